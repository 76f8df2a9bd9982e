## Words about time, notices and agreement.

## Clocks

turns-label = { $n ->
    [one] 1 partita ti aspetta
   *[other] { $n } partite ti aspettano
 }
error-too-late = Il tempo è scaduto. Guarda di nuovo il tavolo.
over-time = { $side } ha esaurito il tempo.
clock-of = { $side }: tempo rimasto
clock-days = { $days } g { $hours } h
clock-alarm = Ti resta meno di un minuto.
resign-text-bot = Perdi la partita; un bot continua al tuo posto e tu resti a guardare. Non si può tornare indietro.
player-bot = { $name } (continua un bot)
notices-title = Quando tocca a te
notify-text-me = Finché una pagina di Hegemonia è aperta, questo browser può avvisarti. Il numero delle partite che ti aspettano è nel titolo e in cima a ogni pagina.
notify-on = Avvisami quando tocca a me
notify-off = Questo browser ti avvisa quando tocca a te
notify-denied = Il tuo browser non permette le notifiche di questo sito.
notify-title = Tocca a te
notify-text = { $game }, contro { $who }
notice-text = { $game }: tocca a te.
webhook-title = Avvisi altrove
webhook-text = Quando tocca a te, il server può scrivere a uno di questi host: { $hosts }. Indica l'indirizzo completo, che comincia con http://, o lascia vuoto.
webhook-label = Indirizzo
webhook-button = Salva
error-webhook = Il gestore di questo server permette avvisi a: { $hosts }. L'indirizzo comincia con http:// e nomina esattamente uno di questi.
error-webhook-off = Il gestore di questo server non ha permesso avvisi ad altri indirizzi.

## Agreement

propose = Proponi …
propose-title = Che cosa proponi?
propose-text = Si chiede agli altri. Chi continua a giocare invece di rispondere ha rifiutato.
propose-draw = Patta
propose-abandon = Fermarsi qui
propose-undo = { $n ->
    [one] Annullare una mossa
   *[other] Annullare { $n } mosse
 }
propose-replace = Un bot gioca per { $whom }
draw-text = La partita finisce e nessuno ha vinto.
abandon-text = La partita finisce senza risultato, come se nessuno l'avesse giocata.
replace-text = Un bot gioca questo posto fino alla fine. Chi lo occupa può impedirlo muovendo adesso, e non può tornare più tardi.
undo-needs = { $why }. Perciò gli altri devono essere d'accordo.
undo-dice = Cadranno di nuovo gli stessi dadi: ognuno deriva dai semi e dal suo numero.
forgets = Si perderebbe: { $what }.
forgets-seat = { $n ->
    [one] una mossa di { $side }
   *[other] { $n } mosse di { $side }
 }
forgets-rolls = { $n ->
    [one] un dado o una carta
   *[other] { $n } dadi o carte
 }
proposal = Una proposta
proposal-draw = { $who } propone la patta.
proposal-abandon = { $who } propone di fermarsi qui.
proposal-undo = { $n ->
    [one] { $who } chiede di annullare una mossa.
   *[other] { $who } chiede di annullare { $n } mosse.
 }
proposal-replace = { $who } propone che un bot giochi per { $whom }.
proposal-agree = Accetta
proposal-refuse = Rifiuta
proposal-withdraw = Ritira
proposal-waits = In attesa di { $who }.
proposal-refused = { $who } non ha accettato.
over-drawn = La partita è patta.
    .why = Lo hanno concordato i giocatori.
over-abandoned = La partita è stata interrotta.
    .why = Lo hanno concordato i giocatori; non c'è risultato.

error-proposal-kind = Questo non si può proporre. La pagina elenca ciò che si può: la patta, annullare mosse, fermarsi, far giocare un bot per qualcuno.
error-proposal-open = C'è una proposta aperta. Aspetta la risposta, o continua a giocare.
error-proposal-begun = La partita non è cominciata. Lascia il tavolo, o chiudilo.
error-proposal-nobody = Non c'è nessun altro che possa accettare. Puoi abbandonare, e annullare mosse finché il pulsante lo offre.
error-proposal-gone = Questa proposta non è più aperta.
error-proposal-often = { $n ->
    [one] Hai già fatto una proposta da poco. Continua a giocare per un po', poi chiedi di nuovo.
   *[other] Hai fatto { $n } proposte da poco. Continua a giocare per un po', poi chiedi di nuovo.
 }
error-not-asked = A te non si chiede nulla, o hai già risposto.
error-draw-bot = Sulla patta si accordano le persone; a questo tavolo gioca anche un bot, e un bot continua sempre.
error-no-takebacks = A questo tavolo nessuna mossa si annulla per accordo; era scritto prima della partita.
error-undo-point = Lì non c'è una tua decisione a cui tornare. Scegline una tra quelle sulla pagina.
error-replace-who = Un bot può giocare per un'altra persona seduta qui. Scegline una.
error-replace-here = Questo giocatore non se n'è andato: un bot può giocare per chi fa aspettare la partita da molto tempo e non sta guardando.
