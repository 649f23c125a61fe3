"""OpenSpiel: its own suites, and that its Qin is the one of the rules."""

from __future__ import annotations

import itertools
import math
import pickle
import subprocess
import sys
import unittest
from collections import Counter
from typing import Any

import numpy as np
import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.envs.play import shares
from mandate.extras import install_command
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.game import QIN, begin_with
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import QinState
from tests.envs import openspiel_games
from tests.envs.games import SMALL

pyspiel: Any = pytest.importorskip("pyspiel")

import mandate.envs.openspiel  # noqa: E402, F401  # registers the games

ROWS = SMALL.strip().replace("\n", "/")
TWO, THREE, FOUR = (
    f"mandate_qin(board={ROWS})",
    f"mandate_qin(players=3,board={ROWS},first=-1,fair_start=True)",
    f"mandate_qin(players=4,board={ROWS},first=2)",
)


def any_action(state: Any, random: np.random.Generator) -> int:
    if not state.is_chance_node():
        return int(random.choice(state.legal_actions()))
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    assert math.isclose(sum(weights), 1.0)
    return int(random.choice(outcomes, p=weights))


def played(name: str, seed: int) -> Any:
    """States of one random game, each its own."""
    state, random = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(seed)
    yield state.clone()
    while not state.is_terminal():
        state.apply_action(any_action(state, random))
        yield state.clone()


# --- its own suites -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [TWO, THREE, FOUR, "mandate_qin(players=3,board=lion)"])
def test_its_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


def test_its_simulation_from_python() -> None:
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(THREE))


def test_its_checks_of_the_interface(capfd: pytest.CaptureFixture[str]) -> None:
    from open_spiel.integration_tests import api_test

    class OnQin(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel is read as untyped
        game, game_name = pyspiel.load_game(THREE), "mandate_qin"

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OnQin).run(found)
    capfd.readouterr()  # what it writes for each refusal that it wants
    assert found.testsRun >= 5
    assert not [*found.errors, *found.failures]


def test_the_playthrough_is_the_recorded_one() -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    original, again = generate_playthrough.replay(str(openspiel_games.FILE))
    assert original == again


def test_its_search_with_information_sets_plays() -> None:
    """It checks itself, at each of its simulations, that a resampled state has the same information."""
    from open_spiel.python.algorithms import ismcts, mcts

    game, random = pyspiel.load_game(TWO), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 15, random_state=random)
    state, chance, searched = game.new_initial_state(), np.random.default_rng(1), 0
    while not state.is_terminal():
        mine = state.current_player() == 1
        state.apply_action(int(bot.step(state)) if mine else any_action(state, chance))
        searched += mine
    assert searched > 2
    assert sum(state.returns()) == 0


# --- the rules are the same ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", [TWO, THREE, FOUR])
def test_a_game_there_is_a_game_of_the_rules(name: str) -> None:
    """Every deal and choice again through the checked door: the same offers, sights and returns."""
    for seed in range(3):
        *_, over = played(name, seed)
        other = over.table.state
        stored = other.to_json()
        assert QIN.state_from_json(stored) == other
        twin = begin_with(stored["options"], stored["tiles"].split())
        encoding = QinEncoding(stored["options"], "blocks")
        there = pyspiel.load_game(name).new_initial_state()
        for action in over.history():
            if not there.is_chance_node():
                pass_on(twin)
                seat = Seat(there.current_player())
                assert seat == twin.mover
                assert there.legal_actions() == np.flatnonzero(encoding.mask(twin.pending[seat])).tolist()
                assert str(there) == without_order(there, twin)
                seen = encoding.see_state(twin, seat)
                assert isinstance(seen, dict)
                tensor = np.asarray(there.observation_tensor(int(seat)), dtype=np.float32)
                start = twin.seats + seen["planes"].size
                np.testing.assert_array_equal(tensor[twin.seats : start], seen["planes"].ravel())
                twin.apply(seat, twin.board.tokens[action])
            there.apply_action(action)
        pass_on(twin)
        assert twin.outcome == other.outcome
        assert twin.outcome is not None
        assert over.returns() == shares(twin.seats, twin.outcome.winners)
        assert math.isclose(sum(over.returns()), 0.0, abs_tol=1e-9)


def pass_on(state: QinState) -> None:
    while state.pending and (asked := next(iter(state.pending.values()))).automatic:
        state.apply(asked.seat, PASS)


def without_order(there: Any, twin: QinState) -> str:
    """The position there, if it is the twin's but for what lies in the piles in which order."""
    mine, other = str(there).split(), twin.position().split()
    assert [len(pile) for pile in mine[6].split(",")] == [len(pile) for pile in other[6].split(",")]
    other[6] = mine[6]
    return " ".join(other)


def test_a_drawn_tile_is_as_likely_as_it_lies_in_the_piles() -> None:
    draws = [state for state in played(TWO, 5) if state.table.node == "draw"]
    for state in draws:
        left = Counter(tile for pile in piles_of(state) for tile in pile)
        total = sum(left.values())
        assert dict(state.chance_outcomes()) == pytest.approx(
            {TILE_NAMES.index(tile): count / total for tile, count in left.items()}
        )
    assert len(draws) > 5


def piles_of(state: Any) -> list[list[str]]:
    written = state.table.state.position().split()[6].split(",")
    return [[pile[i : i + 2] for i in range(0, len(pile), 2)] for pile in written if pile != "-"]


def test_a_fair_deal_is_as_likely_as_dealing_again_makes_it() -> None:
    """Two hands of three: each way to deal doubles and mixed tiles, weighed by how many deals it is."""
    weights: Counter[bool] = Counter()
    for way in itertools.product((True, False), repeat=6):
        weight, left = 1, {True: 36, False: 36}
        for double in way:
            weight *= left[double]
            left[double] -= 1
        if any(way[:3]) and any(way[3:]):
            weights[way[0]] += weight
    state = pyspiel.load_game("mandate_qin(fair_start=True)").new_initial_state()
    doubles = sum(weight for kind, weight in state.chance_outcomes() if kind < kernel.DOUBLES)
    assert doubles == pytest.approx(weights[True] / sum(weights.values()))
    for kind in (3, 4):
        state.apply_action(kind)
    assert {kind for kind, _ in state.chance_outcomes()} == {0, 1, 2}  # the last of the hand must be one


# --- what is hidden -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [TWO, THREE])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    """At every node; and others hold other tiles there."""
    sampler, changed = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0), 0
    for number, state in enumerate(played(name, 2)):
        players = len(state.returns())
        player = number % players
        twin = state.resample_from_infostate(player, sampler)
        for look in ("information_state_string", "observation_string"):
            assert getattr(twin, look)(player) == getattr(state, look)(player)
        for look in ("information_state_tensor", "observation_tensor"):
            np.testing.assert_array_equal(getattr(twin, look)(player), getattr(state, look)(player))
        assert (twin.current_player(), twin.is_terminal()) == (state.current_player(), state.is_terminal())
        if state.current_player() == player:
            assert twin.legal_actions() == state.legal_actions()
        others = [Seat(seat) for seat in range(players) if seat != player]
        changed += any(state.table.shown.hand(seat) != twin.table.shown.hand(seat) for seat in others)
    assert changed > 5


def test_parts_of_what_is_known() -> None:
    """Public parts are the same for all; private ones have hands, and nothing else does."""
    game = pyspiel.load_game(FOUR)
    kinds = pyspiel.PrivateInfoType

    def observer(public: bool, recall: bool, private: Any) -> Any:
        return game.make_py_observer(pyspiel.IIGObservationType(public, recall, private))

    state = next(state for state in played(FOUR, 1) if len(state.history()) == 20)
    for recall in (False, True):
        public = observer(True, recall, kinds.NONE)
        texts, numbers = set(), []
        for player in range(4):
            public.set_from(state, player)
            texts.add(public.string_from(state, player))
            numbers.append(public.tensor.copy())
        assert len(texts) == 1
        assert all((each == numbers[0]).all() for each in numbers)
        assert not set(public.dict) & {"hands", "draws", "first_hands", "unseen", "player"}
        single = observer(False, recall, kinds.SINGLE_PLAYER)
        assert not set(single.dict) & {"planes", "open", "past"}
        assert single.string_from(state, 1) != single.string_from(state, 2)
        everybody = observer(True, recall, kinds.ALL_PLAYERS)
        everybody.set_from(state, 2)
        hands = [state.table.shown.hand(Seat((2 + i) % 4)) for i in range(4)]
        assert everybody.dict["hands"].sum(axis=1).tolist() == pytest.approx([len(h) / 3 for h in hands])
        left = sum(map(len, piles_of(state)))
        assert everybody.dict["unseen"].sum() * 12 == pytest.approx(left, abs=1e-3)
    recall_all = observer(True, True, kinds.SINGLE_PLAYER)
    recall_all.set_from(state, 0)
    placed = sum(step.choice != PASS for step in state.table.shown.history)
    assert np.count_nonzero(recall_all.dict["past"][0]) == 2 * placed
    with pytest.raises(ValueError, match="takes no settings"):
        game.make_py_observer(None, {"x": 1})


def test_copies_go_their_own_way() -> None:
    states = [*played(THREE, 4)]
    for state in (states[0], states[3], states[15], states[16], states[-1]):
        again = pickle.loads(pickle.dumps(state))
        assert (str(again), again.history()) == (str(state), state.history())
        twin = state.clone()
        if not state.is_terminal():
            before = str(state)
            twin.apply_action(any_action(twin, np.random.default_rng(1)))
            assert str(state) == before


# --- bad input ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("mandate_qin(players=9)", "players"),
        ("mandate_qin(bord=lion)", "Unknown parameter 'bord'"),
        ("mandate_qin(players=three)", "Wrong type for parameter players"),
        ("mandate_qin(board=nowhere)", "nowhere"),
        ("mandate_qin(first=2)", "first"),
        ("mandate_great_wall(deals=0)", "deals is a number from 1"),
        ("mandate_great_wall(players=3,qin_honor=50)", "qin_honor"),
    ],
)
def test_a_wrong_setting_is_one_clear_error(name: str, expected: str) -> None:
    with pytest.raises(Exception, match=expected) as caught:
        pyspiel.load_game(name)
    assert "\n" not in str(caught.value).strip()


def test_what_is_not_legal_is_refused() -> None:
    states = [*played(TWO, 1)]
    with pytest.raises(ValueError, match="chance cannot give 6 now"):
        states[0].apply_action(6)
    place = next(state for state in states if state.table.node == "place")
    illegal = next(code for code in range(200) if code not in place.legal_actions())
    with pytest.raises(ValueError, match=f"action {illegal} is not legal now"):
        place.apply_action(illegal)
    with pytest.raises(ValueError, match="the game is over"):
        states[-1].apply_action(0)


# --- The Great Wall, as far as it goes ----------------------------------------------------------------


@pytest.mark.parametrize("options", ["players=1", "players=2,coop=True", "players=3,decline=True"])
def test_the_great_wall_is_played_and_resampled(options: str) -> None:
    game = pyspiel.load_game(f"mandate_great_wall({options},deals=5)")
    state, random = game.new_initial_state(), np.random.default_rng(1)
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
    assert str(state.resample_from_infostate(0, sampler)) == str(state)
    looked = 0
    while not state.is_terminal():
        if not state.is_chance_node() and random.random() < 0.04:
            player = state.current_player()
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            assert len(twin.history()) == len(state.history())
            twin.apply_action(twin.legal_actions()[-1])
            again = pickle.loads(pickle.dumps(twin))
            assert (str(again), again.current_player()) == (str(twin), twin.current_player())
            looked += 1
        state.apply_action(any_action(state, random))
    assert looked > 2
    assert len(state.history()) <= game.max_history_length()
    returns, kind = state.returns(), game.get_type().utility
    if kind == pyspiel.GameType.Utility.ZERO_SUM:
        assert math.isclose(sum(returns), 0.0, abs_tol=1e-9)
    elif kind == pyspiel.GameType.Utility.IDENTICAL:
        assert len(set(returns)) == 1
    # the same game through the rules alone
    other = state.play.state
    core = other.game.start(game.options, Chance(f"openspiel/{state.history()[0]}"))
    for seat, choice in other.history:
        core.apply(seat, choice)
    assert core == other


@pytest.mark.long
def test_its_random_simulation_of_the_great_wall() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("mandate_great_wall(players=1,deals=3)"), 1, False, False)


def test_the_great_wall_says_what_it_has_not() -> None:
    game = pyspiel.load_game("mandate_great_wall")
    assert not game.get_type().provides_information_state_tensor
    parts = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(parts) is None
    with pytest.raises(ValueError, match="takes no settings"):
        game.make_py_observer(None, {"x": 1})
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="texts, not tensors"):
        recall.set_from(game.new_initial_state(), 0)


def test_it_needs_none_of_the_other_libraries() -> None:
    code = (
        "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None\n"
        "import mandate.games.qin.batch.batch, mandate.envs.openspiel, pyspiel\n"
        "print(pyspiel.load_game('mandate_qin').num_players())\n"
        "try:\n    import mandate.games.qin.envs.v0\nexcept ModuleNotFoundError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["2", f"these environments need gymnasium: {install_command('envs')}"]
