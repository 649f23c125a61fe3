"""The greedy player sees what a placement brings: exactly what then happens."""

import pytest

from mandate.core.game import Decision, Seat
from mandate.core.rng import Chance
from mandate.games.qin.players.greedy import WIN, GreedyPlayer, outlook
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState


def positions(players: int, board: str) -> list[QinState]:
    """Every third position of a random game, to its end."""
    state, chance, found = QIN.start({"players": players, "board": board}, Chance("greedy")), Chance(3), []
    while state.pending:
        seat, decision = next(iter(state.pending.items()))
        if not decision.automatic and len(state.history) % 3 == 0:
            found.append(state.copy())
        state.apply(seat, chance.choose(decision.options))
    return found


@pytest.mark.parametrize(("players", "board"), [(2, "bird"), (3, "lion"), (4, "bird")])
def test_what_is_foreseen_is_what_happens(players: int, board: str) -> None:
    for state in positions(players, board):
        seat, decision = next(iter(state.pending.items()))
        foreseen = outlook(state.view(seat), decision)
        assert [brought.option for brought in foreseen] == list(decision.options)
        for brought in foreseen[:: max(1, len(foreseen) // 12)]:
            after = state.copy()
            after.apply(seat, brought.option)
            gains = [had - has for had, has in zip(state.supply, after.supply, strict=True)]
            assert brought.own == gains[seat]
            assert brought.others == sum(gains) - gains[seat]
            if brought.end:
                assert after.outcome is not None
                assert brought.end == (WIN if seat in after.outcome.winners else -WIN)


def test_it_chooses_among_the_best_by_chance() -> None:
    state = positions(2, "bird")[5]
    seat = Seat(int(state.mover or 0))
    decision = state.pending[seat]
    foreseen = outlook(state.view(seat), decision)
    worth = {one.option: one.own - one.others + one.end for one in foreseen}
    best = {option for option, value in worth.items() if value == max(worth.values())}
    chosen = {GreedyPlayer(seed).choose(state.view(seat), decision) for seed in range(60)}
    assert chosen <= best
    assert len(chosen) > 1 or len(best) == 1


def test_a_forced_pass_brings_nothing() -> None:
    state = positions(2, "bird")[0]
    forced = Decision(Seat(0), 0, "place", ("pass",), automatic=True)
    assert outlook(state.view(Seat(0)), forced) == []
    assert GreedyPlayer(1).choose(state.view(Seat(0)), forced) == "pass"
