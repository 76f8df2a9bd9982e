## Words about time, notices and agreement.

## Clocks

turns-label = { $n ->
    [one] 1 partida te espera
   *[other] { $n } partidas te esperan
 }
error-too-late = Se ha acabado el tiempo. Vuelve a mirar la mesa.
over-time = { $side } ha agotado su tiempo.
clock-of = { $side }: tiempo restante
clock-days = { $days } d { $hours } h
clock-alarm = Te queda menos de un minuto.
resign-text-bot = Pierdes; un bot continúa en tu lugar y tú miras. No hay vuelta atrás.
player-bot = { $name } (continúa un bot)
notices-title = Cuando es tu turno
notify-text-me = Mientras haya abierta una página de Hegemonia, este navegador puede avisarte. El número de partidas que te esperan aparece en el título y en lo alto de cada página.
notify-on = Avísame cuando sea mi turno
notify-off = Este navegador te avisa cuando es tu turno
notify-denied = Tu navegador no permite avisos de este sitio.
notify-title = Tu turno
notify-text = { $game }, contra { $who }
notice-text = { $game }: es tu turno.
webhook-title = Avisos en otro lugar
webhook-text = Cuando es tu turno, el servidor puede escribir a uno de estos hosts: { $hosts }. Indica la dirección completa, que empieza por http://, o déjala vacía.
webhook-label = Dirección
webhook-button = Guardar
error-webhook = La administración de este servidor permite avisos a estos hosts: { $hosts }. La dirección empieza por http:// y nombra exactamente uno de ellos.
error-webhook-off = La administración de este servidor no ha permitido avisos a otras direcciones.

## Agreement

propose = Proponer…
propose-title = ¿Qué propones?
propose-text = Se pregunta a los demás. Quien siga jugando en vez de responder habrá rechazado la propuesta.
propose-draw = Tablas
propose-abandon = Dejarlo aquí
propose-undo = { $n ->
    [one] Deshacer una jugada
   *[other] Deshacer { $n } jugadas
 }
propose-replace = Que un bot juegue por { $whom }
draw-text = La partida termina sin vencedor.
abandon-text = La partida termina sin resultado, como si nadie la hubiera jugado.
replace-text = Un bot juega este asiento hasta el final. Quien lo ocupa puede impedirlo si juega ahora; después ya no podrá volver.
undo-needs = { $why }. Por eso los demás tienen que estar de acuerdo.
undo-dice = Volverán a salir los mismos dados: cada uno se deduce de las semillas y de su número.
forgets = Se olvidaría lo siguiente: { $what }.
forgets-seat = { $n ->
    [one] una jugada de { $side }
   *[other] { $n } jugadas de { $side }
 }
forgets-rolls = { $n ->
    [one] un dado o una carta
   *[other] { $n } dados o cartas
 }
proposal = Una propuesta
proposal-draw = { $who } propone tablas.
proposal-abandon = { $who } propone dejarlo aquí.
proposal-undo = { $n ->
    [one] { $who } pide deshacer una jugada.
   *[other] { $who } pide deshacer { $n } jugadas.
 }
proposal-replace = { $who } propone que un bot juegue por { $whom }.
proposal-agree = Aceptar
proposal-refuse = Rechazar
proposal-withdraw = Retirarla
proposal-waits = Esperando a { $who }.
proposal-refused = { $who } no aceptó.
over-drawn = La partida acaba en tablas.
    .why = Así lo acordaron los jugadores.
over-abandoned = La partida se dejó sin terminar.
    .why = Así lo acordaron los jugadores; no hay resultado.

error-proposal-kind = Esto no se puede proponer. La página muestra lo que sí: tablas, deshacer jugadas, dejarlo aquí o que un bot juegue por alguien.
error-proposal-open = Hay una propuesta pendiente. Espera la respuesta o sigue jugando.
error-proposal-begun = La partida no ha empezado. Deja la mesa o ciérrala.
error-proposal-nobody = No hay nadie más que pueda aceptar. Puedes abandonar, y deshacer hasta donde permita el botón.
error-proposal-gone = Esta propuesta ya no está pendiente.
error-proposal-often = { $n ->
    [one] Ya has hecho una propuesta hace poco. Juega un rato y vuelve a preguntar.
   *[other] Ya has hecho { $n } propuestas hace poco. Juega un rato y vuelve a preguntar.
 }
error-not-asked = No se te pregunta a ti, o ya has respondido.
error-draw-bot = Las tablas las acuerdan personas; en esta mesa también juega un bot, y un bot siempre sigue jugando.
error-no-takebacks = En esta mesa no se deshacen jugadas por acuerdo; así se dijo antes de la partida.
error-undo-point = Ahí no hay ninguna decisión tuya a la que volver. Elige una de las que muestra la página.
error-replace-who = Un bot puede jugar por otra persona sentada aquí. Elige a una de ellas.
error-replace-here = Esta persona no se ha ido: un bot solo puede jugar por alguien a quien la partida lleva mucho tiempo esperando y que no está mirando.
