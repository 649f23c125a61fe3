"""Leaving the game before its end, by resigning or by running out of time."""

from __future__ import annotations

import pytest

from mandate import qin
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.games.qin.views.position_reader import read

from .pictures import lay

MEADOW = """
    R   .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
"""


@pytest.mark.clause("qin.resign.last")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_two_players_the_other_one_wins(seat: int) -> None:
    table = lay(MEADOW)
    assert table.resign(seat) == [f"{seat} resigned", f"resigned: {3 - seat}"]
    assert (table.state.mover, table.offer) == (None, [])


@pytest.mark.clause("qin.resign.last")
def test_the_last_seat_left_wins_however_few_pagodas_it_has_set() -> None:
    table = lay("R1 r1 . Y2 y2\n. . . . .\n. . . . .", players=4, mover=3)
    assert table.resign(1) == ["1 resigned"]
    assert table.resign(3) == ["3 resigned"]
    assert table.state.mover == 3
    assert table.resign(2) == ["2 resigned", "resigned: 4"]
    assert table.left == [14, 14, 15, 15]


@pytest.mark.clause("qin.resign")
def test_who_resigns_is_skipped_from_then_on() -> None:
    match = qin.new(players=3, seed=5)
    match.play(match.options[0])
    assert match.turn == 1
    match.resign()
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        match.play(match.options[0])
    assert turns == [2, 0, 2, 0]


@pytest.mark.clause("qin.resign")
def test_one_can_resign_while_another_is_to_move() -> None:
    table = lay(MEADOW, players=3)
    assert table.resign(3) == ["3 resigned"]
    assert table.state.mover == 0
    table.place("RY:b1c1")
    table.place("RY:d1e1")
    assert table.state.mover == 0


@pytest.mark.clause("qin.resign")
def test_the_hand_leaves_the_game_and_no_one_sees_it() -> None:
    table = lay(MEADOW, players=3, hands={1: "RR YY BB"})
    piles = table.state.piles
    table.resign(1)
    assert (table.hand(1), table.state.piles) == ("", piles)
    assert table.state.position().endswith(" 0:RRYYBB")
    for other in (Seat(1), Seat(2), None):
        assert table.state.view(other).position.endswith(" 0:??????")


@pytest.mark.clause("qin.resign")
def test_no_one_resigns_twice() -> None:
    table = lay(MEADOW, players=3)
    table.resign(2)
    before = table.state.digest()
    with pytest.raises(Refused) as refusal:
        table.resign(2)
    assert (refusal.value.code, refusal.value.clause) == ("already-resigned", "qin.resign")
    assert table.state.digest() == before


# --- the pagodas stay and count ---------------------------------------------------------------------


@pytest.mark.clause("qin.resign")
def test_provinces_of_a_seat_that_left_keep_their_owner_and_can_win_a_joining() -> None:
    table = lay(
        """
        R3  r3  r3  .   r1  r1
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        players=3,
        out={3: "RY RB YB"},
    )
    assert table.place("RB:d1d2") == ["3 joined red 6", "1 returned 1", "3 major red 6"]
    table.shows("""
        R3^^ r3  r3  r3  r3  r3
        .    .   .   b   .   .
        .    .   .   .   .   .
    """)


@pytest.mark.clause("qin.resign")
def test_the_spaces_of_a_seat_that_left_can_forbid_a_joining() -> None:
    table = lay("R3 r3 . r1 r1\n. . . . .\n. . . . .", players=3, out={3: ""})
    table.refuses("RB:c1c2", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.resign")
def test_a_seat_that_left_still_seizes_villages() -> None:
    table = lay("R3 r3 . V .\n. . . . .\n. . . . .", players=3, out={3: ""})
    assert table.place("RB:c1c2") == ["3 expanded red 3", "3 connected d1"]


@pytest.mark.clause("qin.resign")
def test_a_seat_that_left_still_holds_a_village_in_a_tie_and_can_lose_it() -> None:
    board = """
        .   .   y1  {}  .
        R   .   V3  .   .
        .   .   b3  b3  .
    """
    tie = lay(board.format(".").replace("y1", ". "), players=3, out={3: ""})
    assert tie.place("RB:b2b1") == ["1 founded red 2"]
    lost = lay(board.format("Y1"), players=3, out={3: ""})
    assert lost.place("RB:b2b1") == ["1 founded red 2", "1 conquered c2 from 3"]


@pytest.mark.clause("qin.resign", "qin.end.most")
def test_a_seat_that_left_cannot_win_with_the_most_pagodas() -> None:
    table = lay(
        """
        R1  r1  .   .   ~   ~
        ~   ~   ~   ~   ~   ~
        Y3  y3  V3  b2  b2  ~
        """,
        players=3,
        hands={1: "RR", 2: ""},
        piles="-,-,-,-",
        out={3: "RR"},
    )
    assert table.place("RR:c1d1") == ["1 expanded red 4", "no_tiles: 1 2"]


@pytest.mark.clause("qin.resign", "qin.end.tiles")
def test_a_hand_that_left_does_not_keep_the_game_going() -> None:
    table = lay(MEADOW, players=3, hands={1: "", 2: "", 3: "RR"}, mover=3, piles="-,-,-,-")
    assert table.resign(3) == ["3 resigned", "no_tiles: 1 2"]


@pytest.mark.clause("qin.resign", "qin.end.placement")
def test_the_game_ends_when_the_only_one_who_could_place_resigns() -> None:
    """Seat 3 could place blue in the gap; the others have red doubles only."""
    table = lay(
        """
        R1  r1  .   r2  r2
        ~   ~   .   ~   ~
        ~   ~   ~   ~   ~
        """,
        players=3,
        hands={1: "RR", 2: "RR", 3: "BB"},
    )
    assert table.offer == ["pass"]
    assert table.resign(3) == ["3 resigned", "no_placement: 1 2"]


# --- few pagodas ------------------------------------------------------------------------------------


@pytest.mark.clause("qin.resign.poor")
def test_the_last_pagoda_of_a_seat_that_left_ends_nothing() -> None:
    table = lay(
        """
        R3  r3  r3  r3  .
        .   .   .   .   .
        .   .   .   .   .
        """,
        players=3,
        left={3: 1},
        out={3: ""},
    )
    assert table.place("RB:e1e2") == ["3 expanded red 5", "3 major red 5"]
    assert (table.left[2], table.won) == (0, "")
    assert read(table.state.position()).position() == table.state.position()


@pytest.mark.clause("qin.resign.poor")
def test_without_pagodas_a_seat_that_left_gets_no_second_one() -> None:
    table = lay(
        """
        R3  r3  r3  r3  .
        .   .   .   .   .
        .   .   .   .   .
        """,
        players=3,
        left={3: 0},
        out={3: ""},
    )
    assert table.place("RB:e1e2") == ["3 expanded red 5"]
    table.shows("""
        R3^ r3  r3  r3  r3
        .   .   .   .   b
        .   .   .   .   .
    """)
    assert read(table.state.position()).position() == table.state.position()


@pytest.mark.clause("qin.resign.poor")
def test_without_pagodas_a_seat_that_left_seizes_no_village() -> None:
    """Neither an empty one nor another's: its owner keeps it and its pagoda."""
    table = lay(
        """
        R3  r3  .   V   .
        .   .   .   .   .
        .   .   V1  .   .
        """,
        players=3,
        left={3: 0},
        out={3: ""},
    )
    assert table.place("RR:c1c2") == ["3 expanded red 4"]
    table.shows("""
        R3  r3  r3  V   .
        .   .   r3  .   .
        .   .   V1  .   .
    """)
    assert table.left == [18, 19, 0]
    assert read(table.state.position()).position() == table.state.position()


@pytest.mark.clause("qin.resign.poor")
def test_without_pagodas_a_seat_that_left_wins_a_joining_with_what_stands_there() -> None:
    table = lay(
        """
        R3  r3  r3  .   r1  r1
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        players=3,
        left={3: 0},
        out={3: ""},
    )
    assert table.place("RB:d1d2") == ["3 joined red 6", "1 returned 1"]
    table.shows("""
        R3^ r3  r3  r3  r3  r3
        .   .   .   b   .   .
        .   .   .   .   .   .
    """)


@pytest.mark.clause("qin.resign.poor")
def test_a_village_is_seized_later_when_a_pagoda_has_come_home() -> None:
    """Seat 3 has left without pagodas. When its far village is conquered, it takes the near one."""
    table = lay(
        """
        R3  r3  V   ~   V3  .   Y
        .   .   ~   ~   .   .   .
        .   .   .   ~   .   .   .
        """,
        players=3,
        left={3: 0},
        out={3: ""},
    )
    events = table.place("YB:f1f2")
    assert events == ["1 founded yellow 2", "1 conquered e1 from 3", "3 connected c1"]
    table.shows("""
        R3  r3  V3  ~   V1  y1  Y1
        .   .   ~   ~   .   b   .
        .   .   .   ~   .   .   .
    """)
    assert table.left[2] == 0


@pytest.mark.clause("qin.resign.poor", "qin.order.villages")
def test_a_pagoda_that_comes_home_after_its_turn_is_used_in_the_next_placement() -> None:
    """Seat 1 has left; seat 3 moves, then comes seat 1, then seat 2 conquers from seat 1: too late."""
    table = lay(
        """
        R1  r1  V   ~   V1  .   Y2  y2  .
        .   .   ~   ~   .   .   .   .   .
        .   .   .   ~   .   .   .   .   .
        """,
        players=3,
        mover=3,
        left={1: 0},
        out={1: ""},
    )
    assert table.place("YB:f1f2") == ["2 expanded yellow 3", "2 conquered e1 from 1"]
    assert table.left[0] == 1
    assert read(table.state.position()).digest() == table.state.digest()
    assert table.place("RB:i2i1") == ["1 connected c1"]
