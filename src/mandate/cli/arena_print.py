"""The statistics of an arena in the terminal."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mandate.arena.wording import score_name, tell_reason
from mandate.lang import say

if TYPE_CHECKING:
    from rich.table import Table

    from mandate.arena.played import Played
    from mandate.arena.summary import Summary, TableSummary

MAX_NAME = 40  # characters of a player's name
WIDTH = 160  # if the output is not a terminal


class Printer:
    """Prints a summary in one language."""

    def __init__(self, summary: Summary, language: str) -> None:
        from rich.console import Console

        self.summary = summary
        self.language = language
        self.labels = [shorten(label) for label in summary.plan.labels]
        self.console = Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else WIDTH)

    def print_tables(self, *, asked: int) -> None:
        plan = self.summary.plan
        facts = {
            "games": self.summary.games,
            "game": say(self.language, f"{plan.game}-name"),
            "seed": plan.seed,
        }
        self._line("simulate-title", **facts)
        most = max((table.games for table in self.summary.tables), default=0)
        if most > asked:
            self._line("arena-rounded", games=most)
        self.console.print(self._together() if plan.together else self._versus())
        self.console.print(self._players())

    def _versus(self) -> Table:
        """A row for each pairing; at larger tables, one for each player."""
        plan, adjusted = self.summary.plan, self.summary.is_adjusted
        table = self._table(
            "arena-player",
            "arena-against",
            "arena-held",
            "arena-played",
            "arena-share",
            *(["arena-adjusted"] if self.summary.is_adjusted else []),
            f"simulate-{score_name(plan.game)}",
        )
        for one in self.summary.tables:
            for standing in one.standings[: 1 if plan.seats == 2 else None]:
                others = [self.labels[other.player] for other in one.standings if other is not standing]
                table.add_row(
                    self.labels[standing.player],
                    ", ".join(others),
                    f"{standing.seats}/{plan.seats}",
                    str(one.games),
                    standing.share.percents(),
                    *([standing.adjusted.percents() if standing.adjusted else ""] if adjusted else []),
                    standing.score.decimals(),
                )
        return table

    def _together(self) -> Table:
        plan = self.summary.plan
        table = self._table(
            "arena-player", "arena-played", "arena-won", "arena-lead", f"simulate-{score_name(plan.game)}"
        )
        for one in self.summary.tables:
            for standing in one.standings:
                others = [self.labels[other.player] for other in one.standings if other is not standing]
                table.add_row(
                    " + ".join([self.labels[standing.player], *others]),
                    str(one.games),
                    standing.share.percents(),
                    standing.lead.difference() if standing.lead else "",
                    standing.score.decimals(),
                )
        return table

    def _players(self) -> Table:
        ratings = self.summary.ratings
        table = self._table("arena-player", *(["arena-rating"] if ratings else []), "arena-pace")
        for player, pace in enumerate(self.summary.paces):
            speed = "" if math.isinf(pace.rate) else f"{pace.rate:.0f}"
            table.add_row(self.labels[player], *([ratings[player].points()] if ratings else []), speed)
        return table

    def _table(self, *messages: str) -> Table:
        from rich.table import Table

        table = Table()
        for message in messages:
            names = message in ("arena-player", "arena-against")
            table.add_column(say(self.language, message), justify="left" if names else "right")
        return table

    def print_lines(self, games: Sequence[Played], fresh: int, seconds: float) -> None:
        """Print the lines beside the tables; `fresh` games were played in this run, in `seconds`."""
        summary = self.summary
        for table in summary.tables:
            self._print_verdict(table)
        if summary.seats:
            seats = ", ".join(f"{seat} {one.percents()}" for seat, one in enumerate(summary.seats, 1))
            self._line("arena-seats-won", seats=seats)
        if summary.lengths:
            lengths, mean = summary.lengths, sum(summary.lengths) / len(summary.lengths)
            self._line("arena-length", mean=f"{mean:.1f}", least=min(lengths), most=max(lengths))
            reasons = summary.ended.most_common()
            listed = ", ".join(f"{tell_reason(reason, self.language)} {n}" for reason, n in reasons)
            self._line("simulate-ended", reasons=listed)
        for player, failures in summary.failures.items():
            self._line("arena-failed", player=self.labels[player], times=len(failures))
            self.console.print(failures[0].tell(self.language), style="red", soft_wrap=True)
        if fresh:
            decisions = sum(sum(played.decisions) for played in games[-fresh:])
            speed = {"games": f"{fresh / seconds:.1f}", "decisions": f"{decisions / seconds:.0f}"}
            self._line("arena-speed", seconds=f"{seconds:.1f}", **speed)

    def _print_verdict(self, table: TableSummary) -> None:
        if table.verdict is None or table.anytime is None:
            return
        own = table.standings[0].player
        others = [self.labels[one.player] for one in table.standings[1:]] or self.labels[:1]
        facts = {"player": self.labels[own], "others": ", ".join(others), "games": table.games}
        if table.verdict == 0:
            self._line("arena-undecided", **facts)
        else:
            self._line("arena-better" if table.verdict > 0 else "arena-worse", **facts)
        if not self.summary.plan.together:
            self._line("arena-anytime", interval=table.anytime.percents())

    def _line(self, message: str, **facts: Any) -> None:
        self.console.print(say(self.language, message, facts), soft_wrap=True)


def shorten(label: str) -> str:
    return label if len(label) <= MAX_NAME else f"{label[: MAX_NAME - 1]}…"
