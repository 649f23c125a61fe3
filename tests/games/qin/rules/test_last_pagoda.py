"""End of the game: the last pagoda."""

from __future__ import annotations

import pytest

from mandate.games.qin.views.position_reader import read

from .pictures import lay


@pytest.mark.clause("qin.end.last")
def test_the_last_pagoda_wins_at_once_and_nothing_is_drawn() -> None:
    table = lay(
        """
        R   .   .   .
        .   .   .   .
        .   .   .   .
        """,
        players=4,
        hands={1: "RR YY BB"},
        left={1: 1},
    )
    assert table.place("RR:b1c1") == ["1 founded red 3", "last_pagoda: 1"]
    assert [event.kind for event in table.last_events] == ["placed", "founded", "ended"]
    assert table.hand(1) == "YY BB"
    assert (table.state.mover, table.offer) == (None, [])
    assert table.left == [0, 15, 15, 15]


@pytest.mark.clause("qin.end.last")
def test_with_one_pagoda_more_the_game_continues() -> None:
    table = lay("R . . .\n. . . .\n. . . .", players=4, left={1: 2})
    assert table.place("RR:b1c1") == ["1 founded red 3"]
    assert table.won == ""


@pytest.mark.clause("qin.end.last")
def test_a_player_who_is_not_to_move_can_win_by_an_expansion() -> None:
    table = lay(
        """
        R3  r3  r3  r3  .
        .   .   .   .   .
        .   .   .   .   .
        """,
        players=4,
        left={3: 1},
    )
    assert table.place("RB:e1e2") == ["3 expanded red 5", "3 major red 5", "last_pagoda: 3"]


@pytest.mark.clause("qin.end.last")
def test_a_player_who_is_not_to_move_can_win_by_a_joining() -> None:
    table = lay(
        """
        R3  r3  r3  .   r1  r1
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        players=4,
        left={3: 1},
    )
    events = table.place("RB:d1d2")
    assert events == ["3 joined red 6", "1 returned 1", "3 major red 6", "last_pagoda: 3"]


@pytest.mark.clause("qin.end.last")
def test_a_player_who_is_not_to_move_can_win_by_a_village() -> None:
    table = lay(
        """
        R3  r3  .   V   .
        .   .   .   .   .
        .   .   .   .   .
        """,
        players=4,
        left={3: 1},
    )
    assert table.place("RB:c1c2") == ["3 expanded red 3", "3 connected d1", "last_pagoda: 3"]


@pytest.mark.clause("qin.end.last", "qin.village.conquer")
def test_the_last_pagoda_may_take_the_place_of_another_in_a_village() -> None:
    table = lay("R . V4 .\n. . . .\n. . . .", players=4, left={1: 2, 4: 3})
    assert table.place("RY:b1b2") == ["1 founded red 2", "1 conquered c1 from 4", "last_pagoda: 1"]
    assert table.left == [0, 15, 15, 4]


# --- what is left of the placement ------------------------------------------------------------------


@pytest.mark.clause("qin.end.last")
def test_after_the_last_pagoda_no_village_is_seized() -> None:
    table = lay("R . V .\n. . . .\n. . . .", players=4, left={1: 1})
    assert table.place("RY:b1b2") == ["1 founded red 2", "last_pagoda: 1"]
    table.shows("""
        R1  r1  V   .
        .   y   .   .
        .   .   .   .
    """)


@pytest.mark.clause("qin.end.last")
def test_after_the_last_pagoda_no_one_else_seizes_a_village_either() -> None:
    """Purple's founding is the end; Green's province has reached a village with the other half."""
    table = lay(
        """
        .   .   V   .   .   .
        y1  Y1  .   .   R   .
        .   .   .   .   .   .
        """,
        players=4,
        mover=2,
        left={2: 1},
    )
    assert table.place("RY:d2c2") == ["1 expanded yellow 3", "2 founded red 2", "last_pagoda: 2"]
    table.shows("""
        .   .   V   .   .   .
        y1  Y1  y1  r2  R2  .
        .   .   .   .   .   .
    """)


@pytest.mark.clause("qin.end.last")
def test_after_the_last_pagoda_another_expansion_brings_no_pagoda() -> None:
    """Its spaces belong together all the same, and the position can be written down and read again."""
    table = lay(
        """
        R1  r1  r1  r1  .   .   y2  y2  y2  Y2
        .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .
        """,
        players=4,
        left={1: 1, 2: 1},
    )
    assert table.place("RY:e1f1") == ["1 expanded red 5", "1 major red 5", "last_pagoda: 1"]
    table.shows("""
        R1^^ r1  r1  r1  r1  y2^ y2  y2  y2  Y2
        .    .   .   .   .   .   .   .   .   .
        .    .   .   .   .   .   .   .   .   .
    """)
    assert read(table.state.position()).outcome == table.state.outcome


@pytest.mark.clause("qin.end.last")
def test_after_the_last_pagoda_a_founding_has_no_owner() -> None:
    table = lay(
        """
        R1  r1  r1  r1  .   .   Y
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        """,
        players=4,
        left={1: 1},
    )
    assert table.place("RY:e1f1") == ["1 expanded red 5", "1 major red 5", "last_pagoda: 1"]
    table.shows("""
        R1  r1  r1  r1  r1  y   Y
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
    """)
    assert read(table.state.position()).position() == table.state.position()


@pytest.mark.clause("qin.end.last")
def test_after_the_last_pagoda_a_second_joining_leaves_the_old_provinces_as_they_were() -> None:
    """The yellow half lies between them, cut off: the position string writes it as `t`."""
    table = lay(
        """
        r1  r1  r1  y2  y2  y2  Y2
        .   .   .   .   .   .   .
        .   r3  r3  y4  y4  .   .
        """,
        players=4,
        left={1: 1},
    )
    events = table.place("RY:c2d2")
    assert events == ["1 joined red 6", "3 returned 1", "1 major red 6", "last_pagoda: 1"]
    table.shows("""
        r1^^ r1  r1  y2^ y2  y2  Y2
        .    .   r1  y   .   .   .
        .    r1  r1  y4^ y4  .   .
    """)
    text = table.state.position()
    assert "/2rt3/" in text
    assert read(text).position() == text


@pytest.mark.clause("qin.end.last", "qin.found.major")
def test_a_founding_at_five_ends_with_the_first_pagoda_if_it_is_the_last() -> None:
    table = lay(
        """
        .   r   .   .
        R   .   .   r
        .   .   .   .
        """,
        players=4,
        left={1: 1},
    )
    assert table.place("RR:b2c2") == ["1 founded red 5", "last_pagoda: 1"]
    table.shows("""
        .   r1^ .   .
        R1  r1  r1  r1
        .   .   .   .
    """)


# --- returned before set ----------------------------------------------------------------------------


@pytest.mark.clause("qin.end.last", "qin.join.return")
def test_in_a_joining_the_old_pagodas_come_home_before_new_ones_are_set() -> None:
    """Two own provinces with a pagoda each: set first, the double one would have been the last pagoda."""
    table = lay(
        """
        R1  r1  .   r1  r1
        .   .   .   .   .
        .   .   .   .   .
        """,
        players=4,
        left={1: 1},
    )
    assert table.place("RB:c1c2") == ["1 joined red 5"]
    assert (table.left[0], table.won) == (1, "")


@pytest.mark.clause("qin.end.last")
def test_a_pagoda_that_would_come_back_in_a_later_event_changes_nothing() -> None:
    """Purple's last pagoda makes blue major; Green would have conquered Purple's village afterwards."""
    table = lay(
        """
        B2  b2  b2  b2  .   .   R
        .   .   .   .   .   V2  .
        .   .   .   .   .   .   .
        """,
        players=4,
        left={2: 1},
    )
    assert table.place("RB:f1e1") == ["2 expanded blue 5", "2 major blue 5", "last_pagoda: 2"]
    table.shows("""
        B2  b2  b2  b2  b2  r   R
        .   .   .   .   .   V2  .
        .   .   .   .   .   .   .
    """)
