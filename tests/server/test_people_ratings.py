"""Rated games at a real server: who may play them, what they change, and what others may see of it."""

import asyncio
from pathlib import Path

import pytest

from mandate.core.rng import Chance
from mandate.people.fair_play import FREE_MISSES
from mandate.people.results import Result, SeatResult
from tests.server.meeting import claim, code, get, play_game, settled, with_people
from tests.server.serving import Json, Person, Serving, serving


async def ratings(person: Person) -> list[Json]:
    answer: list[Json] = (await person.http.get("/api/me/ratings")).json()
    return answer


@pytest.mark.parametrize("seats", [2, 3])
def test_a_rated_game_changes_ratings_and_recompute_gives_the_same(database: str, seats: int) -> None:
    async def story() -> None:
        async with (
            serving(database) as server,
            server.guest("Ann") as ann,
            server.guest("Bo") as bo,
            server.guest("Cy") as cy,
        ):
            people = [ann, bo, cy][:seats]
            for person in people:
                await claim(person)
            table = await play_game(server, *people, rated=True)
            own = [(await ratings(person))[0] for person in people]
            assert {one["scale"] for one in own} == {"two" if seats == 2 else "more"}
            assert {one["games"] for one in own} == {1}
            assert len({one["level"] for one in own}) > 1
            shown = (await cy.http.get(f"/api/tables/{table['id']}/ratings?link={table['link']}")).json()
            assert [one["level"] for one in shown] == [one["level"] for one in own]
            store = server.context.store.ratings
            chairs = server.context.tables.live[table["id"]].table.chairs
            guests = [chair.guest or "" for chair in chairs]
            before = await store.of(guests)
            done = await store.recompute()
            assert (done.results, done.counted, done.people, done.changed) == (1, 1, seats, 0)
            assert await store.of(guests) == before
            assert await store.missing() == []

    asyncio.run(story())


def test_casual_is_the_default_and_changes_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('casual') / 'tables.db'}"

    async def story() -> None:
        async with serving(database) as server, server.guest() as ann:
            table = await ann.open("me", "guard")
            assert not table["rated"]
            assert await ratings(ann) == []
            answer = await ann.http.get(f"/api/tables/{table['id']}/ratings?link={table['link']}")
            assert answer.json() == [None, None]
            assert (await server.context.store.ratings.missing()) == []

    asyncio.run(story())


def test_only_a_guest_who_can_come_back_plays_rated_games(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('claimed') / 'tables.db'}"

    async def story() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Bo") as bo:
            plan = {
                "game": "qin",
                "options": {"players": 2},
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "rated": True,
            }
            refused = await ann.http.post("/api/tables", json=plan)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-claimed")
            await claim(ann)
            table = (await ann.http.post("/api/tables", json=plan)).json()
            refused = await bo.do(table, "sit")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-claimed")
            async with bo.at(table) as line:
                answer = await line.do("sit")
                assert (answer["is"], answer["code"]) == ("refused", "not-claimed")
            await claim(bo)
            assert (await bo.do(table, "sit")).status_code == 200
            stranger = await bo.http.get(f"/api/tables/{table['id']}x/ratings")
            assert stranger.status_code == 404

    asyncio.run(story())


def test_results_that_come_late_give_the_same_ratings_as_in_order(database: str) -> None:
    def played(number: int, winner: str, loser: str) -> Result:
        seats = [SeatResult(winner, 1), SeatResult(loser, 2)]
        return Result(table=f"t{number}", at=number, game="qin", scale="two", seats=seats, rated=True)

    async def story() -> None:
        async with serving(database) as server:
            store = server.context.store
            from mandate.server.store.guests import Guest

            for name in "abc":
                await store.guests.add(Guest(name, name), 0)
            assert await store.ratings.add(played(1, "a", "b"))
            assert await store.ratings.add(played(3, "b", "c"))
            in_time = await store.ratings.of(list("abc"))
            assert not await store.ratings.add(played(2, "a", "c"))
            assert await store.ratings.add(played(2, "a", "c"))  # known already
            done = await store.ratings.recompute()
            assert done.results == done.counted == 3
            assert done.changed > 0
            assert await store.ratings.of(list("abc")) != in_time
            assert (await store.ratings.recompute(write=False)).changed == 0
            await store.guests.forget("a")  # the results of the others stay as they are
            rest = await store.ratings.of(["b", "c"])
            assert await store.ratings.of(["a"]) == {}
            await store.ratings.recompute()
            assert await store.ratings.of(list("abc")) == rest
            assert len(await store.played.history("b", "qin", "two")) == 2

    asyncio.run(story())


def test_the_command_folds_a_database_again(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    from mandate.cli.main import main

    database = f"sqlite:///{tmp_path_factory.mktemp('command') / 'tables.db'}"

    async def story() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Bo") as bo:
            await claim(ann)
            await claim(bo)
            await play_game(server, ann, bo, rated=True)

    asyncio.run(story())
    assert main(["ratings", "recompute", "--database", database, "--logs", "--check", "--lang", "en"]) == 0
    assert "1 results, 1 counted; 2 people. All ratings are as they were." in capsys.readouterr().out


def test_who_gives_up_rated_games_is_reminded_and_then_waits_for_the_next(tmp_path: Path) -> None:
    async def story(server: Serving, people: list[Person]) -> None:
        ann, bo = people
        await claim(ann)
        await claim(bo)
        plan = {"game": "qin", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
                "rated": True}  # fmt: skip
        for count in range(FREE_MISSES + 1):
            opened = await ann.http.post("/api/tables", json=plan)
            table = opened.json()
            await bo.do(table, "sit")
            async with ann.at(table) as line, bo.at(table) as other:
                for each in (line, other):
                    await each.play(Chance("x"), until=lambda each=each: bool(each.accepted))  # type: ignore[misc]
            await ann.do(table, "resign", seat=0)
            await settled(server)
            kinds = [each["kind"] for each in await get(ann, "me/notices")]
            assert kinds == (["early"] if count < FREE_MISSES else ["paused"])
        assert await get(bo, "me/notices") == []
        refused = await ann.http.post("/api/tables", json=plan)
        assert (refused.status_code, code(refused)) == (403, "rated-paused")
        waiting = (await bo.http.post("/api/tables", json=plan)).json()
        assert code(await ann.do(waiting, "sit")) == "rated-paused"
        assert (await ann.open("me", "open"))["rated"] is False
        mine = await get(ann, "me/profile")
        assert mine["completion"] == {"games": 3, "finished": 0, "excused": 0}
        assert (await get(bo, "me/profile"))["completion"]["finished"] == 3

    with_people(f"sqlite:///{tmp_path / 't.db'}", "Ann", "Bo", story=story)
