"""What looking ahead has taught the rules of thumb of The Great Wall: option weights that were learned.

Thousands of decisions were played on after several of their options. What the rules of thumb had thought of
each option, and which kind of option it was, was then fitted to the Honor that it brought
(`learn/option_weights.py`). So at the questions named here an option's worth is what the rules of thumb say,
scaled, plus a weight for each of its `traits`, which may grow with the Years that are left. A look-ahead that
uses them plays every seat of its made-up tables better, so its answers are better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources

import msgspec

from mandate.games.great_wall.cards.numbers import CODE_AT
from mandate.games.great_wall.players.heuristics.sight import NOT_YET, Sight
from mandate.games.great_wall.players.value import decoded
from mandate.games.great_wall.rules.city.clerks import ENVOY, clerks_at

FILE = "option_weights.json"
SPAN = 6.0  # Years: a weight's second number is for so many of them
MANY_CLERKS = 4
MANY_OF_MINE = 3
MANY_LACKING = 4
HIRED_PLAINLY = ("clerk", "done")
STAYING = ("done", ENVOY)  # answers about Clerks that name no Location
# where nothing was learned the rules of thumb stay as they are: alone, and together
MODES = ("3", "4", "reed")


def traits(sight: Sight, kind: str, token: str) -> tuple[str, ...]:
    """What there is to like or dislike about an option, beyond its worth by rules of thumb.

    What was learned of a card does not count for one of a pack that does something else.
    """
    table, me, others = sight.table, sight.me, sight.box.reworded
    match kind:
        case "clerks" if token not in STAYING:
            start, dash, end = token.partition("-")
            if not dash:
                return *_from_pool(sight), *_arriving(sight, start)
            return *_leaving(sight, start), *_arriving(sight, end)
        case "clerks":
            return f"{kind} {token}", f"{kind} {token}, Clerks {min(table.clerk_pool[me], MANY_CLERKS)}"
        case "setup.choose":  # a General and an Advisor
            return tuple(f"{kind} {card}" for card in token.split("+") if card not in others)
        case "fall.choose" if token in others:
            return ()
        case "fall.choose":
            pool, hand = min(table.clerk_pool[me], MANY_CLERKS), len(table.hand[me])
            return f"{kind} {token}", f"{kind} {token}, Clerks {pool}", f"{kind} {token}, hand {hand}"
        case "fall.order":
            pool, card = min(table.clerk_pool[me], MANY_CLERKS), table.card[me]
            own: tuple[str, ...] = () if card in others else (f"{kind} {token}, {card}",)
            return f"{kind} {token}", f"{kind} {token}, Clerks {pool}", *own
        case "hire" if token not in HIRED_PLAINLY:
            own = () if token.partition("/")[0] in others else (f"{kind} {token}",)
            return f"{kind} {'supporter' if token.endswith('/s') else 'advisor'}", *own
        case "reclaim":
            hand, lying = len(table.hand[me]), len(table.discard[me])
            return f"{kind} {token}", f"{kind} {token}, hand {hand}", f"{kind} {token}, lying {lying}"
        case _:
            return (f"{kind} {token}",)


def _from_pool(sight: Sight) -> tuple[str, ...]:
    return (f"clerks from the pool of {min(sight.table.clerk_pool[sight.me], MANY_CLERKS)}",)


def _leaving(sight: Sight, code: str) -> tuple[str, ...]:
    mine, lacking, _ = _standing(sight, code)
    return (
        "clerks from a Location",
        f"clerks from {code}",
        f"clerks from {code}, own {mine}",
        f"clerks from a Location that lacks {lacking}",
    )


def _arriving(sight: Sight, code: str) -> tuple[str, ...]:
    mine, lacking, alone = _standing(sight, code)
    return (
        f"clerks to {code}",
        f"clerks to {code}, own {mine}",
        f"clerks to {code}, lacks {lacking}{', alone' if alone else ''}",
    )


def _standing(sight: Sight, code: str) -> tuple[int, int | str, bool]:
    """How many Clerks of mine are there, how many it lacks, and whether none of the others is there."""
    table, place = sight.table, CODE_AT[code]
    mine, total, spots = table.at[place][sight.me], clerks_at(table, place), table.spots[place]
    lacking = max(0, min(spots - total, MANY_LACKING)) if spots else "nothing"
    return min(mine, MANY_OF_MINE), lacking, mine == total


class OptionWeights(msgspec.Struct, frozen=True):
    """The learned file: with which rules, by which command, and what came of it."""

    rules: str
    by: str
    scales: Mapping[str, float]  # what a point by rules of thumb is worth, by the question
    weights: Mapping[str, tuple[float, float]]  # of a trait: at the end, and `SPAN` Years before it
    learned: Mapping[str, Mapping[str, float]] = {}  # by the question: from how many lessons, and so on

    def worth(self, sight: Sight, kind: str, token: str, by_rules: float) -> float:
        """What an option is worth in Honor, given what the rules of thumb think of it."""
        scale = self.scales.get(kind)
        if scale is None:
            return by_rules
        if kind != "clerks" or token in STAYING:
            return scale * by_rules + self._sum(sight, traits(sight, kind, token))
        start, dash, end = token.partition("-")  # many options have these parts in common
        leaving = self._once(sight, _leaving, start) if dash else self._sum(sight, _from_pool(sight))
        return scale * by_rules + leaving + self._once(sight, _arriving, end if dash else start)

    def _sum(self, sight: Sight, features: Sequence[str]) -> float:
        years = (sight.side.years - sight.table.year) / SPAN
        worth = 0.0
        for trait in features:
            pair = self.weights.get(trait)
            if pair is not None:
                worth += pair[0] + years * pair[1]
        return worth

    def _once(self, sight: Sight, look: Callable[[Sight, str], tuple[str, ...]], code: str) -> float:
        key = (look, code)
        worth: float = sight.known.get(key, NOT_YET)
        if worth is NOT_YET:
            worth = sight.known[key] = self._sum(sight, look(sight, code))
        return worth


@cache
def learned_weights() -> OptionWeights:
    """Those of this release; refuses a file that is damaged or was learned with other rules."""
    return read(resources.files("mandate.games.great_wall.players").joinpath(FILE).read_bytes(), FILE)


def read(text: bytes, name: str) -> OptionWeights:
    return decoded(text, name, OptionWeights)
