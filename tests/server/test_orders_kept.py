"""Standing orders while servers run: the pause before an answer, restarts, two processes, onlookers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mandate.core.rng import Chance
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.server.live import caretaker
from mandate.server.live.heartbeat import Heartbeat
from mandate.server.live.live_table import Live
from mandate.server.live.tables import Tables
from mandate.server.store.guests import Guest
from mandate.table import commands, log
from tests.server.conftest import Postgres
from tests.server.serving import PATIENCE, Json, Line, serving
from tests.server.test_tables import Time, process
from tests.table.scenes import ANN, BEN, CEM, plan

ALWAYS: dict[str, str] = dict.fromkeys((window.value for window in Window), "game")
QUICK = (0.0, 0.01)
FOREVER = (3600.0, 3600.0)


async def people(tables: Tables, time: Time) -> Live:
    """A game of three people, none of whom has it open."""
    for guest in (ANN, BEN, CEM):
        await tables.store.guests.add(Guest(guest, guest.title()), time.now)
    live = await tables.open(plan("me", "open", "open", game="great-wall"), ANN)
    for guest in (BEN, CEM):
        await tables.act(live, guest, commands.Sit())
    return live


async def play_to(tables: Tables, live: Live, chance: Chance, true: Callable[[], bool]) -> None:
    """Everybody chooses anything."""
    while not true():
        assert live.table.status == "playing", "it never came to that"
        seat, decision = next(iter(live.table.pending.items()))
        guest, ask = live.table.chairs[seat].guest, live.table.ask(seat)
        assert guest is not None
        assert ask is not None
        choice = chance.choose(decision.options)
        await tables.act(live, guest, commands.Play(seat=seat, ask=ask, choice=choice))


def in_window(live: Live, seat: int = 0) -> bool:
    return seat in live.table.pending and live.table.pending[seat].kind == "tactic"


async def soon(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def over(live: Live) -> bool:
    return live.table.status != "playing"


async def answered(live: Live) -> None:
    """One more question by order."""
    had = passes(live)
    await soon(lambda: passes(live) > had)


def passes(live: Live) -> int:
    """By order."""
    return sum(isinstance(line, log.Chose) and line.ordered for line in live.table.lines)


def test_an_order_is_answered_though_no_one_is_there_and_after_a_restart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        time, chance = Time(), Chance("restart")
        monkeypatch.setattr(caretaker, "ORDER_SECONDS", QUICK)
        async with process(database, time) as (tables, _):
            live = await people(tables, time)
            await play_to(tables, live, chance, lambda: in_window(live))
            await tables.act(live, ANN, commands.Order(seat=0, orders=ALWAYS))
            await soon(lambda: passes(live) > 0)
            monkeypatch.setattr(caretaker, "ORDER_SECONDS", FOREVER)  # this process ends before it answers
            await play_to(tables, live, chance, lambda: in_window(live))
            await tables.act(live, ANN, commands.Order(seat=0, orders=ALWAYS))
            assert live.table.ordered_answer(0) == "pass"
            name, ordered, had = live.table.name, live.table.orders[0], passes(live)
        monkeypatch.setattr(caretaker, "ORDER_SECONDS", QUICK)
        time.now += 60_000
        async with process(database, time) as (tables, _):
            await Heartbeat(tables).round(0)
            live = await tables.find(name)
            assert live.table.orders[0] == ordered
            await soon(lambda: passes(live) > had)

    asyncio.run(run())


def test_the_pause_is_drawn_alike_whatever_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among people there always is one; what is drawn depends on nothing."""
    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return 0.0

    async def run() -> None:
        time, chance = Time(), Chance("alike")
        async with process(f"sqlite:///{tmp_path / 't.db'}", time) as (tables, _):
            live = await people(tables, time)
            await tables.act(live, ANN, commands.Order(seat=0, orders=ALWAYS))
            held: set[bool] = set()  # whether something could have been played
            monkeypatch.setattr(random, "uniform", uniform)
            while len(held) < 2 and not over(live):
                await play_to(tables, live, chance, lambda: in_window(live) or over(live))
                if over(live):
                    break
                if live.table.ordered_answer(0) is None:  # a card was drawn meanwhile
                    await tables.act(live, ANN, commands.Order(seat=0, orders=ALWAYS))
                held.add(len(live.table.pending[0].options) > 1)
                await answered(live)
            assert passes(live)

    asyncio.run(run())
    assert set(drawn) == {caretaker.ORDER_SECONDS}
    assert caretaker.ORDER_SECONDS[0] > 0.5  # not the pace of a machine


async def answer(lines: dict[int, Line], chance: Chance, *, windows_of: int | None = None) -> bool:
    """Each seat that is asked answers; `windows_of`: but for its windows. Whether one did."""
    for seat, line in lines.items():
        sight = line.sight(seat)
        asked = sight["ask"] is not None and sight["view"]["decision"]
        if not asked or (seat == windows_of and asked["kind"] == "tactic"):
            continue
        choice = chance.choose(asked["options"])
        reply = await line.do("play", seat=seat, ask=sight["ask"], choice=choice)
        assert reply["is"] == "done", reply
        await asyncio.gather(*(each.caught_up(reply["number"]) for each in lines.values()))
        return True
    return False


async def until(true: Callable[[], bool], step: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(120):
        while not true():
            if not await step():
                await asyncio.sleep(0.02)


def window(line: Line, seat: int) -> bool:
    decision = line.sight(seat)["view"]["decision"]
    return decision is not None and decision["kind"] == "tactic"


def test_people_at_two_processes(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who gave an order hears of it; it is answered once; both processes tell the same."""
    monkeypatch.setattr(caretaker, "ORDER_SECONDS", QUICK)
    monkeypatch.setattr(
        "mandate.server.live.audience.OTHER_PROCESS_SECONDS", 0.0
    )  # both answer at the same time

    async def run() -> None:
        database, chance = postgres.new_database(), Chance("two")
        async with (
            serving(database) as first,
            serving(database) as second,
            first.guest("Ann") as ann,
            second.guest("Ben") as ben,
            second.guest("Cem") as cem,
        ):
            table: Json = await ann.open("me", "open", "open", game="great-wall")
            await ben.do(table, "sit")
            await cem.do(table, "sit")
            async with (
                ann.at(table, show="orders") as a,
                ann.at(table, show="orders", address=second.address) as elsewhere,
                ben.at(table, show="orders") as b,
                cem.at(table) as c,
            ):
                lines = {0: a, 1: b, 2: c}
                await asyncio.gather(*(line.caught_up(4) for line in lines.values()))
                await until(lambda: not window(a, 0), lambda: answer(lines, chance))
                before = len(b.updates), len(c.updates), len(elsewhere.updates)
                assert (await a.do("order", seat=0, orders=ALWAYS))["is"] == "done"
                await a.until(lambda: a.sight()["orders"]["given"] == ALWAYS)
                await elsewhere.until(lambda: len(elsewhere.updates) > before[2])
                assert elsewhere.sight()["orders"]["given"] == ALWAYS
                assert (len(b.updates), len(c.updates)) == before[:2]  # no one else receives anything
                assert b.sight()["orders"]["given"] == {}

                def passed() -> int:
                    return sum(
                        n["what"] == "chose" and n["choice"] == "pass" and n["seat"] == 0 for n in a.news()
                    )

                def ended() -> bool:
                    return passed() >= 3 or not a.sight()["orders"]["given"] or a.status != "playing"

                await until(ended, lambda: answer(lines, chance, windows_of=0))
                await asyncio.gather(*(line.caught_up(a.heard) for line in (b, c)))
                assert [n["number"] for n in b.news()] == [*range(1, b.heard + 1)]
                news = [[(n["number"], n["what"]) for n in line.news()] for line in (a, b, c)]
                assert news[0][: b.heard] == news[1][: a.heard]

    asyncio.run(run())


def test_who_looks_on_makes_a_computer_table_wait_too(postgres: Postgres) -> None:
    """Also at another process: then an ordered answer takes as long as a quick person's."""

    async def run() -> None:
        database = postgres.new_database()
        async with serving(database) as first, serving(database) as second, first.guest("Ann") as ann:
            table: Json = await ann.open("me", "rules", "rules", game="great-wall")
            tables = first.context.tables
            live = tables.live[table["id"]]
            async with ann.at(table) as a:
                await a.until(lambda: bool(a.updates))
                assert tables.audience.watching(live) == 0
                async with second.guest("Eve") as eve, eve.at(table) as e:
                    await e.until(lambda: bool(e.updates))
                    await soon(lambda: tables.audience.watching(live) == 1)
                    assert all(not seat["here"] or seat["you"] for seat in a.last["table"]["seats"])
                await soon(lambda: tables.audience.watching(live) == 0)

    asyncio.run(run())
