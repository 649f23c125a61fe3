"""In slow games: the nights and vacations of players, in which their own clocks rest."""

from __future__ import annotations

from mandate.table import log
from mandate.table.acts.act import Act
from mandate.table.rests import Rests


def rest(act: Act, guest: str, rests: Rests) -> None:
    """Note when a player rests from now on; no line is added if that is known."""
    table = act.table
    if table.status != "playing" or guest not in table.people or not table.opened.plan.pace.slow:
        return
    known = table.rests_of(guest)
    if rests.quiet != known.quiet:
        act.add(log.Quieted(at=act.now, guest=guest, quiet=rests.quiet, spent=act.charge()))
    wanted, earlier = _not_over(rests, act.now), _not_over(known, act.now)
    if wanted != earlier:
        since, until = wanted or (0, 0)
        by = table.seats_of(guest)[0]
        act.add(log.Vacationed(
            at=act.now, by=by, guest=guest, since=since, until=until, spent=act.charge()
        ))  # fmt: skip


def _not_over(rests: Rests, now: int) -> tuple[int, int] | None:
    return None if rests.vacation is None or rests.vacation[1] <= now else rests.vacation
