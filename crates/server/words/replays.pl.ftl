## Words about replays and about a player's results.

## Replays

replay-share = Link do powtórki
replay-copy = Kopiuj link do tego ruchu
replay-embed = Kopiuj kod do osadzenia
replay-whole = Obejrzyj całą powtórkę
replay-nobody = ktoś
replay-played = Partię rozegrano tutaj.
replay-brought = Partię wczytano z zapisu.
replay-run = Odtwarzaj lub zatrzymaj
chapters = Rozdziały
remark = Komentarz
course-title = Kto był górą, ruch po ruchu
course-end = Na koniec, w ocenie samej gry: { $shares }.
turning-point = Zwrot na korzyść: { $side }
eyes = Kto patrzy
eyes-spectator = Wszyscy
speed = Tempo
keys = Klawisze
keys-ply = O jeden ruch wstecz lub naprzód
keys-chapter = Do poprzedniego lub następnego rozdziału
key-space = Spacja
keys-play = Odtwarzaj lub zatrzymaj
keys-ends = Do pierwszego lub ostatniego ruchu
keys-speed = Szybciej lub wolniej
dice-fair = { $rolls ->
    [0] Nie rzucano kośćmi.
    [one] Jedyny rzut przeliczono: jest zgodny ze zobowiązaniem.
   *[other] Rzuty przeliczono ({ $rolls }): wszystkie są zgodne ze zobowiązaniem.
 }
dice-seeded = { $rolls ->
    [0] Nie rzucano kośćmi.
    [one] Jedyny rzut wynika z ziarna w zapisie.
   *[other] Wszystkie rzuty ({ $rolls }) wynikają z ziarna w zapisie.
 }
dice-other-secret = Niepotwierdzone: sekret kości nie jest zgodny ze zobowiązaniem.
dice-other-bot-seed = Niepotwierdzone: ziarno bota nie wynika z sekretu objętego zobowiązaniem.
dice-differs = Niepotwierdzone: rzut w ruchu { $ply } nie jest zgodny ze zobowiązaniem.
dice-no-evidence = W zapisie nie ma nic, co pozwoliłoby sprawdzić kości.
dice-unreadable = Niepotwierdzone: nie można odczytać dowodów dla kości.
preview-title = { $game }: { $who }
preview-open = Stół w Hegemonii: wojny greckich miast-państw w twojej przeglądarce.

error-replay-not-over = Ta partia jeszcze się nie skończyła. Powtórka otworzy się po niej; do tego czasu możesz oglądać przy stole.
error-drawings-busy = W tej chwili powstaje bardzo wiele rysunków. Spróbuj ponownie za kilka sekund.

## Records that are brought

upload-title = Wczytaj zapis
upload-text = Zapis partii (.hgr), stąd albo z wiersza poleceń, zostanie sprawdzony ruch po ruchu, zachowany i pokazany każdemu, kto ma link, razem z komentarzami.
upload-file = Zapis
upload-button = Obejrzyj
upload-limits = Do { $kilobytes } KB i { $moves } ruchów. Ten sam zapis przechowujemy raz.

error-upload = Wiersz { $line } zapisu: { $why }
error-upload-text = To nie jest tekst. Zapis to plik tekstowy, którego pierwszy wiersz brzmi [Hegemonia "1"].
error-upload-game = Żadna z tutejszych gier nie nazywa się tak, jak podano w nagłówku Game.
error-upload-moves = wczytywana partia może mieć najwyżej { $moves } ruchów
error-upload-large = Ten plik jest za duży: zapis ma najwyżej { $kilobytes } KB.
error-upload-often = { $minutes ->
    [one] Wczytujesz zbyt wiele zapisów w krótkim czasie. Spróbuj ponownie za minutę.
    [few] Wczytujesz zbyt wiele zapisów w krótkim czasie. Spróbuj ponownie za { $minutes } minuty.
   *[other] Wczytujesz zbyt wiele zapisów w krótkim czasie. Spróbuj ponownie za { $minutes } minut.
 }
error-upload-own = { $most ->
    [one] Masz tu już jeden wczytany zapis i na więcej twoich nie ma miejsca.
    [few] Masz tu już { $most } wczytane zapisy i na więcej twoich nie ma miejsca.
   *[other] Masz tu już { $most } wczytanych zapisów i na więcej twoich nie ma miejsca.
 }
error-upload-full = Na tym serwerze nie ma miejsca na więcej zapisów.

## A player's results

player-since = Pod tym nickiem od { $date }.
player-results = Twoje wyniki
player-public = Twoja strona, jak widzą ją inni
player-none = Żadna partia jeszcze się nie skończyła. Tu będą się liczyć skończone.
player-sides = Według gry i strony
player-opponents = Według przeciwnika
player-alone = Przy stole nie było nikogo innego.
player-openings = Ulubione otwarcia
player-opening = Pierwszy ruch
player-recent = Skończone partie
player-newer = Nowsze
player-older = Starsze
player-moves = { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
 }
figure-games = Partie
figure-won = Wygrane
figure-shared = Remisy
figure-lost = Przegrane
figure-streak = Obecna seria
figure-longest = Najdłuższa seria
outcome-won = wygrana
outcome-shared = remis
outcome-lost = przegrana
outcome-none = bez wyniku
plot-course = Zwycięstwa minus porażki, partia po partii
plot-course-desc = Ostatnie partie ({ $n }): bilans na końcu { $end }, najwyższy { $high }, najniższy { $low }.
