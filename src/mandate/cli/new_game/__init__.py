"""`mandate new-game`: write a small package with a working game, as a template."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from mandate.lang import say

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SUFFIX = ".txt"  # of every template file, so that none is a module of Mandate
MAX_NAME = 40  # letters of a name
FOLDERS = ("tests", "words")  # of the template, beside the package


def add_arguments(parser: argparse.ArgumentParser, words: Callable[..., str]) -> None:
    parser.epilog = words("new-game-epilogue")
    parser.add_argument("name", metavar="NAME", help=words("new-game-name"))
    parser.add_argument("--in", metavar="FOLDER", dest="folder", default=".", help=words("new-game-in"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from mandate.core.errors import Code, Malformed

    name: str = arguments.name
    _check(name)
    target = Path(arguments.folder) / name
    try:
        target.mkdir(parents=True)
    except FileExistsError as error:
        raise Malformed(Code.EXISTS, file=str(target)) from error
    except OSError as error:
        raise _unwritable(error, target) from error
    try:
        written = write(name, target)
    except OSError as error:
        raise _unwritable(error, target) from error
    facts = {"folder": str(target), "quoted": shlex.quote(str(target)), "count": written, "game": name}
    sys.stdout.write(say(language, "new-game-done", facts) + "\n")
    return 0


def write(name: str, target: Path) -> int:
    """Write the template under that name; return the number of files."""
    files = list(_files(resources.files(__name__) / "template"))
    for path, text in files:
        file = target / _renamed(path, name).removesuffix(SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_renamed(text, name), "utf-8", newline="\n")
    return len(files)


def _check(name: str) -> None:
    """Raise unless the name suits a game and a Python package that hides no other."""
    import keyword
    from importlib.util import find_spec

    from mandate import games
    from mandate.core.errors import Code, Malformed
    from mandate.games.registry import is_id

    module = name.replace("-", "_")
    if not is_id(name) or len(name) > MAX_NAME:
        raise Malformed(Code.GAME_NAME, name=name, most=MAX_NAME)
    of_python = keyword.iskeyword(module) or module in sys.stdlib_module_names
    if of_python or name in (*games.names(), *FOLDERS) or find_spec(module) is not None:
        raise Malformed(Code.GAME_NAME_TAKEN, name=name)


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    """Every file of the template: its path and its text."""
    for item in sorted(folder.iterdir(), key=lambda each: each.name):
        if item.is_dir():
            yield from _files(item, f"{above}{item.name}/")
        elif item.name.endswith(SUFFIX):
            yield above + item.name, item.read_text("utf-8")


def _renamed(text: str, name: str) -> str:
    """The text with the new name in every spelling of the old one."""
    words = name.split("-")
    spellings = {
        "my-game": name,
        "my_game": "_".join(words),
        "MY_GAME": "_".join(words).upper(),
        "MyGame": "".join(word.capitalize() for word in words),
        "My Game": " ".join(word.capitalize() for word in words),
    }
    for old, new in spellings.items():
        text = text.replace(old, new)
    return text


def _unwritable(error: OSError, target: Path) -> Exception:
    from mandate.core.errors import Code, Malformed

    return Malformed(Code.UNWRITABLE, file=str(error.filename or target), reason=error.strerror or str(error))
