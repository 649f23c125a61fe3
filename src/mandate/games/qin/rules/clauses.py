"""The clauses of Qin's rules, and the refusals that cite them.

The words of each clause, in every language, are in the catalog under `clause-` and its id. Sections
are those of the English rule sheet; "ruling" marks a decision of ours on what the texts leave open,
explained in docs/games/qin.md.
"""

from __future__ import annotations

from enum import StrEnum

# id → the section of the rule sheet it comes from
CLAUSES: dict[str, str] = {
    "qin.setup.tiles": "Components",
    "qin.setup.hand": "Setup",
    "qin.setup.piles": "Setup; ruling",
    "qin.setup.supply": "Setup",
    "qin.setup.first": "Playing the game; ruling",
    "qin.setup.fair": "Setup (French sheet)",
    "qin.board.start": "Setup; ruling",
    "qin.board.village": "4 Connect village; ruling",
    "qin.secret": "Setup; ruling",
    "qin.place.one": "Playing the game",
    "qin.place.pair": "Playing the game",
    "qin.place.grass": "Playing the game",
    "qin.place.start": "Playing the game (French sheet)",
    "qin.place.adjoin": "Playing the game",
    "qin.mixed": "Playing the game; ruling",
    "qin.found": "1 Found province",
    "qin.found.single": "2 Expand province",
    "qin.found.major": "1 and 3; ruling",
    "qin.expand": "2 Expand province",
    "qin.expand.single": "2 Expand province; ruling",
    "qin.major": "3 Create major province",
    "qin.major.one": "3 Create major province",
    "qin.join.owner": "6 Absorb province",
    "qin.join.return": "6 Absorb province",
    "qin.join.own": "6 Absorb province; ruling",
    "qin.join.tie": "6 Absorb province",
    "qin.join.majors": "6 Absorb province",
    "qin.join.safe": "6 Absorb province; ruling",
    "qin.village.connect": "4 Connect village",
    "qin.village.conquer": "5 Conquer village",
    "qin.village.count": "5 Conquer village",
    "qin.village.tie": "5 Conquer village",
    "qin.village.kept": "5 Conquer village; ruling",
    "qin.order": "Playing the game; ruling",
    "qin.order.villages": "Playing the game; ruling",
    "qin.draw": "End of a turn",
    "qin.draw.pile": "End of a turn",
    "qin.draw.empty": "End of a turn",
    "qin.pass": "Playing the game; ruling",
    "qin.pass.must": "Playing the game",
    "qin.end.last": "End of the game",
    "qin.end.tiles": "End of the game",
    "qin.end.placement": "End of the game; ruling",
    "qin.end.most": "End of the game",
    "qin.end.shared": "End of the game",
    "qin.resign": "ruling",
    "qin.resign.last": "ruling",
    "qin.resign.poor": "ruling",
    "qin.series": "End of the game",
    "qin.series.left": "ruling",
    "qin.series.shared": "ruling",
}

# id → the functions that carry it out, as module:function within this package; functions that refuse with a
# clause name it themselves
ENFORCED_BY: dict[str, str] = {
    "qin.setup.tiles": "game:QinGame.start game:check_tiles",
    "qin.setup.hand": "kernel:deal",
    "qin.setup.piles": "kernel:deal",
    "qin.setup.supply": "kernel:lay_out",
    "qin.setup.first": "game:QinGame.draw_lots kernel:lay_out kernel:next_seat",
    "qin.setup.fair": "game:QinGame.start game:fair",
    "qin.board.start": "board:check kernel:lay_out",
    "qin.board.village": "board:_villages",
    "qin.secret": "views.survey:look_at views.view:history_of game:QinGame.redact_setup",
    "qin.place.one": "kernel:legal kernel:take_turn",
    "qin.place.pair": "board:_geometry kernel:legal",
    "qin.place.grass": "kernel:pair_is_open kernel:legal",
    "qin.place.start": "kernel:lay_out kernel:pair_is_open",
    "qin.place.adjoin": "kernel:pair_is_open kernel:legal",
    "qin.mixed": "kernel:pair_allows kernel:place",
    "qin.found": "kernel:found",
    "qin.found.single": "kernel:found",
    "qin.found.major": "kernel:found",
    "qin.expand": "kernel:expand",
    "qin.expand.single": "kernel:expand",
    "qin.major": "kernel:expand",
    "qin.major.one": "kernel:expand kernel:join",
    "qin.join.owner": "kernel:check_joining kernel:join",
    "qin.join.return": "kernel:join",
    "qin.join.own": "kernel:check_joining kernel:join",
    "qin.join.tie": "kernel:check_joining notation:_forbidden_joining",
    "qin.join.majors": "kernel:check_joining notation:_forbidden_joining",
    "qin.join.safe": "kernel:check_joining notation:_forbidden_joining",
    "qin.village.connect": "kernel:seize_villages kernel:seize",
    "qin.village.conquer": "kernel:seize_villages kernel:seize",
    "qin.village.count": "kernel:majority",
    "qin.village.tie": "kernel:majority",
    "qin.village.kept": "kernel:seize_villages",
    "qin.order": "kernel:place",
    "qin.order.villages": "kernel:seize_villages",
    "qin.draw": "kernel:take_turn kernel:draw",
    "qin.draw.pile": "kernel:draw kernel:default_pile",
    "qin.draw.empty": "kernel:draw",
    "qin.pass": "kernel:find_mover kernel:pass_turn",
    "qin.pass.must": "kernel:find_mover",
    "qin.end.last": "kernel:set_pagoda",
    "qin.end.tiles": "kernel:find_mover",
    "qin.end.placement": "kernel:find_mover",
    "qin.end.most": "kernel:find_mover",
    "qin.end.shared": "kernel:find_mover",
    "qin.resign": "kernel:resign kernel:next_seat",
    "qin.resign.last": "kernel:resign",
    "qin.resign.poor": "kernel:set_pagoda kernel:seize",
    "qin.series": "series:Series.next_match series:Series.left_over",
    "qin.series.left": "state:QinState.series_points",
    "qin.series.shared": "series:Series.winners",
}


class QinCode(StrEnum):
    """What can be wrong with an input to Qin."""

    # badly written
    TOKEN = "qin-token"  # not a placement at all
    TOKEN_SPACE = "qin-token-space"  # a space that this map does not have
    TOKEN_ORDER = "qin-token-order"  # right, but not in the order that makes tokens unique
    TOKEN_PILE = "qin-token-pile"  # a pile that is not 1 to 4
    MAP_HEIGHT = "qin-map-height"
    MAP_WIDTH = "qin-map-width"
    MAP_RAGGED = "qin-map-ragged"
    MAP_SIGN = "qin-map-sign"
    MAP_NO_START = "qin-map-no-start"
    MAP_STARTS_TOUCH = "qin-map-starts-touch"
    MAP_NO_PLACEMENT = "qin-map-no-placement"  # no tile can ever be placed
    MAP_NAME = "qin-map-name"  # a name that is too long
    MAP_NAME_UNSEEN = "qin-map-name-unseen"  # a name with a character that cannot be seen
    MAP_SEED = "qin-map-seed"  # a name after `seed:` that cannot be one
    MAP_UNKNOWN = "qin-map-unknown"  # neither a built-in map nor a file
    POSITION = "qin-position"  # a position string with a wrong part
    DEAL = "qin-deal"  # a deal that is not made of the 72 tiles
    DEAL_NOT_FAIR = "qin-deal-not-fair"  # a fair start was promised, and a hand has no double
    # a made-up position that no game can reach
    DRAFT_PAIR = "qin-draft-pair"  # a covered space without a second one for its tile
    DRAFT_APART = "qin-draft-apart"  # a tile to which no others lead
    DRAFT_OWNER = "qin-draft-owner"  # a province without a pagoda
    DRAFT_STRAY = "qin-draft-stray"  # a pagoda where none can stand
    DRAFT_VILLAGE = "qin-draft-village"  # a village that another player has taken
    DRAFT_VILLAGE_ALONE = "qin-draft-village-alone"  # a village that no seat can have taken
    DRAFT_PAGODAS = "qin-draft-pagodas"  # more pagodas than a player has
    DRAFT_OVER = "qin-draft-over"  # a player's last pagoda stands: the game would be over
    DRAFT_STUCK = "qin-draft-stuck"  # no tile fits any more: the same
    DRAFT_TILES = "qin-draft-tiles"  # more tiles than there are
    DRAFT_MOVER = "qin-draft-mover"  # no seat is to move
    # well written, but not allowed
    NOT_IN_HAND = "qin-not-in-hand"  # the tile is not in this hand
    NOT_NEIGHBOURS = "qin-not-neighbours"  # the two spaces do not share an edge
    OCCUPIED = "qin-occupied"  # a tile lies there
    ON_VILLAGE = "qin-on-village"
    ON_WATER = "qin-on-water"
    ON_START = "qin-on-start"  # a printed start space
    NOT_ADJOINING = "qin-not-adjoining"  # no province space beside it
    JOIN_TIE = "qin-join-tie"  # no owner could be found
    JOIN_MAJORS = "qin-join-majors"  # two or more major provinces
    JOIN_SAFE = "qin-join-safe"  # a major province would be taken over
    PILE_EMPTY = "qin-pile-empty"
    MUST_PLACE = "qin-must-place"  # a pass although a tile can be placed
    MUST_PASS = "qin-must-pass"  # nothing can be placed
