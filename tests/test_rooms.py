"""Imports run one way: core ← games ← players ← arena ← {server, envs ← batch} ← cli; lang knows nobody.

`learn` stands on the arena, and nobody on it.
"""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "mandate"
MAY_IMPORT = {
    "lang": set[str](),
    "core": {"lang"},
    "games": {"core", "lang"},
    "players": {"core", "games", "lang"},
    "arena": {"core", "games", "players", "lang"},
    "envs": {"core", "games", "players", "lang", "arena"},
    "batch": {"core", "games", "players", "lang", "envs"},
    "learn": {"core", "games", "players", "arena"},
    "server": {"core", "games", "players", "lang", "arena"},
    "cli": {"core", "games", "players", "lang", "arena", "server", "envs", "batch"},
}
PURE = ("core", "games", "players")
OUTSIDE = {"players/bot_process.py"}  # a program that plays is a process, and has a time to answer in
FORBIDDEN_IN_PURE = {"socket", "http", "urllib", "asyncio", "time", "datetime", "subprocess"}
# a budget in seconds needs a clock
EXCEPT = {"players/qin_search.py": {"time"}, "players/great_wall_search.py": {"time"}}


def files(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Every module a file imports, at its top or inside a function."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import hides which room it reaches"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def rooms_reached(path: Path) -> set[str]:
    own = [name.split(".") for name in imported(path) if name.startswith("mandate.")]
    return {parts[1] for parts in own if (SOURCE / parts[1]).is_dir()}


@pytest.mark.parametrize("room", [room for room in MAY_IMPORT if files(room)])
def test_a_room_imports_only_what_it_may(room: str) -> None:
    for path in files(room):
        too_far = rooms_reached(path) - MAY_IMPORT[room] - {room}
        assert not too_far, f"{path.relative_to(SOURCE)} reaches into {too_far}"


def test_every_room_is_in_the_plan() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(MAY_IMPORT)


@pytest.mark.parametrize("room", PURE)
def test_the_pure_rooms_have_no_addresses_and_no_clocks(room: str) -> None:
    for path in files(room):
        if str(path.relative_to(SOURCE)) in OUTSIDE:
            continue
        reached = {name.split(".")[0] for name in imported(path)}
        allowed = EXCEPT.get(path.relative_to(SOURCE).as_posix(), set())
        assert not (reached & FORBIDDEN_IN_PURE) - allowed, path


def test_core_names_no_game() -> None:
    for path in files("core"):
        for name in imported(path):
            assert not name.startswith("mandate.games"), path


def test_core_writes_no_files() -> None:
    for path in files("core"):
        reached = {name.split(".")[0] for name in imported(path)}
        allowed = {"os", "pathlib"} if path.name == "jit.py" else set()  # which reads what it compiles
        assert not reached & {"os", "pathlib", "tempfile", "shutil", "io"} - allowed, path
        calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        assert not [call for call in calls if ast.unparse(call.func) == "open"], path


def test_importing_mandate_imports_nothing_heavy() -> None:
    import subprocess
    import sys

    heavy = ["numba", "numpy", "rich", "prompt_toolkit", "fluent", "msgspec"]
    code = f"import mandate, sys; print([name for name in {heavy} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


# Where a game may be named: its own rooms, what draws, judges or balances it, and tools for it alone.
OF_A_GAME = re.compile(
    r"games/(qin|great_wall)/|games/__init__|players/(qin|great_wall)_|arena/(qin_|great_wall_|balance/)|"
    r"cli/(qin/|great_wall/|bench|perft|board|report)"
)
NAMES_A_GAME = re.compile(r"""["'](qin|great-wall|great_wall)["']|mandate\.(games|cli)\.(qin|great_wall)""")


@pytest.mark.parametrize("room", ["core", "games", "players", "arena", "server", "cli"])
def test_general_code_names_no_game(room: str) -> None:
    """Whatever a game brings stands in its registration."""
    for path in files(room):
        if not OF_A_GAME.match(path.relative_to(SOURCE).as_posix()):
            found = NAMES_A_GAME.search(_without_docstring(path))
            assert found is None, f"{path.relative_to(SOURCE)} knows {found.group()}"


def _without_docstring(path: Path) -> str:
    tree = ast.parse(path.read_text("utf-8"))
    if ast.get_docstring(tree) is not None:
        tree.body = tree.body[1:]
    return ast.unparse(tree)
