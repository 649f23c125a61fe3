"""All chance of the tests comes from one seed and from the test's name."""

from __future__ import annotations

import re
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from mandate.core.rng import Chance
from mandate.server.http.identity import new_guest
from tests.seeded.sitecustomize import Streams

DRAW = "import random, secrets; print(secrets.token_hex(8), random.random())"


def in_a_process() -> str:
    command = [sys.executable, "-c", DRAW]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def drawn() -> tuple[str, int, str, str, str]:
    guest, deal = new_guest("Ann").id, Chance().word()
    return guest, deal, secrets.token_urlsafe(), in_a_process(), in_a_process()


def test_guests_deals_and_processes_of_a_test_are_the_same_every_time(request: pytest.FixtureRequest) -> None:
    from tests.conftest import SEEDS

    seeds = request.config.stash[SEEDS]
    found: dict[str, tuple[str, int, str, str, str]] = {}
    for test in ("one", "another", "one"):
        seeds.begin(test)
        now = drawn()
        assert found.setdefault(test, now) == now
        assert len(set(now)) == len(now)  # two processes do not give out the same ids
    assert not set(found["one"]) & set(found["another"])


def test_what_one_function_draws_does_not_change_what_another_one_gets(tmp_path: Path) -> None:
    seed = tmp_path / "seed"
    seed.write_text("7")

    def deal(streams: Streams) -> str:
        return streams.token_hex(8)

    def guest(streams: Streams) -> str:
        return streams.token_hex(8)

    few, many = Streams(str(seed), ""), Streams(str(seed), "")
    first = [deal(few), deal(few)]
    assert first[0] != first[1]
    assert [guest(many), deal(many), guest(many), deal(many)][1::2] == first
    seed.write_text("8")
    assert deal(few) not in first


def test_no_test_gets_a_second_try(pytestconfig: pytest.Config) -> None:
    assert not pytestconfig.pluginmanager.hasplugin("rerunfailures")


def test_no_test_takes_its_chance_from_the_machine() -> None:
    """A generator without a seed would play other games in every run."""
    bare = re.compile(r"\b(Random|default_rng)\(\)")
    files = Path(__file__).parent.rglob("*.py")
    assert [file.name for file in files if bare.search(file.read_text("utf-8"))] == []
