"""Spring, Summer, Tactic windows, the end of the game, and leaving it."""

import pytest

from mandate.core.errors import Code, Malformed, Refused
from mandate.core.game import Seat
from mandate.games.great_wall.flow.scoring import end
from mandate.games.great_wall.hordes import place
from mandate.games.great_wall.tactics import open_window

from .stories import Table

# --- Spring --------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.spring.hordes")
def test_new_hordes_fill_empty_sections_then_go_where_the_next_back_points() -> None:
    t = Table()
    t.hordes("M", "H7-M")
    t.next_hordes("H3-L", "H2-L", "H4-L", "H5-R")
    for _ in range(3):
        t.happens(place)
    assert (t.row("L"), t.row("M"), t.row("R")) == (["H3-L"], ["H7-M"], ["H2-L", "H4-L"])


@pytest.mark.clause("gw.spring.raid")
def test_a_horde_for_a_full_section_is_a_raid() -> None:
    t = Table()
    t.hordes("L", "H7-L", "H7-M", "H7-R")
    t.hordes("M", "H8-L")
    t.hordes("R", "H8-M")
    t.next_hordes("H3-R", "H2-L")
    t.happens(place)
    assert t.s.horde_discard == [t.horde("H3-R")]
    assert (t.s.shame_pool, t.s.shame_boxed) == (27, 3)


@pytest.mark.clause("gw.spring.raid")
def test_a_raid_takes_no_more_tokens_than_there_are() -> None:
    t = Table()
    t.hordes("L", "H7-L", "H7-M", "H7-R")
    t.hordes("M", "H8-L")
    t.hordes("R", "H8-M")
    t.next_hordes("H3-R", "H2-L")
    t.s.shame_pool = 2
    t.happens(place)
    assert (t.s.shame_pool, t.s.shame_boxed) == (0, 2)


@pytest.mark.clause("gw.spring.advisors")
def test_the_two_advisors_on_the_left_leave_in_spring() -> None:
    t = Table()
    t.show("A01", "A02", "A03", "A04")
    t.begin("spring")
    assert t.s.year == 3
    assert t.s.display[:2] == ["A03", "A04"]
    assert len(t.s.display) == 4
    assert t.s.advisor_discard == ["A01", "A02"]
    assert sum(len(row) for row in t.s.rows) == 2


# --- Summer -------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.summer.income")
def test_overseers_give_their_level_in_summer() -> None:
    t = Table()
    t.overseer(0, "quarry", 3)
    t.overseer(0, "temple", 1)
    t.begin("summer")
    assert t.goods(0) == "S3 C1"


@pytest.mark.clause("gw.summer.shame")
def test_shame_is_discarded_for_two_chi_each() -> None:
    t = Table()
    t.shame(0, 3)
    t.give(0, "C5")
    t.begin("summer")
    assert t.offers(0) == ["Sp", "done"]
    t.play("0 Sp", "0 Sp")
    assert (t.goods(0), t.s.shamed[0], t.s.shame_pool) == ("C1", 1, 29)
    assert t.question == ""


@pytest.mark.clause("gw.summer.reclaim", "gw.summer.betrayal")
def test_command_cards_come_back_or_bring_honor_but_betrayal_stays() -> None:
    t = Table()
    for seat in (0, 1):
        t.s.discard[seat] = ["C1", "C3"]
        t.s.hand[seat] = ["C2", "C4", "C6"]
        t.s.card[seat] = "C5"
    t.s.track = [0, 1, -1]
    t.begin("summer")
    t.play("0 reclaim", "1 honor")
    assert (t.s.hand[0], t.s.discard[0]) == (["C1", "C2", "C4", "C5", "C6"], ["C3"])
    assert (t.honor(0), t.honor(1)) == (0, 6)
    assert t.s.discard[1] == ["C1", "C3", "C5"]


# --- Tactic windows -----------------------------------------------------------------------------------


@pytest.mark.clause("gw.tactic.window", "gw.secret")
def test_a_window_asks_everybody_with_cards_and_nobody_without() -> None:
    """Seat 1 holds nothing that fits, and is asked all the same."""
    t = Table()
    t.hold(0, "T07")
    t.hold(1, "T05")
    t.happens(open_window, "FALL_REVEAL", t.s.tea)
    assert t.offers(0) == ["T07", "pass"]
    t.play("0 pass")
    assert t.offers(1) == ["pass"]
    t.play("1 pass")
    assert t.question == ""


@pytest.mark.clause("gw.tactic.window")
def test_a_tactic_card_is_played_in_its_window_once_for_each_event() -> None:
    t = Table()
    t.give(2, "C9")
    t.hold(2, "T05", "T07", "T07")
    t.happens(open_window, "FALL_REVEAL", t.s.tea)
    with pytest.raises(Refused) as refusal:
        t.play("2 T05")
    assert refusal.value.clause == "gw.tactic.window"
    t.play("2 T07+", "2 up")
    assert t.s.tea == [2, 0, 1]
    assert (t.goods(2), t.honor(2), t.s.tactics[2]) == ("C8", 2, ["T05", "T07"])
    assert t.question == ""


@pytest.mark.clause("gw.tactic.boost")
def test_the_boosted_box_needs_its_chi() -> None:
    t = Table()
    t.hold(0, "T07")
    t.happens(open_window, "FALL_REVEAL", t.s.tea)
    with pytest.raises(Refused) as refusal:
        t.play("0 T07+")
    assert refusal.value.clause == "gw.tactic.boost"


@pytest.mark.clause("gw.tactic.effect")
def test_a_tactic_card_that_could_do_nothing_is_refused() -> None:
    t = Table()
    t.hold(0, "T10")
    t.happens(open_window, "SUMMER_INCOME", t.s.tea)
    with pytest.raises(Refused) as refusal:
        t.play("0 T10")
    assert refusal.value.clause == "gw.tactic.effect"
    assert t.offers(0) == ["pass"]


# --- the end ------------------------------------------------------------------------------------------


@pytest.mark.clause("gw.end.check")
@pytest.mark.parametrize(
    ("players", "walls", "reason"), [(3, [3, 3, 0], "walls"), (4, [3, 3, 0], ""), (4, [3, 3, 3], "walls")]
)
def test_enough_complete_walls_end_the_game(players: int, walls: list[int], reason: str) -> None:
    t = Table(players)
    t.s.walls = walls
    t.begin("winter")
    assert t.s.reason == reason


@pytest.mark.clause("gw.end.check")
def test_an_empty_shame_pool_or_the_last_year_ends_the_game() -> None:
    t = Table()
    t.s.shame_pool = 0
    t.begin("winter")
    assert t.s.reason == "shame"
    t = Table(year=6)
    t.begin("winter")
    assert t.s.reason == "time"


@pytest.mark.clause("gw.end.score")
def test_shame_hordes_and_artifacts_are_scored_in_this_order() -> None:
    """12 - 15 stops at 0; then a clean Horde of 6, none for the shamed one."""
    t = Table()
    t.s.honor = [12, 3, 3]
    t.shame(0, 3)
    t.s.claimed[0] = [t.horde("H4-L"), t.horde("H6-L")]
    t.s.horde_shame[t.horde("H6-L")] = 1
    t.happens(end, "time")
    artifacts = {"F4": 5}
    assert t.honor(0) == 6 + sum(artifacts.get(card, 0) for card in t.s.deal.artifacts)


@pytest.mark.clause("gw.end.score")
def test_the_higher_tea_marker_wins_a_tie() -> None:
    t = Table()
    t.s.honor = [8, 8, 8]
    t.s.tea = [2, 0, 1]
    t.happens(end, "time")
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (2,)
    with pytest.raises(Refused) as refusal:
        t.s.apply(Seat(0), "pass")
    assert refusal.value.code is Code.GAME_OVER


@pytest.mark.clause("gw.resign")
def test_who_resigns_is_skipped_and_the_last_one_left_wins() -> None:
    t = Table()
    t.commands("C2", "C2", "C2")
    t.turn(0)
    t.s.resign(Seat(0))
    assert 0 not in t.s.asked
    t.play("1 done")
    assert sorted(t.s.asked) == [2]
    with pytest.raises(Refused) as refusal:
        t.s.resign(Seat(0))
    assert refusal.value.clause == "gw.resign"
    t.s.resign(Seat(2))
    assert t.s.outcome is not None
    assert (t.s.outcome.winners, t.s.outcome.reason) == ((1,), "resigned")


# --- refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["", "?", "a b", "x" * 300, "\x00"])
def test_what_is_badly_written_is_malformed(token: str) -> None:
    t = Table()
    t.begin("clerks", 0, n=1, diff=False, went=0, other=False)
    with pytest.raises(Malformed, match="not a valid choice"):
        t.s.apply(Seat(0), token)


def test_what_is_well_written_and_not_offered_is_refused() -> None:
    t = Table()
    t.begin("clerks", 0, n=1, diff=False, went=0, other=False)
    for token in ("wall:L", "lum-lum", "zzz", "zzz-lum"):
        with pytest.raises(Refused):
            t.s.apply(Seat(0), token)
    with pytest.raises(Refused) as refusal:
        t.s.apply(Seat(1), "lum")
    assert refusal.value.code is Code.NOT_ASKED
    with pytest.raises(Malformed):
        t.s.apply(Seat(7), "lum")
