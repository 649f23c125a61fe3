## Die Arena: Spieler gegeneinander auf denselben Verteilungen

arena-about = Spieler auf denselben Verteilungen gegeneinander spielen lassen und vergleichen
arena-epilogue =
    Jede Verteilung wird in allen Sitzordnungen gespielt, damit weder sie noch der Platz
    jemanden bevorzugt; Intervalle sind 95 % über Verteilungen. Sind es weniger Spieler als
    Plätze, sitzt der erste allein unter den anderen.

    Beispiele:
      mandate arena qin greedy random --games 400 --board both
      mandate arena qin greedy bot:./meinbot --out lauf.jsonl --report lauf.html
      mandate arena qin greedy random --players 4        ein greedy unter drei random
      mandate arena great-wall rules --option players=3

    docs/protocol.md sagt, wie mit einem Bot gesprochen wird.
arena-players = ein Spieler, etwa greedy, random oder rules oder bot:BEFEHL für ein eigenes Programm; an Zweiertischen trifft jeder auf jeden
arena-games = Partien je Paarung, aufgerundet auf ganze Verteilungen (Vorgabe: 200)
arena-seats = wie viele Plätze der Tisch hat (Vorgabe: die des Spiels)
arena-board = bird, lion, both (abwechselnd), eine Datei mit einem Plan, oder mehrere mit Kommas getrennt (Vorgabe: bird)
arena-option = eine beliebige Einstellung des Spiels, etwa fair_start=true; einmal für jede
arena-time = Sekunden, die ein Bot für jede Antwort hat (Vorgabe: 5)
arena-until-decided = eine Paarung beenden, sobald entschieden ist, wer besser ist, mit höchstens 5 % Irrtum; --games ist dann die Höchstzahl
arena-mixed = wo alle Plätze gemeinsam gewinnen oder verlieren: die Spieler an gemeinsame Tische setzen, statt jeden an einen eigenen
arena-mixed-together = ein Spiel, das gemeinsam an einem Tisch gewonnen wird, ohne --until-decided
arena-out = die Ergebnisse als JSON-Zeilen in diese Datei schreiben; ein unterbrochener Lauf geht von ihr aus weiter
arena-report = einen Bericht mit Bildern als HTML in diese Datei schreiben
arena-two-players = zwei oder mehr Spieler
arena-rounded = Ganze Verteilungen in allen Sitzordnungen: { $games } Partien je Paarung.
arena-player = Spieler
arena-against = gegen
arena-held = Plätze
arena-played = Partien
arena-share = Anteil der Siege je Platz, 95 %
arena-won = gewonnen, 95 %
arena-lead = mehr als der erste, 95 %
arena-rating = Wertung, 95 %
arena-pace = Entscheidungen/s
arena-seats-won = Siege nach Platz: { $seats }.
arena-length = Entscheidungen je Partie: { $mean } im Mittel, { $least } bis { $most }.
arena-speed = { $seconds } s: { $games } Partien/s, { $decisions } Entscheidungen/s.
arena-better = Nach { $games } Partien entschieden: { $player } ist besser als { $others }.
arena-worse = Nach { $games } Partien entschieden: { $player } ist schlechter als { $others }.
arena-undecided = Nach { $games } Partien nicht entschieden: { $player } und { $others }.
arena-anytime = Anteil der Siege, der gilt, wie lange man auch spielte: { $interval }.
arena-failed = { $player } hat { $times ->
    [one] einmal
   *[other] { $times }-mal
} versagt. Beim ersten Mal:
arena-no-ratings = Für Wertungen fehlt SciPy: pip install mandate[arena].
arena-cut = Unterbrochen nach { $games ->
    [one] einer Partie; sie steht
   *[other] { $games } Partien; sie stehen
} in { $file }. Derselbe Befehl macht dort weiter.
arena-cut-lost = Unterbrochen nach { $games ->
    [one] einer Partie; sie ist
   *[other] { $games } Partien; sie sind
} verloren. Mit --out DATEI lässt sich ein Lauf fortsetzen.
arena-report-how = Jede Verteilung wurde von jeder Paarung in allen Sitzordnungen gespielt. Intervalle sind 95 % über Verteilungen: Die Partien einer Verteilung sind eine Beobachtung. Geteilte Siege zählen anteilig.
arena-report-matrix = Anteil der Siege, Zeilen gegen Spalten
arena-report-rating = 400 Punkte sind Chancen von zehn zu eins; der erste Spieler steht bei 0.
arena-report-seats = Siege nach Platz, 95 %
arena-report-seat = Platz { $seat }
arena-report-length = Entscheidungen je Partie
arena-report-decisions = Entscheidungen
arena-report-seconds = Sekunden
arena-report-failures = Versagen
reason-forfeit = Versagen eines Bots

problem-bot-start = Der Bot „{ $bot }“ startet nicht: { $reason }.
problem-bot-exited = Der Bot „{ $bot }“ ist mittendrin gegangen (Exit-Status { $status }).
problem-bot-time = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet.
problem-bot-deaf = Der Bot „{ $bot }“ liest nicht, was man ihm sagt.
problem-bot-garbage = Der Bot „{ $bot }“ hat eine Zeile geschrieben, die keine Nachricht ist: „{ $text }“ ({ $reason }).
problem-bot-long = Der Bot „{ $bot }“ hat eine Zeile von mehr als { $most } Bytes geschrieben.
problem-bot-unexpected = Der Bot „{ $bot }“ hat „{ $text }“ geschrieben, wo eine Nachricht der Art „{ $expected }“ fällig war.
problem-bot-protocol = Der Bot „{ $bot }“ spricht Version { $spoken } des Protokolls; diese Ausgabe spricht Version { $ours }.
problem-bot-stale = Der Bot „{ $bot }“ hat auf Entscheidung { $answered } geantwortet, gefragt war Entscheidung { $asked }.
problem-bot-illegal = Der Bot „{ $bot }“ hat „{ $token }“ gewählt: { $reason }
bot-last-words = Auf der Fehlerausgabe sagte er: { $said }
problem-results-foreign = { $file } enthält keine Ergebnisse einer Arena.
problem-results-other = { $file } enthält die Ergebnisse eines anderen Laufs; verschieden sind: { $keys }.
problem-results-damaged = { $file } ist in Zeile { $line } beschädigt ({ $reason }).
problem-results-busy = { $file } wird gerade von einem anderen Lauf beschrieben.
problem-worker-died = Ein Arbeitsprozess wurde von außen beendet. Mit --out DATEI bleiben die Partien davor erhalten, und derselbe Befehl macht weiter.
