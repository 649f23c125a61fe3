"""With the option `decline`, plain gains are taken or declined; without it no one is asked."""

import pytest

from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.games.great_wall.players.rules import RulesPlayer
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.events import belongings
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.driving import choose
from tests.games.great_wall.stories.staging import Table

pytestmark = pytest.mark.clause("gw.decline")


def offered(t: Table) -> tuple[int, str, int]:
    """Who may take what."""
    assert t.question == "take"
    (seat,) = t.s.asked
    assert t.offers(seat) == ["take", "decline"]
    return seat, t.s.stack[-1].data["what"], t.s.stack[-1].data["n"]


def test_gathering_is_offered_in_tea_order_before_anything_answers_to_it() -> None:
    t = Table(decline=True)
    t.advisor(1, "A01")
    t.clerks("lumber_mill", 1, 2, 0)
    t.activate("lumber_mill")
    assert offered(t) == (0, "W", 1)
    t.play("0 decline")
    assert offered(t) == (1, "W", 2)
    t.play("1 take")
    assert offered(t) == (1, "W", 2)  # the Forester
    t.play("1 take")
    assert (t.goods(0), t.goods(1)) == ("", "W4")
    assert belongings.Declined(0, "W", 1, cause=Cause(Why.LOCATION, "lum")) in t.events


def test_who_declined_to_gather_neither_upgrades_nor_donates_there() -> None:
    t = Table(decline=True)
    for seat in range(3):
        t.give(seat, "W9 C9")
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    t.play("0 decline", "1 take", "2 decline")
    assert (t.question, list(t.s.asked)) == ("upgrade", [1])
    t.play("1 done")
    assert (t.question, list(t.s.asked)) == ("donate", [1])
    t.play("1 pass")
    assert t.question == ""
    assert [t.goods(seat) for seat in range(3)] == ["W9 C9", "W10 C9", "W9 C9"]


@pytest.mark.parametrize(("card", "more"), [("A01", "W2"), ("A06", "W1")])
def test_what_answers_to_gathering_comes_only_to_who_gathered(card: str, more: str) -> None:
    for choice, goods in (("take", f"W{1 + int(more[1:])}"), ("decline", "")):
        t = Table(decline=True)
        t.advisor(0, card)
        t.overseer(1, "lumber_mill", 1)
        t.clerks("lumber_mill", 1, 1, 1)
        t.activate("lumber_mill")
        t.play(f"0 {choice}", "1 decline", "2 decline")
        if choice == "take":
            assert offered(t) == (0, "W", int(more[1:]))
            t.play("0 take")
        t.skip()
        assert t.goods(0) == goods


def test_who_declined_to_gather_still_has_resolved_the_location() -> None:
    t = Table(decline=True)
    t.general(0, "G01", supporting=1)
    t.clerks("lumber_mill", 2, 1, 0)
    t.activate("lumber_mill")
    t.play("0 decline", "1 decline")
    assert (t.question, t.offers(0)) == ("choose", ["draw_tactic", "pass"])
    t.play("0 draw_tactic")  # and anyone who chose it is not asked whether to take it
    assert (len(t.s.tactics[0]), t.question) == (1, "tactic")  # the window of the Location follows


def test_declining_the_honor_of_a_donation_takes_nothing_back() -> None:
    t = Table(decline=True)
    t.advisor(0, "A09")
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    t.play("0 take", "1 decline", "2 decline", "0 W")
    assert offered(t) == (0, "honor", 2)
    t.play("0 decline")
    assert offered(t) == (0, "honor", 1)  # the Storehouse Keeper: it was donated all the same


def test_income_is_offered_overseer_by_overseer() -> None:
    t = Table(decline=True)
    t.overseer(0, "lumber_mill", 2)
    t.overseer(0, "temple", 1)
    t.begin("summer")
    assert offered(t) == (0, "W", 2)
    t.play("0 decline")
    assert offered(t) == (0, "C", 1)
    t.play("0 take")
    assert t.goods(0) == "C1"


def test_rewards_of_vital_spots_are_offered_one_by_one() -> None:
    t = Table(decline=True)
    t.hordes("L", "H1-M")
    t.rest(0, "L", Sp=2)
    t.happens(attack, 0, 2, source="rest", kind="any")
    t.play("0 Sp:L1b3")
    assert offered(t) == (0, "honor", 2)
    t.play("0 decline", "0 Sp:L1b2")
    assert offered(t) == (0, "S", 1)
    t.play("0 take")
    assert (t.honor(0), t.goods(0)) == (0, "S1")


def test_a_tactic_card_as_a_reward_may_be_left_on_the_deck() -> None:
    t = Table(decline=True)
    t.hordes("L", "H5-M")
    t.rest(0, "L", Sp=1)
    t.happens(attack, 0, 1, source="rest", kind="any")
    left = len(t.s.tactic_deck)
    t.play("0 Sp:L1b4")
    assert offered(t) == (0, "tactic", 1)
    t.play("0 decline")
    assert (len(t.s.tactic_deck), t.s.tactics[0]) == (left, [])


def test_what_is_built_is_paid_for_also_when_its_honor_is_declined() -> None:
    t = Table(decline=True)
    t.give(0, "W5")
    t.clerks("builders", 1, 0, 0)
    t.activate("builders")
    t.play("0 wall:M")
    assert offered(t) == (0, "honor", 5)
    t.play("0 decline")
    assert (t.honor(0), t.goods(0), t.s.walls) == (0, "", [0, 1, 0])


def test_honor_for_a_defeat_and_for_archers_is_offered_to_each() -> None:
    t = Table(decline=True)
    t.hordes("L", "H1-M")
    t.cover("H1-M", a2=0, a3=1, b2=-1, b3=-1)
    t.fire(2, "L")
    t.begin("defeats")
    assert offered(t) == (0, "honor", 2)
    t.play("0 decline")
    assert offered(t) == (1, "honor", 2)
    t.play("1 take")
    assert offered(t) == (2, "honor", 2)
    t.play("2 take")
    assert [t.honor(seat) for seat in range(3)] == [0, 2, 2]


def test_a_free_mix_may_be_declined_at_any_unit() -> None:
    t = Table(decline=True)
    t.advisor(0, "A29")
    t.clerks("builders", 1, 0, 0)
    t.activate("builders")
    assert (t.question, t.offers(0)) == ("gain", ["W", "S", "G", "decline"])
    t.play("0 G", "0 decline")
    assert t.goods(0) == "G1"
    assert belongings.Declined(0, "any3", 1, cause=Cause(Why.ADVISOR, "A29")) in t.events


def test_the_tea_marker_need_not_move_by_an_ability() -> None:
    t = Table(decline=True)
    t.advisor(1, "A15")
    t.give(1, "C1")
    t.begin("summer")
    t.play("1 pay")
    assert (t.question, t.offers(1)) == ("tea", ["up", "pass"])
    t.play("1 pass")
    assert t.s.tea == [0, 1, 2]


def test_an_ability_of_once_a_turn_that_is_declined_can_be_used_later() -> None:
    t = Table(decline=True)
    t.general(0, "G12", supporting=2)
    t.give(0, "W2")
    t.begin("donate", 0, kinds=1, n=1, given=0)
    t.play("0 W", "0 take")
    assert (t.question, t.offers(0)) == ("use", ["G12", "pass"])
    again = t.s.copy()
    t.play("0 pass")
    assert (t.s.used, t.honor(0)) == ([], 2)
    again.apply(Seat(0), "G12")  # and who wants it is not asked a second time
    assert (again.honor[0], dict(again.asked)) == (4, {})


def test_what_a_horde_gives_is_forced() -> None:
    t = Table(decline=True)
    t.hordes("L", "H8-M")
    t.cover("H8-M", a2=0, a3=-1, a4=-1, b3=-1, b4=-1)
    t.begin("defeats")
    t.play("0 take")
    assert (t.question, t.offers(0)) == ("gain", ["W", "S", "G"])


def test_losses_and_the_final_scoring_are_not_asked() -> None:
    t = Table(year=6, decline=True)
    t.shame(0, 1)
    t.s.honor[0] = 9
    t.begin("winter")
    assert (t.s.reason, t.s.asked) == ("time", {})
    assert t.honor(0) >= 4


def test_what_is_neither_taken_nor_declined_is_refused_with_its_clause() -> None:
    t = Table(decline=True)
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    with pytest.raises(Refused) as refused:
        t.play("0 pass")
    assert refused.value.clause == "gw.decline"


def test_a_free_mix_is_not_declined_where_the_table_does_not_ask() -> None:
    t = Table()
    t.advisor(0, "A29")
    t.clerks("builders", 1, 0, 0)
    t.activate("builders")
    with pytest.raises(Refused) as refused:
        t.play("0 decline")
    assert refused.value.clause == "gw.decline"


def test_a_seat_that_resigned_takes_nothing_more() -> None:
    t = Table(decline=True)
    t.clerks("lumber_mill", 1, 1, 1)
    t.s.resign(Seat(0))
    t.activate("lumber_mill")
    assert offered(t)[0] == 1
    assert t.goods(0) == ""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_always_takes_plays_the_same_game_as_where_no_one_is_asked(players: int) -> None:
    """So the questions come where the gains were."""
    for number in range(3):
        plain = GREAT_WALL.start({"players": players}, Chance(f"same{number}"))
        asking = GREAT_WALL.start({"players": players, "decline": True}, Chance(f"same{number}"))
        plain.shame_pool = asking.shame_pool = 500
        chance = Chance(f"same{number}/play")
        while plain.asked:
            seat, choice = choose(plain, chance, eager=True)
            events, shown_asking = plain.apply(seat, choice), asking.apply(seat, choice)
            while question(asking) != question(plain):
                who, options = next(iter(asking.asked.items()))
                shown_asking += asking.apply(Seat(who), options[0])
            assert sorted(map(repr, events)) == sorted(map(repr, shown_asking))
        ends = [(s.honor, s.res, s.tactics, s.tea, s.reason) for s in (plain, asking)]
        assert ends[0] == ends[1]
        assert asking.history.count((Seat(0), "take")) > 20


def question(s: GreatWallState) -> tuple[str, dict[int, list[str]]]:
    kind = s.stack[-1].kind if s.asked else ""
    return kind, {seat: [token for token in s.asked[seat] if token != "decline"] for seat in s.asked}


def test_the_player_by_rules_takes_everything() -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3, "decline": True}, seed="takes")
    players = [RulesPlayer(seat) for seat in range(3)]
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        match.play(players[seat].choose(match.view(seat), decision), seat)
    assert any(entry.choice == "take" for entry in match.record.choices)
    assert all(entry.choice != "decline" for entry in match.record.choices)
