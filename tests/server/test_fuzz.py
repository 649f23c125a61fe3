"""Frames that no one should send: each is refused with a code, the connection survives, nothing changes."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from mandate.core.errors import Problem
from mandate.core.rng import Chance
from mandate.table import commands
from tests.server.serving import serving
from tests.table.scenes import ANN, BEN, CEM, Scene, fingerprint, plan

WORDS = ("sit", "leave", "start", "play", "preview", "step-back", "resign", "offer", "answer", "say", "x", "")
KEYS = ("seat", "ask", "choice", "what", "bot", "offer", "yes", "text", "ref", "more")
JUNK = st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.text(max_size=20), st.floats())
FRAMES = st.one_of(
    st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")),
    st.recursive(
        JUNK, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner)
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"do": st.sampled_from(WORDS)},
        optional=dict.fromkeys(KEYS, JUNK),
    ).map(json.dumps),
)
CLEVER: list[Any] = [
    "", "null", "[]", "{}", "{", '"do"', "\x00", '{"do":"play"}', '{"do":"play","seat":0}',
    {"do": "play", "seat": 0, "ask": 1, "choice": "x" * 201},
    {"do": "play", "seat": -1, "ask": 1, "choice": "pass"},
    {"do": "play", "seat": 63, "ask": 1, "choice": "pass"},
    {"do": "play", "seat": 1, "ask": 1, "choice": "pass"},
    {"do": "play", "seat": 0, "ask": 2**53, "choice": "pass"},
    {"do": "play", "seat": 0, "ask": 1, "choice": "resign"},
    {"do": "play", "seat": 0, "ask": 1, "choice": "takeback"},
    {"do": "play", "seat": 0, "ask": 1, "choice": "RY:g8g9/9"},
    {"do": "play", "seat": True, "ask": 1, "choice": "pass"},
    {"do": "play", "seat": 0, "ask": 1, "choice": "pass", "guest": "someone"},
    {"do": "update"}, {"do": "offer", "what": "win"}, {"do": "offer", "what": "bot", "seat": 0, "bot": "x"},
    {"do": "answer", "offer": 1, "yes": True}, {"do": "say", "text": ""}, {"do": "say", "text": "x" * 501},
    {"do": "leave", "seat": 1}, {"do": "start"}, {"do": "sit"}, {"do": "step-back", "seat": 0},
]  # fmt: skip


def test_frames_that_no_one_should_send(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 't.db'}") as server,
            server.guest() as ann,
            server.guest() as ben,
        ):
            table = await ann.open("me", "open")
            await ben.do(table, "sit")
            live = await server.context.tables.find(table["id"])
            async with ann.at(table) as line:
                await line.caught_up(3)
                before = fingerprint(live.table)
                for count, frame in enumerate(CLEVER, 1):
                    await line.socket.send(frame if isinstance(frame, str) else json.dumps(frame))
                    await line.until(lambda count=count: len(line.loose) >= count)  # type: ignore[misc]
                assert {message["is"] for message in line.loose} == {"refused"}
                assert all(message["code"] and message["sentence"] for message in line.loose)
                await line.socket.send(b"\xff\xfe\x00binary")
                await line.until(lambda: len(line.loose) == len(CLEVER) + 1)
                assert fingerprint(live.table) == before
                choice = line.sight()["view"]["decision"]["options"][0]
                assert (await line.do("play", seat=0, ask=1, choice=choice))["is"] == "done"

    asyncio.run(run())


def test_a_huge_frame_ends_only_its_own_connection(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}") as server, server.guest() as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line, ann.at(table) as other:
                with contextlib.suppress(ConnectionClosed):  # as soon as it is known to be too long
                    await line.socket.send('{"do":"say","text":"' + "x" * 200_000 + '"}')
                await line.until(lambda: line.gone)
                assert line.socket.close_code == 1009
                assert (await other.do("say", text="still here"))["is"] == "done"

    asyncio.run(run())


def test_who_continues_sending_rubbish_is_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(f"sqlite:///{tmp_path / 't.db'}", rate=10) as server, server.guest() as ann:
            table = await ann.open("me", "me")
            async with ann.at(table) as line:
                await line.caught_up(2)
                with contextlib.suppress(ConnectionClosed):  # perhaps before we are done
                    for _ in range(120):
                        await line.socket.send("rubbish")
                await line.until(lambda: line.gone)
                assert {message["code"] for message in line.loose} <= {"bad-message", "too-fast"}
            await asyncio.sleep(
                0.5
            )  # until there is one more command: all sockets of a guest share one limit
            async with ann.at(table) as line:
                assert (await line.do("say", text="sorry"))["is"] == "done"

    asyncio.run(run())


@settings(max_examples=80)
@given(st.lists(st.tuples(st.sampled_from([ANN, BEN, CEM]), FRAMES), min_size=1, max_size=8))
def test_no_sequence_of_frames_breaks_a_table(frames: list[tuple[str, str]]) -> None:
    """Whatever is decoded is carried out or refused; read again, the log gives the same table."""
    scene = Scene(plan("me", "open", takebacks=True))
    scene.do(BEN, commands.Sit())
    scene.play(Chance("fuzz"))
    decoder = msgspec.json.Decoder(commands.AnyCommand)
    for guest, frame in frames:
        try:
            command: commands.AnyCommand = decoder.decode(frame)
        except msgspec.DecodeError:
            continue
        before = fingerprint(scene.table)
        try:
            scene.do(guest, command)
        except Problem:
            assert fingerprint(scene.table) == before
    assert fingerprint(scene.read_again()) == fingerprint(scene.table)
