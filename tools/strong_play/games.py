"""The games behind the page: the strongest player at every seat, kept in a file that can be gone on with.

With two players every deal is played twice, by the same player with other chances to search: the same tiles
come in the same order, and only the choices differ. Of one deal in some, the first game is reviewed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from mandate import __version__
from mandate.arena.plan import Plan, Seating, make_plan
from mandate.arena.play import Onlooker, Watch
from mandate.arena.played import Finished
from mandate.arena.pool import local
from mandate.arena.records import RECORD, Recording
from mandate.arena.results import Results
from mandate.arena.run import Listener, Run
from mandate.arena.schedule import Schedule, Task
from mandate.core.game import Json, State
from mandate.core.match import Match
from mandate.core.record import Record, loads
from mandate.games.qin.rules.board import BUILT_IN
from mandate.games.qin.rules.game import QIN
from mandate.study.review import review_of

FORMAT = "mandate-strong-play-1"
REVIEW = "review"
TWICE = "2"  # the part in which every deal is played twice
ONE_IN = 10  # deals of which one is reviewed


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of the file of games."""

    format: str = FORMAT
    mandate: str = __version__
    rules: str = QIN.rules_version
    player: str
    seed: str
    reviewed: int  # simulations of a review

    def to_json(self) -> Json:
        answer: Json = msgspec.to_builtins(self)
        return answer


class Reviewer(Onlooker):
    """Goes through the game once more when it is over."""

    def __init__(self, match: Match[State], simulations: int) -> None:
        self._match, self._simulations = match, simulations

    def made(self) -> msgspec.Raw:
        if not self._simulations:
            return msgspec.Raw(b"null")
        found = review_of(self._match.record, self._simulations, jobs=1)
        return msgspec.Raw(msgspec.json.encode(found.to_json()))


@dataclass(frozen=True)
class Reviewing:
    """Sends a reviewer to some games."""

    simulations: int

    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Reviewer:
        # deals take turns between the boards, so that both have as many reviews
        wanted = plan.part == TWICE and task.seating == 0 and task.deal // len(plan.options) % ONE_IN == 0
        return Reviewer(match, self.simulations if wanted else 0)


@dataclass(frozen=True)
class Kept:
    """One game of the file."""

    part: str
    deal: int
    record: Record
    review: Json | None


@dataclass
class Collected:
    """A listener: all games, in the order of their schedule."""

    games: list[Kept] = field(default_factory=list)

    def hear(self, game: Finished) -> None:
        played = game.played
        review = msgspec.json.decode(played.seen[REVIEW]) if REVIEW in played.seen else None
        record = loads(bytes(played.seen[RECORD]).decode())
        self.games.append(Kept(played.part, played.deal, record, review))


def plan_for(players: int, player: str, seed: str) -> Plan:
    settings = [{"players": players, "board": board} for board in BUILT_IN]
    if players == 2:
        return make_plan("qin", [player] * 2, settings, seed=seed, part=TWICE)
    return make_plan(
        "qin",
        [player] * players,
        settings,
        seed=f"{seed}/{players}",
        seating=Seating.NAMED,
        part=str(players),
    )


def play(file: Path, heading: Heading, deals: Mapping[int, int], jobs: int, bar: Listener) -> list[Kept]:
    """So many deals on each board for each number of players; what the file has is not played again."""
    collected = Collected()
    watch: dict[str, Watch] = {RECORD: Recording(), REVIEW: Reviewing(heading.reviewed)}
    with Results(file, heading) as results:
        for players, count in deals.items():
            schedule = Schedule(plan_for(players, heading.player, heading.seed), count * len(BUILT_IN))
            run = Run(schedule, results=results, listeners=[collected, bar], watch=watch, pool=local(jobs))
            run.play()
    return collected.games
