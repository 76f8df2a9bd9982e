## Words about watching and talking.

## Watching

watching = You are watching.
watching-behind = { $minutes ->
    [one] You see the table as it was a minute ago.
   *[other] You see the table as it was { $minutes } minutes ago.
 }
watched = { $n ->
    [0] Nobody watches now
    [one] One person watches
   *[other] { $n } people watch
 }
fair-text-watching = Before the first roll the server promised a secret by its SHA-256 below, and every player’s browser gave a seed of its own. Every die follows from these, and nobody could choose one. The secret is published when the game is over.
prompt-late = The game has begun.
    .more = What happens is shown here later, as the host wishes.
unwatched-title = Nobody watches this table
unwatched-text = Its host wishes that this game of { $game } is seen by its players alone while it goes on. When it is over, you find it here. If you play in it, log in or open it in the browser in which you sat down.
unwatched-lobby = Games to watch
error-unwatched = Nobody watches this table while its game goes on. If you play in it, log in or use the browser in which you sat down.
lobby-playing-all = { $n ->
    [one] One game
   *[other] All { $n } games that are being played
 }
lobby-page = Page { $page } of { $pages }
lobby-pages = Pages
lobby-newer = Newer
lobby-older = Older

## Talking

chat = Chat
chat-tabs = Log and chat
chat-label = Say something
chat-say = Say
chat-spectator = spectator
chat-about-players = Read by the players of this table alone while the game goes on.
chat-about-spectators = Read by spectators alone while the game goes on. Players see it when the game is over.
chat-about-over = The game is over: players and spectators read each other.
chat-account = Spectators who have claimed a name may write here.
chat-muted = You don’t see what { $who } writes any more, here or at other tables. The page about you brings it back.
chat-reported = Thank you. The operator of this server sees this line now, and nobody else learns that you showed it.
line-about = About this line of { $who }
line-title = About this line
line-mute = Hide what they write
    .more = For you alone, at every table. They are not told.
line-report = Show it to the operator
    .more = For lines that have no place at a table. The operator reads the line, your name and your reason.
line-note = What should the operator know? (optional)
line-stranger = Take a seat or log in to hide or report what somebody writes.
reason-insult = It insults or threatens somebody
reason-spam = It is advertising, or the same again and again
reason-cheating = It tells what a player may not know
reason-other = Something else
muted-title = People you don’t hear
muted-text = What they write at tables is hidden from you.
muted-hear = Hear again

error-line = A line has 1 to { $most } visible letters, without signs that change the direction of text.
error-talk-fast = { $seconds ->
    [one] Not so fast: say it in a second.
   *[other] Not so fast: say it in { $seconds } seconds.
 }
error-talk-crowd = { $seconds ->
    [one] Very many are talking here. Try again in a second.
   *[other] Very many are talking here. Try again in { $seconds } seconds.
 }
error-own-line = This line is your own.
error-reason = Choose a reason from the list.
error-note = What you add has at most 300 letters, without signs that change the direction of text. Shorten it and try again.
error-reports = You have shown many lines to the operator. Wait { $seconds } seconds before the next; to read on in peace, hide what somebody writes.
error-mutes = You have hidden very many people. Hear some of them again on the page about you, then hide others.

## People who mean no good

error-keys = { $minutes ->
    [one] Too many wrong invitations. Ask for the whole link, and try again in a minute.
   *[other] Too many wrong invitations. Ask for the whole link, and try again in { $minutes } minutes.
 }
error-same-browser = Somebody at this table was logged in in the same browser as you. The result counts here, so each side needs a browser of its own; at tables where it does not count you may sit down.
