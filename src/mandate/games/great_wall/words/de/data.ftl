## The Great Wall: Datendateien, die nicht stimmen

problem-gw-data-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-gw-data-not-toml = { $file } ist keine TOML-Datei: { $reason }.
problem-gw-data-missing = { $file }, { $entry }, { $field }: fehlt.
problem-gw-data-unknown = { $file }, { $entry }, { $field }: unbekanntes Feld. Bekannt sind dort: { $expected }.
problem-gw-data-kind = { $file }, { $entry }, { $field }: Dort steht { $value }; nötig ist { $expected ->
    [int] eine ganze Zahl
    [str] ein Text
    [bool] true oder false
    [list] eine Liste in eckigen Klammern
   *[table] eine Tabelle in geschweiften Klammern
}.
problem-gw-data-word = { $file }, { $entry }, { $field }: „{ $value }“ ist unbekannt. Bekannt sind dort: { $expected }.
problem-gw-data-amount = { $file }, { $entry }, { $field }: „{ $value }“ ist keine Anzahl. Schreibe eine Zahl oder eine, die mit einer Größe gerechnet wird, etwa 2 * SA.
problem-gw-data-moment = { $file }, { $entry }, { $field }: „{ $value }“ bedeutet bei { $moment } nichts. Es gilt bei: { $expected }.
problem-gw-data-range = { $file }, { $entry }, { $field }: { $value } ist nicht möglich; erlaubt ist { $least } bis { $most }.
problem-gw-data-twice = { $file }, { $entry }, { $field }: { $value } gehört schon zu einem anderen Eintrag.
problem-gw-data-count = { $file }, { $entry }, { $field }: Gefunden: { $found }; nötig: { $expected }.
problem-gw-data-large = { $file }, { $entry }, { $field }: zu viel; höchstens { $most } { $what ->
    [bytes] Byte
    [entries] Einträge
    [depth] Tabellen ineinander
   *[signs] Zeichen
}.
problem-gw-data-text = { $file }, { $entry }, { $field }: „{ $value }“ mischt Alphabete, die gleich aussehen, oder enthält Zeichen, die man nicht sieht.
problem-gw-data-fails = { $file }, { $entry }, { $field }: { $reason ->
    [endless] Partien mit diesem Paket enden nicht; sieh dir die Karten an, die es ändert.
   *[other] eine Partie mit diesem Paket brach ab: { $reason }.
}
