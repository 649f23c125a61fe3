"""Five Clans: the board that they use, and that the fifth one is a Clan like the others."""

from __future__ import annotations

import pytest

from mandate import games
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.players.value import evaluation_for
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.views.tabletop import tabletop
from tests.games.great_wall.rule_tables import dealt
from tests.games.great_wall.stories.staging import Table

FIVE = {"players": 5}
LAST = 4  # the fifth seat


@pytest.mark.clause("gw.setup.hordes")
def test_two_more_hordes_lie_where_the_next_cards_point() -> None:
    s = dealt(5, hordes=["H1-L", "H2-L", "H3-L", "H4-M", "H5-R", "H6-R", "H7-L"])
    rows = [[s.hordes[horde] for horde in s.rows[section]] for section in s.sections]
    assert rows == [["H1-L"], ["H2-L"], ["H3-L", "H4-M", "H5-R"]]


@pytest.mark.clause("gw.fall.order")
def test_five_spots_of_the_command_track_are_used() -> None:
    t = Table(5)
    t.begin("fall")
    t.play(*(f"{seat} C{seat + 1}" for seat in range(5)))
    assert t.offers(0) == ["1", "2", "3", "4", "5"]
    t.play("0 5")
    assert t.offers(1) == ["1", "2", "3", "4"]


@pytest.mark.clause("gw.winter.assault")
def test_walls_hold_less_among_five_rivals_and_as_printed_together() -> None:
    assert lineup_for(FIVE).defense == (1, 2, 4, 6)
    assert lineup_for({**FIVE, "coop": True}).defense == OURS.defense
    assert lineup_for({**FIVE, "coop": True, "walls": "strong"}).defense == tuple(n + 2 for n in OURS.defense)


@pytest.mark.clause("gw.setup.tea")
def test_all_five_generals_have_a_place_in_tea_order() -> None:
    s = dealt(5)
    for seat in range(5):
        s.apply(Seat(seat), s.asked[Seat(seat)][0])
    assert sorted(s.tea) == [0, 1, 2, 3, 4]
    teas = [OURS.cards.generals[s.general[seat]].tea for seat in s.tea]
    assert teas == sorted(teas, reverse=True)


@pytest.mark.clause("gw.defeat.majority")
def test_two_horsemen_and_a_spearman_of_the_fifth_clan_stand_apart_from_those_of_the_fourth() -> None:
    t = Table(5)
    t.hordes("M", "H6-M")
    t.rider("H6-M", 3, "a2", "a3")
    t.rider("H6-M", LAST, "b3", "b4")
    t.cover("H6-M", a4=LAST)
    horde = tabletop(t.s.view(Seat(LAST))).sections[1].hordes[0]
    by_clan = [sum(cover.clan == clan for cover in horde.covers.values()) for clan in range(5)]
    assert by_clan == [0, 0, 0, 1, 2]  # a Horseman is one, wherever he rides
    assert (horde.counts[3:], horde.leader) == ([2, 3], LAST)


@pytest.mark.clause("gw.spring.raid")
def test_the_pool_has_ten_tokens_for_each_of_five() -> None:
    s = GREAT_WALL.start(FIVE, Chance("pool"))
    assert (s.shame_pool, tabletop(s.view(None)).shame_start) == (50, 50)


def test_results_of_five_count_on_no_scale() -> None:
    ratings = games.registration("great-wall").part("ratings")
    assert ratings is not None
    assert ratings.matchup(GREAT_WALL.configure(FIVE)) is None
    assert ratings.matchup(GREAT_WALL.configure({**FIVE, "coop": True})) is None
    assert ratings.matchup(GREAT_WALL.configure({"players": 4})).scale == "more"


def test_levels_that_learned_among_four_value_a_table_of_five_alike() -> None:
    assert evaluation_for(FIVE) == evaluation_for({"players": 4})
