# What the kernel and the pages say.

game-name = Petteia
edition-classical = Petteia
scenario-eight = Eight by eight
scenario-six = Six by six: the quick game
scenario-steps = Step by step: two ranks each
blurb = The pebble game of the Greeks in five minutes: slide your pebbles and enclose those of your opponent between two of your own.

allowed = This can be played now.
no-such-move = These words do not mean a move.
game-is-over = The game is over.
not-your-turn = It is not your turn: { $who } is to move.
seat-nobody = Nobody
seat-chance = Chance
seat-light = Light
seat-dark = Dark

# Moves, and what comes of them.

move-pebble = { $taken ->
    [0] { $from } to { $to }
   *[other] { $from } to { $to }, taking { $taken }
 }
event-moved = { $side } moves from { $from } to { $to }.
event-enclosed = { $side } loses the pebble on { $square }: it is enclosed.

asks-move = { $side }: move a pebble.
asks-move-soon = { $left ->
    [one] { $side }: move a pebble. If this move takes nothing, pebbles are counted.
   *[other] { $side }: move a pebble. After { $left } more moves without a capture, pebbles are counted.
 }
asks-nothing = The game is over.
phase = Light { $light }, Dark { $dark }

line-pebbles = Pebbles on the board
over-isolated = { $winner } has won: { $loser } has fewer than two pebbles left.
over-blocked = { $winner } has won: { $loser } can't move.
over-quiet = { $winner } has won with more pebbles, after thirty moves without a capture.
over-ground = { $winner } has won: as many pebbles, but more of them beyond the middle.
over-shared = The victory is shared: thirty moves without a capture, and nothing tells the two apart.

# Why not.

why-game-over = The game is over.
why-no-pebble = There is no pebble on { $from }. Move one of your own.
why-not-yours = The pebble on { $from } is your opponent's. Move one of your own.
why-off-board = { $to } is not a square of this board.
why-occupied = There is a pebble on { $to } already. Pebbles go to empty squares.
why-not-in-line = { $from } and { $to } are not in one line. Pebbles go straight along a rank or a file.
why-too-far = From { $from } to { $to } is more than one step. In this game pebbles go one step at a time.
why-in-the-way = The pebble on { $by } is in the way. Pebbles do not jump.

# The drawing.

draw-board = The board
draw-pebbles = { $n ->
    [one] 1 pebble left; beyond the middle: { $ground }
   *[other] { $n } pebbles left; beyond the middle: { $ground }
 }
