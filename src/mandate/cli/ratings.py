"""`mandate ratings`: one's own ratings at a server, and folding all results of a database again."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from mandate.core.errors import Code, Malformed, Refused
from mandate.lang import say
from mandate.table.codes import ServerCode

if TYPE_CHECKING:
    from mandate.people.played import Played
    from mandate.people.results import Result
    from mandate.people.standing import Standing
    from mandate.server.settings import Settings
    from mandate.server.store.people_ratings import Recomputed
    from mandate.server.store.store import Store

EXIT_DIFFERENT = 1


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.add_argument("what", choices=("show", "recompute"), help=words("ratings-what"))
    parser.add_argument("--at", metavar="URL", help=words("ratings-at"))
    parser.add_argument("--database", metavar="ADDRESS", help=words("ratings-database"))
    parser.add_argument("--settings", metavar="FILE", help=words("serve-settings"))
    parser.add_argument("--logs", action="store_true", help=words("ratings-logs"))
    parser.add_argument("--check", action="store_true", help=words("ratings-check"))
    parser.epilog = words("ratings-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    if find_spec("litestar") is None:
        from mandate.extras import install_command

        raise Refused(ServerCode.NOT_INSTALLED, command=install_command("server"))
    if arguments.what == "show":
        return _show(arguments, language)
    from mandate.cli.progress import progress
    from mandate.server.settings import read_settings
    from mandate.server.store.look import look_at

    settings = read_settings({"database": arguments.database}, file=arguments.settings)
    look_at(settings.database)
    with progress("ratings-progress", language) as bar:
        done = asyncio.run(_recompute(settings, arguments, lambda count: bar.show(count, count)))
    facts = {"results": done.results, "counted": done.counted, "people": done.people, "changed": done.changed}
    print(say(language, "ratings-recomputed", facts))
    return EXIT_DIFFERENT if arguments.check and done.changed else 0


async def _recompute(
    settings: Settings, arguments: argparse.Namespace, progress: Callable[[int], None]
) -> Recomputed:
    from mandate.server.store.store import Store

    store = Store(settings.database)
    await store.open()
    try:
        if arguments.logs:
            results, played = await _read_logs(store, progress)
            await store.ratings.replace_results(results)
            if not arguments.check:
                await store.played.replace(played)
        return await store.ratings.recompute(progress, write=not arguments.check)
    finally:
        await store.close()


async def _read_logs(
    store: Store, progress: Callable[[int], None]
) -> tuple[list[Result], list[list[Played]]]:
    """The results of all rated tables, and everyone's games, from the logs."""
    from mandate.people.played import played_at
    from mandate.people.results import result_of
    from mandate.table import fold

    results, games = [], []
    for count, name in enumerate(await store.played.tables(), 1):
        table = fold.read(name, await store.lines(name))
        games.append(played_at(table))
        if table.opened.plan.rated and (result := result_of(table)) is not None:
            results.append(result)
        progress(count)
    return results, games


# --- at a server --------------------------------------------------------------------------------------------


def _show(arguments: argparse.Namespace, language: str) -> int:
    import msgspec

    from mandate.cli.kit.trouble import Trouble
    from mandate.cli.remote.address import read_address
    from mandate.cli.remote.guest import recall
    from mandate.people.standing import Standing

    if not arguments.at:
        raise Malformed(Code.BAD_OPTION, option="at", value="", expected="mandate ratings show --at URL")
    try:
        guest = recall(read_address(arguments.at), language)
        found = msgspec.json.decode(guest.call("GET", "me/ratings"), type=list[Standing])
    except Trouble as trouble:
        print(trouble.tell(language))
        return 2
    for each in found:
        print(tell_standing(each, language))
    if not found:
        print(say(language, "people-no-ratings"))
    return 0


def tell_standing(each: Standing, language: str) -> str:
    """One line: the game, the scale, the level with its interval, how many games."""
    level = {
        "level": each.level,
        "margin": each.margin,
        "provisional": "yes" if each.provisional else "no",
    }
    facts = {
        "game": say(language, f"{each.game}-name"),
        "scale": say(language, f"people-scale-{each.scale}"),
        "rating": say(language, "people-rating", level),
        "count": say(language, "people-rating-games", {"games": each.games}),
        "of": each.of,
    }
    return say(language, "people-rating-line", facts)
