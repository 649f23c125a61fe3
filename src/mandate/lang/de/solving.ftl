## Aufgaben zu jedem Spiel: was Seite und Terminal zu einer Antwort sagen. Sie kommen mit den Worten jedes Spiels.

puzzle-difficulty = Schwierigkeit { $level } von { $most }.
puzzle-unknown = Unter dieser Adresse gibt es keine Aufgabe. Hier ist stattdessen die Aufgabe des Tages.
puzzle-offline = Die Stellung der Aufgabe kommt vom Server. Sie erscheint von selbst, sobald die Verbindung wieder da ist.
puzzle-daily = Aufgabe des Tages
puzzle-games = Welches Spiel
puzzle-game = { $game ->
    [qin] Qin
   *[great-wall] The Great Wall
}
puzzle-solved = Gelöst!
puzzle-solved-text = Damit gewinnst du in { $chance } % der Fälle, mit der nächstbesten Wahl in { $next } %.
puzzle-missed = Nicht die beste Wahl.
puzzle-missed-known = Damit gewinnst du in { $chance } % der Fälle, mit der besten Wahl in { $best } %.
puzzle-missed-less = Damit gewinnst du in weniger als { $chance } % der Fälle, mit der besten Wahl in { $best } %.
puzzle-shown = Die beste Wahl: { $choice } ({ $chance } % Gewinnchance).
puzzle-reveal = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-harder = Eine schwerere
puzzle-streak = { $days ->
    [one] Der erste Tag deiner Serie.
   *[other] { $days } Tage in Folge.
}
