"""`mandate simulate --features`: positions as arrays in a file."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pyarrow")

from mandate import games
from mandate.arena.play import Playing
from mandate.arena.played import Finished
from mandate.arena.schedule import Task
from mandate.cli.main import main
from mandate.core.game import Seat
from mandate.core.record import loads
from mandate.core.replay import begin, repeat
from mandate.envs import features
from mandate.envs.features import about, chunks, load
from mandate.envs.kinds import kind_of

QIN = ["qin", "--games", "3", "--board", "lion", "--players", "3", "--seed", "f"]
SOLO = ["great-wall", "--games", "1", "--players", "1", "--agent", "rules", "--seed", "f"]


def simulate(*arguments: object) -> int:
    return main(["--lang", "en", "simulate", *map(str, arguments), "--jobs", "1"])


@pytest.mark.parametrize("wanted", [QIN, SOLO], ids=["qin", "great-wall"])
def test_a_row_is_what_a_seat_saw_what_it_could_and_did_and_what_came_of_it(
    wanted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(features, "CHUNK", 1)
    file, records = tmp_path / "positions.parquet", tmp_path / "games.jsonl"
    assert simulate(*wanted, "--features", file, "--out", records) == 0
    found, facts = load(file), about(file)
    assert len(list(chunks(file, ["action"]))) == int(wanted[2])
    game = games.find(wanted[0])
    encoding = kind_of(game.id).encode(facts["options"], "blocks")
    row = 0
    for number, line in enumerate(records.read_text("utf-8").splitlines()):
        record = loads(line)
        state = begin(game, record)
        first = row
        for entry in record.in_force():
            decision = state.pending[Seat(entry.seat)]
            if not decision.automatic:
                assert (found["game"][row], found["ply"][row]) == (number, row - first)
                assert (found["seat"][row], found["kind"][row]) == (entry.seat, decision.kind)
                for name, block in encoding.blocks(state.view(decision.seat)).items():
                    assert np.array_equal(found[name][row], block)
                assert np.array_equal(found["mask"][row], encoding.mask(decision))
                assert encoding.token(decision, int(found["action"][row])) == found["token"][row]
                assert entry.choice.startswith(found["token"][row])
                row += 1
            repeat(state, entry)
        assert state.outcome is not None
        seats, mine = found["seat"][first:row], slice(first, row)
        assert list(found["score"][mine]) == [state.outcome.scores[seat] for seat in seats]
        won = np.isin(seats, [int(seat) for seat in state.outcome.winners])
        assert np.array_equal(found["outcome"][mine] > 0, won)
        assert set(found["reason"][mine]) == {state.outcome.reason}
    assert row == len(found["action"])
    assert facts["game"] == game.id
    assert facts["rules"] == game.rules_version


def test_games_of_an_earlier_run_give_the_same_rows(tmp_path: Path) -> None:
    file, again, cache = tmp_path / "one.parquet", tmp_path / "two.parquet", tmp_path / "games.jsonl"
    assert simulate(*QIN, "--features", file, "--cache", cache) == 0
    assert simulate(*QIN, "--features", again, "--cache", cache) == 0
    first, second = load(file), load(again)
    assert list(first) == list(second)
    for name in first:
        assert np.array_equal(first[name], second[name]), name


@pytest.mark.parametrize("before", [0, 1])
def test_an_interrupted_run_leaves_a_file_that_can_be_read_or_none(
    before: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Playing.__call__

    def stop(work: Playing, task: Task) -> Finished:
        if task.deal == before:
            raise KeyboardInterrupt
        return play(work, task)

    monkeypatch.setattr(Playing, "__call__", stop)
    file = tmp_path / "positions.parquet"
    assert simulate(*QIN, "--features", file) == 130
    assert [path.name for path in tmp_path.iterdir()] == [file.name] * before
    if before:
        assert set(load(file, ["game"])["game"]) == {0}


def test_a_failure_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_work: Playing, _task: Task) -> Finished:
        raise ZeroDivisionError

    monkeypatch.setattr(Playing, "__call__", fail)
    file = tmp_path / "positions.parquet"
    file.write_text("mine")
    with pytest.raises(ZeroDivisionError):
        simulate(*QIN, "--features", file)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--features", "-"], "features"),
        (["--features", "games.jsonl", "--out", "games.jsonl"], "--out"),
        (["--features", "/no/such/folder/positions.parquet"], "/no/such/folder"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*QIN, *arguments) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert word in err


def test_without_the_package_one_line_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "mandate.envs.features")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert simulate(*QIN, "--features", tmp_path / "positions.parquet") == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "pyarrow" in err
    assert err.endswith('pip install "pyarrow>=22"\n')
    assert not list(tmp_path.iterdir())
