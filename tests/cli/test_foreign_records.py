"""Whatever a record from elsewhere holds, a terminal shows it and does not obey it."""

import json
from pathlib import Path
from typing import Any

import pytest

from mandate.core.errors import Code, Malformed
from mandate.core.match import Match
from mandate.core.record import loads
from mandate.core.rng import Chance
from mandate.core.text import harmless
from mandate.games.qin.rules.game import QIN
from tests.cli.forked import mandate

BAD = "\x1b[2J\x1b[31mX\x07\x9b\u202eY\r\n"
BOARD = "R..V\n.Y..\nV..B\n....\n"


def record() -> dict[str, Any]:
    """A finished game on a small map."""
    match: Match[Any] = Match.start(QIN, {"players": 2, "board": BOARD}, seed="foreign", names=["Ann", "Bo"])
    chance = Chance("foreign")
    while match.outcome is None:
        (seat,) = match.pending
        match.play(chance.choose(match.pending[seat].options), seat)
    answer: dict[str, Any] = json.loads(match.record.dumps())
    return answer


def put(data: dict[str, Any], place: str) -> dict[str, Any]:
    *way, last = place.split(".")
    at: Any = data
    for key in way:
        at = at[int(key) if key.isdecimal() else key]
    at[int(last) if last.isdecimal() else last] = BAD
    return data


@pytest.mark.parametrize(
    "place",
    [
        "game", "rules", "format", "names.0", "seed", "commitment", "seen_by", "outcome.reason",
        "choices.0.choice", "choices.0.chance.0",
        "setup.options.board.name", "setup.options.board.rows.0", "setup.options.first",
    ],
)  # fmt: skip
def test_signs_that_a_terminal_obeys_are_never_written(place: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(put(record(), place)), "utf-8")
    for order in (
        ["verify", str(file)],
        ["replay", str(file)],
        ["play", "--from", str(file), "--hot-seat", "--plain", "--save", str(tmp_path / f"{place}.json")],
        ["review", str(file), "--simulations", "1"],
    ):
        done = mandate(*order)
        said = done.stdout + done.stderr
        assert said, order
        assert not set(said) & set("\x1b\x07\x9b\u202e\r"), (order, said)
        assert "Traceback" not in said


def test_names_are_cleaned_when_a_record_is_read() -> None:
    data = put(record(), "names.0")
    assert loads(json.dumps(data)).names == ["[2J [31mX Y", "Bo"]


def test_a_sentence_quotes_what_can_be_shown() -> None:
    sentence = Malformed(Code.UNKNOWN_GAME, game=BAD, known="qin").tell("en")
    assert sentence.startswith("There is no game called “ [2J [31mX")
    assert harmless("« a\u202f» 🀄\u200d") == "« a\u202f» 🀄\u200d"
    assert harmless("half \ud800") == "half \ufffd"
