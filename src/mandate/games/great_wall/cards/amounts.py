"""Amounts: numbers on a card that depend on quantities, such as `2 * SA`, evaluated when needed."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable

from mandate.games.great_wall.cards.vocabulary import QUANTITIES

Count = Callable[[str], int]  # from a quantity's name to its number now
Amount = Callable[[Count], int]


@functools.cache
def amount(written: int | str) -> Amount:
    """The function that computes an amount once the quantities are known.

    Whole numbers, quantities, `+ - * //` (rounded down), `min(…)`, `max(…)` and brackets; anything else
    raises ValueError. Words such as `all` are not amounts: the verb that takes them handles them.
    """
    if isinstance(written, int):
        return lambda _count: written
    try:
        tree = ast.parse(written, mode="eval")
    except SyntaxError as error:
        raise ValueError(written) from error
    return _build(tree.body, written)


def value(written: int | str, count: Count) -> int:
    """The value of an amount now."""
    return written if isinstance(written, int) else amount(written)(count)


def is_less(written: int | str) -> bool:
    """Whether a change takes away: `-1`, `-SA`, `-2 * SA`."""
    return written < 0 if isinstance(written, int) else written.startswith("-")


@functools.cache
def quantities(written: str) -> frozenset[str]:
    """The quantities that an amount depends on; empty for a word that is not an amount."""
    try:
        return (
            frozenset(node.id for node in ast.walk(ast.parse(written)) if isinstance(node, ast.Name))
            & QUANTITIES
        )
    except SyntaxError:
        return frozenset()


def _build(node: ast.expr, written: str) -> Amount:
    match node:
        case ast.Constant(value=int(number)) if type(number) is int:
            return lambda _count: number
        case ast.Name(id=name) if name in QUANTITIES:
            return lambda count: count(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            inner = _build(operand, written)
            return lambda count: -inner(count)
        case ast.BinOp(left=left, op=operator, right=right):
            a, b = _build(left, written), _build(right, written)
            match operator:
                case ast.Add():
                    return lambda count: a(count) + b(count)
                case ast.Sub():
                    return lambda count: a(count) - b(count)
                case ast.Mult():
                    return lambda count: a(count) * b(count)
                case ast.FloorDiv() if isinstance(right, ast.Constant) and right.value:
                    return lambda count: a(count) // b(count)
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=[_, _, *_] as args, keywords=[]):
            parts = [_build(part, written) for part in args]
            pick = min if name == "min" else max
            return lambda count: pick(part(count) for part in parts)
    raise ValueError(written)
