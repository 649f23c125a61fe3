"""`mandate new-game` writes a package that works at once, and overwrites nothing."""

import ast
import inspect
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mandate.cli.main import main
from mandate.core.game import Game, State
from mandate.lang import LANGUAGES
from tests.examples.packages import PROJECT, Package

NAME = "tea-caravan"
GUIDE = (PROJECT / "docs" / "add-a-game.md").read_text("utf-8")
CODE = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new")
    assert main(["--lang", "en", "new-game", NAME, "--in", str(folder)]) == 0
    return folder / NAME


def run(folder: Path, *command: str, **surroundings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder, env={**os.environ, **surroundings}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_the_template_is_left_in_it(project: Path) -> None:
    files = [path for path in project.rglob("*") if path.is_file()]
    assert len(files) == 13
    for path in files:
        assert "my_game" not in path.name
        assert path.suffix != ".txt"
        text = path.read_text("utf-8").lower()
        assert not any(old in text for old in ("my-game", "my_game", "mygame", "my game"))
    assert tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]["name"] == NAME


def test_it_passes_its_own_checks(project: Path) -> None:
    """The contract with two, three and four players, linting, formatting and strict types."""
    run(project, "ruff", "check", "--no-cache", ".")
    run(project, "ruff", "format", "--no-cache", "--check", ".")
    run(project, "mypy", "--strict", "--cache-dir", os.devnull, ".")
    assert "6 passed" in run(project, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", ".")


def test_once_installed_it_is_played_everywhere(project: Path, tmp_path: Path) -> None:
    found = {"PYTHONPATH": str(Package.installed(project, tmp_path / "installed").folder)}
    assert main(["new-game", *shlex.split(commands()[0])[2:], "--in", str(tmp_path)]) == 0
    assert "frugal" in run(tmp_path, *shlex.split(commands()[3]), **found)  # the arena
    assert "Tally(games=5, " in run(tmp_path, "timeit", "-n", "1", "-r", "1", CODE[-1], **found)
    assert "Tea Caravan" in run(tmp_path, "mandate", "--lang", "en", "players", **found)
    done = run(
        tmp_path, "mandate", "--lang", "en", "simulate", NAME, "--games", "4", "--agent", "frugal", **found
    )
    assert "the last round 4" in done
    for language, asked in zip(LANGUAGES, ("Which card", "Welche Karte", "Quelle carte"), strict=True):
        words = ["mandate", "--lang", language, "play", NAME, "--seed", "1", "--plain"]
        assert asked in run(tmp_path, *words, **found, XDG_DATA_HOME=str(tmp_path / "data"))


# --- the page that explains it ------------------------------------------------------------------------------


def commands() -> list[str]:
    block = re.search(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
    assert block is not None
    return block[1].splitlines()


def test_the_guide_shows_what_is_written(project: Path) -> None:
    shown = [block.split("\n", 1) for block in CODE if block.startswith("# tea_caravan/")]
    assert len(shown) >= 5
    for first, code in shown:
        assert code in (project / first.removeprefix("# ")).read_text("utf-8"), first


def test_the_guide_shows_the_signatures_as_they_are() -> None:
    (block,) = (block for block in CODE if block.startswith("class State(ABC)"))
    for shown, kind in zip(ast.parse(block).body, (State, Game), strict=True):
        assert isinstance(shown, ast.ClassDef)
        methods = [each for each in shown.body if isinstance(each, ast.FunctionDef)]
        assert {each.name for each in methods} == kind.__abstractmethods__
        for each in methods:
            found = inspect.getattr_static(kind, each.name)
            written: Any = found.fget if isinstance(found, property) else found
            real = inspect.signature(written)
            types = {
                argument.arg: ast.unparse(argument.annotation)
                for argument in each.args.args[1:]
                if argument.annotation
            }
            assert types == {name: value.annotation for name, value in list(real.parameters.items())[1:]}
            assert each.returns is not None
            assert ast.unparse(each.returns) == real.return_annotation


def test_the_guides_example_of_words_runs() -> None:
    (block,) = (block for block in CODE if "class Drew(Event)" in block)
    exec(compile(block, "add-a-game.md", "exec"), {"__name__": "guide"})


def test_every_language_says_the_same(project: Path) -> None:
    ids = [
        [line.split(" =")[0] for line in lines if line[:1].isalpha()]
        for language in LANGUAGES
        for lines in [
            (project / f"tea_caravan/words/{language}/tea_caravan.ftl").read_text("utf-8").splitlines()
        ]
    ]
    assert ids[0] == ids[1] == ids[2]
    assert len(ids[0]) > 30


def test_a_folder_that_exists_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nim").mkdir()
    assert main(["--lang", "en", "new-game", "nim", "--in", str(tmp_path)]) == 2
    assert "nim already exists. Nothing was written." in capsys.readouterr().err
    assert list((tmp_path / "nim").iterdir()) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Tea", "small letters"), ("a b", "small letters"), ("../x", "small letters"), ("", "small letters"),
        ("a--b", "small letters"), ("x" * 41, "small letters"), ("2048", "small letters"),
        ("class", "taken"), ("random", "taken"), ("qin", "taken"), ("mandate", "taken"), ("tests", "taken"),
    ],
)  # fmt: skip
def test_a_bad_name_is_refused_in_one_sentence(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "new-game", name, "--in", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["--lang", "en", "new-game", "nim", "--in", str(tmp_path / "file")]) == 2
    assert "Cannot write" in capsys.readouterr().err
