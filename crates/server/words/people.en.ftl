## Words about people: accounts, the lobby, clocks, agreement, chat.

## Accounts

me-title = You
me-login = Log in
name = Name
password = Password
deleted-name = A player who left
claim-title = Claim a name
claim-text = With a password you find your games again in any browser. No e-mail is asked for, so nobody can send you a lost password: keep it well.
claim-button = Claim the name
login-title = Log in
login-text = For those who have claimed a name before.
login-button = Log in
login-bring = Bring the games of this browser along
account-text = This name is yours. Your games are found in every browser where you log in.
sessions-title = Where you are logged in
sessions-text = { $n ->
    [one] In this browser alone.
   *[other] In { $n } browsers.
 }
logout = Log out
logout-everywhere = Log out everywhere
password-title = Change the password
password-text = All other browsers are logged out.
password-old = The old password
password-new = The new password
password-button = Change the password
export-title = Your data
export-text = Everything that is kept about you, as one file: your name, your tables, your moves.
export-button = Download my data
delete-title = Go for good
delete-text = Your name is forgotten, and whoever wants it may claim it. Games of two that go on are given up; finished games stay, under “A player who left”.
delete-sure = Yes, forget me
delete-button = Delete

error-claim-name = A name has 2 to 24 letters or digits of one script; a space, a point, a hyphen or an apostrophe may stand between them.
error-name-taken = Somebody is called { $name }, or so much alike that you would be taken for each other. Choose another name; if it is yours, log in.
error-name-for-good = The name of an account is for good: others know you by it.
error-has-account = You have a name already. Log out first, then claim another.
error-no-account = This needs a name with a password. Claim one first, on the page about you.
error-password-length = A password has { $least } to { $most } letters. A few words in a row make a good one.
error-password-easy = Anybody would guess this password. Take a few words that nobody connects with you.
error-password-wrong = This is not your password. Try again; the old one is asked for so that nobody else can do this.
error-password-queue = Very many people are logging in at this moment. Try again in a few seconds.
error-login = This name and this password do not go together. Look at both and try again.
error-attempts = { $minutes ->
    [one] Too many wrong passwords for this name. Try again in a minute.
   *[other] Too many wrong passwords for this name. Try again in { $minutes } minutes.
 }
error-not-sure = Tick the box if you mean it: what is deleted does not come back.

## The lobby

nav-lobby = Lobby
lobby-title = Lobby
lobby-text = Tables that wait for somebody like you. The list changes by itself.
lobby-open = Open a table
lobby-waiting = Free seats
lobby-none = Nobody is waiting. Open a table of your own; whoever comes by can sit down.
lobby-going = Now playing
lobby-going-none = No open game is being played at this moment.
lobby-join = Sit down
lobby-back = To your table
lobby-watch = Watch
host-short = Open a table
host-title = Open a table: { $game }
host-seats = Who sits where?
host-drawn = Draw the sides when everybody is here
host-who = Who may come?
host-listed = Anybody, from the lobby
host-link = Whoever gets the link
host-pace = How fast?
host-live = Each player’s clock
host-slow = Time for each turn
host-expiry = When time runs out
host-watch = Spectators
host-more = Also
host-takebacks = Moves may be taken back when everybody agrees
host-rated = The result counts
host-rated-account = The result counts (for players who have claimed a name)
sitter-me = You
sitter-person = A person
sitter-none = Nobody
pace-none = No clock
pace-live = Live
pace-slow = Slow, over days
clock-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s a turn
 }
clock-slow = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
 }
expiry-loss = The game is lost
expiry-bot = A bot goes on
watch-open = Anybody may watch
watch-late = Watched { $minutes } min later
watch-closed = Nobody watches
terms-loss = Whoever runs out of time loses.
terms-bot = For whoever runs out of time, a bot goes on.
terms-rated = The result counts.
terms-drawn = Sides are drawn when everybody is here.
terms-takebacks = Moves may be taken back when everybody agrees.
terms-no-takebacks = What is done is done: no moves are taken back by agreement.
table-leave = Leave the table
table-cancel = Close the table
rematch = Rematch, sides changed
rematch-go = To the rematch
over-cancelled = The table was closed.
    .why = The game had not begun.
new-others = With people from the lobby, several friends, bots of different strength, or a clock:

error-gap = Seats are filled from the first to the last; leave out only the last ones.
error-own-seat = One seat is yours, and at least one more is somebody else’s. Choose again.
error-wishes = These wishes can’t be read. Go back and choose from what is listed.
error-rated-account = At this table the result counts: it is for players who have claimed a name. Claim one on the page about you, then sit down.
error-rated-bot = A result counts between people. Leave the bots out, or let it not count.
error-lobby-own = You have { $most } tables waiting in the lobby. Close one of them, or play.
error-lobby-full = The lobby is full. Sit down at one of its tables, or invite somebody by link.
error-by-link = This table is not in the lobby. Ask its host for the link.
error-begun = The game has begun; you can resign at the table.
error-not-over = The game is not over yet.
