"""`mandate ladder … --at` and `mandate bot --ladder`: a program's way through a ladder from a terminal."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mandate.cli.main import main
from tests.server.serving import PATIENCE, serving
from tests.server.test_bot_socket import EXAMPLE

POLL_S = 0.05


def test_a_program_on_a_ladder_from_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", ladder="open") as server:

            async def mandate(*words: str, expected: int = 0) -> str:
                found = await asyncio.to_thread(main, [*words, "--at", server.address])
                assert found == expected
                said = capsys.readouterr()
                return said.err or said.out

            async def until(true: Callable[[str], bool], *words: str) -> str:
                async with asyncio.timeout(PATIENCE):
                    while not true(said := await mandate(*words)):
                        await asyncio.sleep(POLL_S)
                return said

            assert "qin-1 (running): 0 players, 0 games" in await mandate("ladder", "seasons")
            file = tmp_path / "token"
            await mandate("ladder", "token", "Li-Bing@2", "--out", str(file))
            assert file.stat().st_mode & 0o077 == 0
            assert "NAME@VERSION" in await mandate("ladder", "token", "two words", expected=2)
            assert "Li-Bing@2: away" in await mandate("ladder", "bots")
            assert "MANDATE_BOT_TOKEN" in await mandate("bot", "true", "--ladder", "qin", expected=2)
            program = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "mandate", "bot", f"{sys.executable} {EXAMPLE}",
                "--ladder", "qin", "--token", str(file), "--at", server.address,
                stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            shown = await until(lambda said: "Li-Bing@2" in said, "ladder", "show", "qin-1")
            assert "plays like level" in shown
            assert "Li-Bing@2: connected" in await mandate("ladder", "bots")
            assert "has not ended" in await mandate("ladder", "archive", "qin-1", expected=2)
            await mandate("ladder", "revoke", "Li-Bing@2")
            assert await program.wait() == 2  # it does not try again
            assert "Li-Bing@2: revoked" in await mandate("ladder", "bots")
            server.context.ladders.season_ms = 0
            await until(lambda said: "qin-1 (over)" in said, "ladder", "seasons")
            archive = tmp_path / "season.jsonl"
            assert "verify" in await mandate("ladder", "archive", "qin-1", "--out", str(archive))
            assert await asyncio.to_thread(main, ["ladder", "verify", str(archive)]) == 0

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("MANDATE_BOT_TOKEN", raising=False)
    asyncio.run(story())
