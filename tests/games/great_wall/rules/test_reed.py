"""Two players with the Reed Clan: setup, its Overlord, its card, its Clerks, and what it never has."""

import pytest

from mandate.core.flow import Automaton
from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import PLACE, TEA_HOUSE, M
from mandate.games.great_wall.rules.army.assault import defense
from mandate.games.great_wall.rules.army.hordes import place
from mandate.games.great_wall.rules.automata.reed import overlord
from mandate.games.great_wall.rules.city.clerks import can_activate
from mandate.games.great_wall.rules.effects.stats import holds
from tests.games.great_wall.driving import clans
from tests.games.great_wall.rule_tables import asked, at, dealt, refusal, tell
from tests.games.great_wall.stories.staging import Table

REED = Automaton(2)

# --- setup ----------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.setup")
def test_only_the_middle_and_right_sections_are_used_with_one_horde_and_three_barricades_each() -> None:
    s = dealt(2)
    assert s.sections == (1, 2)
    assert [len(row) for row in s.rows] == [0, 1, 1]
    assert s.barricades == [0, 3, 3]
    assert (s.side.years, s.track, s.spots[:6]) == (6, [-1, -1, -1], (3, 3, 3, 2, 3, 2))


@pytest.mark.clause("gw.reed.setup")
def test_no_horde_card_points_to_the_left() -> None:
    s = dealt(2)
    assert len(s.deal.hordes) == 16
    assert not any(card.endswith("-L") for card in s.deal.hordes)


@pytest.mark.clause("gw.reed.setup")
def test_the_reed_clan_begins_with_three_clerks_on_the_board_and_ten_spearmen() -> None:
    s = dealt(2)
    places = [name for name in PLACE if s.at[PLACE[name]][REED]]
    assert places == ["lumber_mill", "quarry", "gold_mine"]
    assert (s.clerk_pool[REED], s.clerk_new[REED]) == (0, 0)
    assert s.pool[2] == [10, 0, 0]
    assert s.hand[REED] == []


@pytest.mark.clause("gw.reed.setup")
def test_its_marker_is_at_the_bottom_and_the_pool_has_twenty_shame_tokens() -> None:
    s = dealt(2, generals=["G09", "G13", "G07", "G01"])
    s.apply(Seat(0), next(token for token in s.asked[Seat(0)] if token.startswith("G09")))  # Tea 12
    s.apply(Seat(1), next(token for token in s.asked[Seat(1)] if token.startswith("G07")))  # Tea 93
    assert s.tea == [1, 0, REED]
    assert s.shame_pool == 20


@pytest.mark.clause("gw.reed.setup")
def test_two_rivals_have_the_walls_and_the_tea_house_of_three_players() -> None:
    for t in (Table(2), Table(2, coop=True), Table(3)):
        assert wall_defense(t) == [3, 5, 7, 10]
        assert t.s.spots[TEA_HOUSE] == 2
    t = Table(2)
    t.clerks("tea_house", 0, 1, 1)  # a Reed Clerk fills the other spot, and its marker rises, too
    t.activate("tea_house")
    t.play("1 up")
    assert t.s.tea == [1, REED, 0]


@pytest.mark.clause("gw.reed.setup")
def test_with_balanced_numbers_walls_defend_less_and_one_clerk_fills_the_tea_house() -> None:
    t = Table(2, duel="balanced")
    assert wall_defense(t) == [1, 2, 4, 6]
    assert t.s.spots[TEA_HOUSE] == 1
    t.clerks("tea_house", 0, 1, 0)
    t.activate("tea_house")
    t.play("1 up")
    assert t.s.tea == [1, 0, REED]


def wall_defense(t: Table) -> list[int]:
    """Of the middle Wall without Barricades, by level."""
    held = []
    for level in range(4):
        t.s.walls[M], t.s.barricades[M] = level, 0
        held.append(defense(t.s, M))
    return held


@pytest.mark.clause("gw.reed.setup")
def test_nothing_can_be_built_or_placed_in_the_left_section() -> None:
    t = Table(2)
    t.give(0, "W20")
    t.clerks("builders", 1)
    t.activate("builders")
    assert {offer[-1] for offer in t.offers(0) if offer != "done"} == {"M", "R"}
    for _ in range(6):
        place(t.s)
    assert t.row("L") == []


@pytest.mark.clause("gw.reed.setup")
def test_two_complete_walls_end_a_game_of_two() -> None:
    t = Table(2)
    t.s.walls = [0, 3, 3]
    t.begin("winter")
    assert t.s.reason == "walls"


# --- the Overlord ---------------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.overlord")
def test_the_player_higher_in_tea_order_is_overlord_in_every_turn() -> None:
    t = Table(2)
    for tea, lord in (([0, 1, REED], 0), ([1, REED, 0], 1), ([REED, 1, 0], 1)):
        t.s.tea = clans(*tea)
        for active in (-1, 0, 1, REED):
            t.s.active = Seat(active)
            assert overlord(t.s) == lord


@pytest.mark.clause("gw.reed.overlord")
def test_by_the_option_the_active_player_is_overlord_but_not_in_the_reed_clans_turn() -> None:
    t = Table(2, overlord="active")
    t.s.tea = clans(0, 1, REED)
    lords = []
    for active in (-1, 0, 1, REED):
        t.s.active = Seat(active)
        lords.append(overlord(t.s))
    assert lords == [0, 0, 1, 0]


@pytest.mark.clause("gw.reed.overlord")
@pytest.mark.parametrize(("option", "lord"), [("higher", 1), ("active", 0)])
def test_only_the_overlord_is_asked_to_move_reed_clerks(option: str, lord: int) -> None:
    t = Table(2, overlord=option)
    t.s.tea = clans(1, 0, REED)
    t.commands("C4", "C2", "R1")
    t.turn(0)
    t.play("0 done")  # box 1
    t.skip("reed.move")
    assert asked(t) == [lord]


# --- its card -------------------------------------------------------------------------------------------


def to_fall(*tea: int) -> Table:
    t = Table(2)
    t.s.tea = clans(*tea)
    t.begin("fall")
    t.play("0 C1", "1 C2")
    return t


@pytest.mark.clause("gw.reed.card")
@pytest.mark.parametrize(
    ("tea", "choices", "track"),
    [
        ([REED, 0, 1], ["0 2"], [REED, 0, 1]),
        ([0, REED, 1], ["0 1"], [0, REED, 1]),
        ([0, REED, 1], ["0 2"], [REED, 0, 1]),
        ([0, 1, REED], ["0 1", "1 3"], [0, REED, 1]),
        ([0, 1, REED], ["0 2", "1 1"], [1, 0, REED]),
    ],
)
def test_its_card_takes_the_first_free_spot_at_its_place_in_tea_order(
    tea: list[int], choices: list[str], track: list[int]
) -> None:
    t = to_fall(*tea)
    t.play(*choices)
    assert t.s.track == track
    assert [e.place for e in tell(t, "reason") if e.reason == "first-spot"] == [str(track.index(REED) + 1)]


@pytest.mark.clause("gw.reed.card")
def test_it_is_played_every_fall_and_goes_back_beside_the_board() -> None:
    t = Table(2)
    t.commands("C1", "C2", "R1")
    t.begin("summer")
    t.skip()
    assert (t.s.card, t.s.discard[REED]) == (["", "", ""], [])
    t.begin("fall")
    t.play("0 C3", "1 C4")
    assert t.s.card[REED] == "R1"


@pytest.mark.clause("gw.reed.card")
def test_betrayal_cannot_copy_it() -> None:
    t = Table(2)
    t.commands("C3", "C3", "R1")
    t.turn(0)
    assert t.offers(0) == ["move_clerks", "pass"]
    other = Table(2)
    other.commands("C3", "C2", "R1")
    other.turn(0)
    other.play("0 copy_card")
    assert [event.what for event in tell(other, "took")] == ["C2"]


@pytest.mark.clause("gw.reed.card")
def test_it_never_counts_for_a_bonus_of_the_track() -> None:
    t = Table(2)
    t.commands("C1", "C3", "R1")
    assert not any(holds(t.s, Seat(0), {"if_track": card}, {}) for card in ("C1", "C2", "C4", "C5", "C6"))


# --- its Clerks -----------------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.clerks")
def test_in_other_players_boxes_it_moves_at_its_place_in_tea_order() -> None:
    t = Table(2)
    t.s.tea = clans(0, REED, 1)
    t.commands("C4", "C2", "R1")
    t.turn(0)
    t.play("0 done")
    order = []
    while t.question in ("reed.move", "clerks"):
        order.append((t.question, asked(t)[0]))
        t.play(f"{asked(t)[0]} done")
    assert order == [("reed.move", 0), ("clerks", 1)]


@pytest.mark.clause("gw.reed.clerks")
def test_up_to_two_of_its_clerks_move_each_once() -> None:
    t = Table(2)
    t.begin("reed.move", 0, n=2, went=0)
    t.play("0 lum-tem")
    assert not any(offer.startswith("tem-") for offer in t.offers(0))
    assert refusal(t, "0 tem-bar") == "gw-no-clerk gw.fall.once"
    t.play("0 qua-lum")
    assert t.question == ""
    assert [at(t, name)[REED] for name in ("lumber_mill", "quarry", "gold_mine", "temple")] == [1, 0, 1, 1]


@pytest.mark.clause("gw.reed.clerks")
def test_moving_them_is_optional() -> None:
    t = Table(2)
    t.begin("reed.move", 1, n=2, went=0)
    t.play("1 done")
    assert t.question == ""


@pytest.mark.clause("gw.reed.clerks")
def test_no_two_of_them_come_to_one_location() -> None:
    t = Table(2)
    t.begin("reed.move", 0, n=2, went=0)
    assert refusal(t, "0 lum-qua") == "gw-reed-there gw.reed.clerks"
    assert refusal(t, "0 tem-bar") == "gw-no-clerk gw.reed.clerks"
    assert refusal(t, "0 tem") == "not-offered gw.reed.clerks"
    assert refusal(t, "0 lum-xyz") == "not-offered gw.reed.clerks"


@pytest.mark.clause("gw.reed.clerks")
def test_none_of_them_closes_a_location_of_one_spot() -> None:
    """It would stay there after every Activation, and the Tea House would be closed for good."""
    t = Table(2, duel="balanced")
    assert t.s.spots[PLACE["tea_house"]] == 1
    t.begin("reed.move", 0, n=2, went=0)
    assert not any(offer.endswith("-tea") for offer in t.offers(0))
    assert refusal(t, "0 lum-tea") == "gw-reed-closes gw.reed.clerks"
    for other in (Table(1), Table(2)):
        other.begin("reed.move", 0, n=2, went=0)
        assert "lum-tea" in other.offers(0)


@pytest.mark.clause("gw.reed.clerks")
def test_they_neither_leave_a_locked_location_nor_enter_a_full_one() -> None:
    t = Table(2)
    t.clerks("lumber_mill", 1, 1)
    t.clerks("temple", 2, 1)
    t.begin("reed.move", 0, n=2, went=0)
    assert refusal(t, "0 lum-bar") == "gw-locked gw.fall.locked"
    assert refusal(t, "0 qua-tem") == "gw-full gw.fall.full"


@pytest.mark.clause("gw.reed.stay")
def test_a_special_location_with_a_reed_clerk_alone_does_not_activate() -> None:
    t = Table(2)
    t.reed_at("builders", "embassy", "tea_house")
    assert not can_activate(t.s, PLACE["builders"])
    t.clerks("builders", 0, 1)
    assert can_activate(t.s, PLACE["builders"])
    t.clerks("tea_house", 1)
    assert can_activate(t.s, PLACE["tea_house"])  # a Regular one that is full


@pytest.mark.clause("gw.reed.stay")
def test_its_clerk_stays_when_the_others_go_home() -> None:
    t = Table(2)
    t.clerks("quarry", 1, 1)
    t.activate("quarry")
    t.skip()
    assert at(t, "quarry") == [0, 0, 1]
    assert t.s.clerk_pool == [5, 5, 0]


@pytest.mark.clause("gw.reed.stay")
def test_its_clerk_counts_for_a_full_location() -> None:
    t = Table(2)
    t.clerks("quarry", 2)
    assert can_activate(t.s, PLACE["quarry"])


@pytest.mark.clause("gw.reed.alone")
def test_a_reed_clerk_prevents_the_shame_of_being_alone() -> None:
    t = Table(2)
    t.clerks("quarry", 2)
    t.activate("quarry")
    assert t.question != "shame"
    other = Table(2)
    other.reed_at("lumber_mill", "temple", "gold_mine")
    other.clerks("quarry", 3)
    other.activate("quarry")
    assert other.question == "shame"


@pytest.mark.clause("gw.reed.overlord")
def test_in_its_turn_the_overlord_orders_the_activations() -> None:
    t = Table(2)
    t.s.tea = clans(1, REED, 0)
    t.commands("C4", "C2", "R1")
    t.clerks("academy", 1)
    t.clerks("logistics", 1)
    t.turn(REED)
    t.skip("activation")
    assert asked(t) == [1]
    assert t.offers(1) == ["log", "aca"]


# --- what it never has ----------------------------------------------------------------------------------


@pytest.mark.clause("gw.reed.nothing")
def test_with_the_majority_of_the_reed_clan_the_horde_is_discarded() -> None:
    t = Table(2)
    t.hordes("M", "H8-M")
    t.cover("H8-M", a2=REED, a3=REED, a4=REED, b3=0, b4=0)
    t.begin("defeats")
    t.skip()
    assert t.s.horde_discard == [t.horde("H8-M")]
    assert t.s.claimed == [[], [], []]
    assert t.goods(0) == ""  # the Supply Train gives nothing
    assert t.s.honor == [2, 0, 0]


@pytest.mark.clause("gw.reed.nothing")
def test_a_tie_with_the_reed_clan_goes_to_the_higher_marker() -> None:
    for tea, claims in (([0, REED, 1], 1), ([REED, 0, 1], 0)):
        t = Table(2)
        t.s.tea = clans(*tea)
        t.hordes("M", "H7-M")
        t.cover("H7-M", a3=REED, a4=REED, b2=0, b4=0)
        t.begin("defeats")
        t.skip()
        assert len(t.s.claimed[0]) == claims


@pytest.mark.clause("gw.reed.nothing")
def test_its_soldiers_die_by_the_lethality_and_the_rest_return_to_the_pool() -> None:
    t = Table(2)
    t.hordes("M", "H7-M")
    t.cover("H7-M", a3=REED, a4=REED, b2=0, b4=0)
    t.begin("defeats")
    t.skip()
    assert t.pool(REED) == [10, 0, 0]
    assert t.resting(REED, "M") == [0, 0, 0]
    assert t.resting(0, "M") == [1, 0, 0]


@pytest.mark.clause("gw.reed.nothing")
def test_in_a_breach_it_loses_the_soldiers_in_the_lowest_columns_and_takes_no_shame() -> None:
    t = Table(2, year=3)  # Lethality 2
    t.hordes("M", "H6-M", "H4-M")
    t.cover("H6-M", a4=REED, b3=REED, a3=REED, a5=0, b4=0)
    t.s.shame_pool = 20
    t.begin("assault", section=1)
    while t.question:
        t.play(f"{asked(t)[0]} {t.offers(asked(t)[0])[0]}")
    cells = t.s.cover[t.horde("H6-M")]
    assert [cells[2], cells[8], cells[3]] == [1, 1, 2 + 3 * REED]  # a3, then b3; a4 is left
    assert t.pool(REED)[0] == 9
    assert t.s.shamed[2] == [0, 0, 0]


@pytest.mark.clause("gw.reed.nothing")
def test_it_has_no_summer_and_its_card_brings_no_one_honor() -> None:
    t = Table(2)
    t.commands("C1", "C2", "R1")
    t.give(0, "C4")
    t.begin("summer")
    seats = set()
    while t.question:
        seats |= set(asked(t))
        t.play(f"{asked(t)[0]} honor")
    assert seats == {0, 1}
    assert t.s.honor == [2, 2, 0]


@pytest.mark.clause("gw.spring.raid")
def test_a_raid_counts_the_persons_only() -> None:
    t = Table(2)
    t.next_hordes("H1-M", "H2-M", "H3-M", "H4-M", "H5-M", "H6-R", "H7-R")
    for _ in range(4):
        place(t.s)
    before = t.s.shame_pool
    t.s.rows[1] = t.s.rows[1][:3]
    assert len(t.row("M")) == 3
    place(t.s, M)
    assert before - t.s.shame_pool == 2


@pytest.mark.clause("gw.resign")
def test_with_two_seats_the_other_one_wins_at_once() -> None:
    s = dealt(2)
    s.resign(Seat(0))
    outcome = s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, len(outcome.scores)) == ((1,), "resigned", 2)


@pytest.mark.clause("gw.end.score")
def test_a_tie_between_two_goes_to_the_higher_tea_marker_and_the_reed_clan_never_wins() -> None:
    t = Table(2)
    t.s.tea = clans(REED, 1, 0)
    t.s.reason = "time"
    outcome = t.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (0, 0))


@pytest.mark.clause("gw.winter.assault")
def test_without_qin_jiushao_nothing_is_added_to_the_defense() -> None:
    t = Table(2)
    t.s.barricades[1] = 2
    assert defense(t.s, M) == 7


@pytest.mark.clause("gw.tea.order")
def test_with_the_reed_marker_on_top_no_one_tops_the_stack() -> None:
    t = Table(2)
    t.s.tea = clans(REED, 0, 1)
    assert not any(holds(t.s, Seat(seat), {"top_tea": True}, {}) for seat in (0, 1))
