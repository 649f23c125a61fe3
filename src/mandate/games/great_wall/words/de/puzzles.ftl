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
