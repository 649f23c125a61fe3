"""Amounts such as `min(2 * SA, 10)` in words."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words

WHOLE = ("all", "all_of_zone", "top")  # no numbers: the verb knows them


def spell(words: Words, written: int | str) -> int | str:
    """A whole number as it is, anything else in words; words such as `all` are left to the verb."""
    if isinstance(written, int):
        return written
    if written in WHOLE:
        return written
    return _spell(words, ast.parse(written, mode="eval").body)


def _spell(words: Words, node: ast.expr) -> str:
    match node:
        case ast.Constant(value=number):
            return str(number)
        case ast.Name(id=name):
            return words("gw-quantity", quantity=name)
        case ast.UnaryOp(operand=operand):  # a discount: how much less
            return _spell(words, operand)
        case ast.BinOp(left=left, op=operator, right=right):
            facts = {"first": _spell(words, left), "second": _spell(words, right)}
            match operator:
                case ast.Mult():
                    return words("gw-count-times", **facts)
                case ast.Add():
                    return words("gw-count-plus", **facts)
                case ast.Sub():
                    return words("gw-count-minus", **facts)
            return words("gw-count-part", **facts)
        case ast.Call(func=ast.Name(id=name), args=[first, *rest]):
            said = _spell(words, first)
            for part in rest:
                other = _spell(words, part)
                said = words("gw-count-min" if name == "min" else "gw-count-max", first=said, second=other)
            return said
    return ast.unparse(node)
