"""`mandate serve`: tables for people and computer players, over the network."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from mandate.cli.warm import warm_up
from mandate.core.errors import Refused
from mandate.games import names as game_names
from mandate.lang import say
from mandate.server.settings import ABOUT, DEFAULTS, read_settings
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from mandate.server.http.connections import Connections


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    for name in ABOUT:
        add_setting(parser, name, words)
    parser.add_argument("--open", action="store_true", help=words("serve-open"))
    parser.add_argument("--settings", metavar="FILE", help=words("serve-settings"))
    parser.add_argument("--backup", metavar="FILE", help=words("serve-backup"))
    parser.epilog = words("serve-epilogue")


def add_setting(parser: argparse.ArgumentParser, name: str, words: Callable[..., str]) -> None:
    """The flag of one of the server's settings."""
    flag, about, default = name.replace("_", "-"), ABOUT[name], DEFAULTS[name]
    shown = f"{default:g}" if isinstance(default, float) else str(default)
    parser.add_argument(
        f"--{flag}",
        metavar=about.metavar,
        type=type(default),
        action="append" if about.many else "store",
        help=words(f"serve-{flag}", default=shown),
    )


def run(arguments: argparse.Namespace, language: str) -> int:
    if find_spec("litestar") is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NOT_INSTALLED, command=install_command("server"))
    from mandate.players import read_agents
    from mandate.players.invited import everybody
    from mandate.server.built import has_page
    from mandate.server.logs import log_to_stderr
    from mandate.server.run import listen
    from mandate.server.run import run as serve
    from mandate.server.store.look import look_at

    flags = {name: getattr(arguments, name) for name in ABOUT}
    lists = {name: ",".join(flags[name]) for name, about in ABOUT.items() if about.many and flags[name]}
    settings = read_settings(flags | lists, file=arguments.settings)
    if arguments.backup is not None:
        from mandate.server.store.backup import back_up

        back_up(settings.database, arguments.backup)
        print(say(language, "serve-backed-up", {"file": arguments.backup}))
        return 0
    agents = read_agents(settings.agent)
    look_at(settings.database)  # report errors before compiling the rules
    listen(settings.host, settings.port).close()
    for game in game_names():
        warm_up(game, language)
    log_to_stderr(settings.log_level)

    def listening(address: str, room: Connections) -> None:
        for agent in everybody():
            played = ", ".join(say(language, f"{game}-name") for game in agent.games)
            print(say(language, "serve-agent-sits", {"name": agent.name, "games": played}))
        print(say(language, "serve-listening", {"address": address}))
        print(say(language, "serve-room", {"most": room.most, "each": min(room.most, room.most_each)}))
        if not has_page():
            print(say(language, "serve-no-page"))
        sys.stdout.flush()
        if arguments.open and has_page() and has_screen():
            webbrowser.open(address)

    if agents:  # loading may take a while
        sys.stderr.write(say(language, "serve-agents-tried") + "\n")
        sys.stderr.flush()
    serve(settings, listening)
    return 0


def has_screen() -> bool:
    """Whether a browser can open a window; otherwise some systems would start a text browser."""
    return platform.system() != "Linux" or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
