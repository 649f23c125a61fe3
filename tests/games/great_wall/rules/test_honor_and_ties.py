"""Rulings that belong to no single phase: Tea order within a step, triggers at one time, refusals."""

from __future__ import annotations

import pytest

from mandate.core.errors import Malformed, Refused
from mandate.core.game import Seat
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, refusal
from tests.games.great_wall.stories.staging import Table


@pytest.mark.clause("gw.tea.order")
def test_the_order_of_a_step_is_read_at_its_beginning() -> None:
    """Seat 2 passes seat 1 when the cards are revealed; the window that is open keeps its old order."""
    t = Table()
    for seat in range(3):
        t.hold(seat, ("T07", "T07", "T08")[seat])
    t.s.tea = clans(1, 0, 2)
    t.begin("fall")
    t.play("0 C1", "1 C2", "2 C4", "1 pass", "0 T07", "0 up", "0 W")
    assert (t.s.tea, asked(t)) == ([0, 1, 2], [2])
    t.play("2 pass")
    assert (asked(t), t.question) == ([0], "fall.order")


@pytest.mark.clause("gw.tea.order")
def test_players_with_an_answer_to_one_event_give_it_in_tea_order() -> None:
    t = Table()
    t.s.tea = clans(2, 0, 1)
    for seat in range(3):
        t.advisor(seat, ("A44", "A14", "A05")[seat])
    t.give(2, "G9")
    t.give(1, "G9")
    t.show("A01", "A02", "A03", "A04")
    t.begin("summer")
    order = []
    while asked(t):
        order += [seat for seat in asked(t) if seat not in order]
        t.play(f"{asked(t)[0]} {t.offers(asked(t)[0])[-1]}")
    assert order == [2, 1]  # the Spiritual Guide of seat 2, then the Talent Broker of seat 1


@pytest.mark.clause("gw.tea.order")
def test_a_player_with_several_answers_chooses_their_order() -> None:
    t = Table()
    t.advisor(0, "A22", "A14")  # Strategist and Talent Broker
    t.give(0, "G9")
    t.show("A01", "A02", "A03", "A04")
    t.begin("summer")
    assert sorted(t.offers(0)) == ["A14", "A22"]
    t.play("0 A22")
    assert len(t.s.tactics[0]) == 1


@pytest.mark.clause("gw.defeat")
def test_what_a_horde_does_comes_before_what_players_have() -> None:
    """A Supply Train gives its claimant two resources, and only then a Trophy Hunter another one."""
    t = Table()
    t.advisor(0, "A38")
    t.hordes("L", "H8-L")
    t.cover("H8-L", a2=0, a3=-1, a4=-1, b3=-1, b4=-1)
    t.begin("defeats")
    assert (t.honor(0), asked(t)) == (2, [0])
    t.play("0 W")
    assert t.honor(0) == 2
    t.play("0 W", "0 S")
    assert (t.goods(0), t.honor(0)) == ("W2 S1", 4)


@pytest.mark.parametrize(("supporting", "honor"), [(0, 0), (1, 2), (2, 4)])
def test_a_general_is_as_strong_as_it_has_supporting_advisors(supporting: int, honor: int) -> None:
    """The rulebook's example: 2 Honor for each, so two of them bring 4."""
    t = Table()
    t.general(0, "G10", supporting=supporting)
    t.begin("winter")
    assert t.honor(0) == honor


def test_only_active_advisors_use_their_abilities() -> None:
    t = Table()
    t.advisor(0, "A01")
    t.s.supporting[1] = ["A01"]
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    assert (t.goods(0), t.goods(1)) == ("W3", "W1")


@pytest.mark.parametrize("token", ["", " ", "?", "W W", "ü", "a" * 25, "x" * 300, "\x00", "-lum"])
def test_what_is_badly_written_is_malformed(token: str) -> None:
    t = Table()
    t.begin("fall")
    before = t.s.digest()
    with pytest.raises(Malformed, match="not a valid choice") as caught:
        t.s.apply(Seat(0), token)
    assert (caught.value.code, t.s.digest()) == ("gw-token", before)


@pytest.mark.parametrize("token", ["W", "C7", "lum", "Sp:L1a2", "T01", "resign", "done"])
def test_what_is_well_written_and_not_requested_is_refused(token: str) -> None:
    t = Table()
    t.begin("fall")
    assert refusal(t, f"0 {token}").startswith("not-offered")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_there_is_not_is_malformed(seat: int) -> None:
    t = Table()
    t.begin("fall")
    with pytest.raises(Malformed):
        t.s.apply(Seat(seat), "C1")


def test_who_is_not_asked_is_refused() -> None:
    t = Table()
    t.commands("C2", "C1", "C1")
    t.turn(0)
    with pytest.raises(Refused) as caught:
        t.s.apply(Seat(2), "lum")
    assert caught.value.code == "not-asked"


def test_a_seat_that_there_is_not_cannot_resign() -> None:
    t = Table()
    t.begin("fall")
    with pytest.raises(Malformed):
        t.s.resign(Seat(7))
