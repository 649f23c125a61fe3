## Turniere und Vereine

push-cup = Dein Tisch im Turnier ist bereit: { $game }.
problem-no-such-cup = Dieses Turnier gibt es nicht, oder es gehört einem Verein, in dem du nicht bist.
problem-cup-terms = { $why ->
    [clock] Ein Turnier braucht eine Uhr.
    [together] Turniere gibt es für Spiele, in denen mindestens zwei gegeneinander spielen.
    [size] Bei so vielen am Tisch hat ein Kleinturnier { $sizes } Teilnehmende.
    [two] Schweizer Turniere und Arenen gibt es für Spiele zu zweit.
    [slow] Eine Arena braucht eine Uhr mit Minuten, nicht mit Tagen.
   *[duplicate] Eine Arena hat keine Runden, also auch keine gemeinsame Verteilung je Runde.
}
problem-cups-off = { $why ->
    [registered] Turniere sind für Gäste, die zurückkommen können. Richte auf der Seite „Name und Daten“ zuerst einen Passkey oder einen Wiederherstellungscode ein.
   *[off] Auf diesem Server gibt es keine Turniere.
}
problem-cup-entered = Du bist schon dabei.
problem-cup-not-in = Du bist in diesem Turnier nicht dabei, oder es ist vorbei.
problem-cup-full = In diesem Turnier ist kein Platz mehr frei.
problem-cup-late = Mehr als die Hälfte des Turniers ist vorbei: Zum Mitmachen ist es zu spät.
problem-cup-over = Dieses Turnier ist vorbei.
problem-cup-programs = { $why ->
    [programs] Dieses Turnier ist für Programme.
   *[people] Dieses Turnier ist für Menschen: Programme können hier nicht spielen.
}
problem-cup-table = Dieser Tisch gehört zu einem Turnier oder zur Partie der Woche: Plätze, Gegner und Ergebnis stehen fest.
problem-too-many-cups = Du veranstaltest schon { $most } Turniere. Warte, bis eines vorbei ist.
problem-no-such-club = Diesen Verein gibt es nicht, oder du brauchst seinen Link, um ihn zu sehen.
problem-too-many-clubs = Du bist schon in { $most } Vereinen. Verlass zuerst einen.
problem-club-full = Dieser Verein ist voll: Er hat { $most } Mitglieder.

## mandate cups

cups-about = Turniere auf einem Server: ansehen, veranstalten, mitmachen
cups-cli-what = list, show, host, enter, withdraw, start, close (Standard: list)
cups-cli-which = die Kennung eines Turniers; bei host die Art: mini, swiss oder arena
cups-cli-at = die Adresse des Servers
cups-cli-game = bei host: das Spiel (Standard: das erste)
cups-cli-players = bei host: Plätze an jedem Tisch (Standard: 2)
cups-cli-size = bei host mini: wie viele mitspielen (Standard: 4)
cups-cli-rounds = bei host swiss: Runden (Standard: 5)
cups-cli-minutes = bei host arena: Minuten (Standard: 60)
cups-cli-starts-in = bei host swiss oder arena: Minuten bis zum Beginn (Standard: 10)
cups-cli-clock = bei host: Minuten für jede Person (Standard: 10)
cups-cli-rated = bei host: ein gewertetes Turnier
cups-cli-duplicate = bei host: dieselbe Verteilung an allen Tischen einer Runde
cups-cli-programs = bei host: ein Turnier für Programme
cups-cli-json = die Antwort des Servers als JSON ausgeben
cups-epilogue =
    Beispiele:
      mandate cups --at http://127.0.0.1:8642
      mandate cups host swiss --rounds 5 --starts-in 15 --at http://127.0.0.1:8642
      mandate cups enter KENNUNG --at http://127.0.0.1:8642
cups-cli-none = Noch gibt es keine Turniere.
cups-cli-row = { $id }  { $name }, { $entrants } von { $most }, { $status }
cups-cli-place = { $rank }. { $name }  { $points } ({ $played })
cups-cli-table = Dein Tisch ist bereit: mandate play --at { $link }
cup-status = { $status ->
    [open] offen
    [running] läuft
   *[ended] vorbei
}
