"""Taking everything along, and going away for a while."""

import asyncio
import json

from mandate.core.rng import Chance
from tests.server.serving import Json, guest_of, serving
from tests.server.test_sessions import browser, is_signed_in, recovered


def test_the_file_holds_everything_about_the_guest_and_no_secret_of_a_running_game(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            await ann.http.post("/api/me/code")
            await ben.http.post("/api/me/code")
            tags = [(await who.http.get("/api/me/profile")).json()["person"]["tag"] for who in (ann, ben)]
            await ann.http.put(f"/api/people/{tags[1]}/follow")
            done = await ann.open("me", "me")
            async with ann.at(done) as line:
                await line.play(Chance("done"))
            running = await ann.open("me", "open", hints=False)
            await ben.do(running, "sit")
            await ann.do(running, "say", text="my telephone number")
            await ben.do(running, "say", text="not Ann's words")
            answer = await ann.http.get("/api/me/export")
            assert 'filename="mandate-me.json"' in answer.headers["content-disposition"]
            found: Json = answer.json()
            assert (found["format"], found["name"], found["ways_in"]["code"]) == ("mandate-me-1", "Ann", True)
            assert [each["current"] for each in found["sessions"]] == [True]
            assert [each["text"] for each in found["messages"]] == ["my telephone number"]
            assert (found["profile"]["tag"], found["following"]) == (tags[0], [tags[1]])
            assert (found["challenges"], found["blocks"], found["notices"]) == ([], [], [])
            assert found["request"] is None
            games = {each["table"]: each for each in found["games"]}
            assert games.keys() == {done["id"], running["id"]}
            for table in (done, running):
                shown = (await ann.http.get(f"/api/tables/{table['id']}/record")).json()
                assert games[table["id"]]["record"] == shown  # nothing beyond what the seat may know
            assert games[done["id"]]["record"]["salt"]
            assert not games[running["id"]]["record"].get("salt")
            assert "not Ann's words" not in answer.text
            secret = guest_of(server, ben)
            assert secret not in answer.text
            assert await server.context.store.secret("cookies") not in answer.text
            assert (await ben.http.get("/api/me/export")).json()["messages"][0]["text"] == "not Ann's words"
            del ann.http.headers["Authorization"]
            assert (await ann.http.get("/api/me/export")).json()["code"] == "unknown-guest"

    asyncio.run(run())


def test_a_request_for_opponents_is_in_the_file_and_ends_when_its_owner_goes_away(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            for person in (ann, ben):
                await person.http.post("/api/me/code")
            store, wish = server.context.store.requests, {"games": ["qin"], "seats": [2]}
            await ben.http.put("/api/me/request", json={**wish, "paces": [{"per": "none", "seconds": 60}]})
            invited = await ann.http.put(
                "/api/me/request", json={**wish, "paces": [{"per": "none", "seconds": 60}]}
            )
            before = await store.of(guest_of(server, ann))
            answer = await ann.http.get("/api/me/export")
            assert answer.json()["request"] | {"at": 0, "until": 0} == invited.json() | {"at": 0, "until": 0}
            assert answer.json()["request"]["status"] == "invited"
            assert guest_of(server, ben) not in answer.text
            assert await store.of(guest_of(server, ann)) == before, "to read it is no sign of waiting"
            table = invited.json()["table"]
            assert (await ann.http.post("/api/me/disable")).status_code == 204
            assert [each.guest for each in await store.all()] == [guest_of(server, ben)]
            slow = {**wish, "paces": [{"per": "move", "seconds": 86_400}]}
            assert (await ben.http.put("/api/me/request", json=slow)).json()["status"] == "waiting"
            assert (await ben.http.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing"
            assert (await ben.http.post("/api/me/disable")).status_code == 204
            assert not await store.all()

    asyncio.run(run())


def test_a_guest_who_is_away_is_nameless_and_comes_back_by_signing_in(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            browser(server) as laptop,
        ):
            refused = await ann.http.post("/api/me/disable")
            assert (refused.status_code, refused.json()["code"]) == (409, "no-way-in")
            code = (await ann.http.post("/api/me/code")).json()["code"]
            profile = (await ann.http.get("/api/me/profile")).json()
            running, waiting = await ann.open("me", "open"), await ben.open("me", "open", "open")
            await ben.do(running, "sit")
            await ann.do(waiting, "sit")
            async with ann.at(running) as mine, ben.at(running) as theirs:
                await mine.caught_up(1)
                await theirs.caught_up(1)
                assert seats(theirs.last) == ["Ann", "Ben"]
                assert (await ann.http.post("/api/me/disable")).status_code == 204
                await mine.until(lambda: mine.gone)
                await theirs.until(lambda: seats(theirs.last) == ["", "Ben"])
                assert not await is_signed_in(ann.http)
                look = (await ben.http.get(f"/api/tables/{waiting['id']}")).json()["table"]
                assert [seat["kind"] for seat in look["seats"]] == ["person", "open", "open"]
                gone = await ben.http.get(f"/api/people/{profile['person']['tag']}")
                assert (gone.status_code, gone.json()["code"]) == (404, "no-such-person")
                listed = (await ben.http.get("/api/me/tables")).json()
                assert "Ann" not in json.dumps(listed)
                await recovered(laptop, code)
                await theirs.until(lambda: seats(theirs.last) == ["Ann", "Ben"])
            assert (await laptop.get("/api/me")).json()["name"] == "Ann"
            assert running["id"] in {each["id"] for each in (await laptop.get("/api/me/tables")).json()}

    def seats(update: Json) -> list[str]:
        return [seat["name"] for seat in update["table"]["seats"]]

    asyncio.run(run())
