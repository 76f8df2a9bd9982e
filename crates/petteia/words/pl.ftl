# What the kernel and the pages say.

game-name = Petteia
edition-classical = Petteia
scenario-eight = Osiem na osiem
scenario-six = Sześć na sześć: szybka partia
scenario-steps = Krok po kroku: po dwa rzędy
blurb = Grecka gra w kamyki w pięć minut: przesuwaj swoje i zamykaj kamyki przeciwnika między dwoma własnymi.

allowed = Ten ruch można teraz wykonać.
no-such-move = Te słowa nie oznaczają żadnego ruchu.
game-is-over = Gra skończona.
not-your-turn = To nie twoja kolej: ruch mają { $who }.
seat-nobody = Nikt
seat-chance = Los
seat-light = Jasne
seat-dark = Ciemne

# Moves, and what comes of them.

move-pebble = { $taken ->
    [0] Z { $from } na { $to }
    [one] Z { $from } na { $to }, bije jeden kamyk
    [few] Z { $from } na { $to }, bije { $taken } kamyki
   *[other] Z { $from } na { $to }, bije { $taken } kamyków
 }
event-moved = { $side } idą z { $from } na { $to }.
event-enclosed = { $side } tracą kamyk na { $square }: został zamknięty.

asks-move = { $side }: wykonaj ruch kamykiem.
asks-move-soon = { $left ->
    [one] { $side }: wykonaj ruch kamykiem. Jeśli nic nie zbijesz, liczy się kamyki.
    [few] { $side }: wykonaj ruch kamykiem. Jeszcze { $left } ruchy bez bicia, a potem liczy się kamyki.
   *[other] { $side }: wykonaj ruch kamykiem. Jeszcze { $left } ruchów bez bicia, a potem liczy się kamyki.
 }
asks-nothing = Gra skończona.
phase = Jasne { $light }, Ciemne { $dark }

line-pebbles = Kamyki na planszy
over-isolated = Wygrywają { $winner }: { $loser } mają mniej niż dwa kamyki.
over-blocked = Wygrywają { $winner }: { $loser } nie mają ruchu.
over-quiet = Wygrywają { $winner }: mają więcej kamyków po trzydziestu ruchach bez bicia.
over-ground = Wygrywają { $winner }: kamyków jest po tyle samo, ale więcej ich za połową planszy.
over-shared = Wspólne zwycięstwo: trzydzieści ruchów bez bicia i pełna równość.

# Why not.

why-game-over = Gra skończona.
why-no-pebble = Na { $from } nie ma kamyka. Wybierz jeden ze swoich.
why-not-yours = Kamyk na { $from } należy do przeciwnika. Wybierz jeden ze swoich.
why-off-board = Pola { $to } nie ma na tej planszy.
why-occupied = Na { $to } stoi już kamyk. Kamyki chodzą tylko na wolne pola.
why-not-in-line = Pola { $from } i { $to } nie leżą na jednej linii. Kamyki chodzą prosto, wzdłuż rzędu lub kolumny.
why-too-far = Z { $from } na { $to } jest więcej niż jeden krok. W tej partii kamyki robią po jednym kroku.
why-in-the-way = Kamyk na { $by } zagradza drogę. Kamyki nie skaczą.

# The drawing.

draw-board = Plansza
draw-pebbles = { $n ->
    [one] Został 1 kamyk; za połową planszy: { $ground }
    [few] Zostały { $n } kamyki; za połową planszy: { $ground }
   *[other] Zostało { $n } kamyków; za połową planszy: { $ground }
 }
