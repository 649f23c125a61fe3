"""Settings for all tests: the same chance in every run, and no deadline on a busy machine."""

import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.seeds import SEED, Seeds

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("steady")

OF_THE_TERMINAL = ("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
SEEDS = pytest.StashKey[Seeds]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--seed", type=int, default=SEED, help=f"where all chance of the tests comes from (default: {SEED})"
    )


def pytest_report_header(config: pytest.Config) -> str:
    return f"seed: {config.getoption('seed')} (another: --seed N)"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Without garbage collection: what is imported stays, and a third of the time was spent on it."""
    gc.disable()
    found = yield
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)  # not after every 700 objects: a twelfth of the time of a random game
    gc.enable()
    return found


def pytest_configure(config: pytest.Config) -> None:
    for name in list(os.environ):  # the width of a terminal, the settings of a developer's own server
        if name in OF_THE_TERMINAL or (name.startswith("MANDATE_") and name != "MANDATE_KERNEL"):
            del os.environ[name]
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_FailuresAtOnce(config))
    folder = tempfile.TemporaryDirectory(prefix="mandate-seed-")
    config.add_cleanup(folder.cleanup)
    config.stash[SEEDS] = Seeds(config.getoption("seed"), Path(folder.name) / "seed")
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):  # it runs tests itself
        config.stash[SEEDS].install()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before any fixture: what a test draws does not depend on the tests before it."""
    item.config.stash[SEEDS].begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("Seed", f"--seed {item.config.getoption('seed')} repeats this test's chance"))
    return report


# Rooms whose files take long. Some keep a processor busy and some wait for processes, so they run mixed.
LONG = (
    "browser",
    "games/great_wall/test_properties",
    "games/qin/test_contract",
    "soak",
    "site",
    "server",
    "cli",
    "arena",
    "players",
    "examples",
)

# Files of long tests that share nothing: each worker takes one test of them, elsewhere a whole file.
TEST_BY_TEST = (
    "tests/games/great_wall/test_properties",
    "tests/core/test_contract.py",
    "tests/games/qin/test_contract.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long rooms side by side, each spread over the run; then short files, so that no worker ends alone."""
    here = Path(__file__).parent
    files = list(dict.fromkeys(item.path for item in items))
    rooms: dict[str, list[Path]] = {}
    for file in files:
        name = file.relative_to(here).as_posix()
        rooms.setdefault(next((room for room in LONG if name.startswith(room)), ""), []).append(file)
    turns = {
        file: (place / len(each) if room else 1.0)
        for room, each in rooms.items()
        for place, file in enumerate(each)
    }
    items.sort(key=lambda item: turns[item.path])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    scheduling = LoadFileScheduling(config, log)
    scheduling._split_scope = _taken_together
    return scheduling


def _taken_together(test: str) -> str:
    return test if test.startswith(TEST_BY_TEST) else test.split("::", 1)[0]


class _FailuresAtOnce:
    """Shows each failure when it happens, for runs that are cut short."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.write_sep("!", f"{report.nodeid} ({report.when})", red=True)
            terminal.write_line(report.longreprtext)


@pytest.fixture(scope="session", autouse=True)
def compiled_rules(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compile the rules before the first test, so that no command under test has to say that it does.

    One worker compiles while the others wait, then they load what it has kept.
    """
    from filelock import FileLock

    from mandate.games.qin.rules.warm import use_every_rule

    with FileLock(tmp_path_factory.getbasetemp().parent / "compiling.lock"):
        use_every_rule()
