## Das Spiel im Terminal: Optionen von `mandate play`

play-epilogue =
    Beispiele:
      mandate play qin                          ein erstes Spiel
      mandate play qin --opponent level:3       gegen den Reiter
      mandate play qin --hot-seat --players 3   drei an einem Bildschirm
      mandate play great-wall --players 1       allein gegen Qin Jiushao
      mandate play great-wall --coop            gemeinsam gegen die Horden
      mandate play --resume                     weiter, wo du aufgehört hast
play-option-game = welches Spiel: qin oder great-wall (sonst: qin)
play-option-players = wie viele spielen: Qin 2 bis 4 (sonst: 2), The Great Wall 1 bis 4 (sonst: 3)
play-option-board = bird, lion oder eine Datei mit einer Karte (sonst: bird)
play-option-opponent = wer auf den anderen Plätzen spielt: in Qin apprentice, settler, raider oder chancellor (auch level:1 bis level:4), greedy, random oder search:500, in The Great Wall rules oder random; bot:BEFEHL für ein eigenes Programm; einmal für alle oder einmal für jeden Platz; mehr sagt „mandate players“
play-option-hot-seat = Menschen teilen sich diesen Bildschirm; Plätze mit --opponent kommen zuletzt
play-option-name = der Name für einen Platz; wiederholbar, beginnend mit Platz 1
play-option-first = der Platz, der beginnt, gezählt ab 1, oder random (sonst: 1)
play-option-fair-start = neu verteilen, bis alle ein einfarbiges Plättchen haben
play-option-series = mehrere Spiele: Spielpläne mit Kommas dazwischen oder die Zahl der Spiele
play-option-takebacks = bestätigte Züge dürfen zurückgenommen werden
play-option-seed = beliebiger Text oder Zahl: gleicher Seed, gleiche Verteilung
play-option-save = die Aufzeichnung des Spiels in dieser Datei ablegen
play-option-resume = ein gesichertes Spiel fortsetzen (ohne Datei: das letzte)
play-option-no-colour = ohne Farben; ebenso wirkt NO_COLOR in der Umgebung
play-option-plain = zeilenweise statt ganzer Bildschirm, für Skripte und Bildschirmleser
play-option-ascii = nur einfache ASCII-Zeichen
play-option-pause = wie lange der Zug eines Gegners zu sehen ist (sonst: 1)

## Was ein Spiel am Beginnen hindert

play-trouble-opponents = { $given ->
    [one] Es ist ein Gegner angegeben
   *[other] Es sind { $given } Gegner angegeben
}, aber für Gegner gibt es { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
play-trouble-names = Es sind { $given } Namen angegeben, aber es gibt nur { $seats } Plätze.
play-trouble-empty-name = Ein Name braucht mindestens einen Buchstaben.
play-trouble-series = Eine Serie besteht aus Spielplänen mit Kommas dazwischen, etwa bird,lion, oder aus einer Zahl von Spielen von 1 bis { $most }; nicht aus „{ $value }“.
play-trouble-pause = Eine Pause ist eine Zahl von Sekunden von 0 bis { $most }; nicht „{ $value }“.
play-trouble-game-name = Ein Spiel namens „{ $game }“ gibt es im Terminal nicht. Bekannte Spiele: { $known }.
play-trouble-options = Ein fortgesetztes Spiel behält seine Einstellungen; lass { $options } weg.
play-trouble-foreign = Diese Optionen gibt es bei { $game } nicht: { $options }.
play-trouble-exists = { $file } gibt es schon und bleibt, wie es ist. Nimm eine andere Datei oder spiele dort weiter: --resume { $file }
play-trouble-elsewhere = { $file } wurde von einem anderen Fenster geändert und bleibt, wie es ist. Sichere dieses Spiel mit: sichern DATEI
play-trouble-write = { $file } lässt sich nicht schreiben: { $reason }.
play-trouble-read = { $file } lässt sich nicht lesen: { $reason }.
play-trouble-record = { $file } lässt sich nicht weiterspielen: { $reason }
play-trouble-damaged = { $file } ist beschädigt und lässt sich nicht weiterspielen ({ $reason }).
play-trouble-table = { $file } sagt, wer wo sitzt, ist aber beschädigt ({ $reason }). Ohne diese Datei gelten für die Plätze die Optionen.
play-trouble-game = { $file } ist die Aufzeichnung eines anderen Spiels ({ $game }).
play-trouble-no-save = In { $folder } liegt kein gesichertes Spiel.

## Namen

play-seat-name = { $seat ->
    [1] Grün
    [2] Violett
    [3] Schwarz
   *[4] Weiß
}
play-board-name = { $board ->
    [bird] Vogel
    [lion] Löwe
   *[other] { $board }
}
play-and = { $first } und { $last }

## Befehle: je ein Wort aus einfachen Buchstaben; die englischen gelten immer auch

play-command-help = hilfe
play-command-rules = regeln
play-command-log = verlauf
play-command-unseen = verdeckt
play-command-why = warum
play-command-hint = tipp
play-command-save = sichern
play-command-resign = aufgeben
play-command-undo = widerruf
play-command-quit = ende
play-command-board = brett
play-command-moves = auswahl

# die Tasten für Ja und Nein: je ein Kleinbuchstabe; y und n gelten immer auch
play-key-yes = j
play-key-no = n

## Der Bildschirm

play-title = Qin · { $board } · Zug { $turn }
play-title-series = Spiel { $game } von { $games }
play-title-deal = Siegel { $commitment }
play-title-seed = Seed { $seed }
play-panel-left = Pagoden übrig
play-panel-hand = Deine Hand
play-panel-hand-hidden = Hand
play-panel-piles = Ziehstapel
play-panel-unseen = Noch verdeckt
play-panel-out = raus
play-turn = { $player } ist am Zug.
play-your-turn = Du bist am Zug.
play-fits = { $token } passt hier. Enter zeigt, was es bringt.
play-does-not-fit = { $token } passt hier nicht. Enter sagt, warum.
play-hints-choose = Pfeile · Leer dreht · Tab tauscht · / Stapel · Enter prüft · ? Hilfe · ende
play-hints-typing = Enter führt aus · Esc leert die Zeile · ein Zug wie RY:g8g9 oder hilfe
play-hints-confirm = Enter oder j behält es · Esc oder n nimmt es zurück · / Stapel
play-hints-page = Auf und Ab blättern · Esc schließt
play-hints-curtain = Die Leertaste hebt den Vorhang
play-hints-ponder = Esc ohne den Tipp weiter
play-hints-wait = Leertaste: sofort weiter · Strg-C beendet (das Spiel ist gesichert)
play-hints-over = Enter beginnt ein neues Spiel · verlauf zeigt dieses · ende verlässt es
play-hints-next = Enter beginnt das nächste Spiel der Serie · verlauf zeigt dieses · ende
play-hints-resign = j gibt auf · n spielt weiter
play-confirm = { $token }: so lassen?
play-no-consequence = Sonst ändert sich nichts.
play-curtain = Bitte an { $player } übergeben.
play-curtain-lift = { $player }, drücke die Leertaste, wenn du allein bist.
play-wait = { $player } denkt nach.
play-resign = { $player }: dieses Spiel endgültig aufgeben?
play-over = Das Spiel ist zu Ende.
play-too-small = Dieses Fenster ist zu klein: mindestens { $columns } × { $rows }, bitte. Oder spiele mit --plain.
play-why-hint = (? zeigt die Regel)
play-why-nothing = Zuletzt wurde nichts abgelehnt. Alle Regeln zeigt regeln.
play-unknown = „{ $text }“ ist weder ein Zug wie RY:g8g9 noch ein Befehl. Hilfe gibt es mit hilfe.
play-not-now = Das muss warten, bis du am Zug bist.
play-hint-thinking = Eine Suche sieht sich nach guten Legungen um …
play-hint = Das Beste aus { $simulations } gedachten Partien: { $placements }.
play-hint-one = { $token } ({ $chance } %)
play-undone = Zurückgenommen.
play-saved = Das Spiel ist in { $file } gesichert.
play-not-saved = Nicht gesichert: { $reason }

## Anfang und Ende

play-welcome = Qin auf dem Spielplan „{ $board }“. Setze zuerst deine letzte Pagode, und du gewinnst. ? hilft.
play-you-are = Du bist { $player } auf Platz { $seat }.
play-committed = Die Verteilung steht fest: Ihr Siegel ist { $commitment }. Nach dem Spiel kann es jeder prüfen.
play-seeded = Die Verteilung stammt aus dem Seed { $seed }; deshalb lässt sie sich hinterher nicht prüfen.
play-series-game = Dies ist Spiel { $game } von { $games } einer Serie.
play-takebacks = Züge dürfen zurückgenommen werden: widerruf.
play-resumed = Es geht weiter, wo das Spiel stehen geblieben ist: nach { $choices ->
    [0] dem Verteilen
    [one] einem Zug
   *[other] { $choices } Zügen
}.
play-left-over = Pagoden übrig: { $list }.
play-left-over-one = { $player } { $pagodas }
play-record = Aufzeichnung: { $file }
play-verify = Prüfe die Verteilung mit: mandate verify { $file }
play-series-score = Nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} von { $of } sind insgesamt an Pagoden übrig: { $list }. Die wenigsten gewinnen.
play-series-won = { $winners } { $count ->
    [one] gewinnt die Serie
   *[other] teilen sich den Sieg in der Serie
}.
play-goodbye = Das Spiel ist in { $file } gesichert.
play-goodbye-resume = Weiter geht es mit: { $command }

## Zeile für Zeile

play-plain-name = { $player } ({ $colour })
play-plain-seat = { $mark } { $seat } { $player }: { $pagodas ->
    [one] eine Pagode übrig
   *[other] { $pagodas } Pagoden übrig
}
play-plain-seat-out = { $mark } { $seat } { $player }: ausgeschieden
play-plain-hand = Deine Hand: { $tiles }
play-plain-piles = Stapel: { $piles }
play-plain-unseen = Noch verdeckt: { $tiles }
play-plain-intro = Tippe einen Zug wie RY:g8g9 (mit ! dahinter: sofort), hilfe oder ende.
play-plain-confirm = { $token }: { $told } So lassen? (j/n)
play-plain-confirm-again = Antworte j, um { $token } zu behalten, oder n, um es zurückzunehmen.
play-plain-back = Nicht gelegt. Das Plättchen ist wieder auf deiner Hand.
play-plain-curtain = { $player }, drücke Enter, wenn du allein vor dem Bildschirm bist.
play-plain-resign = { $player }: dieses Spiel endgültig aufgeben? (j/n)
play-plain-again = Noch ein Spiel? (j/n)
play-plain-next = Das nächste Spiel der Serie? (j/n)
play-plain-moves = { $count ->
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
}: { $moves }

## Seiten

play-page-help = Hilfe
play-page-rules = Die Regeln von Qin, Punkt für Punkt
play-page-log = Das Spiel bis hierher
play-page-unseen = Plättchen, die du noch nicht gesehen hast
play-log-empty = Noch ist nichts gelegt.
play-log-takebacks = { $count ->
    [one] Ein Zug wurde zurückgenommen; die Aufzeichnung bewahrt ihn
   *[other] { $count } Züge wurden zurückgenommen; die Aufzeichnung bewahrt sie
}.
play-unseen-line = { $tile }: { $count } von 12
play-unseen-where = In den Stapeln: { $piles }. Auf den anderen Händen: { $hands }.

# Zeilen der Hilfe: # macht eine Überschrift; drei oder mehr Leerzeichen trennen die Taste von ihrer Bedeutung.
play-help-goal =
    # Das Ziel
    Setze vor allen anderen deine letzte Pagode. Je Zug legst du ein Plättchen.
    Ab zwei Feldern einer Farbe ist es eine Provinz: Gründen bringt eine Pagode.
    Mit fünf Feldern ist sie Großprovinz: eine zweite Pagode, für immer sicher.
    Vereinte Provinzen erhält, wer dort die meisten Felder hat; der Rest zieht ab.
    Ein Dorf gehört dem, der in den Provinzen daneben die meisten Pagoden hat.
play-help-keys =
    # Tasten
    Pfeiltasten    das Plättchen über den Spielplan schieben
    Leertaste      es drehen
    Tab / 1 2 3    ein anderes Plättchen aus der Hand nehmen
    /              den Stapel wählen, von dem du ziehst (sonst der höchste)
    Enter          probieren und sehen, was es bringt
    Enter oder j   dann behalten;  Esc oder n nimmt es zurück
    ?              diese Hilfe; nach einer Ablehnung die Regel dahinter
    Strg-C         verlassen; das Spiel wird nach jedem Zug gesichert
play-help-tokens =
    # Tippen
    RY:g8g9        rote Hälfte auf g8, gelbe auf g9; yr g9 g8 heißt dasselbe
    RR:c3c4/2      ein einfarbiges Plättchen, dann ein neues vom zweiten Stapel
play-help-commands =
    # Befehle
    { $help }   diese Seite
    { $rules }   alle Regeln
    { $log }   das ganze Spiel in Worten
    { $unseen }   die Plättchen, die du noch nicht gesehen hast
    { $why }   die Regel hinter einer Ablehnung
    { $hint }   ein Tipp: die besten Legungen, die eine Suche findet, und ihre Aussichten
    { $save } DATEI   eine weitere Kopie des Spiels
    { $undo }   einen bestätigten Zug zurücknehmen (mit --takebacks)
    { $resign }   das Spiel verloren geben
    { $quit }   verlassen und ein andermal weiterspielen
    { $board }, { $moves }   Zeile für Zeile gespielt: der Spielplan, alle möglichen Züge
play-help-board =
    # Der Spielplan
    r1 y2 b1   Felder von Plättchen: rot, gelb, blau, und der Platz des Besitzers
    { $start }   ein aufgedrucktes Startfeld
    { $single }   eine Pagode; { $double } ist die Doppelpagode einer Großprovinz
    { $village }   ein Dorf; { $water } ist Wasser, { $grass } ist Gras
    { $fresh }   was zuletzt gelegt wurde
play-help-notice = Inoffiziell und von Fans gemacht: ohne Verbindung zum Autor und zu den Verlagen.
