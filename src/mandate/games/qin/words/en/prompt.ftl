## Qin in plain text

qin-prompt-map = The map: . free grass, ~ water, V village, R Y B red, yellow, blue; the number behind is the owner’s seat, without one it has no owner.
qin-prompt-token = Tiles that fit on pairs of spaces, colors in the order of the spaces: “RB BR: c3c4” means RB:c3c4 (red on c3, blue on c4) and BR:c3c4.
qin-prompt-seat = Seat { $seat } { $player }: { $left } pagodas left, { $tiles } tiles
qin-prompt-seat-out = Seat { $seat } { $player }: has resigned
qin-prompt-hand = Your hand: { $tiles }
qin-prompt-provinces = Provinces (first space, size, pagodas): { $provinces }
qin-prompt-province = { $player } { $colour } { $space } size { $size } { $pagodas ->
    [one] one pagoda
   *[other] { $pagodas } pagodas
}
qin-prompt-piles = Piles: { $piles }. Unseen tiles: { $unseen }.
qin-prompt-founded = { $player } founds { $colour } { $size }
qin-prompt-expanded = { $player }’s { $colour } grows to { $size }
qin-prompt-joined = joined into { $player }’s { $colour } { $size }
qin-prompt-major = { $player }’s { $colour } { $size } becomes major
qin-prompt-returned = { $player } gets { $pagodas } back
qin-prompt-connected = { $player } seizes village { $village }
qin-prompt-conquered = { $player } takes village { $village } from { $loser }
qin-prompt-effects = What they bring:
qin-prompt-notable = What they bring beyond founding and growing:
