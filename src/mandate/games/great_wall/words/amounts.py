"""Amounts such as `min(2 * SA, 10)` in words."""

from __future__ import annotations

import ast

from mandate.lang.text import Text

WHOLE = ("all", "all_of_zone", "top")  # no numbers: the verb knows them
_OPERATORS: dict[type[ast.operator], str] = {
    ast.Mult: "gw-count-times",
    ast.Add: "gw-count-plus",
    ast.Sub: "gw-count-minus",
    ast.FloorDiv: "gw-count-part",
}


def spell(written: int | str) -> int | str | Text:
    """A whole number as it is, anything else in words; words such as `all` are left to the verb."""
    if isinstance(written, int) or written in WHOLE:
        return written
    return _spell(ast.parse(written, mode="eval").body)


def _spell(node: ast.expr) -> str | Text:
    match node:
        case ast.Constant(value=number):
            return str(number)
        case ast.Name(id=name):
            return Text("gw-quantity", {"quantity": name})
        case ast.UnaryOp(operand=operand):  # a discount: how much less
            return _spell(operand)
        case ast.BinOp(left=left, op=operator, right=right):
            message = _OPERATORS[type(operator)]
            return Text(message, {"first": _spell(left), "second": _spell(right)})
        case ast.Call(func=ast.Name(id=name), args=[first, *rest]):
            said = _spell(first)
            for part in rest:
                message = "gw-count-min" if name == "min" else "gw-count-max"
                said = Text(message, {"first": said, "second": _spell(part)})
            return said
    return ast.unparse(node)
