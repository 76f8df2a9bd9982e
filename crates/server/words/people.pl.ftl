## Words about people: accounts, the lobby, clocks, agreement, chat.

## Accounts

me-title = Twój profil
me-login = Zaloguj się
name = Nick
password = Hasło
deleted-name = Dawny gracz
claim-title = Zarezerwuj nick
claim-text = Z hasłem odnajdziesz swoje partie w każdej przeglądarce. Nie pytamy o e-mail, więc zgubionego hasła nikt ci nie przyśle: dobrze go pilnuj.
claim-button = Zarezerwuj nick
login-title = Logowanie
login-text = Dla tych, którzy mają już zarezerwowany nick.
login-button = Zaloguj się
login-bring = Zabierz partie z tej przeglądarki
account-text = Ten nick jest twój. Swoje partie znajdziesz w każdej przeglądarce, w której się zalogujesz.
sessions-title = Gdzie trwa twoja sesja
sessions-text = { $n ->
    [one] Tylko w tej przeglądarce.
   *[other] W { $n } przeglądarkach.
 }
logout = Wyloguj się
logout-everywhere = Wyloguj się wszędzie
password-title = Zmień hasło
password-text = We wszystkich innych przeglądarkach nastąpi wylogowanie.
password-old = Stare hasło
password-new = Nowe hasło
password-button = Zmień hasło
export-title = Twoje dane
export-text = Wszystko, co o tobie przechowujemy, w jednym pliku: nick, stoły, ruchy.
export-button = Pobierz moje dane
delete-title = Odejdź na zawsze
delete-text = Twój nick zostanie zapomniany i każdy będzie mógł go zarezerwować. Trwające partie dwuosobowe zostaną poddane; skończone pozostaną pod nickiem „Dawny gracz”.
delete-sure = Tak, zapomnijcie o mnie
delete-button = Usuń

error-claim-name = Nick ma od 2 do 24 liter lub cyfr jednego alfabetu; między nimi może stać spacja, kropka, łącznik lub apostrof.
error-name-taken = Nick { $name } jest już zajęty albo tak podobny do czyjegoś, że można by was pomylić. Wybierz inny; jeśli ten jest twój, zaloguj się.
error-name-for-good = Nick konta jest na zawsze: inni cię po nim poznają.
error-has-account = Masz już nick. Najpierw się wyloguj, a potem zarezerwuj inny.
error-no-account = Do tego potrzebny jest nick z hasłem. Najpierw zarezerwuj go w swoim profilu.
error-password-length = Hasło ma od { $least } do { $most } znaków. Kilka słów pod rząd to dobre hasło.
error-password-easy = To hasło każdy by odgadł. Weź kilka słów, których nikt z tobą nie skojarzy.
error-password-wrong = To nie jest twoje hasło. Spróbuj ponownie; pytamy o stare, żeby nikt inny nie mógł tego zrobić.
error-password-queue = W tej chwili loguje się bardzo wiele osób. Spróbuj ponownie za kilka sekund.
error-login = Ten nick i to hasło do siebie nie pasują. Sprawdź jedno i drugie i spróbuj ponownie.
error-attempts = { $minutes ->
    [one] Zbyt wiele błędnych haseł dla tego nicka. Spróbuj ponownie za minutę.
    [few] Zbyt wiele błędnych haseł dla tego nicka. Spróbuj ponownie za { $minutes } minuty.
   *[other] Zbyt wiele błędnych haseł dla tego nicka. Spróbuj ponownie za { $minutes } minut.
 }
error-not-sure = Zaznacz pole, jeśli naprawdę tego chcesz: co usunięte, to nie wróci.

## The lobby

nav-lobby = Lobby
lobby-title = Lobby
lobby-text = Stoły, które czekają na kogoś takiego jak ty. Lista odświeża się sama.
lobby-open = Otwórz stół
lobby-waiting = Wolne miejsca
lobby-none = Nikt nie czeka. Otwórz własny stół; każdy, kto tu zajrzy, może się dosiąść.
lobby-going = Trwające partie
lobby-going-none = W tej chwili nie trwa żadna otwarta partia.
lobby-join = Dosiądź się
lobby-back = Do swojego stołu
lobby-watch = Oglądaj
host-short = Otwórz stół
host-title = Otwórz stół: { $game }
host-seats = Kto gdzie siedzi?
host-drawn = Wylosuj strony, gdy wszyscy będą na miejscach
host-who = Kto może przyjść?
host-listed = Każdy, z lobby
host-link = Każdy, kto dostanie link
host-pace = W jakim tempie?
host-live = Zegar każdego gracza
host-slow = Czas na każdą turę
host-expiry = Gdy czas się skończy
host-watch = Widzowie
host-more = Poza tym
host-takebacks = Ruchy można cofać, gdy wszyscy się zgodzą
host-rated = Wynik się liczy
host-rated-account = Wynik się liczy (dla graczy z zarezerwowanym nickiem)
sitter-me = Ty
sitter-person = Człowiek
sitter-none = Nikt
pace-none = Bez zegara
pace-live = Na żywo
pace-slow = Powoli, przez wiele dni
clock-live = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s na turę
 }
clock-slow = { $days ->
    [one] 1 dzień na turę
   *[other] { $days } dni na turę
 }
expiry-loss = Partia jest przegrana
expiry-bot = Dalej gra bot
watch-open = Każdy może oglądać
watch-late = Oglądanie z opóźnieniem { $minutes } min
watch-closed = Bez widzów
terms-loss = Komu skończy się czas, ten przegrywa.
terms-bot = Za tego, komu skończy się czas, dalej gra bot.
terms-rated = Wynik się liczy.
terms-drawn = Strony losuje się, gdy wszyscy są na miejscach.
terms-takebacks = Ruchy można cofać, gdy wszyscy się zgodzą.
terms-no-takebacks = Co się stało, to się nie odstanie: ruchów nie cofa się nawet za zgodą wszystkich.
table-leave = Odejdź od stołu
table-cancel = Zamknij stół
rematch = Rewanż po zamianie stron
rematch-go = Do rewanżu
over-cancelled = Stół został zamknięty.
    .why = Partia nie zdążyła się zacząć.
new-others = Z ludźmi z lobby, z kilkoma znajomymi, z botami różnej siły albo z zegarem:

error-gap = Miejsca zapełnia się od pierwszego do ostatniego; puste mogą być tylko ostatnie.
error-own-seat = Jedno miejsce jest twoje, a co najmniej jedno należy do kogoś innego. Wybierz jeszcze raz.
error-wishes = Tych życzeń nie można odczytać. Wróć i wybierz z tego, co na liście.
error-rated-account = Przy tym stole wynik się liczy, więc grają tu tylko gracze z zarezerwowanym nickiem. Zarezerwuj go w swoim profilu, a potem się dosiądź.
error-rated-bot = Wynik liczy się między ludźmi. Zrezygnuj z botów albo z liczenia wyniku.
error-lobby-own = { $most ->
    [one] W lobby czeka już jeden twój stół. Zamknij go albo graj.
    [few] W lobby czekają już { $most } twoje stoły. Zamknij któryś z nich albo graj.
   *[other] W lobby czeka już { $most } twoich stołów. Zamknij któryś z nich albo graj.
 }
error-lobby-full = Lobby jest pełne. Dosiądź się do któregoś stołu albo zaproś kogoś linkiem.
error-by-link = Tego stołu nie ma w lobby. Poproś gospodarza o link.
error-begun = Partia już się zaczęła; poddać się możesz przy stole.
error-not-over = Partia jeszcze się nie skończyła.
