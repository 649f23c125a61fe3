"""1 Found province."""

from __future__ import annotations

import pytest

from .pictures import lay


@pytest.mark.clause("qin.found", "qin.mixed")
def test_purple_founds_two_provinces_with_one_mixed_tile() -> None:
    """The sheets' first example: a yellow and a red province, a pagoda on each."""
    table = lay(
        """
        .   .   .   .
        .   .   Y   .
        R   .   .   .
        .   .   .   .
        """,
        mover=2,
    )
    assert table.place("RY:b3c3") == ["2 founded red 2", "2 founded yellow 2"]
    table.shows("""
        .   .    .    .
        .   .    Y2^  .
        R2^ r2   y2   .
        .   .    .    .
    """)
    assert table.left == [24, 22]


@pytest.mark.clause("qin.found")
def test_purple_founds_a_province_of_three_with_a_yellow_double() -> None:
    """The sheets' second example."""
    table = lay(
        """
        .   .   .   .
        .   Y   .   .
        R   .   .   .
        """,
        mover=2,
    )
    assert table.place("YY:b1c1") == ["2 founded yellow 3"]
    table.shows("""
        .   y2^ y2  .
        .   Y2  .   .
        R   .   .   .
    """)
    assert table.left == [24, 23]


@pytest.mark.clause("qin.found")
def test_a_double_tile_alone_is_a_province_of_two() -> None:
    table = lay("""
        .   .   .   .
        Y   .   .   .
        .   .   .   .
    """)
    assert table.place("BB:b2c2") == ["1 founded blue 2"]
    table.shows("""
        .   .   .   .
        Y   b1^ b1  .
        .   .   .   .
    """)
    assert table.left == [23, 24]


@pytest.mark.clause("qin.found")
def test_several_single_spaces_and_a_half_become_one_new_province() -> None:
    table = lay("""
        .   r   .   .
        R   .   .   .
        .   r   .   .
    """)
    assert table.place("RY:b2c2") == ["1 founded red 4"]
    table.shows("""
        .   r1^ .   .
        R1  r1  y   .
        .   r1  .   .
    """)


@pytest.mark.clause("qin.found")
def test_a_new_province_belongs_to_the_player_to_move_even_amid_others() -> None:
    table = lay("""
        y2  y2  y2  .   .
        .   .   R   .   .
        b2  b2  .   .   .
    """)
    assert table.place("RR:d2e2") == ["1 founded red 3"]
    table.shows("""
        y2  y2  y2  .   .
        .   .   R1  r1  r1
        b2  b2  .   .   .
    """)


@pytest.mark.clause("qin.found")
def test_spaces_that_touch_with_corners_only_are_not_connected() -> None:
    table = lay("""
        R   .   .   .
        .   .   .   .
        .   .   .   .
    """)
    assert table.place("RB:b2a2") == []
    table.shows("""
        R   .   .   .
        b   r   .   .
        .   .   .   .
    """)


@pytest.mark.clause("qin.found", "qin.found.single")
def test_founding_leaves_provinces_of_other_colours_alone() -> None:
    table = lay("""
        .   y2  y2  .
        .   .   .   .
        .   b2  b2  .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 2"]
    assert table.left == [23, 22]


@pytest.mark.clause("qin.found.single")
def test_a_single_space_has_neither_owner_nor_pagoda() -> None:
    table = lay("""
        Y   .   .   .
        .   .   .   V
        .   .   .   .
    """)
    assert table.place("RB:b1c1") == []
    table.shows("""
        Y   r   b   .
        .   .   .   V
        .   .   .   .
    """)
    assert table.left == [24, 24]


@pytest.mark.clause("qin.found.single")
def test_a_single_space_beside_a_village_does_not_seize_it() -> None:
    table = lay("""
        Y   .   V   .
        .   .   .   .
        .   .   .   .
    """)
    assert table.place("RB:b1b2") == []
    table.shows("""
        Y   r   V   .
        .   b   .   .
        .   .   .   .
    """)


@pytest.mark.clause("qin.found.major")
def test_a_province_founded_with_five_spaces_is_major_at_once() -> None:
    table = lay("""
        .   r   .   .
        R   .   .   r
        .   .   .   .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 5", "1 major red 5"]
    table.shows("""
        .   r1^^ .   .
        R1  r1   r1  r1
        .   .    .   .
    """)
    assert table.left == [22, 24]


@pytest.mark.clause("qin.found.major")
def test_a_province_founded_with_more_than_five_spaces_has_two_pagodas_too() -> None:
    table = lay("""
        .   r   .   .
        R   .   .   r
        .   r   .   .
        .   .   .   .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 6", "1 major red 6"]
    table.shows("""
        .   r1^^ .   .
        R1  r1   r1  r1
        .   r1   .   .
        .   .    .   .
    """)
    assert table.left == [22, 24]


@pytest.mark.clause("qin.found.major")
def test_a_province_founded_with_four_spaces_is_not_major() -> None:
    table = lay("""
        .   r   .   .
        R   .   .   .
        .   .   .   .
    """)
    assert table.place("RR:b2c2") == ["1 founded red 4"]
    assert table.left == [23, 24]


@pytest.mark.clause("qin.found.major", "qin.village.count")
def test_both_pagodas_of_a_province_founded_as_major_count_for_a_village() -> None:
    table = lay("""
        .   r   V2  y2  y2
        R   .   .   r   .
        .   .   .   .   .
    """)
    events = table.place("RR:b2c2")
    assert events == ["1 founded red 5", "1 major red 5", "1 conquered c1 from 2"]
    assert table.left == [21, 23]
