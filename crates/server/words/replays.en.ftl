## Words about replays and about a player's results.

## Replays

replay-share = Link to the replay
replay-copy = Copy the link to this move
replay-embed = Copy the code to embed it
replay-whole = See the whole replay
replay-nobody = somebody
replay-played = It was played here.
replay-brought = It was brought as a record.
replay-run = Let it run, or stop
chapters = Chapters
remark = Remark
course-title = Who stood how well, move by move
course-end = At the end, by the game’s own judgement: { $shares }.
turning-point = It turns to { $side }
eyes = Seen by
eyes-spectator = Everybody
speed = Speed
keys = Keys
keys-ply = One move back or on
keys-chapter = To the chapter before or after
key-space = Space
keys-play = Run by itself, or stop
keys-ends = To the first or the last move
keys-speed = Faster or slower
dice-fair = { $rolls ->
    [0] No die was rolled.
    [one] The one die was recomputed: it is the promised one.
   *[other] All { $rolls } dice were recomputed: they are the promised ones.
 }
dice-seeded = { $rolls ->
    [0] No die was rolled.
    [one] The one die follows from the seed in the record.
   *[other] All { $rolls } dice follow from the seed in the record.
 }
dice-other-secret = Not verified: the secret of the dice is not the promised one.
dice-other-bot-seed = Not verified: the seed of a bot does not follow from the promised secret.
dice-differs = Not verified: the die of move { $ply } is not the one that was promised.
dice-no-evidence = The record says nothing from which its dice could be verified.
dice-unreadable = Not verified: the evidence for the dice can’t be read.
preview-title = { $game }: { $who }
preview-open = A table at Hegemonia: the wars of the Greek city-states, in your browser.

error-replay-not-over = This game is not over yet. Its replay opens when it is; until then you may watch at its table.
error-drawings-busy = Very many drawings are being made at this moment. Try again in a few seconds.

## Records that are brought

upload-title = Bring a record
upload-text = A record of a game (.hgr), from here or from the command line, is checked move by move, kept, and shown to whoever has its link, with the remarks in it.
upload-file = The record
upload-button = Look at it
upload-limits = Up to { $kilobytes } KB and { $moves } moves. The same record is kept once.

error-upload = Line { $line } of the record: { $why }
error-upload-text = This is no text. A record is a text file whose first line is [Hegemonia "1"].
error-upload-game = No game here has the name in the header Game.
error-upload-moves = no game that is brought has more than { $moves } moves
error-upload-large = This file is too large: a record has up to { $kilobytes } KB.
error-upload-often = { $minutes ->
    [one] You have brought many records in a short time. Try again in a minute.
   *[other] You have brought many records in a short time. Try again in { $minutes } minutes.
 }
error-upload-own = You have brought { $most } records, and there is room for no more of yours.
error-upload-full = There is no room for more records on this server.

## A player's results

player-since = A name since { $date }.
player-results = Your results
player-public = Your page, as others see it
player-none = No game has ended yet. Finished games are counted here.
player-sides = By game and side
player-opponents = By opponent
player-alone = Nobody else has sat at the table.
player-openings = Favourite openings
player-opening = First move
player-recent = Finished games
player-newer = Newer
player-older = Older
player-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
figure-games = Games
figure-won = Won
figure-shared = Shared
figure-lost = Lost
figure-streak = In a row now
figure-longest = Longest run
outcome-won = won
outcome-shared = shared
outcome-lost = lost
outcome-none = no result
plot-course = Victories less defeats, game by game
plot-course-desc = The last { $n } games end at { $end }; the highest point is { $high }, the lowest { $low }.
