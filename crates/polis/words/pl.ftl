## Words of Polis in Polish.

## The table

blurb = Ateny przeciw Sparcie: wyżyw swoją ligę, podbijaj miasta, zdobywaj handlem zboże i srebro, ukończ świątynie przed rywalem.
scenario-campaign = Kampania
scenario-corinthian-war = Wojna koryncka (395–387 p.n.e.)
scenario-second-peloponnesian-war = Druga wojna peloponeska (431–404 p.n.e.)
allowed = Ten ruch jest teraz możliwy.
game-is-over = Gra jest skończona.
no-such-move = Te słowa nic tu nie znaczą. Wybierz jeden z dostępnych ruchów.
not-your-turn = To nie twoja kolej. Teraz decyduje: { $who }.
seat-athens = Ateny
seat-sparta = Sparta
seat-chance = los
seat-nobody = nikt

round-3 = 3
round-4 = 4
round-5a = 5α
round-5b = 5β
round-alpha = Alfa
round-epsilon = Epsilon
round-omega = Omega
phase-round = Runda { $round }

good-metal = metal
good-wood = drewno
good-wine = wino
good-oil = oliwa
good-silver = srebro
good-wheat = pszenica
amount = { $n ->
    [one] 1 { $good }
   *[other] { $n } { $good ->
        [metal] metalu
        [drewno] drewna
        [wino] wina
        [oliwa] oliwy
        [srebro] srebra
        [pszenica] pszenicy
       *[other] żelaza
     }
 }
amount-prestige = { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }
unit-merchants = { $n ->
    [one] 1 kupiec
    [few] { $n } kupcy
   *[other] { $n } kupców
 }
unit-hoplites = { $n ->
    [one] 1 hoplita
   *[other] { $n } hoplitów
 }
unit-galleys = { $n ->
    [one] 1 galera
    [few] { $n } galery
   *[other] { $n } galer
 }
fee-hired = najem za srebro
shipload = { $market }, pole { $n }

score-population = Populacja
    .text = punkt za każdą kostkę w twoich poleis
    .sum = { $poleis }
score-prestige = Prestiż
    .text = ile go zostało
score-posterity = Potomność
    .text = ile ukończone projekty są warte na koniec gry
    .sum = { $projects }
score-part = { $what } { $n }

## The table in words, for terminals and screen readers

sketch-event = Wydarzenie: { $title }. { $text }
sketch-player = { $side }: prestiż { $prestige }, populacja { $population }, kupcy w porcie: { $merchants }
sketch-passed = { $side }: prestiż { $prestige }, populacja { $population }, kupcy w porcie: { $merchants } (pas)
sketch-goods = Zasoby: { $goods }
sketch-league = Liga: { $poleis }
sketch-proxenos = Proxenos: { $polis }
sketch-hostage = Proxenos: zakładnik
sketch-polis = { $polis } { $n }/{ $max }
sketch-polis-project = { $polis } { $n }/{ $max } ({ $project })
sketch-neutral = { $polis } { $n }
sketch-neutral-list = Neutralne (populacja = fortyfikacja): { $poleis }
sketch-units = Jednostki, Ateny przeciw Sparcie: { $regions }
sketch-region = { $region } { $athens }:{ $sparta }
sketch-projects = Projekty: { $projects }
sketch-project = { $project } ({ $cost }; teraz { $now }, potem { $later })
sketch-market = Rynki: { $shiploads }
sketch-offer = { $shipload }: { $paid } za { $got }
sketch-collected = Danina zebrana w tej rundzie: { $regions }
sketch-sieges = Dyski oblężenia: { $sieges }
sketch-siege = { $polis } { $n } ({ $side })
sketch-hand = Twoje karty: { $cards }
sketch-card = { $n } × { $card }
sketch-none = brak

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

project-socrates = Sokrates
project-democritus = Demokryt
project-protagoras = Protagoras
project-phidias = Fidiasz
project-temple_zeus = Świątynia Zeusa
project-temple_apollo = Świątynia Apollina
project-theatre = Teatr
project-theatre_episkenion = Teatr z episkenionem
project-statue_venus = Posąg Wenus
project-statue_ephebe = Posąg efeba
project-festival_demeter = Święto Demeter
project-festival_dionysus = Święto Dionizosa
project-games_nemean = Igrzyska nemejskie
project-games_isthmian = Igrzyska istmijskie
project-myron = Myron
project-koilon = Teatr z koilonem
project-skini = Teatr ze skene
project-statue_aphrodite = Posąg Afrodyty
project-statue_efebos = Posąg efeba
project-festival_dionysos = Święto Dionizosa
project-games_nemea = Igrzyska w Nemei
project-games_isthmia = Igrzyska na Istmie

## Combat cards

card-phalanx_othismos = Falanga, othismos
card-phalanx_advance = Falanga, natarcie
card-cavalry_advance = Kawaleria, natarcie
card-cavalry_hold = Kawaleria, opór
card-archers_advance = Łucznicy, natarcie
card-archers_shooting = Łucznicy, ostrzał
card-peltasts_hold = Peltaści, opór
card-mercenaries_hold = Najemnicy
card-salpinx_ambush = Salpinx, zasadzka
card-elite_trireme_diekplous = Doborowa triera, diekplous
card-elite_trireme_periplous = Doborowa triera, periplous
card-trireme_periplous = Triera, periplous
card-trireme_kyklos = Triera, kyklos
card-bireme_periplous = Birema, periplous
card-bireme_kyklos = Birema, kyklos
card-triacontor_kyklos = Triakontera, kyklos
card-mercenaries_kyklos = Najemnicy

## The drawing

draw-map = Mapa Grecji
draw-event = Wydarzenie
draw-no-event = Brak wydarzenia
draw-projects = Projekty
draw-no-projects = Żaden nie jest dostępny.
draw-now-later = teraz · potem
draw-prices = Ceny
draw-tribute = Danina
draw-tribute-yield = Hoplici na polach jednego zasobu: { $sent }; tyle go przynoszą: { $got }.
draw-tribute-boxes = Terytorium { $region }, pola daniny: { $boxes }.
draw-tribute-collected = { $side } już { $side ->
    [Ateny] zebrały
   *[other] zebrała
 } w tej rundzie daninę na terytorium { $region }.
draw-tribute-barred = W tej rundzie nikt nie może zebrać daniny na terytorium { $region }.
draw-territory = { $region }: Ateny – { $athens }, Sparta – { $sparta }.
draw-sea = { $region }: Ateny – { $athens }, Sparta – { $sparta }.
draw-neutral = neutralna
draw-polis = { $polis } ({ $owner }): populacja { $n } z { $max }, przyrost { $growth }, fortyfikacja { $walls }.
draw-polis-port = Port: { $seas }.
draw-polis-siege = { $n ->
    [one] 1 dysk oblężenia
    [few] { $n } dyski oblężenia
   *[other] { $n } dysków oblężenia
 } ({ $side }).
draw-polis-building = W toku: { $project }.
draw-polis-built = Ukończone: { $projects }.
draw-port = Port handlowy { $side ->
    [Ateny] Aten
   *[other] Sparty
 }: { $n ->
    [0] nie czeka żaden kupiec
    [one] czeka 1 kupiec
   *[other] czeka { $n } kupców
 }.
draw-shipload = { $shipload }: { $got } za { $paid }. Otwiera się w rundach typu { $value }.
draw-shipload-closed = { $shipload }: { $got } za { $paid }. Zamknięte; jego typ to { $value }.
draw-shipload-taken = { $shipload }: stoi tam { $side ->
    [Ateny] ateński
   *[other] spartański
 } kupiec.
draw-population = populacja: { $n }
draw-passed = pas
draw-reserve = { $n } w rezerwie
draw-hostage = { $side ->
    [Ateny] Ateński
   *[other] Spartański
 } proxenos jest tu zakładnikiem.
draw-battle = Bitwa: { $region }
draw-attacks = { $side } { $side ->
    [Ateny] atakują
   *[other] atakuje
 }
draw-attack = { $side } { $side ->
    [Ateny] atakują
   *[other] atakuje
 } kartami
draw-answer = { $side } { $side ->
    [Ateny] odpowiadają
   *[other] odpowiada
 } kartami
draw-role-attacker = atak · { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
 } na ręce
draw-role-defender = obrona · { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
 } na ręce
draw-deck = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
 } w talii
draw-unseen = Jeszcze nieujawnione
draw-answers = { $side } { $side ->
    [Ateny] odpowiadają
   *[other] odpowiada
 }
draw-siege = Oblężenie: { $polis }
draw-haggle = Cena { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }
draw-assault = Starcie: { $region }
draw-held = Formacja dopasowana: bez strat.
draw-struck = Brak dopasowania: { $side } { $side ->
    [Ateny] tracą
   *[other] traci
 } jednostkę.
draw-wins = { $side } { $side ->
    [Ateny] zyskują
   *[other] zyskuje
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
draw-pays = { $side } { $side ->
    [Ateny] tracą
   *[other] traci
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
draw-no-prestige = Bez prestiżu.

land-epeiros = Epeiros
land-mysia = Mysia
land-thrake = Thrake

formation-phalanx = Falanga
formation-cavalry = Kawaleria
formation-archers = Łucznicy
formation-peltasts = Peltaści
formation-mercenaries = Najemnicy
formation-salpinx = Salpinx
formation-elite_trireme = Doborowa triera
formation-trireme = Triera
formation-bireme = Birema
formation-triacontor = Triakontera

manoeuvre-othismos = Othismos
manoeuvre-advance = Natarcie
manoeuvre-hold = Opór
manoeuvre-shooting = Ostrzał
manoeuvre-ambush = Zasadzka
manoeuvre-diekplous = Diekplous
manoeuvre-periplous = Periplous
manoeuvre-kyklos = Kyklos

## Actions

action-create-hoplites = tworzenie hoplitów
action-create-galleys = tworzenie galer
action-create-merchants = zatrudnianie kupców
action-start-project = rozpoczęcie projektu
action-move-hoplites = ruch hoplitów
action-move-galleys = ruch galer
action-besiege = oblężenie
action-tribute = zebranie daniny
action-trade = handel
action-move-proxenos = ruch proxenosa
action-ransom-proxenos = wykup proxenosa
action-civil-war = wojna domowa

## Moves, as they stand in a list of choices

move-reveal = Odkryj: { $project }
move-put-away = Usuń z gry: { $project }
move-event = Wydarzenie: { $title } ({ $id })
move-roll = Rzut: { $n }
move-deal = Rozdaj: { $card }
move-create-hoplites = Stwórz hoplitów w polis { $polis }
move-create-galleys = Stwórz galery w polis { $polis }
move-create-merchants = Zatrudnij kupców w polis { $polis }
move-start-project = Rozpocznij w polis { $polis }: { $project }
move-move-hoplites = Przesuń hoplitów – cel: { $region }
move-move-galleys = Przesuń galery – cel: { $region }
move-besiege = Oblegaj polis { $polis } (fortyfikacja { $n })
move-tribute = Zbierz daninę: { $region }
move-trade = Handel: { $paid } za { $got } ({ $shipload })
move-move-proxenos = Przenieś proxenosa do polis { $polis }
move-ransom-proxenos = Wykup proxenosa za 2 srebra
move-civil-war = Wojna domowa w polis { $polis } za { $n ->
    [one] 1 srebro
   *[other] { $n } srebra
 }
move-pass = Pas: koniec twoich akcji w tej rundzie
move-pay = Zapłać: { $good }
move-recruit = Jeden hoplita ({ $fee })
move-build = Jedna galera na morzu { $region } ({ $fee })
move-fit = Jeden kupiec ({ $fee })
move-march = Jeden hoplita z terytorium { $region }
move-sail = Jedna galera z morza { $region }
move-collect = Jeden hoplita po { $good ->
    [oliwa] oliwę
    [pszenica] pszenicę
   *[other] { $good }
 }
move-collect-prestige = Jeden hoplita po 1 prestiż
move-done = Wystarczy
move-battle = Następna bitwa: { $region }
move-retreat = Wycofaj się: oddaj przeciwnikowi 1 prestiż
move-stand = Walcz dalej
order-stand = Jeśli przed twoją turą dojdzie do bitwy: walcz dalej
order-retreat = Jeśli przed twoją turą dojdzie do bitwy: wycofaj się
order-pass = Gdy nadejdzie twoja tura: spasuj i zakończ swoje akcje w tej rundzie
move-play = { $card } ({ $n })
move-misnamed = { $card }, druga połowa karty
move-double = Podwój prestiż z tej bitwy
move-keep = Zachowaj wielkiego wodza na inną bitwę
move-remove = Oddaj jednostkę z regionu { $region }
move-send = Wyślij jednostkę z regionu { $region }
move-return = Sprowadź jednostkę do regionu { $region }
move-exchange = Oddaj { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 } za { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
 }
move-seize = Przejmij polis { $polis }
move-release = Zrezygnuj z polis { $polis } (populacja { $n })
move-pay-prestige = Zapłać za głód prestiżem
move-grow = Polis { $polis } rośnie o 1
move-phoros = { $n ->
    [0] Nie żądaj phorosu
    [one] Phoros: 1 prestiż za { $silver ->
        [one] 1 srebro
       *[other] { $silver } srebra
     }
   *[other] Phoros: { $n } prestiżu za { $silver } srebra
 }
move-losing = { $move } (przepada { $lost }: na twoim torze srebra nie ma więcej miejsca)

## Prompts

prompt-over = Koniec gry.
prompt-wait = Runda trwa.
prompt-reveal = Trwa odkrywanie projektów.
prompt-put-away = { $side } { $side ->
    [Ateny] mają
   *[other] ma
 } mniej prestiżu: który projekt usunąć z gry?
prompt-draw-event = Trwa losowanie wydarzenia rundy.
prompt-reading = { $side }: { $effect }. Co wybierasz?
prompt-turn = { $side }: wybierz akcję { $action } z { $actions }.
prompt-turn-ransom = { $side }: wykupujesz proxenosa przed końcem tury?
prompt-turn-alone = { $side } { $side ->
    [Ateny] grają dalej same
   *[other] gra dalej sama
 }: każda akcja kosztuje najpierw jeden zasób.
prompt-surcharge = { $side }: którym zasobem płacisz za dalszą grę?
prompt-create-hoplites = { $side }: jeszcze jeden hoplita w polis { $polis }?
prompt-create-galleys = { $side }: jeszcze jedna galera w polis { $polis }?
prompt-create-merchants = { $side }: jeszcze jeden kupiec w polis { $polis }?
prompt-payment = { $side }, projekt „{ $project }”: czym płacisz tę część kosztu?
prompt-march = { $side }: skąd przychodzi następny hoplita na terytorium { $region }?
prompt-sail = { $side }: skąd przypływa następna galera na morze { $region }?
prompt-siege = { $side } { $side ->
    [Ateny] oblegają
   *[other] oblega
 } polis { $polis }: do jej zdobycia potrzeba co najmniej { $n }.
prompt-collect = { $side } { $side ->
    [Ateny] zbierają
   *[other] zbiera
 } daninę na terytorium { $region }: dokąd idzie następny hoplita?
prompt-haggle-cheaper = Rzut wskaże, o ile spadnie wartość { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }.
prompt-haggle-dearer = Rzut wskaże, o ile wzrośnie wartość { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }.
prompt-aftermath = { $side }: którą bitwę stoczyć najpierw?
prompt-retreat = { $side }, bitwa w regionie { $region }: walczysz dalej czy się wycofujesz?
prompt-deal = Trwa rozdawanie kart walki (region { $region }).
prompt-attack = { $side } { $side ->
    [Ateny] atakują
   *[other] atakuje
 } w regionie { $region }: którą kartą?
prompt-defend = { $side } { $side ->
    [Ateny] bronią się
   *[other] broni się
 } w regionie { $region }: którą kartą odpowiadasz na tę?
prompt-commanders = { $side }: podwajasz prestiż zdobyty w tej bitwie ({ $n })?
prompt-homecoming = { $side }: dokąd wraca następna jednostka?
prompt-feeding = { $side ->
    [Ateny] Atenom
   *[other] Sparcie
 } brakuje { $n } pszenicy. Płacisz prestiżem czy rezygnujesz z jakiejś polis?
prompt-growth = { $side } { $side ->
    [Ateny] mają
   *[other] ma
 } jeszcze { $n ->
    [one] 1 pszenicę
   *[other] { $n } pszenicy
 }: która polis rośnie?
prompt-phoros = { $side }: ile prestiżu zamieniasz na srebro?

## What happened

event-round-began = Zaczyna się runda { $round }.
event-project-shown = Nowy dostępny projekt: { $project }.
event-project-put-away = { $side } { $side ->
    [Ateny] usuwają
   *[other] usuwa
 } z gry projekt „{ $project }”.
event-card-drawn = Wydarzenie: { $title }. { $text }
event-first-turn = { $side } { $side ->
    [Ateny] mają
   *[other] ma
 } pierwszą turę.
event-passed = { $side } { $side ->
    [Ateny] pasują
   *[other] pasuje
 }.
event-surcharge = { $side } { $side ->
    [Ateny] płacą
   *[other] płaci
 } 1 { $good ->
    [oliwa] oliwę
    [pszenica] pszenicę
   *[other] { $good }
 } za dalszą grę.
event-recruited = { $side } { $side ->
    [Ateny] tworzą
   *[other] tworzy
 } hoplitę w polis { $polis } ({ $fee }).
event-built = { $side } { $side ->
    [Ateny] tworzą
   *[other] tworzy
 } w polis { $polis } galerę na morzu { $region } ({ $fee }).
event-fitted = { $side } { $side ->
    [Ateny] zatrudniają
   *[other] zatrudnia
 } kupca w polis { $polis } ({ $fee }).
event-lot-paid = { $side } { $side ->
    [Ateny] płacą
   *[other] płaci
 } { $n ->
    [one] 1 { $good ->
        [oliwa] oliwę
        [pszenica] pszenicę
       *[other] { $good }
     }
   *[other] { $n } { $good ->
        [metal] metalu
        [drewno] drewna
        [wino] wina
        [oliwa] oliwy
        [srebro] srebra
        [pszenica] pszenicy
       *[other] żelaza
     }
 }.
event-project-started = { $side } { $side ->
    [Ateny] rozpoczynają
   *[other] rozpoczyna
 } projekt „{ $project }” w polis { $polis }.
event-march-ordered = { $side } { $side ->
    [Ateny] przesuwają
   *[other] przesuwa
 } hoplitów na terytorium { $region } za 1 prestiż.
event-voyage-ordered = { $side } { $side ->
    [Ateny] przesuwają
   *[other] przesuwa
 } galery na morze { $region } za 1 prestiż.
event-marched = { $side ->
    [Ateny] Ateński
   *[other] Spartański
 } hoplita maszeruje: { $from } → { $to }.
event-crossed = { $side ->
    [Ateny] Ateński
   *[other] Spartański
 } hoplita przeprawia się morzem: { $from } → { $to }.
event-sailed = { $side ->
    [Ateny] Ateńska
   *[other] Spartańska
 } galera płynie: { $from } → { $to }.
event-siege-laid = { $side } { $side ->
    [Ateny] oblegają
   *[other] oblega
 } polis { $polis } (fortyfikacja { $fortification }) za 1 prestiż.
event-siege-rolled = Kość wskazuje { $face }; potrzeba było { $need }.
event-siege-rolled-discs = Kość wskazuje { $face }, a { $bonus ->
    [one] 1 dysk oblężenia dodaje
    [few] { $bonus } dyski oblężenia dodają
   *[other] { $bonus } dysków oblężenia dodaje
 } { $bonus }; potrzeba było { $need }.
event-siege-disc-laid = { $side } { $side ->
    [Ateny] zostawiają
   *[other] zostawia
 } dysk oblężenia przy polis { $polis }.
event-siege-won = Polis { $polis } wpada w ręce { $side ->
    [Ateny] Aten
   *[other] Sparty
 }: { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
event-siege-lost = Polis { $polis } nie daje się zdobyć; { $side } { $side ->
    [Ateny] tracą
   *[other] traci
 } hoplitę.
event-population-lost = Polis { $polis } ({ $side }): populacja spada o 1.
event-turned-neutral = Polis { $polis } opuszcza ligę { $side ->
    [Ateny] Aten
   *[other] Sparty
 } i jest neutralna.
event-proxenos-captured = { $side ->
    [Ateny] Ateński
   *[other] Spartański
 } proxenos zostaje schwytany w polis { $polis }.
event-tribute-demanded = { $side } { $side ->
    [Ateny] zbierają
   *[other] zbiera
 } daninę na terytorium { $region }.
event-collected = { $side } – danina z terytorium { $region }: { $what }.
event-traded = { $side } { $side ->
    [Ateny] wymieniają
   *[other] wymienia
 } { $paid } na { $got } ({ $shipload }).
event-market-rolled = Kość dla { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 } wskazuje { $face }.
event-market-cheaper = Wartość { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 } spada o { $n }.
event-market-dearer = Wartość { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 } rośnie o { $n }.
event-market-same = Wartość { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 } się nie zmienia.
event-proxenos-by-land = { $side ->
    [Ateny] Ateński
   *[other] Spartański
 } proxenos przenosi się lądem z polis { $from } do polis { $to } { $n ->
    [0] za darmo
    [one] za 1 srebro
   *[other] za { $n } srebra
 }.
event-proxenos-by-sea = { $side ->
    [Ateny] Ateński
   *[other] Spartański
 } proxenos przenosi się morzem z polis { $from } do polis { $to } { $n ->
    [0] za darmo
    [one] za 1 srebro
   *[other] za { $n } srebra
 }.
event-ransomed = { $side } { $side ->
    [Ateny] wykupują
   *[other] wykupuje
 } proxenosa za { $n ->
    [one] 1 srebro
   *[other] { $n } srebra
 }.
event-civil-war = Wojna domowa oddaje polis { $polis } { $side ->
    [Ateny] Atenom
   *[other] Sparcie
 } (koszt: { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
 }, zysk: { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }).
event-blockade-punished = { $side } { $side ->
    [Ateny] blokują handel przeciwnika i tracą
   *[other] blokuje handel przeciwnika i traci
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
event-battle-began = Bitwa w regionie { $region }.
event-retreated = { $side } { $side ->
    [Ateny] wycofują się z bitwy i płacą
   *[other] wycofuje się z bitwy i płaci
 } 1 prestiż (region { $region }).
event-dealt-own = { $side } { $side ->
    [Ateny] dobierają
   *[other] dobiera
 } kartę „{ $card }”.
event-dealt = { $side } { $side ->
    [Ateny] dobierają
   *[other] dobiera
 } kartę.
event-picked-own = { $side } { $side ->
    [Ateny] wybierają
   *[other] wybiera
 } kartę „{ $card }”.
event-picked = { $side } { $side ->
    [Ateny] wybierają
   *[other] wybiera
 } kartę.
event-attacked = { $side } { $side ->
    [Ateny] atakują
   *[other] atakuje
 } kartami „{ $first }” i „{ $second }”.
event-defended = { $side } { $side ->
    [Ateny] odpowiadają
   *[other] odpowiada
 } kartami „{ $first }” i „{ $second }”.
event-assault = { $side }: { $n ->
    [-1] strata 1 prestiżu
    [0] bez prestiżu
    [one] zysk 1 prestiżu
   *[other] zysk { $n } prestiżu
 }; { $defender }: { $losses ->
    [0] bez strat
    [one] strata 1 jednostki
   *[other] strata { $losses } jednostek
 }.
event-battle-deck = Bitwa w regionie { $region } kończy się: zostało za mało kart.
event-battle-retreat = Bitwa w regionie { $region } kończy się.
event-battle-broken = Bitwa w regionie { $region } kończy się: obrońca jest rozbity.
event-doubled = Wielki wódz { $side ->
    [Ateny] Aten
   *[other] Sparty
 } daje dodatkowo { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
event-gained = { $side } – zysk: { $what }.
event-lost = { $side } – strata: { $what }.
event-units-placed = { $side } – nowe jednostki w regionie { $region }: { $units }.
event-no-units-placed = { $side } nie { $side ->
    [Ateny] mają
   *[other] ma
 } miejsca albo kostek na jednostkę w regionie { $region }.
event-humiliated = { $side } { $side ->
    [Ateny] kontrolują terytorium { $region } i zyskują
   *[other] kontroluje terytorium { $region } i zyskuje
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
event-units-lost = { $side } – straty w regionie { $region }: { $units }.
event-population-changed = Polis { $polis } ({ $side }): populacja { $from } → { $to }.
event-tribute-barred = W tej rundzie nikt nie może zebrać daniny na terytorium { $region }.
event-too-few-sent = { $side } { $side ->
    [Ateny] tracą
   *[other] traci
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }: brakuje { $missing ->
    [one] 1 żądanej galery
   *[other] { $missing } żądanych galer
 }.
event-sent = { $side }: z regionu { $region } wyrusza { $units }.
event-returned = { $side }: do regionu { $region } wraca { $units }.
event-exchanged = { $side } { $side ->
    [Ateny] oddają
   *[other] oddaje
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 } za { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
 }.
event-seized = Polis { $polis } przechodzi na stronę { $side ->
    [Ateny] Aten
   *[other] Sparty
 }.
event-project-finished = Polis { $polis } kończy projekt „{ $project }”: { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 } dla { $side ->
    [Ateny] Aten
   *[other] Sparty
 }.
event-project-finished-neutral = Neutralna polis { $polis } kończy projekt „{ $project }”.
event-fed = { $side } { $side ->
    [Ateny] zużywają
   *[other] zużywa
 } { $n ->
    [one] 1 pszenicę
   *[other] { $n } pszenicy
 } na wyżywienie ligi.
event-starved = Głód kosztuje { $side ->
    [Ateny] Ateny
   *[other] Spartę
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 }.
event-released = { $side } { $side ->
    [Ateny] rezygnują
   *[other] rezygnuje
 } z polis { $polis }.
event-capital-lost = { $side } nie { $side ->
    [Ateny] mogą
   *[other] może
 } wyżywić swojej stolicy.
event-grew = Polis { $polis } ({ $side }) rośnie.
event-megalopolis = Polis { $polis } to megalopolis: 1 prestiż dla { $side ->
    [Ateny] Aten
   *[other] Sparty
 }.
event-spoiled = Zapasy się psują: { $side } { $side ->
    [Ateny] tracą
   *[other] traci
 } { $n ->
    [one] 1 { $good ->
        [oliwa] oliwę
        [pszenica] pszenicę
       *[other] { $good }
     }
   *[other] { $n } { $good ->
        [metal] metalu
        [drewno] drewna
        [wino] wina
        [oliwa] oliwy
        [srebro] srebra
        [pszenica] pszenicy
       *[other] żelaza
     }
 }.
event-phoros = { $side } { $side ->
    [Ateny] zamieniają
   *[other] zamienia
 } { $n ->
    [one] 1 prestiż
   *[other] { $n } prestiżu
 } na { $silver ->
    [one] 1 srebro
   *[other] { $silver } srebra
 }.
event-losing = { $event } Przepada { $lost }: na torze srebra nie ma więcej miejsca.

ending-points = Ostatnia runda dobiegła końca: decydują punkty.
ending-points-goods = Ostatnia runda się skończyła, a punkty są równe: rozstrzygają zasoby.
ending-points-shared = Ostatnia runda się skończyła; punkty i zasoby są równe i zwycięstwo jest wspólne.
ending-both-ostracised-goods = Nikt nie ma już prestiżu, a punkty są równe: rozstrzygają zasoby.
ending-both-ostracised-shared = Nikt nie ma już prestiżu; punkty i zasoby są równe i zwycięstwo jest wspólne.
ending-capital-lost = { $side } { $side ->
    [Ateny] straciły
   *[other] straciła
 } stolicę, a z nią grę.
ending-ostracised = { $side } nie { $side ->
    [Ateny] mają już prestiżu i podlegają
   *[other] ma już prestiżu i podlega
 } ostracyzmowi.
ending-disgraced = { $side } { $side ->
    [Ateny] są winne więcej prestiżu, niż mają, i przegrywają
   *[other] jest winna więcej prestiżu, niż ma, i przegrywa
 } grę.
ending-both-ostracised = Nikt nie ma już prestiżu: decydują punkty.

## Event cards

event-no-event = Brak wydarzenia
    .text = W tej rundzie nic się nie dzieje.
event-earthquake-in-sparta = Trzęsienie ziemi w Sparcie
    .text = Ateny dodają 1 hoplitę (Messenia), Sparta 1 galerę (Ionio Pelagos).
event-destruction-of-the-persian-fleet = Zniszczenie perskiej floty
    .text = Ateny zyskują 1 prestiż, Sparta 1 srebro.
event-philopersians = Przyjaciele Persów
    .text = Każda strona zyskuje 1 prestiż i oddaje 1 hoplitę lub galerę.
event-xerxes-assassinated = Zabójstwo Kserksesa
    .text = Pierwsze pole handlowe rynku Persis jest w tej rundzie zamknięte.
event-xerxes-assassinated-2020 = Zabójstwo Kserksesa
    .text = Wszystkie pola handlowe rynku Persis są w tej rundzie zamknięte.
event-the-league-of-delos = Liga Delijska
    .text = Ateny otrzymują 1 srebro, Sparta 1 metal.
event-revolt-of-thasos = Bunt na Tazos
    .text = Wartość drewna spada o 2 kolumny.
event-thirty-years--peace = Pokój trzydziestoletni
    .text = W tej rundzie Sparta nie może przesuwać hoplitów na terytorium Attika, a Ateny na terytorium Lakedaimon.
event-tanagra-and-oinophyta = Tanagra i Ojnofyta
    .text = Kto na koniec rundy ma więcej hoplitów na terytorium Boiotia, zyskuje 2 prestiżu.
event-leotychidas-ii = Leotychidas II
    .text = Pierwsza tura rundy należy do Aten.
event-holy-war = Święta wojna
    .text = Sparta dodaje 1 hoplitę (Thessalia), Ateny też 1 (Boiotia).
event-egypt-rebels-against-persia = Egipt powstaje przeciw Persji
    .text = Ateny wysyłają co najmniej 2 galery (za każdą brakującą tracą 1 prestiż) i za każdą dostają 2 pszenicy; połowa galer, zaokrąglona w górę, wraca.
event-murder-of-the-persian-king = Zabójstwo króla Persów
    .text = Każda strona może wysłać hoplitów i zyskać za każdego 2 prestiżu; wracają na koniec rundy.
event-murder-of-the-persian-king-2020 = Zabójstwo króla Persów
    .text = Każda strona może wysłać do 2 hoplitów i zyskać za każdego 2 prestiżu; wracają na koniec rundy.
event-peasant-revolts = Bunty chłopów
    .text = Ateny dodają 1 hoplitę (Messenia), Sparta też 1 (Ionia).
event-age-of-pericles = Wiek Peryklesa
    .text = Projekt ukończony w polis Athenai daje Atenom o 1 prestiż więcej; Sparta dodaje 1 hoplitę (Megaris).
event-transfer-of-the-treasury = Przeniesienie skarbca
    .text = Każda strona oddaje 1 lub więcej prestiżu za dwa razy tyle srebra.
event-betrayal = Zdrada
    .text = Każda strona przejmuje wrogą polis o populacji 1, jeśli taka jest.
event-behind-the-long-walls = Za Długimi Murami
    .text = Polis Athenai rośnie o 2; Sparta dodaje 1 hoplitę (Attika).
event-free-trade-with-persia = Wolny handel z Persją
    .text = Kto kończy turę, blokując przeciwnikowi szlaki do rynku Persis lub Aigyptos, traci 1 prestiż, chyba że ma 10 galer na morzach Ionio i Thrakiko.
event-great-commanders = Wielcy wodzowie
    .text = Każda strona może podwoić prestiż zdobyty w jednej bitwie tej rundy.
event-enemies-of-greece = Wrogowie Grecji
    .text = Ateny dodają 1 hoplitę (Messenia), Sparta 1 galerę (Noties Sporades).
event-mercenaries = Najemnicy
    .text = Hoplitów i galery można tworzyć bez użycia populacji, za 2 srebra od jednostki.
event-pacifism = Pacyfizm
    .text = Przy zbieraniu daniny u siebie hoplici mogą zamiast zasobów przynosić po 1 prestiżu.
event-plague-and-humiliation = Zaraza i upokorzenie
    .text = Populacja polis Athenai spada o 2. Ateny zyskują 2 prestiżu, jeśli na koniec rundy mają na terytorium Messenia więcej hoplitów niż Sparta.
event-alkibiades-flees-to-sparta = Alkibiades ucieka do Sparty
    .text = W tej rundzie bitwy wybuchają już przy 7 jednostkach.
event-carthage-lands-in-sicily = Kartagina ląduje na Sycylii
    .text = Kto ma więcej hoplitów na terytorium Sikelia, traci do 2 z nich, przy remisie obie strony; jeśli nikogo tam nie ma, nikt nie zbiera tam daniny w tej rundzie.
event-eruption-of-etna = Wybuch Etny
    .text = W tej rundzie najwyżej 3 hoplitów zbiera daninę na terytorium Sikelia.
event-freed-slaves-of-laurion = Wyzwoleni niewolnicy z Laurion
    .text = Wino i oliwa wracają do najlepszej wartości.
event-freed-slaves-of-laurion-2020 = Wyzwoleni niewolnicy z Laurion
    .text = Wino wraca do najlepszej wartości.
event-mutilation-of-the-herms = Okaleczenie herm
    .text = Sparta traci 1 prestiż; populacja polis Athenai spada o 1.
event-superstition = Przesądy
    .text = W tej rundzie do bitwy potrzeba 9 jednostek.

## Why not?

why-not-asked = Teraz trzeba zdecydować o czymś innym.
why-already-done = Ta akcja już była w tej turze: { $action }.
why-turn-is-full = Obie akcje tej tury są już wykonane.
why-already-besieged = Polis { $polis } była już oblegana, odkąd rywal spasował. Wszystko, co robisz potem, to jedna tura, a w jednej turze oblega się polis tylko raz.
why-not-your-polis = Polis { $polis } nie należy do twojej ligi.
why-no-territory = Polis { $polis } nie leży na żadnym terytorium, więc nie może tworzyć hoplitów.
why-no-port = Polis { $polis } nie ma portu.
why-not-that-port = Żaden port polis { $polis } nie wychodzi na morze { $region }.
why-not-commercial = { $polis } nie jest handlową polis { $side ->
    [Ateny] Aten
   *[other] Sparty
 }.
why-region-full = Region { $region } mieści w tej rundzie tylko { $capacity ->
    [one] 1 twoją jednostkę
    [few] { $capacity } twoje jednostki
   *[other] { $capacity } twoich jednostek
 }.
why-cannot-pay = Potrzeba { $need } { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }, a masz { $have }.
why-cannot-pay-unit = Nie masz ani { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }, ani srebra.
why-not-for-hire = W tej rundzie nikogo nie można nająć.
why-last-cube = Polis { $polis } nie może oddać ostatniej kostki populacji.
why-no-ships = Wszyscy twoi kupcy ({ $ships }) są w grze.
why-not-shown = Projekt „{ $project }” nie jest dostępny.
why-not-hosted = W polis { $polis } nie można rozpocząć projektu „{ $project }”.
why-busy = Polis { $polis } ma już projekt w toku.
why-unaffordable = Na projekt „{ $project }” brakuje ci { $missing } srebra.
why-not-this-lot = Ta część kosztu to { $lot }; nie można jej zapłacić tym zasobem.
why-too-little-silver = Wtedy na resztę zabrakłoby { $missing } srebra.
why-no-prestige = Akcje wojskowe kosztują 1 prestiż, a ty go nie masz.
why-no-units = Nie masz jednostek w regionie { $region }.
why-same-region = Ta jednostka jest już w regionie { $region }.
why-no-way = Nie ma wolnej drogi z regionu { $from } do regionu { $to }.
why-full-on-the-way = Droga z regionu { $from } do regionu { $to } wiedzie przez region, w którym masz już { $capacity ->
    [one] 1 jednostkę
    [few] { $capacity } jednostki
   *[other] { $capacity } jednostek
 }.
why-forbidden = Wydarzenie zabrania ci w tej rundzie przesuwać hoplitów na terytorium { $region }.
why-nobody-can-come = Żadna z twoich jednostek nie dotrze do regionu { $region }.
why-nothing-done = Ta akcja niczego jeszcze nie zmieniła.
why-capital = { $polis } to stolica.
why-capital-stays = { $polis } to twoja stolica: nie możesz jej porzucić.
why-own-polis = Polis { $polis } jest w twojej lidze.
why-outside = Polis { $polis } leży poza terytoriami i nie można jej oblegać.
why-too-few-hoplites = Polis { $polis } ma fortyfikację { $need }, a ty { $have ->
    [0] nie masz tam hoplitów
    [one] masz tam 1 hoplitę
   *[other] masz tam { $have } hoplitów
 }.
why-not-in-control = Na terytorium { $region } masz { $own ->
    [one] 1 hoplitę
   *[other] { $own } hoplitów
 } przeciw { $enemy }.
why-no-cubes = Potrzeba { $need ->
    [one] 1 kostki
   *[other] { $need } kostek
 }, a w twojej rezerwie jest { $have }.
why-no-disc = Nie masz już dysku, żeby to oznaczyć.
why-collected = { $side } już { $side ->
    [Ateny] zebrały
   *[other] zebrała
 } w tej rundzie daninę na terytorium { $region }.
why-barred = Wydarzenie nie pozwala nikomu zebrać w tej rundzie daniny na terytorium { $region }.
why-no-polis-there = Nie masz żadnej polis na terytorium { $region }.
why-no-box = Terytorium { $region } nie ma wolnego pola { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }.
why-no-hoplite-left = Nie ma już hoplitów do rozstawienia.
why-no-pacifism = Hoplici przynoszą prestiż tylko w rundzie z wydarzeniem Pacyfizm.
why-not-at-home = Przy wydarzeniu Pacyfizm prestiż przynoszą tylko hoplici w regionie { $region }.
why-no-voices = Przy wydarzeniu Pacyfizm prestiż przynosi tylko tylu hoplitów, ile wynosi populacja polis { $polis }: { $n }.
why-no-merchant = Nie masz kupca w porcie.
why-shipload-taken = Stoi tam już { $side ->
    [Ateny] ateński
   *[other] spartański
 } kupiec.
why-shipload-later = To pole handlowe otwiera się w rundzie { $opens }; teraz trwa runda { $now }.
why-shipload-closed = Wydarzenie zamyka to pole handlowe.
why-no-trading-polis = Aby handlować, musisz mieć w lidze jedną z polis swojego portu handlowego: { $poleis }.
why-no-route = Galery przeciwnika blokują wszystkie szlaki do rynku { $market }.
why-not-demanded = Ten rynek nie chce { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }.
why-silver-for-silver = Srebra nie można wymienić na srebro.
why-proxenos-captured = Twój proxenos jest zakładnikiem.
why-proxenos-free = Twój proxenos jest wolny.
why-proxenos-already = Twój proxenos jest już w polis { $polis }.
why-other-proxenos = W polis { $polis } jest proxenos przeciwnika.
why-no-journey = Polis { $portless } nie ma portu, a drogą lądową twój proxenos nie dotrze z polis { $from } do polis { $polis }.
why-bribes = Łapówki w drodze do polis { $polis } kosztują { $cost ->
    [one] 1 srebro
   *[other] { $cost } srebra
 }, a masz { $have }.
why-proxenos-elsewhere = Twojego proxenosa nie ma w polis { $polis }.
why-civil-war-cost = Wojna domowa w polis { $polis } kosztuje { $cost ->
    [one] 1 srebro
   *[other] { $cost } srebra
 }, a masz { $have }.
why-no-goods = Dalsza gra w pojedynkę kosztuje jeden zasób za każdą akcję, a nie masz żadnego.
why-no-surcharge = Dalsza gra w pojedynkę kosztuje jeden zasób, a wtedy zabrakłoby na tę akcję.
why-surcharge-spoils = Bez tej jednostki { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 } akcji nie da się wykonać.
why-no-such-good = Nie masz { $good ->
    [metal] metalu
    [drewno] drewna
    [wino] wina
    [oliwa] oliwy
    [srebro] srebra
    [pszenica] pszenicy
   *[other] żelaza
 }.
why-no-battle = W regionie { $region } nie dochodzi do bitwy.
why-not-in-hand = Nie masz tej karty na ręce.
why-retreat-too-late = Wycofać się można tylko przed rozdaniem kart na starcie, a karty są już rozdane.
why-other-half = To ta połowa karty, która tu się nie liczy. W tej bitwie karta nazywa się { $card } ({ $id }).
why-must-send = Trzeba wysłać jeszcze { $more ->
    [one] 1 jednostkę
    [few] { $more } jednostki
   *[other] { $more } jednostek
 }.
why-wants-galleys = To wydarzenie wymaga galer, a te stoją na morzach.
why-wants-hoplites = To wydarzenie wymaga hoplitów, a ci stoją na terytoriach.
why-out-of-range = Wybierz liczbę od { $min } do { $max }.
why-only-number = Możliwe jest tylko { $n }.
why-nothing-to-give = Teraz nie można nic oddać: możliwe jest tylko 0.
why-not-betrayed = Polis { $polis } nie można przejąć przez zdradę.
why-nobody-returns = Żadna jednostka nie może tam wrócić.
why-not-short = Twoja liga jest wyżywiona.
why-hunger-too-great = Brakuje { $short } pszenicy, a masz { $have ->
    [one] 1 prestiż
   *[other] { $have } prestiżu
 }.
why-no-wheat = Nie masz już pszenicy.
why-fully-grown = Polis { $polis } rośnie w rundzie najwyżej o { $growth }.
why-at-maximum = Populacja polis { $polis } to najwyżej { $max }.
why-beyond-capacity = Polis { $polis } ma fortyfikację { $need }, a w tej rundzie terytorium mieści tylko { $capacity } twoich hoplitów.

## What would help a refused move

remedy-bring = Region { $region }, potrzeba jeszcze: { $units }.
remedy-create = Region { $region }, potrzeba jeszcze: { $units }. Najpierw trzeba utworzyć jednostki.
remedy-create-some = Region { $region }, potrzeba jeszcze: { $units }. Jednostki, które trzeba najpierw utworzyć: { $made }.
remedy-create-unpaid = Region { $region }, potrzeba jeszcze: { $units }. Najpierw trzeba utworzyć jednostki, a brakuje na to: { $amount } albo tyle samo srebra.
remedy-bring-past = Region { $region }, potrzeba jeszcze: { $units }. Po drodze przeciwnik blokuje: { $blockades }.
remedy-bring-later = Region { $region }, potrzeba jeszcze: { $units }. Najwcześniej w rundzie { $round }.
remedy-bring-unpaid = Region { $region }, potrzeba jeszcze: { $units }. Brakuje ci na to: { $amount }.
remedy-place = { $units } ({ $region })
remedy-unblock = Żeby otworzyć drogę, którą zamyka przeciwnik, potrzeba jeszcze: { $places }.
remedy-oust = Przeciwnik musi stracić albo wycofać: { $places }.
remedy-withdraw = Najpierw przesuń jednostkę z regionu { $region }.
remedy-withdraw-unpaid = Najpierw przesuń jednostkę z regionu { $region }. Brakuje ci na to: { $amount }.
remedy-thin = Najpierw jedna z twoich jednostek w regionie { $region } musi zginąć albo odejść: teraz żadna nie może wyjść.
remedy-gather = Potrzeba jeszcze: { $amount }.
remedy-gather-at = Potrzeba jeszcze: { $amount }. Daninę z tym zasobem możesz zebrać na terytorium { $region }.
remedy-gather-march = Potrzeba jeszcze: { $amount }. Daninę z tym zasobem możesz zebrać na terytorium { $region }, gdy staną tam twoi hoplici.
remedy-gather-trade = Potrzeba jeszcze: { $amount }. Daje go handel, rynek: { $market }.
remedy-gather-any = Zdobądź jeszcze jeden dowolny zasób.
remedy-earn = Potrzeba jeszcze: { $amount }. Może go dać: { $ways }.
earning-civil-war = wojna domowa
earning-battle = wygrana bitwa
earning-tribute = danina u siebie przy zdarzeniu „Pacyfizm”
earning-projects = projekt ukończony na koniec rundy
earning-poleis = wielka polis na koniec rundy
remedy-free-cubes = Do rezerwy musi wrócić jeszcze { $n ->
    [one] 1 kostka
   *[other] tyle kostek: { $n }
 }. Oddają je stworzeni kupcy, straty i porzucone poleis.
remedy-win = Najpierw zdobądź polis { $polis } oblężeniem albo wojną domową.
remedy-win-by-siege = Najpierw zdobądź polis { $polis } oblężeniem.
remedy-win-by-civil-war = Najpierw zdobądź polis { $polis } wojną domową.
remedy-win-later = Najpierw zdobądź polis { $polis }, najwcześniej w rundzie { $round }.
remedy-grow = Pozwól polis { $polis } urosnąć na koniec rundy.
remedy-grow-hungry = Pozwól polis { $polis } urosnąć na koniec rundy; po wyżywieniu ligi brakuje ci na to pszenicy: { $n }.
remedy-ransom = Wykup go za 2 srebra.
remedy-ransom-later = Wykup go za 2 srebra; brakuje ci jeszcze { $n }.
remedy-move-proxenos = Najpierw przenieś proxenosa do polis { $polis }.
remedy-move-proxenos-unpaid = Najpierw przenieś proxenosa do polis { $polis }; brakuje ci srebra: { $n }.
remedy-move-proxenos-via = Najpierw przenieś proxenosa do polis { $via }, a stamtąd do polis { $polis }.
remedy-move-proxenos-via-unpaid = Najpierw przenieś proxenosa do polis { $via }, a stamtąd do polis { $polis }; brakuje ci srebra: { $n }.
remedy-move-proxenos-later = Przenieś proxenosa do polis { $polis }, gdy odejdzie stamtąd proxenos przeciwnika.
remedy-rival-leaves = Poczekaj, aż proxenos przeciwnika opuści polis { $polis }.
remedy-hire = Najpierw zatrudnij kupca w polis { $polis }.
remedy-hire-unpaid = Najpierw zatrudnij kupca w polis { $polis }; nie masz na to ani drewna, ani srebra.
remedy-hire-grown = Zatrudnij kupca w polis { $polis }, gdy urośnie na koniec rundy.
remedy-next-turn = Poczekaj na swoją następną turę.
remedy-wait = Najwcześniej w rundzie { $round }.
remedy-wait-for-room = Poczekaj na rundę { $round }: limit jednostek w regionie to wtedy { $n }.
remedy-shown = Projekt „{ $project }” może się jeszcze pojawić w późniejszej rundzie.
remedy-plan = Da się to zrobić w tej kolejności: { $steps }.
plan-create = stwórz jednostki w polis { $polis } ({ $units })
plan-move = przesuń jednostki do regionu { $region } ({ $units })
plan-besiege = oblegaj polis { $polis } i zdobądź ją
plan-collect = zbierz daninę na terytorium { $region } ({ $goods })
plan-trade = handluj, zapłata: { $good } ({ $shipload })
plan-proxenos = przenieś swojego proxenosa do polis { $polis }
plan-ransom = wykup swojego proxenosa
plan-civil-war = wywołaj wojnę domową w polis { $polis }
remedy-release = Najpierw zrezygnuj z: { $poleis }.
remedy-send = Wyślij jeszcze { $n ->
    [one] 1 jednostkę
    [few] { $n } jednostki
   *[other] { $n } jednostek
 }.
