"""The same table with everything again that one pair of eyes has not seen, for the tests of secrecy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from mandate.core.game import Seat
from mandate.core.record import Entry
from mandate.core.rng import Chance
from mandate.table import fold, log
from mandate.table.table import Table


def dealt_again(table: Table, eye: int | None, chance: Chance) -> Table:
    """The same table, with everything that this pair of eyes has not seen drawn again."""
    assert table.match is not None
    seat = None if eye is None else Seat(eye)
    other = table.match.game.resample(table.match.view(seat), chance)
    secret = _lines_of(table.lines, other.unrevealed())
    twin = Table(table.name, table.opened)
    for number, line in enumerate(table.lines):
        if isinstance(line, log.Started):
            line = msgspec.structs.replace(
                line, record=msgspec.structs.replace(line.record, setup=other.setup())
            )
        elif isinstance(line, log.Chose):  # what comes by itself comes again by itself
            first = Entry(seat=line.seat, choice=secret.get(number, line.lines[0].choice))
            line = msgspec.structs.replace(line, lines=[first])
        fold.add(twin, line)
    return twin


def _lines_of(lines: Sequence[log.AnyLine], unrevealed: Mapping[int, str]) -> dict[int, str]:
    """By their place in the log the choices that are still secret; what was taken back does not count."""
    in_force: list[int] = []
    for number, line in enumerate(lines):
        if isinstance(line, log.TookBack):
            del in_force[-line.lines[0].back :]
        elif isinstance(line, log.Chose | log.Resigned):
            in_force += [number] * len(line.lines)
    return {in_force[at]: choice for at, choice in unrevealed.items()}
