## Die Seite: überall

page-title = Mandate
page-skip = Zum Inhalt springen
page-skip-play = Zur neuen Partie springen
page-skip-question = Zur Frage springen
page-not-found = Seite nicht gefunden
page-not-found-about = Unter { $address } gibt es keine Seite.
page-navigation = Seiten
page-settings = Einstellungen
page-language = Sprache
page-theme = Erscheinungsbild
page-theme-system = wie im System
page-theme-light = hell
page-theme-dark = dunkel
page-setting-film = Automatische Schritte
page-setting-film-watch = ausführlich
page-setting-film-brief = kurz
page-setting-film-skip = überspringen
page-setting-confirm = Jeden Zug bestätigen
page-setting-confirm-hidden = Bestätigen, was Verdecktes aufdeckt
page-setting-confirm-turn = Das Ende meines Zuges bestätigen
page-setting-lone = Nur eine Möglichkeit
page-setting-lone-never = selbst wählen
page-setting-lone-smart = automatisch, außer es wird etwas aufgedeckt
page-setting-lone-always = immer automatisch
page-setting-warn-again = Alle Warnungen wieder zeigen
page-setting-motion = Züge Schritt für Schritt zeigen
page-setting-sound = Töne
page-setting-clock = Große Uhr in schnellen Partien
page-setting-shortcuts = Tastenkürzel gelten überall auf der Seite
page-unofficial = Inoffiziell und von Fans gemacht: ohne Verbindung zu den Autoren und Verlagen der Spiele und nicht von ihnen autorisiert.
page-yes = Ja
page-no = Nein
page-offline = Verbindung verloren. Sie wird wiederhergestellt … Deine Partien sind sicher.
page-offline-clock = Verbindung verloren. Sie wird wiederhergestellt … Deine Partie ist sicher, aber deine Uhr läuft weiter.
page-offline-meanwhile = Zum Spielen, für die Lektion und zum Nachspielen ist eine Verbindung nötig. Bis sie wieder da ist, gibt es:
page-offline-here = Keine Verbindung. Spielen kannst du trotzdem: gegen den Computer, allein oder zu mehreren an diesem Gerät. Auch Lektionen, Hinweise, Analysen und Aufgaben funktionieren.
page-offline-keep = Fürs nächste Mal: Schalte in den Einstellungen „Offline spielen“ ein.
page-starting-here = Die Regeln werden auf diesem Gerät vorbereitet …
page-keep = Offline spielen
page-keep-about = Speichert die Spiele auf diesem Gerät: gegen den Computer, allein oder zu mehreren, mit Lektionen, Hinweisen, Analysen und Aufgaben (einmalig { $size } MB).
page-keep-coming = Wird geladen: { $share } %
page-kept = Die Spiele sind auf diesem Gerät gespeichert. Partien, die du offline beginnst, bleiben hier.
page-keep-failed = Der Download ist unvollständig. Versuch es noch einmal, wenn die Verbindung besser ist.
page-outdated = Es gibt eine neue Version dieser Seite.
page-outdated-load = Neu laden
page-loading = Der Tisch wird vorbereitet …
page-start = Zur Startseite

## Die Startseite

page-hero = Gründe Provinzen. Schließe sie zusammen. Setze als Erster deine letzte Pagode.
page-hero-text = Qin ist ein Legespiel von Reiner Knizia für zwei bis vier Personen: leicht zu lernen, schnell gespielt, und jedes Plättchen kann das Blatt wenden.
page-play-with = Mit wem spielst du?
page-with-bot = Computer
page-with-friends = Freunde per Link
page-with-hot-seat = An einem Gerät
page-level = Wie stark?
page-level-agent = Ein Computerspieler der Betreiber dieses Servers. Seine Stärke wurde noch nicht gemessen.
page-players = Personen
page-names = Namen der Spieler
page-first = Wer beginnt?
page-first-random = zufällig
page-first-me = ich
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-own = eigene Zeit
page-clock-per = { $per ->
    [game] Minuten pro Partie
    [turn] Minuten pro Zug
   *[days] Tage pro Zug
}
page-clock-increment = Sekunden pro Zug
page-clock-bank = Zeitreserve
page-clock-bank-none = keine
page-clock-nights = Nachts ruhen die Uhren
page-clock-lenient = Ruhezeiten und Urlaub halten die Uhr eines Spielers an; läuft sie das erste Mal ab, bleibt noch ein Tag
page-clock-from = Sie laufen von
page-clock-to = bis
page-clock-hours-least = Mindestens { $hours } Stunden am Tag
page-opponents = Jeden Gegner einzeln wählen
page-opponent = Gegner { $number }
page-opponent-friend = ein Freund
page-takebacks-allowed = Zurücknehmen erlauben, wenn alle zustimmen
page-fair-start = Fairer Beginn: alle starten mit einem einfarbigen Plättchen
page-choose-board = Auf welchem Spielplan?
page-choose-first-board = Spielplan der ersten Partie; die anderen folgen reihum
page-new-board = Ein neuer Plan
page-new-board-name = Sein Name
page-new-board-another = Ein anderer
page-your-name = Dein Name
page-play-now = Jetzt spielen
page-my-games = Meine Partien
page-game-status = { $status ->
    [yours] du bist am Zug
    [open] wartet auf Mitspieler
    [playing] läuft
   *[over] beendet
}
page-learn = Lernen
page-learn-about = Eine kurze Lektion, in der du selbst legst.
page-puzzles = Aufgaben
page-puzzles-about = Eine Stellung, ein bester Zug. Jeden Tag eine neue.
page-rules = Regeln
page-rules-about = Jede Regel mit ihrer Nummer, zum Nachschlagen und Suchen.

## Der Tisch

page-shut = Dieser Tisch lässt sich nicht öffnen
page-waiting = Warten auf Mitspieler
page-waiting-link = Schick diesen Link deinen Freunden: Wer ihn öffnet, kann mitspielen.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-sit = Platz nehmen
page-seat-open = frei
page-begin = Partie starten
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-turn-of-namesake = { $player }, { $color }: am Zug
page-over = Die Partie ist zu Ende
page-you = du
page-away = nicht da
page-winner = gewonnen
page-out = { $why ->
    [time] Zeit abgelaufen
    [removed] ausgeschieden
   *[resigned] hat aufgegeben
}
page-thinking = denkt nach …
page-to-move = am Zug
page-tiles-in-hand = { $count ->
    [0] keine Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
page-pagodas-left = { $count ->
    [one] noch eine Pagode
   *[other] noch { $count } Pagoden
}
page-pagodas-caption = Pagoden übrig
page-pagodas-caption-short = übrig
page-board = Spielplan: { $board }
page-board-keys = Pfeiltasten bewegen das Plättchen, R dreht es, 1 bis 3 wählen ein anderes, Enter legt es und bestätigt dann, Escape nimmt es zurück. N und P springen zur nächsten und zur vorigen Stelle, an der es passt.
page-board-keys-hint = H gibt einen Tipp.
page-hand = Deine Hand
page-tile = Plättchen { $tile ->
    [RR] Rot und Rot
    [YY] Gelb und Gelb
    [BB] Blau und Blau
    [RY] Rot und Gelb
    [RB] Rot und Blau
   *[YB] Gelb und Blau
}, Taste { $key }
page-turn = Drehen
page-place = Legen
page-take-back = Zurück auf die Hand
page-refused = Hier nicht.
page-refused-rule = Regel lesen
page-brings = Das bringt der Zug:
page-brings-nothing = An Pagoden und Dörfern ändert sich nichts.
page-how-to-place = Wähle ein Plättchen und zeige auf den Spielplan. Die Punkte zeigen, wo es passt. Drehe es mit einem Klick, dem Mausrad oder R.
page-how-to-touch = Tippe ein Plättchen an und dann auf den Spielplan. Die Punkte zeigen, wo es passt. Tippe noch einmal darauf, um es zu drehen.
page-how-to-touch-at-once = Tippe ein Plättchen an, um es zu wählen, und noch einmal, um es zu drehen. Die Punkte zeigen, wo es passt: Ein Tipp auf den Spielplan legt es sofort.
page-piles = Nachziehen von
page-pile = { $count ->
    [0] Stapel { $pile } ist leer
    [one] Stapel { $pile }, ein Plättchen
   *[other] Stapel { $pile }, { $count } Plättchen
}
page-unseen = Plättchen, die du noch nicht gesehen hast
page-log = Spielverlauf
page-log-empty = Noch kein Zug.
page-log-earlier = Früheres zeigen
page-log-sat = { $player } setzt sich an den Tisch.
page-log-left = { $player } hat den Tisch verlassen.
page-log-took-back = { $player } nimmt den letzten Zug zurück.
page-log-replaced = { $player } übernimmt einen freien Platz.
page-log-joined = { $player } hat den Platz des Computers übernommen.
page-log-join-withdrawn = Der Platz des Computers wird nicht mehr gewünscht.
page-join-counts = { $counts ->
    [yes] Die Partie zählt dann vom ersten Zug an als eure.
   *[no] Die Partie läuft schon, also zählt sie dann für niemanden.
}
page-log-hinted = { $player } holt sich einen Tipp.
page-log-marked = { $player } markiert: { $thing }.
page-log-unmarked = { $player } nimmt die Markierung weg: { $thing }.
page-log-said = { $player }: { $text }
page-chat = Nachricht schreiben …
page-chat-send = Senden
page-offer = { $what ->
    [takeback] { $player } möchte den letzten Zug zurücknehmen.
    [rematch] { $player } möchte noch einmal spielen.
    [series] { $player } möchte eine Serie von { $games } Partien spielen.
    [bot] { $player } möchte, dass der Computer einen verlassenen Platz übernimmt.
    [join] { $player } möchte den Platz des Computers übernehmen.
    [cancel] { $player } möchte die Partie abbrechen.
   *[remove] { $player } möchte ohne den verlassenen Platz weiterspielen.
}
page-offer-withdraw = Zurückziehen
page-takeback = Zurücknehmen
page-resign = Aufgeben
page-hint = Tipp
page-hint-about = Was würde ein starker Computerspieler tun? Alle am Tisch sehen, dass du dir einen Tipp holst. (Taste H)
page-hint-thinking = Suche nach guten Zügen …
page-hint-by = Beste Züge nach { $simulations } simulierten Partien, mit Gewinnchance und wahrscheinlichem Fehler:
page-tile-name = { $tile ->
    [RR] Rot-Rot
    [YY] Gelb-Gelb
    [BB] Blau-Blau
    [RY] Rot-Gelb
    [RB] Rot-Blau
   *[YB] Gelb-Blau
}
page-move-drawn = { $move }, zieht dann von Stapel { $pile }
page-hint-spot = { $tile } { $first }–{ $second }
page-hint-chance = { $spot }: { $chance } %
page-hint-margin = { $spot }: { $chance } % ± { $margin }
page-hints-taken = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
page-resign-sure = Wirklich aufgeben?
page-resign-sure-for = Wirklich für { $player } aufgeben?
page-record = Partie speichern
page-curtain = Als Nächstes ist { $player } am Zug. Gib das Gerät weiter.
page-curtain-lift = Ich bin { $player }
page-you-win = Du hast gewonnen!
page-you-share = Geteilter Sieg!
page-you-lose = Diesmal hast du verloren.
page-victory = Sieg für { $winners }!
page-rematch = Noch einmal spielen
page-next-game = Zur nächsten Partie
page-replay = Nachspielen
page-replay-review = Nachspielen und analysieren

## Lernen

page-lesson-steps = Schritte der Lektion
page-lesson-board = Spielplan der Lektion
page-lesson-offline = Der Spielplan der Lektion kommt vom Server. Sobald die Verbindung wieder steht, geht es hier von selbst weiter.
page-lesson-task = Deine Aufgabe:
page-lesson-hint = Zeig es mir
page-lesson-solved = Richtig!
page-lesson-missed = Das ist erlaubt, aber hier nicht gesucht.
page-lesson-again = Noch einmal versuchen
page-lesson-next = Weiter
page-rules-title = Die Regeln von { $game }
page-rules-note = In unseren eigenen Worten, Punkt für Punkt. Wenn ein Zug nicht erlaubt ist, nennt das Spiel die Regel dahinter.
page-rules-search = Regeln durchsuchen
page-rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
page-rules-contents = Inhalt
page-rules-none = Diese Wörter kommen in keiner Regel vor.
page-rules-unknown = Eine Regel namens { $clause } gibt es nicht: Vielleicht fehlt ein Teil des Links.
page-rules-absent = Zu { $game } gibt es hier keinen Regeltext.
page-rules-section = { $section ->
    [setup] Spielaufbau
    [board] Der Spielplan
    [secret] Was geheim ist
    [place] Ein Plättchen legen
    [mixed] Zweifarbige Plättchen
    [found] Gründen
    [expand] Erweitern
    [major] Großprovinzen
    [join] Zusammenschließen
    [village] Dörfer
    [order] Reihenfolge
    [draw] Nachziehen
    [pass] Passen
    [end] Spielende
    [resign] Die Partie verlassen
   *[series] Mehrere Partien
}

## Andere Tische, Nachspielen, Spielpläne

page-lobby = Mitspielen oder zusehen
page-listed = Offen für alle: Auch Fremde können diesen Tisch finden und mitspielen
page-hints-allowed = Tipps für alle erlauben
page-replay-about = Eine beendete Partie Zug für Zug ansehen.
page-replay-open = Öffne die Aufzeichnung einer Partie. Speichern kannst du sie am Tisch, sobald die Partie zu Ende ist.
page-replay-choose = Datei auswählen
page-replay-unreadable = { $file } ist keine Partieaufzeichnung.
page-replay-board = Spielplan nach { $at } von { $of } Zügen
page-replay-at = Nach { $at } von { $of } Zügen
page-replay-first = Anfang
page-replay-back = Zurück
page-replay-on = Weiter
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-eyes = Gesehen von
page-replay-eyes-all = allen
page-replay-start = Die Partie beginnt.
page-position = Stellung aufbauen
page-position-short = Denk dir eine Stellung aus, spiel von dort weiter und sieh dir die besten Züge an.
page-position-change = Diese Stellung ändern
page-editor = Spielplan gestalten
page-editor-short = Gestalte einen eigenen Spielplan und spiele darauf.
page-editor-name = Mein Spielplan
page-editor-about = Wähle ein Gelände und klicke oder ziehe über den Spielplan; oder bewege dich mit den Pfeiltasten und male mit Enter. Du besitzt das Spiel? Dann übertrage den echten Spielplan: Die mitgelieferten sind nachgebildet.
page-editor-board = Spielplan, Feld { $space }: { $sign ->
    [V] Dorf
    [water] Wasser
    [R] rotes Startfeld
    [Y] gelbes Startfeld
    [B] blaues Startfeld
   *[other] Gras
}
page-editor-paint = Gelände
page-editor-sign = { $sign ->
    [V] Dorf
    [water] Wasser
    [R] Start Rot
    [Y] Start Gelb
    [B] Start Blau
   *[grass] Gras
}
page-editor-width = Spalten
page-editor-height = Zeilen
page-editor-fine = Dieser Spielplan ist spielbar.
page-editor-offline = Verbindung verloren: Malen, speichern und teilen kannst du den Spielplan weiterhin; zum Prüfen und Spielen ist eine Verbindung nötig.
page-editor-play = Darauf spielen
page-editor-share = Link kopieren
page-editor-undo = Rückgängig
page-editor-redo = Wiederholen
page-editor-text = Als Text, zum Aufheben: . Gras, V Dorf, ~ Wasser, R Y B Startfelder
page-editor-damaged = Dieser Link zu einem Spielplan ist beschädigt: Unterwegs ist ein Teil verloren gegangen. Lass ihn dir noch einmal schicken. Hier ist ein Spielplan für den Anfang.
page-editor-from = Mit { $board } beginnen

## Durchsicht und Reihen

page-series = Stand: { $list }
page-series-before = Stand vor dieser Partie: { $list }
page-series-fewest = Übrige Pagoden insgesamt: { $list }. Wer die wenigsten hat, gewinnt.
page-series-game = Partie { $game } von { $of }
page-series-of = Eine Serie von { $count } Partien: Wer insgesamt die wenigsten Pagoden übrig behält, gewinnt.
page-series-offer = Eine Serie spielen
page-games = Partien
page-games-count = { $count ->
    [one] Eine Partie
   *[other] Eine Serie von { $count }
}
page-review-ask = Diese Partie analysieren
page-review-wait = Jeder Zug wird analysiert …
page-review-here = Analyse auf diesem Gerät, das weniger weit rechnet als der Server: { $share } %
page-review-graph = Gewinnchancen im Lauf der Partie
page-review-chance = Gewinnchance von { $player } mit dem besten Zug: { $before } %. Mit diesem: { $after } %.
page-review-turn = Hier hat sich das Blatt gewendet.
page-review-better = Besser gewesen wäre:
page-review-best = Ein besserer Zug wurde nicht gefunden.
page-review-note = Schätzungen, keine Gewissheiten: aus { $simulations } simulierten Partien pro Zug, nur mit dem, was man in diesem Moment wissen konnte.

## Über sich selbst

page-me = Name und Daten
page-me-name = So sehen dich die anderen. Ohne Namen heißt du wie deine Farbe.
page-me-save = Speichern
page-me-saved = Gespeichert.
page-me-code-make = Code erzeugen
page-me-code-is = Dein Code: { $code }
page-me-have = Ich habe einen Code
page-me-recover = Code verwenden
page-me-recovered = Willkommen zurück! Deine Partien findest du auf der Startseite.
page-me-forget = Du kannst alles löschen lassen, was dieser Server über dich speichert: deinen Namen, deine Chatnachrichten, die Liste deiner Partien und die Browser, die dich benachrichtigen. Deine Plätze in laufenden Partien gibst du damit auf.
page-me-forget-do = Meine Daten löschen
page-me-forget-sure = Alles endgültig löschen?
page-me-forgotten = Deine Daten sind gelöscht.
page-me-unknown = Dieser Server kennt dich noch nicht. Das ändert sich, sobald du einen Tisch eröffnest oder an einem Platz nimmst.

## Der Spielplan in Worten

page-held = Plättchen { $tile } über { $first } und { $second }.
page-placements = Legemöglichkeiten als Liste ({ $count })
page-placements-tile = { $tile ->
    [RR] Rot und Rot
    [YY] Gelb und Gelb
    [BB] Blau und Blau
    [RY] Rot und Gelb
    [RB] Rot und Blau
   *[YB] Gelb und Blau
}
page-placements-way = { $tile ->
    [RY] Rot auf { $first }, Gelb auf { $second }
    [RB] Rot auf { $first }, Blau auf { $second }
    [YB] Gelb auf { $first }, Blau auf { $second }
   *[other] { $first } und { $second }
}
page-board-words = Der Spielplan in Worten
page-province = { $player }: { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Provinz aus { $size } Feldern bei { $space }, { $pagodas ->
    [one] eine Pagode
   *[other] { $pagodas } Pagoden
}
page-space = { $size ->
    [one] Einzelnes { $colour ->
        [R] rotes
        [Y] gelbes
       *[B] blaues
    } Feld bei { $space }
   *[other] { $colour ->
        [R] rote
        [Y] gelbe
       *[B] blaue
    } Provinz aus { $size } Feldern bei { $space }, ohne Besitzer
}
page-village = Dorf bei { $space }: { $player }
page-village-empty = Leeres Dorf bei { $space }

## Benachrichtigungen

page-push = Benachrichtige mich, wenn ich am Zug bin
page-push-about = In Partien mit mehreren Tagen Bedenkzeit zeigt dieser Browser dann eine Benachrichtigung, auch wenn diese Seite geschlossen ist.
page-push-on = Dieser Browser benachrichtigt dich, wenn du in einer Partie mit mehreren Tagen Bedenkzeit am Zug bist.
page-push-unsupported = Dieser Browser kann hier keine Benachrichtigungen zeigen. Die Seite braucht eine sichere Adresse (https); auf iPhone oder iPad füge sie zuerst zum Home-Bildschirm hinzu.
page-push-silent = Dieser Server verschickt keine Benachrichtigungen.
page-push-refused = Benachrichtigungen dieser Seite sind in diesem Browser blockiert. In seinen Einstellungen für diese Seite kannst du sie erlauben.
page-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Bitte versuche es später noch einmal.
