"""Runs: the same games whoever plays them, taken up where they were left, whatever a program does."""

import itertools
import os
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from mandate.arena import run as runs
from mandate.arena.plan import Plan, make_plan
from mandate.arena.play import Bots, Played, play, try_out
from mandate.arena.results import Results
from mandate.arena.run import Run
from mandate.arena.schedule import Task, tasks
from mandate.core.errors import Code, Malformed, Refused
from mandate.players.bot_process import BotFailed
from tests.arena.games import won_by
from tests.players.test_external import PROGRAMS

BOTH = [{"players": 2, "board": "bird"}, {"players": 2, "board": "lion"}]


def plan_for(*players: str, seats: int = 2, seconds: float = 20.0) -> Plan:
    return make_plan("qin", players, [{"players": seats}], seed="runs", seconds=seconds)


def program(way: str) -> str:
    return "bot:" + shlex.join([sys.executable, str(PROGRAMS), way])


def timeless(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(played, seconds=[]) for played in games]


def test_a_run_is_the_same_on_one_process_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "PATIENCE", 0.0)
    monkeypatch.setattr(runs, "WORTH_IT", -1.0)
    plan = make_plan("qin", ["greedy", "random"], BOTH, seed="runs")
    alone = list(Run(plan, 8, jobs=1).play())
    assert timeless(list(Run(plan, 8, jobs=2).play())) == timeless(alone)
    assert all(played.belongs_to(task) for played, task in zip(alone, tasks(plan, 8), strict=True))


def test_every_pairing_is_dealt_the_same_tiles() -> None:
    plan = plan_for("random", "random", "random")
    games = list(Run(plan, 2).play())
    again = list(Run(plan, 2).play())
    assert timeless(games) == timeless(again)
    # a player that meets itself does not play the same game in both seatings
    assert len({(tuple(played.scores), sum(played.decisions)) for played in games if played.deal == 0}) > 1


def test_a_run_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    plan = plan_for("greedy", "random")
    path = tmp_path / "run.jsonl"
    with Results(path, plan) as results:
        half = list(itertools.islice(Run(plan, 4, results=results).play(), 5))
    with Results(path, plan) as results:
        assert results.earlier == half
        games = list(Run(plan, 6, results=results).play())
    assert timeless(games) == timeless(list(Run(plan, 6).play()))
    with Results(path, plan) as results:
        assert results.earlier == games
        assert list(Run(plan, 2, results=results).play()) == games[:4]  # fewer than there are


def test_results_in_a_wrong_order_are_refused(tmp_path: Path) -> None:
    plan = plan_for("greedy", "random")
    path = tmp_path / "run.jsonl"
    with Results(path, plan) as results:
        for played in reversed(won_by(plan, 2)):
            results.add(played)
    with Results(path, plan) as results, pytest.raises(Malformed) as refused:
        list(Run(plan, 2, results=results).play())
    assert (refused.value.code, refused.value.facts["line"]) == (Code.RESULTS_DAMAGED, 2)


def test_a_decided_run_stops_and_stops_there_again(tmp_path: Path) -> None:
    plan = make_plan("qin", ["greedy", "random"], [{"players": 2}], seed="runs", until_decided=True)
    path = tmp_path / "run.jsonl"
    with Results(path, plan) as results:
        first = Run(plan, 100, results=results)
        games = list(first.play())
    assert 10 <= len(games) < 60
    assert first.decider is not None
    assert first.decider.contests[0].verdict == 1
    with Results(path, plan) as results:
        again = Run(plan, 100, results=results)
        assert list(again.play()) == games


# --- programs that fail -----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["crash", "garbage", "illegal", "stale", "leave"])
def test_with_two_players_a_program_that_fails_has_lost(way: str) -> None:
    plan = plan_for(program(way), "random")
    bots = Bots()
    for task in tasks(plan, 1):
        played = play(plan, task, bots)
        assert played.winners == [task.seats.index(1)]
        assert played.reason == "resigned"
        (failure,) = played.failures
        assert failure.seat == task.seats.index(0)
        assert failure.problem.startswith("bot-")
        assert "programs.py" in failure.tell("de")
    bots.close()


def test_with_two_players_a_program_that_hangs_has_lost() -> None:
    plan = plan_for(program("hang"), "random", seconds=0.1)
    played = play(plan, Task(0, 0, 0, (0, 1)), Bots())
    assert (played.winners, played.failures[0].problem) == ([1], "bot-time")


def test_with_three_players_it_leaves_its_seat_and_the_others_play_on() -> None:
    plan = plan_for(program("crash"), "greedy", "random", seats=3)
    for task in tasks(plan, 1):
        played = play(plan, task, Bots())
        own = task.seats.index(0)
        assert [failure.seat for failure in played.failures] == [own]
        assert own not in played.winners
        assert played.reason != "resigned"
        assert played.decisions[own] == 0
        assert sum(played.decisions) > 20


def test_a_run_goes_on_after_a_failure_with_a_fresh_process() -> None:
    plan = plan_for(program("crash"), program("good"))
    games = list(Run(plan, 3).play())
    assert [len(played.failures) for played in games] == [1] * 6
    assert all(played.seats[played.winners[0]] == 1 for played in games)


def test_a_game_that_cannot_be_resigned_is_forfeited(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game for one: there is nobody else to win it."""

    def refuse(*_: object) -> None:
        raise Malformed(Code.GAME_OVER)

    monkeypatch.setattr("mandate.core.match.Match.resign", refuse)
    two = play(plan_for(program("crash"), "random"), Task(0, 0, 0, (0, 1)), Bots())
    assert (two.winners, two.reason) == ([1], "forfeit")
    three = play(plan_for(program("crash"), "random", seats=3), Task(0, 0, 0, (0, 1, 1)), Bots())
    assert (three.winners, three.reason) == ([], "forfeit")


def test_one_process_serves_many_games_and_two_seats_have_two() -> None:
    plan = plan_for(program("good"), "random")
    bots = Bots()
    for task in tasks(plan, 2):
        play(plan, task, bots)
    assert [len(processes) for processes in bots._running.values()] == [1]
    play(plan, Task(0, 0, 0, (0, 0)), bots)
    assert [len(processes) for processes in bots._running.values()] == [2]
    bots.close()


def test_programs_are_tried_out_before_anything_is_played() -> None:
    try_out(plan_for("random", program("good")))
    with pytest.raises(BotFailed) as failed:
        try_out(plan_for("random", program("old")))
    assert failed.value.code is Code.BOT_PROTOCOL


def leave(task: Task) -> None:
    del task
    os._exit(9)


def test_a_worker_that_is_ended_from_outside_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "PATIENCE", 0.0)
    monkeypatch.setattr(runs, "WORTH_IT", -1.0)
    monkeypatch.setattr(runs, "_play", leave)
    plan = plan_for("random", "random")
    with pytest.raises(Refused) as refused:
        list(Run(plan, 3, jobs=2).play())
    assert refused.value.code is Code.WORKER_DIED


def test_workers_play_with_programs_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "PATIENCE", 0.0)
    monkeypatch.setattr(runs, "WORTH_IT", -1.0)
    plan = plan_for(program("good"), program("crash"))
    games = list(Run(plan, 3, jobs=2).play())
    assert [played.seats[played.winners[0]] for played in games] == [0] * 6
