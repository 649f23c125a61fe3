"""Safety over the wire: blocks, reports, moderation, suspensions, and attempts to get around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mandate.people.conduct import NewDecision
from mandate.server.store import safety as stored
from tests.server.meeting import code, meet, profile_of, sit, with_people
from tests.server.serving import Json, Person, Serving, serving

KEY = "a-key-of-the-moderator"
MODERATOR = {"X-Moderator-Key": KEY}
PLANET, ELSEWHERE = "203.0.113.7", "198.51.100.9"  # networks for documentation


@asynccontextmanager
async def place(folder: Path, **more: Any) -> AsyncIterator[Serving]:
    async with serving(f"sqlite:///{folder / 't.db'}", moderators=f"mo:{KEY}", **more) as server:
        yield server


def comes_from(person: Person, address: str) -> Person:
    """The proxy on this machine, whose word counts, says where a request comes from."""
    person.http.headers["X-Forwarded-For"] = address
    return person


async def report(person: Person, table: Json, seat: int = 1, **more: Any) -> httpx.Response:
    body = {"table": table["id"], "seat": seat, "reason": "insult", **more}
    return await person.http.post("/api/reports", json=body)


async def decide(ann: Person, report: str, kind: str, **more: Any) -> httpx.Response:
    body = {"kind": kind, "reason": "Insults in chat", **more}
    return await ann.http.post(f"/api/moderation/reports/{report}", json=body, headers=MODERATOR)


async def lobby(person: Person) -> list[str]:
    return [table["id"] for table in (await person.http.get("/api/tables")).json()]


def test_what_a_muted_player_says_is_not_sent(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            place(tmp_path) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Cem") as cem,
        ):
            table = await meet(ann, ben)
            path = f"/api/tables/{table['id']}"

            async def heard(person: Person) -> list[list[str]]:
                """What a person is sent on a new socket, by a request, and as earlier news."""
                async with person.at(table) as line:
                    await line.until(lambda: bool(line.updates))
                    sent = line.news()
                looked = (await person.http.get(path)).json()["sights"][0]["news"]
                pages = (await person.http.get(f"{path}/news")).json()
                return [
                    [each["phrase"] for each in items if each["what"] == "said"]
                    for items in (sent, looked, pages)
                ]

            async with ann.at(table) as line, cem.at(table) as watching:
                await ben.do(table, "phrase", id="hello")
                await line.do("mute", seat=1)
                await ben.do(table, "phrase", id="well-played")
                last = (await ann.do(table, "phrase", id="thanks")).json()["number"]
                for each in (line, watching):
                    await each.caught_up(last)
                said = [item["phrase"] for item in line.news() if item["what"] == "said"]
                assert said == ["hello", "thanks"]
                assert [item["phrase"] for item in watching.news() if item["what"] == "said"] == [
                    "hello", "well-played", "thanks",
                ]  # fmt: skip
                assert "well-played" not in str(line.updates)
            assert await heard(ann) == [["thanks"]] * 3
            for other in (ben, cem):
                assert await heard(other) == [["hello", "well-played", "thanks"]] * 3
            await ann.do(table, "mute", seat=1, on=False)
            assert await heard(ann) == [["hello", "well-played", "thanks"]] * 3

    asyncio.run(run())


def test_a_profile_is_enough_to_block_and_report_a_person(tmp_path: Path) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, ben, cem = people
        tag = (await profile_of(ben))["person"]["tag"]
        mine = (await profile_of(ann))["person"]["tag"]
        complaint = {"reason": "name", "text": "my name, too"}
        for path, method in ((f"{mine}/block", "PUT"), (f"{mine}/reports", "POST")):
            own = await ann.http.request(method, f"/api/people/{path}", json=complaint)
            assert code(own) == "yourself"
        assert code(await ann.http.put("/api/people/aaaaaa/block")) == "no-such-person"
        name = (await ann.http.post(f"/api/people/{tag}/reports", json=complaint)).json()["id"]
        again = await ann.http.post(f"/api/people/Ben.{tag}/reports", json=complaint)
        assert again.json()["id"] == name
        for number in range(9):  # nine more people, of ten a day
            async with server.guest(f"Guest {number}") as other:
                more = (await profile_of(other))["person"]["tag"]
                answer = await ann.http.post(f"/api/people/{more}/reports", json=complaint)
                assert answer.status_code == 201
        flood = await ann.http.post(f"/api/people/{(await profile_of(cem))['person']['tag']}/reports",
                                    json=complaint)  # fmt: skip
        assert code(flood) == "too-many-reports"
        details = await server.context.store.safety.show_report(name)
        assert (details.report.name, details.report.table, details.log) == ("Ben", "", [])
        assert (await ann.http.put(f"/api/people/{tag}/block")).status_code == 204
        table = await ann.open("me", "open", listed=True)
        assert code(await sit(ben, table)) == "not-for-you"
        assert table["id"] not in await lobby(ben)
        challenge = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert code(await ben.http.post(f"/api/people/{mine}/challenge", json=challenge)) == "no-such-person"
        assert (await decide(cem, name, "warn")).status_code == 204

    address = f"sqlite:///{tmp_path / 't.db'}"
    with_people(address, "Ann", "Ben", "Cem", story=story, moderators=f"mo:{KEY}")


def test_blocked_people_do_not_meet_again_even_as_a_second_guest(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            place(tmp_path) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Cem") as cem,
        ):
            comes_from(ben, PLANET)
            await ben.http.get("/api/me")
            table = await meet(ann, ben)
            seat = {"table": table["id"], "seat": 1}
            assert (await ann.http.post("/api/me/blocks", json=seat)).status_code == 204
            answer = (await ann.http.get(f"/api/tables/{table['id']}")).json()
            assert [each["muted"] for each in answer["table"]["seats"]] == [False, True]
            first, second = (
                await ann.open("me", "open", listed=True),
                await ben.open("me", "open", listed=True),
            )
            assert first["id"] not in await lobby(ben)
            assert second["id"] not in await lobby(ann)
            assert {first["id"], second["id"]} <= set(await lobby(cem))
            for person, foreign in ((ben, first), (ann, second)):
                assert code(await sit(person, foreign)) == "not-for-you"
            # a program's token that Ben makes with his own, and a new guest from the same address
            twin = await ben.http.post("/api/me", json={"name": "Bob", "program": True})
            async with Person.coming_in(server.address, "Bea") as bea, httpx.AsyncClient() as http:
                http.base_url, http.headers["Authorization"] = (
                    server.address,
                    f"Bearer {twin.json()['token']}",
                )
                for evading in (Person(server.address, http, ""), comes_from(bea, PLANET)):
                    assert code(await sit(evading, first)) == "not-for-you"
                    assert first["id"] not in await lobby(evading)
                comes_from(bea, ELSEWHERE)
                assert (await sit(bea, first)).status_code == 200
            # by an invitation they can still meet, and a block can be undone
            invited = await ann.open("me", "open", listed=True)
            assert (await ben.do(invited, "sit")).status_code == 200
            [block] = (await ann.http.get("/api/me/blocks")).json()
            assert block["name"] == "Ben"
            assert (await ben.http.delete(f"/api/me/blocks/{block['id']}")).status_code == 204  # not his
            assert len((await ann.http.get("/api/me/blocks")).json()) == 1
            await ann.http.delete(f"/api/me/blocks/{block['id']}")
            third = await ann.open("me", "open", listed=True)
            assert (await sit(ben, third)).status_code == 200

    asyncio.run(run())


def test_a_report_has_the_chat_and_nothing_of_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            place(tmp_path) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Eve") as eve,
        ):
            table = await meet(ann, ben)
            for person in (ann, ben):
                await person.http.post(f"/api/tables/{table['id']}/commands", json={"do": "consent"})
            await ben.do(table, "say", text="<img src=x onerror=alert(1)>")
            await ben.do(table, "phrase", id="wow")
            answer = (await ann.http.get(f"/api/tables/{table['id']}")).json()
            line = next(item["number"] for item in answer["sights"][0]["news"] if item["what"] == "said")
            made = await report(ann, table, line=line, text="rude\x00")
            assert made.status_code == 201
            again = await report(ann, table, line=line)
            assert again.json() == made.json()  # no second report about the same line
            name = made.json()["id"]
            for stranger in (ann, ben, eve):
                for path in ("reports", f"reports/{name}", "history"):
                    assert code(await stranger.http.get(f"/api/moderation/{path}")) == "not-moderator"
            shown = (await eve.http.get(f"/api/moderation/reports/{name}", headers=MODERATOR)).json()
            assert set(shown) == {"report", "log", "conduct", "others", "history"}
            nothing = {"games": 0, "left": 0, "stalled": 0, "early": 0, "pairings": []}
            assert shown["conduct"] == nothing, "a game that is played is not counted"
            assert [each["text"] for each in shown["log"]] == ["<img src=x onerror=alert(1)>", ""]
            assert shown["log"][1]["phrase"] == "wow"
            assert {key for each in shown["log"] for key in each} <= {
                "number", "at", "name", "text", "phrase", "reported",
            }  # fmt: skip
            assert (shown["report"]["text"], shown["report"]["by"]) == ("rude", "Ann")
            missing = await eve.http.get("/api/moderation/reports/nothing", headers=MODERATOR)
            assert code(missing) == "no-such-report"
            for seat in (0, 5):
                assert (await report(ann, table, seat=seat)).status_code == 409
            assert (await report(ann, table, reason="boredom")).status_code == 400
            assert (await report(ann, table, text="x" * 501)).status_code == 400
            closed = await ann.open("me", "open")  # its link is not Eve's
            assert code(await report(eve, closed, seat=0)) == "no-such-table"

    asyncio.run(run())


def test_reports_are_limited_for_each_person_and_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MAX_REPORTS", 3)

    async def run() -> None:
        async with place(tmp_path) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            tables = [await meet(ann, ben) for _ in range(4)]
            codes = [(await report(ann, table)).status_code for table in tables]
            assert codes == [201, 201, 201, 429]
            flood = [(await report(ann, tables[0])).json().get("code") for _ in range(20)]
            assert flood[-1] == "too-fast"

    asyncio.run(run())


def test_a_suspended_person_meets_no_one_until_it_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            place(tmp_path) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Cem") as cem,
        ):
            comes_from(ben, PLANET)
            table, other = await meet(ann, ben), await cem.open("me", "open", listed=True)
            name = (await report(ann, table)).json()["id"]
            assert code(await decide(ann, name, "suspend", reason=" ")) == "no-reason"
            assert (await decide(ann, name, "suspend", days=2)).status_code == 204
            [notice] = (await ben.http.get("/api/me/notices")).json()
            assert (notice["kind"], notice["reason"]) == ("suspend", "Insults in chat")
            refused = await sit(ben, other)
            assert (refused.status_code, code(refused)) == (403, "suspended")
            assert "Insults in chat" in refused.json()["sentence"]
            plan: Json = {"game": "qin", "options": {"players": 2}}
            opening = await ben.http.post(
                "/api/tables", json={**plan, "seats": [{"kind": "me"}, {"kind": "open"}]}
            )
            assert code(opening) == "suspended"
            alone = [{"kind": "me"}, {"kind": "bot", "name": "greedy"}]
            await ben.http.post("/api/me/code")
            rated = await ben.http.post("/api/tables", json={**plan, "seats": alone, "rated": True})
            assert code(rated) == "suspended"
            assert (await ben.http.post("/api/tables", json={**plan, "seats": alone})).status_code == 201
            async with ben.at(table) as line:
                await line.until(lambda: bool(line.updates))
                assert (await line.do("phrase", id="hello"))["code"] == "suspended"
                ask = next(each for each in line.last["sights"])
                if ask["ask"]:  # the game that runs can be finished
                    option = ask["view"]["decision"]["options"][0]
                    assert (await line.do("play", seat=1, ask=ask["ask"], choice=option))["is"] == "done"
                assert (await line.do("resign", seat=1))["is"] == "done"
            # a second guest from the same address
            async with Person.coming_in(server.address, "Bob") as bob:
                comes_from(bob, PLANET)
                assert code(await sit(bob, other)) == "not-for-you"
            context = server.context
            clock, later = context.tables.clock, 2 * stored.DAY_MS + 1
            context.tables.clock = lambda: clock() + later
            assert (await ben.http.get("/api/me/notices")).json() == []
            assert (await sit(ben, other)).status_code == 200

    asyncio.run(run())


def test_moderators_warn_mute_rename_and_lift_and_the_history_says_who(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await meet(ann, ben)
            name = (await report(ann, table)).json()["id"]
            wrong = await ann.http.post("/api/moderation/enter", json={"key": "x" * 20})
            assert code(wrong) == "not-moderator"
            assert (await ann.http.post("/api/moderation/enter", json={"key": KEY})).status_code == 204
            assert (await ann.http.get("/api/policy")).json() == {
                "chat": "friends", "strangers": "open", "matchmaking": True, "weekly": True,
                "moderator": "mo",
            }  # fmt: skip
            path = f"/api/moderation/reports/{name}"

            async def act(**decision: Any) -> httpx.Response:
                return await ann.http.post(path, json={"reason": "rude", **decision})

            assert len((await ann.http.get("/api/moderation/reports")).json()) == 1
            assert (await act(kind="warn")).status_code == 204
            assert (await ann.http.get("/api/moderation/reports")).json() == []
            assert len((await ann.http.get("/api/moderation/reports?closed=true")).json()) == 1
            [warning] = (await ben.http.get("/api/me/notices")).json()
            await ann.http.post(f"/api/me/notices/{warning['id']}/confirm")  # not hers
            assert len((await ben.http.get("/api/me/notices")).json()) == 1
            await ben.http.post(f"/api/me/notices/{warning['id']}/confirm")
            assert (await ben.http.get("/api/me/notices")).json() == []
            await act(kind="mute", days=1)
            assert code(await ben.do(table, "phrase", id="hello")) == "muted"
            await act(kind="lift")
            assert (await ben.do(table, "phrase", id="hello")).status_code == 200
            assert code(await act(kind="rename", name="M0derator")) == "reserved-name"
            await act(kind="rename", name="Guest 17")
            answer = (await ann.http.get(f"/api/tables/{table['id']}")).json()
            assert answer["table"]["seats"][1]["name"] == "Guest 17"
            history = (await ann.http.get("/api/moderation/history")).json()
            assert [each["kind"] for each in history] == ["rename", "lift", "mute", "warn"]
            assert {each["moderator"] for each in history} == {"mo"}
            await ann.http.post("/api/moderation/leave")
            assert code(await ann.http.get("/api/moderation/reports")) == "not-moderator"

    asyncio.run(run())


def test_a_guest_is_a_moderator_only_while_the_key_is_in_the_settings(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 't.db'}"
        async with serving(address, moderators=f"mo:{KEY}") as server, server.guest("Ann") as ann:
            await ann.http.post("/api/moderation/enter", json={"key": KEY})
            token = ann.token
        async with serving(address, moderators=f"mo:{KEY}-new") as server, httpx.AsyncClient() as http:
            http.headers["Authorization"] = f"Bearer {token}"
            answer = await http.get(f"{server.address}/api/moderation/reports")
            assert code(answer) == "not-moderator"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("strangers", "listed", "unlisted"), [("open", None, None), ("friends", "strangers-off", None),
                                          ("off", "strangers-off", "strangers-off")]
)  # fmt: skip
def test_the_operator_decides_who_can_meet(
    strangers: str, listed: str | None, unlisted: str | None, tmp_path: Path
) -> None:
    async def run() -> None:
        async with place(tmp_path, strangers=strangers, chat="off") as server, server.guest("Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "open"}]
            for wanted, shown in ((listed, True), (unlisted, False)):
                plan = {"game": "qin", "options": {"players": 2}, "seats": seats, "listed": shown}
                answer = await ann.http.post("/api/tables", json=plan)
                assert answer.json().get("code") == wanted
                assert answer.status_code == (201 if wanted is None else 403)
                if wanted is None:
                    assert answer.json()["talk"]["mode"] == "off"
                    assert code(await ann.do(answer.json(), "say", text="x")) == "chat-off"
            assert len(await lobby(ann)) == (1 if strangers == "open" else 0)

    asyncio.run(run())


def test_a_look_alike_cannot_sit_down_beside_the_person_it_imitates(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            place(tmp_path) as server,
            server.guest("Ann") as ann,
            server.guest("\u0410nn") as spoof,
            server.guest("Ann") as namesake,
        ):
            table = await ann.open("me", "open", "open", listed=True)
            assert code(await sit(spoof, table)) == "look-alike"
            assert (await sit(namesake, table)).status_code == 200  # the page shows their seats
            renamed = await spoof.http.put("/api/me", json={"name": "Admin"})
            assert code(renamed) == "reserved-name"

    asyncio.run(run())


def test_deleting_a_guest_keeps_open_reports_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await meet(ann, ben)
            await ann.http.post("/api/me/blocks", json={"table": table["id"], "seat": 1})
            name = (await report(ann, table)).json()["id"]
            await ann.http.delete("/api/me")
            details = await server.context.store.safety.show_report(name)
            assert details.report.by is None
            await server.context.store.safety.decide(name, "mo", NewDecision(kind="warn", reason="x"), 1)
            await ben.http.delete("/api/me")
            assert await server.context.store.safety.list_reports(closed=True) == []
            assert await server.context.store.safety.history() == []

    asyncio.run(run())
