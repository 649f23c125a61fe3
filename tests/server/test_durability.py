"""Nothing that was accepted is lost, whatever ends: the server without warning, one of two, the database."""

import asyncio
import contextlib
import functools
from collections.abc import Sequence
from typing import Any

from mandate import games
from mandate.core.record import loads
from mandate.core.replay import verify
from mandate.core.rng import Chance
from tests.server.conftest import Postgres
from tests.server.forked import Forked
from tests.server.serving import Json, Line, Lost, Person, serving


async def play_until_lost(person: Person, table: Json, seed: str, accepted: list[Any], stop_at: int) -> None:
    """Play, and note what the server said is stored, until it has gone or line `stop_at` is heard."""
    async with person.at(table) as line:
        with contextlib.suppress(Lost):
            await line.play(Chance(seed), until=lambda: line.heard >= stop_at)
        accepted += line.accepted


def has_heard(line: Line, number: int) -> bool:
    return line.heard >= number


def in_order(part: Sequence[Any], whole: Sequence[Any]) -> bool:
    """Whether all of `part` comes in `whole`, in that order."""
    rest = iter(whole)
    return all(any(item == other for other in rest) for item in part)


def test_killed_under_play_and_started_again(database: str) -> None:
    """Each time somewhere else; the computer player continues thinking by itself."""

    async def run() -> None:
        mine: list[Any] = []
        bens: list[Any] = []
        with Forked(database) as server:
            async with (
                Person.coming_in(server.address, "Ann") as ann,
                Person.coming_in(server.address, "Ben") as ben,
            ):
                table = await ann.open("me", "greedy", "open", pace={"per": "game", "seconds": 3600})
                await ben.do(table, "sit")
                for goal in (12, 25) if database.startswith("sqlite") else (18,):
                    people = asyncio.gather(
                        play_until_lost(ann, table, f"a{goal}", mine, goal),
                        play_until_lost(ben, table, f"b{goal}", bens, 10_000),
                    )
                    async with ann.at(table) as watcher:
                        await watcher.caught_up(goal)
                        await asyncio.to_thread(server.kill)
                    await people
                    server.__init__(database)  # type: ignore[misc]
                    ann.address = ben.address = server.address
                    ann.http.base_url = ben.http.base_url = server.address
                async with ann.at(table) as a, ben.at(table) as b:
                    await asyncio.gather(a.play(Chance("a")), b.play(Chance("b")))
                    mine += a.accepted
                    bens += b.accepted
                    clocks = [seat["clock"] for seat in a.last["table"]["seats"]]
                record = loads((await ann.http.get(f"/api/tables/{table['id']}/record")).text)
                async with ann.at(table) as line:
                    code, log = await asyncio.to_thread(server.stop)
                    # a busy machine may warn of a slow answer
                    said = [line for line in log.splitlines() if "mandate.server.live.pulse" not in line]
                    assert (code, said) == (0, [])
                    await line.until(lambda: line.gone)
                    assert line.socket.close_code == 1012  # it goes in order: clients come back by themselves
        verify(games.find("qin"), record)
        made = [(entry.seat, entry.choice.partition("/")[0]) for entry in record.in_force()]
        assert in_order(mine, made)
        assert in_order(bens, made)
        assert len(mine) > 5
        assert clocks[0] > 3_000_000 < clocks[2]  # hours were not lost

    asyncio.run(run())


def test_two_servers_at_one_table_and_one_of_them_is_killed(postgres: Postgres) -> None:
    """Each person plays through another server. News pass between them, and the survivor carries on."""

    async def run() -> None:
        database = postgres.new_database()
        with Forked(database) as first, Forked(database) as second:
            async with (
                Person.coming_in(first.address, "Ann") as ann,
                Person.coming_in(second.address, "Ben") as ben,
            ):
                table = await ann.open("me", "greedy", "open", takebacks=True)
                assert (await ben.do(table, "sit")).status_code == 200
                async with ann.at(table) as a, ben.at(table) as b:
                    await asyncio.gather(
                        a.play(Chance("a"), until=lambda: a.heard > 20),
                        b.play(Chance("b"), until=lambda: b.heard > 20),
                    )
                    assert (await a.do("say", text="hello"))["is"] == "done"
                    await b.until(lambda: any(item.get("text") == "hello" for item in b.news()))
                    same(a, b)
                    await asyncio.to_thread(first.kill)
                ann.address = second.address
                async with ann.at(table) as a, ben.at(table) as b:
                    await asyncio.gather(a.play(Chance("a")), b.play(Chance("b")))
                    await b.caught_up(a.heard)
                    same(a, b)
            assert second.stop()[0] == 0

    asyncio.run(run())


def same(a: Line, b: Line) -> None:
    """Both received the same lines, each once."""
    shared = min(a.heard, b.heard)
    news = [[(item["number"], item["what"], item.get("seat")) for item in line.news()] for line in (a, b)]
    assert news[0][:shared] == news[1][:shared]
    assert [number for number, _, _ in news[0]] == list(range(1, a.heard + 1))


def test_two_who_choose_at_the_same_time_through_two_servers(postgres: Postgres) -> None:
    """Secret choices clash in the log; each is written once, and no one hears that theirs came late."""

    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database) as first,
            serving(database) as second,
            first.guest("Ann") as ann,
            second.guest("Ben") as ben,
            second.guest("Cem") as cem,
        ):
            table = await ann.open("me", "open", "open", game="great-wall")
            await ben.do(table, "sit", seat=1)
            await cem.do(table, "sit", seat=2)
            async with ann.at(table) as a, ben.at(table) as b, cem.at(table, address=first.address) as c:
                lines = (a, b, c)
                chances = [Chance(seed) for seed in "abc"]
                for _ in range(4):
                    goal = max(line.heard for line in lines) + 8
                    playing = [
                        line.play(chance, until=functools.partial(has_heard, line, goal))
                        for line, chance in zip(lines, chances, strict=True)
                    ]
                    await asyncio.gather(*playing)
                head = max(line.heard for line in lines)
                for line in lines:
                    await line.caught_up(head)
                same(a, b)
                same(a, c)

    asyncio.run(run())


def test_a_database_that_goes_away_and_comes_back(postgres: Postgres) -> None:
    """Meanwhile every command is refused, no socket is lost, and afterwards the game continues."""

    async def run() -> None:
        async with serving(postgres.new_database()) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me", pace={"per": "game", "seconds": 600})
            async with ann.at(table) as line:
                await line.play(Chance("before"), until=lambda: line.heard >= 8)
                heard = line.heard
                sight = next(sight for sight in line.last["sights"] if sight["ask"] is not None)
                choice = sight["view"]["decision"]["options"][0]
                answer = {"seat": sight["seat"], "ask": sight["ask"], "choice": choice}
                await asyncio.to_thread(postgres.stop)
                refused = await line.do("play", **answer)
                assert refused["code"] == "store-away"
                assert line.heard == heard
                assert (await ann.http.get("/readyz")).status_code == 503
                assert (await ann.http.get("/healthz")).status_code == 200
                await asyncio.to_thread(postgres.start)
                reply = await line.do("play", **answer)
                while reply.get("code") == "store-away":
                    reply = await line.do("play", **answer)
                assert reply["is"] == "done"
                await line.caught_up(heard + 1)  # the answer comes before the news
                await line.play(Chance("after"))
                assert line.status == "over"
                assert [item["number"] for item in line.news()] == list(range(1, line.heard + 1))

    asyncio.run(run())


def test_a_choice_whose_fate_is_not_known_is_neither_confirmed_nor_denied(postgres: Postgres) -> None:
    """PostgreSQL is killed after it has stored a choice and before it says so, then while a choice waits."""

    class Killed:
        """The scribe's connection: the database dies behind the statement, or before it is carried out."""

        def __init__(self, raw: Any, *, stores: bool) -> None:
            self._raw, self._stores = raw, stores

        def is_closed(self) -> bool:
            return False

        async def execute(self, *words: Any) -> None:
            if self._stores:
                await self._raw.execute(*words)
            await asyncio.to_thread(postgres.stop)
            await self._raw.execute(*words)

    async def run() -> None:
        async with serving(postgres.new_database()) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                for stores in (True, False):
                    await line.play(Chance("first"), until=functools.partial(has_heard, line, line.heard + 2))
                    heard = line.heard
                    sight = next(sight for sight in line.last["sights"] if sight["ask"] is not None)
                    answer = {
                        "seat": sight["seat"],
                        "ask": sight["ask"],
                        "choice": sight["view"]["decision"]["options"][0],
                    }
                    scribe: Any = server.context.store.writer._scribe
                    scribe._raw = Killed(scribe._raw, stores=stores)
                    reply = await line.do("play", **answer)
                    assert reply["code"] == "store-unknown"
                    assert line.heard == heard
                    await asyncio.to_thread(postgres.start)
                    if stores:  # the table shows it without being asked
                        await line.caught_up(heard + 1)
                    while (reply := await line.do("play", **answer)).get("code") == "store-away":
                        await asyncio.sleep(0.05)
                    assert (reply["code"] == "late") if stores else (reply["is"] == "done")
                    await line.caught_up(heard + 1)

    asyncio.run(run())
