## Aufgaben zu Qin auf der Seite; die Worte eines Spiels kommen mit ihm vom Server.

qin-puzzle-task = { $kind ->
    [finish] Setze deine letzte Pagode
    [conquer] Erobere ein Dorf
    [join] Verbinde Provinzen zu deinem Vorteil
    [lead] Geh in Führung
    [village] Gewinne das Dorf
   *[best] Finde den besten Zug
}
qin-puzzle-about = { $kind ->
    [finish] Ein Zug beendet die Partie sofort, und du gewinnst. Welcher?
    [lead] Mit einem Zug bist du im Vorteil, mit jedem anderen liegt deine Chance bei höchstens { $chance } %. Welcher ist es?
   *[other] Ein Zug ist deutlich besser als alle anderen, die dir höchstens { $chance } % geben. Welcher ist es?
}
qin-puzzle-difficulty = Schwierigkeit { $level } von 5.
qin-puzzle-board = Spielplan der Aufgabe
qin-puzzle-unknown = Unter dieser Adresse gibt es keine Aufgabe. Hier ist stattdessen die Aufgabe des Tages.
qin-puzzle-offline = Der Spielplan der Aufgabe kommt vom Server. Er erscheint von selbst, sobald die Verbindung wieder da ist.
qin-puzzle-daily = Aufgabe des Tages
qin-puzzle-solved = Gelöst!
qin-puzzle-solved-text = Damit gewinnst du mit { $chance } % Wahrscheinlichkeit, mit dem nächstbesten Zug mit { $next } %.
qin-puzzle-missed = Nicht der beste Zug.
qin-puzzle-missed-known = Er gibt dir { $chance } %, der beste { $best } %.
qin-puzzle-missed-less = Er gibt dir weniger als { $chance } %, der beste { $best } %.
qin-puzzle-reply = Eine wahrscheinliche Antwort ist { $spot }; sie ist auf dem Plan markiert.
qin-puzzle-shown = Der beste Zug ist { $spot }: { $chance } % Gewinnchance.
qin-puzzle-reveal = Lösung zeigen
qin-puzzle-next = Nächste Aufgabe
qin-puzzle-harder = Eine schwerere
qin-puzzle-streak = { $days ->
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
