# What the program itself says to people.

## Engine protocol

explain-nothing = Na stole nie ma nic o nazwie „{ $target }”, czego można by teraz użyć.

## Any game told

score-line = { $who }: { $total }

## Replay

replay-unfinished = Zapis kończy się tutaj; partia nie była skończona.
replay-ask = [{ $ply } z { $plies }] next, back, numer, board, q?
replay-help = Wpisz n lub naciśnij sam Enter, żeby zobaczyć następny ruch, b, żeby się cofnąć, start, end, numer od 0 do { $plies }, board, żeby zobaczyć cały stół, albo q, żeby skończyć.

## Verify

verify-fair = uczciwe. Sekret jest zgodny ze zobowiązaniem, a { $rolls ->
    [one] jedyny rzut wynika
   *[other] wszystkie rzuty ({ $rolls }) wynikają
 } z niego i z ziaren graczy.
verify-seeded = odtwarzalne. { $rolls ->
    [one] Jedyny rzut wynika
   *[other] Wszystkie rzuty ({ $rolls }) wynikają
 } z ziarna w zapisie. (Ziarno nie dowodzi, że nikt go nie wybrał.)
verify-other-secret = NIEUCZCIWE. Sekret nie jest zgodny ze zobowiązaniem: jego skrót jest inny.
verify-differs = NIEPOTWIERDZONE. W ruchu { $ply } zagrano „{ $played }”, ale z kości wynika „{ $computed }”.
verify-bots-bound = Ziarna botów ({ $seats }) także wynikają z sekretu.
verify-bots-free = Zapis nie mówi, na których miejscach grały boty: jeśli grały, ich ziarna nie były objęte zobowiązaniem.
verify-other-bot-seed = NIEUCZCIWE. Ziarno bota na miejscu { $seat } nie wynika z sekretu, choć zapis tak twierdzi.
verify-no-evidence = nie do sprawdzenia. W zapisie nie ma ani ujawnionego sekretu, ani ziarna.

## Soak

soak-summary = partie: { $games }, ruchy: { $moves } (średnio { $mean } na partię, najwyżej { $longest }), kontrole: { $audits }, błędy: { $faults }
soak-moves = ruchy
soak-outcomes = rozstrzygnięcia losu
soak-events = zdarzenia
soak-endings = zakończenia
soak-count = { $mean } na partię  { $what }
soak-fault =
    partia { $game }: { $what }
    { "  " }po { $count ->
        [one] jednym ruchu
       *[other] { $count } ruchach
     }: { $moves }

## Records

records-kept = { $edition } { $scenario }, { $ending }, { $winner }: zachowane partie: { $kept } z { $games }

## Play

play-welcome =
    { $game }. Grasz jako { $side }, przeciwnik: { $bot } (ziarno { $seed }).
    Wpisz ?, żeby zobaczyć pomoc.
play-help =
    numer           dokonaj tego wyboru
    słowa           wykonaj ruch, który się tak zapisuje, na przykład „{ "besiege thebai" }”
    (sam Enter)     pokaż jeszcze raz, co można zrobić
    u               cofnij swoją ostatnią decyzję, jeśli od tamtej pory nic nie wyszło na jaw
    why COŚ         dlaczego ruch albo użycie jakiejś rzeczy jest dozwolone lub nie
    board           wszystko, co możesz wiedzieć
    log             co się dotąd wydarzyło
    rules PUNKT     punkt zasad, na przykład „{ "rules 7.3" }”
    save PLIK       zapisz partię do pliku
    q               zakończ
play-bye = Do widzenia.
play-over = Partia jest skończona. Możesz jeszcze wpisać log, board, save PLIK albo q.
play-plain = { $text }
play-refused = { $reason } [{ $clause }]
play-nonsense = „{ $words }” nie jest tu ruchem. Wpisz numer z listy albo słowa ruchu; ? pokazuje, co jeszcze można wpisać.
play-similar = Czy chodziło o: { $moves }?
play-no-number = Wpisz numer od 1 do { $most }; sam Enter pokazuje listę jeszcze raz.
play-undone = Cofnięto.
play-why-what = Podaj ruch albo rzecz, o którą chodzi, na przykład „{ "why roll" }”.
play-why-nothing = „{ $about }” to ani ruch, ani rzecz, której można teraz użyć.
play-no-log = Nic się jeszcze nie wydarzyło.
play-save-where = Podaj plik do zapisania, na przykład „{ "save game.hgr" }”.
play-saved = Zapisano w pliku { $file }.
play-save-exists = Plik { $file } już istnieje; wybierz inną nazwę.
play-save-failed = Nie udało się zapisać pliku { $file }: { $error }
play-no-rules = Zasad tej gry nie ma w programie.
play-no-clause = Nie ma punktu „{ $asked }”. Przy tym, co się dzieje lub jest niedozwolone, punkt stoi w nawiasie.

undo-start = Nie ma jeszcze żadnej twojej decyzji.
undo-chance = Od tamtej pory rzucono kością albo dobrano kartę; tego nie da się cofnąć.
undo-shown = Od tamtej pory odkryto coś ukrytego; tego nie da się cofnąć.
undo-passed = Od tamtej pory kolej przeszła dalej; tego nie da się cofnąć.

## Serve

serve-ready = Hegemonia działa pod adresem { $address }
serve-taken = Adresu { $address } nie można użyć. Jeśli Hegemonia już tam działa, otwórz http://{ $address }/ w przeglądarce; jeśli nie, wybierz inny adres: hegemonia serve --listen 127.0.0.1:8001
serve-database = Nie można tam przechowywać partii. Sprawdź, czy katalog istnieje i czy można w nim zapisywać, albo wybierz inne miejsce: --database sqlite://path/to/file.db
serve-in-use = Pliku { $file } używa inny serwer Hegemonii. Zagraj tam albo najpierw go zatrzymaj; drugi serwer potrzebuje własnej bazy: --database sqlite://path/to/other.db
serve-postgres = PostgreSQL nie wpuszcza serwera. Sprawdź, czy działa i czy host, port, użytkownik i baza w --database postgres://user@host/database są właściwe
serve-address = Napisz --database sqlite://path/to/file.db albo --database postgres://user@host/database
serve-version = Tabele w tej bazie nie są takie, jakie tworzy ta wersja. Jeśli używała jej nowsza Hegemonia, uruchom tamtą; w przeciwnym razie przywróć zapisaną kopię
serve-unwritable = Baza się otwiera, ale niczego nie przyjmuje. Sprawdź, czy na jej dysku jest miejsce, czy można w niej zapisywać i czy nie trzyma jej inny program

reports-none = Nikt niczego nie zgłosił.
reports-head = { $when }, stół /t/{ $table }, wiadomość { $number }
reports-who = { $name } ({ $id }):
reports-by = zgłasza { $name } ({ $id }), powód: { $reason }
