## Die Seite: welches Spiel

page-game-name = { $game ->
    [qin] Qin
    [great-wall] The Great Wall
   *[other] { $game }
}

## Listen von Partien

page-games-more = Mehr anzeigen
page-game-stage = { $kind ->
    [year] Jahr { $number } von { $of }
   *[move] Zug { $number }
}
page-find-text = Nach Name oder Spielplan suchen
page-find-any-game = Beide Spiele
page-find-any-company = Mit allen
page-find-company = { $company ->
    [alone] Allein
    [bots] Gegen den Computer
    [people] Mit Menschen
   *[device] An einem Gerät
}
page-find-state-label = Stand
page-find-any-state = Laufend und beendet
page-find-state = { $state ->
    [turn] Du bist am Zug
    [running] Laufend
    [won] Gewonnen
   *[over] Beendet
}
page-find-count = { $count ->
    [0] Keine Partie passt
    [one] 1 Partie
   *[other] { $count } Partien
}
page-import = Partien importieren
page-import-about = Zieh Aufzeichnungen hierher, einzeln oder als Ordner. Sie bleiben in diesem Browser.
page-import-files = Dateien auswählen
page-import-folder = Ordner auswählen
page-import-result = Importiert: { $kept }. Schon da: { $known }. Abgelehnt: { $refused }.
page-import-huge = Die Datei ist größer als jede Aufzeichnung.
page-import-unreadable = Das ist kein JSON.
page-import-foreign = Das ist keine Aufzeichnung einer Partie.
page-import-full = In diesem Browser ist kein Platz mehr. Lösche zuerst importierte Partien oder Analysen.
page-import-offline = Ohne Verbindung konnte sie nicht geprüft werden.
page-import-gone = Diese Partie ist nicht mehr in diesem Browser.
page-game-until = Bedenkzeit bis { $when }
page-game-result = { $result ->
    [canceled] abgebrochen
    [won] gewonnen
    [shared] gemeinsam gewonnen
    [lost] verloren
   *[others] Sieg für { $winners }
}
page-seat-free = freier Platz
page-seat-number = Spieler { $seat }
page-pace-none = ohne Zeitlimit
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-seat-wanted = ein Platz für jemanden frei
page-seat-level = { $player } (Stufe { $level })
page-game-phase = { $phase ->
    [opening] Eröffnung
    [middle] Mitte der Partie
   *[end] Ende der Partie
}
page-game-watched = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
page-lobby-until = steht hier bis { $when }
page-lobby-watch = Alle laufenden Partien
page-lobby-do = { $what ->
    [sit] Hinsetzen
    [join] Den Platz des Computers nehmen
   *[watch] Zusehen
}
page-seat-you = { $player } (du)

## Vor dem Spiel

page-invited-to = { $player } lädt dich zu einer Partie { $game } ein
page-terms = Diese Partie
page-term-board = Spielplan
page-term-takebacks = Züge zurücknehmen
page-term-game = Spiel
page-term-hints = Tipps
page-takebacks-here = { $allowed ->
    [yes] wenn alle einverstanden sind
   *[no] an diesem Tisch nicht
}
page-hints-given = { $allowed ->
    [yes] erlaubt; alle sehen, wer sich einen holt
   *[no] keine
}
page-pace-move = { $time } pro Zug
page-pace-game = { $time } für die ganze Partie
page-pace-increment = { $time } für die ganze Partie, dazu { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
page-pace-bank = { $time } Reserve
page-pace-hours = die Uhren laufen { $hours }
page-pace-strict = keine Pause für Urlaub
page-away-until = { $player } ist bis { $until } im Urlaub.
page-away-from = { $player } ist von { $since } bis { $until } im Urlaub.
page-clock-own-rest = { $player } hat Ruhezeit: Die Uhr ruht bis { $time }.
page-log-vacationed = { $player } ist von { $since } bis { $until } im Urlaub.
page-log-back = { $player } ist nicht im Urlaub.
page-log-warned = { $player } hat die Zeit überschritten und einen Tag mehr bekommen.
page-clock-rests-until = Die Uhren ruhen bis { $time }.
page-time = { $unit ->
    [days] { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
    [minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
}
page-waiting-qr = Code zum Scannen
page-waiting-listed = { $listed ->
    [yes] Dieser Tisch steht auf der Startseite unter „{ page-lobby }“: Jeder kann sich setzen.
   *[no] Dieser Tisch ist nicht gelistet: Nur wer den Link hat, kann mitspielen.
}
page-new-here = Noch nie gespielt?
page-seat-bot = Gegner für diesen Platz
page-seat-bot-do = Computer dazusetzen
page-seat-free-do = Platz freigeben
page-leave = Tisch verlassen
page-cancel = Tisch auflösen
page-cancel-sure = Diesen Tisch für alle auflösen?
page-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
page-log-freed = Der Platz von { $player } ist wieder frei.

## Zurücknehmen

page-takeback-sure = { $count ->
    [one] Damit wird der letzte Zug von { $players } zurückgenommen. Trotzdem?
   *[other] Damit werden die letzten Züge von { $players } zurückgenommen. Trotzdem?
}
page-takeback-removes = Auch was { $players } seitdem gelegt hat, wäre dann weg.
page-takeback-nothing = Es gibt noch nichts zurückzunehmen.
page-log-undone = Zurückgenommen:

## Noch eine Partie, und der Chat

page-rematch-waits = Warten auf { $players } …
page-rematch-wanted = { $player } möchte noch einmal spielen.
page-log-declined = { $what ->
    [takeback] { $player } hat das Zurücknehmen abgelehnt.
    [rematch] { $player } hat eine weitere Partie abgelehnt.
    [series] { $player } hat die Serie abgelehnt.
    [bot] { $player } möchte nicht, dass der Computer den verlassenen Platz übernimmt.
    [remove] { $player } möchte nicht ohne den verlassenen Platz weiterspielen.
    [join] { $player } gibt den Platz des Computers nicht her.
    [cancel] { $player } möchte die Partie nicht abbrechen.
   *[other] { $player } hat abgelehnt.
}
page-log-withdrew = { $player } hat den Vorschlag zurückgezogen.
page-offer-understood = OK
page-clock-rests = Die Uhren starten in { $seconds } s.
page-chat-new = { $count ->
    [one] Neue Nachricht
   *[other] { $count } neue Nachrichten
}

## Lektion

page-lesson-step-solved = gelöst

## Eigene Spielpläne

page-maps = Meine Spielpläne
page-maps-kept = Auf diesem Gerät gespeichert.
page-map-name = Name des Spielplans
page-map-new = Neuer Spielplan
page-map-delete = { $name } löschen
page-map-delete-sure = „{ $name }“ endgültig löschen?

cups-title = Turniere
cups-tile = Viele Partien, eine Tabelle: mitspielen, zusehen oder selbst eines veranstalten.
cup-back = Zurück zum Turnier
page-weekly = Diese Woche
page-weekly-about = Eine Auslage für alle, ein Versuch, der zählt: vergleicht euch, ohne etwas zu verraten.
page-share-result = Ergebnis teilen
page-share-copied = Kopiert: jetzt einfügen, wo du willst
page-weekly-back = Zurück zur Woche: die Tabelle
