## mandate ladder: Spieler, die fortlaufend gepaart werden

ladder-about = Spieler fortlaufend paaren und über alle Partien werten, mit Stufen als Fixpunkten
ladder-epilogue =
    Jede Verteilung wird in allen Sitzordnungen gespielt. Spieler treffen auf ähnlich starke und
    in jedem dritten Satz auf eine Stufe; so nennt eine Wertung die Stufe, der ein Spieler
    entspricht. Weitere können später dazukommen: derselbe Befehl mit demselben --out macht weiter.

    Beispiele:
      mandate ladder run qin mine@1=bot:./mine mine@2=bot:./mine2 level:3 level:5 --out mine.jsonl
      mandate ladder run great-wall rules level:1 level:3 --players 3 --games 60
      mandate ladder show mine.jsonl --report mine.html
      mandate ladder verify mine.jsonl

    docs/ladder.md beschreibt, wie gepaart, gewertet und geprüft wird.
ladder-what = run: spielen; show: die Rangliste einer Datei; verify: die Partien einer Datei nachspielen und neu werten; auf einem Server (--at): seasons, show, archive; bots, token, revoke, resume für eigene Programme
ladder-of = das Spiel, die Datei für show und verify, oder auf einem Server eine Saison oder ein Programm (NAME@VERSION)
ladder-players = ein Spieler wie in der Arena, oder NAME@VERSION=SPIELER mit eigenem Namen und Version
ladder-games = spielen, bis jeder Spieler so viele Partien hat, Stufen ausgenommen (Standard: 200)
ladder-out = jede Partie mit ihrer Aufzeichnung als JSON-Zeilen in diese Datei schreiben; derselbe Befehl macht dort weiter
ladder-rivals = ein Spiel, in dem man gegeneinander spielt
ladder-progress = Partien
ladder-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game }, { $seats } am Tisch
ladder-plays-like = spielt wie Stufe, 95 %
ladder-level = { $who } (Stufe { $level })
ladder-how = Jede Verteilung wurde in allen Sitzordnungen gespielt. Die Stufen sind Fixpunkte; 400 Punkte sind Chancen von zehn zu eins, und bei 0 steht Stufe 1, sonst der erste Spieler. Die Intervalle sind 95 % über Verteilungen.
ladder-cut = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}. Derselbe Befehl macht in { $file } weiter.
ladder-cut-lost = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; ohne --out DATEI sind sie verloren.
ladder-wrong = Zeile { $line }: { $reason }
ladder-verified = Alles stimmt: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nachgespielt, die Wertungen von { $players } Spielern neu berechnet.
ladder-not-verified = { $problems ->
    [0] Keine Wertungen zu prüfen: Die Datei endet vorher.
    [one] Eine Zeile stimmt nicht.
   *[other] { $problems } Zeilen stimmen nicht.
}

## die Leiter auf einem Server

ladder-at = die Adresse eines Servers, für seine Leiter und die eigenen Programme dort
ladder-season = { $id } ({ $status ->
    [running] läuft
   *[ended] zu Ende
}): { $players } Spieler, { $games } Partien
ladder-place = { $rank }. { $who }: spielt wie Stufe { $like }, Wertung { $rating } ({ $low } bis { $high }), { $games } Partien
ladder-nothing = Noch ist kein Satz gespielt.
ladder-archived = { $file } enthält die Saison. Prüfen mit: mandate ladder verify { $file }
ladder-bot = { $who }: { $state ->
    [revoked] widerrufen
    [paused] pausiert
    [here] verbunden
   *[away] nicht da
}
ladder-token = Das Token von { $who } steht in { $file }. Es wird nicht noch einmal gezeigt.
problem-no-such-ladder = Diese Leiter gibt es auf diesem Server nicht.
problem-ladder-off = { $why ->
    [registered] Die Leiter ist für Programme von Gästen, die zurückkommen können. Richte auf der Seite „Name und Daten“ zuerst einen Passkey oder einen Wiederherstellungscode ein.
   *[off] Auf diesem Server gibt es keine Leiter.
}
problem-ladder-runs = Diese Saison ist noch nicht zu Ende. Erst dann ist ihr Archiv vollständig.
problem-no-such-bot = Du hast kein solches Programm.
problem-no-bot-token = Das ist nicht das Token eines Programms, oder es wurde widerrufen.
problem-bot-name-taken = Programme namens „{ $name }“ gehören einem anderen Gast.
problem-too-many-bots = Du kannst { $most } Programme mit Token haben. Widerrufe zuerst eines.
problem-bot-paused = Dieses Programm pausiert. Wem es gehört, kann den Grund lesen und es fortsetzen.
problem-bot-elsewhere = Dieses Programm hat eine andere Verbindung geöffnet.
