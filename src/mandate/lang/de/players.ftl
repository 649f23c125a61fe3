## Computerspieler

player-random = Zufall
player-greedy = Gierig
player-search = Suche
player-rules = Verwalter
player-scribe = Schreiber
player-strategist = Stratege
player-marshal = Marschall
player-wanderer = Wanderer
player-dreamer = Träumerin
player-apprentice = Lehrling
player-fisher = Fischer
player-settler = Siedlerin
player-merchant = Händlerin
player-guard = Wächter
player-raider = Plünderer
player-magistrate = Richterin
player-chancellor = Kanzlerin
player-regent = Regentin
player-beginner = Anfänger

page-ladder-level = Stufe { $number } von { $of }.
page-ladder-figure =
    { $others ->
        [1] Zu zweit: { $percent } % { $range } von { $games } Partien gewonnen (Gegner: { $against })
       *[other] { $players ->
            [3] Zu dritt
           *[other] Zu viert
        }: { $percent } % { $range } von { $games } Partien gewonnen (Gegner: { $others } × { $against }; { $par } % wären ausgeglichen)
    }
page-ladder-range = ({ $low }–{ $high } %)
strength-measured =
    { $others ->
        [1] Gemessen in { $games } Partien zu zweit: { $percent } % gewonnen (Gegner: { $against }).
       *[other] Gemessen in { $games } Partien gegen { $others } Gegner: { $percent } % gewonnen ({ $against }; { $par } % wären ausgeglichen).
    }

temper-random = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
temper-greedy = Nimmt, was in diesem Zug am meisten bringt, und denkt nie weiter.
temper-search = Simuliert vor jedem Zug Tausende Fortsetzungen.
temper-rules = Spielt nach Faustregeln, ohne vorauszudenken.
temper-scribe = Kennt die Kniffe, vergisst sie aber oft: ein geduldiger Gegner für die erste Partie.
temper-strategist = Spielt die zwei besten Einfälle im Kopf bis zum Jahresende durch, bevor die Entscheidung fällt.
temper-marshal = Spielt jeden vielversprechenden Zug viele Male im Kopf weiter und nimmt, was am besten ausgeht.
temper-wanderer = Läuft zu jedem Dorf in Sicht und vergisst, es zu verteidigen. Sieht wenig vom Spielplan: ein freundlicher Gegner für die erste Partie.
temper-dreamer = Träumt von großen Provinzen und geht an den Dörfern vorbei. Übersieht das meiste auf dem Spielplan.
temper-apprentice = Baut, was ins Auge fällt, übersieht den Rest und nimmt dir nichts weg, solange anderswo Platz ist.
temper-fisher = Zählt nur die eigenen Pagoden. Ob du dabei gewinnst oder verlierst, ist ihm gleich.
temper-settler = Überblickt den ganzen Spielplan, baut, was ihr am meisten bringt, und hält Frieden, bis du ihr etwas wegnimmst.
temper-merchant = Nimmt, was sich gerade am meisten lohnt, Dörfer zuerst, und fragt nie, was danach kommt.
temper-guard = Weiß, was eine Provinz wert ist, und bangt um die eigenen; übersieht aber viel und wagt sich kaum an deine.
temper-raider = Denkt ein wenig voraus und nimmt dir etwas weg, wann immer es ihn nicht zu viel kostet.
temper-magistrate = Überblickt den ganzen Spielplan und denkt ein paar Züge voraus, urteilt aber schnell.
temper-chancellor = Spielt Tausende Fortsetzungen im Kopf durch. Geduldig und gründlich, nur der Sieg zählt.
temper-regent = Hat aus hunderttausend Stellungen gelernt, was auf dem Brett wirklich zählt, und verschwendet keinen Gedanken an den Rest.
temper-beginner = Ein Maßstab für die anderen: probiert ein Dutzend Züge und nimmt den mit den meisten Pagoden.

page-ladder-suggested = passt gut zu dir
page-ladder-record = Deine Partien gegen { $name }: { $won } gewonnen, { $lost } verloren.
page-ladder-figures = Messwerte
page-ladder-forget = Meine Bilanz löschen
page-ladder-kept = Deine Bilanz wird nur auf diesem Gerät gespeichert.
page-ladder-up = Nächste Stufe: { $name }
page-ladder-down = Leichter: { $name }
page-ladder-top = Du hast die oberste Stufe erreicht.
