## The Great Wall: wer ohne Person spielt

gw-reed-name = Schilfclan
gw-qin-name = Qin Jiushao
event-gw-stored = { $player } legt { $n } { $what } ins Lagerhaus.
event-gw-swapped = { $player } lässt zwei Horden den Platz tauschen: { $one } und { $other }.
event-gw-dismissed = { $player }: { $card } verlässt die Auslage.
event-gw-drew-command = Die Befehlskarte von { $player } in diesem Jahr: { $card }.
event-gw-token = Ortsleiste von { $player }, von oben: { $order }.
event-gw-took-below = { $player } nimmt { $card } als unterstützenden Berater.
event-gw-lost-walls = Genug Mauern sind fertig. Die Partie ist verloren.
event-gw-lost-shame = Es ist kein Schandmarker mehr übrig. Die Partie ist verloren.
event-gw-lost-time = Das letzte Jahr ist vorbei. Die Partie ist verloren.
event-gw-lost-resigned = Du hast aufgegeben: Die Partie ist verloren.

## Warum etwas von selbst geschah; es steht hinter diesem Schritt

event-gw-why-first-spot = (Sie kommt auf den ersten freien Platz, { $place }.)
event-gw-why-copy = (Du hast { $place } gespielt: „Betrayal“ wird zur Solokarte dieses Namens.)
event-gw-why-no-copy = (Auch du hast „Betrayal“ gespielt: Es gibt nichts zu kopieren.)
event-gw-why-lowest = (Der unterste Ort mit freiem Platz auf der Leiste von Qin Jiushao: { $place }.)
event-gw-why-from-highest = (Der Vorrat ist leer; der oberste Ort, den ein Beamter verlassen konnte: { $place }.)
event-gw-why-no-clerk = ({ $player } schickt niemanden: { $place }. Der Vorrat ist leer, und kein Beamter kann einen höheren Ort verlassen.)
event-gw-why-no-room = ({ $player } schickt sonst niemanden: Kein anderer Ort der Leiste hat Platz.)
event-gw-why-highest = (Von den Orten mit Beamten von { $player } steht dieser auf der Leiste zuoberst: { $place }.)
event-gw-why-no-location = ({ $player } hat keinen Beamten auf dem Plan: Nichts wird aktiviert.)
event-gw-why-level = (Für jeden Beamten so viel Ehre wie die Stufe des Aufsehers dort: { $place }.)
event-gw-why-token = (Ein Beamter von { $player } war dort: { $place }. Der Marker rückt nach ganz oben.)
event-gw-why-overseer = (Der unterste Ort der Leiste, dessen Aufseher noch aufsteigen kann: { $place }.)
event-gw-why-overseers-done = (Alle Aufseher von { $player } sind auf der höchsten Stufe.)
event-gw-why-indicated = (Die nächste Hordenkarte zeigt auf diesen Abschnitt: { $place }.)
event-gw-why-other-section = (Im Abschnitt, auf den die nächste Hordenkarte zeigt, geht nichts; also { $place }.)
event-gw-why-closest = (Der erste freie Schwachpunkt der nächstgelegenen Horde, Spalte für Spalte; jede Wunde bringt Ehre.)
event-gw-why-no-target = (Dort ist keine Horde zu verwunden: { $place }.)
event-gw-why-no-spot = (Keine Horde an der Mauer hat einen freien Schwachpunkt: Der Speerträger bleibt im Vorrat.)
event-gw-why-no-firing = (Keine Schießscharte ist frei: { $place }. Der Bogenschütze wird nicht rekrutiert.)
event-gw-why-no-soldier = ({ $player } hat keinen solchen Soldaten mehr im Vorrat.)
event-gw-why-walls-done = (Alle Mauern sind fertig: { $player } baut nichts.)
event-gw-why-no-barricade = (Alle Plätze für Barrikaden sind besetzt.)
event-gw-why-never-rests = (Soldaten von { $player } ruhen nie: Überlebende kehren in den Vorrat zurück.)
event-gw-why-leftmost = (Ganz links in der Auslage lag { $place }.)
event-gw-why-both = (Bei diesem Schwierigkeitsgrad gehen beide Berater dorthin, die die Auslage verlassen.)
event-gw-why-supporters = (Das bringen die unterstützenden Berater von { $player }.)
event-gw-why-reed-off-track = (Der Beamte stand, wohin Qin Jiushao niemanden schickt: { $place }.)
event-gw-why-reed-higher = (Der Beamte stand höher auf der Leiste von Qin Jiushao: { $place }.)
event-gw-why-reed-stays = (Kein Beamter des Schilfclans kann auf der Leiste von Qin Jiushao tiefer gehen.)
event-gw-why-reed-majority = (Der Schilfclan bedeckt die meisten Punkte und behält keine Horden.)

## Ihre Karten

gw-cards-automatic = Karten der automatischen Mitspieler
gw-board-track = Leiste von oben: { $places } | Stapel { $n }
