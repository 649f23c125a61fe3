"""The opponents for people, each in a style of its own; see docs/games/qin.md.

They are weaker than the search in ways that a person knows: they look at a part of the board (`notice`),
mind some things too much and others not at all (`reweighted`), spare every rival or none. None of them
throws away a good choice that it has seen. The strongest is the search itself (`search.from_name`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mandate.core.game import Decision, Seat, View
from mandate.core.record import RESIGN
from mandate.core.rng import Chance
from mandate.games.qin.players.evaluation import (
    FEATURES,
    FIRM,
    FOUR,
    HUNTER,
    LENT,
    MAJOR,
    PREY,
    SHAKY,
    SUPPLIES,
    WEIGHTS,
    Floats,
)
from mandate.games.qin.players.glance import promises
from mandate.games.qin.players.greedy import Brought, outlook
from mandate.games.qin.players.search import SearchPlayer
from mandate.games.qin.players.weights import PLAYERS, weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.views.resample import empty_table, put_down
from mandate.games.qin.views.view import QinView
from mandate.players import Seed
from mandate.players.budget import Budget
from mandate.players.thought import Thought

NOTICED = 46  # of some two hundred placements
SHORT = Budget(simulations=12)
SPITE = 0.3  # the share of the win that the raider gives up to take something; less with more opponents
APPETITE = 0.6  # what a province in reach is worth to it, beyond what it really is
ALIKE = 9  # decimals: differences beyond them are rounding errors, not opinions


def notice(decision: Decision, count: int, chance: Chance) -> Decision:
    """The same question for a player that looks at so many placements, some perhaps twice."""
    options = [chance.choose(decision.options) for _ in range(count)]
    return Decision(decision.seat, decision.number, decision.kind, options, decision.automatic)


# --- who counts pagodas -----------------------------------------------------------------------------


class Apprentice:
    """Notices a few placements, and takes nothing from the others if one of them builds elsewhere."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        noticed = notice(decision, NOTICED, self._chance)
        return most_built(peaceful(outlook(view, noticed)), decision, self._chance)


class Fisher:
    """Counts its own pagodas only, on a part of the board: what the others win or lose is the same to it.

    So does the beginner, who looks at less.
    """

    def __init__(self, seed: Seed = None, looks: int = 53) -> None:
        self._looks = looks
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        seen = outlook(view, notice(decision, self._looks, self._chance))
        most = max((brought.own for brought in seen), default=0)
        best = [brought.option for brought in seen if brought.own == most]
        return self._chance.choose(best or decision.options)


def beginner(seed: Seed = None) -> Fisher:
    """Plays like a person who has just read the rules: try a dozen placements, keep the best-looking one."""
    return Fisher(seed, looks=12)


class Settler:
    """Sees every placement and builds in peace; pays back a seat that took something from it last turn."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        seen = outlook(view, decision)
        return most_built(seen if robbed(view, decision.seat) else peaceful(seen), decision, self._chance)


def peaceful(seen: list[Brought]) -> list[Brought]:
    """The placements that take nothing from the others; all of them if there is no such placement."""
    return [brought for brought in seen if brought.others >= 0] or seen


def most_built(seen: Sequence[Brought], decision: Decision, chance: Chance) -> str:
    """The choice that sets most pagodas of the mover; of equals, the one that helps the others least."""
    if not seen:
        return decision.options[0]
    best = max((brought.own, -brought.others) for brought in seen)
    return chance.choose([brought.option for brought in seen if (brought.own, -brought.others) == best])


def robbed(view: QinView, seat: Seat) -> bool:
    """Whether a pagoda of this seat has come back since it last placed a tile."""
    g = empty_table(view)
    lost = False
    for step in view.history:
        if step.choice == RESIGN:
            g[kernel.RESIGNED] |= 1 << step.seat
        elif step.choice != PASS:
            before = int(g[kernel.SUPPLY + seat])
            put_down(view.board, g, step.seat, step.choice)
            lost = step.seat != seat and (lost or int(g[kernel.SUPPLY + seat]) > before)
    return lost


# --- who judges positions ---------------------------------------------------------------------------


def reweighted(
    minded: Mapping[int, float] | None = None, more: Mapping[int, float] | None = None, rest: float = 1.0
) -> Floats:
    """The usual weights, each times how much it is minded (`rest` where nothing is said) plus `more`."""
    mixed = weights()
    for players in range(len(PLAYERS)):
        for thing in range(FEATURES):
            times = (minded or {}).get(thing, rest)
            at = players * WEIGHTS + thing
            mixed[at] = mixed[at] * times + (more or {}).get(thing, 0.0)
            mixed[at + FEATURES] *= times
    return mixed


class GlancePlayer:
    """Takes what promises most at a glance, by its weights; of equals any."""

    def __init__(self, seed: Seed, weights: Floats, noticed: int = 0) -> None:
        self._chance = Chance(seed)
        self.weights = weights
        self.noticed = noticed  # 0: everything

    def prepare(self) -> None:
        """Compile the glance, or load it from the cache, by using it once."""
        from mandate.games.qin.rules.game import QIN

        state = QIN.start({}, Chance("warm"))
        ((seat, decision),) = state.pending.items()
        promises(state.view(seat), decision, self.weights)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        if decision.automatic or len(decision.options) == 1:
            return decision.options[0]
        seen = notice(decision, self.noticed, self._chance) if self.noticed else decision
        worth = [round(promise, ALIKE) for promise in promises(view, seen, self.weights).tolist()]
        most = max(worth)
        best = [option for option, value in zip(seen.options, worth, strict=True) if value == most]
        return self._chance.choose(best)


VILLAGES = (FIRM, SHAKY, LENT)


def wanderer(seed: Seed = None) -> GlancePlayer:
    """Runs to every village it notices and never thinks of holding it."""
    weights = reweighted(
        {SUPPLIES: 3.0, **dict.fromkeys(VILLAGES, 1.0)}, dict.fromkeys(VILLAGES, 0.6), rest=0.0
    )
    return GlancePlayer(seed, weights, noticed=9)


def dreamer(seed: Seed = None) -> GlancePlayer:
    """Dreams of major provinces, and walks past the villages."""
    weights = reweighted({SUPPLIES: 2.0, FOUR: 1.0, MAJOR: 1.0}, {FOUR: 0.3, MAJOR: 0.8}, rest=0.0)
    return GlancePlayer(seed, weights, noticed=16)


def merchant(seed: Seed = None) -> GlancePlayer:
    """Takes what pays now, with an eye for villages, and ignores what comes after."""
    weights = reweighted(
        {SUPPLIES: 3.0, **dict.fromkeys(VILLAGES, 1.0)}, dict.fromkeys(VILLAGES, 0.3), rest=0.0
    )
    return GlancePlayer(seed, weights, noticed=140)


def guard(seed: Seed = None) -> GlancePlayer:
    """Fears for its provinces, and sees no chance to take those of others."""
    return GlancePlayer(seed, reweighted({PREY: 3.0, HUNTER: 0.0}, {FIRM: 0.2}), noticed=60)


# --- who searches -----------------------------------------------------------------------------------


def magistrate(seed: Seed = None) -> SearchPlayer:
    """The search, which makes up its mind quickly."""
    return SearchPlayer(Budget(simulations=500), seed)


class Raider:
    """Searches a little, then takes from the others if that does not cost too much."""

    def __init__(self, seed: Seed = None) -> None:
        self._search = SearchPlayer(SHORT, seed, feature_weights=reweighted(more={HUNTER: APPETITE}))

    def prepare(self) -> None:
        self._search.prepare()

    def choose(self, view: View, decision: Decision) -> str:
        return self.think(view, decision).choice

    def think(self, view: View, decision: Decision) -> Thought:
        assert isinstance(view, QinView)
        thought = self._search.think(view, decision)
        taken = {brought.option: -brought.others for brought in outlook(view, decision)}
        price = SPITE / (view.seats - 1)  # one seat's loss is the gain of all others
        good = [c for c in thought.candidates if c.value > thought.candidates[0].value - price]
        if not good:
            return thought
        choice = max(good, key=lambda c: (taken[c.choice], c.value)).choice
        return Thought(choice, thought.candidates, thought.simulations, thought.seconds)
