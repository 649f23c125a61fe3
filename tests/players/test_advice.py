"""Advice: what a person learns in the middle of a game."""

import math

import pytest

from mandate.core.rng import Chance
from mandate.games.qin.players.advice import FAITH, SIMULATIONS
from mandate.games.qin.players.search import STRONG, evaluate
from mandate.games.qin.rules.game import QIN
from mandate.players.advice import SUGGESTIONS, advise


@pytest.mark.parametrize("placements", [0, 6, 14])
def test_the_chances_stand_in_order_and_the_first_was_well_looked_at(placements: int) -> None:
    state, chance = QIN.start({"players": 2, "board": "lion"}, Chance(5)), Chance(6)
    for _ in range(placements):
        [(seat, decision)] = state.pending.items()
        state.apply(seat, chance.choose(decision.options))
    [(seat, decision)] = state.pending.items()
    advice = advise("qin", state.view(seat), decision)
    values = [found.value or 0.0 for found in advice.suggestions]
    assert values == sorted(values, reverse=True)
    margins = [found.margin or 0.0 for found in advice.suggestions]
    assert all(0 < margin < 0.2 for margin in margins)
    for found, margin in zip(advice.suggestions[1:], margins[1:], strict=True):
        apart = values[0] - (found.value or 0.0)
        assert found.even == (apart < math.hypot(margin, margins[0]))  # to four digits
    assert not advice.suggestions[0].even
    thought = evaluate(state.view(seat), SIMULATIONS, seed=decision.number, learned=True, parameters=STRONG)
    visits = {found.choice: found.visits for found in thought.candidates}
    assert visits[advice.choice] * FAITH >= max(visits.values())
    assert len(advice.suggestions) == SUGGESTIONS
    assert advice == advise("qin", state.view(seat), decision)
