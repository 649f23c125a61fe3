## Turniere

cups-lead = Viele Partien, eine Tabelle. Mit einem Klick bist du dabei; wenn dein Tisch bereit ist, führt dich diese Seite hin.
cups-host = Turnier veranstalten
cups-ladder = Bot-Leiter
cups-all = Alle Turniere
cups-status = { $status ->
    [open] Zum Mitmachen
    [running] Laufend
   *[ended] Vorbei
}
cups-none = Gerade ist kein Turnier offen. Veranstalte eines: drei Klicks genügen.
cup-kind = { $kind ->
    [mini] Kleinturnier
    [swiss] Schweizer Turnier
   *[arena] Arena
}
cup-name = { $kind }: { $game }
cup-kind-about = { $kind ->
    [mini] Beginnt von selbst, sobald es voll ist. Jeder trifft auf jeden, gleich oft.
    [swiss] Runden zu zweit. Du triffst immer auf jemanden mit ebenso vielen Punkten, nie zweimal auf dieselbe Person.
   *[arena] Eine Stunde, Partie um Partie. Wer frei ist, wird gepaart; komm und geh, wie du magst.
}
cup-seats = { $seats } an einem Tisch
cup-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cup-minutes = { $minutes } Minuten insgesamt
cup-clock = je { $minutes } min + { $increment } s
cup-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
cup-is-rated = gewertet
cup-is-duplicate = gleiche Verteilung an allen Tischen
cup-is-for-programs = für Programme
cup-entrants = { $entrants } von { $most } dabei
cup-begins-full = beginnt, wenn es voll ist
cup-begins = beginnt { $when }
cup-running = { $rounds ->
    [0] { $entrants } Teilnehmende
   *[other] Runde { $round } von { $rounds }, { $entrants } Teilnehmende
}
cup-was = { $entrants } Teilnehmende, { $when }
cup-ended = { $why ->
    [played] Dieses Turnier ist vorbei.
    [few] Dieses Turnier fiel aus: Es kamen zu wenige.
   *[closed] Dieses Turnier wurde vor dem Beginn abgesagt.
}
cup-host = veranstaltet von { $name }
cup-in = Du bist dabei
cup-which = Welche Art?
cup-game = Spiel
cup-size = Teilnehmende
cup-how-many-rounds = Runden
cup-how-long = Minuten insgesamt
cup-wait = Beginnt in (Minuten)
cup-more = Uhr, Wertung und mehr
cup-minutes-each = Minuten pro Person
cup-at-a-table = An einem Tisch
cup-duplicate = Gleiche Verteilung an allen Tischen einer Runde: gleiches Glück für alle
cup-for-programs = Für Programme statt für Menschen
cup-programs-how = Programme melden sich mit ihrem Token an: POST /api/cups/{ $id }/enter.
cup-host-now = Dieses Turnier veranstalten
cup-enter = Mitmachen
cup-withdraw = Aussteigen
cup-start = Jetzt beginnen
cup-close = Turnier absagen
cup-ready = Dein Tisch ist bereit.
cup-ready-until = Setz dich bis { $when }, sonst ist die Partie verloren.
cup-sit = Zu meinem Tisch
cup-standings = Tabelle
cup-empty = Noch ist niemand dabei. Mach den Anfang.
cup-rank = Platz
cup-player = Name
cup-points = Punkte
cup-played = Partien
cup-gone = ausgestiegen
cup-tie = { $name ->
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
    [wins] Siege
   *[share] Je Partie
}
cup-tie-about = { $name ->
    [buchholz] Die Punkte aller Gegner
    [sonneborn] Die Punkte der besiegten Gegner, bei Gleichstand die Hälfte
    [wins] Gewonnene Partien
   *[share] Punkte je Partie
}
cup-crosstable = Kreuztabelle
cup-games = Partien
cup-round = Runde { $round }
cup-sealed = Eine Verteilung für alle Tische, vor der Runde versiegelt: { $commitment }
cup-forfeit = nicht gespielt
cup-watch = Zusehen
cup-replay = Nachspielen

## Vereine

clubs-title = Vereine
clubs-lead = Für Leute, die sich kennen: Gründe einen Verein, verschick den Link und spielt eigene Turniere, auf Wunsch jede Woche.
clubs-yours = Deine Vereine
clubs-none = Du bist noch in keinem Verein.
club-name = Name des Vereins
club-found = Verein gründen
club-members = { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
}
club-invite = Mit diesem Link kann man beitreten:
club-join-about = { $members ->
    [one] In diesem Verein ist eine Person.
   *[other] In diesem Verein sind { $members } Leute.
} Die Mitglieder sehen einander und spielen Turniere unter sich.
club-join = Beitreten
club-leave = Austreten
club-cups = Turniere des Vereins
club-no-cups = In diesem Verein gab es noch kein Turnier.
club-week = Woche ab { $since }
club-week-about = Die Punkte aus allen Turnieren des Vereins, die in der Woche begannen.
club-weekly = Jede Woche: { $cup }. Die nächste Anmeldung öffnet { $when }.
club-no-weekly = Dieser Verein hat kein wöchentliches Turnier.
club-weekly-choose = Wöchentliches Turnier wählen
club-weekly-first = Die erste Anmeldung öffnet
club-weekly-set = Ab dann jede Woche
club-weekly-end = Kein wöchentliches Turnier
