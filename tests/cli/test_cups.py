"""`mandate cups`: hosting, entering and watching the standings from a terminal."""

import asyncio
from pathlib import Path

import pytest

from mandate.cli.main import main
from tests.server.serving import serving


def test_a_cup_from_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann") as ann:
            code = (await ann.http.post("/api/me/code")).json()["code"]

            async def mandate(*words: str, expected: int = 0) -> str:
                found = await asyncio.to_thread(main, [*words, "--at", server.address])
                assert found == expected
                said = capsys.readouterr()
                return said.err or said.out

            await mandate("me", "recover", code)
            assert await mandate("cups") == "There are no cups yet.\n"
            assert "mini | swiss | arena" in await mandate("cups", "host", expected=2)
            assert "has 3, 4, 5, 7 players" in await mandate(
                "cups", "host", "mini", "--players", "3", "--size", "6", expected=2
            )
            hosted = await mandate("cups", "host", "mini", "--size", "2", "--clock", "3")
            cup = hosted.split()[0]
            assert "Mini cup (Qin), 0 of 2, open" in hosted
            assert "1. Ann  0 (0)" in await mandate("cups", "enter", cup)
            async with server.guest("Ben") as ben:
                await ben.http.post("/api/me/code")
                assert (await ben.http.post(f"/api/cups/{cup}/enter")).status_code == 200
                shown = await mandate("cups", "show", cup)
                assert f"mandate play --at {server.address}/invite/" in shown
                assert "running" in await mandate("cups")
                assert '"status":"running"' in await mandate("cups", "show", cup, "--json")
                assert "has already begun" in await mandate("cups", "close", cup, expected=2)
                assert "running" in await mandate("cups", "withdraw", cup)

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    asyncio.run(story())
