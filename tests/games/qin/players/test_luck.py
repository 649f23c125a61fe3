"""The luck of tiles: nothing in the mean, whatever the evaluator is worth."""

import numpy as np
import pytest

from mandate.core.match import Match
from mandate.core.record import RESIGN, Entry
from mandate.core.rng import Chance
from mandate.games import find
from mandate.games.qin.players.evaluation import WEIGHTS
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import DECK, PILES
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.study.luck import LUCK, QinLuck
from tests.seeds import SEED


def _worthless() -> QinLuck:
    """An evaluator that knows nothing: weights drawn at random."""
    chance = Chance(f"{SEED}/weights")
    return QinLuck(np.array([chance.below(400) / 100 - 2 for _ in range(3 * WEIGHTS)]))


def _top(state: QinState, pile: int) -> int:
    return DECK + 4 * (int(state.g[PILES + pile]) - 1) + pile


def _tiles_in_piles(state: QinState) -> list[int]:
    """Where each tile lies that can be drawn next."""
    return [DECK + 4 * i + pile for pile in range(4) for i in range(int(state.g[PILES + pile]))]


@pytest.mark.parametrize("evaluator", [LUCK, _worthless()], ids=["ours", "worthless"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_luck_of_a_draw_is_nothing_in_the_mean_over_every_tile_that_could_be_drawn(
    seats: int, evaluator: QinLuck
) -> None:
    chance = Chance(f"{SEED}/{seats}")
    match: Match[QinState] = Match.start(find("qin"), {"players": seats}, seed=SEED)
    largest, ply = 0.0, 0
    while match.pending:
        ((seat, decision),) = match.pending.items()
        choice = chance.choose(decision.options)
        state = match.state
        if sum(state.piles) and ply % 5 == 0:
            pile = int(kernel.default_pile(state.g))
            lucks, top = [], _top(state, pile)
            for place in _tiles_in_piles(state):
                other = state.copy()
                other.g[top], other.g[place] = other.g[place], other.g[top]
                luck = evaluator.draw(other, Entry(seat=seat, choice=choice))
                if luck is not None:
                    assert luck.sum() == pytest.approx(0)  # what one seat gains others lose
                    lucks.append(luck)
            if lucks:
                assert np.mean(lucks, axis=0) == pytest.approx(np.zeros(seats), abs=1e-12)
                largest = max(largest, float(np.max(np.abs(lucks))))
        ply += 1
        match.play(choice, seat)
    assert largest > 0.001  # it did measure something


def test_the_luck_of_the_deal_is_nothing_in_the_mean_and_for_the_same_deal_the_same() -> None:
    deals = [find("qin").start({"fair_start": at % 2 == 0}, Chance(f"{SEED}/{at}")) for at in range(300)]
    lucks = np.array([LUCK.deal(start) for start in deals])
    error = lucks.std(axis=0) / np.sqrt(len(lucks))
    assert (np.abs(lucks.mean(axis=0)) < 4 * error).all()
    again = LUCK.deal(deals[0])
    assert again is not None
    assert again.tolist() == lucks[0].tolist()
    assert np.abs(lucks.sum(axis=1)).max() < 1e-12  # what one seat gains others lose


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    match: Match[QinState] = Match.start(find("qin"), {}, seed=SEED)
    state = match.state
    assert LUCK.draw(state, Entry(seat=0, choice=RESIGN)) is None
    position = find("qin").begin({**state.setup(), "position": state.position()})
    assert LUCK.deal(position) is None
    empty = state.copy()
    empty.g[PILES : PILES + 4] = 0
    assert LUCK.draw(empty, Entry(seat=0, choice=match.options[0])) is None
