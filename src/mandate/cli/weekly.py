"""`mandate weekly`: the deal of the week at a server."""

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
    from mandate.people.weekly import WeeklyInfo

ACTS = ("list", "play", "practice", "name", "unname", "deal")


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", nargs="?", choices=ACTS, default="list", help=words("weekly-cli-what"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("weekly-cli-game"))
    parser.add_argument("--at", metavar="URL", required=True, help=words("weekly-cli-at"))
    parser.add_argument("--week", metavar="WEEK", default="", help=words("weekly-cli-week"))
    parser.add_argument("--named", action="store_true", help=words("weekly-cli-named"))
    parser.add_argument("--json", action="store_true", help=words("weekly-cli-json"))
    parser.epilog = words("weekly-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.remote.address import read_address
    from mandate.cli.remote.guest import recall
    from mandate.people.weekly import contests

    if arguments.game not in contests() and (arguments.what != "list" or arguments.week or arguments.game):
        known = " | ".join(contests())
        raise Malformed(Code.BAD_OPTION, option="GAME", value=arguments.game or "", expected=known)
    try:
        guest = recall(read_address(arguments.at), language)
        answered = guest.call(*_request(arguments))
    except Trouble as trouble:
        print(trouble.tell(language))
        return 2
    for line in _lines(answered, arguments, language):
        print(line)
    return 0


def _request(arguments: argparse.Namespace) -> tuple[str, str, dict[str, Any] | None]:
    from mandate.people.weekly import week_of
    from mandate.server.live.pulse import now_ms

    week = quote(arguments.week or week_of(now_ms()), safe="")
    one = f"weekly/{week}/{arguments.game}"
    match arguments.what:
        case "list":
            return "GET", one if arguments.week else "weekly", None
        case "play":
            return "POST", f"weekly/{arguments.game}", {"listed": arguments.named}
        case "practice":
            return "POST", f"{one}/practice", {}
        case "deal":
            return "GET", f"{one}/deal", None
        case act:
            return "PUT", f"{one}/listed", {"listed": act == "name"}


def _lines(answered: bytes, arguments: argparse.Namespace, language: str) -> list[str]:
    from mandate.people.weekly import WeeklyInfo

    if arguments.json or arguments.what == "deal":
        return [answered.decode()]
    if arguments.what in ("play", "practice"):
        table = msgspec.json.decode(answered)
        at = arguments.at.rstrip("/")
        link = f"mandate play --at {at}/invite/{table['id']}/{table['link']}"
        return [say(language, "weekly-cli-table", {"link": link})]
    if arguments.what == "list" and not arguments.week:
        infos = msgspec.json.decode(answered, type=list[WeeklyInfo])
    else:
        infos = [msgspec.json.decode(answered, type=WeeklyInfo)]
    chosen = [info for info in infos if arguments.game in (None, info.game)]
    return [line for info in chosen for line in _shown(info, arguments, language)] or [
        say(language, "problem-weekly-off")
    ]


def _shown(info: WeeklyInfo, arguments: argparse.Namespace, language: str) -> list[str]:
    alone = say(language, "weekly-cli-alone")
    head = {
        "name": say(language, f"{info.game}-name"),
        "week": info.week,
        "opponents": ", ".join(say(language, f"player-{name}") for name in info.opponents) or alone,
        "tries": info.tries,
    }
    lines = [
        say(language, "weekly-cli-head", head),
        say(language, "weekly-cli-seal", {"commitment": info.commitment}),
    ]
    if info.next_commitment is not None:
        lines.append(say(language, "weekly-cli-next", {"commitment": info.next_commitment}))
    if info.standing == "over" or not info.opened:
        facts = {"standing": info.standing, "game": info.game, "at": arguments.at, "rank": info.rank or 0}
        lines.append(say(language, "weekly-cli-standing", facts))
    for row in info.rows:
        rank = say(language, "weekly-cli-late") if row.rank is None else f"{row.rank}."
        facts = {"rank": rank, "name": row.person.name, "lead": f"{row.lead:+}"}
        facts["gave_up"] = "yes" if row.gave_up else "no"
        lines.append(say(language, "weekly-cli-row", facts))
    if info.share is not None:
        lines += [*info.share.split("\n"), f"{arguments.at.rstrip('/')}/#/weekly"]
    return lines
