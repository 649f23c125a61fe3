"""Python functions at a server's tables, where its operator has invited them."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from mandate import games
from mandate.cli.main import main
from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.record import loads
from mandate.core.replay import replay
from mandate.core.rng import Chance
from mandate.players import find, names_for, read_agents
from mandate.players.invited import Invited, invite
from mandate.server.workers.agents import _try
from mandate.server.workers.bots import Bots
from mandate.table.opening import seatable
from tests.server.serving import Person, Process, serving
from tests.server.test_bots import question

MODULE = """
import json, os, time

def last(view, decision):
    return decision.options[-1]

def noting(view, decision):
    with open("seen.jsonl", "a") as file:
        file.write(json.dumps(view.to_json()) + "\\n")
    return decision.options[0]

def great_wall(view, decision):
    view.decision.kind  # of both games
    assert "honor" in str(view.to_json())
    return decision.options[0]

def fails(view, decision):
    raise RuntimeError("no idea")

def nonsense(view, decision):
    return "ZZ:a1a1"

def slow(view, decision):
    time.sleep(3600)

def dies(view, decision):
    os._exit(1)

number = 7
"""

LOUD = """
import os
from pathlib import Path

def choose(view, decision):
    print("to the output")
    os.write(2, b"by its number\\n")
    if Path("tables.db").exists():  # not while it is tried out
        raise RuntimeError("no\\nidea")
    return decision.options[0]
"""


@pytest.fixture(autouse=True)
def my_agent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in the folder that the server is started in."""
    (tmp_path / "my_agent.py").write_text(MODULE, "utf-8")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "my_agent", raising=False)


def test_an_agent_plays_at_a_table_and_sees_what_its_seat_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(
                f"sqlite:///{tmp_path / 'tables.db'}", agent="Hua=my_agent:noting", bot_workers=1
            ) as server,
            server.guest() as ann,
        ):
            answer = {info["id"]: info for info in (await ann.http.get("/api/games")).json()}
            for info in answer.values():
                assert info["agents"] == ["Hua"]
                assert "Hua" in info["bots"]
                assert "Hua" not in info["strength"]
            (tmp_path / "seen.jsonl").unlink()  # what it was asked before it was let in
            table = await ann.open("me", "Hua")
            async with ann.at(table) as line:
                await line.play(Chance("a"))
                await line.until(lambda: line.status == "over")
                assert line.last["table"]["seats"][1]["name"] == "Hua"
            record = loads((await ann.http.get(f"/api/tables/{table['id']}/record")).text)
            states = [state.copy() for _, state, _ in replay(games.find("qin"), record)]
            shown = [state.view(Seat(1)).to_json() for state in states if 1 in state.pending]
            seen = (tmp_path / "seen.jsonl").read_text("utf-8").splitlines()
            assert [json.loads(text) for text in seen] == json.loads(json.dumps(shown)) != []

    asyncio.run(run())


def test_an_agent_that_fails_or_dawdles_stops_no_one(capfd: pytest.CaptureFixture[str]) -> None:
    wrong = ("fails", "nonsense", "slow")
    invite([Invited(name, f"my_agent:{name}", ("qin",)) for name in (*wrong, "last")])

    async def run() -> None:
        bots = Bots(workers=1, limit=60)
        view, decision = question()
        try:
            for name in wrong:
                bots.limit = 0.5 if name == "slow" else 60
                assert await bots.choose("qin", name, view, decision) in decision.options
            bots.limit = 60
            assert await bots.choose("qin", "last", view, decision) == decision.options[-1]
        finally:
            await bots.close()

    try:
        asyncio.run(run())
    finally:
        invite([])
    err = capfd.readouterr().err  # where the processes' log goes
    assert "RuntimeError: no idea" in err
    assert "'ZZ:a1a1' is not an option" in err


def test_all_that_an_agent_prints_and_every_failure_is_a_json_object_a_line(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Person.coming_in(address, "Ann") as ann:
            table = await ann.open("loud", "me", options={"first": 0})
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates) and line.sight()["ask"] is not None)

    (tmp_path / "loud.py").write_text(LOUD, "utf-8")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Process(database, "--agent", "loud=loud:choose", "--bot-workers", "1") as server:
        asyncio.run(play(server.address))
        code, log = server.stop()
    assert code == 0, log
    first, *lines = log.splitlines()
    assert first == "Trying out the agents …"  # before there is a log
    entries = [json.loads(line) for line in lines]
    assert all({"at", "level", "from", "message"} <= entry.keys() for entry in entries)
    seated = next(entry for entry in entries if entry["message"] == "agent may sit at tables")
    assert seated["games"] == list(games.names())
    failed = [entry for entry in entries if entry["message"] == "computer player failed"]
    assert failed
    assert all("RuntimeError: no\nidea" in entry["trace"] for entry in failed)
    printed = {entry.get("output") for entry in entries}
    assert printed >= {"to the output", "by its number"}


def test_an_agent_is_offered_for_the_games_that_it_plays() -> None:
    hua, wall = read_agents(" Hua = my_agent:last , Wall=my_agent:great_wall")
    assert (hua.name, _try(hua.place).games) == ("Hua", list(games.names()))
    assert (wall.name, _try(wall.place).games) == ("Wall", ["great-wall"])
    invite([Invited("Hua", hua.place, games.names()), Invited("Wall", wall.place, ("great-wall",))])
    try:
        assert names_for("qin")[-1] == seatable("Hua", "qin") == "Hua"
        assert names_for("great-wall")[-2:] == ("Hua", "Wall")
        with pytest.raises(Malformed, match="Wall"):
            seatable("Wall", "qin")
        view, decision = question()
        assert find("Hua").choose(view, decision) == decision.options[-1]
    finally:
        invite([])
    with pytest.raises(Malformed):
        seatable("Hua", "qin")


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("no_such_module:f", "No module named"),
        ("my_agent:missing", "missing"),
        ("my_agent:number", "number is no function"),
        ("leaves:f", "SystemExit: 3"),
        ("my_agent:fails", "qin: RuntimeError: no idea"),
        ("my_agent:nonsense", "'ZZ:a1a1' is not an option"),
    ],
)
def test_who_can_play_nothing_is_known_with_the_reason(place: str, expected: str) -> None:
    tried = _try(place)
    assert tried.games == []
    assert expected in tried.reason


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Hua", "NAME=MODULE:FUNCTION"),
        ("Hua=my_agent", "NAME=MODULE:FUNCTION"),
        ("=my_agent:last", "NAME=MODULE:FUNCTION"),
        ("bot:x=my_agent:last", "NAME=MODULE:FUNCTION"),
        ("Chancellor=my_agent:last", "“Chancellor”"),
        ("level=my_agent:last", "“level”"),
        ("Hua=my_agent:last,hua=my_agent:noting", "“hua”"),
    ],
)
def test_names_that_mean_nothing_or_someone_else_are_refused(written: str, expected: str) -> None:
    with pytest.raises(Malformed, match=re.escape(expected)):
        read_agents(written)


def test_a_server_with_an_agent_that_cannot_play_does_not_start(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["serve", "--lang", "en", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    assert main([*command, "--agent", "Hua=my_agent"]) == 2
    err = capfd.readouterr().err
    assert re.fullmatch(r"mandate serve: .*NAME=MODULE:FUNCTION.*\n", err), err
    assert main([*command, "--agent", "Hua=my_agent:dies"]) == 2
    err = capfd.readouterr().err
    assert err == (
        "Trying out the agents …\nmandate serve: “Hua=my_agent:dies” cannot play: it has ended its process\n"
    )
    assert not (tmp_path / "tables.db").exists()
