"""The tutorials do what they promise: what they show is what is run here, with fewer games."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from mandate import qin
from mandate.cli.main import main
from mandate.core.game import Seat
from mandate.players import read_agents
from mandate.players.agent import AgentPlayer
from mandate.server.settings import Settings, read_settings
from tests.server.serving import PATIENCE, serving

PROJECT = Path(__file__).parents[2]
BOT, MAP, TLS = (
    (PROJECT / "docs" / "tutorials" / f"{page}.md").read_text("utf-8")
    for page in ("a-bot-that-thinks", "a-map-of-your-own", "a-server-with-tls")
)
LONGEST = 50  # lines: it is promised in the title


def block(page: str, kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found[1]


def command(page: str, *beginning: str, **instead: str) -> list[str]:
    """The words behind `mandate` of a command that the page shows, with some of its settings exchanged."""
    line = next(line for line in page.splitlines() if line.startswith(" ".join(("mandate", *beginning))))
    words = re.findall(r'"[^"]*"|\S+', line.partition("#")[0])[1:]
    for flag, value in instead.items():
        words[words.index(f"--{flag}") + 1] = value
    return [word.strip('"') for word in words]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of someone who follows the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "thinking_bot", raising=False)
    (tmp_path / "thinking_bot.py").write_text(block(BOT, "python"), "utf-8")
    (tmp_path / "thinking_bot.js").write_text(block(BOT, "js"), "utf-8")
    (tmp_path / "two-lakes.txt").write_text(block(MAP, "text"), "utf-8")
    return tmp_path


def share_of_the_first(capsys: pytest.CaptureFixture[str]) -> float:
    """Of the wins of a match as JSON, in which no one failed."""
    out = json.loads(capsys.readouterr().out)
    assert out["failures"] == {}
    share: float = out["tables"][0]["standings"][0]["share"]["mean"]
    return share


@pytest.mark.parametrize(("kind", "file"), [("python", "thinking_bot.py"), ("js", "thinking_bot.js")])
def test_the_bots_are_those_among_the_examples_and_short(kind: str, file: str) -> None:
    text = block(BOT, kind)
    assert text == (PROJECT / "examples" / "bots" / file).read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST


@pytest.mark.usefixtures("here")
def test_the_bot_wins_most_games_of_its_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = command(BOT, "arena", "qin", "agent:", games="6")
    words.remove("random")
    assert main([*words, "--jobs", "1", "--json"]) == 0
    assert share_of_the_first(capsys) > 0.5


@pytest.mark.usefixtures("here")
def test_the_bot_may_sit_at_a_servers_tables() -> None:
    (invited,) = read_agents(command(BOT, "serve", "--open", "--agent")[-1])
    assert invited.name == "Thinker"
    match = qin.new(seed=1)
    assert match.decision is not None
    assert AgentPlayer(invited.place, "seed").choose(match.view(Seat(0)), match.decision) in match.options


@pytest.mark.usefixtures("here")
@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not here")
def test_the_bot_in_javascript_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    words = command(BOT, "arena", "qin", '"bot:node', games="4")
    words.remove("greedy")
    assert main([*words, "--jobs", "1", "--time", "60", "--json"]) == 0
    assert share_of_the_first(capsys) == 1


@pytest.mark.usefixtures("here")
def test_the_map_is_one_and_is_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(MAP, "board", "check")) == 0
    assert "two-lakes" in capsys.readouterr().out
    assert main([*command(MAP, "simulate", games="6"), "--jobs", "1"]) == 0
    assert "6 games of Qin" in capsys.readouterr().out


# --- behind a proxy ---------------------------------------------------------------------------------------


def test_the_settings_of_nginx_are_whole() -> None:
    """Blocks are closed, and each line in them ends as it must; there is no nginx here to ask."""
    lines = [line.partition("#")[0].strip() for line in block(TLS, "nginx").splitlines()]
    depth = 0
    for line in filter(None, lines):
        assert re.search(r"[;{}]$", line), line
        depth += line.count("{") - line.count("}")
        assert depth >= 0
    assert depth == 0


def forwarded(name: str, guest: str) -> dict[str, str]:
    """The headers that nginx would send with these settings."""
    values = {"$http_host": name, "$remote_addr": guest, "$scheme": "https", "$http_upgrade": "websocket"}
    found = re.findall(r"proxy_set_header (\S+) (\S+);", block(TLS, "nginx"))
    return {header: values.get(value, value.strip('"')) for header, value in found}


def settings(folder: Path) -> Settings:
    """Those of the page, on any free port and with a database of our own."""
    file = folder / "mandate.toml"
    file.write_text(block(TLS, "toml"), "utf-8")
    read = read_settings({}, file=str(file), environment={})
    assert read.database.startswith("sqlite:////var/lib/mandate/")
    return msgspec.structs.replace(read, port=0, database=f"sqlite:///{folder / 'tables.db'}", rate=1000)


def test_people_behind_the_proxy(tmp_path: Path) -> None:
    asyncio.run(_behind_the_proxy(tmp_path))


async def _behind_the_proxy(tmp_path: Path) -> None:
    chosen = msgspec.structs.asdict(settings(tmp_path))
    name = chosen["hosts"]
    headers = forwarded(name, "203.0.113.7")
    assert headers["X-Forwarded-Proto"] == "https"
    upgrade = {"Upgrade", "Connection"}
    plain = {header: value for header, value in headers.items() if header not in upgrade}
    async with (
        serving(**chosen) as server,
        httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
    ):
        ready = await http.get("/readyz", headers=plain)
        assert ready.json()["status"] == "ok"
        me = await http.post("/api/me", json={"name": "Ann"}, headers={**plain, "Origin": f"https://{name}"})
        assert me.status_code < 300, me.text
        assert "; Secure" in me.headers["set-cookie"]
        elsewhere = await http.post(
            "/api/me", json={"name": "Eve"}, headers={**plain, "Origin": "https://evil.example"}
        )
        assert elsewhere.status_code == 403
        unknown = await http.get("/", headers={**plain, "Host": "elsewhere.example"})
        assert unknown.status_code == 421
        await _socket_opens(http, server.address, plain, name)


async def _socket_opens(http: httpx.AsyncClient, address: str, plain: dict[str, str], name: str) -> None:
    plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"players": 2}}
    guest = await http.post("/api/me", json={"name": "Ben", "program": True}, headers=plain)
    passed = {**plain, "Authorization": f"Bearer {guest.json()['token']}"}
    table: dict[str, Any] = (await http.post("/api/tables", json=plan, headers=passed)).json()
    uri = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/socket?after=0&link={table['link']}"
    async with connect(uri, additional_headers=passed, origin=f"https://{name}") as socket:  # type: ignore[arg-type]
        update = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    assert update
