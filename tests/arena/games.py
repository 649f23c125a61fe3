"""Made-up plans and results, for tests of what is reckoned from them."""

from collections.abc import Sequence

from mandate.arena.plan import Plan, make_plan
from mandate.arena.play import Played
from mandate.arena.schedule import Task, tasks


def plan_of(*players: str, seats: int = 2, settings: int = 1, together: bool = False, **more: bool) -> Plan:
    """A plan; what its players are called does not matter here."""
    made = make_plan(
        "qin", ["random"] * len(players), [{"players": seats}] * settings, seed="made up", **more
    )
    return Plan(
        **{name: getattr(made, name) for name in Plan.__struct_fields__}
        | {"players": list(players), "together": together}
    )


def result(task: Task, winners: Sequence[int], scores: Sequence[int] | None = None) -> Played:
    """A game that these seats won."""
    seats = len(task.seats)
    return Played(
        deal=task.deal,
        table=task.table,
        seating=task.seating,
        seats=list(task.seats),
        winners=list(winners),
        scores=list(scores or [0] * seats),
        reason="last_pagoda",
        decisions=[10] * seats,
        seconds=[0.5] * seats,
    )


def won_by(plan: Plan, deals: int, player: int = 0) -> list[Played]:
    """Games that all went to one player, wherever it sat."""
    return [result(task, [task.seats.index(player)]) for task in tasks(plan, deals)]
