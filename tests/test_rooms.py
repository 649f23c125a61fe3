"""Imports run one way: lang ← core ← games ← players ← arena ← study ← table ← people ← server ← cli.

Plain text (prompt) and the environments (envs) are beside them, below server and cli.

A game is a folder: only what is in it may name the game. Its parts have an order of their own, and each may
import the general packages that it builds on.
"""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "mandate"
GENERAL = {
    "lang": set[str](),
    "core": {"lang"},
    "games": {"core", "lang"},  # the registry
    "players": {"core", "games", "lang"},
    "arena": {"core", "games", "players", "lang"},
    "study": {"core", "games", "players", "arena", "lang"},
    "prompt": {"core", "games", "players", "lang", "study", "table"},
    "envs": {"core", "games", "players", "lang", "arena", "study", "prompt"},
    "table": {"core", "games", "players", "lang", "study"},
    "people": {"core", "games", "players", "arena", "lang", "table"},
    "server": {"core", "games", "players", "arena", "lang", "study", "table", "people", "prompt"},
    "cli": {
        "core",
        "games",
        "players",
        "lang",
        "arena",
        "study",
        "table",
        "people",
        "server",
        "envs",
        "prompt",
    },
}
_RULES = {"cards", "rules", "views", "words"}
_PLAYERS = {"core", "games", "lang", "players"}
# The parts of a game: which of its own they build on, and which general packages.
PARTS = {
    "cards": (set[str](), {"core", "lang"}),
    "rules": (_RULES, {"core", "lang"}),  # a state gives views, and a question has its words
    "views": (_RULES, {"core", "lang"}),
    "words": (_RULES, {"core", "lang"}),
    "players": (_RULES, _PLAYERS),
    "learn": (_RULES | {"players"}, _PLAYERS | {"arena"}),
    "study": (_RULES | {"players"}, _PLAYERS | {"arena", "study"}),
    "envs": (_RULES, _PLAYERS | {"envs"}),
    "batch": (_RULES | {"envs"}, _PLAYERS | {"envs"}),
    "terminal": (
        _RULES | {"players", "study", "batch"},
        _PLAYERS | {"arena", "study", "envs", "table", "cli"},
    ),
}
GAMES = ("qin", "great_wall")
# A table is pure data: it needs no event loop and no web framework either.
FRAMEWORKS = {"litestar", "uvicorn", "sqlalchemy", "websockets", "threading", "multiprocessing"}
FORBIDDEN_IN_PURE = {"socket", "http", "urllib", "asyncio", "time", "datetime", "subprocess", *FRAMEWORKS}
OUTSIDE = {"players/bot_process.py"}  # a program that plays is a process, and has a time to answer in
# a budget in seconds needs a clock
EXCEPT = {
    "games/qin/players/search.py": {"time"},
    "games/great_wall/players/search.py": {"time"},
    "table/device.py": {"urllib"},  # reads the query of an address
    "table/rests.py": {"datetime"},  # turns nights on the wall into moments, and reads no clock
    "people/weekly.py": {"datetime"},  # turns weeks of the calendar into moments, and reads no clock
}


def files(room: str) -> list[Path]:
    """The sources of a general package: of `games`, only the registry."""
    found = (SOURCE / room).glob("*.py") if room == "games" else (SOURCE / room).rglob("*.py")
    return sorted(found)


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


def parts_reached(path: Path, game: str) -> set[str]:
    """Which parts of a game a file imports."""
    names = [name.split(".") for name in imported(path)]
    return {name[3] for name in names if name[:3] == ["mandate", "games", game] and len(name) > 3}


@pytest.mark.parametrize("room", GENERAL)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    for path in files(room):
        too_far = rooms_reached(path) - GENERAL[room] - {room}
        assert not too_far, f"{path.relative_to(SOURCE)} reaches into {too_far}"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_part_of_a_game_imports_only_what_it_may(game: str, part: str) -> None:
    own, general = PARTS[part]
    (other,) = set(GAMES) - {game}
    for path in sorted((SOURCE / "games" / game / part).rglob("*.py")):
        where = path.relative_to(SOURCE)
        too_far = rooms_reached(path) - general - {"games"}
        assert not too_far, f"{where} reaches into {too_far}"
        assert not (too_far := parts_reached(path, game) & set(PARTS) - own - {part}), f"{where}: {too_far}"
        assert not parts_reached(path, other), f"{where} imports {other}"


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_game_is_in_the_plan(game: str) -> None:
    folders = {path.parent for path in (SOURCE / "games" / game).rglob("*.py")}
    parts = {path.relative_to(SOURCE / "games" / game).parts[:1] for path in folders}
    assert {part[0] for part in parts if part} <= set(PARTS)


def test_every_room_is_in_the_plan() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(GENERAL)


PURE_PARTS = ("cards", "rules", "views", "words", "players")
PURE = [
    *(path for room in ("core", "games", "players", "table", "people") for path in files(room)),
    *(
        path
        for part in PURE_PARTS
        for game in GAMES
        for path in (SOURCE / "games" / game / part).rglob("*.py")
    ),
]


def test_pure_code_has_no_addresses_and_no_clocks() -> None:
    for path in PURE:
        name = path.relative_to(SOURCE).as_posix()
        if name not in OUTSIDE:
            reached = {name.split(".")[0] for name in imported(path)}
            assert not (reached & FORBIDDEN_IN_PURE) - EXCEPT.get(name, set()), path


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
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


NAMES_A_GAME = re.compile(r"""["'](qin|great-wall|great_wall)["']|mandate\.games\.(qin|great_wall)""")


@pytest.mark.parametrize("room", [room for room in GENERAL if room != "games"])
def test_general_code_names_no_game(room: str) -> None:
    """Whatever a game brings stands in its registration."""
    for path in files(room):
        found = NAMES_A_GAME.search(_without_docstrings(path))
        assert found is None, f"{path.relative_to(SOURCE)} knows {found.group()}"


def _without_docstrings(path: Path) -> str:
    """The code alone: examples in docstrings need a game."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
