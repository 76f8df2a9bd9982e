## Words about time, notices and agreement.

## Clocks

turns-label = { $n ->
    [one] 1 partia czeka na ciebie
    [few] { $n } partie czekają na ciebie
   *[other] { $n } partii czeka na ciebie
 }
error-too-late = Czas minął. Spójrz na stół jeszcze raz.
over-time = { $side }: koniec czasu.
clock-of = { $side }: pozostały czas
clock-days = { $days } d { $hours } h
clock-alarm = Masz mniej niż minutę.
resign-text-bot = Przegrywasz; na twoim miejscu dalej gra bot, a ty oglądasz. Tego nie da się cofnąć.
player-bot = { $name } (dalej gra bot)
notices-title = Gdy przyjdzie twoja kolej
notify-text-me = Dopóki otwarta jest strona Hegemonii, ta przeglądarka może dać ci znać. Liczba czekających partii widnieje w tytule i u góry każdej strony.
notify-on = Daj mi znać, gdy przyjdzie moja kolej
notify-off = Ta przeglądarka da ci znać, gdy przyjdzie twoja kolej
notify-denied = Twoja przeglądarka nie zezwala na powiadomienia z tej witryny.
notify-title = Twoja kolej
notify-text = { $game }, kontra { $who }
notice-text = { $game }: twoja kolej.
webhook-title = Powiadomienia gdzie indziej
webhook-text = Gdy przyjdzie twoja kolej, serwer może napisać do jednego z tych hostów: { $hosts }. Podaj cały adres, zaczynając od http://, albo zostaw puste pole.
webhook-label = Adres
webhook-button = Zapisz
error-webhook = Administrator tego serwera pozwala wysyłać powiadomienia do: { $hosts }. Adres zaczyna się od http:// i dokładnie wymienia jeden z tych hostów.
error-webhook-off = Administrator tego serwera nie zezwolił na powiadomienia pod inne adresy.

## Agreement

propose = Zaproponuj …
propose-title = Co proponujesz?
propose-text = Pozostali zostaną zapytani. Kto gra dalej, zamiast odpowiedzieć, ten odmawia.
propose-draw = Remis
propose-abandon = Przerwanie partii
propose-undo = { $n ->
    [one] Cofnięcie jednego ruchu
   *[other] Cofnięcie { $n } ruchów
 }
propose-replace = Bot w zastępstwie gracza { $whom }
draw-text = Partia się kończy i nikt nie wygrywa.
abandon-text = Partia kończy się bez wyniku, jakby nikt jej nie grał.
replace-text = Bot zagra na tym miejscu do końca. Jego gracz może temu teraz zapobiec, wykonując ruch; później nie będzie mógł wrócić.
undo-needs = { $why }. Dlatego potrzebna jest zgoda pozostałych.
undo-dice = Kości wypadną znów tak samo: każdy rzut wynika z ziaren i ze swojego numeru.
forgets = Przepadnie: { $what }.
forgets-seat = { $n ->
    [one] jeden ruch ({ $side })
    [few] { $n } ruchy ({ $side })
   *[other] { $n } ruchów ({ $side })
 }
forgets-rolls = { $n ->
    [one] jeden rzut lub jedna karta
    [few] { $n } rzuty lub karty
   *[other] { $n } rzutów lub kart
 }
proposal = Propozycja
proposal-draw = { $who } proponuje remis.
proposal-abandon = { $who } proponuje przerwanie partii.
proposal-undo = { $n ->
    [one] { $who } prosi o cofnięcie jednego ruchu.
   *[other] { $who } prosi o cofnięcie { $n } ruchów.
 }
proposal-replace = { $who } proponuje, żeby gracza { $whom } zastąpił bot.
proposal-agree = Zgadzam się
proposal-refuse = Odmawiam
proposal-withdraw = Wycofaj
proposal-waits = Czekamy na odpowiedź: { $who }.
proposal-refused = { $who } się nie zgadza.
over-drawn = Remis.
    .why = Gracze tak się umówili.
over-abandoned = Partia została przerwana.
    .why = Gracze tak się umówili; wyniku nie ma.

error-proposal-kind = Tego nie można zaproponować. Na stronie widać, co można: remis, cofnięcie ruchów, przerwanie partii, bota w czyimś zastępstwie.
error-proposal-open = Jedna propozycja czeka już na odpowiedź. Zaczekaj albo graj dalej.
error-proposal-begun = Partia jeszcze się nie zaczęła. Odejdź od stołu albo go zamknij.
error-proposal-nobody = Nie ma tu nikogo innego, kto mógłby się zgodzić. Możesz się poddać albo cofnąć tyle ruchów, na ile pozwala przycisk.
error-proposal-gone = Ta propozycja jest już nieaktualna.
error-proposal-often = { $n ->
    [one] Niedawno padła już jedna twoja propozycja. Pograj trochę, a potem zapytaj znowu.
    [few] Niedawno padły już { $n } twoje propozycje. Pograj trochę, a potem zapytaj znowu.
   *[other] Niedawno padło już { $n } twoich propozycji. Pograj trochę, a potem zapytaj znowu.
 }
error-not-asked = To pytanie nie jest do ciebie albo twoja odpowiedź już padła.
error-draw-bot = Na remis umawiają się ludzie; przy tym stole gra też bot, a bot zawsze gra dalej.
error-no-takebacks = Przy tym stole ruchów nie cofa się nawet za zgodą wszystkich; było to wiadome przed partią.
error-undo-point = Nie ma tam twojej decyzji, do której można by wrócić. Wybierz jedną z tych na stronie.
error-replace-who = Bot może zastąpić inną osobę, która tu siedzi. Wybierz jedną z nich.
error-replace-here = Ten gracz nie odszedł: bot może zastąpić kogoś, na kogo partia czeka od dawna i kto na nią nie patrzy.
