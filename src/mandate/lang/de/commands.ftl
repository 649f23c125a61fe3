## Die Befehlszeile

cli-about = Mandate: der Tisch, an dem man Qin und The Great Wall spielt, lernt, erforscht.
cli-epilogue =
    Beispiele:
      mandate play qin                         sofort gegen einen einfachen Gegner
      mandate play qin --hot-seat --players 3  zu dritt an einem Bildschirm
      mandate simulate qin --games 100 --agent greedy --out games.jsonl
      mandate arena qin greedy search:500      wer besser ist, mit Fehlerbalken
      mandate replay games.jsonl               die Partien Zug für Zug ansehen
      mandate verify game.json                 Partie und Verteilung prüfen

    Inoffiziell und von Fans gemacht; ohne Verbindung zu Autoren und Verlagen.
cli-arguments = Argumente
cli-options = Optionen
cli-verbs = Befehle (mehr zu einem: mandate COMMAND --help)
cli-usage = Aufruf:
cli-help = diese Hilfe zeigen und beenden
cli-version = die Version zeigen und beenden
cli-lang = Sprache: Englisch, Deutsch oder Französisch (Standard: wie im System)
cli-no-language = mandate: Die Sprache „{ $wanted }“ gibt es nicht. Bekannte Sprachen: { $known }.
cli-see-help = Hilfe: { $command } --help
cli-compiling = Die Regeln werden kompiliert, nur einmal auf diesem Rechner (bis zu einer halben Minute) …
cli-compiling-search = Die Suche wird kompiliert, nur einmal auf diesem Rechner (bis zu einer halben Minute) …
cli-compiled = fertig.
cli-interrupted = Abgebrochen.
cli-unwritten = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-bad-choice = { $argument } kann nicht „{ $value }“ sein. Erwartet: { $known }.
cli-no-number = { $argument } braucht eine Zahl, nicht „{ $value }“.
cli-no-value = { $argument } braucht einen Wert.
cli-missing = Es fehlt: { $missing }.
cli-unknown-words = Hier unbekannt: „{ $words }“.
cli-ambiguous = „{ $argument }“ ist mehrdeutig: { $known }.

option-board = bird, lion, seed:NAME für einen erzeugten Spielplan oder eine Spielplandatei (Standard: bird)
option-pack = The Great Wall: ein Kartenpaket, als TOML-Datei oder Ordner davon
option-players = wie viele spielen, 2 bis 4 (Standard: 2)
option-first = der Platz, der beginnt, gezählt ab 0, oder random (Standard: 0)
option-fair = neu verteilen, bis alle ein einfarbiges Plättchen haben
option-coop = The Great Wall zu zweit bis fünft: alle spielen zusammen und erfüllen die Forderungen des Kaisers
option-walls = The Great Wall im Koop: Mauern wie gedruckt (usual) oder starke (strong) mit 2 Verteidigung mehr auf jeder Stufe (Standard: usual)
option-duel = The Great Wall zu zweit: Mauern und Teehaus wie zu dritt, so will es die Regel (printed), oder mit unseren Zahlen für zwei (balanced): schwächere Mauern und ein Platz im Teehaus (Standard: printed)
option-overlord = The Great Wall zu zweit: wer den Schilfclan führt: wer in der Teereihenfolge höher steht oder wer gerade am Zug ist (Standard: higher)
option-reed-general = The Great Wall allein oder zu zweit: der General des Schilfclans: A Border Militia oder B Marsh Guides, die spähen und Horden umstellen (Standard: A)
option-qin-honor = The Great Wall allein: mit wie viel Ehre Qin Jiushao beginnt (Standard: 0)
option-qin-advisors = The Great Wall allein: wie viele Berater Qin Jiushao in jedem Frühling nimmt (Standard: one)
option-decline = The Great Wall: vor jedem Ertrag fragen, ob er genommen oder abgelehnt wird
option-seed = beliebiger Text oder Zahl: gleicher Seed, gleiche Verteilung
option-json = die Zahlen als ein JSON-Objekt ausgeben
option-of-game = { $game }: { $about }

play-about = im Terminal spielen
simulate-about = Computerspieler viele Partien spielen lassen und auswerten
replay-about = aufgezeichnete Partien ansehen oder als Daten ausgeben
verify-about = eine aufgezeichnete Partie prüfen: Züge, Ergebnis, Verteilung
perft-about = die Folgen erlaubter Züge zählen, um andere Programme zu prüfen
board-about = die Spielpläne: auflisten, zeigen, einen eigenen prüfen
players-about = die Computerspieler: wie sie heißen und wie sie spielen
bench-about = messen, wie schnell dieser Rechner spielt

verify-file = eine Aufzeichnung oder JSON-Zeilen mit mehreren; - für die Standardeingabe
verify-good = { $file }: geprüft. { $choices ->
    [0] Noch ist kein Zug gespielt
    [one] Der eine Zug folgt den Regeln und führt zum Ergebnis
   *[other] Die { $choices } Züge folgen den Regeln und führen zum Ergebnis
}, und die Verteilung ist die versiegelte ({ $commitment }).

perft-tiles = statt eines Seeds die Verteilung selbst, 72 Plättchen mit Leerzeichen dazwischen
perft-depth = wie viele Züge tief (Standard: 3)
perft-deal = Verteilung: { $tiles }

board-list = die mitgelieferten Spielpläne auflisten
board-show = den Text eines Spielplans ausgeben
board-check = eine Spielplandatei prüfen
board-new = einen neuen Spielplan erzeugen, aus einem NAMEN oder zufällig; derselbe Name ergibt überall denselben Plan
board-name = bird, lion, seed:NAME oder eine Spielplandatei (- für die Standardeingabe)
board-about-one = { $name }: { $width } × { $height }, { $villages ->
    [one] ein Dorf
   *[other] { $villages } Dörfer
}, { $starts ->
    [one] ein Startfeld
   *[other] { $starts } Startfelder
}, { $water ->
    [one] ein Wasserfeld
   *[other] { $water } Wasserfelder
}
board-good = Dieser Spielplan ist spielbar. { $about }

simulate-epilogue =
    Beispiele:
      mandate simulate qin --agent greedy --agent random   100 Partien, zusammengefasst
      mandate simulate great-wall --players 4 --agent rules --out games.jsonl
      mandate simulate qin --agent greedy --games 1000 --features positions.parquet
      mandate simulate qin --games 100000 --cluster 10.0.0.1:6379     auf allen Rechnern eines Ray-Clusters
      mandate simulate matchmaking --players-a-day 50     wie lange man auf einen Gegner wartet
simulate-games = wie viele Partien (Standard: 100)
simulate-agent = wer spielt: random, greedy, search:500, level:1 … („mandate players“ nennt alle); einmal für alle Plätze oder einmal für jeden (Standard: random)
simulate-out = die Aufzeichnungen als JSON-Zeilen in diese Datei schreiben; - für die Standardausgabe
simulate-cache = die Partien in dieser Datei aufheben und mit den vorhandenen weitermachen, auch nach einem Abbruch
simulate-players-a-day = matchmaking: so viele Leute am Tag; auch mehrmals (Standard: 20, 200 und 2000)
simulate-report = matchmaking: eine Seite mit Bildern
simulate-features = jede Stellung in diese Parquet-Datei schreiben: was der Platz sah, als Arrays, was erlaubt war, was gewählt wurde, wie es endete (docs/envs.md; braucht PyArrow, siehe mandate doctor)
simulate-jobs = wie viele Prozesse (Standard: einer pro Kern)
simulate-cluster = auf einem Ray-Cluster spielen: local für einen auf diesem Rechner, oder HOST:PORT von einem Rechner des Clusters aus (braucht das Extra „cluster“)
simulate-connecting = Verbindung zu { $address } …
simulate-progress = Es wird gespielt
simulate-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game }, Seed { $seed }
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Siege
simulate-rate = Anteil, 95 %
simulate-score = Punkte
simulate-score-qin = Pagoden übrig
simulate-began = begann
simulate-length = Züge pro Partie: im Schnitt { $mean }, von { $least } bis { $most }; gepasst werden musste insgesamt { $passes }-mal.
simulate-ended = Spielende durch: { $reasons }.
simulate-speed = { $seconds } s: { $games } Partien/s, { $choices } Züge/s.
simulate-cut = Abgebrochen nach { $games ->
    [one] einer Partie; sie bleibt
   *[other] { $games } Partien; sie bleiben
} erhalten.
players-json = als ein JSON-Objekt ausgeben
players-level = Stufe
players-name = Name
players-called = Anzeige
players-temper = Spielweise
players-given-search = search:500 spielt 500 Partien durch, search:1s denkt eine Sekunde nach.
players-given-rules = rules:no-reclaim nimmt seine Befehlskarten nie zurück.
players-given-marshal = marshal:200 spielt je Entscheidung 200 Fortsetzungen durch, marshal:1s denkt eine Sekunde nach.
players-given-chancellor = chancellor:1s gibt ihr eine Sekunde je Zug.
players-given-regent = regent:1s gibt ihr eine Sekunde je Zug.
simulate-agents-count = ein Spieler für alle Plätze oder { $seats }

reason-last_pagoda = letzte Pagode
reason-no_tiles = keine Plättchen mehr
reason-no_placement = nichts passt mehr
reason-resigned = Aufgabe

record-series = Partie { $game } von { $of } einer Serie.
record-series-before = Partie { $game } von { $of } einer Serie. Stand davor: { $list } ({ $wins ->
    [fewest] die wenigsten Punkte gewinnen
   *[most] die meisten Punkte gewinnen
}).

replay-epilogue =
    Beispiele:
      mandate replay games.jsonl --game 3        die vierte Partie, Zug für Zug
      mandate replay game.json --trace --legal   alles über jede Stellung
replay-file = eine Aufzeichnung oder JSON-Zeilen mit mehreren; - für die Standardeingabe
replay-trace = je Zeile ein JSON-Objekt ausgeben: den Anfang, dann eines nach jedem Zug
replay-legal = mit --trace: auch alle erlaubten Züge aufführen
replay-game = welche Partie der Datei gezeigt wird, gezählt ab 0 (Standard: 0)
replay-title = { $at } von { $last }   { $choice }
replay-seat = { $pagodas } übrig: { $hand }
replay-keys = → weiter  ← zurück  Bild↓/Bild↑ zehn  Pos1/Ende  q beenden
replay-too-small = Dieses Fenster ist zu klein: Es braucht mindestens { $columns } × { $rows }. Mit q geht es hinaus.

bench-seconds = Sekunden für jede Messung: Rechenzeit, oder mit --device nach der Uhr (Standard: 1)
bench-title = { $game } auf { $board }, { $players } Spieler, ein Kern
bench-what = rein zufällige Partien bis zum Ende
bench-placements = Züge/s
bench-games = Partien/s
bench-kernel = innerhalb des Regelkerns
bench-codes = aus Python, erlaubte Züge als Zahlen
bench-tokens = aus Python, erlaubte Züge als Kürzel
bench-epilogue =
    Beispiele:
      mandate bench qin                            ein Kern: die Regeln allein, und Schritt für Schritt aus Python
      mandate bench qin --device cpu --threads 4   viele Partien auf einmal als Arrays (siehe docs/envs.md)
      mandate bench qin --device cuda --json       dasselbe auf einer NVIDIA-GPU (braucht numba-cuda, siehe mandate doctor)
    Auf einer GPU wird zuerst eine Stichprobe Zahl für Zahl mit den Partien des Prozessors verglichen.
bench-device = viele Partien auf einmal messen: cpu, oder cuda für eine NVIDIA-GPU (Standard: eine Partie nach der anderen, ein Kern)
bench-batch = mit --device: wie viele Partien auf einmal (Standard: 4096 bei cpu, 131072 bei cuda)
bench-threads = mit --device cpu: wie viele Threads (Standard: 1)
bench-preparing = Die Regeln werden für die GPU übersetzt und ihre Partien mit denen des Prozessors verglichen …
bench-title-batch = { $game } auf { $board }, { $players } Spieler: { $batch } Partien auf einmal, { $device }
bench-what-batch = rein zufälliges Spiel
bench-random = ganze Partien bis zum Ende
bench-steps = Schritt für Schritt aus Python, mit Beobachtungen und Masken
bench-same = { $games } Partien der GPU waren dieselben wie die des Prozessors, Zahl für Zahl, über { $steps } Schritte und bis zum Ende.

great-wall-name = The Great Wall
simulate-score-great-wall = Ehre
reason-requests = die Forderungen sind erfüllt
reason-walls = die Mauern stehen
reason-shame = keine Schandmarker mehr
reason-time = das letzte Jahr

## mandate new-game

new-game-about = ein kleines Paket mit einem fertigen Spiel schreiben, aus dem ein eigenes wird
new-game-name = die Kennung des Spiels: kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel tee-karawane
new-game-in = der Ordner, in den es geschrieben wird (Standard: dieser)
new-game-done =
    { $count } Dateien in { $folder } geschrieben. So geht es weiter:
      pip install -e { $quoted }
      mandate play { $game }
      python -m pytest { $quoted }
new-game-epilogue =
    Beispiel:
      mandate new-game tee-karawane

## mandate data

data-about = Partien als offenen Datensatz schreiben: Parquet-Dateien mit Datenblatt
data-epilogue =
    Der Ordner bekommt games/ (eine Zeile je Partie, mit der ganzen Aufzeichnung), positions/ (was
    der Platz sah, alle erlaubten Möglichkeiten, was er wählte, wie die Partie endete) und ein
    Datenblatt. Partien zwischen Computerspielern werden dafür gespielt und sind gemeinfrei (CC0).
    Nach einer Unterbrechung macht derselbe Befehl weiter und schreibt dieselben Bytes.

    Beispiele:
      mandate data export qin --games 10000 --agent greedy --seed 1 --out qin-greedy
      mandate data export great-wall --players 3 --agent rules --games 200 --out wall
      mandate data export qin --agent level:3 --games 50 --review --out judged
      mandate data export qin --records games.jsonl --license CC-BY-4.0 --out ours
data-what = export: einen Datensatz schreiben
data-out = der Ordner, neu oder vom selben Export
data-records = diese Aufzeichnungen ausgeben, statt zu spielen: nur Partien, die du veröffentlichen darfst; Namen werden zu Nummern
data-database = die Partien der Leute eines Servers exportieren, die zugestimmt haben, aus seiner Datenbank
data-license = die Lizenz, unter der du deine Aufzeichnungen veröffentlichst, etwa CC0-1.0
data-review = auch jede Wahl beurteilen, wie mandate review: langsam
data-progress = Wird geschrieben
data-interrupted = Unterbrochen. Derselbe Befehl macht in { $folder } weiter.
data-done = { $games } Partien und { $positions } Stellungen in { $folder }: { $megabytes } MB.

## Looking for opponents, simulated

matchmaking-title = Suche nach Gegnern, simuliert (Startwert { $seed })
matchmaking-table = Suche nach Gegnern
matchmaking-players = am Tag
matchmaking-warm = warmer Platz
matchmaking-first = erster Zug
matchmaking-met = trafen sich
matchmaking-wait = nach
matchmaking-long-wait = 9 von 10
matchmaking-gap = Punkte
matchmaking-abandoned = gaben auf
matchmaking-note = Wie viele Leute am Tag Gegner suchen, wie lange es bis zum ersten Zug dauert, wie viele jemanden trafen, nach welcher Zeit (Median, und 9 von 10) und mit wie vielen Punkten Unterschied (Median; eine Stufe von Qin hat etwa sechs). Die anderen gaben auf oder spielten mit dem Computer zu Ende. Wie die Leute sind, ist angenommen.
matchmaking-outcomes = Was aus den Suchen wurde
matchmaking-waits = Sekunden, bis jemand kam
matchmaking-gaps = Punkte zwischen denen, die sich trafen
matchmaking-crowd = { $players } Leute am Tag, { $warm ->
    [yes] mit warmen Plätzen
   *[no] ohne
}
matchmaking-yes-no = { $yes ->
    [yes] ja
   *[no] nein
}
