## An einem Tisch auf einem Server spielen: mandate play --at URL

play-option-at = über das Netz spielen: der Link zu einem Tisch, den du bekommen hast, oder die Adresse eines Servers, um dort einen Tisch zu eröffnen (mit GAME, --players, --board, --opponent, --takebacks; Plätze ohne Gegner bleiben für Mitspieler frei)
play-option-find = mit --at SERVER: einen Gegner finden (mit GAME, --players, --clock, --rated); bis dahin spielt der Computer mit, außer bei einem Tag oder mehr pro Zug

# commands: one word each
play-command-say = sagen
play-command-phrase = satz
play-command-freely = frei
play-command-mute = stumm
play-command-block = blockieren
play-command-report = melden
play-command-accept = annehmen
play-command-decline = ablehnen
play-command-who = wer
play-command-series = serie
play-command-replace = ersetzen
play-command-without = ohne
play-command-cancel = abbrechen
play-command-leave = verlassen
play-command-join = übernehmen

remote-before-name = Du spielst auf { $address }. Gib den Namen ein, den die anderen sehen sollen; mit Enter geht es ohne. Später ändern: --name NAME.
remote-your-name = Wie heißt du?
remote-seat = Platz { $seat }
remote-waiting = Warten auf die anderen. Schick ihnen diesen Link: Er öffnet sich in jedem Browser und geht auch mit mandate play --at LINK.
remote-waiting-how = Inzwischen: { $say } TEXT, { $phrase }, { $who }, { $leave } (gibt den Platz frei). Strg-C behält ihn.
remote-start = Alle sind da. Enter startet die Partie.
remote-watching = Du schaust zu und hast keinen Platz an diesem Tisch.
remote-pace-move = Bedenkzeit: { $seconds } Sekunden pro Zug.
remote-pace-game = Bedenkzeit: { $seconds } Sekunden für die ganze Partie, dazu { $increment } pro Zug.
remote-round = Partie { $number } an diesem Tisch; Siege bisher: { $score }.
remote-score-one = { $player } { $wins }
remote-series-score = Partie { $game } von { $games } der Serie; bisher: { $score }.
remote-lost = Verbindung verloren. Sie wird wiederhergestellt …
remote-back = Wieder verbunden. Du hast nichts verpasst.
remote-offline = Keine Verbindung zum Server; wir versuchen es weiter.
remote-unsure = Der Server hat nicht geantwortet. Sobald er wieder da ist, siehst du, ob dein Zug angekommen ist; ihn zu wiederholen schadet nicht.
remote-sat = { $player } setzt sich auf Platz { $seat }.
remote-left = { $player } hat den Tisch verlassen.
remote-closed = Der Tisch wurde geschlossen.
remote-started = Die Partie beginnt.
remote-took-back = { $count ->
    [one] { $player } nimmt einen Zug zurück.
   *[other] { $player } nimmt einen Zug zurück; insgesamt werden { $count } Züge zurückgenommen.
}
remote-replaced = Auf Platz { $seat } spielt jetzt ein Computerspieler: { $player }.
remote-offer-takeback = { $player } möchte einen Zug zurücknehmen.
remote-offer-rematch = { $player } möchte noch einmal spielen.
remote-offer-series = { $player } möchte eine Serie von { $games } Partien spielen.
remote-offer-bot = { $player } schlägt vor, dass { $bot } für { $about } weiterspielt.
remote-offer-remove = { $player } schlägt vor, ohne { $about } weiterzuspielen.
remote-offer-cancel = { $player } schlägt vor, die Partie abzubrechen.
remote-offer-join = Jemand möchte Platz { $seat } vom Computer übernehmen. Bis zwei Plätze gewählt haben, zählt die Partie dann als eure; danach zählt sie für niemanden.
remote-joined = { $player } hat Platz { $seat } vom Computer übernommen.
remote-join-asked = Du möchtest Platz { $seat } übernehmen. Die anderen sind gefragt; bleib hier.
remote-join-how = Hier kann kein Platz übernommen werden. Das geht in Partien, die auf jemanden warten.
remote-find-go = { $status ->
    [invited] ({ $join }: dorthin gehen; { $decline }: hier bleiben)
   *[other] ({ $join }: dorthin gehen)
}
remote-find-again = Derselbe Befehl zeigt, wie es steht, und führt an den Tisch.
remote-offer-how = (annehmen oder ablehnen)
remote-agreed = { $player } ist einverstanden.
remote-declined = { $player } lehnt ab.
remote-rematched = Alle wollen noch einmal spielen.
remote-marked = { $player } markiert: { $thing }.
remote-unmarked = { $player } nimmt die Markierung weg: { $thing }.
remote-remark = { $player } (schaut zu): { $text }
remote-said = { $player }: { $text }
remote-no-offer = Es gibt gerade keinen Vorschlag.
remote-takeback-asked = Du möchtest den Zug zurücknehmen. Warten auf die anderen.
remote-replace-how = { $count ->
    [0] Niemand ist am Zug und nicht da.
   *[other] Welcher Platz? Zum Beispiel: { $replace } 2, { $replace } 2 greedy oder { $without } 2. Nicht da: { $seats }.
}
remote-gone = { $player } ist nicht da. { $seconds ->
    [0] Du kannst jetzt
    [one] Ist das in einer Sekunde noch so, kannst du
   *[other] Ist das in { $seconds } Sekunden noch so, kannst du
} { $replace } eingeben (ein Computerspieler übernimmt) oder { $without } ({ $seats ->
    [2] du beanspruchst den Sieg
   *[other] ihr spielt ohne { $player } weiter
}).
remote-gone-cancel = Mit { $cancel } wird die Partie abgebrochen; sie zählt noch nicht.
remote-replace-asked = Du hast es vorgeschlagen. Warten auf die anderen.
remote-leave-sure = Damit verlässt du die Partie endgültig, und dein Platz bleibt leer. Wenn du sicher bist: { $leave } { $yes }
remote-rematch-asked = Du möchtest noch einmal spielen. Warten auf die anderen.
remote-no-hint = An diesem Tisch gibt es keine Tipps.
remote-hinted = { $player } holt sich einen Tipp.
remote-save-where = Der Server bewahrt die Partie auf. Für eine Kopie der Aufzeichnung auf diesem Rechner: sichern DATEI
remote-who = { $seat } { $player }, { $state ->
    [bot] Computerspieler
    [left] hat den Tisch verlassen
    [here] da
   *[away] nicht da
}{ $clock }
remote-clock = , noch { $time }
remote-link = Link zu diesem Tisch, für den Browser oder mandate play --at:
remote-help =
    # An einem Tisch mit anderen
    { $say } TEXT   eine Nachricht an alle
    { $phrase } [N]       einen der Sätze sagen; allein: alle auflisten
    { $freely }         freiem Text unter Fremden zustimmen; „{ $freely } n“ nimmt es zurück
    { $mute } PLATZ      verbergen, was jemand sagt; „{ $mute } PLATZ n“ zeigt es wieder
    { $block } PLATZ     ihr begegnet euch nicht mehr, und du siehst nicht, was gesagt wird
    { $report } PLATZ GRUND [TEXT]  jemanden der Moderation melden; der Chat wird mitgeschickt
    { $accept }       einen Vorschlag annehmen
    { $decline }       ihn ablehnen oder den eigenen zurückziehen
    { $who }            wer da ist, die Uhren, der Link zum Tisch
    { $series } N        nach einer Partie: eine Serie von so vielen
    { $replace } [PLATZ [BOT]]  ein Computerspieler übernimmt für jemanden, der nicht da ist
    { $without } [PLATZ]   ohne jemanden weiterspielen, der nicht da ist; zu zweit gewinnst du
    { $cancel }         eine Partie abbrechen, in der noch keine zwei Spieler gezogen haben
    { $leave }      den Platz endgültig aufgeben; quit behält ihn
    { $join } [PLATZ]  den Platz eines Computerspielers übernehmen, wenn die anderen zustimmen
    undo           fragt die anderen, wenn es sie betrifft
    save DATEI     eine Kopie der Aufzeichnung
remote-goodbye = Die Partie läuft auf dem Server weiter. Zurück kommst du mit: mandate play --at { $link }
remote-goodbye-over = Der Server bewahrt die Partie auf.
remote-goodbye-left = Du hast den Tisch verlassen.

remote-trouble-address = „{ $address }“ ist nicht die Adresse eines Tisches, etwa https://example.org/#/table/TISCH/GEHEIMNIS.
remote-trouble-away = { $address } ist nicht zu erreichen: { $reason }
remote-trouble-stranger = { $address } antwortet, ist aber kein Mandate-Server.
remote-trouble-game = An diesem Tisch wird { $game } gespielt, nicht { $wanted }.
remote-trouble-name = Hier kann niemand nach einem Namen gefragt werden. Bitte gib einen mit --name an.
remote-trouble-options = Diese Optionen gelten hier nicht, der Tisch hat seine eigenen Einstellungen: { $options }
remote-trouble-frozen = Diese Partie lässt sich nicht fortsetzen: { $reason }
remote-trouble-series = „{ $value }“ ist keine gültige Zahl von Partien für eine Serie ({ $least } bis { $most }).
remote-trouble-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
remote-trouble-over = { $count ->
    [0] Die Partie an diesem Tisch ist zu Ende. Niemand hat gewonnen.
   *[other] Die Partie an diesem Tisch ist zu Ende. Sieg für { $winners }.
}

## Ein Programm an einem Tisch auf einem Server: mandate bot

bot-about = ein Programm an einem Tisch auf einem Server spielen lassen
bot-command = das Programm: ein Befehl, der auf Standardein- und -ausgabe das Bot-Protokoll spricht, in Anführungszeichen
bot-at = der Link zum Tisch, derselbe wie für Menschen
bot-name = wie das Programm dort heißt; unter demselben Namen kommt es auf denselben Platz zurück
bot-seat = der gewünschte Platz, gezählt ab 1 (Standard: der eigene oder der erste freie)
bot-stay = nach der Partie bleiben und weitere Partien annehmen
bot-ladder = auf der Leiter dieses Spiels spielen, statt an einem Tisch
bot-token = die Datei mit dem Token des Programms für die Leiter (oder MANDATE_BOT_TOKEN)
bot-epilogue = Beispiel: mandate bot ./my_bot --at https://example.org/#/table/TISCH/GEHEIMNIS (docs/protocol.md)
bot-plays = { $name } spielt { $game } auf Platz { $seat }.
bot-over = Die Partie ist zu Ende. Gewonnen hat Platz { $winners } ({ $reason }).
bot-refused = Der Server lehnt ab: { $reason }
remote-phrases = { $command } NUMMER sagt einen dieser Sätze:
remote-phrase = { $number }  { $text }
remote-vacationed = { $player } ist von { $since } bis { $until } im Urlaub.
remote-vacation-over = { $player } ist nicht im Urlaub.
remote-warned = { $player } hat die Zeit überschritten und einen Tag mehr bekommen.
remote-consented = { $player } stimmt freiem Text zu. Mit { $command } stimmst du auch zu, mit „{ $command } { $no }“ nimmst du es zurück.
remote-revoked = { $player } möchte nur vorgegebene Sätze.
remote-mute-how = Welcher Platz? { $command } 2 verbirgt, was dort gesagt wird, { $command } 2 { $no } zeigt es wieder.
remote-muted = Was { $player } sagt, siehst du nicht mehr.
remote-unmuted = Was { $player } sagt, siehst du wieder.
remote-block-how = Welcher Platz? { $command } 2 sorgt dafür, dass ihr euch nicht mehr begegnet.
remote-blocked = Du und { $player } begegnet euch ab jetzt nicht mehr.
remote-report-how = Wen und warum? { $command } 2 insult, gern mit eigenen Worten dahinter. Gründe: { $reasons }.
remote-reported = Danke. Die Moderation sieht sich deine Meldung über { $player } an.
