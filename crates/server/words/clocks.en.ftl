## Words about time, notices and agreement.

## Clocks

turns-label = { $n ->
    [one] 1 game waits for you
   *[other] { $n } games wait for you
 }
error-too-late = Time has run out. Look at the table again.
over-time = { $side } has run out of time.
clock-of = { $side }: time left
clock-days = { $days } d { $hours } h
clock-alarm = You have less than a minute left.
resign-text-bot = You have lost; a bot goes on in your place, and you watch. This can't be taken back.
player-bot = { $name } (a bot goes on)
notices-title = When it is your turn
notify-text-me = While a page of Hegemonia is open, this browser can tell you. The number of games that wait stands in the title and at the top of every page.
notify-on = Tell me when it is my turn
notify-off = This browser tells you when it is your turn
notify-denied = Your browser does not allow messages from this site.
notify-title = Your turn
notify-text = { $game }, against { $who }
notice-text = { $game }: it is your turn.
webhook-title = Notices elsewhere
webhook-text = When it is your turn, the server can write to one of these hosts: { $hosts }. Give the whole address, beginning with http://, or leave it empty.
webhook-label = Address
webhook-button = Keep
error-webhook = The operator of this server allows notices to: { $hosts }. The address begins with http:// and names one of them exactly.
error-webhook-off = The operator of this server has not allowed notices to other addresses.

## Agreement

propose = Propose …
propose-title = What do you propose?
propose-text = The others are asked. Whoever plays on instead of answering has refused.
propose-draw = A draw
propose-abandon = To stop here
propose-undo = { $n ->
    [one] To take back one move
   *[other] To take back { $n } moves
 }
propose-replace = That a bot plays for { $whom }
draw-text = The game ends, and nobody has won.
abandon-text = The game ends without a result, as if nobody had played it.
replace-text = A bot plays this seat to the end. Its player can end this by moving now, and can’t come back later.
undo-needs = { $why }. So the others have to agree.
undo-dice = The same dice will fall again: each follows from the seeds and its number.
forgets = Forgotten would be: { $what }.
forgets-seat = { $n ->
    [one] one move of { $side }
   *[other] { $n } moves of { $side }
 }
forgets-rolls = { $n ->
    [one] one die or card
   *[other] { $n } dice or cards
 }
proposal = A proposal
proposal-draw = { $who } proposes a draw.
proposal-abandon = { $who } proposes to stop here.
proposal-undo = { $n ->
    [one] { $who } asks to take back one move.
   *[other] { $who } asks to take back { $n } moves.
 }
proposal-replace = { $who } proposes that a bot plays for { $whom }.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Take it back
proposal-waits = Waiting for { $who }.
proposal-refused = { $who } did not agree.
over-drawn = The game is drawn.
    .why = The players agreed on it.
over-abandoned = The game was stopped.
    .why = The players agreed on it; there is no result.

error-proposal-kind = This can’t be proposed. The page lists what can: a draw, to take moves back, to stop, to let a bot play for somebody.
error-proposal-open = A proposal is open. Wait for the answer, or play on.
error-proposal-begun = The game has not begun. Leave the table, or close it.
error-proposal-nobody = Nobody else is here to agree. You can resign, and step back as far as the button offers.
error-proposal-gone = This proposal is not open any more.
error-proposal-often = { $n ->
    [one] You have proposed once lately. Play on for a while, then ask again.
   *[other] You have proposed { $n } times lately. Play on for a while, then ask again.
 }
error-not-asked = You are not asked, or have answered already.
error-draw-bot = A draw is agreed on by people; at this table a bot plays too, and a bot always plays on.
error-no-takebacks = At this table no moves are taken back by agreement; that was said before the game.
error-undo-point = There is no decision of yours to go back to there. Choose one of those on the page.
error-replace-who = A bot can play for another person who sits here. Choose one of them.
error-replace-here = This player has not left: a bot may play for somebody for whom the game has waited a long while and who is not looking.
