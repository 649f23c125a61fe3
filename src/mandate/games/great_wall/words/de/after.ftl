## The Great Wall: hinterher, woher die Ehre kam

gwp-after-source = { $why ->
    [start] Zu Beginn
    [general] General
    [advisor] Berater
    [tactic] Taktikkarten
    [command] Befehlskarten
    [horde] Fähigkeiten von Horden
    [clan] Eigene Regeln von Qin Jiushao
    [request] Forderungen
    [event] Ereignisse
    [location] Orte
    [overseer] Aufseher
    [wall] Gebaute Mauern
    [barricade] Gebaute Barrikaden
    [upgrade] Verbesserte Aufseher
    [hire] Anwerben
    [donation] Spenden
    [reward] Schwachpunkte auf Horden
    [firing] Schüsse im Winter
    [wound] Gesetzte Wunden
    [defeat] Besiegte Horden
    [archers] Bogenschützen auf der Mauer
    [claim] Gewonnene Horden
    [no-place] Schande ohne Platz
    [penance] Zurückgegebene Schande
    [discards] Abgelegte Befehlskarten
    [shame] Schandmarker
    [hordes] Gewonnene Horden, am Ende
    [artifact] { $of }
   *[other] Anderes
}
gwp-after-from = Ehre durch
gwp-after-chart = Ehre im Lauf der Jahre
gwp-after-touch = Ein Punkt verrät, woher die Ehre kam.
gwp-after-table = Dasselbe als Tabelle
gwp-after-when = Wann
gwp-after-start = Beginn
gwp-after-year = Jahr { $year }
gwp-after-end = Schlusswertung
gwp-after-end-short = Ende
gwp-after-point = { $player }, { $when }: { $total } Ehre ({ $change }).
gwp-after-won = { $winner } gewinnt mit { $honor } Ehre, { $by } mehr als { $other }.
gwp-after-tied = { $winner } und { $others } haben je { $honor } Ehre; { $winner } steht in der Teereihenfolge höher.
gwp-after-solo-won = { $own } Ehre gegen { $honor } von { $player }: { $by } mehr.
gwp-after-solo-lost = { $own } Ehre gegen { $honor } von { $player }: { $by ->
    [0] gleich viel, zum Sieg braucht es mehr.
   *[other] { $by } zu wenig, zum Sieg braucht es mehr als er.
}
gwp-after-solo-shame = Kein Schandmarker ist übrig, und damit ist die Partie verloren, wie viel Ehre auch da ist: { $own } gegen { $honor } von { $player }.
gwp-after-requests = Erfüllte Forderungen: { $n } von { $goal }.
gwp-after-missing = { $n ->
    [one] Eine fehlte noch.
   *[other] { $n } fehlten noch.
}
gwp-after-again = Noch einmal zeigen
gwp-after-skip = Überspringen
gwp-after-seal = Sieg
