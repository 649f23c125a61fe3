"""The rules of Qin for a GPU: the same sources as for the CPU, compiled once more.

Three things differ. Where the tables of a board begin is known when its kernels are built, so
`b[NAME]` of its header becomes the number itself. The games of a warp are interleaved, number by number, so
that neighboring threads read neighboring words: `g[x]` becomes `g[x << 5]`. And events are dropped.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from mandate.games.qin.batch import loops
from mandate.games.qin.envs import planes
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.kernel import BoardArray
from mandate.games.qin.views import survey

SOURCES: Final = (kernel, survey, planes, loops)  # each knows only those before it
_CONSTANTS = list(vars(kernel))
HEADER: Final = {
    name: int(getattr(kernel, name))
    for name in _CONSTANTS[_CONSTANTS.index("SPACES") : _CONSTANTS.index("BOARD_HEADER")]
}

LANES: Final = 5  # a warp has 1 << LANES threads

Compile = Callable[[Any], Any]


def rules_for(geometry: BoardArray, compiled: Compile, inlined: Compile) -> SimpleNamespace:
    """Everything of the sources, for one board; functions by these compilers, when they are first called."""
    names: dict[str, Any] = {}
    loaded: dict[str, dict[str, Any]] = {}
    for module in SOURCES:
        own: dict[str, Any] = {
            "__name__": f"{module.__name__} (cuda)",
            "jit": compiled,
            "inlined": inlined,
            "jit_on": lambda *_: compiled,
        }
        _load(module, geometry, loaded, own)
        if module is kernel:
            own["tell"] = inlined(_untold)
        loaded[module.__name__] = own
        names |= own
    return SimpleNamespace(**names)


def _untold(ev: Any, kind: int, seat: int, space: int, size: int, n: int, m: int) -> None:
    """In place of `kernel.tell`: drop the event."""


def _load(module: ModuleType, geometry: BoardArray, loaded: dict[str, Any], own: dict[str, Any]) -> None:
    assert module.__file__ is not None
    tree = _ForBoard(geometry, loaded, own).visit(ast.parse(Path(module.__file__).read_text("utf-8")))
    exec(compile(ast.fix_missing_locations(tree), module.__file__, "exec"), own)


class _ForBoard(ast.NodeTransformer):
    """Writes as said above, and takes names from the sources that have been loaded."""

    def __init__(self, geometry: BoardArray, loaded: dict[str, Any], own: dict[str, Any]) -> None:
        self._geometry, self._loaded, self._own = geometry, loaded, own

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Subscript(ast.Name("b"), ast.Name(name), ast.Load()) if name in HEADER:
                number = ast.Constant(int(self._geometry[HEADER[name]]))
                of_its_kind = ast.Attribute(ast.Name("np", ast.Load()), "uint32", ast.Load())
                return ast.copy_location(ast.Call(of_its_kind, [number], []), node)
            case ast.Subscript(ast.Name("g"), index) if not isinstance(index, ast.Slice):
                node.slice = ast.BinOp(index, ast.LShift(), ast.Constant(LANES))
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Attribute(ast.Name("g"), "size"):
                return ast.copy_location(ast.Constant(int(self._geometry[kernel.GAME_SIZE])), node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        if node.module == "mandate.core.jit":
            return None  # the compilers are there already
        if node.module in self._loaded:
            for alias in node.names:
                self._own[alias.asname or alias.name] = self._loaded[node.module][alias.name]
            return None
        return node
