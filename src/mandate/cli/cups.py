"""`mandate cups`: cups at a server."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec

from mandate.cli.kit.trouble import Trouble
from mandate.core.errors import Code, Malformed
from mandate.lang import say

if TYPE_CHECKING:
    from mandate.people.cups.wire import CupInfo, CupSummary

ACTS = ("list", "show", "host", "enter", "withdraw", "start", "close")
KINDS = ("mini", "swiss", "arena")
NUMBERS = ("players", "size", "rounds", "minutes", "starts-in", "clock")
CHOICES = ("rated", "duplicate", "programs")
CLOCK_MINUTES = 10
INCREMENT_S = 5


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", nargs="?", choices=ACTS, default="list", help=words("cups-cli-what"))
    parser.add_argument("which", nargs="?", metavar="WHICH", help=words("cups-cli-which"))
    parser.add_argument("--at", metavar="URL", required=True, help=words("cups-cli-at"))
    parser.add_argument("--game", metavar="GAME", help=words("cups-cli-game"))
    for number in NUMBERS:
        parser.add_argument(f"--{number}", metavar="N", type=int, help=words(f"cups-cli-{number}"))
    for choice in (*CHOICES, "json"):
        parser.add_argument(f"--{choice}", action="store_true", help=words(f"cups-cli-{choice}"))
    parser.epilog = words("cups-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.remote.address import read_address
    from mandate.cli.remote.guest import recall

    if arguments.what == "host" and arguments.which not in KINDS:
        value = arguments.which or ""
        raise Malformed(Code.BAD_OPTION, option="WHICH", value=value, expected=" | ".join(KINDS))
    if arguments.what != "list" and not arguments.which:
        example = f"mandate cups {arguments.what} ID --at {arguments.at}"
        raise Malformed(Code.BAD_OPTION, option="WHICH", value="", expected=example)
    try:
        guest = recall(read_address(arguments.at), language)
        method, path, body = _request(arguments)
        answered = guest.call(method, path, body)
    except Trouble as trouble:
        print(trouble.tell(language))
        return 2
    for line in _lines(answered, arguments, language):
        print(line)
    return 0


def _request(arguments: argparse.Namespace) -> tuple[str, str, dict[str, Any] | None]:
    which = quote(arguments.which or "", safe="")
    match arguments.what:
        case "list":
            return "GET", "cups", None
        case "show":
            return "GET", f"cups/{which}", None
        case "host":
            return "POST", "cups", _plan(arguments)
        case "close":
            return "DELETE", f"cups/{which}", None
        case act:
            return "POST", f"cups/{which}/{act}", None


def _plan(arguments: argparse.Namespace) -> dict[str, Any]:
    from mandate import games

    game = arguments.game or games.names()[0]
    if game not in games.names():
        raise Malformed(Code.BAD_OPTION, option="--game", value=game, expected=" | ".join(games.names()))
    clock = arguments.clock or CLOCK_MINUTES
    plan: dict[str, Any] = {
        "kind": arguments.which,
        "game": game,
        "options": {"players": arguments.players or 2},
        "pace": {"per": "game", "seconds": clock * 60, "increment": INCREMENT_S},
    }
    plan |= {name: True for name in CHOICES if getattr(arguments, name)}
    numbers = {"size": arguments.size, "rounds": arguments.rounds, "minutes": arguments.minutes}
    plan |= {name: number for name, number in numbers.items() if number is not None}
    if arguments.starts_in is not None:
        plan["starts_in"] = arguments.starts_in * 60
    return plan


def _lines(answered: bytes, arguments: argparse.Namespace, language: str) -> list[str]:
    from mandate.people.cups.wire import CupInfo, CupSummary

    if arguments.json:
        return [answered.decode()]
    if arguments.what == "close":
        return []
    if arguments.what == "list":
        cups = msgspec.json.decode(answered, type=list[CupSummary])
        return [_row(cup, language) for cup in cups] or [say(language, "cups-cli-none")]
    cup = msgspec.json.decode(answered, type=CupInfo)
    return [_row(cup, language), *_places(cup, language), *_table(cup, arguments, language)]


def _row(cup: CupSummary, language: str) -> str:
    name = say(language, "cup-kind", {"kind": cup.kind})
    facts = {
        "id": cup.id,
        "name": f"{name} ({say(language, f'{cup.game}-name')})",
        "entrants": cup.entrants,
        "most": cup.most,
        "status": say(language, "cup-status", {"status": cup.status}),
    }
    return say(language, "cups-cli-row", facts)


def _places(cup: CupInfo, language: str) -> list[str]:
    return [
        say(
            language,
            "cups-cli-place",
            {
                "rank": each.rank,
                "name": each.person.name,
                "points": f"{each.points:g}",
                "played": each.played,
            },
        )
        for each in cup.places
    ]


def _table(cup: CupInfo, arguments: argparse.Namespace, language: str) -> list[str]:
    """How to reach the caller's next game."""
    if cup.yours_now is None:
        return []
    game = cup.games[cup.yours_now]
    link = f"{arguments.at.rstrip('/')}/invite/{game.table}/{game.link}"
    return [say(language, "cups-cli-table", {"link": link})]
