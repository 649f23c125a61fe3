## An einem Tisch auf einem Server spielen: mandate play --at URL

play-option-at = über das Netz spielen: der Link zu einem Tisch, den du bekommen hast, oder die Adresse eines Servers, um dort einen Tisch zu eröffnen (mit GAME, --players, --board, --opponent, --takebacks; Plätze ohne Gegner warten auf Menschen)

# commands: one word each
play-command-say = sagen
play-command-accept = annehmen
play-command-decline = ablehnen
play-command-who = wer
play-command-series = serie
play-command-replace = ersetzen
play-command-leave = verlassen

remote-your-name = Wie heißt du?
remote-seat = Platz { $seat }
remote-waiting = Wir warten auf die anderen. Sie kommen dazu mit: mandate play --at { $link }
remote-waiting-how = Inzwischen: { $say } TEXT, { $who }, { $leave } (gibt den Platz frei). Strg-C behält ihn.
remote-start = Alle sind da. Drück Enter, um zu beginnen.
remote-watching = Du schaust zu: Kein Platz an diesem Tisch ist deiner.
remote-pace-move = Für jede Entscheidung sind { $seconds } Sekunden Zeit.
remote-pace-game = Alle haben { $seconds } Sekunden für die ganze Partie und nach jeder Entscheidung { $increment } mehr.
remote-round = Partie { $number } an diesem Tisch; bisher gewonnen: { $score }.
remote-score-one = { $player } { $wins }
remote-series-score = Spiel { $game } von { $games } der Serie; bisher: { $score }.
remote-lost = Die Verbindung ist weg. Wir versuchen zurückzukommen …
remote-back = Wieder verbunden. Nichts ging verloren.
remote-offline = Gerade gibt es keine Verbindung zum Server; wir versuchen es weiter.
remote-unsure = Der Server hat nicht geantwortet. Sobald er es tut, siehst du, ob es getan ist; es noch einmal zu tun, schadet nicht.
remote-sat = { $player } nimmt Platz { $seat } ein.
remote-left = { $player } hat den Tisch verlassen.
remote-closed = Der Tisch wurde abgeräumt.
remote-started = Die Partie beginnt.
remote-time = Für { $player } ist die Zeit abgelaufen.
remote-removed = { $player } wurde aus der Partie genommen.
remote-took-back = { $count ->
    [one] { $player } nimmt eine Entscheidung zurück.
   *[other] { $player } nimmt eine Entscheidung zurück und damit insgesamt { $count }.
}
remote-replaced = Auf Platz { $seat } sitzt von nun an ein Computerspieler: { $player }.
remote-offer-takeback = { $player } möchte eine Entscheidung zurücknehmen.
remote-offer-rematch = { $player } möchte noch eine Partie.
remote-offer-series = { $player } möchte eine Serie von { $games } Spielen.
remote-offer-bot = { $player } schlägt vor, dass { $bot } für { $about } weiterspielt.
remote-offer-remove = { $player } schlägt vor, ohne { $about } weiterzuspielen.
remote-offer-how = (annehmen oder ablehnen)
remote-agreed = { $player } ist einverstanden.
remote-declined = { $player } lehnt ab.
remote-rematched = Eine weitere Partie ist vereinbart.
remote-said = { $player }: { $text }
remote-no-offer = Es liegt kein Vorschlag vor.
remote-takeback-asked = Du hast um die Rücknahme gebeten. Sie geschieht, wenn die anderen einverstanden sind.
remote-replace-how = { $count ->
    [0] Kein Platz ist verlassen.
   *[other] Sag, wer übernimmt und welchen Platz: ersetzen PLATZ BOT, etwa ersetzen 2 greedy. Verlassen: { $seats }.
}
remote-replace-asked = Du hast es vorgeschlagen. Es geschieht, wenn die anderen einverstanden sind.
remote-leave-sure = Du würdest die Partie endgültig verlassen, und dein Platz bliebe leer. Wenn du das willst: { $leave } { $yes }
remote-rematch-asked = Du hast um noch eine Partie gebeten. Sie beginnt, sobald die anderen einverstanden sind.
remote-no-hint = An diesem Tisch gibt es keine Tipps.
remote-hinted = { $player } lässt sich einen Tipp geben.
remote-save-where = Der Server bewahrt die Partie auf. Für eine Kopie auf diesem Rechner nenne eine Datei: speichern DATEI
remote-who = { $seat } { $player }, { $state ->
    [bot] Computerspieler
    [left] ist gegangen
    [here] ist da
   *[away] ist nicht da
}{ $clock }
remote-clock = , noch { $time }
remote-link = Der Link zu diesem Tisch: { $link }
remote-help =
    # An einem Tisch mit anderen
    { $say } TEXT   ein Wort an alle
    { $accept }       dem zustimmen, was jemand vorschlägt
    { $decline }       es ablehnen oder den eigenen Vorschlag zurückziehen
    { $who }            wer da ist, die Uhren, der Link zum Tisch
    { $series } N        nach einem Spiel: eine Serie von so vielen
    { $replace } PLATZ BOT  ein Computerspieler für einen verlassenen Platz
    { $leave }      den Platz endgültig aufgeben; quit behält ihn
    undo           fragt die anderen, wo es sie angeht
    save DATEI     eine Kopie der Aufzeichnung
remote-goodbye = Die Partie läuft auf dem Server weiter. Zurück geht es mit: mandate play --at { $link }
remote-goodbye-over = Der Server bewahrt die Partie auf.
remote-goodbye-left = Du hast den Tisch verlassen.

remote-trouble-address = „{ $address }“ ist keine Adresse eines Tisches wie https://example.org/#/table/TISCH/GEHEIMNIS.
remote-trouble-away = { $address } ist nicht zu erreichen: { $reason }
remote-trouble-stranger = { $address } antwortet, aber nicht wie ein Server von Mandate.
remote-trouble-game = An diesem Tisch wird { $game } gespielt, nicht { $wanted }.
remote-trouble-options = Der Tisch hat schon seine eigenen Einstellungen, oder sie sind für eine Partie auf diesem Rechner: { $options }
remote-trouble-frozen = Diese Partie kann nicht weitergehen: { $reason }
remote-trouble-series = „{ $value }“ ist keine Anzahl von Spielen für eine Serie ({ $least } bis { $most }).
remote-trouble-closed = Dieser Tisch wurde abgeräumt: Vor Beginn der Partie war niemand mehr da.
remote-trouble-over = { $count ->
    [0] Die Partie an diesem Tisch ist zu Ende. Niemand hat gewonnen.
   *[other] Die Partie an diesem Tisch ist zu Ende. Gewonnen: { $winners }.
}

## Ein Programm an einem Tisch auf einem Server: mandate bot

bot-about = ein Programm an einem Tisch auf einem Server spielen lassen
bot-command = das Programm: ein Befehl, der auf Standardein- und -ausgabe das Bot-Protokoll spricht, in Anführungszeichen
bot-at = der Link zum Tisch, wie ihn Menschen bekommen
bot-name = wie das Programm dort heißt; unter demselben Namen kommt es auf denselben Platz zurück
bot-seat = der gewünschte Platz, von 1 an gezählt (sonst der eigene oder der erste freie)
bot-stay = nach der Partie bleiben: Das Programm stimmt weiteren Partien zu
bot-epilogue = Beispiel: mandate bot ./my_bot --at https://example.org/#/table/TISCH/GEHEIMNIS (docs/protocol.md)
bot-plays = { $name } spielt { $game } auf Platz { $seat }.
bot-over = Die Partie ist zu Ende. Gewonnen hat Platz { $winners } ({ $reason }).
bot-refused = Der Server lehnt ab: { $reason }
