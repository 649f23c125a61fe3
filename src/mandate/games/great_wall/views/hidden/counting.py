"""What a seat would know by counting all public gains and payments: the totals behind the screens.

A person at a table does not see them, so a player that is handed a view does not find them there either.
`resample` needs them, because every state that fits what a seat has seen has these totals. So a view carries
them sealed: they survive copying and sending to another process, are in no public attribute, picture or JSON
of it, and can be read only through `counted`.
"""

from __future__ import annotations

from collections.abc import Iterable


class Counted:
    """Totals by Clan and resource, sealed."""

    __slots__ = ("__totals",)

    def __init__(self, totals: Iterable[Iterable[int]] = ()) -> None:
        self.__totals = tuple(tuple(own) for own in totals)

    def __reduce__(self) -> tuple[type[Counted], tuple[tuple[tuple[int, ...], ...]]]:
        return Counted, (self.__totals,)


def counted(sealed: Counted) -> list[list[int]]:
    """The totals; for `resample` alone."""
    _, (totals,) = sealed.__reduce__()
    return [list(own) for own in totals]
