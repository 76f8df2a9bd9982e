# What the kernel says.

game-name = Polis di Colovini
edition-2018 = Polis (2018)
scenario-first-game = Prima partita: plance Città fisse
scenario-dealt-boards = Plance a sorte, lati a scelta
scenario-chosen-boards = Plance e lati a scelta

blurb = Le città si contendono carte all'asta, costruiscono, commerciano e combattono: ciò che perdono diventa Storia, e la Storia vale punti per una città ricca di Cultura.
seat-nobody = Nessuno

allowed = Questa mossa si può giocare ora.
no-such-move = Queste parole non corrispondono a nessuna mossa.
game-is-over = La partita è finita.
not-your-turn = Non è il tuo turno: deve giocare { $who }.
seat-chance = Sorte
seat-alpha = Alfa
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
seat-epsilon = Epsilon

# Names.

coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 }
victory-points = { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 }

colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo

city-athina = Atene
city-delfoi = Delfi
city-alexandreia = Alessandria
city-olympia = Olimpia
city-korinthos = Corinto
city-sparti = Sparta

end-card = carta Fine del Gioco

card-hoplite = Oplita
card-archer = Arciere
card-horseman = Cavaliere
card-trireme = Trireme
    .text = È una nave.
card-leader = Leader
card-colony = Colonia
    .text = Quando la piazzi, puoi pagare alla banca un'altra volta quanto ti è costata: la prima carta del mazzo rosso entra subito nella tua città.
card-mercenary = Mercenario
    .text = Quando attacchi, ogni 2 monete pagate valgono un simbolo Guerra in più per quell'attacco.
card-assassin = Assassino
    .text = Una volta per partita, nel tuo turno: paga 3 punti Vittoria e manda una persona di qualsiasi città nella Storia di chi la possiede.
card-temple-apollo = Tempio di Apollo
    .text = Quando lo piazzi, pesca una carta blu.
card-temple-athena = Tempio di Atena
    .text = Quando lo piazzi, pesca una carta verde.
card-temple-ares = Tempio di Ares
    .text = Quando lo piazzi, pesca una carta rossa.
card-temple-zeus = Tempio di Zeus
    .text = Quando lo piazzi, pesca una carta gialla.
card-port = Porto
    .text = Fase 5: paga 2 punti Vittoria e giralo verso un altro giocatore, che nella sua prossima fase 6 deve commerciare con te.
card-corinth-canal = Canale di Corinto
    .text = Nella fase 6 puoi commerciare due volte.
card-theatre = Teatro
card-acropolis = Acropoli
card-agora = Agorà
card-walls = Mura
card-academy = Accademia
card-arsenal = Arsenale
card-aqueduct = Acquedotto
card-tragedian = Tragediografo
card-potter = Vasaio
card-captain = Capitano
    .text = Fase 5: 3 monete in più se nella tua città c'è una nave.
card-priestess = Sacerdotessa
    .text = Fase 5, una volta per turno: paga 1 punto Vittoria, metti nella scatola una carta della tua mano e pescane una da un mazzo non bloccato.
card-merchant = Mercante
card-farmer = Contadino
card-merchant-ship = Nave mercantile
    .text = È una nave.
card-sculptor = Scultore
card-architect = Architetto
card-alexander = Alessandro Magno
    .text = Fase 5, una volta per turno: metti sotto di lui una carta della tua mano; ognuna vale un simbolo Guerra. Chi lo possiede non può distruggere Diogene in guerra.
card-archimedes = Archimede
    .text = Fase 5, una volta per turno: metti nella scatola una carta della tua mano e pescane una da un mazzo non bloccato.
card-aristotle = Aristotele
    .text = Fase 1, una volta per turno: paga la carta aggiuntiva 2 punti Vittoria anziché 5 monete.
card-diogenes = Diogene
    .text = Chi possiede Alessandro Magno non può distruggerlo in guerra.
card-euclid = Euclide
    .text = Fase 5: compra o vendi punti Vittoria a 3 monete l'uno.
card-herodotus = Erodoto
    .text = Fase 5, una volta per partita: leggi la Storia di un altro giocatore e metti nella scatola una delle sue carte.
card-hippocrates = Ippocrate
    .text = Fase 5, una volta per partita: riporta nella tua città una carta della tua Storia.
card-homer = Omero
    .text = Fase 5, una volta per turno: metti una carta della tua mano a faccia in giù sulla tua Storia.
card-phidias = Fidia
    .text = Quando lo piazzi, tutta la tua mano e una carta della mano di ogni altro giocatore vanno nella scatola; poi ognuno pesca altrettante carte.
card-plato = Platone
    .text = Fase 5, una volta per turno: paga 1 punto Vittoria; ricevi 10 monete, e un altro giocatore a tua scelta ne riceve 5.
card-pericles = Pericle
card-socrates = Socrate
card-leonidas = Leonida
card-statue-zeus = Statua di Zeus
    .text = Chi ti sconfigge in guerra deve distruggere questa carta.
card-city-of-troy = Città di Troia
    .text = I suoi simboli Guerra contano solo in difesa, e non si sacrifica mai per attaccare.
card-lighthouse = Faro di Alessandria
    .text = Prima della fase 1, puoi guardare la prima carta di due mazzi.

icon-culture = { $n ->
    [one] 1 simbolo Cultura
   *[other] { $n } simboli Cultura
 }
icon-discount-all = { $n ->
    [one] ogni carta costa 1 moneta in meno
   *[other] ogni carta costa { $n } monete in meno
 }
icon-discount-colour = ogni carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } costa { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } in meno
icon-income-coins = { $n ->
    [one] profitto di 1 moneta
   *[other] profitto di { $n } monete
 }
icon-income-vp = { $n ->
    [one] profitto di 1 punto Vittoria
   *[other] profitto di { $n } punti Vittoria
 }
icon-income-per-colour = profitto di { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } per ogni carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }
icon-income-per-building = profitto di { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } per ogni edificio
icon-start-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } in più all'inizio
icon-vase = { $n ->
    [one] 1 Vaso
   *[other] { $n } Vasi
 }
icon-war = { $n ->
    [one] 1 simbolo Guerra
   *[other] { $n } simboli Guerra
 }
icon-mercenary = simboli Guerra a 2 monete l'uno
icon-end-per-colour = { $n ->
    [one] 1 punto
   *[other] { $n } punti
 } alla fine per ogni carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }
icon-end-vp = { $n ->
    [one] 1 punto alla fine
   *[other] { $n } punti alla fine
 }
icon-end-per-building = { $n ->
    [one] 1 punto alla fine per ogni edificio
   *[other] { $n } punti alla fine per ogni edificio
 }

# Moves.

move-board = Plancia assegnata: { $city }
move-deal = In cima c'è { $card }
move-end-card = In cima c'è la carta Fine del Gioco
move-side = Gioca il lato { $side }
move-take = Prendi { $city }, lato { $side }
move-draw = Pesca dal mazzo { $colour }
move-buy = Compra una carta dal mazzo { $colour } per { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 }
move-buy-aristotle = Aristotele: una carta dal mazzo { $colour } per { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 }
move-look = Guarda la prima carta del mazzo { $colour }
move-auction = Metti all'asta { $card }
move-bid = { $left ->
    [one] Offri { $n } (ne resta 1)
   *[other] Offri { $n } (ne restano { $left })
 }
move-pass = Passa: esci da quest'asta
move-keep = { $n ->
    [one] Tieni la carta per 1 moneta
   *[other] Tieni la carta per { $n } monete
 }
move-let-go = { $n ->
    [one] Vendila: { $player } paga 1 moneta
   *[other] Vendila: { $player } paga { $n } monete
 }
move-let-go-box = Rinuncia: la carta va nella scatola
move-develop = { $n ->
    [0] Sviluppa { $card } gratis
    [one] Sviluppa { $card } per 1 moneta
   *[other] Sviluppa { $card } per { $n } monete
 }
move-settle = { $n ->
    [0] Colonia: piazza gratis la prima carta del mazzo rosso
    [one] Colonia: piazza la prima carta del mazzo rosso per 1 moneta
   *[other] Colonia: piazza la prima carta del mazzo rosso per { $n } monete
 }
move-discard = Metti { $card } nella scatola
move-protect = Metti una moneta su { $card }
move-income = Incassa il profitto: { $coins }, { $points }
move-use = { $by }: usa { $card } dalla tua mano
move-buy-vp = Euclide: compra { $points } per { $coins }
move-sell-vp = Euclide: vendi { $points } per { $coins }
move-plato = Platone: { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } per te, { $gift } per { $player }
move-port = Gira un Porto verso { $player } per { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 }
move-port-bare = Gira il Porto senza moneta verso { $player } per { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 }
move-port-coin = Gira il Porto con la moneta verso { $player } per { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 }
move-herodotus = Erodoto: leggi la Storia di { $player }
move-erase = Metti { $card } nella scatola
move-erase-copy = Metti { $card } nella scatola: { $copy }
move-hippocrates = Ippocrate: riporta { $card } in città
move-hippocrates-copy = Ippocrate: riporta { $card } in città: { $copy }
copy-spent = la copia già attivata
copy-open = la copia nota a tutti
copy-known = la copia conosciuta solo da { $players }
move-assassinate = Assassino: elimina { $card } di { $player } per { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 }
move-trade = Commercia con { $player }: { $gets } per te, { $gives } per l'altra città
move-attack = Attacca { $player }: ricevi { $coins }
move-attack-hire = Attacca { $player } con mercenari per { $hired }: ricevi { $coins }
move-nobody = { $player } non gioca
move-destroy = Distruggi { $card }
move-sacrifice = Sacrifica { $card }
move-sacrifice-coin = Sacrifica { $card } con la sua moneta
move-done = Fatto
move-done-lighthouse = Non guardare altro
move-done-draw = Nessuna carta aggiuntiva
move-done-auction = Nessun'altra asta
move-done-develop = Non sviluppare altro
move-done-colony = Solo la Colonia
move-done-protect = Non proteggere nulla
move-done-income = Non attivare altre carte
move-done-trade = Non commerciare
move-done-war = Resta in pace
move-done-turn = Termina il turno

action-bid = Offri
action-buy-vp = Compra punti Vittoria
action-sell-vp = Vendi punti Vittoria
coins-left = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
 }

order-bid = Per questa carta, offri al massimo { $n }
order-bid-all = Per ogni carta fino al tuo turno, offri al massimo { $n }
order-pass = Passa per questa carta
order-pass-all = Passa per ogni carta fino al tuo turno
order-keep = Tieni la carta se le offerte restano basse
order-let-go = Cedi la carta qualunque sia l'offerta
action-order-bid = Per questa carta, offri al massimo
action-order-bid-all = Per ogni carta fino al tuo turno, offri al massimo

# What is asked.

phase-opening = Preparazione
phase-over = La partita è finita
phase-turn = { $player }: { $phase }
phase-last-turn = Ultimo turno, { $player }: { $phase }
chapter-turn = Turno di { $player }
chapter-last-turn = Ultimo turno di { $player }
phase-0 = Faro
phase-1 = 1 Pesca
phase-2 = 2 Asta
phase-3 = 3 Sviluppo
phase-4 = 4 Protezione
phase-5 = 5 Profitto
phase-6 = 6 Commercio
phase-7 = 7 Guerra

prompt-over = La partita è finita.
prompt-turn = È il turno di { $player }.
prompt-deal-board = { $player } riceve una plancia Città a sorte.
prompt-side = { $player }, quale lato di { $city } scegli?
prompt-take-board = { $player }, scegli una plancia Città e il suo lato.
prompt-first-card = { $player }, pesca la tua prima carta da un mazzo a scelta.
prompt-lighthouse = { $player }, con il Faro puoi guardare in cima a due mazzi.
prompt-peek = { $player } guarda la prima carta del mazzo { $colour }.
prompt-draw-first = { $player }, pesca la prima di due carte.
prompt-draw-second = { $player }, pesca la seconda carta da un altro mazzo.
prompt-draw-extra = { $player }, compri una carta aggiuntiva?
prompt-pick = { $player }, pesca una carta da un mazzo non bloccato.
prompt-draw = { $player } pesca dal mazzo { $colour }.
prompt-auction = { $player }, metti all'asta una carta.
prompt-auction-more = { $player }, metti all'asta un'altra carta o prosegui?
prompt-bid = { $player }, fai un'offerta per la carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } o passi? Hai { $coins }.
prompt-bid-other = { $player } può fare un'offerta per la carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } o passare.
prompt-raise = { $player }, offri più di { $n } per la carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } o passi? Hai { $coins }.
prompt-raise-other = { $player } può offrire più di { $n } per la carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } o passare.
prompt-closing = { $n ->
    [one] { $player }, { $other } offre 1 moneta: vendi la carta, o la tieni pagandogliene { $price }?
   *[other] { $player }, { $other } offre { $n } monete: vendi la carta, o la tieni pagandogliene { $price }?
 }
prompt-closing-alone = { $price ->
    [one] { $player }, nessuno vuole la carta: la tieni per 1 moneta o ci rinunci?
   *[other] { $player }, nessuno vuole la carta: la tieni per { $price } monete o ci rinunci?
 }
prompt-develop = { $n ->
    [0] { $player }, sviluppa fino a due carte.
    [one] { $player }, sviluppi un'altra carta o prosegui?
   *[other] { $player }, prosegui quando vuoi.
 }
prompt-colony = { $n ->
    [0] { $player }, piazzi gratis anche la prima carta del mazzo rosso?
    [one] { $player }, paghi ancora 1 moneta per la prima carta del mazzo rosso?
   *[other] { $player }, paghi ancora { $n } monete per la prima carta del mazzo rosso?
 }
prompt-phidias-discard = { $player }, metti nella scatola una carta della tua mano per Fidia.
prompt-phidias-draw = { $n ->
    [one] { $player }, pesca per Fidia: ancora 1 carta.
   *[other] { $player }, pesca per Fidia: ancora { $n } carte.
 }
prompt-protect = { $player }, proteggi una carta con una moneta?
prompt-income = { $player }, incassi il profitto o attivi prima una carta?
prompt-activate = { $player }, attivi una carta o prosegui?
prompt-erase = { $player }, quale carta elimini dalla Storia di { $other }?
prompt-trade = { $player }, con chi commerci?
prompt-war = { $player }, chi attacchi?
prompt-war-fought = { $player }, la guerra è finita: usi l'Assassino o termini il turno?
prompt-plunder = { $player }, quale carta di { $other } distruggi?
prompt-sacrifice = { $player }, quale carta con un simbolo Guerra sacrifichi?

# What happened.

event-board-dealt = { $player } riceve { $city }.
event-board = { $player } gioca { $city }, lato { $side }.
event-board-coins = { $player } gioca { $city }, lato { $side }, e riceve { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } in più.
event-turn = { $player } inizia il turno.
event-drew = { $player } pesca una carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }.
event-drew-card = { $player } pesca { $card } dal mazzo { $colour }.
event-extra = { $player } paga { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } per una carta aggiuntiva.
event-aristotle = { $player } attiva Aristotele e paga { $n ->
    [one] 1 punto Vittoria
   *[other] { $n } punti Vittoria
 } per una carta aggiuntiva.
event-end-card = { $player } scopre la carta Fine del Gioco: il mazzo { $colour } è bloccato.
event-last-card = L'ultima carta del mazzo { $colour } viene girata: il mazzo è bloccato.
event-peeked = { $player } guarda la prima carta del mazzo { $colour }.
event-peeked-card = { $player } guarda la prima carta del mazzo { $colour }: { $card }.
event-peeked-end = { $player } guarda la prima carta del mazzo { $colour }: è la carta Fine del Gioco.
event-put-up = { $player } mette all'asta una carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }.
event-put-up-card = { $player } mette all'asta { $card }, carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }.
event-bid = { $player } offre { $n }.
event-passed = { $player } passa.
event-cannot-raise = { $player } non può offrire più di { $n } e passa.
event-sold = { $n ->
    [one] { $player } compra la carta di { $other } per 1 moneta.
   *[other] { $player } compra la carta di { $other } per { $n } monete.
 }
event-kept = { $n ->
    [one] { $player } tiene la carta per 1 moneta.
   *[other] { $player } tiene la carta per { $n } monete.
 }
event-kept-from = { $n ->
    [one] { $player } tiene la carta: { $other } riceve 1 moneta.
   *[other] { $player } tiene la carta: { $other } riceve { $n } monete.
 }
event-unwanted = Nessuno vuole la carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } di { $player }: finisce nella scatola.
event-unwanted-card = Nessuno vuole { $card }, carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } di { $player }: finisce nella scatola.
event-placed = { $player } piazza { $card }.
event-developed = { $n ->
    [0] { $player } sviluppa { $card } gratis.
    [one] { $player } sviluppa { $card } per 1 moneta.
   *[other] { $player } sviluppa { $card } per { $n } monete.
 }
event-returned = Ippocrate riporta { $card } nella città di { $player }.
event-settled = { $n ->
    [0] Con la Colonia, { $player } piazza gratis la prima carta del mazzo rosso.
    [one] Con la Colonia, { $player } piazza la prima carta del mazzo rosso per 1 moneta.
   *[other] Con la Colonia, { $player } piazza la prima carta del mazzo rosso per { $n } monete.
 }
event-discarded = { $player } mette nella scatola una carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }.
event-discarded-card = { $player } mette nella scatola { $card }, carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }.
event-protected = { $player } mette una moneta su { $card }.
event-income = { $player } incassa un profitto di { $coins } e { $points }.
event-income-coins = { $player } incassa un profitto di { $coins }.
event-income-points = { $player } incassa un profitto di { $points }.
event-income-none = { $player } non incassa alcun profitto.
event-used = { $player } attiva { $by } con una carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } della propria mano.
event-used-card = { $player } attiva { $by } con { $card }, carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } della propria mano.
event-bought-vp = { $player } compra { $points } da Euclide per { $coins }.
event-sold-vp = { $player } vende { $points } a Euclide per { $coins }.
event-plato = { $player } attiva Platone e riceve 10 monete; { $other } ne riceve 5.
event-port = { $player } gira un Porto verso { $other }.
event-history-read = { $player } attiva Erodoto e legge la Storia di { $other }.
event-erased = { $player } elimina una carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 } dalla Storia di { $other }.
event-erased-card = { $player } elimina { $card }, carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }, dalla Storia di { $other }.
event-assassinated = L'Assassino di { $player } colpisce { $card } di { $other }.
event-traded = { $player } commercia con { $other } e riceve { $gets }; { $other } ne riceve { $gives }.
event-attacked = { $player } attacca { $other } e riceve { $coins }.
event-attacked-hired = { $player } assolda mercenari per { $hired }, attacca { $other } e riceve { $coins }.
event-lost = { $player } perde { $card }, che passa alla Storia.
event-sacrificed = { $player } sacrifica { $card }, che passa alla Storia.
event-over = La partita è finita: si contano i punti.

ending-points = Due carte Fine del Gioco sono scoperte: vince chi ha più punti.
ending-shared = Due carte Fine del Gioco sono scoperte: punti e carte in città sono pari, la vittoria è condivisa.
ending-cards = Due carte Fine del Gioco sono scoperte: i punti più alti sono pari, vince chi ha più carte in città.
ending-shared-cards = Due carte Fine del Gioco sono scoperte: i punti più alti sono pari, e chi ha più carte in città condivide la vittoria.

score-tokens = Segnalini
    .text = punti Vittoria raccolti
score-icons = Simboli
    .text = che valgono alla fine
score-coins = Monete
    .text = un punto ogni dieci
score-history = Storia
    .text = carte moltiplicate per la Cultura

# Why not.

why-not-asked = Non è questo che devi fare ora.
why-board-taken = La plancia { $city } è già presa.
why-locked = Il mazzo { $colour } è bloccato.
why-same-pile = Hai già scelto il mazzo { $colour }.
why-extra-costs-money = Hai già pescato le tue due carte: un'altra si paga.
why-extra-comes-last = La carta aggiuntiva viene dopo le altre due.
why-must-draw = Finché ci sono mazzi, devi pescare due carte.
why-choose-pile = Devi pescare una carta.
why-no-open-pile = Tutti i mazzi sono bloccati: in questa partita non si pesca più.
why-too-few-coins = { $need ->
    [one] Costa 1 moneta e tu ne hai { $have }.
   *[other] Costa { $need } monete e tu ne hai { $have }.
 }
why-too-few-points = { $need ->
    [one] Costa 1 punto Vittoria in segnalini e tu ne hai { $have }.
   *[other] Costa { $need } punti Vittoria in segnalini e tu ne hai { $have }.
 }
why-not-in-hand = Non hai in mano { $card }.
why-not-in-city = La carta { $card } non è in quella città, oppure nel frattempo è cambiata (una moneta, un'attivazione).
why-not-in-history = { $card } non è in quella Storia.
why-which-copy = Le copie di { $card } non sono tutte uguali: indica quale intendi.
why-copies-alike = Le copie di { $card } sono tutte uguali: non serve indicare quale.
why-only-copy = C'è una sola copia di { $card } da scegliere: non serve indicare quale.
why-no-such-copy = In quella Storia c'è { $card }, ma non quella copia.
why-must-auction = Devi mettere all'asta almeno una carta.
why-bid-too-low = { $bid } non supera { $above }.
why-no-credit = { $have ->
    [0] Non hai monete e non puoi offrirne { $bid }.
    [one] Hai 1 moneta e non puoi offrirne { $bid }.
   *[other] Hai { $have } monete e non puoi offrirne { $bid }.
 }
why-bid-or-pass = C'è un'asta in corso.
why-keep-or-let-go = L'asta va chiusa.
why-enough-developed = { $most ->
    [one] In un turno si sviluppa al massimo 1 carta, e lo hai già fatto.
   *[other] In un turno si sviluppano al massimo { $most } carte, e lo hai già fatto.
 }
why-has-coin = Su { $card } c'è una moneta.
why-income-taken = Hai già incassato il profitto.
why-income-first = Non hai ancora incassato il profitto.
why-already-used = La carta { $card } è già stata attivata.
why-no-such-use = { $card } non si usa su una carta della mano: il suo testo dice che cosa fa.
why-just-exchanged = Hai appena fatto uno scambio con Euclide, e due scambi di fila sono uno solo.
why-nothing-exchanged = Non si scambierebbe nulla.
why-another-player = Deve essere un altro giocatore di questo tavolo.
why-no-history = In quella Storia non c'è nessuna carta.
why-choose-erased = Erodoto sta leggendo: prima deve scegliere una carta.
why-no-assassin = Non hai un Assassino che possa colpire: ognuno colpisce una volta per partita.
why-no-person = { $card } non è una persona.
why-not-itself = L'Assassino non può eliminare se stesso.
why-no-trade-left = In questo turno hai già commerciato.
why-bound-by-port = Un Porto di { $player } è girato verso di te: devi commerciare lì.
why-trade-partner = In questo turno hai commerciato con quella città.
why-war-fought = Hai già combattuto l'unica guerra di questo turno.
why-no-sacrifice = Non hai carte con un simbolo Guerra da sacrificare.
why-too-weak = { $own ->
    [0] Non hai simboli Guerra per attaccare contro { $other }: devi averne di più.
    [one] Hai 1 simbolo Guerra per attaccare contro { $other }: devi averne di più.
   *[other] Hai { $own } simboli Guerra per attaccare contro { $other }: devi averne di più.
 }
why-statue-first = Lì c'è la Statua di Zeus senza moneta: devi distruggere quella e nient'altro.
why-diogenes = Chi possiede Alessandro Magno non può distruggere Diogene.
why-choose-destroyed = Prima scegli la carta da distruggere.
why-choose-sacrifice = Prima scegli la carta da sacrificare.
why-troy = La Città di Troia non si sacrifica mai per attaccare.
why-no-war-symbol = { $card } non mostra simboli Guerra.

# What would help.

remedy-two = Servono due cose, in quest'ordine: { $first } { $then }
remedy-income = Prima incassa il profitto.
remedy-develop = Prima sviluppa { $card }.
remedy-hippocrates = Prima riporta { $card } in città con Ippocrate.
remedy-buy-vp = { $n ->
    [one] Prima compra 1 punto Vittoria da Euclide.
   *[other] Prima compra { $n } punti Vittoria da Euclide.
 }
remedy-sell-vp = { $n ->
    [one] Prima vendi 1 punto Vittoria a Euclide.
   *[other] Prima vendi { $n } punti Vittoria a Euclide.
 }
remedy-use = Prima attiva { $card }.
remedy-strike = Prima manda l'Assassino contro { $card } di { $player }.
remedy-place = Prima porta { $card } dalla tua mano in città.
remedy-place-later = Nel tuo prossimo turno puoi portare { $card } dalla mano in città.
remedy-coins = { $n ->
    [one] Devi aspettare di avere 1 moneta in più.
   *[other] Devi aspettare di avere { $n } monete in più.
 }
remedy-points = { $n ->
    [one] Devi aspettare di avere 1 punto Vittoria in più.
   *[other] Devi aspettare di avere { $n } punti Vittoria in più.
 }
remedy-next-turn = Sarà di nuovo possibile nel tuo prossimo turno.
remedy-port-back = Torna disponibile dopo la fase Commercio di { $player }.

# The table in words.

sketch-none = nessuna carta
sketch-piles = Mazzi: { $piles }.
sketch-pile = { $colour } { $n }
sketch-pile-locked = { $colour } bloccato
sketch-city = { $city } { $side }
sketch-no-city = ancora senza città
sketch-player = { $player } ({ $city }): monete { $coins }, punti Vittoria { $vp }, carte in mano { $hand }, carte Storia { $history }; Guerra { $war }, Vasi { $vases }, Cultura { $culture }.
sketch-cards = Città: { $cards }.
sketch-card-coin = { $card } con una moneta
sketch-card-used = { $card } (carta attivata)
sketch-card-coin-used = { $card } con una moneta (carta attivata)
sketch-history = Storia: { $cards }.
sketch-hidden = una carta { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
 }
sketch-auction = { $player } mette all'asta { $card }; ancora nessuna offerta.
sketch-auction-bid = { $player } mette all'asta { $card }; { $other } offre { $n }.
sketch-hand = La tua mano: { $cards }.
sketch-tops = Hai guardato: { $tops }.
sketch-top = mazzo { $colour }: { $card }
sketch-glimpsed = Hai visto nella mano di { $player }: { $cards }.

# The drawn table.

draw-table = Il tavolo
draw-city = { $city }, { $player }: { $coins }, { $points }.
draw-coin = Carta protetta da una moneta.
draw-used = Carta già attivata.
draw-pile = { $n ->
    [one] Mazzo { $colour }: 1 carta, compresa la carta Fine del Gioco.
   *[other] Mazzo { $colour }: { $n } carte, compresa la carta Fine del Gioco.
 }
draw-pile-locked = Il mazzo { $colour } è bloccato.
draw-end = fine
draw-sells = { $city } vende una carta
draw-must-sell = da { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 } in su va venduta
draw-passed = passa
draw-turn = Turno di { $city }
draw-last-turn = Ultimo turno: { $city }
draw-phase-1 = Pesca
draw-phase-2 = Asta
draw-phase-3 = Sviluppo
draw-phase-4 = Protezione
draw-phase-5 = Profitto
draw-phase-6 = Commercio
draw-phase-7 = Guerra
draw-hand = La tua mano · nascosta agli altri
draw-lot = All'asta
draw-tucked = Sotto Alessandro
draw-tops = In cima ai mazzi
draw-glimpsed = Viste, in altre mani
draw-reading = La Storia di { $city }
draw-boards = Plance Città
