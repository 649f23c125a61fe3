"""The checks of `mandate doctor`: each function checks one thing and, if it is not fine, says what to do.

They change nothing. Optional packages are imported inside the check that needs them.
"""

from __future__ import annotations

import asyncio
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mandate import extras
from mandate.core.errors import Problem, Refused

if TYPE_CHECKING:
    from mandate.server.live.report import Report
    from mandate.server.settings import Settings

OLDEST = (3, 11)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WAIT_SECONDS = 3.0  # to wait for another program
BUS_AWAY_SECONDS = 10.0  # for which a server may be without its bus before it is mentioned
CLOCK_MS = 2_000  # milliseconds by which the clock of a machine may differ


@dataclass(frozen=True)
class Finding:
    """The result of a check: whether all is well, and a sentence."""

    fine: bool
    id: str = ""
    facts: dict[str, Any] = field(default_factory=dict)
    problem: Problem | None = None  # a message that another module has raised


# --- Python and packages --------------------------------------------------------------------------------


def python(_: Settings) -> Finding:
    facts = {"version": platform.python_version(), "oldest": ".".join(map(str, OLDEST))}
    if sys.version_info < OLDEST:
        return Finding(False, "doctor-python-old", facts)
    return Finding(True, "doctor-version", facts)


def extra(name: str) -> Callable[[Settings], Finding]:
    """The packages of one extra; without a name, those that every use needs."""

    def check(_: Settings) -> Finding:
        try:
            missing = ", ".join(map(str, extras.unmet(name)))
        except PackageNotFoundError:  # run from source, not installed
            return Finding(False, "doctor-not-installed")
        if not missing:
            return Finding(True, "doctor-installed")
        facts = {"missing": missing, "command": str(extras.install_command(name))}
        return Finding(False, "doctor-dev-missing" if name == "dev" else "doctor-missing", facts)

    return check


def rules(_: Settings) -> Finding:
    """Whether rules are compiled and cached."""
    from mandate import games
    from mandate.core import jit

    if not jit.COMPILED:
        return Finding(False, "doctor-rules-plain")
    for game in games.names():
        games.registration(game).part("warm_up")  # import only: calling it would compile
    kept = jit.folders()
    if None in kept:
        return Finding(False, "doctor-rules-unkept")
    folders = sorted(folder for folder in kept if folder)
    ready = all(any(Path(folder).glob("*.nbi")) for folder in folders)
    return Finding(
        True, "doctor-rules-ready" if ready else "doctor-rules-later", {"folder": ", ".join(folders)}
    )


# --- a server -------------------------------------------------------------------------------------------


def page(_: Settings) -> Finding:
    from mandate.server import built

    if built.has_page():
        return Finding(True, "doctor-page-built")
    return Finding(False, "doctor-page-missing")


def store(settings: Settings) -> Finding:
    """Whether a server could keep its games."""
    try:
        from mandate.server.store.look import look_at
    except ImportError:
        return Finding(False, "doctor-unknown")
    try:
        return Finding(True, "doctor-store", {"database": look_at(settings.database)})
    except Problem as problem:
        return Finding(False, problem=problem)


def bus(settings: Settings) -> Finding:
    """Whether the bus of several servers answers."""
    if not _shared(settings):
        return Finding(True, "doctor-one-server")
    try:
        from mandate.server.bus.address import look_at_bus

        named = asyncio.run(look_at_bus(settings.bus or settings.database))
    except ImportError:
        return Finding(False, "doctor-unknown")
    except Problem as problem:
        return Finding(False, problem=problem)
    return Finding(True, "doctor-bus", {"bus": named})


def reported(
    assess: Callable[[Sequence[Report]], Finding],
) -> Callable[[Settings], Finding]:
    """A check of what the running servers at a shared database say of themselves."""

    def check(settings: Settings) -> Finding:
        if not _shared(settings):
            return Finding(True, "doctor-one-server")
        try:
            from mandate.server.store.look import read_reports

            return assess(read_reports(settings.database))
        except ImportError:
            return Finding(False, "doctor-unknown")
        except Problem as problem:
            return Finding(False, problem=problem)

    return check


def servers(reports: Sequence[Report]) -> Finding:
    """Which servers run, whether they hear of each other, and whether they are of one release."""
    facts: dict[str, Any] = {"count": len(reports), "names": ", ".join(sorted(each.name for each in reports))}
    if away := [each for each in reports if each.bus_away >= BUS_AWAY_SECONDS]:
        facts |= {"seconds": round(max(each.bus_away for each in away)), "bus": away[0].bus or ""}
        return Finding(False, "doctor-servers-bus", facts | {"names": _names(away)})
    if len(versions := {each.version for each in reports}) > 1:
        return Finding(False, "doctor-servers-versions", facts | {"versions": ", ".join(sorted(versions))})
    if idle := [each for each in reports if each.no_worker]:
        return Finding(False, "doctor-servers-no-worker", facts | {"names": _names(idle)})
    return Finding(True, "doctor-servers", facts)


def routing(reports: Sequence[Report]) -> Finding:
    """Whether requests for one table reach one server."""
    doubled = [each for each in reports if each.doubled]
    facts = {"tables": sum(each.doubled for each in doubled), "names": _names(doubled)}
    return Finding(not doubled, "doctor-routing-doubled" if doubled else "doctor-routing", facts)


def clocks(reports: Sequence[Report]) -> Finding:
    """Whether the machines agree on the time."""
    wrong = [each for each in reports if abs(each.clock_ms) >= CLOCK_MS]
    if not wrong:
        return Finding(True, "doctor-clocks")
    seconds = max(abs(each.clock_ms) for each in wrong) / 1000
    return Finding(False, "doctor-clocks-differ", {"names": _names(wrong), "seconds": f"{seconds:.1f}"})


def _names(reports: Sequence[Report]) -> str:
    return ", ".join(sorted(each.name for each in reports))


def _shared(settings: Settings) -> bool:
    return settings.database.startswith("postgres")


def port(settings: Settings) -> Finding:
    """Whether a server could listen; one that already listens is fine too."""
    try:
        from mandate.server.run import listen
    except ImportError:
        return Finding(False, "doctor-unknown")
    facts = {"host": settings.host, "port": str(settings.port)}
    try:
        listen(settings.host, settings.port).close()
    except Refused as problem:
        if _is_ours(settings.host, settings.port):
            return Finding(True, "doctor-port-ours", facts)
        return Finding(False, problem=problem)
    return Finding(True, "doctor-port-free", facts)


def _is_ours(host: str, port: int) -> bool:
    import httpx

    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    name = f"[{name}]" if ":" in name else name
    try:
        health = httpx.get(f"http://{name}:{port}/healthz", timeout=WAIT_SECONDS, trust_env=False).json()
    except (httpx.HTTPError, ValueError):
        return False
    return isinstance(health, dict) and {"status", "version"} == set(health)


# --- development and research ---------------------------------------------------------------------------


def program(*names: str) -> Callable[[Settings], Finding]:
    """Whether one of these programs is installed."""

    def check(_: Settings) -> Finding:
        path = next(filter(None, map(shutil.which, names)), None)
        if path is None:
            return Finding(False, "doctor-no-program", {"name": names[0]})
        return Finding(True, "doctor-program", {"where": path})

    return check


def node(_: Settings) -> Finding:
    """Node.js, which builds the page; `make` downloads it if it is missing or too old."""
    where = shutil.which("node")
    if where is None:
        return Finding(False, "doctor-node-fetched")
    try:
        answer = subprocess.run(
            [where, "--version"], capture_output=True, text=True, timeout=WAIT_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return Finding(False, "doctor-node-fetched")
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    major, minor = map(int, version.groups()) if version else (0, 0)
    if (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22:
        return Finding(True, "doctor-version", {"version": answer.stdout.strip().removeprefix("v")})
    return Finding(False, "doctor-node-fetched")


def gpu(_: Settings) -> Finding:
    from mandate.envs.cuda import NoDevice, open_cuda

    try:
        name = open_cuda().get_current_device().name
    except NoDevice as none:
        return Finding(False, "doctor-gpu-none" if none.installed else "doctor-gpu-unknown")
    return Finding(True, "doctor-gpu", {"name": name.decode() if isinstance(name, bytes) else str(name)})


CHECKS: dict[str, Callable[[Settings], Finding]] = {
    "python": python,
    "packages": extra(""),
    "rules": rules,
    "server": extra("server"),
    "page": page,
    "store": store,
    "bus": bus,
    "servers": reported(servers),
    "routing": reported(routing),
    "clocks": reported(clocks),
    "port": port,
    "envs": extra("envs"),
    "data": extra("data"),
    "openspiel": extra("openspiel"),
    "cluster": extra("cluster"),
    "gpu-packages": extra("gpu"),
    "gpu": gpu,
    "dev": extra("dev"),
    "make": program("make", "gmake"),
    "node": node,
    "chromium": program(*BROWSERS),
}
