"""What holds in every position of every game, tried on thousands of random ones."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mandate.core.errors import Malformed, Problem
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board, Space, check_placements, parse
from mandate.games.qin.rules.clauses import QinCode
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.provinces import Province, provinces, regions, village_owners
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views.position_reader import read

WHOLE = {2: 24, 3: 19, 4: 15}


@st.composite
def maps(draw: st.DrawFn) -> str:
    """Any map: sizes, villages and water as they come, three start spaces apart; a tile fits somewhere."""
    width, height = draw(st.integers(3, 9)), draw(st.integers(3, 9))
    signs = [draw(st.sampled_from("......V~")) for _ in range(width * height)]
    for sign, place in zip("RYB", draw(st.permutations(range(width * height)))[:3], strict=True):
        signs[place] = sign
    text = "".join("".join(signs[row * width : (row + 1) * width]) + "\n" for row in range(height))
    try:
        check_placements(parse("any", text))
    except Malformed as problem:
        assume(problem.code is not QinCode.MAP_NO_PLACEMENT)
    return text


@st.composite
def games(draw: st.DrawFn) -> QinState:
    """A random game, stopped somewhere."""
    board = draw(st.one_of(st.sampled_from(["bird", "lion"]), maps()))
    players, seed = draw(st.integers(2, 4)), draw(st.integers(0, 10**6))
    chance = Chance(seed)
    state = QIN.start({"players": players, "board": board}, chance)
    for _ in range(draw(st.integers(0, 70))):
        mover = state.mover
        if mover is None:
            break
        state.apply(mover, chance.choose(state.pending[mover].options))
    return state


def flood(board: Board, state: QinState, start: Space) -> set[Space]:
    """The connected area of one colour around a space, found from the board alone."""
    cells = state.g[board.geometry[kernel.CELL] :]
    area, queue = {start}, [start]
    while queue:
        for near in board.near[queue.pop()]:
            if near not in area and cells[near] == cells[start]:
                area.add(near)
                queue.append(near)
    return area


@given(games())
def test_pagodas_are_conserved(state: QinState) -> None:
    on_board = [0] * state.seats
    for region in provinces(state.board, state.g):
        if region.owner is not None:
            on_board[region.owner] += region.pagodas
    for owner in village_owners(state.board, state.g):
        if owner is not None:
            on_board[owner] += 1
    assert [a + b for a, b in zip(on_board, state.supply, strict=True)] == [WHOLE[state.seats]] * state.seats


@given(games())
def test_tiles_are_conserved(state: QinState) -> None:
    placed = [step.choice[:2] for step in state.history if ":" in step.choice]
    hidden = dict(zip(TILE_NAMES, state.view(None).unseen, strict=True))
    assert {name: hidden[name] + placed.count(name) for name in TILE_NAMES} == dict.fromkeys(TILE_NAMES, 12)


@given(games())
def test_a_province_is_connected_of_one_colour_and_maximal(state: QinState) -> None:
    cut_off = state.outcome is not None and state.outcome.reason == "last_pagoda"
    for region in regions(state.board, state.g):
        area = flood(state.board, state, region.spaces[0])
        assert set(region.spaces) == area or (cut_off and set(region.spaces) < area)
        assert region.owner is not None or len(region.spaces) == 1 or cut_off
        if not cut_off and region.owner is not None:
            assert region.pagodas == (2 if region.major else 1)


@given(games())
def test_two_orders_of_discovering_the_regions_agree(state: QinState) -> None:
    """A position string lays all tiles at once, in reading order; the game laid them as they came."""
    loaded = read(state.position())
    assert shapes(loaded) == shapes(state)
    assert loaded.digest() == state.digest()
    assert loaded.legal_tokens() == state.legal_tokens()


def shapes(state: QinState) -> list[Province]:
    return regions(state.board, state.g)


@given(games())
def test_villages_are_settled(state: QinState) -> None:
    if state.outcome is not None and state.outcome.reason == "last_pagoda":
        return
    for number, owner in enumerate(village_owners(state.board, state.g)):
        rightful = int(kernel.majority(state.board.geometry, state.g, number))
        assert rightful in (kernel.NO_ONE, owner)


@given(st.integers(0, 10**6), st.integers(2, 4), st.integers(0, 60))
def test_apply_then_replay_gives_the_same_hash(seed: int, players: int, plies: int) -> None:
    chance = Chance(seed)
    match: Match[QinState] = Match.start(QIN, {"players": players}, seed=seed)
    for _ in range(plies):
        if match.outcome is None:
            match.play(chance.choose(match.options))
    again: Match[QinState] = Match.resume(QIN, match.record)
    assert again.state.digest() == match.state.digest()


@given(games(), st.text(max_size=12))
def test_refused_choices_change_nothing(state: QinState, text: str) -> None:
    before = state.g.copy()
    for seat in range(-1, 5):
        with pytest.raises(Problem):
            state.apply(Seat(seat), f"?{text}")
    assert (state.g == before).all()


@given(games())
def test_a_copy_is_independent(state: QinState) -> None:
    before, history = state.g.copy(), list(state.history)
    twin = state.copy()
    while twin.mover is not None:
        twin.apply(twin.mover, twin.pending[twin.mover].options[0])
    assert (state.g == before).all()
    assert state.history == history


@given(games(), st.integers(0, 10**6))
def test_a_resampled_state_looks_the_same_to_its_seat(state: QinState, seed: int) -> None:
    for seat in [None, *(Seat(number) for number in range(state.seats))]:
        view = state.view(seat)
        assert QIN.resample(view, Chance(seed)).view(seat).to_json() == view.to_json()
