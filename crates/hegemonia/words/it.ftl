# What the program itself says to people.

## Engine protocol

explain-nothing = Sul tavolo nulla che si chiami «{ $target }» si può usare ora.

## Any game told

score-line = { $who }: { $total }

## Replay

replay-unfinished = La registrazione finisce qui; la partita non era finita.
replay-ask = [{ $ply } di { $plies }] next, back, un numero, board, q?
replay-help = Scrivi n o premi solo Invio per la mossa successiva, b per tornare indietro, start, end, un numero da 0 a { $plies }, board per tutto il tavolo, o q per uscire.

## Verify

verify-fair = regolare. Il segreto è quello promesso, e da esso e dai semi dei posti { $rolls ->
    [one] deriva l'unico lancio
   *[other] derivano tutti i lanci ({ $rolls })
 }.
verify-seeded = riproducibile. Dal seme nella registrazione { $rolls ->
    [one] deriva l'unico lancio
   *[other] derivano tutti i lanci ({ $rolls })
 }. (Un seme non prova che nessuno l'abbia scelto.)
verify-other-secret = NON REGOLARE. Il segreto non è quello promesso: il suo hash non corrisponde all'impegno preso.
verify-differs = NON PROVATA. Alla mossa { $ply } è stato giocato «{ $played }», ma i dadi danno «{ $computed }».
verify-bots-bound = Anche i semi dei suoi bot ({ $seats }) derivano dal segreto.
verify-bots-free = La registrazione non dice quali posti fossero di bot: se ce n'erano, i loro semi non erano vincolati dall'impegno.
verify-other-bot-seed = NON REGOLARE. Il seme del bot al posto { $seat } non deriva dal segreto, benché la registrazione lo affermi.
verify-no-evidence = non verificabile. La registrazione non ha né un segreto pubblicato né un seme.

## Soak

soak-summary = partite: { $games }, mosse: { $moves } ({ $mean } a partita, al massimo { $longest }), controlli: { $audits }, errori: { $faults }
soak-moves = mosse
soak-outcomes = esiti della sorte
soak-events = eventi
soak-endings = finali
soak-count = { $mean } a partita  { $what }
soak-fault =
    partita { $game }: { $what }
    { "  " }dopo { $count ->
        [one] una mossa
       *[other] { $count } mosse
     }: { $moves }

## Records

records-kept = { $edition } { $scenario }, { $ending }, { $winner }: partite conservate { $kept } su { $games }

## Play

play-welcome =
    { $game }. Giochi come { $side } contro { $bot } (seme { $seed }).
    Scrivi ? per l'aiuto.
play-help =
    un numero       fa quella scelta
    le parole       giocano la mossa scritta così, per esempio «{ "besiege thebai" }»
    (solo Invio)    mostra di nuovo che cosa si può fare
    u               annulla la tua ultima decisione, se da allora non si è scoperto nulla
    why QUALCOSA    perché è permessa o no una mossa, o ciò che si può fare con una cosa
    board           tutto ciò che puoi sapere
    log             che cosa è successo finora
    rules PUNTO     un punto delle regole, per esempio «{ "rules 7.3" }»
    save FILE       scrive la registrazione della partita
    q               esce
play-bye = Arrivederci.
play-over = La partita è finita. Puoi ancora scrivere log, board, save FILE o q.
play-plain = { $text }
play-refused = { $reason } [{ $clause }]
play-nonsense = «{ $words }» qui non è una mossa. Scrivi un numero dell'elenco o le parole di una mossa; ? mostra che cos'altro si può scrivere.
play-similar = Intendevi: { $moves }?
play-no-number = Scrivi un numero da 1 a { $most }; solo Invio mostra di nuovo l'elenco.
play-undone = Annullato.
play-why-what = Di' quale mossa o cosa intendi, per esempio «{ "why roll" }».
play-why-nothing = «{ $about }» non è né una mossa né una cosa che si possa usare ora.
play-no-log = Non è ancora successo nulla.
play-save-where = Di' quale file scrivere, per esempio «{ "save game.hgr" }».
play-saved = Salvata in { $file }.
play-save-exists = { $file } esiste già; scegli un altro nome.
play-save-failed = Impossibile scrivere { $file }: { $error }
play-no-rules = Le regole di questo gioco non sono nel programma.
play-no-clause = Non c'è un punto «{ $asked }». Ciò che viene raccontato o rifiutato indica il suo punto tra parentesi quadre.

undo-start = Non hai ancora deciso nulla.
undo-chance = Da allora è stato lanciato un dado o pescata una carta: non si può annullare.
undo-shown = Da allora si è visto qualcosa di nascosto: non si può annullare.
undo-passed = Da allora il turno è passato: non si può annullare.

## Serve

serve-ready = Hegemonia è su { $address }
serve-taken = { $address } non si può usare. Se Hegemonia è già in funzione lì, apri http://{ $address }/ in un browser; altrimenti scegli un altro indirizzo con hegemonia serve --listen 127.0.0.1:8001
serve-database = Le partite non si possono conservare lì. Controlla che la cartella esista e sia scrivibile, o scegli un altro posto con --database sqlite://path/to/file.db
serve-in-use = { $file } è usato da un altro Hegemonia. Gioca lì, oppure fermalo prima; un secondo server vuole una base dati sua: --database sqlite://path/to/other.db
serve-postgres = PostgreSQL non fa entrare il server. Controlla che sia acceso e che host, porta, utente e base dati in --database postgres://user@host/database siano giusti
serve-address = Scrivi --database sqlite://path/to/file.db oppure --database postgres://user@host/database
serve-version = Le tabelle di questa base dati non sono come le fa questa versione. Se l’ha usata un Hegemonia più recente, avvia quello; altrimenti rimetti una copia salvata
serve-unwritable = La base dati si apre ma non accetta nulla. Controlla che il disco abbia spazio, che sia scrivibile e che nessun altro programma la tenga bloccata

reports-none = Nessuno ha segnalato nulla.
reports-head = { $when }, tavolo /t/{ $table }, messaggio { $number }
reports-who = { $name } ({ $id }) ha scritto:
reports-by = segnalato da { $name } ({ $id }), motivo: { $reason }
