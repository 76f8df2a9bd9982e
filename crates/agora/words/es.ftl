# What the kernel says.

game-name = Polis de Colovini
edition-2018 = Polis (2018)
scenario-first-game = Primera partida: tableros de ciudad fijos
scenario-dealt-boards = Tableros al azar, caras a elección
scenario-chosen-boards = Tableros y caras a elección

blurb = Ciudades que pujan, construyen, comercian y combaten: lo que pierden pasa a ser historia, y la historia da puntos a las ciudades con cultura.
seat-nobody = Nadie

allowed = Esto se puede jugar ahora.
no-such-move = Ese texto no corresponde a ninguna jugada.
game-is-over = La partida ha terminado.
not-your-turn = No es tu turno: le toca a { $who }.
seat-chance = Azar
seat-alpha = Alfa
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
seat-epsilon = Épsilon

# Names.

coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
 }
victory-points = { $n ->
    [one] 1 punto de victoria
   *[other] { $n } puntos de victoria
 }

colour-red = rojo
colour-green = verde
colour-blue = azul
colour-yellow = amarillo

city-athina = Atenas
city-delfoi = Delfos
city-alexandreia = Alejandría
city-olympia = Olimpia
city-korinthos = Corinto
city-sparti = Esparta

end-card = carta de fin

card-hoplite = Hoplita
card-archer = Arquero
card-horseman = Jinete
card-trireme = Trirreme
    .text = Es un barco.
card-leader = Líder
card-colony = Colonia
    .text = Al colocarla, puedes pagar otra vez a la banca lo que te costó; la carta superior del mazo rojo entra entonces directamente en tu ciudad.
card-mercenary = Mercenario
    .text = Cuando atacas, puedes comprar símbolos de guerra para ese ataque a 2 monedas cada uno.
card-assassin = Asesino
    .text = Una vez por partida, en tu turno: paga 3 puntos de victoria y envía un personaje de cualquier ciudad a la historia de su dueño.
card-temple-apollo = Templo de Apolo
    .text = Al colocarlo, roba una carta azul.
card-temple-athena = Templo de Atenea
    .text = Al colocarlo, roba una carta verde.
card-temple-ares = Templo de Ares
    .text = Al colocarlo, roba una carta roja.
card-temple-zeus = Templo de Zeus
    .text = Al colocarlo, roba una carta amarilla.
card-port = Puerto
    .text = Fase 5: paga 2 puntos de victoria y oriéntalo hacia otro jugador, que deberá comerciar contigo en su próxima fase 6.
card-corinth-canal = Canal de Corinto
    .text = Puedes comerciar dos veces en la fase 6.
card-theatre = Teatro
card-acropolis = Acrópolis
card-agora = Ágora
card-walls = Murallas
card-academy = Academia
card-arsenal = Arsenal
card-aqueduct = Acueducto
card-tragedian = Tragediógrafo
card-potter = Alfarero
card-captain = Capitán
    .text = Fase 5: 3 monedas más si hay un barco en tu ciudad.
card-priestess = Sacerdotisa
    .text = Fase 5, una vez por turno: paga 1 punto de victoria, devuelve una carta de tu mano a la caja y roba una carta de cualquier mazo disponible.
card-merchant = Mercader
card-farmer = Campesino
card-merchant-ship = Barco mercante
    .text = Es un barco.
card-sculptor = Escultor
card-architect = Arquitecto
card-alexander = Alejandro Magno
    .text = Fase 5, una vez por turno: pon una carta de tu mano debajo de él; cada una cuenta como un símbolo de guerra. Su dueño no puede destruir a Diógenes en la guerra.
card-archimedes = Arquímedes
    .text = Fase 5, una vez por turno: devuelve una carta de tu mano a la caja y roba una carta de cualquier mazo disponible.
card-aristotle = Aristóteles
    .text = Fase 1, una vez por turno: paga 2 puntos de victoria en lugar de 5 monedas por la carta adicional.
card-diogenes = Diógenes
    .text = El dueño de Alejandro no puede destruirlo en la guerra.
card-euclid = Euclides
    .text = Fase 5: compra o vende puntos de victoria a 3 monedas cada uno.
card-herodotus = Heródoto
    .text = Fase 5, una vez por partida: lee la historia de otro jugador y devuelve una de sus cartas a la caja.
card-hippocrates = Hipócrates
    .text = Fase 5, una vez por partida: recupera una carta de tu historia y colócala en tu ciudad.
card-homer = Homero
    .text = Fase 5, una vez por turno: pon una carta de tu mano boca abajo en tu historia.
card-phidias = Fidias
    .text = Al colocarlo, toda tu mano y una carta de la mano de cada rival vuelven a la caja; después, cada cual roba tantas como ha perdido.
card-plato = Platón
    .text = Fase 5, una vez por turno: paga 1 punto de victoria; recibes 10 monedas y otro jugador de tu elección recibe 5.
card-pericles = Pericles
card-socrates = Sócrates
card-leonidas = Leónidas
card-statue-zeus = Estatua de Zeus
    .text = Quien te venza en la guerra debe destruir esta carta.
card-city-of-troy = Ciudad de Troya
    .text = Sus símbolos de guerra solo cuentan en defensa y nunca se sacrifica en un ataque.
card-lighthouse = Faro de Alejandría
    .text = Antes de tu turno, mira la carta superior de dos mazos.

icon-culture = { $n } de cultura
icon-discount-all = todas las cartas cuestan { $n } menos
icon-discount-colour = las cartas { $colour ->
    [rojo] rojas
    [amarillo] amarillas
    [azul] azules
   *[other] { $colour }s
 } cuestan { $n } menos
icon-income-coins = { $n ->
    [one] ingreso de 1 moneda
   *[other] ingreso de { $n } monedas
 }
icon-income-vp = { $n ->
    [one] ingreso de 1 punto de victoria
   *[other] ingreso de { $n } puntos de victoria
 }
icon-income-per-colour = ingreso de { $n } por cada carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }
icon-income-per-building = ingreso de { $n } por cada edificio
icon-start-coins = { $n ->
    [one] 1 moneda más al empezar
   *[other] { $n } monedas más al empezar
 }
icon-vase = { $n ->
    [one] 1 ánfora
   *[other] { $n } ánforas
 }
icon-war = { $n ->
    [one] 1 símbolo de guerra
   *[other] { $n } símbolos de guerra
 }
icon-mercenary = símbolos de guerra a 2 monedas cada uno
icon-end-per-colour = { $n } al final por cada carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }
icon-end-vp = { $n ->
    [one] 1 punto al final
   *[other] { $n } puntos al final
 }
icon-end-per-building = { $n } al final por cada edificio

# Moves.

move-board = Se reparte { $city }
move-deal = Sale { $card }
move-end-card = Sale la carta de fin
move-side = Jugar con la cara { $side }
move-take = Elegir { $city }, cara { $side }
move-draw = Robar del mazo { $colour }
move-buy = { $n ->
    [one] Comprar una carta del mazo { $colour } por 1 moneda
   *[other] Comprar una carta del mazo { $colour } por { $n } monedas
 }
move-buy-aristotle = { $n ->
    [one] Aristóteles: una carta del mazo { $colour } por 1 punto de victoria
   *[other] Aristóteles: una carta del mazo { $colour } por { $n } puntos de victoria
 }
move-look = Mirar la carta superior del mazo { $colour }
move-auction = Subastar { $card }
move-bid = { $left ->
    [one] Pujar { $n } (queda 1)
   *[other] Pujar { $n } (quedan { $left })
 }
move-pass = Pasar: quedas fuera de esta subasta
move-keep = { $n ->
    [one] Conservar la carta por 1 moneda
   *[other] Conservar la carta por { $n } monedas
 }
move-let-go = { $n ->
    [one] Vender la carta a { $player } por 1 moneda
   *[other] Vender la carta a { $player } por { $n } monedas
 }
move-let-go-box = Dejar que la carta vuelva a la caja
move-develop = { $n ->
    [0] Desarrollar { $card } gratis
    [one] Desarrollar { $card } por 1 moneda
   *[other] Desarrollar { $card } por { $n } monedas
 }
move-settle = { $n ->
    [0] La Colonia trae gratis la carta superior del mazo rojo
    [one] La Colonia trae la carta superior del mazo rojo por 1 moneda
   *[other] La Colonia trae la carta superior del mazo rojo por { $n } monedas
 }
move-discard = Devolver { $card } a la caja
move-protect = Poner una moneda sobre { $card }
move-income = Cobrar los ingresos: { $coins }, { $points }
move-use = { $by }: usar { $card } de tu mano
move-buy-vp = Euclides: comprar { $points } por { $coins }
move-sell-vp = Euclides: vender { $points } por { $coins }
move-plato = { $n ->
    [one] Platón: 1 moneda para ti, { $gift } para { $player }
   *[other] Platón: { $n } monedas para ti, { $gift } para { $player }
 }
move-port = { $n ->
    [one] Orientar un Puerto hacia { $player } por 1 punto de victoria
   *[other] Orientar un Puerto hacia { $player } por { $n } puntos de victoria
 }
move-port-bare = { $n ->
    [one] Orientar el Puerto sin moneda hacia { $player } por 1 punto de victoria
   *[other] Orientar el Puerto sin moneda hacia { $player } por { $n } puntos de victoria
 }
move-port-coin = { $n ->
    [one] Orientar el Puerto con la moneda hacia { $player } por 1 punto de victoria
   *[other] Orientar el Puerto con la moneda hacia { $player } por { $n } puntos de victoria
 }
move-herodotus = Heródoto: leer la historia de { $player }
move-erase = Devolver { $card } a la caja
move-erase-copy = Devolver { $card } a la caja: { $copy }
move-hippocrates = Hipócrates: recuperar { $card }
move-hippocrates-copy = Hipócrates: recuperar { $card }: { $copy }
copy-spent = la copia ya usada
copy-open = la copia que todos conocen
copy-known = la copia conocida solo por { $players }
move-assassinate = { $n ->
    [one] Asesino: eliminar { $card } de { $player } por 1 punto de victoria
   *[other] Asesino: eliminar { $card } de { $player } por { $n } puntos de victoria
 }
move-trade = Comerciar con { $player }: { $gets } para ti, { $gives } para tu socio
move-attack = Atacar a { $player } y obtener { $coins }
move-attack-hire = Atacar a { $player } y obtener { $coins }, con mercenarios por { $hired }
move-nobody = { $player } no juega
move-destroy = Destruir { $card }
move-sacrifice = Sacrificar { $card }
move-sacrifice-coin = Sacrificar { $card } y la moneda que lleva encima
move-done = Listo
move-done-lighthouse = No mirar más
move-done-draw = No comprar otra carta
move-done-auction = No subastar más
move-done-develop = No desarrollar más
move-done-colony = Quedarse solo con la Colonia
move-done-protect = No proteger nada
move-done-income = No usar más cartas
move-done-trade = No comerciar
move-done-war = Mantener la paz
move-done-turn = Terminar el turno

action-bid = Pujar
action-buy-vp = Comprar puntos de victoria
action-sell-vp = Vender puntos de victoria
coins-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
 }

order-bid = Pujar por esta carta, como máximo { $n }
order-bid-all = Pujar como máximo { $n } por cada carta hasta tu turno
order-pass = Pasar en esta subasta
order-pass-all = Pasar en todas las subastas hasta tu turno
order-keep = Conservar la carta si las pujas son bajas
order-let-go = Desprenderse de la carta, pujen lo que pujen
action-order-bid = Pujar por esta carta, como máximo
action-order-bid-all = Pujar por cada carta hasta tu turno, como máximo

# What is asked.

phase-opening = Preparación
phase-over = La partida ha terminado
phase-turn = { $player }: { $phase }
phase-last-turn = Último turno, { $player }: { $phase }
chapter-turn = Turno de { $player }
chapter-last-turn = Último turno de { $player }
phase-0 = Faro
phase-1 = 1 Robo
phase-2 = 2 Subasta
phase-3 = 3 Desarrollo
phase-4 = 4 Protección
phase-5 = 5 Ingresos
phase-6 = 6 Comercio
phase-7 = 7 Guerra

prompt-over = La partida ha terminado.
prompt-turn = Le toca jugar a { $player }.
prompt-deal-board = Se reparte un tablero de ciudad a { $player }.
prompt-side = { $player } tiene { $city }: ¿con qué cara juega?
prompt-take-board = { $player }, elige un tablero de ciudad y su cara.
prompt-first-card = { $player }, roba tu primera carta de cualquier mazo.
prompt-lighthouse = { $player }, con el Faro puedes mirar dos mazos.
prompt-peek = { $player } mira la carta superior del mazo { $colour }.
prompt-draw-first = { $player }, roba la primera de dos cartas.
prompt-draw-second = { $player }, roba la segunda carta de otro mazo.
prompt-draw-extra = { $player }, ¿compras una carta más?
prompt-pick = { $player }, roba una carta de cualquier mazo disponible.
prompt-draw = { $player } roba del mazo { $colour }.
prompt-auction = { $player }, saca una carta a subasta.
prompt-auction-more = { $player }, ¿subastas otra carta o continúas?
prompt-bid = { $player }, ¿pujas por la carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } o pasas? Tienes { $coins }.
prompt-bid-other = { $player } puja por la carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } o pasa.
prompt-raise = { $player }, ¿pujas más de { $n } por la carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } o pasas? Tienes { $coins }.
prompt-raise-other = { $player } puja más de { $n } por la carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } o pasa.
prompt-closing = { $player }, ¿vendes la carta a { $other } por { $n } o le pagas { $price } para conservarla?
prompt-closing-alone = { $price ->
    [one] { $player }, nadie quiere la carta: ¿la conservas por 1 moneda o renuncias a ella?
   *[other] { $player }, nadie quiere la carta: ¿la conservas por { $price } monedas o renuncias a ella?
 }
prompt-develop = { $n ->
    [0] { $player }, desarrolla hasta dos cartas.
    [one] { $player }, ¿desarrollas otra carta o continúas?
   *[other] { $player }, continúa cuando quieras.
 }
prompt-colony = { $n ->
    [0] { $player }, ¿traes gratis la carta superior del mazo rojo?
    [one] { $player }, ¿pagas otra vez 1 moneda por la carta superior del mazo rojo?
   *[other] { $player }, ¿pagas otra vez { $n } monedas por la carta superior del mazo rojo?
 }
prompt-phidias-discard = { $player }, devuelve a la caja una carta de tu mano por Fidias.
prompt-phidias-draw = { $n ->
    [one] { $player }, roba por Fidias: falta 1 carta.
   *[other] { $player }, roba por Fidias: faltan { $n } cartas.
 }
prompt-protect = { $player }, ¿proteges una carta con una moneda?
prompt-income = { $player }, ¿cobras tus ingresos o usas antes una carta?
prompt-activate = { $player }, ¿usas una carta o continúas?
prompt-erase = { $player }, ¿qué carta sale de la historia de { $other }?
prompt-trade = { $player }, ¿con quién comercias?
prompt-war = { $player }, ¿a quién atacas?
prompt-war-fought = { $player }, la guerra ha terminado: ¿usas al Asesino o acabas tu turno?
prompt-plunder = { $player }, ¿qué carta de { $other } destruyes?
prompt-sacrifice = { $player }, ¿qué carta con símbolo de guerra sacrificas?

# What happened.

event-board-dealt = { $player } recibe { $city }.
event-board = { $player } juega con { $city }, cara { $side }.
event-board-coins = { $n ->
    [one] { $player } juega con { $city }, cara { $side }, y recibe 1 moneda más.
   *[other] { $player } juega con { $city }, cara { $side }, y recibe { $n } monedas más.
 }
event-turn = { $player } comienza su turno.
event-drew = { $player } roba una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }.
event-drew-card = { $player } roba { $card } del mazo { $colour }.
event-extra = { $n ->
    [one] { $player } paga 1 moneda por una carta más.
   *[other] { $player } paga { $n } monedas por una carta más.
 }
event-aristotle = { $n ->
    [one] { $player } usa Aristóteles y paga 1 punto de victoria por una carta más.
   *[other] { $player } usa Aristóteles y paga { $n } puntos de victoria por una carta más.
 }
event-end-card = { $player } encuentra la carta de fin: el mazo { $colour } queda bloqueado.
event-last-card = Se descubre la última carta del mazo { $colour }, que queda bloqueado.
event-peeked = { $player } mira la carta superior del mazo { $colour }.
event-peeked-card = { $player } mira la carta superior del mazo { $colour }: { $card }.
event-peeked-end = { $player } mira la carta superior del mazo { $colour }: la carta de fin.
event-put-up = { $player } saca a subasta una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }.
event-put-up-card = { $player } saca a subasta { $card }, una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }.
event-bid = { $player } puja { $n }.
event-passed = { $player } pasa.
event-cannot-raise = { $player } no puede pujar más de { $n } y pasa.
event-sold = { $n ->
    [one] { $player } paga 1 moneda a { $other } por la carta.
   *[other] { $player } paga { $n } monedas a { $other } por la carta.
 }
event-kept = { $n ->
    [one] { $player } conserva la carta por 1 moneda.
   *[other] { $player } conserva la carta por { $n } monedas.
 }
event-kept-from = { $n ->
    [one] { $player } conserva la carta y paga 1 moneda a { $other }.
   *[other] { $player } conserva la carta y paga { $n } monedas a { $other }.
 }
event-unwanted = Nadie quiere la carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } de { $player }: vuelve a la caja.
event-unwanted-card = Nadie quiere { $card }, carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } de { $player }: vuelve a la caja.
event-placed = { $player } coloca { $card }.
event-developed = { $n ->
    [0] { $player } desarrolla { $card } gratis.
    [one] { $player } desarrolla { $card } por 1 moneda.
   *[other] { $player } desarrolla { $card } por { $n } monedas.
 }
event-returned = Hipócrates devuelve { $card } a { $player }.
event-settled = { $n ->
    [0] La Colonia de { $player } trae gratis la carta superior del mazo rojo.
    [one] La Colonia de { $player } trae la carta superior del mazo rojo por 1 moneda.
   *[other] La Colonia de { $player } trae la carta superior del mazo rojo por { $n } monedas.
 }
event-discarded = { $player } devuelve a la caja una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }.
event-discarded-card = { $player } devuelve a la caja { $card }, una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }.
event-protected = { $player } pone una moneda sobre { $card }.
event-income = { $player } cobra { $coins } y { $points } de ingresos.
event-income-coins = { $player } cobra { $coins } de ingresos.
event-income-points = { $player } cobra { $points } de ingresos.
event-income-none = { $player } no tiene ingresos.
event-used = { $player } usa { $by } con una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } de su mano.
event-used-card = { $player } usa { $by } con { $card }, una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } de su mano.
event-bought-vp = { $player } compra { $points } a Euclides por { $coins }.
event-sold-vp = { $player } vende { $points } a Euclides por { $coins }.
event-plato = { $player } recurre a Platón: 10 monedas, y 5 para { $other }.
event-port = { $player } orienta un Puerto hacia { $other }.
event-history-read = Heródoto lee para { $player } la historia de { $other }.
event-erased = { $player } retira una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 } de la historia de { $other }.
event-erased-card = { $player } retira { $card }, una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }, de la historia de { $other }.
event-assassinated = { $player } envía al Asesino contra { $card } de { $other }.
event-traded = { $player } comercia con { $other }: { $gets } para { $player }, { $gives } para { $other }.
event-attacked = { $player } ataca a { $other } y obtiene { $coins }.
event-attacked-hired = { $player } contrata mercenarios por { $hired }, ataca a { $other } y obtiene { $coins }.
event-lost = { $player } pierde { $card }, que pasa a su historia.
event-sacrificed = { $player } sacrifica { $card }, que pasa a su historia.
event-over = La partida ha terminado; se cuentan los puntos.

ending-points = Han salido dos cartas de fin: gana quien tiene más puntos.
ending-shared = Han salido dos cartas de fin: hay empate a puntos y a cartas en la ciudad, y la victoria se comparte.
ending-cards = Han salido dos cartas de fin: hay empate a puntos y gana quien tiene más cartas en la ciudad.
ending-shared-cards = Han salido dos cartas de fin: hay empate a puntos y comparten la victoria quienes tienen más cartas en la ciudad.

score-tokens = Fichas
    .text = puntos de victoria reunidos
score-icons = Iconos
    .text = que puntúan al final
score-coins = Monedas
    .text = un punto por cada diez
score-history = Historia
    .text = sus cartas multiplicadas por la cultura

# Why not.

why-not-asked = Eso no es lo que toca ahora.
why-board-taken = Otro jugador ya tiene { $city }.
why-locked = El mazo { $colour } está bloqueado.
why-same-pile = Ya has usado el mazo { $colour }.
why-extra-costs-money = Ya has robado tus dos cartas; una más tiene su precio.
why-extra-comes-last = La carta adicional viene después de las otras dos.
why-must-draw = Hay que robar dos cartas mientras haya mazos disponibles.
why-choose-pile = Hay que robar una carta.
why-no-open-pile = Todos los mazos están bloqueados: ya no se roba más en esta partida.
why-too-few-coins = { $need ->
    [one] Eso cuesta 1 moneda y tienes { $have }.
   *[other] Eso cuesta { $need } monedas y tienes { $have }.
 }
why-too-few-points = { $need ->
    [one] Eso cuesta 1 punto de victoria en fichas y tienes { $have }.
   *[other] Eso cuesta { $need } puntos de victoria en fichas y tienes { $have }.
 }
why-not-in-hand = { $card } no está en tu mano.
why-not-in-city = { $card } no está en esa ciudad, o ha cambiado desde entonces (una moneda, un uso).
why-not-in-history = { $card } no está en esa historia.
why-which-copy = Las copias de { $card } no son todas iguales: di cuál.
why-copies-alike = Todas las copias de { $card } son iguales: no hace falta decir cuál.
why-only-copy = Solo hay una copia de { $card } que elegir: no hace falta decir cuál.
why-no-such-copy = En esa historia está { $card }, pero no esa copia.
why-must-auction = Hay que subastar al menos una carta.
why-bid-too-low = Hay que pujar más de { $above }: { $bid } no basta.
why-no-credit = { $have ->
    [0] No tienes monedas y no puedes pujar { $bid }.
    [one] Tienes 1 moneda y no puedes pujar { $bid }.
   *[other] Tienes { $have } monedas y no puedes pujar { $bid }.
 }
why-bid-or-pass = Hay una subasta en curso.
why-keep-or-let-go = Falta cerrar la subasta.
why-enough-developed = { $most ->
    [one] Por turno se desarrolla como mucho 1 carta, y ya lo has hecho.
   *[other] Por turno se desarrollan como mucho { $most } cartas, y ya lo has hecho.
 }
why-has-coin = { $card } lleva una moneda encima.
why-income-taken = Ya has cobrado tus ingresos.
why-income-first = Aún no has cobrado tus ingresos.
why-already-used = { $card } ya se ha usado.
why-no-such-use = { $card } no se usa sobre una carta de la mano: su texto dice qué hace.
why-just-exchanged = Acabas de hacer un cambio con Euclides, y dos cambios seguidos son uno solo.
why-nothing-exchanged = Así no se cambiaría nada.
why-another-player = Tiene que ser otro jugador de esta mesa.
why-no-history = En esa historia no hay ninguna carta.
why-choose-erased = Heródoto está leyendo: antes tiene que elegir una carta.
why-no-assassin = No tienes ningún Asesino que pueda actuar: cada uno actúa una vez por partida.
why-no-person = { $card } no es un personaje.
why-not-itself = El Asesino no puede eliminarse a sí mismo.
why-no-trade-left = Ya has comerciado este turno.
why-bound-by-port = Un Puerto de { $player } está orientado hacia ti: tienes que comerciar allí.
why-trade-partner = Has comerciado con esa ciudad este turno.
why-war-fought = Ya has librado tu única guerra de este turno.
why-no-sacrifice = No tienes ninguna carta con símbolo de guerra que puedas sacrificar.
why-too-weak = { $own ->
    [0] No tienes símbolos de guerra para atacar contra { $other }: hacen falta más que los suyos.
    [one] Tienes 1 símbolo de guerra para atacar contra { $other }: hacen falta más que los suyos.
   *[other] Tienes { $own } símbolos de guerra para atacar contra { $other }: hacen falta más que los suyos.
 }
why-statue-first = La Estatua de Zeus está ahí sin moneda: hay que destruirla a ella y a ninguna otra.
why-diogenes = El dueño de Alejandro no puede destruir a Diógenes.
why-choose-destroyed = Elige primero la carta que destruyes.
why-choose-sacrifice = Elige primero la carta que sacrificas.
why-troy = Troya nunca se sacrifica en un ataque.
why-no-war-symbol = { $card } no muestra ningún símbolo de guerra.

# What would help.

remedy-two = Hacen falta dos cosas, por este orden: { $first } { $then }
remedy-income = Cobra antes tus ingresos.
remedy-develop = Desarrolla antes { $card }.
remedy-hippocrates = Recupera antes { $card } con Hipócrates.
remedy-buy-vp = { $n ->
    [one] Compra antes 1 punto de victoria a Euclides.
   *[other] Compra antes { $n } puntos de victoria a Euclides.
 }
remedy-sell-vp = { $n ->
    [one] Vende antes 1 punto de victoria a Euclides.
   *[other] Vende antes { $n } puntos de victoria a Euclides.
 }
remedy-use = Usa antes { $card }.
remedy-strike = Envía antes al Asesino contra { $card } de { $player }.
remedy-place = Lleva antes { $card } de tu mano a tu ciudad.
remedy-place-later = En tu próximo turno puedes llevar { $card } de tu mano a tu ciudad.
remedy-coins = { $n ->
    [one] Tiene que esperar hasta que tengas 1 moneda más.
   *[other] Tiene que esperar hasta que tengas { $n } monedas más.
 }
remedy-points = { $n ->
    [one] Tiene que esperar hasta que tengas 1 punto de victoria más.
   *[other] Tiene que esperar hasta que tengas { $n } puntos de victoria más.
 }
remedy-next-turn = Volverá a ser posible en tu próximo turno.
remedy-port-back = Vuelve a estar disponible tras la fase de comercio de { $player }.

# The table in words.

sketch-none = ninguna carta
sketch-piles = Mazos: { $piles }.
sketch-pile = { $colour } { $n }
sketch-pile-locked = { $colour } bloqueado
sketch-city = { $city } { $side }
sketch-no-city = aún sin ciudad
sketch-player = { $player } ({ $city }): { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }, { $vp ->
    [one] 1 punto de victoria
   *[other] { $vp } puntos de victoria
 }, { $hand } en la mano, { $history } en la historia; guerra { $war }, ánforas { $vases }, cultura { $culture }.
sketch-cards = Ciudad: { $cards }.
sketch-card-coin = { $card } con una moneda
sketch-card-used = { $card } (usada)
sketch-card-coin-used = { $card } con una moneda (usada)
sketch-history = Historia: { $cards }.
sketch-hidden = una carta { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
 }
sketch-auction = { $player } subasta { $card }; aún no hay pujas.
sketch-auction-bid = { $player } subasta { $card }; { $other } puja { $n }.
sketch-hand = Tu mano: { $cards }.
sketch-tops = Has mirado: { $tops }.
sketch-top = { $card } (mazo { $colour })
sketch-glimpsed = Has visto en la mano de { $player }: { $cards }.

# The drawn table.

draw-table = La mesa
draw-city = { $city }, { $player }: { $coins }, { $points }.
draw-coin = La protege una moneda.
draw-used = Ya se ha usado.
draw-pile = { $n ->
    [one] El mazo { $colour }: 1 carta, incluida la de fin.
   *[other] El mazo { $colour }: { $n } cartas, incluida la de fin.
 }
draw-pile-locked = El mazo { $colour } está bloqueado.
draw-end = fin
draw-sells = { $city } subasta una carta
draw-must-sell = { $n ->
    [one] venta obligada desde 1 moneda
   *[other] venta obligada desde { $n } monedas
 }
draw-passed = pasa
draw-turn = Turno de { $city }
draw-last-turn = Último turno: { $city }
draw-phase-1 = Robo
draw-phase-2 = Subasta
draw-phase-3 = Desarrollo
draw-phase-4 = Protección
draw-phase-5 = Ingresos
draw-phase-6 = Comercio
draw-phase-7 = Guerra
draw-hand = Tu mano · oculta para los demás
draw-lot = En subasta
draw-tucked = Bajo Alejandro
draw-tops = Encima de los mazos
draw-glimpsed = Vistas, en otras manos
draw-reading = La historia de { $city }
draw-boards = Tableros de ciudad
