"""A table's card: the summary that lists show. The store keeps it as a cache of the log."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import msgspec

from mandate.table import wire
from mandate.table.plan import Pace
from mandate.table.rests import NO_RESTS, Rests
from mandate.table.table import Table

# When clocks at a pace, running from a moment, have run for so many milliseconds.
RunsOut: TypeAlias = Callable[[Pace, int, int, Rests], int]


class CardSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat on a card."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False
    asked: bool = False
    left: int | None = None  # milliseconds on the clock, for people with a question to answer
    rests: Rests = NO_RESTS


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table."""

    game: str
    status: str
    seats: list[CardSeat]
    pace: Pace
    series: wire.Leg | None = None
    since: int = 0  # when the time in `left` began to run
    winners: list[int] | None = None
    canceled: bool = False
    options: dict[str, str | int | bool] = {}
    rated: bool = False
    opened: int = 0
    wanted: list[int] = []
    progress: float | None = None
    stage: wire.GameStage | None = None


def card(table: Table) -> Card:
    asked = table.pending
    clocks = {seat: table.clock.left[seat] for seat in table.on_the_clock} if table.clock.runs else {}
    seats = [
        CardSeat(c.guest, c.bot, c.away, seat in asked, clocks.get(seat), table.rests_of(c.guest))
        for seat, c in enumerate(table.chairs)
    ]
    plan = table.opened.plan
    leg = wire.Leg(table.opened.round.number, len(plan.games)) if plan.games else None
    outcome = table.outcome
    winners = None if outcome is None else [int(seat) for seat in outcome.winners]
    since = table.clock.since if clocks else 0
    return Card(
        plan.game,
        table.status,
        seats,
        plan.pace,
        leg,
        since,
        winners,
        table.canceled,
        table.brief_options,
        plan.rated,
        table.opened.at,
        table.wanted(),
        _progress(table),
        None if table.state is None or (stage := table.state.stage) is None else wire.GameStage(*stage),
    )


def _progress(table: Table) -> float | None:
    """How far a running game is, in steps of a hundredth."""
    if table.status != "playing" or table.state is None or (done := table.state.progress) is None:
        return None
    return round(done, 2)


def summary(
    name: str,
    shown: Card,
    changed: int,
    guest: str | None,
    names: Mapping[str, str],
    runs_out: RunsOut = lambda _, since, left, __: since + left,
) -> wire.Summary:
    """A card as one person sees it in a list. `runs_out`: when a clock has run for so long."""
    seats = [
        wire.SeatInfo(
            kind="bot" if seat.bot else "person" if seat.guest else "open",
            name=names.get(seat.guest) if seat.guest else seat.bot,
            you=seat.guest is not None and seat.guest == guest,
            away=seat.away,
            asked=seat.asked,
        )
        for seat in shown.seats
    ]
    return wire.Summary(
        id=name,
        game=shown.game,
        status=msgspec.convert(shown.status, wire.Status),
        seats=seats,
        pace=shown.pace,
        changed=changed,
        opened=shown.opened,
        wanted=shown.wanted,
        series=shown.series,
        your_turn=any(seat.you and seat.asked for seat in seats),
        deadline=_deadline(shown, guest, runs_out),
        winners=shown.winners,
        canceled=shown.canceled,
        options=shown.options,
        rated=shown.rated,
        progress=shown.progress,
        stage=shown.stage,
    )


def _deadline(shown: Card, guest: str | None, runs_out: RunsOut) -> int | None:
    """When the running clock runs out: the guest's own if it runs, else the first of the others."""
    running = [
        (runs_out(shown.pace, shown.since, seat.left, seat.rests), guest is not None and seat.guest == guest)
        for seat in shown.seats
        if seat.left is not None
    ]
    mine = [moment for moment, own in running if own]
    return min(mine or [moment for moment, _ in running], default=None)


def in_order(running: Iterable[wire.Summary]) -> list[wire.Summary]:
    """Unfinished games, the most urgent first: those where it is the guest's turn, by deadline."""

    def urgency(each: wire.Summary) -> tuple[bool, bool, float, int]:
        soon = math.inf if each.deadline is None else each.deadline
        return not each.your_turn, each.status != "playing", soon, -each.changed

    return sorted(running, key=urgency)
