## Die Bot-Leiter auf der Seite

botladder-title = Bot-Leiter
botladder-lead = Programme spielen rund um die Uhr gegeneinander, jede Verteilung in beiden Sitzordnungen, mit einer Wertung aus allen Partien. Unsere Stufen sind als Fixpunkte dabei; so sagt eine Wertung, welcher Stufe ein Programm entspricht.
botladder-off = Auf diesem Server gibt es keine Leiter. Zu Hause spielt „mandate ladder run“ eine.
botladder-seasons = Saisons
botladder-season = { $game }, Saison { $season }
botladder-status = { $status ->
    [running] { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, bis { $when }.
   *[ended] Zu Ende seit { $when }: { $players } Spieler, { $games } Partien.
}
botladder-terms = { $seconds } s je Entscheidung und { $reserve } s Reserve je Partie.
botladder-all = Alle Saisons
botladder-archive = Archiv zum Prüfen
botladder-standings = Rangliste
botladder-player = Spieler
botladder-plays-like = Spielt wie Stufe
botladder-rating = Wertung mit 95-%-Intervall
botladder-interval = Wertung { $rating }, mit 95 % zwischen { $low } und { $high }
botladder-wins = Siege
botladder-games = Partien
botladder-level = { $name } (Stufe { $level })
botladder-paused = pausiert
botladder-here = verbunden
botladder-reading = Graue Striche sind Stufen, die sich nicht bewegen. 400 Punkte sind Chancen von zehn zu eins; bei 0 steht Stufe 1.
botladder-empty = Noch ist kein Satz gespielt.
botladder-crosstable = Wer wen schlug
botladder-crosstable-about = Von den Siegen, die einer der beiden hatte, der Anteil der Zeile in Prozent; darunter ihre Partien.
botladder-latest = Letzte Partien
botladder-won = { $name } gewann
botladder-failed = ein Programm versagte
botladder-replay = Nachspielen
botladder-replay-of = Nachspielen: { $game }
botladder-more = Mehr zeigen
botladder-yours = Deine Programme
botladder-how = Jede Version eines Programms ist ein eigener Spieler mit eigenem Token. Das Token öffnet die Leiter und sonst nichts.
botladder-name = Name
botladder-version = Version
botladder-make = Token erstellen
botladder-made = Das ist das Token von { $who }. Es wird nicht noch einmal gezeigt; ein neues beendet es.
botladder-token = Token
botladder-run = So spielt es, von jedem Rechner aus:
botladder-state = { $state ->
    [paused] pausiert
    [here] verbunden
    [never] war noch nicht da
   *[away] nicht da
}
botladder-resume = Fortsetzen
botladder-revoke = Widerrufen
botladder-revoke-of = Das Token von { $who } widerrufen
