## Words about replays and about a player's results.

## Replays

replay-share = Enlace a la repetición
replay-copy = Copiar el enlace a esta jugada
replay-embed = Copiar el código para insertarla
replay-whole = Ver la repetición completa
replay-nobody = alguien
replay-played = Se jugó aquí.
replay-brought = Se subió como registro.
replay-run = Reproducir o parar
chapters = Capítulos
remark = Comentario
course-title = Quién iba mejor, jugada a jugada
course-end = Al final, a juicio del propio juego: { $shares }.
turning-point = Se inclina hacia { $side }
eyes = Punto de vista
eyes-spectator = Todos
speed = Velocidad
keys = Teclas
keys-ply = Una jugada atrás o adelante
keys-chapter = Al capítulo anterior o al siguiente
key-space = Espacio
keys-play = Reproducir o parar
keys-ends = A la primera o a la última jugada
keys-speed = Más rápido o más despacio
dice-fair = { $rolls ->
    [0] No se tiró ningún dado.
    [one] El único dado se ha recalculado: es el prometido.
   *[other] Los { $rolls } dados se han recalculado: son los prometidos.
 }
dice-seeded = { $rolls ->
    [0] No se tiró ningún dado.
    [one] El único dado se deduce de la semilla del registro.
   *[other] Los { $rolls } dados se deducen de la semilla del registro.
 }
dice-other-secret = Sin verificar: el secreto de los dados no es el prometido.
dice-other-bot-seed = Sin verificar: la semilla de un bot no se deriva del secreto prometido.
dice-differs = Sin verificar: el dado de la jugada { $ply } no es el prometido.
dice-no-evidence = El registro no dice nada con lo que se puedan verificar sus dados.
dice-unreadable = Sin verificar: no se pueden leer las pruebas de los dados.
preview-title = { $game }: { $who }
preview-open = Una mesa en Hegemonia: las guerras de las ciudades-estado griegas, en tu navegador.

error-replay-not-over = Esta partida aún no ha terminado. Su repetición se abre cuando termine; hasta entonces puedes mirarla en su mesa.
error-drawings-busy = Se están preparando muchísimos dibujos en este momento. Inténtalo de nuevo dentro de unos segundos.

## Records that are brought

upload-title = Subir un registro
upload-text = El registro de una partida (.hgr), de aquí o de la línea de comandos, se comprueba jugada a jugada, se guarda y se muestra, con sus comentarios, a quien tenga el enlace.
upload-file = El registro
upload-button = Verlo
upload-limits = Hasta { $kilobytes } KB y { $moves } jugadas. El mismo registro se guarda una sola vez.

error-upload = Línea { $line } del registro: { $why }
error-upload-text = Esto no es texto. Un registro es un archivo de texto cuya primera línea es [Hegemonia "1"].
error-upload-game = Ningún juego de aquí tiene el nombre que figura en la cabecera Game.
error-upload-moves = ninguna partida subida puede tener más de { $moves } jugadas
error-upload-large = Este archivo es demasiado grande: un registro tiene como máximo { $kilobytes } KB.
error-upload-often = { $minutes ->
    [one] Has subido muchos registros en poco tiempo. Inténtalo de nuevo dentro de un minuto.
   *[other] Has subido muchos registros en poco tiempo. Inténtalo de nuevo dentro de { $minutes } minutos.
 }
error-upload-own = { $most ->
    [one] Has subido un registro, y ya no hay sitio para más registros tuyos.
   *[other] Has subido { $most } registros, y ya no hay sitio para más registros tuyos.
 }
error-upload-full = En este servidor no hay sitio para más registros.

## A player's results

player-since = Nombre registrado el { $date }.
player-results = Tus resultados
player-public = Tu página, tal como la ven los demás
player-none = Aún no ha terminado ninguna partida. Las terminadas se cuentan aquí.
player-sides = Por juego y bando
player-opponents = Por rival
player-alone = Nadie más se ha sentado a la mesa.
player-openings = Aperturas favoritas
player-opening = Primera jugada
player-recent = Partidas terminadas
player-newer = Más recientes
player-older = Más antiguas
player-moves = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
 }
figure-games = Partidas
figure-won = Ganadas
figure-shared = Compartidas
figure-lost = Perdidas
figure-streak = Racha actual
figure-longest = Mejor racha
outcome-won = ganada
outcome-shared = compartida
outcome-lost = perdida
outcome-none = sin resultado
plot-course = Victorias menos derrotas, partida a partida
plot-course-desc = { $n ->
    [one] La última partida acaba en { $end }; el punto más alto es { $high } y el más bajo, { $low }.
   *[other] Las últimas { $n } partidas acaban en { $end }; el punto más alto es { $high } y el más bajo, { $low }.
 }
