"""A series: several games, by default one on each board, the start moving on one seat each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record, SeriesGame
from mandate.core.rng import Chance
from mandate.games.qin.rules.board import BUILT_IN
from mandate.games.qin.rules.game import QIN, RANDOM
from mandate.games.qin.rules.state import QinState


class Series:
    """Several games of the same players. The fewest pagodas left over in all of them win."""

    def __init__(
        self,
        players: int = 2,
        boards: Sequence[Any] = BUILT_IN,
        *,
        first: int | str = 0,
        fair_start: bool = False,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        takebacks: bool = False,
    ) -> None:
        if not boards:
            raise Malformed(Code.BAD_OPTION, option="boards", value="", expected="1+")
        self.players = players
        self.boards = list(boards)
        if first == RANDOM:
            first = Chance(None if seed is None else f"{seed}/first").below(players)
        self.first = int(QIN.configure({"players": players, "first": first})["first"])
        self.fair_start = fair_start
        self.seed = seed
        self.names = list(names)
        self.takebacks = takebacks
        self.matches: list[Match[QinState]] = []
        for number in range(len(self.boards)):
            QIN.configure(self._options(number))  # a bad map is reported before the first game, not after it

    def _options(self, number: int) -> dict[str, Any]:
        return {
            "players": self.players,
            "board": self.boards[number],
            "first": (self.first + number) % self.players,
            "fair_start": self.fair_start,
        }

    @property
    def over(self) -> bool:
        return len(self.matches) == len(self.boards) and self.matches[-1].outcome is not None

    def next_match(self) -> Match[QinState]:
        """Begin the next game; the one before it must be over."""
        if len(self.matches) == len(self.boards) or (self.matches and self.matches[-1].outcome is None):
            raise Refused(Code.NOT_OFFERED, choice="next", clause="qin.series")
        number = len(self.matches)
        seed = None if self.seed is None else f"{self.seed}/{number}"
        match: Match[QinState] = Match.start(
            QIN, self._options(number), seed=seed, names=self.names, takebacks=self.takebacks
        )
        match.record.series = SeriesGame(
            game=number,
            of=len(self.boards),
            points=[float(left) for left in self.left_over],
            boards=[QIN.configure(self._options(n))["board"] for n in range(len(self.boards))],
        )
        self.matches.append(match)
        return match

    @property
    def left_over(self) -> list[int]:
        """For each seat, the pagodas left over in all finished games, as a series counts them."""
        totals = [0] * self.players
        for match in self.matches:
            if match.outcome is not None:
                totals = [a + int(b) for a, b in zip(totals, match.state.series_points(), strict=True)]
        return totals

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won the series, once it is over; equals share it."""
        if not self.over:
            return ()
        return QIN.series_winners(self.left_over)

    @classmethod
    def resume(cls, records: Sequence[Record]) -> Series:
        """The series that these records of its games, in order, belong to."""
        last = records[-1]
        options = records[0].setup["options"]
        series = cls(
            options["players"],
            (last.series.boards if last.series else []) or [options["board"]],
            first=options["first"],
            fair_start=options["fair_start"],
            seed=None if records[0].seed is None else records[0].seed.rpartition("/")[0],
            names=last.names,
            takebacks=last.takebacks,
        )
        series.matches = [Match.resume(QIN, record) for record in records]
        return series
