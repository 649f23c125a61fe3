"""Runs: the same games no matter who plays them, taken up where they were left, whatever a program does."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandate.arena import pool as pools
from mandate.arena.plan import Plan, Seating, make_plan
from mandate.arena.play import Onlooker, Playing, Watch, try_out
from mandate.arena.played import Played
from mandate.arena.pool import local
from mandate.arena.records import RECORD, Recording
from mandate.arena.results import Results
from mandate.arena.run import Run
from mandate.arena.schedule import Schedule, Task
from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, Event, State, View
from mandate.core.match import Match
from mandate.core.record import RESIGN, loads
from mandate.players.bot_process import BotFailed
from tests.arena.games import Heard, play_all, tasks, won_by
from tests.players.test_external import PROGRAMS

BOTH = [{"players": 2, "board": "bird"}, {"players": 2, "board": "lion"}]


def plan_for(*players: str, seats: int = 2, seconds: float = 20.0) -> Plan:
    return make_plan("qin", players, [{"players": seats}], seed="runs", seconds=seconds)


def program(way: str) -> str:
    return "bot:" + shlex.join([sys.executable, str(PROGRAMS), way])


def timeless(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(played, seconds=[]) for played in games]


def play(plan: Plan, task: Task) -> Played:
    """One game, with programs that are let go after it."""
    work = Playing([plan])
    try:
        return work(task).played
    finally:
        work.close()


@pytest.fixture
def others_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes are started after the first game."""
    monkeypatch.setattr(pools, "ESTIMATE_SECONDS", 0.0)
    monkeypatch.setattr(pools, "WORTH_IT", -1.0)


@pytest.mark.usefixtures("others_at_once")
@pytest.mark.parametrize("in_order", [True, False])
def test_a_run_is_the_same_on_one_process_and_on_two(in_order: bool) -> None:
    plan = make_plan("qin", ["greedy", "random"], BOTH, seed="runs")
    alone = play_all(plan, 8)
    shared = play_all(plan, 8, pool=local(2), in_order=in_order)
    if not in_order:
        shared.sort(key=lambda played: (played.deal, played.seating))
    assert timeless(shared) == timeless(alone)
    assert all(played.belongs_to(task) for played, task in zip(alone, tasks(plan, 8), strict=True))


def test_every_pairing_is_dealt_the_same_tiles() -> None:
    plan = plan_for("random", "random", "random")
    games = play_all(plan, 2)
    assert timeless(games) == timeless(play_all(plan, 2))
    # a player that meets itself does not play the same game in both seatings
    assert len({(tuple(played.scores), sum(played.decisions)) for played in games if played.deal == 0}) > 1


def test_who_keeps_a_seat_is_seeded_by_the_seat_alone() -> None:
    """Two players of one name change nothing but what they are called."""
    plan = make_plan("qin", ["random", "random"], [{"players": 2}], seed="runs", seating=Seating.NAMED)
    turning = msgspec.structs.replace(plan, seating=Seating.TURNING)
    keep, turn = play_all(plan, 3), play_all(turning, 3)
    assert [played.scores for played in keep] == [played.scores for played in turn]
    assert [played.seats for played in turn] == [[0, 1], [1, 0], [0, 1]]


def test_a_game_tells_who_began_and_how_often_no_one_had_a_choice() -> None:
    plan = make_plan("qin", ["random"], [{"players": 2, "first": 1}], seed="runs")
    for task in tasks(plan, 3):
        game = Playing([plan], {RECORD: Recording()})(task)
        record = loads(bytes(game.played.seen[RECORD]).decode())
        assert (game.played.first, record.names) == (1, ["random", "random"])
        assert sum(game.played.decisions) + game.played.passes == len(record.choices)


# --- files ------------------------------------------------------------------------------------------------


def test_a_run_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    plan = plan_for("greedy", "random")
    path = tmp_path / "run.jsonl"
    half = Heard(limit=5)
    with Results(path, plan) as results, pytest.raises(KeyboardInterrupt):
        Run(Schedule(plan, 4), results=results, listeners=[half]).play()
    heard = Heard()
    with Results(path, plan) as results:
        run = Run(Schedule(plan, 6), results=results, listeners=[heard])
        run.play()
    assert [game.fresh for game in heard.games] == [False] * 5 + [True] * 7
    assert (run.counted, run.fresh) == (12, 7)
    assert heard.played[:5] == half.played
    assert timeless(heard.played) == timeless(play_all(plan, 6))
    with Results(path, plan) as results:
        assert play_all(plan, 2, results=results) == heard.played[:4]  # fewer than there are


def test_games_in_any_order_are_counted_in_that_of_the_schedule(tmp_path: Path) -> None:
    plan = plan_for("greedy", "random")
    path = tmp_path / "run.jsonl"
    with Results(path, plan) as results:
        for played in reversed(won_by(plan, 2)[1:]):
            results.add(played)
    found = []
    for _ in range(2):  # the one that is missing is played, and then it is there
        with Results(path, plan) as results:
            found.append([(one.deal, one.seating) for one in play_all(plan, 2, results=results)])
    assert found == [[(0, 1), (1, 0), (1, 1), (0, 0)], [(0, 0), (0, 1), (1, 0), (1, 1)]]


def test_a_game_that_is_not_the_schedules_is_refused(tmp_path: Path) -> None:
    plan = plan_for("greedy", "random")
    path = tmp_path / "run.jsonl"
    with Results(path, plan) as results:
        for played in won_by(plan, 2):
            results.add(msgspec.structs.replace(played, seats=[0, 1]))
    with Results(path, plan) as results, pytest.raises(Malformed) as refused:
        play_all(plan, 2, results=results)
    assert (refused.value.code, refused.value.facts["line"]) == (Code.RESULTS_DAMAGED, 3)


def test_a_decided_run_stops_and_stops_there_again(tmp_path: Path) -> None:
    plan = make_plan("qin", ["greedy", "random"], [{"players": 2}], seed="runs", until_decided=True)
    path = tmp_path / "run.jsonl"
    heard = Heard()
    with Results(path, plan) as results:
        first = Run(Schedule(plan, 100), results=results, listeners=[heard])
        first.play()
    assert 10 <= len(heard.games) < 60
    assert first.decider is not None
    assert first.decider.contests[0].verdict == 1
    with Results(path, plan) as results:
        assert play_all(plan, 100, results=results) == heard.played


# --- who looks on -----------------------------------------------------------------------------------------


class Spread(Onlooker):
    """How many options each decision had: some learn from that."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int, int]] = []

    def saw(self, view: View, decision: Decision, choice: str, events: Sequence[Event]) -> None:
        assert choice == RESIGN or choice in decision.options
        assert view.to_json()["decision"]["number"] == decision.number  # as it was before the choice
        self.seen.append((decision.seat, len(decision.options), len(events)))

    def made(self) -> Any:
        return self.seen


class Spreading:
    def begin(self, plan: Plan, task: Task, match: Match[State]) -> Spread:
        del plan, task, match
        return Spread()


@pytest.mark.usefixtures("others_at_once")
def test_onlookers_see_every_choice_and_pass_on_what_they_made(tmp_path: Path) -> None:
    """What is JSON is in the file too; anything else is heard by listeners only."""
    plan = plan_for("greedy", "random")
    watch: dict[str, Watch] = {RECORD: Recording(), "spread": Spreading()}
    heard, again = Heard(), Heard()
    for listener in (heard, again):
        with Results(tmp_path / "run.jsonl", plan) as results:
            Run(Schedule(plan, 2), results=results, listeners=[listener], watch=watch, pool=local(2)).play()
    for game, known in zip(heard.games, again.games, strict=True):
        assert len(game.data["spread"]) == sum(game.played.decisions)
        assert sum(count for _, _, count in game.data["spread"]) > 0
        assert known.data == {}
        assert bytes(known.played.seen[RECORD]) == bytes(game.played.seen[RECORD])
        record = loads(bytes(known.played.seen[RECORD]).decode())
        assert record.outcome is not None
        assert record.outcome["winners"] == known.played.winners


def test_an_onlooker_sees_who_resigns_too() -> None:
    plan = plan_for(program("crash"), "greedy", "random", seats=3)
    work = Playing([plan], {"spread": Spreading()})
    game = work(next(tasks(plan, 1)))
    work.close()
    assert len(game.data["spread"]) == sum(game.played.decisions) + 1


# --- programs that fail -----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["crash", "garbage", "illegal", "stale", "leave"])
def test_with_two_players_a_program_that_fails_has_lost(way: str) -> None:
    plan = plan_for(program(way), "random")
    for task in tasks(plan, 1):
        played = play(plan, task)
        assert played.winners == [task.seats.index(1)]
        assert played.reason == "resigned"
        (failure,) = played.failures
        assert failure.seat == task.seats.index(0)
        assert failure.problem.startswith("bot-")
        assert "programs.py" in failure.tell("de")
        assert played.passes == 0


def test_where_that_is_wanted_it_ends_the_run() -> None:
    plan = plan_for(program("illegal"), "random")
    with pytest.raises(BotFailed) as failed:
        play_all(plan, 1, strict=True)
    assert failed.value.code is Code.BOT_ILLEGAL


def test_with_two_players_a_program_that_hangs_has_lost() -> None:
    plan = plan_for(program("hang"), "random", seconds=0.1)
    played = play(plan, Task(0, 0, 0, (0, 1)))
    assert (played.winners, played.failures[0].problem) == ([1], "bot-time")


def test_with_three_players_it_leaves_its_seat_and_the_others_play_on() -> None:
    plan = plan_for(program("crash"), "greedy", "random", seats=3)
    for task in tasks(plan, 1):
        played = play(plan, task)
        own = task.seats.index(0)
        assert [failure.seat for failure in played.failures] == [own]
        assert own not in played.winners
        assert played.reason != "resigned"
        assert played.decisions[own] == 0
        assert sum(played.decisions) > 20


def test_a_run_continues_after_a_failure_with_a_fresh_process() -> None:
    plan = plan_for(program("crash"), program("good"))
    games = play_all(plan, 3)
    assert [len(played.failures) for played in games] == [1] * 6
    assert all(played.seats[played.winners[0]] == 1 for played in games)


def test_a_game_that_cannot_be_resigned_is_forfeited(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game for one: there is no one else to win it."""

    def refuse(*_: object) -> None:
        raise Malformed(Code.GAME_OVER)

    monkeypatch.setattr("mandate.core.match.Match.resign", refuse)
    two = play(plan_for(program("crash"), "random"), Task(0, 0, 0, (0, 1)))
    assert (two.winners, two.reason) == ([1], "forfeit")
    three = play(plan_for(program("crash"), "random", seats=3), Task(0, 0, 0, (0, 1, 1)))
    assert (three.winners, three.reason) == ([], "forfeit")


def test_one_process_serves_many_games_and_two_seats_have_two() -> None:
    plan = plan_for(program("good"), "random")
    work = Playing([plan])
    programs = work._programs
    for task in tasks(plan, 2):
        work(task)
    assert [len(processes) for processes in programs._running.values()] == [1]
    work(Task(0, 0, 0, (0, 0)))
    assert [len(processes) for processes in programs._running.values()] == [2]
    work.close()
    assert programs._running == {}


def test_programs_are_tried_out_before_anything_is_played() -> None:
    try_out(plan_for("random", program("good")))
    with pytest.raises(BotFailed) as failed:
        try_out(plan_for("random", program("old")))
    assert failed.value.code is Code.BOT_PROTOCOL


@pytest.mark.usefixtures("others_at_once")
def test_workers_play_with_programs_too() -> None:
    plan = plan_for(program("good"), program("crash"))
    games = play_all(plan, 3, pool=local(2))
    assert [played.seats[played.winners[0]] for played in games] == [0] * 6
