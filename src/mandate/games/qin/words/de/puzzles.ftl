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
qin-theme = { $theme ->
    [join] Zusammenschließen
    [village] Dörfer
    [major] Großprovinzen
    [block] Blockieren
    [pagodas] Mehrere Pagoden
   *[endgame] Die letzten Pagoden
}
qin-theme-idea = { $theme ->
    [join] Zusammenschließen: Deine Provinzen haben zusammen die meisten Felder, also gehört die neue dir, und die anderen Pagoden gehen zurück.
    [village] Dörfer: Jede Pagode dort zählt so viel wie eine auf einer Provinz, und ein Plättchen kann mehrere gewinnen.
    [major] Großprovinzen: Das fünfte Feld bringt eine zweite Pagode, und von da an kann sie kein anderer mehr übernehmen.
    [block] Blockieren: Dein Plättchen besetzt ein Feld, das der Gegner als Nächstes gebraucht hätte.
    [pagodas] Mehrere Pagoden: Ein Plättchen setzt zwei oder mehr auf einmal.
   *[endgame] Die letzten Pagoden: Gleich ist ein Vorrat leer, also zähle, wer zuerst fertig ist.
}
