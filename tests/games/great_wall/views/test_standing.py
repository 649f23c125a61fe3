"""Standing answers: what they say, when they end, and that they tell no one anything."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.rules.effects.tactics import draw_now, open_window
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.views.standing_answers import WINDOWS, Moment, Standing, Until, standing_answer
from mandate.games.great_wall.views.tabletop import tabletop
from tests.games.great_wall.coop_tables import together
from tests.games.great_wall.driving import clans, states
from tests.games.great_wall.stories.staging import Table


def at_window(window: Window = Window.FALL_REVEAL, *, year: int = 2, active: int = -1) -> Table:
    """Seat 0 holds a card and is asked in this window."""
    t = Table(year=year)
    t.hold(0, "T02")
    t.s.active = Seat(active)
    if active >= 0:
        t.s.push(FrameKind.TURN, Seat(active), card="C1").step = "box1"
    facts = {"section": 0} if window is Window.ASSAULT else {}
    if window is Window.LOCATION:
        facts = {"place": 0}
    if window is Window.SOLDIERS_KILLED:
        t.s.push(FrameKind.KILLING, section=0, todo=(), dying=(0,) * 9, saved=(0,) * 9)
    if window is Window.HORDE_DEFEATED:
        t.hordes("L", "H1-L")
        facts = {"horde": t.horde("H1-L"), "section": 0}
    t.happens(open_window, window, [0], **facts)
    return t


def seen(t: Table) -> Moment:
    """The moment, read from the view as a server does it, and from what is sent as a terminal does."""
    view = t.s.view(Seat(0))
    now = Moment.in_view(view)
    assert now == Moment.of(tabletop(view))
    return now


def passing(*until: Until, table: Table | None = None) -> Standing:
    """An order for all windows."""
    return Standing().passes(tuple(Window), until, seen(table or at_window()))


def test_without_an_order_the_person_is_asked() -> None:
    assert standing_answer(seen(at_window()), Standing()) is None


@pytest.mark.parametrize("window", list(Window))
def test_until_the_end_of_the_game_every_window_is_passed(window: Window) -> None:
    view = seen(at_window(window))
    assert view.window is window
    assert standing_answer(view, passing(Until.GAME)) == "pass"


@pytest.mark.parametrize("until", list(WINDOWS))
def test_a_window_that_was_waited_for_is_asked_and_the_others_are_passed(until: Until) -> None:
    for window in Window:
        expected = None if window in WINDOWS[until] else "pass"
        assert standing_answer(seen(at_window(window)), passing(until)) == expected


def test_every_window_can_be_waited_for() -> None:
    windows = {window for some in WINDOWS.values() for window in some}
    assert windows | {Window.MY_TURN} == set(Window)  # the own turn is `turn`


def test_the_first_of_several_moments_ends_it() -> None:
    order = passing(Until.ASSAULT, Until.YEAR)
    assert standing_answer(seen(at_window(Window.LOCATION)), order) == "pass"
    assert standing_answer(seen(at_window(Window.LOCATION, year=3)), order) is None
    assert standing_answer(seen(at_window(Window.ASSAULT)), order) is None


def test_until_the_own_turn_means_the_next_one() -> None:
    ordered_in_it = passing(Until.TURN, table=at_window(Window.MY_TURN, active=0))
    assert standing_answer(seen(at_window(active=0)), ordered_in_it) == "pass"
    assert standing_answer(seen(at_window(active=1)), ordered_in_it) == "pass"
    assert standing_answer(seen(at_window(active=0, year=3)), ordered_in_it) is None
    assert standing_answer(seen(at_window(active=0)), passing(Until.TURN)) is None


@pytest.mark.parametrize("until", list(Until))
def test_a_card_that_is_drawn_ends_every_order(until: Until) -> None:
    order = passing(until)
    t = at_window(Window.SUMMER_INCOME if until is not Until.INCOME else Window.LOCATION)
    assert standing_answer(seen(t), order) == "pass"
    draw_now(t.s, Seat(1), 1)
    assert standing_answer(seen(t), order) == "pass"  # another one's card
    draw_now(t.s, Seat(0), 1)
    assert standing_answer(seen(t), order) is None
    assert set(order.after(seen(t)).ended.values()) == {Until.CARD}


def test_each_window_has_an_order_of_its_own() -> None:
    order = Standing().passes([Window.LOCATION], [Until.GAME], seen(at_window()))
    for window in Window:
        expected = "pass" if window is Window.LOCATION else None
        assert standing_answer(seen(at_window(window)), order) == expected


def test_until_this_turn_is_over() -> None:
    order = passing(Until.NEXT, table=at_window(Window.LOCATION, active=1))
    assert standing_answer(seen(at_window(Window.LOCATION, active=1)), order) == "pass"
    assert standing_answer(seen(at_window(Window.LOCATION, active=2)), order) is None
    assert standing_answer(seen(at_window(Window.LOCATION, active=1, year=3)), order) is None


def test_where_no_one_else_plays_only_what_can_be_played_is_asked_about() -> None:
    """Elsewhere an empty window is asked about like any other: nothing depends on the hand."""
    t = at_window(Window.LOCATION)
    assert seen(t).options == ("pass",)
    assert standing_answer(seen(t), Standing(), unseen=True) == "pass"
    assert standing_answer(seen(t), Standing()) is None
    t = at_window(Window.MY_TURN)
    assert len(seen(t).options) > 1
    assert standing_answer(seen(t), Standing(), unseen=True) is None


def test_the_last_command_card_is_chosen_by_itself() -> None:
    """All see that there is no other."""
    t = Table()
    t.s.hand[0] = t.s.hand[0][:1]
    t.begin("fall")
    now = seen(t)
    assert standing_answer(now, Standing()) == now.options[0]
    assert standing_answer(Moment.in_view(t.s.view(Seat(1))), Standing()) is None


def test_until_the_season_changes() -> None:
    t = Table()
    t.hold(0, "T02")
    t.begin("summer")
    order = passing(Until.SEASON, table=t)
    assert standing_answer(seen(t), order) == "pass"
    t.play("0 pass")
    t.begin("fall")
    t.play("0 C1", "1 C1", "2 C1")
    assert seen(t).window is Window.FALL_REVEAL
    assert standing_answer(seen(t), order) is None


def test_an_order_that_has_ended_does_not_come_back() -> None:
    order = passing(Until.ASSAULT).after(seen(at_window(Window.ASSAULT)))
    assert not order.passing
    assert set(order.ended.values()) == {Until.ASSAULT}
    assert standing_answer(seen(at_window(Window.LOCATION)), order) is None


def test_the_order_of_others_is_the_tea_order_unless_one_wants_to_be_asked() -> None:
    t = together(players=4)
    t.s.tea = clans(3, 0, 2, 1)
    t.commands("C5", "C6", "C6", "C6")
    t.turn()
    t.play("0 done")
    assert t.question == "arrange"
    assert standing_answer(seen(t), Standing()) == "4-3-2"
    assert standing_answer(seen(t), Standing(asks_order=True)) is None


@pytest.mark.clause("gw.secret")
def test_standing_answers_are_legal_and_change_nothing_about_who_is_asked() -> None:
    """Who holds no Tactic card is never requested one."""
    answered = 0
    for number in range(4):
        for state in states(4, f"standing{number}", coop=True, eager=True):
            for seat in state.asked:
                now = Moment.in_view(state.view(Seat(seat)))
                order = Standing().passes(tuple(Window), [Until.GAME], now)
                choice = standing_answer(now, order)
                assert choice is None or choice in state.asked[seat]
                answered += choice is not None
                if state.stack[-1].kind == FrameKind.TACTIC:
                    assert state.tactics[seat]
    assert answered > 100
