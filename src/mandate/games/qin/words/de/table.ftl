## Qin: was gefragt wird

ask-qin-place = Welches Plättchen legst du, und wohin?
ask-qin-pass = Keines deiner Plättchen passt irgendwo.
choice-qin-place = { $tile ->
    [RR] Rot auf { $first } und { $second }
    [YY] Gelb auf { $first } und { $second }
    [BB] Blau auf { $first } und { $second }
    [RY] Rot auf { $first }, Gelb auf { $second }
    [RB] Rot auf { $first }, Blau auf { $second }
   *[YB] Gelb auf { $first }, Blau auf { $second }
}
choice-qin-pass = passen

## Qin: der Tisch in Worten

qin-tile = { $tile ->
    [RR] Rot und Rot
    [YY] Gelb und Gelb
    [BB] Blau und Blau
    [RY] Rot und Gelb
    [RB] Rot und Blau
   *[YB] Gelb und Blau
}
qin-tidy-seats = Spieler
qin-tidy-seat = { $colour }, { $left ->
    [one] eine Pagode
   *[other] { $left } Pagoden
} übrig, { $tiles ->
    [0] keine Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} auf der Hand
qin-tidy-seat-out = { $colour }, hat aufgegeben
qin-tidy-hand = Deine Hand
qin-tidy-provinces = Provinzen und einzelne Felder
qin-tidy-province = { $size ->
    [one] einzelnes { $colour ->
        [R] rotes
        [Y] gelbes
       *[B] blaues
    } Feld bei { $spaces }
   *[other] { $colour ->
        [R] rote
        [Y] gelbe
       *[B] blaue
    } Provinz aus { $size } Feldern bei { $spaces }
}
qin-tidy-owner = { $player }, { $pagodas ->
    [one] eine Pagode
   *[other] { $pagodas } Pagoden
}
qin-tidy-no-owner = niemand
qin-tidy-villages = Dörfer
qin-tidy-piles = Ziehstapel
qin-tidy-pile = Stapel { $pile }
qin-tidy-unseen = Noch nicht gesehene Plättchen
