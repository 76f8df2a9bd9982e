## Words about programs that play for people.

player-program = { $name } (programma)
programs-title = Programmi
programs-text = Con un token un tuo programma può giocare a tuo nome. Ai tavoli può fare ciò che puoi fare tu; non può toccare il tuo account. Come scriverne uno:
program-mark = Con questo nome gioca un programma; dillo a ogni tavolo
program-keep = Salva
token-label = A che cosa serve il token?
token-make = Crea un token
token-new = Un nuovo token
token-once = Questo è il token «{ $label }». Viene mostrato solo questa volta; chi ce l'ha può giocare a tuo nome.
token-use = Un programma lo invia con ogni richiesta:
token-kept = L'ho conservato
token-drop = Revoca
token-drop-one = Revoca il token «{ $label }»
tokens-keep = Conserva i token dei miei programmi; altrimenti vengono revocati anche questi
api-title = Per i programmi
api-text = I programmi giocano via HTTP come le persone in un browser: ogni indirizzo qui sotto accetta JSON e risponde in JSON quando la richiesta porta un token.
api-first = Riserva un nome, poi crea un token nel tuo profilo. Un primo programma, a cui basta Python:
api-file = Lo stesso per le macchine, come OpenAPI:
api-games = I metodi del protocollo del motore, per nome: POST /api/ e il metodo, con i suoi argomenti come corpo. L'handle di una partita è l'id del suo tavolo.
over-by-people = Le persone al tavolo hanno chiuso la partita.
explain-nothing = Nessuna mossa riguarda questo.

error-token = Questo token è sconosciuto. Forse è stato revocato; creane un altro nel tuo profilo.
error-token-account = Un token serve a giocare; non può vedere né cambiare l'account. Fallo in un browser.
error-token-label = Di' in poche parole a che cosa serve il token.
error-tokens = { $most ->
    [one] Hai già un token. Revocalo se non ti serve più.
   *[other] Hai { $most } token. Revocane uno che non ti serve più.
 }
error-often = { $seconds ->
    [one] Troppe richieste. Riprova tra un secondo.
   *[other] Troppe richieste. Riprova tra { $seconds } secondi.
 }
error-no-method = Il metodo { $method } non esiste. GET /api/openapi.json li elenca tutti.
error-no-load = Un tavolo comincia dall'inizio. Le posizioni si caricano con il motore sulla tua macchina; una registrazione si può caricare e rivedere.
error-state-open = La posizione aperta rivela ogni segreto, quindi viene data a partita finita. Chiedi la vista del tuo posto.
error-suggest-people = A questo tavolo siedono altre persone che non hanno accettato che un bot ti consigli.
error-move-or-moves = indica "move", oppure "moves" con un numero di mosse da 1 a 100
error-move-or-target = indica "move" oppure "target"
error-budget = Qui un bot non pensa per più di { $simulations } simulazioni o { $millis } millisecondi. Per pensare di più, usa il motore sulla tua macchina.
error-params = gli argomenti sono un unico oggetto JSON
