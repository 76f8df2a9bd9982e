# What the kernel and the pages say.

game-name = Petteia
edition-classical = Petteia
scenario-eight = Ocho por ocho
scenario-six = Seis por seis: la partida rápida
scenario-steps = Paso a paso: dos filas por bando
blurb = El juego de guijarros de los griegos en cinco minutos: desliza los tuyos y encierra los del rival entre dos de los tuyos.

allowed = Esta jugada se puede hacer ahora.
no-such-move = Estas palabras no corresponden a ninguna jugada.
game-is-over = La partida ha terminado.
not-your-turn = No es tu turno: juegan { $who }.
seat-nobody = Nadie
seat-chance = Azar
seat-light = Claras
seat-dark = Oscuras

# Moves, and what comes of them.

move-pebble = { $taken ->
    [0] De { $from } a { $to }
    [one] De { $from } a { $to }, con una captura
   *[other] De { $from } a { $to }, con { $taken } capturas
 }
event-moved = { $side } juegan de { $from } a { $to }.
event-enclosed = { $side } pierden el guijarro de { $square }: queda encerrado.

asks-move = { $side }: mueve un guijarro.
asks-move-soon = { $left ->
    [one] { $side }: mueve un guijarro. Si esta jugada no captura nada, se cuentan los guijarros.
   *[other] { $side }: mueve un guijarro. Tras { $left } jugadas más sin capturas se cuentan los guijarros.
 }
asks-nothing = La partida ha terminado.
phase = Claras { $light }, Oscuras { $dark }

line-pebbles = Guijarros en el tablero
over-isolated = Han ganado { $winner }: a { $loser } les quedan menos de dos guijarros.
over-blocked = Han ganado { $winner }: { $loser } no pueden mover.
over-quiet = Han ganado { $winner }, con más guijarros tras treinta jugadas sin capturas.
over-ground = Han ganado { $winner }: los mismos guijarros, pero más de ellos pasado el centro.
over-shared = Victoria compartida: treinta jugadas sin capturas e igualdad en todo.

# Why not.

why-game-over = La partida ha terminado.
why-no-pebble = En { $from } no hay ningún guijarro. Mueve uno de los tuyos.
why-not-yours = El guijarro de { $from } es del rival. Mueve uno de los tuyos.
why-off-board = { $to } no es una casilla de este tablero.
why-occupied = En { $to } ya hay un guijarro. Solo se mueve a casillas vacías.
why-not-in-line = { $from } y { $to } no están en la misma línea. Los guijarros van en línea recta, por filas o columnas.
why-too-far = De { $from } a { $to } hay más de un paso. En esta partida los guijarros avanzan de casilla en casilla.
why-in-the-way = El guijarro de { $by } cierra el paso. Los guijarros no saltan.

# The drawing.

draw-board = El tablero
draw-pebbles = { $n ->
    [one] Queda 1 guijarro; pasado el centro: { $ground }
   *[other] Quedan { $n } guijarros; pasado el centro: { $ground }
 }
