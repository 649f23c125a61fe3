"""What a table of The Great Wall promises to a seat between two Years: the share of the win, 0 to 1.

What each Clan has is counted in a few features; learned weights turn them into the Honor that it will
have in the end, and the lead over the best of the others into a chance. Together (co-op) the table has
one set of features, whose weights give the chance itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Protocol, TypeVar

import msgspec

from mandate.core.errors import Code, Malformed
from mandate.core.flow import NO_ONE
from mandate.core.game import Seat
from mandate.games.great_wall.rules.army.killing import spots_of
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import artifact_honor, horde_honor, shame_honor

# what is counted of each Clan; those behind `lasting` count again for every Year that is left
NAMES = (
    "one", "honor", "wood", "stone", "gold", "chi", "tactics", "soldiers", "field", "archers", "hordes",
    "shame", "discards",
)  # fmt: skip
LASTING = ("one", "clerks", "overseers", "advisors", "supporting", "tea", "archers", "soldiers")
TOGETHER = (
    "one",
    "fulfilled",
    "missing",
    "years",
    "shame_pool",
    "walls",
    "hordes",
    "goods",
    "soldiers",
    "trophies",
)


DECIDED = 4.0  # log odds that a game which is over has at least
FILE = "value.json"
SIZES = {**dict.fromkeys(("3", "4", "reed", "solo"), len(NAMES) + len(LASTING)), "coop": len(TOGETHER)}


def features(s: GreatWallState, clan: Clan) -> list[float]:
    """What a Clan has, in the order of `NAMES`, then of `LASTING` for all Years that are left."""
    soldiers = sum(s.pool[clan])
    resting = sum(sum(s.rest[section][clan]) for section in s.sections)
    archers = sum(s.fire[section][clan] for section in s.sections)
    begun = 0.0
    for section in s.sections:
        for horde in s.rows[section]:
            mine = spots_of(s, horde, clan)
            if mine:
                best = max(spots_of(s, horde, other) for other in s.lineup.all_clans if other != clan)
                begun += s.box.horde_types[s.kind_of[horde]].honor * mine / (mine + best)
    shame = float(sum(s.shamed[clan]))
    res = s.res[clan]
    years = float(max(s.side.years - s.year, 0))
    levels = float(sum(level[clan] for level in s.level))
    clerks = float(s.clerk_pool[clan] + sum(at[clan] for at in s.at))
    now = [
        1.0, float(honor_now(s, clan)), *(math.sqrt(goods) for goods in res), float(len(s.tactics[clan])),
        float(soldiers), float(resting), float(archers), begun, shame, float(len(s.discard[clan])),
    ]  # fmt: skip
    lasting = (
        1.0, clerks, levels, float(len(s.advisors[clan])), float(len(s.supporting[clan])),
        float(s.clans - s.tea.index(clan)) if clan in s.tea else 0.0, float(archers),
        float(soldiers + resting),
    )  # fmt: skip
    return [*now, *(years * one for one in lasting)]


def honor_now(s: GreatWallState, clan: Clan) -> int:
    """The Honor of a Clan if the game were scored now."""
    artifacts = sum(artifact_honor(s, clan, artifact) for artifact in s.deal.artifacts)
    return s.honor[clan] + shame_honor(s, clan) + horde_honor(s, clan) + artifacts


def together(s: GreatWallState) -> list[float]:
    """What all have together in co-op, in the order of `TOGETHER`."""
    assert s.lineup.coop is not None
    persons = range(s.n)
    goal = s.lineup.coop.requests
    done = len(s.fulfilled)
    return [
        1.0, float(done), float(goal - done), float(max(s.side.years - s.year, 0)),
        math.sqrt(max(s.shame_pool, 0)), float(sum(s.walls)),
        float(sum(len(s.rows[section]) for section in s.sections)),
        sum(math.sqrt(goods) for own in s.res[: s.n] for goods in own) / s.n,
        sum(sum(s.pool[seat]) for seat in persons) / s.n, float(sum(s.trophies)),
    ]  # fmt: skip


class Evaluation(msgspec.Struct, frozen=True):
    """Learned weights for one way to play."""

    weights: tuple[float, ...]
    spread: tuple[float, ...]  # how far off a lead is, by Years left; the last for all above
    learned: dict[str, float] = {}  # from how many games, and how far off the guess is

    def honor(self, s: GreatWallState, clan: Clan) -> float:
        return sum(w * x for w, x in zip(self.weights, features(s, clan), strict=True))


def worth(s: GreatWallState, seat: Seat, evaluation: Evaluation) -> float:
    """The share of the win that a table promises to a seat; after the end, the one it has got."""
    outcome = s.outcome
    if outcome is not None:
        won = seat in outcome.winners
        if s.coop or s.n == 1:
            return 1.0 if won else 0.0
        return (1.0 if won else 0.0) * 0.98 + 0.02 * _squash(final_lead(s, seat) / 20)
    if s.coop:
        return _squash(_log_odds(s, evaluation))
    years = max(s.side.years - s.year, 0)
    return _squash(lead(s, seat, evaluation) / evaluation.spread[min(years, len(evaluation.spread) - 1)])


def _log_odds(s: GreatWallState, evaluation: Evaluation) -> float:
    return sum(w * x for w, x in zip(evaluation.weights, together(s), strict=True))


def in_requests(s: GreatWallState, evaluation: Evaluation) -> float:
    """How well a table in co-op stands, in Requests: one more fulfilled counts 1."""
    score = _log_odds(s, evaluation)
    if s.outcome is not None:
        score = max(score, DECIDED) if s.outcome.winners else min(score, -DECIDED)
    fulfilled, missing = TOGETHER.index("fulfilled"), TOGETHER.index("missing")
    return score / (evaluation.weights[fulfilled] - evaluation.weights[missing])


def lead(s: GreatWallState, seat: Seat, evaluation: Evaluation) -> float:
    """By how much Honor a seat is expected to lead the best of the others in the end; not in co-op."""
    if s.outcome is not None:
        return float(final_lead(s, seat))
    return evaluation.honor(s, seat) - max(evaluation.honor(s, rival) for rival in rivals_of(s, seat))


def final_lead(s: GreatWallState, seat: Seat) -> int:
    """By how much Honor a seat leads the best of the others at the end."""
    return s.honor[seat] - max(s.honor[rival] for rival in rivals_of(s, seat))


def rivals_of(s: GreatWallState, seat: Seat) -> Sequence[Clan]:
    """Those whose Honor counts against a seat's."""
    if s.jiushao != NO_ONE:
        return [s.jiushao]
    return [other for other in s.lineup.all_seats if other != seat]


def _squash(x: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


class Learned(msgspec.Struct, frozen=True):
    """The file of weights: which rules they were learned with, and by which command."""

    rules: str
    by: str
    judgements: Mapping[str, Evaluation]


@cache
def learned() -> Learned:
    """The weights of this release; raises if the file is damaged or was learned with other rules."""
    text = resources.files("mandate.games.great_wall.players").joinpath(FILE).read_bytes()
    return read(text, FILE)


def mode_of(options: Mapping[str, object]) -> str:
    """Which learned evaluation fits a table with these options."""
    if options.get("coop"):
        return "coop"
    return {1: "solo", 2: "reed", 3: "3"}.get(int(str(options["players"])), "4")  # five: those of four


def evaluation_for(options: Mapping[str, object]) -> Evaluation:
    """What was learned of this way to play; raises if the file is unusable."""
    return learned().judgements[mode_of(options)]


class OfRules(Protocol):
    """A learned file says which rules it was learned with."""

    @property
    def rules(self) -> str: ...


File = TypeVar("File", bound=OfRules)


def decoded(text: bytes, name: str, kind: type[File]) -> File:
    """A learned file; raises if it is damaged or was learned with other rules."""
    try:
        weights = msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise Malformed(Code.LEARNED_FILE, file=name, reason=str(error)) from error
    if weights.rules != GREAT_WALL.rules_version:
        reason = f"{weights.rules} ≠ {GREAT_WALL.rules_version}"
        raise Malformed(Code.LEARNED_FILE, file=name, reason=reason)
    return weights


def read(text: bytes, name: str) -> Learned:
    learned_weights = decoded(text, name, Learned)
    for mode, wanted in SIZES.items():
        evaluation = learned_weights.judgements.get(mode)
        if evaluation is None or len(evaluation.weights) != wanted or not evaluation.spread:
            raise Malformed(Code.LEARNED_FILE, file=name, reason=mode)
    return learned_weights
