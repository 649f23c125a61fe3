"""Where a tile may lie."""

from __future__ import annotations

import pytest

from .pictures import lay

# The rule sheets show one board with three placements that are allowed and one that is not.
EXAMPLE = """
    .   .   .   .   .   V
    .   .   .   .   .   .
    .   .   B   Y   .   .
    .   .   R   .   .   .
    .   .   .   .   .   .
"""


@pytest.mark.clause("qin.place.adjoin")
def test_a_tile_may_lie_lengthwise_beside_province_spaces() -> None:
    """The first placement that the sheets allow: both halves adjoin."""
    table = lay(EXAMPLE)
    table.place("RY:c2d2")
    table.shows("""
        .   .   .   .   .   V
        .   .   r   y1  .   .
        .   .   B   Y1  .   .
        .   .   R   .   .   .
        .   .   .   .   .   .
    """)


@pytest.mark.clause("qin.place.adjoin")
def test_one_half_that_shares_an_edge_is_enough() -> None:
    """The second placement that the sheets allow: the other half points away."""
    table = lay(EXAMPLE)
    table.place("RB:a3b3")
    table.shows("""
        .   .   .   .   .   V
        .   .   .   .   .   .
        r   b1  B1  Y   .   .
        .   .   R   .   .   .
        .   .   .   .   .   .
    """)


@pytest.mark.clause("qin.place.adjoin")
def test_the_adjoining_space_may_be_of_any_colour() -> None:
    """The third placement that the sheets allow: no half beside its own colour."""
    table = lay(EXAMPLE)
    table.place("YB:c5b5")
    table.shows("""
        .   .   .   .   .   V
        .   .   .   .   .   .
        .   .   B   Y   .   .
        .   .   R   .   .   .
        .   b   y   .   .   .
    """)


@pytest.mark.clause("qin.place.adjoin")
@pytest.mark.parametrize(
    "token",
    [
        "RB:b2a2",  # b2 touches the blue space with a corner only
        "RB:e2f2",  # beside a village only, and with a corner at the yellow space
        "RB:a4a5",  # beside nothing
    ],
)
def test_corners_and_villages_are_not_enough(token: str) -> None:
    lay(EXAMPLE).refuses(token, "qin-not-adjoining", "qin.place.adjoin")


@pytest.mark.clause("qin.place.adjoin")
def test_placed_spaces_can_be_adjoined_like_printed_ones() -> None:
    table = lay("""
        R   y   .   .
        .   b   .   .
        .   .   .   .
    """)
    assert table.place("RB:c1d1") == []
    table.shows("""
        R   y   r   b
        .   b   .   .
        .   .   .   .
    """)


@pytest.mark.clause("qin.place.one")
def test_exactly_one_tile_leaves_the_hand() -> None:
    table = lay(EXAMPLE, hands={1: "RR RR YB"}, piles="BB,-,-,-")
    table.place("RR:b4b5")
    assert table.hand(1) == "RR BB YB"
    assert table.state.mover == 1


@pytest.mark.clause("qin.place.one")
def test_only_a_tile_of_the_own_hand_can_be_placed() -> None:
    table = lay(EXAMPLE, hands={1: "RR RY YB", 2: "BB BB BB"})
    table.refuses("BB:b4b5", "qin-not-in-hand", "qin.place.one")
    assert {token[:2] for token in table.offer} == {"RR", "RY", "YB"}


@pytest.mark.clause("qin.place.pair")
def test_a_tile_may_be_turned_all_four_ways() -> None:
    table = lay(
        """
        .   .   .   .   .
        .   .   .   .   .
        .   .   R   .   .
        """,
        hands={1: "RY"},
    )
    assert {"RY:b3b2", "RY:b2b3", "RY:c2d2", "RY:d2c2"} <= set(table.offer)


@pytest.mark.clause("qin.place.pair")
@pytest.mark.parametrize("token", ["RY:b3d3", "RY:b3c2", "RY:b3b1", "RR:b3b3"])
def test_the_two_spaces_of_a_tile_share_an_edge(token: str) -> None:
    board = """
        .   .   .   .   .
        .   .   .   .   .
        .   .   R   .   .
    """
    lay(board).refuses(token, "qin-not-neighbours", "qin.place.pair")


@pytest.mark.clause("qin.place.pair")
def test_the_end_of_a_row_is_no_neighbour_of_the_next_row() -> None:
    table = lay("""
        .   .   R
        .   Y   .
        .   .   .
    """)
    table.refuses("RB:c2a3", "qin-not-neighbours", "qin.place.pair")


GROUND = """
    .   .   .   .   .
    .   V   Y   ~   .
    .   r1  r1  .   .
    .   .   .   .   .
"""


@pytest.mark.clause("qin.place.grass")
@pytest.mark.parametrize(
    ("token", "problem"),
    [("RB:a2b2", "qin-on-village"), ("RB:d3d2", "qin-on-water"), ("RB:a3b3", "qin-occupied")],
)
def test_tiles_lie_on_free_grass_only(token: str, problem: str) -> None:
    lay(GROUND.replace("V ", "V1")).refuses(token, problem, "qin.place.grass")


@pytest.mark.clause("qin.place.start")
@pytest.mark.parametrize("token", ["RB:c2c1", "RB:c1c2", "YY:c1c2"])
def test_a_printed_start_space_is_never_covered(token: str) -> None:
    lay(GROUND.replace("V ", "V1")).refuses(token, "qin-on-start", "qin.place.start")


@pytest.mark.clause("qin.place.start")
def test_the_first_tile_adjoins_a_printed_start_space_and_becomes_one_with_it() -> None:
    table = lay("""
        .   .   .
        Y   .   .
        .   .   .
    """)
    assert table.place("YB:b2c2") == ["1 founded yellow 2"]
    table.shows("""
        .   .   .
        Y1  y1  b
        .   .   .
    """)


@pytest.mark.clause("qin.place.grass", "qin.place.start", "qin.place.adjoin")
def test_the_offer_lists_every_placement_that_the_rules_allow_and_no_other() -> None:
    table = lay(
        """
        .   .   V
        .   R   .
        ~   .   .
        """,
        hands={1: "RY", 2: "RR"},
    )
    pairs = ["a1b1", "a1a2", "b3c3", "c2c3"]
    both_ways = [*pairs, *(pair[2:] + pair[:2] for pair in pairs)]
    assert sorted(table.offer) == sorted(f"RY:{pair}" for pair in both_ways)


@pytest.mark.clause("qin.mixed")
@pytest.mark.parametrize("token", ["RY:c2b2", "RB:c2b2", "RY:c2d2"])
def test_a_mixed_tile_is_refused_when_its_first_colour_is(token: str) -> None:
    """On c2 a red half would join provinces of equal size; the other half would only lie there."""
    table = lay("""
        .   r1  r1  .   .
        .   .   .   .   .
        .   .   r2  r2  .
    """)
    table.refuses(token, "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.mixed")
def test_a_mixed_tile_is_refused_when_its_second_colour_is() -> None:
    table = lay("""
        .   b1  b1  .   .
        .   .   .   R   .
        .   .   b2  b2  .
    """)
    table.refuses("RB:b2c2", "qin-join-tie", "qin.join.tie")
    assert "RB:c2b2" in table.offer


@pytest.mark.clause("qin.mixed")
def test_the_half_that_is_not_allowed_may_lie_first_or_second_on_the_board() -> None:
    table = lay("""
        .   b1  b1  .   .
        .   .   .   .   .
        .   .   b2  b2  .
    """)
    table.refuses("RB:d2c2", "qin-join-tie", "qin.join.tie")
    table.refuses("RB:b2c2", "qin-join-tie", "qin.join.tie")


@pytest.mark.clause("qin.mixed")
def test_each_colour_of_a_mixed_tile_is_resolved_by_itself() -> None:
    """Red joins two provinces, yellow founds one: each as if the other half were not there."""
    table = lay("""
        .   r1  r1  .   .
        .   .   .   .   Y
        .   r1  r1  .   .
    """)
    assert table.place("RY:c2d2") == ["1 joined red 5", "1 founded yellow 2"]
    table.shows("""
        .   r1  r1  .   .
        .   .   r1  y1  Y1
        .   r1  r1  .   .
    """)
