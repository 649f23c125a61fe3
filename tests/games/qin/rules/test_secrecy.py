"""What is hidden, and what lies open."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mandate import qin
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules import events
from mandate.games.qin.rules.game import QIN, begin_with
from mandate.games.qin.rules.state import QinState

from .pictures import lay

BOARD = """
    R1  r1  .   .   .
    .   .   .   .   .
    .   .   .   .   .
"""


def seen(state: QinState, seat: int | None) -> Any:
    """A view as it goes out; the options are public and say nothing of the tiles."""
    return json.loads(json.dumps(state.view(None if seat is None else Seat(seat)).to_json()))


def past(state: QinState, seat: int | None) -> list[list[Any]]:
    """What has been chosen and drawn, as that seat may know it."""
    return state.view(None if seat is None else Seat(seat)).past()


def deal_again(state: QinState, keep: range, seed: int) -> QinState:
    """The same game with all tiles exchanged except those in these places of the deal."""
    tiles = list(state.start.tiles)
    places = [place for place in range(72) if place not in keep]
    others = [tiles[place] for place in places]
    Chance(seed).shuffle(others)
    for place, tile in zip(places, others, strict=True):
        tiles[place] = tile
    return begin_with(state.start.options, tiles)


@pytest.mark.clause("qin.secret")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_the_same_whatever_the_other_hands_and_the_piles_hold(players: int) -> None:
    state = QIN.start({"players": players, "first": 1}, Chance(1))
    for seat in range(players):
        own = range(3 * seat, 3 * seat + 3)
        for seed in range(5):
            other = deal_again(state, own, seed)
            assert other.start.tiles != state.start.tiles
            assert seen(other, seat) == seen(state, seat)
            assert other.view(Seat(seat)).g.tobytes() == state.view(Seat(seat)).g.tobytes()


@pytest.mark.clause("qin.secret")
def test_a_spectator_knows_no_hand_at_all() -> None:
    state = QIN.start({"players": 3}, Chance(1))
    for seed in range(5):
        assert seen(deal_again(state, range(0), seed), None) == seen(state, None)
    assert seen(state, None)["hand"] == []


@pytest.mark.clause("qin.secret")
def test_in_the_middle_of_a_game_the_others_tiles_are_hidden_too() -> None:
    """Seat 1 has the same hand twice; what seat 2 has and the piles hold has changed places."""
    one = lay(BOARD, hands={1: "RR YY BB", 2: "RY RY RY"}, piles="YBRB,RBYB,YB,RB")
    two = lay(BOARD, hands={1: "RR YY BB", 2: "YB RB RB"}, piles="RYRY,YBYB,RB,RY")
    assert seen(one.state, 0) == seen(two.state, 0)
    assert seen(one.state, 1) != seen(two.state, 1)


@pytest.mark.clause("qin.secret")
def test_a_drawn_tile_is_known_to_the_drawer_only() -> None:
    table = lay(BOARD, hands={1: "RR YY BB"}, piles="RY,RB,YB,YB")
    table.place("RR:c1d1/2")
    drew = table.last_events[-1]
    assert drew.seen_by(Seat(0)) == events.Drew(Seat(0), 2, "RB")
    assert drew.seen_by(Seat(1)) == drew.seen_by(None) == events.Drew(Seat(0), 2, None)
    assert past(table.state, 0) == [[0, "RR:c1d1/2", "RB"]]
    assert past(table.state, 1) == past(table.state, None) == [[0, "RR:c1d1/2", None]]


@pytest.mark.clause("qin.secret", "qin.resign")
def test_a_hand_that_left_the_game_stays_hidden() -> None:
    views = []
    for tiles, pile in (("RR YY BB", "RY"), ("RY YY BB", "RR")):
        table = lay(BOARD, players=3, mover=2, hands={1: tiles}, piles=f"{pile},-,-,-")
        table.resign(1)
        views.append(seen(table.state, 1))
    assert views[0] == views[1]


@pytest.mark.clause("qin.secret")
def test_everything_else_lies_open() -> None:
    table = lay(
        """
        R1  r1  V1  .   .
        .   .   .   y2  Y2
        .   .   .   .   .
        """,
        players=3,
        hands={1: "RR YY BB", 2: "RY RB"},
        piles="YB,YBYB,-,RB",
    )
    table.place("BB:a2b2/4")
    for seat in (1, 2, None):
        view = seen(table.state, seat)
        assert view["hand_sizes"] == [3, 2, 3]
        assert view["piles"] == [1, 2, 0, 0]
        assert view["supply"] == [16, 18, 19]
        assert view["pending"] == [1]
        assert [province["owner"] for province in view["provinces"]] == [0, 0, 1]
        assert [village["owner"] for village in view["villages"]][:1] == [0]
        assert past(table.state, seat) == [[0, "BB:a2b2/4", None]]


@pytest.mark.clause("qin.secret")
def test_the_count_of_unseen_tiles_follows_from_what_a_seat_has_seen() -> None:
    match = qin.new(players=2, seed=6)
    for _ in range(12):
        match.play(match.options[0])
    for seat in (0, 1):
        view = seen(match.state, seat)
        placed = [choice[:2] for _, choice, _ in past(match.state, seat)]
        known = placed + view["hand"]
        assert view["unseen"] == {kind: 12 - known.count(kind) for kind in view["unseen"]}


@pytest.mark.clause("qin.secret")
def test_the_record_shown_to_a_seat_hides_what_the_seat_does_not_know() -> None:
    match = qin.new(players=2, seed=6)
    for _ in range(6):
        match.play(match.options[0])
    for seat in (Seat(0), Seat(1), None):
        record = match.record_for(seat)
        dealt = record.setup["tiles"].split()
        assert [i for i, tile in enumerate(dealt) if tile != "??"] == (
            [] if seat is None else list(range(3 * seat, 3 * seat + 3))
        )
        assert [bool(entry.chance) for entry in record.choices] == [
            entry.seat == seat for entry in record.choices
        ]
        assert record.seed is None
        assert record.salt is None
