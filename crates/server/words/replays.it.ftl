## Words about replays and about a player's results.

## Replays

replay-share = Link al replay
replay-copy = Copia il link a questa mossa
replay-embed = Copia il codice per incorporarlo
replay-whole = Guarda il replay completo
replay-nobody = qualcuno
replay-played = La partita è stata giocata qui.
replay-brought = La partita è stata caricata come registrazione.
replay-run = Avvia o ferma
chapters = Capitoli
remark = Commento
course-title = Chi stava meglio, mossa per mossa
course-end = Alla fine, secondo il giudizio del gioco: { $shares }.
turning-point = Svolta a favore di { $side }
eyes = Visto da
eyes-spectator = Tutti
speed = Velocità
keys = Tasti
keys-ply = Una mossa indietro o avanti
keys-chapter = Al capitolo precedente o successivo
key-space = Spazio
keys-play = Avvia o ferma
keys-ends = Alla prima o all'ultima mossa
keys-speed = Più veloce o più lento
dice-fair = { $rolls ->
    [0] Non è stato lanciato nessun dado.
    [one] L'unico dado è stato ricalcolato: è quello promesso.
   *[other] { $rolls } dadi ricalcolati: sono tutti quelli promessi.
 }
dice-seeded = { $rolls ->
    [0] Non è stato lanciato nessun dado.
    [one] L'unico dado deriva dal seme nella registrazione.
   *[other] { $rolls } dadi: derivano tutti dal seme nella registrazione.
 }
dice-other-secret = Non verificata: il segreto dei dadi non è quello promesso.
dice-other-bot-seed = Non verificata: il seme di un bot non deriva dal segreto promesso.
dice-differs = Non verificata: il dado della mossa { $ply } non è quello promesso.
dice-no-evidence = La registrazione non contiene nulla con cui verificare i dadi.
dice-unreadable = Non verificata: le prove per i dadi sono illeggibili.
preview-title = { $game }: { $who }
preview-open = Un tavolo su Hegemonia: le guerre delle città-stato greche, nel tuo browser.

error-replay-not-over = Questa partita non è ancora finita. Il replay si apre alla fine; fino ad allora puoi guardarla al suo tavolo.
error-drawings-busy = In questo momento si preparano moltissimi disegni. Riprova tra qualche secondo.

## Records that are brought

upload-title = Carica una registrazione
upload-text = La registrazione di una partita (.hgr), da qui o dalla riga di comando, viene controllata mossa per mossa, conservata e mostrata a chi ne ha il link, con i commenti che contiene.
upload-file = La registrazione
upload-button = Guardala
upload-limits = Fino a { $kilobytes } KB e { $moves } mosse. La stessa registrazione si conserva una volta sola.

error-upload = Riga { $line } della registrazione: { $why }
error-upload-text = Questo non è un testo. Una registrazione è un file di testo la cui prima riga è [Hegemonia "1"].
error-upload-game = Nessun gioco qui ha il nome dell'intestazione Game.
error-upload-moves = nessuna partita caricata può avere più di { $moves } mosse
error-upload-large = Questo file è troppo grande: una registrazione ha al massimo { $kilobytes } KB.
error-upload-often = { $minutes ->
    [one] Hai caricato molte registrazioni in poco tempo. Riprova tra un minuto.
   *[other] Hai caricato molte registrazioni in poco tempo. Riprova tra { $minutes } minuti.
 }
error-upload-own = { $most ->
    [one] Hai già caricato una registrazione, e per altre tue non c'è posto.
   *[other] Hai caricato { $most } registrazioni, e per altre tue non c'è posto.
 }
error-upload-full = Su questo server non c'è posto per altre registrazioni.

## A player's results

player-since = Con questo nome dal { $date }.
player-results = I tuoi risultati
player-public = La tua pagina, come la vedono gli altri
player-none = Nessuna partita è ancora finita. Quelle finite si contano qui.
player-sides = Per gioco e fazione
player-opponents = Per avversario
player-alone = Al tavolo non si è seduto nessun altro.
player-openings = Aperture preferite
player-opening = Prima mossa
player-recent = Partite finite
player-newer = Più recenti
player-older = Meno recenti
player-moves = { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
 }
figure-games = Partite
figure-won = Vinte
figure-shared = Pari
figure-lost = Perse
figure-streak = Serie attuale
figure-longest = Serie più lunga
outcome-won = vinta
outcome-shared = pari
outcome-lost = persa
outcome-none = senza risultato
plot-course = Vittorie meno sconfitte, partita per partita
plot-course-desc = { $n ->
    [one] L'ultima partita finisce a { $end }; il punto più alto è { $high }, il più basso { $low }.
   *[other] Le ultime { $n } partite finiscono a { $end }; il punto più alto è { $high }, il più basso { $low }.
 }
