"""What one may do is requested where not doing it can be worth more; what is paid for can be done."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mandate.core.flow import Ask, Frame
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.core.settling import answer, settle
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.coop_tables import together
from tests.games.great_wall.driving import states
from tests.games.great_wall.stories.staging import Table

# --- up to: Saving for nothing ------------------------------------------------------------------------


def battle(t: Table, seat: int = 0, *, rider: bool = False) -> None:
    """Two of the seat's Soldiers die on a Horde; the Withdrawal is played."""
    t.s.year = 3
    t.hold(seat, "T01")
    t.give(seat, "C2")
    t.hordes("L", "H6-M")
    t.cover("H6-M", a2=seat, b4=-1, a4=-1, a5=-1)
    if rider:
        t.rider("H6-M", seat, "a3", "b3")
    else:
        t.cover("H6-M", a3=seat, b3=-1)
    t.begin("defeats")
    t.play(f"{seat} pass")  # the window of the Horde
    if t.question == "victim":
        t.play(f"{seat} Sp")
    t.play(f"{seat} T01+")


@pytest.mark.clause("gw.kill.save")
def test_without_a_card_that_answers_to_deaths_all_are_saved_unasked() -> None:
    t = Table()
    battle(t)
    assert (t.resting(0, "L"), t.question) == ([2, 0, 0], "")


@pytest.mark.clause("gw.kill.save")
@pytest.mark.parametrize(("general", "advisor"), [("G02", ""), ("", "A31")])
def test_whose_card_answers_to_deaths_chooses_who_is_saved(general: str, advisor: str) -> None:
    t = Table()
    t.general(0, general, supporting=2)
    if advisor:
        t.advisor(0, advisor)
    battle(t)
    assert (t.question, t.offers(0)) == ("save", ["Sp", "done"])
    t.play("0 Sp", "0 done")
    assert (t.resting(0, "L"), t.pool(0)[0]) == ([1, 0, 0], 9)
    assert t.honor(0) >= 2 + 2  # for the Horde, and for one Soldier


@pytest.mark.clause("gw.kill.save")
def test_the_horse_trader_asks_only_where_a_horseman_is_dying() -> None:
    t = Table()
    t.advisor(0, "A33")
    battle(t)
    assert t.question == ""
    t = Table()
    t.advisor(0, "A33")
    battle(t, rider=True)
    assert (t.question, t.offers(0)) == ("save", ["Sp", "Ho", "done"])
    t.play("0 Sp", "0 done")
    assert (t.resting(0, "L"), "G2" in t.goods(0)) == ([1, 0, 0], True)


@pytest.mark.clause("gw.kill.save")
def test_a_card_of_another_player_makes_it_no_choice() -> None:
    t = Table()
    t.advisor(1, "A31")
    battle(t)
    assert (t.resting(0, "L"), t.question) == ([2, 0, 0], "")


@pytest.mark.clause("gw.kill.save")
def test_who_is_saved_by_another_player_may_let_them_die() -> None:
    t = together()
    t.advisor(1, "A31")
    t.hold(0, "U05")
    t.hordes("L", "X1-L")
    t.cover("X1-L", a2=1, a3=-1, b2=-1)
    t.begin("defeats")
    t.play("0 U05", "0 seat2")
    assert (t.question, t.offers(1)) == ("save", ["Sp", "done"])


@pytest.mark.clause("gw.kill.save")
def test_one_of_several_alike_is_saved_unasked() -> None:
    t = Table()
    t.s.year = 3
    t.hold(0, "T01")
    t.hordes("L", "H6-M")
    t.cover("H6-M", a2=0, a3=0, b3=-1, b4=-1, a4=-1, a5=-1)
    t.begin("defeats")
    t.play("0 pass", "0 T01")
    assert (t.resting(0, "L"), t.pool(0)[0]) == ([1, 0, 0], 9)


@pytest.mark.clause("gw.kill.save")
def test_whether_it_is_asked_is_reported_by_open_cards_alone() -> None:
    """The same table with other hands and other goods asks the same question."""
    asked = set()
    for goods, cards in (("", ()), ("W9 C9", ("T02", "T03"))):
        t = Table()
        t.advisor(0, "A31")
        t.give(0, goods)
        battle(t)
        t.s.tactics[0] = sorted(cards)
        asked.add((t.question, tuple(t.offers(0))))
    assert asked == {("save", ("Sp", "done"))}


# --- a price, and then nothing to do ------------------------------------------------------------------


@pytest.mark.clause("gw.tactic.effect")
def test_restless_boosted_needs_an_upgrade_that_can_be_paid_after_its_chi() -> None:
    for chi, offered in ((2, ["T02", "pass"]), (3, ["T02", "T02+", "pass"])):
        t = Table()
        t.hold(0, "T02")
        t.overseer(0, "lumber_mill", 1)  # 3 Chi less 2 for the next box
        t.s.pool[0] = [0, 0, 0]  # no other Overseer can be placed
        t.give(0, f"C{chi}")
        t.happens(lambda s: s.push("tactic", 0, window="MY_TURN"))
        assert t.offers(0) == offered


@pytest.mark.clause("gw.tactic.effect")
def test_a_sortie_after_which_no_toll_can_be_paid_is_not_offered() -> None:
    for goods, offered in (("C2", ["U04", "pass"]), ("C2 W1", ["U04", "U04+", "pass"])):
        t = together(players=2)
        t.hold(0, "U04")
        t.give(0, goods)
        t.hordes("M", "X2-M")
        t.rest(0, "M", Sp=1)
        t.happens(lambda s: s.push("tactic", 0, window="MY_TURN"))
        assert t.offers(0) in (offered, [token for token in offered if token != "U04"])


EFFECTS_FOLLOW = ("tactic", "spend", "choose", "use", "triggers")
DECLINING = ("pass", "done", "decline")
EXAMINED_AGAIN = ("tactic", "choose", "triggers")  # the others were pushed after asking what is possible
STOP = "stop"


def below(s: GreatWallState) -> Any:
    """The table as it is, and what continues below this test's own question."""
    stored = s.to_json()
    cut = next(i for i, frame in enumerate(stored["stack"]) if frame[0] == STOP)
    return {**stored, "stack": stored["stack"][:cut]}


def does_something(s: GreatWallState, seat: int, token: str) -> bool:
    """Whether what follows the price changes anything, or asks for more than declining.

    A question of this test's own is put below the effects; if that comes first, the table must have changed.
    """
    s = s.copy()
    stop: Ask[GreatWallState] = Ask(lambda _s, _frame: [STOP, "go"], lambda _s, _frame, _choice: None)
    kinds: dict[str, Any] = {**s.kinds, STOP: stop}
    answer(s, kinds, Seat(seat), token)
    found = [i for i, frame in enumerate(s.stack) if frame.kind in ("effects", "use")]
    s.stack.insert(found[-1], Frame(STOP, Seat(seat)))
    if any(frame.kind == "pay" for frame in s.stack[found[-1] :]):
        return True  # a free mix: some way of paying leaves something to do
    before = below(s)
    asked = settle(s, kinds)
    if s.stack[-1].kind == STOP:
        return bool(below(s) != before)
    return any(option not in DECLINING for options in asked.values() for option in options)


def with_other_goods(s: GreatWallState, seat: int, chance: Chance) -> GreatWallState:
    """The same table where the seat has few resources, and every Tactic card in hand."""
    s = s.copy()
    s.res[seat][:] = [chance.below(4) for _ in range(4)]
    if s.stack[-1].kind == "tactic":
        s.tactics[seat] = sorted(set(s.lineup.tactics))
    s._asked = None
    return s


@pytest.mark.clause("gw.tactic.effect")
@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (3, {"decline": True}), (2, {}), (1, {}), (4, {"coop": True})]
)
def test_whatever_is_offered_for_a_price_can_then_do_something(players: int, options: dict[str, Any]) -> None:
    looked: Counter[str] = Counter()
    chance = Chance("other goods")
    for number in range(3):
        for state in states(players, f"worth{number}", eager=True, **options):
            if not state.asked or state.stack[-1].kind not in EFFECTS_FOLLOW:
                continue
            kind, (seat,) = state.stack[-1].kind, state.asked
            tables = [state]
            if kind in EXAMINED_AGAIN:
                tables += [with_other_goods(state, seat, chance) for _ in range(2)]
            for found in tables:
                tokens = found.asked.get(seat, ())
                for token in tokens if found.stack[-1].kind == kind else ():
                    if token not in DECLINING:
                        looked[kind] += 1
                        assert does_something(found, seat, token), (kind, token, found.stack[-1].data)
    assert looked["tactic"] > 50
