"""A whole position as one line of text that loads back: for tests, lessons and bug reports.

    qin1 PLAYERS ROWS OWNERS SUPPLIES HANDS PILES MOVER PLY OUT

ROWS are separated by `/`; a number stands for that many grass spaces, `V ~ R Y B` are as on the map,
`r y b` are spaces of placed tiles (`s t u` where the end of a game cut off their joining).
OWNERS are `g8=0` for the province or village whose first space is g8, `g8=0x1` where a province has
another number of pagodas than its size says, `-` for none. SUPPLIES, HANDS and PILES are separated by
commas; tiles are written one behind the other, `??` for one that is not known, `-` for none; piles
from the bottom up, or only their size. MOVER is a seat, `-` when the game is over. OUT lists seats
that resigned with their hands, `1:RRYBBB`, or `-`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.provinces import Chart, chart_of
from mandate.games.qin.views.view import HIDDEN, NO_TILES, tiles_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


FORMAT = "qin1"


def write(
    chart: Chart,
    head: Sequence[int],
    hands: Iterable[str],
    piles: Iterable[str],
    gone: Sequence[str],
) -> str:
    """The position of a record that begins with `head`; hands and piles are as the reader knows them."""
    players, mover, out = head[kernel.PLAYERS], head[kernel.MOVER], head[kernel.RESIGNED]
    resigned = [seat for seat in range(players) if out >> seat & 1] if out else ()
    return " ".join(
        (
            FORMAT,
            str(players),
            chart.in_position,
            ",".join(map(str, head[kernel.SUPPLY : kernel.SUPPLY + players])),
            ",".join(hands),
            ",".join(piles),
            "-" if mover == kernel.NO_ONE else str(mover),
            str(head[kernel.PLY]),
            ",".join([f"{seat}:{gone[seat]}" for seat in resigned]) or "-",
        )
    )


def write_all(board: Board, g: kernel.GameArray) -> str:
    """The whole position, with everything hidden in it."""
    seats = [Seat(seat) for seat in range(int(g[kernel.PLAYERS]))]
    return write(
        chart_of(board, g),
        g[: kernel.HANDS].tolist(),
        [tiles_text(tiles_at(g, kernel.HANDS, seat)) for seat in seats],
        [tiles_text(pile_at(g, pile)) for pile in range(4)],
        [tiles_text(tiles_at(g, kernel.GONE, seat)) for seat in seats],
    )


def redact(text: str, seat: Seat | None) -> str:
    """A whole position string as this seat (or a spectator) may know it."""
    part = text.split()
    hands = part[5].split(",")
    part[5] = ",".join(hand if s == seat else _hide(hand) for s, hand in enumerate(hands))
    part[6] = ",".join(str(len(split_tiles(pile))) for pile in part[6].split(","))
    out = [entry.split(":") for entry in part[9].split(",") if entry != "-"]
    part[9] = ",".join(f"{s}:{hand if int(s) == seat else _hide(hand)}" for s, hand in out) or "-"
    return " ".join(part)


def _hide(tiles: str) -> str:
    return tiles_text([HIDDEN] * len(split_tiles(tiles)))


def tiles_text(tiles: Sequence[str]) -> str:
    return "".join(tiles) or NO_TILES


def pile_at(g: kernel.GameArray, pile: int) -> list[str]:
    """The tiles of a pile, from the bottom up."""
    return [TILE_NAMES[g[kernel.DECK + 4 * i + pile]] for i in range(int(g[kernel.PILES + pile]))]


def wrong(key: str, value: str, expected: str) -> Malformed:
    return Malformed(QinCode.POSITION, key=key.upper(), value=value, expected=expected)


def split_tiles(text: str, key: str = "tiles") -> list[str]:
    if text == "-":
        return []
    tiles = re.findall("..?", text)
    for tile in tiles:
        if tile not in TILE_NAMES and tile != HIDDEN:
            raise wrong(key, tile, " ".join((*TILE_NAMES, HIDDEN)))
    return tiles
