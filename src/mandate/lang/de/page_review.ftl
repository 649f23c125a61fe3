# Die Seite: eine beendete Partie ansehen, ihre Analyse, ab einer Stellung weiterspielen, und was herauskam.

## Die Zugliste, Links zu einer Stellung
page-moves = Züge
page-move-pass = passt
page-move-quiet = trifft eine Wahl
page-copy-position = Link zu dieser Stellung kopieren
page-analyze-here = Ab hier analysieren
page-analyze-full = In diesem Browser ist kein Platz mehr für eine Analyse.
page-hand-of = Auf der Hand: { $tiles }

## Die Analyse
page-percent = { $n } %
page-review-player = Spieler
page-review-accuracy = Genauigkeit
page-review-accuracy-note = Genauigkeit: 0 % verschenkt so viel wie zufälliges Spiel, 100 % nichts. Gemessen an unseren eigenen Stufen.
page-review-like = Gespielt wie
page-review-like-from = { $weakest } bis { $strongest }
page-review-sum = Woraus das Ergebnis besteht
page-review-part = { $part ->
    [start] Start
    [lost] Eigene Züge
    [luck] Eigenes Ziehen
    [others] Zwischen den Zügen
   *[result] Ergebnis
}
page-review-error = auf { $n } { $unit } genau
page-review-sum-note = Verglichen mit einer ausgeglichenen Partie, in Prozentpunkten Gewinnchance; darunter in { $unit }. Jede Spalte ergibt zusammen ihr Ergebnis.
page-review-sum-shares = Verglichen mit einer ausgeglichenen Partie, in Prozentpunkten Gewinnchance. Jede Spalte ergibt zusammen ihr Ergebnis.
page-review-whole = Die ganze Analyse
page-moments-none = Eine ruhige Partie: Kein Zug und kein Ziehen stach heraus.
page-moments = Drei Momente
page-moment = { $kind ->
    [find] Bester Fund, Zug { $ply }.
    [costliest] Teuerster Zug, Zug { $ply }.
   *[luckiest] Glücklichstes Ziehen, Zug { $ply }.
}
page-moment-find-said = { $player }: { $choice }, mit { $after } % Gewinnchance. Das naheliegende { $obvious } hatte { $instead } %.
page-moment-costliest-said = { $player }: { $choice } kostete { $lost } Prozentpunkte Gewinnchance. Besser: { $better }.
page-moment-costliest-bare = { $player }: { $choice } kostete { $lost } Prozentpunkte Gewinnchance.
page-moment-luckiest-said = Nach { $choice } brachte das Ziehen { $player } { $luck } Prozentpunkte Gewinnchance.
page-review-turns = Wendepunkte
page-review-turned = Zug { $ply }: kostete { $player } { $lost } Prozentpunkte Gewinnchance. Gespielt: { $choice }. Besser: { $better }.
page-review-turned-bare = Zug { $ply }: kostete { $player } { $lost } Prozentpunkte Gewinnchance. Gespielt: { $choice }.
page-review-no-turns = Kein einzelner Zug hat die Partie gedreht.
page-review-settled = Seit Zug { $ply } lag { $player } nicht mehr zurück.
page-review-led = { $player } lag nie zurück.
page-review-gave = Kostete { $lost } Prozentpunkte Gewinnchance
page-review-bars = Züge und Glück: Volle Balken zeigen, was ein Zug gekostet hat, hohle, was das Ziehen gebracht oder gekostet hat.
page-review-bars-choices = Was jeder Zug gekostet hat
page-review-bars-of = { $player }: Züge kosteten { $lost } Punkte, Ziehen { $luck }
page-review-bars-lost = { $player }: Züge kosteten { $lost } Punkte
page-review-marks = Die besten Züge auf dem Spielplan zeigen

## Ab einer Stellung weiterspielen
page-play-on = Von hier weiterspielen
page-play-on-over = Hier ist die Partie zu Ende. Geh zurück, um weiterzuspielen.
page-play-on-who = Wer spielt?
page-play-on-bot = Gegen den Computer
page-play-on-hand = Alle Seiten selbst
page-play-on-seat = Du spielst
page-play-on-qin = Der Spielplan und alle Plättchen auf der Hand sind wie damals. Was noch in den Stapeln liegt, wird neu gemischt: So weißt du nicht, was kommt.
page-play-on-same = Alles ist wie damals, auch was noch gezogen wird.
page-play-on-go = { $at ->
    [0] Vom Anfang an spielen
    [one] Nach { $at } Zug weiterspielen
   *[other] Nach { $at } Zügen weiterspielen
}
page-begun-after = { $count ->
    [0] Diese Partie begann mit einer vorgegebenen Verteilung oder Stellung.
    [one] Diese Partie setzt eine andere fort, nach { $count } Zug.
   *[other] Diese Partie setzt eine andere fort, nach { $count } Zügen.
}

## Was herauskam
page-result-pagodas = { $left } übrig · { $placed } gesetzt
page-result-lead = { $player } ging mit Zug { $move } von { $of } endgültig in Führung.
page-result-led = { $player } führte von Anfang bis Ende.
page-result-behind = { $player } hat das Spiel erst mit dem letzten Zug gedreht.
page-result-changes = Die Führung hat { $count }-mal gewechselt.
page-next-joined = { $count } deiner Pagoden kamen zurück, weil andere Provinzen verbunden haben. Fürs nächste Mal: Halte kleine Provinzen von größeren derselben Farbe fern oder lass sie auf fünf Felder wachsen. Dann kann sie niemand mehr nehmen.
page-next-conquered = Andere haben { $count } deiner Dörfer erobert. Fürs nächste Mal: Bring eine zweite Pagode neben ein Dorf, bevor du dich darauf verlässt.
page-next-villages = { $player } hatte { $theirs } Dörfer, du hattest { $mine }. Fürs nächste Mal: Gründe deine Provinzen neben Dörfern. Eine, die zwei berührt, kann beide gewinnen.
page-next-majors = { $player } hatte { $theirs } Großprovinzen, du hattest { $mine }. Fürs nächste Mal: Lass eine Provinz auf fünf Felder wachsen. Sie bekommt eine zweite Pagode und gehört dir für immer.
page-next-close = Es war knapp. Die Analyse zeigt, wo es gekippt ist.

## Die erste Partie nach der Einführung
page-first-game = Die erste Partie spielen
page-first-game-about = Gegen den leichtesten Gegner; gute Züge werden dir gezeigt.
page-first-game-guide = Deine erste Partie: Gute Züge sind auf dem Spielplan markiert. Nimm einen davon oder probiere einen eigenen.
