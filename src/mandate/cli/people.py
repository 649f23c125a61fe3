"""`mandate people`: profiles, following and challenges at a server."""

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
    from mandate.cli.remote.guest import Guest
    from mandate.people.challenges import ChallengeInfo
    from mandate.people.profile import PersonCard, Profile

DAY_SECONDS = 86_400
OWN_LISTS = ("challenges", "following", "blocks")
ACTS = (
    "list",
    "show",
    "follow",
    "unfollow",
    "challenge",
    "accept",
    "decline",
    "withdraw",
    "block",
    "unblock",
    "report",
)


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", nargs="?", choices=ACTS, default="list", help=words("people-cli-what"))
    parser.add_argument("who", nargs="?", metavar="WHO", help=words("people-cli-who"))
    parser.add_argument("--at", metavar="URL", required=True, help=words("people-cli-at"))
    parser.add_argument("--game", metavar="GAME", help=words("people-cli-game"))
    parser.add_argument("--days", metavar="DAYS", type=int, help=words("people-cli-days"))
    parser.add_argument("--rated", action="store_true", help=words("people-cli-rated"))
    parser.add_argument("--reason", metavar="REASON", default="other", help=words("people-cli-reason"))
    parser.add_argument("--text", metavar="TEXT", default="", help=words("people-cli-text"))
    parser.add_argument("--json", action="store_true", help=words("people-cli-json"))
    parser.epilog = words("people-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.cli.remote.address import read_address
    from mandate.cli.remote.guest import recall

    if arguments.what != "list" and not arguments.who:
        example = f"mandate people {arguments.what} ann.k3x7qa --at {arguments.at}"
        raise Malformed(Code.BAD_OPTION, option="WHO", value="", expected=example)
    try:
        guest = recall(read_address(arguments.at), language)
        lines = _people(guest, arguments, language)
    except Trouble as trouble:
        print(trouble.tell(language))
        return 2
    for line in lines:
        print(line)
    return 0


def _people(guest: Guest, arguments: argparse.Namespace, language: str) -> list[str]:
    who = quote(arguments.who or "", safe="")
    match arguments.what:
        case "list":
            return _list(guest, language, as_json=arguments.json)
        case "show":
            answered = guest.call("GET", f"people/{who}")
            return [answered.decode()] if arguments.json else _profile(answered, language)
        case "challenge":
            answered = guest.call("POST", f"people/{who}/challenge", _plan(arguments))
        case "follow":
            answered = guest.call("PUT", f"people/{who}/follow")
        case "unfollow":
            answered = guest.call("DELETE", f"people/{who}/follow")
        case "block":
            answered = guest.call("PUT", f"people/{who}/block")
        case "unblock":
            answered = guest.call("DELETE", f"me/blocks/{who}")
        case "report":
            answered = guest.call("POST", f"people/{who}/reports", _complaint(arguments))
        case "withdraw":
            answered = guest.call("DELETE", f"challenges/{who}")
        case answer:
            answered = guest.call("POST", f"challenges/{who}/{answer}")
    return [answered.decode() if arguments.json else say(language, "people-cli-done")]


def _complaint(arguments: argparse.Namespace) -> dict[str, str]:
    from mandate.people.conduct import REASONS

    if arguments.reason not in REASONS:
        expected = " | ".join(REASONS)
        raise Malformed(Code.BAD_OPTION, option="--reason", value=arguments.reason, expected=expected)
    return {"reason": arguments.reason, "text": arguments.text}


def _list(guest: Guest, language: str, *, as_json: bool) -> list[str]:
    """Challenges, the people one follows, and those one has blocked."""
    from mandate.people.challenges import ChallengeInfo
    from mandate.people.conduct import Block
    from mandate.people.profile import PersonCard

    answered = [guest.call("GET", f"me/{each}") for each in OWN_LISTS]
    if as_json:
        whole = zip(OWN_LISTS, map(msgspec.Raw, answered), strict=True)
        return [msgspec.json.encode(dict(whole)).decode()]
    challenges = msgspec.json.decode(answered[0], type=list[ChallengeInfo])
    people = msgspec.json.decode(answered[1], type=list[PersonCard])
    blocks = msgspec.json.decode(answered[2], type=list[Block])
    lines = [
        *(_challenge(each, language) for each in challenges),
        *(_card(each, language) for each in people),
        *(f"{each.id}  {say(language, 'people-cli-blocked', {'name': each.name})}" for each in blocks),
    ]
    return lines or [say(language, "people-cli-none")]


def _card(person: PersonCard, language: str) -> str:
    here = f" ({say(language, 'people-here')})" if person.here else ""
    return f"{person.name}.{person.tag}{here}"


def _challenge(each: ChallengeInfo, language: str) -> str:
    how = each.status if each.yours and each.status != "open" else "made" if each.yours else "received"
    facts = {"name": each.person.name, "game": say(language, f"{each.game}-name")}
    return f"{each.id}  {say(language, f'people-challenge-{how}', facts)}"


def _profile(answered: bytes, language: str) -> list[str]:
    from mandate.cli.ratings import tell_standing
    from mandate.people.profile import Profile

    profile: Profile = msgspec.json.decode(answered, type=Profile)
    lines = [_card(profile.person, language)]
    lines += [tell_standing(each, language) for each in profile.ratings]
    if profile.modes:
        lines.append(f"{say(language, 'people-results')} ({say(language, 'people-results-about')}):")
        for row in profile.modes:
            tally = say(language, "people-tally", msgspec.structs.asdict(row.tally))
            lines.append(
                f"  {say(language, f'{row.game}-name')}, {_mode(row.game, row.key, language)}: {tally}"
            )
    return lines


def _mode(game: str, mode: str, language: str) -> str:
    from mandate.lang import knows

    if knows(language, f"{game}-mode-{mode}"):
        return say(language, f"{game}-mode-{mode}")
    seats = {"seats": int(mode)} if mode.isdigit() else None
    return say(language, "people-mode-seats", seats) if seats else say(language, "people-mode-together")


def _plan(arguments: argparse.Namespace) -> dict[str, Any]:
    from mandate import games

    game = arguments.game or games.names()[0]
    if game not in games.names():
        raise Malformed(Code.BAD_OPTION, option="--game", value=game, expected=" | ".join(games.names()))
    pace = {"per": "move", "seconds": arguments.days * DAY_SECONDS} if arguments.days else {"per": "none"}
    return {
        "game": game,
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "pace": pace,
        "rated": arguments.rated,
    }
