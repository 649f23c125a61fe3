"""A made-up position of Qin, as a position string (`position`) that may leave things open.

`*` stands for SUPPLIES (what does not stand on the board), PILES (what is left of the 72 tiles, dealt round)
and PLY (a choice for each tile). OWNERS may name any space of a province or village, and the last one named
counts; a village whose owner follows from the rules needs no entry. All flaws are reported at once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mandate.core.draft import Draft, Flaw
from mandate.core.errors import Malformed, Refused
from mandate.core.game import Json
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import COLOURS, TILE_NAMES, Board, Space, check_placements
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.game import EACH_KIND
from mandate.games.qin.rules.provinces import Province, chart_of, regions, village_owners
from mandate.games.qin.rules.start import PAGODAS
from mandate.games.qin.views.pairing import pairs
from mandate.games.qin.views.position import split_tiles, tiles_text, wrong
from mandate.games.qin.views.position_reader import lay_out, parts_of, read
from mandate.games.qin.views.view import HIDDEN
from mandate.lang.text import Text, text

if TYPE_CHECKING:
    from mandate.core.rng import Chance

OPEN = "*"  # a part that follows from the others
_OWNER = re.compile(r"([a-z]\d{1,2})=([0-3])(?:x([12]))?")


def draft(position: str, chance: Chance) -> Draft:
    """The position, with what it leaves open filled in; `chance` draws what is hidden."""
    try:
        part = parts_of(position)
        board, g, covered = lay_out(part)
        check_placements(board)
        counted = _tiles_of(part)
    except Malformed as problem:
        return Draft((_misread(problem),), drawn={"provinces": [], "villages": [], "supplies": []})
    flaws = [*_flaws_of_tiles(board, covered), *_set_pagodas(part, board, g)]
    standing = _standing(board, g)
    flaws += _flaws_of_supplies(g, standing)
    if part["supplies"] == OPEN:
        whole = PAGODAS[int(g[kernel.PLAYERS])]
        part["supplies"] = ",".join(str(max(whole - stand, 0)) for stand in standing)
    tiles = len(covered) // 2
    if part["piles"] == OPEN:
        left = kernel.TILES - tiles - counted
        part["piles"] = ",".join(str((max(left, 0) + 3 - pile) // 4) for pile in range(4))
        if left < 0:
            clause, many = "qin.setup.tiles", tiles + counted
            flaws.append(
                Flaw(Refused(QinCode.DRAFT_TILES, clause=clause, tiles=many, most=kernel.TILES), "rows")
            )
    if part["ply"] == OPEN:
        part["ply"] = str(tiles)
    if part["mover"] == "-":
        flaws.append(Flaw(Refused(QinCode.DRAFT_MOVER), "mover"))
    part["rows"], part["owners"] = chart_of(board, g).in_position.split()
    drawn = _board_json(board, g, part)
    if flaws:
        return Draft(tuple(flaws), drawn=drawn)
    lying = _lying(board, g, covered)
    return _finished(part, lying, chance, drawn)


def _finished(part: dict[str, str], lying: Counter[str], chance: Chance, drawn: Json) -> Draft:
    """The general position reader reads the whole string: it catches what a draft overlooks."""
    whole = " ".join(part.values())
    try:
        read(whole, chance)
        state = read(_drawn(part, lying, chance), chance)
    except Malformed as problem:
        return Draft((_misread(problem),), drawn=drawn)
    if not state.pending:
        stuck = Refused(QinCode.DRAFT_STUCK, clause="qin.end.placement")
        return Draft((Flaw(stuck, "hands"),), drawn=drawn)
    return Draft((), whole, state.setup(), drawn)


def _misread(problem: Malformed) -> Flaw:
    return Flaw(problem, str(problem.facts.get("key", "rows")).lower())


def _board_json(board: Board, g: kernel.GameArray, part: dict[str, str]) -> Json:
    provinces, villages = chart_of(board, g).to_json()
    supplies = [int(left) for left in part["supplies"].split(",") if left.isdecimal()]
    return {"provinces": provinces, "villages": villages, "supplies": supplies}


def _tiles_of(part: dict[str, str]) -> int:
    """How many tiles are in hands, also in those of seats that resigned."""
    return sum(len(split_tiles(hand, "hands")) for hand in [*part["hands"].split(","), *_hands_gone(part)])


def _lying(board: Board, g: kernel.GameArray, covered: list[Space]) -> Counter[str]:
    """Which tiles can lie on the board: of several ways to cover the same spaces one."""
    colour_at = int(board.geometry[kernel.CELL])
    together = {tuple(sorted(pair)) for pair in pairs(board, covered).items()}
    colours = (sorted(int(g[colour_at + space]) for space in pair) for pair in together)
    return Counter("".join(COLOURS[colour - 1] for colour in pair) for pair in colours)


def _drawn(part: dict[str, str], lying: Counter[str], chance: Chance) -> str:
    """The position with everything hidden drawn from the tiles that lie nowhere else.

    If the board seems to hold more tiles of a kind than exist (they could lie there otherwise), the piles get
    none of it.
    """
    hands = [split_tiles(hand) for hand in part["hands"].split(",")]
    piles = [
        [HIDDEN] * int(pile) if pile.isdecimal() else split_tiles(pile) for pile in part["piles"].split(",")
    ]
    gone = [split_tiles(hand) for hand in _hands_gone(part)]
    places = [*hands, *piles, *gone]
    used = Counter(tile for tiles in places for tile in tiles) + lying
    left = [name for name in TILE_NAMES for _ in range(EACH_KIND - used[name])]
    chance.shuffle(left)
    for tiles in places:
        for i, tile in enumerate(tiles):
            if tile == HIDDEN and left:
                tiles[i] = left.pop()
    out = zip(part["out"].split(","), gone, strict=True)
    written = {
        "hands": ",".join(map(tiles_text, hands)),
        "piles": ",".join(map(tiles_text, piles)),
        "out": ",".join(entry[:2] + tiles_text(hand) if ":" in entry else entry for entry, hand in out),
    }
    return " ".join((part | written).values())


def _hands_gone(part: dict[str, str]) -> list[str]:
    """What each seat that resigned took with it."""
    return [entry.partition(":")[2] or "-" for entry in part["out"].split(",")]


def _seat_name(seat: int) -> Text:
    return text("play-seat-name", seat=seat + 1)


# --- tiles ------------------------------------------------------------------------------------------------


def _flaws_of_tiles(board: Board, covered: list[Space]) -> Iterator[Flaw]:
    apart = _unreached(board, covered)
    for space in apart[:1]:
        name = board.name_of(space)
        problem = Refused(QinCode.DRAFT_APART, clause="qin.place.adjoin", space=name)
        yield Flaw(problem, "rows", tuple(board.names_of(apart)))
    single = sorted({*covered} - pairs(board, covered).keys())
    for space in single[:1]:
        name = board.name_of(space)
        problem = Refused(QinCode.DRAFT_PAIR, clause="qin.place.pair", space=name)
        yield Flaw(problem, "rows", tuple(board.names_of(single)))


def _unreached(board: Board, covered: list[Space]) -> list[Space]:
    """Covered spaces from which no chain of coloured ones leads to a start space, in reading order."""
    far = set(covered)
    reached = [space for space in board.spaces if board.at(space) in "RYB"]
    while reached:
        for near in board.near[reached.pop()]:
            if near in far:
                far.remove(near)
                reached.append(near)
    return sorted(far)


# --- pagodas ----------------------------------------------------------------------------------------------


def _set_pagodas(part: dict[str, str], board: Board, g: kernel.GameArray) -> Iterator[Flaw]:
    areas = {space: area for area in regions(board, g) for space in area.spaces}
    villages = {space: number for number, village in enumerate(board.villages) for space in village}
    counts: dict[int, int] = {}
    for entry in [] if part["owners"] == "-" else part["owners"].split(","):
        match = _OWNER.fullmatch(entry)
        space = board.space(match[1]) if match else None
        if match is None or space is None or int(match[2]) >= g[kernel.PLAYERS]:
            yield _misread(wrong("owners", entry, "g8=0"))
        elif space in villages:
            counts[villages[space]] = int(match[2])
        elif space in areas and len(areas[space].spaces) > 1:
            _give(board, g, areas[space], int(match[2]), match[3])
        else:
            problem = Refused(QinCode.DRAFT_STRAY, clause="qin.found.single", space=match[1])
            yield Flaw(problem, "owners", (match[1],))
    for area in regions(board, g):
        if len(area.spaces) > 1 and area.owner is None:
            names = board.names_of(area.spaces)
            problem = Refused(QinCode.DRAFT_OWNER, clause="qin.found", space=names[0])
            yield Flaw(problem, "owners", tuple(names))
    for number in range(len(board.villages)):
        yield from _take_village(board, g, number, counts.get(number))


def _give(board: Board, g: kernel.GameArray, area: Province, owner: int, pagodas: str | None) -> None:
    b = board.geometry
    label = g[b[kernel.LABEL] + area.spaces[0]]
    g[b[kernel.OWNER] + label] = owner
    g[b[kernel.PAGODAS] + label] = int(pagodas or (2 if area.major else 1))


def _take_village(board: Board, g: kernel.GameArray, number: int, given: int | None) -> Iterator[Flaw]:
    """Give a village to the seat with most pagodas around it; failing that, to the one in the draft."""
    b, village = board.geometry, board.villages[number]
    names, rightful = tuple(board.names_of(village)), int(kernel.majority(b, g, number))
    if rightful != kernel.NO_ONE and not int(g[kernel.RESIGNED]) >> rightful & 1:
        g[b[kernel.VILLAGE_OWNER] + number] = rightful
        if given not in (None, rightful):
            clause, owner_name = "qin.village.count", _seat_name(rightful)
            problem = Refused(QinCode.DRAFT_VILLAGE, clause=clause, space=names[0], player=owner_name)
            yield Flaw(problem, "owners", names)
        return
    if given is None:
        return
    g[b[kernel.VILLAGE_OWNER] + number] = given
    around = {near for space in village for near in board.near[space]}
    if not any(around.intersection(area.spaces) for area in regions(board, g) if len(area.spaces) > 1):
        alone = Refused(QinCode.DRAFT_VILLAGE_ALONE, clause="qin.village.connect", space=names[0])
        yield Flaw(alone, "owners", names)


def _standing(board: Board, g: kernel.GameArray) -> list[int]:
    """How many pagodas of each seat stand on the board."""
    standing = [0] * int(g[kernel.PLAYERS])
    for area in regions(board, g):
        if area.owner is not None:
            standing[area.owner] += area.pagodas
    for owner in village_owners(board, g):
        if owner is not None:
            standing[owner] += 1
    return standing


def _flaws_of_supplies(g: kernel.GameArray, standing: list[int]) -> Iterator[Flaw]:
    whole = PAGODAS[int(g[kernel.PLAYERS])]
    for seat, stand in enumerate(standing):
        name = _seat_name(seat)
        if stand > whole:
            problem = Refused(
                QinCode.DRAFT_PAGODAS, clause="qin.setup.supply", player=name, standing=stand, most=whole
            )
            yield Flaw(problem, "supplies")
        elif stand == whole:
            yield Flaw(Refused(QinCode.DRAFT_OVER, clause="qin.end.last", player=name), "supplies")
