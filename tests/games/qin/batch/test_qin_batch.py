"""Batches of Qin: the same games as one at a time, and chance from outside."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

from mandate.core.game import Seat
from mandate.games.qin.batch import BatchState, QinBatch
from mandate.games.qin.batch.cpu import keys
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.envs.planes import LARGENESS, PAGODA, PLANES, VECTOR_NAMES
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.start import Start
from mandate.games.qin.rules.state import QinState, room_for_codes
from tests.envs.games import SMALL

TINY = "R...B\n.V.Y.\n.....\n"
MODES: tuple[dict[str, Any], ...] = ({}, {"players": 3, "board": SMALL}, {"players": 4, "board": "lion"})


def chosen(state: BatchState, seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A random legal action in each game."""
    random = np.random.default_rng(seed)
    return np.array([random.choice(np.flatnonzero(row)) for row in state.mask])


@pytest.mark.parametrize("options", MODES, ids=str)
def test_every_game_is_one_that_the_rules_play(options: dict[str, Any]) -> None:
    """Each step is made again through the checked door; observation, mask and rewards are the same."""
    batch, encoding = QinBatch(5, **options), QinEncoding(options, "blocks")
    start = Start(QIN.configure(options))
    state = batch.init(seed=3)
    twins = [QinState(batch.board, row.copy(), start) for row in batch.rows(state)]
    ended = 0
    for number in range(90):
        for game, twin in enumerate(twins):
            seen = encoding.see_state(twin, Seat(int(state.player[game])))
            assert isinstance(seen, dict)
            np.testing.assert_array_equal(state.planes[game], seen["planes"])
            np.testing.assert_array_equal(state.vector[game], seen["vector"])
            np.testing.assert_array_equal(
                state.mask[game], encoding.mask(twin.pending[Seat(state.player[game])])
            )
        actions = chosen(state, number)
        after = batch.step(state, actions, seed=1000 + number)
        before, now = batch.rows(state), batch.rows(after)
        for game, twin in enumerate(twins):
            mover = Seat(int(state.player[game]))
            # the tile that chance gave is laid where it will be drawn
            fresh = QinState(batch.board, drawn_next(before[game], now[game], mover, actions[game]), start)
            fresh.public_history = twin.public_history
            fresh.apply(mover, batch.board.tokens[actions[game]])
            while fresh.pending and (forced := next(iter(fresh.pending.values()))).automatic:
                fresh.apply(forced.seat, "pass")
            outcome = fresh.outcome
            assert bool(after.terminated[game]) == (outcome is not None)
            if outcome is not None:
                share = 1 / len(outcome.winners)
                wins = [share * (seat in outcome.winners) for seat in range(batch.seats)]
                expected = [(batch.seats * win - 1) / (batch.seats - 1) for win in wins]
                assert after.rewards[game].tolist() == pytest.approx(expected)
                twins[game] = QinState(batch.board, now[game].copy(), start)
                ended += 1
            else:
                assert not after.rewards[game].any()
                board = slice(kernel.ON_THE_BOARD, None)
                np.testing.assert_array_equal(fresh.g[board], now[game][board])
                np.testing.assert_array_equal(fresh.g[: kernel.DECK], now[game][: kernel.DECK])
                twins[game] = fresh
        state = after
    assert ended > 3


@pytest.mark.parametrize("options", [*MODES, {"board": TINY}], ids=str)
def test_what_is_kept_from_step_to_step_is_what_a_look_at_the_games_tells(options: dict[str, Any]) -> None:
    """Boards are brought up to date by placements; `observe` looks at all of each, whatever was kept."""
    batch = QinBatch(20, **options)
    state, codes = batch.init(1), room_for_codes(batch.board)
    for number in range(70):
        state = batch.step(state, batch.random_actions(state, number), number, out=state)
        forgotten = state.games.copy()
        forgotten[:, batch.board.game_size :] = 7
        again = batch.observe(dataclasses.replace(state, games=forgotten))
        for name in ("games", "player", "planes", "vector", "mask"):
            np.testing.assert_array_equal(getattr(again, name), getattr(state, name))
        for g, mask in zip(batch.rows(state), state.mask, strict=True):
            listed = codes[: kernel.legal(batch.board.geometry, g.copy(), codes)]
            np.testing.assert_array_equal(np.flatnonzero(mask), listed)


@pytest.mark.parametrize("options", [{}, {"players": 3, "board": SMALL}], ids=str)
def test_planes_of_one_byte_are_the_same_numbers_without_the_divisions(options: dict[str, Any]) -> None:
    divisors = {"hand": 3, "unseen": 12, "supply": 24, "hand_sizes": 3, "piles": 18, "ply": 128}
    each = [np.full(size, divisors.get(name, 1), np.float32) for name, size, _ in VECTOR_NAMES]
    vector = np.concatenate(each)
    planes = np.ones(PLANES, dtype=np.float32)
    planes[LARGENESS], planes[PAGODA] = 10, 2
    one, other = QinBatch(9, **options), QinBatch(9, dtype="uint8", **options)
    states = one.init(5), other.init(5)
    assert states[1].planes.dtype == states[1].vector.dtype == np.uint8
    for number in range(70):
        np.testing.assert_array_equal(states[0].planes, states[1].planes / planes[:, None, None])
        np.testing.assert_array_equal(states[0].vector, states[1].vector / vector)
        np.testing.assert_array_equal(states[0].mask, states[1].mask)
        actions = one.random_actions(states[0], number)
        states = one.step(states[0], actions, number), other.step(states[1], actions, number)


def drawn_next(before: Any, after: Any, mover: int, action: int) -> Any:
    """The game before, with the tile on top of its pile that was drawn in the step."""
    g = before.copy()
    pile = int(kernel.default_pile(g))
    at = kernel.HANDS + mover * kernel.KINDS
    placed = np.zeros(kernel.KINDS, dtype=np.int64)
    placed[kernel.KIND_OF[action % 9]] = 1
    gained = after[at : at + kernel.KINDS].astype(np.int64) - before[at : at + kernel.KINDS] + placed
    if pile == kernel.NOTHING or gained.sum() != 1 or gained.min() < 0:
        return g  # nothing was drawn, or the game is over and another one was dealt
    top = kernel.DECK + 4 * (int(g[kernel.PILES + pile]) - 1) + pile
    places = [kernel.DECK + 4 * i + p for p in range(4) for i in range(int(g[kernel.PILES + p]))]
    other = next(place for place in [top, *places] if g[place] == gained.argmax())
    g[top], g[other] = g[other], g[top]
    return g


def test_the_same_seeds_give_the_same_games_with_any_number_of_threads() -> None:
    one, two = QinBatch(33, board=SMALL), QinBatch(33, board=SMALL, threads=2)
    states = one.init(7), two.init(7)
    for number in range(30):
        actions = chosen(states[0], number)
        states = one.step(states[0], actions, number), two.step(states[1], actions, number)
        for name in ("games", "planes", "vector", "mask", "rewards", "terminated"):
            np.testing.assert_array_equal(getattr(states[0], name), getattr(states[1], name))


def test_arrays_go_to_other_libraries_without_a_copy() -> None:
    """NumPy and PyTorch take any; JAX wants them to begin at a multiple of 64 bytes."""
    batch = QinBatch(7, board=SMALL)
    state = batch.step(batch.init(1), np.zeros(7, dtype=np.int64), 2)
    for array in (state.planes, state.vector, state.mask):
        assert array.ctypes.data % 64 == 0
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)


def test_a_copy_does_not_know_coming_tiles() -> None:
    """From one state every tile in the piles comes as often as it lies there, whatever lies on top."""
    batch = QinBatch(4000, board=SMALL)
    state = batch.init(1)
    games = np.repeat(state.games[:1], batch.size, axis=0)
    same = batch.observe(dataclasses.replace(state, games=games))
    action = int(np.flatnonzero(same.mask[0])[0])
    after = batch.step(same, np.full(batch.size, action), seed=5)
    at = kernel.HANDS
    gained = after.games[:, at : at + kernel.KINDS].astype(int) - games[:, at : at + kernel.KINDS]
    gained[:, kernel.KIND_OF[action % 9]] += 1
    left = int(games[0, kernel.PILES : kernel.PILES + 4].sum())
    kinds = np.bincount(games[0, kernel.DECK : kernel.DECK + left], minlength=kernel.KINDS)
    assert gained.sum(axis=1).tolist() == [1] * batch.size
    np.testing.assert_allclose(gained.mean(axis=0), kinds / left, atol=0.03)
    assert (state.games[0] == games[0]).all()  # and nothing that was given has changed


def test_chance_may_say_who_begins() -> None:
    batch = QinBatch(600, players=3, board=SMALL, first="random")
    state = batch.init(4)
    assert np.bincount(state.player, minlength=3).min() > 150
    ended = batch.step(state, np.full(600, -1), 5)  # all illegal: all are dealt again
    assert np.bincount(ended.player, minlength=3).min() > 150
    assert (ended.player != state.player).any()
    assert (QinBatch(9, players=3, board=SMALL, first=2).init(4).player == 2).all()


def test_every_starting_hand_may_have_a_double() -> None:
    def worst(fair: bool) -> int:
        batch = QinBatch(300, players=4, board=SMALL, fair_start=fair)
        state = batch.step(batch.init(1), np.full(300, -1), 2)
        assert (state.games[:, kernel.PLY] == 0).all()
        hands = state.games[:, kernel.HANDS : kernel.GONE].reshape(300, 4, kernel.KINDS)
        return int(hands[:, :, : kernel.DOUBLES].sum(axis=2).min())

    assert (worst(True), worst(False)) == (1, 0)


def test_an_illegal_action_ends_its_game_only() -> None:
    batch = QinBatch(3, players=3, board=SMALL)
    state = batch.init(2)
    actions = chosen(state, 1)
    actions[1] = batch.actions - 1  # a pass
    after = batch.step(state, actions, 1)
    assert after.terminated.tolist() == [False, True, False]
    assert after.rewards[1].tolist() == [-1.0, 0.0, 0.0]
    assert after.games[1, kernel.PLY] == 0


@pytest.mark.parametrize(
    "actions", [[1, 2], [1.0, 2.0, 3.0], [[1], [2], [3]], [[1], 2, 3], None, "abc"], ids=str
)
def test_wrong_shapes_and_types_are_one_clear_error(actions: Any) -> None:
    batch = QinBatch(3, board=SMALL)
    with pytest.raises(TypeError, match=r"actions are whole numbers of shape \(3,\)"):
        batch.step(batch.init(1), actions, 1)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="games is a whole number from 1, not 0"):
        QinBatch(0)
    with pytest.raises(ValueError, match="games is a whole number from 1, not 0"):
        QinBatch(1).resized(0)
    with pytest.raises(ValueError, match="threads is a whole number from 1, not -1"):
        QinBatch(1, threads=-1)
    with pytest.raises(ValueError, match="rounds is a whole number from 1, not 0"):
        QinBatch(1).play_out(QinBatch(1).init(1), 1, rounds=0)
    for dtype in ("float64", "bool", "counts", object):
        with pytest.raises(ValueError, match="dtype is one of float32, uint8, not"):
            QinBatch(3, dtype=dtype)
    with pytest.raises(ValueError, match="seed is a whole number from 0, not -1"):
        QinBatch(3).init(-1)
    with pytest.raises(TypeError, match="seed is a whole number from 0, not 'x'"):
        QinBatch(3).init("x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"games is a whole number from 1, not 2\.5"):
        QinBatch(2.5)  # type: ignore[arg-type]
    assert len(set(keys(1, 1000).tolist()) | set(keys(2, 1000).tolist())) == 2000


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ({"games": 2}, r"state is of another batch: state\.games is uint16 of shape \(2, "),
        ({"board": "lion"}, r"state is of another batch: state\.games is "),
        (
            {"players": 3},
            r"state\.latest is uint16 of shape \(3, 3, 2\), not uint16 of ",
        ),
    ],
    ids=["games", "board", "players"],
)
def test_a_state_of_another_batch_is_refused_everywhere(other: dict[str, Any], expected: str) -> None:
    batch = QinBatch(3, board=SMALL)
    settings: dict[str, Any] = {"games": 3, "board": SMALL} | other
    state = QinBatch(**settings).init(1)
    for use in (
        lambda: batch.step(state, [0, 0, 0], 1),
        lambda: batch.observe(state),
        lambda: batch.rows(state),
        lambda: batch.random_actions(state, 1),
        lambda: batch.play_out(state, 1),
    ):
        with pytest.raises(TypeError, match=expected):
            use()


def test_a_state_to_write_over_has_the_same_arrays_on_the_same_device() -> None:
    batch = QinBatch(3, board=SMALL)
    state = batch.init(1)
    bytes_ = QinBatch(3, board=SMALL, dtype="uint8").init(1)
    with pytest.raises(TypeError, match=r"out\.planes is uint8 of shape .*, not float32 of shape "):
        batch.step(state, [0, 0, 0], 1, out=bytes_)
    elsewhere = dataclasses.replace(state, games=memoryview(state.games))
    with pytest.raises(TypeError, match=r"state\.games is not on the device of this batch, cpu"):
        batch.observe(elsewhere)
    with pytest.raises(TypeError, match="state is a state of this batch, not 5"):
        batch.observe(5)  # type: ignore[arg-type]
