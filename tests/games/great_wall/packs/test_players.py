"""Computer players read what a card does, not which one it is; what they learned is for ours only."""

import re
from pathlib import Path
from typing import Any

import pytest

from mandate.core.errors import Malformed
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.packs import pack_of
from mandate.games.great_wall.envs.encoding import GreatWallEncoding
from mandate.games.great_wall.players import heuristics
from mandate.games.great_wall.players.heuristics.clerks import build_walls, command, weaken_hordes
from mandate.games.great_wall.players.heuristics.sight import Sight, artifact_pay
from mandate.games.great_wall.players.option_weights import learned_weights, traits
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.packs import checked
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.sketch import sketch
from mandate.games.great_wall.views.view import GreatWallView

PLAYERS = Path(heuristics.__file__).parents[1]
ID = re.compile(r'"(?:[AGKTUSHXFE]\d{1,2}|RQ\d+|C\d|R[AB1]|Q1)"')


def sight_of(pack: Any = None) -> Sight:
    options = {"players": 3} if pack is None else {"players": 3, "pack": pack}
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed="levels")
    view = match.view(Seat(0))
    assert isinstance(view, GreatWallView)
    return Sight(sketch(view), Seat(0), match.state.deal.artifacts, ())


def test_only_the_plans_of_our_six_command_cards_name_a_card() -> None:
    named = {
        (file.name, found) for file in PLAYERS.rglob("*.py") for found in ID.findall(file.read_text("utf-8"))
    }
    assert named == {("clerks.py", f'"C{n}"') for n in (1, 2, 4, 5, 6)}


def test_of_our_cards_they_know_what_they_knew_by_name() -> None:
    assert artifact_pay(OURS) == {
        "F1": {"SA": 8.0},
        "F2": {"wounds_dealt": 1.0},
        "F3": {"overseer_levels": 3.0},
        "F4": {"clean_hordes": 7.0},
        "F5": {"walls_built": 5.0},
    }
    assert build_walls(OURS) == {"C4"}
    assert weaken_hordes(OURS) == {"K4"}


@pytest.mark.parametrize(
    ("tables", "look", "expected"),
    [
        ({"artifact": [{"id": "F1", "scoring": "2 * walls_built"}]}, artifact_pay, {"walls_built": 2.0}),
        (
            {"command": [{"id": "C6", "box3": [{"do": "build_wall"}]}]},
            build_walls,
            {"C4", "C6"},
        ),
    ],
)
def test_they_read_what_a_card_of_a_pack_does(tables: Any, look: Any, expected: Any) -> None:
    found = look(checked(pack_of("Other", tables)))
    assert (found["F1"] if isinstance(found, dict) else found) == expected


def test_a_command_card_of_a_pack_is_worth_what_its_boxes_do() -> None:
    def worth(honor: int) -> float:
        box3 = [{"do": "honor", "n": honor}]
        return command(sight_of(pack_of("Other", {"command": [{"id": "C2", "box3": box3}]})), "C2")

    assert worth(9) - worth(2) == pytest.approx(7)


def test_what_was_learned_of_a_card_does_not_count_for_another_one() -> None:
    weights = learned_weights()
    effects = [{"do": "honor", "n": 1}]
    pack = pack_of(
        "Other", {"advisor": [{"id": "A01", "abilities": [{"trigger": "on_income", "effects": effects}]}]}
    )
    ours, theirs = sight_of(), sight_of(pack)
    for kind, token in (("hire", "A01"), ("hire", "A01/s"), ("setup.choose", "G02+A01")):
        assert any(trait.partition(" ")[2].startswith("A01") for trait in traits(ours, kind, token))
        assert not any(trait.partition(" ")[2].startswith("A01") for trait in traits(theirs, kind, token))
    assert weights.worth(ours, "hire", "A02", 1.0) == weights.worth(theirs, "hire", "A02", 1.0)
    assert weights.worth(ours, "hire", "A01", 1.0) != weights.worth(theirs, "hire", "A01", 1.0)


def test_an_environment_says_which_cards_its_arrays_do_not_have() -> None:
    pack = pack_of("Other", {"artifact": [{"id": "F1", "scoring": "SA"}]})
    with pytest.raises(Malformed, match="Other: F1"):
        GreatWallEncoding({"players": 3, "pack": pack})
    GreatWallEncoding({"players": 3})
