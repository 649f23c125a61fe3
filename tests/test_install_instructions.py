"""Every instruction to install something names our own wheel, our checkout, or packages by their own names.

On the Python Package Index `mandate` is another project: an instruction that names it installs its code.
"""

import re
import shlex
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from mandate import extras

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
FOLDERS = ("bench", "deploy", "docs", "examples", "src", "tools", "web/src")
KINDS = {"", ".md", ".py", ".ftl", ".toml", ".yaml", ".service", ".ts", ".svelte", ".txt"}
# `pip install …` to the end of its line, or of the next one where a line of prose was broken
COMMAND = re.compile(r"(?:pip install|pipx run --spec|uvx --from|pip download)((?:[^\n`#]|\n(?=[^\n`]*`))*)")
BARE = re.compile(r"""(?<![\w./-])mandate(?:\[[\w,-]+\]|[<>=~!][^\s]*)?(?=["'\s]|$)""")


def texts() -> list[tuple[Path, str]]:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    files += [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "Makefile", ROOT / "pyproject.toml"]
    chosen = [
        path for path in files if path.is_file() and path.suffix in KINDS and "static" not in path.parts
    ]
    return [(path.relative_to(ROOT), path.read_text("utf-8")) for path in chosen]


def test_the_pattern_finds_what_it_is_for() -> None:
    for wrong in ("pip install 'mandate[envs]'", "pip install mandate", "pip install -U mandate torch\n"):
        assert any(BARE.search(words) for words in COMMAND.findall(wrong)), wrong
    for right in ('pip install "dist/mandate_games-0.1.0.whl[envs]"', "/opt/mandate/bin/pip install rich"):
        assert not any(BARE.search(words) for words in COMMAND.findall(right)), right


def test_no_instruction_names_the_stranger_on_the_index() -> None:
    found = texts()
    assert len(found) > 500
    for path, text in found:
        assert not re.search(r"\bmandate\[[a-z]", text), f"{path}: an extra of a project that is not ours"
        for words in COMMAND.findall(text):
            before = words.split(" mandate ")[0] if "--spec" in text or "--from" in text else words
            assert not BARE.search(before), f"{path}: pip install{words}"


def test_instructions_for_a_wheel_or_a_checkout_name_extras_that_exist() -> None:
    named = [extra for _, text in texts() for extra in re.findall(r"(?:\.whl|['\"]\.)\[([\w,]+)\]", text)]
    assert len(named) > 5
    assert {part for each in named for part in each.split(",")} <= set(EXTRAS)


def test_games_of_other_packages_depend_on_our_name() -> None:
    example = tomllib.loads((ROOT / "examples/lantern-night/pyproject.toml").read_text("utf-8"))
    assert example["project"]["dependencies"] == [PROJECT["name"]] == [extras.DISTRIBUTION]


# --- the command that messages show -------------------------------------------------------------------------


def words_of(extra: str) -> list[str]:
    words = shlex.split(extras.install_command(extra))
    return words[words.index("install") + 1 :]


@pytest.mark.parametrize("extra", sorted({*EXTRAS} - {"bench", "dev", "node"}))
def test_with_nothing_installed_it_names_all_that_the_extra_names(
    extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "version", version)
    given = [Requirement(word) for word in words_of(extra)]
    wanted = [Requirement(line) for line in EXTRAS[extra]]
    here = [each for each in wanted if each.marker is None or each.marker.evaluate()]

    def key(each: Requirement) -> tuple[str, frozenset[str], str]:
        return each.name.replace("_", "-"), frozenset(each.extras), str(each.specifier)

    assert sorted(map(key, given), key=str) == sorted(map(key, here), key=str)
    assert all(each.marker is None for each in given)


def test_it_names_only_what_is_missing_or_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "version", lambda name: "0.1" if name == "pettingzoo" else "99")
    assert words_of("envs") == ["pettingzoo>=1.27"]
    assert [str(each) for each in extras.unmet("envs")] == ["pettingzoo>=1.27 (0.1)"]


def test_pip_takes_it_as_it_is() -> None:
    words = [word for extra in ("cluster", "data", "envs", "server") for word in words_of(extra)]
    order = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--dry-run", "--no-index"]
    done = subprocess.run([*order, "--no-deps", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Would install" not in done.stdout  # all of it is here already


def test_sources_on_the_path_are_installed_from_their_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def requires(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", requires)
    assert words_of("envs") == ["--editable", f"{ROOT}[envs]"]
    assert words_of("") == ["--editable", str(ROOT)]


def test_it_installs_into_the_environment_that_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(pip: str | None, *, module: bool = True, uv: bool = False) -> str:
        monkeypatch.setattr("shutil.which", {"pip": pip, "uv": "uv" if uv else None}.get)
        monkeypatch.setattr(extras, "find_spec", lambda name: name if module else None)
        return extras.install_command("arena").partition(" install")[0]

    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path / name))
    monkeypatch.setattr("sys.executable", "/a b/python")
    assert start(str(tmp_path / "scripts" / "pip")) == "pip"
    assert start("/usr/bin/pip") == '"/a b/python" -m pip'
    assert start(None) == '"/a b/python" -m pip'
    assert start(None, module=False, uv=True) == "uv pip"
    assert start("/usr/bin/pip", module=False) == 'pip --python "/a b/python"'
