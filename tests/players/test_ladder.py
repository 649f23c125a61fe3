"""The ladder is data: its order, its names and faces, what was measured, and the pages that tell it."""

from pathlib import Path

import pytest

from mandate.games import names as game_names
from mandate.games import registration
from mandate.games.registry import Measured
from mandate.lang import LANGUAGES, knows
from mandate.players import find, full_name, label, levels_of, names_for, temper
from tools.ladder_table import page_of, renewed

GAMES = [game for game in game_names() if levels_of(game)]
QIN = levels_of("qin")
LEAST, MOST = 65.0, 80.0  # what a level wins against the one below it, in per cent


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_a_player_that_people_are_offered(game: str) -> None:
    assert len(set(levels_of(game))) == len(levels_of(game))
    assert set(levels_of(game)) <= set(names_for(game))


@pytest.mark.parametrize("name", ["apprentice", "settler", "raider", "chancellor", "greedy", "search:50"])
def test_names_of_earlier_releases_still_play(name: str) -> None:
    assert full_name(name) == name
    assert callable(find(name, 1).choose)


def test_levels_of_earlier_releases_keep_their_order() -> None:
    before = ["apprentice", "settler", "raider", "chancellor"]
    assert [level for level in QIN if level in before] == before


@pytest.mark.parametrize("number", range(1, len(QIN)))
def test_no_rung_of_the_ladder_is_a_cliff(number: int) -> None:
    found = registration("qin").measured[QIN[number]]
    assert (found.against, found.others) == (QIN[number - 1], 1)
    top = number == len(QIN) - 1  # the strongest there is: as far above the others as it is
    assert (55.0 if top else LEAST) <= found.percent <= MOST
    assert found.low is not None
    assert found.high is not None
    assert 50 < found.low < found.percent < found.high


def test_the_first_level_is_a_little_weaker_than_a_beginner() -> None:
    found = registration("qin").measured[QIN[0]]
    assert found.against == "beginner"
    assert 30 <= found.percent <= 50
    assert "beginner" not in names_for("qin")  # to measure by, not to play against


@pytest.mark.parametrize(
    ("level", "found"),
    [(level, found) for level in QIN for found in registration("qin").figures[level][1:]],
    ids=lambda value: value if isinstance(value, str) else f"{value.others + 1}-players",
)
def test_the_order_holds_with_three_and_four_players(level: str, found: Measured) -> None:
    assert found.against == QIN[QIN.index(level) - 1]
    assert found.others in (2, 3)
    assert found.low is not None
    # of the two strongest, whose games take long, it is likely and not sure: there are too few to tell
    assert (found.percent if level in QIN[-2:] else found.low) > 100 / (found.others + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_name_and_a_temper_for_people(game: str, language: str) -> None:
    for level in levels_of(game):
        assert knows(language, f"player-{level}"), level
        assert knows(language, f"temper-{level}"), level
        assert label(level, language, game=game) != level
        assert len(temper(level, language)) > 20


@pytest.mark.parametrize("game", ["qin", "great-wall"])
def test_every_level_has_a_face_on_the_page(game: str) -> None:
    drawn = (Path(__file__).parents[2] / "web/src/ladder/faces.ts").read_text("utf-8")
    for level in levels_of(game):
        assert f"\n  {level}: {{\n" in drawn, level


@pytest.mark.parametrize("game", ["qin", "great-wall"])
def test_the_page_of_the_game_tells_its_ladder(game: str) -> None:
    assert page_of(game).read_text("utf-8") == renewed(game), "make docs"
