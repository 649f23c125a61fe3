"""The Great Wall for one to four players: command, build, fight.

An unofficial, fan-made implementation, not affiliated with the game's authors or publishers.

Several seats may be asked at once: `match.pending` has a decision for each, and `match.play` takes the seat
that answers.

Examples:
    >>> from mandate import great_wall
    >>> match = great_wall.new(players=3, seed=7)
    >>> str(match.pending[0].kind)
    'setup.choose'
    >>> _ = match.play(match.pending[0].options[0], seat=0)
    >>> sorted(match.pending)
    [1, 2]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mandate.core.match import Match
    from mandate.games.great_wall.rules.state import GreatWallState

__all__ = ["new"]


def new(
    players: int = 3,
    *,
    decline: bool = False,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    takebacks: bool = False,
    **options: Any,
) -> Match[GreatWallState]:
    """A new game. Without a `seed` the deal is committed to and can be verified when the game is over.

    Two players play with the Reed Clan, one against Qin Jiushao. `options` are the others of the game,
    such as `coop=True`, `overlord="active"` or `qin_honor=50`.

    Examples:
        >>> from mandate import great_wall
        >>> alone = great_wall.new(players=1, qin_honor=50, seed=1)
        >>> together = great_wall.new(players=4, coop=True, seed=1)
        >>> alone.state.seats, together.state.seats
        (1, 4)
    """
    from mandate.core.match import Match
    from mandate.games.great_wall.rules.game import GREAT_WALL

    chosen = {"players": players, "decline": decline, **options}
    return Match.start(GREAT_WALL, chosen, seed=seed, names=names, takebacks=takebacks)
