## Words of the server's pages in English. What another language lacks is said in English.

guest-names = Myrrine Lysandra Theano Kallias Phaidros Lysis Theages Diotima Aspasia Nikias Kleon Archidamos Gorgo Chilon Myron Korinna Ion Simon Melitta Philon Agathon Alkmene Anyte Arete Chares Deidameia Doris Eumelos Eunike Glauke Hegeso Hippias Ianthe Iole Kallisto Kimon Kleito Kritias Laches Leon Lykos Megakles Melissa Menon Mikon Nausikaa Nikarete Nikeratos Nossis Pausanias Perdix Phano Philinna Phokion Praxilla Rhode Stesilaos Telesilla Thais Thymios

## Frame

skip = To the content
brand-home = Hegemonia, first page
theme = Light or dark
language = Language
nav = Site
nav-play = Play
nav-games = Your games
nav-rules = Rules
offline = Offline. Trying again; your moves are safe.

## Home

home-title = Play
home-games = Games
hero-title = The wars of the Greek city‑states, at your table.
hero-text = Play a person or a good bot. The rules are kept for you, and every “no” says why.
hero-play = Play now against a bot
hero-friend = Play with a friend
hero-hot-seat = Hot seat
hero-then = One click opens a table of { $game }: no account, nothing to install.
card-play = Play
card-players = players
your-games = Your games
your-games-none = Nobody is waiting for you. Open a table, and a bot will keep the seat warm.
your-games-all = All your games
list-against = against { $who }
list-alone = hot seat
state-your-turn = your turn
state-waiting = waiting
state-players = seat free
state-begin = begin
state-over = over
first-title = Your first time?
first-gold = What you can do now is lit in gold. Click it on the map, or choose it from the list.
first-why = Ask “Why not?” about anything else, and read the rule behind the answer.
first-undo = Step back freely, until a die has fallen or a card was shown.
foot-dice = Dice you can check
foot-undo = Undo until something new is known
foot-record = Every game is kept as a record
name-label = Your name
name-change = Change

## A new table

new-with = With whom?
new-rules = Read the rules
with-alone = Alone
    .text = The game plays the other side by its own rules.
with-bot = { $seats ->
    [2] Against a bot
   *[other] Against bots
 }
    .text = The game begins at once.
with-friend = { $seats ->
    [2] With a friend
   *[other] With friends
 }
    .text = { $seats ->
        [2] You get a link to send; the game begins when it is opened.
       *[other] You get a link to send; the game begins when every seat is taken.
    }
with-hot-seat = Hot seat
    .text = { $seats ->
        [2] You and somebody beside you play on this screen.
       *[other] You and those beside you play on this screen.
    }
new-level = { $seats ->
    [2] How strong is the bot?
   *[other] How strong are the bots?
 }
new-side = Your side
new-any = { $seats ->
    [2] Either
   *[other] Any
 }
new-edition = Edition and scenario
new-seats = How many play?
new-begin = Open the table
level-easy = Easy
    .bot = Easy bot
level-medium = Medium
    .bot = Medium bot
level-hard = Hard
    .bot = Hard bot
level-hardest = Hardest
    .bot = Hardest bot

## Invitation

invite-title = You are invited
invite-text = { $who } asks you to a game of { $game }.
invite-take = Play { $side }
invite-link = Send this link to a friend; whoever opens it takes the free seat.
invite-copy = Copy the link
invite-copied = Copied

## Table

map = Map
log = Log
rule = Rule
panel = What is asked
sheet = Pull the sheet up or down
meaning = What do you mean?
tabs = Views
you = you
seat-free = free seat
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole map
caption-yours = Your turn · { $phase }
caption-hot-seat = { $side } · { $phase }
caption-other = { $side } to act
caption-open = Before the game
caption-over = The game is over
prompt-choices = { $n ->
    [one] One choice.
   *[other] { $n } choices. What is lit can be clicked.
 }
prompt-bot = { $who } is thinking for { $side }.
prompt-person = { $who } is choosing for { $side }.
prompt-players = Waiting for a friend.
    .more = The game begins when the seat is taken.
prompt-seeds = Every side gives its share in the dice.
    .more = This takes a moment.
ways = { $n ->
    [one] 1 way
   *[other] { $n } ways
 }
loses = This loses the game at once.
amount-quick = Quick choices
amount-less = One less
amount-more = One more
amount-set = Set
amount-label = { $name } { $n }, { $note }
orders = Orders in advance
orders-cancel = Take it back
orders-about = An order answers for you while you are away. Nobody else sees it.
undo = Step back
barrier-start = Nothing to step back to
barrier-chance = Undo ends here: chance has spoken
barrier-shown = Undo ends here: something hidden was shown
barrier-passed = Undo ends here: the turn has passed
why-not = Why not?
why-title = Why not { $name }?
why-title-bare = Why not?
why-nothing = Nothing is asked about this now.
why-not-your-turn = It is not your turn.
why-over = The game is over.
resign = Resign
fair = The dice
fair-text = Before the first roll the server promised a secret by its SHA-256 below. Your browser gave a seed of its own. Every die follows from both, and nobody could choose one. The secret is published when the game is over.
fair-over = The secret is open now. The record holds everything to recompute each die: hegemonia verify, or docs/fair-chance.md.
fair-commitment = Promise (SHA-256 of the secret)
fair-secret = Secret
dialog-yes = Yes
dialog-no = No
dialog-close = Close
resign-title = Resign this game?
resign-text = The other side wins at once. This can't be taken back.
lose-title = Really?
lose-text = This loses the game at once.
curtain-title = Pass the screen to { $side }
curtain-text = What comes next is for { $side }'s eyes only.
curtain-show = I am { $side }
history = History
history-start = Before the first move
history-quiet = A choice was made; it did nothing yet.
log-look = Move { $n }, { $side }: look at it again
motion = Motion on or off
history-first = To the first move
history-prev = One move back
history-next = One move on
history-last = To the last move
history-play = Watch what happened since your last decision
history-now = Back to now

## The end

over-wins = { $side } wins.
over-shared = Victory is shared.
over-shared-by = { $sides } share the victory.
over-nobody = Nobody has won.
over-lost = The game is lost.
over-resigned = { $side } has resigned.
score = Score
score-line = Counted
score-side = Side
score-total = Total
replay = Replay
record = Record
again = Play again

## Rules

rules-contents = Chapters
rules-find = Find in the rules
rules-none = These rules have not been written down yet.

## What goes wrong

failure-title = That did not work
failure-home = To the first page
error-not-found = There is nothing here. The link may be old or cut off.
error-no-session = This needs your cookie. Open the first page and take a seat again.
error-stale = The table has moved on; here it is as it stands now.
error-broken = Something broke on our side. Your game is safe; try again.
error-not-kept = The server can’t write to its disk just now. Nothing has changed; try again in a moment.
error-unavailable = The server’s database does not answer just now. Try again in a moment; if you were changing something, look first whether it was done.
error-cross-site = This request came from another site. Open the table on its own page and try there; a program sends the header X-Hegemonia.
error-not-your-seat = This seat is not yours. You may watch; to play, open a table of your own or ask for an invitation.
error-not-your-turn = It is not your turn. Wait for the other side; the page shows its move at once.
error-order-seats = Orders in advance are for somebody with one seat at the table. Who plays several is asked each time.
error-no-such-order = This can’t be ordered now. The panel lists what can; reload the page if it is old.
error-over = The game is over. Its record and replay are on the table’s page.
error-no-such-seat = This game has no such side. Go back and choose one that is listed.
error-no-such-level = There is no such bot. Go back and choose one that is listed.
error-invitation = This invitation is not valid. Ask your friend for the whole link.
error-no-free-seat = All seats are taken. You may watch, or open a table of your own.
error-language = This language is not spoken here. Choose one of the list.
error-name = A name has 1 to 24 letters.
error-seed = A seed has 64 hexadecimal digits.
error-unreadable = This request can’t be read: { $why }. Reload the page and try again; docs/http-api.md tells programs what to send.
error-method = This address does not take such requests. Go back to the first page; docs/http-api.md tells programs what to send.
error-too-large = This request is too large: no move or form needs more than 16 KB. Reload the page and try again.
error-too-slow = This request took too long to arrive. Look at your connection and try again.
error-undo-too-far = { $n ->
    [one] You can step back one move. For more, the other side would have to forget what it knows.
   *[other] You can step back 1 to { $n } moves. For more, the other side would have to forget what it knows.
 }
error-too-many-tables = You have { $most } games that are not over. Finish or resign one of them, then open another.
error-too-many-streams = You have { $most } tables open at the same time. Close some of their tabs, then reload this one.
error-record-not-over = The record holds what is still hidden; it opens when the game is over.
