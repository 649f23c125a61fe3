"""Workers on other machines: what they are sent, what comes back, and what happens when one is lost."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import pickle
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from mandate import __version__, games
from mandate.core.errors import Malformed, Problem, Refused
from mandate.core.game import Seat, State
from mandate.core.match import Match
from mandate.core.rng import Chance
from mandate.players.invited import Invited, invite
from mandate.server.settings import read_settings
from mandate.server.workers import messages
from mandate.server.workers.careful import read_carefully
from mandate.server.workers.messages import (
    Back,
    Cancel,
    Done,
    Failed,
    Room,
    Studied,
    Thought,
    answer_of,
    result_of,
)
from mandate.server.workers.program import Connection, Program
from mandate.server.workers.remote import NO_WORKER
from mandate.server.workers.seal import PIECE, SERVER, WORKER, BrokenSeal, Seal
from mandate.table.codes import ServerCode
from mandate.table.studies import ReviewTask
from tests.server.forked import Child
from tests.server.serving import PATIENCE, Line, Serving, serving
from tests.server.working import KEY, Hand

ALONE: dict[str, Any] = {"bot_workers": 0, "worker_key": KEY}


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


async def until(server: Serving, true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true(server.context.remote):
            await asyncio.sleep(0.01)


# --- what a worker is sent ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "player", "options"),
    [("qin", "greedy", {"players": 2, "first": 1}), ("great-wall", "rules", {"players": 3})],
)
def test_a_job_is_the_view_of_its_seat_and_nothing_else(
    game: str, player: str, options: dict[str, int], tmp_path: Path
) -> None:
    """Also for the bytes: they are the same for every deal that looks the same to the seat."""

    async def run() -> None:
        async with (
            serving(database(tmp_path), **ALONE) as server,
            server.guest() as ann,
            Hand.at(server.address, think=1) as hand,
        ):
            bots = [player] * (options["players"] - 1)
            table = await ann.open("me", *bots, game=game, options=options)
            async with ann.at(table):
                job = await hand.job()
                match = server.context.tables.live[table["id"]].table.match
                assert match is not None
                asked_game, asked, view, decision, advises, within = pickle.loads(job.question)
                assert (asked_game, asked, advises, decision) == (game, player, False, view.decision)
                assert view.seat != 0
                sent = (game, player, match.view(view.seat), decision, advises, within)
                assert plain(job.question) == plain(pickle.dumps(sent))
                for number in range(3):
                    other = games.find(game).resample(view, Chance(f"another deal {number}"))
                    assert other.to_json() != match.state.to_json()
                    sent = (game, player, other.view(view.seat), decision, advises, within)
                    assert plain(job.question) == plain(pickle.dumps(sent))

    asyncio.run(run())


def plain(question: bytes) -> bytes:
    """The same for equal questions, whichever objects they share."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True  # nothing is written as "the same as above"
    pickler.dump(pickle.loads(question))
    return written.getvalue()


# --- results --------------------------------------------------------------------------------------------


async def my_turn(line: Line) -> None:
    await line.until(lambda: bool(line.updates) and line.sight()["ask"] is not None)


def test_a_lost_worker_costs_no_move(tmp_path: Path) -> None:
    """Lost, handed back, late, wrong: the job goes to another worker until it is answered."""

    async def run() -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            remote = server.context.remote
            table = await ann.open("me", "greedy", options={"players": 2, "first": 1})
            async with ann.at(table) as line:
                async with Hand.at(server.address, "lost", think=1) as lost:
                    first = await lost.job()
                    assert remote.running == 1
                    lost.socket.transport.abort()  # without a word
                await until(server, lambda remote: not remote.links)
                async with Hand.at(server.address, "stopped", think=1) as stopped:
                    second = await stopped.job()
                    await stopped.send(Room({}))
                    await stopped.send(Back(second.number))
                    async with Hand.at(server.address, "last", think=1) as last:
                        third = await last.job()
                        assert first.question == second.question == third.question
                        choice = pickle.loads(third.question)[3].options[-1]
                        await stopped.send(Done(second.number, Thought(0.1, "nothing that is offered")))
                        await last.send(Done(third.number + 1, Thought(0.1, "another question")))
                        await last.send(Done(third.number, Thought(0.1, choice)))
                        await my_turn(line)
                        chosen = [item["choice"] for item in line.news() if item["what"] == "chose"]
                        assert [each.partition("/")[0] for each in chosen] == [choice]  # with its pile
                        assert (remote.done, remote.retried, remote.dropped) == (1, 2, 2)
                        figures = (await ann.http.get("/metrics")).text
                        for figure in ("mandate_workers 2.0", "mandate_worker_jobs 0.0",
                                       "mandate_worker_jobs_done_total 1.0",
                                       "mandate_worker_jobs_retried_total 2.0"):  # fmt: skip
                            assert figure in figures

    asyncio.run(run())


def test_a_worker_without_a_sign_of_life_loses_its_jobs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mandate.server.http.worker_socket.LEASE_SECONDS", 0.5)
    caplog.set_level(logging.INFO)

    async def run() -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            table = await ann.open("me", "greedy", options={"players": 2, "first": 1})
            async with ann.at(table), Hand.at(server.address, "asleep", think=1) as asleep:
                await asleep.job()
                await until(server, lambda remote: not remote.links)

    asyncio.run(run())
    assert "no sign of life" in str([getattr(record, "why", "") for record in caplog.records])


def test_a_hint_that_is_no_longer_needed_is_canceled_at_the_worker(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            table = await ann.open("me", "greedy", options={"players": 2, "first": 0}, hints=True)
            async with Hand.at(server.address, think=1) as hand:
                async with ann.at(table) as line:
                    await my_turn(line)
                    asked = asyncio.create_task(line.do("hint", seat=0, ask=line.sight()["ask"]))
                    job = await hand.job()
                asked.cancel()
                await asyncio.gather(asked, return_exceptions=True)
                assert await hand.hear() == Cancel(job.number)
                assert server.context.remote.running == 0

    asyncio.run(run())


def test_wrong_results_count_as_none_and_problems_keep_their_words() -> None:
    assert answer_of("think", result_of("think", ("a1", 0.5))) == ("a1", 0.5)
    assert answer_of("review", result_of("review", b"{}")) == b"{}"
    for wrong in (Studied(b"{}"), Failed("too slow")):
        with pytest.raises(OSError, match=r"another kind|too slow"):
            answer_of("think", wrong)
    with pytest.raises(msgspec.ValidationError):
        messages.to_server.decode(messages.encode(Done(1, Thought(-1.0, "a1"))))
    match: Match[State] = Match.start(games.find("qin"), {}, seed=1)
    with pytest.raises(Problem) as caught:
        match.play("pass")
    problem = caught.value
    again = answer_of("study", result_of("study", problem))
    assert isinstance(again, type(problem))
    assert (again.code.value, again.clause) == (problem.code.value, problem.clause)
    assert [again.tell(language) for language in ("en", "de", "fr")] == [
        problem.tell(language) for language in ("en", "de", "fr")
    ]
    busy = answer_of("study", result_of("study", Refused(ServerCode.TOO_HARD)))
    assert isinstance(busy, Refused)
    assert busy.code is ServerCode.TOO_HARD  # which has a status of its own


# --- without a worker -----------------------------------------------------------------------------------


def test_without_a_worker_players_wait_and_it_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            assert (await ann.http.get("/readyz")).json()["thinking"] == "no-worker"
            assert server.context.report().no_worker
            table = await ann.open("me", "greedy", options={"players": 2, "first": 0}, hints=True)
            async with ann.at(table) as line:
                await my_turn(line)
                answer = await line.do("hint", seat=0, ask=line.sight()["ask"])
                assert answer["code"] == "no-worker"
                record = (await ann.http.get(f"/api/tables/{table['id']}/record")).json()
                reviewed = await ann.http.post("/api/study/review", json={"record": record})
                assert (reviewed.status_code, reviewed.json()["code"]) == (503, "no-worker")
                checked = await ann.http.post("/api/study/options", json={"game": "qin", "options": {}})
                assert checked.status_code == 200, checked.text  # that needs no thinking
                options = line.sight()["view"]["decision"]["options"]
                await line.do("play", seat=0, ask=line.sight()["ask"], choice=options[0])
                async with Hand.at(server.address, think=1) as hand:
                    job = await hand.job()
                    assert (await ann.http.get("/readyz")).json()["thinking"] == "ok"
                    choice = pickle.loads(job.question)[3].options[0]
                    await hand.send(Done(job.number, Thought(0.1, choice)))
                    await my_turn(line)

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records].count(
        NO_WORKER
    ) == 2  # at the start and the end


def test_a_server_without_processes_needs_a_key() -> None:
    with pytest.raises(Refused, match="MANDATE_WORKER_KEY"):
        read_settings({"bot_workers": 0}, environment={})
    with pytest.raises(Malformed) as caught:
        read_settings({"worker_key": "too-short"}, environment={})
    assert "too-short" not in str(caught.value)
    assert read_settings({"bot_workers": 0, "worker_key": KEY}, environment={}).worker_key == KEY


# --- who is admitted ------------------------------------------------------------------------------------


async def refusal_at(address: str, key: str = KEY, name: str = "hand") -> tuple[str, dict[str, Any]]:
    """What a worker says that is not admitted."""
    said: list[tuple[str, dict[str, Any]]] = []
    program = Program([address], key, name, 1, lambda message, **facts: said.append((message, facts)))
    async with asyncio.timeout(PATIENCE):
        await Connection(program, address).run()
    [only] = said
    return only


def test_workers_that_do_not_fit_are_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> list[str]:
        async with serving(database(tmp_path), **ALONE) as server:
            refused = [await refusal_at(server.address, "another-key-than-that")]
            async with Hand.at(server.address, "twin"):
                refused += [await refusal_at(server.address, name="twin")]
                async with Hand.at(server.address, "twin"):  # the same one, back before it was missed
                    await until(server, lambda remote: len(remote.links) == 1)
            hello = messages.hello("old", "1", {}, b"")
            other = {"name": "old", "version": "0.0.9", "what": "a later release may say"}
            monkeypatch.setattr("mandate.server.workers.program.hello", lambda *_: other)
            refused += [await refusal_at(server.address, name="old")]
            lacking = msgspec.structs.replace(hello, games={"qin": "0"})
            monkeypatch.setattr("mandate.server.workers.program.hello", lambda *_: lacking)
            invite([Invited("Hua", "hua:choose", ("qin",))])
            refused += [await refusal_at(server.address, name="old")]
            invite([])
            assert not server.context.remote.links
        async with serving(database(tmp_path)) as server:
            refused += [await refusal_at(server.address)]
        assert {message for message, _ in refused} == {"worker-refused"}
        return [facts["why"].tell("en") for _, facts in refused]

    key, name, version, lacks, off = asyncio.run(run())
    assert "do not have the same key" in key
    assert "Another worker called twin" in name
    assert f"has version 0.0.9 and the server {__version__}" in version
    rules = ", ".join(f"{name} {games.find(name).rules_version}" for name in games.names())
    assert f"lacks what this server plays: {rules}, Hua." in lacks
    assert "admits no workers" in off
    logged = [record.why for record in caplog.records if record.getMessage() == "worker refused"]  # type: ignore[attr-defined]
    assert logged == [key, name, version, lacks, off]


def test_a_server_that_only_pretends_to_know_the_key_gives_no_jobs() -> None:
    async def pretend(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(messages.encode(messages.Challenge(b"nonce", bytes(32))))
        await socket.recv()
        await socket.send(messages.encode(messages.Verdict()))

    async def run() -> tuple[str, dict[str, Any]]:
        async with serve(pretend, "127.0.0.1", 0) as server:
            [door] = server.sockets
            return await refusal_at(f"http://127.0.0.1:{door.getsockname()[1]}")

    message, facts = asyncio.run(run())
    assert message == "worker-refused"
    assert facts["why"].code is ServerCode.WORKER_KEY


def test_a_server_that_does_not_answer_is_tried_again_and_mentioned_once() -> None:
    async def run() -> list[str]:
        said: list[str] = []
        address = "http://127.0.0.1:9"
        program = Program(
            [address], KEY, "hand", 1, lambda message, **facts: said.append(f"{message} {facts}")
        )
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(1.5):  # several attempts
                await Connection(program, address).run()
        return said

    [line] = asyncio.run(run())
    assert line.startswith("worker-unreachable")
    assert "127.0.0.1:9" in line


# --- the seal -------------------------------------------------------------------------------------------


def test_sealed_messages_arrive_whole_and_in_order_or_not_at_all() -> None:
    long = os.urandom(2 * PIECE + 1)
    here, there = Seal(KEY, SERVER, b"hello", b"nonce"), Seal(KEY, WORKER, b"hello", b"nonce")
    first, second = [*here.frames(long)], [*here.frames(b"")]
    assert [there.message(frame) for frame in first + second] == [None, None, long, b""]
    for frames in (
        [first[1]],  # not the first one
        [first[0], first[0]],  # the same again
        [first[0][:-1] + b"?"],  # changed
        [b""],
        [*Seal(KEY, WORKER, b"hello", b"nonce").frames(b"sent back")],
        [*Seal("another key", SERVER, b"hello", b"nonce").frames(b"forged")],
        [*Seal(KEY, SERVER, b"hello", b"an earlier one").frames(b"replayed")],
    ):
        fresh = Seal(KEY, WORKER, b"hello", b"nonce")
        with pytest.raises(BrokenSeal):
            [fresh.message(frame) for frame in frames]


def test_a_message_without_end_is_not_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.server.workers.seal._LARGEST", PIECE)
    here, there = Seal(KEY, SERVER, b""), Seal(KEY, WORKER, b"")
    with pytest.raises(BrokenSeal, match="bytes"):
        [there.message(frame) for frame in here.frames(bytes(2 * PIECE))]


class _Evil:
    def __reduce__(self) -> tuple[object, ...]:
        return os.system, ("exit 1",)


@pytest.mark.parametrize("game", games.names())
def test_a_question_can_be_read_at_a_worker_and_cannot_run_anything_there(game: str) -> None:
    match: Match[State] = Match.start(games.find(game), {}, seed=1)
    for _ in range(5):
        seat, decision = next(iter(match.pending.items()))
        view = match.view(Seat(seat))
        question = pickle.dumps((game, "greedy", view, decision, False, None))
        assert plain(pickle.dumps(read_carefully(question))) == plain(question)
        match.play(decision.options[0], seat)
    task = read_carefully(pickle.dumps((ReviewTask(record=match.record),)))
    assert task == (ReviewTask(record=match.record),)
    for place in (_Evil(), Program, Problem.tell, main_of("mandate.cli.main"), subprocess.Popen):
        with pytest.raises(pickle.UnpicklingError, match="no place in a question"):
            read_carefully(pickle.dumps((place,)))


def main_of(module: str) -> Any:
    import importlib

    return importlib.import_module(module).main


# --- real processes -------------------------------------------------------------------------------------


def start_worker(address: str, name: str) -> Child:
    return Child(["worker", "--at", address, "--processes", "1", "--name", name, "--lang", "en"])


def test_a_server_without_processes_plays_hints_and_reviews_through_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of two workers is killed while it has a job; the game continues all the same."""
    monkeypatch.setenv("MANDATE_WORKER_KEY", KEY)

    async def run(running: list[Child]) -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            running += [start_worker(server.address, name) for name in ("one", "two")]
            await until(server, lambda remote: remote.pools["think"].free == 2)
            table = await ann.open("me", "greedy", options={"players": 2, "first": 0}, hints=True)
            async with ann.at(table) as line:
                await my_turn(line)
                hinted = await line.do("hint", seat=0, ask=line.sight()["ask"])
                assert hinted["is"] == "hint", hinted
                running[0].send_signal(signal.SIGSTOP)
                few = asyncio.create_task(line.play(Chance("person"), until=lambda: len(line.accepted) == 4))
                await until(server, lambda remote: remote.links["one"].jobs)
                assert not few.done()
                running[0].kill()
                await asyncio.to_thread(running.pop(0).communicate)
                await few
                assert server.context.remote.retried == 1
                await line.do("resign", seat=0)
                record = (await ann.http.get(f"/api/tables/{table['id']}/record")).json()
            reviewed = await ann.http.post("/api/study/review", json={"record": record})
            assert reviewed.status_code == 200, reviewed.text
            running[0].terminate()
            await until(server, lambda remote: not remote.links)
            said, wrong = await asyncio.to_thread(running[0].communicate, timeout=PATIENCE)
            assert running.pop().returncode == 0, wrong
            assert said.splitlines() == [
                "two has one process for thinking (stop it with Ctrl-C).",
                f"Connected to {server.address}.",
                "Stopped. What was not finished goes to others.",
            ]
            assert [line for line in wrong.splitlines() if json.loads(line)["level"] != "info"] == []

    started: list[Child] = []
    try:
        asyncio.run(run(started))
    finally:
        for each in started:
            each.kill()
            each.communicate()


class Slow:
    """A pool whose answer never comes, or is that."""

    free = 1

    def __init__(self, answer: bytes | None = None) -> None:
        self.answer = answer

    def start(self) -> None:
        pass

    async def ask(self, *_: object) -> tuple[str, float] | bytes:
        return self.answer or await asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        pass


def test_a_worker_that_is_stopped_hands_back_what_it_cannot_finish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandate.server.workers.program.FINISH_SECONDS", 0.05)

    async def run() -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            said: list[str] = []
            program = Program([server.address], KEY, "slow", 1, lambda message, **_: said.append(message))
            program.pools = dict.fromkeys(messages.KINDS, Slow())  # type: ignore[arg-type]
            working = asyncio.create_task(program.run())
            table = await ann.open("me", "greedy", options={"players": 2, "first": 1})
            async with ann.at(table):
                await until(server, lambda remote: remote.running)
                program.stop()
                assert await working
                assert said == ["worker-connected", "worker-finishing", "worker-stopped"]
                async with Hand.at(server.address, think=1) as hand:
                    await hand.job()
                    assert server.context.remote.retried == 1

    asyncio.run(run())


def test_a_result_that_is_too_large_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.server.workers.program.LARGEST_RESULT", 1_000)

    async def run() -> None:
        async with serving(database(tmp_path), **ALONE) as server, server.guest() as ann:
            said: list[str] = []
            program = Program([server.address], KEY, "large", 1, lambda message, **_: said.append(message))
            program.pools = dict.fromkeys(messages.KINDS, Slow(bytes(1_000)))  # type: ignore[arg-type]
            working = asyncio.create_task(program.run())
            await until(server, lambda remote: remote.links)
            match: Match[State] = Match.start(games.find("qin"), {}, seed=1)
            answer = await ann.http.post(
                "/api/study/review", json={"record": msgspec.to_builtins(match.record)}
            )
            assert (answer.status_code, answer.json()["code"]) == (503, "too-hard")
            program.stop()
            assert await working
            assert said == ["worker-connected", "worker-too-large", "worker-stopped"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("arguments", "key", "sentence"),
    [
        (["--at", "http://127.0.0.1:9"], "", "The worker key is missing"),
        (["--at", "nowhere at all"], KEY, "nowhere at all"),
        (["--at", "http://127.0.0.1:9", "--processes", "0"], KEY, "processes"),
    ],
)
def test_a_worker_that_cannot_begin_says_why_in_one_line(
    arguments: list[str],
    key: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("MANDATE_WORKER_KEY", key)
    assert main_of("mandate.cli.main")(["worker", *arguments, "--lang", "en"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert sentence in line
