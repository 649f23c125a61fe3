"""Spring: time, new Hordes, Raids, the Advisor display."""

from __future__ import annotations

import pytest

from mandate.core.game import Seat
from mandate.games.great_wall.cards.box import OURS
from tests.games.great_wall.rule_tables import tell
from tests.games.great_wall.stories.staging import Table

FULL = ("H2-R", "H3-R", "H4-R")


def spring(t: Table) -> None:
    t.begin("spring")


@pytest.mark.clause("gw.spring.hordes")
def test_as_many_hordes_come_as_the_time_track_says() -> None:
    three, four = Table(3, year=1), Table(4, year=1)
    for t in (three, four):
        spring(t)
        assert t.s.year == 2
    assert (sum(map(len, three.s.rows)), sum(map(len, four.s.rows))) == (2, 4)


@pytest.mark.clause("gw.spring.hordes")
def test_empty_sections_are_filled_first_from_the_left() -> None:
    t = Table(year=1)
    t.hordes("M", "H2-R")
    t.next_hordes("H3-M", "H4-M", "H5-M")
    spring(t)
    assert [t.row(section) for section in "LMR"] == [["H3-M"], ["H2-R"], ["H4-M"]]


@pytest.mark.clause("gw.spring.hordes")
def test_then_the_back_of_the_next_card_decides_and_not_the_card_itself() -> None:
    t = Table(year=1)
    for section, card in zip("LMR", FULL, strict=True):
        t.hordes(section, card)
    t.next_hordes("H5-L", "H6-R", "H7-M")
    spring(t)
    assert [t.row(section) for section in "LMR"] == [["H2-R"], ["H3-R", "H6-R"], ["H4-R", "H5-L"]]


@pytest.mark.clause("gw.spring.hordes")
def test_a_section_that_was_filled_this_spring_is_not_empty_for_the_next_card() -> None:
    t = Table(year=1)
    t.hordes("L", "H2-R")
    t.hordes("M", "H3-R")
    t.next_hordes("H5-L", "H6-L", "H7-L")
    spring(t)
    assert [t.row(section) for section in "LMR"] == [["H2-R", "H6-L"], ["H3-R"], ["H5-L"]]


@pytest.mark.clause("gw.spring.raid")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_horde_for_a_full_section_is_a_raid_and_costs_a_token_for_each_player(players: int) -> None:
    t = Table(players, year=1)
    t.hordes("M", *FULL)
    t.hordes("L", "H1-L")
    t.hordes("R", "H1-R")
    t.next_hordes("H5-L", "H6-M", "H7-R", "H7-L", "H8-L", "H6-R", "H5-M")
    spring(t)
    raids = ["H5-L", "H6-R"] if players == 5 else ["H5-L"]  # with five more come than there is room for
    assert [t.s.hordes[horde] for horde in t.s.horde_discard] == raids
    assert t.row("M") == list(FULL)
    assert t.s.shame_pool == (10 - len(raids)) * players
    assert t.s.shame_boxed == len(raids) * players


@pytest.mark.clause("gw.spring.raid")
def test_a_raid_takes_only_the_tokens_that_are_left() -> None:
    t = Table(year=1)
    t.s.shame_pool = 2
    t.hordes("M", *FULL)
    t.hordes("L", "H1-L")
    t.hordes("R", "H1-R")
    t.next_hordes("H5-L", "H6-M", "H7-M")
    spring(t)
    assert (t.s.shame_pool, t.s.shame_boxed, t.s.honor) == (0, 2, [0, 0, 0])
    assert t.s.reason == ""  # the end is only checked in Winter


@pytest.mark.clause("gw.spring.raid")
def test_a_raid_counts_those_who_play_and_fewer_hordes_come_when_someone_left() -> None:
    t = Table(year=1)
    t.s.resign(Seat(1))
    t.hordes("M", *FULL)
    t.hordes("L", "H1-L")
    t.hordes("R", "H1-R")
    t.next_hordes("H5-L", "H6-M", "H7-L")
    spring(t)
    assert (t.s.shame_pool, t.row("L")) == (28, ["H1-L"])


@pytest.mark.clause("gw.spring.hordes")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_horde_deck_never_runs_out(players: int) -> None:
    """A card is left even after the last placement, so that there is always a back to look at."""
    side = OURS.board.sides[players]
    assert OURS.board.tables[players].setup_hordes + sum(side.hordes) < len(OURS.cards.hordes)


@pytest.mark.clause("gw.spring.advisors")
def test_the_two_advisors_on_the_left_go_and_two_new_ones_follow() -> None:
    t = Table(year=1)
    t.show("A01", "A02", "A03", "A04")
    new = t.s.advisor_deck[-1], t.s.advisor_deck[-2]
    spring(t)
    assert t.s.display == ["A03", "A04", *new]
    assert t.s.advisor_discard == ["A01", "A02"]


@pytest.mark.clause("gw.spring.advisors")
def test_discarded_advisors_become_a_new_deck_when_it_is_empty() -> None:
    t = Table(year=1)
    t.show("A01", "A02", "A03", "A04")
    t.s.advisor_deck, t.s.advisor_discard = [], ["A05", "A06"]
    spring(t)
    assert t.s.display[:2] == ["A03", "A04"]
    assert sorted(t.s.display[2:] + t.s.advisor_deck) == ["A01", "A02", "A05", "A06"]
    assert t.s.advisor_discard == []


def test_time_continues_before_the_hordes_come() -> None:
    t = Table(year=1)
    t.commands("C2", "C2", "C2")
    t.s.year = 4  # two Hordes; the next Year has three
    spring(t)
    assert (t.s.year, sum(map(len, t.s.rows)), tell(t, "ended")) == (5, 3, [])
