## Words of the server's pages in English. What another language lacks is said in English.

guest-names = Myrrine Lysandra Theano Kallias Phaidros Lysis Theages Diotima Aspasia Nikias Kleon Archidamos Gorgo Chilon Myron Korinna Ion Simon Melitta Philon

## Frame

skip = To the content
brand-home = Hegemonia, first page
theme = Light or dark
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
hero-play = Play { $game } now
hero-friend = Play with a friend
hero-hot-seat = Hot seat
card-play = Play
card-players = players
your-games = Your games
your-games-none = Nobody is waiting for you. Open a table, and a bot will keep the seat warm.
your-games-all = All your games
list-against = against { $who }
list-alone = both sides, one screen
state-your-turn = your turn
state-waiting = waiting
state-players = seat free
state-begin = begin
state-over = over
foot-dice = Dice you can check
foot-undo = Undo until something new is known
foot-record = Every game is kept as a record
name-label = Your name
name-change = Change

## A new table

new-with = With whom?
with-bot = Against a bot
    .text = It answers at once.
with-friend = With a friend
    .text = You get a link to send.
with-hot-seat = Hot seat
    .text = Both sides on this screen.
new-level = How strong is the bot?
new-side = Your side
new-any = Either
new-edition = Edition
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
prompt-seeds = Both sides give their share in the dice.
    .more = This takes a moment.
ways = { $n ->
    [one] 1 way
   *[other] { $n } ways
 }
loses = This loses the game at once.
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
history-first = To the first move
history-prev = One move back
history-next = One move on
history-last = To the last move
history-now = Back to now

## The end

over-wins = { $side } wins.
over-shared = Victory is shared.
over-lost = The game is lost.
over-resigned = { $side } has resigned.
score = Score
score-line = Counted
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
error-cross-site = This request came from another site.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-no-such-seat = This game has no such side.
error-no-such-level = There is no such bot.
error-invitation = This invitation is not valid.
error-no-free-seat = All seats are taken.
error-name = A name has 1 to 24 letters.
error-seed = A seed has 64 hexadecimal digits.
error-record-not-over = The record holds what is still hidden; it opens when the game is over.
