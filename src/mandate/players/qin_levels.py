"""Four opponents for people, each with a temper of its own; see docs/games/qin.md.

The apprentice notices little and spares everybody. The settler sees the whole board and keeps the peace
with whoever keeps it. The raider thinks a little ahead, and of two good choices takes the one that hurts.
The chancellor is the search at its full strength (`qin_search.called`).
"""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.game import Decision, Seat, View
from mandate.core.record import RESIGN
from mandate.core.rng import Chance
from mandate.games.qin import kernel
from mandate.games.qin.notation import PASS
from mandate.games.qin.resample import empty_table, put_down
from mandate.games.qin.view import QinView
from mandate.players import Seed
from mandate.players.budget import Budget
from mandate.players.qin_greedy import Brought, outlook
from mandate.players.qin_judgement import HUNTER, WEIGHTS, Floats
from mandate.players.qin_search import SearchPlayer
from mandate.players.qin_weights import PLAYERS, weights
from mandate.players.thought import Thought

NOTICED = 40  # of some two hundred placements
SHORT = Budget(simulations=12)
SPITE = 0.3  # the share of the win that the raider gives up to take something
APPETITE = 0.6  # what a province in reach is worth to it, beyond what it really is


class Apprentice:
    """Notices a few placements, and takes nothing from anybody as long as one of them builds elsewhere."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        options = [self._chance.choose(decision.options) for _ in range(NOTICED)]
        noticed = Decision(decision.seat, decision.number, decision.kind, options, decision.automatic)
        return most_built(peaceful(outlook(view, noticed)), decision, self._chance)


class Settler:
    """Sees every placement and builds in peace; who took something from it last turn is paid back."""

    def __init__(self, seed: Seed = None) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, QinView)
        seen = outlook(view, decision)
        return most_built(seen if robbed(view, decision.seat) else peaceful(seen), decision, self._chance)


def peaceful(seen: list[Brought]) -> list[Brought]:
    """The placements that take nothing from the others; all of them where none is like that."""
    return [brought for brought in seen if brought.others >= 0] or seen


def most_built(seen: Sequence[Brought], decision: Decision, chance: Chance) -> str:
    """What sets most own pagodas; of equals, what helps the others least."""
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


def hungry() -> Floats:
    """The usual weights, with more on the provinces of others that are in reach."""
    taste = weights()
    for players in range(len(PLAYERS)):
        taste[players * WEIGHTS + HUNTER] += APPETITE
    return taste


class Raider:
    """Searches a little, then takes from the others wherever that costs not too much."""

    def __init__(self, seed: Seed = None) -> None:
        self._search = SearchPlayer(SHORT, seed, taste=hungry())

    def prepare(self) -> None:
        self._search.prepare()

    def choose(self, view: View, decision: Decision) -> str:
        return self.think(view, decision).choice

    def think(self, view: View, decision: Decision) -> Thought:
        assert isinstance(view, QinView)
        thought = self._search.think(view, decision)
        taken = {brought.option: -brought.others for brought in outlook(view, decision)}
        good = [c for c in thought.candidates if c.value > thought.candidates[0].value - SPITE]
        if not good:
            return thought
        choice = max(good, key=lambda c: (taken[c.choice], c.value)).choice
        return Thought(choice, thought.candidates, thought.simulations, thought.seconds)
