"""What Soldiers cost a seat now, with everything that its cards and Events change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall.recruiting import bill

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.state import GreatWallState

NOBODY = (0, 0, 0)


def soldier(
    words: Words, s: GreatWallState, seat: int, kind: int, chosen: tuple[int, ...] = NOBODY, disc: int = 0
) -> str:
    """One more of this type, beside those that are chosen already."""
    before, after = (
        bill(s, seat, some, disc) for some in (chosen, tuple(n + (i == kind) for i, n in enumerate(chosen)))
    )
    cost = [new - old for new, old in zip(after.cost, before.cost, strict=True)]
    off = after.most() - before.most()
    if off >= sum(cost):
        return words("gw-price-free")
    return words("gw-price-less", cost=words.goods(cost), off=off) if off else words.goods(cost)
