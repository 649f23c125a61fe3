## Das Spiel im Terminal: Optionen von `mandate play`

play-epilogue =
    Beispiele:
      mandate play qin                          eine erste Partie
      mandate play qin --opponent level:3       gegen die dritte Stufe, den Lehrling
      mandate play qin --hot-seat --players 3   zu dritt an einem Bildschirm
      mandate play great-wall --players 1       allein gegen Qin Jiushao
      mandate play great-wall --coop            gemeinsam gegen die Horden
      mandate play --resume                     weiter, wo du aufgehört hast
      mandate play --from partie.json --after 23  von einer Stellung aus weiterspielen
      mandate play qin --position POSITION      von einer eigenen Stellung aus (docs/games/qin.md)
play-option-game = welches Spiel: { $games } (Standard: { $default })
play-option-players = wie viele spielen: { $games }
play-option-players-of = { $game } { $least } bis { $most } (Standard: { $usual })
play-option-board = bird, lion, seed:NAME für einen erzeugten Spielplan oder eine Spielplandatei (Standard: bird)
play-option-opponent = wer auf den anderen Plätzen spielt: eine Stufe nach Nummer oder Name (level:1 ist die schwächste, in Qin der Standard), random, in Qin auch greedy oder search:500; bot:BEFEHL für ein eigenes Programm, agent:MODUL:FUNKTION für eine Python-Funktion; einmal für alle oder einmal für jeden Platz; mehr sagt „mandate players“
play-option-hot-seat = mehrere Personen teilen sich diesen Bildschirm; Plätze mit --opponent kommen zuletzt
play-option-name = der Name für einen Platz; wiederholbar, beginnend mit Platz 1
play-option-first = der Platz, der beginnt, gezählt ab 1, oder random (Standard: 1)
play-option-fair-start = neu verteilen, bis alle ein einfarbiges Plättchen haben
play-option-series = mehrere Partien: Spielpläne mit Kommas dazwischen oder die Zahl der Partien
play-option-clock = mit --at: die Bedenkzeit; 10+5 (Minuten für die Partie + Sekunden pro Zug) oder 2m, 12h, 3d pro Zug
play-option-takebacks = bestätigte Züge dürfen zurückgenommen werden
play-option-seed = beliebiger Text oder Zahl: gleicher Seed, gleiche Verteilung
play-option-save = die Aufzeichnung der Partie in dieser Datei sichern
play-option-resume = eine gesicherte Partie fortsetzen (ohne Datei: die letzte)
play-option-from = von einer Stellung einer aufgezeichneten Partie aus weiterspielen, mit denselben Plättchen auf der Hand; in Qin wird neu gemischt, was noch in den Stapeln liegt
play-option-position = eine Stellung von Qin spielen, als eine Zeile geschrieben (docs/games/qin.md), wie die Seite „Stellung aufbauen“ sie zeigt; * bei den übrigen Pagoden, den Stapeln und der Zahl der Züge füllt sie aus, ?? ist ein Plättchen, das gezogen wird
play-option-after = mit --from: nach wie vielen Zügen (Standard: nach allen)
play-option-seat = mit --from oder --position: dein Platz, gezählt ab 1 (Standard: wer am Zug ist)
play-option-no-colour = ohne Farben; ebenso wirkt die Umgebungsvariable NO_COLOR
play-option-plain = zeilenweise statt ganzer Bildschirm, für Skripte und Bildschirmleser
play-option-ascii = nur einfache ASCII-Zeichen
play-option-pause = wie viele Sekunden der Zug eines Gegners zu sehen ist (Standard: 1)

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
play-trouble-series = Eine Serie besteht aus Spielplänen mit Kommas dazwischen, etwa bird,lion, oder ist eine Zahl von Partien von 1 bis { $most }; nicht „{ $value }“.
play-trouble-pause = Eine Pause ist eine Zahl von Sekunden von 0 bis { $most }; nicht „{ $value }“.
play-trouble-game-name = Ein Spiel namens „{ $game }“ gibt es im Terminal nicht. Bekannte Spiele: { $known }.
play-trouble-options = Eine fortgesetzte Partie behält ihre Einstellungen; lass { $options } weg.
play-trouble-foreign = Diese Optionen gibt es bei { $game } nicht: { $options }.
play-trouble-exists = { $file } gibt es schon und wurde nicht geändert. Nimm eine andere Datei oder setze diese Partie fort: --resume { $file }
play-trouble-elsewhere = { $file } wurde in einem anderen Fenster geändert und nicht überschrieben. Sichere diese Partie mit: sichern DATEI
play-trouble-write = { $file } lässt sich nicht schreiben: { $reason }.
play-trouble-read = { $file } lässt sich nicht lesen: { $reason }.
play-trouble-record = { $file } lässt sich nicht fortsetzen: { $reason }
play-trouble-damaged = { $file } ist beschädigt und lässt sich nicht fortsetzen ({ $reason }).
play-trouble-table = { $file } sagt, wer wo sitzt, ist aber beschädigt ({ $reason }). Ohne diese Datei gelten für die Plätze die Optionen.
play-trouble-game = { $file } ist die Aufzeichnung eines anderen Spiels ({ $game }).
play-trouble-several = { $file } enthält { $count } Partien; fortsetzen lässt sich nur eine Datei mit einer einzigen. Eine eigene Partie aus der ersten davon: mandate play --from DATEI
play-trouble-position = Diese Stellung ist nicht spielbar: { $reason }
play-trouble-no-save = In { $folder } liegt keine gesicherte Partie.

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
play-command-table = tisch
play-command-cards = karten
play-command-places = orte
play-command-more = mehr
play-command-pass = pass
play-command-order = reihenfolge
play-command-plan = plan
play-command-keep = behalten
play-command-drop = verwerfen

# die Tasten für Ja und Nein: je ein Kleinbuchstabe; y und n gelten immer auch
play-key-yes = j
play-key-no = n

## Der Bildschirm

play-title = Qin · { $board } · Zug { $turn }
play-title-series = Partie { $game } von { $games }
play-title-deal = Siegel { $commitment }
play-title-seed = Seed { $seed }
play-panel-left = Pagoden übrig
play-panel-hand = Deine Hand
play-panel-hand-hidden = Hand
play-panel-piles = Ziehstapel
play-panel-unseen = Ungesehen
play-panel-out = raus
play-turn = { $player } ist am Zug.
play-your-turn = Du bist am Zug.
play-fits = { $token } passt hier. Enter zeigt, was der Zug bringt.
play-does-not-fit = { $token } passt hier nicht. Enter sagt, warum.
play-hints-choose = Pfeile · Leer dreht · Tab wählt · / Stapel · Enter prüft · ? Hilfe · ende
play-hints-typing = Enter führt aus · Esc leert die Zeile · ein Zug wie RY:g8g9 oder hilfe
play-hints-confirm = Enter oder j behält es · Esc oder n nimmt es zurück · / Stapel
play-hints-page = Auf und Ab blättern · Esc schließt
play-hints-curtain = Die Leertaste hebt den Vorhang
play-hints-ponder = Esc: weiter ohne Tipp
play-hints-wait = Leertaste: sofort weiter · Strg-C: verlassen (die Partie ist gesichert)
play-hints-wait-elsewhere = Befehle: hilfe · Strg-C: verlassen (der Server behält die Partie)
play-hints-over = Enter startet eine neue Partie · verlauf zeigt diese · ende verlässt sie
play-hints-next = Enter startet die nächste Partie der Serie · verlauf zeigt diese · ende
play-hints-resign = j gibt auf · n spielt weiter
play-confirm = { $token }: so lassen?
play-no-consequence = Sonst ändert sich nichts.
play-curtain = Bitte an { $player } übergeben.
play-curtain-lift = { $player }, drücke die Leertaste, wenn niemand sonst zuschaut.
play-wait = { $player } denkt nach …
play-wait-person = { $player } ist am Zug
play-resign = { $player }: diese Partie wirklich aufgeben?
play-over = Die Partie ist zu Ende.
play-too-small = Dieses Fenster ist zu klein: mindestens { $columns } × { $rows }, bitte. Oder spiele mit --plain.
play-why-hint = (? zeigt die Regel)
play-why-nothing = Gerade wurde kein Zug abgelehnt. Alle Regeln zeigt: regeln.
play-unknown = „{ $text }“ ist weder ein Zug wie RY:g8g9 noch ein Befehl. Tippe: hilfe.
play-not-now = Das geht erst, wenn du am Zug bist.
play-hint-thinking = Suche nach guten Zügen …
play-hint = Das Beste aus { $simulations } simulierten Partien: { $placements }.
play-hint-one = { $token } ({ $chance } %)
play-undone = Zurückgenommen.
play-saved = Die Partie ist in { $file } gesichert.
play-not-saved = Nicht gesichert: { $reason }

## Anfang und Ende

play-welcome = Qin auf dem Spielplan „{ $board }“. Setze als Erster deine letzte Pagode. Hilfe: ?
play-you-are = Du bist { $player } auf Platz { $seat }.
play-you-have = Du sitzt auf Platz { $seat }.
play-your-color = Deine Farbe: { $color }.
play-committed = Die Verteilung ist versiegelt: { $commitment }. Nach der Partie kann sie jeder prüfen.
play-seeded = Die Verteilung stammt aus dem Seed { $seed } und lässt sich deshalb hinterher nicht prüfen.
play-series-game = Dies ist Partie { $game } von { $games } einer Serie.
play-takebacks = Züge dürfen zurückgenommen werden: widerruf.
play-resumed = Die Partie geht weiter, wo sie stehen geblieben ist: nach { $choices ->
    [0] dem Verteilen
    [one] einem Zug
   *[other] { $choices } Zügen
}.
play-left-over = Pagoden übrig: { $list }.
play-left-over-one = { $player } { $pagodas }
play-record = Aufzeichnung: { $file }
play-verify = Prüfe die Verteilung mit: mandate verify { $file }
play-series-score = Nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} von { $of } sind insgesamt an Pagoden übrig: { $list }. Wer die wenigsten hat, gewinnt.
play-series-won = { $winners } { $count ->
    [one] gewinnt die Serie
   *[other] teilen sich den Sieg in der Serie
}.
play-goodbye = Die Partie ist in { $file } gesichert.
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
play-plain-unseen = Noch ungesehene Plättchen: { $tiles }
play-plain-intro = Tippe einen Zug wie RY:g8g9 (mit ! dahinter ohne Rückfrage), hilfe oder ende.
play-plain-confirm = { $token }: { $sentence } So lassen? (j/n)
play-plain-confirm-again = Antworte j, um { $token } zu behalten, oder n, um es zurückzunehmen.
play-plain-back = Nicht gelegt. Das Plättchen ist wieder auf deiner Hand.
play-plain-curtain = { $player }, drücke Enter, wenn niemand sonst zuschaut.
play-plain-resign = { $player }: diese Partie wirklich aufgeben? (j/n)
play-plain-again = Noch eine Partie? (j/n)
play-plain-next = Die nächste Partie der Serie? (j/n)
play-plain-moves = { $count ->
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
}: { $moves }

## Seiten

play-page-help = Hilfe
play-page-rules = Die Regeln von Qin, Punkt für Punkt
play-page-log = Die Partie bis hierher
play-page-unseen = Plättchen, die du noch nicht gesehen hast
play-log-empty = Noch kein Zug.
play-log-takebacks = { $count ->
    [one] Ein Zug wurde zurückgenommen; in der Aufzeichnung bleibt er erhalten
   *[other] { $count } Züge wurden zurückgenommen; in der Aufzeichnung bleiben sie erhalten
}.
play-unseen-line = { $tile }: { $count } von 12
play-unseen-where = In den Stapeln: { $piles }. Bei den anderen auf der Hand: { $hands }.

# Zeilen der Hilfe: # macht eine Überschrift; drei oder mehr Leerzeichen trennen die Taste von ihrer Bedeutung.
play-help-goal =
    # Das Ziel
    Setze vor allen anderen deine letzte Pagode. Pro Zug legst du ein Plättchen.
    Ab zwei Feldern einer Farbe ist es eine Provinz: Gründen bringt eine Pagode.
    Mit fünf Feldern ist sie Großprovinz: eine zweite Pagode, für immer sicher.
    Zusammengeschlossene erhält, wer die meisten Felder hat; der Rest geht zurück.
    Ein Dorf gehört dem, der in den Provinzen daneben die meisten Pagoden hat.
play-help-keys =
    # Tasten
    Pfeiltasten    das Plättchen über den Spielplan schieben
    Leertaste      es drehen
    Tab / 1 2 3    ein anderes Plättchen aus der Hand nehmen
    /              den Stapel wählen, von dem du ziehst (sonst der höchste)
    Enter          ausprobieren und sehen, was es bringt
    Enter oder j   dann behalten;  Esc oder n nimmt es zurück
    ?              diese Hilfe; nach einem abgelehnten Zug die Regel dahinter
    Strg-C         verlassen; die Partie wird nach jedem Zug gesichert
play-help-tokens =
    # Tippen
    RY:g8g9        rote Hälfte auf g8, gelbe auf g9; yr g9 g8 heißt dasselbe
    RR:c3c4/2      ein einfarbiges Plättchen, dann ein neues vom zweiten Stapel
play-help-commands =
    # Befehle
    { $help }   diese Seite
    { $rules }   alle Regeln
    { $log }   die ganze Partie in Worten
    { $unseen }   die Plättchen, die du noch nicht gesehen hast
    { $why }   die Regel hinter einem abgelehnten Zug
    { $hint }   ein Tipp: die besten Züge einer Suche und ihre Gewinnchancen
    { $save } DATEI   eine weitere Kopie der Partie
    { $undo }   einen bestätigten Zug zurücknehmen (mit --takebacks)
    { $resign }   die Partie aufgeben
    { $quit }   verlassen und ein andermal weiterspielen
    { $board }, { $moves }   beim zeilenweisen Spiel: der Spielplan, alle möglichen Züge
play-help-board =
    # Der Spielplan
    r1 y2 b1   Felder von Plättchen: rot, gelb, blau, und der Platz des Besitzers
    { $start }   ein aufgedrucktes Startfeld
    { $single }   eine Pagode; { $double } ist die Doppelpagode einer Großprovinz
    { $village }   ein Dorf; { $water } ist Wasser, { $grass } ist Gras
    { $fresh }   was zuletzt gelegt wurde
play-help-notice = Inoffiziell und von Fans gemacht: ohne Verbindung zum Autor und zu den Verlagen.

## Jedes Spiel: Möglichkeiten mit Nummern

play-ambiguous = „{ $text }“ passt zu mehreren Möglichkeiten: { $list }
play-menu-more = … noch { $left } Möglichkeiten: tippe { $more }
play-menu-texts = (Ein ? hinter einer Möglichkeit sagt, was sie bewirkt: 1?)
play-intro = Antworte mit der Nummer einer Möglichkeit oder mit ihrem Namen: Die ersten Buchstaben genügen. Ein ? dahinter zeigt, was daraus folgt. Alles Weitere mit „hilfe“.
play-unknown-choice = „{ $text }“ ist hier weder eine Möglichkeit noch ein Befehl. Tippe eine Nummer oder hilfe.
play-preview = { $choice }: { $sentence }
play-preview-nothing = Nichts, was sich voraussehen lässt.
play-caution = Vorsicht: { $sentence } Tippe es noch einmal, um es trotzdem zu tun, oder wähle etwas anderes.
play-plan-begun = Ein Plan: Was du jetzt wählst, wird nur auf einer Kopie ausprobiert.
play-plan-how = { $undo } geht eine Wahl zurück, { $keep } spielt den Plan, { $drop } vergisst ihn.
play-plan-stop = Der Plan endet hier: { $stop ->
        [hidden] Etwas Verdecktes würde aufgedeckt.
        [others] Dann wählen andere.
       *[over] Das Spiel wäre zu Ende.
    }
play-plan-none = Es gibt keinen Plan. Du beginnst einen mit: { $plan }
play-plan-dropped = Der Plan ist vergessen; nichts wurde gespielt.
play-plan-stale = Das Spiel ist weitergegangen: Der Plan ist vergessen.
play-no-more = Weitere Möglichkeiten gibt es nicht.
play-page-more = … Enter blättert weiter; alles andere beendet die Seite und wird ausgeführt.
play-log-line = { $number }. { $sentence }
play-advice = Ein Computerspieler würde { $number } wählen: { $choice }
play-welcome-plain = { $game }.
play-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
play-scores = Endstand ({ $unit }): { $list }
play-page-rest = … noch { $left } Zeilen: tippe { $board }
play-help-answering =
    # Antworten
    3   Möglichkeit 3 wählen; ihr Name, ihr Kürzel oder deren erste Buchstaben tun dasselbe
    3?   was nach Möglichkeit 3 geschähe
play-help-any =
    # Befehle
    { $board }   noch einmal der Tisch (eine leere Zeile tut dasselbe)
    { $more }   die nächste Seite einer langen Liste
    { $log }   alles, was geschehen ist
    { $why }   die Regel hinter der letzten Ablehnung
    { $hint }   was ein Computerspieler an deiner Stelle täte
    { $plan }   Entscheidungen auf einer Kopie ausprobieren; { $keep } spielt sie, { $drop } vergisst sie
    { $undo }   die letzte Wahl zurücknehmen, solange niemand sonst gewählt hat und nichts aufgedeckt wurde; an Tischen mit Rücknahme auch später
    { $save } DATEI   eine Kopie in einer anderen Datei; auf diesem Rechner wird ohnehin nach jeder Wahl gesichert
    { $resign }   die Partie endgültig verlassen
    { $quit }   den Tisch verlassen; die Partie wartet auf dich
