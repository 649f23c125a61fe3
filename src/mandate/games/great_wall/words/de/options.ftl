# Was jede Option von The Great Wall ändert, für alle, die gleich wählen; $value: was gerade gewählt ist

option-great-wall-players-about = { $value ->
    [1] Dein Gegner ist Qin Jiushao, der von selbst spielt; der Schilfclan hilft dem, der ihn führt.
    [2] Gegeneinander sitzt der Schilfclan mit am Tisch, und immer führt ihn einer von euch.
    [5] Fünf Clans, der vollste Tisch: Die Mauer wächst schnell, jeden Frühling kommen sechs Horden, und eine Partie hat vier Jahre. Gegeneinander halten Mauern weniger aus. Das Ergebnis zählt für keine Wertung.
   *[other] Hinter jedem Clan steht ein Spieler: mehr los in der Stadt, mehr Horden an der Mauer und eine längere Partie.
}
option-great-wall-coop-about = { $value ->
    [true] Ihr gewinnt oder verliert zusammen: Erfüllt genug Forderungen des Kaisers, bevor das letzte Jahr endet und bevor die Schandmarker ausgehen.
   *[false] Ihr haltet alle dieselbe Mauer, aber nur die meiste Ehre gewinnt.
}
option-great-wall-walls-about = { $value ->
    [strong] Jede Mauer hält 2 mehr aus: für die erste gemeinsame Partie, oder mit Partnern, die noch lernen.
   *[usual] Mauern wie auf dem Plan: eine Aufgabe für Partner, die vorausplanen.
}
option-great-wall-duel-about = { $value ->
    [balanced] Unsere Zahlen für zwei: Mauern verteidigen mit 1, 2, 4 und 6, und das Teehaus hat einen Platz. Die Horden bleiben bis zuletzt gefährlich, und ein Beamter genügt für den ersten Platz beim Tee.
   *[printed] Wie in der Regel: der Plan für drei, mit seinen Mauern und seinem Teehaus. Ruhiger: Die Mauer fällt selten.
}
option-great-wall-overlord-about = { $value ->
    [active] Der Schilfclan folgt dem, der gerade am Zug ist: Ihr führt ihn abwechselnd.
   *[higher] Der Schilfclan folgt dem, der in der Teereihenfolge höher steht: Tee wird wertvoller.
}
option-great-wall-reed-general-about = { $value ->
    [B] Die Marsh Guides tun alles, was die Border Militia tut; außerdem sehen sie sich kommende Horden an und lassen zwei Horden den Platz tauschen.
   *[A] Die Border Militia bringt Rohstoffe, Speerträger und Barrikaden: die einfachere, wie im Regelheft.
}
option-great-wall-qin-honor-about = { $value ->
    [0] Qin Jiushao beginnt gleichauf mit dir: richtig für die erste Partie.
   *[other] Qin Jiushao beginnt mit { $value } Ehre Vorsprung, und am Ende brauchst du trotzdem mehr als er.
}
option-great-wall-qin-advisors-about = { $value ->
    [both] Beide Berater, die im Frühling aus der Auslage gehen, schließen sich ihm an: Er wird schnell stärker. Für Könner.
   *[one] Von den zwei Beratern, die im Frühling aus der Auslage gehen, schließt sich ihm einer an.
}
option-great-wall-pack-about = Eigene Karten: ein Kartenpaket, als TOML-Datei oder Ordner. „mandate cards new“ schreibt eines für den Anfang.
option-great-wall-decline-about = { $value ->
    [true] Vor jedem Ertrag wirst du gefragt, ob du ihn willst: mehr Freiheit und viel mehr Fragen.
   *[false] Du nimmst immer, was du bekommst.
}
