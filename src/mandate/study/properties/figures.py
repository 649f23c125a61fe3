"""What is measured, from the games that were looked at and the duels."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

import msgspec

from mandate.arena import statistics
from mandate.arena.plan import Plan
from mandate.arena.played import Played
from mandate.arena.statistics import Estimate
from mandate.core.game import Json
from mandate.study.properties.course import PARTS, GameCourse
from mandate.study.properties.runs import Kept


class Doubling(msgspec.Struct, frozen=True):
    """A player that thinks twice as long, alone among others that do not."""

    less: int
    more: int
    games: int
    share: Estimate  # of the win
    points: Estimate  # Elo: 400 points are odds of ten to one, equal chances being none


class Properties(msgspec.Struct, frozen=True, kw_only=True):
    """All that a run found out. Curves go over the parts of a game, from its beginning to its end."""

    game: str
    rules: str
    options: Json
    player: str
    seed: str
    games: int
    lengths: list[int]  # choices of each game
    measures: dict[str, Estimate]
    most_options: int
    branching: list[Estimate]
    hidden: list[Estimate]  # bits; empty where nothing is said about it
    kinds: dict[str, Estimate]  # options of each kind of question
    kind_shares: dict[str, float]  # of all choices
    seats: list[Estimate]  # shares of the win; empty where all win or lose together
    leads: list[int]  # how often the lead changed, in each game
    thinker: str
    doublings: list[Doubling]

    def to_json(self) -> Json:
        """Plain JSON: a limit that is not there (too few games) is null."""
        shown: Json = msgspec.json.decode(msgspec.json.encode(self))
        return shown


def measure(plan: Plan, kept: Kept, thinker: str = "") -> Properties:
    played = [game for _, game in sorted(kept.looked.items())]
    courses = [one for _, one in played]
    lengths = [sum(one.choices) for one in courses]
    leads = [one.leads for one in courses if one.leads is not None]
    kinds = sorted({kind for one in courses for kind in one.kinds})
    every = sum(lengths)
    return Properties(
        game=plan.game,
        rules=plan.rules,
        options=plan.options[0],
        player=plan.players[0],
        seed=plan.seed,
        games=len(courses),
        lengths=lengths,
        measures=_measures(courses, lengths, leads),
        most_options=max(one.most for one in courses),
        branching=_curve(courses, lambda one: one.options),
        hidden=_curve(courses, lambda one: one.hidden or []) if courses[0].hidden is not None else [],
        kinds={kind: statistics.ratio(_of_kind(courses, kind)) for kind in kinds},
        kind_shares={kind: sum(one.kinds.get(kind, (0, 0))[0] for one in courses) / every for kind in kinds},
        seats=[] if plan.together or plan.seats == 1 else _seats([game for game, _ in played], plan.seats),
        leads=leads,
        thinker=thinker,
        doublings=[_doubling(part, won, plan.seats) for part, won in _in_order(kept.won)],
    )


def _measures(
    courses: Sequence[GameCourse], lengths: Sequence[int], leads: Sequence[int]
) -> dict[str, Estimate]:
    """The numbers that a game is known by."""
    measures = {
        "length": statistics.mean(lengths),
        "branching": statistics.ratio([(sum(one.options), sum(one.choices)) for one in courses]),
        "effective": _effective(courses),
        "tree": statistics.mean([one.tree for one in courses]),
    }
    if courses[0].hidden is not None:
        measures["hidden"] = statistics.ratio([(sum(one.hidden or ()), sum(one.choices)) for one in courses])
    if leads:
        measures["leads"] = statistics.mean(leads)
    settled = [one.settled for one in courses if one.settled is not None]
    if settled:
        measures["settled"] = statistics.share(settled)
    return measures


def _effective(courses: Sequence[GameCourse]) -> Estimate:
    """The geometric mean of options: as if every choice had so many."""
    ratio = statistics.ratio([(one.tree, sum(one.choices)) for one in courses])
    return Estimate(10**ratio.mean, 10**ratio.low if math.isfinite(ratio.low) else -math.inf, 10**ratio.high)


def _curve(courses: Sequence[GameCourse], of: Callable[[GameCourse], Sequence[float]]) -> list[Estimate]:
    """Per choice, in each part of the game; a game that had no choice there says nothing of it."""
    return [
        statistics.ratio([(of(one)[part], one.choices[part]) for one in courses if one.choices[part]])
        for part in range(PARTS)
        if any(one.choices[part] for one in courses)
    ]


def _of_kind(courses: Sequence[GameCourse], kind: str) -> list[tuple[float, float]]:
    pairs = (one.kinds[kind] for one in courses if kind in one.kinds)
    return [(float(options), float(often)) for often, options in pairs]


def _seats(played: Sequence[Played], seats: int) -> list[Estimate]:
    def won(game: Played, seat: int) -> float:
        return 1 / len(game.winners) if seat in game.winners else 0.0

    return [statistics.share([won(game, seat) for game in played]) for seat in range(seats)]


def _in_order(won: Mapping[str, Mapping[int, list[float]]]) -> list[tuple[str, Mapping[int, list[float]]]]:
    return sorted(won.items(), key=lambda part: int(part[0].partition("-")[0]))


def _doubling(part: str, won: Mapping[int, list[float]], seats: int) -> Doubling:
    less, _, more = part.partition("-")
    share = statistics.share([fmean(deal) for deal in won.values()])
    points = Estimate(*(elo(one, seats) for one in (share.mean, share.low, share.high)))
    return Doubling(int(less), int(more), sum(map(len, won.values())), share, points)


def elo(share: float, seats: int) -> float:
    """What a share of the win is worth; a fair one at a table of so many is 0."""
    if not 0 < share < 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(share / (1 - share) * (seats - 1))
