# The Peloponnesian War in English.

blurb = The whole war between Athens and Sparta, alone against a system that plays the side you do not, and may hand you the other; or for two, one for each side.
scenario-campaign = The Peloponnesian War
scenario-archidamian = The Archidamian War
scenario-decelean = The Decelean War
scenario-fall-of-athens = The Fall of Athens
scenario-first-war = The First Peloponnesian War
scenario-campaign-story = Turns 1 to 10, from 431 BC. If you play alone, you begin with Athens, strong at sea and sure of its walls, and may be called to lead Sparta. The war ends when a side surrenders or with turn 10: more than 150 victory points, or a surrender in the first three turns, are a decisive victory.
scenario-archidamian-story = Turns 1 to 3: the first ten years, named after the king who ravaged Attica every summer. If you play alone, you begin with Athens. The war ends with turn 3, with a surrender or an armistice, or when you come back to Athens from Sparta. 40 victory points win.
scenario-decelean-story = Turns 6 to 10, from 416 BC. Nicias lies before Syracuse with the flower of Athens, Alcibiades has fled to Sparta, and its king marches into Attica in reply. If you play alone, you begin with Athens. There is no armistice; the war ends with turn 10, with a surrender, or when you come back to Athens from Sparta. 40 victory points win.
scenario-fall-of-athens-story = Turns 7 to 10, from 413 BC. The fleet of Sicily is lost, Decelea is in Spartan hands and seventeen cities of the League have risen, but the grain still comes through the Hellespont. If you play alone, you lead Sparta. There is no armistice; the war ends with turn 10, with a surrender, or when you are called to lead Athens. 40 victory points win.
scenario-first-war-story = Turns 1 to 6, from 460 BC. Athens holds Megara and has no Long Walls yet, both sides hold hostages, and Argos, Thessaly and Syracuse are armed and nobody's. If you play alone, you begin with Athens. Victory points do not count: a side that alone has no will left to fight at the end of a turn has lost. Two tired sides make the Thirty Years' Peace, which is a draw, and so is a war undecided after turn 6. What the leaders are worth is reconstructed.
option-surrender = Surrender
option-surrender-any = any surrender is a victory
option-surrender-enemy = only the enemy's is a victory
option-errata = Errata
option-errata-none = as printed
option-errata-designer = with the designer's corrections
allowed = This is allowed.
no-such-move = There is no such move.
game-is-over = The war is over.
not-your-turn = It is not your turn: { $who } is to act.
seat-chance = chance
seat-player = the player

place = { $name }

side-athens = Athens
side-sparta = Sparta

unit-athens-hoplites = Athenian hoplites
unit-athens-cavalry = Athenian cavalry
unit-athens-naval = Athenian ships
unit-athens-allied-hoplites = hoplites of Athenian allies
unit-athens-allied-cavalry = cavalry of Athenian allies
unit-athens-allied-naval = ships of Athenian allies
unit-sparta-hoplites = Spartan hoplites
unit-sparta-cavalry = Spartan cavalry
unit-sparta-naval = Spartan ships
unit-sparta-allied-hoplites = hoplites of Spartan allies
unit-sparta-allied-cavalry = cavalry of Spartan allies
unit-sparta-allied-naval = ships of Spartan allies
unit-neutral-allied-hoplites = hoplites of a neutral
unit-neutral-allied-cavalry = cavalry of a neutral
unit-neutral-allied-naval = ships of a neutral
home-guard = the Home Guard

strategy-attack-spartan-ally = attack a Spartan ally
strategy-cause-rebellion = cause rebellion
strategy-cut-communications = cut lines of communication
strategy-attack-sparta = attack Sparta
strategy-attack-athens = attack Athens
strategy-attack-athenian-ally = attack an Athenian ally

area-isthmus = the Isthmus
area-boeotia = Boeotia
area-sicily = Sicily
area-arcadia-achaea = Arcadia and Achaea
area-peloponnesus-messenia = the Peloponnesus and Messenia
area-spartan-allies = the allies of Sparta
area-attack-sparta = the country around Sparta
area-attack-athens = Attica
area-caria = Caria
area-ionia = Ionia
area-hellespont = the Hellespont
area-thrace = Thrace
area-island = the islands
area-athenian-allies = the allies of Athens

event-name-silver-mine = a silver mine
event-name-oligarchs = oligarchs take Athens
event-name-thrace = Sitalces of Thrace changes sides
event-name-persia = Persia enters the war
event-name-plague = plague at Athens
event-name-alcibiades = a demagogue for hire
event-name-rebellion = oligarchs rise in the Delian League
event-name-macedonia = Perdiccas of Macedonia changes sides
event-name-minor-powers = minor powers
event-name-deaths = death of leaders
event-name-portent = a portent
event-name-aggression = Thracian aggression
event-name-thessaly = Thessaly wavers
event-name-omens = an eclipse or an earthquake
event-name-egypt = revolt in Egypt
event-name-phocians = the Phocians attack
event-name-long-walls = Athens builds its Long Walls
event-name-risings = oligarchs rise
event-name-falls = leaders fall
event-name-plataea = Thebes attacks Plataea
event-name-artaxerxes = embassies to Artaxerxes
event-name-laurium = silver is found

alcibiades-1 = flees to Sparta
alcibiades-2 = goes over to the Persians at Sardis
alcibiades-3 = leads for Athens again
alcibiades-4 = goes into exile for good

move-roll = Roll { $die }
move-draw = Draw { $leader }
move-go = By way of { $space } ({ $routes ->
    [one] one route
   *[other] { $routes } routes
  })
move-pick = { $space }
move-clash = { $space } against { $other }
move-rebuild = Rebuild { $unit }
move-operate = Ask the gods and begin an operation
move-pass = Pass: no more operations this turn
move-objective = Objective: { $space }
move-incite = Objective: { $space }, and stir up a rebellion there for 100 talents
move-lead = { $leader } leads (tactical { $tactical }, strategic { $strategic })
move-activate = Activate { $unit } for { $cost } talents
move-assemble = Go to { $space } for more
move-march = March to { $space }
move-cross = Dare the open sea (5 or 6 sinks everybody)
move-around = Keep to the coasts
move-lose = { $unit }
move-lose-guard = The Home Guard, which is broken for good
move-build = Build { $unit } for 200 talents
move-done = Build no more

prompt-over = The war is over with { $points } victory points.
prompt-operations = { $side }: begin another operation, or pass? You can spend { $talents } talents.
prompt-objective = { $side }: name the objective of the operation.
prompt-leader = { $side }: who leads the operation?
prompt-muster = { $leader } is at { $space } with { $n ->
    [0] nobody
    [one] one strength point
   *[other] { $n } strength points
  }, bound for { $objective }; you can spend { $talents } talents.
prompt-sea = The open sea between Taenarum and Syracuse is the shorter way: dare it?
prompt-losses = You lose { $n ->
    [one] one strength point
   *[other] { $n } strength points
  }: which?
prompt-leave = The ships can't carry { $n ->
    [one] one strength point
   *[other] { $n } strength points
  }: who stays behind?
prompt-build = { $side }: build up to { $n } more strength points at 200 talents; you can spend { $talents }.
prompt-chance = Chance decides.

chance-side = A die: do you change sides?
chance-event = Two dice: what happens this turn?
chance-event-die = A die: whom does it concern?
chance-oligarchs = Two dice: where do the oligarchs rise?
chance-spread = A die: does { $space } rebel too?
chance-leader = { $side } draws a leader from the cup.
chance-strategy = A die: what does { $side } want this turn?
chance-augury = { $side } asks the gods.
chance-revolt = A die: does { $space } rebel?
chance-defence = Chance chooses which threat is answered first.
chance-area = The green die: which area?
chance-objective = The red die: which space?
chance-assembly = Chance chooses between assembly spaces that are equally near.
chance-route = Chance chooses among equal routes.
chance-storm = A die: is the sea kind?
chance-interceptor = Chance chooses which force tries to intercept.
chance-interception = A die: does the force at { $other } intercept at { $space }?
chance-skirmish = Skirmish: the die of { $side }.
chance-battle = Battle at { $space }: the die of { $side }.
chance-next-battle = Chance chooses which battle is fought next.
chance-next-siege = Chance chooses which siege comes next.
chance-siege = A die: does { $space } fall?
chance-field = A die: does the army at { $space } stay in the field?
chance-home = Chance chooses where the odd strength point goes.
chance-rebuild = Chance chooses what is rebuilt.
chance-truce = A die: how long does the armistice last?
chance-mourning = Chance says which leader of { $side } is lost.

phase = Turn { $turn } · you play { $side } · { $phase }
chapter = Turn { $turn }
phase-political = political phase
phase-planning = strategic planning
phase-operations = operations
phase-combat = combat
phase-rebellion = rebellions
phase-administration = administration
phase-armistice = armistice and surrender
phase-over = the war is over

event-side-changes = Die { $die }, total { $total }: you change sides and now play { $side }.
event-side-stays = Die { $die }, total { $total }: you go on playing { $side }.
event-leader = { $leader } takes command at { $space }.
event-event = Event { $number }: { $event }.
event-event-impossible = Event { $number }: { $event }; it can't happen now.
event-plague = { $n ->
    [one] One Athenian hoplite strength point dies
   *[other] { $n } Athenian hoplite strength points die
  } of the plague, Athens pays { $talents } talents for its crews, and Pericles is dead.
event-alcibiades = Alcibiades { $station }.
event-silver-mine = Die { $die }: { $side } finds silver worth 400 talents.
event-phenomenon = Die { $die }: the portent concerns { $side }, which may begin two operations only.
event-perdiccas = Die { $die }: Perdiccas of Macedonia joins { $side }, with two cavalry at Pella.
event-no-rebel = Total { $total }: nobody rises.
event-rebel-again = Total { $total }: { $space } can't rise; the dice are rolled again, plus one.
event-rebels = Total { $total }: { $space } rises.
event-spreads = Die { $die }, total { $total }: { $space } joins the rebellion.
event-stays-loyal = Die { $die }, total { $total }: { $space } stays loyal.
event-quelled = The rebellion at { $space } is put down.
event-helots = The helots rise; it costs Sparta { $talents } talents and two of bellicosity.
event-helots-quelled = The helots are held down again.
event-strategy = Die { $die }, total { $total }: { $side } will { $strategy }.
event-strategy-barred = Die { $die }, total { $total }: { $side } would { $strategy }, but hostages forbid it.
event-passes = { $side } passes.
event-passes-limited = { $side } has had its two operations of this turn.
event-passes-leaderless = { $side } has no leader and passes.
event-passes-poor = { $side } can't pay for an operation and passes.
event-passes-weak = { $side } lacks the strength points and passes.
event-passes-cut-off = { $side } finds no way to its objective and passes.
event-passes-aimless = { $side } finds nothing to aim at and passes.
event-augury-good = Die { $die }, total { $total }: the gods favour { $side }.
event-augury-bad = Die { $die }, total { $total }: the gods are against { $side }.
event-objective = { $side } makes { $space } its objective.
event-awakens = { $space } enters the war for { $side }.
event-sets-out = { $leader } sets out for { $space }.
event-revolt-succeeds = Die { $die }, total { $total }: { $space } rebels, stirred up by { $side }.
event-revolt-fails = Die { $die }, total { $total }: { $space } does not listen to { $side }.
event-area = Die { $die }: { $area }.
event-aims = Die { $die }: { $space }.
event-aims-again = { $space } can't be the objective; the dice are rolled again.
event-wants = { $side } wants { $hoplites } hoplites, { $cavalry } cavalry and { $naval } ships for { $space }.
event-defends = { $side } must defend: a force goes to { $space }.
event-defence-tie = { $side } must defend; equally near are { $spaces }.
event-raid = Syracuse is threatened: { $side } raids Attica.
event-assembles = { $side } gathers at { $space } next: it is nearest.
event-assembly-tie = { $side } can gather at { $spaces }, which are equally near.
event-activated = { $unit } join at { $space } for { $talents } talents.
event-way = { $routes ->
    [one] One shortest route leads
   *[other] { $routes } equal routes lead
  } to { $space }, { $length ->
    [one] one space
   *[other] { $length } spaces
  } away.
event-route = { $leader } goes by { $spaces }.
event-left-behind = { $unit } find no ship and stay at { $space }.
event-sea-calm = Die { $die }: the sea is kind.
event-storm = Die { $die }: a storm sinks the whole expedition.
event-ravaged = { $space } is ravaged.
event-arrives = { $leader } reaches { $space }.
event-abandoned = { $leader } can't go on; the operation ends at { $space }.
event-isthmus = The force at { $other } stops the expedition at { $space }.
event-intercepts = Die { $die }: the force at { $other } intercepts at { $space }.
event-slips-by = Die { $die }: the force at { $other } misses the expedition at { $space }.
event-driven-off = { $leader }, alone, is driven off.
event-skirmish = Skirmish: Athens rolls { $athens }, Sparta { $sparta }.
event-skirmish-battle = The skirmish at { $space } becomes a battle.
event-lost = Lost: { $unit }.
event-guard-broken = The Home Guard is broken; two strength points of hoplites are left of it.
event-battle-null = Ships and men on land face each other at { $space }: no battle.
event-battle-naval = Battle at sea at { $space }.
event-battle-land = Battle on land at { $space }.
event-battle-ashore = The victors at { $space } land.
event-battle-won = { $side } wins at { $space }: Athens { $athens } makes { $athenstotal }, Sparta { $sparta } makes { $spartatotal }.
event-battle-drawn = Nobody wins at { $space }: Athens { $athens } makes { $athenstotal }, Sparta { $sparta } makes { $spartatotal }.
event-leader-chosen = Chance gives the command to { $leader }.
event-leader-dies = { $leader } falls.
event-hostages = { $side } takes hostages.
event-siege = { $side } lays siege to { $space }.
event-siege-fed = { $space } is fed from the sea: the siege by { $side } fails.
event-siege-outsailed = { $space } has more ships: the siege by { $side } fails.
event-siege-succeeds = Die { $die }, total { $total }: { $space } falls to { $side }.
event-siege-fails = Die { $die }, total { $total }: { $space } holds out against { $side }.
event-halts = The expedition of { $side } has lost its leader and stays at { $space }.
event-leaderless = The force of { $side } at { $space } has lost its leader and goes home.
event-army-stays = Die { $die }, total { $total }: the army of { $side } stays at { $space }.
event-army-leaves = Die { $die }, total { $total }: { $side } leaves one strength point at { $space }.
event-comes-home = { $n } × { $unit } to { $space }.
event-homeless = { $n } × { $unit } find no home and are lost.
event-revenue = { $side } collects { $talents } talents: { $shares }.
event-iasus = { $space } is Spartan: Persia sends cavalry to Sardis and more silver.
event-built = Built: { $unit } for { $talents } talents.
event-points = Victory points { $amount }, now { $after }: { $cause }.
event-talents = { $side }: { $amount } talents, now { $after }: { $cause }.
event-confidence = { $side }: confidence { $amount }, now { $after }: { $cause }.
event-bellicosity = { $side }: bellicosity { $amount }, now { $after }: { $cause }.
event-surrenders = { $side } surrenders.
event-armistice = Die { $die }: an armistice of { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
event-truce-revenue = { $side } collects { $talents } talents for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } of armistice; in each { $shares }.
event-first-die = First die: { $die }.
event-goes-by = The route leads by { $space }.
event-interceptor = The force at { $space } tries to intercept.
event-battle-next = The next battle is between { $space } and { $other }.
event-siege-next = Next siege: { $space }.
event-turn = Turn { $turn } begins.
event-last-turn = The last turn is over.
event-thessaly-neutral = Thessaly is neutral again.
event-eclipse = Die { $die }: the moon is eclipsed, and Athens may begin two operations only.
event-earthquake = Die { $die }: the earth shakes, Sparta may begin two operations only, and allies of Athens hold { $space }.
event-nothing-happens = Nothing comes of it any more: { $event }.
event-phocians-attack = Die { $die }: the Phocians attack { $space }; at the end of the turn Sparta has to control it.
event-long-walls = The Long Walls stand, and all hostages go home.
event-cimon-dies = { $leader } dies; the next turn is one of truce.
event-mourned = { $leader } is lost for good.
event-recovers = { $leader } has survived and returns to the cup.
event-turn-skipped = Turn { $turn } is one of truce and is skipped.
event-plataea = Whatever the strategy, { $space } is the objective.
event-gift-rolled = Die { $die }: { $side } gets the silver.
event-thirty-years = Both sides are tired: the Thirty Years' Peace is made.

# Why a track changes; each follows a number.
cause-battle-won = victory at { $space }
cause-battle-lost = defeat at { $space }
cause-siege-won = { $space } taken
cause-siege-lost = { $space } lost to a siege
cause-siege-failed = the siege of { $space } has failed
cause-slaves = the people of { $space } are sold
cause-activation = a strength point is activated
cause-incitement = { $space } is stirred up
cause-building = a strength point is built
cause-event = event { $number }, { $event }
cause-helots = the helots have risen
cause-new-turn = confidence begins anew
cause-confidence = a turn with confidence { $n }
cause-afflicted = { $n } spaces captured, ravaged or in rebellion
cause-armistice = the armistice
cause-surrender = { $side } surrenders
cause-revenue = revenue
cause-league = from the league
cause-spoilt = for { $n ->
    [one] one space
   *[other] { $n } spaces
  } ravaged, in rebellion or lost
cause-lost-cities = for { $n ->
    [one] Thebes or Corinth
   *[other] Thebes and Corinth
  } in Athenian hands
cause-sicily = from Sicily
cause-no-grain = for want of grain from the Euxine
cause-epidamnus = by the road from Epidamnus
cause-eisphora = of direct tax
share = { $amount } { $cause }
more = +{ $n }
less = -{ $n }

why-not-asked = This is not asked now.
why-cannot-pay = It costs { $cost } talents, and only { $purse } can be spent.
why-nothing-fresh = There are no { $unit } at { $space } that have not acted this turn.
why-already-there = Your leader is at { $space } already.
why-not-assembly = Nobody can be activated and paid at { $space }.
why-no-way = No permitted route leads to { $space } for this expedition.
why-no-port = No ship can leave { $space }.
why-activate-first = Your leader came to { $space } to activate somebody.
why-no-units = A leader alone does not march on an objective.
why-hostages = The enemy holds your men: { $space } can't be an objective.
why-asleep = { $space } is neutral and closed to your side.
why-persia-at-peace = Sardis can't be an objective before Persia enters the war.
why-bound = Thebes has marched: { $space } is the objective of the first operation.
why-enemy-force = An enemy force at { $space } prevents a rebellion.
why-coalition = { $space } belongs to a coalition and can't be stirred up.
why-capital = { $space } is a capital and does not rebel.
why-own-space = { $space } is of your own league.
why-captured = You hold { $space } already.
why-already-rebel = { $space } is in rebellion already.
why-not-there = { $leader } is not at { $space }.
why-not-among = No loss can be taken from { $unit } here.
why-no-guard = The Home Guard takes no loss here.
why-no-home = { $unit } would have nowhere to go.
why-must-operate = An operation has begun and can't be passed over now.

# What would help.
remedy-activate = { $n ->
    [one] Activate one strength point of { $unit } at { $space } first.
   *[other] Activate { $n } strength points of { $unit } at { $space } first.
  }
remedy-go = Go to { $space } first: you can activate { $unit } there.
remedy-go-with = First activate { $with } at { $here }, then go to { $space }: you can activate { $unit } there.
remedy-errands = Before that, in this order: { $errands }.
errand-activate = { $n ->
    [one] activate one strength point of { $unit } at { $space }
   *[other] activate { $n } strength points of { $unit } at { $space }
  }
errand-go = go to { $space }

score-victory-points = Victory points
score-will = Will to fight beyond the enemy's
verdict-decisive = a decisive victory
verdict-hollow = hegemony slips away
verdict-draw = a draw
over-athens-surrenders = Athens surrenders in turn { $turn }: { $verdict }.
over-sparta-surrenders = Sparta surrenders in turn { $turn }: { $verdict }.
over-last-turn = The war ends undecided with turn { $turn }: { $verdict }.
over-armistice = The war ends with an armistice in turn { $turn }: { $verdict }.
over-call = You are called to lead Athens in turn { $turn }, and the war ends: { $verdict }.
over-return = You are back with Athens in turn { $turn }, and the war ends: { $verdict }.
over-peace = The Thirty Years' Peace ends the war in turn { $turn }: { $verdict }.
over-exhaustion = Both sides have lost the will to fight in turn { $turn }: { $verdict }.

# Two players.
seat-athens = Athens
seat-sparta = Sparta
phase-for-two = Turn { $turn } · { $phase }
chance-precedence = Who operates first? The die of { $side }.
prompt-interception = { $side }: { $leader } enters { $space } with { $n ->
    [0] nobody
    [one] one strength point
   *[other] { $n } strength points
  }. Does one of your forces try to intercept?
prompt-next-battle = { $side }: choose which battle is fought next.
prompt-next-siege = { $side }: choose which siege comes next.
prompt-home = { $side }: where do they go home to? Still to be placed: { $n } × { $unit }.
prompt-eisphora = { $side }: raise the direct tax of 1000 talents?
move-intercept = Intercept with the force at { $space }
move-let-pass = Let the expedition pass
move-place = One to { $space }: { $unit }
move-place-all = All { $n } to { $space }: { $unit }
move-tax = Raise the direct tax
move-forgo = Do without the tax
order-intercept-always = Intercept every expedition with my strongest force
order-intercept-never = Let every expedition pass
order-intercept-ask = Ask me about every interception
event-goes-first = { $side } has the better strategist and operates first.
event-goes-first-by-dice = Athens rolls { $athens }, Sparta { $sparta }: { $side } operates first.
event-first-again = Athens and Sparta both roll { $athens }, and roll again.
event-lets-pass = { $side } lets the expedition pass at { $space }.
event-forgoes-tax = { $side } does without the direct tax.
event-score = { $side }: victory points { $amount }, now { $after }: { $cause }.
why-out-of-reach = No force at { $space } can intercept here.
why-no-place = { $unit } can't be placed at { $space }.
verdict-victory = { $side } wins
verdict-points = victory points decide for { $side }
over-both-surrender = Both sides surrender in turn { $turn }: { $verdict }.
sketch-heading-for-two = Victory points: Athens { $athens }, Sparta { $sparta }
draw-scores = Points: Athens { $athens }, Sparta { $sparta }
draw-strip-of = { $side }, the turn and the victory points

sketch-heading = Victory points { $points } · { $side } will { $strategy }
sketch-strategy = { $side } will { $strategy }
sketch-side = { $side }: { $talents } talents, confidence { $confidence }, bellicosity { $bellicosity }; cup: { $cup }; going home: { $home }
sketch-expedition = Expedition: { $leader } at { $space }, bound for { $objective }: { $units }
sketch-stack = { $space } ({ $side }): { $units }
sketch-neutral = { $space } (nobody's): { $units }
sketch-units = { $n } { $unit }
sketch-rebellion = In rebellion: { $spaces }
sketch-ravaged = Ravaged: { $spaces }
sketch-besieged = Under siege: { $spaces }
sketch-captured = Captured: { $spaces }

# The drawn table.
draw-map = The map of the Peloponnesian War and both matrices
draw-strip = Both sides, the turn and the victory points
draw-space = { $space }: { $facts }
draw-land = inland
draw-land-fortress = inland fortress
draw-coast = coast
draw-coast-fortress = fortress on the coast
draw-island = island
draw-island-fortress = island with a fortress
draw-held = { $side } controls it
draw-neutral = neutral
draw-ravaged = ravaged
draw-rebellion = in rebellion
draw-siege = under siege
draw-phocians = attacked by the Phocians
draw-no-walls = without the Long Walls
draw-neutral-units = { $n } { $unit }
draw-objective = objective of { $side }
draw-units = { $n } { $unit } ({ $fresh } can still act)
draw-you = you
draw-system = the system
draw-talents = { $n } talents
draw-talents-name = talents
draw-confidence = Strategic confidence { $n }, from -6 to 6
draw-confidence-name = confidence
draw-bellicosity = Bellicosity { $n } of 12
draw-bellicosity-name = bellicosity
draw-strategy = { $strategy }: { $areas }; hoplites, cavalry and ships for an objective inland, and on a coast
draw-cup = Cup
draw-home = Home
draw-nobody = nobody
draw-leaders = { $leaders }
draw-leader = { $leader } (tactical { $tactical }, strategic { $strategic })
draw-year = { $year } BC
draw-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  }
draw-turn = turn { $turn }
# Strategies, short enough for the matrix.
draw-attack-spartan-ally = attack an ally
draw-cause-rebellion = cause rebellion
draw-cut-communications = cut their lines
draw-attack-sparta = attack Sparta
draw-attack-athens = attack Athens
draw-attack-athenian-ally = attack an ally

# What was weighed where the system or chance chose: a row for each candidate.
draw-candidates = What could have been chosen
candidate-area = { "" }
candidate-way = { "" }
candidate-free = can be the objective
candidate-own = is in its hands already
candidate-army = has an army of its own
candidate-quiet = can't be stirred up
candidate-acted = nobody who could act
candidate-cut-off = can't be reached any more
candidate-spared = gives nobody: its garrison is spared
candidate-gives = gives { $hoplites } hoplites, { $cavalry } cavalry, { $naval } ships
candidate-route = { $spaces }
candidate-number = { $n }
