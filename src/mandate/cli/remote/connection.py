"""The socket of a table, in its own thread. It reconnects automatically and misses nothing."""

from __future__ import annotations

import contextlib
import itertools
import queue
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import urlencode

import msgspec

from mandate.cli.remote.refusals import Offline, WireRefusal
from mandate.table import commands, wire

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from mandate.cli.remote.guest import Guest

ANSWER_SECONDS = 15.0  # to wait for an answer
HINT_TIMEOUT_S = 900.0  # seconds to wait for a hint: the first one on a machine compiles its player
CLOSE_TIMEOUT_S = 1.0  # seconds to close; the thread does not block exit
FIRST_WAIT, LONGEST_WAIT = 0.25, 10.0  # seconds between attempts to reconnect
SILENT_SECONDS = 2.0  # for which a lost connection is not mentioned, and commands wait for it to come back
CLOSE_RECONNECT = 1012  # the close code of a server that stops: what it has not answered is sent again

_decoder: msgspec.json.Decoder[wire.AnyMessage] = msgspec.json.Decoder(wire.AnyMessage)


class Lost:
    """The connection is lost; reconnecting."""


class Back:
    """We are connected again."""


Heard: TypeAlias = wire.Update | wire.Here | wire.Remarked | wire.Refusal | Lost | Back


class Connection:
    """Sends commands and receives their answers; everything else is queued in `heard`.

    `wake` is called from the socket's thread whenever something is queued.
    """

    def __init__(self, guest: Guest, table: str, link: str | None, show: tuple[str, ...] = ()) -> None:
        self.heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self.wake: Callable[[], object] = lambda: None
        self._guest = guest
        self._wanted = {"link": link} if link else {}
        if show:
            self._wanted["show"] = ",".join(show)
        self._base = guest.address.at(f"tables/{table}/socket").replace("http", "ws", 1)
        self._after = 0
        self._refs = itertools.count(1)
        self._answers: dict[int, queue.SimpleQueue[wire.AnyMessage | None]] = {}
        self._sent: dict[int, str] = {}  # commands without an answer
        self._socket: ClientConnection | None = None
        self._connected = threading.Event()
        self._let_in = False
        self._leaving = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        guest.connections.append(self)

    # --- out ------------------------------------------------------------------------------------------

    def do(self, command: commands.AnyCommand) -> wire.Done | wire.Previewed | wire.Tried | wire.Hinted:
        """Send a command and wait for its answer. Refusals are raised."""
        from websockets.exceptions import ConnectionClosed, WebSocketException

        patience = HINT_TIMEOUT_S if isinstance(command, commands.Hint) else ANSWER_SECONDS
        ref, answer = next(self._refs), queue.SimpleQueue[wire.AnyMessage | None]()
        self._connected.wait(SILENT_SECONDS)
        socket = self._socket
        if socket is None:
            raise Offline("remote-offline")
        self._answers[ref] = answer
        try:
            self._sent[ref] = msgspec.json.encode(msgspec.structs.replace(command, ref=ref)).decode()
            with contextlib.suppress(ConnectionClosed):  # the thread decides whether it is sent again
                socket.send(self._sent[ref])
            message = answer.get(timeout=patience)
        except (OSError, WebSocketException, queue.Empty) as error:
            raise Offline("remote-unsure") from error
        finally:
            self._answers.pop(ref, None)
            self._sent.pop(ref, None)
        if isinstance(message, wire.Refusal):
            raise WireRefusal(message)
        if not isinstance(message, wire.Done | wire.Previewed | wire.Tried | wire.Hinted):
            raise Offline("remote-unsure")
        return message

    def close(self) -> None:
        """Close for good."""
        self._leaving.set()
        if (socket := self._socket) is not None:
            socket.close()
        self._thread.join(CLOSE_TIMEOUT_S)

    # --- in: everything below runs in the thread --------------------------------------------------------

    def _run(self) -> None:
        from websockets.exceptions import ConnectionClosed, WebSocketException
        from websockets.sync.client import connect

        wait = FIRST_WAIT
        lost: float | None = None  # when the connection was lost
        mentioned = False  # whether that was mentioned
        moved = False  # whether the server hung up because it stops
        while not self._leaving.is_set():
            asked = urlencode({"after": self._after, "lang": self._guest.language, **self._wanted})
            try:
                with connect(
                    f"{self._base}?{asked}",
                    additional_headers=self._guest.headers,
                    max_size=None,
                    open_timeout=ANSWER_SECONDS if lost is None or mentioned else SILENT_SECONDS,
                    close_timeout=CLOSE_TIMEOUT_S,
                ) as socket:
                    self._socket, self._let_in = socket, False
                    if self._leaving.is_set():  # closed before there was a socket
                        break
                    self._connected.set()
                    for text in list(self._sent.values()):
                        socket.send(text)
                    if mentioned:
                        self._tell(Back())  # commands can be sent now
                    lost, mentioned, moved, wait = None, False, False, FIRST_WAIT
                    for frame in socket:
                        self._hear(_decoder.decode(frame))
            except ConnectionClosed as closed:
                moved = closed.rcvd is not None and closed.rcvd.code == CLOSE_RECONNECT
            except (OSError, WebSocketException, msgspec.DecodeError):
                pass  # the server is down or restarting, or a proxy closed the socket
            finally:
                self._socket = None
                self._connected.clear()
            lost = lost or time.monotonic()
            late = time.monotonic() - lost >= SILENT_SECONDS
            if late or not moved:
                self._give_up_answers()
            if late and not mentioned and not self._leaving.is_set():
                mentioned = True
                self._tell(Lost())
            self._leaving.wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        self._give_up_answers()

    def _give_up_answers(self) -> None:
        """Let those who wait for an answer know that none will come."""
        for answer in list(self._answers.values()):
            answer.put(None)

    def _hear(self, message: wire.AnyMessage) -> None:
        if isinstance(message, wire.Update):
            self._after, self._let_in = message.number, True
            self._tell(message)
        elif isinstance(message, wire.Here | wire.Remarked):
            self._tell(message)
        elif (waiting := self._answers.get(message.ref or 0)) is not None:
            waiting.put(message)
        elif isinstance(message, wire.Refusal) and not self._let_in:  # trying again will not help
            self._leaving.set()
            self._tell(message)
        elif message.ref is None:  # a command that could not be read: the oldest one waiting
            for waiting in list(self._answers.values())[:1]:
                waiting.put(message)

    def _tell(self, heard: Heard) -> None:
        self.heard.put(heard)
        self.wake()
