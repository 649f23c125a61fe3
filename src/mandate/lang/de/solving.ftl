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
puzzle-rated = Wertung { $rating }.
puzzle-rating = Deine Wertung: { $rating }. Auf Anhieb richtig: { $first } von { $answers }.
puzzle-rating-now = Deine Aufgabenwertung: { $rating } ({ $gained ->
    [more] +{ $by }
   *[less] −{ $by }
}).
puzzle-themes = Alle Themen
puzzle-mine = Meine Fehler
puzzle-mine-due = heute { $count }
puzzle-mine-task = Aus deiner eigenen Partie: Finde die bessere Wahl
puzzle-mine-text = Mit deiner Wahl hast du hier in { $chance } % der Fälle gewonnen, { $lost } Prozentpunkte weniger als mit der besten. Was war besser?
puzzle-mine-back = { $days ->
    [-1] Die sitzt jetzt. Sie kommt nicht wieder.
    [0] Sie kommt heute wieder.
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $days } Tagen wieder.
}
puzzle-mine-about = Wenn du eine beendete Partie auswertest, werden ihre teuersten Züge zu Aufgaben. Jede kommt nach 1, 3 und 10 Tagen wieder, bis sie sitzt. Sie bleiben auf diesem Gerät.
puzzle-mine-later = { $days ->
    [0] Heute warten welche auf dich.
    [one] Heute ist nichts zu wiederholen. Die nächste deiner { $count } kommt morgen wieder.
   *[other] Heute ist nichts zu wiederholen. Die nächste deiner { $count } kommt in { $days } Tagen wieder.
}
puzzle-mine-learned = { $count ->
    [one] Deine einzige Aufgabe sitzt.
   *[other] Alle { $count } sitzen.
}
puzzle-rush = Auf Zeit
puzzle-rush-about = So viele Aufgaben wie möglich in { $minutes } Minuten. Sie beginnen leicht und werden schwerer; nach { $misses } Fehlern ist Schluss.
puzzle-rush-begin = Los
puzzle-rush-again = Noch einmal
puzzle-rush-score = { $found } gelöst
puzzle-rush-misses = { $missed } von { $most } Fehlern
puzzle-rush-over = { $found ->
    [one] 1 Aufgabe gelöst.
   *[other] { $found } Aufgaben gelöst.
}
puzzle-rush-record = Dein bestes Ergebnis!
puzzle-rush-best = Dein bestes Ergebnis: { $best }.
