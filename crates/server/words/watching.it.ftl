## Words about watching and talking.

## Watching

watching = Stai guardando.
watching-behind = { $minutes ->
    [one] Vedi il tavolo com'era un minuto fa.
   *[other] Vedi il tavolo com'era { $minutes } minuti fa.
 }
watched = { $n ->
    [0] Ora non guarda nessuno
    [one] Guarda una persona
   *[other] Guardano { $n } persone
 }
fair-text-watching = Prima del primo lancio il server ha promesso un segreto con lo SHA-256 qui sotto, e il browser di ogni giocatore ha dato un seme suo. Ogni dado deriva da tutto questo, e nessuno poteva sceglierne uno. Il segreto viene pubblicato a fine partita.
prompt-late = La partita è cominciata.
    .more = Ciò che accade si vede qui più tardi, come vuole chi ha aperto il tavolo.
unwatched-title = Questo tavolo è senza spettatori
unwatched-text = Chi lo ha aperto vuole che questa partita di { $game } la vedano solo i giocatori finché è in corso. Quando è finita, la trovi qui. Se ci giochi, accedi o aprila nel browser in cui hai preso posto.
unwatched-lobby = Partite da guardare
error-unwatched = Questo tavolo è senza spettatori finché la partita è in corso. Se ci giochi, accedi o usa il browser in cui hai preso posto.
lobby-playing-all = { $n ->
    [one] Una partita
   *[other] Tutte le { $n } partite in corso
 }
lobby-page = Pagina { $page } di { $pages }
lobby-pages = Pagine
lobby-newer = Più recenti
lobby-older = Meno recenti

## Talking

chat = Chat
chat-tabs = Cronaca e chat
chat-label = Scrivi qualcosa
chat-say = Invia
chat-spectator = spettatore
chat-about-players = Finché la partita è in corso, legge solo chi gioca a questo tavolo.
chat-about-spectators = Finché la partita è in corso, leggono solo gli spettatori. I giocatori vedono tutto a partita finita.
chat-about-over = La partita è finita: giocatori e spettatori si leggono a vicenda.
chat-account = Qui scrivono gli spettatori che hanno riservato un nome.
chat-muted = Non vedi più ciò che scrive { $who }, né qui né ad altri tavoli. Puoi cambiare idea nel tuo profilo.
chat-reported = Grazie. Ora il gestore di questo server vede questo messaggio, e nessun altro viene a sapere che l'hai segnalato.
line-about = Opzioni per questo messaggio di { $who }
line-title = Questo messaggio
line-mute = Nascondi ciò che scrive
    .more = Solo per te, a ogni tavolo. Non lo verrà a sapere.
line-report = Segnala al gestore
    .more = Per messaggi che a un tavolo non hanno posto. Il gestore legge il messaggio, il tuo nome e il motivo.
line-note = Che cosa dovrebbe sapere il gestore? (facoltativo)
line-stranger = Prendi posto o accedi per nascondere o segnalare ciò che qualcuno scrive.
reason-insult = Insulta o minaccia qualcuno
reason-spam = È pubblicità, o ripete sempre la stessa cosa
reason-cheating = Rivela ciò che un giocatore non può sapere
reason-other = Altro
muted-title = Persone nascoste
muted-text = Ciò che scrivono ai tavoli ti resta nascosto.
muted-hear = Mostra di nuovo

error-line = Un messaggio ha da 1 a { $most } caratteri visibili, senza segni che cambino la direzione del testo.
error-talk-fast = { $seconds ->
    [one] Non così in fretta: scrivilo tra un secondo.
   *[other] Non così in fretta: scrivilo tra { $seconds } secondi.
 }
error-talk-crowd = { $seconds ->
    [one] Qui scrivono in moltissimi. Riprova tra un secondo.
   *[other] Qui scrivono in moltissimi. Riprova tra { $seconds } secondi.
 }
error-own-line = Questo messaggio è tuo.
error-reason = Scegli un motivo dall'elenco.
error-note = Ciò che aggiungi ha al massimo 300 caratteri, senza segni che cambino la direzione del testo. Accorcialo e riprova.
error-reports = { $seconds ->
    [one] Hai segnalato molti messaggi al gestore. Aspetta un secondo prima del prossimo; per leggere in pace, nascondi ciò che qualcuno scrive.
   *[other] Hai segnalato molti messaggi al gestore. Aspetta { $seconds } secondi prima del prossimo; per leggere in pace, nascondi ciò che qualcuno scrive.
 }
error-mutes = Hai nascosto moltissime persone. Mostrane di nuovo qualcuna nel tuo profilo, poi nascondine altre.

## People who mean no good

error-keys = { $minutes ->
    [one] Troppi inviti sbagliati. Chiedi il link completo e riprova tra un minuto.
   *[other] Troppi inviti sbagliati. Chiedi il link completo e riprova tra { $minutes } minuti.
 }
error-same-browser = Qualcuno a questo tavolo ha fatto l'accesso dal tuo stesso browser. Qui il risultato conta, quindi a ogni fazione serve un browser suo; ai tavoli dove non conta puoi sederti.
