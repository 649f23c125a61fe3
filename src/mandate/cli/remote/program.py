"""A program on this machine at a table of a server: messages pass between the wire and its pipe."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self
from urllib.parse import quote, urlencode

import msgspec

from mandate import games
from mandate.arena.wording import tell_reason
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.address import Address, read_address
from mandate.cli.remote.connection import ANSWER_SECONDS, FIRST_WAIT, LONGEST_WAIT, SILENT_SECONDS
from mandate.cli.remote.guest import Guest, recall, remember
from mandate.cli.remote.telling import follows_in_series
from mandate.core.errors import Code, Malformed
from mandate.lang import say
from mandate.players.bot_process import BotProcess
from mandate.players.external import HELLO_SECONDS, PREFIX, command_of, file_of
from mandate.players.protocol import Ask, FromProgram, Hello, Over, ToProgram
from mandate.table.plan import LONGEST_NAME

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

TOKEN = "MANDATE_BOT_TOKEN"
CLOSE_REFUSED = 4000  # the server's close code: do not retry

_decoder: msgspec.json.Decoder[ToProgram] = msgspec.json.Decoder(ToProgram)


class Program:
    """A program with a seat. It has its own guest, saved under the program's name."""

    def __init__(self, arguments: argparse.Namespace, language: str, tell: Callable[..., None]) -> None:
        self.address = read_address(arguments.at)
        self.command = command_of(arguments.command)
        self.name = (arguments.name or file_of(PREFIX + self.command))[:LONGEST_NAME]
        self.guest = self._signed_in(arguments, language)
        self.seat = None if arguments.seat is None else arguments.seat - 1
        self.stays = bool(arguments.stay)
        self.tell = tell
        self.process = BotProcess(self.command)

    def _signed_in(self, arguments: argparse.Namespace, language: str) -> Guest:
        if self.address.table is None:
            raise Trouble("remote-trouble-address", address=arguments.at)
        guest = recall(self.address, language, program=self.name)
        if not guest.known():
            guest = Guest(self.address, language)
            guest.come_in(self.name)
            guest.renewed = True
        if guest.renewed:
            remember(guest, program=self.name)
        return guest

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.close()

    @property
    def _door(self) -> str:
        asked: dict[str, str | int] = {"lang": self.guest.language}
        if self.address.link:
            asked["link"] = self.address.link
        if self.seat is not None:
            asked["seat"] = self.seat
        door = self.address.at(f"tables/{self.address.table}/bot").replace("http", "ws", 1)
        return f"{door}?{urlencode(asked)}"

    def play(self) -> None:
        """Play until the game or its series is over, or with `stays` until the server has no more.

        Reconnects automatically.
        """
        from websockets.exceptions import ConnectionClosed, WebSocketException
        from websockets.sync.client import connect

        wait = FIRST_WAIT
        lost: float | None = None  # when the connection was lost
        mentioned = False  # whether that was mentioned
        while True:
            try:
                with connect(
                    self._door,
                    additional_headers=self.guest.headers,
                    max_size=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=1,
                ) as socket:
                    wait, lost, mentioned = FIRST_WAIT, None, False
                    if self._pump(socket):
                        return
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == CLOSE_REFUSED:
                    raise Trouble("bot-refused", reason=closed.rcvd.reason) from closed
            except (OSError, WebSocketException):
                pass  # the server is down or restarting
            lost = lost or time.monotonic()
            if not mentioned and time.monotonic() - lost >= SILENT_SECONDS:
                mentioned = True
                self.tell("remote-lost")
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _pump(self, socket: ClientConnection) -> bool:
        """Pass messages on; True once all is played. Raises if the program fails or the socket is lost."""
        while True:
            message = _decoder.decode(socket.recv())
            self.process.tell(message)
            match message:
                case Hello(seat=seat, game=game):
                    self.tell("bot-plays", name=self.name, game=self._name_of(game), seat=seat + 1)
                    self._pass_on(socket, self.process.hear(HELLO_SECONDS, greeted=False))
                case Ask(time_left=left):
                    self._pass_on(socket, self.process.hear(left))
                case Over(winners=winners, reason=reason):
                    seats = ", ".join(str(seat + 1) for seat in winners) or "–"
                    self.tell("bot-over", winners=seats, reason=tell_reason(reason, self.guest.language))
                    if not self.stays and not self._series_is_unfinished():
                        return True

    def _name_of(self, game: str) -> str:
        """The game's name; its id if it is installed only at the server."""
        installed = game in games.names()
        return say(self.guest.language, f"{game}-name") if installed else game

    def _series_is_unfinished(self) -> bool:
        """Move to the next game of the series; whether there is one."""
        assert self.address.table is not None
        info = self.guest.look(self.address.table, self.address.link)
        if info.next is None or not follows_in_series(info):
            return False
        self.address = Address(self.address.base, info.next.table, info.next.link)
        self.seat = None  # all players move one seat further there
        return True

    def _pass_on(self, socket: ClientConnection, answer: FromProgram) -> None:
        socket.send(msgspec.json.encode(answer).decode())


class LadderProgram(Program):
    """A program on the ladder of a server: it plays as long as both run."""

    def __init__(self, arguments: argparse.Namespace, language: str, tell: Callable[..., None]) -> None:
        self.game = str(arguments.ladder)
        super().__init__(arguments, language, tell)
        self.stays = True

    def _signed_in(self, arguments: argparse.Namespace, language: str) -> Guest:
        """The token comes from a file or the environment: other users of a machine see command lines."""
        token = os.environ.get(TOKEN, "")
        if arguments.token:
            try:
                token = Path(arguments.token).read_text("utf-8").strip()
            except (OSError, UnicodeDecodeError) as error:
                reason = getattr(error, "strerror", None) or str(error)
                raise Malformed(Code.UNREADABLE, file=arguments.token, reason=reason) from error
        if not token:
            raise Malformed(Code.BAD_OPTION, option="token", value="", expected=f"--token FILE, {TOKEN}")
        return Guest(self.address, language, token, self.name)

    @property
    def _door(self) -> str:
        door = self.address.at(f"ladders/{quote(self.game, safe='')}/bot").replace("http", "ws", 1)
        return f"{door}?{urlencode({'lang': self.guest.language})}"
