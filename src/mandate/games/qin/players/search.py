"""Playing Qin by search: thousands of continuations, from what the seat can see.

    thought = SearchPlayer(Budget(simulations=2000), seed=7).think(view, decision)

The hidden tiles are drawn again for every simulation, so nothing depends on where they really lie. A budget
in simulations and a seed give the same choice on every run; one in seconds uses what the clock allows.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from mandate.core.errors import Code, Refused
from mandate.core.game import Decision, View
from mandate.core.rng import Chance
from mandate.games.qin.players import tree as qin_tree
from mandate.games.qin.players.buffers import SEATS, make_desk, make_tree
from mandate.games.qin.players.evaluation import Floats
from mandate.games.qin.players.evaluation_table import Lookup, for_itself, no_lookup
from mandate.games.qin.players.learned import usable
from mandate.games.qin.players.playout import SearchParameters
from mandate.games.qin.players.weights import weights
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import NO_EVENTS
from mandate.games.qin.views.view import QinView
from mandate.players.budget import Budget, budget
from mandate.players.thought import Candidate, Thought

# A rollout of any length made it weaker with the same time to think, so the leaves are judged as they are.
STRONG = SearchParameters(explore=0.5, trust=2.0, sharpness=1.0, ripe=8, breadth=20, horizon=0, draws=6)
# The best of many tried with the learned evaluation: it may look less at what it likes little; with
# four players somewhat more, as more seats influence the result.
LEARNED = STRONG._replace(sharpness=4.0, shift=1.0)
LEARNED_WITH_FOUR = LEARNED._replace(sharpness=2.0)
SHORT_WITH_FOUR = 8_000  # simulations: in longer searches of four players it was not found to play better
# Rollouts by plain chance to the end of the game, as the textbook has it: for measuring.
PLAIN = STRONG._replace(ripe=16, horizon=1000, draws=1)

A_SECOND = 150_000  # room in the tree for a second's simulations; a full tree no longer grows
MOST_ROOM = 1_000_000
BATCH = 64  # simulations between two looks at the clock
STRETCH = 256  # simulations between two looks at whether anything can still change


DEFAULT = Budget(simulations=30_000)  # about 0.2 s on one core
LEARNED_DEFAULT = Budget(
    simulations=27_500
)  # the same time: what was learned takes a little longer to look up


def room_for(budget: Budget) -> int:
    """Nodes that one tree may need."""
    if budget.simulations is not None:
        return min(budget.simulations + 2, MOST_ROOM)
    assert budget.seconds is not None
    return min(int(budget.seconds * A_SECOND) + 1000, MOST_ROOM)


def from_name(name: str, written: str | None, seed: int | str | None) -> SearchPlayer:
    """The player of a name such as `search:500` or `chancellor:1s`: the search at its full strength."""
    return SearchPlayer(budget(name, written, DEFAULT), seed)


def regent(name: str, written: str | None, seed: int | str | None) -> SearchPlayer:
    """The player of a name such as `regent` or `regent:1s`: the search with what was learned."""
    return SearchPlayer(budget(name, written, LEARNED_DEFAULT), seed, learned=True)


class SearchPlayer:
    """Searches as long as its budget lasts, then takes what it tried most."""

    def __init__(
        self,
        budget: Budget,
        seed: int | str | None = None,
        parameters: SearchParameters = STRONG,
        feature_weights: Floats | None = None,
        *,
        learned: bool = False,
    ) -> None:
        self.budget = budget
        self.learned = learned  # whether it judges by what was learned, where that is better
        self.parameters = parameters
        self.feature_weights = weights() if feature_weights is None else feature_weights
        self._chance = Chance(seed)

    def prepare(self) -> None:
        """Compile the search, or load it from the cache, by using it once."""
        from mandate.games.qin.rules.game import QIN

        evaluate(QIN.start({}, Chance("warm")).view(None), simulations=1, seed="warm")

    def choose(self, view: View, decision: Decision) -> str:
        """What `think` would choose, without what cannot change that any more."""
        return self._search(view, decision, only_choice=True).choice

    def think(self, view: View, decision: Decision) -> Thought:
        return self._search(view, decision, only_choice=False)

    def _search(self, view: View, decision: Decision, *, only_choice: bool) -> Thought:
        assert isinstance(view, QinView)
        if decision.automatic or len(decision.options) == 1:
            return Thought(decision.options[0], (), 0, 0.0)
        lookup = lookup_for(view, self.budget) if self.learned else None
        parameters = self.parameters if lookup is None else learned_parameters(view)
        return ponder(
            view, self.budget, parameters, self.feature_weights, self._chance, lookup, only_choice=only_choice
        )


def lookup_for(view: QinView, budget: Budget) -> Lookup | None:
    """What was learned for such a table, if it is known to be better in a search of that length."""
    if view.seats == SEATS and (budget.simulations is None or budget.simulations > SHORT_WITH_FOUR):
        return None
    return usable(view.board, view.seats)


def learned_parameters(view: QinView) -> SearchParameters:
    """How the search thinks where it judges by what was learned."""
    return LEARNED_WITH_FOUR if view.seats == SEATS else LEARNED


def evaluate(
    view: QinView,
    simulations: int,
    seed: int | str | None = None,
    *,
    cores: int = 1,
    learned: bool = False,
    parameters: SearchParameters | None = None,
) -> Thought:
    """What every placement of the seat to move is worth, as far as this view's seat can know.

    If another seat is to move, placements of all tiles that it may hold are searched. There are no candidates
    if the seat to move must pass. With `learned` it judges like the regent, and looks as narrowly, unless
    other parameters are given.
    """
    if not view.pending:
        raise Refused(Code.GAME_OVER)
    if view.g[kernel.MUST_PASS]:
        return Thought(PASS, (), 0, 0.0)
    budget = Budget(simulations=simulations, cores=cores)
    lookup = lookup_for(view, budget) if learned else None
    parameters = parameters or (STRONG if lookup is None else learned_parameters(view))
    return ponder(view, budget, parameters, weights(), Chance(seed), lookup)


def ponder(
    view: QinView,
    budget: Budget,
    parameters: SearchParameters,
    feature_weights: Floats,
    chance: Chance,
    lookup: Lookup | None = None,
    *,
    only_choice: bool = False,
) -> Thought:
    """Search from a view; a search on several cores grows a tree on each and adds up the roots.

    With `only_choice` one tree is left as soon as the rest of its budget cannot change the choice.
    """
    began = time.perf_counter()
    searches = [Search(view, part, parameters, feature_weights, chance, lookup) for part in budget.split()]
    if len(searches) == 1:
        searches[0].run(began, only_choice=only_choice)
    else:
        with ThreadPoolExecutor(len(searches)) as pool:
            for done in [pool.submit(search.run, began) for search in searches]:
                done.result()
    candidates = _candidates(view, searches)
    simulations = sum(search.simulations for search in searches)
    choice = candidates[0].choice if candidates else PASS  # no deal that was tried gave the mover a placement
    return Thought(choice, candidates, simulations, time.perf_counter() - began)


class Search:
    """One tree, and the desk it is grown on."""

    def __init__(
        self,
        view: QinView,
        budget: Budget,
        parameters: SearchParameters,
        feature_weights: Floats,
        chance: Chance,
        lookup: Lookup | None = None,
    ) -> None:
        self.budget = budget
        self.parameters = parameters
        self.simulations = 0
        self._geometry = view.board.geometry
        self._desk = make_desk(
            view, feature_weights, chance, no_lookup() if lookup is None else for_itself(lookup)
        )
        self.tree = make_tree(
            room_for(budget), len(self._desk.codes), parameters, 0 if lookup is None else view.seats
        )
        qin_tree.new_node(self.tree)

    def run(self, began: float, *, only_choice: bool = False) -> None:
        """Spend the budget, or as much of it as can still change the choice."""
        left = self.budget.simulations
        if left is not None:
            while left > 0 and not (only_choice and qin_tree.is_settled(self.tree, left)):
                stretch = min(left, STRETCH) if only_choice else left
                self._run(stretch)
                left -= stretch
            return
        assert self.budget.seconds is not None
        while time.perf_counter() - began < self.budget.seconds or not self.simulations:
            self._run(BATCH)

    def _run(self, simulations: int) -> None:
        qin_tree.search(self._geometry, self.tree, self._desk, self.parameters, self.simulations, simulations)
        self.simulations += simulations

    def place(self, code: int) -> None:
        """Begin after a placement of the seat to move; what it draws then is hidden, too."""
        desk = self._desk
        root, sizes = desk.root.copy(), desk.sizes.copy()
        mover = int(root[kernel.MOVER])
        kernel.place(self._geometry, root, NO_EVENTS, code)
        if root[kernel.ENDED] == kernel.RUNNING:
            piles = root[kernel.PILES : kernel.PILES + 4].tolist()
            highest = piles.index(max(piles))
            if root[kernel.PILES + highest]:
                root[kernel.PILES + highest] -= 1
                sizes[mover] += 1
            players, resigned = int(root[kernel.PLAYERS]), int(root[kernel.RESIGNED])
            after = [(mover + step) % players for step in range(1, players + 1)]
            root[kernel.MOVER] = next(seat for seat in after if not resigned >> seat & 1)
        self._desk = desk._replace(root=root, sizes=sizes)

    def share(self, seat: int) -> float:
        """The share of the win that a seat had in the mean of all simulations."""
        return float(self._desk.totals[seat]) / self.simulations

    def run_in_parts(self, seat: int, parts: int) -> list[float]:
        """Spend the budget, in simulations, in so many parts; a seat's share of the win in each of them."""
        left, shares = self.budget.simulations, []
        assert left is not None
        for part in range(min(parts, left), 0, -1):
            before, many = float(self._desk.totals[seat]), left // part
            self._run(many)
            left -= many
            shares.append((float(self._desk.totals[seat]) - before) / many)
        return shares

    def tried(self) -> list[tuple[int, int, float, float]]:
        """Each placement at the root: its code, its visits, the sum of their results, the first guess."""
        tree = self.tree
        candidates = []
        for slot in range(kernel.KINDS):
            block = int(tree.slots[slot])
            if block != qin_tree.NONE:
                start = int(tree.start[block])
                candidates += [
                    (int(tree.code[i]), int(tree.tries[i]), float(tree.result[i]), float(tree.guess[i]))
                    for i in range(start, start + int(tree.length[block]))
                ]
        return candidates


def _candidates(view: QinView, searches: Sequence[Search]) -> tuple[Candidate, ...]:
    visits: dict[int, int] = {}
    results: dict[int, float] = {}
    for search in searches:
        trust = search.parameters.trust / len(searches)
        for code, tries, result, guess in search.tried():
            visits[code] = visits.get(code, 0) + tries
            results[code] = results.get(code, 0.0) + result + trust * guess
    trust = searches[0].parameters.trust
    candidates = [
        Candidate(view.board.tokens[code], results[code] / (visits[code] + trust), visits[code])
        for code in sorted(visits)
    ]
    candidates.sort(key=lambda candidate: (-candidate.visits, -candidate.value))
    return tuple(candidates)
