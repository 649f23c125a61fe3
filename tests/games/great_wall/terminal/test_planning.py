"""A plan at a terminal: tried on a copy, gone back in, played or forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from mandate.cli.kit.plan import PlannedTable
from mandate.core.errors import Code, Refused
from mandate.games.great_wall.rules.notation import DONE
from mandate.lang import say
from tests.games.great_wall.terminal.test_choosing import ANN, before_clerks
from tests.games.great_wall.terminal.test_play import ORDERED, GreatWallLocal, by_lines


def output(table: GreatWallLocal, *typed: str) -> str:
    return " ".join(by_lines(table, *typed).split())


def moves(table: GreatWallLocal) -> list[str]:
    """Where Clerks can go from the pool."""
    decision = table.decision(ANN)
    assert decision is not None
    return [token for token in decision.options if token != DONE and "-" not in token]


def chosen(table: GreatWallLocal) -> list[str]:
    return [entry.choice for entry in table.match.record.in_force() if entry.seat == ANN]


def test_what_is_planned_is_shown_and_nothing_is_played(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    before, first = table.match.state.digest(), moves(table)[0]
    said = output(table, "plan", first, "undo", first, "log", "drop", "undo")
    assert "only tried out on a copy" in said
    assert said.count("sends a Clerk to the") >= 3  # twice tried, and once in the log
    assert "The plan is forgotten; nothing was played." in said
    assert table.match.state.digest() == before


def test_a_plan_is_played_when_it_is_kept(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    had, (first, second) = len(chosen(table)), moves(table)[:2]
    output(table, "plan", first, "keep")
    assert chosen(table)[had:] == [first]
    output(table, "plan", second, "undo", first, "keep")
    assert chosen(table)[had:] == [first, first]


def test_it_ends_where_nothing_more_can_be_foreseen(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    plan = PlannedTable(table, ANN)
    while plan.asked():
        decision = plan.decision(ANN)
        assert decision is not None
        plan.play(ANN, decision.options[-1])
    assert plan.ending().startswith("The plan ends here:")
    with pytest.raises(Refused) as refusal:
        plan.play(ANN, DONE)
    assert refusal.value.code is Code.NOT_FORESEEN
    before = table.match.state.digest()
    said = output(table, "plan", *(choice for choice, _ in plan.chain), "1", "hint", "drop", "keep")
    assert "The plan ends here:" in said
    assert "There is no plan. Begin one with: plan" in said
    assert table.match.state.digest() == before


def test_a_game_that_continues_ends_the_plan(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    plan = PlannedTable(table, ANN)
    assert not plan.stale
    table.play(ANN, moves(table)[0])
    assert plan.stale


def test_orders_are_as_before_when_a_plan_is_dropped_and_hold_when_it_is_kept(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    first = moves(table)[0]
    for end in ("drop", "keep"):
        output(table, "pass year", "plan", first, end)
        assert ORDERED[table].stands(ANN).passing, end


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_is_called_what_one_calls_it(tmp_path: Path, language: str) -> None:
    table = before_clerks(tmp_path, language)
    first = moves(table)[0]
    keep = say(language, "play-command-keep")
    said = output(table, "plan", first, keep)
    assert " ".join(say(language, "play-plan-begun").split()) in said
    assert chosen(table)[-1] == first
