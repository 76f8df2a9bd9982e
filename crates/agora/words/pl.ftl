# What the kernel says.

game-name = Polis Coloviniego
edition-2018 = Polis (2018)
scenario-first-game = Pierwsza partia: ustalone plansze miast
scenario-dealt-boards = Plansze losowe, strony do wyboru
scenario-chosen-boards = Plansze i strony do wyboru

blurb = Miasta licytują, budują, handlują i walczą. Co stracą, staje się historią, a tam, gdzie kwitnie kultura, historia daje punkty.
seat-nobody = Nikt

allowed = Ten ruch jest teraz możliwy.
no-such-move = Te słowa nie oznaczają tu żadnego ruchu.
game-is-over = Gra jest skończona.
not-your-turn = To nie twoja kolej. Teraz decyduje: { $who }.
seat-chance = Los
seat-alpha = Alfa
seat-beta = Beta
seat-gamma = Gamma
seat-delta = Delta
seat-epsilon = Epsilon

# Names.

coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
 }
victory-points = { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }

colour-red = czerwony
colour-green = zielony
colour-blue = niebieski
colour-yellow = żółty

city-athina = Ateny
city-delfoi = Delfy
city-alexandreia = Aleksandria
city-olympia = Olimpia
city-korinthos = Korynt
city-sparti = Sparta

end-card = karta końca

card-hoplite = Hoplita
card-archer = Łucznik
card-horseman = Jeździec
card-trireme = Triera
    .text = Statek.
card-leader = Wódz
card-colony = Kolonia
    .text = Gdy trafi do miasta, możesz zapłacić bankowi jeszcze raz tyle, ile za nią zapłacono: wierzchnia czerwona karta trafia wtedy prosto do twojego miasta.
card-mercenary = Najemnik
    .text = Gdy atakujesz: za każde 2 monety masz w tym ataku o jeden symbol wojny więcej.
card-assassin = Skrytobójca
    .text = Raz na grę, w swojej turze: zapłać 3 punkty zwycięstwa i odeślij dowolną postać z dowolnego miasta do historii jej właściciela.
card-temple-apollo = Świątynia Apollina
    .text = Gdy trafi do miasta, dobierz niebieską kartę.
card-temple-athena = Świątynia Ateny
    .text = Gdy trafi do miasta, dobierz zieloną kartę.
card-temple-ares = Świątynia Aresa
    .text = Gdy trafi do miasta, dobierz czerwoną kartę.
card-temple-zeus = Świątynia Zeusa
    .text = Gdy trafi do miasta, dobierz żółtą kartę.
card-port = Port
    .text = Faza 5: zapłać 2 punkty zwycięstwa i skieruj Port na innego gracza; w swojej najbliższej fazie 6 musi on handlować z tobą.
card-corinth-canal = Kanał Koryncki
    .text = W fazie 6 możesz handlować dwa razy.
card-theatre = Teatr
card-acropolis = Akropol
card-agora = Agora
card-walls = Mury miejskie
card-academy = Akademia
card-arsenal = Arsenał
card-aqueduct = Akwedukt
card-tragedian = Tragik
card-potter = Garncarz
card-captain = Kapitan
    .text = Faza 5: 3 dodatkowe monety, jeśli w twoim mieście jest statek.
card-priestess = Kapłanka
    .text = Faza 5, raz na turę: zapłać 1 punkt zwycięstwa, odłóż kartę z ręki do pudełka i dobierz kartę z dowolnego otwartego stosu.
card-merchant = Kupiec
card-farmer = Rolnik
card-merchant-ship = Statek kupiecki
    .text = Statek.
card-sculptor = Rzeźbiarz
card-architect = Architekt
card-alexander = Aleksander Wielki
    .text = Faza 5, raz na turę: wsuń pod niego kartę z ręki; każda liczy się jako jeden symbol wojny. Jego właściciel nie może zniszczyć Diogenesa w wojnie.
card-archimedes = Archimedes
    .text = Faza 5, raz na turę: odłóż kartę z ręki do pudełka i dobierz kartę z dowolnego otwartego stosu.
card-aristotle = Arystoteles
    .text = Faza 1, raz na turę: za dodatkową kartę zapłać 2 punkty zwycięstwa zamiast 5 monet.
card-diogenes = Diogenes
    .text = Właściciel Aleksandra nie może zniszczyć go w wojnie.
card-euclid = Euklides
    .text = Faza 5: kupuj lub sprzedawaj punkty zwycięstwa po 3 monety za punkt.
card-herodotus = Herodot
    .text = Faza 5, raz na grę: przejrzyj historię innego gracza i odłóż jedną z jej kart do pudełka.
card-hippocrates = Hipokrates
    .text = Faza 5, raz na grę: przywróć do swojego miasta kartę z własnej historii.
card-homer = Homer
    .text = Faza 5, raz na turę: połóż zakrytą kartę z ręki na swojej historii.
card-phidias = Fidiasz
    .text = Gdy trafi do miasta, cała twoja ręka i po jednej karcie z ręki każdego innego gracza idą do pudełka; każdy dobiera tyle kart, ile oddał.
card-plato = Platon
    .text = Faza 5, raz na turę: zapłać 1 punkt zwycięstwa; dostajesz 10 monet, a wybrany inny gracz 5.
card-pericles = Perykles
card-socrates = Sokrates
card-leonidas = Leonidas
card-statue-zeus = Posąg Zeusa
    .text = Kto pokona cię w wojnie, musi zniszczyć tę kartę.
card-city-of-troy = Miasto Troja
    .text = Symbole wojny tej karty liczą się tylko w obronie; nie można jej poświęcić przy ataku.
card-lighthouse = Latarnia aleksandryjska
    .text = Przed swoją turą podejrzyj wierzchnie karty dwóch stosów.

icon-culture = { $n ->
    [one] 1 symbol kultury
    [few] { $n } symbole kultury
   *[other] { $n } symboli kultury
 }
icon-discount-all = każda karta tańsza o { $n }
icon-discount-colour = { $colour ->
    [czerwony] czerwone
    [zielony] zielone
    [niebieski] niebieskie
   *[other] żółte
 } karty tańsze o { $n }
icon-income-coins = { $n ->
    [one] dochód: 1 moneta
    [few] dochód: { $n } monety
   *[other] dochód: { $n } monet
 }
icon-income-vp = { $n ->
    [one] dochód: 1 punkt zwycięstwa
    [few] dochód: { $n } punkty zwycięstwa
   *[other] dochód: { $n } punktów zwycięstwa
 }
icon-income-per-colour = dochód: { $n } za każdą { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę
icon-income-per-building = dochód: { $n } za każdą budowlę
icon-start-coins = { $n ->
    [one] na początku o 1 monetę więcej
    [few] na początku o { $n } monety więcej
   *[other] na początku o { $n } monet więcej
 }
icon-vase = { $n ->
    [one] 1 waza
    [few] { $n } wazy
   *[other] { $n } waz
 }
icon-war = { $n ->
    [one] 1 symbol wojny
    [few] { $n } symbole wojny
   *[other] { $n } symboli wojny
 }
icon-mercenary = symbole wojny po 2 monety
icon-end-per-colour = { $n } pkt na koniec za każdą { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę
icon-end-vp = { $n ->
    [one] 1 punkt na koniec
    [few] { $n } punkty na koniec
   *[other] { $n } punktów na koniec
 }
icon-end-per-building = { $n } pkt na koniec za każdą budowlę

# Moves.

move-board = Wylosowana plansza: { $city }
move-deal = Na wierzchu: { $card }
move-end-card = Na wierzchu: karta końca
move-side = Wybierz stronę { $side }
move-take = Weź planszę: { $city }, strona { $side }
move-draw = Dobierz z { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu
move-buy = Kup kartę z { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu za { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
 }
move-buy-aristotle = Arystoteles: karta z { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu za { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }
move-look = Podejrzyj wierzch { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu
move-auction = Wystaw na licytację: { $card }
move-bid = Oferta { $n } (zostanie: { $left })
move-pass = Pas: odpadasz z tej licytacji
move-keep = { $n ->
    [one] Zatrzymaj kartę za 1 monetę
    [few] Zatrzymaj kartę za { $n } monety
   *[other] Zatrzymaj kartę za { $n } monet
 }
move-let-go = { $n ->
    [one] Sprzedaj miastu { $player } za 1 monetę
    [few] Sprzedaj miastu { $player } za { $n } monety
   *[other] Sprzedaj miastu { $player } za { $n } monet
 }
move-let-go-box = Oddaj kartę do pudełka
move-develop = { $n ->
    [0] Zagraj: { $card } (za darmo)
    [one] Zagraj: { $card } (1 moneta)
    [few] Zagraj: { $card } ({ $n } monety)
   *[other] Zagraj: { $card } ({ $n } monet)
 }
move-settle = { $n ->
    [0] Kolonia: wierzchnia czerwona karta za darmo
    [one] Kolonia: wierzchnia czerwona karta za 1 monetę
    [few] Kolonia: wierzchnia czerwona karta za { $n } monety
   *[other] Kolonia: wierzchnia czerwona karta za { $n } monet
 }
move-discard = Odłóż do pudełka: { $card }
move-protect = Chroń monetą: { $card }
move-income = Pobierz dochód: { $coins }, { $points }
move-use = { $by }: użyj karty „{ $card }” z ręki
move-buy-vp = Euklides: kup { $points } za { $coins }
move-sell-vp = Euklides: sprzedaj { $points } za { $coins }
move-plato = Platon: { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
 } dla ciebie, { $gift } dla miasta { $player }
move-port = Skieruj Port na miasto { $player } za { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }
move-port-bare = Skieruj Port bez monety na miasto { $player } za { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }
move-port-coin = Skieruj Port z monetą na miasto { $player } za { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }
move-herodotus = Herodot: przejrzyj historię miasta { $player }
move-erase = Odłóż do pudełka: { $card }
move-erase-copy = Odłóż do pudełka: { $card } – { $copy }
move-hippocrates = Hipokrates: przywróć kartę „{ $card }”
move-hippocrates-copy = Hipokrates: przywróć kartę „{ $card }” – { $copy }
copy-spent = egzemplarz już użyty
copy-open = egzemplarz znany wszystkim
copy-known = egzemplarz znany tylko graczom: { $players }
move-assassinate = Skrytobójca: usuń kartę „{ $card }” z miasta { $player } za { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }
move-trade = Handluj z miastem { $player }: { $gets } dla ciebie, { $gives } dla partnera
move-attack = Zaatakuj miasto { $player } (zysk: { $coins })
move-attack-hire = Zaatakuj miasto { $player } (zysk: { $coins }, najemnicy za { $hired })
move-nobody = { $player }: poza grą
move-destroy = Zniszcz: { $card }
move-sacrifice = Poświęć: { $card }
move-sacrifice-coin = Poświęć: { $card } (z monetą)
move-done = Gotowe
move-done-lighthouse = Nie podglądaj więcej
move-done-draw = Nie kupuj kolejnej karty
move-done-auction = Zakończ licytacje
move-done-develop = Zakończ rozwój
move-done-colony = Poprzestań na Kolonii
move-done-protect = Niczego nie chroń
move-done-income = Nie używaj więcej kart
move-done-trade = Nie handluj
move-done-war = Zachowaj pokój
move-done-turn = Zakończ turę

action-bid = Licytuj
action-buy-vp = Kup punkty zwycięstwa
action-sell-vp = Sprzedaj punkty zwycięstwa
coins-left = zostanie: { $n }

order-bid = Licytuj tę kartę do kwoty { $n }
order-bid-all = Aż do swojej tury licytuj każdą kartę do kwoty { $n }
order-pass = Pasuj przy tej karcie
order-pass-all = Aż do swojej tury pasuj przy każdej karcie
order-keep = Zatrzymaj kartę, jeśli oferty będą niskie
order-let-go = Oddaj kartę bez względu na oferty
action-order-bid = Licytuj tę kartę do kwoty
action-order-bid-all = Aż do swojej tury licytuj każdą kartę do kwoty

# What is asked.

phase-opening = Przygotowanie gry
phase-over = Koniec gry
phase-turn = { $player }: { $phase }
phase-last-turn = Ostatnia tura, { $player }: { $phase }
chapter-turn = Tura: { $player }
chapter-last-turn = Ostatnia tura: { $player }
phase-0 = Latarnia
phase-1 = 1 Dobieranie
phase-2 = 2 Licytacja
phase-3 = 3 Rozwój
phase-4 = 4 Ochrona
phase-5 = 5 Dochód
phase-6 = 6 Handel
phase-7 = 7 Wojna

prompt-over = Koniec gry.
prompt-turn = Ruch: { $player }.
prompt-deal-board = { $player }: losowanie planszy miasta.
prompt-side = { $player }: którą stronę planszy „{ $city }” wybierasz?
prompt-take-board = { $player }: wybierz planszę miasta i jej stronę.
prompt-first-card = { $player }: dobierz pierwszą kartę z dowolnego stosu.
prompt-lighthouse = { $player }: dzięki Latarni możesz podejrzeć dwa stosy.
prompt-peek = { $player }: podglądanie wierzchu { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu.
prompt-draw-first = { $player }: dobierz pierwszą z dwóch kart.
prompt-draw-second = { $player }: dobierz drugą kartę z innego stosu.
prompt-draw-extra = { $player }: kupujesz jeszcze jedną kartę?
prompt-pick = { $player }: dobierz kartę z dowolnego otwartego stosu.
prompt-draw = { $player }: dobieranie z { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu.
prompt-auction = { $player }: wystaw kartę na licytację.
prompt-auction-more = { $player }: wystaw na licytację kolejną kartę albo przejdź dalej.
prompt-bid = { $player }: licytujesz { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę czy pasujesz? Do dyspozycji: { $coins }.
prompt-bid-other = { $player }: oferta za { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę albo pas.
prompt-raise = { $player }: przebijasz ofertę { $n } za { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę czy pasujesz? Do dyspozycji: { $coins }.
prompt-raise-other = { $player }: przebicie oferty { $n } za { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę albo pas.
prompt-closing = { $player }: sprzedaj kartę miastu { $other } za { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
 } albo zatrzymaj ją, płacąc mu { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
 }.
prompt-closing-alone = { $player }: nikt nie chce tej karty. Zatrzymaj ją za { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
 } albo oddaj do pudełka.
prompt-develop = { $n ->
    [0] { $player }: zagraj najwyżej dwie karty.
    [one] { $player }: zagraj jeszcze jedną kartę albo przejdź dalej.
   *[other] { $player }: przejdź dalej, gdy zechcesz.
 }
prompt-colony = { $n ->
    [0] { $player }: bierzesz za darmo wierzchnią czerwoną kartę?
    [one] { $player }: płacisz znowu 1 monetę za wierzchnią czerwoną kartę?
    [few] { $player }: płacisz znowu { $n } monety za wierzchnią czerwoną kartę?
   *[other] { $player }: płacisz znowu { $n } monet za wierzchnią czerwoną kartę?
 }
prompt-phidias-discard = { $player }: Fidiasz – odłóż jedną kartę z ręki do pudełka.
prompt-phidias-draw = { $player }: Fidiasz – dobierz kartę (zostało: { $n }).
prompt-protect = { $player }: chronisz jedną kartę monetą?
prompt-income = { $player }: pobierz dochód albo najpierw użyj karty.
prompt-activate = { $player }: użyj karty albo przejdź dalej.
prompt-erase = { $player }: która karta znika z historii miasta { $other }?
prompt-trade = { $player }: z kim handlujesz?
prompt-war = { $player }: kogo atakujesz?
prompt-war-fought = { $player }: wojna skończona – użyjesz Skrytobójcy czy kończysz turę?
prompt-plunder = { $player }: którą kartę miasta { $other } niszczysz?
prompt-sacrifice = { $player }: którą kartę z symbolem wojny poświęcasz?

# What happened.

event-board-dealt = { $player }: wylosowano planszę „{ $city }”.
event-board = { $player }: plansza „{ $city }”, strona { $side }.
event-board-coins = { $player }: plansza „{ $city }”, strona { $side }, a do tego { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[other] { $n } monet
 }.
event-turn = { $player }: początek tury.
event-drew = { $player }: dobrano { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę.
event-drew-card = { $player }: dobrano kartę „{ $card }” z { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu.
event-extra = { $player }: zapłacono { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
 } za dodatkową kartę.
event-aristotle = { $player }: Arystoteles – dodatkowa karta za { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }.
event-end-card = { $player }: odkryto kartę końca, { $colour } stos jest zamknięty.
event-last-card = Odkryto ostatnią kartę { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu: stos jest zamknięty.
event-peeked = { $player }: podejrzano wierzch { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu.
event-peeked-card = { $player }: podejrzano wierzch { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu – { $card }.
event-peeked-end = { $player }: podejrzano wierzch { $colour ->
    [czerwony] czerwonego
    [zielony] zielonego
    [niebieski] niebieskiego
   *[other] żółtego
 } stosu – karta końca.
event-put-up = { $player }: wystawiono na licytację { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę.
event-put-up-card = { $player }: wystawiono na licytację { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę „{ $card }”.
event-bid = { $player }: oferta { $n }.
event-passed = { $player }: pas.
event-cannot-raise = { $player }: za mało monet, by przebić { $n }, więc pas.
event-sold = { $n ->
    [one] { $player }: kupiono kartę od miasta { $other } za 1 monetę.
    [few] { $player }: kupiono kartę od miasta { $other } za { $n } monety.
   *[other] { $player }: kupiono kartę od miasta { $other } za { $n } monet.
 }
event-kept = { $n ->
    [one] { $player }: zatrzymano kartę za 1 monetę.
    [few] { $player }: zatrzymano kartę za { $n } monety.
   *[other] { $player }: zatrzymano kartę za { $n } monet.
 }
event-kept-from = { $player }: zatrzymano kartę, płacąc miastu { $other } { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
 }.
event-unwanted = { $player }: nikt nie chce { $colour ->
    [czerwony] czerwonej
    [zielony] zielonej
    [niebieski] niebieskiej
   *[other] żółtej
 } karty, trafia ona do pudełka.
event-unwanted-card = { $player }: nikt nie chce { $colour ->
    [czerwony] czerwonej
    [zielony] zielonej
    [niebieski] niebieskiej
   *[other] żółtej
 } karty „{ $card }”, trafia ona do pudełka.
event-placed = { $player }: karta „{ $card }” trafia do miasta.
event-developed = { $n ->
    [0] { $player }: zagrano kartę „{ $card }” za darmo.
    [one] { $player }: zagrano kartę „{ $card }” za 1 monetę.
    [few] { $player }: zagrano kartę „{ $card }” za { $n } monety.
   *[other] { $player }: zagrano kartę „{ $card }” za { $n } monet.
 }
event-returned = { $player }: Hipokrates przywraca do miasta kartę „{ $card }”.
event-settled = { $n ->
    [0] { $player }: Kolonia sprowadza wierzchnią czerwoną kartę za darmo.
    [one] { $player }: Kolonia sprowadza wierzchnią czerwoną kartę za 1 monetę.
    [few] { $player }: Kolonia sprowadza wierzchnią czerwoną kartę za { $n } monety.
   *[other] { $player }: Kolonia sprowadza wierzchnią czerwoną kartę za { $n } monet.
 }
event-discarded = { $player }: odłożono do pudełka { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę.
event-discarded-card = { $player }: odłożono do pudełka { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę „{ $card }”.
event-protected = { $player }: położono monetę na karcie „{ $card }”.
event-income = { $player }: dochód – { $coins } i { $points }.
event-income-coins = { $player }: dochód – { $coins }.
event-income-points = { $player }: dochód – { $points }.
event-income-none = { $player }: brak dochodu.
event-used = { $player }: { $by } – użyto { $colour ->
    [czerwony] czerwonej
    [zielony] zielonej
    [niebieski] niebieskiej
   *[other] żółtej
 } karty z ręki.
event-used-card = { $player }: { $by } – użyto { $colour ->
    [czerwony] czerwonej
    [zielony] zielonej
    [niebieski] niebieskiej
   *[other] żółtej
 } karty „{ $card }” z ręki.
event-bought-vp = { $player }: Euklides – kupiono { $points } za { $coins }.
event-sold-vp = { $player }: Euklides – sprzedano { $points } za { $coins }.
event-plato = { $player }: Platon – 10 monet, a 5 dla miasta { $other }.
event-port = { $player }: skierowano Port na miasto { $other }.
event-history-read = { $player }: Herodot przegląda historię miasta { $other }.
event-erased = { $player }: usunięto { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę z historii miasta { $other }.
event-erased-card = { $player }: usunięto { $colour ->
    [czerwony] czerwoną
    [zielony] zieloną
    [niebieski] niebieską
   *[other] żółtą
 } kartę „{ $card }” z historii miasta { $other }.
event-assassinated = { $player }: Skrytobójca usuwa kartę „{ $card }” z miasta { $other }.
event-traded = { $player }: handel z miastem { $other } – { $gets }, a { $gives } dla partnera.
event-attacked = { $player }: atak na miasto { $other }, zysk: { $coins }.
event-attacked-hired = { $player }: najemnicy za { $hired }, atak na miasto { $other }, zysk: { $coins }.
event-lost = { $player }: utracona karta „{ $card }” trafia do historii.
event-sacrificed = { $player }: poświęcona karta „{ $card }” trafia do historii.
event-over = Koniec gry: podliczono punkty.

ending-points = Odkryto dwie karty końca; wygrywa największa liczba punktów.
ending-shared = Odkryto dwie karty końca; remis w punktach i w liczbie kart w mieście, więc zwycięstwo jest wspólne.
ending-cards = Odkryto dwie karty końca; remis w punktach, wygrywa więcej kart w mieście.
ending-shared-cards = Odkryto dwie karty końca; remis w punktach, a zwycięstwo dzielą ci, którzy mają najwięcej kart w mieście.

score-tokens = Żetony
    .text = zebrane punkty zwycięstwa
score-icons = Symbole
    .text = punktujące na koniec gry
score-coins = Monety
    .text = punkt za każde dziesięć
score-history = Historia
    .text = jej karty razy kultura

# Why not.

why-not-asked = Teraz trzeba zdecydować o czymś innym.
why-board-taken = Plansza „{ $city }” jest już zajęta.
why-locked = { $colour ->
    [czerwony] Czerwony
    [zielony] Zielony
    [niebieski] Niebieski
   *[other] Żółty
 } stos jest zamknięty.
why-same-pile = { $colour ->
    [czerwony] Czerwony
    [zielony] Zielony
    [niebieski] Niebieski
   *[other] Żółty
 } stos był już wybrany.
why-extra-costs-money = Dwie karty są już dobrane; za kolejną trzeba zapłacić.
why-extra-comes-last = Dodatkową kartę kupuje się dopiero po dobraniu dwóch.
why-must-draw = Trzeba dobrać dwie karty, dopóki jest z czego.
why-choose-pile = Trzeba dobrać kartę.
why-no-open-pile = Wszystkie stosy są zamknięte: w tej grze nie dobiera się już kart.
why-too-few-coins = To kosztuje { $need ->
    [one] 1 monetę
    [few] { $need } monety
   *[other] { $need } monet
 }, a masz { $have }.
why-too-few-points = To kosztuje { $need ->
    [one] 1 punkt zwycięstwa
    [few] { $need } punkty zwycięstwa
   *[other] { $need } punktów zwycięstwa
 } w żetonach, a masz { $have }.
why-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-not-in-city = Karty „{ $card }” nie ma w tym mieście albo coś się na niej zmieniło (moneta, użycie).
why-not-in-history = Karty „{ $card }” nie ma w tej historii.
why-which-copy = Egzemplarze karty „{ $card }” różnią się od siebie: wskaż, o który chodzi.
why-copies-alike = Wszystkie egzemplarze karty „{ $card }” są tu jednakowe: nie trzeba wskazywać żadnego.
why-only-copy = Do wyboru jest tylko jeden egzemplarz karty „{ $card }”: nie trzeba go wskazywać.
why-no-such-copy = W tej historii jest karta „{ $card }”, ale nie ten egzemplarz.
why-must-auction = Trzeba zlicytować co najmniej jedną kartę.
why-bid-too-low = { $bid } to nie więcej niż { $above }.
why-no-credit = Masz { $have ->
    [one] 1 monetę
    [few] { $have } monety
   *[other] { $have } monet
 } i nie możesz zaoferować { $bid }.
why-bid-or-pass = Trwa licytacja.
why-keep-or-let-go = Trzeba zakończyć licytację.
why-enough-developed = W turze zagrywa się najwyżej { $most ->
    [one] 1 kartę
    [few] { $most } karty
   *[other] { $most } kart
 }, i tyle już zagrano.
why-has-coin = Na karcie „{ $card }” leży moneta.
why-income-taken = Dochód jest już pobrany.
why-income-first = Dochód nie jest jeszcze pobrany.
why-already-used = Karta „{ $card }” została już użyta.
why-no-such-use = Karty „{ $card }” nie używa się na karcie z ręki: jej opis mówi, co robi.
why-just-exchanged = Wymiana u Euklidesa przed chwilą się odbyła, a dwie z rzędu to jedna wymiana.
why-nothing-exchanged = Nic nie zostałoby wymienione.
why-another-player = To musi być inny gracz przy tym stole.
why-no-history = W tej historii nie ma żadnej karty.
why-choose-erased = Herodot przegląda historię i musi najpierw wybrać kartę.
why-no-assassin = Nie masz Skrytobójcy, który mógłby uderzyć: każdy uderza raz na grę.
why-no-person = Karta „{ $card }” nie jest postacią.
why-not-itself = Skrytobójca nie może usunąć samego siebie.
why-no-trade-left = Twój handel w tej turze już się odbył.
why-bound-by-port = Port miasta { $player } jest skierowany na ciebie: trzeba tam handlować.
why-trade-partner = To miasto jest w tej turze twoim partnerem handlowym.
why-war-fought = Jedyna wojna tej tury jest już za tobą.
why-no-sacrifice = Nie masz karty z widocznym symbolem wojny, którą można poświęcić.
why-too-weak = Do ataku masz { $own ->
    [0] 0 symboli wojny
    [one] 1 symbol wojny
    [few] { $own } symbole wojny
   *[other] { $own } symboli wojny
 } przeciwko { $other }: trzeba mieć więcej.
why-statue-first = Stoi tam Posąg Zeusa bez monety: trzeba zniszczyć jego i nic innego.
why-diogenes = Właściciel Aleksandra nie może zniszczyć Diogenesa.
why-choose-destroyed = Najpierw wybierz kartę do zniszczenia.
why-choose-sacrifice = Najpierw wybierz kartę do poświęcenia.
why-troy = Troi nie można poświęcić przy ataku.
why-no-war-symbol = Na karcie „{ $card }” nie widać symbolu wojny.

# What would help.

remedy-two = Potrzebne są dwie rzeczy, w tej kolejności: { $first } { $then }
remedy-income = Najpierw pobierz dochód.
remedy-develop = Najpierw zagraj kartę „{ $card }”.
remedy-hippocrates = Najpierw przywróć Hipokratesem kartę „{ $card }”.
remedy-buy-vp = Najpierw kup u Euklidesa { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }.
remedy-sell-vp = Najpierw sprzedaj Euklidesowi { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 }.
remedy-use = Najpierw użyj karty „{ $card }”.
remedy-strike = Najpierw wyślij Skrytobójcę przeciw karcie „{ $card }” z miasta { $player }.
remedy-place = Najpierw wprowadź do miasta kartę „{ $card }” z ręki.
remedy-place-later = W swojej następnej turze możesz wprowadzić do miasta kartę „{ $card }” z ręki.
remedy-coins = Trzeba poczekać, aż będziesz mieć o { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
 } więcej.
remedy-points = Trzeba poczekać, aż będziesz mieć o { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
 } więcej.
remedy-next-turn = Będzie to znów możliwe w twojej następnej turze.
remedy-port-back = Port wróci po fazie handlu gracza { $player }.

# The table in words.

sketch-none = brak
sketch-piles = Stosy: { $piles }.
sketch-pile = { $colour } { $n }
sketch-pile-locked = { $colour } zamknięty
sketch-city = { $city } { $side }
sketch-no-city = jeszcze bez miasta
sketch-player = { $player } ({ $city }): monety { $coins }, punkty zwycięstwa { $vp }, na ręce { $hand }, w historii { $history }; wojna { $war }, wazy { $vases }, kultura { $culture }.
sketch-cards = Miasto: { $cards }.
sketch-card-coin = { $card } z monetą
sketch-card-used = { $card } (użyto)
sketch-card-coin-used = { $card } z monetą (użyto)
sketch-history = Historia: { $cards }.
sketch-hidden = { $colour ->
    [czerwony] czerwona
    [zielony] zielona
    [niebieski] niebieska
   *[other] żółta
 } karta
sketch-auction = { $player } – licytacja: { $card }; brak ofert.
sketch-auction-bid = { $player } – licytacja: { $card }; { $other } – oferta { $n }.
sketch-hand = Twoja ręka: { $cards }.
sketch-tops = Znane ci wierzchy stosów: { $tops }.
sketch-top = { $colour } – { $card }
sketch-glimpsed = Widziane przez ciebie karty w ręce miasta { $player }: { $cards }.

# The drawn table.

draw-table = Stół
draw-city = { $city }, { $player }: { $coins }, { $points }.
draw-coin = Chroni ją moneta.
draw-used = Została użyta.
draw-pile = { $colour ->
    [czerwony] Czerwony
    [zielony] Zielony
    [niebieski] Niebieski
   *[other] Żółty
 } stos: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
 }, w tym karta końca.
draw-pile-locked = { $colour ->
    [czerwony] Czerwony
    [zielony] Zielony
    [niebieski] Niebieski
   *[other] Żółty
 } stos jest zamknięty.
draw-end = kres
draw-sells = { $city }: karta na sprzedaż
draw-must-sell = { $n ->
    [one] od 1 monety trzeba ją sprzedać
   *[other] od { $n } monet trzeba ją sprzedać
 }
draw-passed = pas
draw-turn = Tura: { $city }
draw-last-turn = Ostatnia tura: { $city }
draw-phase-1 = Dobieranie
draw-phase-2 = Licytacja
draw-phase-3 = Rozwój
draw-phase-4 = Ochrona
draw-phase-5 = Dochód
draw-phase-6 = Handel
draw-phase-7 = Wojna
draw-hand = Twoja ręka · niewidoczna dla innych
draw-lot = Na licytacji
draw-tucked = Pod Aleksandrem
draw-tops = Na wierzchu stosów
draw-glimpsed = Widziane, w innych rękach
draw-reading = Historia miasta { $city }
draw-boards = Plansze miast
