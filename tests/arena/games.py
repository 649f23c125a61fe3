"""Made-up plans and results, for tests of what is reckoned from them."""

from collections.abc import Iterator, Sequence
from typing import Any

from mandate.arena.plan import Plan, make_plan
from mandate.arena.played import Finished, Played
from mandate.arena.run import Run
from mandate.arena.schedule import Schedule, Task


def plan_of(*players: str, seats: int = 2, settings: int = 1, together: bool = False, **more: Any) -> Plan:
    """A plan; what its players are called does not matter here."""
    made = make_plan(
        "qin", ["random"] * len(players), [{"players": seats}] * settings, seed="made up", **more
    )
    return Plan(
        **{name: getattr(made, name) for name in Plan.__struct_fields__}
        | {"players": list(players), "together": together}
    )


def tasks(plan: Plan, deals: int) -> Iterator[Task]:
    """All games of a plan, in their order."""
    return Schedule(plan, deals).tasks()


class Heard:
    """A listener that keeps what it hears; one with a limit interrupts the run when it has heard so much."""

    def __init__(self, limit: int | None = None) -> None:
        self.games: list[Finished] = []
        self.limit = limit

    @property
    def played(self) -> list[Played]:
        return [game.played for game in self.games]

    def hear(self, game: Finished) -> None:
        self.games.append(game)
        if len(self.games) == self.limit:
            raise KeyboardInterrupt


def play_all(plan: Plan, deals: int, **how: Any) -> list[Played]:
    """Every game of a run."""
    heard = Heard()
    Run(Schedule(plan, deals), listeners=[heard], **how).play()
    return heard.played


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
