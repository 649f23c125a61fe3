## Qin als reiner Text

qin-prompt-map = Die Karte: . freies Gras, ~ Wasser, V Dorf, R Y B Rot, Gelb, Blau; die Zahl dahinter ist der Platz des Besitzers, ohne Zahl gehört es niemandem.
qin-prompt-token = Welche Plättchen auf welche Felderpaare passen, Farben in der Reihenfolge der Felder: „RB BR: c3c4“ heißt RB:c3c4 (Rot auf c3, Blau auf c4) und BR:c3c4.
qin-prompt-seat = Platz { $seat } { $player }: noch { $left } Pagoden, { $tiles } Plättchen
qin-prompt-seat-out = Platz { $seat } { $player }: hat aufgegeben
qin-prompt-hand = Deine Hand: { $tiles }
qin-prompt-provinces = Provinzen (erstes Feld, Größe, Pagoden): { $provinces }
qin-prompt-province = { $player } { $colour } { $space } Größe { $size } { $pagodas ->
    [one] eine Pagode
   *[other] { $pagodas } Pagoden
}
qin-prompt-piles = Stapel: { $piles }. Noch nicht gesehen: { $unseen }.
qin-prompt-founded = { $player } gründet { $colour } { $size }
qin-prompt-expanded = { $colour } von { $player } wächst auf { $size }
qin-prompt-joined = vereint zu { $colour } { $size } von { $player }
qin-prompt-major = { $colour } { $size } von { $player } wird groß
qin-prompt-returned = { $player } erhält { $pagodas } zurück
qin-prompt-connected = { $player } bekommt das Dorf { $village }
qin-prompt-conquered = { $player } erobert das Dorf { $village } von { $loser }
qin-prompt-effects = Was sie bringen:
qin-prompt-notable = Was sie außer Gründen und Wachsen bringen:
