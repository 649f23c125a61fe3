"""Choices tried on a copy tell no more than their seat knows."""

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.core.trial import attempt
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState


def late_positions(games: int) -> list[QinState]:
    """Positions of Qin in which nothing is left to draw, each before someone places."""
    found = []
    for number in range(games):
        chance = Chance(f"late {number}")
        state = QIN.start({"players": 2 + number % 3}, chance)
        while state.pending:
            decision = next(iter(state.pending.values()))
            if not decision.automatic and not any(state.view(None).piles):
                found.append(state.copy())
            state.apply(decision.seat, chance.choose(decision.options))
    return found


def test_whether_others_can_place_is_not_foreseen() -> None:
    """They pass by themselves where nothing of their hand fits, which no one else can know."""
    chance, passes, positions = Chance("again"), 0, late_positions(40)
    for state in positions:
        seat = Seat(next(iter(state.pending)))
        twin = QIN.resample(state.view(seat), chance)
        for choice in state.pending[seat].options:
            here, there = attempt(state, seat, [choice]), attempt(twin, seat, [choice])
            assert (here.events, here.stop) == (there.events, there.stop)
            assert here.state.view(seat).to_json() == there.state.view(seat).to_json()
            passes += any(asked.automatic for asked in here.state.pending.values())
    assert passes > 1, "no one would have had to pass"
