## mandate report

report-about = messen, wie ausgewogen The Great Wall ist oder was für ein Spiel ein Spiel ist, und einen Bericht schreiben
report-epilogue =
    Computerspieler spielen viele Partien, und jeder sieht nur, was sein Platz sehen darf.
    Jede Zahl bekommt ihr 95-%-Intervall und wird mit den Zielen des Entwurfs verglichen.

    Beispiele:
      mandate report balance --mode 3p --games 200      ein erster Blick, ein, zwei Minuten
      mandate report balance --cache games.jsonl        der ganze Bericht; nach Strg-C macht
                                                        derselbe Befehl dort weiter
      mandate report balance --cache games.jsonl --out balance.md
      mandate report balance --cache games.jsonl --report balance.html      mit Diagrammen
      mandate report balance --player strategist --mode solo --games 100
                                                        von einem, der vorausdenkt: Minuten
      mandate report properties qin --games 500 --report qin.html           von Qin
report-what = was gemessen wird: balance (von The Great Wall) oder properties (die Eigenschaften eines Spiels)
report-mode = ein Modus, je einmal: { $modes } (Standard: alle)
report-games = Partien pro Modus (Standard: { $games }); bei properties: betrachtete Partien (Standard: { $properties })
report-player = Spieler für alle Plätze, etwa rules, strategist oder marshal; stärkere brauchen länger (Standard: { $player })
report-seed = beliebiger Text oder Zahl: derselbe Seed gibt dieselben Partien (Standard: der des Zwischenspeichers, sonst ein neuer)
report-cache = die Partien in dieser Datei als JSON-Zeilen aufheben und mit den vorhandenen weitermachen
report-out = den Bericht in diese Markdown-Seite schreiben: neu oder zwischen ihre Marken
report-cut = Abgebrochen nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}. Mit --cache wären sie erhalten geblieben.
report-cut-kept = Abgebrochen; { $games ->
    [one] eine neue Partie steht
   *[other] { $games } neue Partien stehen
} in { $file }. Derselbe Befehl macht dort weiter.
report-written = Der Bericht steht in { $file }.
report-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} gegen die Ziele, Seed { $seed }
report-number = Nr.
report-measure = Messgröße
report-target = Ziel
report-verdict = Urteil
report-tally = seine Zahlen
report-met = erreicht
report-missed = klar verfehlt
report-undecided = offen
report-not-measured = nicht gemessen
report-target-1 = Partien, die das letzte Jahr erreichen
report-target-2 = Partien, die durch Schande enden
report-target-3 = Durchbrüche pro Partie und in Jahr 1 (3 Spieler)
report-target-4 = Ehre am Ende: alle, Sieger, beste Sieger
report-target-5 = Siegquote jedes Generals (3 Spieler)
report-target-6 = Ehre derer, denen ein Berater ausgeteilt wurde, gegenüber den anderen
report-target-7 = Taktikkarten: gezogen und gespielt; Anteil an allen gespielten
report-target-8 = Ehre durch jedes Artefakt
report-target-9 = Aktivierungen jedes gewöhnlichen Ortes pro Jahr
report-target-10 = Siegquote nach der Teereihenfolge am Anfang
report-target-11 = Solo: gewonnene Partien; Vorsprung an Ehre auf Qin Jiushao
report-target-12 = Koop mit Strategen: gewonnene Partien
report-target-13 = besiegte Horden, nach Typ
report-target-14 = jede Befehlskarte, pro Spieler und Partie
report-target-15 = Siegquote eines Spielers, der nie Karten zurücknimmt
report-target-16 = Partien, in denen der Hordenstapel ausgeht
report-target-17 = Koop mit Strategen: besiegte Horden
report-target-18 = Solo: Partien, in denen die Schande gefährlich wird
report-target-19 = jede Stufe der Schwierigkeit: gewonnene Partien, in Punkten
