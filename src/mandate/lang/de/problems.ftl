## Probleme, die allen Spielen gemeinsam sind

problem-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
problem-unknown-player = Einen Computerspieler namens „{ $player }“ gibt es nicht. Bekannt sind: { $known }.
problem-player-argument = Hinter dem Spieler „{ $name }“ steht nichts weiter; „{ $player }“ ist unbekannt.
problem-player-budget = „{ $player }“ nennt keine Bedenkzeit. Möglich sind { $name }:500 für 500 Simulationen, { $name }:0.2s für Sekunden, { $name }:1s,2 für eine Sekunde auf zwei Kernen.
problem-unknown-option = Eine Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
problem-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erwartet: { $expected }.
problem-not-asked = Platz { $seat } ist jetzt nicht am Zug, sondern Platz { $asked }.
problem-not-offered = „{ $choice }“ steht nicht zur Wahl.
problem-several-asked = Mehrere Plätze sind zugleich gefragt ({ $seats }): Sag dazu, welcher antwortet.
problem-late = Diese Antwort kommt zu spät: Die Entscheidung, für die sie gedacht war, ist schon gefallen.
problem-game-over = Das Spiel ist zu Ende.
problem-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht; er hat { $seats } Plätze.
problem-already-resigned = Platz { $seat } hat das Spiel schon verlassen.
problem-no-takeback = An diesem Tisch darf man keine Züge zurücknehmen.
problem-nothing-to-take-back = Es gibt nichts zurückzunehmen.
problem-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-not-text = { $file } ist keine Textdatei (UTF-8).
problem-empty-file = { $file } enthält keine Aufzeichnung.
problem-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
problem-bad-record = Die Aufzeichnung stimmt bei „{ $key }“ nicht (Zeile { $line }): { $expected }.
problem-bad-choice = Zug { $number } der Aufzeichnung, „{ $choice }“ von Platz { $seat }, ist nicht möglich: { $reason }
problem-bad-json = Zeile { $line } ist kein vollständiges JSON-Objekt: { $reason }.
problem-frozen-record = Diese Aufzeichnung entstand unter Version { $rules } der Regeln; diese Ausgabe spielt Version { $playable }. Die Aufzeichnung bleibt, wie sie ist.
problem-truncated-record = { $choices ->
    [0] Die Aufzeichnung bricht vor dem ersten Zug ab.
    [one] Die Aufzeichnung bricht mittendrin ab: Der eine Zug vor der Bruchstelle ist vollständig.
   *[other] Die Aufzeichnung bricht mittendrin ab: Die { $choices } Züge vor der Bruchstelle sind vollständig.
}
problem-redacted-record = Diese Aufzeichnung ist für einen einzelnen Platz gemacht: Was ihm verborgen war, fehlt darin, deshalb lässt sie sich nicht nachspielen.
problem-wrong-chance = Laut Zug { $number } der Aufzeichnung ergab der Zufall { $said }, doch die Verteilung ergibt { $dealt }.
problem-wrong-outcome = Laut Aufzeichnung ist das Ergebnis { $said }, doch ihre Züge führen zu { $found }.
problem-wrong-commitment = Die Verteilung ist nicht die, die vor dem ersten Zug versiegelt wurde.
problem-not-verifiable = Diese Verteilung hat niemand versiegelt: Ihr Seed wurde von Hand vorgegeben, deshalb lässt sie sich nicht prüfen.
problem-old-games = { $file } enthält Partien anderer Regeln oder Spieler als der heutigen. Lösche die Datei oder nenne eine andere.
problem-no-marks = { $file } gibt es schon, hat aber keinen Platz für den Bericht. Darin erwartet: { $marks }.
problem-no-review = Für Partien von { $game } gibt es keine Analyse: nur Qin hat einen Spieler, der sagen kann, was eine Wahl wert ist.
