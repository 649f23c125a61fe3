"""The end of a turn: drawing a tile; and turns without a placement."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.games.qin.rules import events
from mandate.games.qin.rules.board import TileName
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState

from .pictures import lay

MEADOW = """
    R   .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
"""

# One pair of grass spaces is left (c1 and c2), and a red half on c1 would be a forbidden joining.
ONE_GAP = """
    R1  r1  .   r2  r2
    ~   ~   .   ~   ~
    ~   ~   ~   ~   ~
"""


@pytest.mark.clause("qin.draw")
def test_after_placing_one_tile_is_drawn() -> None:
    table = lay(MEADOW, hands={1: "RR YY BB"}, piles="RY,-,-,-")
    table.place("YY:b1c1")
    assert table.hand(1) == "RR BB RY"
    assert table.state.piles == [0, 0, 0, 0]
    assert table.last_events[-1] == events.Drew(Seat(0), 1, "RY")


@pytest.mark.clause("qin.draw")
def test_the_tile_is_drawn_after_the_placement_so_it_cannot_be_placed_at_once() -> None:
    table = lay(MEADOW, hands={1: "RR YY BB"}, piles="RY,-,-,-")
    table.refuses("RY:b1c1", "qin-not-in-hand", "qin.place.one")
    kinds = [event.kind for event in (table.state.apply(Seat(0), "YY:b1c1"))]
    assert kinds == ["placed", "founded", "drew"]


@pytest.mark.clause("qin.draw.pile")
@pytest.mark.parametrize(("pile", "tile"), [(1, "RR"), (2, "YY"), (3, "BB"), (4, "RB")])
def test_the_player_may_draw_from_any_pile(pile: int, tile: TileName) -> None:
    table = lay(MEADOW, hands={1: "RY YB YB"}, piles="RYRR,RYRYYY,BB,YBRB")
    table.place(f"RY:b1c1/{pile}")
    assert tile in table.hand(1).split()
    assert [event for event in table.last_events if event.kind == "drew"] == [
        events.Drew(Seat(0), pile, tile)
    ]


@pytest.mark.clause("qin.draw.pile")
@pytest.mark.parametrize(
    ("piles", "pile"),
    [("RR,RRYY,BB,RR", 2), ("RR,RRYY,BBBB,RR", 2), ("RR,BB,YY,RY", 1), ("-,-,RR,RRRR", 4)],
)
def test_by_default_the_highest_pile_gives_the_tile_and_of_equals_the_leftmost(piles: str, pile: int) -> None:
    table = lay(MEADOW, hands={1: "RY YB YB"}, piles=piles)
    table.place("RY:b1c1")
    assert [event.pile for event in table.last_events if isinstance(event, events.Drew)] == [pile]
    assert table.state.history[-1].choice == f"RY:b1c1/{pile}"


@pytest.mark.clause("qin.draw.pile")
def test_an_empty_pile_cannot_be_chosen() -> None:
    table = lay(MEADOW, hands={1: "RY YB YB"}, piles="RR,-,BB,RR")
    table.refuses("RY:b1c1/2", "qin-pile-empty", "qin.draw.pile")


@pytest.mark.clause("qin.draw.empty")
def test_when_all_piles_are_empty_the_hands_are_played_on() -> None:
    table = lay(MEADOW, hands={1: "RY YB YB", 2: "RR BB"}, piles="-,-,-,-")
    assert table.place("RY:b1c1") == ["1 founded red 2"]
    assert (table.hand(1), table.hand(2)) == ("YB YB", "RR BB")
    assert [event.kind for event in table.last_events] == ["placed", "founded"]
    assert table.state.history[-1].choice == "RY:b1c1"
    table.place("BB:d1e1")
    assert (table.hand(1), table.hand(2)) == ("YB YB", "RR")
    assert table.won == ""


@pytest.mark.clause("qin.draw.empty")
def test_with_empty_piles_no_pile_can_be_named() -> None:
    table = lay(MEADOW, hands={1: "RY YB YB", 2: "RR BB"}, piles="-,-,-,-")
    table.refuses("RY:b1c1/1", "qin-pile-empty", "qin.draw.pile")


# --- passing ----------------------------------------------------------------------------------------


@pytest.mark.clause("qin.pass")
def test_who_cannot_place_passes_keeps_the_hand_and_draws_nothing() -> None:
    table = lay(ONE_GAP, mover=2, hands={1: "BB YB", 2: "RR RR"})
    assert table.offer == ["pass"]
    assert table.place("pass") == ["2 passed"]
    assert table.hand(2) == "RR RR"
    assert [event.kind for event in table.last_events] == ["passed"]
    assert table.state.mover == 0


@pytest.mark.clause("qin.pass")
def test_who_must_pass_cannot_do_anything_else() -> None:
    table = lay(ONE_GAP, mover=2, hands={1: "BB YB", 2: "RR RR"})
    table.refuses("RR:c1c2", "qin-must-pass", "qin.pass")


@pytest.mark.clause("qin.pass", "qin.draw.empty")
def test_a_player_without_tiles_passes_while_others_play_on() -> None:
    table = lay(MEADOW, players=3, hands={1: "BB RB", 2: "", 3: "RR RY"}, piles="-,-,-,-")
    table.place("BB:b1c1")
    assert table.offer == ["pass"]
    assert table.place("pass") == ["2 passed"]
    assert table.state.mover == 2
    assert "pass" not in table.offer


@pytest.mark.clause("qin.pass")
def test_a_forced_pass_is_made_by_the_match_and_recorded() -> None:
    table = lay(ONE_GAP, players=3, mover=2, hands={1: "BB YB", 2: "RR RR", 3: "RR"})
    match: Match[QinState] = Match.begin(QIN, table.state, verifiable=False)
    assert match.turn == 0
    assert [(entry.seat, entry.choice) for entry in match.record.choices] == [(1, "pass"), (2, "pass")]
    again: Match[QinState] = Match.resume(QIN, match.record)
    assert again.state.digest() == match.state.digest()


@pytest.mark.clause("qin.pass")
def test_a_forced_pass_within_a_game_is_reported_with_the_placement_before_it() -> None:
    table = lay(MEADOW, players=3, hands={1: "BB RB", 2: "", 3: "RR RY"}, piles="-,-,-,-")
    match: Match[QinState] = Match.begin(QIN, table.state, verifiable=False)
    emitted = match.play("BB:b1c1")
    assert [event.kind for event in emitted] == ["placed", "founded", "passed"]
    assert match.turn == 2
    assert [entry.choice for entry in match.record.choices] == ["BB:b1c1", "pass"]


@pytest.mark.clause("qin.pass.must")
def test_who_can_place_may_not_pass() -> None:
    table = lay(MEADOW)
    table.refuses("pass", "qin-must-place", "qin.pass.must")


@pytest.mark.clause("qin.pass.must")
def test_a_placement_that_helps_only_others_must_be_made_all_the_same() -> None:
    """The only tile fits in one place, where it gives Purple a major province."""
    table = lay(
        """
        R2  r2  r2  .   ~
        ~   ~   ~   .   ~
        ~   ~   ~   ~   ~
        """,
        hands={1: "RR"},
    )
    assert table.offer == ["RR:d1d2"]
    table.refuses("pass", "qin-must-place", "qin.pass.must")
