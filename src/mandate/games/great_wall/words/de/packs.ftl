## mandate cards

cards-about = Kartenpakete für The Great Wall: anfangen, prüfen, lesen
cards-new = schreibt ein Paket für den Anfang
cards-check = sagt mit Beispielen, was an einem Paket falsch ist
cards-show = unsere Karten oder die eines Pakets, wie man sie liest
cards-file = der Name eines neuen Pakets, oder ein Paket: eine TOML-Datei oder ein Ordner davon
cards-card = nur diese Karte: ihr Kürzel oder ein Teil ihres Namens
cards-compare = die Karten des Pakets neben unseren
cards-epilogue = Damit spielen: mandate play great-wall --pack DATEI. Siehe docs/card-packs.md.
cards-written = { $file } ist geschrieben und schon ein Paket. Ändere es, dann: mandate cards check { $file }
cards-example = Zum Beispiel:
cards-faults = { $n } Fehler.
cards-good = { $name }: ein gutes Paket mit { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträgen
}, in einigen Partien erprobt. Seine Prüfsumme beginnt mit { $hash }.
cards-none = –
cards-ours = unsere:
cards-theirs = { $name }:
cards-horde = Stärke { $power }, Ehre { $honor }, Felder { $spots }.
