## Words about watching and talking.

## Watching

watching = Oglądasz.
watching-behind = { $minutes ->
    [one] Widzisz stół taki, jaki był minutę temu.
    [few] Widzisz stół taki, jaki był { $minutes } minuty temu.
   *[other] Widzisz stół taki, jaki był { $minutes } minut temu.
 }
watched = { $n ->
    [0] Nikt teraz nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $n } osoby
   *[other] Ogląda { $n } osób
 }
fair-text-watching = Przed pierwszym rzutem serwer zobowiązał się do sekretu, podając jego SHA-256 (poniżej), a przeglądarka każdego gracza dodała własne ziarno. Każdy rzut wynika z nich wszystkich i nikt nie mógł go wybrać. Sekret zostanie ujawniony po partii.
prompt-late = Partia się zaczęła.
    .more = Co się dzieje, zobaczysz tu później, zgodnie z życzeniem gospodarza.
unwatched-title = Tego stołu nie można oglądać
unwatched-text = Dopóki trwa ta partia gry { $game }, gospodarz chce, żeby widzieli ją tylko gracze. Gdy się skończy, znajdziesz ją tutaj. Jeśli w niej grasz, zaloguj się albo otwórz ją w przeglądarce, w której masz swoje miejsce.
unwatched-lobby = Partie do oglądania
error-unwatched = Dopóki trwa partia, tego stołu nie można oglądać. Jeśli w niej grasz, zaloguj się albo użyj przeglądarki, w której masz swoje miejsce.
lobby-playing-all = { $n ->
    [one] Jedna partia
   *[other] Wszystkie trwające partie ({ $n })
 }
lobby-page = Strona { $page } z { $pages }
lobby-pages = Strony
lobby-newer = Nowsze
lobby-older = Starsze

## Talking

chat = Czat
chat-tabs = Dziennik i czat
chat-label = Napisz coś
chat-say = Wyślij
chat-spectator = widz
chat-about-players = Dopóki trwa partia, czytają to tylko gracze przy tym stole.
chat-about-spectators = Dopóki trwa partia, czytają to tylko widzowie. Gracze zobaczą to po partii.
chat-about-over = Partia jest skończona: gracze i widzowie czytają się nawzajem.
chat-account = Pisać mogą tu widzowie z zarezerwowanym nickiem.
chat-muted = Nie widzisz już, co pisze { $who }, ani tu, ani przy innych stołach. Możesz to zmienić w swoim profilu.
chat-reported = Dziękujemy. Administrator tego serwera widzi teraz tę wiadomość, a nikt inny nie dowie się o twoim zgłoszeniu.
line-about = Opcje tej wiadomości ({ $who })
line-title = O tej wiadomości
line-mute = Ukryj wiadomości tej osoby
    .more = Tylko dla ciebie, przy każdym stole. Ta osoba się o tym nie dowie.
line-report = Zgłoś administratorowi
    .more = Dla wiadomości, na które przy stole nie ma miejsca. Administrator przeczyta wiadomość, twój nick i powód.
line-note = Co administrator powinien wiedzieć? (opcjonalnie)
line-stranger = Zajmij miejsce albo zaloguj się, żeby ukrywać lub zgłaszać czyjeś wiadomości.
reason-insult = Obraża kogoś albo mu grozi
reason-spam = To reklama albo wciąż to samo
reason-cheating = Zdradza to, czego gracz nie może wiedzieć
reason-other = Coś innego
muted-title = Ukryte osoby
muted-text = Nie widzisz tego, co piszą przy stołach.
muted-hear = Pokaż znowu

error-line = Wiadomość ma od 1 do { $most } widocznych znaków, bez takich, które zmieniają kierunek tekstu.
error-talk-fast = { $seconds ->
    [one] Nie tak szybko: napisz to za sekundę.
    [few] Nie tak szybko: napisz to za { $seconds } sekundy.
   *[other] Nie tak szybko: napisz to za { $seconds } sekund.
 }
error-talk-crowd = { $seconds ->
    [one] Bardzo wiele osób tu pisze. Spróbuj ponownie za sekundę.
    [few] Bardzo wiele osób tu pisze. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Bardzo wiele osób tu pisze. Spróbuj ponownie za { $seconds } sekund.
 }
error-own-line = To twoja własna wiadomość.
error-reason = Wybierz powód z listy.
error-note = Dopisek ma najwyżej 300 znaków, bez takich, które zmieniają kierunek tekstu. Skróć go i spróbuj ponownie.
error-reports = { $seconds ->
    [one] Administrator ma już od ciebie wiele zgłoszeń. Odczekaj sekundę przed następnym; żeby czytać w spokoju, ukryj czyjeś wiadomości.
    [few] Administrator ma już od ciebie wiele zgłoszeń. Odczekaj { $seconds } sekundy przed następnym; żeby czytać w spokoju, ukryj czyjeś wiadomości.
   *[other] Administrator ma już od ciebie wiele zgłoszeń. Odczekaj { $seconds } sekund przed następnym; żeby czytać w spokoju, ukryj czyjeś wiadomości.
 }
error-mutes = Masz ukrytych bardzo wiele osób. Pokaż znowu niektóre z nich w swoim profilu, a potem ukryj inne.

## People who mean no good

error-keys = { $minutes ->
    [one] Zbyt wiele błędnych zaproszeń. Poproś o cały link i spróbuj ponownie za minutę.
    [few] Zbyt wiele błędnych zaproszeń. Poproś o cały link i spróbuj ponownie za { $minutes } minuty.
   *[other] Zbyt wiele błędnych zaproszeń. Poproś o cały link i spróbuj ponownie za { $minutes } minut.
 }
error-same-browser = Ktoś przy tym stole logował się w tej samej przeglądarce co ty. Tu wynik się liczy, więc każda strona potrzebuje własnej przeglądarki; możesz się dosiąść do stołów, przy których się nie liczy.
