# Kartenpakete auf der Seite: eines wählen, es lesen, und der Karten-Editor

gwp-pack-cards = Karten
gwp-pack-ours = Unsere
gwp-pack-about = Hast du die Schachtel? Spiel mit ihren Karten: Öffne ein Paket, oder schreib eines.
gwp-pack-open = Paket öffnen …
gwp-pack-edit = Karten-Editor
gwp-pack-read = Alle Karten lesen
gwp-pack-name = { $name } (nicht von uns)
gwp-pack-notice = An diesem Tisch wird mit den Karten eines Pakets gespielt: { $name }. Sie sind nicht von uns.
gwp-pack-consent = Wer sich setzt, ist damit einverstanden.
gwp-pack-faults = { $n ->
    [one] Ein Fehler in diesem Paket:
   *[other] { $n } Fehler in diesem Paket. Der erste:
}
gwp-pack-levels = Computerspieler lesen, was diese Karten tun; gelernt haben sie mit unseren.
gwp-pack-too-large = Diese Datei ist zu groß für ein Paket.
gwp-pack-title = Karten von { $name }
gwp-pack-index-about = Karten, die nicht von uns sind, neben unseren: { $n ->
    [0] keine ist anders
    [one] eine ist anders
   *[other] { $n } sind anders
}. Alles Übrige ist wie auf unseren Karten.
gwp-pack-different = Was anders ist
gwp-pack-numbers = Zahlen des Spielplans
gwp-pack-number = Zahl
gwp-pack-theirs = Dieses Paket
gwp-pack-new-card = Neu in diesem Paket
gwp-pack-lost = Diese Karten lassen sich nicht zeigen: Den Tisch gibt es nicht mehr, der Link ist beschädigt, oder das Paket wurde gelöscht.
gwp-pack-back = Zurück zum Tisch

gwp-edit-title = Karten-Editor
gwp-edit-about = Setz die Karten deiner Schachtel an die Stelle unserer, oder erfinde welche. Was du nicht änderst, bleibt wie bei uns.
gwp-edit-pack = Name des Pakets
gwp-edit-deck = Stapel
gwp-edit-deck-name = { $kind ->
    [ability] Fähigkeiten von Horden
    [number] Zahlen des Spielplans
    [price] Preise
    [soldier] Soldaten jedes Klans
    [wall] Mauern
   *[overseer] Aufseher
}
gwp-edit-deck-coop = { $deck } (kooperativ)
gwp-edit-card = Karte
gwp-edit-new = Neue Karte
gwp-edit-reset = Wie unsere
gwp-edit-delete = Diese Karte löschen
gwp-edit-changed = geändert
gwp-edit-field = { $field ->
    [name] Name
    [abilities] Fähigkeiten
    [resources] Beginnt mit
    [tactics] Taktikkarten
    [tea] Platz in der Teefolge
    [window] Wann sie gespielt wird
    [basic] Wirkung
    [boosted] Verstärkte Wirkung
    [boost_chi] Chi zum Verstärken
    [copies] Wie oft es sie gibt
    [power] Stärke
    [honor] Ehre
    [spots] Vitale Felder
    [a] Felder: Klick eines an, um es zu ändern
    [ability] Fähigkeit
    [scoring] Ehre am Ende
    [box1] Kasten 1: du
    [box2] Kasten 2: die anderen
    [box3] Kasten 3: noch einmal du
    [each] Für jede Person
    [together] Gemeinsam
    [once] Einmal
    [two] Auch zu zweit
    [cost] Kosten
    [n] Zahl
    [defense] Verteidigung
    [firing_spots] Schießscharten
    [prices] Preise der Stufen 1, 2, 3
   *[other] { $field }
}
gwp-edit-sentence = Satz auf der Karte (leer: aus den Wirkungen geschrieben)
gwp-edit-sentence-in = { $language ->
    [de] Deutsch
    [fr] Französisch
   *[en] Englisch
}
gwp-edit-when = Wann
gwp-edit-where = Wo
gwp-edit-anywhere = Überall
gwp-edit-effect = Wirkung
gwp-edit-condition = Nur
gwp-edit-no-condition = In jedem Fall
gwp-edit-who = Für
gwp-edit-you = Dich
gwp-edit-add-ability = Fähigkeit hinzufügen
gwp-edit-add-effect = Wirkung hinzufügen
gwp-edit-add-option = Möglichkeit hinzufügen
gwp-edit-remove = Entfernen
gwp-edit-then = Wenn bezahlt
gwp-edit-option = Möglichkeit { $n }
gwp-edit-arg = { $arg ->
    [what] Was
    [n] Wie viel
    [where] Wo
    [type] Welche Soldaten
    [disc] Billiger um
    [diff] An verschiedenen Orten
    [free] Kostenlos
    [from] Woher
    [cost] Kosten
    [stat] Was sich ändert
    [d] Um wie viel
    [scope] Wie weit es reicht
    [to] An wen
    [stacks] Wird zusammengezählt
   *[other] { $arg }
}
gwp-edit-word = { $word ->
    [any] beliebig
    [production] beliebiger Produktionsort
    [section] im Abschnitt
    [attacked_section] im angegriffenen Abschnitt
    [here] was dort entsteht
    [honor] Ehre
    [tactic] Taktikkarten
    [soldier] Soldaten
    [clerk] Beamte
    [advisor] Berater
    [trophy] Trophäen
    [all] alle
    [all_of_zone] alle einer Ruhezone
    [top] an die Spitze
    [rest] Ruhezonen
    [fire] Schießscharten
    [both] beides
    [ahead] die Horde davor
    [owner] du, einmal
    [each] du, jedes Mal
    [event] dieses Ereignis
    [defeat] besiegte Horden
    [card] diese Karte
    [others] die anderen Horden des Abschnitts
    [year] einmal im Jahr
    [turn] einmal im Zug
    [elsewhere] anderswo
    [one] eine Person deiner Wahl
    [true] ja
    [false] nein
   *[other] { $word }
}
gwp-edit-amount-about = Eine Zahl, oder eine Rechnung mit dem, was sich zählen lässt: 2 * SA, min(hordes, 3)
gwp-edit-amount-count = zähle …
gwp-edit-cell = Feld { $row }{ $column }: { $reward }
gwp-edit-cell-none = kein Feld
gwp-edit-preview = Vorschau
gwp-edit-fine = Mit diesem Paket kann man spielen.
gwp-edit-checking = Wird geprüft …
gwp-edit-empty = Noch ist nichts geändert: Alle Karten sind unsere.
gwp-edit-offline = Verbindung verloren: Du kannst weiterschreiben; Vorschau und Prüfung brauchen den Server.
gwp-edit-example = Zum Beispiel:
gwp-edit-go = Dorthin
gwp-edit-play = An einem Tisch ausprobieren
gwp-edit-export = Als Datei speichern
gwp-edit-copy = Link kopieren
gwp-edit-no-link = Zu groß für einen Link, der überall ankommt: Speichere es als Datei und schick die.
gwp-edit-damaged = Dieser Link zu einem Paket ist beschädigt: Ein Teil ging unterwegs verloren. Lass ihn dir noch einmal schicken.
gwp-edit-packs = Deine Pakete
gwp-edit-packs-kept = Dieser Browser behält sie; sonst sieht sie niemand.
gwp-edit-packs-new = Neues Paket
gwp-edit-pack-delete = { $name } löschen
gwp-edit-pack-delete-sure = { $name } löschen?
gwp-edit-pack-name = Meine Schachtel
