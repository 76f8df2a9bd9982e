## Words of Polis in Spanish.

## The table

blurb = Atenas contra Esparta: alimenta a tu liga, toma ciudades, comercia para obtener trigo y plata y completa templos antes que tu rival.
scenario-campaign = Campaña
scenario-corinthian-war = Guerra de Corinto (395–387 a. C.)
scenario-second-peloponnesian-war = Segunda guerra del Peloponeso (431–404 a. C.)
allowed = Esto se puede jugar ahora.
game-is-over = La partida ha terminado.
no-such-move = Ese texto no corresponde a ninguna jugada. Elige una de las que se ofrecen.
not-your-turn = Es el turno { $who ->
    [azar] del azar
   *[other] de { $who }
 }.
seat-athens = Atenas
seat-sparta = Esparta
seat-chance = azar
seat-nobody = nadie

round-3 = 3
round-4 = 4
round-5a = 5α
round-5b = 5β
round-alpha = Alfa
round-epsilon = Épsilon
round-omega = Omega
phase-round = Ronda { $round }

good-metal = metal
good-wood = madera
good-wine = vino
good-oil = aceite
good-silver = plata
good-wheat = trigo
amount = { $n } de { $good }
amount-prestige = { $n } de prestigio
unit-merchants = { $n ->
    [one] 1 mercader
   *[other] { $n } mercaderes
 }
unit-hoplites = { $n ->
    [one] 1 hoplita
   *[other] { $n } hoplitas
 }
unit-galleys = { $n ->
    [one] 1 galera
   *[other] { $n } galeras
 }
fee-hired = a sueldo, en plata
shipload = { $market }, cargamento { $n }

score-population = Población
    .text = un punto por cada cubo en tus polis
    .sum = { $poleis }
score-prestige = Prestigio
    .text = el que te queda
score-posterity = Posteridad
    .text = lo que valen después tus proyectos completados
    .sum = { $projects }
score-part = { $what } { $n }

## The table in words, for terminals and screen readers

sketch-event = Evento: { $title }. { $text }
sketch-player = { $side }: { $prestige } de prestigio, { $population } de población, { $merchants ->
    [one] 1 mercader
   *[other] { $merchants } mercaderes
 } en puerto
sketch-passed = { $side }: { $prestige } de prestigio, { $population } de población, { $merchants ->
    [one] 1 mercader
   *[other] { $merchants } mercaderes
 } en puerto (ha pasado)
sketch-goods = Bienes: { $goods }
sketch-league = Liga: { $poleis }
sketch-proxenos = Próxeno en { $polis }
sketch-hostage = Próxeno: rehén
sketch-polis = { $polis } { $n }/{ $max }
sketch-polis-project = { $polis } { $n }/{ $max } ({ $project })
sketch-neutral = { $polis } { $n }
sketch-neutral-list = Neutrales (población = fortificación): { $poleis }
sketch-units = Unidades, Atenas contra Esparta: { $regions }
sketch-region = { $region } { $athens }:{ $sparta }
sketch-projects = Proyectos: { $projects }
sketch-project = { $project } ({ $cost }; { $now } ahora, { $later } luego)
sketch-market = Mercados: { $shiploads }
sketch-offer = { $shipload }: { $paid } por { $got }
sketch-collected = Recaudado esta ronda: { $regions }
sketch-sieges = Discos de asedio: { $sieges }
sketch-siege = { $polis } { $n } ({ $side })
sketch-hand = Tus cartas: { $cards }
sketch-card = { $n } × { $card }
sketch-none = no hay

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

project-socrates = Sócrates
project-democritus = Demócrito
project-protagoras = Protágoras
project-phidias = Fidias
project-temple_zeus = Templo de Zeus
project-temple_apollo = Templo de Apolo
project-theatre = Teatro
project-theatre_episkenion = Teatro con Episkenion
project-statue_venus = Estatua de Venus
project-statue_ephebe = Estatua de Efebo
project-festival_demeter = Festival de Deméter
project-festival_dionysus = Festival de Dioniso
project-games_nemean = Juegos Nemeos
project-games_isthmian = Juegos Ístmicos
project-myron = Mirón
project-koilon = Teatro con Koilon
project-skini = Teatro con Skini
project-statue_aphrodite = Estatua de Afrodita
project-statue_efebos = Estatua de Efebo
project-festival_dionysos = Festival de Dioniso
project-games_nemea = Juegos de Nemea
project-games_isthmia = Juegos del Istmo

## Combat cards

card-phalanx_othismos = Falange, othismos
card-phalanx_advance = Falange, avance
card-cavalry_advance = Caballería, avance
card-cavalry_hold = Caballería, aguante
card-archers_advance = Arqueros, avance
card-archers_shooting = Arqueros, disparos
card-peltasts_hold = Peltastas, aguante
card-mercenaries_hold = Mercenarios
card-salpinx_ambush = Toque de salpinx
card-elite_trireme_diekplous = Trirreme de élite, diekplous
card-elite_trireme_periplous = Trirreme de élite, periplous
card-trireme_periplous = Trirreme, periplous
card-trireme_kyklos = Trirreme, kyklos
card-bireme_periplous = Birreme, periplous
card-bireme_kyklos = Birreme, kyklos
card-triacontor_kyklos = Triacóntero, kyklos
card-mercenaries_kyklos = Mercenarios

## The drawing

draw-map = Mapa de Grecia
draw-event = Evento
draw-no-event = Sin evento
draw-projects = Proyectos
draw-no-projects = No hay ninguno disponible.
draw-now-later = ahora · luego
draw-prices = Precios
draw-tribute = Recaudación
draw-tribute-yield = { $sent } hoplitas en las casillas de un bien dan { $got } unidades.
draw-tribute-boxes = Recaudación en { $region }, casillas: { $boxes }.
draw-tribute-collected = { $side } ya ha recaudado en { $region } esta ronda.
draw-tribute-barred = Nadie puede recaudar en { $region } esta ronda.
draw-territory = { $region }: { $athens } de Atenas, { $sparta } de Esparta.
draw-sea = { $region }: { $athens } de Atenas, { $sparta } de Esparta.
draw-neutral = neutral
draw-polis = { $polis } ({ $owner }): población { $n } de { $max }, crecimiento { $growth }, fortificación { $walls }.
draw-polis-port = Puerto en { $seas }.
draw-polis-siege = { $n ->
    [one] 1 disco de asedio
   *[other] { $n } discos de asedio
 } de { $side }.
draw-polis-building = En curso: { $project }.
draw-polis-built = Completado: { $projects }.
draw-port = Puerto comercial de { $side }: { $n ->
    [0] ningún mercader
    [one] 1 mercader
   *[other] { $n } mercaderes
 } en espera.
draw-shipload = { $shipload }: { $got } por { $paid }. Se abre a partir de la ronda de tipo { $value }.
draw-shipload-closed = { $shipload }: { $got } por { $paid }. Cerrado; es de tipo { $value }.
draw-shipload-taken = { $shipload }: lo ocupa un mercader de { $side }.
draw-population = { $n } de población
draw-passed = ha pasado
draw-reserve = { $n } en reserva
draw-hostage = El próxeno de { $side } está aquí como rehén.
draw-battle = Batalla en { $region }
draw-attacks = { $side } ataca
draw-attack = { $side } ataca con
draw-answer = { $side } responde con
draw-role-attacker = ataca · { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } en mano
draw-role-defender = defiende · { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } en mano
draw-deck = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } en el mazo
draw-unseen = Aún sin ver
draw-answers = { $side } responde
draw-siege = Asedio de { $polis }
draw-haggle = El precio { $good ->
    [madera] de la madera
    [plata] de la plata
   *[other] del { $good }
 }
draw-assault = Asalto en { $region }
draw-held = Igualada: sin bajas.
draw-struck = Sin igualar: { $side } pierde una unidad.
draw-wins = { $side } gana { $n } de prestigio.
draw-pays = { $side } pierde { $n } de prestigio.
draw-no-prestige = Sin prestigio.

land-epeiros = Epeiros
land-mysia = Mysia
land-thrake = Thrake

formation-phalanx = Falange
formation-cavalry = Caballería
formation-archers = Arqueros
formation-peltasts = Peltastas
formation-mercenaries = Mercenarios
formation-salpinx = Salpinx
formation-elite_trireme = Trirreme de élite
formation-trireme = Trirreme
formation-bireme = Birreme
formation-triacontor = Triacóntero

manoeuvre-othismos = Othismos
manoeuvre-advance = Avance
manoeuvre-hold = Aguante
manoeuvre-shooting = Disparos
manoeuvre-ambush = Celada
manoeuvre-diekplous = Diekplous
manoeuvre-periplous = Periplous
manoeuvre-kyklos = Kyklos

## Actions

action-create-hoplites = crear hoplitas
action-create-galleys = crear galeras
action-create-merchants = crear mercaderes
action-start-project = iniciar un proyecto
action-move-hoplites = mover hoplitas
action-move-galleys = mover galeras
action-besiege = asediar
action-tribute = recaudar
action-trade = comerciar
action-move-proxenos = mover el próxeno
action-ransom-proxenos = liberar al próxeno
action-civil-war = guerra civil

## Moves, as they stand in a list of choices

move-reveal = Desvelar «{ $project }»
move-put-away = Retirar «{ $project }» de la partida
move-event = Evento: { $title } ({ $id })
move-roll = Sale un { $n }
move-deal = Repartir «{ $card }»
move-create-hoplites = Crear hoplitas en { $polis }
move-create-galleys = Crear galeras en { $polis }
move-create-merchants = Crear mercaderes en { $polis }
move-start-project = Iniciar «{ $project }» en { $polis }
move-move-hoplites = Mover hoplitas a { $region }
move-move-galleys = Mover galeras a { $region }
move-besiege = Asediar { $polis } (fortificación { $n })
move-tribute = Recaudar en { $region }
move-trade = Comerciar: { $paid } por { $got } ({ $shipload })
move-move-proxenos = Mover el próxeno a { $polis }
move-ransom-proxenos = Liberar al próxeno por 2 de plata
move-civil-war = Guerra civil en { $polis } por { $n } de plata
move-pass = Pasar: sin más acciones esta ronda
move-pay = Pagar con { $good }
move-recruit = Un hoplita ({ $fee })
move-build = Una galera en { $region } ({ $fee })
move-fit = Un mercader ({ $fee })
move-march = Un hoplita desde { $region }
move-sail = Una galera desde { $region }
move-collect = Un hoplita para { $good }
move-collect-prestige = Un hoplita para 1 de prestigio
move-done = Terminar
move-battle = Librar ahora la batalla en { $region }
move-retreat = Retirarse: pagar 1 de prestigio al rival
move-stand = Combatir
order-stand = Si hay batalla antes de tu turno: combatir
order-retreat = Si hay batalla antes de tu turno: retirarse
order-pass = Cuando llegue tu turno: pasar y no hacer más acciones esta ronda
move-play = { $card } ({ $n })
move-misnamed = { $card }, la otra mitad de una carta
move-double = Duplicar el prestigio de esta batalla
move-keep = Reservar al gran general para otra batalla
move-remove = Perder una unidad en { $region }
move-send = Enviar una unidad desde { $region }
move-return = Hacer volver una unidad a { $region }
move-exchange = Cambiar { $n } de prestigio por { $silver } de plata
move-seize = Apoderarse de { $polis }
move-release = Renunciar a { $polis } (población { $n })
move-pay-prestige = Pagar el hambre con prestigio
move-grow = { $polis } crece en 1
move-phoros = { $n ->
    [0] No pedir phoros
   *[other] Phoros: { $n } de prestigio por { $silver } de plata
 }
move-losing = { $move } ({ $lost ->
    [one] se pierde 1
   *[other] se pierden { $lost }
 }: en tu marcador de plata no cabe más)

## Prompts

prompt-over = La partida ha terminado.
prompt-wait = La ronda continúa.
prompt-reveal = Se desvelan proyectos.
prompt-put-away = { $side } tiene menos prestigio: ¿qué proyecto se retira de la partida?
prompt-draw-event = Se roba el evento de la ronda.
prompt-reading = { $side }: { $effect }. ¿Qué eliges?
prompt-turn = { $side }: elige la acción { $action } de { $actions }.
prompt-turn-ransom = { $side }: ¿liberas a tu próxeno antes de acabar el turno?
prompt-turn-alone = { $side } sigue en solitario: paga un bien antes de cada acción.
prompt-surcharge = { $side }: ¿con qué bien pagas por seguir jugando?
prompt-create-hoplites = { $side }: ¿otro hoplita en { $polis }?
prompt-create-galleys = { $side }: ¿otra galera en { $polis }?
prompt-create-merchants = { $side }: ¿otro mercader en { $polis }?
prompt-payment = { $side }: ¿cómo pagas este lote de «{ $project }»?
prompt-march = { $side }: ¿de dónde sale el siguiente hoplita hacia { $region }?
prompt-sail = { $side }: ¿de dónde sale la siguiente galera hacia { $region }?
prompt-siege = { $side } asedia { $polis }: cae con un { $n } o más.
prompt-collect = { $side } recauda en { $region }: ¿adónde va el siguiente hoplita?
prompt-haggle-cheaper = La tirada dirá cuánto valor pierde { $good ->
    [madera] la madera
    [plata] la plata
   *[other] el { $good }
 }.
prompt-haggle-dearer = La tirada dirá cuánto valor gana { $good ->
    [madera] la madera
    [plata] la plata
   *[other] el { $good }
 }.
prompt-aftermath = { $side }: ¿qué batalla se libra primero?
prompt-retreat = { $side }: ¿combates en { $region } o te retiras?
prompt-deal = Se reparten cartas de combate en { $region }.
prompt-attack = { $side } ataca en { $region }: ¿qué carta juegas?
prompt-defend = { $side } defiende en { $region }: ¿qué carta opones a esta?
prompt-commanders = { $side }: ¿duplicas el prestigio ganado en esta batalla ({ $n })?
prompt-homecoming = { $side }: ¿adónde vuelve la siguiente unidad?
prompt-feeding = { $n ->
    [one] { $side }: falta 1 de trigo.
   *[other] { $side }: faltan { $n } de trigo.
 } ¿Pagas con prestigio o renuncias a una polis?
prompt-growth = { $side }: te { $n ->
    [one] queda
   *[other] quedan
 } { $n } de trigo. ¿Qué polis crece?
prompt-phoros = { $side }: ¿cuánto prestigio cambias por plata?

## What happened

event-round-began = Comienza la ronda { $round }.
event-project-shown = Proyecto disponible: { $project }.
event-project-put-away = { $side } retira «{ $project }» de la partida.
event-card-drawn = Evento: { $title }. { $text }
event-first-turn = El primer turno es para { $side }.
event-passed = { $side } pasa.
event-surcharge = { $side } paga 1 de { $good } por seguir jugando.
event-recruited = { $side } crea un hoplita en { $polis } ({ $fee }).
event-built = { $side } crea una galera de { $polis } en { $region } ({ $fee }).
event-fitted = { $side } crea un mercader en { $polis } ({ $fee }).
event-lot-paid = { $side } paga { $n } de { $good }.
event-project-started = { $side } inicia «{ $project }» en { $polis }.
event-march-ordered = { $side } mueve hoplitas a { $region } por 1 de prestigio.
event-voyage-ordered = { $side } mueve galeras a { $region } por 1 de prestigio.
event-marched = Un hoplita de { $side } marcha de { $from } a { $to }.
event-crossed = Un hoplita de { $side } cruza el mar de { $from } a { $to }.
event-sailed = Una galera de { $side } navega de { $from } a { $to }.
event-siege-laid = { $side } asedia { $polis } (fortificación { $fortification }) por 1 de prestigio.
event-siege-rolled = El dado muestra un { $face }; hacía falta un { $need }.
event-siege-rolled-discs = El dado muestra un { $face } y { $bonus ->
    [one] 1 disco de asedio suma
   *[other] { $bonus } discos de asedio suman
 } { $bonus }; hacía falta un { $need }.
event-siege-disc-laid = { $side } deja un disco de asedio en { $polis }.
event-siege-won = { $polis } cae en manos de { $side }: { $n } de prestigio.
event-siege-lost = { $polis } resiste; { $side } pierde un hoplita.
event-population-lost = { $polis }, de { $side }, pierde 1 de población.
event-turned-neutral = { $polis } abandona la liga de { $side } y queda neutral.
event-proxenos-captured = El próxeno de { $side } es capturado en { $polis }.
event-tribute-demanded = { $side } recauda en { $region }.
event-collected = { $side } obtiene en { $region }: { $what }.
event-traded = { $side } cambia { $paid } por { $got } ({ $shipload }).
event-market-rolled = El dado { $good ->
    [madera] de la madera
    [plata] de la plata
   *[other] del { $good }
 } muestra un { $face }.
event-market-cheaper = El valor { $good ->
    [madera] de la madera
    [plata] de la plata
   *[other] del { $good }
 } baja { $n ->
    [one] 1 columna
   *[other] { $n } columnas
 }.
event-market-dearer = El valor { $good ->
    [madera] de la madera
    [plata] de la plata
   *[other] del { $good }
 } sube { $n ->
    [one] 1 columna
   *[other] { $n } columnas
 }.
event-market-same = El valor { $good ->
    [madera] de la madera
    [plata] de la plata
   *[other] del { $good }
 } no cambia.
event-proxenos-by-land = El próxeno de { $side } va por tierra de { $from } a { $to } { $n ->
    [0] sin pagar sobornos
   *[other] y paga { $n } de plata
 }.
event-proxenos-by-sea = El próxeno de { $side } va por mar de { $from } a { $to } { $n ->
    [0] sin pagar sobornos
   *[other] y paga { $n } de plata
 }.
event-ransomed = { $side } libera a su próxeno por { $n } de plata.
event-civil-war = La guerra civil da { $polis } a { $side }: { $silver } de plata, { $n } de prestigio.
event-blockade-punished = { $side } bloquea el comercio del rival y pierde { $n } de prestigio.
event-battle-began = Batalla en { $region }.
event-retreated = { $side } se retira de la batalla en { $region } y paga 1 de prestigio.
event-dealt-own = { $side } roba «{ $card }».
event-dealt = { $side } roba una carta.
event-picked-own = { $side } elige «{ $card }».
event-picked = { $side } elige una carta.
event-attacked = { $side } ataca con «{ $first }» y «{ $second }».
event-defended = { $side } responde con «{ $first }» y «{ $second }».
event-assault = { $side } { $n ->
    [-1] pierde 1 de prestigio
    [0] no gana prestigio
   *[other] gana { $n } de prestigio
 }; { $defender } { $losses ->
    [0] no pierde ninguna unidad
    [one] pierde 1 unidad
   *[other] pierde { $losses } unidades
 }.
event-battle-deck = Termina la batalla en { $region }: no quedan cartas suficientes.
event-battle-retreat = Termina la batalla en { $region }.
event-battle-broken = Termina la batalla en { $region }: el defensor queda deshecho.
event-doubled = El gran general de { $side } aporta { $n } más de prestigio.
event-gained = { $side } gana { $what }.
event-lost = { $side } pierde { $what }.
event-units-placed = { $side } añade { $units } en { $region }.
event-no-units-placed = { $side } no tiene sitio o cubos para otra unidad en { $region }.
event-humiliated = { $side } domina { $region } y gana { $n } de prestigio.
event-units-lost = { $side } pierde { $units } en { $region }.
event-population-changed = { $polis }, de { $side }: población { $from } → { $to }.
event-tribute-barred = Nadie puede recaudar en { $region } esta ronda.
event-too-few-sent = { $side } envía { $missing ->
    [one] 1 galera menos
   *[other] { $missing } galeras menos
 } de lo exigido y pierde { $n } de prestigio.
event-sent = { $side } envía { $units } desde { $region }.
event-returned = { $side } recupera { $units } en { $region }.
event-exchanged = { $side } cambia { $n } de prestigio por { $silver } de plata.
event-seized = { $polis } se pasa al bando de { $side }.
event-project-finished = Se completa «{ $project }» en { $polis }: { $n } de prestigio para { $side }.
event-project-finished-neutral = Se completa «{ $project }» en { $polis }, polis neutral.
event-fed = { $side } alimenta a su liga con { $n } de trigo.
event-starved = El hambre le cuesta { $n } de prestigio a { $side }.
event-released = { $side } renuncia a { $polis }.
event-capital-lost = { $side } no puede alimentar a su capital.
event-grew = { $polis }, de { $side }, crece.
event-megalopolis = { $polis } es una megalópolis: 1 de prestigio para { $side }.
event-spoiled = { $side } pierde { $n } de { $good } por deterioro.
event-phoros = { $side } convierte { $n } de prestigio en { $silver } de plata.
event-losing = { $event } { $lost ->
    [one] Se pierde 1
   *[other] Se pierden { $lost }
 }: en el marcador de plata no cabe más.

ending-points = La última ronda ha terminado: deciden los puntos.
ending-points-goods = Ha acabado la última ronda y hay empate a puntos: deciden los bienes.
ending-points-shared = Ha acabado la última ronda; hay empate a puntos y a bienes, y la victoria es compartida.
ending-both-ostracised-goods = A nadie le queda prestigio y hay empate a puntos: deciden los bienes.
ending-both-ostracised-shared = A nadie le queda prestigio; hay empate a puntos y a bienes, y la victoria es compartida.
ending-capital-lost = { $side } ha perdido su capital y, con ella, la partida.
ending-ostracised = { $side } se queda sin prestigio y sufre el ostracismo.
ending-disgraced = { $side } debe más prestigio del que tiene y pierde la partida.
ending-both-ostracised = A nadie le queda prestigio: deciden los puntos.

## Event cards

event-no-event = Sin evento
    .text = Esta ronda no ocurre nada.
event-earthquake-in-sparta = Terremoto en Esparta
    .text = Atenas añade 1 hoplita en Messenia; Esparta, 1 galera en Ionio Pelagos.
event-destruction-of-the-persian-fleet = Destrucción de la flota persa
    .text = Atenas gana 1 de prestigio; Esparta, 1 de plata.
event-philopersians = Filopersas
    .text = Cada bando gana 1 de prestigio y pierde 1 hoplita o galera a su elección.
event-xerxes-assassinated = Asesinato de Jerjes
    .text = El primer cargamento de Persis está cerrado esta ronda.
event-xerxes-assassinated-2020 = Asesinato de Jerjes
    .text = Todos los cargamentos de Persis están cerrados esta ronda.
event-the-league-of-delos = La Liga de Delos
    .text = Atenas recibe 1 de plata; Esparta, 1 de metal.
event-revolt-of-thasos = Rebelión de Tasos
    .text = El valor de la madera baja 2 columnas.
event-thirty-years--peace = Paz de los Treinta Años
    .text = Esta ronda, Esparta no puede mover hoplitas a Attika, ni Atenas a Lakedaimon.
event-tanagra-and-oinophyta = Tanagra y Enófita
    .text = Quien tenga más hoplitas en Boiotia al final de la ronda gana 2 de prestigio.
event-leotychidas-ii = Leotíquidas II
    .text = El primer turno de la ronda es para Atenas.
event-holy-war = Guerra Sagrada
    .text = Esparta añade 1 hoplita en Thessalia; Atenas, 1 en Boiotia.
event-egypt-rebels-against-persia = Egipto se rebela contra Persia
    .text = Atenas envía al menos 2 galeras (pierde 1 de prestigio por cada una que falte) y recibe 2 de trigo por galera; vuelve la mitad, redondeando hacia arriba.
event-murder-of-the-persian-king = Asesinato del rey persa
    .text = Cada bando puede enviar hoplitas por 2 de prestigio cada uno; vuelven al final de la ronda.
event-murder-of-the-persian-king-2020 = Asesinato del rey persa
    .text = Cada bando puede enviar hasta 2 hoplitas por 2 de prestigio cada uno; vuelven al final de la ronda.
event-peasant-revolts = Revueltas campesinas
    .text = Atenas añade 1 hoplita en Messenia; Esparta, 1 en Ionia.
event-age-of-pericles = El siglo de Pericles
    .text = Cada proyecto completado en Athenai da a Atenas 1 más de prestigio; Esparta añade 1 hoplita en Megaris.
event-transfer-of-the-treasury = Traslado del tesoro
    .text = Cada bando cambia 1 o más de prestigio por el doble de plata.
event-betrayal = Traición
    .text = Cada bando se apodera de una polis enemiga de población 1, si la hay.
event-behind-the-long-walls = Tras los Muros Largos
    .text = Athenai crece en 2; Esparta añade 1 hoplita en Attika.
event-free-trade-with-persia = Libre comercio con Persia
    .text = Quien acabe un turno bloqueando las rutas del rival a Persis o Aigyptos pierde 1 de prestigio, salvo si tiene 10 galeras entre Ionio y Thrakiko.
event-great-commanders = Grandes generales
    .text = Cada bando puede duplicar el prestigio que gane en una batalla de esta ronda.
event-enemies-of-greece = Enemigos de Grecia
    .text = Atenas añade 1 hoplita en Messenia; Esparta, 1 galera en Noties Sporades.
event-mercenaries = Mercenarios
    .text = Se pueden crear hoplitas y galeras por 2 de plata cada uno, sin gastar población.
event-pacifism = Pacifismo
    .text = Al recaudar en tu territorio natal, cada hoplita puede aportar 1 de prestigio en vez de bienes.
event-plague-and-humiliation = Peste y humillación
    .text = Athenai pierde 2 de población. Atenas gana 2 de prestigio si al final de la ronda tiene más hoplitas que Esparta en Messenia.
event-alkibiades-flees-to-sparta = Alcibíades huye a Esparta
    .text = Esta ronda, las batallas estallan con 7 unidades.
event-carthage-lands-in-sicily = Cartago desembarca en Sicilia
    .text = Quien tenga más hoplitas en Sikelia pierde hasta 2; si hay empate, ambos bandos. Si no hay nadie, allí no se recauda esta ronda.
event-eruption-of-etna = Erupción del Etna
    .text = En Sikelia recaudan como máximo 3 hoplitas esta ronda.
event-freed-slaves-of-laurion = Esclavos liberados de Laurión
    .text = El vino y el aceite recuperan su mejor valor.
event-freed-slaves-of-laurion-2020 = Esclavos liberados de Laurión
    .text = El vino recupera su mejor valor.
event-mutilation-of-the-herms = Mutilación de los hermas
    .text = Esparta pierde 1 de prestigio; Athenai pierde 1 de población.
event-superstition = Superstición
    .text = Esta ronda, las batallas requieren 9 unidades.

## Why not?

why-not-asked = Eso no es lo que toca ahora.
why-already-done = Ya has hecho esta acción este turno: { $action }.
why-turn-is-full = Ya has hecho las dos acciones de este turno.
why-already-besieged = Ya has asediado { $polis } desde que tu rival pasó. Todo lo que haces después es un solo turno, y en un turno una polis se asedia una sola vez.
why-not-your-polis = { $polis } no está en tu liga.
why-no-territory = { $polis } no pertenece a ningún territorio y no puede crear hoplitas.
why-no-port = { $polis } no tiene puerto.
why-not-that-port = Ningún puerto de { $polis } da a { $region }.
why-not-commercial = { $polis } no es una polis comercial de { $side }.
why-region-full = { $region } solo admite { $capacity } de tus unidades esta ronda.
why-cannot-pay = Necesitas { $need } de { $good } y tienes { $have }.
why-cannot-pay-unit = No tienes { $good } ni plata.
why-not-for-hire = Esta ronda no hay tropas a sueldo.
why-last-cube = { $polis } no puede quedarse sin población.
why-no-ships = Tus { $ships } mercaderes ya están en juego.
why-not-shown = «{ $project }» no está disponible.
why-not-hosted = { $polis } no puede acoger «{ $project }».
why-busy = { $polis } ya tiene un proyecto en curso.
why-unaffordable = { $missing ->
    [one] Te falta 1 de plata
   *[other] Te faltan { $missing } de plata
 } para «{ $project }».
why-not-this-lot = Esta parte del coste es { $lot } y no se puede pagar con ese bien.
why-too-little-silver = { $missing ->
    [one] Entonces faltaría 1 de plata
   *[other] Entonces faltarían { $missing } de plata
 } para el resto.
why-no-prestige = Las acciones militares cuestan 1 de prestigio y no te queda nada.
why-no-units = No tienes unidades en { $region }.
why-same-region = La unidad ya está en { $region }.
why-no-way = No hay camino libre de { $from } a { $to }.
why-full-on-the-way = El camino de { $from } a { $to } cruza una región que ya tiene { $capacity } de tus unidades.
why-forbidden = El evento te prohíbe mover hoplitas a { $region } esta ronda.
why-nobody-can-come = Ninguna de tus unidades puede llegar a { $region }.
why-nothing-done = La acción aún no ha hecho nada.
why-capital = { $polis } es una capital.
why-capital-stays = { $polis } es tu capital: no puedes abandonarla.
why-own-polis = { $polis } está en tu propia liga.
why-outside = { $polis } está fuera de los territorios y no se puede asediar.
why-too-few-hoplites = { $polis } tiene fortificación { $need } y allí { $have ->
    [0] no tienes hoplitas
    [one] tienes 1 hoplita
   *[other] tienes { $have } hoplitas
 }.
why-not-in-control = { $own ->
    [one] Tienes 1 hoplita
   *[other] Tienes { $own } hoplitas
 } en { $region } contra { $enemy } del rival.
why-no-cubes = { $need ->
    [one] Hace falta 1 cubo
   *[other] Hacen falta { $need } cubos
 } y { $have ->
    [0] no queda ninguno
    [one] solo queda 1
   *[other] solo quedan { $have }
 } en tu reserva.
why-no-disc = No te quedan discos para marcarlo.
why-collected = { $side } ya ha recaudado en { $region } esta ronda.
why-barred = El evento impide a todos recaudar en { $region } esta ronda.
why-no-polis-there = No tienes ninguna polis en { $region }.
why-no-box = En { $region } no queda ninguna casilla libre de { $good }.
why-no-hoplite-left = No quedan hoplitas por colocar.
why-no-pacifism = Los hoplitas solo dan prestigio en una ronda con el evento Pacifismo.
why-not-at-home = Con el evento Pacifismo solo dan prestigio los hoplitas de { $region }.
why-no-voices = Con el evento Pacifismo solo dan prestigio tantos hoplitas como población tiene { $polis }: { $n }.
why-no-merchant = No tienes mercaderes en tu puerto.
why-shipload-taken = Ya hay allí un mercader de { $side }.
why-shipload-later = Este cargamento se abre en la ronda { $opens }; esta es la ronda { $now }.
why-shipload-closed = El evento cierra este cargamento.
why-no-trading-polis = Para comerciar necesitas en tu liga una polis de tu puerto comercial: { $poleis }.
why-no-route = Las galeras del rival bloquean todas las rutas a { $market }.
why-not-demanded = Este mercado no demanda { $good }.
why-silver-for-silver = No se puede cambiar plata por plata.
why-proxenos-captured = Tu próxeno es un rehén.
why-proxenos-free = Tu próxeno está libre.
why-proxenos-already = Tu próxeno ya está en { $polis }.
why-other-proxenos = El próxeno del rival está en { $polis }.
why-no-journey = { $portless } no tiene puerto y ningún camino por tierra lleva a tu próxeno de { $from } a { $polis }.
why-bribes = Los sobornos de camino a { $polis } cuestan { $cost } de plata y tienes { $have }.
why-proxenos-elsewhere = Tu próxeno no está en { $polis }.
why-civil-war-cost = Una guerra civil en { $polis } cuesta { $cost } de plata y tienes { $have }.
why-no-goods = Seguir en solitario cuesta un bien por acción, y no tienes ninguno.
why-no-surcharge = Seguir en solitario cuesta un bien, y entonces no podrías pagar esta acción.
why-surcharge-spoils = Si pagas con { $good }, la acción no se podrá llevar a cabo.
why-no-such-good = No tienes { $good }.
why-no-battle = No hay batalla pendiente en { $region }.
why-not-in-hand = No tienes esa carta.
why-retreat-too-late = Solo puedes retirarte antes de que se repartan las cartas de un asalto, y ya están repartidas.
why-other-half = Esa es la mitad de la carta que aquí no cuenta. En esta batalla la carta se llama { $card } ({ $id }).
why-must-send = Hay que enviar { $more } más.
why-wants-galleys = Este evento pide galeras, que están en los mares.
why-wants-hoplites = Este evento pide hoplitas, que están en los territorios.
why-out-of-range = Elige un número del { $min } al { $max }.
why-only-number = Solo es posible { $n }.
why-nothing-to-give = Ahora no se puede entregar nada: solo es posible 0.
why-not-betrayed = { $polis } no puede caer por traición.
why-nobody-returns = Ninguna unidad puede volver allí.
why-not-short = Tu liga está alimentada.
why-hunger-too-great = { $short ->
    [one] Falta 1 de trigo
   *[other] Faltan { $short } de trigo
 } y tienes { $have } de prestigio.
why-no-wheat = No te queda trigo.
why-fully-grown = { $polis } crece como máximo en { $growth } por ronda.
why-at-maximum = { $polis } admite como máximo { $max } de población.
why-beyond-capacity = { $polis } tiene fortificación { $need }, y en esta ronda un territorio solo admite { $capacity } de tus hoplitas.

## What would help a refused move

remedy-bring = Bastaría con { $units } más en { $region }.
remedy-create = Bastaría con { $units } más en { $region }; antes hay que crear las unidades.
remedy-create-some = Bastaría con { $units } más en { $region }; unidades que hay que crear antes: { $made }.
remedy-create-unpaid = Bastaría con { $units } más en { $region }; antes hay que crear las unidades, y para ello te falta aún: { $amount }, u otro tanto de plata.
remedy-bring-past = Bastaría con { $units } más en { $region }; de camino, el rival bloquea: { $blockades }.
remedy-bring-later = Bastaría con { $units } más en { $region }, como pronto en la ronda { $round }.
remedy-bring-unpaid = Bastaría con { $units } más en { $region }; para ello te falta aún: { $amount }.
remedy-place = { $units } en { $region }
remedy-unblock = Donde el rival corta el paso, lleva para abrirlo: { $places }.
remedy-oust = El rival tiene que perder o retirar: { $places }.
remedy-withdraw = Antes saca una unidad de { $region }.
remedy-withdraw-unpaid = Antes saca una unidad de { $region }; para ello te falta aún: { $amount }.
remedy-thin = Antes tiene que perderse o poder salir una de tus unidades de { $region }: ahora ninguna puede irse.
remedy-gather = Consigue { $amount } más.
remedy-gather-at = Consigue { $amount } más; en { $region } puedes recaudar una parte.
remedy-gather-march = Consigue { $amount } más; en { $region } puedes recaudar una parte, cuando tengas hoplitas allí.
remedy-gather-trade = Consigue { $amount } más; el comercio con { $market } da una parte.
remedy-gather-any = Consigue un bien más, de cualquier clase.
remedy-earn = Antes consigue { $amount }. Puede venir de: { $ways }.
earning-civil-war = una guerra civil
earning-battle = una batalla ganada
earning-tribute = el tributo en casa con el evento Pacifismo
earning-projects = los proyectos terminados al final de la ronda
earning-poleis = las poleis grandes al final de la ronda
remedy-free-cubes = { $n ->
    [one] 1 cubo más tiene
   *[other] { $n } cubos más tienen
 } que volver a tu reserva: los devuelven los mercaderes que creas, las bajas y las poleis abandonadas.
remedy-win = Antes gana { $polis }, por asedio o por guerra civil.
remedy-win-by-siege = Antes gana { $polis } por asedio.
remedy-win-by-civil-war = Antes gana { $polis } por guerra civil.
remedy-win-later = Antes gana { $polis }, como pronto en la ronda { $round }.
remedy-grow = Haz crecer { $polis } al final de la ronda.
remedy-grow-hungry = Haz crecer { $polis } al final de la ronda; una vez alimentada tu liga, { $n ->
    [one] te falta para ello 1
   *[other] te faltan para ello { $n }
 } de trigo.
remedy-ransom = Rescátalo por 2 de plata.
remedy-ransom-later = Rescátalo por 2 de plata; aún te { $n ->
    [one] falta 1
   *[other] faltan { $n }
 }.
remedy-move-proxenos = Antes mueve tu próxeno a { $polis }.
remedy-move-proxenos-unpaid = Antes mueve tu próxeno a { $polis }; plata que te falta: { $n }.
remedy-move-proxenos-via = Antes mueve tu próxeno a { $via } y de allí a { $polis }.
remedy-move-proxenos-via-unpaid = Antes mueve tu próxeno a { $via } y de allí a { $polis }; plata que te falta: { $n }.
remedy-move-proxenos-later = Mueve tu próxeno a { $polis } cuando el del rival se haya ido.
remedy-rival-leaves = Espera a que el próxeno del rival se vaya de { $polis }.
remedy-hire = Antes crea un mercader en { $polis }.
remedy-hire-unpaid = Antes crea un mercader en { $polis }; no tienes ni madera ni plata para ello.
remedy-hire-grown = Crea un mercader en { $polis } cuando haya crecido al final de la ronda.
remedy-next-turn = Espera a tu próximo turno.
remedy-wait = Como pronto, en la ronda { $round }.
remedy-wait-for-room = Espera a la ronda { $round }: entonces una región admite { $n } de tus unidades.
remedy-shown = «{ $project }» aún puede aparecer en una ronda posterior.
remedy-plan = Se puede hacer en este orden: { $steps }.
plan-create = crea { $units } en { $polis }
plan-move = mueve { $units } a { $region }
plan-besiege = asedia { $polis } hasta ganarla
plan-collect = recauda { $goods } en { $region }
plan-trade = comercia pagando con { $good } ({ $shipload })
plan-proxenos = mueve tu próxeno a { $polis }
plan-ransom = libera a tu próxeno
plan-civil-war = provoca una guerra civil en { $polis }
remedy-release = Antes abandona: { $poleis }.
remedy-send = Envía { $n ->
    [one] 1 unidad más
   *[other] { $n } unidades más
 }.
