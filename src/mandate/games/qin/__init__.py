"""Qin by Reiner Knizia: tile laying for two to four players.

An unofficial, fan-made implementation, not affiliated with the game's author or publishers.

`print(match)` draws the board.

Examples:
    >>> from mandate import qin
    >>> match = qin.new(players=3, board="bird", seed=7)
    >>> [event.kind for event in match.play(match.options[0])]
    ['placed', 'founded', 'drew']
    >>> match.turn
    1
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mandate.core.match import Match
    from mandate.games.qin.rules.series import Series
    from mandate.games.qin.rules.state import QinState

__all__ = ["from_position", "load", "new", "series"]


def new(
    players: int = 2,
    board: str = "bird",
    *,
    first: int | str = 0,
    fair_start: bool = False,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    takebacks: bool = False,
) -> Match[QinState]:
    """A new game, dealt and ready.

    `board` is "bird", "lion", "seed:NAME" for a generated one, the path of a map file, or the text of a
    map. `first` is the seat that begins (counted from 0) or "random". Without a `seed` the deal is
    committed to and can be verified when the game is over.

    Examples:
        >>> from mandate import qin
        >>> match = qin.new(board="lion", fair_start=True, seed="a rainy evening")
        >>> match.view(0).hand
        ['YY', 'BB', 'RB']
        >>> small = qin.new(board="R..V\\n....\\nY..B", seed=1)
        >>> len(small.options)
        28
    """
    from mandate.core.match import Match
    from mandate.games.qin.rules.game import QIN

    options: dict[str, Any] = {
        "players": players,
        "board": board,
        "first": first,
        "fair_start": fair_start,
    }
    return Match.start(QIN, options, seed=seed, names=names, takebacks=takebacks)


def series(players: int = 2, boards: Sequence[str] = ("bird", "lion"), **settings: Any) -> Series:
    """A series of games: `series.next_match()` begins each one, `series.winners` tells who won.

    Examples:
        >>> from mandate import qin
        >>> series = qin.series(players=2, boards=["bird", "lion"], seed=1)
        >>> series.next_match().turn
        0
    """
    from mandate.games.qin.rules.series import Series

    return Series(players, boards, **settings)


def load(source: str | Path) -> Match[QinState]:
    """The match in a record: a path, or the JSON text itself.

    Examples:
        >>> from mandate import qin
        >>> match = qin.new(seed=7)
        >>> _ = match.play(match.options[0])
        >>> qin.load(match.record.dumps()).state.digest() == match.state.digest()
        True
    """
    from mandate.core import record
    from mandate.core.match import Match
    from mandate.games.qin.rules.game import QIN

    text = source if isinstance(source, str) and source.lstrip().startswith("{") else None
    return Match.resume(QIN, record.loads(text or Path(source).read_text("utf-8")))


def from_position(position: str, *, takebacks: bool = False) -> Match[QinState]:
    """A match that begins with a position string, for lessons, tests and bug reports.

    Examples:
        >>> from mandate import qin
        >>> match = qin.from_position("qin1 2 R2/Y2/B2 - 24,24 RRYYBB,?????? 17,17,16,16 0 0 -")
        >>> [event.kind for event in match.preview("RR:b1c1")]
        ['placed', 'founded']
    """
    from mandate.core.match import Match
    from mandate.core.rng import Chance
    from mandate.games.qin.rules.game import QIN
    from mandate.games.qin.views.position_reader import read

    state = read(position, Chance(position))
    return Match.begin(QIN, state, takebacks=takebacks, verifiable=False)
