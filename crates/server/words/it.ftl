## Words of the server's pages in Italian.

guest-names = Mirrina Lisandra Teano Callia Fedro Liside Teage Diotima Aspasia Nicia Cleone Archidamo Gorgo Chilone Mirone Corinna Ione Simone Melitta Filone Agatone Alcmena Anite Arete Carete Deidamia Doride Eumelo Eunice Glauce Egeso Ippia Iante Iole Callisto Cimone Cleito Crizia Lachete Leone Lico Megacle Melissa Menone Micone Nausicaa Nicarete Nicerato Nosside Pausania Perdice Fano Filinna Focione Prassilla Rodope Stesilao Telesilla Taide Timio

## Frame

skip = Vai al contenuto
brand-home = Hegemonia, pagina iniziale
theme = Chiaro o scuro
language = Lingua
nav = Sito
nav-play = Gioca
nav-games = Le tue partite
nav-rules = Regole
offline = Sei offline. Nuovo tentativo in corso; le tue mosse sono al sicuro.

## Home

home-title = Gioca
home-games = Giochi
hero-title = Le guerre delle città‑stato greche, al tuo tavolo.
hero-text = Gioca contro una persona o un buon bot. Alle regole pensa il tavolo, e ogni «no» ti dice perché.
hero-play = Gioca subito contro un bot
hero-friend = Gioca con un amico
hero-hot-seat = Stesso schermo
hero-then = Con un clic apri un tavolo di { $game }: niente account, niente da installare.
card-play = Gioca
card-players = giocatori
your-games = Le tue partite
your-games-none = Nessuno ti aspetta. Apri un tavolo: un bot terrà il posto in caldo.
your-games-all = Tutte le tue partite
list-against = contro { $who }
list-alone = stesso schermo
state-your-turn = tocca a te
state-waiting = in attesa
state-players = posto libero
state-begin = si comincia
state-over = finita
first-title = È la tua prima volta?
first-gold = Ciò che puoi fare ora è illuminato d'oro. Fai clic sulla mappa o sceglilo dall'elenco.
first-why = Per tutto il resto chiedi «Perché no?» e leggi la regola dietro la risposta.
first-undo = Torna indietro quando vuoi, finché non è caduto un dado o non è stata mostrata una carta.
foot-dice = Dadi che puoi verificare
foot-undo = Mosse annullabili finché non si scopre qualcosa di nuovo
foot-record = Ogni partita resta registrata
name-label = Il tuo nome
name-change = Cambia

## A new table

new-with = Con chi?
new-rules = Leggi le regole
with-alone = Da solo
    .text = Il gioco muove l’altra parte secondo le proprie regole.
with-bot = { $seats ->
    [2] Contro un bot
   *[other] Contro i bot
 }
    .text = La partita comincia subito.
with-friend = { $seats ->
    [2] Con un amico
   *[other] Con gli amici
 }
    .text = { $seats ->
        [2] Ricevi un link da inviare; la partita comincia quando qualcuno lo apre.
       *[other] Ricevi un link da inviare; la partita comincia quando tutti i posti sono occupati.
    }
with-hot-seat = Stesso schermo
    .text = { $seats ->
        [2] Tu e chi ti sta accanto giocate su questo schermo.
       *[other] Tu e le persone accanto a te giocate su questo schermo.
    }
new-level = { $seats ->
    [2] Che livello ha il bot?
   *[other] Che livello hanno i bot?
 }
new-side = La tua fazione
new-any = { $seats ->
    [2] Una delle due
   *[other] Una qualsiasi
 }
new-edition = Edizione e scenario
new-seats = In quanti giocate?
new-begin = Apri il tavolo
level-easy = Facile
    .bot = Bot facile
level-medium = Medio
    .bot = Bot medio
level-hard = Difficile
    .bot = Bot difficile
level-hardest = Estremo
    .bot = Bot estremo

## Invitation

invite-title = Hai ricevuto un invito
invite-text = { $who } ti invita a una partita di { $game }.
invite-take = Gioca come { $side }
invite-link = Invia questo link a un amico; chi lo apre prende il posto libero.
invite-copy = Copia il link
invite-copied = Copiato

## Table

map = Mappa
log = Cronaca
rule = Regola
panel = Che cosa si chiede
sheet = Alza o abbassa il pannello
meaning = Che cosa intendi?
tabs = Viste
you = tu
seat-free = posto libero
zoom-in = Avvicina
zoom-out = Allontana
zoom-fit = Mappa intera
caption-yours = Tocca a te · { $phase }
caption-hot-seat = { $side } · { $phase }
caption-other = Turno di { $side }
caption-open = Prima della partita
caption-over = La partita è finita
prompt-choices = { $n ->
    [one] Una scelta.
   *[other] { $n } scelte. Fai clic su ciò che è illuminato.
 }
prompt-bot = { $who } sta pensando per { $side }.
prompt-person = { $who } sta scegliendo per { $side }.
prompt-players = In attesa di un amico.
    .more = La partita comincia quando il posto è occupato.
prompt-seeds = Ogni fazione dà il suo contributo ai dadi.
    .more = Ci vuole un momento.
ways = { $n ->
    [one] 1 modo
   *[other] { $n } modi
 }
loses = Così perdi subito la partita.
amount-quick = Scelte rapide
amount-less = Uno in meno
amount-more = Uno in più
amount-set = Conferma
amount-label = { $name } { $n }, { $note }
orders = Ordini in anticipo
orders-cancel = Ritira
orders-about = Un ordine risponde per te quando non ci sei. Nessun altro lo vede.
undo = Annulla la mossa
barrier-start = Niente da annullare
barrier-chance = Oltre non si annulla: ha deciso la sorte
barrier-shown = Oltre non si annulla: si è visto qualcosa di nascosto
barrier-passed = Oltre non si annulla: il turno è passato
why-not = Perché no?
why-title = { $name }: perché no?
why-title-bare = Perché no?
why-nothing = Ora qui non c'è nulla da scegliere.
why-not-your-turn = Non tocca a te.
why-over = La partita è finita.
resign = Abbandona
fair = I dadi
fair-text = Prima del primo lancio il server ha promesso un segreto con lo SHA-256 qui sotto. Il tuo browser ha dato un seme suo. Ogni dado deriva da entrambi, e nessuno poteva sceglierne uno. Il segreto viene pubblicato a fine partita.
fair-over = Ora il segreto è pubblico. La registrazione contiene tutto ciò che serve per ricalcolare ogni dado: hegemonia verify, oppure docs/fair-chance.md.
fair-commitment = Promessa (SHA-256 del segreto)
fair-secret = Segreto
dialog-yes = Sì
dialog-no = No
dialog-close = Chiudi
resign-title = Abbandoni questa partita?
resign-text = L'altra fazione vince subito. Non si può tornare indietro.
lose-title = Davvero?
lose-text = Così perdi subito la partita.
curtain-title = Passa lo schermo: ora gioca { $side }
curtain-text = Ciò che segue è solo per gli occhi di { $side }.
curtain-show = Sono { $side }
history = Mosse passate
history-start = Prima della prima mossa
history-quiet = È stata fatta una scelta, per ora senza effetto.
log-look = Mossa { $n }, { $side }: rivedila
motion = Animazioni sì o no
history-first = Alla prima mossa
history-prev = Una mossa indietro
history-next = Una mossa avanti
history-last = All'ultima mossa
history-play = Rivedi che cosa è successo dalla tua ultima decisione
history-now = Torna al presente

## The end

over-wins = { $side } vince.
over-shared = La vittoria è condivisa.
over-shared-by = Vittoria condivisa: { $sides }.
over-nobody = Non ha vinto nessuno.
over-lost = La partita è persa.
over-resigned = { $side } ha abbandonato.
score = Punteggio
score-line = Voce
score-side = Fazione
score-total = Totale
replay = Replay
record = Registrazione
again = Gioca ancora

## Rules

rules-contents = Capitoli
rules-find = Cerca nelle regole
rules-none = Queste regole non sono ancora state scritte.

## What goes wrong

failure-title = Non ha funzionato
failure-home = Alla pagina iniziale
error-not-found = Qui non c'è nulla. Il link potrebbe essere vecchio o incompleto.
error-no-session = Serve il tuo cookie. Apri la pagina iniziale e prendi di nuovo posto.
error-stale = Il tavolo è andato avanti; ecco come sta adesso.
error-broken = Qualcosa si è rotto da parte nostra. La tua partita è al sicuro; riprova.
error-not-kept = In questo momento il server non riesce a scrivere sul disco. Non è cambiato nulla; riprova fra un attimo.
error-unavailable = In questo momento la base dati del server non risponde. Riprova fra un attimo; se stavi cambiando qualcosa, guarda prima se è stato fatto.
error-cross-site = Questa richiesta viene da un altro sito. Apri il tavolo sulla sua pagina e riprova da lì; un programma invia l'intestazione X-Hegemonia.
error-not-your-seat = Questo posto non è tuo. Puoi guardare; per giocare, apri un tavolo tuo o chiedi un invito.
error-not-your-turn = Non tocca a te. Aspetta l'altra fazione; la pagina mostra subito la sua mossa.
error-order-seats = Gli ordini in anticipo sono per chi ha un solo posto al tavolo. A chi ne ha più d'uno si chiede ogni volta.
error-no-such-order = Ora non puoi dare questo ordine. Il pannello elenca quelli possibili; se la pagina è vecchia, ricaricala.
error-over = La partita è finita. Registrazione e replay sono sulla pagina del tavolo.
error-no-such-seat = Questo gioco non ha questa fazione. Torna indietro e scegline una dell'elenco.
error-no-such-level = Questo bot non esiste. Torna indietro e scegline uno dell'elenco.
error-invitation = Questo invito non è valido. Chiedi al tuo amico il link completo.
error-no-free-seat = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo.
error-language = Qui non si parla questa lingua. Scegline una dell'elenco.
error-name = Un nome ha da 1 a 24 lettere.
error-seed = Un seme ha 64 cifre esadecimali.
error-unreadable = Questa richiesta è illeggibile: { $why }. Ricarica la pagina e riprova; docs/http-api.md dice ai programmi che cosa inviare.
error-method = Questo indirizzo non accetta richieste simili. Torna alla pagina iniziale; docs/http-api.md dice ai programmi che cosa inviare.
error-too-large = Questa richiesta è troppo grande: a nessuna mossa e a nessun modulo servono più di 16 KB. Ricarica la pagina e riprova.
error-too-slow = Questa richiesta ha impiegato troppo ad arrivare. Controlla la connessione e riprova.
error-undo-too-far = { $n ->
    [one] Puoi annullare una mossa. Per annullarne altre, l'altra fazione dovrebbe dimenticare ciò che sa.
   *[other] Puoi annullare da 1 a { $n } mosse. Per annullarne altre, l'altra fazione dovrebbe dimenticare ciò che sa.
 }
error-too-many-tables = { $most ->
    [one] Hai una partita non ancora finita. Finiscila o abbandonala, poi aprine un'altra.
   *[other] Hai { $most } partite non ancora finite. Finiscine o abbandonane una, poi aprine un'altra.
 }
error-too-many-streams = { $most ->
    [one] Hai già un tavolo aperto. Chiudi la sua scheda, poi ricarica questa.
   *[other] Hai { $most } tavoli aperti insieme. Chiudi qualcuna delle loro schede, poi ricarica questa.
 }
error-record-not-over = La registrazione contiene ciò che è ancora nascosto; si apre a partita finita.
