## Words about people: accounts, the lobby, clocks, agreement, chat.

## Accounts

me-title = Il tuo profilo
me-login = Accedi
name = Nome
password = Password
deleted-name = Ex giocatore
claim-title = Riserva un nome
claim-text = Con una password ritrovi le tue partite in qualsiasi browser. Non chiediamo l'e-mail, quindi nessuno può rimandarti una password persa: conservala bene.
claim-button = Riserva il nome
login-title = Accedi
login-text = Per chi ha già riservato un nome.
login-button = Accedi
login-bring = Porta con te le partite di questo browser
account-text = Questo nome è tuo. Ritrovi le tue partite in ogni browser da cui accedi.
sessions-title = I tuoi accessi
sessions-text = { $n ->
    [one] Solo in questo browser.
   *[other] In { $n } browser.
 }
logout = Esci
logout-everywhere = Esci da tutti i browser
password-title = Cambia la password
password-text = Tutti gli altri browser vengono disconnessi.
password-old = La vecchia password
password-new = La nuova password
password-button = Cambia la password
export-title = I tuoi dati
export-text = Tutto ciò che conserviamo su di te, in un solo file: il nome, i tavoli, le mosse.
export-button = Scarica i miei dati
delete-title = Elimina il profilo
delete-text = Il tuo nome viene dimenticato, e chi lo vuole può riservarlo. Le partite a due in corso vengono abbandonate; quelle finite restano, sotto «Ex giocatore».
delete-sure = Sì, dimenticatemi
delete-button = Elimina

error-claim-name = Un nome ha da 2 a 24 lettere o cifre di un solo alfabeto; tra l'una e l'altra può stare uno spazio, un punto, un trattino o un apostrofo.
error-name-taken = Qualcuno si chiama già { $name }, o in modo così simile che vi confonderebbero. Scegli un altro nome; se è il tuo, accedi.
error-name-for-good = Il nome di un account è per sempre: gli altri ti conoscono così.
error-has-account = Hai già un nome. Prima esci, poi riservane un altro.
error-no-account = Serve un nome con una password. Prima riservane uno nel tuo profilo.
error-password-length = Una password ha da { $least } a { $most } caratteri. Qualche parola in fila ne fa una buona.
error-password-easy = Chiunque indovinerebbe questa password. Scegli qualche parola che nessuno colleghi a te.
error-password-wrong = Questa non è la tua password. Riprova; quella vecchia si chiede perché nessun altro possa farlo.
error-password-queue = In questo momento stanno accedendo moltissime persone. Riprova tra qualche secondo.
error-login = Questo nome e questa password non corrispondono. Controllali e riprova.
error-attempts = { $minutes ->
    [one] Troppe password sbagliate per questo nome. Riprova tra un minuto.
   *[other] Troppe password sbagliate per questo nome. Riprova tra { $minutes } minuti.
 }
error-not-sure = Spunta la casella se lo vuoi davvero: ciò che viene eliminato non torna.

## The lobby

nav-lobby = Lobby
lobby-title = Lobby
lobby-text = Tavoli che aspettano qualcuno come te. L'elenco si aggiorna da solo.
lobby-open = Apri un tavolo
lobby-waiting = Posti liberi
lobby-none = Nessuno aspetta. Apri un tavolo tuo: chi passa può sedersi.
lobby-going = Partite in corso
lobby-going-none = Al momento non si gioca nessuna partita aperta.
lobby-join = Siediti
lobby-back = Al tuo tavolo
lobby-watch = Guarda
host-short = Apri un tavolo
host-title = Apri un tavolo: { $game }
host-seats = Chi siede dove?
host-drawn = Sorteggia le fazioni quando ci sono tutti
host-who = Chi può venire?
host-listed = Chiunque, dalla lobby
host-link = Chi riceve il link
host-pace = A che ritmo?
host-live = Orologio di ogni giocatore
host-slow = Tempo per ogni turno
host-expiry = Quando il tempo scade
host-watch = Spettatori
host-more = Inoltre
host-takebacks = Le mosse si possono annullare se tutti sono d'accordo
host-rated = Il risultato conta
host-rated-account = Il risultato conta (per chi ha riservato un nome)
sitter-me = Tu
sitter-person = Una persona
sitter-none = Nessuno
pace-none = Senza orologio
pace-live = Dal vivo
pace-slow = Lento, su più giorni
clock-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s per turno
 }
clock-slow = { $days ->
    [one] 1 giorno per turno
   *[other] { $days } giorni per turno
 }
expiry-loss = La partita è persa
expiry-bot = Continua un bot
watch-open = Chiunque può guardare
watch-late = Si guarda con { $minutes } min di ritardo
watch-closed = Senza spettatori
terms-loss = Chi esaurisce il tempo perde.
terms-bot = Per chi esaurisce il tempo continua un bot.
terms-rated = Il risultato conta.
terms-drawn = Le fazioni si sorteggiano quando ci sono tutti.
terms-takebacks = Le mosse si possono annullare se tutti sono d'accordo.
terms-no-takebacks = Quel che è fatto è fatto: nessuna mossa si annulla per accordo.
table-leave = Lascia il tavolo
table-cancel = Chiudi il tavolo
rematch = Rivincita a fazioni scambiate
rematch-go = Alla rivincita
over-cancelled = Il tavolo è stato chiuso.
    .why = La partita non era cominciata.
new-others = Con persone dalla lobby, vari amici, bot di livello diverso o un orologio:

error-gap = I posti si riempiono dal primo all'ultimo; lascia vuoti solo gli ultimi.
error-own-seat = Un posto è tuo e almeno un altro è di qualcun altro. Scegli di nuovo.
error-wishes = Queste scelte sono illeggibili. Torna indietro e scegli tra quelle elencate.
error-rated-account = A questo tavolo il risultato conta: è per chi ha riservato un nome. Riservane uno nel tuo profilo, poi siediti.
error-rated-bot = Un risultato conta tra persone. Togli i bot, o gioca senza che conti.
error-lobby-own = { $most ->
    [one] Hai già un tavolo in attesa nella lobby. Chiudilo, oppure gioca.
   *[other] Hai { $most } tavoli in attesa nella lobby. Chiudine uno, oppure gioca.
 }
error-lobby-full = La lobby è piena. Siediti a uno dei suoi tavoli, o invita qualcuno con il link.
error-by-link = Questo tavolo non è nella lobby. Chiedi il link a chi lo ha aperto.
error-begun = La partita è cominciata; al tavolo puoi abbandonarla.
error-not-over = La partita non è ancora finita.
