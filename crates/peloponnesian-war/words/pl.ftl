# The Peloponnesian War in Polish.

blurb = Cała wojna Aten ze Spartą, w pojedynkę przeciw systemowi, który prowadzi drugą stronę, a czasem każe ci się z nim zamienić; albo we dwoje, każde po swojej stronie.
scenario-campaign = Wojna peloponeska
scenario-archidamian = Wojna archidamijska
scenario-decelean = Wojna dekelejska
scenario-fall-of-athens = Upadek Aten
scenario-first-war = Pierwsza wojna peloponeska
scenario-campaign-story = Tury od 1 do 10, od 431 r. p.n.e. Grając samotnie, zaczynasz z Atenami, silnymi na morzu i pewnymi swoich murów, a może przyjdzie ci poprowadzić Spartę. Wojna kończy się, gdy któraś ze stron się podda, albo z turą 10: ponad 150 punktów zwycięstwa albo kapitulacja w pierwszych trzech turach to zwycięstwo rozstrzygające.
scenario-archidamian-story = Tury od 1 do 3: pierwsze dziesięć lat, nazwanych od króla, który co lato pustoszył Attykę. Grając samotnie, zaczynasz z Atenami. Wojna kończy się z turą 3, wraz z kapitulacją lub rozejmem albo gdy wrócisz ze Sparty do Aten. Wygrywa 40 punktów zwycięstwa.
scenario-decelean-story = Tury od 6 do 10, od 416 r. p.n.e. Nikiasz stoi pod Syrakuzami z kwiatem ateńskiego wojska, Alkibiades uciekł do Sparty, a jej król w odpowiedzi wkracza do Attyki. Grając samotnie, zaczynasz z Atenami. Rozejmu nie będzie; wojna kończy się z turą 10, wraz z kapitulacją albo gdy wrócisz ze Sparty do Aten. Wygrywa 40 punktów zwycięstwa.
scenario-fall-of-athens-story = Tury od 7 do 10, od 413 r. p.n.e. Flota sycylijska przepadła, Dekeleja jest w rękach Sparty, a siedemnaście miast Związku się zbuntowało, lecz zboże wciąż płynie przez Hellespont. Grając samotnie, prowadzisz Spartę. Rozejmu nie będzie; wojna kończy się z turą 10, wraz z kapitulacją albo gdy przyjdzie ci poprowadzić Ateny. Wygrywa 40 punktów zwycięstwa.
scenario-first-war-story = Tury od 1 do 6, od 460 r. p.n.e. Ateny trzymają Megarę i nie mają jeszcze Długich Murów, obie strony mają zakładników, a Argos, Tesalia i Syrakuzy są zbrojne i niczyje. Grając samotnie, zaczynasz z Atenami. Punkty zwycięstwa się nie liczą: przegrywa ten, kto na koniec tury jako jedyny nie ma już woli walki; gdy obie strony są zmęczone, zawierają pokój trzydziestoletni, czyli remis, podobnie jak wojna dłuższa niż do tury 6. Wartości dowódców są odtworzone.
option-surrender = Kapitulacja
option-surrender-any = każda kapitulacja jest zwycięstwem
option-surrender-enemy = zwycięstwem jest tylko kapitulacja wroga
option-errata = Errata
option-errata-none = zgodnie z drukiem
option-errata-designer = z poprawkami autora
allowed = Ten ruch jest dozwolony.
no-such-move = Nie ma takiego ruchu.
game-is-over = Wojna jest skończona.
not-your-turn = To nie twoja kolej. Teraz decyduje: { $who }.
seat-chance = los
seat-player = gracz

place = { $name }

side-athens = Ateny
side-sparta = Sparta

unit-athens-hoplites = hoplici ateńscy
unit-athens-cavalry = kawaleria ateńska
unit-athens-naval = okręty ateńskie
unit-athens-allied-hoplites = hoplici sojuszników Aten
unit-athens-allied-cavalry = kawaleria sojuszników Aten
unit-athens-allied-naval = okręty sojuszników Aten
unit-sparta-hoplites = hoplici spartańscy
unit-sparta-cavalry = kawaleria spartańska
unit-sparta-naval = okręty spartańskie
unit-sparta-allied-hoplites = hoplici sojuszników Sparty
unit-sparta-allied-cavalry = kawaleria sojuszników Sparty
unit-sparta-allied-naval = okręty sojuszników Sparty
unit-neutral-allied-hoplites = hoplici neutralnych
unit-neutral-allied-cavalry = kawaleria neutralnych
unit-neutral-allied-naval = okręty neutralnych
home-guard = Gwardia Sparty

strategy-attack-spartan-ally = atak na sojusznika Sparty
strategy-cause-rebellion = wzniecenie buntu
strategy-cut-communications = przecięcie linii komunikacyjnych
strategy-attack-sparta = atak na Spartę
strategy-attack-athens = atak na Ateny
strategy-attack-athenian-ally = atak na sojusznika Aten

area-isthmus = Przesmyk Koryncki
area-boeotia = Beocja
area-sicily = Sycylia
area-arcadia-achaea = Arkadia i Achaja
area-peloponnesus-messenia = Peloponez i Mesenia
area-spartan-allies = sojusznicy Sparty
area-attack-sparta = okolice Sparty
area-attack-athens = Attyka
area-caria = Karia
area-ionia = Jonia
area-hellespont = Hellespont
area-thrace = Tracja
area-island = wyspy
area-athenian-allies = sojusznicy Aten

event-name-silver-mine = kopalnia srebra
event-name-oligarchs = oligarchowie przejmują władzę w Atenach
event-name-thrace = Sitalkes z Tracji zmienia stronę
event-name-persia = Persja przystępuje do wojny
event-name-plague = zaraza w Atenach
event-name-alcibiades = demagog do wynajęcia
event-name-rebellion = bunt oligarchów w Związku Delijskim
event-name-macedonia = Perdikkas z Macedonii zmienia stronę
event-name-minor-powers = pomniejsze państwa
event-name-deaths = śmierć dowódców
event-name-portent = zły omen
event-name-aggression = tracka agresja
event-name-thessaly = Tesalia się waha
event-name-omens = zaćmienie albo trzęsienie ziemi
event-name-egypt = powstanie w Egipcie
event-name-phocians = atak Fokijczyków
event-name-long-walls = Ateny budują Długie Mury
event-name-risings = powstanie oligarchów
event-name-falls = padają dowódcy
event-name-plataea = Teby atakują Plateje
event-name-artaxerxes = poselstwa do Artakserksesa
event-name-laurium = odkryto srebro

alcibiades-1 = ucieka do Sparty
alcibiades-2 = przechodzi do Persów w Sardis
alcibiades-3 = znów dowodzi po stronie Aten
alcibiades-4 = idzie na wygnanie i już nie wróci

move-roll = Rzut: { $die }
move-draw = Wylosuj: { $leader }
move-go = Przez pole { $space } ({ $routes ->
    [one] jedna trasa
    [few] { $routes } trasy
   *[other] { $routes } tras
  })
move-pick = { $space }
move-clash = { $space } kontra { $other }
move-rebuild = Odtwórz: { $unit }
move-operate = Zapytaj bogów i zacznij operację
move-pass = Pas: koniec operacji w tej turze
move-objective = Cel: { $space }
move-incite = Cel: { $space }, z próbą wzniecenia buntu za 100 talentów
move-lead = Dowodzi { $leader } (taktyka { $tactical }, strategia { $strategic })
move-activate = Aktywuj: { $unit } ({ $cost ->
    [0] bez kosztów
    [one] { $cost } talent
    [few] { $cost } talenty
   *[other] { $cost } talentów
  })
move-assemble = Idź po więcej sił: { $space }
move-march = Marsz do celu: { $space }
move-cross = Zaryzykuj otwarte morze (5 lub 6 zatapia wszystkich)
move-around = Trzymaj się brzegów
move-lose = { $unit }
move-lose-guard = Gwardia Sparty, rozbita na dobre
move-build = Wystaw: { $unit } (200 talentów)
move-done = Nie wystawiaj więcej

prompt-over = Wojna skończona. Punkty zwycięstwa: { $points }.
prompt-operations = { $side }: zaczynasz następną operację czy pasujesz? Możesz wydać { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }.
prompt-objective = { $side }: wskaż cel operacji.
prompt-leader = { $side }: kto dowodzi operacją?
prompt-muster = { $leader } jest na polu { $space } { $n ->
    [0] bez wojska
    [one] z jednym punktem siły
   *[other] z { $n } punktami siły
  }, cel: { $objective }; możesz wydać { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }.
prompt-sea = Otwartym morzem, między polami Cape Taenarum i Syracuse, jest bliżej: zaryzykujesz?
prompt-losses = Tracisz { $n ->
    [one] jeden punkt siły: który?
    [few] { $n } punkty siły: które?
   *[other] { $n } punktów siły: które?
  }
prompt-leave = Na okrętach brakuje miejsca dla { $n ->
    [one] jednego punktu siły
   *[other] { $n } punktów siły
  }: kto zostaje?
prompt-build = { $side }: możesz wystawić jeszcze najwyżej { $n ->
    [one] jeden punkt siły
    [few] { $n } punkty siły
   *[other] { $n } punktów siły
  } po 200 talentów; masz do wydania { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }.
prompt-chance = Decyduje los.

chance-side = Rzut kością: czy zmieniasz stronę?
chance-event = Rzut dwiema kośćmi: co wydarzy się w tej turze?
chance-event-die = Rzut kością: kogo to dotyczy?
chance-oligarchs = Rzut dwiema kośćmi: gdzie buntują się oligarchowie?
chance-spread = Rzut kością: czy pole { $space } też się zbuntuje?
chance-leader = { $side ->
    [Ateny] Ateny losują
   *[other] Sparta losuje
  } dowódcę z kubka.
chance-strategy = Rzut kością: do czego w tej turze { $side ->
    [Ateny] dążą Ateny
   *[other] dąży Sparta
  }?
chance-augury = { $side ->
    [Ateny] Ateny pytają
   *[other] Sparta pyta
  } bogów o wróżbę.
chance-revolt = Rzut kością: czy pole { $space } się zbuntuje?
chance-defence = Los wybiera, na które zagrożenie odpowiedzieć najpierw.
chance-area = Zielona kość: który obszar?
chance-objective = Czerwona kość: które pole?
chance-assembly = Los wybiera spośród równie bliskich pól zbiórki.
chance-route = Los wybiera spośród równych tras.
chance-storm = Rzut kością: czy morze będzie łaskawe?
chance-interceptor = Los wybiera, które siły spróbują przechwycić wyprawę.
chance-interception = Rzut kością: czy siły z pola { $other } przechwycą wyprawę na polu { $space }?
chance-skirmish = Potyczka: rzut { $side ->
    [Ateny] Aten
   *[other] Sparty
  }.
chance-battle = Bitwa na polu { $space }: rzut { $side ->
    [Ateny] Aten
   *[other] Sparty
  }.
chance-next-battle = Los wybiera następną bitwę.
chance-next-siege = Los wybiera następne oblężenie.
chance-siege = Rzut kością: czy twierdza { $space } padnie?
chance-field = Rzut kością: czy armia pozostanie na polu { $space }?
chance-home = Los wybiera, dokąd trafi nieparzysty punkt siły.
chance-rebuild = Los wybiera, co zostanie odtworzone.
chance-truce = Rzut kością: jak długo potrwa rozejm?
chance-mourning = Los mówi, który dowódca strony { $side } zginął.

phase = Tura { $turn } · grasz { $side ->
    [Ateny] Atenami
   *[other] Spartą
  } · { $phase }
chapter = Tura { $turn }
phase-political = faza polityczna
phase-planning = planowanie strategiczne
phase-operations = operacje
phase-combat = walka
phase-rebellion = bunty
phase-administration = administracja
phase-armistice = rozejm i kapitulacja
phase-over = wojna skończona

event-side-changes = Rzut { $die }, suma { $total }: zmieniasz stronę i grasz teraz { $side ->
    [Ateny] Atenami
   *[other] Spartą
  }.
event-side-stays = Rzut { $die }, suma { $total }: nadal grasz { $side ->
    [Ateny] Atenami
   *[other] Spartą
  }.
event-leader = { $leader } obejmuje dowództwo na polu { $space }.
event-event = Wydarzenie { $number }: { $event }.
event-event-impossible = Wydarzenie { $number }: { $event }; teraz nie może zajść.
event-plague = Od zarazy { $n ->
    [one] ginie jeden punkt siły
    [few] giną { $n } punkty siły
   *[other] ginie { $n } punktów siły
  } hoplitów ateńskich, Ateny płacą { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  } za załogi, a Pericles nie żyje.
event-alcibiades = Alcibiades { $station }.
event-silver-mine = Rzut { $die }: { $side ->
    [Ateny] Ateny znajdują
   *[other] Sparta znajduje
  } srebro warte 400 talentów.
event-phenomenon = Rzut { $die }: zły omen dla { $side ->
    [Ateny] Aten
   *[other] Sparty
  }, w tej turze najwyżej dwie operacje.
event-perdiccas = Rzut { $die }: Perdikkas z Macedonii staje po stronie { $side ->
    [Ateny] Aten
   *[other] Sparty
  }, z dwoma punktami kawalerii na polu Pella.
event-no-rebel = Suma { $total }: nikt się nie buntuje.
event-rebel-again = Suma { $total }: pole { $space } nie może się zbuntować; nowy rzut z modyfikatorem +1.
event-rebels = Suma { $total }: pole { $space } buntuje się.
event-spreads = Rzut { $die }, suma { $total }: pole { $space } przyłącza się do buntu.
event-stays-loyal = Rzut { $die }, suma { $total }: pole { $space } pozostaje wierne.
event-quelled = Bunt na polu { $space } zostaje stłumiony.
event-helots = Heloci się buntują; kosztuje to Spartę { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  } i dwa punkty woli walki.
event-helots-quelled = Bunt helotów zostaje stłumiony.
event-strategy = Rzut { $die }, suma { $total }. Strategia { $side ->
    [Ateny] Aten
   *[other] Sparty
  }: { $strategy }.
event-strategy-barred = Rzut { $die }, suma { $total }. Strategia { $side ->
    [Ateny] Aten
   *[other] Sparty
  }: { $strategy }, ale nie pozwalają na to zakładnicy.
event-passes = { $side ->
    [Ateny] Ateny pasują
   *[other] Sparta pasuje
  }.
event-passes-limited = { $side ->
    [Ateny] Ateny wykonały
   *[other] Sparta wykonała
  } już swoje dwie operacje w tej turze.
event-passes-leaderless = { $side ->
    [Ateny] Ateny nie mają dowódcy i pasują
   *[other] Sparta nie ma dowódcy i pasuje
  }.
event-passes-poor = { $side ->
    [Ateny] Ateny nie mogą opłacić operacji i pasują
   *[other] Sparta nie może opłacić operacji i pasuje
  }.
event-passes-weak = { $side ->
    [Ateny] Atenom
   *[other] Sparcie
  } brakuje punktów siły: pas.
event-passes-cut-off = { $side ->
    [Ateny] Ateny nie znajdują drogi do celu i pasują
   *[other] Sparta nie znajduje drogi do celu i pasuje
  }.
event-passes-aimless = { $side ->
    [Ateny] Ateny nie znajdują celu i pasują
   *[other] Sparta nie znajduje celu i pasuje
  }.
event-augury-good = Rzut { $die }, suma { $total }: bogowie sprzyjają { $side ->
    [Ateny] Atenom
   *[other] Sparcie
  }.
event-augury-bad = Rzut { $die }, suma { $total }: bogowie są przeciw { $side ->
    [Ateny] Atenom
   *[other] Sparcie
  }.
event-objective = { $side ->
    [Ateny] Ateny obierają
   *[other] Sparta obiera
  } cel: { $space }.
event-awakens = Pole { $space } przystępuje do wojny po stronie { $side ->
    [Ateny] Aten
   *[other] Sparty
  }.
event-sets-out = { $leader } wyrusza, cel: { $space }.
event-revolt-succeeds = Rzut { $die }, suma { $total }: pole { $space } buntuje się, podburzone przez { $side ->
    [Ateny] Ateny
   *[other] Spartę
  }.
event-revolt-fails = Rzut { $die }, suma { $total }: pole { $space } nie słucha podszeptów { $side ->
    [Ateny] Aten
   *[other] Sparty
  }.
event-area = Rzut { $die }: { $area }.
event-aims = Rzut { $die }: { $space }.
event-aims-again = Pole { $space } nie może być celem; rzut należy powtórzyć.
event-wants = Na cel { $space } { $side ->
    [Ateny] Ateny potrzebują
   *[other] Sparta potrzebuje
  }: hoplici { $hoplites }, kawaleria { $cavalry }, okręty { $naval }.
event-defends = { $side ->
    [Ateny] Ateny muszą
   *[other] Sparta musi
  } się bronić: siły idą na pole { $space }.
event-defence-tie = { $side ->
    [Ateny] Ateny muszą
   *[other] Sparta musi
  } się bronić; równie blisko są: { $spaces }.
event-raid = Pole Syracuse jest zagrożone: { $side ->
    [Ateny] Ateny najeżdżają
   *[other] Sparta najeżdża
  } Attykę.
event-assembles = { $side ->
    [Ateny] Ateny zbierają
   *[other] Sparta zbiera
  } teraz siły na polu { $space }: jest najbliżej.
event-assembly-tie = { $side ->
    [Ateny] Ateny mogą
   *[other] Sparta może
  } zbierać siły na równie bliskich polach: { $spaces }.
event-activated = Aktywowano na polu { $space }: { $unit } ({ $talents ->
    [0] bez kosztów
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }).
event-way = Do pola { $space } { $routes ->
    [one] prowadzi jedna najkrótsza trasa
    [few] prowadzą { $routes } równe trasy
   *[other] prowadzi { $routes } równych tras
  }, odległość: { $length ->
    [one] jedno pole
    [few] { $length } pola
   *[other] { $length } pól
  }.
event-route = { $leader } idzie przez: { $spaces }.
event-left-behind = Brakuje okrętów, na polu { $space } pozostawiono: { $unit }.
event-sea-calm = Rzut { $die }: morze jest łaskawe.
event-storm = Rzut { $die }: sztorm zatapia całą wyprawę.
event-ravaged = Pole { $space } zostaje spustoszone.
event-arrives = { $leader } dociera na pole { $space }.
event-abandoned = { $leader } nie może iść dalej; operacja kończy się na polu { $space }.
event-isthmus = Siły z pola { $other } zatrzymują wyprawę na polu { $space }.
event-intercepts = Rzut { $die }: siły z pola { $other } przechwytują wyprawę na polu { $space }.
event-slips-by = Rzut { $die }: wyprawa na polu { $space } wymyka się siłom z pola { $other }.
event-driven-off = { $leader } jest sam i zostaje przepędzony.
event-skirmish = Potyczka: Ateny wyrzucają { $athens }, Sparta { $sparta }.
event-skirmish-battle = Potyczka na polu { $space } przeradza się w bitwę.
event-lost = Strata: { $unit }.
event-guard-broken = Gwardia Sparty zostaje rozbita; pozostają po niej dwa punkty siły hoplitów.
event-battle-null = Na polu { $space } okręty stoją naprzeciw wojsk lądowych: nie ma bitwy.
event-battle-naval = Bitwa morska na polu { $space }.
event-battle-land = Bitwa lądowa na polu { $space }.
event-battle-ashore = Zwycięzcy lądują na polu { $space }.
event-battle-won = { $side ->
    [Ateny] Ateny wygrywają
   *[other] Sparta wygrywa
  } na polu { $space }: Ateny { $athens }, suma { $athenstotal }; Sparta { $sparta }, suma { $spartatotal }.
event-battle-drawn = Bitwa na polu { $space } nierozstrzygnięta: Ateny { $athens }, suma { $athenstotal }; Sparta { $sparta }, suma { $spartatotal }.
event-leader-chosen = Los powierza dowództwo: { $leader }.
event-leader-dies = { $leader } ginie.
event-hostages = { $side ->
    [Ateny] Ateny biorą
   *[other] Sparta bierze
  } zakładników.
event-siege = { $side ->
    [Ateny] Ateny oblegają
   *[other] Sparta oblega
  } twierdzę { $space }.
event-siege-fed = Twierdza { $space } dostaje żywność z morza: { $side ->
    [Ateny] Atenom
   *[other] Sparcie
  } oblężenie się nie udaje.
event-siege-outsailed = Twierdza { $space } ma więcej okrętów: { $side ->
    [Ateny] Atenom
   *[other] Sparcie
  } oblężenie się nie udaje.
event-siege-succeeds = Rzut { $die }, suma { $total }: { $side ->
    [Ateny] Ateny zdobywają
   *[other] Sparta zdobywa
  } twierdzę { $space }.
event-siege-fails = Rzut { $die }, suma { $total }: twierdza { $space } opiera się { $side ->
    [Ateny] Atenom
   *[other] Sparcie
  }.
event-halts = Wyprawa { $side ->
    [Ateny] Aten
   *[other] Sparty
  } straciła dowódcę i zostaje na polu { $space }.
event-leaderless = Siły { $side ->
    [Ateny] Aten
   *[other] Sparty
  } na polu { $space } straciły dowódcę i wracają do domu.
event-army-stays = Rzut { $die }, suma { $total }: armia { $side ->
    [Ateny] Aten
   *[other] Sparty
  } zostaje na polu { $space }.
event-army-leaves = Rzut { $die }, suma { $total }: { $side ->
    [Ateny] Ateny zostawiają
   *[other] Sparta zostawia
  } jeden punkt siły na polu { $space }.
event-comes-home = { $n } × { $unit } na pole { $space }.
event-homeless = { $n } × { $unit }: nie ma dokąd wrócić, siły przepadają.
event-revenue = Dochód { $side ->
    [Ateny] Aten
   *[other] Sparty
  }: { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }, w tym { $shares }.
event-iasus = Pole { $space } jest w rękach Sparty: Persja śle kawalerię na pole Sardis i więcej srebra.
event-built = Wystawiono: { $unit } ({ $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }).
event-points = Punkty zwycięstwa { $amount }, teraz { $after }: { $cause }.
event-talents = { $side }: talenty { $amount }, teraz { $after }: { $cause }.
event-confidence = { $side }: pewność { $amount }, teraz { $after }: { $cause }.
event-bellicosity = { $side }: wola walki { $amount }, teraz { $after }: { $cause }.
event-surrenders = { $side ->
    [Ateny] Ateny kapitulują
   *[other] Sparta kapituluje
  }.
event-armistice = Rzut { $die }: rozejm na { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[other] { $turns } tur
  }.
event-truce-revenue = Dochód { $side ->
    [Ateny] Aten
   *[other] Sparty
  } za { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[other] { $turns } tur
  } rozejmu: { $talents ->
    [one] { $talents } talent
    [few] { $talents } talenty
   *[other] { $talents } talentów
  }, w każdej { $shares }.
event-first-die = Pierwsza kość: { $die }.
event-goes-by = Trasa prowadzi przez pole { $space }.
event-interceptor = Siły z pola { $space } próbują przechwycić wyprawę.
event-battle-next = Następna bitwa: Ateny na polu { $space }, Sparta na polu { $other }.
event-siege-next = Następne oblężenie: { $space }.
event-turn = Zaczyna się tura { $turn }.
event-last-turn = Ostatnia tura dobiegła końca.
event-thessaly-neutral = Tesalia jest znów neutralna.
event-eclipse = Rzut { $die }: zaćmienie księżyca, Ateny mogą rozpocząć tylko dwie operacje.
event-earthquake = Rzut { $die }: trzęsienie ziemi, Sparta może rozpocząć tylko dwie operacje, a sojusznicy Aten zajmują pole { $space }.
event-nothing-happens = To nie ma już skutku: { $event }.
event-phocians-attack = Rzut { $die }: Fokijczycy atakują pole { $space }; na koniec tury musi je kontrolować Sparta.
event-long-walls = Długie Mury stoją, a wszyscy zakładnicy wracają do domu.
event-cimon-dies = { $leader } umiera; następna tura jest turą rozejmu.
event-mourned = { $leader } ginie na zawsze.
event-recovers = { $leader } przeżył i wraca do kubka.
event-turn-skipped = Tura { $turn } jest turą rozejmu i przepada.
event-plataea = Bez względu na strategię celem jest pole { $space }.
event-gift-rolled = Rzut { $die }, srebro bierze strona: { $side }.
event-thirty-years = Obie strony są zmęczone: zawarto pokój trzydziestoletni.

# Dlaczego zmienia się tor; zawsze po liczbie.
cause-battle-won = zwycięstwo na polu { $space }
cause-battle-lost = klęska na polu { $space }
cause-siege-won = zdobyto pole { $space }
cause-siege-lost = pole { $space } utracone w oblężeniu
cause-siege-failed = oblężenie pola { $space } nie powiodło się
cause-slaves = sprzedano mieszkańców pola { $space }
cause-activation = aktywacja punktu siły
cause-incitement = podburzanie pola { $space }
cause-building = wystawienie punktu siły
cause-event = wydarzenie { $number }, { $event }
cause-helots = bunt helotów
cause-new-turn = pewność liczy się od nowa
cause-confidence = tura z pewnością { $n }
cause-afflicted = { $n ->
    [one] { $n } pole zdobyte, spustoszone lub zbuntowane
    [few] { $n } pola zdobyte, spustoszone lub zbuntowane
   *[other] { $n } pól zdobytych, spustoszonych lub zbuntowanych
  }
cause-armistice = rozejm
cause-surrender = kapitulacja { $side ->
    [Ateny] Aten
   *[other] Sparty
  }
cause-revenue = dochód
cause-league = ze związku
cause-spoilt = za { $n ->
    [one] { $n } pole spustoszone, zbuntowane lub utracone
    [few] { $n } pola spustoszone, zbuntowane lub utracone
   *[other] { $n } pól spustoszonych, zbuntowanych lub utraconych
  }
cause-lost-cities = za { $n ->
    [one] Teby lub Korynt
   *[other] Teby i Korynt
  } w rękach Aten
cause-sicily = z Sycylii
cause-no-grain = za brak zboża z Pontu
cause-epidamnus = ze szlaku z Epidamnos
cause-eisphora = podatku bezpośredniego
share = { $amount } { $cause }
more = +{ $n }
less = -{ $n }

why-not-asked = Tego ruchu nie ma teraz do wyboru.
why-cannot-pay = To kosztuje { $cost ->
    [one] { $cost } talent
    [few] { $cost } talenty
   *[other] { $cost } talentów
  }, a możesz wydać tylko { $purse }.
why-nothing-fresh = Na polu { $space } nie ma sił tego rodzaju, które jeszcze nie działały w tej turze: { $unit }.
why-already-there = Twój dowódca jest już na polu { $space }.
why-not-assembly = Na polu { $space } nie ma kogo aktywować i opłacić.
why-no-way = Do pola { $space } nie prowadzi żadna trasa dozwolona dla tej wyprawy.
why-no-port = Żaden okręt nie może opuścić pola { $space }.
why-activate-first = Twój dowódca przybył na pole { $space }, żeby kogoś aktywować.
why-no-units = Dowódca nie rusza do celu sam.
why-hostages = Wróg trzyma twoich ludzi: pole { $space } nie może być celem.
why-asleep = Pole { $space } jest neutralne i zamknięte dla twojej strony.
why-persia-at-peace = Pole Sardis nie może być celem, dopóki Persja nie przystąpi do wojny.
why-bound = Teby wyruszyły: celem pierwszej operacji jest pole { $space }.
why-enemy-force = Siły wroga na polu { $space } nie dopuszczają do buntu.
why-coalition = Pole { $space } należy do koalicji i nie da się podburzyć.
why-capital = Pole { $space } jest stolicą i się nie buntuje.
why-own-space = Pole { $space } należy do twojego związku.
why-captured = Pole { $space } jest już w twoich rękach.
why-already-rebel = Pole { $space } jest już zbuntowane.
why-not-there = { $leader } nie jest na polu { $space }.
why-not-among = Nie możesz tu ponieść straty tego rodzaju: { $unit }.
why-no-guard = Gwardia Sparty nie ponosi tu strat.
why-no-home = Te siły nie miałyby dokąd trafić: { $unit }.
why-must-operate = Operacja już się zaczęła i nie można teraz spasować.

# What would help.
remedy-activate = Najpierw aktywuj na polu { $space } { $n ->
    [one] jeden punkt siły
    [few] { $n } punkty siły
   *[other] { $n } punktów siły
  }: { $unit }.
remedy-go = Najpierw idź na pole { $space }: możesz tam aktywować siły tego rodzaju: { $unit }.
remedy-go-with = Najpierw aktywuj na polu { $here } siły tego rodzaju: { $with }. Potem idź na pole { $space }: możesz tam aktywować siły tego rodzaju: { $unit }.
remedy-errands = Najpierw, w tej kolejności: { $errands }.
errand-activate = aktywuj na polu { $space } { $n ->
    [one] jeden punkt siły
    [few] { $n } punkty siły
   *[other] { $n } punktów siły
  } ({ $unit })
errand-go = idź na pole { $space }

score-victory-points = Punkty zwycięstwa
score-will = Wola walki ponad wolę wroga
verdict-decisive = zdecydowane zwycięstwo
verdict-hollow = hegemonia wymyka się z rąk
verdict-draw = remis
over-athens-surrenders = Ateny kapitulują w turze { $turn }: { $verdict }.
over-sparta-surrenders = Sparta kapituluje w turze { $turn }: { $verdict }.
over-last-turn = Wojna kończy się bez rozstrzygnięcia w turze { $turn }: { $verdict }.
over-armistice = Wojna kończy się rozejmem w turze { $turn }: { $verdict }.
over-call = W turze { $turn } przychodzi ci poprowadzić Ateny i wojna się kończy: { $verdict }.
over-return = W turze { $turn } znów grasz Atenami i wojna się kończy: { $verdict }.
over-peace = Pokój trzydziestoletni kończy wojnę w turze { $turn }: { $verdict }.
over-exhaustion = W turze { $turn } żadna ze stron nie chce już walczyć: { $verdict }.

# Dwoje graczy.
seat-athens = Ateny
seat-sparta = Sparta
phase-for-two = Tura { $turn } · { $phase }
chance-precedence = Kto działa pierwszy? Rzut { $side ->
    [Ateny] Aten
   *[other] Sparty
  }.
prompt-interception = { $side }: { $leader } wkracza na pole { $space } { $n ->
    [0] bez wojska
    [one] z jednym punktem siły
   *[other] z { $n } punktami siły
  }. Czy któreś z twoich sił spróbują przechwycić wyprawę?
prompt-next-battle = { $side }: wybierz następną bitwę.
prompt-next-siege = { $side }: wybierz następne oblężenie.
prompt-home = { $side }: dokąd wracają? Do rozmieszczenia: { $n } × { $unit }.
prompt-eisphora = { $side }: czy ściągasz podatek bezpośredni, 1000 talentów?
move-intercept = Przechwyć siłami z pola { $space }
move-let-pass = Przepuść wyprawę
move-place = Jeden na pole { $space }: { $unit }
move-place-all = Wszystkie ({ $n }) na pole { $space }: { $unit }
move-tax = Ściągnij podatek bezpośredni
move-forgo = Zrezygnuj z podatku
order-intercept-always = Przechwytuj każdą wyprawę najsilniejszymi z moich sił
order-intercept-never = Przepuszczaj każdą wyprawę
order-intercept-ask = Pytaj mnie o każde przechwycenie
event-goes-first = { $side ->
    [Ateny] Ateny mają lepszego stratega i działają pierwsze
   *[other] Sparta ma lepszego stratega i działa pierwsza
  }.
event-goes-first-by-dice = Ateny wyrzucają { $athens }, Sparta { $sparta }: { $side ->
    [Ateny] Ateny działają pierwsze
   *[other] Sparta działa pierwsza
  }.
event-first-again = Ateny i Sparta wyrzucają po { $athens } i rzucają jeszcze raz.
event-lets-pass = { $side ->
    [Ateny] Ateny przepuszczają
   *[other] Sparta przepuszcza
  } wyprawę na polu { $space }.
event-forgoes-tax = { $side ->
    [Ateny] Ateny rezygnują
   *[other] Sparta rezygnuje
  } z podatku bezpośredniego.
event-score = { $side }: punkty zwycięstwa { $amount }, teraz { $after }: { $cause }.
why-out-of-reach = Żadne siły z pola { $space } nie mogą tu przechwycić wyprawy.
why-no-place = Na polu { $space } nie można ich umieścić: { $unit }.
verdict-victory = { $side ->
    [Ateny] wygrywają Ateny
   *[other] wygrywa Sparta
  }
verdict-points = punkty zwycięstwa rozstrzygają na korzyść { $side ->
    [Ateny] Aten
   *[other] Sparty
  }
over-both-surrender = W turze { $turn } kapitulują obie strony: { $verdict }.
sketch-heading-for-two = Punkty zwycięstwa: Ateny { $athens }, Sparta { $sparta }
draw-scores = Punkty: Ateny { $athens }, Sparta { $sparta }
draw-strip-of = { $side }, tura i punkty zwycięstwa

sketch-heading = Punkty zwycięstwa: { $points } · strategia { $side ->
    [Ateny] Aten
   *[other] Sparty
  }: { $strategy }
sketch-strategy = Strategia { $side ->
    [Ateny] Aten
   *[other] Sparty
  }: { $strategy }
sketch-side = { $side }: talenty { $talents }, pewność siebie { $confidence }, wola walki { $bellicosity }; w kubku: { $cup }; wracają do domu: { $home }
sketch-expedition = Wyprawa: { $leader } na polu { $space }, cel { $objective }: { $units }
sketch-stack = { $space } ({ $side }): { $units }
sketch-neutral = { $space } (niczyje): { $units }
sketch-units = { $n } × { $unit }
sketch-rebellion = Zbuntowane: { $spaces }
sketch-ravaged = Spustoszone: { $spaces }
sketch-besieged = Oblężone: { $spaces }
sketch-captured = Zdobyte: { $spaces }

# The drawn table.
draw-map = Mapa wojny peloponeskiej i tabele obu stron
draw-strip = Obie strony, tura i punkty zwycięstwa
draw-space = { $space }: { $facts }
draw-land = w głębi lądu
draw-land-fortress = twierdza w głębi lądu
draw-coast = wybrzeże
draw-coast-fortress = twierdza na wybrzeżu
draw-island = wyspa
draw-island-fortress = wyspa z twierdzą
draw-held = pod kontrolą { $side ->
    [Ateny] Aten
   *[other] Sparty
  }
draw-neutral = neutralne
draw-ravaged = spustoszone
draw-rebellion = zbuntowane
draw-siege = oblężone
draw-phocians = zaatakowane przez Fokijczyków
draw-no-walls = bez Długich Murów
draw-neutral-units = { $n } × { $unit }
draw-objective = cel { $side ->
    [Ateny] Aten
   *[other] Sparty
  }
draw-units = { $n } × { $unit } (gotowe do działania: { $fresh })
draw-you = ty
draw-system = system
draw-talents = { $n ->
    [one] { $n } talent
    [few] { $n } talenty
   *[other] { $n } talentów
  }
draw-talents-name = talenty
draw-confidence = Pewność siebie { $n }, od -6 do 6
draw-confidence-name = pewność
draw-bellicosity = Wola walki { $n } z 12
draw-bellicosity-name = wola walki
draw-strategy = { $strategy }: { $areas }; hoplici, kawaleria i okręty na cel w głębi lądu oraz na wybrzeżu
draw-cup = Kubek
draw-home = Powrót
draw-nobody = nikt
draw-leaders = { $leaders }
draw-leader = { $leader } (taktyka { $tactical }, strategia { $strategic })
draw-year = { $year } p.n.e.
draw-points = { $n } pkt zwycięstwa
draw-turn = tura { $turn }
# Strategies, short enough for the matrix.
draw-attack-spartan-ally = atak na sojusznika
draw-cause-rebellion = wzniecenie buntu
draw-cut-communications = przecięcie linii
draw-attack-sparta = atak na Spartę
draw-attack-athens = atak na Ateny
draw-attack-athenian-ally = atak na sojusznika

# What was weighed where the system or chance chose: a row for each candidate.
draw-candidates = Co można było wybrać
candidate-area = { "" }
candidate-way = { "" }
candidate-free = może być celem
candidate-own = już pod własną kontrolą
candidate-army = stoi tam już własna armia
candidate-quiet = nie da się podburzyć
candidate-acted = nie ma tam nikogo gotowego do działania
candidate-cut-off = nie da się już tam dotrzeć
candidate-spared = nie daje nikogo: garnizon zostaje na miejscu
candidate-gives = daje: hoplici { $hoplites }, kawaleria { $cavalry }, okręty { $naval }
candidate-route = { $spaces }
candidate-number = { $n }
