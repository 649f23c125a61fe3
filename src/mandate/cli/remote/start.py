"""`mandate play --at URL`: from a link to a place at a table."""

from __future__ import annotations

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
from mandate.cli.remote.clocks import read_clock
from mandate.cli.remote.console import Console
from mandate.cli.remote.finding import Finder, go_to, sentence_of, wish_of
from mandate.cli.remote.guest import Guest, recall, remember
from mandate.cli.remote.place import Place
from mandate.cli.remote.waiting import no_game, wait_for_the_others
from mandate.core.errors import Problem
from mandate.core.game import LONGEST_SERIES
from mandate.lang import say
from mandate.table import commands
from mandate.table.plan import LONGEST_NAME

if TYPE_CHECKING:
    import argparse

    from mandate.core.game import Game, Json

EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
OF_THE_TABLE = (
    "opponent",
    "takebacks",
    "rated",
    "series",
    "clock",
)  # fixed by the table, like its options
NOT_TO_FIND = ("opponent", "takebacks", "series", "first", "fair_start")  # the same for all who look
OF_THIS_MACHINE = ("seed", "save", "pause", "resume", "hot_seat")


def play_at(arguments: argparse.Namespace, language: str) -> int:
    """The whole of `mandate play --at URL`."""
    finder: Finder | None = None
    try:
        address = read_address(arguments.at)
        guest = enter(address, arguments, language)
        if arguments.find:
            finder, found = find(guest, address, arguments, language)
            if found is None:
                return 0
            place = found
        else:
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
        return _play(place, arguments, language, console, finder)
    except (Trouble, Problem) as trouble:  # the table was closed, or the server is newer
        sys.stderr.write(f"mandate play: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    finally:
        if finder is not None:
            finder.stop()
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


def find(
    guest: Guest, address: Address, arguments: argparse.Namespace, language: str
) -> tuple[Finder, Place | None]:
    """Look for opponents; the table where that leads, None while one waits for a slow game."""
    _refuse_foreign(arguments, joins=address.table is not None)
    flags = [flag(name) for name in NOT_TO_FIND if getattr(arguments, name, None)]
    flags += [flag(name) for name in flags_of_games(arguments) if name != "players"]
    if flags or address.table is not None:
        raise Trouble("remote-trouble-options", options=", ".join(flags or [flag("find")]))
    finder = Finder(guest, wish_of(arguments))
    found = finder.begin()
    write_line(sentence_of(found, language))
    if found.table is None:
        write_line(say(language, "matching-about", {"slow": "yes"}))
        write_line(say(language, "remote-find-again"))
        return finder, None
    return finder, go_to(guest, found)


def _refuse_foreign(arguments: argparse.Namespace, *, joins: bool) -> None:
    foreign = (*OF_THIS_MACHINE, *(OF_THE_TABLE if joins else ()))
    flags = [flag(name) for name in foreign if getattr(arguments, name, None)]
    flags += map(flag, flags_of_games(arguments) if joins else ())
    if flags:
        raise Trouble("remote-trouble-options", options=", ".join(flags))


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


def _play(
    place: Place,
    arguments: argparse.Namespace,
    language: str,
    console: Console | None,
    finder: Finder | None,
) -> int:
    if console is None:  # we left before the game began
        return 0
    ascii_only = arguments.ascii or not speaks_unicode()
    table = RemoteTable(drawing_of(place.info.game), place, language, finder, ascii_only=ascii_only)
    return show(table, arguments, console=console)
