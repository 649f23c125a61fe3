"""Tiny Qin: the rules of the whole game with fewer tiles, small enough to be solved."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.games import SMALL

pyspiel: Any = pytest.importorskip("pyspiel")

import mandate.envs.openspiel  # noqa: E402, F401  # registers the games

SMALLEST = "mandate_qin_tiny(board=R.Y/.../B..,bag=RY RB YB,pagodas=3)"
ROWS = SMALL.strip().replace("\n", "/")


def any_action(state: Any, random: np.random.Generator) -> int:
    if not state.is_chance_node():
        return int(random.choice(state.legal_actions()))
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choice(outcomes, p=weights))


@pytest.mark.parametrize("settings", ["", "players=3,bag=RR RY YB BB RY YB,pagodas=2", "hand=2"])
def test_its_suite_passes(settings: str) -> None:
    game = pyspiel.load_game(f"mandate_qin_tiny({settings})")
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_all_tiles_it_is_the_whole_game(players: int) -> None:
    bag = " ".join(kind for kind in ("RR", "YY", "BB", "RY", "RB", "YB") for _ in range(12))
    pagodas = {2: 24, 3: 19, 4: 15}[players]
    settings = f"players={players},board={ROWS}"
    tiny = pyspiel.load_game(f"mandate_qin_tiny({settings},bag={bag},hand=3,pagodas={pagodas})")
    whole = pyspiel.load_game(f"mandate_qin({settings})")
    random = np.random.default_rng(players)
    for _ in range(5):
        one, other = tiny.new_initial_state(), whole.new_initial_state()
        while not other.is_terminal():
            assert one.current_player() == other.current_player()
            if other.is_chance_node():
                assert dict(one.chance_outcomes()) == pytest.approx(dict(other.chance_outcomes()))
            else:
                assert one.legal_actions() == other.legal_actions()
            action = any_action(other, random)
            one.apply_action(action)
            other.apply_action(action)
        assert one.is_terminal()
        assert one.returns() == other.returns()


def test_an_information_state_holds_what_its_player_saw_and_no_more() -> None:
    one, other = (pyspiel.load_game("mandate_qin_tiny").new_initial_state() for _ in range(2))
    for state, second in ((one, 4), (other, 5)):
        state.apply_action(3)  # RY to seat 0
        state.apply_action(second)  # and to seat 1 RB or YB
    assert one.information_state_string(0) == other.information_state_string(0) == "0 dealt RY drew - | "
    assert one.information_state_string(1) != other.information_state_string(1)


def test_it_is_solved() -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game(SMALLEST)
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(8):
        solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[-1] < 0.02 < found[0]


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ("bag=RY RX", "bag: 'RX' is no tile: RR YY BB RY RB YB"),
        ("hand=4", "hand: 2 hands of 4 need 8 tiles, and the bag has 6"),
        ("pagodas=25", "pagodas: 25 is not in 1–24"),
        ("board=RR/YB", "the board has 2 rows; it needs 3 to 26"),
    ],
)
def test_a_setting_that_makes_no_game_is_one_clear_error(settings: str, problem: str) -> None:
    with pytest.raises(Exception, match=problem):
        pyspiel.load_game(f"mandate_qin_tiny({settings})")
