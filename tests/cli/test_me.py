"""`mandate me`: what the page can do for one's own guest, from a terminal."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from mandate.cli.main import main
from tests.server.serving import serving


def test_from_one_terminal_to_another_and_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann\u202e") as ann:
            await ann.open("me", "open")
            code = (await ann.http.post("/api/me/code")).json()["code"]

            async def me(*words: str, expected: int = 0) -> str:
                assert await asyncio.to_thread(main, ["me", *words, "--at", server.address]) == expected
                found = capsys.readouterr()
                return found.err if expected else found.out

            assert "does not know you yet" in await me("show", expected=2)
            assert "not valid" in await me("recover", "WRONG", expected=2)
            monkeypatch.setattr("sys.stdin", io.StringIO(f"{code}\n"))
            assert await me("recover") == "Welcome back, Ann!\n"
            shown = await me("show")
            assert shown.startswith("Name: Ann\nPasskeys: – · recovery code: yes\n")
            assert "mandate on" in shown
            assert "this device" in shown
            assert "Your code: " in await me("code")
            file = tmp_path / "all.json"
            assert str(file) in await me("export", str(file))
            assert len(json.loads(file.read_text("utf-8"))["games"]) == 1
            assert "1, 2, others" in await me("sign-out", "7", expected=2)
            assert await me("sign-out", "others") == "Signed out.\n"
            assert (await ann.http.get("/api/me")).status_code == 401
            assert "--yes" in await me("delete", expected=2)
            assert "deleted" in await me("delete", "--yes")
            assert not list(tmp_path.rglob("guests/*.json"))

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    asyncio.run(story())


def test_a_break_ends_by_signing_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann") as ann:
            code = (await ann.http.post("/api/me/code")).json()["code"]
            for words in (["recover", code], ["break", "--yes"], ["recover", code]):
                assert await asyncio.to_thread(main, ["me", *words, "--at", server.address]) == 0
            assert capsys.readouterr().out.count("Welcome back, Ann!") == 2

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    asyncio.run(story())
