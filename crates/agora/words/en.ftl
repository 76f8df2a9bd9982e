# What the kernel says.

game-name = Polis by Colovini
edition-2018 = Polis (2018)
scenario-first-game = First game: fixed city boards
scenario-dealt-boards = Boards by lot, sides by choice
scenario-chosen-boards = Boards and sides by choice

blurb = Cities that bid, build, trade and fight: what they lose is history, and history is worth points to a city of culture.
seat-nobody = Nobody

allowed = This can be played now.
no-such-move = These words mean no move here.
game-is-over = The game is over.
not-your-turn = It is not your turn: { $who } is to act.
seat-chance = Chance
seat-alpha = Alpha
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
seat-epsilon = Epsilon

# Names.

coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
 }
victory-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

city-athina = Athens
city-delfoi = Delphi
city-alexandreia = Alexandria
city-olympia = Olympia
city-korinthos = Corinth
city-sparti = Sparta

end-card = end card

card-hoplite = Hoplite
card-archer = Archer
card-horseman = Horseman
card-trireme = Trireme
    .text = A ship.
card-leader = Leader
card-colony = Colony
    .text = When you place it, you may pay the bank what you paid for it; the top red card then goes straight into your city.
card-mercenary = Mercenary
    .text = While you attack, 2 coins buy one more war symbol for this attack.
card-assassin = Assassin
    .text = Once per game, in your turn: pay 3 victory points and send any person in any city to its owner's history.
card-temple-apollo = Temple of Apollo
    .text = When you place it, draw a blue card.
card-temple-athena = Temple of Athena
    .text = When you place it, draw a green card.
card-temple-ares = Temple of Ares
    .text = When you place it, draw a red card.
card-temple-zeus = Temple of Zeus
    .text = When you place it, draw a yellow card.
card-port = Port
    .text = Phase 5: pay 2 victory points and turn it at another player, who must trade with you in the next phase 6 of theirs.
card-corinth-canal = Corinth Canal
    .text = You may trade twice in phase 6.
card-theatre = Theatre
card-acropolis = Acropolis
card-agora = Agora
card-walls = City Walls
card-academy = Academy
card-arsenal = Arsenal
card-aqueduct = Aqueduct
card-tragedian = Tragedian
card-potter = Potter
card-captain = Captain
    .text = Phase 5: 3 more coins if a ship stands in your city.
card-priestess = Priestess
    .text = Phase 5, once a turn: pay 1 victory point, put a hand card into the box, draw a card from any open pile.
card-merchant = Merchant
card-farmer = Farmer
card-merchant-ship = Merchant Ship
    .text = A ship.
card-sculptor = Sculptor
card-architect = Architect
card-alexander = Alexander the Great
    .text = Phase 5, once a turn: slide a hand card under him; each counts as one war symbol. His owner can't destroy Diogenes in war.
card-archimedes = Archimedes
    .text = Phase 5, once a turn: put a hand card into the box, draw a card from any open pile.
card-aristotle = Aristotle
    .text = Phase 1, once a turn: pay 2 victory points instead of 5 coins for the extra card.
card-diogenes = Diogenes
    .text = The owner of Alexander can't destroy him in war.
card-euclid = Euclid
    .text = Phase 5: buy or sell victory points at 3 coins each.
card-herodotus = Herodotus
    .text = Phase 5, once per game: read another player's history and put one of its cards into the box.
card-hippocrates = Hippocrates
    .text = Phase 5, once per game: bring a card of your own history back into your city.
card-homer = Homer
    .text = Phase 5, once a turn: put a hand card face down on your history.
card-phidias = Phidias
    .text = When you place him, your whole hand and one hand card of each other player go into the box; all draw as many again.
card-plato = Plato
    .text = Phase 5, once a turn: pay 1 victory point; you get 10 coins and another player of your choice 5.
card-pericles = Pericles
card-socrates = Socrates
card-leonidas = Leonidas
card-statue-zeus = Statue of Zeus
    .text = Whoever defeats you in war must destroy this card.
card-city-of-troy = City of Troy
    .text = Its war symbols count only in defence, and it is never given up for an attack.
card-lighthouse = Lighthouse of Alexandria
    .text = Before your turn, look at the top cards of two piles.

icon-culture = { $n ->
    [one] 1 culture
   *[other] { $n } culture
 }
icon-discount-all = every card costs { $n } less
icon-discount-colour = { $colour } cards cost { $n } less
icon-income-coins = { $n ->
    [one] income of 1 coin
   *[other] income of { $n } coins
 }
icon-income-vp = { $n ->
    [one] income of 1 victory point
   *[other] income of { $n } victory points
 }
icon-income-per-colour = income of { $n } for each { $colour } card
icon-income-per-building = income of { $n } for each building
icon-start-coins = { $n } more coins at the start
icon-vase = { $n ->
    [one] 1 vase
   *[other] { $n } vases
 }
icon-war = { $n ->
    [one] 1 war symbol
   *[other] { $n } war symbols
 }
icon-mercenary = war symbols for 2 coins each
icon-end-per-colour = { $n } at the end for each { $colour } card
icon-end-vp = { $n ->
    [one] 1 point at the end
   *[other] { $n } points at the end
 }
icon-end-per-building = { $n } at the end for each building

# Moves.

move-board = { $city } is dealt
move-deal = { $card } is on top
move-end-card = The end card is on top
move-side = Play side { $side }
move-take = Take { $city }, side { $side }
move-draw = Draw from the { $colour } pile
move-buy = Buy a card from the { $colour } pile for { $n } coins
move-buy-aristotle = Aristotle: a card from the { $colour } pile for { $n } victory points
move-look = Look at the top of the { $colour } pile
move-auction = Auction { $card }
move-bid = Bid { $n } ({ $left } left)
move-pass = Pass: you are out of this auction
move-keep = { $n ->
    [one] Keep the card for 1 coin
   *[other] Keep the card for { $n } coins
 }
move-let-go = { $n ->
    [one] Sell it to { $player } for 1 coin
   *[other] Sell it to { $player } for { $n } coins
 }
move-let-go-box = Let the card go into the box
move-develop = { $n ->
    [0] Develop { $card } for nothing
    [one] Develop { $card } for 1 coin
   *[other] Develop { $card } for { $n } coins
 }
move-settle = { $n ->
    [0] The Colony brings the top red card for nothing
    [one] The Colony brings the top red card for 1 coin
   *[other] The Colony brings the top red card for { $n } coins
 }
move-discard = Put { $card } into the box
move-protect = Lay a coin on { $card }
move-income = Take the income: { $coins }, { $points }
move-use = { $by }: use { $card } from your hand
move-buy-vp = Euclid: buy { $points } for { $coins }
move-sell-vp = Euclid: sell { $points } for { $coins }
move-plato = Plato: { $n } coins for you, { $gift } for { $player }
move-port = Turn a Port at { $player } for { $n } victory points
move-port-bare = Turn the Port without a coin at { $player } for { $n } victory points
move-port-coin = Turn the Port with the coin at { $player } for { $n } victory points
move-herodotus = Herodotus: read the history of { $player }
move-erase = Put { $card } into the box
move-erase-copy = Put { $card } into the box: { $copy }
move-hippocrates = Hippocrates: bring { $card } back
move-hippocrates-copy = Hippocrates: bring { $card } back: { $copy }
copy-spent = the copy that has been used
copy-open = the copy that everybody knows
copy-known = the copy known only to { $players }
move-assassinate = Assassin: remove { $card } of { $player } for { $n } victory points
move-trade = Trade with { $player }: { $gets } for you, { $gives } for them
move-attack = Attack { $player } for { $coins }
move-attack-hire = Attack { $player } for { $coins }, with mercenaries for { $hired }
move-nobody = { $player } does not play
move-destroy = Destroy { $card }
move-sacrifice = Give up { $card }
move-sacrifice-coin = Give up { $card } and the coin on it
move-done = Done
move-done-lighthouse = Look no further
move-done-draw = Buy no further card
move-done-auction = Auction no more
move-done-develop = Develop no more
move-done-colony = Leave it at the Colony
move-done-protect = Protect nothing
move-done-income = Use no more cards
move-done-trade = Do not trade
move-done-war = Keep the peace
move-done-turn = End the turn

action-bid = Bid
action-buy-vp = Buy victory points
action-sell-vp = Sell victory points
coins-left = { $n } left

order-bid = Bid for this card, up to { $n }
order-bid-all = Bid up to { $n } for every card until your turn
order-pass = Pass for this card
order-pass-all = Pass for every card until your turn
order-keep = Keep the card if the bids stay low
order-let-go = Let the card go whatever is bid
action-order-bid = Bid for this card, up to
action-order-bid-all = Bid for every card until your turn, up to

# What is asked.

phase-opening = Set-up
phase-over = The game is over
phase-turn = { $player }: { $phase }
phase-last-turn = Last turn, { $player }: { $phase }
chapter-turn = Turn of { $player }
chapter-last-turn = Last turn of { $player }
phase-0 = Lighthouse
phase-1 = 1 Draw
phase-2 = 2 Auction
phase-3 = 3 Develop
phase-4 = 4 Protect
phase-5 = 5 Income
phase-6 = 6 Trade
phase-7 = 7 War

prompt-over = The game is over.
prompt-turn = { $player } is to play.
prompt-deal-board = A city board is dealt to { $player }.
prompt-side = { $player } has { $city }: which side?
prompt-take-board = { $player }, choose a city board and its side.
prompt-first-card = { $player }, draw your first card from any pile.
prompt-lighthouse = { $player }, the Lighthouse may look at two piles.
prompt-peek = { $player } looks at the top of the { $colour } pile.
prompt-draw-first = { $player }, draw the first of two cards.
prompt-draw-second = { $player }, draw the second card from another pile.
prompt-draw-extra = { $player }, buy one more card?
prompt-pick = { $player }, draw a card from any open pile.
prompt-draw = { $player } draws from the { $colour } pile.
prompt-auction = { $player }, put a card up for auction.
prompt-auction-more = { $player }, auction one more card, or go on?
prompt-bid = { $player }, bid for the { $colour } card, or pass? You have { $coins }.
prompt-bid-other = { $player } bids for the { $colour } card, or passes.
prompt-raise = { $player }, bid more than { $n } for the { $colour } card, or pass? You have { $coins }.
prompt-raise-other = { $player } bids more than { $n } for the { $colour } card, or passes.
prompt-closing = { $player }, sell the card to { $other } for { $n }, or keep it by paying { $other } { $price }?
prompt-closing-alone = { $player }, nobody wants the card: keep it for { $price }, or let it go?
prompt-develop = { $n ->
    [0] { $player }, develop up to two cards.
    [one] { $player }, develop one more card, or go on?
   *[other] { $player }, go on when you are ready.
 }
prompt-colony = { $player }, pay { $n } again for the top red card?
prompt-phidias-discard = { $player }, put one card of your hand into the box for Phidias.
prompt-phidias-draw = { $player }, draw for Phidias: { $n } to come.
prompt-protect = { $player }, protect one card with a coin?
prompt-income = { $player }, take your income, or use a card first?
prompt-activate = { $player }, use a card, or go on?
prompt-erase = { $player }, which card leaves the history of { $other }?
prompt-trade = { $player }, with whom do you trade?
prompt-war = { $player }, whom do you attack?
prompt-war-fought = { $player }, the war is over: use the Assassin, or end your turn?
prompt-plunder = { $player }, which card of { $other } is destroyed?
prompt-sacrifice = { $player }, which card with a war symbol do you give up?

# What happened.

event-board-dealt = { $player } is dealt { $city }.
event-board = { $player } plays { $city }, side { $side }.
event-board-coins = { $player } plays { $city }, side { $side }, and takes { $n } more coins.
event-turn = { $player } begins a turn.
event-drew = { $player } draws a { $colour } card.
event-drew-card = { $player } draws { $card } from the { $colour } pile.
event-extra = { $player } pays { $n } coins for one more card.
event-aristotle = { $player } pays { $n } victory points with Aristotle for one more card.
event-end-card = { $player } finds the end card: the { $colour } pile is locked.
event-last-card = The last { $colour } card is turned over: the pile is locked.
event-peeked = { $player } looks at the top of the { $colour } pile.
event-peeked-card = { $player } looks at the top of the { $colour } pile: { $card }.
event-peeked-end = { $player } looks at the top of the { $colour } pile: the end card.
event-put-up = { $player } puts up a { $colour } card.
event-put-up-card = { $player } puts up { $card }, a { $colour } card.
event-bid = { $player } bids { $n }.
event-passed = { $player } passes.
event-cannot-raise = { $player } can't bid more than { $n } and passes.
event-sold = { $n ->
    [one] { $player } pays { $other } 1 coin for the card.
   *[other] { $player } pays { $other } { $n } coins for the card.
 }
event-kept = { $n ->
    [one] { $player } keeps the card for 1 coin.
   *[other] { $player } keeps the card for { $n } coins.
 }
event-kept-from = { $player } keeps the card and pays { $other } { $n } coins.
event-unwanted = Nobody wants the { $colour } card of { $player }: it goes into the box.
event-unwanted-card = Nobody wants { $card } of { $player }, a { $colour } card: it goes into the box.
event-placed = { $player } places { $card }.
event-developed = { $n ->
    [0] { $player } develops { $card } for nothing.
    [one] { $player } develops { $card } for 1 coin.
   *[other] { $player } develops { $card } for { $n } coins.
 }
event-returned = Hippocrates brings { $card } back to { $player }.
event-settled = { $n ->
    [0] The Colony of { $player } brings the top red card for nothing.
    [one] The Colony of { $player } brings the top red card for 1 coin.
   *[other] The Colony of { $player } brings the top red card for { $n } coins.
 }
event-discarded = { $player } puts a { $colour } card into the box.
event-discarded-card = { $player } puts { $card }, a { $colour } card, into the box.
event-protected = { $player } lays a coin on { $card }.
event-income = { $player } takes an income of { $coins } and { $points }.
event-income-coins = { $player } takes an income of { $coins }.
event-income-points = { $player } takes an income of { $points }.
event-income-none = { $player } has no income.
event-used = { $player } uses { $by } on a { $colour } card of the hand.
event-used-card = { $player } uses { $by } on { $card }, a { $colour } card of the hand.
event-bought-vp = { $player } buys { $points } from Euclid for { $coins }.
event-sold-vp = { $player } sells { $points } to Euclid for { $coins }.
event-plato = { $player } asks Plato: 10 coins, and 5 for { $other }.
event-port = { $player } turns a Port at { $other }.
event-history-read = { $player } lets Herodotus read the history of { $other }.
event-erased = { $player } removes a { $colour } card from the history of { $other }.
event-erased-card = { $player } removes { $card }, a { $colour } card, from the history of { $other }.
event-assassinated = { $player } sends the Assassin to { $card } of { $other }.
event-traded = { $player } trades with { $other }: { $gets } against { $gives }.
event-attacked = { $player } attacks { $other } and takes { $coins }.
event-attacked-hired = { $player } hires mercenaries for { $hired }, attacks { $other } and takes { $coins }.
event-lost = { $player } loses { $card } to history.
event-sacrificed = { $player } gives up { $card } to history.
event-over = The game is over, and points are counted.

ending-points = Two end cards lie open; the most points win.
ending-shared = Two end cards lie open; points and cities are level, and victory is shared.
ending-cards = Two end cards lie open; the most points are level, and most cards in the city decide.
ending-shared-cards = Two end cards lie open; the most points are level, and those with most cards in the city share the victory.

score-tokens = Tokens
    .text = victory points collected
score-icons = Icons
    .text = that count at the end
score-coins = Coins
    .text = one for every ten
score-history = History
    .text = its cards times culture

# Why not.

why-not-asked = That is not what is asked now.
why-board-taken = { $city } is taken.
why-locked = The { $colour } pile is locked.
why-same-pile = You have been at the { $colour } pile already.
why-extra-costs-money = Your two cards are drawn; one more has its price.
why-extra-comes-last = The extra card comes after the other two.
why-must-draw = Two cards must be drawn, as long as there are piles.
why-choose-pile = A card is to be drawn.
why-no-open-pile = Every pile is locked: nothing more can be drawn in this game.
why-too-few-coins = { $need ->
    [one] That costs 1 coin and you have { $have }.
   *[other] That costs { $need } coins and you have { $have }.
 }
why-too-few-points = { $need ->
    [one] That costs 1 victory point in tokens and you have { $have }.
   *[other] That costs { $need } victory points in tokens and you have { $have }.
 }
why-not-in-hand = { $card } is not in your hand.
why-not-in-city = { $card } isn't in that city, or has changed since (a coin, a use).
why-not-in-history = { $card } is not in that history.
why-which-copy = Some copies of { $card } differ: say which one you mean.
why-copies-alike = All copies of { $card } there are alike: there is no need to say which.
why-only-copy = There is only one { $card } to choose: there is no need to say which.
why-no-such-copy = { $card } is in that history, but not that copy of it.
why-must-auction = At least one card must be auctioned.
why-bid-too-low = { $bid } is not more than { $above }.
why-no-credit = { $have ->
    [0] You have no coins and can't bid { $bid }.
    [one] You have 1 coin and can't bid { $bid }.
   *[other] You have { $have } coins and can't bid { $bid }.
 }
why-bid-or-pass = An auction is under way.
why-keep-or-let-go = The auction is to be closed.
why-enough-developed = { $most ->
    [one] At most 1 card is developed in a turn, and it has been.
   *[other] At most { $most } cards are developed in a turn, and they have been.
 }
why-has-coin = { $card } lies under a coin.
why-income-taken = Your income was taken already.
why-income-first = Your income has not been taken yet.
why-already-used = { $card } has been used.
why-no-such-use = { $card } isn't used on a card of your hand: its text says what it does.
why-just-exchanged = You have just exchanged with Euclid, and two exchanges in a row are one.
why-nothing-exchanged = Nothing would be exchanged.
why-another-player = That must be another player at this table.
why-no-history = There is no card in that history.
why-choose-erased = Herodotus is reading, and must choose a card first.
why-no-assassin = You have no Assassin who could strike: each strikes once a game.
why-no-person = { $card } is not a person.
why-not-itself = The Assassin can't remove himself.
why-no-trade-left = You have traded this turn.
why-bound-by-port = A Port of { $player } is turned at you, so you must trade there.
why-trade-partner = You have traded with that city this turn.
why-war-fought = You have waged your one war of this turn.
why-no-sacrifice = No card of yours that shows a war symbol could be given up.
why-too-weak = { $own ->
    [0] You have no war symbols to attack with, against { $other }; it takes more than they have.
    [one] You have 1 war symbol to attack with, against { $other }; it takes more than they have.
   *[other] You have { $own } war symbols to attack with, against { $other }; it takes more than they have.
 }
why-statue-first = The Statue of Zeus stands there without a coin: it must be destroyed, and nothing else.
why-diogenes = The owner of Alexander can't destroy Diogenes.
why-choose-destroyed = First choose the card that you destroy.
why-choose-sacrifice = First choose the card that you give up.
why-troy = Troy is never given up for an attack.
why-no-war-symbol = { $card } shows no war symbol.

# What would help.

remedy-two = Two things come before it, in this order: { $first } { $then }
remedy-income = Take your income first.
remedy-develop = Develop { $card } first.
remedy-hippocrates = Bring { $card } back with Hippocrates first.
remedy-buy-vp = { $n ->
    [one] Buy 1 victory point from Euclid first.
   *[other] Buy { $n } victory points from Euclid first.
 }
remedy-sell-vp = { $n ->
    [one] Sell 1 victory point to Euclid first.
   *[other] Sell { $n } victory points to Euclid first.
 }
remedy-use = Use { $card } first.
remedy-strike = Send the Assassin to { $card } of { $player } first.
remedy-place = Bring { $card } from your hand into your city first.
remedy-place-later = { $card } can come from your hand into your city in your next turn.
remedy-coins = { $n ->
    [one] It has to wait until you have 1 coin more.
   *[other] It has to wait until you have { $n } coins more.
 }
remedy-points = { $n ->
    [one] It has to wait until you have 1 victory point more.
   *[other] It has to wait until you have { $n } victory points more.
 }
remedy-next-turn = It is possible again in your next turn.
remedy-port-back = It comes back once { $player } has had a trade phase.

# The table in words.

sketch-none = none
sketch-piles = Piles: { $piles }.
sketch-pile = { $colour } { $n }
sketch-pile-locked = { $colour } locked
sketch-city = { $city } { $side }
sketch-no-city = no city yet
sketch-player = { $player } ({ $city }): { $coins } coins, { $vp } victory points, { $hand } in hand, { $history } in history; war { $war }, vases { $vases }, culture { $culture }.
sketch-cards = City: { $cards }.
sketch-card-coin = { $card } with a coin
sketch-card-used = { $card } (used)
sketch-card-coin-used = { $card } with a coin (used)
sketch-history = History: { $cards }.
sketch-hidden = a { $colour } card
sketch-auction = { $player } auctions { $card }; no bid yet.
sketch-auction-bid = { $player } auctions { $card }; { $other } bids { $n }.
sketch-hand = Your hand: { $cards }.
sketch-tops = You have looked at: { $tops }.
sketch-top = { $colour } { $card }
sketch-glimpsed = You have seen in the hand of { $player }: { $cards }.

# The drawn table.

draw-table = The table
draw-city = { $city }, { $player }: { $coins }, { $points }.
draw-coin = A coin protects it.
draw-used = It has been used.
draw-pile = The { $colour } pile: { $n } cards, with the end card.
draw-pile-locked = The { $colour } pile is locked.
draw-end = end
draw-sells = { $city } sells a card
draw-must-sell = from { $n } coins on it must be sold
draw-passed = passed
draw-turn = Turn of { $city }
draw-last-turn = Last turn: { $city }
draw-phase-1 = Draw
draw-phase-2 = Auction
draw-phase-3 = Develop
draw-phase-4 = Protect
draw-phase-5 = Income
draw-phase-6 = Trade
draw-phase-7 = War
draw-hand = Your hand · hidden from the others
draw-lot = Under the hammer
draw-tucked = Under Alexander
draw-tops = On top of piles
draw-glimpsed = Seen, in other hands
draw-reading = The history of { $city }
draw-boards = City boards
