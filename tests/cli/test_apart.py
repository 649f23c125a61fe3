"""No command writes over a file that it was given for something else."""

import os
import sys
from pathlib import Path

import pytest

from mandate.cli.files import check_apart
from mandate.core.errors import Malformed
from tests.cli.forked import mandate
from tests.cli.test_commands import one_line

MAP = Path(__file__).parents[2] / "examples" / "small-field.txt"
ARENA = ("arena", "qin", "random", "random", "--games", "2", "--seed", "1")


@pytest.mark.parametrize(
    ("order", "kept", "other"),
    [
        (ARENA, "out", "report"),
        (("report", "balance", "--games", "1"), "cache", "report"),
        (("report", "balance", "--games", "1"), "cache", "out"),
        (("report", "balance", "--games", "1"), "out", "report"),
        (("report", "properties", "qin", "--games", "1"), "cache", "report"),
        (("simulate", "qin", "--games", "1"), "out", "cache"),
        (("simulate", "qin", "--games", "1"), "out", "features"),
        (("simulate", "qin", "--games", "1"), "cache", "features"),
        (("simulate", "qin", "--games", "1"), "board", "out"),
        (("simulate", "qin", "--games", "1"), "board", "cache"),
        (ARENA, "board", "report"),
        (("report", "properties", "qin", "--games", "1"), "board", "report"),
    ],
)
def test_two_names_of_one_file_are_refused(
    order: tuple[str, ...], kept: str, other: str, tmp_path: Path
) -> None:
    file, linked = tmp_path / "games.jsonl", tmp_path / "linked"
    if kept == "board":
        file.write_bytes(MAP.read_bytes())
    linked.symlink_to(file)
    before = file.read_bytes() if file.exists() else None
    for name in (str(file), f"{tmp_path}/./games.jsonl", str(linked)):
        one_line(mandate(*order, f"--{kept}", str(file), f"--{other}", name), other, f"≠ --{kept}")
    assert (file.read_bytes() if file.exists() else None) == before


def test_games_that_are_there_are_not_written_over(tmp_path: Path) -> None:
    out, linked = tmp_path / "run.jsonl", tmp_path / "hard"
    assert mandate(*ARENA, "--out", str(out)).returncode == 0
    os.link(out, linked)
    before = out.read_bytes()
    one_line(mandate(*ARENA, "--out", str(out), "--report", str(linked)), "report", "≠ --out")
    assert out.read_bytes() == before


def test_the_output_is_a_file_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "figures.json"
    with file.open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        with pytest.raises(Malformed, match="stdout"):
            check_apart({"out": str(file)})
        check_apart({"out": str(tmp_path / "other"), "report": None, "cache": "-"}, "bird,lion")
