"""Looking after tables: clocks that run out or stand still, computer players that were lost, old tables."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from mandate.core.errors import Problem, Refused
from mandate.core.game import Decision, View
from mandate.server.live.caretaker import OPEN_TABLE_MS
from mandate.server.live.heartbeat import Heartbeat
from mandate.server.live.live_table import Live
from mandate.server.live.pace import SeatPace
from mandate.server.live.tables import Tables
from mandate.server.store.guests import Guest
from mandate.server.store.store import Store
from mandate.server.store.writer import Append
from mandate.server.workers.bots import Bots
from mandate.server.workers.queue import Asker
from mandate.table import commands, log, seat_view, wire
from mandate.table.acts.beginning import open_table
from mandate.table.codes import ServerCode
from mandate.table.outages import DAY_MS
from mandate.table.plan import DAY_S, Pace
from mandate.table.seat_view import Onlooker
from tests.server.conftest import Postgres
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, clocked, fingerprint, plan

HOUR = 3_600_000


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class FakeBots:
    """Computer players that answer when they are let."""

    limit = 10.0

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked = 0
        self.askers: list[Asker] = []
        self.answer: str | None = None

    async def choose(
        self,
        game: str,
        player: str,
        view: View,
        decision: Decision,
        asker: Asker,
        wanted: Callable[[], bool],
        pace: SeatPace,
    ) -> str:
        del game, player, view, wanted, pace
        self.askers.append(asker)
        self.asked += 1
        await self.may_answer.wait()
        return self.answer or decision.options[0]


@asynccontextmanager
async def process(address: str, time: Time) -> AsyncIterator[tuple[Tables, FakeBots]]:
    """What one server process does at its start and end, with a clock and players of our own."""
    store, bots = Store(address), FakeBots()
    await store.open()
    tables = Tables(store, cast(Bots, bots), clock=time)
    try:
        outage = await store.note_outage(time.now)
        if outage is not None:
            await store.put_off(*outage, soon=tables.caretaker.soon)
        await store.beat(time.now)
        await tables.charges.learn_outages()
        yield tables, bots
    finally:
        await tables.close()
        await store.close()


def shown(tables: Tables, name: str) -> wire.TableInfo:
    live = tables.live[name]
    return seat_view.info(live.table, tables.onlooker(live, ANN, "en"))


def test_the_time_while_the_server_was_down_is_not_charged(database: str) -> None:
    async def run() -> None:
        time = Time()
        async with process(database, time) as (tables, _):
            await tables.store.guests.add(Guest(ANN, "Ann"), time.now)
            live = await tables.open(plan("me", "me", pace=clocked("game", 600)), ANN)
            name = live.table.name
            time.now += 20_000
            await tables.store.beat(time.now)
            assert shown(tables, name).seats[0].clock == 580_000
            time.now += 3_000  # here it is killed: three seconds after its last sign of life
        time.now += 5 * HOUR
        async with process(database, time) as (tables, _):
            await Heartbeat(tables).round(0)
            assert tables.live == {}  # no one needs it yet, and its clock has long to run
            live = await tables.find(name)
            assert shown(tables, name).status == "playing"
            assert shown(tables, name).seats[0].clock == 580_000
            time.now += 30_000
            choice = live.table.pending[0].options[0]
            await tables.act(live, ANN, commands.Play(seat=0, ask=1, choice=choice))
            assert shown(tables, name).seats[0].clock == 550_000

    asyncio.run(run())


def test_a_clock_that_runs_out_ends_the_game_though_no_one_is_there(database: str) -> None:
    async def run() -> None:
        time = Time()
        async with process(database, time) as (tables, _):
            live = await tables.open(plan("me", "open", pace=clocked("move", 60)), ANN)
            await tables.act(live, BEN, commands.Sit())
            name = live.table.name
        async with process(database, time) as (tables, _):  # a process that has never seen the table
            time.now += 59_000
            await Heartbeat(tables).round(1)
            assert (await tables.find(name)).table.status == "playing"
            time.now += 1_000
            await Heartbeat(tables).round(2)
            assert (await tables.find(name)).table.status == "over"
            time.now += 60_000
            assert await tables.store.due(time.now, 1000) == []  # nothing more to look after

    asyncio.run(run())


def test_a_slow_clock_rests_outside_its_hours_and_runs_out_within_them(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        midnight = time.now - time.now % DAY_MS + DAY_MS
        pace = Pace(per="move", seconds=DAY_S, hours=(8 * 60, 20 * 60), lenient=False)
        async with process(f"sqlite:///{tmp_path / 't.db'}", time) as (tables, _):
            time.now = midnight + 19 * HOUR
            live = await tables.open(plan("me", "open", pace=pace), ANN)
            await tables.act(live, BEN, commands.Sit())
            name, left = live.table.name, DAY_S * 1000
            time.now += 9 * HOUR  # one hour of them in the evening
            assert shown(tables, name).seats[0].clock == left - HOUR
            assert shown(tables, name).rest == 4 * HOUR
            assert tables.caretaker.wakes(live.table) == midnight + 2 * 24 * HOUR + 19 * HOUR
            time.now = midnight + 2 * 24 * HOUR + 19 * HOUR - 1
            await Heartbeat(tables).round(1)
            assert (await tables.find(name)).table.status == "playing"
            time.now += 1
            await Heartbeat(tables).round(2)
            assert (await tables.find(name)).table.status == "over"

    asyncio.run(run())


def test_an_answer_that_comes_after_the_time_comes_too_late(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with process(f"sqlite:///{tmp_path / 't.db'}", time) as (tables, _):
            live = await tables.open(plan("me", "open", pace=clocked("move", 60)), ANN)
            await tables.act(live, BEN, commands.Sit())
            time.now += 60_000
            choice = live.table.pending[0].options[0]
            with pytest.raises(Problem) as caught:
                await tables.act(live, ANN, commands.Play(seat=0, ask=1, choice=choice))
            assert caught.value.code.value == "game-over"
            assert isinstance(live.table.lines[-1], log.Canceled)

    asyncio.run(run())


def test_a_computer_player_that_was_lost_with_its_server_is_asked_again(database: str) -> None:
    async def run() -> None:
        time = Time()
        async with process(database, time) as (tables, bots):
            live = await tables.open(plan("greedy", "me"), ANN)
            name = live.table.name
            while not bots.asked:
                await asyncio.sleep(0)
        time.now += HOUR
        async with process(database, time) as (tables, bots):
            bots.may_answer.set()
            await Heartbeat(tables).round(0)
            live = await tables.find(name)
            while live.thinking:
                await asyncio.gather(*live.thinking.values())
            assert bots.asked == 1
            assert list(live.table.pending) == [1]

    asyncio.run(run())


def test_after_a_restart_every_game_is_looked_after_in_the_first_round(tmp_path: Path) -> None:
    async def run() -> None:
        address, time, many = f"sqlite:///{tmp_path / 't.db'}", Time(), 120
        async with process(address, time) as (tables, _):
            await asyncio.gather(*(tables.open(plan("greedy", "me"), ANN) for _ in range(many)))
        async with process(address, time) as (tables, bots):
            await Heartbeat(tables).round(0)
            while bots.asked < many:
                await asyncio.sleep(0)

    asyncio.run(run())


def test_a_computer_players_impossible_answer_is_replaced_and_a_late_one_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with process(f"sqlite:///{tmp_path / 't.db'}", time) as (tables, bots):
            late = await tables.open(plan("greedy", "me", "me", takebacks=True), ANN)
            (too_late,) = late.thinking.values()
            await tables.act(late, ANN, commands.Resign(seat=1))
            await tables.act(late, ANN, commands.Resign(seat=2))
            live = await tables.open(plan("greedy", "me", "me"), ANN)
            (thought,) = live.thinking.values()
            bots.answer = "nonsense"
            bots.may_answer.set()
            await asyncio.gather(thought, too_late)
            assert late.table.number == 4
            assert late.table.status == "over"
            assert live.table.number == 3  # something legal instead
            assert list(live.table.pending) == [1]

    asyncio.run(run())


def test_a_thinking_player_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with process(f"sqlite:///{tmp_path / 't.db'}", time) as (tables, bots):
            slow = await tables.open(plan("greedy", "me", "me"), ANN)
            while not bots.asked:
                await asyncio.sleep(0)
            assert await tables.act(slow, ANN, commands.Say(text="take your time")) == 3
            assert await tables.act(slow, ANN, commands.Resign(seat=1)) == 4
            other = await tables.open(plan("me", "me"), ANN)
            choice = other.table.pending[0].options[0]
            assert await tables.act(other, ANN, commands.Play(seat=0, ask=1, choice=choice)) == 3

    asyncio.run(run())


def test_a_table_to_which_no_one_comes_is_cleared_away(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with process(f"sqlite:///{tmp_path / 't.db'}", time) as (tables, _):
            live = await tables.open(plan("me", "open", listed=True), ANN)
            time.now += OPEN_TABLE_MS - 1
            await Heartbeat(tables).round(1)
            assert await tables.store.lists.unfinished_of(ANN) == [live.table.name]
            time.now += 1
            await Heartbeat(tables).round(2)
            assert live.table.status == "closed"

    asyncio.run(run())


def test_tables_that_no_one_looks_at_are_let_go_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandate.server.live.tables.IDLE_SECONDS", -1.0)
    monkeypatch.setattr("mandate.server.live.tables.UNWATCHED_SECONDS", -1.0)

    async def run() -> None:
        async with process(f"sqlite:///{tmp_path / 't.db'}", Time()) as (tables, _):
            live = await tables.open(plan("me", "me"), ANN)
            tables.drop_idle()
            assert tables.live == {}
            found = await asyncio.gather(*(tables.find(live.table.name) for _ in range(3)))
            assert found[0] is found[1] is found[2]
            assert found[0].table.lines == live.table.lines

    asyncio.run(run())


def test_a_sleeping_table_uses_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.server.live.tables.IDLE_SECONDS", -1.0)
    monkeypatch.setattr("mandate.server.live.tables.UNWATCHED_SECONDS", -1.0)

    async def run() -> None:
        async with process(f"sqlite:///{tmp_path / 't.db'}", Time()) as (tables, _):
            for _ in range(3):
                live = await tables.open(plan("me", "me"), ANN)
                live.update(tables.onlooker(live, ANN, "en"), 0)
                live.update(tables.onlooker(live, None, "en"), 0)
            assert tables.shelf.size > 0
            assert live.table.match is not None
            kept = [weakref.ref(each) for each in (live, live.table, live.table.match, live.watchers)]
            del live
            tables.drop_idle()
            gc.collect()
            assert [each() for each in kept] == [None] * len(kept)
            assert tables.shelf.size == 0
            assert not tables.live

    asyncio.run(run())


async def played(tables: Tables, choices: int) -> Live:
    """A table of one person with so many choices."""
    live = await tables.open(plan("me", "me"), ANN)
    for _ in range(choices):
        seat, decision = next(iter(live.table.pending.items()))
        ask = live.table.ask(seat)
        assert ask is not None
        await tables.act(live, ANN, commands.Play(seat=seat, ask=ask, choice=decision.options[0]))
    return live


async def in_the_background(tables: Tables) -> None:
    await asyncio.gather(*tables.background.tasks)


def test_a_table_that_goes_to_sleep_leaves_a_snapshot_and_wakes_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandate.server.live.tables.UNWATCHED_SECONDS", -1.0)
    monkeypatch.setattr("mandate.server.live.snapshots.MIN_NEW_LINES", 6)

    async def run() -> None:
        async with process(f"sqlite:///{tmp_path / 't.db'}", Time()) as (tables, _):
            short, long = await played(tables, 2), await played(tables, 5)
            tables.drop_idle()
            assert tables.live == {}
            await in_the_background(tables)
            assert (await tables.find(short.table.name)).kept == 0
            woken = await tables.find(long.table.name)
            assert woken.kept == long.table.stored == 7
            assert fingerprint(woken.table) == fingerprint(long.table)
            tables.drop_idle()
            assert not tables.background.tasks, "nothing is new there"

    asyncio.run(run())


def test_a_long_game_gets_a_snapshot_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandate.server.live.snapshots.MAX_NEW_LINES", 5)
    monkeypatch.setattr("mandate.server.live.snapshots.MIN_NEW_LINES", 5)

    async def run() -> None:
        async with process(f"sqlite:///{tmp_path / 't.db'}", Time()) as (tables, _):
            live = await played(tables, 4)
            await Heartbeat(tables).round(0)
            await in_the_background(tables)
            stored = await tables.store.reader.read(live.table.name, snapshot=True)
            assert stored.snapshot is not None
            assert stored.snapshot.stored == live.kept == live.table.stored

    asyncio.run(run())


def test_a_game_that_is_over_is_let_go_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandate.server.live.tables.UNWATCHED_SECONDS", -1.0)

    async def run() -> None:
        async with process(f"sqlite:///{tmp_path / 't.db'}", Time()) as (tables, _):
            continues, over = [await tables.open(plan("me", "me"), ANN) for _ in range(2)]
            continues.was_watched = over.was_watched = True
            await tables.act(over, ANN, commands.Resign(seat=0))
            tables.drop_idle()
            assert [*tables.live] == [continues.table.name]
            assert (await tables.find(over.table.name)).table.status == "over"

    asyncio.run(run())


def test_a_frozen_table_is_shown_and_every_command_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 't.db'}"
        async with process(address, Time()) as (tables, _):
            live = await tables.open(plan("me", "greedy"), ANN)
            name = live.table.name
        from mandate.games.qin.rules.game import QinGame

        monkeypatch.setattr(QinGame, "rules_version", "2")
        async with process(address, Time()) as (tables, bots):
            await Heartbeat(tables).round(0)
            live = await tables.find(name)
            update: Any = whole_updates.update(live.table, Onlooker(ANN, 0, 0, {}, (), language="en"), 0)
            assert "rules version 1" in update.table.frozen
            for command in (
                commands.Resign(seat=0),
                commands.Play(seat=0, ask=1, choice="pass"),
                commands.Say(text="x"),
            ):
                with pytest.raises(Problem) as caught:
                    await tables.act(live, ANN, command)
                assert caught.value.code == ServerCode.FROZEN_TABLE
                assert "rules version 1" in str(caught.value)
            assert bots.asked == 0

    asyncio.run(run())


def test_what_is_written_while_another_process_reads_is_not_missed(postgres: Postgres) -> None:
    """While it reads on, and while it reads the table for the first time."""

    async def run() -> None:
        time, database = Time(), postgres.new_database()
        async with process(database, time) as (first, _), process(database, time) as (second, _):
            live = await first.open(plan("me", "open"), ANN)
            name = live.table.name
            read_lines, read_names = second.store.lines, second.store.guests.names

            async def write(text: str) -> None:
                await first.act(live, ANN, commands.Say(text=text))
                second.changed_elsewhere([name])

            async def names_and_more(guests: Collection[str]) -> dict[str, str]:
                found = await read_names(guests)
                monkey.undo()
                await write("while it is read for the first time")
                return found

            async def lines_and_more(table: str, after: int = 0) -> list[log.AnyLine]:
                found = await read_lines(table, after)
                monkey.undo()
                await write("while the line before is read")
                return found

            with pytest.MonkeyPatch.context() as monkey:
                monkey.setattr(second.store.guests, "names", names_and_more)
                other = await second.find(name)
                await caught_up(other, live)
                monkey.setattr(second.store, "lines", lines_and_more)
                await write("something to read")
                await caught_up(other, live)
            said = [line.text for line in other.table.lines if isinstance(line, log.Said)]
            assert len(said) == 3

    asyncio.run(run())


async def caught_up(behind: Live, ahead: Live) -> None:
    async with asyncio.timeout(60):
        while behind.table.number < ahead.table.number:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two_processes(tmp_path: Path) -> AsyncIterator[tuple[Tables, Tables]]:
    """The first hears of what the second writes only where a test tells it, by `changed_elsewhere`."""
    address, time = f"sqlite:///{tmp_path / 't.db'}", Time()
    async with process(address, time) as (ours, _), process(address, time) as (theirs, _):
        for guest in (ANN, BEN):
            await ours.store.guests.add(Guest(guest, guest), time.now)
        yield ours, theirs


async def settled(tables: Tables) -> None:
    """Wait for what was begun in the background."""
    while tables.background.tasks:
        await asyncio.gather(*tables.background.tasks)


def test_what_is_written_elsewhere_to_a_game_that_was_just_laid_out_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_processes(tmp_path) as (ours, theirs):
            table = await ours.open(plan("me", "open", series=2), ANN)
            await ours.act(table, BEN, commands.Sit())
            append = ours.store.append

            async def append_slowly(*appends: Append) -> None:
                await append(*appends)
                for opened in appends[1:]:
                    name = opened.table.name
                    await theirs.act(await theirs.find(name), BEN, commands.Say(text="hello"))
                    ours.changed_elsewhere([name])

            monkeypatch.setattr(ours.store, "append", append_slowly)
            await ours.act(table, ANN, commands.Resign(seat=0))
            assert table.table.next_table is not None
            following = table.table.next_table.table
            await settled(ours)
            assert ours.live[following].table.lines == theirs.live[following].table.lines
            assert isinstance(ours.live[following].table.lines[-1], log.Said)

    asyncio.run(run())


@pytest.mark.parametrize("failing", ["lines", "names"])
def test_what_others_wrote_is_read_again_until_the_store_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """No one else would ever tell those who wait for it."""

    async def run() -> None:
        async with two_processes(tmp_path) as (ours, theirs):
            table = await ours.open(plan("me", "open"), ANN)
            looker = Looker()
            ours.audience.watch(table, looker)
            await theirs.act(await theirs.find(table.table.name), BEN, commands.Sit())
            looker.updates = 0
            store: Any = ours.store if failing == "lines" else ours.store.guests
            answers, asked = getattr(store, failing), 0

            async def away_at_first(*words: Any) -> Any:
                nonlocal asked
                asked += 1
                if asked == 1:
                    raise Refused(ServerCode.STORE_AWAY)
                return await answers(*words)

            monkeypatch.setattr(store, failing, away_at_first)
            ours.changed_elsewhere([table.table.name])
            await settled(ours)
            assert asked == 2
            assert table.table.seats_of(BEN) == [1]
            assert looker.updates == 1

    asyncio.run(run())


def test_a_game_that_is_being_read_while_it_is_laid_out_is_in_hand_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_processes(tmp_path) as (ours, _):
            table = await ours.open(plan("me", "open", series=2), ANN)
            await ours.act(table, BEN, commands.Sit())
            append = ours.store.append
            found: list[Live] = []

            async def append_slowly(*appends: Append) -> None:
                await append(*appends)
                found.extend([await ours.find(opened.table.name) for opened in appends[1:]])

            monkeypatch.setattr(ours.store, "append", append_slowly)
            await ours.act(table, ANN, commands.Resign(seat=0))
            (following,) = found
            assert (
                ours.live[following.table.name] is following
            )  # who watches it there continues hearing of it

    asyncio.run(run())


# --- games that no one sees -------------------------------------------------------------------------------


class Looker:
    """A socket that only looks."""

    guest: str | None = None
    session: str | None = None
    updates = 0

    def news(self) -> None:
        self.updates += 1

    def came_or_went(self) -> None: ...

    def remark(self, message: bytes) -> None: ...

    def move(self) -> None: ...

    def dismiss(self) -> None:
        pass


async def thought_out(live: Live, bots: FakeBots) -> int:
    """How often the players have been asked when nothing more happens by itself."""
    while live.thinking:
        await asyncio.gather(*live.thinking.values())
    return bots.asked


def test_a_table_of_computer_players_only_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        open_table(plan("greedy", "random"), ANN, 0)
    assert caught.value.code == ServerCode.NO_PERSON
    open_table(plan("greedy", "open"), ANN, 0)


def test_a_chosen_deal_is_always_the_same_and_only_where_no_one_else_sits_down() -> None:
    def dealt(seed: str | None, *seats: str) -> Any:
        act = open_table(msgspec.structs.replace(plan(*seats), seed=seed), ANN, 0)
        assert act.table.start is not None
        return act.table.start

    practice = dealt("lesson", "me", "greedy")
    assert practice.setup == dealt("lesson", "me", "greedy").setup
    assert practice.setup != dealt("another", "me", "greedy").setup != dealt(None, "me", "greedy").setup
    assert (practice.seed, practice.commitment) == ("lesson", None)
    with pytest.raises(Problem) as caught:
        dealt("lesson", "me", "open")
    assert caught.value.code == ServerCode.KNOWN_DEAL


def test_a_game_rests_when_its_people_are_gone_until_someone_looks(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'tables.db'}"
        async with process(address, Time()) as (tables, bots):
            bots.may_answer.set()
            live = await tables.open(plan("me", "random", "random"), ANN)
            assert await thought_out(live, bots) == 0  # Ann is asked
            await tables.act(live, ANN, commands.Resign(seat=0))
            assert await thought_out(live, bots) == 0
            assert tables.caretaker.wakes(live.table) is None
            await tables.caretaker.wake(live.table.name)
            assert await thought_out(live, bots) == 0
            looker = Looker()
            tables.audience.watch(live, looker)
            seen = await thought_out(live, bots)
            assert seen > 0
            assert bots.askers[-1].waits
            assert live.table.status == "over" or live.watchers

    asyncio.run(run())


def test_computer_players_go_on_without_anybody_as_far_as_the_next_person(tmp_path: Path) -> None:
    """Slowly played games must go on while no one looks; but those who look come first."""

    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'tables.db'}"
        async with process(address, Time()) as (tables, bots):
            bots.may_answer.set()
            tables.audience.seen(ANN, "192.0.2.1")
            live = await tables.open(plan("random", "random", "me"), ANN)
            assert await thought_out(live, bots) == 2
            assert bots.askers == [Asker("192.0.2.1", ANN, waits=False)] * 2
            assert list(live.table.pending) == [2]

    asyncio.run(run())


def test_who_asks_how_things_stand_lets_a_resting_game_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'tables.db'}"
        async with process(address, Time()) as (tables, bots):
            bots.may_answer.set()
            live = await tables.open(plan("me", "random", "random"), ANN)
            await tables.act(live, ANN, commands.Resign(seat=0))
            assert await thought_out(live, bots) == 0
            tables.audience.glance(live, None)
            assert await thought_out(live, bots) > 0
            assert live.table.status == "over"


def test_a_restart_reads_no_game_that_no_one_needs_and_puts_every_clock_off(database: str) -> None:
    async def run() -> None:
        time, many, day = Time(), 60, 24 * HOUR
        pace = Pace(per="move", seconds=DAY_S, lenient=False)
        async with process(database, time) as (tables, _):
            for _ in range(many):
                await tables.open(plan("me", "me", pace=pace), ANN)
        time.now += 3 * day
        async with process(database, time) as (tables, _):
            for number in range(3):
                await Heartbeat(tables).round(number)
            assert tables.live == {}
            time.now += day - 1
            await Heartbeat(tables).round(4)
            assert tables.live == {}
            time.now += 1
            await Heartbeat(tables).round(5)
            assert [live.table.status for live in tables.live.values()] == ["over"] * many

    asyncio.run(run())
