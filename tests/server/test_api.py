"""The doors over HTTP: identity, lists, limits, headers, and what the operator reads."""

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from mandate import games
from mandate.lang import LANGUAGES, catalog
from mandate.server.http.identity import COOKIE, Identity, hash_code, new_code
from mandate.server.http.language import language_of
from mandate.server.http.middleware.rate_limit import HEADERS, Bucket, Limits
from mandate.server.logs import Lines
from tests.server.serving import PATIENCE, Person, serving


def test_a_guest_needs_no_sign_up_and_keeps_the_cookie(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database) as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            stranger = await browser.get("/api/me")  # which is no error
            assert (stranger.status_code, stranger.content) == (204, b"")
            for named in ({"Cookie": f"{COOKIE}=x"}, {"Authorization": "Bearer x"}):
                answer = await browser.get("/api/me", headers=named)
                assert (answer.status_code, answer.json()["code"]) == (401, "unknown-guest"), named
            assert (await browser.get("/api/me/tables")).json() == []
            came = await browser.post("/api/me", json={"name": "  Ann\u202e \n Example "})
            assert came.json() == {"name": "Ann Example", "token": None}
            cookie = came.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert (await browser.get("/api/me")).json()["name"] == "Ann Example"
            assert (await browser.put("/api/me", json={"name": "Anna"})).json()["name"] == "Anna"
            # coming in once more is the same guest under a new name
            assert "set-cookie" not in (await browser.post("/api/me", json={"name": "A"})).headers

    asyncio.run(run())


def test_opening_a_table_makes_a_guest_of_anyone_who_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser,
        ):
            plan = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}]}
            opened = await browser.post("/api/tables", json=plan)
            assert opened.status_code == 201
            assert COOKIE in opened.cookies
            (mine,) = (await browser.get("/api/me/tables")).json()
            assert mine["id"] == opened.json()["id"]

    asyncio.run(run())


def test_forged_tokens_are_no_ones(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            good = ann.token
            altered = good[:-9] + ("A" if good[-9] != "A" else "B") + good[-8:]
            forged = [altered, good.partition(".")[0], ".", Identity("another key").token("x", "y"), "é"]
            for token in forged:
                headers = [(b"Authorization", b"Bearer " + token.encode())]
                answer = await ann.http.get("/api/me", headers=headers)
                assert answer.status_code == 401, token

    asyncio.run(run())


def test_a_recovery_code_moves_a_guest_to_another_device(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            first = (await ann.http.post("/api/me/code")).json()["code"]
            code = (await ann.http.post("/api/me/code")).json()["code"]
            table = await ann.open("me", "open")
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as phone:
                wrong = await phone.post("/api/me/recover", json={"code": first})  # only the last one counts
                assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-code")
                typed = code.lower().replace("-", " ")
                assert (await phone.post("/api/me/recover", json={"code": typed})).json()["name"] == "Ann"
                assert [mine["id"] for mine in (await phone.get("/api/me/tables")).json()] == [table["id"]]

    asyncio.run(run())


def test_delete_my_data(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann Secret") as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            await ann.do(table, "say", text="my telephone number")
            waiting = await ann.open("me", "open", listed=True)
            async with ben.at(table) as line:
                await line.until(lambda: any(item["what"] == "said" for item in line.news()))
                assert (await ann.http.delete("/api/me")).status_code == 204
                await line.until(lambda: line.last["table"]["seats"][0]["away"])
            assert (await ann.http.get("/api/me")).status_code == 401
            left = (await ben.http.get(f"/api/tables/{table['id']}")).text
            assert "Secret" not in left
            assert "telephone" not in left
            assert (await ben.http.get("/api/tables")).json() == []  # the one that waited is cleared away
            assert waiting["id"] not in left

    asyncio.run(run())


def test_what_a_browser_sends_for_another_site_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 't.db'}"
        async with serving(address, origins="https://table.example") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            own = server.address
            for headers, good in [
                ({"Origin": own}, True),
                ({"Origin": "https://table.example"}, True),
                ({"Sec-Fetch-Site": "same-origin"}, True),
                ({"Origin": "https://evil.example"}, False),
                ({"Origin": "null"}, False),
                ({"Sec-Fetch-Site": "cross-site"}, False),
            ]:
                body: Any = {"do": "say", "text": "x"}
                path = f"/api/tables/{table['id']}/commands"
                answer = await ann.http.post(path, json=body, headers=headers)
                assert answer.status_code == (200 if good else 403), headers
            from websockets.asyncio.client import connect

            uri = own.replace("http", "ws") + f"/api/tables/{table['id']}/socket"
            token = {"Authorization": f"Bearer {ann.token}"}
            async with connect(uri, additional_headers=token, origin="https://evil.example") as socket:  # type: ignore[arg-type]
                assert "foreign-origin" in str(await socket.recv())

    asyncio.run(run())


def test_every_answer_has_safe_headers_and_none_about_a_person_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            everyones = ("/api/games", "/api/words/en")
            for path in (*everyones, "/api/me", "/api/nothing", "/healthz", "/api/schema/openapi.json"):
                answer = await ann.http.get(path)
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, path
                if path.startswith("/api"):
                    kept = "no-cache" if path in everyones else "no-store"
                    assert answer.headers["cache-control"] == kept
                assert "server" not in answer.headers

    asyncio.run(run())


def test_too_much_and_too_fast(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
        ):
            large = await http.post("/api/me", content=b"x" * 70_000)
            assert (large.status_code, large.json()["code"]) == (413, "too-large")
            server.context.requests = Limits(1e-9, 10)  # hardly anything is added while this test runs
            answers = [await http.get("/healthz") for _ in range(11)]
            assert [answer.status_code for answer in answers] == [200] * 10 + [429]
            assert answers[-1].json()["code"] == "too-fast"

    asyncio.run(run())


def test_the_page_is_served_beside_the_api(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Mandate</title>")
    (page / "assets" / "page.js").write_text("export {};")
    (tmp_path / "secret").write_text("not for the world")
    monkeypatch.setattr("mandate.server.built.PAGE", page)

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            start = await ann.http.get("/")
            assert "Mandate" in start.text
            assert start.headers["content-type"].startswith("text/html")
            assert "script-src 'self'" in start.headers["content-security-policy"]
            script = await ann.http.get("/assets/page.js")
            assert "javascript" in script.headers["content-type"]
            assert (await ann.http.get("/api/nothing")).json()["code"] == "no-such-page"
            assert (await ann.http.get("/api/games")).status_code == 200
            for path in ("/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret"):
                assert "world" not in (await ann.http.get(path)).text

    asyncio.run(run())


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=2, most=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_bad_messages_over_http(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            for body in (
                b"",
                b"{",
                b"[]",
                b'{"game":"qin"}',
                b'{"game":"qin","seats":[{"kind":"cat"}]}',
                b"\xff",
            ):
                answer = await ann.http.post("/api/tables", content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), body
                assert ": data" not in answer.json()["sentence"]  # a name of ours, which no one has sent
            empty = await ann.http.post("/api/tables", content=b"")
            assert empty.json()["sentence"] == "This message cannot be read: it is empty."
            assert "after: " in (await ann.http.get("/api/tables/x?after=-3")).json()["sentence"]
            # more than a sentence takes
            for much in ({"game": "x" * 5000}, {"game": "qin", "options": {"board": "x" * 5000}}):
                answer = await ann.http.post("/api/tables", json={"seats": [{"kind": "me"}], **much})
                assert answer.status_code == 400
            assert (await ann.http.get("/api/tables/nowhere")).json()["code"] == "no-such-table"
            assert (await ann.http.get("/api/tables/nowhere?after=x")).json()["code"] == "bad-message"
            assert (await ann.http.delete("/api/tables")).status_code == 405
            assert (await ann.http.get("/api/words/xx")).status_code == 404
            table = await ann.open("me", "open")
            assert (await ann.http.get(f"/api/tables/{table['id']}/record")).json()["code"] == "not-started"

    asyncio.run(run())


def test_our_own_mistakes_are_logged_without_the_address_that_was_requested(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An invitation has the secret of its table in it."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Mandate</title>")
    monkeypatch.setattr("mandate.server.built.PAGE", tmp_path)

    async def broken(*_: object) -> None:
        raise RuntimeError("out of order")

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "open")
            monkeypatch.setattr(server.context.tables, "admit", broken)
            for path in (f"/invite/{table['id']}/{table['link']}", f"/api/tables/{table['id']}/record"):
                assert (await ann.http.get(path)).status_code == 500
            secrets.extend((table["id"], table["link"]))

    secrets: list[str] = []
    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    written = [Lines().format(record) for record in caplog.records]
    assert [json.loads(line)["door"] for line in written] == [
        "/invite/{table}/{link}",
        "/api/tables/{table}/record",
    ]
    assert not any(secret in line for secret in secrets for line in written)


def test_numbers_and_names_that_no_database_takes(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest() as ann:
            for number in (-1, 2**64, "x"):
                answer = await ann.http.get("/api/me/tables", params={"before": number})
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), number
            for name in ("x" * 300, "%F0%9F%80%84", "%ED%A0%80"):
                answer = await ann.http.get(f"/api/tables/{name}")
                assert answer.json()["code"] == "no-such-table", name
            for name in ("%00", "a%00b", "%1b[2J"):
                answer = await ann.http.get(f"/api/tables/{name}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), name
            assert (await ann.http.put("/api/me", json={"name": "a\x00b\u2028c"})).json()["name"] == "a b c"
            table = await ann.open("me", "me")
            assert (await ann.do(table, "say", text="\x00")).status_code == 400
            assert (await ann.do(table, "say", text="a\x00b")).status_code == 200

    asyncio.run(run())


def test_the_games_and_the_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            text = (await ann.http.get("/api/games")).json()
            assert [game["id"] for game in text] == list(games.names())
            assert text[0]["options"][0] == {
                "name": "players", "default": 2, "least": 2, "most": 4, "choices": [],
                "about": "option-qin-players-about",
            }  # fmt: skip
            for language in LANGUAGES:
                assert (await ann.http.get(f"/api/words/{language}")).text == catalog(language)
                text = (await ann.http.get(f"/api/words/{language}/great-wall")).text
                assert {"gw-resource", "question-choose"} <= set(re.findall(r"^([\w-]+) =", text, re.M))
                assert "page-title" not in text
            assert (await ann.http.get("/api/words/en/chess")).status_code == 404

    asyncio.run(run())


def test_the_lobby_shows_listed_tables_to_everybody(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open", listed=True)
            await ann.open("me", "open")
            (shown,) = (await ben.http.get("/api/tables")).json()
            assert (shown["id"], shown["status"]) == (table["id"], "open")
            assert [seat["name"] for seat in shown["seats"]] == ["Ann", None]
            assert (shown["options"]["board"], shown["pace"]["per"]) == ("bird", "none")
            del table["link"]
            assert (await ben.do(table, "sit")).status_code == 200
            (mine,) = (await ben.http.get("/api/me/tables")).json()
            assert not mine["your_turn"]
            assert (await ann.http.get("/api/me/tables")).json()[0]["your_turn"]

    asyncio.run(run())


def test_figures_for_the_operator(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.caught_up(2)
                choice = line.sight(0)["view"]["decision"]["options"][0]
                await line.do("play", seat=0, ask=1, choice=choice)
                figures = (await ann.http.get("/metrics")).text
            for figure in ("mandate_choices_total 1.0", "mandate_sockets 1.0", "mandate_tables 1.0"):
                assert figure in figures
            schema = (await ann.http.get("/api/schema/openapi.json")).json()
            assert "/api/tables/{table}/commands" in schema["paths"]

    asyncio.run(run())


def test_a_spectator_without_a_name_may_watch_but_not_act(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "greedy")
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
                stranger = Person(server.address, http, "")
                async with stranger.at(table) as line:
                    await line.caught_up(2)
                    assert line.sight()["seat"] is None
                    assert (await line.do("say", text="hello"))["code"] == "unknown-guest"
                    assert (await stranger.do(table, "resign", seat=0)).status_code == 401

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wanted", "accepted", "language"),
    [
        ("fr", "de", "fr"), (None, "de-CH,de;q=0.9,en;q=0.8", "de"), (None, "en;q=0.5, fr;q=0.7", "fr"),
        (None, "it", "en"), (None, None, "en"), ("xx", "de", "de"), (None, "de;q=abc,fr", "fr"),
    ],
)  # fmt: skip
def test_the_language_of_a_request(wanted: str | None, accepted: str | None, language: str) -> None:
    assert language_of(wanted, accepted) == language


def test_recovery_codes_are_long_and_read_in_any_form() -> None:
    code = new_code()
    assert len(code.replace("-", "")) == 24
    assert hash_code(code) == hash_code(code.lower().replace("-", " ")) != hash_code(new_code())


def test_what_may_be_kept_of_the_page_and_that_its_files_are_compressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, script = tmp_path / "site", "const a = 1;\n" * 500
    (site / "assets").mkdir(parents=True)
    for name in ("index.html", "worker.js", "assets/index-1.js"):
        (site / name).write_text(script, "utf-8")
    monkeypatch.setattr("mandate.server.built.PAGE", site)

    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            kept = {
                path: (await ann.http.get(path)).headers["Cache-Control"]
                for path in ("/", "/worker.js", "/assets/index-1.js", "/assets/none.js", "/api/me")
            }
            assert kept == {
                "/": "no-cache",
                "/worker.js": "no-cache",
                "/assets/index-1.js": "public, max-age=31536000, immutable",
                "/assets/none.js": "no-cache",
                "/api/me": "no-store",
            }
            packed = await ann.http.get("/assets/index-1.js", headers={"Accept-Encoding": "gzip"})
            assert packed.headers["Content-Encoding"] == "gzip"
            assert int(packed.headers["Content-Length"]) < len(script) / 10
            assert packed.text == script

    asyncio.run(run())


def test_options_names_every_method_of_an_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            for address, methods in (
                ("/api/me", "DELETE, GET, HEAD, OPTIONS, POST, PUT"),
                ("/api/tables", "GET, HEAD, OPTIONS, POST"),
                ("/api/tables/some-table/commands", "OPTIONS, POST"),
                ("/healthz", "GET, HEAD, OPTIONS"),
            ):
                answer = await ann.http.options(address)
                assert (answer.status_code, answer.headers["allow"]) == (204, methods)

    asyncio.run(run())


def test_only_computer_players_that_think_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, server.guest() as ann:
            answered = asyncio.Event()

            async def thinking() -> str:
                figures = (await ann.http.get("/metrics")).text
                return next(
                    line for line in figures.splitlines() if line.startswith("mandate_players_thinking ")
                )

            async def later(*_: object) -> None:
                await answered.wait()

            monkeypatch.setattr(server.context.bots, "_ask", later)
            table = await ann.open("greedy", "me", options={"first": 0})
            live = server.context.tables.live[table["id"]]
            while await thinking() != "mandate_players_thinking 1.0":
                await asyncio.sleep(0)
            answered.set()
            await asyncio.gather(*live.thinking.values())
            assert await thinking() == "mandate_players_thinking 0.0"
            other = await ann.open("me", "greedy", options={"first": 0})
            stand_in = server.context.tables.live[other["id"]]
            care = server.context.tables.caretaker
            care._begin(stand_in, 1, 99, care._think(stand_in, 1, 99, "greedy", 3600.0))
            assert stand_in.thinking  # as for a seat that another process looks after
            assert await thinking() == "mandate_players_thinking 0.0"

    asyncio.run(run())


def test_a_quiet_look_shows_the_same_and_counts_for_nothing(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest() as ann:
            table = await ann.open("me", "random")
            live, address = server.context.tables.live[table["id"]], f"/api/tables/{table['id']}"
            before = live.glanced
            quiet = await ann.http.get(address, params={"quiet": True})
            assert live.glanced == before
            loud = await ann.http.get(address)
            assert live.glanced > before
            [sight], [same] = quiet.json()["sights"], loud.json()["sights"]
            assert (sight["seat"], sight["view"]) == (0, same["view"])

    asyncio.run(run())
