## Qin: Namen

qin-name = Qin
qin-pagoda-colour = { $seat ->
    [1] grün
    [2] violett
    [3] schwarz
   *[4] weiß
}
qin-points = Pagoden
qin-board-note = Die mitgelieferten Spielpläne sind nachgebildet: Die gedruckten können abweichen.

## Qin: Eingaben, die falsch geschrieben sind

problem-qin-token = „{ $token }“ ist kein Zug. Schreibe das Plättchen und seine zwei Felder, etwa RY:g8g9 (Rot auf g8, Gelb auf g9).
problem-qin-token-space = „{ $token }“: Ein Feld { $space } gibt es auf diesem Spielplan nicht; das letzte ist { $last }.
problem-qin-token-order = „{ $token }“ schreibt man { $tidy }: die Farben in der Reihenfolge R, Y, B, und bei einem einfarbigen Plättchen das Feld zuerst, das in Leserichtung vorn liegt.
problem-qin-token-pile = „{ $token }“: Einen Stapel „{ $pile }“ gibt es nicht; die Stapel heißen /1, /2, /3 und /4.
problem-qin-map-height = { $file }: Der Spielplan hat { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}; nötig sind { $least } bis { $most }.
problem-qin-map-width = { $file }, Zeile { $line }: Der Spielplan hat { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
}; nötig sind { $least } bis { $most }.
problem-qin-map-ragged = { $file }, Zeile { $line }: Die Zeile hat { $columns ->
    [one] ein Feld
   *[other] { $columns } Felder
}, die erste aber { $expected }.
problem-qin-map-sign = { $file }, Zeile { $line }, Spalte { $column }: „{ $sign }“ gehört nicht auf einen Spielplan. Erlaubt sind . (Gras), V (Dorf), ~ (Wasser) und R, Y, B (Startfelder).
problem-qin-map-no-start = { $file }: Dem Spielplan fehlt ein { $colour ->
    [R] rotes
    [Y] gelbes
   *[B] blaues
} Startfeld. Er braucht mindestens je ein rotes, gelbes und blaues.
problem-qin-map-starts-touch = { $file }, Zeile { $line }, Spalte { $column }: Zwei { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Startfelder berühren sich. Sie wären eine Provinz, die niemandem gehört.
problem-qin-map-no-placement = { $file }: Auf diesen Spielplan passt kein Plättchen. Es braucht zwei freie Grasfelder nebeneinander, eines davon neben einem Startfeld.
problem-qin-map-name = Der Name eines Spielplans darf bis zu { $most } Zeichen haben; dieser hat { $signs }.
problem-qin-map-name-unseen = Der Name eines Spielplans darf keine unsichtbaren Zeichen enthalten: Zeichen { $place } ist { $sign }.
problem-qin-map-seed = Nach „seed:“ besteht der Name eines Spielplans aus 1 bis 30 Buchstaben (a–z), Ziffern und Bindestrichen; nicht „{ $name }“.
problem-qin-map-unknown = „{ $board }“ ist weder ein mitgelieferter Spielplan ({ $known }) noch eine lesbare Spielplandatei.
problem-qin-position = Die Stellungsangabe stimmt bei { $key } nicht: Dort steht „{ $value }“, erwartet wird { $expected }.
problem-qin-deal = Die Verteilung besteht nicht aus den 72 Plättchen, je 12 von jeder Art: An Stelle { $place } steht „{ $tile }“.
problem-qin-deal-not-fair = Die Optionen versprechen einen fairen Beginn, doch nicht alle haben ein einfarbiges Plättchen auf der Hand.

## Qin: Züge, die nicht erlaubt sind

problem-qin-not-in-hand = Du hast kein Plättchen { $tile } auf der Hand.
problem-qin-not-neighbours = { $first } und { $second } haben keine gemeinsame Kante: Kein Plättchen bedeckt genau diese beiden Felder.
problem-qin-occupied = Auf { $space } liegt schon ein Plättchen.
problem-qin-on-village = { $space } ist ein Dorf. Plättchen kommen nur auf Grasfelder.
problem-qin-on-water = { $space } ist Wasser. Plättchen kommen nur auf Grasfelder.
problem-qin-on-start = { $space } ist ein aufgedrucktes Startfeld. Plättchen dürfen daneben liegen, aber nie darauf.
problem-qin-not-adjoining = Weder { $first } noch { $second } hat eine gemeinsame Kante mit einem farbigen Feld.
problem-qin-join-tie = Bei { $space } würden { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Provinzen zusammengeschlossen, in denen zwei Spieler gleichauf die meisten Felder haben: Die neue könnte niemandem gehören.
problem-qin-join-majors = Bei { $space } würden zwei oder mehr { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Großprovinzen zusammengeschlossen. Großprovinzen dürfen nie zusammengeschlossen werden.
problem-qin-join-safe = Bei { $space } ginge eine { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Großprovinz an jemand anderen. Großprovinzen sind für immer sicher.
problem-qin-pile-empty = Stapel { $pile } ist leer. Nimm das neue Plättchen von einem anderen.
problem-qin-must-place = Du kannst ein Plättchen legen, also musst du es auch: Passen darf nur, wer keines legen kann.
problem-qin-must-pass = Keines deiner Plättchen lässt sich legen: Du musst diesmal passen.

## Qin: Ereignisse

event-qin-placed = { $player } legt { $tile } auf { $first } und { $second }.
event-qin-founded = { $player } gründet bei { $space } eine { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Provinz mit { $size } Feldern: eine Pagode.
event-qin-expanded = Die { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Provinz von { $player } bei { $space } wächst auf { $size } Felder.
event-qin-major = Die { $colour ->
    [R] rote
    [Y] gelbe
   *[B] blaue
} Provinz von { $player } bei { $space } wird zur Großprovinz: eine zweite Pagode.
event-qin-joined = Die { $colour ->
    [R] roten
    [Y] gelben
   *[B] blauen
} Provinzen bei { $space } werden zu einer mit { $size } Feldern: Sie gehört { $player }.
event-qin-returned = { $player } nimmt { $pagodas ->
    [one] eine Pagode
   *[other] { $pagodas } Pagoden
} zurück.
event-qin-connected = { $player } nimmt das Dorf bei { $village } ein.
event-qin-conquered = { $player } erobert das Dorf bei { $village } von { $loser }.
event-qin-drew-own = { $player } zieht { $tile } von Stapel { $pile }.
event-qin-drew = { $player } zieht ein Plättchen von Stapel { $pile }.
event-qin-passed = { $player } kann kein Plättchen legen und passt.
event-qin-resigned = { $player } gibt auf.
event-qin-ended-last-pagoda = { $winners } hat die letzte Pagode gesetzt und gewinnt!
event-qin-ended-no-tiles = Alle Plättchen sind gelegt. Die meisten Pagoden auf dem Spielplan: { $winners }.
event-qin-ended-no-placement = Kein Plättchen passt mehr. Die meisten Pagoden auf dem Spielplan: { $winners }.
event-qin-ended-resigned = { $winners } gewinnt.

## Qin: die Regeln im Einzelnen, in unseren eigenen Worten

clause-qin-setup-tiles = Es gibt 72 Plättchen, zwölf von jeder Art: drei einfarbige (RR, YY, BB) und drei zweifarbige (RY, RB, YB).
clause-qin-setup-hand = Alle beginnen mit drei Plättchen, die die anderen nicht sehen.
clause-qin-setup-piles = Die übrigen Plättchen werden verdeckt reihum auf vier Nachziehstapel verteilt.
clause-qin-setup-supply = Zu zweit hat jeder 24 Pagoden, zu dritt 19, zu viert 15.
clause-qin-setup-first = Es beginnt der erste Platz oder, wenn es so vereinbart ist, ein anderer oder ein zufälliger; dann geht es reihum von Platz zu Platz.
clause-qin-setup-fair = Variante: Es wird so oft neu verteilt, bis alle zu Beginn ein einfarbiges Plättchen auf der Hand haben.
clause-qin-board-start = Ein Spielplan hat aufgedruckte Startfelder in allen drei Farben, und nie berühren sich zwei von derselben Farbe.
clause-qin-board-village = Dorffelder, die sich berühren, sind ein einziges Dorf: Es grenzt an alles, woran eines seiner Felder grenzt, und trägt eine Pagode.
clause-qin-secret = Verborgen sind die Hände der anderen und die Reihenfolge in den Stapeln; alles Übrige liegt offen.
clause-qin-place-one = Wer am Zug ist, legt genau ein Plättchen aus der Hand.
clause-qin-place-pair = Ein Plättchen bedeckt zwei Felder mit gemeinsamer Kante; du darfst es beliebig drehen.
clause-qin-place-grass = Plättchen liegen nur auf freien Grasfeldern: nie auf einem Dorf, auf Wasser oder auf einem anderen Plättchen.
clause-qin-place-start = Aufgedruckte Startfelder sind farbige Felder: Plättchen dürfen an sie grenzen, sie aber nicht bedecken.
clause-qin-place-adjoin = Mindestens eine Hälfte des Plättchens muss eine Kante mit einem farbigen Feld gemeinsam haben. Ecken und Dörfer zählen nicht.
clause-qin-mixed = Die beiden Farben eines zweifarbigen Plättchens werden jede für sich geprüft und ausgeführt; das Plättchen darf nur gelegt werden, wenn beide es erlauben.
clause-qin-found = Zwei oder mehr verbundene Felder einer Farbe, die noch zu keiner Provinz gehörten, werden eine neue Provinz dessen, der am Zug ist, mit einer Pagode.
clause-qin-found-single = Ein Feld allein ist keine Provinz: Es gehört niemandem und trägt keine Pagode. Einzelne Felder zu legen ist erlaubt.
clause-qin-found-major = Eine Provinz, die mit fünf oder mehr Feldern gegründet wird, ist sofort Großprovinz: zwei Pagoden.
clause-qin-expand = Liegt eine Plättchenhälfte neben einer einzigen Provinz ihrer Farbe, so erweitert sie diese Provinz, wem immer sie gehört.
clause-qin-expand-single = Einzelne Felder, die ein Zug mit einer Provinz verbindet, werden Teil von ihr und zählen zu ihrer Größe.
clause-qin-major = Eine Provinz, die fünf Felder erreicht, ist eine Großprovinz; ihr Besitzer setzt eine zweite Pagode dazu.
clause-qin-major-one = So groß eine Großprovinz auch wird, sie trägt eine Doppelpagode und nicht mehr.
clause-qin-join-owner = Schließt ein Zug Provinzen zusammen, so gehört die neue Großprovinz dem Spieler, dessen bisherige Provinzen zusammen die meisten Felder haben. Das Plättchen selbst und einzelne Felder zählen nicht mit.
clause-qin-join-return = Nach einem Zusammenschluss steht genau eine Doppelpagode des neuen Besitzers; alle anderen Pagoden der bisherigen Provinzen gehen an ihre Besitzer zurück.
clause-qin-join-own = Provinzen ein und desselben Besitzers darf jeder zusammenschließen; überzählige Pagoden gehen zurück.
clause-qin-join-tie = Provinzen dürfen nicht zusammengeschlossen werden, wenn zwei oder mehr Spieler gemeinsam die meisten Felder haben. Ein Gleichstand dahinter spielt keine Rolle.
clause-qin-join-majors = Zwei oder mehr Großprovinzen dürfen nie zusammengeschlossen werden, auch nicht die eines einzigen Besitzers.
clause-qin-join-safe = Eine Großprovinz kann man niemandem nehmen: Ein Zusammenschluss ist nur erlaubt, wenn ihr Besitzer die meisten Felder hat.
clause-qin-village-connect = Ein leeres Dorf geht an den Spieler mit den meisten Pagoden in den angrenzenden Provinzen.
clause-qin-village-conquer = Ein Dorf mit Besitzer geht an einen anderen Spieler über, der in den angrenzenden Provinzen mehr Pagoden hat als jeder andere; die alte Pagode geht zurück.
clause-qin-village-count = Für ein Dorf zählt jede angrenzende Provinz einmal, eine Doppelpagode als zwei; die Pagode des Dorfes selbst zählt nicht.
clause-qin-village-tie = Ein Gleichstand bei den meisten Pagoden ändert nichts: Ein leeres Dorf bleibt leer, ein besetztes behält seinen Besitzer. Ein Gleichstand dahinter spielt keine Rolle.
clause-qin-village-kept = Ein Dorf, das einmal jemandem gehört hat, wird nie wieder leer, auch wenn sein Besitzer nichts mehr daneben hat.
clause-qin-order = Ein Zug wird der Reihe nach ausgeführt: zusammenschließen, erweitern, gründen; von zwei gleichen Schritten Rot vor Gelb vor Blau; die Dörfer zuletzt.
clause-qin-order-villages = Dörfer: zuerst die dessen, der am Zug ist, dann die der anderen in Spielreihenfolge; bei jedem leere vor eroberten, in Leserichtung.
clause-qin-draw = Nach dem Legen ziehst du ein Plättchen nach.
clause-qin-draw-pile = Du darfst von jedem Stapel ziehen, der noch Plättchen hat; ohne Angabe vom höchsten, unter gleich hohen vom linken.
clause-qin-draw-empty = Sind alle Stapel leer, zieht niemand mehr; gespielt wird mit dem, was auf der Hand ist.
clause-qin-pass = Wer kein Plättchen legen kann, passt, behält seine Hand und zieht nichts nach.
clause-qin-pass-must = Wer ein Plättchen legen kann, muss eines legen.
clause-qin-end-last = Das Spiel endet in dem Moment, in dem die letzte Pagode irgendeines Spielers gesetzt wird: Dieser Spieler allein gewinnt, und der Rest des Zuges entfällt.
clause-qin-end-tiles = Das Spiel endet, wenn niemand mehr Plättchen hat.
clause-qin-end-placement = Das Spiel endet sofort, wenn sich kein Plättchen mehr aus irgendeiner Hand legen lässt.
clause-qin-end-most = Hat niemand seine letzte Pagode gesetzt, gewinnt, wer die meisten Pagoden auf dem Spielplan hat.
clause-qin-end-shared = Bei Gleichstand wird der Sieg geteilt.
clause-qin-resign = Wer aufgibt, wird fortan übersprungen und kann nicht gewinnen; seine Hand verlässt das Spiel ungesehen, seine Pagoden bleiben stehen und zählen.
clause-qin-resign-last = Wer als Letzter übrig bleibt, gewinnt.
clause-qin-resign-poor = Auch für einen Platz, der aufgegeben hat, werden Pagoden gesetzt, solange er welche hat; seine letzte beendet das Spiel nicht, und ist keine mehr da, wird keine gesetzt.
clause-qin-series = Eine Serie besteht aus mehreren Partien, normalerweise einer auf jedem Spielplan, wobei der Startspieler jedes Mal um einen Platz weiterrückt; wer über alle Partien die wenigsten Pagoden übrig behält, gewinnt.
clause-qin-series-left = Wer in einer Serie eine Partie verlässt, dem zählen dafür alle Pagoden als übrig; wer als Letzter bleibt, dem keine.
clause-qin-series-shared = Bei Gleichstand wird die Serie geteilt.

## Was jede Option ändert; $value: was gerade gewählt ist

option-qin-players-about = { $value ->
    [2] Jeder hat 24 Pagoden; wer zuerst alle gebaut hat, gewinnt.
    [3] Jeder hat 19 Pagoden; wer zuerst alle gebaut hat, gewinnt.
   *[4] Jeder hat 15 Pagoden; wer zuerst alle gebaut hat, gewinnt.
}
option-qin-board-about = { $value ->
    [bird] Weites Land, Dörfer in Gruppen: der Spielplan für die erste Partie.
    [lion] Seen versperren den Weg, und die Dörfer liegen über den ganzen Plan verstreut: für die zweite Partie.
    [seed] Ein neuer Spielplan, der aus seinem Namen entsteht: Gib den Namen weiter, und andere spielen auf demselben.
   *[other] Ein eigener Spielplan.
}
option-qin-first-about = { $value ->
    [random] Der Zufall entscheidet, wer das erste Plättchen legt.
   *[other] Du legst das erste Plättchen.
}
option-qin-fair-start-about = { $value ->
    [true] Es wird neu verteilt, bis alle ein einfarbiges Plättchen haben.
   *[false] Die Plättchen bleiben, wie sie verteilt werden.
}
