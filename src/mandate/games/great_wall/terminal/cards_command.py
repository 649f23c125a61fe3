"""`mandate cards`: packs of cards for The Great Wall: begin one, check it, read it beside ours."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.lang import say
from mandate.lang.text import tell

if TYPE_CHECKING:
    from mandate.games.great_wall.cards.box import Box

WHAT = ("new", "check", "show")
PLAYERS = 3  # how many a card's text speaks to, where that matters


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    about = " · ".join(f"{what}: {words(f'cards-{what}')}" for what in WHAT)
    parser.add_argument("what", choices=WHAT, metavar="{" + ",".join(WHAT) + "}", help=about)
    parser.add_argument("name", nargs="?", metavar="NAME | FILE", help=words("cards-file"))
    parser.add_argument("card", nargs="?", metavar="CARD", help=words("cards-card"))
    parser.add_argument("--compare", action="store_true", help=words("cards-compare"))
    parser.epilog = words("cards-epilogue")


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed

    if arguments.what == "show":
        return _show(arguments, language)
    if arguments.name is None or arguments.card is not None or arguments.compare:
        expected = "NAME" if arguments.what == "new" else "FILE"
        raise Malformed(Code.BAD_OPTION, option=arguments.what, value=arguments.card or "", expected=expected)
    return (_new if arguments.what == "new" else _check)(arguments.name, language)


def _new(name: str, language: str) -> int:
    """A pack to begin with, which is valid and explains itself."""
    from mandate.core.errors import Code, Malformed

    path = Path(name if name.endswith(".toml") else f"{name}.toml")
    starter = resources.files("mandate.games.great_wall.cards").joinpath("starter.toml").read_text("utf-8")
    starter = starter.replace("FILE", str(path))
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(starter)
    except FileExistsError as error:
        raise Malformed(Code.EXISTS, file=str(path)) from error
    except OSError as error:
        raise Malformed(Code.UNWRITABLE, file=str(path), reason=error.strerror or str(error)) from error
    sys.stdout.write(say(language, "cards-written", {"file": str(path)}) + "\n")
    return 0


def _check(name: str, language: str) -> int:
    """Each fault with an example, and 2; or what the pack changes, and 0."""
    from mandate.games.great_wall.cards.packs import tables_of
    from mandate.games.great_wall.rules.faults import faults
    from mandate.games.great_wall.rules.game import read_pack

    title, tables = tables_of(name)
    found = 0
    for problem, example in faults(title, tables, name):
        found += 1
        shown = "\n".join(f"    {line}" for line in example.splitlines())
        sys.stdout.write(f"{problem.tell(language)}\n{say(language, 'cards-example')}\n{shown}\n")
    if found:
        sys.stdout.write(say(language, "cards-faults", {"n": found}) + "\n")
        return 2
    pack = read_pack(name)
    assert pack is not None
    facts = {"name": pack["name"], "n": sum(map(len, pack["tables"].values())), "hash": pack["hash"][:12]}
    sys.stdout.write(say(language, "cards-good", facts) + "\n")
    return 0


def _show(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed
    from mandate.games.great_wall.cards.box import OURS
    from mandate.games.great_wall.rules.game import read_pack
    from mandate.games.great_wall.rules.packs import checked

    file, card = arguments.name, arguments.card
    if file is not None and card is None and not Path(file).exists():
        file, card = None, file  # only a card is named
    pack = read_pack(file or "")
    box = OURS if pack is None else checked(pack)
    shown = [id for id in box.names if card is None or _is_meant(card, id, box)]
    if card is None and arguments.compare:
        shown = [id for id in shown if id in box.changed]
    if not shown:
        raise Malformed(Code.BAD_OPTION, option="show", value=str(card), expected="A01, G01, H1 …")
    lines = (line for id in shown for line in _lines(box, id, language, compare=arguments.compare))
    sys.stdout.write("\n".join(lines) + "\n")
    if arguments.compare and card is None:
        sys.stdout.writelines(f"{line}\n" for line in _numbers(box))
    return 0


def _is_meant(wanted: str, id: str, box: Box) -> bool:
    return wanted.casefold() == id.casefold() or wanted.casefold() in box.names[id].casefold()


def _lines(box: Box, id: str, language: str, *, compare: bool) -> Iterator[str]:
    """A card in one line; or ours and the pack's, one below the other."""
    from mandate.games.great_wall.cards.box import OURS

    if not compare or id not in box.changed:
        yield f"{id}  {_said(box, id, language)}"
        return
    ours = _said(OURS, id, language) if id in OURS.names else say(language, "cards-none")
    yield id
    yield f"  {say(language, 'cards-ours')}  {ours}"
    yield f"  {say(language, 'cards-theirs', {'name': box.name})}  {_said(box, id, language)}"


def _said(box: Box, id: str, language: str) -> str:
    from mandate.games.great_wall.words import cards

    text = cards.text(box, id, PLAYERS)
    printed, horde = "", box.cards.horde_types.get(id)
    if horde is not None:
        a, b = (" ".join(spot or "··" for spot in row) for row in horde.grid)
        facts = {"power": horde.power, "honor": horde.honor, "spots": f"{a} / {b}"}
        printed = say(language, "cards-horde", facts)
    said = "" if text is None else tell(text, language)
    return " ".join(filter(None, (f"{box.names[id]}.", printed, said)))


def _numbers(box: Box) -> Iterator[str]:
    """The numbers of the board that are not ours."""
    from mandate.games.great_wall.cards.packs import board_changes

    for name, before, after in board_changes(box):
        yield f"{name}  {before} → {after}"
