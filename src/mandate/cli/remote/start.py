"""`mandate play --at URL`: from a link to a place at a table."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

from mandate import games
from mandate.cli.kit.console import read_first_line, speaks_unicode, write_line
from mandate.cli.kit.drawing import drawing_of
from mandate.cli.kit.remote import RemoteTable
from mandate.cli.kit.start import show
from mandate.cli.kit.trouble import Trouble
from mandate.cli.options import flag, flags_of_games, foreign_options, given_options
from mandate.cli.remote import telling
from mandate.cli.remote.address import Address, read_address
from mandate.cli.remote.console import Console
from mandate.cli.remote.guest import Guest, recall, remember
from mandate.cli.remote.place import Place
from mandate.cli.remote.waiting import no_game, wait_for_the_others
from mandate.core.errors import Code, Malformed, Problem
from mandate.core.game import LONGEST_SERIES
from mandate.lang import say
from mandate.table import commands
from mandate.table.plan import LONGEST_NAME

if TYPE_CHECKING:
    import argparse

    from mandate.core.game import Game, Json

SECONDS_OF = {"m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
OF_THE_TABLE = (
    "opponent",
    "takebacks",
    "rated",
    "series",
    "clock",
)  # fixed by the table, like its options
OF_THIS_MACHINE = ("seed", "save", "pause", "resume", "hot_seat")


def play_at(arguments: argparse.Namespace, language: str) -> int:
    """The whole of `mandate play --at URL`."""
    try:
        address = read_address(arguments.at)
        guest = enter(address, arguments, language)
        place = sit_down(guest, address, arguments, language)
        console = wait_for_the_others(
            place, language, screen=drawing_of(place.info.game).fills_screen(arguments)
        )
    except (Trouble, Problem) as trouble:
        sys.stderr.write(f"mandate play: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        write_line("")
        return EXIT_INTERRUPTED
    try:
        return _play(place, arguments, language, console)
    except (Trouble, Problem) as trouble:  # the table was closed, or the server is newer
        sys.stderr.write(f"mandate play: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    finally:
        guest.leave()


# --- joining --------------------------------------------------------------------------------------------


def enter(address: Address, arguments: argparse.Namespace, language: str) -> Guest:
    """The guest from an earlier visit, or a new one; its name is the given one or is prompted for."""
    guest = recall(address, language)
    name = (arguments.name or [""])[0]
    if not guest.known():
        guest = Guest(address, language)
        if not name:
            guest.call("GET", "games")  # fail before the prompt if no server answers
        guest.come_in(name or _ask_name(address, language))
        guest.renewed = True
    else:
        name = name or guest.name or _ask_again(address, language)
    if name and name != guest.name:
        guest.call("PUT", "me", {"name": name})
        guest.name = name
        guest.renewed = True
    if guest.renewed:
        remember(guest)
    return guest


def _ask_again(address: Address, language: str) -> str:
    """Prompt again for a name that was left blank on an earlier visit."""
    try:
        return _ask_name(address, language)
    except Trouble:  # a pipe
        return ""


def _ask_name(address: Address, language: str) -> str:
    write_line(say(language, "remote-before-name", {"address": address.base}))
    write_line(say(language, "remote-your-name"))
    try:
        return telling.clean(read_first_line())[:LONGEST_NAME].strip()
    except EOFError as error:
        raise Trouble("remote-trouble-name") from error


def sit_down(guest: Guest, address: Address, arguments: argparse.Namespace, language: str) -> Place:
    """A place at the table: a seat if one is free, else as a spectator."""
    _refuse_foreign(arguments, joins=address.table is not None)
    if address.table is None:
        info = guest.open(_plan(arguments, language))
        address = Address(address.base, info.id, info.link)
    assert address.table is not None
    info = guest.look(address.table, address.link)
    if arguments.game is not None and arguments.game != info.game:
        raise Trouble("remote-trouble-game", game=info.game, wanted=arguments.game)
    if info.status == "open" and not any(who.you for who in info.seats):
        if any(who.kind == "open" for who in info.seats):
            guest.do(address.table, address.link, commands.Sit())
    elif info.status in ("over", "closed") or info.frozen is not None:
        raise no_game(info, language)
    return Place(guest, address.table, address.link, drawing_of(info.game).show)


def _refuse_foreign(arguments: argparse.Namespace, *, joins: bool) -> None:
    foreign = (*OF_THIS_MACHINE, *(OF_THE_TABLE if joins else ()))
    flags = [name for name in foreign if getattr(arguments, name, None)]
    flags += flags_of_games(arguments) if joins else ()
    if flags:
        raise Trouble("remote-trouble-options", options=", ".join(map(flag, flags)))


def _plan(arguments: argparse.Namespace, language: str) -> dict[str, Any]:
    """A new table: we sit first, then the computer players; the other seats are open."""
    game = games.find(arguments.game or games.DEFAULT)
    if others := foreign_options(arguments, game.id):
        name = say(language, f"{game.id}-name")
        raise Trouble("play-trouble-foreign", game=name, options=", ".join(others))
    options = given_options(arguments, game.id)
    if arguments.first is not None and arguments.first.isdecimal():
        options["first"] = int(arguments.first) - 1  # people count from 1, the rules from 0
    options = game.configure(options)  # a custom map is sent as text, not as a file name
    seats = [{"kind": "me"}, *({"kind": "bot", "name": name} for name in arguments.opponent or ())]
    seats += [{"kind": "open"}] * (game.seats(options) - len(seats))
    plan = {"game": game.id, "options": options, "seats": seats, "takebacks": arguments.takebacks}
    if arguments.clock is not None:
        plan["pace"] = read_clock(arguments.clock)
    return plan | {"series": _series(arguments, game, options), "rated": arguments.rated}


def read_clock(text: str) -> Json:
    """`10+5`: minutes for the game and seconds for each move; `2m`, `12h`, `3d`: for each move."""
    if (found := re.fullmatch(r"(\d+)\+(\d+)", text)) is not None:
        pace = {"per": "game", "seconds": 60 * int(found[1]), "increment": int(found[2])}
    elif (found := re.fullmatch(r"(\d+)([mhd])", text)) is not None:
        pace = {"per": "move", "seconds": int(found[1]) * SECONDS_OF[found[2]]}
    else:
        raise Malformed(Code.BAD_OPTION, option="clock", value=text, expected="10+5 | 2m | 12h | 3d")
    return pace


def _series(arguments: argparse.Namespace, game: Game, options: Json) -> int | list[Json]:
    """How many games, or what differs in each."""
    wanted = arguments.series
    if wanted is None:
        return 1
    if wanted.strip().isdecimal():
        games = int(wanted)
        if not 1 <= games <= LONGEST_SERIES:
            raise Trouble("play-trouble-series", value=wanted, most=LONGEST_SERIES)
        return [{}] * games if getattr(arguments, "board", None) else games
    return drawing_of(game.id).series(wanted, options)


# --- playing --------------------------------------------------------------------------------------------


def _play(place: Place, arguments: argparse.Namespace, language: str, console: Console | None) -> int:
    if console is None:  # we left before the game began
        return 0
    ascii_only = arguments.ascii or not speaks_unicode()
    table = RemoteTable(drawing_of(place.info.game), place, language, ascii_only=ascii_only)
    return show(table, arguments, console=console)
