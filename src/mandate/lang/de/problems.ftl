## Probleme, die allen Spielen gemeinsam sind

problem-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
problem-broken-game = Das Spiel „{ $game }“ lässt sich nicht benutzen: { $part }: { $reason }
problem-broken-package = Das Paket { $package } bringt „{ $entry }“ mit, das sich nicht benutzen lässt: { $reason }
problem-game-name = „{ $name }“ kann kein Spiel heißen: Erlaubt sind kleine Buchstaben, Ziffern und einzelne Bindestriche, höchstens { $most } Zeichen, zum Beispiel tee-karawane.
problem-game-name-taken = Der Name „{ $name }“ ist vergeben: Ein Spiel, ein Python-Paket oder Python selbst verwendet ihn.
problem-unknown-player = Einen Computerspieler namens „{ $player }“ gibt es nicht. Bekannt sind: { $known }.
problem-player-argument = Der Computerspieler „{ $name }“ erlaubt keinen Zusatz; „{ $player }“ ist unbekannt.
problem-player-budget =
    { $cores ->
        [1] „{ $player }“ nennt keine Bedenkzeit. Möglich sind { $name }:500 für 500 Simulationen oder { $name }:0.2s für Sekunden.
       *[other] „{ $player }“ nennt keine Bedenkzeit. Möglich sind { $name }:500 für 500 Simulationen, { $name }:0.2s für Sekunden, { $name }:1s,2 für eine Sekunde auf zwei Kernen.
    }
problem-bad-agent = „{ $agent }“ kann nicht spielen: { $reason }
problem-agent-name = „{ $name }“ heißt schon jemand anders: Gib dem Agenten einen anderen Namen.
problem-learned-file = Die gelernten Gewichte in { $file } passen nicht zu diesen Regeln ({ $reason }). Sie müssen neu gelernt werden.
problem-unknown-option = Eine Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
problem-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erwartet: { $expected }.
problem-bad-order = „{ $order }“ kann hier nicht auf „{ $choice }“ gestellt werden.
problem-not-asked = Platz { $seat } ist jetzt nicht am Zug, sondern Platz { $asked }.
problem-not-offered = „{ $choice }“ steht nicht zur Wahl.
problem-several-asked = Mehrere Plätze sind zugleich gefragt ({ $seats }): Gib an, welcher antwortet.
problem-late = Zu spät: Diese Entscheidung ist schon gefallen.
problem-game-over = Die Partie ist zu Ende.
problem-endless = Was auf diese Wahl folgt, nimmt kein Ende.
problem-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht; er hat { $seats } Plätze.
problem-already-resigned = Platz { $seat } hat die Partie schon verlassen.
problem-no-takeback = An diesem Tisch darf man keine Züge zurücknehmen.
problem-nothing-to-take-back = Es gibt nichts zurückzunehmen.
problem-revealed-since = Mit dieser Wahl wurde etwas Verdecktes aufgedeckt: Sie gilt.
problem-others-since = Inzwischen hat jemand anderes gewählt: Deine Wahl gilt.
problem-not-foreseen = Was danach kommt, lässt sich nicht vorhersehen: Der Plan endet davor.
problem-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-not-text = { $file } ist keine Textdatei (UTF-8).
problem-empty-file = { $file } ist leer: keine Partieaufzeichnung.
problem-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
problem-missing-extra = { $needs } ist nicht installiert. Installiere es mit: { $command }
problem-exists = { $file } gibt es schon. Es wurde nichts geschrieben.
problem-no-gpu = Auf diesem Rechner wurde keine NVIDIA-GPU mit funktionierendem Treiber gefunden. Lass --device cuda weg oder nimm --device cpu.
problem-gpu-differs = Die GPU spielt nicht dieselben Partien wie der Prozessor ({ $what }). Es wurde nichts gemessen; bitte melde das mit dem Namen der GPU.
problem-bad-record = Die Aufzeichnung stimmt bei „{ $key }“ nicht (Zeile { $line }): { $expected }.
problem-bad-choice = Zug { $number } der Aufzeichnung, „{ $choice }“ von Platz { $seat }, ist nicht möglich: { $reason }
problem-bad-json = Zeile { $line } ist kein vollständiges JSON-Objekt: { $reason }.
problem-frozen-record = Diese Partie wurde unter Version { $rules } der Regeln aufgezeichnet; dieses Programm spielt Version { $playable }. Die Aufzeichnung bleibt, wie sie ist.
problem-truncated-record = { $choices ->
    [0] Die Aufzeichnung bricht vor dem ersten Zug ab.
    [one] Die Aufzeichnung bricht mittendrin ab: Der eine Zug davor ist vollständig.
   *[other] Die Aufzeichnung bricht mittendrin ab: Die { $choices } Züge davor sind vollständig.
}
problem-redacted-record = Diese Aufzeichnung wurde für einen einzelnen Platz gemacht: Was ihm verborgen war, fehlt darin, deshalb lässt sie sich nicht nachspielen.
problem-wrong-chance = Laut Zug { $number } der Aufzeichnung ergab der Zufall { $said }, doch die Verteilung ergibt { $dealt }.
problem-wrong-outcome = Laut Aufzeichnung ist das Ergebnis { $said }, doch ihre Züge führen zu { $found }.
problem-wrong-commitment = Die Verteilung ist nicht die, die vor dem ersten Zug versiegelt wurde.
problem-not-verifiable = Diese Verteilung wurde nie versiegelt: Ihr Seed wurde von Hand gewählt, deshalb lässt sie sich nicht prüfen.
problem-no-drafts = Stellungen von { $game } lassen sich nicht von Hand aufbauen.
problem-old-games = { $file } enthält Partien mit anderen Regeln oder Spielern als den heutigen. Lösche die Datei oder gib eine andere an.
problem-no-marks = { $file } gibt es schon, hat aber keinen Platz für den Bericht. Darin erwartet: { $marks }.
problem-no-review = Partien von { $game } lassen sich nicht analysieren: Es gibt keinen Computerspieler, der sagen kann, was dort ein Zug wert ist.
