"""How much shorter intervals are without luck, where each game has a deal of its own and in all seatings."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from mandate.arena.luck import SEEN, LuckWatch
from mandate.arena.plan import Seating, make_plan
from mandate.arena.played import Finished, Played
from mandate.arena.pool import local
from mandate.arena.run import Run
from mandate.arena.schedule import Schedule, deals_for
from mandate.arena.statistics import Estimate
from mandate.arena.summary import summarise


class _Kept:
    def __init__(self) -> None:
        self.games: list[Played] = []

    def hear(self, game: Finished) -> None:
        self.games.append(game.played)


def shares(pair: list[str], seating: Seating, games: int, jobs: int) -> tuple[Estimate, Estimate | None]:
    """The first player's share of wins, as it is and without luck."""
    plan = make_plan("qin", pair, [{}], seed="luck", seating=seating)
    kept = _Kept()
    schedule = Schedule(plan, deals_for(plan, games))
    Run(schedule, listeners=[kept], watch={SEEN: LuckWatch()}, pool=local(jobs)).play()
    standing = summarise(plan, kept.games).tables[0].standings[0]
    return standing.share, standing.adjusted


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("pairs", nargs="*", default=["greedy/greedy", "guard/greedy", "greedy/merchant"])
    given = parser.parse_args(arguments)
    table = Table("players", "deals", "share of wins, 95%", "without luck, 95%", "length", "÷ plain")
    for pair in given.pairs:
        lengths: list[float] = []
        for seating in (Seating.TURNING, Seating.ALL):
            plain, without = shares(pair.split("/"), seating, given.games, given.jobs)
            assert without is not None
            lengths += [each.high - each.low for each in (plain, without)]
            table.add_row(
                pair,
                "one each game" if seating is Seating.TURNING else "in all seatings",
                plain.percents(),
                without.percents(),
                f"{lengths[-2]:.3f} → {lengths[-1]:.3f}",
                f"{lengths[-2] / lengths[0]:.2f} → {lengths[-1] / lengths[0]:.2f}",
            )
    Console(width=140).print(table)
    return 0
