# Setting up a position of Qin by hand: the page for it, and what is wrong with a position that a person made up.

## What is wrong

problem-qin-draft-pair = The colored space { $space } is left over: every tile covers two spaces side by side.
problem-qin-draft-apart = No tile can have been placed on { $space }: the colored spaces there do not reach back to a start space.
problem-qin-draft-owner = The province at { $space } needs an owner: put a pagoda there.
problem-qin-draft-stray = A pagoda cannot stand on { $space }: there is neither a province nor a village.
problem-qin-draft-village = The village at { $space } must belong to { $player }, who has the most pagodas in the provinces beside it.
problem-qin-draft-village-alone = The village at { $space } cannot have an owner yet: no province adjoins it.
problem-qin-draft-pagodas = { $player } has { $standing } pagodas on the board, but only { $most } in all.
problem-qin-draft-over = { $player } has no pagoda left: the game would be over.
problem-qin-draft-stuck = No player can place a tile: the game would be over.
problem-qin-draft-tiles = The board and the hands take { $tiles } tiles, but there are only { $most }.
problem-qin-draft-mover = Choose whose turn it is.

## The page

qin-setup-about = Pick a color or a pagoda, then click or drag across the board; or move with the arrow keys and press Enter. Pagodas left over and the piles follow by themselves.
qin-setup-tools = What to put on the board
qin-setup-tool = { $tool ->
    [r] Red
    [y] Yellow
    [b] Blue
   *[erase] Eraser
}
qin-setup-board = Board, space { $space }: { $what ->
    [r] red tile
    [y] yellow tile
    [b] blue tile
    [R] red start space
    [Y] yellow start space
    [B] blue start space
    [V] village
    [water] water
   *[grass] grass
}
qin-setup-owned = { $where }, { $player }
qin-setup-ground = { $space } is not free grass: tiles go on grass only.
qin-setup-players = Players
qin-setup-which = Board
qin-setup-mover = To move
qin-setup-hand = Hand of { $player }
qin-setup-slot = { $player }, tile { $number }
qin-setup-others = Other hands
qin-setup-left = Pagodas left: { $list }
qin-setup-fine = This position can be played.
qin-setup-checking = Checking…
qin-setup-flaws = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
qin-setup-offline = Connection lost: you can still paint, and it is kept. Checking and playing need the server.
qin-setup-analyse = Show the best moves
qin-setup-analysing = Thinking…
qin-setup-play = Play this position
qin-setup-play-note = Unknown hands and the piles are drawn at random.
qin-setup-text = Position as text
qin-setup-read = Use this text
qin-setup-clear = Clear the board
qin-setup-damaged = This link to a position is damaged: part of it was lost on the way. Here is what you had before.
qin-setup-undo = Undo
qin-setup-give = Pagoda of { $player } on { $space }
qin-setup-need-hand = Give { $player } three tiles to see the best moves.
qin-setup-go = Start from this position
