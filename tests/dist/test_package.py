"""What is published: the wheel and the sdist, built here, and used as someone does who has only them."""

import asyncio
import re
import shlex
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from trove_classifiers import classifiers

from mandate import __version__
from tests.dist.installed import INFO, ROOT, Environment
from tests.server.serving import Person, Process


def build(sources: Path, target: Path, *kinds: str) -> Path:
    """The one file that this makes."""
    order = [sys.executable, "-m", "hatchling", "build", "-d", str(target), *kinds]
    subprocess.run(order, cwd=sources, check=True, capture_output=True)
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (ROOT / "src/mandate/server/static/index.html").exists(), "the page is not built: make web"
    return build(ROOT, tmp_path_factory.mktemp("wheel"), "-t", "wheel")


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("empty"), wheel)


# --- what is in the files -----------------------------------------------------------------------------------


def test_the_wheel_holds_the_package_and_the_page_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert {name.partition("/")[0] for name in names} == {"mandate", INFO}
    kept = subprocess.run(
        ["git", "ls-files", "src/mandate"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    sources = {name.removeprefix("src/") for name in kept.stdout.split()}
    assert sources <= names  # also boards, cards, catalogs, migrations and py.typed
    static = ("index.html", "worker.js", "font-licence.txt", "licences.txt")
    built = {f"mandate/server/static/{name}" for name in static}
    assert built <= names
    assert not {name for name in names if "__pycache__" in name or name.endswith((".nbi", ".nbc", ".map"))}


def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    sdist = build(ROOT, tmp_path / "sdist", "-t", "sdist")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    again = build(tmp_path / f"mandate_games-{__version__}", tmp_path / "wheel", "-t", "wheel")
    assert again.name == wheel.name
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert sorted(one.namelist()) == sorted(other.namelist())
        record = f"{INFO}/RECORD"  # a hash of every file
        assert sorted(one.read(record).splitlines()) == sorted(other.read(record).splitlines())


def test_the_metadata_is_what_an_index_takes(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        metadata = Metadata.from_email(packed.read(f"{INFO}/METADATA"), validate=True)
        assert f"{INFO}/licenses/LICENSE" in packed.namelist()
        carried = packed.read("mandate/server/static/licences.txt").decode()
        assert packed.read(f"{INFO}/entry_points.txt").decode().split() == [
            "[console_scripts]", "mandate", "=", "mandate.cli.main:main",
        ]  # fmt: skip
    # ours, of the libraries that the page carries (Pyodide is MPL-2.0), and of its typeface
    assert metadata.license_expression == "Apache-2.0 AND MIT AND MPL-2.0 AND OFL-1.1"
    assert {"MIT", "MPL-2.0", "Apache-2.0"} == set(re.findall(r"^\S+ [\d.]+: (.+)$", carried, re.M))
    assert set(metadata.classifiers or ()) <= classifiers
    assert metadata.description_content_type == "text/markdown"
    assert (metadata.description or "").startswith("# Mandate")
    assert "not affiliated" in (metadata.description or "")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(metadata.provides_extra or ()) == set(extras)


# --- in an empty environment --------------------------------------------------------------------------------


def test_it_plays_in_an_empty_environment(empty: Environment) -> None:
    assert empty.mandate("--version").stdout == f"mandate {__version__}\n"
    played = empty.mandate("play", "qin", "--seed", "7", given="RR:g10g11!\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    (saved,) = empty.home.rglob("saves/*.json")
    assert "RR:g10g11" in saved.read_text("utf-8")


def test_a_server_needs_its_extra_and_starts_with_nothing_else(empty: Environment) -> None:
    refused = empty.mandate("serve")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    command = refused.stderr.rpartition(": ")[2].strip()
    assert '"litestar>=2.25"' in command
    assert empty.mandate("doctor", "play").returncode == 0
    looked = empty.mandate("doctor", "serve")
    assert (looked.returncode, looked.stderr) == (1, "")
    assert command in looked.stdout
    empty.add("server")
    pip, *words = shlex.split(command)  # as written, the instruction installs what is there now
    assert pip in ("pip", "uv")
    order = [sys.executable, "-m", "pip", "--python", str(empty.python), "install", "--dry-run", "--no-index"]
    done = subprocess.run([*order, *words[words.index("install") + 1 :]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Would install" not in done.stdout

    async def play(address: str) -> None:
        async with Person.coming_in(address, "Ann") as ann:
            page = await ann.http.get("/", headers={"Accept": "text/html"})
            assert page.status_code == 200
            scripts = [part.split('"')[0] for part in page.text.split('src="./')[1:]]
            assert scripts
            for script in scripts:
                assert (await ann.http.get(f"/{script}")).status_code == 200
            ready = {"status": "ok", "version": __version__, "thinking": "ok"}
            assert (await ann.http.get("/readyz")).json() == ready
            table = await ann.open("me", "random")
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.updates) and line.sight()["ask"] is not None)
                sight = line.sight()
                choice = sight["view"]["decision"]["options"][0]
                answer = await line.do("play", seat=0, ask=sight["ask"], choice=choice)
                assert answer["is"] == "done", answer
                await line.until(lambda: line.sight()["ask"] not in (None, sight["ask"]))

    with Process(None, program=[empty.program], surroundings=empty.surroundings) as server:
        asyncio.run(play(server.address))
        code, log = server.stop()
    assert code == 0, log
    assert "Traceback" not in log
    assert list(empty.home.rglob("tables.db"))  # the games of anyone who started it
