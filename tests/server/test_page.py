"""What browsers and messengers open: HEAD, addresses where nothing is, and the previews of links."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from mandate.lang import LANGUAGES, say
from tests.server.serving import Serving, serving

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
INDEX = '<!doctype html><title>Mandate</title><meta property="og:image" content="./preview.png">'
FRIENDS = {
    "game": "qin",
    "options": {"players": 3},
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    "pace": {"per": "move", "seconds": 3 * 86400},
}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "assets" / "page.js").write_text("export {};\n" * 100, "utf-8")
    monkeypatch.setattr("mandate.server.built.PAGE", folder)


@pytest.mark.usefixtures("site")
def test_head_tells_what_get_would(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            paths = ("/", "/index.html", "/assets/page.js", "/healthz", "/api/games", "/nowhere", "/api/me")
            for path in paths:
                got, head = await ann.http.get(path), await ann.http.head(path)
                assert head.status_code == got.status_code, path
                assert head.headers["content-type"] == got.headers["content-type"], path
                assert head.content == b""
            assert (await ann.http.head("/")).status_code == 200
            assert (await ann.http.head("/api/study/options")).status_code == 405

    asyncio.run(run())


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    "path", ["/nowhere", "/deep/in/nowhere", "/assets/", "/api/nothing", "/api/tables/x/record"]
)
def test_a_browser_reads_a_page_where_a_program_reads_json(tmp_path: Path, path: str) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            answer = await ann.http.get(path)
            assert answer.headers["content-type"] == "application/json"
            for language in LANGUAGES:
                seen = await ann.http.get(path, headers={**BROWSER, "Accept-Language": language})
                assert seen.status_code == answer.status_code == 404
                assert seen.headers["content-type"].startswith("text/html")
                sentence = say(language, f"problem-{answer.json()['code']}")
                assert sentence in seen.text
            home = re.search(r'<a href="([./]+)"', seen.text)
            assert home
            assert str(seen.url.join(home[1])) == f"{server.address}/"

    asyncio.run(run())


@pytest.mark.usefixtures("site")
def test_the_picture_of_a_link_has_its_whole_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", hosts="*") as server, server.guest() as ann:
            assert f'content="{server.address}/preview.png"' in (await ann.http.get("/")).text
            forwarded = {"Host": "play.example.org", "X-Forwarded-Proto": "https"}
            text = (await ann.http.get("/", headers=forwarded)).text
            assert 'content="https://play.example.org/preview.png"' in text
            evil = (await ann.http.get("/", headers={"Host": '"><script>'})).text
            assert "<script>" not in evil

    asyncio.run(run())


async def invited(server: Serving, table: str, link: str, **headers: str) -> str:
    async with server.guest("Ben") as ben:
        answer = await ben.http.get(f"/invite/{table}/{link}", headers=headers)
        assert answer.status_code == 200
        return answer.text


@pytest.mark.usefixtures("site")
def test_an_invitation_previews_the_game_and_its_terms_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest("Ann Secretive") as ann:
            table: dict[str, Any] = (await ann.http.post("/api/tables", json=FRIENDS)).json()
            preview = await invited(server, table["id"], table["link"])
            assert 'property="og:title" content="You are invited to a game of Qin"' in preview
            assert "3 players · 3 days per turn. Open the link" in preview
            assert f"url=../../#/table/{table['id']}/{table['link']}" in preview
            assert "Ann Secretive" not in preview
            assert (
                await invited(server, table["id"], table["link"] + ").") == preview
            )  # the end of a sentence
            german = await invited(server, table["id"], table["link"], **{"Accept-Language": "de"})
            assert "3 Spieler · 3 Tage pro Zug." in german
            # who has no link learns not even whether there is a table
            wrong, nowhere = "x" * 22, "y" * 22
            guessed = await invited(server, table["id"], wrong)
            assert guessed.replace(table["id"], nowhere) == await invited(server, nowhere, wrong)
            assert "players" not in guessed
            broken = await ann.http.get('/invite/"><script>/x', headers=BROWSER)
            assert broken.status_code == 404
            assert "<script>" not in broken.text

    asyncio.run(run())
