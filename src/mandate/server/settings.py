"""The server's settings: defaults, then one TOML file, then the environment, then flags."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_type_hints

import msgspec
import platformdirs

from mandate.core.errors import Code, Malformed, Refused
from mandate.server.bus.address import EXPECTED, read_bus
from mandate.server.push.services import KNOWN
from mandate.table.codes import ServerCode
from mandate.table.talk import ChatPolicy

PREFIX = "MANDATE_"
AWAY_SECONDS = 180
_ORIGIN = r"[a-z][a-z0-9+.-]*://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d+)?"
_HOST = r"(https?://)?(\*\.)?[A-Za-z0-9.-]+(:\d+)?"
_NAME = r"(\*|(\*\.)?[A-Za-z0-9._-]+)"
_NAMES = rf"\s*{_NAME}(\s*,\s*{_NAME})*\s*"
_MODERATOR = r"[A-Za-z0-9_-]{1,40}:[A-Za-z0-9._~-]{16,128}"
Strangers: TypeAlias = Literal["off", "friends", "open"]
Policy: TypeAlias = Literal["off", "registered", "open"]
Positive = msgspec.Meta(ge=1)


class About(NamedTuple):
    """How a setting is shown to people. Its help is the message `serve-` and its flag."""

    metavar: str
    expected: str  # what a refusal says would be accepted
    many: bool = False  # whether the flag may be given more than once; elsewhere the values are in one list


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each field is a flag (`--bot-seconds`), a variable (`MANDATE_BOT_SECONDS`) and a key of the file.

    Lists are separated by commas.
    """

    host: Annotated[str, About("HOST", "127.0.0.1, 0.0.0.0, ::")] = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535), About("PORT", "0–65535")] = 8642
    # names that it may be reached by
    hosts: Annotated[
        str, msgspec.Meta(pattern=rf"^({_NAMES})?$"), About("LIST", "table.example.org, *.example.org, *")
    ] = ""
    # empty: a file in the user's data folder
    database: Annotated[str, About("ADDRESS", "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME")] = ""
    # over which several servers at one database hear of each other; empty: PostgreSQL itself
    bus: Annotated[str, About("URL", EXPECTED)] = ""
    # what this server is called; empty: this machine's name and a random suffix
    name: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9._:-]{0,60}$"), About("NAME", "table-1")] = ""
    # to move people to other servers when it is stopped
    drain_seconds: Annotated[float, msgspec.Meta(ge=0, le=600), About("S", "0–600")] = 10.0
    # 0: only workers on other machines think
    bot_workers: Annotated[int, msgspec.Meta(ge=0), About("N", "≥ 0")] = 2
    # what workers on other machines must know; empty: none are admitted
    worker_key: Annotated[str, msgspec.Meta(pattern=r"^(\S{16,200})?$"), About("KEY", "16–200 signs")] = ""
    bot_seconds: Annotated[float, msgspec.Meta(gt=0), About("S", "> 0")] = 10.0
    # on their turn, until the others may continue without a player
    away_seconds: Annotated[int, Positive, About("S", "≥ 1")] = AWAY_SECONDS
    # Python functions that may sit at its tables
    agent: Annotated[str, About("NAME=MODULE:FUNCTION", "NAME=MODULE:FUNCTION", many=True)] = ""
    # further origins that may use it, besides its own address
    origins: Annotated[
        str,
        msgspec.Meta(pattern=rf"^\s*({_ORIGIN}(\s*,\s*{_ORIGIN})*)?\s*$"),
        About("LIST", "https://example.org"),
    ] = ""
    # whose X-Forwarded-For and X-Forwarded-Proto are believed
    proxies: Annotated[str, About("LIST", "127.0.0.1, 10.0.0.0/8, *")] = "127.0.0.1"
    # commands a second and client
    rate: Annotated[int, Positive, About("N", "≥ 1")] = 20
    # push services that browsers may name; "none" for no push messages
    push_hosts: Annotated[
        str,
        msgspec.Meta(pattern=rf"^{_HOST}(\s*,\s*{_HOST})*$"),
        About("LIST", "fcm.googleapis.com, *.push.apple.com, none"),
    ] = KNOWN
    # whether language models may play, over MCP
    mcp: Annotated[Literal["off", "on"], About("WHAT", "off, on")] = "off"
    # what people may write to each other
    chat: Annotated[ChatPolicy, About("WHAT", "off, phrases, friends, open")] = "friends"
    # whether people who do not know each other may meet
    strangers: Annotated[Strangers, About("WHO", "off, friends, open")] = "open"
    # whether people may look for opponents
    matchmaking: Annotated[Literal["off", "on"], About("WHETHER", "off, on")] = "on"
    # who may host and enter cups
    cups: Annotated[Policy, About("WHO", "off, registered, open")] = "registered"
    # whose programs may play on the bot ladder
    ladder: Annotated[Policy, About("WHO", "off, registered, open")] = "off"
    # the days of its season
    ladder_days: Annotated[int, msgspec.Meta(ge=1, le=366), About("DAYS", "1–366")] = 30
    # whether there are deals of the week
    weekly: Annotated[Literal["off", "on"], About("WHETHER", "off, on")] = "on"
    # who may moderate, each with a key of their own
    moderators: Annotated[
        str,
        msgspec.Meta(pattern=rf"^({_MODERATOR}(\s*,\s*{_MODERATOR})*)?$"),
        About("LIST", "ann:KEY, with a key of 16 or more letters and digits"),
    ] = ""
    # a file with further names that people cannot take, one a line
    reserved_names: Annotated[str, About("FILE", "FILE")] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], About("LEVEL", "debug, info, warning, error")
    ] = "info"


ABOUT: dict[str, About] = {
    name: next(each for each in hint.__metadata__ if isinstance(each, About))
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}
DEFAULTS: dict[str, Any] = msgspec.structs.asdict(Settings())


def default_database() -> str:
    folder = Path(platformdirs.user_data_dir("mandate"))
    return f"sqlite:///{folder / 'tables.db'}"


def read_settings(
    flags: Mapping[str, Any], *, file: str | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """All settings, each from the strongest place that names it."""
    file = file or environment.get(f"{PREFIX}SETTINGS")
    given: dict[str, Any] = _read_file(file) if file else {}
    for name in Settings.__struct_fields__:
        if value := environment.get(PREFIX + name.upper()):
            given[name] = value
    given |= {name: value for name, value in flags.items() if value is not None}
    for name in given:
        if name not in Settings.__struct_fields__:
            raise Malformed(Code.UNKNOWN_OPTION, option=name, known=", ".join(Settings.__struct_fields__))
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].rstrip("`")
        hidden = name in ("database", "bus", "worker_key", "moderators")  # an address may hold a password
        value = "…" if hidden else str(given.get(name, ""))
        raise Malformed(Code.BAD_OPTION, option=name, value=value, expected=ABOUT[name].expected) from error
    _check_origins(settings.origins)
    _check_proxies(settings.proxies)
    if settings.bus:
        read_bus(settings.bus)
        if not settings.database.startswith("postgres"):
            raise Refused(ServerCode.BUS_UNUSED)
    if not settings.bot_workers and not settings.worker_key:
        raise Refused(ServerCode.NO_WORKERS_AT_ALL)
    read_reserved(settings.reserved_names)
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=default_database())
    return settings


def _check_origins(listed: str) -> None:
    if not listed:
        return
    from mandate.server.http.middleware.origin import read_origin  # needs what only a server needs

    for each in filter(None, (part.strip() for part in listed.split(","))):
        if read_origin(each) is None:  # such as a port that there is not
            raise Malformed(Code.BAD_OPTION, option="origins", value=each, expected=ABOUT["origins"].expected)


def _check_proxies(listed: str) -> None:
    """Addresses, networks, or * alone: Uvicorn would silently ignore anything else."""
    try:
        for each in listed.split(",") if listed.strip() not in ("", "*") else ():
            ip_network(each.strip())
    except ValueError as error:
        raise Malformed(
            Code.BAD_OPTION, option="proxies", value=listed, expected=ABOUT["proxies"].expected
        ) from error


def read_moderators(listed: str) -> dict[str, str]:
    """The key of each moderator, by name."""
    pairs = (each.strip().split(":", 1) for each in listed.split(",") if each.strip())
    return dict(pairs)


def read_reserved(file: str) -> list[str]:
    """The names in the operator's file, one a line; lines that begin with # are comments."""
    if not file:
        return []
    try:
        lines = Path(file).read_text("utf-8").splitlines()
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=file, reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Malformed(Code.NOT_TEXT, file=file) from error
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def _read_file(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(name).read_text("utf-8"))
    except OSError as error:
        raise Malformed(Code.UNREADABLE, file=name, reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Malformed(Code.NOT_TEXT, file=name) from error
    except tomllib.TOMLDecodeError as error:
        raise Malformed(Code.UNREADABLE, file=name, reason=str(error)) from error
