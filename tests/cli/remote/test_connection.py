"""The socket of a table at a server that does what each test wants of it."""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from mandate.cli.remote import connection as module
from mandate.cli.remote.address import Address
from mandate.cli.remote.connection import Back, Connection, Lost
from mandate.cli.remote.guest import Guest
from mandate.table import commands, wire

PATIENCE = 60.0


@contextmanager
def table(handle: Callable[[ServerConnection], None], **more: Any) -> Iterator[Guest]:
    """A guest of a server that treats each connection like this."""
    with serve(handle, "127.0.0.1", 0, **more) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        guest = Guest(Address(f"http://127.0.0.1:{server.socket.getsockname()[1]}"), "en")
        try:
            yield guest
        finally:
            guest.leave()
            server.shutdown()
            thread.join()


def obey(socket: ServerConnection) -> None:
    for frame in socket:
        socket.send(json.dumps({"is": "done", "ref": json.loads(frame)["ref"], "number": 1}))


def test_a_client_that_is_connected_again_can_send_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENT_SECONDS", 0.0)  # every loss is mentioned
    count = iter(range(10))

    def breaks_once(socket: ServerConnection) -> None:
        if next(count) > 0:
            obey(socket)

    with table(breaks_once) as guest:
        connection = Connection(guest, "t", None)
        connection.wake = lambda: time.sleep(0.2)  # the thread of the socket may be held up anywhere
        assert isinstance(connection.heard.get(timeout=PATIENCE), Lost)
        assert isinstance(connection.heard.get(timeout=PATIENCE), Back)
        assert isinstance(connection.do(commands.Start()), wire.Done)


def test_a_server_that_stops_is_not_mentioned_and_what_it_did_not_answer_is_sent_again() -> None:
    """A server closes with 1012 once everything that it has carried out is answered."""
    frames: queue.SimpleQueue[str] = queue.SimpleQueue()
    count = iter(range(10))

    def stops_once(socket: ServerConnection) -> None:
        if next(count) > 0:
            obey(socket)
        else:
            frames.put(str(socket.recv()))
            socket.close(1012)

    with table(stops_once) as guest:
        connection = Connection(guest, "t", None)
        assert isinstance(connection.do(commands.Start()), wire.Done)
        assert json.loads(frames.get(timeout=PATIENCE))["do"] == "start"
        assert isinstance(connection.do(commands.Start()), wire.Done)
        assert connection.heard.empty()


def test_who_leaves_while_the_line_is_being_opened_does_not_come_in() -> None:
    knocked, may_enter = threading.Event(), threading.Event()
    ended: queue.SimpleQueue[None] = queue.SimpleQueue()

    def keep_waiting(*_: object) -> None:
        knocked.set()
        may_enter.wait(PATIENCE)

    def stay(socket: ServerConnection) -> None:
        obey(socket)  # as long as the guest does
        ended.put(None)

    with table(stay, process_request=keep_waiting) as guest:
        connection = Connection(guest, "t", None)
        assert knocked.wait(PATIENCE)
        connection.close()
        may_enter.set()
        ended.get(timeout=PATIENCE)
        assert connection.heard.empty()


def test_an_answer_that_no_one_waits_for_any_more_does_no_harm() -> None:
    def chatter(socket: ServerConnection) -> None:
        socket.send(json.dumps({"is": "done", "ref": 77, "number": 1}))
        socket.send(json.dumps({"is": "done", "ref": None, "number": 1}))
        obey(socket)

    with table(chatter) as guest:
        connection = Connection(guest, "t", None)
        deadline = time.monotonic() + PATIENCE
        while connection._socket is None:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert isinstance(connection.do(commands.Start()), wire.Done)
