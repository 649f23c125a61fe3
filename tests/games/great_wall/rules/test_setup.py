"""Setup: the table before the first Fall."""

from __future__ import annotations

import pytest

from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.state import GreatWallState
from tests.games.great_wall.engine_view import engine_json
from tests.games.great_wall.rule_tables import dealt

GENERALS = ["G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08"]
ADVISORS_DEALT = ["A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08"]


def row(s: GreatWallState, section: int) -> list[str]:
    return [s.hordes[horde] for horde in s.rows[section]]


def chosen(players: int = 3) -> GreatWallState:
    """Everybody took the first General and the first Advisor of those dealt."""
    s = dealt(players, generals=GENERALS[: 2 * players], advisors=ADVISORS_DEALT[: 2 * players])
    for seat in range(players):
        s.apply(Seat(seat), s.asked[Seat(seat)][0])
    return s


@pytest.mark.clause("gw.setup.hordes")
def test_three_players_begin_with_one_horde_next_to_each_wall() -> None:
    s = dealt(3, hordes=["H1-L", "H2-L", "H3-L", "H4-L", "H5-L"])
    assert [row(s, 0), row(s, 1), row(s, 2)] == [["H1-L"], ["H2-L"], ["H3-L"]]


@pytest.mark.clause("gw.setup.hordes")
def test_with_four_players_a_fourth_horde_lies_where_the_next_card_points() -> None:
    s = dealt(4, hordes=["H1-L", "H2-L", "H3-L", "H4-R", "H5-L"])
    assert [row(s, 0), row(s, 1), row(s, 2)] == [["H1-L", "H4-R"], ["H2-L"], ["H3-L"]]


@pytest.mark.clause("gw.setup.hordes")
def test_the_fourth_horde_changes_places_if_it_is_swift() -> None:
    s = dealt(4, hordes=["H2-L", "H3-L", "H4-L", "H1-L", "H5-R"])
    assert row(s, 2) == ["H1-L", "H4-L"]


@pytest.mark.clause("gw.setup.hordes")
@pytest.mark.clause("gw.setup.pool")
def test_every_section_begins_with_three_barricades_and_no_wall() -> None:
    s = dealt(3)
    assert (s.barricades, s.walls, s.warehouse) == ([3, 3, 3], [0, 0, 0], [0, 0, 0])


@pytest.mark.clause("gw.setup.choose")
def test_each_player_chooses_from_two_generals_and_two_advisors_at_the_same_time() -> None:
    s = dealt(3, generals=GENERALS[:6], advisors=ADVISORS_DEALT[:6])
    assert dict(s.asked) == {
        0: ["G01+A01", "G01+A02", "G02+A01", "G02+A02"],
        1: ["G03+A03", "G03+A04", "G04+A03", "G04+A04"],
        2: ["G05+A05", "G05+A06", "G06+A05", "G06+A06"],
    }


@pytest.mark.clause("gw.setup.choose", "gw.secret")
def test_nothing_is_revealed_before_everybody_has_chosen() -> None:
    s = dealt(3, generals=GENERALS[:6], advisors=ADVISORS_DEALT[:6])
    assert [event.kind for event in s.apply(Seat(0), "G01+A02")] == ["chose"]
    s.apply(Seat(2), "G06+A05")
    shown = engine_json(s.view(Seat(1)))
    assert (shown["general"], shown["advisors"]) == (["", "", ""], [[], [], []])
    assert shown["history"] == [[0, "??"], [2, "??"]]
    assert engine_json(s.view(Seat(0)))["history"] == [[0, "G01+A02"], [2, "??"]]
    events = s.apply(Seat(1), "G03+A03")
    assert [event.kind for event in events].count("revealed") == 3
    shown = engine_json(s.view(Seat(1)))
    assert shown["general"] == ["G01", "G03", "G06"]
    assert shown["advisors"] == [["A02"], ["A03"], ["A05"]]


@pytest.mark.clause("gw.setup.choose")
def test_a_choice_that_is_made_is_not_made_again() -> None:
    s = dealt(3)
    s.apply(Seat(0), s.asked[Seat(0)][0])
    with pytest.raises(Refused):
        s.apply(Seat(0), "G01+A01")


@pytest.mark.clause("gw.setup.choose")
def test_the_other_advisor_becomes_the_first_supporting_one() -> None:
    s = chosen()
    assert (s.advisors, s.supporting) == ([["A01"], ["A03"], ["A05"]], [["A02"], ["A04"], ["A06"]])


@pytest.mark.clause("gw.setup.goods")
def test_a_general_gives_the_resources_and_tactic_cards_that_it_shows() -> None:
    s = chosen()
    assert s.res == [[2, 4, 3, 7], [5, 3, 3, 7], [6, 6, 5, 4]]  # Yang Ye, Zhou Tong, Che Kung
    assert [len(hand) for hand in s.tactics] == [2, 1, 1]
    assert len(s.tactic_deck) == 16


@pytest.mark.clause("gw.setup.tea")
def test_the_highest_tea_value_is_on_top_of_the_stack() -> None:
    s = chosen()  # 55, 38 and 19
    assert s.tea == [0, 1, 2]
    s = dealt(3, generals=["G05", "G02", "G07", "G04", "G03", "G06"])  # 19, 93 and 38
    for seat in range(3):
        s.apply(Seat(seat), s.asked[Seat(seat)][0])
    assert s.tea == [1, 2, 0]


@pytest.mark.clause("gw.setup.clerks")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_five_clerks_and_three_to_be_hired(players: int) -> None:
    s = chosen(players)
    assert (s.clerk_pool, s.clerk_new) == ([5] * players, [3] * players)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.clause("gw.setup.pool")
def test_pieces_and_tokens_are_those_of_the_box(players: int) -> None:
    s = chosen(players)
    assert s.pool == [[10, 4, 2]] * players
    assert (s.shame_pool, s.honor) == (10 * players, [0] * players)
    assert s.hand == [["C1", "C2", "C3", "C4", "C5", "C6"]] * players
    assert len(s.deal.artifacts) == len(set(s.deal.artifacts)) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_advisors_are_displayed_and_the_rest_are_the_deck(players: int) -> None:
    s = chosen(players)
    seen = [*s.display, *s.advisor_deck, *(card for cards in (*s.advisors, *s.supporting) for card in cards)]
    assert (len(s.display), sorted(seen)) == (4, sorted(OURS.cards.advisors))


@pytest.mark.clause("gw.spring.hordes", "gw.summer.income")
def test_the_first_year_begins_with_fall() -> None:
    s = chosen()
    assert (s.year, s.stack[-1].kind) == (1, "fall.choose")
    assert [len(cards) for cards in s.rows] == [1, 1, 1]
