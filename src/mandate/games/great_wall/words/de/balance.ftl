## Wie ausgewogen The Great Wall ist, als Seite mit Diagrammen (mandate report balance --report)

report-page = einen Bericht mit Diagrammen als HTML in diese Datei schreiben
balance-title = Wie ausgewogen The Great Wall ist
balance-contents = Inhalt
balance-glance = Auf einen Blick: { $targets } Ziele
balance-reading = Ein Punkt ist das Ergebnis, die dicke Linie sein 95-%-Intervall. Die dünne Linie gilt für alle Zahlen eines Diagramms zugleich; sie entscheidet. Das getönte Band ist das Ziel, eine gestrichelte Linie der gleiche Anteil für alle.
balance-sign-met = erreicht: Das Intervall liegt im Ziel
balance-sign-open = offen: Es reicht über eine Grenze
balance-sign-missed = klar verfehlt: Es liegt außerhalb
balance-sign-free = kein Ziel
balance-outside = Klar außerhalb: { $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen
}
balance-number = Zahl
balance-mode-head = Modus
balance-found = Ergebnis
balance-interval = Intervall
balance-what = was gespielt wird
balance-games = Partien
balance-seconds = Sekunden pro Platz und Partie
balance-numbers = Alle Zahlen als Tabelle
balance-other-modes = Andere Modi
balance-open-plots = Diagramme zeigen
balance-plot = Am meisten: { $most }. Am wenigsten: { $least }.
balance-plot-missed = Klar außerhalb des Ziels: { $names }.
balance-plot-parts = Anteile an allen Partien, nach Modus.
balance-played = Was gespielt wurde
balance-how = In den Tabellen steht der Schätzwert, dann sein 95-%-Intervall und wie viel gezählt wurde. Die Spieler einer Partie hängen voneinander ab, deshalb zählen für die Intervalle Partien und nicht Spieler.
balance-numbered = { $what ->
    [year] Jahr { $number }
   *[place] Rang { $number }
}
balance-mode = { $mode ->
    [mode-3p] 3 Spieler
    [mode-4p] 4 Spieler
    [mode-5p] 5 Spieler
    [mode-2p] 2 Spieler und der Schilfclan, ausgewogen
    [mode-2p-printed] 2 Spieler und der Schilfclan, wie gedruckt
    [mode-solo] solo gegen Qin Jiushao
    [mode-solo-50] solo, Qin mit 50 Ehre
    [mode-solo-100] solo, Qin mit 100 Ehre
    [mode-solo-both] solo, beide Berater für Qin
    [mode-coop-2] Koop zu zweit
    [mode-coop-3] Koop zu dritt
    [mode-coop-4] Koop zu viert
    [mode-coop-5] Koop zu fünft
    [mode-3p-habit] 3 Spieler, einer nimmt nie zurück
   *[other] { $name }
}
balance-row = { $row ->
    [games] Partien
    [points] Punkte
    [years] Jahre
    [all-players] alle Spieler
    [winners] Sieger
    [best-5-of-winners] beste 5 % der Sieger
    [spread-within-a-game] Spanne in einer Partie
    [ahead-of-qin-jiushao] Vorsprung auf Qin Jiushao
    [walls] Mauern
    [barricades] Barrikaden
    [donations] Spenden
    [command-cards] Befehlskarten
    [hordes] Horden
    [artifacts] Artefakte
    [shame] Schande
    [the-rest] alles Übrige
    [game] ganze Partie
    [tokens-a-player] Marker pro Spieler
    [raids] Überfälle
    [ran-out] ging aus
    [win-rate] Siegquote
    [reclaimed] zurückgenommen
    [all-types] alle Typen
   *[other] { $name }
}
balance-table = { $table ->
    [end] Wie Partien enden
    [won] Gewonnene Partien
    [lever] Stufen der Schwierigkeit
    [years] Länge
    [last-year] Das letzte Jahr
    [honor] Ehre am Ende
    [sources] Woher Ehre kommt
    [breaches] Durchbrüche
    [shame] Schande
    [danger] Durch Schande in Gefahr
    [deck] Der Hordenstapel
    [tea] Teereihenfolge am Anfang
    [general] Generäle
    [advisor] Berater: Besitzer gegen die anderen
    [advisor-dealt] Berater: vom Zufall verteilt
    [advisor-active] Berater: wie oft im Einsatz
    [tactic] Gespielte Taktikkarten
    [tactic-of-all] Taktikkarten unter allen gespielten
    [artifact] Artefakte
    [location] Orte
    [horde] Besiegte Horden
    [hordes-in-all] Besiegte Horden, alle Typen
    [command] Befehlskarten
    [reclaim] Sommer
    [habit] Nie zurücknehmen
   *[other] { $name }
}
balance-about = { $table ->
    [end] Anteil an den Partien.
    [won] Anteil der Partien, die die Spieler gewannen.
    [lever] Um so viele Prozentpunkte weniger Partien wurden gewonnen als im leichteren Modus.
    [years] Gespielte Jahre im Mittel.
    [last-year] Anteil der Partien, die es erreichen, wie auch immer sie dann enden.
    [honor] Mittelwerte; bei den besten 5 % der Sieger die Ehre, die einer von zwanzig Siegern erreicht.
    [sources] Ehre pro Spieler. *Alles Übrige* bringen Schwachpunkte, Beteiligung, Generäle, Berater und Taktikkarten, abzüglich dessen, was unterwegs verloren ging.
    [breaches] Mittlere Zahl; bei einem Jahr zählen die Partien, die es erreichten.
    [shame] Genommene Marker pro Spieler und Überfälle pro Partie.
    [danger] Partien, in denen höchstens drei Zehntel der Schandmarker übrig waren.
    [deck] Partien, in denen er neu gebildet werden musste.
    [tea] Siegquote, von oben gezählt.
    [general] Siegquote derer, die ihn wählten.
    [advisor] Ehre am Ende von Spielern, bei denen der Berater bis Jahr 3 aktiv war, minus das Mittel der anderen in derselben Partie. **Mit Vorsicht lesen:** Man wählt, wen man anwirbt, und wer in Jahr 3 einen Berater bezahlen kann, steht schon gut da. Wert und Wohlstand stecken in einer Zahl; die nächste Tabelle ist davon frei.
    [advisor-dealt] Derselbe Unterschied für Spieler, denen der Berater am Anfang *zugeteilt* wurde, ob sie ihn aktiv machten oder nicht. Nur der Zufall entscheidet, wer das ist. Er ist kleiner als der Wert des Beraters im Einsatz, da etwa die Hälfte nur den General unterstützt, und er misst sich am Mittel aller anderen Berater.
    [advisor-active] Bis Jahr 3 aktiv, pro Partie.
    [tactic] Von den gezogenen Karten; die übrigen wurden abgelegt oder behalten.
    [tactic-of-all] Anteil an allen gespielten Taktikkarten.
    [artifact] Ehre pro Spieler, wo es auf dem Tisch liegt.
    [location] Aktivierungen pro Jahr, vorgezogene eingeschlossen.
    [horde] Von denen, die in eine Reihe kamen; Überfälle zählen nicht.
    [hordes-in-all] Wie oben.
    [command] Pro Spieler und Partie gespielt.
    [reclaim] Sommer, in denen ein Spieler die Befehlskarten zurücknahm.
    [habit] Siegquote des einen Spielers mit dieser Gewohnheit.
   *[other] { $name }
}
