## Words about time, notices and agreement.

## Clocks

turns-label = { $n ->
    [one] 1 game waits for you
   *[other] { $n } games wait for you
 }
over-time = { $side } has run out of time.
clock-of = { $side }: time left
clock-days = { $days } d { $hours } h
clock-alarm = You have less than a minute left.
resign-text-bot = A bot goes on in your place, and you watch. This can't be taken back.
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
