"""5 Conquer village: ties, and keeping a village. Green is seat 1, purple 2, black 3, white 4."""

from __future__ import annotations

import pytest

from .pictures import lay


@pytest.mark.clause("qin.village.tie")
def test_an_empty_village_stays_empty_in_a_tie() -> None:
    """One tile leads the provinces of two players to the same village."""
    table = lay("""
        Y1  y1  .   .
        .   .   V   .
        .   .   V   .
        R2  r2  .   .
    """)
    assert table.place("RY:b3b2") == ["2 expanded red 3", "1 expanded yellow 3"]
    table.shows("""
        Y1  y1  .   .
        .   y1  V   .
        .   r2  V   .
        R2  r2  .   .
    """)


@pytest.mark.clause("qin.village.tie")
def test_an_owned_village_keeps_its_owner_in_a_tie() -> None:
    table = lay("""
        .   .   .   .
        R   .   V2  .
        .   .   b2  b2
    """)
    assert table.place("RY:b2b1") == ["1 founded red 2"]
    table.shows("""
        .   y   .   .
        R1  r1  V2  .
        .   .   b2  b2
    """)


@pytest.mark.clause("qin.village.tie")
def test_a_tie_below_the_most_pagodas_does_not_matter() -> None:
    """One black, one white pagoda; two green ones are more than anyone else's. R&R and French wording."""
    table = lay(
        """
        y1  y1  y1  Y1  .
        .   .   .   .   .
        r3  V   V   b4  b4
        r3  .   .   .   .
        """,
        players=4,
    )
    events = table.place("YY:c2d2")
    assert events == ["1 expanded yellow 6", "1 major yellow 6", "1 connected b3"]


@pytest.mark.clause("qin.village.tie")
def test_a_tie_of_two_others_leaves_a_village_to_an_owner_who_has_less() -> None:
    """White has one pagoda there; Green and Purple come to two each, neither more than every other."""
    table = lay(
        """
        r1  r1  R1  .   .   Y2  y2  y2
        r1  .   .   V4  V4  .   .   y2
        .   .   .   b4  b4  .   .   .
        """,
        players=4,
    )
    table.place("RY:d1e1")
    table.shows("""
        r1^^ r1  R1  r1  y2^^ Y2  y2  y2
        r1   .   .   V4  V4   .   .   y2
        .    .   .   b4  b4   .   .   .
    """)


# --- keeping ----------------------------------------------------------------------------------------


@pytest.mark.clause("qin.village.kept", "qin.village.tie")
def test_a_village_keeps_its_owner_in_a_tie_even_with_nothing_left_beside_it() -> None:
    """White's province is absorbed by Green; Purple draws level with Green in the same placement."""
    table = lay(
        """
        r1  r1  R1  .   r4  r4
        y2  y2  Y2  .   V4  .
        y2  .   .   .   .   .
        """,
        players=4,
    )
    assert table.place("RY:d1d2") == [
        "1 joined red 6",
        "4 returned 1",
        "1 major red 6",
        "2 expanded yellow 5",
        "2 major yellow 5",
    ]
    table.shows("""
        r1  r1  R1  r1  r1  r1
        y2  y2  Y2  y2  V4^ .
        y2  .   .   .   .   .
    """)
    assert table.left == [13, 13, 15, 14]


@pytest.mark.clause("qin.village.kept")
def test_a_village_kept_with_nothing_beside_it_falls_to_the_next_majority() -> None:
    table = lay(
        """
        r1  r1  R1  r1  r1  r1
        y2  y2  Y2  y2  V4  .
        y2  .   .   B   .   .
        .   .   .   .   .   .
        """,
        players=4,
    )
    assert table.place("BB:e3e4") == ["1 founded blue 3", "1 conquered e2 from 4"]
    assert table.left == [11, 13, 15, 15]
