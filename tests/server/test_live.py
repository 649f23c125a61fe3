"""What goes out on a socket is put together from parts that were encoded before; it says the same."""

import asyncio
import itertools
import json

import msgspec
import pytest

from mandate.core.rng import Chance
from mandate.server.live.live_table import Live
from mandate.table import commands, wire
from mandate.table.seat_view import Onlooker
from mandate.table.show import NOTHING, Show
from tests.server.serving import serving
from tests.table import whole_updates
from tests.table.scenes import ANN, BEN, Scene, clocked, plan

EVERYTHING = Show(words=True, facts=True)
READERS = (("de", ("Ann", "Ben", "Cem")), ("fr", ("Ann", "Ben", "Cem")), ("fr", ("Zoë", "Ben", "Cem")))
IN_WORDS = [EVERYTHING._replace(language=language, names=names) for language, names in READERS]
SHOWS = (NOTHING, Show(words=True), EVERYTHING, *IN_WORDS)


@pytest.mark.parametrize("game", ["qin", "great-wall"])
def test_an_update_says_what_it_would_say_encoded_as_a_whole(game: str) -> None:
    seats = ("me", "open") if game == "qin" else ("me", "open", "open")
    scene = Scene(plan(*seats, game=game, takebacks=True, pace=clocked("game", 600)))
    live, chance = Live(scene.table), Chance(game)
    sent = 0

    def compare() -> None:
        nonlocal sent
        live.table = scene.table
        for guest, show in itertools.product((ANN, BEN, None), SHOWS):
            who = Onlooker(guest, scene.now, 500, {ANN: "Ann", BEN: "Ben"}, {ANN}, show=show)
            whole = msgspec.json.encode(whole_updates.update(scene.table, who, sent))
            assert json.loads(live.update(who, sent)) == json.loads(whole)
            if show.language is None:  # else names are strings
                msgspec.json.decode(live.update(who, sent), type=wire.Update)
        sent = scene.table.number

    compare()
    for guest in (BEN, "cem")[: len(seats) - 1]:
        scene.do(guest, commands.Sit())
        compare()
    for _ in range(16):
        if scene.status == "playing":
            scene.play(chance)
            compare()
    for seat, guest in enumerate((ANN, BEN)):  # until one is left
        if scene.status == "playing":
            scene.do(guest, commands.Resign(seat=seat))
            compare()
    assert scene.status == "over"
    scene.do(ANN, commands.Offer(what="rematch"))
    compare()


def test_who_wants_no_receipt_hears_from_the_update_alone(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann:
            table = await ann.open("me", "greedy", options={"first": 0})
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates) and line.sight()["ask"] is not None)
                seen = line.sight()
                choice = seen["view"]["decision"]["options"][0]
                await line.socket.send(
                    json.dumps({"do": "play", "seat": 0, "ask": seen["ask"], "choice": choice})
                )
                await line.until(lambda: any(item.get("seat") == 0 for item in line.news()))
                await line.socket.send(
                    json.dumps({"do": "play", "seat": 0, "ask": seen["ask"], "choice": choice})
                )
                await line.until(lambda: bool(line.loose))
                assert (await line.do("say", text="hello"))["is"] == "done"
                assert [answer["is"] for answer in line.loose] == ["refused"]

    asyncio.run(run())


def test_who_comes_or_goes_is_reported_in_a_few_bytes_and_spectators_without_names(database: str) -> None:
    async def run() -> None:
        async with (
            serving(database) as server,
            server.guest("Ann") as ann,
            server.guest("Ben") as ben,
            server.guest("Cem") as cem,
        ):
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            async with ann.at(table) as line:
                await line.caught_up(3)
                for _ in range(3):
                    async with cem.at(table) as spectator:
                        await spectator.caught_up(3)
                async with ben.at(table) as other:
                    await other.caught_up(3)
                    await line.until(lambda: line.here[-1:] == [[True, True]])
                    assert other.last["table"]["seats"][0]["here"]
                await line.until(lambda: line.here[-1:] == [[True, False]])
                assert [update["number"] for update in line.updates] == [3]
                assert not line.last["table"]["seats"][1]["here"]
                await ann.http.put("/api/me", json={"name": "Anna"})  # a name is in the update
                await line.until(lambda: len(line.updates) == 2)

    asyncio.run(run())


def test_the_terms_of_a_table_are_reported_once_and_again_when_the_game_begins(database: str) -> None:
    async def run() -> None:
        async with serving(database) as server, server.guest("Ann") as ann, server.guest("Ben") as ben:
            table = await ann.open("me", "open")
            async with ann.at(table) as line:
                await line.caught_up(1)
                await line.do("say", text="anybody there?")
                await ben.do(table, "sit")
                await line.caught_up(4)
                await line.do("say", text="welcome")
                await line.caught_up(5)
                sent = [(update["number"], "terms" in update) for update in line.updates]
                assert sent[0] == (1, True)
                assert [number for number, terms in sent[1:] if terms] == [4]
                assert line.updates[0]["terms"]["commitment"] is None
                begun = next(update for update in line.updates if update["number"] == 4)
                assert begun["terms"]["commitment"] is not None
            async with ann.at(table, after=5) as line:
                await line.caught_up(5)
                assert line.last["terms"] == begun["terms"]

    asyncio.run(run())
