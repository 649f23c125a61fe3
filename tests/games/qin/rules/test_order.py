"""The order in which one placement is carried out."""

from __future__ import annotations

import pytest

from .pictures import lay


@pytest.mark.clause("qin.order")
def test_a_joining_comes_before_a_founding_whatever_the_colours() -> None:
    table = lay("""
        .   y1  y1  .   .
        .   .   .   .   R
        .   y2  y2  y2  .
    """)
    assert table.place("RY:d2c2") == [
        "2 joined yellow 6",
        "1 returned 1",
        "2 major yellow 6",
        "1 founded red 2",
    ]


@pytest.mark.clause("qin.order")
def test_a_joining_comes_before_an_expansion() -> None:
    table = lay("""
        .   b1  b1  .   .   .
        .   .   .   .   R2  r2
        .   b1  b1  .   .   .
    """)
    assert table.place("RB:d2c2") == ["1 joined blue 5", "2 expanded red 3"]


@pytest.mark.clause("qin.order")
def test_an_expansion_comes_before_a_founding() -> None:
    table = lay("""
        .   .   .   .   .
        b2  b2  .   .   R
        .   .   .   .   .
    """)
    assert table.place("RB:d2c2") == ["2 expanded blue 3", "1 founded red 2"]


@pytest.mark.clause("qin.order")
def test_of_two_foundings_red_comes_before_blue_though_blue_lies_first() -> None:
    table = lay("""
        B   .   .   R
        .   .   .   .
        .   .   .   .
    """)
    assert table.place("RB:c1b1") == ["1 founded red 2", "1 founded blue 2"]


@pytest.mark.clause("qin.order")
def test_of_two_expansions_yellow_comes_before_blue_though_blue_lies_first() -> None:
    table = lay("""
        B2  b2  .   .   Y1  y1
        .   .   .   .   .   .
        .   .   .   .   .   .
    """)
    assert table.place("YB:d1c1") == ["1 expanded yellow 3", "2 expanded blue 3"]


@pytest.mark.clause("qin.order")
def test_of_two_joinings_red_comes_before_yellow_though_yellow_lies_first() -> None:
    table = lay("""
        y2  y2  y2  r1  r1  r1
        .   .   .   .   .   .
        y2  y2  y2  r1  r1  r1
    """)
    assert table.place("RY:d2c2") == ["1 joined red 7", "2 joined yellow 7"]


@pytest.mark.clause("qin.order", "qin.order.villages")
def test_villages_come_after_all_provinces() -> None:
    """The expansion reaches the village first, but both provinces are there before it is looked at."""
    table = lay(
        """
        .   .   .   .   .   .
        R4  r4  .   .   y1  y1
        .   .   V   V   .   Y1
        .   .   .   .   .   y1
        """,
        players=4,
    )
    assert table.place("RY:c2d2") == [
        "4 expanded red 3",
        "1 expanded yellow 5",
        "1 major yellow 5",
        "1 connected c3",
    ]


@pytest.mark.clause("qin.order.villages")
def test_the_mover_seizes_villages_before_the_others() -> None:
    """Seat 2 moves: its village comes first, though seat 1's stands first on the board."""
    table = lay(
        """
        .   .   V   .   .   .
        y1  Y1  .   .   R   .
        .   .   .   V   .   .
        """,
        mover=2,
    )
    assert table.place("RY:d2c2") == [
        "1 expanded yellow 3",
        "2 founded red 2",
        "2 connected d3",
        "1 connected c1",
    ]


@pytest.mark.clause("qin.order.villages")
def test_the_others_seize_villages_in_turn_order_from_the_mover() -> None:
    """Seat 2 moves, so seat 3 comes before seat 1; everything is carried out for everybody."""
    table = lay(
        """
        .   .   V   .   .   .
        y1  Y1  .   .   R3  r3
        .   .   .   V   .   .
        """,
        players=3,
        mover=2,
    )
    assert table.place("RY:d2c2") == [
        "3 expanded red 3",
        "1 expanded yellow 3",
        "3 connected d3",
        "1 connected c1",
    ]
    table.shows("""
        .   .   V1  .   .   .
        y1  Y1  y1  r3  R3  r3
        .   .   .   V3  .   .
    """)


@pytest.mark.clause("qin.order.villages")
def test_a_player_seizes_empty_villages_before_conquering_others() -> None:
    table = lay("""
        .   V2  .   .   .
        R   .   .   .   .
        .   .   V   .   .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 3", "1 connected c3", "1 conquered b1 from 2"]


@pytest.mark.clause("qin.order.villages")
def test_villages_of_one_sort_are_seized_in_reading_order() -> None:
    table = lay(
        """
        .   V2  .   .   .   .
        R   .   .   V3  .   .
        .   .   V   .   .   .
        """,
        players=3,
    )
    assert table.place("RR:b2c2") == [
        "1 founded red 3",
        "1 connected c3",
        "1 conquered b1 from 2",
        "1 conquered d2 from 3",
    ]


# --- where the order decides who wins ---------------------------------------------------------------


@pytest.mark.clause("qin.order", "qin.end.last")
def test_the_others_second_pagoda_comes_before_the_movers_founding_and_wins() -> None:
    table = lay(
        """
        .   .   .   .   .   .   .
        b2  b2  b2  b2  .   .   R
        .   .   .   .   .   .   .
        """,
        players=4,
        left={1: 1, 2: 1},
    )
    assert table.place("RB:f2e2") == ["2 expanded blue 5", "2 major blue 5", "last_pagoda: 2"]
    table.shows("""
        .    .   .   .   .   .   .
        b2^^ b2  b2  b2  b2  r   R
        .    .   .   .   .   .   .
    """)


@pytest.mark.clause("qin.order", "qin.end.last")
def test_a_pagoda_that_came_home_from_a_joining_is_there_for_the_expansion() -> None:
    """Purple has one left, gets one back from the yellow joining and then sets one on red."""
    table = lay(
        """
        .   .   .   y1  y1  y1  .
        r2  r2  .   .   .   .   .
        r2  R2  .   y2  y2  .   .
        """,
        players=4,
        left={2: 1},
    )
    assert table.place("RY:c2d2") == [
        "1 joined yellow 6",
        "2 returned 1",
        "1 major yellow 6",
        "2 expanded red 5",
        "2 major red 5",
    ]
    assert table.left[1] == 1


@pytest.mark.clause("qin.order.villages", "qin.end.last")
def test_the_movers_last_village_comes_before_the_others_last_one() -> None:
    table = lay(
        """
        .   .   V   .   .   .
        y1  Y1  .   .   R   .
        .   .   .   V   .   .
        """,
        players=4,
        mover=2,
        left={1: 1, 2: 2},
    )
    events = table.place("RY:d2c2")
    assert events == ["1 expanded yellow 3", "2 founded red 2", "2 connected d3", "last_pagoda: 2"]
    table.shows("""
        .   .   V   .   .   .
        y1  Y1  y1  r2  R2  .
        .   .   .   V2  .   .
    """)
    assert table.left[:2] == [1, 0]


@pytest.mark.clause("qin.order.villages", "qin.end.last")
def test_the_last_pagoda_goes_to_the_empty_village_and_the_other_is_not_conquered() -> None:
    table = lay(
        """
        .   V2  .   .   .
        R   .   .   .   .
        .   .   V   .   .
        """,
        players=4,
        left={1: 2},
    )
    assert table.place("RR:b2c2") == ["1 founded red 3", "1 connected c3", "last_pagoda: 1"]
    table.shows("""
        .   V2  .   .   .
        R1  r1  r1  .   .
        .   .   V1  .   .
    """)
