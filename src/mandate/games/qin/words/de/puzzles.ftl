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
    [lead] Mit einem Zug bist du im Vorteil, mit jedem anderen liegt deine Chance bei höchstens { $chance } %. Welcher ist es?
   *[other] Ein Zug ist deutlich besser als alle anderen, die dir höchstens { $chance } % geben. Welcher ist es?
}
qin-puzzle-board = Spielplan der Aufgabe
qin-puzzle-reply = Wahrscheinlich erwidert der Gegner { $spot }; das ist auf dem Plan markiert.
