"""Profiles at a real server: what a person shows, following, challenges, and what stays hidden."""

import asyncio
from pathlib import Path

import pytest

from mandate.cli.main import main
from mandate.cli.remote.address import read_address
from mandate.cli.remote.guest import Guest as RemoteGuest
from mandate.cli.remote.guest import remember
from mandate.core.rng import Chance
from mandate.people.played import Played
from mandate.people.results import Result, SeatResult
from mandate.server.store.guests import Guest
from mandate.server.store.played import GAMES_PER_PAGE, MAX_HISTORY_POINTS, Filter
from tests.server.meeting import get, play_game, profile_of, with_people
from tests.server.serving import Json, Person, Serving, guest_of, serving


async def show(person: Person, *sections: str) -> None:
    answer = await person.http.put("/api/me/profile", json={"public": list(sections), "avatar": 3})
    assert answer.status_code == 200, answer.text


def test_a_profile_shows_name_and_ratings_and_what_else_its_owner_chose(database: str) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo = people
        mine, his = await profile_of(ann), await profile_of(bo)
        table = await play_game(server, ann, bo, rated=True)
        mine = await get(ann, "me/profile")
        assert mine["you"]
        assert [one["key"] for one in mine["modes"]] == ["2"]
        assert mine["completion"] == {"games": 1, "finished": 1, "excused": 0}
        assert mine["opponents"][0]["person"]["tag"] == his["person"]["tag"]
        ending = (await get(ann, f"people/{mine['person']['tag']}/games"))[0]
        assert ending["table"] == table["id"]
        assert ending["rated"]
        address = f"Ann.{mine['person']['tag']}"
        private = await get(bo, f"people/{address}")
        assert private["person"] == {**mine["person"], "here": False}
        assert (private["ratings"], private["you"]) == (mine["ratings"], False)
        assert [private[part] for part in ("modes", "paces", "completion", "opponents")] == [None] * 4
        refused = await bo.http.get(f"/api/people/{address}/games")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-shown")
        await show(ann, "games")
        public = await get(bo, f"people/{address}")
        assert public["modes"] == mine["modes"]
        assert public["opponents"] is None
        assert public["person"]["avatar"] == 3
        points = await get(bo, f"people/{address}/ratings/qin/two")
        assert len(points) == 1
        assert points[0]["low"] < points[0]["level"] < points[0]["high"]
        async with server.guest("Cy") as cy:
            await show(ann, "games", "opponents")
            seen = await get(cy, f"people/{address}")
            assert [one["person"] for one in seen["opponents"]] == [None], "Bo shows no opponents"
            assert seen["opponents"][0]["people"] == 1
            listed = (await get(cy, f"people/{address}/games"))[0]
            assert (listed["table"], listed["others"][0]["name"]) == (None, None)
            assert table["id"] not in str(listed)
            await show(bo, "opponents")
            seen = await get(cy, f"people/{address}")
            assert seen["opponents"][0]["person"]["name"] == "Bo"

    with_people(database, "Ann", "Bo", story=story)


def test_a_table_that_is_played_reveals_nothing_in_a_profile(tmp_path: Path) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        ann, bo, cy = people
        mine = await profile_of(ann)
        await profile_of(bo)
        await show(ann, "games", "opponents", "presence")
        table = await ann.open("me", "open")
        before = await get(cy, f"people/{mine['person']['tag']}")
        await bo.do(table, "sit")
        async with ann.at(table) as line:
            await line.play(Chance("a"), until=lambda: bool(line.accepted))
        during = await get(cy, f"people/{mine['person']['tag']}")
        assert {**during, "person": None} == {**before, "person": None}
        assert await get(cy, f"people/{mine['person']['tag']}/games") == []
        refused = await cy.http.get(f"/api/tables/{table['id']}/people")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-table")
        here = await get(bo, f"tables/{table['id']}/people")
        assert [one["name"] for one in here] == ["Ann", "Bo"]

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", "Cy", story=story)


def test_reviews_of_own_games_and_solved_puzzles_are_kept_and_shown_by_choice(tmp_path: Path) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo = people
        tag = (await profile_of(ann))["person"]["tag"]
        table = await ann.open("me", "open")
        await bo.do(table, "sit")
        async with ann.at(table) as line, bo.at(table) as other:
            for each in (line, other):
                await each.play(Chance("x"), until=lambda each=each: bool(each.accepted))  # type: ignore[misc]
            await ann.do(table, "resign", seat=0)
        record = await get(ann, f"tables/{table['id']}/record")
        path = f"/api/study/review?table={table['id']}"
        shorter = {**record, "choices": record["choices"][:1]}
        for asked, kept in ((shorter, 0), (record, 1), (record, 1)):
            answer = await ann.http.post(path, json={"record": asked})
            assert answer.status_code == 200, answer.text
            assert len((await get(ann, "me/profile"))["reviewed"]) == kept
        balance = answer.json()["balances"][0]
        foreign = await ann.http.post("/api/study/review?table=unknown", json={"record": record})
        assert foreign.json()["code"] == "no-such-table"
        for puzzle in ("one", "two", "one"):
            assert (await ann.http.put(f"/api/me/puzzles/qin/{puzzle}")).status_code == 204
        assert (await ann.http.put("/api/me/puzzles/chess/one")).status_code == 404
        mine = await get(ann, "me/profile")
        assert mine["solved"] == [{"game": "qin", "puzzles": 2}]
        [game] = mine["reviewed"]
        assert (game["choices"], game["accuracy"]) == (1, round(balance["accuracy"], 3))
        assert game["luck"] == pytest.approx(balance["share"]["luck"], abs=0.001)
        hidden = await get(bo, f"people/{tag}")
        assert (hidden["solved"], hidden["reviewed"]) == (None, None)
        await show(ann, "practice")
        shown = await get(bo, f"people/{tag}")
        assert (shown["solved"], shown["reviewed"], shown["modes"]) == (mine["solved"], [game], None)
        assert table["id"] not in str(shown)
        guest = guest_of(server, ann)
        await ann.http.delete("/api/me")
        assert await server.context.store.practice.solved_by(guest) == []
        assert await server.context.store.practice.reviews_of(guest) == []

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", story=story)


def test_people_cannot_be_found_by_trying(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}", rate=60) as server,
            server.guest("Ann") as ann,
            server.guest("Bo") as bo,
        ):
            answers = [await bo.http.get(f"/api/people/aaaa{number:02}") for number in range(10)]
            assert {one.json()["code"] for one in answers} == {"no-such-person"}
            refused = await ann.http.get("/api/me/profile")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-claimed")
            answer = None
            for number in range(1000):
                answer = await bo.http.get(f"/api/people/bbbb{number:03}")
                if answer.status_code == 429:
                    break
            assert answer is not None
            assert answer.json()["code"] == "too-fast"
            mine = await profile_of(ann)
            found = await ann.http.get(f"/api/people/{mine['person']['tag']}")
            assert found.status_code == 200, "who knows an address is not slowed down"

    asyncio.run(run())


def test_following_shows_presence_only_to_those_who_may_see_it(tmp_path: Path) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo = people
        tag = (await profile_of(ann))["person"]["tag"]
        refused = await ann.http.put(f"/api/people/{tag}/follow")
        assert refused.json()["code"] == "yourself"
        for _ in range(2):
            assert (await bo.http.put(f"/api/people/{tag}/follow")).status_code == 204
        await server.context.heartbeat.round(60)
        assert [(one["name"], one["here"]) for one in await get(bo, "me/following")] == [("Ann", False)]
        await show(ann, "presence")
        await server.context.heartbeat.round(60)
        assert [one["here"] for one in await get(bo, "me/following")] == [True]
        assert (await get(bo, f"people/{tag}"))["following"]
        assert (await bo.http.delete(f"/api/people/{tag}/follow")).status_code == 204
        assert await get(bo, "me/following") == []
        await bo.http.put(f"/api/people/{tag}/follow")
        assert (await ann.http.delete("/api/me")).status_code == 204
        assert await get(bo, "me/following") == []
        assert (await bo.http.get(f"/api/people/{tag}")).status_code == 404

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", story=story)


def plan(*, rated: bool = False, seats: int = 2) -> Json:
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    pace = {"per": "move", "seconds": 2 * 86_400}
    return {"game": "qin", "options": {"players": seats}, "seats": kinds, "pace": pace, "rated": rated}


def test_a_challenge_waits_for_an_answer_and_opens_a_table(database: str) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        ann, bo, cy = people
        mine, his = (await profile_of(ann))["person"]["tag"], (await profile_of(bo))["person"]["tag"]
        made = await ann.http.post(f"/api/people/{his}/challenge", json=plan())
        assert made.status_code == 201, made.text
        again = await ann.http.post(f"/api/people/{his}/challenge", json=plan())
        assert again.json()["code"] == "already-challenged"
        key = made.json()["id"]
        got = (await get(bo, "me/challenges"))[0]
        assert (got["yours"], got["person"]["name"], got["status"]) == (False, "Ann", "open")
        for stranger in (ann, cy):
            refused = await stranger.http.post(f"/api/challenges/{key}/accept")
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-challenge")
        accepted = (await bo.http.post(f"/api/challenges/{key}/accept")).json()
        assert accepted["status"] == "accepted"
        known = (await get(ann, "me/challenges"))[0]
        table = {"id": known["table"], "link": known["link"]}
        assert (await ann.do(table, "sit")).status_code == 200
        shown = await get(ann, f"tables/{table['id']}")
        assert shown["table"]["status"] == "playing"
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Bo"], (
            "each on the seat that was offered"
        )
        assert (await bo.http.post(f"/api/challenges/{key}/accept")).status_code == 404
        assert (await ann.http.delete(f"/api/challenges/{key}")).status_code == 204
        assert await get(ann, "me/challenges") == []
        back = (await bo.http.post(f"/api/people/{mine}/challenge", json=plan())).json()["id"]
        assert (await ann.http.post(f"/api/challenges/{back}/decline")).status_code == 204
        assert [one["status"] for one in await get(bo, "me/challenges")] == ["declined"]
        assert await get(ann, "me/challenges") == []

    with_people(database, "Ann", "Bo", "Cy", story=story)


def test_a_challenge_that_could_not_be_played_is_refused_at_once(tmp_path: Path) -> None:
    async def story(_: Serving, people: list[Person]) -> None:
        ann, bo = people
        his = (await profile_of(bo))["person"]["tag"]
        to_bo = f"/api/people/{his}/challenge"
        refused = await ann.http.post(to_bo, json=plan())
        assert refused.json()["code"] == "not-claimed"
        mine = (await profile_of(ann))["person"]["tag"]
        assert (await ann.http.post(f"/api/people/{mine}/challenge", json=plan())).json()[
            "code"
        ] == "yourself"
        assert (await ann.http.post(to_bo, json=plan(seats=3))).json()["code"] == "not-for-two"
        assert (await ann.http.post(to_bo, json=plan() | {"seed": "x"})).json()["code"] == "known-deal"
        assert await get(bo, "me/challenges") == []

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", story=story)


def test_the_terminal_shows_follows_and_challenges(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo = people
        his, mine = (await profile_of(bo))["person"]["tag"], await profile_of(ann)
        me = RemoteGuest(read_address(server.address), "en", ann.token, "Ann")
        remember(me)

        async def people_command(*words: str) -> str:
            given = ["people", *words, "--at", server.address, "--lang", "en"]
            assert await asyncio.to_thread(main, given) == 0
            return capsys.readouterr().out

        assert "You follow no one" in await people_command()
        await people_command("follow", his)
        await people_command("challenge", his, "--game", "qin", "--days", "2")
        listed = await people_command("list")
        assert f"Bo.{his}" in listed
        assert "You challenged Bo to Qin." in listed
        assert f"Bo.{his}" in await people_command("show", f"bo.{his}")
        assert mine["person"]["tag"] in await people_command("show", mine["person"]["tag"], "--json")
        challenge = (await get(bo, "me/challenges"))[0]
        assert (challenge["pace"]["per"], challenge["pace"]["seconds"]) == ("move", 2 * 86_400)
        await people_command("withdraw", challenge["id"])
        await people_command("unfollow", his)
        await people_command("report", his, "--reason", "name", "--text", "misleading")
        [report] = await server.context.store.safety.list_reports()
        assert (report.name, report.reason, report.text, report.table) == ("Bo", "name", "misleading", "")
        wrong = ["people", "report", his, "--reason", "rude", "--at", server.address, "--lang", "en"]
        assert await asyncio.to_thread(main, wrong) == 2
        capsys.readouterr()
        await people_command("block", his)
        [block] = await get(ann, "me/blocks")
        assert f"{block['id']}  You have blocked Bo." in await people_command()
        await people_command("unblock", block["id"])
        assert await get(ann, "me/blocks") == []
        assert await asyncio.to_thread(main, ["people", "show", "zzzzzz", "--at", server.address]) == 2

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", story=story)


def test_games_are_paged_filtered_and_counted_once(database: str) -> None:
    def won(number: int) -> Played:
        other = SeatResult("b", 2) if number % 2 else SeatResult("guard", 2, False)
        return Played(
            table=f"t{number:04}",
            guest="a",
            at=number,
            game="qin" if number % 3 else "great-wall",
            mode="2",
            pace="none",
            ending="won" if number % 5 else "left",
            rank=1,
            rated=False,
            others=[other],
        )

    async def run() -> None:
        async with serving(database) as server:
            store, games = server.context.store, [won(number) for number in range(120)]
            for name in "ab":
                await store.guests.add(Guest(name, name), 0)
            for game_ in [*games, games[7]]:
                await store.played.add([game_])
            tallied = await store.played.tallies_of("a")
            assert sum(one.tally.games for one in tallied if one.kind == "mode") == 120
            company = {
                one.key: one.tally.games for one in tallied if one.kind == "company" and one.game == "qin"
            }
            assert company == {"people": 40, "levels": 40}
            pages: list[Played] = []
            while page := await store.played.of(
                "a", Filter(before=(pages[-1].at, pages[-1].table) if pages else None)
            ):
                assert len(page) <= GAMES_PER_PAGE
                pages += page
            assert pages == games[::-1]
            assert {one.game for one in await store.played.of("a", Filter(game="qin"))} == {"qin"}
            assert len(await store.played.of("a", Filter(ending="left"))) == 24
            assert all(one.at % 2 for one in await store.played.of("a", Filter(opponent="b")))
            assert await store.played.of("a", Filter(opponent="%")) == []
            await store.played.replace([[one] for one in games])
            assert await store.played.tallies_of("a") == tallied
            await store.guests.forget("a")
            assert await store.played.tallies_of("a") == []

    asyncio.run(run())


def test_a_long_history_is_thinned_and_keeps_its_end(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server:
            store = server.context.store
            await store.guests.add(Guest("a", "a"), 0)
            count = MAX_HISTORY_POINTS + 50
            results = [
                Result(
                    table=f"t{number:04}",
                    at=number,
                    game="qin",
                    scale="two",
                    seats=[SeatResult("a", 1 + number % 2), SeatResult("guard", 2 - number % 2, False)],
                    rated=True,
                )
                for number in range(count)
            ]
            await store.ratings.replace_results(results)
            await store.ratings.recompute()
            points = await store.played.history("a", "qin", "two")
            assert len(points) == count // 2
            assert points[-1][0] == count - 1
            assert [at for at, _, _ in points] == sorted(at for at, _, _ in points)

    asyncio.run(run())
