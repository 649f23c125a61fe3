"""Amounts such as `min(2 * SA, 10)` in words, with brackets where the order of the sums matters."""

from __future__ import annotations

import ast

from mandate.lang.text import Text

WHOLE = ("all", "all_of_zone", "top")  # no numbers: the verb knows them
# how tightly a phrase holds together: "…, at most 10", "a + b", "a × b", one thing
LOOSE, SUM, PRODUCT, ATOM = range(4)
# operator → its message, how tightly the result holds together, and what its two sides must do
_OPERATORS: dict[type[ast.operator], tuple[str, int, int, int]] = {
    ast.Mult: ("gw-count-times", PRODUCT, PRODUCT, PRODUCT),
    ast.Add: ("gw-count-plus", SUM, SUM, SUM),
    ast.Sub: ("gw-count-minus", SUM, SUM, PRODUCT),
    ast.FloorDiv: ("gw-count-part", LOOSE, ATOM, ATOM),  # "…, rounded down"
}


def spell(written: int | str) -> int | str | Text:
    """A whole number as it is, anything else in words; words such as `all` are left to the verb."""
    if isinstance(written, int) or written in WHOLE:
        return written
    return _spell(ast.parse(written, mode="eval").body)[0]


def _spell(node: ast.expr) -> tuple[str | Text, int]:
    """In words, and how tightly they hold together."""
    match node:
        case ast.Constant(value=number):
            return str(number), ATOM
        case ast.Name(id=name):
            return Text("gw-quantity", {"quantity": name}), ATOM
        case ast.UnaryOp(operand=operand):  # the verb says that something is taken away
            return _spell(operand)
        case ast.BinOp(left=left, op=operator, right=right):
            message, rank, first, second = _OPERATORS[type(operator)]
            return Text(message, {"first": _held(left, first), "second": _held(right, second)}), rank
        case ast.Call(func=ast.Name(id=name), args=[first, *rest]):
            said: str | Text = _held(first, SUM)
            for part in rest:
                message = "gw-count-min" if name == "min" else "gw-count-max"
                said = Text(message, {"first": said, "second": _held(part, SUM)})
            return said, LOOSE
    return ast.unparse(node), ATOM


def _held(node: ast.expr, least: int) -> str | Text:
    """In brackets where the words around it could be read as a part of it."""
    said, rank = _spell(node)
    return said if rank >= least else Text("gw-count-group", {"inside": said})
