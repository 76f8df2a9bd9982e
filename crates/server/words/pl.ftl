## Words of the server's pages in Polish.

guest-names = Myrrina Lizandra Teano Kallias Fajdros Lizys Teages Diotyma Aspazja Nikiasz Kleon Archidamos Gorgo Chilon Myron Korynna Ion Simon Melitta Filon Agaton Alkmena Anyte Arete Chares Dejdamia Doris Eumelos Eunike Glauke Hegezo Hippiasz Iante Iole Kallisto Kimon Klejto Kritiasz Laches Leon Lykos Megakles Melissa Menon Mikon Nauzykaa Nikarete Nikeratos Nossis Pauzaniasz Perdiks Fano Filinna Fokion Praksilla Rode Stezylaos Telesilla Tais Tymios

## Frame

skip = Do treści
brand-home = Hegemonia, strona główna
theme = Motyw jasny lub ciemny
language = Język
nav = Serwis
nav-play = Graj
nav-games = Twoje partie
nav-rules = Zasady
offline = Brak połączenia. Próbujemy ponownie; twoje ruchy są bezpieczne.

## Home

home-title = Graj
home-games = Gry
hero-title = Wojny greckich miast‑państw przy twoim stole.
hero-text = Graj z człowiekiem albo z dobrym botem. Zasad pilnuje program, a każde „nie” mówi dlaczego.
hero-play = Zagraj od razu z botem
hero-friend = Zagraj ze znajomym
hero-hot-seat = Wspólny ekran
hero-then = Jedno kliknięcie otwiera stół do gry { $game }: bez konta, bez instalacji.
card-play = Graj
card-players = (liczba graczy)
your-games = Twoje partie
your-games-none = Nikt na ciebie nie czeka. Otwórz stół, a bot chętnie usiądzie naprzeciwko.
your-games-all = Wszystkie twoje partie
list-against = kontra { $who }
list-alone = wspólny ekran
state-your-turn = twoja kolej
state-waiting = czekasz
state-players = wolne miejsce
state-begin = zaczynamy
state-over = koniec
first-title = Jesteś tu pierwszy raz?
first-gold = To, co możesz teraz zrobić, świeci na złoto. Kliknij to na mapie albo wybierz z listy.
first-why = O wszystko inne zapytaj „Dlaczego nie?” i przeczytaj zasadę, z której wynika odpowiedź.
first-undo = Cofaj ruchy do woli, dopóki nie padnie kość ani nie zostanie odkryta karta.
foot-dice = Kości, które możesz sprawdzić
foot-undo = Cofanie ruchów, dopóki nie wyjdzie na jaw coś nowego
foot-record = Zapis każdej partii
name-label = Twój nick
name-change = Zmień

## A new table

new-with = Z kim?
new-rules = Przeczytaj zasady
with-alone = Samotnie
    .text = Grą drugiej strony kierują zasady gry.
with-bot = { $seats ->
    [2] Przeciwko botowi
   *[other] Przeciwko botom
 }
    .text = Partia zaczyna się od razu.
with-friend = { $seats ->
    [2] Ze znajomym
   *[other] Ze znajomymi
 }
    .text = { $seats ->
        [2] Dostaniesz link do wysłania; partia zacznie się, gdy ktoś go otworzy.
       *[other] Dostaniesz link do wysłania; partia zacznie się, gdy wszystkie miejsca będą zajęte.
    }
with-hot-seat = Wspólny ekran
    .text = { $seats ->
        [2] Ty i osoba obok gracie na tym ekranie.
       *[other] Ty i osoby obok gracie na tym ekranie.
    }
new-level = { $seats ->
    [2] Jak silny ma być bot?
   *[other] Jak silne mają być boty?
 }
new-side = Twoja strona
new-any = Dowolna
new-edition = Wydanie i scenariusz
new-seats = Ilu graczy?
new-begin = Otwórz stół
level-easy = Łatwy
    .bot = Łatwy bot
level-medium = Średni
    .bot = Średni bot
level-hard = Trudny
    .bot = Trudny bot
level-hardest = Najtrudniejszy
    .bot = Najtrudniejszy bot

## Invitation

invite-title = Masz zaproszenie
invite-text = { $who } zaprasza cię do gry { $game }.
invite-take = Graj jako { $side }
invite-link = Wyślij ten link znajomemu; kto go otworzy, zajmie wolne miejsce.
invite-copy = Kopiuj link
invite-copied = Skopiowano

## Table

map = Mapa
log = Dziennik
rule = Zasada
panel = Co jest do wyboru
sheet = Podnieś lub opuść panel
meaning = Co masz na myśli?
tabs = Widoki
you = ty
seat-free = wolne miejsce
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała mapa
caption-yours = Twoja kolej · { $phase }
caption-hot-seat = { $side } · { $phase }
caption-other = Kolej: { $side }
caption-open = Przed partią
caption-over = Koniec partii
prompt-choices = { $n ->
    [one] Jedna możliwość.
   *[other] { $n } możliwości. Kliknij to, co świeci.
 }
prompt-bot = { $side }: { $who } myśli.
prompt-person = { $side }: { $who } wybiera.
prompt-players = Czekamy na kolejną osobę.
    .more = Partia zacznie się, gdy miejsce będzie zajęte.
prompt-seeds = Każda strona dodaje coś od siebie do rzutów kośćmi.
    .more = To potrwa chwilę.
ways = { $n ->
    [one] 1 sposób
    [few] { $n } sposoby
   *[other] { $n } sposobów
 }
loses = Tym ruchem od razu przegrasz partię.
amount-quick = Szybki wybór
amount-less = O jeden mniej
amount-more = O jeden więcej
amount-set = Zatwierdź
amount-label = { $name } { $n }, { $note }
orders = Polecenia na zapas
orders-cancel = Odwołaj
orders-about = Polecenie odpowiada za ciebie, gdy cię nie ma. Nikt inny go nie widzi.
undo = Cofnij ruch
barrier-start = Nie ma czego cofnąć
barrier-chance = Koniec cofania: zdecydował los
barrier-shown = Koniec cofania: odkryto coś ukrytego
barrier-passed = Koniec cofania: kolej przeszła dalej
why-not = Dlaczego nie?
why-title = { $name }: dlaczego nie?
why-title-bare = Dlaczego nie?
why-nothing = Teraz nie ma tu nic do wyboru.
why-not-your-turn = To nie twoja kolej.
why-over = Partia jest skończona.
resign = Poddaj się
fair = Kości
fair-text = Przed pierwszym rzutem serwer zobowiązał się do sekretu, podając jego SHA-256 (poniżej). Twoja przeglądarka dodała własne ziarno. Każdy rzut wynika z obu i nikt nie mógł go wybrać. Sekret zostanie ujawniony po partii.
fair-over = Sekret jest już jawny. Zapis zawiera wszystko, co potrzebne, by przeliczyć każdy rzut: hegemonia verify albo docs/fair-chance.md.
fair-commitment = Zobowiązanie (SHA-256 sekretu)
fair-secret = Sekret
dialog-yes = Tak
dialog-no = Nie
dialog-close = Zamknij
resign-title = Poddać tę partię?
resign-text = Druga strona od razu wygrywa. Tego nie da się cofnąć.
lose-title = Na pewno?
lose-text = Tym ruchem od razu przegrasz partię.
curtain-title = Przekaż ekran: teraz { $side }
curtain-text = Dalej może patrzeć tylko ten, kto gra jako { $side }.
curtain-show = Gram jako { $side }
history = Przebieg partii
history-start = Przed pierwszym ruchem
history-quiet = Dokonano wyboru, na razie bez skutków.
log-look = Ruch { $n }, { $side }: obejrzyj jeszcze raz
motion = Włącz lub wyłącz animacje
history-first = Do pierwszego ruchu
history-prev = O jeden ruch wstecz
history-next = O jeden ruch naprzód
history-last = Do ostatniego ruchu
history-play = Zobacz, co zaszło od twojej ostatniej decyzji
history-now = Wróć do bieżącej chwili

## The end

over-wins = Zwycięstwo: { $side }.
over-shared = Zwycięstwo jest wspólne.
over-shared-by = Wspólne zwycięstwo: { $sides }.
over-nobody = Nikt nie wygrał.
over-lost = Partia przegrana.
over-resigned = { $side }: partia poddana.
score = Punktacja
score-line = Za co
score-side = Strona
score-total = Razem
replay = Powtórka
record = Zapis partii
again = Zagraj ponownie

## Rules

rules-contents = Rozdziały
rules-find = Szukaj w zasadach
rules-none = Te zasady nie zostały jeszcze spisane.

## What goes wrong

failure-title = Nie udało się
failure-home = Na stronę główną
error-not-found = Tu nic nie ma. Link może być stary albo ucięty.
error-no-session = Do tego potrzebne jest twoje ciasteczko (cookie). Otwórz stronę główną i zajmij miejsce jeszcze raz.
error-stale = Partia poszła dalej; oto jej obecny stan.
error-broken = Coś się u nas zepsuło. Twoja partia jest bezpieczna; spróbuj ponownie.
error-not-kept = Serwer nie może teraz zapisywać na dysku. Nic się nie zmieniło; spróbuj ponownie za chwilę.
error-unavailable = Baza danych serwera teraz nie odpowiada. Spróbuj ponownie za chwilę; jeśli coś było zmieniane, najpierw sprawdź, czy zostało zapisane.
error-cross-site = To żądanie przyszło z innej witryny. Otwórz stół na jego własnej stronie i spróbuj tam; program wysyła nagłówek X-Hegemonia.
error-not-your-seat = To nie twoje miejsce. Możesz oglądać; żeby grać, otwórz własny stół albo poproś o zaproszenie.
error-not-your-turn = To nie twoja kolej. Zaczekaj na drugą stronę; jej ruch pojawi się tu od razu.
error-order-seats = Polecenia na zapas może dawać ten, kto ma przy stole jedno miejsce. Kto ma ich kilka, decyduje za każdym razem.
error-no-such-order = Tego polecenia nie można teraz dać. Możliwe są te z panelu; jeśli strona jest nieaktualna, odśwież ją.
error-over = Partia jest skończona. Jej zapis i powtórka są na stronie stołu.
error-no-such-seat = W tej grze nie ma takiej strony. Wróć i wybierz jedną z listy.
error-no-such-level = Nie ma takiego bota. Wróć i wybierz jednego z listy.
error-invitation = To zaproszenie jest nieważne. Poproś znajomego o cały link.
error-no-free-seat = Wszystkie miejsca są zajęte. Możesz oglądać albo otworzyć własny stół.
error-language = Tego języka tu nie ma. Wybierz któryś z listy.
error-name = Nick ma od 1 do 24 znaków.
error-seed = Ziarno ma 64 cyfry szesnastkowe.
error-unreadable = Nie można odczytać tego żądania: { $why }. Odśwież stronę i spróbuj ponownie; co mają wysyłać programy, mówi docs/http-api.md.
error-method = Ten adres nie przyjmuje takich żądań. Wróć na stronę główną; co mają wysyłać programy, mówi docs/http-api.md.
error-too-large = To żądanie jest za duże: żaden ruch ani formularz nie wymaga więcej niż 16 KB. Odśwież stronę i spróbuj ponownie.
error-too-slow = To żądanie docierało zbyt długo. Sprawdź połączenie i spróbuj ponownie.
error-undo-too-far = { $n ->
    [one] Możesz cofnąć jeden ruch. Przy większej liczbie druga strona musiałaby zapomnieć to, co już wie.
   *[other] Możesz cofnąć od 1 do { $n } ruchów. Przy większej liczbie druga strona musiałaby zapomnieć to, co już wie.
 }
error-too-many-tables = { $most ->
    [one] Masz już jedną nieskończoną partię. Dokończ ją albo poddaj, a potem otwórz następną.
    [few] Masz { $most } nieskończone partie. Dokończ albo poddaj którąś z nich, a potem otwórz następną.
   *[other] Masz { $most } nieskończonych partii. Dokończ albo poddaj którąś z nich, a potem otwórz następną.
 }
error-too-many-streams = { $most ->
    [one] Masz już otwarty jeden stół. Zamknij jego kartę, a potem odśwież tę.
    [few] Masz otwarte naraz { $most } stoły. Zamknij niektóre ich karty, a potem odśwież tę.
   *[other] Masz otwartych naraz { $most } stołów. Zamknij niektóre ich karty, a potem odśwież tę.
 }
error-record-not-over = Zapis zawiera to, co jeszcze ukryte; otworzy się po partii.
