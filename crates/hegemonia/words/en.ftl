# What the program itself says to people.

## Engine protocol

explain-nothing = Nothing on the table that is called “{ $target }” can be used now.

## Any game told

score-line = { $who }: { $total }

## Replay

replay-unfinished = The record ends here; the game was not over.
replay-ask = [{ $ply } of { $plies }] next, back, a number, board, q?
replay-help = Type n or nothing for the next move, b to go back, start, end, a number from 0 to { $plies }, board for the whole table, or q to stop.

## Verify

verify-fair = fair. The secret is the one that was promised, and { $rolls ->
    [one] the one roll follows
   *[other] all { $rolls } rolls follow
 } from it and the seats’ seeds.
verify-seeded = reproducible. { $rolls ->
    [one] The one roll follows
   *[other] All { $rolls } rolls follow
 } from the seed in the record. (A seed does not prove that nobody chose it.)
verify-other-secret = NOT FAIR. The secret is not the one that was promised: its hash differs from the commitment.
verify-differs = NOT PROVED. At ply { $ply } “{ $played }” was played, but the dice give “{ $computed }”.
verify-bots-bound = The seeds of its bots ({ $seats }) follow from the secret too.
verify-bots-free = The record does not say which seats bots played: if any did, their seeds were not bound by the promise.
verify-other-bot-seed = NOT FAIR. The seed of the bot at { $seat } does not follow from the secret, though the record says so.
verify-no-evidence = can’t be verified. The record has neither a published secret nor a seed.

## Soak

soak-summary = { $games } games, { $moves } moves ({ $mean } a game, at most { $longest }), { $audits } audits, { $faults } faults
soak-moves = moves
soak-outcomes = outcomes of chance
soak-events = events
soak-endings = endings
soak-count = { $mean } a game  { $what }
soak-fault =
    game { $game }: { $what }
    { "  " }after { $count } moves: { $moves }

## Records

records-kept = { $edition } { $scenario }, { $ending }, { $winner }: { $kept } kept of { $games } games

## Play

play-welcome =
    { $game }. You play { $side } against { $bot } (seed { $seed }).
    Type ? for help.
play-help =
    a number        make that choice
    the words       make the move that is written so, such as “{ "besiege thebai" }”
    (nothing)       show again what can be done
    u               take back your last decision, if nothing was learnt since
    why SOMETHING   why a move, or what can be done with a thing, is or is not allowed
    board           everything that you may know
    log             what happened so far
    rules CLAUSE    a clause of the rules, such as “{ "rules 7.3" }”
    save FILE       write the record of the game
    q               stop
play-bye = Goodbye.
play-over = The game is over. You can still type log, board, save FILE or q.
play-plain = { $text }
play-refused = { $reason } [{ $clause }]
play-nonsense = “{ $words }” is no move here. Type a number from the list or the words of a move; ? shows what else can be typed.
play-similar = Did you mean: { $moves }?
play-no-number = Type a number from 1 to { $most }; nothing shows the list again.
play-undone = Taken back.
play-why-what = Say which move or thing you mean, such as “{ "why roll" }”.
play-why-nothing = “{ $about }” is neither a move nor a thing that can be used now.
play-no-log = Nothing has happened yet.
play-save-where = Say which file to write, such as “{ "save game.hgr" }”.
play-saved = Saved to { $file }.
play-save-exists = { $file } exists already; choose another name.
play-save-failed = { $file } could not be written: { $error }
play-no-rules = The rules of this game are not in the program.
play-no-clause = There is no clause “{ $asked }”. What is told and refused names its clause in brackets.

undo-start = You have not decided anything yet.
undo-chance = A die was rolled or a card drawn since; that can’t be taken back.
undo-shown = Something hidden was shown since; that can’t be taken back.
undo-passed = The turn has passed since; that can’t be taken back.

## Serve

serve-ready = Hegemonia is at { $address }
serve-taken = { $address } can’t be used. If Hegemonia runs there already, open http://{ $address }/ in a browser; otherwise choose another address with hegemonia serve --listen 127.0.0.1:8001
serve-database = The games can’t be kept there. Look whether the folder exists and may be written to, or choose another place with --database sqlite://path/to/file.db
serve-in-use = { $file } is used by another Hegemonia. Play there, or stop it first; a second server needs a database of its own: --database sqlite://path/to/other.db
serve-postgres = PostgreSQL does not let the server in. Look whether it runs, and whether host, port, user and database in --database postgres://user@host/database are right
serve-address = Write --database sqlite://path/to/file.db or --database postgres://user@host/database
serve-version = The tables in this database are not as this version makes them. If a newer Hegemonia has used it, start that one; otherwise give back a copy that was saved
serve-unwritable = The database opens but takes nothing. Look whether its disk has room, whether it may be written to, and whether another program holds it

reports-none = Nobody has reported anything.
reports-head = { $when }, table /t/{ $table }, line { $number }
reports-who = { $name } ({ $id }) said:
reports-by = reported by { $name } ({ $id }), reason: { $reason }
