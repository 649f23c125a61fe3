# Setting up a position of Qin by hand: the page for it, and what is wrong with a position that somebody made up.

## What is wrong

problem-qin-draft-pair = The coloured space { $space } is left over: every tile covers two spaces side by side.
problem-qin-draft-apart = No tile can have been placed on { $space }: the coloured spaces there do not reach back to a start space.
problem-qin-draft-owner = The province at { $space } needs an owner: put a pagoda there.
problem-qin-draft-stray = A pagoda cannot stand on { $space }: there is neither a province nor a village.
problem-qin-draft-village = The village at { $space } must belong to { $player }, who has the most pagodas in the provinces beside it.
problem-qin-draft-village-alone = Nobody can own the village at { $space } yet: no province adjoins it.
problem-qin-draft-pagodas = { $player } has { $standing } pagodas on the board, but only { $most } in all.
problem-qin-draft-over = { $player } has no pagoda left: the game would be over.
problem-qin-draft-stuck = Nobody can place a tile: the game would be over.
problem-qin-draft-tiles = The board and the hands take { $tiles } tiles, but there are only { $most }.
problem-qin-draft-mover = Nobody is to move: say whose turn it is.
