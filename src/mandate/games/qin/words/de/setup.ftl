# Eine Stellung von Qin von Hand aufbauen: die Seite dafür, und was an einer erdachten Stellung nicht stimmt.

## Was nicht stimmt

problem-qin-draft-pair = Das farbige Feld { $space } bleibt übrig: Jedes Plättchen bedeckt zwei Felder nebeneinander.
problem-qin-draft-apart = Auf { $space } kann kein Plättchen gelegt worden sein: Die farbigen Felder dort reichen nicht bis zu einem Startfeld zurück.
problem-qin-draft-owner = Die Provinz bei { $space } braucht einen Besitzer: Setze eine Pagode darauf.
problem-qin-draft-stray = Auf { $space } kann keine Pagode stehen: Dort ist weder eine Provinz noch ein Dorf.
problem-qin-draft-village = Das Dorf bei { $space } muss { $player } gehören: Dort stehen die meisten Pagoden in den Provinzen daneben.
problem-qin-draft-village-alone = Das Dorf bei { $space } kann noch niemandem gehören: Keine Provinz grenzt daran.
problem-qin-draft-pagodas = { $player } hat { $standing } Pagoden auf dem Spielplan, aber insgesamt nur { $most }.
problem-qin-draft-over = { $player } hat keine Pagode mehr: Die Partie wäre zu Ende.
problem-qin-draft-stuck = Niemand kann ein Plättchen legen: Die Partie wäre zu Ende.
problem-qin-draft-tiles = Spielplan und Hände brauchen { $tiles } Plättchen, es gibt aber nur { $most }.
problem-qin-draft-mover = Wähle, wer am Zug ist.

## Die Seite

qin-setup-about = Wähle eine Farbe oder eine Pagode und klicke oder ziehe über den Spielplan; oder bewege dich mit den Pfeiltasten und drücke Enter. Übrige Pagoden und die Stapel ergeben sich von selbst.
qin-setup-tools = Was auf den Spielplan kommt
qin-setup-tool = { $tool ->
    [r] Rot
    [y] Gelb
    [b] Blau
   *[erase] Radierer
}
qin-setup-board = Spielplan, Feld { $space }: { $what ->
    [r] rotes Plättchen
    [y] gelbes Plättchen
    [b] blaues Plättchen
    [R] rotes Startfeld
    [Y] gelbes Startfeld
    [B] blaues Startfeld
    [V] Dorf
    [water] Wasser
   *[grass] Gras
}
qin-setup-owned = { $where }, { $player }
qin-setup-ground = { $space } ist kein freies Gras: Plättchen liegen nur auf Gras.
qin-setup-players = Personen
qin-setup-which = Spielplan
qin-setup-mover = Am Zug
qin-setup-hand = Hand von { $player }
qin-setup-slot = { $player }, Plättchen { $number }
qin-setup-others = Andere Hände
qin-setup-left = Übrige Pagoden: { $list }
qin-setup-fine = Diese Stellung ist spielbar.
qin-setup-checking = Wird geprüft …
qin-setup-flaws = { $count ->
    [one] Eines stimmt noch nicht:
   *[other] { $count } Dinge stimmen noch nicht:
}
qin-setup-offline = Verbindung verloren: Malen kannst du weiterhin, und es bleibt erhalten. Zum Prüfen und Spielen ist eine Verbindung nötig.
qin-setup-analyse = Die besten Züge zeigen
qin-setup-analysing = Denkt nach …
qin-setup-play = Diese Stellung spielen
qin-setup-play-note = Unbekannte Hände und die Stapel werden zufällig gezogen.
qin-setup-text = Stellung als Text
qin-setup-read = Diesen Text verwenden
qin-setup-clear = Spielplan leeren
qin-setup-damaged = Dieser Link zu einer Stellung ist beschädigt: Unterwegs ist ein Teil verloren gegangen. Hier ist, was du vorher hattest.
qin-setup-undo = Rückgängig
qin-setup-give = Pagode von { $player } auf { $space }
qin-setup-need-hand = Gib { $player } drei Plättchen, um die besten Züge zu sehen.
qin-setup-go = Ab dieser Stellung spielen
