"""End of the game without a last pagoda."""

from __future__ import annotations

import pytest

from mandate import qin
from mandate.core.errors import Malformed
from mandate.games.qin.rules.clauses import QinCode

from .pictures import lay


@pytest.mark.clause("qin.end.tiles", "qin.end.most")
def test_the_game_ends_when_no_one_has_a_tile_left() -> None:
    table = lay("R . . .\n. . . .\n. . . .", hands={1: "RR", 2: ""}, piles="-,-,-,-")
    assert table.place("RR:b1c1") == ["1 founded red 3", "no_tiles: 1"]


@pytest.mark.clause("qin.end.tiles")
def test_the_game_continues_while_one_player_has_a_tile() -> None:
    table = lay("R . . .\n. . . .\n. . . .", hands={1: "RR", 2: "YY"}, piles="-,-,-,-")
    assert table.place("RR:b1c1") == ["1 founded red 3"]
    assert table.place("YY:b2c2") == ["2 founded yellow 2", "no_tiles: 1 2"]


@pytest.mark.clause("qin.end.placement", "qin.end.most")
def test_the_game_ends_at_once_when_no_tile_of_any_hand_fits() -> None:
    """Tiles are left in hands and piles, but no two neighbouring spaces are free."""
    table = lay("""
        R   .   .
        ~   ~   ~
        .   ~   .
    """)
    assert table.place("RR:b1c1") == ["1 founded red 3", "no_placement: 1"]
    assert table.state.piles != [0, 0, 0, 0]
    assert (table.hand(1) != "", table.hand(2) != "") == (True, True)


@pytest.mark.clause("qin.end.placement")
def test_a_gap_that_only_forbidden_joinings_could_fill_ends_the_game_too() -> None:
    """What is left fits no red double, and everybody has nothing else."""
    table = lay(
        """
        R1  r1  .   r2  r2  .   .   B
        ~   ~   .   ~   ~   ~   ~   ~
        ~   ~   ~   ~   ~   ~   ~   ~
        """,
        hands={1: "BB RR", 2: "RR"},
        piles="RR,-,-,-",
    )
    assert table.place("BB:f1g1") == ["1 founded blue 3", "no_placement: 1"]


@pytest.mark.clause("qin.end.placement", "qin.pass")
def test_the_game_does_not_end_while_anybody_can_place() -> None:
    table = lay(
        """
        R1  r1  .   r2  r2  .   .   B
        ~   ~   .   ~   ~   ~   ~   ~
        ~   ~   ~   ~   ~   ~   ~   ~
        """,
        hands={1: "BB YY", 2: "RR"},
        piles="RR,-,-,-",
    )
    assert table.place("BB:f1g1") == ["1 founded blue 3"]
    assert table.offer == ["pass"]


@pytest.mark.clause("qin.end.placement", "qin.place.adjoin")
def test_a_map_without_room_is_refused_for_its_game_would_be_over_before_it_begins() -> None:
    with pytest.raises(Malformed) as refusal:
        qin.new(board="R~Y\n~B~\n.~.\n", seed=1)
    assert (refusal.value.code, refusal.value.clause) == (QinCode.MAP_NO_PLACEMENT, "qin.place.adjoin")


@pytest.mark.clause("qin.end.most")
def test_the_most_pagodas_on_the_board_win_no_matter_who_made_the_last_placement() -> None:
    """Green has five spaces and two pagodas, Purple two provinces and a village: three pagodas."""
    table = lay(
        """
        R1  r1  r1  r1  .   .
        ~   ~   ~   ~   ~   ~
        Y2  y2  V2  b2  b2  ~
        """,
        hands={1: "RR", 2: ""},
        piles="-,-,-,-",
    )
    assert table.place("RR:e1f1") == ["1 expanded red 6", "1 major red 6", "no_tiles: 2"]
    assert table.left == [22, 21]


@pytest.mark.clause("qin.end.shared")
def test_equals_share_the_victory_and_the_others_do_not() -> None:
    table = lay(
        """
        R1  r1  .   .   ~   ~
        ~   ~   ~   ~   ~   ~
        Y2  y2  V2  b3  b3  V3
        """,
        players=3,
        hands={1: "RR", 2: "", 3: ""},
        piles="-,-,-,-",
    )
    assert table.place("RR:c1d1") == ["1 expanded red 4", "no_tiles: 2 3"]
    assert table.left == [18, 17, 17]
