"""Our identity at a server: a guest whose token is in the user's data folder, readable only by the user."""

from __future__ import annotations

import platform
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec

from mandate import __version__
from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.refusals import WireRefusal
from mandate.files import write_whole
from mandate.table import commands, wire

if TYPE_CHECKING:
    from mandate.cli.remote.address import Address
    from mandate.cli.remote.connection import Connection

USER_AGENT = f"mandate/{__version__} ({platform.system()})"  # the device, in a list of sessions
ANSWER_SECONDS = 15.0  # to wait for an HTTP response
T = TypeVar("T")
MAX_BYTES = 1 << 24  # of a response


class Kept(msgspec.Struct):
    """What is saved for a server."""

    name: str
    token: str


class Known(msgspec.Struct):
    """What a server says about us, with a new token if ours has aged."""

    name: str
    token: str | None = None


class Guest:
    """A guest at a server."""

    renewed = False  # whether the token should be saved again

    def __init__(
        self, address: Address, language: str, token: str = "", name: str = "", key: str = ""
    ) -> None:
        """`key`: of a moderator."""
        self.address = address
        self.language = language
        self.token = token
        self.name = name
        self.key = key
        self.connections: list[Connection] = []

    def leave(self) -> None:
        for connection in self.connections:
            connection.close()

    @property
    def headers(self) -> dict[str, str]:
        bearer = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        key = {"X-Moderator-Key": self.key} if self.key else {}
        return {**bearer, **key, "Accept-Language": self.language, "User-Agent": USER_AGENT}

    def call(
        self, method: str, path: str, body: Any = None, *, most: int = MAX_BYTES, **query: str | None
    ) -> bytes:
        """Send a request to the API. A refusal is raised in the server's words."""
        asked = urlencode({name: value for name, value in query.items() if value is not None})
        url = self.address.at(path) + (f"?{asked}" if asked else "")
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers, **({"Content-Type": "application/json"} if data else {})}
        request = Request(url, data, headers, method=method)
        try:
            with urlopen(request, timeout=ANSWER_SECONDS) as answer:
                return bytes(answer.read(most))
        except HTTPError as error:
            raise _refusal(self.address, error.read(MAX_BYTES)) from error
        except (OSError, ValueError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise Trouble("remote-trouble-away", address=self.address.base, reason=reason) from error

    def look(self, table: str, link: str | None) -> wire.TableInfo:
        """A table as its socket would send it, without the game itself."""
        update = self.read(self.call("GET", f"tables/{table}", link=link), wire.Update)
        assert update.terms
        return wire.whole(update.terms, update.table)

    def open(self, plan: dict[str, Any]) -> wire.TableInfo:
        return self.read(self.call("POST", "tables", plan), wire.TableInfo)

    def do(self, table: str, link: str | None, command: commands.AnyCommand) -> None:
        self.call("POST", f"tables/{table}/commands", command, link=link)

    def read(self, answer: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.DecodeError as error:
            raise Trouble("remote-trouble-stranger", address=self.address.base) from error

    def known(self) -> bool:
        """Whether the server still knows us; if so, take over the name it has for us."""
        if not self.token:
            return False
        try:
            me = self.read(self.call("GET", "me"), Known)
        except WireRefusal:
            return False
        self.name, self.renewed = me.name, me.token is not None
        self.token = me.token or self.token
        return True

    def come_in(self, name: str) -> None:
        """Become a guest, and keep the token."""
        kept = self.read(self.call("POST", "me", {"name": name, "program": True}), Kept)
        self.name, self.token = kept.name, kept.token


def _refusal(address: Address, body: bytes) -> WireRefusal | Trouble:
    try:
        return WireRefusal(msgspec.json.decode(body, type=wire.Refusal))
    except msgspec.DecodeError:
        return Trouble("remote-trouble-stranger", address=address.base)


# --- between two games --------------------------------------------------------------------------------


def kept_at(address: Address, program: str = "") -> Path:
    from platformdirs import user_data_dir

    name = re.sub(r"[^a-z0-9.+-]+", "_", "+".join(filter(None, (address.base.lower(), program.lower()))))
    return Path(user_data_dir("mandate", appauthor=False)) / "guests" / f"{name}.json"


def recall(address: Address, language: str, program: str = "") -> Guest:
    """The guest saved for this server, ours or a program's; a guest without a token if none was saved."""
    try:
        kept = msgspec.json.decode(kept_at(address, program).read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return Guest(address, language)
    return Guest(address, language, kept.token, kept.name)


def remember(guest: Guest, program: str = "") -> None:
    """Save atomically, readable only by the owner: the token grants the guest's identity."""
    path = kept_at(guest.address, program)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(path, msgspec.json.encode(Kept(guest.name, guest.token)).decode() + "\n")
    except OSError as error:
        raise Trouble("play-trouble-write", file=str(path), reason=error) from error


def forget(address: Address, program: str = "") -> None:
    """Delete what is saved: it is worth nothing any more."""
    kept_at(address, program).unlink(missing_ok=True)
