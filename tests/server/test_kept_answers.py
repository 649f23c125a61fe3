"""Answers about people are kept: each viewer gets what they may see, and every change shows at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import httpx

from mandate.server.context import MAX_PUBLIC_ANSWERS
from mandate.server.http.kept import Kept
from mandate.server.http.people_shown import HERE_MS
from mandate.server.store.profiles import note_games
from tests.server.conftest import Postgres
from tests.server.meeting import claim, get, play_game, profile_of, with_people
from tests.server.serving import Person, Serving, guest_of, serving

Answers = dict[tuple[str, str], tuple[int, Any]]  # by viewer and path: status and body
PARTS = ("games", "opponents", "practice", "presence")


async def show(person: Person, *sections: str) -> None:
    answer = await person.http.put("/api/me/profile", json={"public": list(sections), "avatar": 1})
    assert answer.status_code == 200, answer.text


async def answers(viewers: dict[str, Person], tag: str) -> Answers:
    """What each of these viewers is answered, in this order."""
    paths = (f"/api/people/{tag}", f"/api/people/{tag}/games", f"/api/people/{tag}/ratings/qin/two")
    found: Answers = {}
    for name, viewer in viewers.items():
        for path in paths:
            answer = await viewer.http.get(path)
            found[name, path] = (answer.status_code, answer.json())
    return found


def test_an_answer_kept_for_one_viewer_never_reaches_another(tmp_path: Path) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo, cy = people
        tag = (await profile_of(ann))["person"]["tag"]
        await profile_of(bo)
        table = await play_game(server, ann, bo, rated=True)
        await cy.http.put(f"/api/people/{tag}/follow")
        async with httpx.AsyncClient(base_url=server.address) as http:
            viewers = {
                "owner": ann,
                "opponent": bo,
                "follower": cy,
                "passer-by": Person(server.address, http, ""),
            }
            for sections in ((), PARTS):
                await show(ann, *sections)
                alone: Answers = {}
                for name, viewer in viewers.items():
                    forget(server)
                    alone |= await answers({name: viewer}, tag)
                for order in permutations(viewers):
                    forget(server)
                    assert await answers({name: viewers[name] for name in order}, tag) == alone
                    assert await answers({name: viewers[name] for name in order}, tag) == alone
                strangers = str([alone[each] for each in alone if each[0] in ("follower", "passer-by")])
                assert table["id"] not in strangers
                assert "Bo" not in strangers, "he shows no opponents"
                assert table["id"] in str([alone[each] for each in alone if each[0] == "owner"])
            following = {
                name: answer[1]["following"] for (name, path), answer in alone.items() if path.endswith(tag)
            }
            assert following == {"owner": False, "opponent": False, "follower": True, "passer-by": False}

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", "Cy", story=story)


def forget(server: Serving) -> None:
    server.context.public_answers = Kept(MAX_PUBLIC_ANSWERS)


def test_every_change_shows_at_once_at_every_process(postgres: Postgres) -> None:
    """Two servers that share only the database: each keeps answers, and none gives an old one."""
    database = postgres.new_database()

    async def run() -> None:
        async with (
            serving(database) as one,
            serving(database) as other,
            one.guest("Ann") as ann,
            one.guest("Bo") as bo,
            Person.coming_in(other.address, "Cy") as cy,
        ):
            tag = (await profile_of(ann))["person"]["tag"]
            await claim(bo)
            await profile_of(bo)
            await play_game(one, ann, bo, rated=True)
            await show(ann, "games", "opponents")

            async def seen() -> tuple[Any, Any]:
                return await get(cy, f"people/{tag}"), await get(cy, f"people/{tag}/games")

            async def after(change: Callable[[], Awaitable[Any]]) -> tuple[Any, Any]:
                before = await seen()
                assert await seen() == before
                await change()
                now = await seen()
                assert now != before
                return now

            profile, games = await after(lambda: show(bo, "opponents"))
            assert profile["opponents"][0]["person"]["name"] == games[0]["others"][0]["name"] == "Bo"
            profile, games = await after(lambda: bo.http.put("/api/me", json={"name": "Bea"}))
            assert profile["opponents"][0]["person"]["name"] == games[0]["others"][0]["name"] == "Bea"
            profile, games = await after(lambda: play_game(one, ann, bo, rated=True))
            assert (profile["ratings"][0]["games"], len(games)) == (2, 2)
            assert len(await get(cy, f"people/{tag}/ratings/qin/two")) == 2
            profile, games = await after(lambda: bo.http.post("/api/me/disable"))
            assert (profile["opponents"][0]["person"], games[0]["others"][0]["name"]) == (None, None)
            profile, _ = await after(lambda: show(ann, "games", "practice"))
            assert profile["opponents"] is None
            profile, _ = await after(lambda: ann.http.put("/api/me/puzzles/qin/first"))
            assert profile["solved"] == [{"game": "qin", "puzzles": 1}]
            await show(ann)
            assert (await get(cy, f"people/{tag}"))["modes"] is None
            assert (await cy.http.get(f"/api/people/{tag}/games")).status_code == 403
            await ann.http.delete("/api/me")
            assert (await cy.http.get(f"/api/people/{tag}")).status_code == 404

    asyncio.run(run())


def test_presence_of_opponents_ends_and_a_client_may_keep_what_is_the_same(tmp_path: Path) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo, cy = people
        tag = (await profile_of(ann))["person"]["tag"]
        await profile_of(bo)
        await show(ann, "opponents")
        await show(bo, "opponents", "presence")
        await play_game(server, ann, bo)
        now, store = server.context.tables.clock(), server.context.store
        await store.profiles.saw([guest_of(server, bo)], now)
        path = f"/api/people/{tag}"
        first = await cy.http.get(path)
        assert first.json()["opponents"][0]["person"]["here"]
        etag = first.headers["etag"]
        assert first.headers["cache-control"] == "private, no-cache"
        again = await cy.http.get(path, headers={"If-None-Match": etag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
        own = await ann.http.get(path, headers={"If-None-Match": etag})
        assert (own.status_code, own.headers["cache-control"]) == (200, "no-store")
        server.context.tables.clock = lambda: now + 2 * HERE_MS
        later = await cy.http.get(path, headers={"If-None-Match": etag})
        assert later.status_code == 200
        assert not later.json()["opponents"][0]["person"]["here"]
        async with store.engine.begin() as connection:
            before = (await store.profiles.of([guest_of(server, ann)]))[guest_of(server, ann)].edition
            await note_games(connection, [guest_of(server, ann)])
        after = (await store.profiles.of([guest_of(server, ann)]))[guest_of(server, ann)].edition
        assert after == (before[0] + 1, before[1])

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", "Cy", story=story)
