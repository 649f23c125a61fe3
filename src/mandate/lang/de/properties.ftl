## Was für ein Spiel ein Spiel ist (mandate report properties)

report-game = bei properties: welches Spiel
report-of-properties = nur für properties
report-doublings = wie oft das Nachdenken eines Spielers mit Budget verdoppelt wird, jedes Mal in Duellen gegen die Hälfte (Standard: Qin 4, The Great Wall 2; 0: gar nicht)
report-duels = Partien für jede Verdopplung (Standard: Qin 100, The Great Wall 30)
properties-title = Was für ein Spiel { $game } ist
properties-by = Auf allen Plätzen: { $player }.
properties-meaning = Was diese Zahlen bedeuten
properties-kinds = Nach Art der Frage
properties-most = Am meisten Möglichkeiten auf einmal: { $options }.
properties-range = Von { $least } bis { $most }.
properties-settled = In Partien mit einem einzigen Sieger führte dieser nach { $part } der Partie bis zum Schluss.
properties-start = Anfang
properties-end = Ende
properties-part = Abschnitt der Partie
properties-curve = Am Anfang { $first }, in der Mitte { $middle }, am Ende { $last }.
properties-seat = Siege von Platz { $seat }
properties-duel = Siege von { $more } gegen { $less }
properties-budget = wer gegen wen
properties-share = Siegquote
properties-points = Elo, 95 %
properties-how = Intervalle sind 95 %. Eine Beobachtung ist eine Partie, in Duellen eine Verteilung mit allen Sitzordnungen. Geteilte Siege zählen anteilig.
properties-counted = { $game ->
    [qin] Gezählt werden die Plättchen der anderen, nach allen, die man gesehen hat.
    [great-wall] Gezählt werden die Taktikkarten der anderen, ihre unterstützenden Berater, die niemand sah, und was sie in diesem Augenblick verdeckt wählen. Rohstoffe nicht: Jeder Gewinn und jede Zahlung war offen.
   *[other] Gezählt wird, was die anderen haben.
}
properties-measure = { $measure ->
    [length] Entscheidungen pro Partie
    [branching] Möglichkeiten pro Entscheidung, Mittel
    [effective] Möglichkeiten pro Entscheidung, geometrisches Mittel
    [tree] Wege durch die Entscheidungen einer Partie
    [hidden] verborgene Information, Bit
    [leads] Führungswechsel pro Partie
   *[settled] Teil der Partie, bis der Sieger endgültig führt
}
properties-about = { $measure ->
    [length] Entscheidungen pro Partie: die jemand trifft; was von selbst geht, zählt nicht.
    [branching] Möglichkeiten pro Entscheidung: wie viele erlaubt sind, im Mittel über alle Entscheidungen.
    [effective] Geometrisches Mittel: Hätte jede Entscheidung so viele Möglichkeiten, gäbe es gleich viele Wege durch eine Partie.
    [tree] Wege durch die Entscheidungen: die Möglichkeiten aller Entscheidungen einer Partie multipliziert, das übliche Maß für die Größe eines Spielbaums.
    [hidden] Verborgene Information: wie viele Ja-Nein-Fragen ein Platz stellen müsste, um zu wissen, was die anderen haben.
    [leads] Führungswechsel: wie oft jemand anderes allein in Führung geht.
   *[settled] Bis der Sieger endgültig führt: 0 % wäre von Anfang an entschieden, 100 % bis zuletzt offen.
}
properties-section = { $section ->
    [glance] Auf einen Blick
    [branching] Möglichkeiten im Lauf der Partie
    [kinds] Möglichkeiten nach Art der Frage
    [length] Länge
    [hidden] Verborgene Information im Lauf der Partie
    [seats] Plätze
    [leads] Die Führung
   *[doublings] Doppelt so viel Nachdenken
}
properties-section-about = { $section ->
    [glance] Jede Zahl mit ihrem 95-%-Intervall.
    [branching] Erlaubte Möglichkeiten pro Entscheidung, von der ersten einer Partie bis zur letzten.
    [kinds] Erlaubte Möglichkeiten pro Entscheidung; in Klammern der Anteil an allen Entscheidungen.
    [length] Entscheidungen pro Partie, und wie viele Partien so viele hatten.
    [hidden] Bit, die einem Platz fehlen, um zu wissen, was die anderen haben, wenn er sich entscheiden muss.
    [seats] Siegquote nach Platz, alle Plätze vom selben Spieler gespielt. Die gestrichelte Linie ist der gleiche Anteil.
    [leads] Wie oft die Führung in einer Partie wechselte, und wie viele Partien so viele Wechsel hatten.
   *[doublings] Ein Spieler, der doppelt so lange nachdenkt, gegen andere seiner Art, die es nicht tun; jede Verteilung in allen Sitzordnungen. Die gestrichelte Linie ist der gleiche Anteil.
}
