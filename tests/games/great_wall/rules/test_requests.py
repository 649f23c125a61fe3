"""Co-op: how Requests are fulfilled, what a Sacrifice is, what the Request and the Event step do."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.city.court import advisor_price
from mandate.games.great_wall.rules.fields import flattened
from mandate.games.great_wall.rules.game import GREAT_WALL
from tests.games.great_wall.coop_tables import agree, fulfilment, happen, in_force, together
from tests.games.great_wall.driving import clans
from tests.games.great_wall.engine_view import engine_json
from tests.games.great_wall.rule_tables import refusal, tell
from tests.games.great_wall.stories.staging import Table

# --- agreeing and paying -------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.request")
def test_the_highest_player_proposes_and_every_payer_is_asked_in_tea_order() -> None:
    t = together("RQ05", "RQ06")
    for seat in range(3):
        t.give(seat, "W3 S3")
    t.s.tea = clans(2, 0, 1)
    fulfilment(t)
    assert (t.question, t.offers(2)) == ("propose", ["RQ05", "RQ06", "done"])
    t.play("2 RQ06")
    assert (t.question, t.offers(2)) == ("consent", ["agree", "refuse"])
    t.play("2 agree", "0 agree")
    assert [t.goods(seat) for seat in range(3)] == ["W3 S3"] * 3  # no one pays before all agree
    t.play("1 agree")
    assert [t.goods(seat) for seat in range(3)] == ["W3"] * 3
    assert (t.s.requests, t.s.fulfilled) == (["RQ05", "", ""], ["RQ06"])


@pytest.mark.clause("gw.coop.request")
def test_one_refusal_and_no_one_pays() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    t.play("0 RQ05", "0 agree", "1 refuse")
    assert ([t.goods(seat) for seat in range(3)], t.question) == (["W3"] * 3, "")


@pytest.mark.clause("gw.coop.request")
def test_a_refused_request_is_proposed_again_only_after_another_was_fulfilled() -> None:
    t = together("RQ05", "RQ06")
    for seat in range(3):
        t.give(seat, "W3 S3")
    fulfilment(t)
    t.play("0 RQ05", "0 refuse")
    assert t.offers(0) == ["RQ06", "done"]
    agree(t, "RQ06")
    assert t.offers(0) == ["RQ05", "done"]


@pytest.mark.clause("gw.coop.request")
def test_what_the_highest_player_leaves_the_next_may_propose() -> None:
    t = together("RQ05", "RQ06")
    for seat in range(3):
        t.give(seat, "W3 S3")
    t.s.tea = clans(2, 0, 1)
    fulfilment(t)
    t.play("2 RQ05", "2 agree", "0 refuse", "2 done")
    assert (t.question, t.offers(0)) == ("propose", ["RQ06", "done"])  # what was refused stays refused
    t.play("0 RQ06", "2 agree", "0 agree", "1 agree")
    assert t.s.fulfilled == ["RQ06"]
    assert (t.question, t.offers(0)) == ("propose", ["RQ05", "done"])
    t.play("0 done")
    assert (t.question, t.offers(1)) == ("propose", ["RQ05", "done"])
    t.play("1 done")
    assert t.question == ""


@pytest.mark.clause("gw.coop.request")
def test_who_leaves_while_proposing_does_not_end_the_step() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    t.s.resign(Seat(0))
    assert (t.question, t.offers(1)) == ("propose", ["RQ05", "done"])
    t.play("1 RQ05", "1 agree", "2 agree")
    assert (t.s.fulfilled, t.goods(0)) == (["RQ05"], "")


@pytest.mark.clause("gw.coop.request")
def test_who_leaves_when_asked_to_agree_still_pays() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    t.play("0 RQ05", "0 agree")
    t.s.resign(Seat(1))
    t.play("2 agree")
    assert (t.s.fulfilled, [t.goods(seat) for seat in range(3)]) == (["RQ05"], ["", "", ""])


@pytest.mark.clause("gw.coop.request")
def test_who_agreed_and_left_before_all_did_still_pays() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    t.play("0 RQ05", "0 agree")
    t.s.resign(Seat(0))
    t.play("1 agree", "2 agree")
    assert (t.s.fulfilled, [t.goods(seat) for seat in range(3)]) == (["RQ05"], ["", "", ""])


@pytest.mark.clause("gw.coop.request")
def test_nothing_must_be_fulfilled() -> None:
    t = together("RQ08")
    for seat in range(3):
        t.give(seat, "C2")
    fulfilment(t)
    t.play("0 done", "1 done", "2 done")
    assert (t.question, t.s.requests) == ("", ["RQ08", "", ""])


@pytest.mark.clause("gw.coop.request")
def test_several_requests_may_be_fulfilled_in_one_year() -> None:
    t = together("RQ05", "RQ06", "RQ12")
    for seat in range(3):
        t.give(seat, "W3 S3")
        t.overseer(seat, "quarry", 3)
    fulfilment(t)
    agree(t, "RQ06")
    agree(t, "RQ05")
    assert t.s.fulfilled == ["RQ12", "RQ06", "RQ05"]


@pytest.mark.clause("gw.coop.request")
def test_what_was_paid_for_one_request_does_not_pay_for_another() -> None:
    t = together("RQ03", "RQ02")
    t.s.honor = [10, 10, 10]
    fulfilment(t)
    agree(t, "RQ03")
    assert t.question == ""  # no one has a Soldier in the field, nor Honor any more


@pytest.mark.clause("gw.coop.request")
def test_requests_are_fulfilled_in_winter_only() -> None:
    t = together("RQ09")
    t.s.walls = [3, 3, 3]
    t.begin("spring")
    t.begin("summer")
    t.skip()
    assert t.s.fulfilled == []


@pytest.mark.clause("gw.coop.request")
def test_another_word_is_refused_with_its_clause() -> None:
    t = together("RQ05")
    for seat in range(3):
        t.give(seat, "W3")
    fulfilment(t)
    assert refusal(t, "0 RQ06") == "not-offered gw.coop.request"
    t.play("0 RQ05")
    assert refusal(t, "0 maybe") == "not-offered gw.coop.request"


@pytest.mark.clause("gw.coop.secret")
def test_whether_someone_is_asked_tells_nothing_about_the_goods() -> None:
    """The same open table, twice: with goods and without, the same seats are asked the same question."""
    rich, poor = together("RQ05"), together("RQ05")
    for seat in range(3):
        rich.give(seat, "W3")
    poor.give(0, "W3")
    for t in (rich, poor):
        fulfilment(t)
        t.play("0 RQ05", "0 agree")
        assert (t.question, list(t.s.asked)) == ("consent", [1])
    assert (rich.offers(1), poor.offers(1)) == (["agree", "refuse"], ["refuse"])
    for t in (rich, poor):
        t.play("1 refuse")
    assert [event.to_json() for event in rich.events] == [event.to_json() for event in poor.events]
    seen = [engine_json(t.s.view(Seat(2))) for t in (rich, poor)]
    assert seen[0] == {**seen[1], "resources": seen[0]["resources"]}


@pytest.mark.clause("gw.coop.secret")
def test_a_request_that_open_facts_forbid_is_not_even_proposed() -> None:
    t = together("RQ03", "RQ11", "RQ10")
    t.s.honor = [10, 0, 10]
    fulfilment(t)
    assert t.question == ""


@pytest.mark.clause("gw.coop.secret")
def test_the_decks_of_requests_and_events_are_hidden() -> None:
    s = GREAT_WALL.start({"players": 3, "coop": True}, Chance(7))
    view = s.view(Seat(0))
    shown = engine_json(view)
    assert (shown["requests"], shown["events"]) == (list(s.deal.requests[:3]), [])
    others = [GREAT_WALL.resample(view, Chance(n)) for n in range(20)]
    assert all(other.deal.requests[:3] == s.deal.requests[:3] for other in others)
    assert len({other.deal.requests for other in others}) > 10
    assert len({other.deal.events for other in others}) > 10
    setup = GREAT_WALL.redact_setup(s.setup(), Seat(0))
    assert setup["requests"] == [*s.deal.requests[:3], *["??"] * 9]
    assert setup["events"] == ["??"] * 12


@pytest.mark.clause("gw.coop.secret")
def test_requests_and_events_are_part_of_what_is_committed_to() -> None:
    s = GREAT_WALL.start({"players": 3, "coop": True}, Chance(7))
    setup = s.setup()
    other = {**setup, "events": list(reversed(setup["events"]))}
    assert GREAT_WALL.secret(setup) != GREAT_WALL.secret(other)
    other = {**setup, "requests": list(reversed(setup["requests"]))}
    assert GREAT_WALL.secret(setup) != GREAT_WALL.secret(other)


# --- Sacrifice -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.sacrifice")
def test_what_is_sacrificed_does_not_come_back() -> None:
    t = together("RQ04")
    fulfilment(t)
    agree(t, "RQ04")
    assert (t.pool(0), t.s.clerk_pool[0], t.s.clerk_new[0]) == ([10, 4, 1], 4, 3)
    assert [(event.what, event.n) for event in tell(t, "sacrificed")] == [("clerk", 1), ("Ho", 1)] * 3


@pytest.mark.clause("gw.coop.sacrifice")
def test_a_sacrificed_soldier_leaves_no_wound_and_was_not_killed() -> None:
    t = together("RQ02")
    t.advisor(0, "A31")
    for seat in range(3):
        t.rest(seat, "L", Sp=1)
    fulfilment(t)
    agree(t, "RQ02")
    assert (t.honor(0), t.s.rest) == (0, [[[0] * 3] * 3] * 3)


@pytest.mark.clause("gw.coop.sacrifice")
def test_a_soldier_on_a_horde_or_in_the_pool_is_not_taken_for_the_guard() -> None:
    t = together("RQ02")
    t.hordes("L", "X5-L")
    t.cover("X5-L", a2=0, a3=1, a4=2)
    fulfilment(t)
    assert t.question == ""


@pytest.mark.clause("gw.coop.sacrifice")
def test_after_a_sacrificed_advisor_the_next_one_is_cheaper() -> None:
    t = together("RQ11")
    for seat in range(3):
        t.support(seat, 2)
    t.advisor(0, "A01")
    assert advisor_price(t.s, Seat(0), 0) == 4
    fulfilment(t)
    agree(t, "RQ11")
    for seat in range(3):
        t.play(f"{seat} {t.offers(seat)[0]}")
    assert advisor_price(t.s, Seat(0), 0) == 3
    assert not {*t.s.lost_advisors[0]} & {*t.s.advisor_deck, *t.s.advisor_discard}


@pytest.mark.clause("gw.coop.sacrifice")
def test_a_sacrificed_advisor_is_shown_and_the_one_that_stays_is_not() -> None:
    t = together("RQ11")
    deal = t.s.deal
    for seat in range(3):  # each has the Advisor that was dealt face down, and one of the display
        dealt = deal.advisors[2 * seat + 1]
        t.s.supporting[seat] = [dealt, t.s.advisor_deck.pop()]
        t.s.advisor_log.append(t.s.supporting[seat][1])
        t.s.advisors[seat] = [deal.advisors[2 * seat]]
    dealt, bought = t.s.supporting[1]
    assert t.s.view(Seat(0)).supporting[1] == ("??", bought)
    fulfilment(t)
    agree(t, "RQ11")
    t.play(f"0 {t.s.supporting[0][1]}", f"1 {dealt}", f"2 {t.s.supporting[2][1]}")
    view = t.s.view(Seat(0))
    assert (view.supporting[1], view.open["lost_advisors"][1]) == ((bought,), [dealt])
    assert view.supporting[2] == ("??",)
    t.s.general = ["G01", "G02", "G03"]
    for n in range(5):
        other = GREAT_WALL.resample(view, Chance(n))
        assert (other.supporting[1], other.lost_advisors) == ([bought], t.s.lost_advisors)
        assert other.deal.advisors[2:4] in ((dealt, deal.advisors[2]), (deal.advisors[2], dealt))


@pytest.mark.clause("gw.coop.secret")
def test_no_preview_tells_the_face_of_an_advisor_that_another_player_has_to_give() -> None:
    """Each has only the one that was dealt face down, so that no one is asked which."""
    t = together("RQ11")
    for seat in range(3):
        t.s.advisors[seat], t.s.supporting[seat] = [f"A0{seat + 1}"], [t.s.deal.advisors[2 * seat + 1]]
    fulfilment(t)
    t.play("0 RQ11", "0 agree", "1 agree")
    foreseen = t.s.preview(Seat(2), "agree")
    assert [event.kind for event in foreseen] == ["answered"]
    t.play("2 agree")
    assert [event.what for event in tell(t, "sacrificed")] == [t.s.deal.advisors[2 * i + 1] for i in range(3)]


@pytest.mark.clause("gw.coop.secret")
def test_a_face_that_came_to_light_cannot_be_put_back() -> None:
    t = together("RQ11")
    for seat in range(3):
        t.s.supporting[seat] = [t.s.deal.advisors[2 * seat + 1], t.s.advisor_deck.pop()]
        t.s.advisor_log.append(t.s.supporting[seat][1])
    fulfilment(t)
    agree(t, "RQ11")
    t.play(f"0 {t.s.supporting[0][0]}", f"1 {t.s.supporting[1][1]}")
    assert [event.reveals for event in tell(t, "sacrificed")] == [True, False]


# --- the Request step ----------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.step")
def test_each_request_left_brings_everybody_shame_and_stays() -> None:
    t = together("RQ05", "RQ06")
    t.begin("requests")
    t.skip()
    assert [sum(t.s.shamed[seat]) for seat in range(3)] == [2, 2, 2]
    assert t.s.requests[:2] == ["RQ05", "RQ06"]


@pytest.mark.clause("gw.coop.step")
def test_every_empty_slot_gets_a_new_request() -> None:
    t = together("RQ05")
    t.begin("requests")
    t.skip()
    assert t.s.requests == ["RQ05", *t.s.deal.requests[1:3]]
    assert sum(flattened(t.s.shamed)) == 3  # new ones bring none yet


@pytest.mark.clause("gw.coop.step")
def test_with_the_deck_empty_slots_stay_empty_and_bring_no_shame() -> None:
    t = together("RQ05")
    t.s.drawn = 12
    t.begin("requests")
    t.skip()
    assert (t.s.requests, sum(flattened(t.s.shamed))) == (["RQ05", "", ""], 3)


# --- the Event step ------------------------------------------------------------------------------------


@pytest.mark.clause("gw.coop.event")
def test_an_event_comes_each_year_and_all_stay_in_force() -> None:
    t = together()
    in_force(t, "E10")
    happen(t, "E03")
    assert t.s.events == ["E10", "E03"]
    assert [event.card for event in tell(t, "happened")] == []  # reported with the choice that led there
    t.begin("event")
    t.skip()
    assert len(t.s.events) == 3


@pytest.mark.clause("gw.coop.event")
def test_players_are_struck_in_tea_order_after_what_happens_once() -> None:
    t = together()
    t.s.tea = clans(1, 0, 2)
    for seat in range(3):
        t.rest(seat, "L", Sp=1, Ho=1)
    happen(t, "E03")
    t.play("1 Sp:L", "0 Sp:L", "2 Ho:L")
    assert t.question == ""


@pytest.mark.clause("gw.coop.event")
def test_what_everybody_must_do_cannot_be_declined() -> None:
    t = together()
    t.clerks("quarry", 1, 0, 0)
    t.clerks("builders", 1, 0, 0)
    happen(t, "E04")
    assert refusal(t, "0 done") == "not-offered gw.coop.event"


@pytest.mark.clause("gw.coop.event")
def test_losses_are_as_large_as_they_can_be() -> None:
    t = together()
    t.s.honor = [1, 0, 0]
    in_force(t, "E05")
    t.begin("summer")
    assert t.s.honor == [0, 0, 0]


# --- helping each other --------------------------------------------------------------------------------


def turn_of_k8() -> Table:
    t = together()
    t.general(0, "K8", supporting=2)
    t.give(0, "W2")
    t.commands("C5", "C6", "C6")
    t.turn()
    return t


@pytest.mark.clause("gw.coop.give")
def test_who_receives_cannot_refuse_and_is_not_asked() -> None:
    t = turn_of_k8()
    t.play("0 W>seat2")
    assert (t.goods(1), list(t.s.asked)) == ("W1", [0])


@pytest.mark.clause("gw.coop.give")
def test_no_one_gives_what_is_not_there_or_to_oneself() -> None:
    t = turn_of_k8()
    assert refusal(t, "0 G>seat2") == "not-offered gw.coop.give"
    assert refusal(t, "0 W>seat1") == "not-offered gw.coop.give"


@pytest.mark.clause("gw.coop.give")
def test_gifts_are_reported_to_all() -> None:
    t = turn_of_k8()
    t.play("0 W>seat3")
    assert [(event.seat, event.to, event.what, event.n) for event in tell(t, "gave")] == [(0, 2, "W", 1)]


@pytest.mark.clause("gw.coop.give")
def test_others_can_be_asked_to_attack_whatever_they_have_behind_their_screens() -> None:
    """Pike Ranks take a toll; whether seat 1 can pay it is not seat 0's business."""
    for goods in ("", "W1"):
        t = together()
        t.hold(0, "U04")
        t.hordes("L", "X2-L")
        t.rest(1, "L", Sp=1)
        t.give(1, goods)
        t.commands("C5", "C6", "C6")
        t.turn()
        t.play("0 U04")
        assert t.offers(0) == ["seat2", "pass"]
        t.play("0 seat2")
        assert t.question == ("attack" if goods else "clerks")
