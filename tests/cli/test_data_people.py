"""`mandate data export --database`: games of people, only with the consent of all, and without names."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from mandate import games
from mandate.cli.main import main
from mandate.core.record import loads
from mandate.core.replay import replay
from mandate.core.rng import Chance
from tests.envs.test_dataset import export, files, rows
from tests.server.serving import PATIENCE, Person, serving

POLL_S = 0.05
TINY: dict[str, Any] = {"name": "Map of Ann", "rows": ["R..", ".Y.", "..B"]}


async def play(*people: Person) -> str:
    """A game between two people; its table."""
    one, other = people
    table = await one.open("me", "open", options={"players": 2, "board": TINY})
    assert (await other.do(table, "sit")).status_code == 200
    async with one.at(table) as first, other.at(table) as second:
        await asyncio.gather(first.play(Chance("1")), second.play(Chance("2")))
    return str(table["id"])


def test_only_games_to_which_all_agreed_are_exported_and_no_name_is_in_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    given = ("qin", "--database", database, "--license", "CC-BY-4.0")

    async def story() -> tuple[str, str]:
        async with (
            serving(database) as server,
            server.guest("Ann") as ann,
            server.guest("Bo") as bo,
            server.guest("Cy") as cy,
        ):

            async def me(*words: str) -> str:
                assert await asyncio.to_thread(main, ["me", *words, "--at", server.address]) == 0
                return capsys.readouterr().out

            code = (await ann.http.post("/api/me/code")).json()["code"]
            await me("recover", code)
            assert await me("data") == "Your games may be published without names: no\n"
            assert await me("data", "on") == "Your games may be published without names: yes\n"
            for person in (bo, cy):
                await person.http.post("/api/me/code")
                assert (await person.http.get("/api/me/profile")).status_code == 200
            await bo.http.put("/api/me/profile", json={"public": ["games", "data"]})
            tag = (await bo.http.get("/api/me/profile")).json()["person"]["tag"]
            assert (await cy.http.get(f"/api/people/{tag}")).json()["public"] == ["games"]
            tables = await play(ann, bo), await play(ann, cy)
            async with asyncio.timeout(PATIENCE):
                while len(await server.context.store.played.tables_of("qin", 2**53)) < 2:
                    await asyncio.sleep(POLL_S)
            return tables

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    both, one = asyncio.run(story())
    out = tmp_path / "people"
    assert export(*given[:-2], "--out", out) == 2  # without a license
    assert export(*given, "--agent", "greedy", "--out", out) == 2
    assert export(*given, "--out", out) == 0
    (game,) = rows(out, "games")
    assert game["players"] == ["player 1", "player 2"]
    *_, (_, state, _) = replay(games.find("qin"), loads(game["record"]))
    assert state.outcome is not None
    assert rows(out, "positions")
    content = b"".join(files(out).values())
    for secret in ("Ann", "Bo@", "Map of", both, one):
        assert secret.encode() not in content
        assert secret not in game["record"]
    assert "had agreed" in (out / "README.md").read_text("utf-8")
    before = files(out)
    (out / "games" / "00000000.parquet").unlink()
    assert export(*given, "--out", out) == 0  # continues
    assert files(out) == before
    asyncio.run(withdraw(database))
    capsys.readouterr()
    assert export(*given, "--out", out) == 2  # and not once one of them has withdrawn
    assert "tables" in capsys.readouterr().err
    assert export(*given, "--out", tmp_path / "later") == 0
    assert rows(tmp_path / "later", "games") == []


async def withdraw(database: str) -> None:
    from mandate.server.store.store import Store

    store = Store(database)
    await store.open()
    for guest in await store.profiles.consenting():
        await store.profiles.change(guest, [], 0)
    await store.close()
