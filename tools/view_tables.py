"""The keys of a view of The Great Wall as tables in its page, made from the types and the words beside them.

python -m tools.view_tables            # says whether the page is out of date
python -m tools.view_tables --write    # renews it
"""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, NewType, Union

import msgspec

from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.views.tabletop import Tabletop
from tools.renewing import between, renew
from tools.typescript import folded, keys_of, remarks_in

PAGE = Path(__file__).parents[1] / "docs" / "games" / "great-wall.md"
BEGIN = "<!-- keys of the view: written by `make docs`, not by hand -->"
END = "<!-- end of the keys of the view -->"
PLAIN = {str: "text", int: "number", bool: "true or false", type(None): "null", Clan: "clan"}


def tables() -> str:
    """A table for the view, then one for each thing in it, in the order in which they are named."""
    return "\n".join(table(shape) for shape in shapes(Tabletop))


def shapes(first: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    found = [first]
    for shape in found:  # grows on the way
        found += [part for part in _parts(shape) if part not in found]
    return found


def _parts(shape: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    seen: dict[type[msgspec.Struct], None] = {}
    for field in msgspec.structs.fields(shape):
        seen |= dict.fromkeys(_structs_in(field.type))
    yield from seen


def _structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in typing.get_args(hint):
        yield from _structs_in(part)


def table(shape: type[msgspec.Struct]) -> str:
    remarks = remarks_in(shape)
    lines = [] if shape is Tabletop else [f"**{shape.__name__}.** {inspect.cleandoc(shape.__doc__ or '')}\n"]
    lines += ["| key | type | what it is |", "|---|---|---|"]
    for key in keys_of(shape):
        said = remarks.get(key.name, "which game it is")
        left_out = f" (left out: {default(shape, key.name)})" if key.omitted else ""
        lines.append(f"| `{key.name}` | {shown(key.hint)}{left_out} | {said} |")
    return "\n".join(lines) + "\n"


def default(shape: type[msgspec.Struct], key: str) -> str:
    """What a key means that is left out."""
    field = next(field for field in msgspec.structs.fields(shape) if field.encode_name == key)
    if field.default is msgspec.NODEFAULT:
        return "empty"
    if field.default is msgspec.UNSET:
        return "nothing"
    if isinstance(field.default, msgspec.Struct):
        return "none of them"
    return f"`{json.dumps(field.default)}`"


def shown(hint: Any) -> str:
    """A type for people."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, NewType):
        return hint.__name__.lower()
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return ", ".join(f"`{member.value}`" for member in hint)
    if isinstance(hint, type):
        return hint.__name__
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return ", ".join(f"`{part}`" for part in parts)
    if origin in (Union, types.UnionType):
        return " or ".join(shown(part) for part in folded(parts, PLAIN))
    if origin is list:
        part = shown(parts[0])
        return f"list of ({part})" if " or " in part else f"list of {part}"
    assert origin is dict, hint
    return f"{shown(parts[1])} by {shown(parts[0])}"


def renewed(page: str) -> str:
    return between(page, BEGIN, END, f"\n{tables()}")


def main(arguments: Sequence[str]) -> int:
    return renew(PAGE, renewed(PAGE.read_text("utf-8")), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
