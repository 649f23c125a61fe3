## Aufgaben zu The Great Wall, auf der Seite und im Terminal.

great-wall-puzzle-task = { $kind ->
    [save] { $thing ->
        [L] Rette den linken Abschnitt
        [M] Rette den mittleren Abschnitt
       *[R] Rette den rechten Abschnitt
    }
    [clerk] Finde den besten Gang eines Beamten
    [card] Wähle die beste Befehlskarte
   *[best] Finde die beste Wahl
}
great-wall-puzzle-about = { $kind ->
    [save] Mit einer Wahl hält er diesen Winter sehr wahrscheinlich stand. Mit jeder anderen wird er viel öfter durchbrochen, und deine Gewinnchance liegt bei höchstens { $chance } %. Welche ist es?
   *[other] Eine Wahl ist deutlich besser als alle anderen, die dir höchstens { $chance } % Gewinnchance geben. Welche ist es?
}
great-wall-puzzle-breached = { $section ->
    [L] Der linke Abschnitt
    [M] Der mittlere Abschnitt
   *[R] Der rechte Abschnitt
} wird dann in { $share } % der Durchläufe durchbrochen, mit der besten Wahl in { $best } %.
great-wall-puzzle-instead = Verglichen mit der besten Wahl, bis zum Ende des Jahres: { $list }.
great-wall-theme = { $theme ->
    [assault] Ansturm
    [attack] Angriff
    [soldiers] Soldaten
    [building] Bauen
    [tea] Tee
    [goods] Rohstoffe
    [command] Befehlskarten
    [tactic] Taktikkarten
   *[advisors] Berater
}
great-wall-theme-idea = { $theme ->
    [assault] Ansturm: Vergleiche vor dem Winter an jedem Abschnitt Verteidigung und Stärke, und hilf dem, dem nur wenig fehlt.
    [attack] Angriff: Jeder Platz, den ein Soldat besetzt, zahlt sofort, und eine besiegte Horde stürmt nicht mehr.
    [soldiers] Soldaten: Am meisten nützen sie an dem Abschnitt, an dem sie dieses Jahr etwas entscheiden.
    [building] Bauen: Mauern und Barrikaden bringen jetzt Ehre und halten im Winter.
    [tea] Tee: Die Teereihenfolge entscheidet, wer zuerst handelt, wer zuerst einen Platz auf der Befehlsleiste wählt und wer bei Gleichstand gewinnt.
    [goods] Rohstoffe: Frage dich, was du als Nächstes bezahlst, und hole genau das.
    [command] Befehlskarten: Denke an die Kästen, die auch die anderen nutzen, und an das, was du zuletzt tust.
    [tactic] Taktikkarten: Spare sie für den Moment, in dem sie am meisten ändern.
   *[advisors] Berater: Je früher du einen anwirbst, desto öfter zahlt er sich aus.
}
