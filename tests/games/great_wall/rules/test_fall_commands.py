"""Fall: Command cards are chosen in secret, put on the track, and resolved box by box."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.cards.box import OURS
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, at, refusal, tell
from tests.games.great_wall.stories.staging import Table


def fall(t: Table, *cards: str) -> None:
    """The Fall begins, and the seats choose these cards."""
    t.begin("fall")
    t.play(*(f"{seat} {card}" for seat, card in enumerate(cards)))


# --- choosing -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.choose")
def test_all_choose_at_the_same_time_from_their_own_hands() -> None:
    t = Table()
    t.s.hand[1] = ["C2", "C6"]
    fall(t)
    assert asked(t) == [0, 1, 2]
    assert (t.offers(1), len(t.offers(2))) == (["C2", "C6"], 6)
    assert refusal(t, "1 C1") == "gw-no-card gw.fall.choose"


@pytest.mark.clause("gw.fall.choose", "gw.secret")
def test_a_chosen_card_is_seen_by_no_one_else_before_all_are_revealed() -> None:
    t = Table()
    fall(t, "C5", "C6")
    assert (t.s.card, asked(t)) == (["", "", ""], [2])
    assert t.s.unrevealed() == {0: "C5", 1: "C6"}
    assert t.s.hand[0] == ["C1", "C2", "C3", "C4", "C5", "C6"]
    t.play("2 C1")
    assert (t.s.card, t.s.unrevealed()) == (["C5", "C6", "C1"], {})
    assert [event.cards for event in tell(t, "revealed")] == [("C5",), ("C6",), ("C1",)]


@pytest.mark.clause("gw.fall.choose")
def test_who_has_chosen_waits_for_the_others() -> None:
    t = Table()
    fall(t, "C5")
    assert refusal(t, "0 C6") == "not-asked None"


@pytest.mark.clause("gw.fall.choose")
def test_a_seat_without_command_cards_has_no_turn_but_moves_in_the_other_boxes() -> None:
    t = Table()
    t.s.hand[0] = []
    t.begin("fall")
    assert asked(t) == [1, 2]
    t.play("1 C1", "2 C2", "1 2")  # seat 2 takes spot 1 or 3
    t.play("2 1", "2 done")
    assert asked(t) == [0]
    assert t.question == "clerks"


@pytest.mark.clause("gw.fall.choose")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_command_cards_last_for_all_years(players: int) -> None:
    assert OURS.board.sides[players].years <= len(OURS.cards.commands)


# --- the order ----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.order")
def test_in_tea_order_each_card_goes_to_a_free_spot() -> None:
    t = Table()
    t.s.tea = clans(2, 0, 1)
    fall(t, "C1", "C2", "C4")
    assert (asked(t), t.offers(2)) == ([2], ["1", "2", "3"])
    t.play("2 3")
    assert (asked(t), t.offers(0)) == ([0], ["1", "2"])
    assert refusal(t, "0 3") == "gw-spot-taken gw.fall.order"
    t.play("0 2")
    assert t.s.track == [1, 0, 2]  # the last one has no choice


@pytest.mark.clause("gw.fall.order")
def test_four_players_use_four_spots() -> None:
    t = Table(4)
    fall(t, "C1", "C2", "C4", "C5")
    assert t.offers(0) == ["1", "2", "3", "4"]


@pytest.mark.clause("gw.fall.order")
def test_cards_are_resolved_from_spot_one() -> None:
    t = Table()
    fall(t, "C1", "C2", "C4")
    t.play("0 3", "1 1")  # seat 2 gets spot 2
    t.skip()
    assert [event.number for event in tell(t, "began") if event.what == "turn"] == [1, 2, 0]


@pytest.mark.clause("gw.fall.order")
def test_cards_stay_on_the_track_until_summer() -> None:
    t = Table()
    fall(t, "C1", "C2", "C4")
    t.play("0 1", "1 2")
    t.skip()
    assert (t.s.track, t.s.card, t.s.active) == ([0, 1, 2], ["C1", "C2", "C4"], -1)


@pytest.mark.clause("gw.fall.order")
def test_tea_that_moved_when_the_cards_were_revealed_counts_for_the_track() -> None:
    t = Table()
    t.hold(2, "T07")
    t.give(2, "C1")
    fall(t, "C1", "C2", "C4")
    t.play("2 T07+", "2 up")
    assert asked(t) == [2]
    assert t.question == "fall.order"


# --- boxes --------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.boxes")
def test_the_owner_then_the_others_in_tea_order_then_the_owner() -> None:
    t = Table()
    t.s.tea = clans(2, 0, 1)
    t.commands("C1", "C2", "C4")
    t.turn(0)
    seen = []
    for choice in ("0 aca", "0 done", "2 emb", "2 done", "1 done"):
        seen += asked(t)
        t.play(choice)
    assert (seen, asked(t), t.question) == ([0, 0, 2, 2, 1], [0], "advanced")


@pytest.mark.clause("gw.fall.boxes")
def test_every_action_of_a_card_is_optional() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    t.clerks("academy", 1, 0, 0)
    t.turn(0)
    t.play("0 done", "1 done", "2 done", "0 pass")
    assert [at(t, place) for place in ("lumber_mill", "embassy")] == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.clause("gw.fall.boxes")
def test_a_box_is_fully_resolved_before_the_next_one_begins() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")  # Despotism with Economy on the track: five Clerks
    t.turn(0)
    t.play("0 aca", "0 aca", "0 aca")
    assert (asked(t), at(t, "academy")) == ([0], [3, 0, 0])
    t.play("0 aca", "0 aca")
    assert asked(t) == [1]


# --- Betrayal -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.fall.betrayal")
def test_betrayal_copies_all_boxes_of_another_card() -> None:
    t = Table()
    t.commands("C3", "C2", "C4")
    t.turn(0)
    assert t.offers(0) == ["copy_card", "move_clerks", "pass"]
    t.play("0 copy_card")
    assert t.offers(0) == ["C2", "C4"]
    t.play("0 C2", "0 done", "1 done", "2 done", "0 W")  # Economy without an Overseer
    assert asked(t) == [0]
    t.play("0 S")  # and with Work Harder on the track
    assert (t.goods(0), asked(t)) == ("W1 S1", [])


@pytest.mark.clause("gw.fall.betrayal")
def test_the_other_box_of_a_copied_card_goes_to_everybody_but_the_copier() -> None:
    t = Table()
    t.commands("C2", "C3", "C4")
    t.turn(1)
    t.play("1 copy_card", "1 C2", "1 done")
    seen = []
    while t.question == "clerks":
        seen += asked(t)
        t.play(f"{asked(t)[0]} done")
    assert seen == [0, 2]


@pytest.mark.clause("gw.fall.betrayal")
def test_betrayal_may_move_two_clerks_to_one_location_and_do_nothing_else() -> None:
    t = Table()
    t.commands("C3", "C2", "C4")
    t.turn(0)
    t.play("0 move_clerks", "0 log", "0 log")
    assert asked(t) == []
    assert [event.location for event in tell(t, "activated")] == ["log"]


@pytest.mark.clause("gw.fall.betrayal")
def test_betrayal_never_copies_betrayal() -> None:
    t = Table()
    t.commands("C3", "C3", "C3")
    t.turn(0)
    assert t.offers(0) == ["move_clerks", "pass"]


@pytest.mark.clause("gw.fall.betrayal")
@pytest.mark.parametrize("spot", [0, 1, 2])
def test_betrayal_copies_cards_that_were_resolved_and_cards_still_to_come(spot: int) -> None:
    cards = ["C2", "C2", "C2"]
    cards[spot] = "C3"
    t = Table()
    t.commands(*cards)
    t.turn(spot)
    t.play(f"{spot} copy_card")
    assert (asked(t), t.question) == ([spot], "clerks")  # there is only one name to copy


@pytest.mark.clause("gw.fall.betrayal")
def test_betrayal_does_not_count_as_the_card_that_it_copies() -> None:
    t = Table()
    t.commands("C3", "C1", "C2")
    t.s.card[2] = "C3"
    t.turn(0)
    t.play("0 copy_card")  # Despotism: three Clerks, for no Economy lies there
    t.play("0 aca", "0 aca", "0 aca")
    assert asked(t) == [1]
