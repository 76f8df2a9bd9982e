# The Peloponnesian War in Spanish.

blurb = Toda la guerra entre Atenas y Esparta, en solitario contra un sistema que lleva al rival y que puede hacerte cambiar de bando; o para dos, uno por bando.
scenario-campaign = La guerra del Peloponeso
scenario-archidamian = La guerra arquidámica
scenario-decelean = La guerra de Decelia
scenario-fall-of-athens = La caída de Atenas
scenario-first-war = La primera guerra del Peloponeso
scenario-campaign-story = Turnos 1 a 10, desde 431 a. C. En solitario empiezas con Atenas, fuerte en el mar y segura tras sus murallas, y puedes ser llamado a dirigir Esparta. La guerra termina cuando un bando se rinde o con el turno 10: más de 150 puntos de victoria, o una rendición en los tres primeros turnos, son una victoria decisiva.
scenario-archidamian-story = Turnos 1 a 3: los diez primeros años, que llevan el nombre del rey que cada verano saqueaba el Ática. En solitario empiezas con Atenas. La guerra termina con el turno 3, con una rendición o un armisticio, o cuando vuelves de Esparta a Atenas. Se gana con 40 puntos de victoria.
scenario-decelean-story = Turnos 6 a 10, desde 416 a. C. Nicias está ante Siracusa con la flor de Atenas, Alcibíades ha huido a Esparta y su rey responde marchando sobre el Ática. En solitario empiezas con Atenas. No hay armisticio; la guerra termina con el turno 10, con una rendición, o cuando vuelves de Esparta a Atenas. Se gana con 40 puntos de victoria.
scenario-fall-of-athens-story = Turnos 7 a 10, desde 413 a. C. La flota de Sicilia se ha perdido, Decelia está en manos de Esparta y diecisiete ciudades de la Liga se han rebelado, pero el grano aún llega por el Helesponto. En solitario diriges Esparta. No hay armisticio; la guerra termina con el turno 10, con una rendición, o cuando te llaman a dirigir Atenas. Se gana con 40 puntos de victoria.
scenario-first-war-story = Turnos 1 a 6, desde 460 a. C. Atenas tiene Mégara y aún no tiene Muros Largos, ambos bandos tienen rehenes, y Argos, Tesalia y Siracusa están en armas y no son de nadie. En solitario empiezas con Atenas. Los puntos de victoria no cuentan: pierde quien, al final de un turno, es el único sin ganas de luchar; si ambos están cansados se firma la Paz de los Treinta Años, un empate, igual que una guerra que pase del turno 6. Los valores de los líderes están reconstruidos.
option-surrender = Rendición
option-surrender-any = cualquier rendición es una victoria
option-surrender-enemy = solo la del enemigo es una victoria
option-errata = Erratas
option-errata-none = como está impreso
option-errata-designer = con las correcciones del autor
allowed = Esto se puede hacer.
no-such-move = Esa jugada no existe.
game-is-over = La guerra ha terminado.
not-your-turn = No es tu turno: ahora actúa { $who }.
seat-chance = el azar
seat-player = el jugador

place = { $name }

side-athens = Atenas
side-sparta = Esparta

unit-athens-hoplites = hoplitas atenienses
unit-athens-cavalry = caballería ateniense
unit-athens-naval = naves atenienses
unit-athens-allied-hoplites = hoplitas aliados de Atenas
unit-athens-allied-cavalry = caballería aliada de Atenas
unit-athens-allied-naval = naves aliadas de Atenas
unit-sparta-hoplites = hoplitas espartanos
unit-sparta-cavalry = caballería espartana
unit-sparta-naval = naves espartanas
unit-sparta-allied-hoplites = hoplitas aliados de Esparta
unit-sparta-allied-cavalry = caballería aliada de Esparta
unit-sparta-allied-naval = naves aliadas de Esparta
unit-neutral-allied-hoplites = hoplitas de un neutral
unit-neutral-allied-cavalry = caballería de un neutral
unit-neutral-allied-naval = naves de un neutral
home-guard = la Guardia

strategy-attack-spartan-ally = atacar a un aliado de Esparta
strategy-cause-rebellion = provocar rebeliones
strategy-cut-communications = cortar las líneas de comunicaciones
strategy-attack-sparta = atacar Esparta
strategy-attack-athens = atacar Atenas
strategy-attack-athenian-ally = atacar a un aliado de Atenas

area-isthmus = el Istmo
area-boeotia = Beocia
area-sicily = Sicilia
area-arcadia-achaea = Arcadia y Acaya
area-peloponnesus-messenia = el Peloponeso y Mesenia
area-spartan-allies = los aliados de Esparta
area-attack-sparta = los alrededores de Esparta
area-attack-athens = el Ática
area-caria = Caria
area-ionia = Jonia
area-hellespont = el Helesponto
area-thrace = Tracia
area-island = las islas
area-athenian-allies = los aliados de Atenas

event-name-silver-mine = una mina de plata
event-name-oligarchs = los oligarcas toman Atenas
event-name-thrace = Sitalces de Tracia cambia de bando
event-name-persia = Persia entra en la guerra
event-name-plague = la peste en Atenas
event-name-alcibiades = un demagogo a sueldo
event-name-rebellion = los oligarcas se alzan en la Liga de Delos
event-name-macedonia = Pérdicas de Macedonia cambia de bando
event-name-minor-powers = potencias menores
event-name-deaths = muerte de líderes
event-name-portent = un presagio
event-name-aggression = agresión tracia
event-name-thessaly = Tesalia vacila
event-name-omens = un eclipse o un terremoto
event-name-egypt = rebelión en Egipto
event-name-phocians = los focidios atacan
event-name-long-walls = Atenas construye los Muros Largos
event-name-risings = los oligarcas se alzan
event-name-falls = caen los líderes
event-name-plataea = Tebas ataca Platea
event-name-artaxerxes = embajadas a Artajerjes
event-name-laurium = aparece plata

alcibiades-1 = huye a Esparta
alcibiades-2 = se pasa a los persas en Sardis
alcibiades-3 = vuelve al mando de los atenienses
alcibiades-4 = se exilia para siempre

move-roll = Sacar un { $die }
move-draw = Sacar a { $leader }
move-go = Por { $space } ({ $routes ->
    [one] una ruta
   *[other] { $routes } rutas
  })
move-pick = { $space }
move-clash = { $space } contra { $other }
move-rebuild = Reponer { $unit }
move-operate = Consultar a los dioses e iniciar una operación
move-pass = Pasar: no más operaciones este turno
move-objective = Objetivo: { $space }
move-incite = Objetivo: { $space }, e instigar allí una rebelión por 100 talentos
move-lead = { $leader } al mando (táctica { $tactical }, estrategia { $strategic })
move-activate = Activar { $unit } { $cost ->
    [0] gratis
   *[other] por { $cost } talentos
  }
move-assemble = Ir a { $space } a buscar más tropas
move-march = Marchar hacia { $space }
move-cross = Arriesgarse por mar abierto (con 5 o 6 se hunden todos)
move-around = Seguir la costa
move-lose = { $unit }
move-lose-guard = La Guardia espartana, destruida para siempre
move-build = Alistar { $unit } por 200 talentos
move-done = No alistar más

prompt-over = La guerra ha terminado con { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
  }.
prompt-operations = { $side }: ¿inicias otra operación o pasas? Puedes gastar { $talents } talentos.
prompt-objective = { $side }: elige el objetivo de la operación.
prompt-leader = { $side }: ¿quién dirige la operación?
prompt-muster = { $leader } está en { $space } { $n ->
    [0] sin tropas
    [one] con un punto de fuerza
   *[other] con { $n } puntos de fuerza
  }, rumbo a { $objective }; puedes gastar { $talents } talentos.
prompt-sea = Por mar abierto, entre Taenarum y Syracuse, el camino es más corto: ¿te arriesgas?
prompt-losses = { $n ->
    [one] Pierdes un punto de fuerza: ¿cuál?
   *[other] Pierdes { $n } puntos de fuerza: ¿cuáles?
  }
prompt-leave = En las naves no hay sitio para { $n ->
    [one] un punto de fuerza
   *[other] { $n } puntos de fuerza
  }: ¿quién se queda atrás?
prompt-build = { $side }: puedes alistar { $n ->
    [one] un punto de fuerza más por 200 talentos
   *[other] hasta { $n } puntos de fuerza más a 200 talentos cada uno
  }; dispones de { $talents }.
prompt-chance = El azar decide.

chance-side = Un dado: ¿cambias de bando?
chance-event = Dos dados: ¿qué ocurre este turno?
chance-event-die = Un dado: ¿a quién afecta?
chance-oligarchs = Dos dados: ¿dónde se alzan los oligarcas?
chance-spread = Un dado: ¿se rebela también { $space }?
chance-leader = { $side } saca un líder del cubilete.
chance-strategy = Un dado: ¿qué pretende { $side } este turno?
chance-augury = { $side } consulta a los dioses.
chance-revolt = Un dado: ¿se rebela { $space }?
chance-defence = El azar elige a qué amenaza se responde primero.
chance-area = El dado verde: ¿qué región?
chance-objective = El dado rojo: ¿qué espacio?
chance-assembly = El azar elige entre lugares de reunión igual de cercanos.
chance-route = El azar elige entre rutas iguales.
chance-storm = Un dado: ¿será propicio el mar?
chance-interceptor = El azar elige qué fuerza intenta interceptar.
chance-interception = Un dado: ¿intercepta en { $space } la fuerza situada en { $other }?
chance-skirmish = Escaramuza: el dado de { $side }.
chance-battle = Batalla en { $space }: el dado de { $side }.
chance-next-battle = El azar elige la siguiente batalla.
chance-next-siege = El azar elige el siguiente asedio.
chance-siege = Un dado: ¿cae { $space }?
chance-field = Un dado: ¿sigue en campaña el ejército situado en { $space }?
chance-home = El azar decide adónde va el punto de fuerza sobrante.
chance-rebuild = El azar elige qué se repone.
chance-truce = Un dado: ¿cuánto dura el armisticio?
chance-mourning = El azar dice qué líder de { $side } se pierde.

phase = Turno { $turn } · juegas con { $side } · { $phase }
chapter = Turno { $turn }
phase-political = fase política
phase-planning = planificación estratégica
phase-operations = operaciones
phase-combat = combate
phase-rebellion = rebeliones
phase-administration = administración
phase-armistice = armisticio y rendición
phase-over = la guerra ha terminado

event-side-changes = Dado { $die }, total { $total }: cambias de bando y ahora juegas con { $side }.
event-side-stays = Dado { $die }, total { $total }: sigues jugando con { $side }.
event-leader = { $leader } toma el mando en { $space }.
event-event = Evento { $number }: { $event }.
event-event-impossible = Evento { $number }: { $event }; ahora no puede ocurrir.
event-plague = { $n ->
    [0] La peste no alcanza a los hoplitas atenienses
    [one] La peste se lleva un punto de fuerza de hoplitas atenienses
   *[other] La peste se lleva { $n } puntos de fuerza de hoplitas atenienses
  }, Atenas paga { $talents } talentos por sus tripulaciones y Pericles muere.
event-alcibiades = Alcibíades { $station }.
event-silver-mine = Dado { $die }: { $side } encuentra plata por valor de 400 talentos.
event-phenomenon = Dado { $die }: el presagio afecta a { $side }, que solo podrá iniciar dos operaciones.
event-perdiccas = Dado { $die }: Pérdicas de Macedonia se une a { $side }, con dos puntos de caballería en Pella.
event-no-rebel = Total { $total }: nadie se rebela.
event-rebel-again = Total { $total }: { $space } no puede rebelarse; se vuelven a tirar los dados y se suma uno.
event-rebels = Total { $total }: { $space } se rebela.
event-spreads = Dado { $die }, total { $total }: { $space } se une a la rebelión.
event-stays-loyal = Dado { $die }, total { $total }: { $space } se mantiene leal.
event-quelled = La rebelión de { $space } queda sofocada.
event-helots = Rebelión de los ilotas: a Esparta le cuesta { $talents } talentos y dos puntos de belicosidad.
event-helots-quelled = Los ilotas vuelven a estar sometidos.
event-strategy = Dado { $die }, total { $total }: la estrategia de { $side } es { $strategy }.
event-strategy-barred = Dado { $die }, total { $total }: la estrategia de { $side } sería { $strategy }, pero los rehenes lo impiden.
event-passes = { $side } pasa.
event-passes-limited = { $side } ya ha hecho sus dos operaciones de este turno.
event-passes-leaderless = { $side } no tiene líder y pasa.
event-passes-poor = { $side } no puede pagar una operación y pasa.
event-passes-weak = { $side } no tiene bastantes puntos de fuerza y pasa.
event-passes-cut-off = { $side } no encuentra camino hasta su objetivo y pasa.
event-passes-aimless = { $side } no encuentra ningún objetivo y pasa.
event-augury-good = Dado { $die }, total { $total }: los dioses favorecen a { $side }.
event-augury-bad = Dado { $die }, total { $total }: los dioses están en contra de { $side }.
event-objective = Objetivo de { $side }: { $space }.
event-awakens = { $space } entra en la guerra del lado de { $side }.
event-sets-out = { $leader } parte hacia { $space }.
event-revolt-succeeds = Dado { $die }, total { $total }: { $space } se rebela a instancias de { $side }.
event-revolt-fails = Dado { $die }, total { $total }: { $space } no escucha a { $side }.
event-area = Dado { $die }: { $area }.
event-aims = Dado { $die }: { $space }.
event-aims-again = { $space } no puede ser el objetivo; se vuelven a tirar los dados.
event-wants = { $side } quiere para { $space } { $hoplites ->
    [one] 1 hoplita
   *[other] { $hoplites } hoplitas
  }, { $cavalry } de caballería y { $naval ->
    [one] 1 nave
   *[other] { $naval } naves
  }.
event-defends = { $side } debe defenderse: envía una fuerza a { $space }.
event-defence-tie = { $side } debe defenderse; hay amenazas igual de cercanas: { $spaces }.
event-raid = Syracuse está bajo amenaza: { $side } hace una incursión en el Ática.
event-assembles = { $side } reúne ahora tropas en { $space }, el lugar más cercano.
event-assembly-tie = { $side } puede reunir tropas en lugares igual de cercanos: { $spaces }.
event-activated = Activación en { $space }: { $unit }, { $talents ->
    [0] gratis
   *[other] por { $talents } talentos
  }.
event-way = { $routes ->
    [one] La ruta más corta lleva
   *[other] { $routes } rutas igual de cortas llevan
  } a { $space }, a { $length ->
    [one] un espacio
   *[other] { $length } espacios
  } de distancia.
event-route = Ruta de { $leader }: { $spaces }.
event-left-behind = Por falta de naves hay que dejar en { $space }: { $unit }.
event-sea-calm = Dado { $die }: el mar es propicio.
event-storm = Dado { $die }: una tempestad hunde toda la expedición.
event-ravaged = La expedición devasta { $space }.
event-arrives = { $leader } llega a { $space }.
event-abandoned = { $leader } no puede seguir; la operación termina en { $space }.
event-isthmus = La fuerza situada en { $other } detiene a la expedición en { $space }.
event-intercepts = Dado { $die }: la fuerza situada en { $other } intercepta en { $space }.
event-slips-by = Dado { $die }: la expedición elude en { $space } a la fuerza situada en { $other }.
event-driven-off = { $leader }, sin tropas, tiene que retirarse.
event-skirmish = Escaramuza: Atenas saca un { $athens }; Esparta, un { $sparta }.
event-skirmish-battle = La escaramuza en { $space } se convierte en batalla.
event-lost = Pérdida: { $unit }.
event-guard-broken = La Guardia espartana queda destruida; de ella restan dos puntos de fuerza de hoplitas.
event-battle-null = En { $space } se enfrentan naves y tropas de tierra: no hay batalla.
event-battle-naval = Batalla naval en { $space }.
event-battle-land = Batalla terrestre en { $space }.
event-battle-ashore = Los vencedores desembarcan en { $space }.
event-battle-won = { $side } vence en { $space }: Atenas { $athens }, total { $athenstotal }; Esparta { $sparta }, total { $spartatotal }.
event-battle-drawn = Nadie vence en { $space }: Atenas { $athens }, total { $athenstotal }; Esparta { $sparta }, total { $spartatotal }.
event-leader-chosen = La suerte da el mando a { $leader }.
event-leader-dies = { $leader } cae en combate.
event-hostages = { $side } toma rehenes.
event-siege = { $side } asedia { $space }.
event-siege-fed = { $space } recibe víveres por mar: { $side } fracasa en el asedio.
event-siege-outsailed = { $space } tiene más naves: { $side } fracasa en el asedio.
event-siege-succeeds = Dado { $die }, total { $total }: { $space } cae en manos de { $side }.
event-siege-fails = Dado { $die }, total { $total }: { $space } resiste frente a { $side }.
event-halts = La expedición de { $side } ha perdido a su líder y se queda en { $space }.
event-leaderless = La fuerza de { $side } en { $space } ha perdido a su líder y vuelve a casa.
event-army-stays = Dado { $die }, total { $total }: el ejército de { $side } se queda en { $space }.
event-army-leaves = Dado { $die }, total { $total }: { $side } deja un punto de fuerza en { $space }.
event-comes-home = A { $space }: { $n } × { $unit }.
event-homeless = Pérdida por no tener adónde volver: { $n } × { $unit }.
event-revenue = { $side } recauda { $talents } talentos: { $shares }.
event-iasus = { $space } está en manos de Esparta: Persia envía caballería a Sardis y más plata.
event-built = Refuerzo: { $unit } por { $talents } talentos.
event-points = Puntos de victoria { $amount }, ahora { $after }: { $cause }.
event-talents = { $side }: { $amount } talentos, ahora { $after }: { $cause }.
event-confidence = { $side }: confianza { $amount }, ahora { $after }: { $cause }.
event-bellicosity = { $side }: belicosidad { $amount }, ahora { $after }: { $cause }.
event-surrenders = { $side } se rinde.
event-armistice = Dado { $die }: armisticio de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.
event-truce-revenue = { $side } recauda { $talents } talentos por { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  } de armisticio; en cada uno { $shares }.
event-first-die = Primer dado: { $die }.
event-goes-by = La ruta pasa por { $space }.
event-interceptor = La fuerza situada en { $space } intenta interceptar.
event-battle-next = Siguiente batalla: Atenas en { $space }, Esparta en { $other }.
event-siege-next = Siguiente asedio: { $space }.
event-turn = Comienza el turno { $turn }.
event-last-turn = El último turno ha terminado.
event-thessaly-neutral = Tesalia vuelve a ser neutral.
event-eclipse = Dado { $die }: la luna se eclipsa y Atenas solo puede iniciar dos operaciones.
event-earthquake = Dado { $die }: la tierra tiembla, Esparta solo puede iniciar dos operaciones y los aliados de Atenas ocupan { $space }.
event-nothing-happens = Ya no tiene efecto: { $event }.
event-phocians-attack = Dado { $die }: los focidios atacan { $space }; al final del turno Esparta tiene que controlarlo.
event-long-walls = Los Muros Largos están en pie y todos los rehenes vuelven a casa.
event-cimon-dies = { $leader } muere; el turno siguiente es de tregua.
event-mourned = { $leader } se pierde para siempre.
event-recovers = { $leader } ha sobrevivido y vuelve a la taza.
event-turn-skipped = El turno { $turn } es de tregua y se salta.
event-plataea = Sea cual sea la estrategia, el objetivo es { $space }.
event-gift-rolled = Dado { $die }: la plata es para { $side }.
event-thirty-years = Ambos bandos están cansados: se firma la Paz de los Treinta Años.

# Por qué cambia un marcador; siempre sigue a un número.
cause-battle-won = victoria en { $space }
cause-battle-lost = derrota en { $space }
cause-siege-won = toma de { $space }
cause-siege-lost = { $space } perdida en un asedio
cause-siege-failed = el asedio de { $space } ha fracasado
cause-slaves = venta de los habitantes de { $space }
cause-activation = activación de un punto de fuerza
cause-incitement = instigación de { $space } a la rebelión
cause-building = refuerzo de un punto de fuerza
cause-event = evento { $number }, { $event }
cause-helots = rebelión de los ilotas
cause-new-turn = la confianza vuelve a cero
cause-confidence = un turno con confianza { $n }
cause-afflicted = { $n } espacios capturados, saqueados o en rebelión
cause-armistice = el armisticio
cause-surrender = rendición de { $side }
cause-revenue = ingresos
cause-league = de la liga
cause-spoilt = por { $n ->
    [one] un espacio saqueado, en rebelión o perdido
   *[other] { $n } espacios saqueados, en rebelión o perdidos
  }
cause-lost-cities = por { $n ->
    [one] Tebas o Corinto
   *[other] Tebas y Corinto
  } en manos atenienses
cause-sicily = de Sicilia
cause-no-grain = por falta de grano del Ponto Euxino
cause-epidamnus = por la ruta de Epidamno
cause-eisphora = de impuesto directo
share = { $amount } { $cause }
more = +{ $n }
less = -{ $n }

why-not-asked = Eso no es lo que toca ahora.
why-cannot-pay = Cuesta { $cost } talentos y solo se pueden gastar { $purse }.
why-nothing-fresh = En { $space } no hay { $unit } por activar este turno.
why-already-there = Tu líder ya está en { $space }.
why-not-assembly = En { $space } no hay nadie a quien puedas activar y pagar.
why-no-way = Ninguna ruta permitida lleva a esta expedición hasta { $space }.
why-no-port = Ninguna nave puede salir de { $space }.
why-activate-first = Tu líder ha ido a { $space } para activar tropas.
why-no-units = Un líder sin tropas no marcha contra un objetivo.
why-hostages = El enemigo retiene a tus hombres: { $space } no puede ser un objetivo.
why-asleep = { $space } es neutral y tu bando no puede entrar allí.
why-persia-at-peace = Sardis no puede ser un objetivo hasta que Persia entre en la guerra.
why-bound = Tebas ha marchado: { $space } es el objetivo de la primera operación.
why-enemy-force = Una fuerza enemiga en { $space } impide la rebelión.
why-coalition = { $space } pertenece a una coalición: allí no se puede instigar una rebelión.
why-capital = { $space } es una capital y no se rebela.
why-own-space = { $space } pertenece a tu propia liga.
why-captured = Ya ocupas { $space }.
why-already-rebel = { $space } ya está en rebelión.
why-not-there = { $leader } no está en { $space }.
why-not-among = Aquí no puedes perder { $unit }.
why-no-guard = La Guardia espartana no sufre aquí pérdidas.
why-no-home = No habría adónde enviar { $unit }.
why-must-operate = La operación ya ha empezado y ahora no puedes pasar.

# What would help.
remedy-activate = { $n ->
    [one] Activa antes un punto de fuerza de { $unit } en { $space }.
   *[other] Activa antes { $n } puntos de fuerza de { $unit } en { $space }.
  }
remedy-go = Ve antes a { $space }: allí puedes activar { $unit }.
remedy-go-with = Activa antes { $with } en { $here } y ve luego a { $space }: allí puedes activar { $unit }.
remedy-errands = Antes, por este orden: { $errands }.
errand-activate = { $n ->
    [one] activa un punto de fuerza de { $unit } en { $space }
   *[other] activa { $n } puntos de fuerza de { $unit } en { $space }
  }
errand-go = ve a { $space }

score-victory-points = Puntos de victoria
score-will = Ganas de luchar por encima del enemigo
verdict-decisive = una victoria decisiva
verdict-hollow = la hegemonía se escapa
verdict-draw = empate
over-athens-surrenders = Atenas se rinde en el turno { $turn }: { $verdict }.
over-sparta-surrenders = Esparta se rinde en el turno { $turn }: { $verdict }.
over-last-turn = La guerra termina sin vencedor en el turno { $turn }: { $verdict }.
over-armistice = La guerra termina con un armisticio en el turno { $turn }: { $verdict }.
over-call = En el turno { $turn } te llaman a dirigir Atenas y la guerra termina: { $verdict }.
over-return = Vuelves al mando de Atenas en el turno { $turn } y la guerra termina: { $verdict }.
over-peace = La Paz de los Treinta Años termina la guerra en el turno { $turn }: { $verdict }.
over-exhaustion = En el turno { $turn } ningún bando quiere seguir luchando: { $verdict }.

# Dos jugadores.
seat-athens = Atenas
seat-sparta = Esparta
phase-for-two = Turno { $turn } · { $phase }
chance-precedence = ¿Quién opera primero? El dado de { $side }.
prompt-interception = { $side }: { $leader } entra en { $space } { $n ->
    [0] sin tropas
    [one] con un punto de fuerza
   *[other] con { $n } puntos de fuerza
  }. ¿Intenta interceptar alguna de tus fuerzas?
prompt-next-battle = { $side }: elige la próxima batalla.
prompt-next-siege = { $side }: elige el próximo asedio.
prompt-home = { $side }: ¿adónde vuelven? Quedan por colocar: { $n } × { $unit }.
prompt-eisphora = { $side }: ¿recaudas el impuesto directo de 1000 talentos?
move-intercept = Interceptar con la fuerza de { $space }
move-let-pass = Dejar pasar a la expedición
move-place = Uno a { $space }: { $unit }
move-place-all = Los { $n } a { $space }: { $unit }
move-tax = Recaudar el impuesto directo
move-forgo = Renunciar al impuesto
order-intercept-always = Interceptar toda expedición con mi fuerza mayor
order-intercept-never = Dejar pasar toda expedición
order-intercept-ask = Preguntarme por cada intercepción
event-goes-first = { $side } tiene al mejor estratega y opera primero.
event-goes-first-by-dice = Atenas saca { $athens }, Esparta { $sparta }: { $side } opera primero.
event-first-again = Atenas y Esparta sacan { $athens } y tiran de nuevo.
event-lets-pass = { $side } deja pasar a la expedición en { $space }.
event-forgoes-tax = { $side } renuncia al impuesto directo.
event-score = { $side }: puntos de victoria { $amount }, ahora { $after }: { $cause }.
why-out-of-reach = Ninguna fuerza de { $space } puede interceptar aquí.
why-no-place = No pueden colocarse en { $space }: { $unit }.
verdict-victory = gana { $side }
verdict-points = los puntos de victoria deciden a favor de { $side }
over-both-surrender = Los dos bandos se rinden en el turno { $turn }: { $verdict }.
sketch-heading-for-two = Puntos de victoria: Atenas { $athens }, Esparta { $sparta }
draw-scores = Puntos: Atenas { $athens }, Esparta { $sparta }
draw-strip-of = { $side }, el turno y los puntos de victoria

sketch-heading = Puntos de victoria: { $points } · estrategia de { $side }: { $strategy }
sketch-strategy = Estrategia de { $side }: { $strategy }
sketch-side = { $side }: { $talents } talentos, confianza { $confidence }, belicosidad { $bellicosity }; cubilete: { $cup }; de vuelta a casa: { $home }
sketch-expedition = Expedición: { $leader } en { $space }, rumbo a { $objective }: { $units }
sketch-stack = { $space } ({ $side }): { $units }
sketch-neutral = { $space } (de nadie): { $units }
sketch-units = { $n } × { $unit }
sketch-rebellion = En rebelión: { $spaces }
sketch-ravaged = Espacios devastados: { $spaces }
sketch-besieged = Bajo asedio: { $spaces }
sketch-captured = Espacios capturados: { $spaces }

# The drawn table.
draw-map = El mapa de la guerra del Peloponeso y las dos matrices
draw-strip = Los dos bandos, el turno y los puntos de victoria
draw-space = { $space }: { $facts }
draw-land = interior
draw-land-fortress = fortaleza interior
draw-coast = costa
draw-coast-fortress = fortaleza costera
draw-island = isla
draw-island-fortress = isla con fortaleza
draw-held = bajo control de { $side }
draw-neutral = neutral
draw-ravaged = territorio devastado
draw-rebellion = en rebelión
draw-siege = bajo asedio
draw-phocians = atacado por los focidios
draw-no-walls = sin los Muros Largos
draw-neutral-units = { $n } × { $unit }
draw-objective = objetivo de { $side }
draw-units = { $n } × { $unit } (aún por actuar: { $fresh })
draw-you = tú
draw-system = el sistema
draw-talents = { $n } talentos
draw-talents-name = talentos
draw-confidence = Confianza estratégica { $n }, de -6 a 6
draw-confidence-name = confianza
draw-bellicosity = Belicosidad { $n } de 12
draw-bellicosity-name = belicos.
draw-strategy = { $strategy }: { $areas }; hoplitas, caballería y naves para un objetivo en el interior y en la costa
draw-cup = Cubilete
draw-home = A casa
draw-nobody = nadie
draw-leaders = { $leaders }
draw-leader = { $leader } (táctica { $tactical }, estrategia { $strategic })
draw-year = { $year } a. C.
draw-points = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
  }
draw-turn = turno { $turn }
# Strategies, short enough for the matrix.
draw-attack-spartan-ally = atacar a un aliado
draw-cause-rebellion = provocar rebeliones
draw-cut-communications = cortar sus líneas
draw-attack-sparta = atacar Esparta
draw-attack-athens = atacar Atenas
draw-attack-athenian-ally = atacar a un aliado

# What was weighed where the system or chance chose: a row for each candidate.
draw-candidates = Lo que se podía haber elegido
candidate-area = { "" }
candidate-way = { "" }
candidate-free = puede ser el objetivo
candidate-own = ya está en su poder
candidate-army = ya tiene allí un ejército
candidate-quiet = allí no se puede instigar una rebelión
candidate-acted = nadie que pueda actuar
candidate-cut-off = ya no se puede llegar
candidate-spared = no da a nadie: se conserva su guarnición
candidate-gives = da { $hoplites ->
    [one] 1 hoplita
   *[other] { $hoplites } hoplitas
  }, { $cavalry } de caballería y { $naval ->
    [one] 1 nave
   *[other] { $naval } naves
  }
candidate-route = { $spaces }
candidate-number = { $n }
