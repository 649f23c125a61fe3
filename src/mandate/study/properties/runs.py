"""The games behind a report on properties: some to look at, and duels with one that thinks twice as long."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mandate import __version__, games
from mandate.arena.plan import Plan, Seating, make_plan
from mandate.arena.played import Finished, Played
from mandate.arena.schedule import Schedule, games_a_deal
from mandate.core.game import Json
from mandate.study.properties.course import COURSE, GameCourse
from mandate.study.properties.traits import Traits

FORMAT = "mandate-properties-1"
LOOK = "look"  # the part of the run that is looked at


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file of games. It names no duels: a later run may have others."""

    format: str = FORMAT
    mandate: str = __version__
    game: str
    rules: str
    options: Json
    player: str
    seed: str


def look(game: str, player: str, options: Mapping[str, Any], seed: str) -> Plan:
    """The same player on all seats, so that seats differ and nothing else does."""
    count = games.find(game).seats(options)
    return make_plan(game, [player] * count, [options], seed=seed, seating=Seating.NAMED, part=LOOK)


def heading(plan: Plan) -> Heading:
    return Heading(
        game=plan.game, rules=plan.rules, options=plan.options[0], player=plan.players[0], seed=plan.seed
    )


def duels(plan: Plan, traits: Traits, doublings: int) -> list[Plan]:
    """A player that thinks twice as long against others that do not, at each step of the ladder."""
    if not traits.thinker or plan.together or plan.seats == 1:
        return []
    budgets = [traits.least << step for step in range(doublings + 1)]
    return [
        make_plan(
            plan.game,
            [f"{traits.thinker}:{more}", f"{traits.thinker}:{less}"],
            plan.options,
            seed=f"{plan.seed}/duel",
            part=f"{less}-{more}",
        )
        for less, more in itertools.pairwise(budgets)
    ]


def schedule_of(plans: Sequence[Plan], games: int) -> Schedule:
    """At least so many games of each, every deal in all seatings."""
    return Schedule(plans, -(-games // games_a_deal(plans[0])))


@dataclass
class Kept:
    """A listener: what was kept of the games, and who won the duels, deal by deal."""

    looked: dict[int, tuple[Played, GameCourse]] = field(default_factory=dict)
    won: dict[str, dict[int, list[float]]] = field(default_factory=dict)
    fresh: int = 0  # games that were in no file

    def hear(self, game: Finished) -> None:
        played = game.played
        self.fresh += game.fresh
        if played.part == LOOK:
            self.looked[played.deal] = played, msgspec.json.decode(played.seen[COURSE], type=GameCourse)
            return
        seat = played.seats.index(0)
        share = 1 / len(played.winners) if seat in played.winners else 0.0
        self.won.setdefault(played.part, {}).setdefault(played.deal, []).append(share)
