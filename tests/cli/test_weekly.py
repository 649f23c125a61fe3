"""`mandate weekly`: the deal of the week from a terminal, and its proof."""

import asyncio
import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.people.weekly import WEEK_MS, week_of
from tests.server.serving import serving


def test_a_week_from_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann") as ann:
            code = (await ann.http.post("/api/me/code")).json()["code"]
            tables = server.context.tables
            now = tables.clock()
            week = week_of(now)

            async def mandate(*words: str, expected: int = 0) -> str:
                found = await asyncio.to_thread(main, [*words, "--at", server.address])
                said = capsys.readouterr()
                assert found == expected, said.err
                return said.err or said.out

            await mandate("me", "recover", code)
            assert "qin | great-wall" in await mandate("weekly", "play", "go", expected=2)
            shown = await mandate("weekly")
            assert f"Qin, {week} (Settler): no game is over yet" in shown
            assert f"The Great Wall, {week} (alone)" in shown
            sealed = shown.partition("sealed deal: ")[2].split()[0]
            assert "still sealed" in await mandate("weekly", "deal", "qin", expected=2)
            opened = await mandate("weekly", "play", "qin", "--named")
            assert f"mandate play --at {server.address}/invite/" in opened
            assert "Finish your game" in await mandate("weekly", "practice", "qin", expected=2)
            table = opened.partition("/invite/")[2].split("/")[0]
            left = await ann.http.post(f"/api/tables/{table}/commands", json={"do": "resign", "seat": 0})
            assert left.status_code == 200
            while "Your place among all: 1" not in (shown := await mandate("weekly", "list", "qin")):
                await asyncio.sleep(0.02)
            assert "(out of competition) Ann  +0, gave up" in shown
            assert "Ann" not in await mandate("weekly", "unname", "qin")
            assert "already played" in await mandate("weekly", "play", "qin", expected=2)
            assert "/invite/" in await mandate("weekly", "practice", "qin")
            monkeypatch.setattr(tables, "clock", lambda: now + WEEK_MS)
            deal = await mandate("weekly", "deal", "qin", "--week", week)
            assert json.loads(deal)["commitment"] == sealed
            (tmp_path / "deal.json").write_text(deal)
            assert await asyncio.to_thread(main, ["verify", str(tmp_path / "deal.json")]) == 0
            assert json.loads(deal)["commitment"][:8] in capsys.readouterr().out

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    asyncio.run(story())
