# The Peloponnesian War in Italian.

blurb = Tutta la guerra tra Atene e Sparta, in solitario contro un sistema che guida la parte che tu non giochi, e che può affidarti l'altra; oppure in due, uno per parte.
scenario-campaign = La guerra del Peloponneso
scenario-archidamian = La guerra archidamica
scenario-decelean = La guerra deceleica
scenario-fall-of-athens = La caduta di Atene
scenario-first-war = La prima guerra del Peloponneso
scenario-campaign-story = Turni da 1 a 10, dal 431 a.C. Da solo cominci con Atene, forte sul mare e sicura delle sue mura, e puoi essere chiamato a guidare Sparta. La guerra finisce quando una parte si arrende o con il turno 10: più di 150 punti vittoria, o una resa nei primi tre turni, sono una vittoria decisiva.
scenario-archidamian-story = Turni da 1 a 3: i primi dieci anni, che portano il nome del re che ogni estate saccheggiava l'Attica. Da solo cominci con Atene. La guerra finisce con il turno 3, con una resa o un armistizio, o quando da Sparta torni ad Atene. Si vince con 40 punti vittoria.
scenario-decelean-story = Turni da 6 a 10, dal 416 a.C. Nicia è davanti a Siracusa con il fiore di Atene, Alcibiade è fuggito a Sparta e il suo re risponde marciando in Attica. Da solo cominci con Atene. Non c'è armistizio; la guerra finisce con il turno 10, con una resa, o quando da Sparta torni ad Atene. Si vince con 40 punti vittoria.
scenario-fall-of-athens-story = Turni da 7 a 10, dal 413 a.C. La flotta di Sicilia è perduta, Decelea è in mano spartana e diciassette città della Lega sono in rivolta, ma il grano arriva ancora dall'Ellesponto. Da solo guidi Sparta. Non c'è armistizio; la guerra finisce con il turno 10, con una resa, o quando sei chiamato a guidare Atene. Si vince con 40 punti vittoria.
scenario-first-war-story = Turni da 1 a 6, dal 460 a.C. Atene tiene Megara e non ha ancora le Lunghe Mura, entrambe le parti hanno ostaggi, e Argo, la Tessaglia e Siracusa sono in armi e di nessuno. Da solo cominci con Atene. I punti vittoria non contano: perde chi, alla fine di un turno, è il solo a non avere più voglia di combattere; se entrambe sono stanche si fa la pace dei trent'anni, un pareggio, come una guerra che va oltre il turno 6. I valori dei comandanti sono ricostruiti.
option-surrender = Resa
option-surrender-any = qualsiasi resa è una vittoria
option-surrender-enemy = solo quella del nemico è una vittoria
option-errata = Errata
option-errata-none = come stampato
option-errata-designer = con le correzioni dell'autore
allowed = Questa mossa è permessa.
no-such-move = Questa mossa non esiste.
game-is-over = La guerra è finita.
not-your-turn = Non è il tuo turno: deve agire { $who }.
seat-chance = la sorte
seat-player = il giocatore

place = { $name }

side-athens = Atene
side-sparta = Sparta

unit-athens-hoplites = opliti ateniesi
unit-athens-cavalry = cavalleria ateniese
unit-athens-naval = navi ateniesi
unit-athens-allied-hoplites = opliti alleati di Atene
unit-athens-allied-cavalry = cavalleria alleata di Atene
unit-athens-allied-naval = navi alleate di Atene
unit-sparta-hoplites = opliti spartani
unit-sparta-cavalry = cavalleria spartana
unit-sparta-naval = navi spartane
unit-sparta-allied-hoplites = opliti alleati di Sparta
unit-sparta-allied-cavalry = cavalleria alleata di Sparta
unit-sparta-allied-naval = navi alleate di Sparta
unit-neutral-allied-hoplites = opliti di un neutrale
unit-neutral-allied-cavalry = cavalleria di un neutrale
unit-neutral-allied-naval = navi di un neutrale
home-guard = Guardia Spartana

strategy-attack-spartan-ally = attaccare un alleato spartano
strategy-cause-rebellion = causare ribellione
strategy-cut-communications = tagliare le linee di comunicazione
strategy-attack-sparta = attaccare Sparta
strategy-attack-athens = attaccare Atene
strategy-attack-athenian-ally = attaccare un alleato ateniese

area-isthmus = Istmo
area-boeotia = Beozia
area-sicily = Sicilia
area-arcadia-achaea = Arcadia e Acaia
area-peloponnesus-messenia = Peloponneso e Messenia
area-spartan-allies = alleati di Sparta
area-attack-sparta = dintorni di Sparta
area-attack-athens = Attica
area-caria = Caria
area-ionia = Ionia
area-hellespont = Ellesponto
area-thrace = Tracia
area-island = isole
area-athenian-allies = alleati di Atene

event-name-silver-mine = una miniera d'argento
event-name-oligarchs = gli oligarchi prendono Atene
event-name-thrace = Sitalce di Tracia cambia alleanza
event-name-persia = la Persia entra in guerra
event-name-plague = peste ad Atene
event-name-alcibiades = un demagogo al miglior offerente
event-name-rebellion = ribellione oligarchica nella Lega di Delo
event-name-macedonia = Perdicca di Macedonia cambia alleanza
event-name-minor-powers = potenze minori
event-name-deaths = morte di comandanti
event-name-portent = un prodigio
event-name-aggression = aggressione trace
event-name-thessaly = la Tessaglia esita
event-name-omens = un'eclissi o un terremoto
event-name-egypt = rivolta in Egitto
event-name-phocians = i Focesi attaccano
event-name-long-walls = Atene costruisce le Lunghe Mura
event-name-risings = gli oligarchi insorgono
event-name-falls = cadono i comandanti
event-name-plataea = Tebe attacca Plataea
event-name-artaxerxes = ambascerie ad Artaserse
event-name-laurium = si trova argento

alcibiades-1 = fugge a Sparta
alcibiades-2 = passa ai Persiani a Sardis
alcibiades-3 = torna a comandare per Atene
alcibiades-4 = va in esilio per sempre

move-roll = Tira { $die }
move-draw = Pesca { $leader }
move-go = Passando per { $space } ({ $routes ->
    [one] un percorso
   *[other] { $routes } percorsi
  })
move-pick = { $space }
move-clash = { $space } contro { $other }
move-rebuild = Ricostruisci { $unit }
move-operate = Consulta gli dèi e inizia un'operazione
move-pass = Passa: niente più operazioni in questo turno
move-objective = Obiettivo: { $space }
move-incite = Obiettivo: { $space }, fomentandovi una ribellione per 100 talenti
move-lead = { $leader } al comando (tattico { $tactical }, strategico { $strategic })
move-activate = Attiva { $unit } { $cost ->
    [0] gratis
   *[other] per { $cost } talenti
  }
move-assemble = Raduna altre unità: { $space }
move-march = Marcia verso { $space }
move-cross = Sfida il mare aperto (con 5 o 6 affondano tutti)
move-around = Segui le coste
move-lose = { $unit }
move-lose-guard = La Guardia Spartana, persa per sempre
move-build = Costruisci { $unit } per 200 talenti
move-done = Non costruire altro

prompt-over = La guerra è finita con { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
  }.
prompt-operations = { $side }: inizi un'altra operazione o passi? Puoi spendere { $talents } talenti.
prompt-objective = { $side }: scegli l'obiettivo dell'operazione.
prompt-leader = { $side }: chi comanda l'operazione?
prompt-muster = { $leader } è presso { $space } { $n ->
    [0] da solo
    [one] con un punto forza
   *[other] con { $n } punti forza
  }, diretto verso { $objective }; puoi spendere { $talents } talenti.
prompt-sea = La via più breve è il mare aperto tra Cape Taenarum e Syracuse: lo sfidi?
prompt-losses = { $n ->
    [one] Perdi un punto forza: quale?
   *[other] Perdi { $n } punti forza: quali?
  }
prompt-leave = Le navi non possono trasportare { $n ->
    [one] un punto forza
   *[other] { $n } punti forza
  }: chi resta a terra?
prompt-build = { $side }: puoi costruire ancora { $n ->
    [one] un punto forza per 200 talenti
   *[other] fino a { $n } punti forza per 200 talenti l'uno
  }; puoi spenderne { $talents }.
prompt-chance = Decide la sorte.

chance-side = Un dado: cambi parte?
chance-event = Due dadi: che cosa accade in questo turno?
chance-event-die = Un dado: chi riguarda?
chance-oligarchs = Due dadi: dove insorgono gli oligarchi?
chance-spread = Un dado: si ribella anche { $space }?
chance-leader = { $side } pesca un comandante dalla tazza.
chance-strategy = Un dado: che cosa vuole { $side } in questo turno?
chance-augury = { $side } consulta gli dèi.
chance-revolt = Un dado: si ribella { $space }?
chance-defence = La sorte sceglie a quale minaccia si risponde per prima.
chance-area = Il dado verde: quale area?
chance-objective = Il dado rosso: quale spazio?
chance-assembly = La sorte sceglie tra spazi di raduno ugualmente vicini.
chance-route = La sorte sceglie tra percorsi di pari lunghezza.
chance-storm = Un dado: il mare è clemente?
chance-interceptor = La sorte sceglie quale forza tenta di intercettare.
chance-interception = Un dado: la forza di { $other } intercetta presso { $space }?
chance-skirmish = Schermaglia: il dado di { $side }.
chance-battle = Battaglia presso { $space }: il dado di { $side }.
chance-next-battle = La sorte sceglie la prossima battaglia.
chance-next-siege = La sorte sceglie il prossimo assedio.
chance-siege = Un dado: cade { $space }?
chance-field = Un dado: l'armata presso { $space } resta in campo?
chance-home = La sorte sceglie dove va il punto forza dispari.
chance-rebuild = La sorte sceglie che cosa si ricostruisce.
chance-truce = Un dado: quanto dura l'armistizio?
chance-mourning = La sorte dice quale comandante di { $side } è perduto.

phase = Turno { $turn } · giochi con { $side } · { $phase }
chapter = Turno { $turn }
phase-political = fase politica
phase-planning = pianificazione strategica
phase-operations = operazioni
phase-combat = combattimento
phase-rebellion = ribellioni
phase-administration = amministrazione
phase-armistice = armistizio e resa
phase-over = la guerra è finita

event-side-changes = Dado { $die }, totale { $total }: cambi parte e ora giochi con { $side }.
event-side-stays = Dado { $die }, totale { $total }: continui a giocare con { $side }.
event-leader = Nuovo comandante presso { $space }: { $leader }.
event-event = Evento { $number }: { $event }.
event-event-impossible = Evento { $number }: { $event }; ora non può accadere.
event-plague = La peste elimina { $n ->
    [one] un punto forza
   *[other] { $n } punti forza
  } di opliti ateniesi, Atene paga { $talents } talenti per gli equipaggi e Pericles muore.
event-alcibiades = Alcibiades { $station }.
event-silver-mine = Dado { $die }: { $side } trova argento per 400 talenti.
event-phenomenon = Dado { $die }: il prodigio riguarda { $side }, che può iniziare solo due operazioni.
event-perdiccas = Dado { $die }: Perdicca di Macedonia si schiera con { $side }, con due punti di cavalleria a Pella.
event-no-rebel = Totale { $total }: nessuno insorge.
event-rebel-again = Totale { $total }: { $space } non può insorgere; si tirano di nuovo i dadi, con un +1.
event-rebels = Totale { $total }: { $space } insorge.
event-spreads = Dado { $die }, totale { $total }: { $space } si unisce alla ribellione.
event-stays-loyal = Dado { $die }, totale { $total }: { $space } resta fedele.
event-quelled = La ribellione di { $space } è sedata.
event-helots = Gli iloti insorgono: Sparta perde { $talents } talenti e due punti di bellicosità.
event-helots-quelled = La ribellione degli iloti è sedata.
event-strategy = Dado { $die }, totale { $total }: la strategia di { $side } è { $strategy }.
event-strategy-barred = Dado { $die }, totale { $total }: la strategia di { $side } sarebbe { $strategy }, ma gli ostaggi lo vietano.
event-passes = { $side } passa.
event-passes-limited = { $side } ha già svolto le sue due operazioni di questo turno.
event-passes-leaderless = { $side } non ha un comandante e passa.
event-passes-poor = { $side } non può pagare un'operazione e passa.
event-passes-weak = { $side } non ha abbastanza punti forza e passa.
event-passes-cut-off = { $side } non trova un percorso verso l'obiettivo e passa.
event-passes-aimless = { $side } non trova un obiettivo e passa.
event-augury-good = Dado { $die }, totale { $total }: gli dèi favoriscono { $side }.
event-augury-bad = Dado { $die }, totale { $total }: gli dèi sono contro { $side }.
event-objective = { $side } sceglie come obiettivo { $space }.
event-awakens = { $space } entra in guerra al fianco di { $side }.
event-sets-out = { $leader } parte per { $space }.
event-revolt-succeeds = Dado { $die }, totale { $total }: { $space } si ribella su istigazione di { $side }.
event-revolt-fails = Dado { $die }, totale { $total }: { $space } non ascolta { $side }.
event-area = Dado { $die }: { $area }.
event-aims = Dado { $die }: { $space }.
event-aims-again = { $space } non può essere l'obiettivo; si tirano di nuovo i dadi.
event-wants = Forza richiesta da { $side } per { $space }: opliti { $hoplites }, cavalleria { $cavalry }, navi { $naval }.
event-defends = { $side } deve difendersi e invia una forza verso { $space }.
event-defence-tie = { $side } deve difendersi; sono ugualmente vicini: { $spaces }.
event-raid = Syracuse è minacciata: { $side } compie un'incursione in Attica.
event-assembles = Prossimo raduno di { $side }: { $space }, lo spazio più vicino.
event-assembly-tie = { $side } può radunare unità in spazi ugualmente vicini: { $spaces }.
event-activated = Attivazione presso { $space }: { $unit } { $talents ->
    [0] gratis
   *[other] per { $talents } talenti
  }.
event-way = Verso { $space } { $routes ->
    [one] c'è un solo percorso più breve
   *[other] ci sono { $routes } percorsi di pari lunghezza
  }: { $length ->
    [one] uno spazio
   *[other] { $length } spazi
  }.
event-route = Percorso di { $leader }: { $spaces }.
event-left-behind = Niente posto sulle navi: { $unit } a terra presso { $space }.
event-sea-calm = Dado { $die }: il mare è clemente.
event-storm = Dado { $die }: una tempesta affonda l'intera spedizione.
event-ravaged = Saccheggio di { $space }.
event-arrives = { $leader } raggiunge { $space }.
event-abandoned = { $leader } non può proseguire: l'operazione termina presso { $space }.
event-isthmus = La forza di { $other } ferma la spedizione presso { $space }.
event-intercepts = Dado { $die }: la forza di { $other } intercetta presso { $space }.
event-slips-by = Dado { $die }: la forza di { $other } manca la spedizione presso { $space }.
event-driven-off = { $leader }, da solo, viene respinto.
event-skirmish = Schermaglia: Atene tira { $athens }, Sparta { $sparta }.
event-skirmish-battle = La schermaglia presso { $space } diventa una battaglia.
event-lost = Perdita: { $unit }.
event-guard-broken = La Guardia Spartana è persa; ne restano due punti forza di opliti.
event-battle-null = Navi e truppe di terra si fronteggiano presso { $space }: battaglia nulla.
event-battle-naval = Battaglia navale presso { $space }.
event-battle-land = Battaglia di terra presso { $space }.
event-battle-ashore = Presso { $space } i vincitori sbarcano.
event-battle-won = { $side } vince presso { $space }: Atene { $athens }, totale { $athenstotal }; Sparta { $sparta }, totale { $spartatotal }.
event-battle-drawn = Nessuno vince presso { $space }: Atene { $athens }, totale { $athenstotal }; Sparta { $sparta }, totale { $spartatotal }.
event-leader-chosen = La sorte affida il comando a { $leader }.
event-leader-dies = { $leader } cade in battaglia.
event-hostages = { $side } prende ostaggi.
event-siege = { $side } assedia { $space }.
event-siege-fed = { $space } riceve viveri dal mare: { $side } fallisce l'assedio.
event-siege-outsailed = { $space } ha più navi: { $side } fallisce l'assedio.
event-siege-succeeds = Dado { $die }, totale { $total }: { $space } cade nelle mani di { $side }.
event-siege-fails = Dado { $die }, totale { $total }: { $space } resiste contro { $side }.
event-halts = La spedizione di { $side } ha perso il comandante e resta presso { $space }.
event-leaderless = La forza di { $side } presso { $space } ha perso il comandante e torna a casa.
event-army-stays = Dado { $die }, totale { $total }: l'armata di { $side } resta presso { $space }.
event-army-leaves = Dado { $die }, totale { $total }: { $side } lascia un punto forza presso { $space }.
event-comes-home = { $n } × { $unit } verso { $space }.
event-homeless = Nessuno spazio per il ritorno: perdita di { $n } × { $unit }.
event-revenue = { $side } incassa { $talents } talenti: { $shares }.
event-iasus = { $space } è in mano a Sparta: la Persia invia cavalleria a Sardis e altro argento.
event-built = Costruzione: { $unit } per { $talents } talenti.
event-points = Punti vittoria { $amount }, ora { $after }: { $cause }.
event-talents = { $side }: { $amount } talenti, ora { $after }: { $cause }.
event-confidence = { $side }: sicurezza { $amount }, ora { $after }: { $cause }.
event-bellicosity = { $side }: bellicosità { $amount }, ora { $after }: { $cause }.
event-surrenders = { $side } si arrende.
event-armistice = Dado { $die }: armistizio di { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }.
event-truce-revenue = { $side } incassa { $talents } talenti per { $turns ->
    [one] un turno
   *[other] { $turns } turni
  } di armistizio; in ciascuno { $shares }.
event-first-die = Primo dado: { $die }.
event-goes-by = Il percorso passa per { $space }.
event-interceptor = La forza di { $space } tenta di intercettare.
event-battle-next = La prossima battaglia è tra { $space } e { $other }.
event-siege-next = Prossimo assedio: { $space }.
event-turn = Inizia il turno { $turn }.
event-last-turn = L'ultimo turno è finito.
event-thessaly-neutral = La Tessaglia torna neutrale.
event-eclipse = Dado { $die }: la luna si eclissa e Atene può iniziare solo due operazioni.
event-earthquake = Dado { $die }: la terra trema, Sparta può iniziare solo due operazioni e gli alleati di Atene tengono { $space }.
event-nothing-happens = Non ha più alcun effetto: { $event }.
event-phocians-attack = Dado { $die }: i Focesi attaccano { $space }; alla fine del turno Sparta deve controllarlo.
event-long-walls = Le Lunghe Mura sono in piedi e tutti gli ostaggi tornano a casa.
event-cimon-dies = { $leader } muore; il turno seguente è di tregua.
event-mourned = { $leader } è perduto per sempre.
event-recovers = { $leader } è sopravvissuto e torna nella tazza.
event-turn-skipped = Il turno { $turn } è di tregua e si salta.
event-plataea = Qualunque sia la strategia, l'obiettivo è { $space }.
event-gift-rolled = Dado { $die }: l'argento va a { $side }.
event-thirty-years = Entrambe le parti sono stanche: si fa la pace dei trent'anni.

# Perché un tracciato cambia; segue sempre un numero.
cause-battle-won = vittoria presso { $space }
cause-battle-lost = sconfitta presso { $space }
cause-siege-won = conquista di { $space }
cause-siege-lost = { $space } persa in un assedio
cause-siege-failed = l'assedio di { $space } è fallito
cause-slaves = vendita degli abitanti di { $space }
cause-activation = attivazione di un punto forza
cause-incitement = istigazione di { $space } alla ribellione
cause-building = costruzione di un punto forza
cause-event = evento { $number }, { $event }
cause-helots = rivolta degli iloti
cause-new-turn = la sicurezza riparte da zero
cause-confidence = un turno con sicurezza { $n }
cause-afflicted = { $n } spazi catturati, saccheggiati o in ribellione
cause-armistice = l'armistizio
cause-surrender = resa di { $side }
cause-revenue = entrate
cause-league = dalla lega
cause-spoilt = per { $n ->
    [one] uno spazio saccheggiato, in ribellione o perso
   *[other] { $n } spazi saccheggiati, in ribellione o persi
  }
cause-lost-cities = per { $n ->
    [one] Tebe o Corinto
   *[other] Tebe e Corinto
  } in mano ateniese
cause-sicily = dalla Sicilia
cause-no-grain = per mancanza di grano dall'Eusino
cause-epidamnus = per la via di Epidamno
cause-eisphora = di imposta diretta
share = { $amount } { $cause }
more = +{ $n }
less = -{ $n }

why-not-asked = Questa scelta non è richiesta ora.
why-cannot-pay = Costa { $cost } talenti, { $purse ->
    [0] ma non se ne può spendere nessuno
   *[other] ma se ne possono spendere solo { $purse }
  }.
why-nothing-fresh = Presso { $space } nessun punto forza del tipo «{ $unit }» può ancora agire in questo turno.
why-already-there = Il tuo comandante è già presso { $space }.
why-not-assembly = Presso { $space } non puoi attivare e pagare nessuno.
why-no-way = Questa spedizione non ha un percorso consentito verso { $space }.
why-no-port = Nessuna nave può lasciare { $space }.
why-activate-first = Il tuo comandante ha raggiunto { $space } per attivare qualcuno.
why-no-units = Un comandante da solo non marcia su un obiettivo.
why-hostages = Il nemico tiene in ostaggio i tuoi uomini: { $space } non può essere un obiettivo.
why-asleep = { $space } è uno spazio neutrale, chiuso alla tua parte.
why-persia-at-peace = Sardis non può essere un obiettivo prima che la Persia entri in guerra.
why-bound = Tebe è in marcia: { $space } è l'obiettivo della prima operazione.
why-enemy-force = Una forza nemica presso { $space } impedisce la ribellione.
why-coalition = { $space } appartiene a una coalizione: non puoi fomentarvi una ribellione.
why-capital = { $space } è una capitale e non si ribella.
why-own-space = { $space } fa parte della tua Lega.
why-captured = { $space } è già in mano tua.
why-already-rebel = { $space } è già in ribellione.
why-not-there = { $leader } non si trova presso { $space }.
why-not-among = Qui la perdita non può ricadere su { $unit }.
why-no-guard = Qui la Guardia Spartana non subisce perdite.
why-no-home = Non ci sarebbe posto per { $unit }.
why-must-operate = L'operazione è iniziata: ora non puoi passare.

# What would help.
remedy-activate = { $n ->
    [one] Attiva prima un punto forza presso { $space }: { $unit }.
   *[other] Attiva prima { $n } punti forza presso { $space }: { $unit }.
  }
remedy-go = Raggiungi prima { $space }: lì puoi attivare { $unit }.
remedy-go-with = Attiva prima presso { $here }: { $with }. Poi raggiungi { $space }: lì puoi attivare { $unit }.
remedy-errands = Prima, nell'ordine: { $errands }.
errand-activate = { $n ->
    [one] attiva un punto forza presso { $space } ({ $unit })
   *[other] attiva { $n } punti forza presso { $space } ({ $unit })
  }
errand-go = raggiungi { $space }

score-victory-points = Punti vittoria
score-will = Voglia di combattere oltre quella nemica
verdict-decisive = vittoria decisiva
verdict-hollow = l'egemonia ti sfugge
verdict-draw = pareggio
over-athens-surrenders = Atene si arrende nel turno { $turn }: { $verdict }.
over-sparta-surrenders = Sparta si arrende nel turno { $turn }: { $verdict }.
over-last-turn = La guerra finisce senza una resa con il turno { $turn }: { $verdict }.
over-armistice = La guerra finisce con un armistizio nel turno { $turn }: { $verdict }.
over-call = Nel turno { $turn } sei chiamato a guidare Atene e la guerra finisce: { $verdict }.
over-return = Torni a guidare Atene nel turno { $turn } e la guerra finisce: { $verdict }.
over-peace = La pace dei trent'anni chiude la guerra nel turno { $turn }: { $verdict }.
over-exhaustion = Nel turno { $turn } nessuna delle due parti vuole più combattere: { $verdict }.

# Due giocatori.
seat-athens = Atene
seat-sparta = Sparta
phase-for-two = Turno { $turn } · { $phase }
chance-precedence = Chi opera per primo? Il dado di { $side }.
prompt-interception = { $side }: { $leader } entra in { $space } { $n ->
    [0] da solo
    [one] con un punto forza
   *[other] con { $n } punti forza
  }. Una tua forza tenta di intercettare?
prompt-next-battle = { $side }: scegli la prossima battaglia.
prompt-next-siege = { $side }: scegli il prossimo assedio.
prompt-home = { $side }: dove tornano? Ancora da collocare: { $n } × { $unit }.
prompt-eisphora = { $side }: riscuoti l'imposta diretta di 1000 talenti?
move-intercept = Intercetta con la forza di { $space }
move-let-pass = Lascia passare la spedizione
move-place = Uno a { $space }: { $unit }
move-place-all = Tutti e { $n } a { $space }: { $unit }
move-tax = Riscuoti l'imposta diretta
move-forgo = Rinuncia all'imposta
order-intercept-always = Intercetta ogni spedizione con la mia forza maggiore
order-intercept-never = Lascia passare ogni spedizione
order-intercept-ask = Chiedimi di ogni intercettazione
event-goes-first = { $side } ha lo stratega migliore e opera per prima.
event-goes-first-by-dice = Atene tira { $athens }, Sparta { $sparta }: opera per prima { $side }.
event-first-again = Atene e Sparta tirano entrambe { $athens } e ritirano.
event-lets-pass = { $side } lascia passare la spedizione presso { $space }.
event-forgoes-tax = { $side } rinuncia all'imposta diretta.
event-score = { $side }: punti vittoria { $amount }, ora { $after }: { $cause }.
why-out-of-reach = Nessuna forza di { $space } può intercettare qui.
why-no-place = Non si possono collocare qui, presso { $space }: { $unit }.
verdict-victory = vince { $side }
verdict-points = i punti vittoria decidono per { $side }
over-both-surrender = Le due parti si arrendono nel turno { $turn }: { $verdict }.
sketch-heading-for-two = Punti vittoria: Atene { $athens }, Sparta { $sparta }
draw-scores = Punti: Atene { $athens }, Sparta { $sparta }
draw-strip-of = { $side }, il turno e i punti vittoria

sketch-heading = Punti vittoria { $points } · strategia di { $side }: { $strategy }
sketch-strategy = Strategia di { $side }: { $strategy }
sketch-side = { $side }: { $talents } talenti, sicurezza { $confidence }, bellicosità { $bellicosity }; tazza: { $cup }; verso casa: { $home }
sketch-expedition = Spedizione: { $leader } presso { $space }, diretto verso { $objective }: { $units }
sketch-stack = { $space } ({ $side }): { $units }
sketch-neutral = { $space } (di nessuno): { $units }
sketch-units = { $n } × { $unit }
sketch-rebellion = In ribellione: { $spaces }
sketch-ravaged = Saccheggiati: { $spaces }
sketch-besieged = Sotto assedio: { $spaces }
sketch-captured = Catturati: { $spaces }

# The drawn table.
draw-map = La mappa della Guerra del Peloponneso e le due matrici
draw-strip = Le due parti, il turno e i punti vittoria
draw-space = { $space }: { $facts }
draw-land = spazio di terra
draw-land-fortress = spazio di terra con fortezza
draw-coast = spazio costiero
draw-coast-fortress = spazio costiero con fortezza
draw-island = spazio di isola
draw-island-fortress = spazio di isola con fortezza
draw-held = controllato da { $side }
draw-neutral = neutrale
draw-ravaged = saccheggiato
draw-rebellion = in ribellione
draw-siege = sotto assedio
draw-phocians = attaccato dai Focesi
draw-no-walls = senza le Lunghe Mura
draw-neutral-units = { $n } × { $unit }
draw-objective = obiettivo di { $side }
draw-units = { $n } × { $unit } (ancora attivabili: { $fresh })
draw-you = tu
draw-system = il sistema
draw-talents = { $n } talenti
draw-talents-name = talenti
draw-confidence = Sicurezza strategica { $n }, da -6 a 6
draw-confidence-name = sicurezza
draw-bellicosity = Bellicosità { $n } su 12
draw-bellicosity-name = bellicosità
draw-strategy = { $strategy }: { $areas }; opliti, cavalleria e navi per un obiettivo di terra e per uno costiero
draw-cup = Tazza
draw-home = A casa
draw-nobody = nessuno
draw-leaders = { $leaders }
draw-leader = { $leader } (tattico { $tactical }, strategico { $strategic })
draw-year = { $year } a.C.
draw-points = { $n ->
    [one] { $n } punto vittoria
   *[other] { $n } punti vittoria
  }
draw-turn = turno { $turn }
# Strategies, short enough for the matrix.
draw-attack-spartan-ally = attaccare un alleato
draw-cause-rebellion = causare ribellione
draw-cut-communications = tagliare le linee
draw-attack-sparta = attaccare Sparta
draw-attack-athens = attaccare Atene
draw-attack-athenian-ally = attaccare un alleato

# What was weighed where the system or chance chose: a row for each candidate.
draw-candidates = Che cosa si poteva scegliere
candidate-area = { "" }
candidate-way = { "" }
candidate-free = può essere l'obiettivo
candidate-own = è già in mano sua
candidate-army = ospita già una sua armata
candidate-quiet = non vi si può fomentare la ribellione
candidate-acted = nessuno che possa agire
candidate-cut-off = non è più raggiungibile
candidate-spared = non fornisce nessuno: resta la guarnigione
candidate-gives = fornisce opliti { $hoplites }, cavalleria { $cavalry }, navi { $naval }
candidate-route = { $spaces }
candidate-number = { $n }
