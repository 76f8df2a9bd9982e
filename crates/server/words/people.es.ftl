## Words about people: accounts, the lobby, clocks, agreement, chat.

## Accounts

me-title = Tu perfil
me-login = Iniciar sesión
name = Nombre
password = Contraseña
deleted-name = Alguien que se fue
claim-title = Registrar un nombre
claim-text = Con una contraseña encuentras tus partidas en cualquier navegador. No se pide ningún correo, así que nadie puede enviarte una contraseña perdida: guárdala bien.
claim-button = Registrar el nombre
login-title = Iniciar sesión
login-text = Para quien ya ha registrado un nombre.
login-button = Iniciar sesión
login-bring = Traer también las partidas de este navegador
account-text = Este nombre es tuyo. Tus partidas están en todo navegador en el que inicies sesión.
sessions-title = Dónde tienes la sesión iniciada
sessions-text = { $n ->
    [one] Solo en este navegador.
   *[other] En { $n } navegadores.
 }
logout = Cerrar sesión
logout-everywhere = Cerrar sesión en todas partes
password-title = Cambiar la contraseña
password-text = Se cierra la sesión en todos los demás navegadores.
password-old = La contraseña anterior
password-new = La contraseña nueva
password-button = Cambiar la contraseña
export-title = Tus datos
export-text = Todo lo que se guarda sobre ti, en un solo archivo: tu nombre, tus mesas, tus jugadas.
export-button = Descargar mis datos
delete-title = Irse para siempre
delete-text = Tu nombre se olvida, y quien lo quiera podrá registrarlo. Las partidas de dos en curso se abandonan; las terminadas se conservan a nombre de «Alguien que se fue».
delete-sure = Sí, borrar mi nombre
delete-button = Eliminar

error-claim-name = Un nombre tiene de 2 a 24 letras o dígitos de un mismo alfabeto; entre ellos puede haber un espacio, un punto, un guion o un apóstrofo.
error-name-taken = Ya hay alguien que se llama { $name }, o de forma tan parecida que habría confusiones. Elige otro nombre; si es el tuyo, inicia sesión.
error-name-for-good = El nombre de una cuenta es para siempre: los demás te conocen por él.
error-has-account = Ya tienes un nombre. Cierra la sesión antes de registrar otro.
error-no-account = Para esto hace falta un nombre con contraseña. Registra antes uno en tu perfil.
error-password-length = Una contraseña tiene de { $least } a { $most } caracteres. Unas cuantas palabras seguidas son una buena elección.
error-password-easy = Cualquiera adivinaría esta contraseña. Usa unas cuantas palabras que nadie relacione contigo.
error-password-wrong = Esta no es tu contraseña. Inténtalo de nuevo; se te pide la anterior para que nadie más pueda hacer esto.
error-password-queue = Mucha gente está iniciando sesión en este momento. Inténtalo de nuevo dentro de unos segundos.
error-login = Este nombre y esta contraseña no se corresponden. Revisa ambos e inténtalo de nuevo.
error-attempts = { $minutes ->
    [one] Demasiadas contraseñas erróneas para este nombre. Inténtalo de nuevo dentro de un minuto.
   *[other] Demasiadas contraseñas erróneas para este nombre. Inténtalo de nuevo dentro de { $minutes } minutos.
 }
error-not-sure = Marca la casilla si va en serio: lo que se elimina no vuelve.

## The lobby

nav-lobby = Sala
lobby-title = Sala
lobby-text = Mesas que esperan a alguien como tú. La lista se actualiza sola.
lobby-open = Abrir una mesa
lobby-waiting = Asientos libres
lobby-none = Nadie está esperando. Abre tu propia mesa; quien pase por aquí podrá sentarse.
lobby-going = Partidas en curso
lobby-going-none = Ahora mismo no se juega ninguna partida abierta.
lobby-join = Sentarse
lobby-back = A tu mesa
lobby-watch = Mirar
host-short = Abrir una mesa
host-title = Abrir una mesa: { $game }
host-seats = ¿Quién se sienta dónde?
host-drawn = Sortear los bandos cuando estén todos
host-who = ¿Quién puede venir?
host-listed = Cualquiera, desde la sala
host-link = Quien reciba el enlace
host-pace = ¿A qué ritmo?
host-live = Reloj de cada jugador
host-slow = Tiempo por turno
host-expiry = Cuando se acaba el tiempo
host-watch = Espectadores
host-more = Además
host-takebacks = Se pueden deshacer jugadas si todos están de acuerdo
host-rated = El resultado cuenta
host-rated-account = El resultado cuenta (para quienes han registrado un nombre)
sitter-me = Tú
sitter-person = Una persona
sitter-none = Nadie
pace-none = Sin reloj
pace-live = En vivo
pace-slow = Lento, durante días
clock-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s por turno
 }
clock-slow = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
 }
expiry-loss = Se pierde la partida
expiry-bot = Continúa un bot
watch-open = Cualquiera puede mirar
watch-late = Se mira con { $minutes } min de retraso
watch-closed = Nadie puede mirar
terms-loss = Quien agota su tiempo pierde.
terms-bot = Si alguien agota su tiempo, continúa un bot.
terms-rated = El resultado cuenta.
terms-drawn = Los bandos se sortean cuando estén todos.
terms-takebacks = Se pueden deshacer jugadas si todos están de acuerdo.
terms-no-takebacks = Lo hecho, hecho está: no se deshacen jugadas por acuerdo.
table-leave = Dejar la mesa
table-cancel = Cerrar la mesa
rematch = Revancha con los bandos cambiados
rematch-go = A la revancha
over-cancelled = La mesa se cerró.
    .why = La partida no había empezado.
new-others = Con gente de la sala, varios amigos, bots de distinto nivel o un reloj:

error-gap = Los asientos se ocupan del primero al último; deja vacíos solo los últimos.
error-own-seat = Un asiento es tuyo y al menos otro es de alguien más. Vuelve a elegir.
error-wishes = No se pueden leer estas opciones. Vuelve atrás y elige entre las de la lista.
error-rated-account = En esta mesa el resultado cuenta: es para quienes han registrado un nombre. Registra uno en tu perfil y después siéntate.
error-rated-bot = Un resultado cuenta entre personas. Deja fuera a los bots o haz que no cuente.
error-lobby-own = { $most ->
    [one] Tienes una mesa esperando en la sala. Ciérrala o juega.
   *[other] Tienes { $most } mesas esperando en la sala. Cierra una de ellas o juega.
 }
error-lobby-full = La sala está llena. Siéntate a una de sus mesas o invita a alguien con un enlace.
error-by-link = Esta mesa no está en la sala. Pide el enlace a quien la abrió.
error-begun = La partida ha empezado; puedes abandonar en la mesa.
error-not-over = La partida aún no ha terminado.
