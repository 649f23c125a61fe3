"""Observations: their layout, that they tell what lies there, and that they tell nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from mandate.core.game import Game, Seat
from mandate.core.rng import Chance
from mandate.envs.encoding import IDLE, Encoding
from mandate.envs.play import Play
from mandate.games.great_wall.envs.encoding import GreatWallEncoding
from mandate.games.great_wall.envs.layouts import BLOCKS
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import tabletop
from mandate.games.qin.envs.encoding import QinEncoding
from mandate.games.qin.envs.kind import QIN_KIND
from mandate.games.qin.envs.planes import PLANE_NAMES, PLANES, VECTOR, VECTOR_NAMES
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from tests.envs.games import GREAT_WALL_MODES, MODES, QIN_MODES, called, positions
from tests.envs.great_wall_oracle import plainly
from tests.envs.qin_oracle import LAYOUT_PLANES, LAYOUT_VECTOR, Beside, Sight
from tools import env_tables

PLANE = {name: number for number, (name, _) in enumerate(PLANE_NAMES)}
LOOKS = {"qin": 0.1, "great-wall": 0.015}


def encodings(game: Game, options: Mapping[str, Any]) -> list[Encoding]:
    if game is QIN:
        return [QinEncoding(options), QinEncoding(options, "blocks")]
    return [GreatWallEncoding(options), GreatWallEncoding(options, "blocks", "slots")]


@pytest.mark.parametrize(("game", "options"), MODES, ids=called)
def test_observations_lie_in_their_space_and_tell_nothing_hidden(game: Game, options: dict[str, Any]) -> None:
    """Redraw what a seat cannot know: no number changes."""
    chance = Chance("hidden")
    known = encodings(game, options)
    spaces = [encoding.space() for encoding in known]
    looked = differing = 0
    for state in (state for n in "ab" for state in positions(game, options, f"leak/{n}", LOOKS[game.id])):
        for seat in map(Seat, range(state.seats)):
            view = state.view(seat)
            redrawn = game.resample(view, chance)
            for encoding, space in zip(known, spaces, strict=True):
                seen = encoding.observe(view)
                assert space.contains(seen)
                np.testing.assert_equal(
                    encoding.observe(redrawn.view(seat)), seen, "a reshuffle can be noticed"
                )
                np.testing.assert_equal(encoding.see_state(state, seat), encoding.see(view))
                np.testing.assert_equal(encoding.see_state(redrawn, seat), encoding.see(view))
                looked += 1
            next_seat = Seat((seat + 1) % state.seats)
            mine, redealt = (known[0].observe(each.view(next_seat)) for each in (state, redrawn))
            differing += not np.array_equal(mine["observation"], redealt["observation"])
    assert looked > 10
    assert differing > looked / 8 or options["players"] == 1  # what was redrawn shows where it may


@pytest.mark.parametrize(("game", "options"), MODES, ids=called)
def test_masks_are_the_offer(game: Game, options: dict[str, Any]) -> None:
    """Every option has an action of its own, and each action means its option."""
    known = encodings(game, options)[::-1]
    for state in positions(game, options, "mask", 0.3):
        for seat in map(Seat, range(state.seats)):
            decision = state.pending.get(seat)
            for encoding in known:
                mask = encoding.mask(decision)
                assert mask.shape == (encoding.actions,)
                if decision is None:
                    assert np.flatnonzero(mask).tolist() == [IDLE]
                    continue
                legal = [encoding.token(decision, int(action)) for action in np.flatnonzero(mask)]
                assert sorted(map(str, legal)) == sorted(decision.options)
                assert [encoding.token(decision, n) for n in encoding.legal(decision)] == [*decision.options]


@pytest.mark.parametrize("options", GREAT_WALL_MODES, ids=called)
def test_every_number_is_what_the_table_of_a_view_shows(options: dict[str, Any]) -> None:
    """Written part by part off the game, and read field by field off the view's table: the same."""
    quick, compared = GreatWallEncoding(options, "blocks"), 0
    for state in positions(GREAT_WALL, options, "plain", 0.25):
        assert isinstance(state, GreatWallState)
        for seat in map(Seat, range(state.seats)):
            blocks = quick.see_state(state, seat)
            for name, block in plainly(state.view(seat)).items():
                np.testing.assert_array_equal(blocks[name], block, name)
            compared += 1
    assert compared > 20
    spectator = state.view(None)
    assert not quick.see(spectator)["own"].any()


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 2, "coop": True}], ids=str)
def test_what_was_written_before_leaves_no_trace(options: dict[str, Any]) -> None:
    """A writer may be given any table at any time: also a redraw, or another game."""
    keeping, chance = GreatWallEncoding(options), Chance("kept")
    others = positions(GREAT_WALL, options, "other", 0.1)
    looked = 0
    for state in positions(GREAT_WALL, options, "kept", 0.08):
        other = next(others, state)
        for seat in map(Seat, range(state.seats)):
            view = state.view(seat)
            for each in (view, GREAT_WALL.resample(view, chance).view(seat), other.view(seat)):
                np.testing.assert_equal(keeping.see(each), GreatWallEncoding(options).see(each))
                looked += 1
    assert looked > 30
    twin = pickle.loads(pickle.dumps(keeping))
    np.testing.assert_equal(twin.see(view), keeping.see(view))


# --- Qin ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", QIN_MODES, ids=called)
def test_every_number_is_what_a_plain_reading_of_the_view_gives(options: dict[str, Any]) -> None:
    encoding = QinEncoding(options, "blocks")
    plain = {plane.name: plane for plane in LAYOUT_PLANES}
    fields = [(field.name, field.size, field.meaning) for field in LAYOUT_VECTOR.fields]
    assert fields == [*VECTOR_NAMES]
    assert (len(plain), LAYOUT_VECTOR.size) == (PLANES, VECTOR)
    for state in positions(QIN, options, "plain", 0.3):
        assert isinstance(state, QinState)
        if state.seats > 2 and state.view(None).ply > 6 and state.mover == 1:
            state.resign(Seat(1))
        for seat in (None, *map(Seat, range(state.seats))):
            view = state.view(seat)
            blocks, sight = encoding.blocks(view), Sight(view)
            for number, (name, meaning) in enumerate(PLANE_NAMES):
                assert plain[name].meaning == meaning
                expected = plain[name].read(sight).astype(np.float32)
                np.testing.assert_array_equal(blocks["planes"][number], expected, name)
            vector = np.array(LAYOUT_VECTOR.row(Beside(view)), dtype=np.float32)
            np.testing.assert_array_equal(blocks["vector"], vector)
            if seat is not None:
                for form in (encoding, QinEncoding(options)):
                    np.testing.assert_equal(form.see_state(state, seat), form.see(view))


def where(state: QinState, names: list[str]) -> set[tuple[int, int]]:
    spaces = [state.board.space(name) for name in names]
    return {divmod(space - state.board.stride - 1, state.board.stride) for space in spaces if space}


def ones(plane: Any) -> set[tuple[int, int]]:
    return {(int(row), int(column)) for row, column in zip(*np.nonzero(plane), strict=True)}


@pytest.mark.parametrize("options", QIN_MODES, ids=called)
def test_qin_runs_in_numbers_as_it_does_in_tokens(options: dict[str, Any]) -> None:
    """The same actions, legal or not, bring the same masks, observations, refusals and returns."""
    quick = QIN_KIND.play(options, "array", "end")
    plain = Play(QIN, options, QinEncoding(options))
    chance = Chance("numbers")
    for play in (quick, plain):
        play.start(3)
    while (seat := quick.asked) is not None:
        assert seat == plain.asked
        assert quick.kind(seat) == plain.kind(seat)
        mask = quick.mask(seat)
        for other in map(Seat, range(quick.seats)):
            np.testing.assert_array_equal(quick.mask(other), plain.mask(other))
        np.testing.assert_equal(quick.observe(seat, mask), plain.observe(seat, mask))
        wrong = chance.below(len(mask))
        if not mask[wrong]:
            assert quick.act(seat, wrong) == plain.act(seat, wrong) is not None
        action = int(chance.choose(np.flatnonzero(mask).tolist()))
        assert quick.act(seat, action) is plain.act(seat, action) is None
    assert plain.asked is None
    assert quick.returns() == plain.returns()


@pytest.mark.parametrize("options", QIN_MODES, ids=called)
def test_qins_planes_show_what_the_view_tells(options: dict[str, Any]) -> None:
    encoding = QinEncoding(options, "blocks")
    for state in positions(QIN, options, "planes", 0.1):
        assert isinstance(state, QinState)
        for seat in map(Seat, range(state.seats)):
            answer = state.view(seat).to_json()
            planes = encoding.blocks(state.view(seat))["planes"]
            for other in range(state.seats):
                owner = (seat + other) % state.seats
                for kind in ("province", "village"):
                    cells = [
                        c for each in answer[f"{kind}s"] if each["owner"] == owner for c in each["cells"]
                    ]
                    assert ones(planes[PLANE[f"{kind}_{other}"]]) == where(state, cells)
            sizes = {frozenset(each["cells"]): len(each["cells"]) for each in answer["provinces"]}
            major = [cell for cells, size in sizes.items() if size >= 5 for cell in cells]
            assert ones(planes[PLANE["major"]]) == where(state, major)
            grounds = [PLANE[name] for name in ("grass", "village", "water", "red", "yellow", "blue")]
            assert (planes[grounds].sum(axis=0) == 1).all()


@pytest.mark.parametrize("options", QIN_MODES, ids=called)
def test_qins_vector_tells_the_hand_and_the_seats_in_relative_order(options: dict[str, Any]) -> None:
    encoding = QinEncoding(options, "blocks")
    at = {field.name: slice(begin, end) for field, begin, end in LAYOUT_VECTOR.slices()}
    for state in positions(QIN, options, "vector", 0.1):
        assert isinstance(state, QinState)
        for seat in map(Seat, range(state.seats)):
            vector = encoding.blocks(state.view(seat))["vector"]
            order = [Seat((seat + i) % state.seats) for i in range(state.seats)]
            assert vector[at["hand"]].sum() * 3 == pytest.approx(len(state.hand(seat)))
            supply = [*(state.supply[other] for other in order), *[0] * (4 - state.seats)]
            assert (vector[at["supply"]] * 24).tolist() == pytest.approx(supply)
            assert vector[at["there"]].tolist() == [1.0] * state.seats + [0.0] * (4 - state.seats)
            mover = vector[at["mover"]]
            assert mover.sum() == (state.mover is not None)
            assert state.mover is None or order[int(mover.argmax())] == state.mover


def test_one_array_holds_all_blocks() -> None:
    """The vector's numbers are planes that are the same everywhere."""
    state = QIN.start({}, Chance(1))
    whole, parts = QinEncoding({}), QinEncoding({}, "blocks")
    array = whole.observe(state.view(Seat(0)))["observation"]
    blocks = parts.observe(state.view(Seat(0)))
    np.testing.assert_array_equal(array[:PLANES], blocks["planes"])
    for number, plane in zip(blocks["vector"], array[PLANES:], strict=True):
        assert (plane == number).all()


# --- The Great Wall -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GREAT_WALL_MODES, ids=called)
def test_the_great_walls_clans_stand_in_relative_order(options: dict[str, Any]) -> None:
    encoding = GreatWallEncoding(options, "blocks")
    clans_block = next(block for block in BLOCKS if block.name == "clans")
    own_block = next(block for block in BLOCKS if block.name == "own")
    at = {field.name: slice(begin, end) for field, begin, end in clans_block.slices()}
    goods = next(slice(begin, end) for field, begin, end in own_block.slices() if field.name == "goods")
    for state in positions(GREAT_WALL, options, "clans", 0.03):
        for seat in map(Seat, range(state.seats)):
            table = tabletop(state.view(seat))  # type: ignore[arg-type]  # its own view
            blocks = encoding.blocks(state.view(seat))
            seats, clans = state.seats, len(table.clans)
            order = [*((seat + i) % seats for i in range(seats)), *range(seats, clans)]
            for row, clan in enumerate(order):
                board = table.clans[clan]
                assert blocks["clans"][row][at["honor"]][0] * 100 == pytest.approx(board.honor, abs=1e-4)
                soldiers = [board.pool.Sp, board.pool.Ar, board.pool.Ho]
                assert (blocks["clans"][row][at["pool"]] * 5).tolist() == pytest.approx(soldiers)
                assert blocks["clans"][row][at["tea"]].argmax() == table.tea.index(board.clan)
            assert not blocks["clans"][clans:].any()
            assert table.own is not None
            held = [table.own.goods.W, table.own.goods.S, table.own.goods.G, table.own.goods.C]
            assert (blocks["own"][goods] * 10).tolist() == pytest.approx(held, abs=1e-4)


def test_the_page_shows_the_layouts() -> None:
    page = env_tables.PAGE.read_text("utf-8")
    assert env_tables.renewed(page) == page, "make docs"
