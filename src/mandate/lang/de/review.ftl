## Die Analyse einer beendeten Partie

review-about = eine beendete Partie analysieren: was jeder Zug gekostet und was das Glück gebracht hat
review-epilogue =
    Jeder Zug wird nach dem beurteilt, was sein Spieler in dem Moment wissen konnte. Hinter jeder
    Zahl stehen mehrere Suchen mit so vielen Simulationen: mehr dauern länger und schwanken weniger.
    In The Great Wall werden nur wichtige Entscheidungen beurteilt, durch Weiterspielen bis zum Jahresende.

    Beispiele:
      mandate review partie.json
      mandate review partie.json --simulations 8000
      mandate review partien.jsonl --game 3 --json
review-file = eine Aufzeichnung, oder mehrere als JSON-Zeilen; - für die Standardeingabe
review-simulations = Simulationen pro Zug (Standard: 2000 für Qin, 24 für The Great Wall)
review-all = von einer langen Partie alle Züge zeigen, nicht nur die, die etwas gekostet haben
review-game = welche Partie der Datei, gezählt ab 0 (Standard: 0)
review-title = { $names }: { $placements } Züge, { $simulations } Simulationen pro Zug
review-hidden =
    { $count ->
        [one] Ein weiterer Zug: Nichts Besseres wurde gefunden.
       *[other] { $count } weitere Züge: Nichts Besseres wurde gefunden.
    }
review-unfinished = Diese Partie ist nicht beendet; analysiert werden die bisherigen Züge.
review-thinking = analysiert
review-ply = Nr.
review-player = Spieler
review-choice = Zug
review-chance = Gewinnchance vorher → nachher
review-better = besser
review-drew = Ziehen
review-balance = Woraus sich das Ergebnis zusammensetzt, in Anteilen eines Sieges, verglichen mit einer ausgeglichenen Partie
review-balance-points = Dasselbe in { $unit }
review-start = Start
review-own = eigene Züge
review-luck = eigenes Ziehen
review-others = zwischen den Zügen
review-result = Ergebnis
review-accuracy = Genauigkeit { $accuracy }
review-like = { $player }: Genauigkeit { $accuracy }, in dieser Partie wie { $levels ->
    [one] { $weakest }
   *[other] { $weakest } bis { $strongest }
}.
review-find = Bester Fund, Zug { $ply }: { $player } spielte { $choice }, { $after } statt { $instead } mit dem naheliegenden { $obvious }.
review-costliest = Teuerster Zug, Zug { $ply }: { $player } spielte { $choice } und gab { $lost } her.
review-luckiest = Glücklichstes Ziehen, Zug { $ply }: Nach { $choice } brachte es { $player } { $luck }.
review-turn = Wendepunkt bei Zug { $ply }: kostete { $player } { $lost }. Gespielt: { $choice }. Besser: { $better }.
review-no-turn = Kein einzelner Zug hat die Partie gedreht.
review-settled = Seit Zug { $ply } lag { $player } nicht mehr zurück.
review-led = { $player } lag nie zurück.
