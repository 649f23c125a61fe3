"""The week's deals through the server's door: one try that counts, nothing known before, proofs after."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.rng import Chance, commit
from mandate.games import find
from mandate.people import weekly
from mandate.people.weekly import WEEK_MS, begin_of, contest_of, week_of
from tests.server.forked import Forked
from tests.server.serving import PATIENCE, Json, Person, Serving, guest_of, serving

HOUR_MS = 3_600_000


async def ask(person: Person, path: str, method: str = "GET", status: int = 200, **body: Any) -> Any:
    answer = await person.http.request(method, f"/api/{path}", json=body or None)
    assert answer.status_code == status, answer.text
    return answer.json()


async def refused(person: Person, path: str, method: str = "GET", **body: Any) -> str:
    answer = await person.http.request(method, f"/api/{path}", json=body or None)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def info(person: Person, week: str = "", game: str = "qin") -> Json:
    if week:
        found: Json = await ask(person, f"weekly/{week}/{game}")
        return found
    return next(each for each in await ask(person, "weekly") if each["game"] == game)


async def begin(person: Person, *, listed: bool = True, game: str = "qin") -> Json:
    table: Json = await ask(person, f"weekly/{game}", "POST", 201, listed=listed)
    return table


async def give_up(person: Person, table: Json) -> None:
    assert (await person.do(table, "leave", seat=0)).status_code == 200


async def scored(person: Person, game: str = "qin") -> Json:
    """The week once the server has noted one's try."""
    async with asyncio.timeout(PATIENCE):
        while (shown := await info(person, game=game))["standing"] != "over":
            await asyncio.sleep(0.02)
    return shown


def at_week(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Set the server's clock to so many weeks after this one's first hour."""
    tables = server.context.tables
    first = begin_of(week_of(tables.clock())) + HOUR_MS

    def go(weeks: int) -> None:
        monkeypatch.setattr(tables, "clock", lambda: first + weeks * WEEK_MS)

    return go


def secret_parts(deal: Record) -> list[str]:
    return [str(deal.salt), msgspec.json.encode(deal.setup).decode()]


def test_a_week_from_its_seal_to_its_proof(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            go = at_week(server, monkeypatch)
            week = week_of(server.context.tables.clock())
            go(-1)
            before = await info(ann)
            assert before["next_commitment"]
            assert before["week"] < week
            go(0)
            now = await info(ann)
            # the seal of this week was shown a week ago, and its deal is nowhere to be had
            assert (now["week"], now["commitment"]) == (week, before["next_commitment"])
            assert await refused(ann, f"weekly/{week}/qin/deal") == "no-such-week"
            assert await refused(ann, f"weekly/{week}/qin/practice", "POST") == "weekly-first"
            following = week_of(begin_of(week) + WEEK_MS)
            for unknown in (following, "2026-W1", "2026-W99", "weekly", "2020-W01"):
                assert await refused(ann, f"weekly/{unknown}/qin") == "no-such-week"
                assert await refused(ann, f"weekly/{unknown}/qin/deal") == "no-such-week"
            assert await refused(ann, f"weekly/{following}/qin/practice", "POST") == "no-such-week"
            # one try: the second request leads to the same table
            table = await begin(ann)
            assert (await begin(ann, listed=False))["id"] == table["id"]
            assert (table["weekly"], table["cup"], table["commitment"]) == (week, None, now["commitment"])
            assert await refused(ann, f"weekly/{week}/qin/practice", "POST") == "weekly-first"
            # no one else sees it, with its link or without
            for query in ({}, {"link": table["link"]}):
                for path in ("", "/record", "/past", "/news"):
                    denied = await ben.http.get(f"/api/tables/{table['id']}{path}", params=query)
                    assert denied.json()["code"] in ("no-such-table", "no-spectators")
            # help, another deal and another result cannot be agreed on
            for wanted in ({"what": "rematch"}, {"what": "cancel"}, {"what": "takeback"}):
                assert (await ann.do(table, "offer", **wanted)).status_code >= 400
            assert (await ann.do(table, "hint", seat=0)).json()["code"] in ("no-hints", "bad-message")
            deal = await server.context.weekly.deal(week, "qin")
            running = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            assert not any(part in running for part in secret_parts(deal))
            async with ann.at(table) as line:
                await line.play(Chance("ann"))
            shown = await scored(ann)
            assert shown["tries"] == 1
            assert shown["rank"] == 1
            assert len(shown["score"]["marks"]) == weekly.MARKS
            assert shown["share"].startswith(f"Qin · {week}\n")
            assert await refused(ann, "weekly/qin", "POST", listed=True) == "weekly-over"
            # the salt stays secret for the week, also in one's own finished game and in all one's data
            record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            exported = (await ann.http.get("/api/me/export")).text
            assert str(deal.salt) not in record + exported
            assert [week, "qin", table["id"]] == [*msgspec.json.decode(exported)["weekly"][0].values()]
            # practice has the same deal, and changes nothing
            again = await ask(ann, f"weekly/{week}/qin/practice", "POST", 201)
            assert again["commitment"] == table["commitment"]
            await give_up(ann, again)
            assert (await info(ann))["score"] == shown["score"]
            # who has not played sees how many have, and no result
            assert [(await info(ben))[key] for key in ("tries", "rows", "standing")] == [1, [], "open"]
            unfinished = await begin(ben, listed=False)
            assert (await info(ben))["rows"] == []
            go(1)
            assert await refused(ann, f"weekly/{week}/qin", "POST", listed=True) in ("no-such-page",)
            await give_up(ben, unfinished)  # too late to count
            over = await info(ben, week)
            assert (over["opened"], over["tries"], over["standing"]) == (True, 1, "playing")
            opened = msgspec.convert(await ask(ben, f"weekly/{week}/qin/deal"), Record)
            assert commit(str(opened.salt), find("qin").secret(opened.setup)) == over["commitment"]
            # the game that was listed can be looked at now; the other one cannot
            link = next(row["table"] for row in over["rows"])
            assert (await ben.http.get(f"/api/tables/{link}/record")).status_code == 200
            assert (await ann.http.get(f"/api/tables/{unfinished['id']}")).status_code == 404
            # a finished week can be practiced by anyone, and counts for no one
            replayed = await ask(ben, f"weekly/{week}/qin/practice", "POST", 201)
            await give_up(ben, replayed)
            assert (await info(ann, week))["tries"] == 1
            assert (await begin(ben))["commitment"] != over["commitment"]

    asyncio.run(run())


def test_a_second_name_has_no_place(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coming back under a new name after a look at the deal: the result is shown out of competition."""

    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("") as nameless:
            go = at_week(server, monkeypatch)
            go(1)  # both were here when this week began
            for person in (ann, nameless):
                await give_up(person, await begin(person))
                await scored(person)
            async with server.guest("Second Ann") as second, server.guest("Shy") as shy:
                go(1)
                table = await begin(second)
                assert table["id"] != (await info(ann))["table"]  # each name has its own try
                async with second.at(table) as line:
                    await line.play(Chance("second"))
                own = await scored(second)
                assert own["late"]
                assert own["rank"] == 1  # among all, as only they see
                await give_up(shy, await begin(shy, listed=False))
                shown = await scored(ann)
                rows = [(row["rank"], row["person"]["name"]) for row in shown["rows"]]
                assert rows == [(1, "Ann"), (None, "Second Ann")]
                assert shown["tries"] == 4
                assert shown["rank"] == 2  # three who gave up share a place
                # names come and go as their people wish; a person who leaves for good takes the try along
                week = shown["week"]
                taken = await ask(ann, f"weekly/{week}/qin/listed", "PUT", listed=False)
                assert [row["person"]["name"] for row in taken["rows"]] == ["Second Ann"]
                await ask(shy, f"weekly/{week}/qin/listed", "PUT", listed=True)
                assert "Shy" in [row["person"]["name"] for row in (await info(second))["rows"]]
                await second.http.delete("/api/me")
                assert (await info(ann))["tries"] == 3

    asyncio.run(run())


def test_ties_share_a_place() -> None:
    def one(guest: str, *score: Any, late: bool = False) -> weekly.Try:
        return weekly.Try(guest=guest, table="", listed=True, late=late, score=weekly.WeeklyScore(*score))

    tries = [
        one("a", True, 2),
        one("b", True, 2),
        one("c", False, 9),
        one("d", True, 5),
        one("e", True, 9, True),
    ]
    assert weekly.ranks_of(tries) == {"d": 1, "a": 2, "b": 2, "c": 4, "e": 5}


def test_the_draw_is_nothing_that_the_source_knows() -> None:
    """Two deals of the same week differ, also with every other source of chance the same."""
    for game, contest in weekly.contests().items():
        one, other = weekly.draw(game, contest), weekly.draw(game, contest)
        assert find(game).secret(one.setup) != find(game).secret(other.setup)
        assert one.seed is None
        assert weekly.sealed(one).salt is None
        assert weekly.sealed(one).commitment == one.commitment


@pytest.mark.parametrize("game", sorted(weekly.contests()))
def test_a_finished_game_is_scored(game: str) -> None:
    contest = contest_of(game)
    assert contest is not None
    match: Any = Match.resume(find(game), weekly.sealed(weekly.draw(game, contest)))
    chance = Chance(f"weekly {game}")
    while match.options:
        match.play(chance.choose(match.options))
    leads = contest.lead(match.state, 0)  # type: ignore[arg-type]
    assert (leads > 0) == (0 in match.outcome.winners) or match.outcome.reason == "shame"


def test_killed_in_the_middle_and_played_on_at_another_process(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        with Forked(database) as server:
            async with Person.coming_in(server.address, "Ann") as ann:
                table = await begin(ann, game="great-wall")
                sealed = (await info(ann, game="great-wall"))["commitment"]
                await asyncio.to_thread(server.kill)
                server.__init__(database)  # type: ignore[misc]
                ann.http.base_url = ann.address = server.address
                shown = await info(ann, game="great-wall")
                assert (shown["table"], shown["commitment"]) == (table["id"], sealed)
                assert (await begin(ann, game="great-wall"))["id"] == table["id"]
                await give_up(ann, table)
                await asyncio.to_thread(server.kill)  # perhaps before the score was noted
                server.__init__(database)  # type: ignore[misc]
                ann.http.base_url = ann.address = server.address
                assert (await scored(ann, "great-wall"))["tries"] == 1

    asyncio.run(run())


def test_two_processes_draw_one_deal_and_open_one_table(postgres: Any) -> None:
    database = postgres.new_database()

    async def run() -> None:
        async with (
            serving(database) as one,
            serving(database) as other,
            one.guest("Ann") as ann,
            other.guest("Ben") as ben,
        ):
            first, second = await asyncio.gather(info(ann), info(ben))
            assert first["commitment"] == second["commitment"]
            twin = Person(other.address, ben.http, ann.token)
            twin.http.headers["Authorization"] = f"Bearer {ann.token}"
            tables = await asyncio.gather(*(begin(each) for each in (ann, twin) * 2))
            assert len({table["id"] for table in tables}) == 1
            assert guest_of(one, ann) == guest_of(other, twin)

    asyncio.run(run())


def test_an_operator_may_have_none(tmp_path: Any) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", weekly="off") as server, server.guest() as ann:
            assert await ask(ann, "weekly") == []
            assert await refused(ann, "weekly/qin", "POST", listed=True) == "weekly-off"
            assert not (await ask(ann, "policy"))["weekly"]

    asyncio.run(run())
