"""What somebody who keeps count of all told gains and payments would know: the totals behind the screens.

A person who looks at a table is not told them, so a player that is handed a view does not find them there
either. `resample` needs them, for every state that fits what a seat has seen has these totals. So a view
carries them sealed: they go along where it is copied or sent to another process, are in no public attribute,
picture or JSON of it, and `counted` is the one door to them.
"""

from __future__ import annotations

from collections.abc import Iterable


class Counted:
    """Totals by Clan and resource, sealed."""

    __slots__ = ("__totals",)

    def __init__(self, totals: Iterable[int] = ()) -> None:
        self.__totals = tuple(totals)

    def __reduce__(self) -> tuple[type[Counted], tuple[tuple[int, ...]]]:
        return Counted, (self.__totals,)


def counted(sealed: Counted) -> list[int]:
    """The totals; for `resample` alone."""
    _, (totals,) = sealed.__reduce__()
    return list(totals)
