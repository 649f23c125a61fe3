"""The address of a bus, and which driver speaks to it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from mandate.core.errors import Code, Malformed, Refused
from mandate.server.bus.bus import BusLost, Driver
from mandate.table.codes import ServerCode


class Kind(NamedTuple):
    """A kind of bus: where its driver is, the package that this imports, and the extra that installs it."""

    module: str
    package: str
    extra: str


_POSTGRESQL = Kind("mandate.server.bus.postgresql", "asyncpg", "server")
_NATS = Kind("mandate.server.bus.nats", "nats", "nats")
_REDIS = Kind("mandate.server.bus.redis", "redis", "redis")
KINDS = {
    "postgresql": _POSTGRESQL,
    "postgres": _POSTGRESQL,
    "nats": _NATS,
    "tls": _NATS,
    "redis": _REDIS,
    "rediss": _REDIS,
    "valkey": _REDIS,
}
EXPECTED = "nats://HOST:4222, redis://HOST:6379, valkey://HOST:6379, postgresql://USER@HOST/NAME"


def read_bus(address: str) -> Kind:
    """The kind of bus that an address names. Raise if it names none."""
    try:
        parts = urlsplit(address)
        kind, _ = KINDS[parts.scheme.partition("+")[0]], parts.port
    except (KeyError, ValueError):
        raise Malformed(Code.BAD_OPTION, option="bus", value="…", expected=EXPECTED) from None
    return kind


def make_driver(address: str) -> Driver:
    """The driver for an address. Raise if its package is not installed."""
    kind = read_bus(address)
    if find_spec(kind.package) is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NO_BUS_DRIVER, bus=shown_bus(address), command=install_command(kind.extra))
    made: Any = import_module(kind.module)
    driver: Driver = made.make(address)
    return driver


async def look_at_bus(address: str) -> str:
    """Its name, without a password. Raise if its driver is missing or it does not answer."""
    driver = make_driver(address)
    try:
        await driver.open(["mandate.look"], lambda _: None)
    except BusLost as problem:
        raise Refused(ServerCode.BUS_AWAY, bus=shown_bus(address), why=str(problem)) from problem
    finally:
        await driver.close()
    return shown_bus(address)


def shown_bus(address: str) -> str:
    """The address without a password."""
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    return urlunsplit((parts.scheme, f"{name}{at}{host}" if name else host, parts.path, "", ""))
