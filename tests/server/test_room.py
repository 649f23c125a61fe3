"""What a table takes of what does not carry its game on, how much is sent at once, how many listen."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from mandate.core.errors import Refused
from mandate.core.rng import Chance
from mandate.server.http.middleware.gate import CLOSE_REFUSED
from mandate.server.live.open_sockets import MAX_SOCKETS as MOST_SOCKETS
from mandate.table import commands, log, log_limits
from mandate.table.codes import ServerCode
from mandate.table.news import MAX_NEWS
from mandate.table.seat_view import Onlooker
from mandate.table.table import Table
from tests.server.serving import PATIENCE, Json, serving
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, Scene, plan
from tests.table.whole_updates import later

# --- the log -----------------------------------------------------------------------------------------------


def refused(scene: Scene, guest: str, command: commands.AnyCommand) -> object:
    with pytest.raises(Refused) as caught:
        scene.do(guest, command)
    return caught.value.code


def test_a_chat_is_full_after_so_many_lines_and_the_game_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(log_limits.MAX_LINES, log.Said, 5)
    scene = Scene(plan("me", "open"))
    scene.do(BEN, commands.Sit())
    for _ in range(5):
        scene.do(ANN, commands.Say(text="hello"), after=log_limits.FLOOD_MS)
    scene.now += log_limits.FLOOD_MS
    assert refused(scene, ANN, commands.Say(text="hello")) == ServerCode.CHAT_FULL
    assert refused(scene, BEN, commands.Say(text="hello")) == ServerCode.CHAT_FULL
    scene.play_out(Chance("full"))
    assert scene.status == "over"


def test_no_one_takes_back_and_chooses_again_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(log_limits.MAX_LINES, log.TookBack, 3)
    scene = Scene(plan("me", "me", takebacks=True))
    chance = Chance("again")
    for _ in range(3):
        scene.play(chance)
        scene.do(ANN, commands.Offer(what="takeback", seat=0))
    scene.play(chance)
    number = scene.table.number
    assert refused(scene, ANN, commands.Offer(what="takeback", seat=0)) == ServerCode.TABLE_FULL
    assert scene.table.number == number
    scene.play_out(chance)
    assert scene.status == "over"


def test_no_one_sits_down_and_gets_up_or_offers_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(log_limits.MAX_LINES, log.Sat, 3)
    monkeypatch.setitem(log_limits.MAX_LINES, log.Offered, 2)
    waiting = Scene(plan("me", "open", "open"))
    for _ in range(3):
        waiting.do(BEN, commands.Sit())
        waiting.do(BEN, commands.Leave(seat=1))
    assert refused(waiting, BEN, commands.Sit()) == ServerCode.TABLE_FULL
    over = Scene(plan("me", "open"))
    over.do(BEN, commands.Sit())
    over.do(ANN, commands.Resign(seat=0))
    for _ in range(2):
        over.do(ANN, commands.Offer(what="rematch"))
        over.do(ANN, commands.Answer(offer=over.table.number, yes=False))
    assert refused(over, ANN, commands.Offer(what="rematch")) == ServerCode.TABLE_FULL


def test_every_kind_of_line_that_could_come_without_end_has_a_limit() -> None:
    """The others come once, or with a question of the game, or after one of those."""
    once = {log.Opened, log.Left, log.Closed, log.Started, log.Rematched, log.Warned}
    in_the_game = {log.Chose, log.Resigned, log.Canceled, log.Hinted}
    counted_apart = set(log.PRIVATE)  # log_limits.MAX_ORDERS, MAX_MUTES
    assert {*get_args(log.AnyLine)} == once | in_the_game | counted_apart | set(log_limits.MAX_LINES)


def test_a_guest_talks_more_slowly_than_the_game_goes(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database, rate=40) as server, server.guest() as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.caught_up(2)
                reply = [await line.do("say", text="hello") for _ in range(30)]
                codes = [answer.get("code") for answer in reply]
                assert codes[:10] == [None] * 10
                assert codes.count("too-fast") >= 5
                sight = next(each for each in line.last["sights"] if each["ask"])
                choice = sight["view"]["decision"]["options"][0]
                done = await line.do("play", seat=sight["seat"], ask=sight["ask"], choice=choice)
                assert done["is"] == "done"

    asyncio.run(run())


# --- news -----------------------------------------------------------------------------------------------


def test_one_look_tells_the_end_of_a_long_log_and_the_rest_page_by_page(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest() as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open", listed=True)
            for number in range(2 * MAX_NEWS):  # before another person is there to be flooded
                assert (await ann.do(table, "say", text=f"{number}")).status_code == 200
            await ben.do(table, "sit")
            path = f"/api/tables/{table['id']}"
            looked = (await ann.http.get(path)).json()
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates))
                for update in (line.updates[0], looked):
                    assert update["after"] == update["number"] - MAX_NEWS
                    assert len(update["sights"][0]["news"]) == MAX_NEWS
                news = line.news()
            while news[0]["number"] > 1:
                page = (await ann.http.get(f"{path}/news", params={"before": news[0]["number"]})).json()
                assert 0 < len(page) <= MAX_NEWS
                news = page + news
            assert [item["number"] for item in news] == [*range(1, looked["number"] + 1)]
            assert (await ann.http.get(f"{path}/news", params={"before": 1})).json() == []
            async with ann.at(table, after=looked["number"] - 3) as line:
                await line.until(lambda: bool(line.updates))
                assert len(line.news()) == 3

    asyncio.run(run())


def test_earlier_news_are_sent_through_ones_own_eyes_only(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as server, server.guest() as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open")
            await ben.do(table, "sit", seat=1)
            live = await server.context.tables.find(table["id"])
            async with ann.at(table) as one, ben.at(table) as two:
                await asyncio.gather(one.play(Chance(1)), two.play(Chance(2)))
            path = f"/api/tables/{table['id']}/news"
            for person, own in ((ann, 0), (ben, 1)):
                for seat in (0, 1, None):
                    params = {"before": 10_000} | ({} if seat is None else {"seat": seat})
                    answer = (await person.http.get(path, params=params)).json()
                    assert answer == seen(live.table, own)[-len(answer) :]
            async with server.guest("Cem") as cem:
                assert (await cem.http.get(path)).status_code == 404  # without the link

    asyncio.run(run())


def seen(table: Table, seat: int) -> list[Json]:
    answer: list[Json] = json.loads(msgspec.json.encode(later(table, seat, 0)))
    return answer


def test_a_client_that_has_heard_nearly_all_is_sent_the_rest() -> None:
    scene = Scene(plan("me", "open"))
    for number in range(10):
        scene.do(ANN, commands.Say(text=f"{number}"))
    shown = whole_updates.update(scene.table, Onlooker(ANN, 0), 8)
    assert (shown.after, len(shown.sights[0].news)) == (8, 3)
    assert whole_updates.update(scene.table, Onlooker(ANN, 0), 99).after == 0  # it cannot have heard that


# --- sockets --------------------------------------------------------------------------------------------


def test_a_guest_has_a_few_sockets_and_the_oldest_is_closed_with_a_reason(tmp_path: Path) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with (
            serving(database) as server,
            server.guest() as ann,
            server.guest("Ben") as ben,
            contextlib.AsyncExitStack() as open_ones,
        ):
            table = await ann.open("me", "open")
            other = await open_ones.enter_async_context(ben.at(table))
            lines = []
            for _ in range(MOST_SOCKETS + 1):
                lines.append(await open_ones.enter_async_context(ann.at(table)))
                await lines[-1].until(lambda: bool(lines[-1].updates))
            first, *rest = lines
            await first.until(lambda: bool(first.loose))
            assert first.loose[0]["code"] == "too-many-open"
            async with asyncio.timeout(PATIENCE):
                while not first.gone:
                    await asyncio.sleep(0.01)
            assert first.socket.close_code == CLOSE_REFUSED
            assert not any(line.gone for line in (other, *rest))
            assert (await rest[-1].do("say", text="still here"))["is"] == "done"

    asyncio.run(run())
