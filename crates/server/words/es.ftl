## Words of the server's pages in Spanish.

guest-names = Mirrina Lisandra Téano Calias Fedro Lisis Téages Diotima Aspasia Nicias Cleón Arquidamo Gorgo Quilón Mirón Corina Ion Simón Melita Filón Agatón Alcmena Ánite Arete Cares Deidamía Doris Eumelo Eunice Glauce Hegeso Hipias Yante Yole Calisto Cimón Clito Critias Laques León Lico Megacles Melisa Menón Micón Nausícaa Nicarete Nicérato Nosis Pausanias Pérdix Fano Filina Foción Praxila Rode Estesilao Telesila Tais Timio

## Frame

skip = Ir al contenido
brand-home = Hegemonia, página de inicio
theme = Claro u oscuro
language = Idioma
nav = Sitio
nav-play = Jugar
nav-games = Tus partidas
nav-rules = Reglas
offline = Sin conexión. Reintentando; tus jugadas están a salvo.

## Home

home-title = Jugar
home-games = Juegos
hero-title = Las guerras de las ciudades‑estado griegas, en tu mesa.
hero-text = Juega contra una persona o contra un buen bot. De las reglas se encarga la mesa, y cada «no» dice por qué.
hero-play = Juega ya contra un bot
hero-friend = Juega con un amigo
hero-hot-seat = Misma pantalla
hero-then = Con un clic se abre una mesa de { $game }: sin cuenta y sin instalar nada.
card-play = Jugar
card-players = jugadores
your-games = Tus partidas
your-games-none = Nadie te espera. Abre una mesa y un bot te hará compañía.
your-games-all = Todas tus partidas
list-against = contra { $who }
list-alone = misma pantalla
state-your-turn = tu turno
state-waiting = en espera
state-players = asiento libre
state-begin = empezar
state-over = terminada
first-title = ¿Es tu primera vez?
first-gold = Lo que puedes hacer ahora brilla en dorado. Púlsalo en el mapa o elígelo en la lista.
first-why = Pregunta «¿Por qué no?» sobre cualquier otra cosa y lee la regla que hay detrás.
first-undo = Deshaz lo que quieras hasta que caiga un dado o se muestre una carta.
foot-dice = Dados que puedes comprobar
foot-undo = Deshacer hasta que se sepa algo nuevo
foot-record = Cada partida queda registrada
name-label = Tu nombre
name-change = Cambiar

## A new table

new-with = ¿Con quién?
new-rules = Leer las reglas
with-alone = En solitario
    .text = El juego lleva el otro bando con sus propias reglas.
with-bot = { $seats ->
    [2] Contra un bot
   *[other] Contra bots
 }
    .text = La partida empieza enseguida.
with-friend = { $seats ->
    [2] Con un amigo
   *[other] Con amigos
 }
    .text = { $seats ->
        [2] Recibes un enlace para enviar; la partida empieza cuando alguien lo abre.
       *[other] Recibes un enlace para enviar; la partida empieza cuando se ocupan todos los asientos.
    }
with-hot-seat = Misma pantalla
    .text = { $seats ->
        [2] Juegas en esta pantalla con quien está a tu lado.
       *[other] Juegas en esta pantalla con quienes están a tu lado.
    }
new-level = { $seats ->
    [2] ¿Qué nivel tiene el bot?
   *[other] ¿Qué nivel tienen los bots?
 }
new-side = Tu bando
new-any = { $seats ->
    [2] Uno u otro
   *[other] Cualquiera
 }
new-edition = Edición y escenario
new-seats = ¿Cuántos juegan?
new-begin = Abrir la mesa
level-easy = Fácil
    .bot = Bot fácil
level-medium = Intermedio
    .bot = Bot intermedio
level-hard = Difícil
    .bot = Bot difícil
level-hardest = Muy difícil
    .bot = Bot muy difícil

## Invitation

invite-title = Tienes una invitación
invite-text = { $who } te invita a una partida de { $game }.
invite-take = Jugar con { $side }
invite-link = Envía este enlace a un amigo; quien lo abra ocupará el asiento libre.
invite-copy = Copiar el enlace
invite-copied = Copiado

## Table

map = Mapa
log = Crónica
rule = Regla
panel = Lo que se pide
sheet = Subir o bajar el panel
meaning = ¿A qué te refieres?
tabs = Vistas
you = tú
seat-free = asiento libre
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Mapa entero
caption-yours = Tu turno · { $phase }
caption-hot-seat = { $side } · { $phase }
caption-other = Juega { $side }
caption-open = Antes de la partida
caption-over = La partida ha terminado
prompt-choices = { $n ->
    [one] Una sola opción.
   *[other] { $n } opciones. Puedes pulsar lo que está iluminado.
 }
prompt-bot = { $who } está pensando por { $side }.
prompt-person = { $who } está eligiendo por { $side }.
prompt-players = Falta alguien por sentarse.
    .more = La partida empieza cuando se ocupa el asiento.
prompt-seeds = Cada bando aporta su parte a los dados.
    .more = Solo es un momento.
ways = { $n ->
    [one] 1 manera
   *[other] { $n } maneras
 }
loses = Con esto pierdes la partida en el acto.
amount-quick = Opciones rápidas
amount-less = Uno menos
amount-more = Uno más
amount-set = Fijar
amount-label = { $name } { $n }, { $note }
orders = Órdenes anticipadas
orders-cancel = Anularla
orders-about = Una orden responde por ti mientras no estás. Nadie más la ve.
undo = Deshacer
barrier-start = No hay nada que deshacer
barrier-chance = Límite para deshacer: ha hablado el azar
barrier-shown = Límite para deshacer: se mostró algo oculto
barrier-passed = Límite para deshacer: el turno ha pasado
why-not = ¿Por qué no?
why-title = ¿Por qué no { $name }?
why-title-bare = ¿Por qué no?
why-nothing = Ahora no se pide nada sobre esto.
why-not-your-turn = No es tu turno.
why-over = La partida ha terminado.
resign = Abandonar
fair = Los dados
fair-text = Antes de la primera tirada, el servidor se comprometió con un secreto mediante el SHA-256 de abajo. Tu navegador aportó su propia semilla. Cada dado se deduce de ambos, y nadie pudo elegir ninguno. El secreto se publica cuando termina la partida.
fair-over = El secreto ya es público. El registro contiene todo lo necesario para recalcular cada dado: hegemonia verify, o docs/fair-chance.md.
fair-commitment = Compromiso (SHA-256 del secreto)
fair-secret = Secreto
dialog-yes = Sí
dialog-no = No
dialog-close = Cerrar
resign-title = ¿Abandonar esta partida?
resign-text = El otro bando gana en el acto. No hay vuelta atrás.
lose-title = ¿De verdad?
lose-text = Con esto pierdes la partida en el acto.
curtain-title = Pasa la pantalla a { $side }
curtain-text = Lo que viene ahora solo puede verlo { $side }.
curtain-show = Soy { $side }
history = Historial
history-start = Antes de la primera jugada
history-quiet = Se tomó una decisión; aún no ha tenido efecto.
log-look = Jugada { $n }, { $side }: volver a verla
motion = Activar o desactivar el movimiento
history-first = A la primera jugada
history-prev = Una jugada atrás
history-next = Una jugada adelante
history-last = A la última jugada
history-play = Ver lo que ha pasado desde tu última decisión
history-now = Volver al presente

## The end

over-wins = Gana { $side }.
over-shared = La victoria es compartida.
over-shared-by = Victoria compartida: { $sides }.
over-nobody = No ha ganado nadie.
over-lost = La partida acaba en derrota.
over-resigned = { $side } ha abandonado.
score = Puntuación
score-line = Concepto
score-side = Bando
score-total = Total
replay = Repetición
record = Registro
again = Jugar otra vez

## Rules

rules-contents = Capítulos
rules-find = Buscar en las reglas
rules-none = Estas reglas aún no están escritas.

## What goes wrong

failure-title = No ha funcionado
failure-home = A la página de inicio
error-not-found = Aquí no hay nada. Puede que el enlace sea viejo o esté cortado.
error-no-session = Para esto hace falta tu cookie. Abre la página de inicio y vuelve a sentarte.
error-stale = La partida ha avanzado; aquí tienes la mesa tal como está ahora.
error-broken = Algo ha fallado por nuestra parte. Tu partida está a salvo; inténtalo de nuevo.
error-not-kept = Ahora mismo el servidor no puede escribir en su disco. No ha cambiado nada; inténtalo de nuevo dentro de un momento.
error-unavailable = Ahora mismo la base de datos del servidor no responde. Inténtalo de nuevo dentro de un momento; si estabas cambiando algo, mira antes si se ha hecho.
error-cross-site = Esta petición vino de otro sitio. Abre la mesa en su propia página e inténtalo allí; un programa envía la cabecera X-Hegemonia.
error-not-your-seat = Este asiento no es tuyo. Puedes mirar; para jugar, abre tu propia mesa o pide una invitación.
error-not-your-turn = No es tu turno. Espera al otro bando; la página muestra su jugada enseguida.
error-order-seats = Las órdenes anticipadas son para quien tiene un solo asiento en la mesa. A quien juega con varios se le pregunta cada vez.
error-no-such-order = Ahora no se puede dar esta orden. El panel muestra las posibles; recarga la página si es antigua.
error-over = La partida ha terminado. Su registro y su repetición están en la página de la mesa.
error-no-such-seat = Este juego no tiene ese bando. Vuelve atrás y elige uno de la lista.
error-no-such-level = No hay ningún bot así. Vuelve atrás y elige uno de la lista.
error-invitation = Esta invitación no es válida. Pide el enlace completo a quien te invitó.
error-no-free-seat = Todos los asientos están ocupados. Puedes mirar o abrir tu propia mesa.
error-language = Aquí no se habla ese idioma. Elige uno de la lista.
error-name = Un nombre tiene de 1 a 24 letras.
error-seed = Una semilla tiene 64 dígitos hexadecimales.
error-unreadable = No se puede leer esta petición: { $why }. Recarga la página e inténtalo de nuevo; docs/http-api.md dice a los programas qué enviar.
error-method = Esta dirección no admite peticiones así. Vuelve a la página de inicio; docs/http-api.md dice a los programas qué enviar.
error-too-large = Esta petición es demasiado grande: ninguna jugada ni formulario necesita más de 16 KB. Recarga la página e inténtalo de nuevo.
error-too-slow = Esta petición tardó demasiado en llegar. Revisa tu conexión e inténtalo de nuevo.
error-undo-too-far = { $n ->
    [one] Puedes deshacer una jugada. Para deshacer más, el otro bando tendría que olvidar lo que sabe.
   *[other] Puedes deshacer de 1 a { $n } jugadas. Para deshacer más, el otro bando tendría que olvidar lo que sabe.
 }
error-too-many-tables = { $most ->
    [one] Tienes una partida sin terminar. Termínala o abandónala antes de abrir otra.
   *[other] Tienes { $most } partidas sin terminar. Termina o abandona una de ellas antes de abrir otra.
 }
error-too-many-streams = { $most ->
    [one] Ya tienes una mesa abierta. Cierra su pestaña y recarga esta.
   *[other] Tienes { $most } mesas abiertas a la vez. Cierra algunas de sus pestañas y recarga esta.
 }
error-record-not-over = El registro contiene lo que aún está oculto; se abre cuando termina la partida.
