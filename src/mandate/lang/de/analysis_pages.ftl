# Das Analysebrett: Nur seine Seite lädt diese Wörter.

page-analysis = Analysebrett
page-analysis-about = Probiere von jeder Stellung einer Partie aus Züge für alle Spieler. Beginne beim Nachspielen einer Partie oder öffne eine Datei: eine Analyse oder eine Partieaufzeichnung.
page-analysis-open = Datei öffnen
page-analysis-kept = Auf diesem Gerät gespeichert
page-analysis-moves = { $count ->
    [0] noch nichts ausprobiert
    [one] 1 Zug ausprobiert
   *[other] { $count } Züge ausprobiert
}
page-analysis-forget = { $title } löschen
page-analysis-file = { $why ->
    [huge] { $file } ist zu groß für eine Analyse.
    [unreadable] { $file } ist nicht lesbar: Die Datei ist beschädigt oder etwas anderes.
    [full] In diesem Browser ist kein Platz mehr. Lösche zuerst eine Analyse.
   *[foreign] { $file } ist weder eine Analyse noch eine Partieaufzeichnung.
}
page-analysis-gone = Diese Analyse ist in diesem Browser nicht gespeichert.
page-analysis-all = Alle Analysen
page-analysis-fixed = Diese Analyse wurde mit dir geteilt. Um eigene Züge auszuprobieren, arbeite in einer Kopie weiter.
page-analysis-copy = In einer Kopie weiterarbeiten
page-analysis-full = In diesem Browser ist kein Platz mehr, deine letzten Änderungen sind nicht gespeichert. Sichere sie als Datei oder lösche andere Analysen.

page-analysis-steps = Durch die Züge gehen
page-analysis-last = Ende
page-analysis-eyes = Entscheiden für
page-analysis-empty = Noch kein Zug: Mach einen auf dem Spielplan.
page-analysis-tried = (Variante)
page-analysis-promote = Nach oben
page-analysis-delete = Ab hier löschen
page-analysis-comment = { $at ->
    [0] Kommentar zum Anfang
   *[other] Kommentar zu Zug { $at }
}

page-analysis-assess = Jede Stellung bewerten
page-analysis-share = { $n } % ± { $error }
page-analysis-points = { $n } ± { $error } { $unit }
page-analysis-worth = { $player } am Zug: { $share }
page-analysis-wait = Wird bewertet …
page-analysis-over = Hier ist die Partie zu Ende.
page-analysis-note = Gewinnchance und Vorsprung am Ende, nach dem, was { $player } hier wissen konnte. { $simulations } simulierte Partien je Möglichkeit; ± ist das 95-%-Intervall.

page-analysis-title = Titel
page-analysis-link = Link teilen
page-analysis-save = Als Datei speichern
page-analysis-copied = Der Link ist kopiert. Er gilt bis { $until }.
page-analysis-shared = Wer diesen Link hat, kann die Analyse bis { $until } ansehen.
page-analysis-play = Ab hier weiterspielen
