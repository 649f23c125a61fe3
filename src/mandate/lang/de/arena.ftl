## Die Arena: Spieler gegeneinander auf denselben Verteilungen

arena-about = Spieler auf denselben Verteilungen gegeneinander antreten lassen und vergleichen
arena-epilogue =
    Jede Verteilung wird in allen Sitzordnungen gespielt, damit weder sie noch der Platz
    jemanden bevorzugt; Intervalle sind 95 % über Verteilungen. Sind es weniger Spieler als
    Plätze, sitzt der erste allein unter den anderen.

    Beispiele:
      mandate arena qin greedy random --games 400 --board both
      mandate arena qin greedy bot:./meinbot --out lauf.jsonl --report lauf.html
      mandate arena qin greedy random --players 4        ein greedy unter drei random
      mandate arena great-wall rules --option players=3

    Der Exit-Code ist 1, wenn ein Spieler in jeder seiner Partien ausgefallen ist.
    docs/protocol.md beschreibt das Protokoll für Bots.
arena-players = ein Spieler, etwa greedy, random oder rules oder bot:BEFEHL für ein eigenes Programm, agent:MODUL:FUNKTION für eine Python-Funktion; an Zweiertischen trifft jeder auf jeden
arena-games = Partien pro Paarung, aufgerundet auf ganze Verteilungen (Standard: 200)
arena-seats = wie viele Plätze der Tisch hat (Standard: die des Spiels)
arena-board = bird, lion, both (abwechselnd), seed:NAME für einen erzeugten Spielplan, eine Spielplandatei oder mehrere durch Kommas getrennt (Standard: bird)
arena-option = eine beliebige Option des Spiels, etwa fair_start=true; einmal für jede
arena-time = Sekunden, die ein Bot für jede Antwort hat (Standard: 5)
arena-until-decided = eine Paarung beenden, sobald klar ist, wer besser ist, mit höchstens 5 % Irrtumsrisiko; --games ist dann die Höchstzahl
arena-mixed = wo alle Plätze gemeinsam gewinnen oder verlieren: die Spieler an gemeinsame Tische setzen, statt jeden an einen eigenen
arena-mixed-together = ein Spiel, das gemeinsam an einem Tisch gewonnen wird, ohne --until-decided
arena-out = die Ergebnisse als JSON-Zeilen in diese Datei schreiben; ein unterbrochener Lauf wird damit fortgesetzt
arena-report = einen Bericht mit Diagrammen als HTML in diese Datei schreiben
arena-two-players = zwei oder mehr Spieler
arena-rounded = Ganze Verteilungen in allen Sitzordnungen: { $games } Partien pro Paarung.
arena-player = Spieler
arena-against = gegen
arena-held = Plätze
arena-played = Partien
arena-share = Siegquote pro Platz, 95 %
arena-adjusted = ohne Glück, 95 %
arena-won = gewonnen, 95 %
arena-lead = mehr als der erste, 95 %
arena-rating = Wertung, 95 %
arena-pace = Entscheidungen/s
arena-seats-won = Siege nach Platz: { $seats }.
arena-length = Entscheidungen pro Partie: { $mean } im Schnitt, { $least } bis { $most }.
arena-speed = { $seconds } s: { $games } Partien/s, { $decisions } Entscheidungen/s.
arena-better = Nach { $games } Partien entschieden: { $player } ist besser als { $others }.
arena-worse = Nach { $games } Partien entschieden: { $player } ist schlechter als { $others }.
arena-undecided = Nach { $games } Partien noch offen: { $player } und { $others }.
arena-anytime = Siegquote, gültig unabhängig von der Länge des Laufs: { $interval }.
arena-failed = { $player } ist { $times ->
    [one] einmal
   *[other] { $times }-mal
} ausgefallen. Beim ersten Mal:
arena-failed-always = In jeder Partie ausgefallen, die Ergebnisse oben sagen also nichts: { $players }
arena-cut = Unterbrochen nach { $games ->
    [one] einer Partie; sie steht
   *[other] { $games } Partien; sie stehen
} in { $file }. Derselbe Befehl macht dort weiter.
arena-cut-lost = Unterbrochen nach { $games ->
    [one] einer Partie; sie ist
   *[other] { $games } Partien; sie sind
} verloren. Mit --out DATEI lässt sich ein Lauf fortsetzen.
arena-report-how = Jede Verteilung wurde von jeder Paarung in allen Sitzordnungen gespielt. Intervalle sind 95 % über Verteilungen: Die Partien einer Verteilung sind eine Beobachtung. Geteilte Siege zählen anteilig.
arena-report-adjusted = Ohne Glück: Was ausgeteilt und gezogen wurde, bewertet eine Stellungsbewertung, abzüglich des Mittels über alles, was hätte kommen können; so bleibt die Quote unverzerrt, und ihr Intervall wird kürzer.
arena-report-matrix = Siegquote, Zeilen gegen Spalten
arena-report-rating = 400 Punkte bedeuten Chancen von zehn zu eins; der erste Spieler steht bei 0.
arena-report-seats = Siege nach Platz, 95 %
arena-report-seat = Platz { $seat }
arena-report-length = Entscheidungen pro Partie
arena-report-decisions = Entscheidungen
arena-report-seconds = Sekunden
arena-report-failures = Ausfälle
reason-forfeit = Ausfall eines Bots

problem-bot-start = Der Bot „{ $bot }“ startet nicht: { $reason }.
problem-bot-exited = Der Bot „{ $bot }“ hat sich { $when ->
    [greeting] beendet, bevor er bereit war
   *[playing] während der Partie beendet
} (Exit-Status { $status }).
problem-bot-closed = Der Bot „{ $bot }“ hat seine Ausgabe geschlossen, obwohl er noch läuft.
problem-bot-unfinished = Der Bot „{ $bot }“ hat seine Zeile nicht innerhalb von { $seconds } s beendet: Nach „{ $text }“ fehlt ein Zeilenumbruch.
problem-bot-time = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet.
problem-bot-deaf = Der Bot „{ $bot }“ liest seine Eingabe nicht.
problem-bot-garbage = Der Bot „{ $bot }“ hat eine Zeile geschrieben, die keine Nachricht ist: „{ $text }“ ({ $reason }).
problem-bot-long = Der Bot „{ $bot }“ hat eine Zeile von mehr als { $most } Bytes geschrieben.
problem-bot-unexpected = Der Bot „{ $bot }“ hat „{ $text }“ geschrieben, erwartet war eine Nachricht der Art „{ $expected }“.
problem-bot-protocol = Der Bot „{ $bot }“ spricht Version { $spoken } des Protokolls; dieses Programm spricht Version { $ours }.
problem-bot-language = Der Bot „{ $bot }“ möchte die Sprache „{ $language }“; möglich sind { $known }.
problem-bot-stale = Der Bot „{ $bot }“ hat auf Entscheidung { $answered } geantwortet, gefragt war Entscheidung { $asked }.
problem-bot-illegal = Der Bot „{ $bot }“ hat „{ $token }“ gewählt: { $reason }
bot-last-words = Seine Fehlerausgabe: { $said }
problem-results-foreign = { $file } enthält keine Partien, die dieser Befehl gespielt hat.
problem-results-other = { $file } enthält die Ergebnisse eines anderen Laufs; verschieden sind: { $keys }.
problem-results-damaged = { $file } ist in Zeile { $line } beschädigt ({ $reason }).
problem-results-busy = { $file } wird gerade von einem anderen Lauf benutzt.
problem-worker-died = Dieselbe Partie ging { $times }-mal verloren, weil ihr Arbeitsprozess beendet wurde. Was schon in einer Datei steht, bleibt erhalten, und derselbe Befehl macht dort weiter.
problem-cluster-away = Unter „{ $address }“ ist kein Cluster zu erreichen: { $reason }
problem-cluster-version = Ein Rechner des Clusters hat mandate { $theirs }, dieser aber { $ours }: Installiere überall die gleiche Version.
