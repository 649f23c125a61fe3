"""What is secret: screens, hands, face-down choices, faces never seen, deck orders; all else lies open.

It is so on the table that people see, and in the first version of the view, which some programs read.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from mandate.core.game import Seat
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.rules.army.hordes import scout
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import Coming, Tabletop, tabletop
from mandate.games.great_wall.views.tabletop.common import Goods
from mandate.games.great_wall.views.tabletop.mine import Own
from tests.games.great_wall.driving import clans
from tests.games.great_wall.engine_view import engine_json
from tests.games.great_wall.rule_tables import asked, dealt, tell
from tests.games.great_wall.stories.staging import Table


def seen(t: Table | GreatWallState, seat: int | None) -> Tabletop:
    s = t.s if isinstance(t, Table) else t
    return tabletop(s.view(None if seat is None else Seat(seat)))


def first(t: Table | GreatWallState, seat: int | None) -> dict[str, Any]:
    """The first version of the view."""
    s = t.s if isinstance(t, Table) else t
    return engine_json(s.view(None if seat is None else Seat(seat)))


def all_shown(t: Table, seat: int | None) -> str:
    return json.dumps([msgspec.to_builtins(seen(t, seat)), first(t, seat)])


def own(t: Table, seat: int) -> Own:
    found = seen(t, seat).own
    assert found is not None
    return found


@pytest.mark.clause("gw.secret")
def test_a_seat_sees_its_own_resources_and_no_one_elses() -> None:
    t = Table()
    t.give(0, "W3")
    t.give(1, "G7 C2")
    t.begin("fall")
    assert own(t, 1).goods == Goods(G=7, C=2)
    assert first(t, 1)["resources"] == {"W": 0, "S": 0, "G": 7, "C": 2}
    assert (seen(t, None).own, first(t, None)["resources"]) == (None, None)
    before = all_shown(t, 0)
    t.give(1, "W5 C5")
    assert all_shown(t, 0) == before


@pytest.mark.clause("gw.secret")
def test_gains_and_payments_are_reported_to_all() -> None:
    t = Table()
    t.give(1, "G2")
    t.clerks("embassy", 0, 1, 0)
    t.activate("embassy")
    t.play("1 clerk")
    (paid,) = tell(t, "paid")
    assert paid.seen_by(Seat(0)) == paid
    assert (paid.seat, paid.what, paid.n) == (1, "G", 2)


@pytest.mark.clause("gw.secret")
def test_tactic_cards_in_hand_are_known_by_number_only() -> None:
    t = Table()
    t.hold(1, "T03", "T07")
    t.begin("fall")
    assert ([clan.tactics for clan in seen(t, 0).clans], own(t, 0).tactics) == ([0, 2, 0], [])
    assert own(t, 1).tactics == ["T03", "T07"]
    assert (first(t, 0)["hand_sizes"], first(t, 0)["tactics"]) == ([0, 2, 0], [])
    assert first(t, 1)["tactics"] == ["T03", "T07"]


@pytest.mark.clause("gw.secret")
def test_a_drawn_tactic_card_is_shown_to_its_drawer_only() -> None:
    t = Table()
    t.give(1, "G2")
    t.clerks("academy", 0, 1, 0)
    t.clerks("embassy", 0, 1, 0)
    t.begin("activation", 1, left=(8, 9))
    t.play("1 aca")
    (drew,) = tell(t, "drew")
    assert drew.seen_by(Seat(1)).card == t.s.tactics[1][0]
    assert (drew.seen_by(Seat(0)).card, drew.seen_by(None).card) == (None, None)
    assert (own(t, 1).tactics, own(t, 1).drawn) == (t.s.tactics[1], 1)
    assert (own(t, 0).tactics, own(t, 0).drawn) == ([], 0)
    assert first(t, 0)["draws"] == [[1, "??"]]
    assert first(t, 1)["draws"] == [[1, t.s.tactics[1][0]]]


@pytest.mark.clause("gw.secret")
def test_a_played_or_discarded_tactic_card_is_open() -> None:
    t = Table()
    t.hold(0, "T07")
    t.s.tea = clans(1, 0, 2)
    t.begin("fall")
    t.play("0 C1", "1 C2", "2 C4", "0 T07")
    assert seen(t, 2).decks.tactic_discard == first(t, 2)["tactic_discard"] == ["T07"]


@pytest.mark.clause("gw.secret")
def test_a_command_card_is_hidden_until_all_have_chosen() -> None:
    t = Table()
    t.begin("fall")
    t.play("0 C5")
    for seat, shown in ((0, "C5"), (1, "??"), (None, "??")):
        sight = seen(t, seat)
        assert [clan.chosen for clan in sight.clans] == [True, False, False]
        assert [clan.card for clan in sight.clans] == [None, None, None]
        assert (sight.own.chosen if sight.own else None) == (shown if seat == 0 else None)
        assert sight.clans[0].command == ["C1", "C2", "C3", "C4", "C5", "C6"]
        old = first(t, seat)
        assert old["history"][-1] == [0, shown]
        assert old["stack"][-1][3] == {"0": shown}
        assert old["hand"][0] == ["C1", "C2", "C3", "C4", "C5", "C6"]
    t.play("1 C1", "2 C2")
    assert [clan.card for clan in seen(t, None).clans] == first(t, None)["card"] == ["C5", "C1", "C2"]


@pytest.mark.clause("gw.secret")
def test_discarded_command_cards_are_open() -> None:
    t = Table()
    t.commands("C1", "C2", "C4")
    t.begin("summer")
    assert [clan.discards for clan in seen(t, 2).clans] == [["C1"], ["C2"], ["C4"]]
    assert first(t, 2)["discard"] == [["C1"], ["C2"], ["C4"]]


@pytest.mark.clause("gw.secret")
def test_the_face_of_the_dealt_supporting_advisor_is_its_owners_secret() -> None:
    s = dealt(3, advisors=["A01", "A02", "A03", "A04", "A05", "A06"])
    for seat in range(3):
        s.apply(Seat(seat), s.asked[Seat(seat)][0])
    assert [clan.supporting for clan in seen(s, 0).clans] == [["A02"], [None], [None]]
    assert [clan.supporting for clan in seen(s, None).clans] == [[None], [None], [None]]
    assert first(s, 0)["supporting"] == [["A02"], ["??"], ["??"]]
    assert first(s, None)["supporting"] == [["??"], ["??"], ["??"]]


@pytest.mark.clause("gw.secret")
def test_a_supporting_advisor_from_the_display_was_seen_by_all() -> None:
    t = Table()
    t.s.supporting[0] = [t.s.deal.advisors[1]]  # dealt face down
    t.show("A02", "A03", "A04", "A05")
    t.give(0, "G9")
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    t.play("0 A03/s")
    t.begin("fall")
    assert seen(t, 1).clans[0].supporting == [None, "A03"]
    assert first(t, 1)["supporting"][0] == ["??", "A03"]


@pytest.mark.clause("gw.secret")
def test_of_the_horde_deck_only_the_back_of_the_top_card_is_known() -> None:
    s = dealt(3, hordes=["H1-L", "H2-L", "H3-L", "H4-R"])
    assert seen(s, 0).decks.coming == [Coming(card=None, back="R")]
    assert first(s, 0)["hordes"] == ["H1-L", "H2-L", "H3-L", "?-R", *["??"] * 20]


@pytest.mark.clause("gw.secret")
def test_scouted_cards_are_known_to_the_scout_only() -> None:
    t = Table()
    t.s.shown = t.s.topped = 0
    t.next_hordes("H4-R", "H5-R", "H6-R")
    t.happens(scout, 0, 3)
    assert asked(t) == [0]
    assert [card.card for card in seen(t, 0).decks.coming] == ["H4-R", "H5-R", "H6-R"]
    assert [card.card for card in seen(t, 1).decks.coming] in ([], [None])
    mine, other = first(t, 0)["hordes"], first(t, 1)["hordes"]
    for card in ("H4-R", "H5-R", "H6-R"):
        assert mine[t.horde(card)] == card
        assert other[t.horde(card)] in ("??", "?-R")


@pytest.mark.clause("gw.secret")
def test_the_order_of_advisor_and_tactic_deck_is_in_no_view() -> None:
    t = Table()
    t.begin("fall")
    for seat in (0, None):
        before = all_shown(t, seat)
        t.s.advisor_deck.reverse()
        t.s.tactic_deck.reverse()
        assert all_shown(t, seat) == before


@pytest.mark.clause("gw.secret")
def test_counters_pieces_and_tokens_lie_open() -> None:
    t = Table()
    t.begin("fall")
    for name in ("honor", "wounds", "built", "shame_pool", "pool", "shamed", "rest", "tea", "warehouse"):
        assert first(t, None)[name] == getattr(t.s, name)


@pytest.mark.clause("gw.secret")
def test_whether_a_seat_is_asked_in_a_window_never_depends_on_its_cards() -> None:
    for card in ("T01", "T10"):  # of another window, and of this one without effect
        t = Table()
        t.hold(1, card)
        t.begin("summer")
        assert (asked(t), t.offers(1)) == ([1], ["pass"])


@pytest.mark.clause("gw.secret")
def test_what_another_seat_may_choose_is_in_no_view() -> None:
    t = Table()
    t.give(0, "G9")
    t.clerks("embassy", 1, 0, 0)
    t.activate("embassy")
    asked_now = seen(t, 0).decision
    assert asked_now is not None
    assert asked_now.kind == first(t, 0)["decision"]["kind"] == "hire"
    assert (seen(t, 1).decision, seen(t, 1).pending) == (None, [0])
    assert (first(t, 1)["decision"], first(t, 1)["pending"]) == (None, [0])


def test_a_view_names_the_resources_in_the_order_of_the_game() -> None:
    t = Table()
    t.begin("fall")
    assert Goods.__struct_fields__ == tuple(first(t, 0)["resources"]) == RESOURCES
