"""Choosing at a terminal: a warning before something is wasted, and why a step back stops."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from mandate.core.errors import Code, Refused
from mandate.core.event import reveals
from mandate.core.game import Seat
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.terminal.lines import GreatWallLines
from mandate.lang import say
from tests.games.great_wall.terminal.test_play import GreatWallLocal, by_lines, new_table, play_to

ANN = Seat(0)


def before_clerks(folder: Path, language: str = "en") -> GreatWallLocal:
    """Ann may move Clerks, and has some left."""
    table = new_table(folder, language=language)
    play_to(table, lambda decision: decision.kind == "clerks" and DONE in decision.options)
    assert table.match.state.clerk_pool[ANN]
    return table


def at_a_screen(table: GreatWallLocal, *typed: str) -> str:
    """What a person reads who types this, and leaves then."""
    written: list[str] = []
    given = iter(typed)

    def read() -> str:
        for line in given:
            return line
        raise EOFError

    GreatWallLines(table, read, written.append, on_screen=True).run()
    return " ".join(" ".join(written).split())


def warnings(table: GreatWallLocal, choice: str) -> list[str]:
    return [table.words.tell(caution.told) for caution in table.foresee(ANN, choice).cautions]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_would_be_wasted_is_reported_first(tmp_path: Path, language: str) -> None:
    table = before_clerks(tmp_path, language)
    asked, expected = table.decision(ANN), warnings(table, DONE)
    assert expected
    careful = say(language, "play-caution", {"sentence": " ".join(expected)})
    assert " ".join(careful.split()) in at_a_screen(table, DONE)
    assert " ".join(" ".join(expected).split()) in at_a_screen(table, f"{DONE}?")
    assert table.decision(ANN) == asked


def test_typed_once_more_it_is_done(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    screen = at_a_screen(table, DONE, DONE)
    assert screen.count("Careful:") == 1
    assert [entry.choice for entry in table.match.record.in_force() if entry.seat == ANN].count(DONE) == 1


def test_after_a_warning_another_choice_is_as_good_as_before(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    decision = table.decision(ANN)
    assert decision is not None
    move = next(token for token in decision.options if token != DONE and not warnings(table, token))
    screen = at_a_screen(table, DONE, move)
    assert screen.count("Careful:") == 1
    assert move in [entry.choice for entry in table.match.record.in_force() if entry.seat == ANN]


def test_a_script_is_not_held_up(tmp_path: Path) -> None:
    table = before_clerks(tmp_path)
    screen = by_lines(table, DONE)
    assert "Careful" not in screen
    assert DONE in [entry.choice for entry in table.match.record.in_force() if entry.seat == ANN]


# --- a step back ----------------------------------------------------------------------------------------


def alone_after_a_reveal(folder: Path) -> GreatWallLocal:
    """Ann plays alone and is asked again, after a choice of hers that revealed something."""
    table, chance = new_table(folder, players=1), random.Random(5)
    while table.decision(ANN) is None or not table.results or not reveals(table.results[-1]):
        table.play(ANN, chance.choice(list(table.match.pending[ANN].options)))
    return table


def undo(table: GreatWallLocal) -> str:
    return " ".join(by_lines(table, "undo").split())


def test_it_says_why_it_stops(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("start", "hidden", "others")]
    for folder in folders:
        folder.mkdir()
    assert "There is nothing to take back." in undo(new_table(folders[0]))
    assert "Something hidden came to light with that choice" in undo(alone_after_a_reveal(folders[1]))
    table = new_table(folders[2])
    play_to(table, lambda decision: decision.kind == "fall.choose")
    table.play(ANN, table.match.pending[ANN].options[0])
    while table.opponents_play():
        pass
    assert "Another player has chosen since then" in undo(table)


def test_what_was_answered_for_someone_goes_with_their_own_choice_or_stays(tmp_path: Path) -> None:
    """An answer by order after a choice that stands is not undone by itself: it would only come again."""
    table, chance = alone_after_a_reveal(tmp_path), random.Random(5)
    while reveals(table.results[-1]):  # until an answer of hers, as if by order, reveals nothing
        table.play(ANN, chance.choice(list(table.match.pending[ANN].options)), unasked=True)
    before, screen = table.match.state.digest(), len(table.results)
    with pytest.raises(Refused) as refusal:
        table.take_back(ANN)
    assert refusal.value.code is Code.REVEALED_SINCE
    assert (table.match.state.digest(), len(table.results)) == (before, screen)


@pytest.mark.parametrize(
    ("language", "typed", "does"),
    [
        ("en", "places barracks", "recruit a Soldier"),
        ("de", "orte kas", "einen Soldaten rekrutieren"),
        ("fr", "lieux bar", "recruter un soldat"),
    ],
)
def test_a_location_explains_itself(tmp_path: Path, language: str, typed: str, does: str) -> None:
    table = before_clerks(tmp_path, language)
    said = at_a_screen(table, typed)
    assert does in said
    assert (
        " ".join(say(language, "gw-now-clerks", {"n": table.look(ANN).locations[4].clerks[0]}).split())
        in said
    )
    assert say(language, "gw-places-walls").upper() in at_a_screen(table, typed.split()[0], *[""] * 9).upper()
