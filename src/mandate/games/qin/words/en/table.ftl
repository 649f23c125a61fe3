## Qin: what is asked

ask-qin-place = Which tile do you place, and where?
ask-qin-pass = None of your tiles fits anywhere.
choice-qin-place = { $tile ->
    [RR] red on { $first } and { $second }
    [YY] yellow on { $first } and { $second }
    [BB] blue on { $first } and { $second }
    [RY] red on { $first }, yellow on { $second }
    [RB] red on { $first }, blue on { $second }
   *[YB] yellow on { $first }, blue on { $second }
}
choice-qin-pass = pass

## Qin: the table in words

qin-tile = { $tile ->
    [RR] red and red
    [YY] yellow and yellow
    [BB] blue and blue
    [RY] red and yellow
    [RB] red and blue
   *[YB] yellow and blue
}
qin-tidy-seats = Players
qin-tidy-seat = { $colour }, { $left ->
    [one] one pagoda
   *[other] { $left } pagodas
} left, { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
} in hand
qin-tidy-seat-out = { $colour }, has resigned
qin-tidy-hand = Your hand
qin-tidy-provinces = Provinces and single spaces
qin-tidy-province = { $size ->
    [one] single { $colour ->
        [R] red
        [Y] yellow
       *[B] blue
    } space at { $spaces }
   *[other] { $colour ->
        [R] red
        [Y] yellow
       *[B] blue
    } province of { $size } at { $spaces }
}
qin-tidy-owner = { $player }, { $pagodas ->
    [one] one pagoda
   *[other] { $pagodas } pagodas
}
qin-tidy-no-owner = no owner
qin-tidy-villages = Villages
qin-tidy-piles = Draw piles
qin-tidy-pile = Pile { $pile }
qin-tidy-unseen = Tiles not seen yet
