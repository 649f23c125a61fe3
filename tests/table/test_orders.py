"""Standing orders at a server's table: they answer for their seat, and no one else ever notices them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ParamSpec

import msgspec
import pytest

from mandate.core.errors import Code, Problem
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.table import commands, log, seat_view
from mandate.table.acts import playing
from mandate.table.acts.act import Act
from mandate.table.codes import ServerCode
from mandate.table.encoded import TableInHand
from mandate.table.fold import ORDER_FREE_MS
from mandate.table.seat_view import Onlooker
from mandate.table.show import Show
from mandate.table.table import Table
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, CEM, Scene, clocked, fingerprint, plan
from tests.table.test_secrecy import received
from tests.table.twins import dealt_again

P = ParamSpec("P")
ALWAYS: dict[str, str] = dict.fromkeys((window.value for window in Window), "game")
ORDERS = Show(orders=True)
DEALS = 10  # random games in which what is tested must come up


def among_people(seed: str, **more: Any) -> tuple[Scene, Chance]:
    scene = Scene(plan("me", "open", "open", game="great-wall", **more))
    scene.do(BEN, commands.Sit())
    scene.do(CEM, commands.Sit())
    return scene, Chance(seed)


def among_computers(seed: str, **more: Any) -> tuple[Scene, Chance]:
    return Scene(plan("me", "rules", "rules", game="great-wall", **more)), Chance(seed)


def in_window(table: Table, seat: int = 0) -> bool:
    return seat in table.pending and table.pending[seat].kind == "tactic"


class Ended(Exception):
    """A game that came to its end too soon."""


def play_to(scene: Scene, chance: Chance, true: Callable[[Table], bool]) -> None:
    while not true(scene.table):
        if scene.status != "playing":
            raise Ended
        scene.play(chance)


def before_a_window(seed: str, **more: Any) -> tuple[Scene, Chance]:
    """Among people, where the first seat is asked about a Tactic card."""
    scene, chance = among_people(seed, **more)
    play_to(scene, chance, in_window)
    return scene, chance


def on_a_deal_that_gets_there(test: Callable[P, None]) -> Callable[P, None]:
    """A random game may end before it gets to what is tested: then the next deal is played."""

    @functools.wraps(test)
    def tried(*args: P.args, **facts: P.kwargs) -> None:
        for _ in range(DEALS):
            try:
                return test(*args, **facts)
            except Ended:
                continue
        raise AssertionError("it never came to that")

    return tried


def order(scene: Scene, orders: dict[str, str], guest: str = ANN, seat: int = 0) -> Act:
    return scene.do(guest, commands.Order(seat=seat, orders=orders))


def by_order(scene: Scene, seat: int = 0) -> Act:
    """What the caretaker does after a pause."""
    return scene.act(lambda act: playing.answer_by_order(act, seat, act.table.ask(seat) or 0))


def given(table: Table, seat: int = 0) -> dict[str, str]:
    shown = seat_view.orders(table, seat, ORDERS)
    assert shown
    return shown.given


# --- what they do -----------------------------------------------------------------------------------------


def test_among_computer_players_windows_with_nothing_to_play_are_not_asked_about() -> None:
    passed = asked = 0
    for seed in range(DEALS):
        if asked and passed > 10:
            break
        scene, chance = among_computers(f"unseen/{seed}")
        while scene.status == "playing":
            if in_window(scene.table):
                asked += 1
                assert len(scene.table.pending[0].options) > 1
            scene.play(chance)
        mine = [line for line in scene.table.lines if isinstance(line, log.Chose) and line.ordered]
        passed += sum(line.lines[0].choice == "pass" for line in mine)
        assert {line.seat for line in mine} <= {0}
        assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    assert passed > 10
    assert asked


@on_a_deal_that_gets_there
def test_among_people_every_window_is_asked_about_until_it_is_ordered() -> None:
    """Whether a seat is asked, and answered for, does not depend on what it holds."""
    scene, chance = among_people("people")
    play_to(scene, chance, lambda table: in_window(table) and len(table.pending[0].options) == 1)
    assert scene.table.ordered_answer(0) is None
    ask = scene.table.ask(0)
    order(scene, ALWAYS)
    assert scene.table.ask(0) == ask  # it is answered after a pause
    assert scene.table.ordered_answer(0) == "pass"
    act = by_order(scene)
    assert [type(line) for line in act.lines] == [log.Chose]
    assert scene.table.ask(0) != ask
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


@on_a_deal_that_gets_there
def test_an_order_holds_until_a_card_is_drawn_and_then_the_seat_is_asked_again() -> None:
    scene, chance = among_computers("drawn")
    play_to(scene, chance, in_window)
    before = len(scene.table.pending[0].options)
    assert before > 1
    order(scene, ALWAYS)
    assert not in_window(scene.table)  # it was answered in the same breath
    assert given(scene.table) == ALWAYS

    def ended(table: Table) -> bool:
        assert not in_window(table) or given(table) != ALWAYS
        return not given(table)

    play_to(scene, chance, ended)
    shown = seat_view.orders(scene.table, 0, ORDERS)
    assert shown
    assert {text.facts["why"] for text in shown.ended.values()} == {"card"}
    play_to(scene, chance, in_window)
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
    order(scene, {"LOCATION": "year"})
    again = seat_view.orders(scene.table, 0, ORDERS)
    assert again
    assert "LOCATION" not in again.ended


@on_a_deal_that_gets_there
def test_each_window_has_an_order_of_its_own() -> None:
    scene, chance = among_people("each")
    order(scene, {"MY_TURN": "game", "ASSAULT": "year", "FALL_REVEAL": "turn+assault"})
    assert given(scene.table) == {"MY_TURN": "game", "ASSAULT": "year", "FALL_REVEAL": "turn+assault"}
    order(scene, {"ASSAULT": "ask"})
    assert given(scene.table) == {"MY_TURN": "game", "FALL_REVEAL": "turn+assault"}
    play_to(scene, chance, in_window)


@on_a_deal_that_gets_there
def test_in_co_op_the_tea_order_holds_unless_one_asks() -> None:
    scene, chance = among_people("coop", options={"coop": True})
    offered = seat_view.terms(scene.table).orders
    assert [each.id for each in offered] == [*Window, "arrange"]
    play_to(scene, chance, lambda table: 0 in table.pending and table.pending[0].kind == "arrange")
    assert scene.table.ordered_answer(0) == scene.table.pending[0].options[0]
    order(scene, {"arrange": "ask"})
    assert scene.table.ordered_answer(0) is None
    assert given(scene.table) == {"arrange": "ask"}


@pytest.mark.parametrize(
    ("orders", "guest", "seat", "code"),
    [
        ({"LOCATION": "noon"}, ANN, 0, Code.BAD_ORDER),
        ({"LUNCH": "ask"}, ANN, 0, Code.BAD_ORDER),
        ({"arrange": "year"}, ANN, 0, Code.BAD_ORDER),
        (ALWAYS, BEN, 0, ServerCode.NOT_YOUR_SEAT),
        (ALWAYS, ANN, 7, Code.NO_SUCH_SEAT),
    ],
)
def test_what_cannot_be_ordered_is_refused(
    orders: dict[str, str], guest: str, seat: int, code: object
) -> None:
    scene, _ = among_people("refused")
    with pytest.raises(Problem) as refused:
        order(scene, orders, guest, seat)
    assert refused.value.code == code
    assert not scene.table.orders


def test_a_game_without_orders_says_so_and_a_log_is_full_at_some_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(Problem) as refused:
        order(Scene(plan("me", "me")), ALWAYS)
    assert refused.value.code == ServerCode.NO_ORDERS
    monkeypatch.setattr("mandate.table.acts.orders.MAX_ORDERS", 2)
    scene, _ = among_people("full")
    order(scene, ALWAYS)
    order(scene, ALWAYS)
    with pytest.raises(Problem) as refused:
        order(scene, ALWAYS)
    assert refused.value.code == ServerCode.TABLE_FULL


# --- takebacks, and those who leave -----------------------------------------------------------------------


@on_a_deal_that_gets_there
def test_who_takes_back_among_computer_players_comes_to_an_own_choice() -> None:
    """Not to a window that was passed without a question."""
    scene, chance = among_computers("back", takebacks=True)

    def passed_since(table: Table) -> bool:
        own = [line for line in table.lines if isinstance(line, log.Chose) and line.seat == 0]
        return len(own) > 3 and own[-1].ordered and 0 in table.pending

    play_to(scene, chance, passed_since)
    own = [line for line in scene.table.lines if isinstance(line, log.Chose) and line.seat == 0]
    last = [line for line in own if not line.ordered][-1]
    scene.do(ANN, commands.Offer(what="takeback", seat=0))
    shown = whole_updates.later(scene.table, 0, scene.table.number - 1)[0]
    assert msgspec.to_builtins(shown)["what"] == "took-back"
    assert last.lines[0].choice in scene.table.pending[0].options
    assert not in_window(scene.table) or len(scene.table.pending[0].options) > 1
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


@on_a_deal_that_gets_there
def test_who_takes_back_an_ordered_pass_among_people_is_asked_and_others_are_answered_for_again() -> None:
    scene, chance = before_a_window("back", takebacks=True)
    ask = scene.table.ask(0)
    order(scene, ALWAYS)
    by_order(scene)
    if not scene.table.pending.keys() - {0}:
        scene.play(chance)
    assert scene.table.ask(0) is None or scene.table.ask(0) != ask
    scene.do(ANN, commands.Offer(what="takeback", seat=0))
    for guest in (BEN, CEM):
        for number in [*scene.table.offers]:
            scene.do(guest, commands.Answer(offer=number, yes=True))
    assert in_window(scene.table)
    assert scene.table.ordered_answer(0) is None  # what one comes back to one answers oneself
    order(scene, ALWAYS)
    assert scene.table.ordered_answer(0) == "pass"  # unless one says otherwise
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


@on_a_deal_that_gets_there
def test_a_card_that_was_drawn_and_taken_back_leaves_no_order_behind() -> None:
    """Another one may be drawn in its place: the seat is asked."""
    scene, _ = before_a_window("undrawn", takebacks=True)
    order(scene, ALWAYS)
    orders = scene.table.orders[0]
    assert orders["passing"]["LOCATION"]["drawn"] > 0
    back = scene.table.fork()
    back.orders[0] = {
        "passing": {
            window: {**passing, "drawn": passing["drawn"] + 1}
            for window, passing in orders["passing"].items()
        }
    }
    act = Act(back, scene.now)
    playing.answer_by_order(act, 0, back.ask(0) or 0)
    assert not act.lines  # ordered after a card that is no longer there


@on_a_deal_that_gets_there
def test_who_leaves_or_is_replaced_has_no_orders() -> None:
    scene, _ = before_a_window("leaving")
    order(scene, ALWAYS)
    scene.do(ANN, commands.Leave(seat=0))
    assert scene.table.ordered_answer(0) is None
    scene.do(BEN, commands.Offer(what="bot", seat=0, bot="rules"))
    scene.do(CEM, commands.Answer(offer=scene.table.number, yes=True))
    assert scene.table.chairs[0].bot == "rules"
    assert not scene.table.orders
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)


@on_a_deal_that_gets_there
def test_when_the_others_resign_what_was_ordered_continues() -> None:
    scene, _ = before_a_window("resigning")
    order(scene, ALWAYS)
    scene.do(BEN, commands.Resign(seat=1))
    assert scene.table.ordered_answer(0) == "pass"
    by_order(scene)
    assert given(scene.table) == ALWAYS


# --- what others see --------------------------------------------------------------------------------------


@on_a_deal_that_gets_there
def test_an_order_changes_nothing_that_anybody_else_receives() -> None:
    scene, _ = before_a_window("unnoticed")
    before = {guest: list(received(scene.table, guest)) for guest in (None, BEN, CEM)}
    order(scene, ALWAYS)
    for guest, had in before.items():
        assert list(received(scene.table, guest)) == had
    who = Onlooker(BEN, 0, show=Show(words=True, facts=True, orders=True))
    shown = msgspec.json.decode(TableInHand(scene.table).update(who, 0))
    assert shown["sights"][0]["orders"] == {"given": {}, "ended": {}, "answering": False}
    mine = msgspec.json.decode(TableInHand(scene.table).update(msgspec_onlooker(ANN), 0))
    assert mine["sights"][0]["orders"]["given"] == ALWAYS
    assert mine["sights"][0]["orders"]["answering"]
    assert [item["number"] for item in mine["sights"][0]["news"]] == [*range(1, scene.table.number + 1)]
    stranger = msgspec.json.decode(TableInHand(scene.table).update(msgspec_onlooker(None), 0))
    assert "orders" not in stranger["sights"][0]


def msgspec_onlooker(guest: str | None) -> Onlooker:
    return Onlooker(guest, 0, show=ORDERS)


@pytest.mark.parametrize("pace", [{}, {"pace": clocked("game", 600)}])
@on_a_deal_that_gets_there
def test_a_pass_that_was_ordered_looks_like_one_that_was_considered(pace: dict[str, Any]) -> None:
    """Content, order, who is waited for and clocks are the same, as long as the pause is."""
    compared = 0
    for seed in range(2):
        scene, chance = among_people(f"looks/{seed}", takebacks=True, **pace)
        for _ in range(2):
            play_to(scene, chance, in_window)
            twin = Scene.at(scene.table.fork(), scene.now, scene.stored.copy())
            order(twin, ALWAYS)
            by_order(twin)
            twin.table.orders.clear()
            scene.now += 1000  # when the other one gave the order
            scene.do(ANN, commands.Play(seat=0, ask=scene.table.ask(0) or 0, choice="pass"))
            for guest in (None, BEN, CEM):
                assert list(received(twin.table, guest)) == list(received(scene.table, guest))
                compared += 1
            assert twin.table.clock == scene.table.clock
            scene.play(chance)
    assert compared == 12


def test_what_is_answered_does_not_depend_on_what_is_held() -> None:
    """Hands are dealt again from another seat's eyes: the same is asked, and answered for the seat."""
    for orders in ({}, ALWAYS, {"LOCATION": "year", "ASSAULT": "game"}):
        windows = deals = 0
        while windows < 5 and deals < DEALS:
            scene, chance = among_people(f"held/{len(orders)}/{deals}")
            deals += 1
            if orders:
                order(scene, orders)
            while scene.status == "playing" and windows < 5:
                if in_window(scene.table):
                    windows += 1
                    twin = dealt_again(scene.table, 1, chance)
                    twin.orders = scene.table.orders.copy()
                    assert in_window(twin)
                    assert twin.ordered_answer(0) == scene.table.ordered_answer(0)
                scene.play(chance)
        assert windows == 5


@on_a_deal_that_gets_there
def test_the_first_moments_of_a_window_are_free_for_everybody() -> None:
    """So no one pays for the pause before an ordered answer, and no clock tells which one it was."""
    scene, chance = before_a_window("grace", pace=clocked("game", 600))
    left = scene.table.clock.left[0]
    scene.do(
        ANN, commands.Play(seat=0, ask=scene.table.ask(0) or 0, choice="pass"), after=ORDER_FREE_MS + 500
    )
    assert scene.table.clock.left[0] == left - 500
    play_to(scene, chance, in_window)
    left = scene.table.clock.left[0]
    order(scene, ALWAYS)
    by_order(scene)
    assert scene.table.clock.left[0] == left
