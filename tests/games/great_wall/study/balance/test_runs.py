"""Files of games: going on, other modes, other seeds and rules, files of something else."""

import json
from pathlib import Path

import msgspec
import pytest

from mandate.arena.played import Finished, Played
from mandate.arena.schedule import Schedule
from mandate.core.errors import Code, Malformed
from mandate.games.great_wall.study.balance import runs
from mandate.games.great_wall.study.balance.modes import MODES
from tests.games.great_wall.study.balance import game


def finished(number: int) -> Finished:
    """A game of three, as a run tells of it."""
    plan = runs.plan_of(MODES["3p"], "spring")
    task = list(Schedule(plan, number + 1).tasks())[number]
    data = msgspec.Raw(msgspec.json.encode(game(number)))
    played = Played(number, 0, 0, [0, 1, 2], [0], [100, 90, 80], "time", [9] * 3, [0.1] * 3, part="3p")
    played.seen[runs.BALANCE] = data
    return Finished(task, played)


def written(path: Path, *numbers: int) -> None:
    with runs.results(path, "spring") as results:
        for number in numbers:
            results.add(finished(number).played)


def refused(path: Path, seed: str = "spring") -> Malformed:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(Malformed) as caught, runs.results(path, seed):
        pass
    assert not path.is_file() or path.read_bytes() == before
    return caught.value


def test_a_run_continues_where_the_last_one_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    written(path, 1, 0)
    assert runs.seed_for(None, path) == "spring"
    assert runs.seed_for("other", path) == "other"
    kept = runs.Kept("spring")
    with runs.results(path, "spring") as results:
        assert list(results.earlier) == [("3p", 1, 0, 0), ("3p", 0, 0, 0)]
        for _, played in results.earlier.values():
            kept.hear(Finished(finished(played.deal).task, played, fresh=False))
    assert kept.of("3p", 5) == [game(0), game(1)]
    assert kept.of("3p", 1) == [game(0)]
    assert kept.of("4p", 5) == []


def test_every_game_has_its_own_chance_and_modes_take_turns() -> None:
    schedule = Schedule([runs.plan_of(MODES[name], "s") for name in ("3p", "3p-habit", "solo")], 2)
    assert [(plan.seed, plan.part) for plan in schedule.plans] == [
        ("s/3p", "3p"), ("s/3p-habit", "3p-habit"), ("s/solo", "solo")
    ]  # fmt: skip
    assert [schedule.key(task)[:2] for task in schedule.tasks()] == [
        (name, number) for number in (0, 1) for name in ("3p", "3p-habit", "solo")
    ]
    habits = [task.seats for task in schedule.tasks() if task.part == 1]
    assert [seats.index(0) for seats in habits] == [0, 1]
    assert schedule.plans[1].players == ["rules:no-reclaim", "rules", "rules"]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    written(path, 0, 1)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with runs.results(path, "spring") as results:
        assert list(results.earlier) == [("3p", 0, 0, 0)]
        results.add(finished(1).played)
    assert path.read_bytes() == whole


def test_a_seed_of_its_own_where_none_is_given() -> None:
    assert runs.seed_for(None, None) != runs.seed_for(None, None)
    assert runs.seed_for("s", None) == "s"


def test_any_player_can_be_measured_but_only_the_rule_based_one_has_the_habit() -> None:
    assert runs.plan_of(MODES["2p"], "s", "strategist").players == ["strategist"] * 2
    assert set(runs.modes_for("rules")) == set(MODES)
    assert set(MODES) - set(runs.modes_for("strategist")) == {"3p-habit"}
    with pytest.raises(Malformed) as caught:
        runs.plan_of(MODES["3p-habit"], "s", "strategist")
    assert "3p-habit" in str(caught.value.facts["expected"])
    with pytest.raises(Malformed):
        runs.plan_of(MODES["3p"], "s", "missing")


def test_games_of_another_player_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    written(path, 0)
    with pytest.raises(Malformed) as caught, runs.results(path, "spring", "strategist"):
        pass
    assert (caught.value.code, caught.value.facts["keys"]) == (Code.RESULTS_OTHER, "player")


def test_what_a_player_costs_is_counted_for_each_seat() -> None:
    kept = runs.Kept("spring")
    kept.hear(finished(0))
    kept.hear(finished(1))
    assert kept.cost("3p", 2) == pytest.approx(0.1)
    assert kept.cost("4p", 2) == 0.0


def test_another_seed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    written(path)
    problem = refused(path, "two")
    assert (problem.code, problem.facts["keys"]) == (Code.RESULTS_OTHER, "seed")


def test_games_of_other_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    data = {"format": runs.FORMAT, "seed": "spring", "made_by": "0123456789abcdef"}
    path.write_text(json.dumps({"plan": data, "digest": "0"}) + "\n")
    assert refused(path).code is Code.OLD_GAMES


def test_a_file_of_an_earlier_release_is_refused_as_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"format":"mandate-balance-1","seed":"spring","made_by":"f7c4dfe829038f36"}\n')
    assert refused(path).code is Code.OLD_GAMES


@pytest.mark.parametrize(
    "text",
    ["hello\n", "hello", '{"format": "other", "seed": "s", "made_by": "x"}\n', '{"plan": 3}\n', "[1]\n"],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    assert refused(path).code is Code.RESULTS_FOREIGN


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    written(path, 0)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], json.dumps({"part": "3p"}), lines[1]]) + "\n")
    problem = refused(path)
    assert (problem.code, problem.facts["line"]) == (Code.RESULTS_DAMAGED, 2)


def test_a_folder_or_a_missing_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path).code is Code.UNWRITABLE
    assert refused(tmp_path / "no" / "games.jsonl").code is Code.UNWRITABLE
