## Die Analyse einer beendeten Partie

review-about = eine beendete Partie Qin durchgehen: was jede Legung verschenkt hat und was das Glück gebracht hat
review-epilogue =
    Jede Legung wird nach dem beurteilt, was ihr Spieler in dem Moment wissen konnte. Hinter jeder
    Zahl stehen mehrere Suchen mit so vielen Simulationen: mehr dauern länger und schwanken weniger.

    Beispiele:
      mandate review partie.json
      mandate review partie.json --simulations 8000
      mandate review partien.jsonl --game 3 --json
review-file = eine Aufzeichnung, oder mehrere als JSON-Zeilen; - für die Standardeingabe
review-simulations = Simulationen für jedes Urteil (Vorgabe: 2000)
review-game = welche Partie der Datei, gezählt ab 0 (Vorgabe: 0)
review-title = { $names }: { $placements } Legungen, { $simulations } Simulationen für jedes Urteil
review-unfinished = Diese Partie ist nicht beendet; beurteilt wird, was bisher gespielt wurde.
review-thinking = urteilt
review-ply = Zug
review-player = Spieler
review-choice = Legung
review-chance = Aussicht vorher → nachher
review-better = besser
review-drew = Ziehen
review-balance = Was die Partie ausgemacht hat, in Teilen eines Sieges
review-lost = verschenkt
review-luck = eigenes Ziehen
review-others = zwischen den Zügen
review-turn = Wendepunkt bei { $ply }: { $player } hat mit { $choice } { $lost } verschenkt. Besser: { $better }.
review-no-turn = Keine einzelne Legung hat ein Zehntel des Sieges verschenkt.
review-settled = { $player } lag zum letzten Mal vor { $ply } zurück.
review-led = { $player } lag nie zurück.
