## Words of Polis in English. Other languages translate this file; what they lack is said in English.

## The table

blurb = Athens against Sparta: feed your league, take cities, trade for grain and silver, finish temples before the other does.
scenario-campaign = Campaign
scenario-corinthian-war = Corinthian War (395–387 BC)
scenario-second-peloponnesian-war = Second Peloponnesian War (431–404 BC)
allowed = This can be done now.
game-is-over = The game is over.
no-such-move = These words mean nothing here. Choose one of the listed moves.
not-your-turn = It is the turn of { $who }.
seat-athens = Athens
seat-sparta = Sparta
seat-chance = chance
seat-nobody = nobody

round-3 = 3
round-4 = 4
round-5a = 5α
round-5b = 5β
round-alpha = Alpha
round-epsilon = Epsilon
round-omega = Omega
phase-round = Round { $round }

good-metal = metal
good-wood = wood
good-wine = wine
good-oil = oil
good-silver = silver
good-wheat = wheat
amount = { $n } { $good }
amount-prestige = { $n } prestige
unit-merchants = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
 }
unit-hoplites = { $n ->
    [one] 1 hoplite
   *[other] { $n } hoplites
 }
unit-galleys = { $n ->
    [one] 1 galley
   *[other] { $n } galleys
 }
fee-hired = hired for silver
shipload = { $market }, shipload { $n }

score-population = Population
    .text = one point for each in your poleis
    .sum = { $poleis }
score-prestige = Prestige
    .text = what is left of it
score-posterity = Posterity
    .text = what your finished projects are worth later
    .sum = { $projects }
score-part = { $what } { $n }

## The table in words, for terminals and screen readers

sketch-event = Event: { $title }. { $text }
sketch-player = { $side }: { $prestige } prestige, population { $population }, { $merchants } merchants in port
sketch-passed = { $side }: { $prestige } prestige, population { $population }, { $merchants } merchants in port (has passed)
sketch-goods = Goods: { $goods }
sketch-league = League: { $poleis }
sketch-proxenos = Proxenos in { $polis }
sketch-hostage = Proxenos: a hostage
sketch-polis = { $polis } { $n }/{ $max }
sketch-polis-project = { $polis } { $n }/{ $max } ({ $project })
sketch-neutral = { $polis } { $n }
sketch-neutral-list = Neutral (population = fortification): { $poleis }
sketch-units = Units, Athens against Sparta: { $regions }
sketch-region = { $region } { $athens }:{ $sparta }
sketch-projects = Projects: { $projects }
sketch-project = { $project } ({ $cost }; { $now } now, { $later } later)
sketch-market = Markets: { $shiploads }
sketch-offer = { $shipload }: { $paid } for { $got }
sketch-collected = Collected this round: { $regions }
sketch-sieges = Siege discs: { $sieges }
sketch-siege = { $polis } { $n } ({ $side })
sketch-hand = Your cards: { $cards }
sketch-card = { $n } × { $card }
sketch-none = none

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

project-socrates = Socrates
project-democritus = Democritus
project-protagoras = Protagoras
project-phidias = Phidias
project-temple_zeus = Temple of Zeus
project-temple_apollo = Temple of Apollo
project-theatre = Theatre
project-theatre_episkenion = Theatre with Episkenion
project-statue_venus = Statue of Venus
project-statue_ephebe = Statue of an Ephebe
project-festival_demeter = Festival of Demeter
project-festival_dionysus = Festival of Dionysus
project-games_nemean = Nemean Games
project-games_isthmian = Isthmian Games
project-myron = Myron
project-koilon = Theatre with Koilon
project-skini = Theatre with Skini
project-statue_aphrodite = Statue of Aphrodite
project-statue_efebos = Statue of an Efebos
project-festival_dionysos = Festival of Dionysos
project-games_nemea = Games of Nemea
project-games_isthmia = Games of Isthmia

## Combat cards

card-phalanx_othismos = Phalanx, othismos
card-phalanx_advance = Phalanx, advance
card-cavalry_advance = Cavalry, advance
card-cavalry_hold = Cavalry, hold
card-archers_advance = Archers, advance
card-archers_shooting = Archers, shooting
card-peltasts_hold = Peltasts, hold
card-mercenaries_hold = Mercenaries
card-salpinx_ambush = Salpinx call
card-elite_trireme_diekplous = Elite trireme, diekplous
card-elite_trireme_periplous = Elite trireme, periplous
card-trireme_periplous = Trireme, periplous
card-trireme_kyklos = Trireme, kyklos
card-bireme_periplous = Bireme, periplous
card-bireme_kyklos = Bireme, kyklos
card-triacontor_kyklos = Triacontor, kyklos
card-mercenaries_kyklos = Mercenaries

## The drawing

draw-map = Map of Greece
draw-event = Event
draw-no-event = No event
draw-projects = Projects
draw-no-projects = None is on display.
draw-now-later = now · later
draw-prices = Prices
draw-tribute = Tribute
draw-tribute-yield = { $sent } hoplites on the boxes of a good bring { $got } of it.
draw-tribute-boxes = Tribute of { $region }: boxes for { $boxes }.
draw-tribute-collected = { $side } has collected in { $region } this round.
draw-tribute-barred = Nobody can collect in { $region } this round.
draw-territory = { $region }: { $athens } of Athens, { $sparta } of Sparta.
draw-sea = { $region }: { $athens } of Athens, { $sparta } of Sparta.
draw-neutral = neutral
draw-polis = { $polis } ({ $owner }): population { $n } of { $max }, growth { $growth }, fortification { $walls }.
draw-polis-port = Port on { $seas }.
draw-polis-siege = { $n ->
    [one] 1 siege disc
   *[other] { $n } siege discs
 } of { $side }.
draw-polis-building = In progress: { $project }.
draw-polis-built = Finished: { $projects }.
draw-port = Trade port of { $side }: { $n ->
    [0] no merchant
    [one] 1 merchant
   *[other] { $n } merchants
 } waiting.
draw-shipload = { $shipload }: { $got } for { $paid }. It opens in rounds of type { $value }.
draw-shipload-closed = { $shipload }: { $got } for { $paid }. Closed; its type is { $value }.
draw-shipload-taken = { $shipload }: a merchant of { $side } is there.
draw-population = { $n } population
draw-passed = has passed
draw-reserve = { $n } in reserve
draw-hostage = The proxenos of { $side } is a hostage here.
draw-battle = Battle in { $region }
draw-attacks = { $side } attacks
draw-attack = { $side } attacks with
draw-answer = { $side } answers with
draw-role-attacker = attacks · { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in hand
draw-role-defender = defends · { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in hand
draw-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in the deck
draw-unseen = Not yet seen
draw-answers = { $side } answers
draw-siege = Siege of { $polis }
draw-haggle = The price of { $good }
draw-assault = Assault in { $region }
draw-held = Matched: no loss.
draw-struck = Not matched: { $side } loses a unit.
draw-wins = { $side } gains { $n } prestige.
draw-pays = { $side } loses { $n } prestige.
draw-no-prestige = No prestige.

land-epeiros = Epeiros
land-mysia = Mysia
land-thrake = Thrake

formation-phalanx = Phalanx
formation-cavalry = Cavalry
formation-archers = Archers
formation-peltasts = Peltasts
formation-mercenaries = Mercenaries
formation-salpinx = Salpinx
formation-elite_trireme = Elite trireme
formation-trireme = Trireme
formation-bireme = Bireme
formation-triacontor = Triacontor

manoeuvre-othismos = Othismos
manoeuvre-advance = Advance
manoeuvre-hold = Hold
manoeuvre-shooting = Shooting
manoeuvre-ambush = Ambush
manoeuvre-diekplous = Diekplous
manoeuvre-periplous = Periplous
manoeuvre-kyklos = Kyklos

## Actions

action-create-hoplites = create hoplites
action-create-galleys = create galleys
action-create-merchants = create merchants
action-start-project = start a project
action-move-hoplites = move hoplites
action-move-galleys = move galleys
action-besiege = besiege
action-tribute = collect tribute
action-trade = trade
action-move-proxenos = move the proxenos
action-ransom-proxenos = ransom the proxenos
action-civil-war = civil war

## Moves, as they stand in a list of choices

move-reveal = Show { $project }
move-put-away = Put { $project } away for good
move-event = Event: { $title } ({ $id })
move-roll = Roll { $n }
move-deal = Deal { $card }
move-create-hoplites = Create hoplites in { $polis }
move-create-galleys = Create galleys in { $polis }
move-create-merchants = Create merchants in { $polis }
move-start-project = Start { $project } in { $polis }
move-move-hoplites = Move hoplites to { $region }
move-move-galleys = Move galleys to { $region }
move-besiege = Besiege { $polis } (fortification { $n })
move-tribute = Collect tribute in { $region }
move-trade = Trade: { $paid } for { $got } ({ $shipload })
move-move-proxenos = Move the proxenos to { $polis }
move-ransom-proxenos = Ransom the proxenos for 2 silver
move-civil-war = Civil war in { $polis } for { $n } silver
move-pass = Pass: no more actions this round
move-pay = Pay { $good }
move-recruit = One hoplite ({ $fee })
move-build = One galley in { $region } ({ $fee })
move-fit = One merchant ({ $fee })
move-march = One hoplite from { $region }
move-sail = One galley from { $region }
move-collect = One hoplite for { $good }
move-collect-prestige = One hoplite for 1 prestige
move-done = Enough
move-battle = Fight in { $region } next
move-retreat = Retreat: pay 1 prestige to the other side
move-stand = Fight on
order-stand = If it comes to battle before your turn: fight on
order-retreat = If it comes to battle before your turn: retreat
order-pass = When your turn comes: pass, and take no more actions this round
move-play = { $card } ({ $n })
move-misnamed = { $card }, the other half of a card
move-double = Double the prestige of this battle
move-keep = Keep the great commander for another battle
move-remove = Give up a unit in { $region }
move-send = Send a unit from { $region }
move-return = Bring a unit back to { $region }
move-exchange = Give up { $n } prestige for { $silver } silver
move-seize = Take over { $polis }
move-release = Release { $polis } (population { $n })
move-pay-prestige = Pay for the hunger with prestige
move-grow = { $polis } grows by 1
move-phoros = { $n ->
    [0] Ask for no phoros
   *[other] Phoros: { $n } prestige for { $silver } silver
 }
move-losing = { $move } ({ $lost } silver lost: your track has no more room)

## Prompts

prompt-over = The game is over.
prompt-wait = The round goes on.
prompt-reveal = Projects are being shown.
prompt-put-away = { $side } has less prestige: which project is put away for good?
prompt-draw-event = The event of the round is drawn.
prompt-reading = { $side }: { $effect }. What do you choose?
prompt-turn = { $side }: choose action { $action } of { $actions }.
prompt-turn-ransom = { $side }: ransom the proxenos before the turn ends?
prompt-turn-alone = { $side } plays on alone: each action costs one good first.
prompt-surcharge = { $side }: which good pays for playing on?
prompt-create-hoplites = { $side }: one more hoplite in { $polis }?
prompt-create-galleys = { $side }: one more galley in { $polis }?
prompt-create-merchants = { $side }: one more merchant in { $polis }?
prompt-payment = { $side }: how is this lot for { $project } paid?
prompt-march = { $side }: where does the next hoplite for { $region } come from?
prompt-sail = { $side }: where does the next galley for { $region } come from?
prompt-siege = { $side } besieges { $polis }: { $n } or more takes it.
prompt-collect = { $side } collects in { $region }: where does the next hoplite go?
prompt-haggle-cheaper = The die says how far { $good } loses value.
prompt-haggle-dearer = The dice say how far { $good } gains value.
prompt-aftermath = { $side }: which battle is fought first?
prompt-retreat = { $side }: fight on in { $region }, or retreat?
prompt-deal = Combat cards are dealt in { $region }.
prompt-attack = { $side } attacks in { $region }: which card?
prompt-defend = { $side } defends in { $region }: which card faces this one?
prompt-commanders = { $side }: double the { $n } prestige won in this battle?
prompt-homecoming = { $side }: where does the next unit come back?
prompt-feeding = { $side } lacks { $n } wheat. Pay with prestige, or release a polis?
prompt-growth = { $side } has { $n } wheat left: which polis grows?
prompt-phoros = { $side }: how much prestige becomes silver?

## What happened

event-round-began = Round { $round } begins.
event-project-shown = A project can be started: { $project }.
event-project-put-away = { $side } puts { $project } away for good.
event-card-drawn = Event: { $title }. { $text }
event-first-turn = { $side } has the first turn.
event-passed = { $side } passes.
event-surcharge = { $side } pays 1 { $good } for playing on.
event-recruited = { $side } creates a hoplite in { $polis } ({ $fee }).
event-built = { $side } creates a galley of { $polis } in { $region } ({ $fee }).
event-fitted = { $side } creates a merchant in { $polis } ({ $fee }).
event-lot-paid = { $side } pays { $n } { $good }.
event-project-started = { $side } starts { $project } in { $polis }.
event-march-ordered = { $side } moves hoplites to { $region } for 1 prestige.
event-voyage-ordered = { $side } moves galleys to { $region } for 1 prestige.
event-marched = A hoplite of { $side } marches from { $from } to { $to }.
event-crossed = A hoplite of { $side } crosses the sea from { $from } to { $to }.
event-sailed = A galley of { $side } sails from { $from } to { $to }.
event-siege-laid = { $side } besieges { $polis } (fortification { $fortification }) for 1 prestige.
event-siege-rolled = The die shows { $face }; { $need } was needed.
event-siege-rolled-discs = The die shows { $face }, and { $bonus ->
    [one] 1 siege disc adds
   *[other] { $bonus } siege discs add
 } { $bonus }; { $need } was needed.
event-siege-disc-laid = { $side } leaves a siege disc at { $polis }.
event-siege-won = { $polis } falls to { $side }: { $n } prestige.
event-siege-lost = { $polis } holds out; { $side } loses a hoplite.
event-population-lost = { $polis } of { $side } loses 1 population.
event-turned-neutral = { $polis } leaves the league of { $side } and is neutral.
event-proxenos-captured = The proxenos of { $side } is caught in { $polis }.
event-tribute-demanded = { $side } collects tribute in { $region }.
event-collected = { $side } receives { $what } from { $region }.
event-traded = { $side } trades { $paid } for { $got } ({ $shipload }).
event-market-rolled = The die for { $good } shows { $face }.
event-market-cheaper = The value of { $good } falls by { $n }.
event-market-dearer = The value of { $good } rises by { $n }.
event-market-same = The value of { $good } stays as it is.
event-proxenos-by-land = The proxenos of { $side } goes from { $from } to { $to } by land for { $n } silver.
event-proxenos-by-sea = The proxenos of { $side } goes from { $from } to { $to } by sea for { $n } silver.
event-ransomed = { $side } ransoms its proxenos for { $n } silver.
event-civil-war = Civil war gives { $polis } to { $side }: { $silver } silver, { $n } prestige.
event-blockade-punished = { $side } blocks the rival's trade and loses { $n } prestige.
event-battle-began = Battle in { $region }.
event-retreated = { $side } retreats in { $region } and pays 1 prestige.
event-dealt-own = { $side } draws { $card }.
event-dealt = { $side } draws a card.
event-picked-own = { $side } chooses { $card }.
event-picked = { $side } chooses a card.
event-attacked = { $side } attacks with { $first } and { $second }.
event-defended = { $side } answers with { $first } and { $second }.
event-assault = { $side } { $n ->
    [-1] loses 1
   *[other] gains { $n }
 } prestige; { $defender } loses { $losses ->
    [0] no unit
    [one] 1 unit
   *[other] { $losses } units
 }.
event-battle-deck = The battle in { $region } ends: too few cards are left.
event-battle-retreat = The battle in { $region } ends.
event-battle-broken = The battle in { $region } ends: the defender is broken.
event-doubled = The great commander of { $side } brings { $n } more prestige.
event-gained = { $side } gains { $what }.
event-lost = { $side } loses { $what }.
event-units-placed = { $side } adds { $units } in { $region }.
event-no-units-placed = { $side } has no room or no cubes for a unit in { $region }.
event-humiliated = { $side } holds { $region } and gains { $n } prestige.
event-units-lost = { $side } loses { $units } in { $region }.
event-population-changed = { $polis } of { $side }: population { $from } → { $to }.
event-tribute-barred = Nobody can collect in { $region } this round.
event-too-few-sent = { $side } lacks { $missing } of the ships asked for and loses { $n } prestige.
event-sent = { $side } sends { $units } from { $region }.
event-returned = { $units } of { $side } comes back to { $region }.
event-exchanged = { $side } gives up { $n } prestige for { $silver } silver.
event-seized = { $polis } goes over to { $side }.
event-project-finished = { $project } in { $polis } is finished: { $n } prestige for { $side }.
event-project-finished-neutral = { $project } in neutral { $polis } is finished.
event-fed = { $side } feeds its league with { $n } wheat.
event-starved = Hunger costs { $side } { $n } prestige.
event-released = { $side } lets { $polis } go.
event-capital-lost = { $side } can't feed its capital.
event-grew = { $polis } of { $side } grows.
event-megalopolis = { $polis } is a megalopolis: 1 prestige for { $side }.
event-spoiled = { $side } loses { $n } { $good } to spoilage.
event-phoros = { $side } turns { $n } prestige into { $silver } silver.
event-losing = { $event } { $lost } silver is lost: the track has no more room.

ending-points = The last round is over: the scores decide.
ending-points-goods = The last round is over and the scores are level: the goods decide.
ending-points-shared = The last round is over; scores and goods are level, and the victory is shared.
ending-both-ostracised-goods = Nobody has prestige left and the scores are level: the goods decide.
ending-both-ostracised-shared = Nobody has prestige left; scores and goods are level, and the victory is shared.
ending-capital-lost = { $side } has lost its capital, and the game with it.
ending-ostracised = { $side } has no prestige left and is ostracised.
ending-disgraced = { $side } owes more prestige than it has, and loses the game.
ending-both-ostracised = Nobody has prestige left: the scores decide.

## Event cards

event-no-event = No event
    .text = Nothing happens this round.
event-earthquake-in-sparta = Earthquake in Sparta
    .text = Athens adds 1 hoplite in Messenia; Sparta adds 1 galley in Ionio Pelagos.
event-destruction-of-the-persian-fleet = Destruction of the Persian fleet
    .text = Athens gains 1 prestige, Sparta 1 silver.
event-philopersians = Philopersians
    .text = Each side gains 1 prestige and gives up 1 hoplite or galley.
event-xerxes-assassinated = Xerxes assassinated
    .text = The first shipload of Persis is closed this round.
event-xerxes-assassinated-2020 = Xerxes assassinated
    .text = All shiploads of Persis are closed this round.
event-the-league-of-delos = The League of Delos
    .text = Athens receives 1 silver, Sparta 1 metal.
event-revolt-of-thasos = Revolt of Thasos
    .text = Wood loses value by 2 columns.
event-thirty-years--peace = Thirty Years' Peace
    .text = This round Sparta can't move hoplites into Attika, nor Athens into Lakedaimon.
event-tanagra-and-oinophyta = Tanagra and Oinophyta
    .text = Whoever has more hoplites in Boiotia when the round ends gains 2 prestige.
event-leotychidas-ii = Leotychidas II
    .text = Athens has the first turn of the round.
event-holy-war = Holy War
    .text = Sparta adds 1 hoplite in Thessalia, Athens 1 in Boiotia.
event-egypt-rebels-against-persia = Egypt rebels against Persia
    .text = Athens sends at least 2 galleys (1 prestige lost for each that is lacking) and gets 2 wheat for each; half of them, rounded up, come back.
event-murder-of-the-persian-king = Murder of the Persian king
    .text = Each side may send hoplites and gains 2 prestige for each; they come back when the round ends.
event-murder-of-the-persian-king-2020 = Murder of the Persian king
    .text = Each side may send up to 2 hoplites and gains 2 prestige for each; they come back when the round ends.
event-peasant-revolts = Peasant revolts
    .text = Athens adds 1 hoplite in Messenia, Sparta 1 in Ionia.
event-age-of-pericles = Age of Pericles
    .text = A project finished in Athenai gives Athens 1 prestige more; Sparta adds 1 hoplite in Megaris.
event-transfer-of-the-treasury = Transfer of the treasury
    .text = Each side gives up 1 or more prestige for twice as much silver.
event-betrayal = Betrayal
    .text = Each side takes over an enemy polis of population 1, if there is one.
event-behind-the-long-walls = Behind the Long Walls
    .text = Athenai grows by 2; Sparta adds 1 hoplite in Attika.
event-free-trade-with-persia = Free trade with Persia
    .text = Whoever ends a turn while blocking the rival's routes to Persis or Aigyptos loses 1 prestige, unless 10 of their galleys are in Ionio and Thrakiko.
event-great-commanders = Great commanders
    .text = Each side may double the prestige it wins in one battle of this round.
event-enemies-of-greece = Enemies of Greece
    .text = Athens adds 1 hoplite in Messenia; Sparta adds 1 galley in Noties Sporades.
event-mercenaries = Mercenaries
    .text = Hoplites and galleys may be created for 2 silver each without population.
event-pacifism = Pacifism
    .text = When collecting at home, hoplites may bring 1 prestige each instead of goods.
event-plague-and-humiliation = Plague and humiliation
    .text = Athenai loses 2 population. Athens gains 2 prestige if it has more hoplites than Sparta in Messenia when the round ends.
event-alkibiades-flees-to-sparta = Alkibiades flees to Sparta
    .text = Battles break out with 7 units this round.
event-carthage-lands-in-sicily = Carthage lands in Sicily
    .text = Whoever has more hoplites in Sikelia loses up to 2 of them, both sides if level; if nobody is there, nobody collects there this round.
event-eruption-of-etna = Eruption of Etna
    .text = At most 3 hoplites collect in Sikelia this round.
event-freed-slaves-of-laurion = Freed slaves of Laurion
    .text = Wine and oil go back to their best value.
event-freed-slaves-of-laurion-2020 = Freed slaves of Laurion
    .text = Wine goes back to its best value.
event-mutilation-of-the-herms = Mutilation of the Herms
    .text = Sparta loses 1 prestige; Athenai loses 1 population.
event-superstition = Superstition
    .text = Battles need 9 units this round.

## Why not?

why-not-asked = That is not what is asked now.
why-already-done = You have done this action in this turn already: { $action }.
why-turn-is-full = Both actions of this turn are done.
why-already-besieged = You have besieged { $polis } since your rival passed. All you do alone is one turn, and in one turn a polis is besieged only once.
why-not-your-polis = { $polis } is not in your league.
why-no-territory = { $polis } belongs to no territory, so it can't raise hoplites.
why-no-port = { $polis } has no port.
why-not-that-port = No port of { $polis } opens on { $region }.
why-not-commercial = { $polis } is no trading polis of { $side }.
why-region-full = { $region } holds only { $capacity } of your units this round.
why-cannot-pay = You need { $need } { $good } and have { $have }.
why-cannot-pay-unit = You have neither { $good } nor silver.
why-not-for-hire = Nobody is for hire this round.
why-last-cube = { $polis } can't give its last population.
why-no-ships = All your { $ships } merchants are in play.
why-not-shown = { $project } is not on display.
why-not-hosted = { $polis } can't host { $project }.
why-busy = { $polis } has a project in progress.
why-unaffordable = You lack { $missing } silver for { $project }.
why-not-this-lot = This part of the price is { $lot }; it can't be paid with that good.
why-too-little-silver = Then { $missing } silver would be lacking for the rest.
why-no-prestige = Military actions cost 1 prestige, and you have none.
why-no-units = You have no units in { $region }.
why-same-region = The unit is in { $region } already.
why-no-way = No open way leads from { $from } to { $to }.
why-full-on-the-way = The way from { $from } to { $to } crosses a region that holds { $capacity } of your units already.
why-forbidden = The event forbids you to move hoplites into { $region } this round.
why-nobody-can-come = None of your units can reach { $region }.
why-nothing-done = The action has not done anything yet.
why-capital = { $polis } is a capital.
why-capital-stays = { $polis } is your capital: you can't release it.
why-own-polis = { $polis } is in your own league.
why-outside = { $polis } lies outside the territories and can't be besieged.
why-too-few-hoplites = { $polis } has fortification { $need }, and you have { $have ->
    [0] no hoplites
    [one] 1 hoplite
   *[other] { $have } hoplites
 } there.
why-not-in-control = You have { $own ->
    [0] no hoplites
    [one] 1 hoplite
   *[other] { $own } hoplites
 } in { $region } against { $enemy }.
why-no-cubes = { $need ->
    [one] 1 cube is
   *[other] { $need } cubes are
 } needed, and { $have } are in your reserve.
why-no-disc = You have no disc left to mark it with.
why-collected = { $side } has collected in { $region } this round.
why-barred = The event keeps everybody from collecting in { $region } this round.
why-no-polis-there = You have no polis in { $region }.
why-no-box = { $region } has no free box of { $good }.
why-no-hoplite-left = No hoplite is left to be placed.
why-no-pacifism = Hoplites bring prestige only in a round with the event Pacifism.
why-not-at-home = Under Pacifism only the hoplites in { $region } bring prestige.
why-no-voices = Under Pacifism only as many hoplites bring prestige as { $polis } has population: { $n }.
why-no-merchant = You have no merchant in your port.
why-shipload-taken = A merchant of { $side } is there already.
why-shipload-later = This shipload opens in round { $opens }; this is round { $now }.
why-shipload-closed = The event closes this shipload.
why-no-trading-polis = To trade you need one of the poleis of your trade port in your league: { $poleis }.
why-no-route = The rival's galleys block every route to { $market }.
why-not-demanded = This market does not want { $good }.
why-silver-for-silver = Silver can't be traded for silver.
why-proxenos-captured = Your proxenos is a hostage.
why-proxenos-free = Your proxenos is free.
why-proxenos-already = Your proxenos is in { $polis } already.
why-other-proxenos = The rival's proxenos is in { $polis }.
why-no-journey = { $portless } has no port, and no way by land leads your proxenos from { $from } to { $polis }.
why-bribes = The bribes on the way to { $polis } cost { $cost } silver, and you have { $have }.
why-proxenos-elsewhere = Your proxenos is not in { $polis }.
why-civil-war-cost = A civil war in { $polis } costs { $cost } silver, and you have { $have }.
why-no-goods = Playing on alone costs one good for each action, and you have none.
why-no-surcharge = Playing on alone costs one good, and then this action could not be paid.
why-surcharge-spoils = Without that { $good } the action could not be carried out.
why-no-such-good = You have no { $good }.
why-no-battle = No battle is due in { $region }.
why-not-in-hand = You do not hold that card.
why-retreat-too-late = You can retreat only before cards are dealt for an assault, and they have been dealt.
why-other-half = That is the half of the card that does not count here. In this battle it is called { $card } ({ $id }).
why-must-send = { $more } more must be sent.
why-wants-galleys = This event asks for galleys, and they stand in seas.
why-wants-hoplites = This event asks for hoplites, and they stand in territories.
why-out-of-range = Choose a number from { $min } to { $max }.
why-only-number = Only { $n } is possible.
why-nothing-to-give = Nothing can be given up now: only 0 is possible.
why-not-betrayed = { $polis } can't be taken over by betrayal.
why-nobody-returns = No unit can come back there.
why-not-short = Your league is fed.
why-hunger-too-great = { $short } wheat is lacking, and you have { $have } prestige.
why-no-wheat = You have no wheat left.
why-fully-grown = { $polis } grows by { $growth } in a round at the most.
why-at-maximum = { $polis } holds { $max } at the most.
why-beyond-capacity = { $polis } has fortification { $need }, and a territory holds only { $capacity } of your hoplites this round.

## What would help a refused move

remedy-bring = { $units } more in { $region } would do.
remedy-create = { $units } more in { $region } would do; you have to create them first.
remedy-create-some = { $units } more in { $region } would do; you have to create { $made } of them first.
remedy-create-unpaid = { $units } more in { $region } would do; you have to create them first and lack { $amount }, or as much silver, for that.
remedy-bring-past = { $units } more in { $region } would do; on the way the rival bars: { $blockades }.
remedy-bring-later = { $units } more in { $region } would do, in round { $round } at the earliest.
remedy-bring-unpaid = { $units } more in { $region } would do; you lack { $amount } for that.
remedy-place = { $units } in { $region }
remedy-unblock = Where the rival bars the way, more of yours open it: { $places }.
remedy-oust = The rival must lose or withdraw: { $places }.
remedy-withdraw = Move a unit away from { $region } first.
remedy-withdraw-unpaid = Move a unit away from { $region } first; you lack { $amount } for that.
remedy-thin = One of your units in { $region } must be lost or get away first: now nobody can leave.
remedy-gather = Get { $amount } more.
remedy-gather-at = Get { $amount } more; tribute in { $region } brings some.
remedy-gather-march = Get { $amount } more; tribute in { $region } brings some, once hoplites of yours are there.
remedy-gather-trade = Get { $amount } more; trade with { $market } brings some.
remedy-gather-any = Get one more good of any kind.
remedy-earn = Get { $amount } first. It can come from: { $ways }.
earning-civil-war = a civil war
earning-battle = a victory in battle
earning-tribute = tribute at home under Pacifism
earning-projects = projects finished at the end of the round
earning-poleis = large poleis at the end of the round
remedy-free-cubes = { $n ->
    [one] 1 more cube
   *[other] { $n } more cubes
 } must come back to your reserve: making merchants, losses and released poleis give cubes back.
remedy-win = Win { $polis } first, by siege or civil war.
remedy-win-by-siege = Win { $polis } first, by siege.
remedy-win-by-civil-war = Win { $polis } first, by civil war.
remedy-win-later = Win { $polis } first, in round { $round } at the earliest.
remedy-grow = Let { $polis } grow at the end of the round.
remedy-grow-hungry = Let { $polis } grow at the end of the round; once your league is fed, you lack { $n } wheat for that.
remedy-ransom = Ransom him for 2 silver.
remedy-ransom-later = Ransom him for 2 silver; you still need { $n }.
remedy-move-proxenos = Move your proxenos to { $polis } first.
remedy-move-proxenos-unpaid = Move your proxenos to { $polis } first; you lack { $n } silver for that.
remedy-move-proxenos-via = Move your proxenos to { $via } first, and from there to { $polis }.
remedy-move-proxenos-via-unpaid = Move your proxenos to { $via } first, and from there to { $polis }; you lack { $n } silver for that.
remedy-move-proxenos-later = Move your proxenos to { $polis }, once the rival's has left it.
remedy-rival-leaves = Wait until the rival's proxenos has left { $polis }.
remedy-hire = Create a merchant in { $polis } first.
remedy-hire-unpaid = Create a merchant in { $polis } first; you have neither wood nor silver for that.
remedy-hire-grown = Create a merchant in { $polis }, once it has grown at the end of the round.
remedy-next-turn = Wait for your next turn.
remedy-wait = In round { $round } at the earliest.
remedy-wait-for-room = Wait for round { $round }: then a region holds { $n } of your units.
remedy-shown = { $project } may be shown in a later round.
remedy-plan = You can do it in this order: { $steps }.
plan-create = create { $units } in { $polis }
plan-move = move { $units } to { $region }
plan-besiege = besiege { $polis } and win it
plan-collect = collect { $goods } in { $region }
plan-trade = trade, paying with { $good } ({ $shipload })
plan-proxenos = move your proxenos to { $polis }
plan-ransom = ransom your proxenos
plan-civil-war = stir up civil war in { $polis }
remedy-release = Release first: { $poleis }.
remedy-send = Send { $n ->
    [one] 1 more unit
   *[other] { $n } more units
 }.
