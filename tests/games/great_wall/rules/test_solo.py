"""Solo against Qin Jiushao: setup, his card, his Clerks and Locations, the end."""

from typing import Any

import pytest

from mandate.core.flow import Automaton
from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import PLACE, M, R
from mandate.games.great_wall.rules.army.assault import defense
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.automata.reed import overlord
from mandate.games.great_wall.rules.effects.possible import copyable
from mandate.games.great_wall.rules.effects.stats import holds
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, dealt
from tests.games.great_wall.stories.staging import Table

REED, JIUSHAO = Automaton(1), Automaton(2)
TRACK = ("temple", "lumber_mill", "gold_mine", "quarry", "barracks")  # the highest first


def solo(**options: Any) -> Table:
    t = Table(1, **options)
    t.track(*TRACK)
    return t


def reasons(events: list[object]) -> list[tuple[str, str]]:
    return [(e.reason, e.place) for e in events if getattr(e, "kind", "") == "reason"]  # type: ignore[attr-defined]


# --- setup ----------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.setup")
def test_he_begins_with_eight_clerks_four_overseers_and_two_supporting_advisors() -> None:
    s = dealt(1)
    assert (s.clerk_pool[JIUSHAO], s.clerk_new[JIUSHAO]) == (8, 0)
    assert [s.level[place][JIUSHAO] for place in range(4)] == [1, 1, 1, 1]
    assert s.pool[JIUSHAO] == [8, 4, 0]
    assert (len(s.supporting[JIUSHAO]), s.advisors[JIUSHAO]) == (2, [])
    assert s.shame_pool == 10
    assert (s.sections, s.barricades, [len(row) for row in s.rows]) == ((1, 2), [0, 3, 3], [0, 1, 1])


@pytest.mark.clause("gw.solo.setup")
def test_his_track_and_his_deck_are_shuffled_and_complete() -> None:
    from mandate.core.rng import Chance
    from mandate.games.great_wall.rules.game import GREAT_WALL

    games = [GREAT_WALL.start({"players": 1}, Chance(seed)) for seed in range(8)]
    assert all(sorted(s.location_track) == [0, 1, 2, 3, 4] for s in games)
    assert all(sorted(s.solo_deck) == ["S1", "S2", "S3", "S4", "S5", "S6"] for s in games)
    assert len({tuple(s.location_track) for s in games}) > 4
    assert len({tuple(s.solo_deck) for s in games}) > 4


@pytest.mark.clause("gw.solo.setup")
def test_the_player_is_on_top_then_he_then_the_reed_clan() -> None:
    s = dealt(1)
    s.apply(Seat(0), s.asked[Seat(0)][0])
    assert s.tea == [0, JIUSHAO, REED]
    assert s.at[0] == [0, 1, 0]


@pytest.mark.clause("gw.solo.setup")
@pytest.mark.parametrize("honor", [0, 50, 100])
def test_his_honor_at_the_start_is_the_difficulty(honor: int) -> None:
    assert Table(1, qin_honor=honor).s.honor == [0, 0, honor]


# --- his card -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.card")
def test_his_card_is_drawn_when_the_player_has_chosen_and_takes_the_first_free_spot() -> None:
    t = solo()
    top = t.s.solo_deck[-1]
    t.begin("fall")
    assert t.s.card[JIUSHAO] == ""
    t.play("0 C2")
    assert t.s.card == ["C2", "R1", top]
    t.play("0 2")
    assert t.s.track == [JIUSHAO, 0, REED]


@pytest.mark.clause("gw.solo.card")
def test_higher_in_tea_order_he_places_his_card_before_the_player() -> None:
    t = solo()
    t.s.tea = clans(REED, JIUSHAO, 0)
    t.begin("fall")
    t.play("0 C2")
    assert t.s.track[:3] == [REED, JIUSHAO, 0]


@pytest.mark.clause("gw.solo.card")
def test_in_summer_his_card_goes_to_a_pile_of_his_own_and_brings_him_nothing() -> None:
    t = solo()
    t.commands("C1", "R1", "S4")
    t.begin("summer")
    t.play("0 honor")
    assert (t.s.solo_pile, t.s.discard[JIUSHAO], t.s.card) == (["S4"], [], ["", "", ""])
    assert t.s.honor == [2, 0, 0]
    assert len(t.s.solo_deck) == 5


@pytest.mark.clause("gw.solo.card")
def test_the_name_of_his_card_counts_for_the_players_bonus_but_his_betrayal_never() -> None:
    t = solo()
    t.commands("C1", "R1", "S2")
    assert holds(t.s, Seat(0), {"if_track": "C2"}, {})
    assert not holds(t.s, Seat(0), {"if_track": "C4"}, {})
    other = solo()
    other.commands("C1", "R1", "S3")
    assert not holds(other.s, Seat(0), {"if_track": "C3"}, {})


@pytest.mark.clause("gw.solo.card")
def test_the_spy_sees_that_he_shows_a_card_of_the_same_name() -> None:
    t = solo()
    t.commands("C4", "R1", "S4")
    assert holds(t.s, Seat(0), {"same_card": True}, {})
    t.s.card[JIUSHAO] = "S5"
    assert not holds(t.s, Seat(0), {"same_card": True}, {})


@pytest.mark.clause("gw.solo.betrayal")
def test_betrayal_copies_his_card_as_the_players_card_of_that_name() -> None:
    t = solo()
    t.commands("C3", "R1", "S2")
    assert copyable(t.s, Seat(0)) == ["C2"]
    t.turn(0)
    t.play("0 copy_card")
    assert (t.question, t.s.stack[-1].data["n"]) == ("clerks", 3)
    t.s.card[JIUSHAO] = "S3"
    assert copyable(t.s, Seat(0)) == []


# --- his Clerks -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.clerks")
def test_he_sends_one_clerk_to_each_of_his_lowest_locations() -> None:
    t = solo()
    events = t.events_of(jiushao.move_clerks, 3)
    assert [t.at(name)[JIUSHAO] for name in TRACK] == [0, 0, 1, 1, 1]
    assert t.s.clerk_pool[JIUSHAO] == 5
    assert reasons(events) == [("lowest", "bar"), ("lowest", "qua"), ("lowest", "gol")]


@pytest.mark.clause("gw.solo.clerks")
def test_a_full_location_is_skipped() -> None:
    t = solo()
    t.clerks("barracks", 3)
    t.happens(jiushao.move_clerks, 2)
    assert [t.at(name)[JIUSHAO] for name in TRACK] == [0, 0, 1, 1, 0]


@pytest.mark.clause("gw.solo.clerks")
def test_with_no_room_left_he_moves_no_more() -> None:
    t = solo()
    t.reed_at("tea_house", "builders", "academy")
    for name in ("temple", "lumber_mill", "gold_mine", "quarry"):
        t.s.at[PLACE[name]][0] = 3
    events = t.events_of(jiushao.move_clerks, 2)
    assert t.at("barracks")[JIUSHAO] == 1
    assert reasons(events) == [("lowest", "bar"), ("no-room", "")]


@pytest.mark.clause("gw.solo.clerks")
def test_with_an_empty_pool_a_clerk_comes_from_his_highest_unlocked_location() -> None:
    t = solo()
    t.reed_at("tea_house", "builders", "academy")
    t.clerks("temple", 1, 0, 2)  # locked
    t.clerks("lumber_mill", 0, 0, 2)
    t.clerks("gold_mine", 0, 0, 2)
    t.s.clerk_pool[JIUSHAO] = 0
    events = t.events_of(jiushao.move_clerks, 2)
    assert [t.at(name)[JIUSHAO] for name in TRACK] == [2, 0, 2, 1, 1]
    assert reasons(events) == [
        ("lowest", "bar"), ("from-highest", "lum"), ("lowest", "qua"), ("from-highest", "lum"),
    ]  # fmt: skip


@pytest.mark.clause("gw.solo.clerks")
def test_no_clerk_moves_up_the_track() -> None:
    t = solo()
    t.clerks("barracks", 0, 0, 2)
    t.clerks("quarry", 0, 0, 1)
    t.s.clerk_pool[JIUSHAO] = 0
    events = t.events_of(jiushao.move_clerks, 3)
    assert [t.at(name)[JIUSHAO] for name in TRACK] == [0, 0, 0, 0, 3]
    assert reasons(events) == [("lowest", "bar"), ("from-highest", "qua"), ("no-clerk", "qua")]


@pytest.mark.clause("gw.solo.clerks")
def test_a_clerk_of_the_lowest_location_goes_nowhere() -> None:
    t = solo()
    t.clerks("barracks", 0, 0, 1)
    t.s.clerk_pool[JIUSHAO] = 0
    events = t.events_of(jiushao.move_clerks, 2)
    assert [t.at(name)[JIUSHAO] for name in TRACK] == [0, 0, 0, 0, 1]
    assert reasons(events) == [("no-clerk", "bar")]


@pytest.mark.clause("gw.solo.clerks")
def test_he_moves_two_clerks_in_the_players_and_the_reed_clans_turn() -> None:
    for clan in (0, REED):
        t = solo()
        t.commands("C4", "R1", "S4")
        t.turn(clan)
        t.skip()
        assert sum(t.at(name)[JIUSHAO] for name in TRACK) == 2
        assert [t.at(name)[JIUSHAO] for name in TRACK] == [0, 0, 0, 1, 1]


# --- his Locations --------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.gather")
def test_each_of_his_clerks_brings_honor_of_his_overseers_level_and_no_resources() -> None:
    t = solo()
    t.reed_at("tea_house", "builders", "academy")
    t.clerks("quarry", 1, 0, 2)
    t.s.level[PLACE["quarry"]][JIUSHAO] = 2
    t.activate("quarry")
    t.skip()
    assert t.s.honor[JIUSHAO] == 4
    assert t.s.res[2] == [0, 0, 0, 0]
    assert t.s.warehouse == [0, 0, 0]
    assert t.at("quarry") == [0, 0, 0]
    assert t.s.clerk_pool[JIUSHAO] == 8


@pytest.mark.clause("gw.solo.gather")
def test_without_his_clerks_his_overseer_brings_him_nothing() -> None:
    t = solo()
    t.clerks("quarry", 2)
    t.activate("quarry")
    t.skip()
    assert t.s.honor[JIUSHAO] == 0


@pytest.mark.clause("gw.solo.gather")
def test_at_the_barracks_each_of_his_clerks_recruits_a_spearman() -> None:
    t = solo()
    t.hordes("M", "H6-M")
    t.next_hordes("H1-M")
    t.clerks("barracks", 1, 0, 2)
    t.activate("barracks")
    t.skip()
    assert t.covered("H6-M") == 2
    assert t.s.honor[JIUSHAO] == 4
    assert t.pool(JIUSHAO) == [6, 4, 0]


@pytest.mark.clause("gw.reed.alone")
def test_his_clerk_prevents_the_players_shame_and_he_takes_none_himself() -> None:
    t = solo()
    t.reed_at("tea_house", "builders", "academy")
    t.clerks("quarry", 2, 0, 1)
    t.activate("quarry")
    assert t.question != "shame"
    other = solo()
    other.reed_at("tea_house", "builders", "academy")
    other.clerks("quarry", 0, 0, 3)
    other.activate("quarry")
    assert other.question == ""
    assert (other.s.honor[JIUSHAO], other.s.shame_pool) == (3, 10)


@pytest.mark.clause("gw.solo.token")
def test_a_location_that_activated_with_his_clerk_goes_to_the_top_of_the_track() -> None:
    t = solo()
    t.clerks("quarry", 1, 0, 1)
    t.activate("quarry")
    t.skip()
    assert t.s.location_track == [
        PLACE[name] for name in ("quarry", "temple", "lumber_mill", "gold_mine", "barracks")
    ]


@pytest.mark.clause("gw.solo.token")
def test_without_his_clerk_the_token_stays() -> None:
    t = solo()
    t.clerks("quarry", 2)
    t.activate("quarry")
    t.skip()
    assert t.s.location_track == [PLACE[name] for name in TRACK]


@pytest.mark.clause("gw.solo.token")
def test_an_advanced_activation_moves_the_token_too() -> None:
    t = solo()
    t.clerks("gold_mine", 0, 0, 1)
    t.activate("gold_mine", advanced=True)
    assert t.s.location_track[0] == PLACE["gold_mine"]


@pytest.mark.clause("gw.solo.activate")
def test_in_his_turn_his_locations_come_first_from_the_highest_and_the_player_orders_the_rest() -> None:
    t = solo()
    t.commands("C2", "R1", "S4")
    t.s.walls = [0, 3, 3]
    t.clerks("quarry", 1, 0, 1)
    t.clerks("lumber_mill", 1, 0, 1)
    t.clerks("academy", 1)
    t.clerks("logistics", 1)
    t.s.clerk_pool[JIUSHAO] = 0
    t.turn(JIUSHAO)
    while t.question:
        if t.question == "activation":
            assert asked(t) == [0]
            assert t.offers(0) == ["log", "aca"]
        t.play(f"0 {t.offers(0)[-1]}")
    order = [event.location for event in t.events if event.kind == "activated"]
    assert order == ["lum", "qua", "aca", "log"]


@pytest.mark.clause("gw.solo.activate")
def test_in_the_reed_turn_he_orders_only_as_its_overlord() -> None:
    for tea, first in (([0, JIUSHAO, REED], "aca"), ([JIUSHAO, 0, REED], "qua")):
        t = solo()
        t.s.tea = clans(*tea)
        t.commands("C2", "R1", "S4")
        t.clerks("quarry", 1, 0, 1)
        t.clerks("academy", 1)
        t.clerks("logistics", 1)
        t.turn(REED)
        while t.question:
            t.play(f"0 {t.offers(0)[-1]}")
        order = [event.location for event in t.events if event.kind == "activated"]
        assert order[0] == first


# --- Advisors -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.advisors")
def test_in_spring_the_leftmost_advisor_goes_below_his_card_and_the_next_is_discarded() -> None:
    t = solo()
    t.show("A01", "A02", "A03", "A04")
    t.begin("spring")
    t.skip()
    assert t.s.supporting[JIUSHAO][2:] == ["A01"]
    assert t.s.advisor_discard == ["A02"]
    assert t.s.display[:2] == ["A03", "A04"]


@pytest.mark.clause("gw.solo.advisors")
def test_in_the_difficult_game_both_go_below_his_card() -> None:
    t = solo(qin_advisors="both")
    t.show("A01", "A02", "A03", "A04")
    t.begin("spring")
    t.skip()
    assert t.s.supporting[JIUSHAO][2:] == ["A01", "A02"]
    assert t.s.advisor_discard == []


# --- what he never does ---------------------------------------------------------------------------------


@pytest.mark.clause("gw.solo.never")
def test_he_has_no_income_and_is_asked_nothing_in_summer() -> None:
    t = solo()
    t.begin("summer")
    assert t.question == ""
    assert t.s.res[2] == [0, 0, 0, 0]


@pytest.mark.clause("gw.solo.never")
def test_he_claims_a_horde_without_its_bonus_and_his_survivors_return_to_the_pool() -> None:
    t = solo()
    t.hordes("M", "H8-M")
    t.cover("H8-M", a2=JIUSHAO, a3=JIUSHAO, a4=JIUSHAO, b3=0, b4=0)
    t.begin("defeats")
    t.skip()
    assert t.claimed(JIUSHAO) == ["H8-M"]
    assert t.s.honor == [2, 0, 2]
    assert t.s.res[2] == [0, 0, 0, 0]
    assert t.pool(JIUSHAO) == [8, 4, 0]
    assert t.resting(JIUSHAO, "M") == [0, 0, 0]


@pytest.mark.clause("gw.solo.never")
def test_his_archers_bring_him_honor_when_a_horde_falls() -> None:
    t = solo()
    t.hordes("M", "H1-M")
    t.cover("H1-M", a2=-1, a3=-1, b2=-1, b3=-1)
    t.s.walls[1] = 1
    t.fire(JIUSHAO, "M", 2)
    t.begin("defeats")
    assert t.s.honor == [0, 0, 4]
    assert t.s.horde_discard == [t.horde("H1-M")]


@pytest.mark.clause("gw.solo.never")
def test_in_a_breach_he_takes_no_shame_and_loses_his_archers_to_the_pool() -> None:
    t = solo()
    t.s.supporting[JIUSHAO] = []
    t.hordes("M", "H6-M")
    t.fire(JIUSHAO, "M")
    t.begin("assault", section=1)
    while t.question:
        t.play(f"0 {t.offers(0)[0]}")
    assert t.pool(JIUSHAO) == [8, 4, 0]
    assert t.s.shamed[2] == [0, 0, 0]
    assert t.s.shame_pool == 9  # the player's


@pytest.mark.clause("gw.solo.never")
def test_a_driven_off_archer_of_his_returns_to_the_pool() -> None:
    t = solo()
    t.hordes("M", "H2-M")
    t.fire(JIUSHAO, "M")
    t.s.tea = clans(0, JIUSHAO, REED)
    t.begin("winter")
    t.skip()
    assert t.pool(JIUSHAO) == [8, 4, 0]
    assert t.resting(JIUSHAO, "M") == [0, 0, 0]


@pytest.mark.clause("gw.spring.raid")
def test_a_raid_removes_one_token_in_a_solo_game() -> None:
    from mandate.games.great_wall.rules.army.hordes import place

    t = solo()
    t.hordes("M", "H1-M", "H2-M", "H3-M")
    place(t.s, M)
    assert t.s.shame_pool == 9


# --- the Overlord and the end ---------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.overlord")
def test_the_active_one_of_the_two_is_overlord_and_else_the_higher() -> None:
    t = solo()
    for tea, lords in (
        ([0, JIUSHAO, REED], [0, 0, 0, JIUSHAO]),
        ([REED, JIUSHAO, 0], [JIUSHAO, JIUSHAO, 0, JIUSHAO]),
    ):
        t.s.tea = clans(*tea)
        found = []
        for active in (-1, REED, 0, JIUSHAO):
            t.s.active = Seat(active)
            found.append(overlord(t.s))
        assert found == lords


@pytest.mark.clause("gw.solo.end")
def test_he_scores_his_hordes_and_twenty_honor_for_each_artifact() -> None:
    t = solo(year=6)
    t.s.claimed[JIUSHAO] = [t.horde("H6-M")]
    t.s.horde_deck.remove(t.horde("H6-M"))
    t.s.supporting[JIUSHAO] = []
    t.begin("winter")
    t.skip()
    assert t.s.reason == "time"
    assert t.s.honor[JIUSHAO] == 8 + 60 + 1  # and 1 as Winter ends


@pytest.mark.clause("gw.solo.end")
@pytest.mark.parametrize(("own", "his", "wins"), [(50, 49, True), (50, 50, False), (10, 60, False)])
def test_only_more_honor_than_his_wins(own: int, his: int, wins: bool) -> None:
    t = solo()
    t.s.honor = [own, 0, his]
    t.s.reason = "time"
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,) if wins else (), (own,))


@pytest.mark.clause("gw.solo.end")
def test_an_empty_shame_pool_loses_whatever_the_honor_and_even_with_complete_walls() -> None:
    t = solo()
    t.s.shame_pool = 0
    t.s.walls = [0, 3, 3]
    t.s.honor = [900, 0, 0]
    t.begin("winter")
    t.skip()
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "shame")


@pytest.mark.clause("gw.solo.end")
def test_two_complete_walls_end_a_solo_game() -> None:
    t = solo()
    t.s.walls = [0, 3, 3]
    t.begin("winter")
    assert t.s.reason == "walls"


@pytest.mark.clause("gw.resign")
def test_who_gives_up_alone_has_lost() -> None:
    s = dealt(1)
    s.resign(Seat(0))
    outcome = s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, s.asked) == ((), "resigned", {})


@pytest.mark.clause("gw.solo.advisors")
def test_every_two_of_his_supporting_advisors_weaken_every_section_and_each_brings_him_honor() -> None:
    for n, more, honor in ((1, 0, 2), (2, -1, 3), (3, -1, 4), (6, -3, 7), (7, -3, 8)):
        t = solo()
        t.support(JIUSHAO, n)
        assert [defense(t.s, section) for section in (M, R)] == [3 + more] * 2
        t.begin("winter")
        assert t.s.honor[JIUSHAO] == honor
