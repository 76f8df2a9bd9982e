# What the program itself says to people.

## Engine protocol

explain-nothing = No hay nada en la mesa que se llame «{ $target }» y se pueda usar ahora.

## Any game told

score-line = { $who }: { $total }

## Replay

replay-unfinished = El registro acaba aquí; la partida no había terminado.
replay-ask = [{ $ply } de { $plies }] ¿next, back, un número, board, q?
replay-help = Escribe n o nada para la jugada siguiente, b para retroceder, start, end, un número del 0 al { $plies }, board para ver toda la mesa o q para salir.

## Verify

verify-fair = juego limpio. El secreto es el prometido, y { $rolls ->
    [0] no hay ninguna tirada que deducir
    [one] la única tirada se deduce
   *[other] las { $rolls } tiradas se deducen
 } de él y de las semillas de los asientos.
verify-seeded = reproducible. { $rolls ->
    [0] No hay ninguna tirada que deducir
    [one] La única tirada se deduce
   *[other] Las { $rolls } tiradas se deducen
 } de la semilla del registro. (Una semilla no demuestra que nadie la eligiera.)
verify-other-secret = NO ES JUEGO LIMPIO. El secreto no es el prometido: su hash no coincide con el compromiso.
verify-differs = NO DEMOSTRADO. En la jugada { $ply } se jugó «{ $played }», pero los dados dan «{ $computed }».
verify-bots-bound = También las semillas de sus bots ({ $seats }) se derivan del secreto.
verify-bots-free = El registro no dice qué puestos eran de bots: si los hubo, sus semillas no quedaban ligadas por el compromiso.
verify-other-bot-seed = NO ES JUEGO LIMPIO. La semilla del bot en el puesto { $seat } no se deriva del secreto, aunque el registro lo afirma.
verify-no-evidence = no se puede verificar. El registro no tiene ni un secreto publicado ni una semilla.

## Soak

soak-summary = partidas: { $games }, jugadas: { $moves } ({ $mean } por partida, como máximo { $longest }), auditorías: { $audits }, fallos: { $faults }
soak-moves = jugadas
soak-outcomes = resultados del azar
soak-events = sucesos
soak-endings = finales
soak-count = { $mean } por partida  { $what }
soak-fault =
    partida { $game }: { $what }
    { "  " }jugadas hasta ahí ({ $count }): { $moves }

## Records

records-kept = { $edition } { $scenario }, { $ending }, { $winner }: partidas guardadas, { $kept } de { $games }

## Play

play-welcome =
    { $game }. Tu bando: { $side }. Tu rival: { $bot } (semilla { $seed }).
    Escribe ? para ver la ayuda.
play-help =
    un número       elegir esa opción
    las palabras    hacer la jugada que se escribe así, como «{ "besiege thebai" }»
    (nada)          mostrar otra vez lo que se puede hacer
    u               deshacer tu última decisión, si desde entonces no se ha sabido nada nuevo
    why ALGO        por qué se permite o no una jugada, o lo que se puede hacer con una cosa
    board           todo lo que puedes saber
    log             lo que ha pasado hasta ahora
    rules REGLA     el texto de una regla, como «{ "rules 7.3" }»
    save ARCHIVO    guardar el registro de la partida
    q               salir
play-bye = Hasta pronto.
play-over = La partida ha terminado. Aún puedes escribir log, board, save ARCHIVO o q.
play-plain = { $text }
play-refused = { $reason } [{ $clause }]
play-nonsense = «{ $words }» no es ninguna jugada aquí. Escribe un número de la lista o las palabras de una jugada; ? muestra qué más se puede escribir.
play-similar = ¿Querías decir: { $moves }?
play-no-number = Escribe un número del 1 al { $most }; sin escribir nada se vuelve a mostrar la lista.
play-undone = Jugada deshecha.
play-why-what = Di a qué jugada o cosa te refieres, como «{ "why roll" }».
play-why-nothing = «{ $about }» no es ni una jugada ni una cosa que se pueda usar ahora.
play-no-log = Aún no ha pasado nada.
play-save-where = Di en qué archivo guardar, como «{ "save game.hgr" }».
play-saved = Guardado en { $file }.
play-save-exists = { $file } ya existe; elige otro nombre.
play-save-failed = No se pudo escribir { $file }: { $error }
play-no-rules = Las reglas de este juego no están en el programa.
play-no-clause = No existe la regla «{ $asked }». Lo que se cuenta y lo que se rechaza lleva su regla entre corchetes.

undo-start = Aún no has decidido nada.
undo-chance = Desde entonces se tiró un dado o se robó una carta; eso no se puede deshacer.
undo-shown = Desde entonces se mostró algo oculto; eso no se puede deshacer.
undo-passed = Desde entonces ha pasado el turno; eso no se puede deshacer.

## Serve

serve-ready = Hegemonia está en { $address }
serve-taken = No se puede usar { $address }. Si Hegemonia ya funciona ahí, abre http://{ $address }/ en un navegador; si no, elige otra dirección con hegemonia serve --listen 127.0.0.1:8001
serve-database = Las partidas no se pueden guardar ahí. Mira si la carpeta existe y se puede escribir en ella, o elige otro lugar con --database sqlite://ruta/al/archivo.db
serve-in-use = Otro Hegemonia usa { $file }. Juega allí o detenlo antes; un segundo servidor necesita su propia base de datos: --database sqlite://ruta/a/otro.db
serve-postgres = PostgreSQL no deja entrar al servidor. Mira si está en marcha y si el host, el puerto, el usuario y la base de datos de --database postgres://user@host/database son correctos
serve-address = Escribe --database sqlite://ruta/al/archivo.db o --database postgres://user@host/database
serve-version = Las tablas de esta base de datos no son como las hace esta versión. Si la ha usado un Hegemonia más nuevo, inicia ese; si no, recupera una copia guardada
serve-unwritable = La base de datos se abre pero no admite nada. Mira si su disco tiene sitio, si se puede escribir en ella y si otro programa la tiene bloqueada

reports-none = Nadie ha denunciado nada.
reports-head = { $when }, mesa /t/{ $table }, mensaje { $number }
reports-who = { $name } ({ $id }) dijo:
reports-by = denuncia de { $name } ({ $id }), motivo: { $reason }
