"""6 Absorb province. Green is seat 1, purple 2, black 3, white 4, as in the examples of the sheets."""

from __future__ import annotations

import pytest

from .pictures import lay


@pytest.mark.clause("qin.join.owner", "qin.join.return", "qin.village.conquer")
def test_greens_larger_province_absorbs_whites_and_the_village_beside_it() -> None:
    """The sheets' first example: b (three spaces) takes a (two spaces)."""
    table = lay(
        """
        .   .   .   .   .   .
        r1  r1  r1  .   R4  r4
        .   .   .   .   V4  .
        """,
        players=4,
    )
    assert table.place("RB:d2d1") == [
        "1 joined red 6",
        "4 returned 1",
        "1 major red 6",
        "1 conquered e3 from 4",
    ]
    table.shows("""
        .    .   .   b   .   .
        r1^^ r1  r1  r1  R1  r1
        .    .   .   .   V1  .
    """)
    assert table.left == [12, 15, 15, 15]


@pytest.mark.clause("qin.join.owner", "qin.join.return", "qin.major.one")
def test_greens_seven_spaces_beat_whites_two_and_a_pagoda_of_c_goes_back() -> None:
    """The sheets' second example: a major province (b) and a small one (c) of Green, one of White (a)."""
    table = lay(
        """
        r1  r1  r1  r1  R1  .   r4  r4
        .   .   .   .   .   .   .   .
        .   .   .   .   .   r1  r1  .
        """,
        players=4,
    )
    assert table.place("RR:f1f2") == ["1 joined red 11", "1 returned 1", "4 returned 1"]
    table.shows("""
        r1^^ r1  r1  r1  R1  r1  r1  r1
        .    .   .   .   .   r1  .   .
        .    .   .   .   .   r1  r1  .
    """)
    assert table.left == [13, 15, 15, 15]


@pytest.mark.clause("qin.join.tie")
def test_green_may_not_join_two_spaces_with_two_of_white() -> None:
    """The sheets' third example."""
    board = """
        .   .   .   .   .
        R4  r4  .   r1  r1
        .   .   .   .   .
    """
    lay(board, players=4).refuses("RB:c2c3", "qin-join-tie", "qin.join.tie")
    lay(board, players=4).refuses("RR:c1c2", "qin-join-tie", "qin.join.tie")


# --- who owns the new province ----------------------------------------------------------------------


@pytest.mark.clause("qin.join.owner")
def test_the_total_decides_and_not_the_largest_single_province() -> None:
    table = lay(
        """
        r1  r1  .   r4  r4  r4
        .   .   .   .   .   .
        .   .   R1  r1  .   .
        """,
        players=4,
    )
    assert table.place("RR:c1c2") == ["1 joined red 9", "4 returned 1"]
    table.shows("""
        r1^^ r1  r1  r1  r1  r1
        .    .   r1  .   .   .
        .    .   R1  r1  .   .
    """)


@pytest.mark.clause("qin.join.owner")
def test_neither_the_tile_nor_single_spaces_count_for_anybody() -> None:
    """With the tile and the single space the mover would have five."""
    table = lay("""
        r1  r1  .   r2  r2  r2
        .   .   .   .   .   .
        .   .   R   .   .   .
    """)
    assert table.place("RR:c1c2") == ["2 joined red 8", "1 returned 1", "2 major red 8"]
    table.shows("""
        r2^^ r2  r2  r2  r2  r2
        .    .   r2  .   .   .
        .    .   R2  .   .   .
    """)
    assert table.left == [24, 22]


@pytest.mark.clause("qin.join.tie")
def test_single_spaces_do_not_break_a_tie() -> None:
    table = lay("""
        r1  r1  .   r2  r2
        .   .   .   .   .
        .   .   R   .   .
    """)
    table.refuses("RR:c1c2", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.join.owner", "qin.join.return")
def test_three_owners_can_be_joined_by_one_who_owns_nothing_there() -> None:
    table = lay(
        """
        .   .   r3  r3  .
        .   .   .   .   .
        r1  r1  .   r4  R4
        r1  .   .   .   r4
        .   .   .   .   r4
        """,
        players=4,
        mover=2,
    )
    assert table.place("RR:c2c3") == ["4 joined red 11", "1 returned 1", "3 returned 1", "4 major red 11"]
    assert table.left == [15, 15, 15, 13]


@pytest.mark.clause("qin.join.return")
def test_a_joining_by_one_half_of_a_mixed_tile_is_major_with_five_spaces() -> None:
    table = lay("""
        R1  r1  .   r1  r1
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RB:c1c2") == ["1 joined red 5"]
    table.shows("""
        R1^^ r1  r1  r1  r1
        .    .   b   .   .
        .    .   .   .   .
    """)


# --- one's own --------------------------------------------------------------------------------------


@pytest.mark.clause("qin.join.own")
def test_someone_else_may_join_two_provinces_of_one_owner() -> None:
    """Their two pagodas become the double one: none comes, none goes."""
    table = lay("""
        R2  r2  .   r2  r2
        .   .   .   .   .
        .   .   .   .   .
    """)
    assert table.place("RB:c1c2") == ["2 joined red 5"]
    assert table.left == [24, 22]


@pytest.mark.clause("qin.join.own")
def test_of_three_own_provinces_one_pagoda_goes_back() -> None:
    table = lay("""
        R1  r1  .   r1  r1
        .   .   .   .   .
        .   .   r1  r1  .
    """)
    assert table.place("RR:c1c2") == ["1 joined red 8", "1 returned 1"]
    table.shows("""
        R1^^ r1  r1  r1  r1
        .    .   r1  .   .
        .    .   r1  r1  .
    """)
    assert table.left == [22, 24]


@pytest.mark.clause("qin.join.own")
def test_a_major_province_may_take_in_a_small_one_of_its_owner() -> None:
    table = lay("""
        R1  r1  r1  r1  r1  .   r1  r1
        .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .
    """)
    assert table.place("RY:f1f2") == ["1 joined red 8", "1 returned 1"]
    assert table.left == [22, 24]


# --- what is not allowed ----------------------------------------------------------------------------


@pytest.mark.clause("qin.join.tie")
@pytest.mark.parametrize(("most", "one", "two"), [(1, 3, 4), (3, 1, 4), (4, 1, 3)])
def test_a_tie_below_the_highest_total_does_not_matter(most: int, one: int, two: int) -> None:
    board = """
        .   .   r3  .   .
        .   .   r3  .   .
        r1  r1  .   r4  r4
        r1  .   .   .   .
    """
    seats = {"r1": f"r{most}", "r3": f"r{one}", "r4": f"r{two}"}
    table = lay(
        "\n".join(" ".join(seats.get(s, s) for s in row.split()) for row in board.split("\n")), players=4
    )
    assert table.place("RB:c3c4") == [
        f"{most} joined red 8",
        f"{one} returned 1",
        f"{two} returned 1",
        f"{most} major red 8",
    ]


@pytest.mark.clause("qin.join.tie")
def test_a_tie_for_the_highest_total_may_not_be_joined() -> None:
    """Three against three, and the third player's two spaces do not help."""
    table = lay(
        """
        .   .   r3  .   .
        .   .   r3  .   .
        r1  r1  .   r4  R4
        r1  .   .   .   r4
        """,
        players=4,
    )
    table.refuses("RB:c3c4", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.join.tie")
def test_a_tie_is_forbidden_to_a_player_who_has_no_part_in_it_too() -> None:
    table = lay(
        """
        .   .   .   .   .
        R2  r2  .   r3  r3
        .   .   .   .   .
        """,
        players=3,
        mover=1,
    )
    table.refuses("RB:c2c3", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.join.tie")
def test_two_provinces_of_one_owner_can_tie_with_one_of_another() -> None:
    table = lay("""
        r1  r1  .   r2  r2
        .   .   .   r2  r2
        .   .   R1  .   .
        .   .   r1  .   .
    """)
    table.refuses("RR:c1c2", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.join.majors")
@pytest.mark.parametrize("other", [1, 2])
def test_two_major_provinces_may_not_be_joined_not_even_of_one_owner(other: int) -> None:
    table = lay(f"""
        r1  r1  .   r{other}  r{other}
        r1  r1  .   r{other}  r{other}
        R1  r1  .   .         r{other}
    """)
    table.refuses("RB:c1c2", "qin-join-majors", "qin.join.majors")
    table.refuses("RB:c2c1", "qin-join-majors", "qin.join.majors")


@pytest.mark.clause("qin.join.majors")
def test_two_major_provinces_may_not_be_joined_even_when_one_is_far_larger() -> None:
    table = lay("""
        r1  r1  r1  .   r2
        r1  r1  r1  .   r2
        R1  r1  r1  .   r2
        .   .   .   .   r2
        .   .   .   .   r2
    """)
    table.refuses("RR:d1d2", "qin-join-majors", "qin.join.majors")


SAFE = """
    r4  .   r1  r1  r1
    r4  r4  .   .   .
    r4  .   r1  r1  {0}
    r4  .   .   .   .
"""


@pytest.mark.clause("qin.join.safe")
def test_a_major_province_cannot_be_taken_by_small_ones_that_have_more_in_all() -> None:
    """White's five against Green's three and three."""
    table = lay(SAFE.format("R1"), players=4)
    table.refuses("RB:c2d2", "qin-join-safe", "qin.join.safe")


@pytest.mark.clause("qin.join.tie", "qin.join.safe")
def test_a_major_province_cannot_be_joined_with_small_ones_that_have_as_many() -> None:
    """White's five against Green's three and two."""
    table = lay(SAFE.format("."), players=4)
    table.refuses("RB:c2d2", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.join.safe")
def test_a_major_province_may_absorb_small_ones_that_have_less() -> None:
    """White's five against Green's three; Green places the tile."""
    table = lay(SAFE.format(".").replace("r1  r1  .\n", ".   .   .\n"), players=4)
    assert table.place("RB:c2d2") == ["4 joined red 9", "1 returned 1"]
    table.shows("""
        r4^^ .   r4  r4  r4
        r4   r4  r4  b   .
        r4   .   .   .   .
        r4   .   .   .   .
    """)
    assert table.left == [15, 15, 15, 13]
