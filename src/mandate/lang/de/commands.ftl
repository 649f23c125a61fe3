## Die Befehlszeile

cli-about = Mandate: der Tisch, an dem man Qin und The Great Wall spielt, lernt, erforscht.
cli-epilogue =
    Beispiele:
      mandate play qin                         sofort gegen einen einfachen Gegner
      mandate play qin --hot-seat --players 3  drei Menschen an einem Bildschirm
      mandate simulate qin --games 100 --agent greedy --out games.jsonl
      mandate arena qin greedy search:500      wer besser ist, mit Intervallen
      mandate replay games.jsonl               die Spiele schrittweise ansehen
      mandate verify game.json                 Spiel und Verteilung prüfen

    Inoffiziell und von Fans gemacht; ohne Verbindung zu Autoren und Verlagen.
cli-arguments = Argumente
cli-options = Optionen
cli-verbs = was du tun kannst (mehr dazu: mandate VERB --help)
cli-usage = Aufruf:
cli-help = diese Hilfe zeigen und enden
cli-version = die Version zeigen und enden
cli-lang = Sprache: Englisch, Deutsch oder Französisch (sonst die des Systems)
cli-no-language = mandate: Die Sprache „{ $wanted }“ gibt es nicht. Bekannte Sprachen: { $known }.
cli-see-help = Hilfe: { $command } --help
cli-compiling = Die Regeln werden übersetzt, nur einmal auf diesem Rechner (etwa zehn Sekunden) …
cli-compiling-search = Die Suche wird übersetzt, nur einmal auf diesem Rechner (etwa fünfzehn Sekunden) …
cli-compiled = fertig.
cli-interrupted = Abgebrochen.
cli-unwritten = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-bad-choice = { $argument } kann nicht „{ $value }“ sein. Erwartet: { $known }.
cli-no-number = { $argument } braucht eine Zahl, nicht „{ $value }“.
cli-no-value = Hinter { $argument } fehlt ein Wert.
cli-missing = Es fehlt etwas: { $missing }.
cli-unknown-words = „{ $words }“ ist hier unbekannt.
cli-ambiguous = „{ $argument }“ kann mehreres bedeuten: { $known }.

option-board = bird, lion oder eine Datei mit einer Karte (sonst: bird)
option-players = wie viele spielen, 2 bis 4 (sonst: 2)
option-first = der Platz, der beginnt, gezählt ab 0, oder random (sonst: 0)
option-fair = neu verteilen, bis alle ein einfarbiges Plättchen haben
option-coop = The Great Wall zu zweit bis viert: alle spielen zusammen und erfüllen die Forderungen des Kaisers
option-overlord = The Great Wall zu zweit: wer den Schilfclan führt: wer in der Teereihenfolge höher steht oder wer gerade am Zug ist (sonst: higher)
option-reed-general = The Great Wall allein oder zu zweit: der General des Schilfclans: A Border Militia oder B Marsh Guides, die spähen und Horden umstellen (sonst: A)
option-qin-honor = The Great Wall allein: mit wie viel Ehre Qin Jiushao beginnt (sonst: 0)
option-qin-advisors = The Great Wall allein: wie viele Berater Qin Jiushao in jedem Frühling nimmt (sonst: one)
option-decline = The Great Wall: vor jedem Ertrag fragen, ob er genommen oder abgelehnt wird
option-seed = beliebiger Text oder Zahl: gleicher Seed, gleiche Verteilung
option-json = die Zahlen als ein JSON-Objekt ausgeben

play-about = im Terminal spielen
simulate-about = viele Spiele zwischen Computerspielern austragen und auswerten
replay-about = aufgezeichnete Spiele ansehen oder als Daten ausgeben
verify-about = ein aufgezeichnetes Spiel prüfen: Züge, Ergebnis, Verteilung
perft-about = die Folgen erlaubter Züge zählen, um andere Programme zu prüfen
board-about = die Karten: auflisten, zeigen, eine eigene prüfen
players-about = die Computerspieler: wie sie heißen und wie sie spielen
bench-about = messen, wie schnell dieser Rechner spielt

verify-file = eine Aufzeichnung oder JSON-Zeilen mit mehreren; - für die Standardeingabe
verify-good = { $file }: geprüft. { $choices ->
    [0] Noch ist kein Zug gespielt
    [one] Der eine Zug folgt den Regeln und führt zum Ergebnis
   *[other] Die { $choices } Züge folgen den Regeln und führen zum Ergebnis
}, und die Verteilung ist die versiegelte ({ $commitment }).

perft-tiles = statt eines Seeds die Verteilung selbst, 72 Plättchen mit Leerzeichen dazwischen
perft-depth = wie viele Züge tief (sonst: 3)
perft-deal = Verteilung: { $tiles }

board-list = die mitgelieferten Karten auflisten
board-show = den Text einer Karte ausgeben
board-check = eine Kartendatei prüfen
board-name = bird, lion oder eine Datei mit einer Karte (- für die Standardeingabe)
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
board-good = Auf dieser Karte lässt sich spielen. { $about }

simulate-epilogue =
    Beispiele:
      mandate simulate qin --agent greedy --agent random   100 Partien, zusammengefasst
      mandate simulate great-wall --players 4 --agent rules --out games.jsonl
simulate-games = wie viele Spiele (sonst: 100)
simulate-agent = wer spielt: random, greedy, search:500, level:1 … („mandate players“ nennt alle); einmal für alle Plätze oder einmal für jeden (sonst: random)
simulate-out = die Aufzeichnungen als JSON-Zeilen in diese Datei schreiben; - für die Standardausgabe
simulate-jobs = wie viele Prozesse (sonst: einer je Kern)
simulate-progress = Es wird gespielt
simulate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} { $game }, Seed { $seed }
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Siege
simulate-rate = Anteil, 95 %
simulate-score-qin = Pagoden übrig
simulate-began = begann
simulate-length = Entscheidungen je Spiel: im Schnitt { $mean }, von { $least } bis { $most }; gepasst werden musste insgesamt { $passes }-mal.
simulate-ended = Grund des Endes: { $reasons }.
simulate-speed = { $seconds } s: { $games } Spiele/s, { $choices } Züge/s.
simulate-cut = Abgebrochen nach { $games ->
    [one] einem Spiel; es bleibt
   *[other] { $games } Spielen; sie bleiben
} erhalten.
players-json = als ein JSON-Objekt ausgeben
players-name = Name
players-called = heißt
players-temper = wie er spielt
simulate-agents-count = ein Spieler für alle Plätze oder { $seats }

reason-last_pagoda = letzte Pagode
reason-no_tiles = keine Plättchen mehr
reason-no_placement = nichts passt mehr
reason-resigned = Aufgabe

record-series = Spiel { $game } von { $of } einer Serie.
record-series-before = Spiel { $game } von { $of } einer Serie. Punkte davor: { $list } ({ $wins ->
    [fewest] die wenigsten gewinnen
   *[most] die meisten gewinnen
}).

replay-epilogue =
    Beispiele:
      mandate replay games.jsonl --game 3        die vierte Partie, Schritt für Schritt
      mandate replay game.json --trace --legal   alles über jede Stellung
replay-file = eine Aufzeichnung oder JSON-Zeilen mit mehreren; - für die Standardeingabe
replay-trace = je Zeile ein JSON-Objekt ausgeben: den Anfang, dann eines nach jedem Zug
replay-legal = mit --trace: auch alle erlaubten Züge aufführen
replay-game = welches Spiel der Datei gezeigt wird, gezählt ab 0 (sonst: 0)
replay-title = { $at } von { $last }   { $choice }
replay-seat = { $pagodas } übrig: { $hand }
replay-keys = → weiter  ← zurück  Bild↓/Bild↑ zehn  Pos1/Ende  q verlassen

bench-seconds = Sekunden Rechenzeit für jede Messung (sonst: 1)
bench-title = { $game } auf { $board }, { $players } Spieler, ein Kern
bench-what = gleichverteilt zufälliges Spiel bis zum Ende
bench-placements = Plättchen/s
bench-games = Spiele/s
bench-kernel = innerhalb des Regelkerns
bench-codes = aus Python, erlaubte Züge als Zahlen
bench-tokens = aus Python, erlaubte Züge als Kürzel

great-wall-name = The Great Wall
simulate-score-great-wall = Ehre
reason-requests = die Forderungen sind erfüllt
reason-walls = die Mauern stehen
reason-shame = keine Schandmarker mehr
reason-time = das letzte Jahr
