# What the kernel and the pages say.

game-name = Petteia
edition-classical = Petteia
scenario-eight = Otto per otto
scenario-six = Sei per sei: la partita veloce
scenario-steps = Passo per passo: due file a testa
blurb = Il gioco dei sassolini dei Greci in cinque minuti: fai scorrere i tuoi e chiudi quelli dell’avversario fra due dei tuoi.

allowed = Questa mossa si può fare adesso.
no-such-move = Queste parole non indicano nessuna mossa.
game-is-over = La partita è finita.
not-your-turn = Non è il tuo turno: tocca a { $who }.
seat-nobody = Nessuno
seat-chance = Caso
seat-light = Chiaro
seat-dark = Scuro

# Moves, and what comes of them.

move-pebble = { $taken ->
    [0] Da { $from } a { $to }
    [one] Da { $from } a { $to }, con una presa
   *[other] Da { $from } a { $to }, con { $taken } prese
 }
event-moved = { $side } muove da { $from } a { $to }.
event-enclosed = { $side } perde il sassolino in { $square }: è chiuso.

asks-move = { $side }: muovi un sassolino.
asks-move-soon = { $left ->
    [one] { $side }: muovi un sassolino. Se questa mossa non prende nulla, si contano i sassolini.
   *[other] { $side }: muovi un sassolino. Dopo altre { $left } mosse senza prese si contano i sassolini.
 }
asks-nothing = La partita è finita.
phase = Chiaro { $light }, Scuro { $dark }

line-pebbles = Sassolini sulla scacchiera
over-isolated = Ha vinto { $winner }: a { $loser } restano meno di due sassolini.
over-blocked = Ha vinto { $winner }: { $loser } non può muovere.
over-quiet = Ha vinto { $winner }, con più sassolini dopo trenta mosse senza prese.
over-ground = Ha vinto { $winner }: sassolini pari, ma più oltre la metà.
over-shared = Vittoria condivisa: trenta mosse senza prese e perfetta parità.

# Why not.

why-game-over = La partita è finita.
why-no-pebble = In { $from } non c’è nessun sassolino. Muovi uno dei tuoi.
why-not-yours = Il sassolino in { $from } è dell’avversario. Muovi uno dei tuoi.
why-off-board = { $to } non è una casella di questa scacchiera.
why-occupied = In { $to } c’è già un sassolino. Si muove solo su caselle vuote.
why-not-in-line = { $from } e { $to } non sono sulla stessa linea. I sassolini vanno diritti, lungo una riga o una colonna.
why-too-far = Da { $from } a { $to } c’è più di un passo. In questa partita i sassolini fanno un passo alla volta.
why-in-the-way = Il sassolino in { $by } sbarra la strada. I sassolini non saltano.

# The drawing.

draw-board = La scacchiera
draw-pebbles = { $n ->
    [one] Resta 1 sassolino; oltre la metà: { $ground }
   *[other] Restano { $n } sassolini; oltre la metà: { $ground }
 }
