"""Quiet hours and vacations at a server: they reach slow games, and no one is called in them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mandate.core.rng import Chance
from mandate.people.calendar import DAYS_A_YEAR
from mandate.server.live.heartbeat import Heartbeat
from mandate.table.fold import WARNED_MS
from tests.server.conftest import Postgres
from tests.server.push_service import Browser
from tests.server.serving import Json, Person, Serving, serving
from tests.server.test_push import ann_and_ben, answer, settled, slow_table, subscribe

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def clock_of(server: Serving) -> int:
    return server.context.tables.clock()


def stands_at(server: Serving, later: int) -> None:
    """The server's time is so much later from now on, and no outage lies between."""
    tables, before = server.context.tables, server.context.tables.clock
    tables.clock = lambda: before() + later
    tables.charges._pulse = None  # it would take the leap for one


async def calendar(person: Person, method: str, what: str, **body: Any) -> Json:
    found = await person.http.request(method, f"/api/me/{what}", json=body or None)
    assert found.status_code == 200, found.text
    reply: Json = found.json()
    return reply


async def seats(person: Person, table: Json) -> list[Json]:
    reply = (await person.http.get(f"/api/tables/{table['id']}")).json()
    shown: list[Json] = reply["table"]["seats"]
    return shown


def night(server: Serving, *, since: int, length: int = 8 * 60) -> dict[str, Any]:
    """Quiet hours that began `since` minutes before now."""
    minute = clock_of(server) // 60_000 % 1440 - since
    return {"hours": [minute % 1440, (minute + length) % 1440], "zone": "UTC"}


def test_a_vacation_stops_the_clock_at_running_games_and_at_later_ones(tmp_path: Path) -> None:
    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (_, server, ann, ben):
            table = await slow_table(ann, ben)
            until = clock_of(server) + 7 * DAY_MS
            mine = await calendar(ann, "PUT", "vacation", until=until)
            assert (mine["vacation"][1], mine["left"]) == (until, DAYS_A_YEAR - 7)
            later = await slow_table(ann, ben)
            await settled(server)
            for each in (table, later):
                seen = (await seats(ben, each))[0]
                assert seen["vacation"][1] == until
                assert abs(until - clock_of(server) - seen["rest"]) < HOUR_MS
            assert (await calendar(ann, "DELETE", "vacation"))["left"] == DAYS_A_YEAR - 1
            assert [(seat["vacation"], seat["rest"]) for seat in await seats(ben, table)] == [(None, 0)] * 2
            export = (await ann.http.get("/api/me/export")).json()
            assert len(export["calendar"]["vacations"]) == 1

    asyncio.run(run())


def test_who_runs_out_of_time_is_notified_and_has_a_day_even_if_no_one_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (service, server, ann, ben):
            browser = Browser(service, "ann")
            await subscribe(ann, browser)
            table = await slow_table(ann, ben)
            await service.count(1)
            tables = server.context.tables
            for later, status, titles in (
                (3 * DAY_MS + 1, "playing", ["It is your turn", "Your time is up"]),
                (WARNED_MS, "over", ["It is your turn", "Your time is up"]),
            ):
                stands_at(server, later)
                await tables.caretaker.wake(table["id"])
                await settled(server)
                assert (await tables.find(table["id"])).table.status == status
                said = [browser.read(taken)["title"].partition(":")[0] for taken in service.taken]
                assert said == titles

    asyncio.run(run())


def test_in_quiet_hours_no_one_is_called_and_their_clock_rests_without_saying_when(tmp_path: Path) -> None:
    async def run() -> None:
        async with ann_and_ben(f"sqlite:///{tmp_path / 't.db'}") as (service, server, ann, ben):
            await subscribe(ben, Browser(service, "ben"))
            quiet = night(server, since=60)
            assert (await calendar(ben, "PUT", "quiet-hours", **quiet))["quiet"] == quiet
            table = await slow_table(ann, ben)
            await settled(server)
            await answer(ann, table, Chance(1))
            await settled(server)
            assert service.taken == []
            shown = (await ann.http.get(f"/api/tables/{table['id']}")).json()
            assert 0 < shown["table"]["seats"][1]["rest"] <= 7 * HOUR_MS
            assert "UTC" not in str(shown)
            assert "quiet" not in str(shown)
            tables = server.context.tables
            live = await tables.find(table["id"])
            wakes = tables.caretaker.wakes(live.table)
            assert wakes is not None
            assert 0 < wakes - clock_of(server) <= 7 * HOUR_MS  # when the night ends
            stands_at(server, wakes - clock_of(server) + 1)
            await Heartbeat(tables).round(1)
            await service.count(1)
            assert (await calendar(ben, "DELETE", "quiet-hours"))["quiet"] is None

    asyncio.run(run())


def test_a_calendar_changed_at_one_process_holds_at_tables_of_another(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.new_database()
        async with (
            serving(database, name="one") as one,
            serving(database, name="two") as two,
            one.guest("Ann") as ann,
            one.guest("Ben") as ben,
        ):
            table = await slow_table(ann, ben)
            there = Person(two.address, ann.http, ann.token)
            async with ben.at(table) as line:
                until = clock_of(two) + 3 * DAY_MS
                changed = await ann.http.put(f"{there.address}/api/me/vacation", json={"until": until})
                assert changed.status_code == 200, changed.text
                await line.until(lambda: bool(line.updates) and line.news()[-1]["what"] == "vacationed")
                assert line.news()[-1]["until"] == until

    asyncio.run(run())


@pytest.mark.parametrize(
    ("what", "body", "code"),
    [
        ("quiet-hours", {"hours": [0, 700], "zone": "UTC"}, "bad-message"),
        ("quiet-hours", {"hours": [0, 60], "zone": "Nowhere/Else"}, "bad-message"),
        ("vacation", {"until": 1}, "bad-message"),
        ("vacation", {"until": 2**52}, "no-vacation-left"),
        ("vacation", {"since": 2**52, "until": 2**52 + DAY_MS}, "vacation-too-far"),
    ],
)
def test_what_no_calendar_has_is_refused(tmp_path: Path, what: str, body: Json, code: str) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            refused = await ann.http.put(f"/api/me/{what}", json=body)
            assert refused.json()["code"] == code
            assert (await calendar(ann, "GET", "calendar"))["left"] == DAYS_A_YEAR

    asyncio.run(run())
