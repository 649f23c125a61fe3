## Die Seite: überall

page-title = Mandate
page-skip = Zum Inhalt
page-navigation = Seiten
page-settings = Einstellungen
page-language = Sprache
page-theme = Erscheinungsbild
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-setting-confirm = Jeden Zug bestätigen
page-setting-motion = Schritt für Schritt zeigen, was geschieht
page-setting-sound = Töne
page-unofficial = Inoffiziell und von Fans gemacht: weder verbunden mit den Autoren und Verlagen der Spiele noch von ihnen gebilligt.
page-yes = Ja
page-no = Nein
page-offline = Die Verbindung ist unterbrochen. Sobald sie wieder steht, geht es weiter; nichts ist verloren.
page-offline-meanwhile = Spielen, Lektion und Wiederholungen brauchen den Server. Auch ohne ihn gibt es:
page-outdated = Der Server hat eine neuere Fassung dieser Seite.
page-outdated-load = Neu laden
page-loading = Der Tisch wird gedeckt …
page-start = Zur Startseite

## Die Startseite

page-hero = Gründe Provinzen. Schließe sie zusammen. Setze als Erster deine letzte Pagode.
page-hero-text = Qin ist ein Legespiel von Reiner Knizia für zwei bis vier Personen: leicht zu lernen, schnell gespielt, und jedes Plättchen kann alles wenden.
page-play-with = Mit wem spielst du?
page-with-bot = Computer
page-with-friends = Freunde per Link
page-with-hot-seat = An einem Gerät
page-level = Wie stark?
page-players = Personen
page-first = Wer beginnt?
page-first-random = das Los entscheidet
page-first-me = ich
page-clock = Uhr
page-clock-none = keine
page-clock-move = 2 Minuten je Zug
page-clock-game = 15 Minuten und 10 Sekunden je Zug
page-clock-days = 3 Tage je Zug
page-choose-board = Auf welchem Spielplan?
page-choose-first-board = Spielplan des ersten Spiels; die anderen folgen reihum
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
page-learn-about = Eine kurze Lektion: Du legst selbst.
page-rules = Regeln
page-rules-about = Jede Regel mit ihrer Nummer, zum Nachschlagen und Suchen.

## Der Tisch

page-shut = Dieser Tisch lässt sich nicht öffnen
page-waiting = Warten auf Mitspieler
page-invited = { $player } lädt dich zu einer Partie Qin ein
page-waiting-link = Schicke diesen Link deinen Freunden; wer ihn öffnet, kann sich setzen.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-sit = Hinsetzen
page-seat-open = frei
page-begin = Beginnen
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-over = Das Spiel ist aus
page-you = du
page-away = nicht da
page-winner = gewonnen
page-out = hat das Spiel verlassen
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
page-board-keys = Die Pfeiltasten bewegen das Plättchen, R dreht es, 1 bis 3 nehmen ein anderes, Enter legt es ab und bestätigt es dann, Escape nimmt es zurück.
page-board-keys-hint = H bittet um einen Tipp.
page-hand = Deine Hand
page-tile = Plättchen { $tile ->
    [RR] Rot und Rot
    [YY] Gelb und Gelb
    [BB] Blau und Blau
    [RY] Rot und Gelb
    [RB] Rot und Blau
   *[YB] Gelb und Blau
} ({ $tile }), Taste { $key }
page-turn = Drehen
page-place = Legen
page-take-back = Zurück auf die Hand
page-refused = Hier nicht.
page-refused-rule = Regel lesen
page-brings = Das bringt es:
page-brings-nothing = Keine Pagode und kein Dorf ändert sich.
page-how-to-place = Wähle ein Plättchen und zeige auf den Spielplan. Die Punkte zeigen, wo es passt. Drehe es mit einem Klick, dem Mausrad oder R.
page-how-to-touch = Tippe ein Plättchen an und dann auf den Spielplan. Die Punkte zeigen, wo es passt. Ein zweiter Tipp auf das Plättchen dreht es.
page-piles = Nachziehen von
page-pile = { $count ->
    [0] Stapel { $pile } ist leer
    [one] Stapel { $pile }, ein Plättchen
   *[other] Stapel { $pile }, { $count } Plättchen
}
page-unseen = Plättchen, die du noch nicht gesehen hast
page-log = Was geschah
page-log-empty = Noch liegt kein Plättchen.
page-log-sat = { $player } setzt sich.
page-log-left = { $player } ist aufgestanden.
page-log-took-back = { $player } nimmt den letzten Zug zurück.
page-log-time = Die Zeit von { $player } ist um.
page-log-removed = Die anderen machen ohne { $player } weiter.
page-log-replaced = { $player } übernimmt einen freien Platz.
page-log-hinted = { $player } lässt sich einen Tipp geben.
page-log-said = { $player }: { $text }
page-chat = Sag etwas …
page-chat-send = Senden
page-offer = { $what ->
    [takeback] { $player } möchte den letzten Zug zurücknehmen.
    [rematch] { $player } möchte noch einmal spielen.
    [series] { $player } möchte eine Serie von { $games } Spielen.
    [bot] { $player } möchte einen verlassenen Platz dem Computer geben.
   *[remove] { $player } möchte ohne einen verlassenen Platz weitermachen.
}
page-offer-waits = Die anderen werden gefragt.
page-offer-withdraw = Zurückziehen
page-takeback = Zurücknehmen
page-resign = Aufgeben
page-hint = Tipp
page-hint-about = Was würde ein starker Computerspieler tun? Alle am Tisch sehen, dass du fragst. (Taste H)
page-hint-thinking = Eine Suche sieht sich um …
page-hint-by = Das Beste aus { $simulations } gedachten Partien, mit deiner Siegchance:
page-hint-spot = { $tile } { $first }–{ $second }
page-hint-chance = { $tile } { $first }–{ $second }: { $chance } %
page-hints-taken = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
page-resign-sure = Endgültig aufgeben?
page-record = Aufzeichnung
page-curtain = Als Nächstes ist { $player } am Zug. Gib das Gerät weiter.
page-curtain-lift = Ich bin { $player }
page-you-win = Du gewinnst!
page-you-share = Du teilst dir den Sieg!
page-you-lose = Diesmal verloren.
page-somebody-wins = Sieg für { $winners }!
page-rematch = Noch einmal spielen
page-next-game = Zur nächsten Partie
page-replay = Nachspielen
page-replay-review = Nachspielen und prüfen

## Lernen

page-lesson-steps = Schritte der Lektion
page-lesson-board = Spielplan der Lektion
page-lesson-offline = Der Spielplan der Lektion kommt vom Server. Sobald die Verbindung wieder steht, geht es hier von selbst weiter.
page-lesson-task = Deine Aufgabe:
page-lesson-hint = Zeig es mir
page-lesson-solved = Richtig!
page-lesson-missed = Das ist erlaubt, aber es war nicht gefragt.
page-lesson-again = Noch einmal
page-lesson-next = Weiter
page-rules-title = Die Regeln von Qin
page-rules-note = In unseren eigenen Worten, Satz für Satz. Jede Ablehnung im Spiel nennt die Regel, die dahintersteht.
page-rules-search = Regeln durchsuchen
page-rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
page-rules-none = Keine Regel hat diese Wörter.
page-rules-section = { $section ->
    [setup] Aufbau
    [board] Der Spielplan
    [secret] Was geheim ist
    [place] Ein Plättchen legen
    [mixed] Zweifarbige Plättchen
    [found] Gründen
    [expand] Wachsen
    [major] Großprovinzen
    [join] Zusammenschließen
    [village] Dörfer
    [order] Was zuerst kommt
    [draw] Nachziehen
    [pass] Passen
    [end] Das Ende
    [resign] Das Spiel verlassen
   *[series] Mehrere Partien
}

## Andere Tische, Nachspielen, Karten

page-lobby = Mitspielen oder zusehen
page-listed = Auch Fremde dürfen diesen Tisch finden und mitspielen
page-hints-allowed = Alle dürfen um Tipps bitten
page-hints-here = An diesem Tisch sind Tipps erlaubt; alle sehen, wer einen nimmt.
page-replay-about = Eine beendete Partie ansehen, Stellung für Stellung.
page-replay-open = Öffne die Aufzeichnung einer Partie. Du bekommst sie am Tisch, wenn das Spiel aus ist.
page-replay-choose = Datei wählen
page-replay-unreadable = { $file } ist keine Aufzeichnung.
page-replay-board = Spielplan nach { $at } von { $of } Zügen
page-replay-at = Nach { $at } von { $of } Zügen
page-replay-first = Anfang
page-replay-back = Zurück
page-replay-on = Weiter
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-start = Das Spiel beginnt.
page-editor = Eine Karte malen
page-editor-short = Mach dir einen eigenen Spielplan und spiele darauf.
page-editor-name = Meine Karte
page-editor-about = Wähle, was du malst, dann klicke oder ziehe über den Spielplan; oder bewege dich mit den Pfeiltasten und male mit Enter. Du hast die Schachtel? Dann gib den echten Spielplan ein: Die mitgelieferten sind nachgebildet.
page-editor-board = Karte, Feld { $space }: { $sign ->
    [V] Dorf
    [water] Wasser
    [R] rotes Startfeld
    [Y] gelbes Startfeld
    [B] blaues Startfeld
   *[other] Gras
}
page-editor-paint = Was gemalt wird
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
page-editor-fine = Auf dieser Karte kann man spielen.
page-editor-offline = Die Verbindung ist unterbrochen: Malen, aufheben und teilen kannst du die Karte; prüfen und darauf spielen geht nur mit dem Server.
page-editor-play = Darauf spielen
page-editor-share = Link dazu kopieren
page-editor-text = Als Text, zum Aufheben: . Gras, V Dorf, ~ Wasser, R Y B Startfelder
page-editor-from = Mit { $board } beginnen

## Durchsicht und Reihen

page-series = Stand: { $list }
page-series-before = Stand davor: { $list }
page-series-fewest = Übrige Pagoden insgesamt: { $list }. Die wenigsten gewinnen.
page-series-game = Spiel { $game } von { $of }
page-series-of = Eine Serie von { $count } Spielen: Wer insgesamt die wenigsten Pagoden übrig behält, gewinnt.
page-series-offer = Eine Serie spielen
page-games = Spiele
page-games-count = { $count ->
    [one] Ein Spiel
   *[other] Eine Serie von { $count }
}
page-review = Durchsicht
page-review-ask = Diese Partie durchsehen
page-review-wait = Jeder Zug wird beurteilt …
page-review-graph = Siegchancen im Lauf der Partie
page-review-chance = Chance von { $player } mit dem besten Zug: { $before } %. Mit diesem: { $after } %.
page-review-turn = Hier wendete sich das Spiel.
page-review-better = Besser gewesen wäre:
page-review-best = Nichts Besseres wurde gefunden.
page-review-note = Beurteilt von einer Suche mit { $simulations } Simulationen, nach dem, was man in dem Augenblick wissen konnte: Schätzungen, keine Gewissheiten.

## Über sich selbst

page-me = Name und Daten
page-me-name = So nennen dich die anderen. Ohne Namen heißt du wie deine Farbe.
page-me-save = Speichern
page-me-saved = Gespeichert.
page-me-code = Es gibt keine Anmeldung: Dieser Browser kennt dich an einem Cookie. Mit einem Code bist du auf einem anderen Gerät dieselbe Person. Wer ihn hat, ist du; behalte ihn also für dich.
page-me-code-make = Einen Code erzeugen
page-me-code-is = Dein Code: { $code }
page-me-have = Ich habe einen Code
page-me-recover = Hier diese Person sein
page-me-recovered = Willkommen zurück. Deine Partien stehen auf der Startseite.
page-me-forget = Du kannst alles löschen lassen, was dieser Server über dich aufbewahrt: deinen Namen, deine Worte im Chat, die Liste deiner Partien, die Browser, die dir Mitteilungen zeigen. Plätze in laufenden Partien werden frei.
page-me-forget-do = Meine Daten löschen
page-me-forget-sure = Alles endgültig löschen?
page-me-forgotten = Es ist gelöscht.
page-me-nobody = Dieser Server kennt dich noch nicht. Das ändert sich, wenn du einen Tisch öffnest oder dich setzt.

## Der Spielplan in Worten

page-held = Plättchen { $tile } über { $first } und { $second }.
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

## Being told that it is one’s turn

page-push = Sag mir, wenn ich am Zug bin
page-push-about = In Spielen mit Tagen je Zug zeigt dieser Browser dann eine Mitteilung, auch wenn diese Seite geschlossen ist.
page-push-on = Dieser Browser zeigt eine Mitteilung, wenn du in einem Spiel mit Tagen je Zug an der Reihe bist.
page-push-unsupported = Dieser Browser kann das hier nicht. Es braucht eine sichere Adresse (https); auf iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm.
page-push-silent = Dieser Server verschickt keine Mitteilungen.
page-push-refused = Diesem Browser wurde gesagt, er solle von dieser Seite keine Mitteilungen zeigen. Das lässt sich in seinen Einstellungen zu dieser Seite ändern.
page-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Bitte versuche es später noch einmal.
