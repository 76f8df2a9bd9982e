## Words about programs that play for people.

player-program = { $name } (program)
programs-title = Programs
programs-text = A program of yours can play under your name with a token. It can do at the tables what you can; it can’t touch your account. How to write one:
program-mark = A program plays under this name; say so at every table
program-keep = Keep
token-label = What is the token for?
token-make = Make a token
token-new = A new token
token-once = This is the token “{ $label }”. It is shown this once; whoever has it can play in your name.
token-use = A program sends it with every request:
token-kept = I have kept it
token-drop = Take back
token-drop-one = Take back the token “{ $label }”
tokens-keep = Keep my programs’ tokens; otherwise they end too
api-title = For programs
api-text = Programs play over HTTP as people do in a browser: every address below takes JSON and answers in JSON when a token comes with the request.
api-first = Claim a name, then make a token on the page about you. A first program, which needs nothing but Python:
api-file = The same for machines, as OpenAPI:
api-games = The methods of the engine protocol, by name: POST /api/ and the method, with its arguments as the body. The handle of a game is the id of its table.
over-by-people = The people at the table ended the game.
explain-nothing = No move is about this.

error-token = This token is not known. It may have been taken back; make another on the page about you.
error-token-account = A token plays; it can’t look at or change the account. Do that in a browser.
error-token-label = Say in a few words what the token is for.
error-tokens = You have { $most } tokens. Take one back that you do not need any more.
error-often = { $seconds ->
    [one] That was too often. Try again in a second.
   *[other] That was too often. Try again in { $seconds } seconds.
 }
error-no-method = There is no method { $method }. GET /api/openapi.json lists all of them.
error-no-load = A table begins at the beginning. Load positions with the engine on your own machine; a record can be uploaded and replayed.
error-state-open = The open position tells every secret, so it is given out when the game is over. Ask for the view of your seat.
error-suggest-people = Other people sit at this table and have not agreed that a bot advises you.
error-move-or-moves = give either "move", or "moves" with 1 to 100 of them
error-move-or-target = give either "move" or "target"
error-budget = Here a bot thinks no longer than { $simulations } simulations or { $millis } milliseconds. For more, run the engine on your own machine.
error-params = the arguments are one JSON object
