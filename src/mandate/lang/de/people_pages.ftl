## Profile

people-profile = Profil
people-profile-about = Andere sehen deinen Namen, dein Bild und deine Wertungen. Was sonst, entscheidest du.
people-profile-claim = Ein Profil haben Gäste, die wiederkommen können. Lege zuerst einen Wiederherstellungscode oder einen Passkey an.
people-profile-yours = Das ist dein Profil. Alles darin siehst nur du.
people-profile-open = Mein Profil öffnen
people-show-games = Partien: Ergebnisse, Bedenkzeiten, zu Ende gespielte
people-show-opponents = Gegner: Ergebnisse nach Person und Stufe
people-show-practice = Übung: gelöste Aufgaben, Genauigkeit und Glück
people-practice = Übung
people-solved = { $count ->
    [one] Eine Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
people-practice-about = In analysierten Partien: der Anteil der Züge, die nichts verschenkt haben, und was das Ziehen gebracht hat, als Anteil am Sieg
people-accuracy = Genauigkeit
people-luck = Glück
people-accuracy-plot = Genauigkeit im Lauf der Zeit
people-show-presence = Anwesenheit: ob ich gerade da bin
people-show-data = Daten: Meine Partien dürfen ohne Namen für die Forschung veröffentlicht werden, wenn alle am Tisch zustimmen
people-show-title = Was andere sehen
people-picture = Bild
people-picture-number = Bild { $number }
people-here = gerade da
people-private = Mehr zeigt { $name } nicht.
people-follow = Folgen
people-unfollow = Nicht mehr folgen
people-challenge = Herausfordern
people-following = Leute, denen du folgst
people-opponents-recent = Letzte Gegner
people-list-empty = Noch niemand. Spiel eine Partie, oder öffne ein Profil und folge ihm.
people-history-about = { $game }, { $scale }. Die Linie ist die Stufe, das Band das 95-%-Intervall.
people-history-table = Dasselbe als Tabelle
people-when = Wann
people-level = Stufe
people-interval = Intervall
people-results = Ergebnisse
people-results-about = gewonnen / geteilt / verloren / verlassen
people-tally = { $won } / { $shared } / { $lost } / { $left }
people-opponents = Ergebnisse nach Gegner
people-others = { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere Personen
}
people-someone = eine Person
people-completion = { $games ->
    [0] Noch keine Partie mit anderen zu Ende gespielt.
   *[other] Spielt { $percent } % der Partien mit anderen zu Ende ({ $finished } von { $games }).
}
people-excused = { $excused ->
    [one] eine entschuldigt
   *[other] { $excused } entschuldigt
}
people-mode-seats = { $seats ->
    [one] ein Spieler
   *[other] { $seats } Spieler
}
people-mode-together = gemeinsam
people-pace = { $pace ->
    [live] mit Uhr
    [slow] Tage pro Zug
   *[none] ohne Uhr
}
people-games = Alle Partien
people-games-none = Keine Partie passt.
people-games-more = Weitere Partien
people-filter-game = Spiel
people-filter-any = alle
people-filter-ending = Ergebnis
people-filter-rated = Nur gewertete
people-ending = { $ending ->
    [won] gewonnen
    [shared] geteilt
    [left] verlassen
   *[lost] verloren
}
people-against = gegen { $names }

## Herausforderungen

people-challenges = Herausforderungen
people-challenge-made = Du forderst { $name } heraus: { $game }.
people-challenge-received = { $name } fordert dich heraus: { $game }.
people-challenge-accepted = { $name } nimmt an: { $game }.
people-challenge-declined = { $name } lehnt ab: { $game }.
people-challenge-terms = { $pace }, { $rated ->
    [yes] gewertet
   *[no] ungewertet
} · bis { $until }
people-challenge-accept = Annehmen
people-challenge-decline = Ablehnen
people-challenge-withdraw = Zurückziehen
people-challenge-remove = Entfernen
people-challenge-go = Zum Tisch
people-challenge-send = Herausforderung senden
people-challenge-sent = Die Herausforderung ist gesendet. { $name } hat eine Woche Zeit zu antworten.

## Ruhezeiten und Urlaub

account-calendar = Langsame Partien
account-quiet-about = In deinen Ruhezeiten bekommst du keine Nachrichten, und in Partien mit Tagen pro Zug ruht deine Uhr.
account-quiet-from = Von
account-quiet-to = bis
account-quiet-set = Ruhezeiten festlegen
account-quiet-end = Keine Ruhezeiten
account-quiet-now = Zeitzone: { $zone }. Andere sehen, wann deine Uhr ruht.
account-quiet-none = Du hast keine Ruhezeiten.
account-vacation-about = Im Urlaub ruht deine Uhr in Partien mit Tagen pro Zug. Alle dort sehen, dass du weg bist. Du hast { $days } Tage im Jahr.
account-vacation-first = Erster Tag
account-vacation-last = Letzter Tag
account-vacation-go = Urlaub nehmen
account-vacation-now = Im Urlaub von { $since } bis { $until }
account-vacation-end = Ich bin da
account-vacation-left = { $days ->
    [one] Noch ein Tag
   *[other] Noch { $days } Tage
}
