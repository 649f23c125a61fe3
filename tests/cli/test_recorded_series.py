"""Records of games of a series: every command that shows one says which game it was."""

import json
from pathlib import Path

import pytest

from mandate import qin
from mandate.cli.main import main
from mandate.core.game import Seat
from mandate.files import save

VERBS = (["replay"], ["verify"], ["review", "--simulations", "1", "--jobs", "1"])


@pytest.fixture
def games(tmp_path: Path) -> list[Path]:
    """Both games of a series that seat 1 lost by resigning."""
    series = qin.series(names=["Ann", "Ben"])
    paths = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in paths:
        match = series.next_match()
        match.play(match.options[0])
        match.resign(Seat(0))
        save(match, path)
    return paths


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "Game 1 of 2 of a series.",
            "Game 2 of 2 of a series. Points before this game: Ann 24, Ben 0 (fewest wins).",
        ),
        (
            "de",
            "Partie 1 von 2 einer Serie.",
            "Partie 2 von 2 einer Serie. Stand davor: Ann 24, Ben 0 (die wenigsten Punkte gewinnen).",
        ),
        (
            "fr",
            "Partie 1 sur 2 d’une série.",
            "Partie 2 sur 2 d’une série. "
            "Score avant cette partie\u202f: Ann 24, Ben 0 (le plus petit total gagne).",
        ),
    ],
)
def test_a_game_of_a_series_is_shown_as_one(
    games: list[Path], capsys: pytest.CaptureFixture[str], language: str, first: str, second: str
) -> None:
    for verb in VERBS:
        for path, words in zip(games, (first, second), strict=True):
            assert main([*verb, "--lang", language, str(path)]) == 0
            assert words in capsys.readouterr().out


def test_a_record_of_before_there_were_points_and_one_of_no_series(
    games: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(games[1].read_text())
    del record["series"]["points"]
    for series, words in ((record["series"], "Game 2 of 2 of a series.\n"), (None, "sealed")):
        games[1].write_text(json.dumps(record | {"series": series}))
        assert main(["verify", "--lang", "en", str(games[1])]) == 0
        shown = capsys.readouterr().out
        assert words in shown
        assert "Points" not in shown


@pytest.mark.parametrize(
    ("series", "words"),
    [
        ({"game": 3, "of": 2}, "“series”"),
        ({"game": 1, "of": 2, "points": [1, 2, 3]}, "“series.points”"),
        ("the last one", "“series”"),
    ],
)
def test_an_impossible_game_of_a_series_is_refused_in_one_line(
    games: list[Path], capsys: pytest.CaptureFixture[str], series: object, words: str
) -> None:
    games[1].write_text(json.dumps(json.loads(games[1].read_text()) | {"series": series}))
    for verb in VERBS:
        assert main([*verb, "--lang", "en", str(games[1])]) > 0
        shown = capsys.readouterr()
        assert words in shown.err
        assert (shown.out, shown.err.count("\n")) == ("", 1)
