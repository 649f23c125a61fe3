"""4 Connect village, 5 Conquer village. Green is seat 1, purple 2, black 3, white 4."""

from __future__ import annotations

import pytest

from .pictures import lay


@pytest.mark.clause("qin.village.connect")
def test_green_founds_a_blue_province_and_connects_a_village() -> None:
    """The sheets' example."""
    table = lay("""
        .   .   .   .
        .   B   .   V
        .   .   .   .
    """)
    assert table.place("BB:c2c3") == ["1 founded blue 3", "1 connected d2"]
    table.shows("""
        .   .   .   .
        .   B1  b1  V1^
        .   .   b1  .
    """)
    assert table.left == [22, 24]


@pytest.mark.clause("qin.village.conquer", "qin.village.count")
def test_green_conquers_a_village_by_founding_a_red_province_beside_it() -> None:
    """The sheets' first example: two green pagodas against one white; the village's own is not counted."""
    table = lay(
        """
        .   .   y1  y1  .
        R   .   V4  .   .
        .   .   b4  b4  .
        """,
        players=4,
    )
    assert table.place("RB:b2b1") == ["1 founded red 2", "1 conquered c2 from 4"]
    table.shows("""
        .   b   y1  y1  .
        R1  r1  V1  .   .
        .   .   b4  b4  .
    """)
    assert table.left == [12, 15, 15, 14]


@pytest.mark.clause("qin.village.conquer", "qin.village.count")
def test_green_conquers_a_village_with_a_new_double_pagoda() -> None:
    """The sheets' second example: the tile itself lies nowhere near the village."""
    table = lay(
        """
        y1  y1  y1  Y1  .
        .   .   V4  .   .
        .   .   b4  b4  .
        """,
        players=4,
    )
    events = table.place("RY:e2e1")
    assert events == ["1 expanded yellow 5", "1 major yellow 5", "1 conquered c2 from 4"]
    assert table.left == [12, 15, 15, 14]


@pytest.mark.clause("qin.village.connect")
def test_an_empty_village_goes_to_the_owner_of_the_province_and_not_to_the_mover() -> None:
    """The sheets' warning: do not lead the others to a village."""
    table = lay("""
        R2  r2  .   V   .
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RB:c1c2") == ["2 expanded red 3", "2 connected d1"]
    table.shows("""
        R2  r2  r2  V2  .
        .   .   b   .   .
        .   .   .   .   .
    """)


@pytest.mark.clause("qin.village.connect")
def test_one_placement_can_connect_several_villages() -> None:
    table = lay("""
        .   V   V   .
        R   .   .   V
        .   V   .   .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 3", "1 connected b1", "1 connected d2", "1 connected b3"]
    table.shows("""
        .   V1  V1  .
        R1  r1  r1  V1
        .   V1  .   .
    """)
    assert table.left == [20, 24]


@pytest.mark.clause("qin.village.connect", "qin.village.count")
def test_a_village_touched_with_a_corner_only_is_not_connected() -> None:
    table = lay("""
        .   .   .   V
        R   .   .   .
        .   .   .   .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 3"]


# --- counting ---------------------------------------------------------------------------------------


@pytest.mark.clause("qin.village.count")
def test_a_province_counts_once_however_many_of_its_spaces_adjoin() -> None:
    """White's blue adjoins with two spaces and is one pagoda; Green has two with two provinces."""
    table = lay(
        """
        b4  b4  .   R
        b4  V4  .   .
        .   y1  Y1  .
        .   .   .   .
        """,
        players=4,
    )
    assert table.place("RR:c2d2") == ["1 founded red 3", "1 conquered b2 from 4"]


@pytest.mark.clause("qin.village.count", "qin.board.village")
def test_a_province_that_adjoins_two_squares_of_a_village_counts_once() -> None:
    """Green's new province adjoins both squares; it draws with White's and takes nothing."""
    table = lay(
        """
        R   .   .   .
        .   V4  V4  .
        .   .   b4  b4
        """,
        players=4,
    )
    assert table.place("RR:b1c1") == ["1 founded red 3"]
    table.shows("""
        R1  r1  r1  .
        .   V4  V4  .
        .   .   b4  b4
    """)


@pytest.mark.clause("qin.village.count")
def test_the_provinces_of_one_player_are_added_up() -> None:
    """A white double pagoda against two green single ones; a third one wins the village."""
    table = lay(
        """
        b4  b4  b4  b4  .   .
        b4  y1  V4  V4  .   Y
        .   Y1  .   r1  R1  .
        .   .   .   .   .   .
        """,
        players=4,
    )
    assert table.place("RY:e1e2") == ["1 founded yellow 2", "1 conquered c2 from 4"]
    assert table.left == [11, 15, 15, 13]


@pytest.mark.clause("qin.village.count")
def test_pagodas_of_provinces_elsewhere_do_not_count() -> None:
    table = lay(
        """
        y1  y1  y1  .   .   .
        y1  y1  R   .   V4  .
        .   .   .   .   b4  b4
        """,
        players=4,
    )
    assert table.place("RB:d2d1") == ["1 founded red 2"]


# --- villages of several squares --------------------------------------------------------------------


@pytest.mark.clause("qin.board.village")
def test_a_village_of_several_squares_is_connected_by_any_of_them_and_holds_one_pagoda() -> None:
    table = lay("""
        V   V   .   .
        .   V   .   .
        .   V   .   B
    """)
    assert table.place("BB:c2c3") == ["1 founded blue 3", "1 connected a1"]
    table.shows("""
        V1^ V1  .   .
        .   V1  b1  .
        .   V1  b1  B1
    """)
    assert table.left == [22, 24]


@pytest.mark.clause("qin.board.village")
def test_provinces_at_opposite_ends_of_a_village_compete_for_it() -> None:
    table = lay("""
        R2  r2  V2  V2  .   Y
        .   .   b1  .   .   .
        .   .   B1  .   .   .
    """)
    assert table.place("YB:e1e2") == ["1 founded yellow 2", "1 conquered c1 from 2"]
    table.shows("""
        R2  r2  V1  V1  y1  Y1
        .   .   b1  .   b   .
        .   .   B1  .   .   .
    """)


@pytest.mark.clause("qin.board.village")
def test_village_squares_that_touch_with_corners_only_are_two_villages() -> None:
    table = lay("""
        V   .   .   .
        .   V   .   B
        .   .   .   .
    """)
    assert table.place("BB:c2c3") == ["1 founded blue 3", "1 connected b2"]
    table.shows("""
        V   .   .   .
        .   V1  b1  B1
        .   .   b1  .
    """)
