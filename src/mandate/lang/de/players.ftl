## Computerspieler

player-random = Zufall
player-greedy = Gierig
player-search = Suche
player-rules = Verwalter
player-apprentice = Lehrling
player-settler = Siedlerin
player-raider = Reiter
player-chancellor = Kanzlerin

temper-random = Irgendein erlaubter Zug, jeder gleich wahrscheinlich.
temper-greedy = Nimmt, was in diesem Zug am meisten bringt, und blickt nie weiter.
temper-search = Spielt vor jedem Zug Tausende gedachter Partien; search:500 denkt 500 davon lang, search:1s eine Sekunde.
temper-rules = Spielt nach Faustregeln, ohne vorauszudenken.
temper-apprentice = Stufe 1. Baut, was ins Auge fällt, übersieht den Rest und nimmt dir nichts weg, solange anderswo Platz ist.
temper-settler = Stufe 2. Sieht den ganzen Plan und baut, was ihr selbst am meisten bringt; was du vorhast, fragt sie nicht.
temper-raider = Stufe 3. Denkt ein wenig voraus und hat deine kleinen Provinzen und wackligen Dörfer lieber als die eigenen.
temper-chancellor = Stufe 4, die stärkste. Geduldig und gründlich, nur der Sieg zählt; chancellor:1s gibt ihr eine Sekunde je Zug.
