"""`mandate data export`: a folder of Parquet files that continues after a cut, and loads anywhere."""

import functools
import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from pyarrow import parquet

from mandate import games
from mandate.cli.main import main
from mandate.core.game import Seat
from mandate.core.record import loads
from mandate.core.replay import begin, repeat, replay
from mandate.envs import dataset, datasheet
from mandate.study.review import review_of

QIN = ("qin", "--players", "3", "--agent", "greedy", "--games", "5", "--seed", "d")
WALL = ("great-wall", "--players", "1", "--agent", "random", "--games", "1", "--seed", "d")


def export(*arguments: object) -> int:
    return main(["--lang", "en", "data", "export", *map(str, arguments)])


def rows(folder: Path, part: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / part).to_pylist()
    return found


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.*"))}


@pytest.mark.parametrize("wanted", [QIN, WALL], ids=["qin", "great-wall"])
def test_a_position_is_what_a_seat_saw_could_do_and_did(wanted: tuple[str, ...], tmp_path: Path) -> None:
    assert export(*wanted, "--jobs", 1, "--out", tmp_path) == 0
    positions, played = rows(tmp_path, "positions"), rows(tmp_path, "games")
    assert [game["game"] for game in played] == list(range(int(wanted[wanted.index("--games") + 1])))
    seen = 0
    for game in played:
        record = loads(game["record"])
        own = [row for row in positions if row["game"] == game["game"]]
        by_ply = {row["ply"]: row for row in own}
        assert len(by_ply) == len(own)
        state = begin(games.find(record.game), record)
        for ply, entry in enumerate(record.in_force()):
            decision = state.pending[Seat(entry.seat)]
            row = by_ply.get(ply)
            assert (row is None) == decision.automatic
            if row is not None:
                assert row["seat"] == entry.seat
                assert row["legal"] == list(decision.options)
                assert row["legal"][row["option"]] == row["choice"] == entry.choice.partition("/")[0]
                assert json.loads(row["view"]) == json.loads(state.encode_view(decision.seat))
                seen += 1
            repeat(state, entry)
        assert state.outcome is not None
        assert game["winners"] == list(state.outcome.winners)
        assert {row["result"] for row in own if row["seat"] not in game["winners"]} <= {0.0}
    assert seen == len(positions) > 20


def test_an_export_that_was_cut_off_continues_with_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_FILE", 2)
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert export(*QIN, "--jobs", 1, "--out", whole) == 0
    heard = 0
    hear = dataset.Writer.hear

    def interrupted(writer: dataset.Writer, game: Any) -> None:
        nonlocal heard
        heard += 1
        if heard == 4:
            raise KeyboardInterrupt
        hear(writer, game)

    with monkeypatch.context() as patch:
        patch.setattr(dataset.Writer, "hear", interrupted)
        assert export(*QIN, "--jobs", 1, "--out", cut) == 130
    (cut / "positions" / "00000002.parquet.part").write_bytes(b"half")  # as a kill leaves it
    assert len(list((cut / "games").iterdir())) == 1
    assert not (cut / "README.md").exists()
    assert export(*QIN[:-2], "--jobs", 1, "--out", cut) == 0  # the folder knows the seed
    assert files(cut) == files(whole)


def test_records_are_exported_without_names_and_with_the_license_of_their_owner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "review_of", functools.partial(review_of, simulations=20))
    record = games.find("qin")
    out = tmp_path / "games.jsonl"
    assert main(["simulate", "qin", "--games", "2", "--seed", "r", "--jobs", "1", "--out", str(out)]) == 0
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    out.write_text("".join(json.dumps({**line, "names": ["Ann", "Ben"]}) + "\n" for line in lines), "utf-8")
    assert export("qin", "--records", out, "--out", tmp_path / "o") == 2
    assert "license" in capsys.readouterr().err
    assert export("qin", "--records", out, "--license", "CC-BY-4.0", "--review", "--out", tmp_path / "o") == 0
    found = files(tmp_path / "o")
    assert not any(b"Ann" in content for content in found.values())
    assert b"CC-BY-4.0" in found["README.md"]
    positions = rows(tmp_path / "o", "positions")
    assert all(0 <= row["value_after"] <= row["value_before"] + 1e-6 <= 1.1 for row in positions)
    for game in rows(tmp_path / "o", "games"):
        *_, (_, state, _) = replay(record, loads(game["record"]))
        assert state.outcome is not None


def test_a_folder_with_other_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(*WALL, "--jobs", 1, "--out", tmp_path) == 0
    before = files(tmp_path)
    assert export(*WALL[:-1], "other", "--jobs", 1, "--out", tmp_path) == 2
    assert export("qin", "--games", 0, "--out", tmp_path / "x") == 2
    assert export("qin", "--license", "MIT", "--out", tmp_path / "x") == 2
    assert capsys.readouterr().err.count("mandate data: ") == 3
    assert files(tmp_path) == before


def test_the_datasheet_describes_every_field(tmp_path: Path) -> None:
    assert export(*WALL, "--jobs", 1, "--out", tmp_path) == 0
    page = (tmp_path / "README.md").read_text("utf-8")
    schemas = {"games": dataset.GAMES, "positions": dataset.POSITIONS}
    assert {part: list(fields) for part, fields in datasheet.ABOUT.items()} == {
        part: schema.names for part, schema in schemas.items()
    }
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == {
        name for schema in schemas.values() for name in schema.names
    }


@pytest.mark.parametrize("library", ["polars", "pandas", "datasets"])
def test_it_loads_in_two_lines(library: str, tmp_path: Path) -> None:
    """Where the library is installed: none of them is needed for anything else here."""
    loaded: Any = pytest.importorskip(library)
    assert export(*WALL, "--jobs", 1, "--out", tmp_path) == 0
    expected = len(rows(tmp_path, "positions"))
    match library:
        case "polars":
            found = loaded.read_parquet(f"{tmp_path}/positions/*.parquet").height
        case "pandas":
            found = len(loaded.read_parquet(tmp_path / "positions"))
        case _:
            found = loaded.load_dataset(str(tmp_path), "positions", split="train").num_rows
    assert found == expected
