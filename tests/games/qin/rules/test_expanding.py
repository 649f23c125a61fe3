"""2 Expand province, 3 Create major province."""

from __future__ import annotations

import pytest

from .pictures import lay

# The sheets' example: Green (seat 1) has a yellow province of three, Purple (seat 2) a red one of two,
# and a tile fits between them.
GREEN_AND_PURPLE = """
    .   y1  y1  Y1  .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   R2  r2  .
    .   .   .   .   .   .
"""


@pytest.mark.clause("qin.expand", "qin.mixed")
def test_green_expands_the_own_yellow_to_four_and_purples_red_to_three() -> None:
    table = lay(GREEN_AND_PURPLE)
    assert table.place("RY:d3d2") == ["2 expanded red 3", "1 expanded yellow 4"]
    table.shows("""
        .   y1^ y1  Y1  .   .
        .   .   .   y1  .   .
        .   .   .   r2^ .   .
        .   .   .   R2  r2  .
        .   .   .   .   .   .
    """)
    assert table.left == [23, 23]


@pytest.mark.clause("qin.found.single", "qin.mixed")
def test_the_other_way_round_green_makes_two_single_spaces() -> None:
    table = lay(GREEN_AND_PURPLE)
    assert table.place("RY:d2d3") == []
    table.shows("""
        .   y1  y1  Y1  .   .
        .   .   .   r   .   .
        .   .   .   y   .   .
        .   .   .   R2  r2  .
        .   .   .   .   .   .
    """)
    assert table.left == [23, 23]


@pytest.mark.clause("qin.expand")
def test_a_double_tile_makes_a_province_larger_by_two() -> None:
    table = lay("""
        R1  r1  .   .
        .   .   .   .
        .   .   .   .
    """)
    assert table.place("RR:c1d1") == ["1 expanded red 4"]
    table.shows("""
        R1^ r1  r1  r1
        .   .   .   .
        .   .   .   .
    """)


@pytest.mark.clause("qin.expand")
def test_an_expanded_province_keeps_its_owner() -> None:
    table = lay("""
        R2  r2  .   .
        .   .   .   .
        .   .   .   .
    """)
    assert table.place("RR:c1c2") == ["2 expanded red 4"]
    table.shows("""
        R2^ r2  r2  .
        .   .   r2  .
        .   .   .   .
    """)
    assert table.left == [24, 23]


@pytest.mark.clause("qin.expand")
def test_a_tile_that_touches_one_province_twice_expands_it_and_joins_nothing() -> None:
    table = lay("""
        R1  r1  .
        r1  .   .
        .   .   .
    """)
    assert table.place("RY:b2b3") == ["1 expanded red 4"]
    table.shows("""
        R1^ r1  .
        r1  r1  .
        .   y   .
    """)


@pytest.mark.clause("qin.expand.single")
def test_single_spaces_that_a_tile_connects_become_part_of_the_province() -> None:
    table = lay("""
        R2  r2  .   r
        .   .   .   .
        .   .   r   .
    """)
    assert table.place("RR:c1c2") == ["2 expanded red 6", "2 major red 6"]
    table.shows("""
        R2^^ r2  r2  r2
        .    .   r2  .
        .    .   r2  .
    """)


@pytest.mark.clause("qin.expand.single", "qin.major")
def test_a_single_space_can_be_the_fifth() -> None:
    table = lay("""
        R1  r1  r1  .   r
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RY:d1d2") == ["1 expanded red 5", "1 major red 5"]
    assert table.left == [22, 24]


@pytest.mark.clause("qin.expand.single", "qin.village.connect")
def test_a_village_beside_the_single_space_that_joins_is_connected_as_well() -> None:
    table = lay("""
        R1  r1  .   r   V
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RY:c1c2") == ["1 expanded red 4", "1 connected e1"]
    table.shows("""
        R1  r1  r1  r1  V1
        .   .   y   .   .
        .   .   .   .   .
    """)


@pytest.mark.clause("qin.major")
def test_greens_fifth_yellow_space_brings_the_second_pagoda() -> None:
    """The sheets' example of a major province."""
    table = lay("""
        .   .   .   .   .
        y1  y1  Y1  y1  .
        .   .   .   .   .
    """)
    assert table.place("YB:e2e3") == ["1 expanded yellow 5", "1 major yellow 5"]
    table.shows("""
        .    .   .   .   .
        y1^^ y1  Y1  y1  y1
        .    .   .   .   b
    """)
    assert table.left == [22, 24]


@pytest.mark.clause("qin.major")
@pytest.mark.parametrize(("board", "size"), [("R1 r1 r1 . . .", 5), ("R1 r1 r1 r1 . .", 6)])
def test_a_double_tile_makes_three_or_four_spaces_a_major_province(board: str, size: int) -> None:
    table = lay(f"{board}\n. . . . . .\n. . . . . .")
    token = "RR:d1e1" if size == 5 else "RR:e1f1"
    assert table.place(token) == [f"1 expanded red {size}", f"1 major red {size}"]
    assert table.left == [22, 24]


@pytest.mark.clause("qin.major")
def test_four_spaces_are_not_yet_a_major_province() -> None:
    table = lay("""
        R1  r1  r1  .   .
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RB:d1e1") == ["1 expanded red 4"]
    assert table.left == [23, 24]


@pytest.mark.clause("qin.major")
def test_the_second_pagoda_is_the_owners_no_matter_who_placed_the_tile() -> None:
    table = lay("""
        R2  r2  r2  r2  .
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RB:e1e2") == ["2 expanded red 5", "2 major red 5"]
    table.shows("""
        R2^^ r2  r2  r2  r2
        .    .   .   .   b
        .    .   .   .   .
    """)
    assert table.left == [24, 22]


@pytest.mark.clause("qin.major")
def test_one_mixed_tile_can_make_two_major_provinces() -> None:
    table = lay("""
        R1  r1  r1  r1  .   .   y2  y2  y2  Y2
        .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .
    """)
    assert table.place("RY:e1f1") == [
        "1 expanded red 5",
        "1 major red 5",
        "2 expanded yellow 5",
        "2 major yellow 5",
    ]
    assert table.left == [22, 22]


@pytest.mark.clause("qin.major.one")
def test_a_major_province_grows_without_further_pagodas() -> None:
    table = lay("""
        R2  r2  r2  r2  r2  .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
    """)
    assert table.place("RR:f1g1") == ["2 expanded red 7"]
    table.shows("""
        R2^^ r2  r2  r2  r2  r2  r2
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)
    assert table.left == [24, 22]


@pytest.mark.clause("qin.major.one")
def test_ten_spaces_still_hold_one_double_pagoda() -> None:
    table = lay("""
        R1  r1  r1  r1  r1  .   .
        r1  r1  r1  r1  .   .   .
        .   .   .   .   .   .   .
    """)
    assert table.place("RY:f1f2") == ["1 expanded red 10"]
    table.shows("""
        R1^^ r1  r1  r1  r1  r1  .
        r1   r1  r1  r1  .   y   .
        .    .   .   .   .   .   .
    """)
    assert table.left == [22, 24]
