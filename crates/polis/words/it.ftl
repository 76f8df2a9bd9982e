## Words of Polis in Italian.

## The table

blurb = Atene contro Sparta: nutri la tua lega, conquista città, commercia in grano e argento, completa i templi prima dell'avversario.
scenario-campaign = Campagna
scenario-corinthian-war = Guerra di Corinto (395–387 a.C.)
scenario-second-peloponnesian-war = Seconda guerra del Peloponneso (431–404 a.C.)
allowed = Ora si può fare.
game-is-over = La partita è finita.
no-such-move = Queste parole qui non significano nulla. Scegli una delle mosse elencate.
not-your-turn = È il turno di { $who }.
seat-athens = Atene
seat-sparta = Sparta
seat-chance = sorte
seat-nobody = nessuno

round-3 = 3
round-4 = 4
round-5a = 5α
round-5b = 5β
round-alpha = Alfa
round-epsilon = Epsilon
round-omega = Omega
phase-round = Round { $round }

good-metal = metallo
good-wood = legno
good-wine = vino
good-oil = olio
good-silver = argento
good-wheat = grano
amount = { $n } { $good }
amount-prestige = { $n } prestigio
unit-merchants = { $n ->
    [one] 1 mercantile
   *[other] { $n } mercantili
 }
unit-hoplites = { $n ->
    [one] 1 oplita
   *[other] { $n } opliti
 }
unit-galleys = { $n ->
    [one] 1 galea
   *[other] { $n } galee
 }
fee-hired = ingaggio in argento
shipload = { $market }, carico { $n }

score-population = Popolazione
    .text = un punto per ogni cubo nelle tue poleis
    .sum = { $poleis }
score-prestige = Prestigio
    .text = quello che ti resta
score-posterity = Posterità
    .text = quanto valgono in seguito i tuoi progetti completati
    .sum = { $projects }
score-part = { $what } { $n }

## The table in words, for terminals and screen readers

sketch-event = Evento: { $title }. { $text }
sketch-player = { $side }: { $prestige } prestigio, popolazione { $population }, { $merchants ->
    [one] 1 mercantile
   *[other] { $merchants } mercantili
 } in porto
sketch-passed = { $side }: { $prestige } prestigio, popolazione { $population }, { $merchants ->
    [one] 1 mercantile
   *[other] { $merchants } mercantili
 } in porto (ha passato)
sketch-goods = Merci: { $goods }
sketch-league = Lega: { $poleis }
sketch-proxenos = Prosseno: { $polis }
sketch-hostage = Prosseno: in ostaggio
sketch-polis = { $polis } { $n }/{ $max }
sketch-polis-project = { $polis } { $n }/{ $max } ({ $project })
sketch-neutral = { $polis } { $n }
sketch-neutral-list = Poleis neutrali (popolazione = fortificazione): { $poleis }
sketch-units = Unità, Atene contro Sparta: { $regions }
sketch-region = { $region } { $athens }:{ $sparta }
sketch-projects = Progetti: { $projects }
sketch-project = { $project } ({ $cost }; ora { $now }, poi { $later })
sketch-market = Carichi nei mercati: { $shiploads }
sketch-offer = { $shipload }: { $paid } per { $got }
sketch-collected = Tasse già riscosse in questo round: { $regions }
sketch-sieges = Dischi d'assedio: { $sieges }
sketch-siege = { $polis } { $n } ({ $side })
sketch-hand = Le tue carte: { $cards }
sketch-card = { $n } × { $card }
sketch-none = non ce ne sono

## Places

polis-athenai = Athenai
polis-chalkis = Chalkis
polis-sparta = Sparta
polis-gytheion = Gytheion
polis-argos = Argos
polis-korinthos = Korinthos
polis-thebai = Thebai
polis-gela = Gela
polis-syrakousai = Syrakousai
polis-kerkyra = Kerkyra
polis-naupaktos = Naupaktos
polis-pylos = Pylos
polis-samos = Samos
polis-chios = Chios
polis-poteidaia = Poteidaia
polis-pydna = Pydna
polis-epidamnos = Epidamnos
polis-abdera = Abdera

region-makedonia = Makedonia
region-akarnania = Akarnania
region-thessalia = Thessalia
region-boiotia = Boiotia
region-attika = Attika
region-megaris = Megaris
region-achaia = Achaia
region-arcadia = Arcadia
region-messenia = Messenia
region-lakedaimon = Lakedaimon
region-ionia = Ionia
region-sikelia = Sikelia
region-ionio_pelagos = Ionio Pelagos
region-myrtoo_pelagos = Myrtoo Pelagos
region-kyklades = Kyklades
region-noties_sporades = Noties Sporades
region-thrakiko_pelagos = Thrakiko Pelagos

market-illyria = Illyria
market-thraki = Thraki
market-euxeinos_pontos = Euxeinos Pontos
market-persis = Persis
market-aigyptos = Aigyptos

## Projects

project-socrates = Socrate
project-democritus = Democrito
project-protagoras = Protagora
project-phidias = Fidia
project-temple_zeus = Tempio di Zeus
project-temple_apollo = Tempio di Apollo
project-theatre = Teatro
project-theatre_episkenion = Teatro con Episkenion
project-statue_venus = Statua di Venere
project-statue_ephebe = Statua di Efebo
project-festival_demeter = Festival di Demetra
project-festival_dionysus = Festival di Dioniso
project-games_nemean = Giochi Nemei
project-games_isthmian = Giochi Istmici
project-myron = Mirone
project-koilon = Teatro con Koilon
project-skini = Teatro con Skini
project-statue_aphrodite = Statua di Afrodite
project-statue_efebos = Statua di Efebo
project-festival_dionysos = Festival di Dioniso
project-games_nemea = Giochi di Nemea
project-games_isthmia = Giochi dell'Istmo

## Combat cards

card-phalanx_othismos = Falange, othismos
card-phalanx_advance = Falange, avanzata
card-cavalry_advance = Cavalleria, avanzata
card-cavalry_hold = Cavalleria, tenuta
card-archers_advance = Arcieri, avanzata
card-archers_shooting = Arcieri, tiro
card-peltasts_hold = Peltasti, tenuta
card-mercenaries_hold = Mercenari
card-salpinx_ambush = Suono di salpinge
card-elite_trireme_diekplous = Trireme d'élite, diekplous
card-elite_trireme_periplous = Trireme d'élite, periplous
card-trireme_periplous = Trireme, periplous
card-trireme_kyklos = Trireme, kyklos
card-bireme_periplous = Bireme, periplous
card-bireme_kyklos = Bireme, kyklos
card-triacontor_kyklos = Triacontera, kyklos
card-mercenaries_kyklos = Mercenari

## The drawing

draw-map = Mappa della Grecia
draw-event = Evento
draw-no-event = Nessun evento
draw-projects = Progetti
draw-no-projects = Nessuno disponibile.
draw-now-later = ora · poi
draw-prices = Prezzi
draw-tribute = Tasse
draw-tribute-yield = { $sent } opliti sui riquadri di una merce ne portano { $got }.
draw-tribute-boxes = Tasse in { $region }: riquadri per { $boxes }.
draw-tribute-collected = { $side } ha già riscosso le tasse in { $region } in questo round.
draw-tribute-barred = In questo round nessuno può riscuotere le tasse in { $region }.
draw-territory = { $region }: { $athens } di Atene, { $sparta } di Sparta.
draw-sea = { $region }: { $athens } di Atene, { $sparta } di Sparta.
draw-neutral = neutrale
draw-polis = { $polis } ({ $owner }): popolazione { $n } su { $max }, crescita { $growth }, fortificazione { $walls }.
draw-polis-port = Porto su { $seas }.
draw-polis-siege = { $n ->
    [one] 1 disco d'assedio
   *[other] { $n } dischi d'assedio
 } di { $side }.
draw-polis-building = In corso: { $project }.
draw-polis-built = Completati: { $projects }.
draw-port = Porto commerciale di { $side }: { $n ->
    [0] nessun mercantile
    [one] 1 mercantile
   *[other] { $n } mercantili
 } in attesa.
draw-shipload = { $shipload }: { $got } in cambio di { $paid }. Si apre nei round di tipo { $value }.
draw-shipload-closed = { $shipload }: { $got } in cambio di { $paid }. Chiuso: è di tipo { $value }.
draw-shipload-taken = { $shipload }: c'è un mercantile di { $side }.
draw-population = popolazione { $n }
draw-passed = ha passato
draw-reserve = { $n } in riserva
draw-hostage = Il prosseno di { $side } è ostaggio qui.
draw-battle = Battaglia in { $region }
draw-attacks = { $side } attacca
draw-attack = { $side } attacca con
draw-answer = { $side } risponde con
draw-role-attacker = attacca · { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } in mano
draw-role-defender = difende · { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } in mano
draw-deck = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } nel mazzo
draw-unseen = Non ancora viste
draw-answers = { $side } risponde
draw-siege = Assedio di { $polis }
draw-haggle = Il prezzo { $good ->
    [olio] dell'olio
    [argento] dell'argento
   *[other] del { $good }
 }
draw-assault = Assalto in { $region }
draw-held = Eguagliata: nessuna perdita.
draw-struck = Non eguagliata: { $side } perde un'unità.
draw-wins = { $side } guadagna { $n } prestigio.
draw-pays = { $side } perde { $n } prestigio.
draw-no-prestige = Nessun prestigio.

land-epeiros = Epeiros
land-mysia = Mysia
land-thrake = Thrake

formation-phalanx = Falange
formation-cavalry = Cavalleria
formation-archers = Arcieri
formation-peltasts = Peltasti
formation-mercenaries = Mercenari
formation-salpinx = Salpinge
formation-elite_trireme = Trireme d'élite
formation-trireme = Trireme
formation-bireme = Bireme
formation-triacontor = Triacontera

manoeuvre-othismos = Othismos
manoeuvre-advance = Avanzata
manoeuvre-hold = Tenuta
manoeuvre-shooting = Tiro
manoeuvre-ambush = Imboscata
manoeuvre-diekplous = Diekplous
manoeuvre-periplous = Periplous
manoeuvre-kyklos = Kyklos

## Actions

action-create-hoplites = creare opliti
action-create-galleys = creare galee
action-create-merchants = creare mercantili
action-start-project = avviare un progetto
action-move-hoplites = muovere opliti
action-move-galleys = muovere galee
action-besiege = assediare
action-tribute = riscuotere le tasse
action-trade = commerciare
action-move-proxenos = muovere il prosseno
action-ransom-proxenos = liberare il prosseno
action-civil-war = fomentare una guerra civile

## Moves, as they stand in a list of choices

move-reveal = Mostra { $project }
move-put-away = Rimuovi { $project } dal gioco
move-event = Evento: { $title } ({ $id })
move-roll = Dado: { $n }
move-deal = Distribuisci { $card }
move-create-hoplites = Crea opliti: { $polis }
move-create-galleys = Crea galee: { $polis }
move-create-merchants = Crea mercantili: { $polis }
move-start-project = Avvia { $project } ({ $polis })
move-move-hoplites = Muovi opliti in { $region }
move-move-galleys = Muovi galee in { $region }
move-besiege = Assedia { $polis } (fortificazione { $n })
move-tribute = Riscuoti le tasse in { $region }
move-trade = Commercia: { $paid } per { $got } ({ $shipload })
move-move-proxenos = Muovi il prosseno: { $polis }
move-ransom-proxenos = Libera il prosseno per 2 unità di argento
move-civil-war = Guerra civile: { $polis } per { $n } argento
move-pass = Passa: niente più azioni in questo round
move-pay = Paga { $good }
move-recruit = Un oplita ({ $fee })
move-build = Una galea in { $region } ({ $fee })
move-fit = Un mercantile ({ $fee })
move-march = Un oplita da { $region }
move-sail = Una galea da { $region }
move-collect = Un oplita per { $good }
move-collect-prestige = Un oplita per 1 prestigio
move-done = Basta così
move-battle = Prossima battaglia: { $region }
move-retreat = Ritirati: paga 1 prestigio all'avversario
move-stand = Continua a combattere
order-stand = Se si arriva a una battaglia prima del tuo turno: combatti
order-retreat = Se si arriva a una battaglia prima del tuo turno: ritirati
order-pass = Quando tocca a te: passa, niente più azioni in questo round
move-play = { $card } ({ $n })
move-misnamed = { $card }, l'altra metà di una carta
move-double = Raddoppia il prestigio di questa battaglia
move-keep = Conserva il grande condottiero per un'altra battaglia
move-remove = Cedi un'unità in { $region }
move-send = Invia un'unità da { $region }
move-return = Riporta un'unità in { $region }
move-exchange = Cedi { $n } prestigio per { $silver } argento
move-seize = Impadronisciti di { $polis }
move-release = Abbandona { $polis } (popolazione { $n })
move-pay-prestige = Paga in prestigio il grano che manca
move-grow = { $polis } cresce di 1
move-phoros = { $n ->
    [0] Non chiedere phoros
   *[other] Phoros: { $n } prestigio per { $silver } argento
 }
move-losing = { $move } ({ $lost ->
    [one] 1 va perso
   *[other] { $lost } vanno persi
 }: sul tuo tracciato dell'argento non c'è più posto)

## Prompts

prompt-over = La partita è finita.
prompt-wait = Il round continua.
prompt-reveal = Si rivelano i progetti.
prompt-put-away = { $side } ha meno prestigio: quale progetto viene rimosso dal gioco?
prompt-draw-event = Si pesca l'evento del round.
prompt-reading = { $side }: { $effect }. Che cosa scegli?
prompt-turn = { $side }: scegli l'azione { $action } di { $actions }.
prompt-turn-ransom = { $side }: liberi il prosseno prima di chiudere il turno?
prompt-turn-alone = { $side } continua da sola: ogni azione costa prima una merce.
prompt-surcharge = { $side }: con quale merce paghi per continuare?
prompt-create-hoplites = { $side }: un altro oplita di { $polis }?
prompt-create-galleys = { $side }: un'altra galea di { $polis }?
prompt-create-merchants = { $side }: un altro mercantile di { $polis }?
prompt-payment = { $side }: come paghi questo lotto per { $project }?
prompt-march = { $side }: da dove arriva in { $region } il prossimo oplita?
prompt-sail = { $side }: da dove arriva in { $region } la prossima galea?
prompt-siege = { $side } assedia { $polis }: con { $n } o più la conquista.
prompt-collect = { $side } riscuote le tasse in { $region }: dove va il prossimo oplita?
prompt-haggle-cheaper = Il dado dice di quanto scende il valore { $good ->
    [olio] dell'olio
    [argento] dell'argento
   *[other] del { $good }
 }.
prompt-haggle-dearer = I dadi dicono di quanto sale il valore { $good ->
    [olio] dell'olio
    [argento] dell'argento
   *[other] del { $good }
 }.
prompt-aftermath = { $side }: quale battaglia si combatte per prima?
prompt-retreat = { $side }: continui a combattere in { $region } o ti ritiri?
prompt-deal = Battaglia in { $region }: si distribuiscono le carte Combattimento.
prompt-attack = { $side } attacca in { $region }: con quale carta?
prompt-defend = { $side } difende in { $region }: quale carta opponi a questa?
prompt-commanders = { $side }: raddoppi il prestigio vinto in questa battaglia ({ $n })?
prompt-homecoming = { $side }: dove ritorna la prossima unità?
prompt-feeding = { $side } è a corto di { $n } grano. Paghi in prestigio o abbandoni una polis?
prompt-growth = { $side } ha ancora { $n } grano: quale polis cresce?
prompt-phoros = { $side }: quanto prestigio trasformi in argento?

## What happened

event-round-began = Comincia il round { $round }.
event-project-shown = Si può avviare un progetto: { $project }.
event-project-put-away = { $side } rimuove { $project } dal gioco.
event-card-drawn = Evento: { $title }. { $text }
event-first-turn = Il primo turno è di { $side }.
event-passed = { $side } passa.
event-surcharge = { $side } paga 1 { $good } per continuare.
event-recruited = { $side } crea un oplita di { $polis } ({ $fee }).
event-built = { $side } crea una galea di { $polis } in { $region } ({ $fee }).
event-fitted = { $side } crea un mercantile di { $polis } ({ $fee }).
event-lot-paid = { $side } paga { $n } { $good }.
event-project-started = { $side } avvia un progetto: { $project } ({ $polis }).
event-march-ordered = { $side } muove opliti in { $region } per 1 prestigio.
event-voyage-ordered = { $side } muove galee in { $region } per 1 prestigio.
event-marched = Un oplita di { $side } marcia da { $from } in { $to }.
event-crossed = Un oplita di { $side } passa via mare da { $from } in { $to }.
event-sailed = Una galea di { $side } naviga da { $from } in { $to }.
event-siege-laid = { $side } assedia { $polis } (fortificazione { $fortification }) per 1 prestigio.
event-siege-rolled = Il dado segna { $face }; serviva { $need }.
event-siege-rolled-discs = Il dado segna { $face } e { $bonus ->
    [one] 1 disco d'assedio aggiunge
   *[other] { $bonus } dischi d'assedio aggiungono
 } { $bonus }; serviva { $need }.
event-siege-disc-laid = { $side } lascia un disco d'assedio presso { $polis }.
event-siege-won = { $side } conquista { $polis }: { $n } prestigio.
event-siege-lost = { $polis } resiste; { $side } perde un oplita.
event-population-lost = { $polis } ({ $side }) perde 1 popolazione.
event-turned-neutral = { $polis } lascia la lega di { $side } e diventa neutrale.
event-proxenos-captured = { $polis }: il prosseno di { $side } viene catturato.
event-tribute-demanded = { $side } riscuote le tasse in { $region }.
event-collected = { $side } riceve { $what } da { $region }.
event-traded = { $side } dà { $paid } per { $got } ({ $shipload }).
event-market-rolled = Il dado per { $good ->
    [olio] l'olio
    [argento] l'argento
   *[other] il { $good }
 } segna { $face }.
event-market-cheaper = Il valore { $good ->
    [olio] dell'olio
    [argento] dell'argento
   *[other] del { $good }
 } scende di { $n }.
event-market-dearer = Il valore { $good ->
    [olio] dell'olio
    [argento] dell'argento
   *[other] del { $good }
 } sale di { $n }.
event-market-same = Il valore { $good ->
    [olio] dell'olio
    [argento] dell'argento
   *[other] del { $good }
 } resta com'è.
event-proxenos-by-land = Il prosseno di { $side } raggiunge { $to } da { $from } via terra { $n ->
    [0] senza spese
   *[other] per { $n } argento
 }.
event-proxenos-by-sea = Il prosseno di { $side } raggiunge { $to } da { $from } via mare { $n ->
    [0] senza spese
   *[other] per { $n } argento
 }.
event-ransomed = { $side } libera il suo prosseno per { $n } argento.
event-civil-war = Guerra civile: { $side } prende { $polis } per { $silver } argento e guadagna { $n } prestigio.
event-blockade-punished = { $side } blocca il commercio dell'avversario e perde { $n } prestigio.
event-battle-began = Battaglia in { $region }.
event-retreated = { $side } si ritira dalla battaglia in { $region } e paga 1 prestigio.
event-dealt-own = { $side } pesca { $card }.
event-dealt = { $side } pesca una carta.
event-picked-own = { $side } sceglie { $card }.
event-picked = { $side } sceglie una carta.
event-attacked = { $side } attacca con { $first } e { $second }.
event-defended = { $side } risponde con { $first } e { $second }.
event-assault = { $side } { $n ->
    [-1] perde 1 prestigio
    [0] non guadagna prestigio
   *[other] guadagna { $n } prestigio
 }; { $defender } { $losses ->
    [0] non perde unità
    [one] perde 1 unità
   *[other] perde { $losses } unità
 }.
event-battle-deck = La battaglia in { $region } finisce: le carte rimaste non bastano.
event-battle-retreat = La battaglia in { $region } finisce.
event-battle-broken = La battaglia in { $region } finisce: il difensore è sbaragliato.
event-doubled = Il grande condottiero di { $side } porta { $n } prestigio in più.
event-gained = { $side } guadagna { $what }.
event-lost = { $side } perde { $what }.
event-units-placed = { $side } aggiunge { $units } in { $region }.
event-no-units-placed = { $side } non ha posto o cubi per un'unità in { $region }.
event-humiliated = { $side } domina { $region } e guadagna { $n } prestigio.
event-units-lost = { $side } perde { $units } in { $region }.
event-population-changed = { $polis } ({ $side }): popolazione { $from } → { $to }.
event-tribute-barred = In questo round nessuno può riscuotere le tasse in { $region }.
event-too-few-sent = { $side } ha { $missing ->
    [one] 1 galea
   *[other] { $missing } galee
 } in meno di quelle richieste e perde { $n } prestigio.
event-sent = { $side } invia { $units } da { $region }.
event-returned = { $side }: { $units } di ritorno in { $region }.
event-exchanged = { $side } cede { $n } prestigio per { $silver } argento.
event-seized = { $polis } passa dalla parte di { $side }.
event-project-finished = Progetto completato: { $project } ({ $polis }), { $n } prestigio per { $side }.
event-project-finished-neutral = Progetto completato nella polis neutrale { $polis }: { $project }.
event-fed = { $side } nutre la sua lega con { $n } grano.
event-starved = Per la fame { $side } perde { $n } prestigio.
event-released = { $side } abbandona { $polis }.
event-capital-lost = { $side } non riesce a nutrire la sua capitale.
event-grew = { $polis } ({ $side }) cresce.
event-megalopolis = { $polis } è una megalopolis: 1 prestigio per { $side }.
event-spoiled = { $side } perde { $n } { $good } per deperimento.
event-phoros = { $side } trasforma { $n } prestigio in { $silver } argento.
event-losing = { $event } { $lost ->
    [one] 1 va perso
   *[other] { $lost } vanno persi
 }: sul tracciato dell'argento non c'è più posto.

ending-points = L'ultimo round è finito: decide il punteggio.
ending-points-goods = L'ultimo round è finito e i punteggi sono pari: decidono le merci.
ending-points-shared = L'ultimo round è finito; punteggi e merci sono pari e la vittoria è condivisa.
ending-both-ostracised-goods = Nessuno ha più prestigio e i punteggi sono pari: decidono le merci.
ending-both-ostracised-shared = Nessuno ha più prestigio; punteggi e merci sono pari e la vittoria è condivisa.
ending-capital-lost = { $side } ha perso la capitale e, con essa, la partita.
ending-ostracised = { $side } non ha più prestigio ed è condannata all'ostracismo.
ending-disgraced = { $side } deve perdere più prestigio di quanto ne abbia e perde la partita.
ending-both-ostracised = Nessuno ha più prestigio: decide il punteggio.

## Event cards

event-no-event = Nessun evento
    .text = In questo round non succede nulla.
event-earthquake-in-sparta = Terremoto a Sparta
    .text = Atene aggiunge 1 oplita in Messenia; Sparta aggiunge 1 galea in Ionio Pelagos.
event-destruction-of-the-persian-fleet = Distruzione della flotta persiana
    .text = Atene guadagna 1 prestigio, Sparta 1 argento.
event-philopersians = Filopersiani
    .text = Ogni fazione guadagna 1 prestigio e cede 1 oplita o 1 galea.
event-xerxes-assassinated = Assassinio di Serse
    .text = In questo round il primo carico di Persis è chiuso.
event-xerxes-assassinated-2020 = Assassinio di Serse
    .text = In questo round tutti i carichi di Persis sono chiusi.
event-the-league-of-delos = La Lega di Delo
    .text = Atene riceve 1 argento, Sparta 1 metallo.
event-revolt-of-thasos = Rivolta di Taso
    .text = Il valore del legno scende di 2 colonne.
event-thirty-years--peace = Pace dei Trent'anni
    .text = In questo round Sparta non può muovere opliti in Attika, né Atene in Lakedaimon.
event-tanagra-and-oinophyta = Tanagra ed Enofita
    .text = Chi ha più opliti in Boiotia alla fine del round guadagna 2 prestigio.
event-leotychidas-ii = Leotichida II
    .text = Il primo turno del round è di Atene.
event-holy-war = Guerra sacra
    .text = Sparta aggiunge 1 oplita in Thessalia, Atene 1 in Boiotia.
event-egypt-rebels-against-persia = L'Egitto si ribella alla Persia
    .text = Atene invia almeno 2 galee (perde 1 prestigio per ognuna che manca) e riceve 2 grano per ciascuna; ne torna la metà, arrotondata per eccesso.
event-murder-of-the-persian-king = Uccisione del re persiano
    .text = Ogni fazione può inviare opliti e guadagna 2 prestigio per ciascuno; tornano alla fine del round.
event-murder-of-the-persian-king-2020 = Uccisione del re persiano
    .text = Ogni fazione può inviare fino a 2 opliti e guadagna 2 prestigio per ciascuno; tornano alla fine del round.
event-peasant-revolts = Rivolte contadine
    .text = Atene aggiunge 1 oplita in Messenia, Sparta 1 in Ionia.
event-age-of-pericles = L'età di Pericle
    .text = Un progetto completato ad Athenai dà ad Atene 1 prestigio in più; Sparta aggiunge 1 oplita in Megaris.
event-transfer-of-the-treasury = Trasferimento del tesoro
    .text = Ogni fazione cede almeno 1 prestigio e riceve il doppio in argento.
event-betrayal = Tradimento
    .text = Ogni fazione si impadronisce di una polis nemica con popolazione 1, se ce n'è una.
event-behind-the-long-walls = Dietro le Lunghe Mura
    .text = Athenai cresce di 2; Sparta aggiunge 1 oplita in Attika.
event-free-trade-with-persia = Libero commercio con la Persia
    .text = Chi finisce il turno bloccando all'avversario le rotte per Persis o Aigyptos perde 1 prestigio, a meno che non abbia 10 galee tra Ionio e Thrakiko.
event-great-commanders = Grandi condottieri
    .text = Ogni fazione può raddoppiare il prestigio che vince in una battaglia di questo round.
event-enemies-of-greece = Nemici della Grecia
    .text = Atene aggiunge 1 oplita in Messenia; Sparta aggiunge 1 galea in Noties Sporades.
event-mercenaries = Mercenari
    .text = Opliti e galee si possono creare per 2 unità di argento ciascuno, senza usare popolazione.
event-pacifism = Pacifismo
    .text = Quando si riscuotono le tasse in patria, ogni oplita può portare 1 prestigio invece di merci.
event-plague-and-humiliation = Peste e umiliazione
    .text = Athenai perde 2 popolazione. Atene guadagna 2 prestigio se alla fine del round ha più opliti di Sparta in Messenia.
event-alkibiades-flees-to-sparta = Alcibiade fugge a Sparta
    .text = In questo round le battaglie scoppiano con 7 unità.
event-carthage-lands-in-sicily = Cartagine sbarca in Sicilia
    .text = Chi ha più opliti in Sikelia ne perde fino a 2, entrambi in caso di parità; se non c'è nessuno, in questo round lì non si riscuotono tasse.
event-eruption-of-etna = Eruzione dell'Etna
    .text = In questo round al massimo 3 opliti riscuotono le tasse in Sikelia.
event-freed-slaves-of-laurion = Schiavi liberati del Laurio
    .text = Vino e olio tornano al loro valore migliore.
event-freed-slaves-of-laurion-2020 = Schiavi liberati del Laurio
    .text = Il vino torna al suo valore migliore.
event-mutilation-of-the-herms = Mutilazione delle Erme
    .text = Sparta perde 1 prestigio; Athenai perde 1 popolazione.
event-superstition = Superstizione
    .text = In questo round per una battaglia servono 9 unità.

## Why not?

why-not-asked = Non è quello che ti viene chiesto ora.
why-already-done = In questo turno hai già compiuto questa azione: { $action }.
why-turn-is-full = Hai già compiuto entrambe le azioni di questo turno.
why-already-besieged = Hai già assediato { $polis } da quando l'avversario ha passato. Tutto ciò che fai dopo è un unico turno, e in un turno una polis si assedia una sola volta.
why-not-your-polis = { $polis } non fa parte della tua lega.
why-no-territory = { $polis } non appartiene a nessun territorio e non può creare opliti.
why-no-port = { $polis } non ha un porto.
why-not-that-port = Nessun porto di { $polis } dà su { $region }.
why-not-commercial = { $polis } non è una polis commerciale di { $side }.
why-region-full = In questo round { $region } può contenere solo { $capacity } delle tue unità.
why-cannot-pay = Il costo è { $need } { $good }, e tu ne hai { $have }.
why-cannot-pay-unit = Non hai né { $good } né argento.
why-not-for-hire = In questo round non c'è nessuno da ingaggiare.
why-last-cube = { $polis } non può cedere l'ultimo cubo di popolazione.
why-no-ships = Tutti i tuoi { $ships } mercantili sono in gioco.
why-not-shown = { $project } non è tra i progetti disponibili.
why-not-hosted = { $polis } non può ospitare { $project }.
why-busy = { $polis } ha già un progetto in corso.
why-unaffordable = Per { $project } hai { $missing } argento in meno del necessario.
why-not-this-lot = Questa parte del costo è { $lot } e non si può pagare con quella merce.
why-too-little-silver = Così per il resto avresti { $missing } argento in meno del necessario.
why-no-prestige = Le azioni militari costano 1 prestigio, e tu non ne hai.
why-no-units = Non hai unità in { $region }.
why-same-region = L'unità è già in { $region }.
why-no-way = Non c'è una via libera tra { $from } e { $to }.
why-full-on-the-way = La via tra { $from } e { $to } attraversa una regione che contiene già { $capacity } delle tue unità.
why-forbidden = In questo round l'evento ti vieta di muovere opliti in { $region }.
why-nobody-can-come = Nessuna delle tue unità può raggiungere { $region }.
why-nothing-done = L'azione non ha ancora avuto effetto.
why-capital = { $polis } è una capitale.
why-capital-stays = { $polis } è la tua capitale: non puoi abbandonarla.
why-own-polis = { $polis } è nella tua lega.
why-outside = { $polis } è fuori dai territori e non si può assediare.
why-too-few-hoplites = { $polis } ha fortificazione { $need }, e lì { $have ->
    [0] non hai opliti
    [one] hai 1 oplita
   *[other] hai { $have } opliti
 }.
why-not-in-control = In { $region } { $own ->
    [0] non hai opliti
    [one] hai 1 oplita
   *[other] hai { $own } opliti
 } contro { $enemy }.
why-no-cubes = { $need ->
    [one] Serve 1 cubo
   *[other] Servono { $need } cubi
 }, e nella tua riserva { $have ->
    [0] non ce ne sono
    [one] ce n'è 1
   *[other] ce ne sono { $have }
 }.
why-no-disc = Non hai più dischi per segnarlo.
why-collected = { $side } ha già riscosso le tasse in { $region } in questo round.
why-barred = In questo round l'evento impedisce a tutti di riscuotere le tasse in { $region }.
why-no-polis-there = Non hai poleis in { $region }.
why-no-box = In { $region } non ci sono riquadri liberi per { $good }.
why-no-hoplite-left = Non restano opliti da piazzare.
why-no-pacifism = Gli opliti danno prestigio solo in un round con l'evento Pacifismo.
why-not-at-home = Con l'evento Pacifismo danno prestigio solo gli opliti in { $region }.
why-no-voices = Con l'evento Pacifismo danno prestigio solo tanti opliti quanta è la popolazione di { $polis }: { $n }.
why-no-merchant = Non hai mercantili in porto.
why-shipload-taken = C'è già un mercantile di { $side }.
why-shipload-later = Questo carico si apre nel round { $opens }; questo è il round { $now }.
why-shipload-closed = L'evento chiude questo carico.
why-no-trading-polis = Per commerciare devi avere nella tua lega una polis del tuo porto commerciale: { $poleis }.
why-no-route = Le galee dell'avversario bloccano ogni rotta per { $market }.
why-not-demanded = Questo mercato non richiede { $good }.
why-silver-for-silver = L'argento non si può scambiare con argento.
why-proxenos-captured = Il tuo prosseno è in ostaggio.
why-proxenos-free = Il tuo prosseno è libero.
why-proxenos-already = { $polis } ospita già il tuo prosseno.
why-other-proxenos = { $polis } ospita il prosseno dell'avversario.
why-no-journey = { $portless } non ha un porto, e nessuna via di terra porta il tuo prosseno da { $from } a { $polis }.
why-bribes = Corrompere le unità sulla via per { $polis } costa { $cost } argento, e tu ne hai { $have }.
why-proxenos-elsewhere = Il tuo prosseno non è nella polis { $polis }.
why-civil-war-cost = La guerra civile per { $polis } costa { $cost } argento, e tu ne hai { $have }.
why-no-goods = Continuare da soli costa una merce per ogni azione, e non ne hai nessuna.
why-no-surcharge = Continuare da soli costa una merce, e poi non potresti pagare questa azione.
why-surcharge-spoils = Se paghi con { $good }, l'azione non si può più compiere.
why-no-such-good = Non hai { $good }.
why-no-battle = In { $region } non c'è nessuna battaglia da combattere.
why-not-in-hand = Non hai quella carta in mano.
why-retreat-too-late = Ci si può ritirare solo prima che si distribuiscano le carte di un assalto, e ormai sono distribuite.
why-other-half = Quella è la metà della carta che qui non conta. In questa battaglia la carta si chiama { $card } ({ $id }).
why-must-send = { $more ->
    [one] Devi inviare un'altra unità.
   *[other] Devi inviare altre { $more } unità.
 }
why-wants-galleys = Questo evento richiede galee, che stanno nei mari.
why-wants-hoplites = Questo evento richiede opliti, che stanno nei territori.
why-out-of-range = Scegli un numero da { $min } a { $max }.
why-only-number = È possibile solo { $n }.
why-nothing-to-give = Ora non si può cedere nulla: è possibile solo 0.
why-not-betrayed = { $polis } non può passare dalla tua parte per tradimento.
why-nobody-returns = Nessuna unità può tornare lì.
why-not-short = La tua lega è nutrita.
why-hunger-too-great = Sei a corto di { $short } grano e hai { $have } prestigio.
why-no-wheat = Non ti resta grano.
why-fully-grown = { $polis } cresce al massimo di { $growth } per round.
why-at-maximum = { $polis } può avere al massimo popolazione { $max }.
why-beyond-capacity = { $polis } ha fortificazione { $need }, e in questo round un territorio contiene solo { $capacity } dei tuoi opliti.

## What would help a refused move

remedy-bring = Da portare ancora in { $region }: { $units }.
remedy-create = Da portare ancora in { $region }: { $units }; prima bisogna creare le unità.
remedy-create-some = Da portare ancora in { $region }: { $units }; unità da creare prima: { $made }.
remedy-create-unpaid = Da portare ancora in { $region }: { $units }; prima bisogna creare le unità, e per farlo manca ancora: { $amount }, o altrettanto argento.
remedy-bring-past = Da portare ancora in { $region }: { $units }; sulla via l'avversario blocca: { $blockades }.
remedy-bring-later = Da portare ancora in { $region }: { $units }, non prima del round { $round }.
remedy-bring-unpaid = Da portare ancora in { $region }: { $units }; per farlo ti manca: { $amount }.
remedy-place = { $units } in { $region }
remedy-unblock = Dove l'avversario sbarra la via, per aprirla porta: { $places }.
remedy-oust = L'avversario deve perdere o ritirare: { $places }.
remedy-withdraw = Prima sposta via un'unità da { $region }.
remedy-withdraw-unpaid = Prima sposta via un'unità da { $region }; per farlo ti manca ancora: { $amount }.
remedy-thin = Prima una tua unità in { $region } deve essere persa o poter uscire: ora nessuna può andarsene.
remedy-gather = Procurati ancora { $amount }.
remedy-gather-at = Procurati ancora { $amount }; le tasse in { $region } ne danno.
remedy-gather-march = Procurati ancora { $amount }; le tasse in { $region } ne danno, quando vi saranno i tuoi opliti.
remedy-gather-trade = Procurati ancora { $amount }; il commercio con { $market } ne dà.
remedy-gather-any = Procurati una merce in più, di qualsiasi tipo.
remedy-earn = Prima ottieni { $amount }. Può venire da: { $ways }.
earning-civil-war = una guerra civile
earning-battle = una battaglia vinta
earning-tribute = il tributo in patria con l'evento Pacifismo
earning-projects = i progetti completati alla fine del round
earning-poleis = le grandi poleis alla fine del round
remedy-free-cubes = { $n ->
    [one] 1 cubo deve
   *[other] { $n } cubi devono
 } ancora tornare nella tua riserva: li restituiscono i mercantili creati, le perdite e le poleis abbandonate.
remedy-win = Prima conquista { $polis }, con un assedio o una guerra civile.
remedy-win-by-siege = Prima conquista { $polis } con un assedio.
remedy-win-by-civil-war = Prima conquista { $polis } con una guerra civile.
remedy-win-later = Prima conquista { $polis }, non prima del round { $round }.
remedy-grow = Fai crescere { $polis } alla fine del round.
remedy-grow-hungry = Fai crescere { $polis } alla fine del round; nutrita la lega, { $n ->
    [one] ti manca per questo 1
   *[other] ti mancano per questo { $n }
 } di grano.
remedy-ransom = Riscattalo per 2 unità di argento.
remedy-ransom-later = Riscattalo per 2 unità di argento; te ne { $n ->
    [one] manca ancora 1
   *[other] mancano ancora { $n }
 }.
remedy-move-proxenos = Prima muovi il tuo prosseno nella polis { $polis }.
remedy-move-proxenos-unpaid = Prima muovi il tuo prosseno nella polis { $polis }; argento che ti manca: { $n }.
remedy-move-proxenos-via = Prima muovi il tuo prosseno nella polis { $via }, e da lì nella polis { $polis }.
remedy-move-proxenos-via-unpaid = Prima muovi il tuo prosseno nella polis { $via }, e da lì nella polis { $polis }; argento che ti manca: { $n }.
remedy-move-proxenos-later = Muovi il tuo prosseno nella polis { $polis }, quando quello avversario l'avrà lasciata.
remedy-rival-leaves = Aspetta che il prosseno avversario lasci { $polis }.
remedy-hire = Prima crea un mercantile nella polis { $polis }.
remedy-hire-unpaid = Prima crea un mercantile nella polis { $polis }; non hai né legno né argento per farlo.
remedy-hire-grown = Crea un mercantile nella polis { $polis }, quando sarà cresciuta alla fine del round.
remedy-next-turn = Aspetta il tuo prossimo turno.
remedy-wait = Non prima del round { $round }.
remedy-wait-for-room = Aspetta il round { $round }: allora una regione contiene { $n } delle tue unità.
remedy-shown = { $project } può ancora comparire in un round successivo.
remedy-plan = Si può fare in quest'ordine: { $steps }.
plan-create = crea { $units } nella polis { $polis }
plan-move = muovi { $units } in { $region }
plan-besiege = assedia { $polis } e conquistala
plan-collect = riscuoti { $goods } in { $region }
plan-trade = commercia pagando con { $good } ({ $shipload })
plan-proxenos = muovi il tuo prosseno nella polis { $polis }
plan-ransom = libera il tuo prosseno
plan-civil-war = provoca una guerra civile nella polis { $polis }
remedy-release = Prima abbandona: { $poleis }.
remedy-send = Invia ancora { $n ->
    [one] 1 unità
   *[other] { $n } unità
 }.
