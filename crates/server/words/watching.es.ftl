## Words about watching and talking.

## Watching

watching = Estás mirando.
watching-behind = { $minutes ->
    [one] Ves la mesa tal como estaba hace un minuto.
   *[other] Ves la mesa tal como estaba hace { $minutes } minutos.
 }
watched = { $n ->
    [0] Nadie mira ahora
    [one] Una persona mira
   *[other] { $n } personas miran
 }
fair-text-watching = Antes de la primera tirada, el servidor se comprometió con un secreto mediante el SHA-256 de abajo, y el navegador de cada jugador aportó su propia semilla. Cada dado se deduce de todo ello, y nadie pudo elegir ninguno. El secreto se publica cuando termina la partida.
prompt-late = La partida ha empezado.
    .more = Lo que ocurre se muestra aquí más tarde, como quiso quien abrió la mesa.
unwatched-title = Esta mesa no admite espectadores
unwatched-text = Quien abrió la mesa quiere que esta partida de { $game } solo la vean sus jugadores mientras dure. Cuando termine, la encontrarás aquí. Si juegas en ella, inicia sesión o ábrela en el navegador en el que te sentaste.
unwatched-lobby = Partidas para mirar
error-unwatched = Nadie puede mirar esta mesa mientras dure la partida. Si juegas en ella, inicia sesión o usa el navegador en el que te sentaste.
lobby-playing-all = { $n ->
    [one] Una partida
   *[other] Las { $n } partidas en curso
 }
lobby-page = Página { $page } de { $pages }
lobby-pages = Páginas
lobby-newer = Más recientes
lobby-older = Más antiguas

## Talking

chat = Chat
chat-tabs = Crónica y chat
chat-label = Di algo
chat-say = Enviar
chat-spectator = espectador
chat-about-players = Mientras dura la partida, solo lo leen los jugadores de esta mesa.
chat-about-spectators = Mientras dura la partida, solo lo leen los espectadores. Los jugadores lo ven cuando termina.
chat-about-over = La partida ha terminado: jugadores y espectadores se leen unos a otros.
chat-account = Aquí pueden escribir los espectadores que han registrado un nombre.
chat-muted = Ya no ves lo que escribe { $who }, ni aquí ni en otras mesas. Puedes cambiarlo en tu perfil.
chat-reported = Gracias. La administración de este servidor ve ahora este mensaje, y nadie más sabrá que lo has denunciado.
line-about = Sobre este mensaje de { $who }
line-title = Sobre este mensaje
line-mute = Ocultar lo que escribe
    .more = Solo para ti, en todas las mesas. No se le avisa.
line-report = Denunciarlo a la administración
    .more = Para mensajes que están de más en una mesa. La administración lee el mensaje, tu nombre y tu motivo.
line-note = ¿Qué debería saber la administración? (opcional)
line-stranger = Siéntate a una mesa o inicia sesión para ocultar o denunciar lo que alguien escribe.
reason-insult = Insulta o amenaza a alguien
reason-spam = Es publicidad, o lo mismo una y otra vez
reason-cheating = Cuenta lo que un jugador no puede saber
reason-other = Otra cosa
muted-title = Personas a las que no lees
muted-text = Lo que escriben en las mesas queda oculto para ti.
muted-hear = Volver a leer

error-line = Un mensaje tiene de 1 a { $most } caracteres visibles, sin signos que cambien la dirección del texto.
error-talk-fast = { $seconds ->
    [one] No tan rápido: dilo dentro de un segundo.
   *[other] No tan rápido: dilo dentro de { $seconds } segundos.
 }
error-talk-crowd = { $seconds ->
    [one] Aquí está hablando mucha gente. Inténtalo de nuevo dentro de un segundo.
   *[other] Aquí está hablando mucha gente. Inténtalo de nuevo dentro de { $seconds } segundos.
 }
error-own-line = Este mensaje es tuyo.
error-reason = Elige un motivo de la lista.
error-note = Lo que añades tiene como máximo 300 caracteres, sin signos que cambien la dirección del texto. Acórtalo e inténtalo de nuevo.
error-reports = { $seconds ->
    [one] Has denunciado muchos mensajes. Espera un segundo antes del siguiente; para leer en paz, oculta lo que escribe alguien.
   *[other] Has denunciado muchos mensajes. Espera { $seconds } segundos antes del siguiente; para leer en paz, oculta lo que escribe alguien.
 }
error-mutes = Has ocultado a muchísima gente. Vuelve a leer a alguien en tu perfil antes de ocultar a más.

## People who mean no good

error-keys = { $minutes ->
    [one] Demasiadas invitaciones erróneas. Pide el enlace completo e inténtalo de nuevo dentro de un minuto.
   *[other] Demasiadas invitaciones erróneas. Pide el enlace completo e inténtalo de nuevo dentro de { $minutes } minutos.
 }
error-same-browser = Alguien de esta mesa inició sesión en el mismo navegador que tú. Aquí el resultado cuenta, así que cada bando necesita su propio navegador; en las mesas donde no cuenta sí puedes sentarte.
