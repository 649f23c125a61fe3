## Computerspieler

player-random = Zufall
player-greedy = Gierig
player-search = Suche
player-rules = Verwalter
player-steward-1 = Verwalter, erste Ausgabe
player-scribe = Schreiber
player-strategist = Stratege
player-marshal = Marschall
player-apprentice = Lehrling
player-settler = Siedlerin
player-raider = Reiter
player-chancellor = Kanzlerin

strength-measured =
    { $others ->
        [1] Gemessen in { $games } Partien zu zweit: { $percent } % gewonnen gegen { $against }.
       *[other] Gemessen in { $games } Partien gegen { $others } Gegner: { $percent } % gewonnen gegen { $against } ({ $par } % wären ausgeglichen).
    }

temper-random = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
temper-greedy = Nimmt, was in diesem Zug am meisten bringt, und denkt nie weiter.
temper-search = Simuliert vor jedem Zug Tausende Fortsetzungen.
temper-rules = Stufe 2. Spielt nach Faustregeln, ohne vorauszudenken.
temper-steward-1 = Ein Maßstab für die anderen: der Verwalter, wie er war, bevor es Stufen gab.
temper-scribe = Stufe 1. Kennt die Kniffe, vergisst sie aber oft: ein geduldiger Gegner für die erste Partie.
temper-strategist = Stufe 3. Spielt die zwei besten Einfälle im Kopf bis zum Jahresende durch, bevor die Entscheidung fällt.
temper-marshal = Stufe 4, am stärksten. Spielt jeden vielversprechenden Zug viele Male im Kopf weiter und nimmt, was am besten ausgeht.
temper-apprentice = Stufe 1. Baut, was ins Auge fällt, übersieht den Rest und nimmt dir nichts weg, solange anderswo Platz ist.
temper-settler = Stufe 2. Überblickt den ganzen Spielplan, baut, was ihr am meisten bringt, und hält Frieden, bis du ihr etwas wegnimmst.
temper-raider = Stufe 3. Denkt ein wenig voraus und nimmt dir etwas weg, wann immer es ihn nicht zu viel kostet.
temper-chancellor = Stufe 4, die stärkste. Geduldig und gründlich, nur der Sieg zählt.
