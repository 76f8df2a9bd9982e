## Words about programs that play for people.

player-program = { $name } (programa)
programs-title = Programas
programs-text = Un programa tuyo puede jugar con tu nombre mediante un token. En las mesas puede hacer lo mismo que tú; tu cuenta no la puede tocar. Cómo escribir uno:
program-mark = Con este nombre juega un programa; que se diga en cada mesa
program-keep = Guardar
token-label = ¿Para qué es el token?
token-make = Crear un token
token-new = Un token nuevo
token-once = Este es el token «{ $label }». Solo se muestra esta vez; quien lo tenga puede jugar en tu nombre.
token-use = Un programa lo envía con cada petición:
token-kept = Ya lo he guardado
token-drop = Anular
token-drop-one = Anular el token «{ $label }»
tokens-keep = Conservar los tokens de mis programas; si no, también se anulan
api-title = Para programas
api-text = Los programas juegan por HTTP como las personas en un navegador: cada dirección de abajo recibe JSON y responde en JSON cuando la petición lleva un token.
api-first = Registra un nombre y crea un token en tu perfil. Un primer programa, que solo necesita Python:
api-file = Lo mismo para máquinas, como OpenAPI:
api-games = Los métodos del protocolo del motor, por su nombre: POST /api/ y el método, con sus argumentos como cuerpo. El handle de una partida es el id de su mesa.
over-by-people = Las personas de la mesa pusieron fin a la partida.
explain-nothing = Ninguna jugada tiene que ver con esto.

error-token = No se conoce este token. Puede que se haya anulado; crea otro en tu perfil.
error-token-account = Un token sirve para jugar; no puede ver ni cambiar la cuenta. Hazlo en un navegador.
error-token-label = Di en pocas palabras para qué es el token.
error-tokens = { $most ->
    [one] Ya tienes un token. Anúlalo si ya no lo necesitas.
   *[other] Tienes { $most } tokens. Anula uno que ya no necesites.
 }
error-often = { $seconds ->
    [one] Demasiadas peticiones. Inténtalo de nuevo dentro de un segundo.
   *[other] Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds } segundos.
 }
error-no-method = No existe el método { $method }. GET /api/openapi.json los enumera todos.
error-no-load = Una mesa empieza por el principio. Carga posiciones con el motor en tu propio equipo; un registro se puede subir y reproducir.
error-state-open = La posición abierta revela todos los secretos, así que solo se da cuando termina la partida. Pide la vista de tu asiento.
error-suggest-people = En esta mesa hay otras personas, y no han aceptado que un bot te aconseje.
error-move-or-moves = indica "move", o bien "moves" con 1 a 100 jugadas
error-move-or-target = indica "move" o bien "target"
error-budget = Aquí un bot no piensa más de { $simulations } simulaciones o { $millis } milisegundos. Para más, ejecuta el motor en tu propio equipo.
error-params = los argumentos son un solo objeto JSON
