"""`mandate play --at URL`: from a link to a place at a table."""

from __future__ import annotations

import io
import os
import sys
import threading
from typing import TYPE_CHECKING, Any

from mandate import games
from mandate.cli.console import read_line, speaks_unicode, write_line
from mandate.cli.options import flag, foreign_options, given_options
from mandate.cli.play.trouble import Trouble
from mandate.cli.play.words import Words
from mandate.cli.remote import telling
from mandate.cli.remote.address import Address, read_address
from mandate.cli.remote.console import Console
from mandate.cli.remote.guest import Guest, recall, remember
from mandate.cli.remote.place import Place
from mandate.core.errors import Problem
from mandate.core.game import LONGEST_SERIES
from mandate.lang import say
from mandate.server import wire
from mandate.server.plan import LONGEST_NAME

if TYPE_CHECKING:
    import argparse

    from mandate.core.game import Game, Json

EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
OF_THE_TABLE = ("opponent", "takebacks", "series")  # what a table has already, beside the options of its game
OF_THIS_MACHINE = ("seed", "save", "pause", "resume", "hot_seat")


def play_at(arguments: argparse.Namespace, language: str) -> int:
    """The whole of `mandate play --at URL`."""
    try:
        address = read_address(arguments.at)
        guest = enter(address, arguments, language)
        place = sit_down(guest, address, arguments, language)
    except (Trouble, Problem) as trouble:
        sys.stderr.write(f"mandate play: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        write_line("")
        return EXIT_INTERRUPTED
    try:
        return _play(place, arguments, language)
    except (Trouble, Problem) as trouble:  # the server has closed the table, or speaks of something new
        sys.stderr.write(f"mandate play: {trouble.tell(language)}\n")
        return EXIT_BAD_INPUT
    finally:
        guest.leave()


# --- coming in ------------------------------------------------------------------------------------------


def enter(address: Address, arguments: argparse.Namespace, language: str) -> Guest:
    """The guest that we were here before, or a new one, under the name that is given or asked for."""
    guest = recall(address, language)
    given = (arguments.name or [""])[0]
    if not guest.known():
        guest = Guest(address, language)
        guest.come_in(given or _ask_name(language))
        remember(guest)
    elif given and given != guest.name:
        guest.call("PUT", "me", {"name": given})
        guest.name = given
        remember(guest)
    return guest


def _ask_name(language: str) -> str:
    write_line(say(language, "remote-your-name"))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        return telling.clean(read_line())[:LONGEST_NAME]
    except EOFError:
        return ""


def sit_down(guest: Guest, address: Address, arguments: argparse.Namespace, language: str) -> Place:
    """A place at the table: a seat where one is free, else among those who watch."""
    _refuse_foreign(arguments, joins=address.table is not None)
    if address.table is None:
        info = guest.open(_plan(arguments, language))
        address = Address(address.base, info.id, info.link)
    assert address.table is not None
    info = guest.look(address.table, address.link).table
    if arguments.game is not None and arguments.game != info.game:
        raise Trouble("remote-trouble-game", game=info.game, wanted=arguments.game)
    if info.status == "open" and not any(who.you for who in info.seats):
        if any(who.kind == "open" for who in info.seats):
            guest.do(address.table, address.link, wire.Sit())
    elif info.status in ("over", "closed") or info.frozen is not None:
        raise no_game(info, language)
    place = Place(guest, address.table, address.link)
    _wait_for_the_others(place, language)
    return place


def _refuse_foreign(arguments: argparse.Namespace, *, joins: bool) -> None:
    of_games = [option.name for game in games.NAMES for option in games.options_of(game)]
    foreign = (*OF_THIS_MACHINE, *((*OF_THE_TABLE, *of_games) if joins else ()))
    given = [flag(name) for name in dict.fromkeys(foreign) if getattr(arguments, name, None)]
    if given:
        raise Trouble("remote-trouble-options", options=", ".join(given))


def _plan(arguments: argparse.Namespace, language: str) -> dict[str, Any]:
    """A new table: we sit first, then the computer players, and the other seats are open."""
    game = games.find(arguments.game or "qin")
    if others := foreign_options(arguments, game.id):
        name = say(language, f"{game.id}-name")
        raise Trouble("play-trouble-foreign", game=name, options=", ".join(others))
    options = given_options(arguments, game.id)
    if arguments.first is not None and arguments.first.isdecimal():
        options["first"] = int(arguments.first) - 1  # people count from 1, the rules from 0
    options = game.configure(options)  # a map of one's own is sent as it is drawn, not by its file's name
    seats = [{"kind": "me"}, *({"kind": "bot", "name": name} for name in arguments.opponent or ())]
    seats += [{"kind": "open"}] * (options["players"] - len(seats))
    plan = {"game": game.id, "options": options, "seats": seats, "takebacks": arguments.takebacks}
    return plan | {"series": _series(arguments, game, options)}


def _series(arguments: argparse.Namespace, game: Game, options: Json) -> int | list[Json]:
    """How many games, or the board of each."""
    given = arguments.series
    if given is None:
        return 1
    if given.strip().isdecimal():
        games = int(given)
        if not 1 <= games <= LONGEST_SERIES:
            raise Trouble("play-trouble-series", value=given, most=LONGEST_SERIES)
        return [{}] * games if getattr(arguments, "board", None) else games
    if game.id != "qin":
        raise Trouble("remote-trouble-series", value=given, least=1, most=LONGEST_SERIES)
    from mandate.cli.play.start import read_boards

    boards = read_boards(given, None)
    return [{"board": game.configure({**options, "board": board})["board"]} for board in boards]


def no_game(info: wire.TableInfo, language: str) -> Trouble:
    if info.frozen is not None:
        return Trouble("remote-trouble-frozen", reason=info.frozen)
    if info.status == "closed":
        return Trouble("remote-trouble-closed")
    called = telling.names(info, language)
    winners = ", ".join(called[seat] for seat in (info.outcome or {}).get("winners", ()))
    return Trouble("remote-trouble-over", winners=winners, count=int(bool(winners)))


def _wait_for_the_others(place: Place, language: str) -> None:
    """Until the game begins. Ctrl-C leaves, and keeps the seat."""
    news = threading.Event()
    place.on_news(news.set)
    asked = False
    if place.info.status == "open":
        write_line(say(language, "remote-waiting", {"link": str(place.address)}))
    while True:
        place.hear()
        if place.info.status != "open":
            break
        words = Words(language, telling.names(place.info, language))
        fresh, place.news = place.news, []
        for item in fresh:
            if said := telling.tell(item, words, words.names, place.seats):
                write_line(said)
        ready = not any(who.kind == "open" for who in place.info.seats)
        if place.info.waits and place.info.host and ready and not asked:
            write_line(say(language, "remote-start"))
            read_line()
            asked = True
            place.do(wire.Start())
            continue
        news.wait()
        news.clear()
    if place.info.status == "closed" or place.info.frozen is not None:
        raise no_game(place.info, language)


# --- playing --------------------------------------------------------------------------------------------


def _play(place: Place, arguments: argparse.Namespace, language: str) -> int:
    ascii_only = arguments.ascii or not speaks_unicode()
    if place.info.game == "great-wall":
        from mandate.cli.great_wall.play import run_table
        from mandate.cli.great_wall.remote import RemoteTable as GreatWallTable

        at = GreatWallTable(place, language, ascii_only=ascii_only)
        return run_table(at, arguments, console=Console())
    from mandate.cli.play.remote import RemoteTable
    from mandate.cli.play.start import full_screen, line_by_line, on_screen

    table = RemoteTable(place, language, ascii_only=ascii_only)
    if arguments.plain or not full_screen():
        return line_by_line(table, resumed=False, pause=None, console=Console())
    colour = not (arguments.no_colour or os.environ.get("NO_COLOR"))
    return on_screen(table, resumed=False, colour=colour, pause=None)
