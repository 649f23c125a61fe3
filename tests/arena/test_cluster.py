"""A real Ray cluster of two processes: the same results as here, whatever happens to its workers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mandate.arena import cluster as clusters
from mandate.arena.pool import MakePool, finish
from mandate.cli.main import main
from mandate.core.errors import Code, Malformed, Refused
from tests.arena.test_pool import Doubling, Leaving, Refusing

ray: Any = pytest.importorskip("ray", reason="the extra `cluster` is not installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[MakePool[Any, Any]]:
    """Started once: that takes some seconds."""
    yield clusters.connect(clusters.LOCAL, 2)
    ray.shutdown()


def test_every_task_is_done_once_also_where_a_worker_is_lost(
    cluster: MakePool[Any, Any], tmp_path: Path
) -> None:
    expected = [(task, 2 * task) for task in range(30)]
    assert list(finish(cluster(Doubling(), 30), range(30))) == expected
    leaving = Leaving(tmp_path / "lost", task=7, times=2)
    assert list(finish(cluster(leaving, 30), range(30))) == expected
    assert (tmp_path / "lost").stat().st_size == 3


def test_what_the_work_raises_is_raised_here(cluster: MakePool[Any, Any]) -> None:
    with pytest.raises(Malformed, match="task"):
        list(finish(cluster(Refusing(), 1), range(1)))


def test_another_release_on_a_machine_of_the_cluster_is_reported(
    cluster: MakePool[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "__version__", "9.9")  # here, and not in its processes
    with pytest.raises(Refused) as caught:
        list(finish(cluster(Doubling(), 1), range(1)))
    assert caught.value.code is Code.CLUSTER_VERSION


def test_a_command_gives_the_same_results_as_on_this_machine(
    cluster: MakePool[Any, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del cluster  # runs
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    command = ["arena", "qin", "greedy", "random", "--games", "12", "--seed", "5", "--json"]
    outputs = [on_the_cluster([*command, "--out", str(there)])]
    assert main([*command, "--out", str(here), "--jobs", "1"]) == 0
    outputs.append(json.loads(capsys.readouterr().out))
    for key in ("tables", "ratings", "games"):
        assert outputs[0].get(key) == outputs[1].get(key)
    assert _played(there) == _played(here)


def test_a_report_has_the_same_figures_as_on_this_machine(
    cluster: MakePool[Any, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    del cluster  # runs
    command = ["report", "properties", "qin", "--player", "random", "--games", "6", "--doublings", "0"]
    command += ["--seed", "5", "--json"]
    there = on_the_cluster(command)
    assert main([*command, "--jobs", "1"]) == 0
    assert there == json.loads(capsys.readouterr().out)


def on_the_cluster(command: list[str]) -> Any:
    """What a process of its own prints, as people run it."""
    address = ray.get_runtime_context().gcs_address
    done = subprocess.run(
        [sys.executable, "-m", "mandate", *command, "--cluster", address],
        capture_output=True,
        text=True,
        timeout=500,
        check=True,
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


def _played(file: Path) -> list[dict[str, Any]]:
    """The plan and the games, without how long anybody thought."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]


@pytest.mark.parametrize(
    ("command", "address"),
    [
        (["simulate", "qin"], "nonsense"),
        (["arena", "qin", "random"], "127.0.0.1:many"),
        (["report", "balance", "--mode", "solo"], "127.0.0.1:1"),
    ],
)
def test_an_address_without_a_cluster_is_reported_in_one_line(
    command: list[str], address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--lang", "en", "--cluster", address]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    pattern = rf"mandate {command[0]}: No cluster can be reached at “{re.escape(address)}”: .+\n"
    assert re.fullmatch(pattern, captured.err), captured.err


def test_a_cluster_needs_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "qin", "--lang", "en", "--cluster", "local"]) == 2
    assert capsys.readouterr().err.endswith('pip install "ray>=2.60"\n')
