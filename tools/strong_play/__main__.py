"""The page on strong play in Qin: games of the regent with itself, and what can be counted in them.

python -m tools.strong_play --file strong.jsonl            # play, or go on; is the page out of date?
python -m tools.strong_play --file strong.jsonl --write    # renew the tables and pictures of the page
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from mandate.cli.progress import progress
from mandate.games.qin.rules import board as boards
from tools.renewing import between, renew
from tools.strong_play import course, deciding, pictures
from tools.strong_play.games import Heading, play
from tools.strong_play.tally import Tally, tally

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "games" / "qin-strong-play.md"
BY = "python -m tools.strong_play --file FILE --write"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.strong_play",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--file", type=Path, required=True, help="where games are kept; the same one continues"
    )
    parser.add_argument("--player", default="regent:2000", help="(default: %(default)s)")
    parser.add_argument("--seed", default="strong", help="(default: %(default)s)")
    parser.add_argument(
        "--deals",
        type=int,
        default=200,
        help="for two, on each board, each played twice (default: %(default)s)",
    )
    parser.add_argument(
        "--more",
        type=int,
        default=60,
        help="deals for three and for four, on each board (default: %(default)s)",
    )
    parser.add_argument(
        "--reviewed", type=int, default=600, help="simulations of a review (default: %(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (default: %(default)s)")
    parser.add_argument("--write", action="store_true", help="renew the page")
    given = parser.parse_args(arguments)
    heading = Heading(player=given.player, seed=given.seed, reviewed=given.reviewed)
    deals = {2: given.deals, 3: given.more, 4: given.more}
    with progress("simulate-progress", "en", 2 * (2 * given.deals + 2 * given.more)) as bar:
        games = play(given.file, heading, deals, given.jobs, bar)
    found = [tally(kept) for kept in games]
    written = ["--write"] if given.write else []
    status = renew(PAGE, page_with(PAGE.read_text("utf-8"), tables(found)), written, by=BY)
    for name, drawing in drawings(found).items():
        status = max(status, renew(DOCS / "pictures" / name, drawing, written, by=BY))
    return status


def tables(games: Sequence[Tally]) -> dict[str, str]:
    """What stands between the marks of the page, by their names."""
    made = {
        "seats": course.seats(games),
        "pace": course.pace(games),
        "doubles": course.doubles_placed(games),
        "tile-kinds": course.tiles_do(games),
        "turns": deciding.brought_by_turns(games),
        "more-doubles": deciding.doubles_win(games),
        "winners": deciding.winners_and_losers(games),
        "more": deciding.more_wins(games),
        "taking": deciding.taking(games),
        "tiles": deciding.same_tiles(games),
        "luck": deciding.luck(games),
        "ahead": deciding.ahead(games),
        "settled": deciding.settled(games),
    }
    for board in boards.BUILT_IN:
        made[f"opening-{board}"] = course.openings(games, board)
        made[f"first-{board}"] = course.favourites(games, board)
        made[f"villages-{board}"] = course.early_villages(games, board)
    return made


def drawings(games: Sequence[Tally]) -> dict[str, str]:
    """Files of pictures, by their names."""
    return {
        f"qin-opening-{board}.svg": pictures.shaded(
            boards.built_in(board),
            course.early_spaces(games, board),
            f"{board.title()}: in how many games of a hundred each space is covered after two turns of each",
        )
        for board in boards.BUILT_IN
    }


def page_with(page: str, made: dict[str, str]) -> str:
    """The page with these tables; each has its marks there."""
    for name, table in made.items():
        page = between(
            page, f"<!-- {name}: counted by tools.strong_play -->", f"<!-- end of {name} -->", table
        )
    return page


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
