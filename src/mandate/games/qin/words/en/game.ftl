## Qin: names

qin-name = Qin
qin-pagoda-colour = { $seat ->
    [1] green
    [2] purple
    [3] black
   *[4] white
}
qin-points = pagodas
qin-board-note = The built-in boards are reconstructions: the printed ones may differ.

## Qin: inputs that are badly written

problem-qin-token = “{ $token }” is not a move. Write the tile and its two spaces, such as RY:g8g9 (red on g8, yellow on g9).
problem-qin-token-space = “{ $token }”: there is no space { $space } on this board; the last one is { $last }.
problem-qin-token-order = Write “{ $token }” as { $tidy }: colors in the order R, Y, B, and the spaces of a double tile in reading order.
problem-qin-token-pile = “{ $token }”: there is no pile “{ $pile }”; the piles are /1, /2, /3 and /4.
problem-qin-map-height = { $file }: the board has { $rows } rows; it needs { $least } to { $most }.
problem-qin-map-width = { $file }, line { $line }: the board has { $columns } columns; it needs { $least } to { $most }.
problem-qin-map-ragged = { $file }, line { $line }: the row has { $columns } spaces, but the first one has { $expected }.
problem-qin-map-sign = { $file }, line { $line }, column { $column }: “{ $sign }” does not belong on a board. Use . (grass), V (village), ~ (water), R, Y, B (start spaces).
problem-qin-map-no-start = { $file }: the board has no { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} start space. It needs at least one each of red, yellow and blue.
problem-qin-map-starts-touch = { $file }, line { $line }, column { $column }: two { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} start spaces touch. They would form a province without an owner.
problem-qin-map-no-placement = { $file }: no tile can be placed on this board. It needs two free grass spaces side by side, one of them beside a start space.
problem-qin-map-name = A board’s name may have up to { $most } characters; this one has { $signs }.
problem-qin-map-name-unseen = A board’s name may not contain invisible characters: character { $place } is { $sign }.
problem-qin-map-seed = After “seed:” a board’s name has 1 to 30 letters (a–z), digits and hyphens; not “{ $name }”.
problem-qin-map-unknown = “{ $board }” is neither a built-in board ({ $known }) nor a readable map file.
problem-qin-position = The position string is wrong at { $key }: found “{ $value }”, expected { $expected }.
problem-qin-deal = The deal does not consist of the 72 tiles, 12 of each kind: place { $place } has “{ $tile }”.
problem-qin-deal-not-fair = The options promise a fair start, but a starting hand has no double tile.

## Qin: placements that are not allowed

problem-qin-not-in-hand = You have no { $tile } tile in your hand.
problem-qin-not-neighbours = { $first } and { $second } do not share an edge, so no tile can cover just those two.
problem-qin-occupied = There is already a tile on { $space }.
problem-qin-on-village = { $space } is a village. Tiles go on grass only.
problem-qin-on-water = { $space } is water. Tiles go on grass only.
problem-qin-on-start = { $space } is a printed start space. Tiles may go beside it, never on it.
problem-qin-not-adjoining = Neither { $first } nor { $second } shares an edge with a colored space.
problem-qin-join-tie = At { $space } this would join { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} provinces in which two players are tied for the most spaces, so the new one would have no owner.
problem-qin-join-majors = At { $space } this would join two or more major { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} provinces. Major provinces can never be joined.
problem-qin-join-safe = At { $space } a major { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} province would go to another player. Major provinces are safe for good.
problem-qin-pile-empty = Pile { $pile } is empty. Draw the new tile from another pile.
problem-qin-must-place = You can place a tile, so you must: only players who cannot may pass.
problem-qin-must-pass = None of your tiles fits anywhere: you have to pass this turn.

## Qin: events

event-qin-placed = { $player } places { $tile } on { $first } and { $second }.
event-qin-founded = { $player } founds a { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} province of { $size } at { $space }: one pagoda.
event-qin-expanded = The { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} province of { $player } at { $space } grows to { $size }.
event-qin-major = The { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} province of { $player } at { $space } is major: a second pagoda.
event-qin-joined = The { $colour ->
    [R] red
    [Y] yellow
   *[B] blue
} provinces at { $space } become one of { $size }, owned by { $player }.
event-qin-returned = { $player } takes back { $pagodas ->
    [one] one pagoda
   *[other] { $pagodas } pagodas
}.
event-qin-connected = { $player } seizes the village at { $village }.
event-qin-conquered = { $player } conquers the village at { $village } from { $loser }.
event-qin-drew-own = { $player } draws { $tile } from pile { $pile }.
event-qin-drew = { $player } draws a tile from pile { $pile }.
event-qin-passed = { $player } cannot place a tile and passes.
event-qin-resigned = { $player } resigns.
event-qin-ended-last-pagoda = { $winners } has placed the last pagoda and wins!
event-qin-ended-no-tiles = All tiles are placed. Most pagodas on the board: { $winners }.
event-qin-ended-no-placement = No tile fits any more. Most pagodas on the board: { $winners }.
event-qin-ended-resigned = { $winners } wins.

## Qin: the clauses of the rules, in our own words

clause-qin-setup-tiles = There are 72 tiles, twelve of each kind: three doubles (RR, YY, BB) and three mixed (RY, RB, YB).
clause-qin-setup-hand = Everyone starts with three tiles that the others do not see.
clause-qin-setup-piles = The other tiles are dealt out face down, in turn, to four piles.
clause-qin-setup-supply = Each player has 24 pagodas with two players, 19 with three, 15 with four.
clause-qin-setup-first = The first seat starts, or another one if the table says so, or a random one; turns then go round seat by seat.
clause-qin-setup-fair = Option: the tiles are dealt again until every starting hand has a double.
clause-qin-board-start = A board has printed start spaces of all three colors, and no two of one color touch.
clause-qin-board-village = Village squares that touch are one village: it adjoins whatever any of its squares adjoins, and holds one pagoda.
clause-qin-secret = The other hands and the order of the piles are hidden; everything else is open.
clause-qin-place-one = On your turn you place exactly one tile from your hand.
clause-qin-place-pair = A tile covers two spaces that share an edge; you may rotate it any way you like.
clause-qin-place-grass = Tiles lie on free grass only: never on a village, on water, or on another tile.
clause-qin-place-start = Printed start spaces are colored spaces: tiles may adjoin them but not cover them.
clause-qin-place-adjoin = At least one half of the tile must share an edge with a colored space. Corners and villages do not count.
clause-qin-mixed = The two colors of a mixed tile are judged and resolved one by one; the tile may be placed only if both allow it.
clause-qin-found = Two or more connected spaces of one color that held no province become a new province of the player to move, with one pagoda.
clause-qin-found-single = A single space is not a province: it has no owner and no pagoda. Creating single spaces is allowed.
clause-qin-found-major = A province founded with five or more spaces is major at once: two pagodas.
clause-qin-expand = A tile half beside one province of its color makes that province larger, no matter who owns it.
clause-qin-expand-single = Single spaces that a placement connects to a province become part of it and count for its size.
clause-qin-major = A province that reaches five spaces is a major province; its owner adds a second pagoda.
clause-qin-major-one = However large a major province grows, it holds one double pagoda and no more.
clause-qin-join-owner = When a placement joins provinces, the player whose old provinces have the most spaces in all owns the new major province. The tile itself and single spaces do not count.
clause-qin-join-return = After a joining exactly one double pagoda of the new owner stands; all other pagodas of the old provinces go back to their owners.
clause-qin-join-own = Provinces of the same owner may be joined, by anybody; surplus pagodas go back.
clause-qin-join-tie = Provinces may not be joined if two or more players share the highest total. A tie below the highest does not matter.
clause-qin-join-majors = Two or more major provinces may never be joined, not even those of one owner.
clause-qin-join-safe = A major province cannot be taken over: a joining is allowed only if its owner has the highest total.
clause-qin-village-connect = An empty village goes to the player with the most pagodas in the provinces that adjoin it.
clause-qin-village-conquer = A village with an owner goes to another player who has more pagodas in the adjoining provinces than anyone else; the old pagoda goes back.
clause-qin-village-count = For a village each adjoining province counts once, a double pagoda as two; the village’s own pagoda does not count.
clause-qin-village-tie = A tie for the most pagodas changes nothing: an empty village stays empty, an owned one keeps its owner. A tie below the most does not matter.
clause-qin-village-kept = A village once owned never becomes empty again, even if its owner has nothing left beside it.
clause-qin-order = One placement is carried out in order: joinings, expansions, foundings; of two alike, red before yellow before blue; villages last.
clause-qin-order-villages = Villages: first those that the player to move seizes, then the others’ in turn order; for each player empty ones before conquered ones, in reading order.
clause-qin-draw = After placing you draw one tile.
clause-qin-draw-pile = You may draw from any pile that has tiles; by default from the highest, the leftmost of equals.
clause-qin-draw-empty = When all piles are empty, players no longer draw; play continues with the tiles in hand.
clause-qin-pass = A player who cannot place any tile passes, keeps their hand and draws nothing.
clause-qin-pass-must = A player who can place a tile must place one.
clause-qin-end-last = The game ends at the moment any player’s last pagoda is set: that player alone wins, and the rest of the placement is not carried out.
clause-qin-end-tiles = The game ends when all players have run out of tiles.
clause-qin-end-placement = The game ends at once when no tile of any hand can be placed.
clause-qin-end-most = If no player has set their last pagoda, the player with the most pagodas on the board wins.
clause-qin-end-shared = Tied players share the victory.
clause-qin-resign = A player who resigns is skipped from then on and cannot win; their hand leaves the game unseen; their pagodas stay and count.
clause-qin-resign-last = The last player left wins.
clause-qin-resign-poor = For a seat that has resigned, pagodas are still set as long as it has any; its last one does not end the game, and once it has none, none are set.
clause-qin-series = A series is several games, by default one on each board, with the start moving on by one seat each time; the fewest pagodas left over all games wins.
clause-qin-series-left = In a series, a player who leaves a game scores all their pagodas as left over in it; the last one to stay scores none.
clause-qin-series-shared = Tied players share the series.

## What each option changes; $value: what is chosen now

option-qin-players-about = { $value ->
    [2] Each of you has 24 pagodas; the first to build all of them wins.
    [3] Each of you has 19 pagodas; the first to build all of them wins.
   *[4] Each of you has 15 pagodas; the first to build all of them wins.
}
option-qin-board-about = { $value ->
    [bird] Wide open, with villages in clusters: the board for a first game.
    [lion] Lakes get in the way, and villages lie scattered over the whole board: for your second game.
    [seed] A new board, drawn from its name: share the name, and others play on the same one.
   *[other] A board of your own.
}
option-qin-first-about = { $value ->
    [random] Chance decides who places the first tile.
   *[other] You place the first tile.
}
option-qin-fair-start-about = { $value ->
    [true] Hands are dealt again until everybody has a tile of one color.
   *[false] Hands stay as they are dealt.
}
