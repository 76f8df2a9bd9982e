## Words about programs that play for people.

player-program = { $name } (program)
programs-title = Programy
programs-text = Twój program może z tokenem grać pod twoim nickiem. Przy stołach może to, co ty; twojego konta nie ruszy. Jak go napisać:
program-mark = Pod tym nickiem gra program; informuj o tym przy każdym stole
program-keep = Zapisz
token-label = Do czego służy token?
token-make = Utwórz token
token-new = Nowy token
token-once = To jest token „{ $label }”. Pokazujemy go tylko ten jeden raz; kto go ma, może grać w twoim imieniu.
token-use = Program wysyła go z każdym żądaniem:
token-kept = Token zachowany
token-drop = Unieważnij
token-drop-one = Unieważnij token „{ $label }”
tokens-keep = Zachowaj tokeny moich programów; inaczej też zostaną unieważnione
api-title = Dla programów
api-text = Programy grają przez HTTP tak jak ludzie w przeglądarce: każdy adres poniżej przyjmuje JSON i odpowiada w JSON, gdy z żądaniem przychodzi token.
api-first = Zarezerwuj nick, a potem utwórz token w swoim profilu. Pierwszy program, któremu wystarczy Python:
api-file = To samo dla maszyn, jako OpenAPI:
api-games = Metody protokołu silnika, według nazw: POST /api/ i metoda, z argumentami w treści. Uchwytem partii jest id jej stołu.
over-by-people = Ludzie przy stole zakończyli partię.
explain-nothing = Żaden ruch tego nie dotyczy.

error-token = Ten token jest nieznany. Być może został unieważniony; utwórz inny w swoim profilu.
error-token-account = Token służy do gry; nie może zaglądać do konta ani go zmieniać. Zrób to w przeglądarce.
error-token-label = Powiedz w kilku słowach, do czego służy token.
error-tokens = { $most ->
    [one] Masz już jeden token. Unieważnij go, jeśli nie jest ci już potrzebny.
    [few] Masz { $most } tokeny. Unieważnij któryś, jeśli nie jest ci już potrzebny.
   *[other] Masz { $most } tokenów. Unieważnij któryś, jeśli nie jest ci już potrzebny.
 }
error-often = { $seconds ->
    [one] Za często. Spróbuj ponownie za sekundę.
    [few] Za często. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Za często. Spróbuj ponownie za { $seconds } sekund.
 }
error-no-method = Nie ma metody { $method }. Wszystkie wymienia GET /api/openapi.json.
error-no-load = Partia przy stole zaczyna się od początku. Pozycje wczytuj silnikiem na własnym komputerze; zapis partii możesz wczytać tutaj i odtworzyć.
error-state-open = Jawna pozycja zdradza wszystkie sekrety, więc jest dostępna dopiero po partii. Zapytaj o widok ze swojego miejsca.
error-suggest-people = Przy tym stole siedzą inni ludzie i nie zgodzili się, żeby bot ci doradzał.
error-move-or-moves = podaj albo "move", albo "moves" z listą od 1 do 100 ruchów
error-move-or-target = podaj albo "move", albo "target"
error-budget = Limity myślenia bota tutaj: symulacje { $simulations }, czas { $millis } ms. Jeśli chcesz więcej, uruchom silnik na własnym komputerze.
error-params = argumenty to jeden obiekt JSON
