"""The data files: complete, within the vocabulary, and as specified."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from mandate.games.great_wall.cards.abilities import Ability, Effect
from mandate.games.great_wall.cards.amounts import amount, value
from mandate.games.great_wall.cards.catalog import load_cards
from mandate.games.great_wall.cards.grammar import CONDITIONS, FORCED, VERBS
from mandate.games.great_wall.cards.vocabulary import (
    LOCATIONS,
    PRODUCTION,
    QUANTITIES,
    Quantity,
    Trigger,
    Verb,
    Window,
)

CARDS = load_cards()
BOARD = CARDS.board
DATA = Path(str(resources.files("mandate.games.great_wall").joinpath("data")))
FILES = sorted(path.name for path in DATA.glob("*.toml"))

# --- every effect and every ability --------------------------------------------------------------------


def all_effects() -> Iterator[tuple[str, Effect]]:
    """Every effect of every card, those inside others too."""
    for command in (*CARDS.commands.values(), CARDS.reed.command, *CARDS.jiushao.commands.values()):
        yield from below(command.id, command.box1 + command.box2 + command.box3)
    for tactic in CARDS.tactics.values():
        yield from below(tactic.id, tactic.basic + tactic.boosted)
    for request in CARDS.requests.values():
        yield from below(request.id, request.each + request.together)
    for event in CARDS.events.values():
        yield from below(event.id, event.each + event.once)
    for card, ability in all_abilities():
        yield from below(card, ability.effects)


def below(card: str, effects: tuple[Effect, ...]) -> Iterator[tuple[str, Effect]]:
    for effect in effects:
        yield card, effect
        for inner in (effect.then, *effect.options):
            yield from below(card, inner)


def all_abilities() -> Iterator[tuple[str, Ability]]:
    cards = (CARDS.generals, CARDS.advisors, CARDS.horde_types, CARDS.events)
    for kind in cards:
        for card in kind.values():
            yield from ((card.id, ability) for ability in card.abilities)
    for reed in CARDS.reed.generals.values():
        yield from ((reed.id, ability) for ability in reed.abilities)
    yield from ((CARDS.jiushao.id, ability) for ability in CARDS.jiushao.abilities)


# --- complete -------------------------------------------------------------------------------------------


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert list(CARDS.commands) == ["C1", "C2", "C3", "C4", "C5", "C6"]
    assert list(CARDS.generals) == [f"G{n:02}" for n in range(1, 14)] + [f"K{n}" for n in range(1, 9)]
    assert list(CARDS.horde_types) == [f"{kind}{n}" for kind in "HX" for n in range(1, 9)]
    assert list(CARDS.hordes) == [f"{kind}-{section}" for kind in CARDS.horde_types for section in "LMR"]
    assert list(CARDS.advisors) == [f"A{n:02}" for n in range(1, 45)]
    assert list(CARDS.tactics) == [f"T{n:02}" for n in range(1, 11)] + [f"U{n:02}" for n in range(1, 7)]
    assert sum(tactic.copies for tactic in CARDS.tactics.values()) == 20 + 12
    assert list(CARDS.requests) == [f"RQ{n:02}" for n in range(1, 13)]
    assert list(CARDS.events) == [f"E{n:02}" for n in range(1, 13)]
    assert list(CARDS.artifacts) == ["F1", "F2", "F3", "F4", "F5"]
    assert (CARDS.reed.command.id, list(CARDS.reed.generals)) == ("R1", ["RA", "RB"])
    assert (CARDS.jiushao.id, list(CARDS.jiushao.commands)) == ("Q1", ["S1", "S2", "S3", "S4", "S5", "S6"])
    assert list(BOARD.locations) == list(LOCATIONS)
    assert len(LOCATIONS) == 10


def test_every_name_is_used_once() -> None:
    kinds = (
        CARDS.commands,
        CARDS.generals,
        CARDS.horde_types,
        CARDS.advisors,
        CARDS.tactics,
        CARDS.artifacts,
        CARDS.requests,
        CARDS.events,
    )
    names = Counter(card.name for kind in kinds for card in kind.values())
    assert [name for name, times in names.items() if times > 1] == []


def test_a_horde_card_knows_its_type_and_its_section() -> None:
    card = CARDS.hordes["H4-M"]
    assert (card.type, card.indicator) == ("H4", "M")


def test_every_file_says_that_a_number_can_be_corrected_there() -> None:
    assert FILES == [
        "advisors.toml", "artifacts.toml", "board.toml", "commands.toml", "coop_generals.toml",
        "coop_hordes.toml", "coop_tactics.toml", "events.toml", "generals.toml", "hordes.toml", "reed.toml",
        "requests.toml", "rulings.toml", "solo.toml", "tactics.toml",
    ]  # fmt: skip
    for name in FILES:
        comment = (DATA / name).read_text("utf-8").split("\n\n")[0]
        assert "`source`" in comment, name
        assert "correct" in comment, name


def test_the_vocabulary_has_the_39_verbs_and_seven_windows() -> None:
    assert len(VERBS) == 39
    assert len(Window) == 7
    assert set(VERBS) > FORCED


def test_every_effect_is_in_the_vocabulary() -> None:
    for card, effect in all_effects():
        known = VERBS[effect.do]
        assert set(effect.args) <= set(known), card
        assert {name for name, arg in known.items() if arg.required} <= set(effect.args), card
        assert bool(effect.then) == (effect.do == "pay"), card
        assert bool(effect.options) == (effect.do == "choose"), card
        assert set(effect.condition) <= set(CONDITIONS), card
    for card, ability in all_abilities():
        assert isinstance(ability.trigger, Trigger), card
        assert set(ability.condition) <= set(CONDITIONS), card


def test_a_verb_that_fits_one_card_only_is_one_that_the_specification_names() -> None:
    used = {verb: {card for card, effect in all_effects() if effect.do == verb} for verb in VERBS}
    assert used[Verb.COPY_CARD] == {"C3", "S3"}
    assert used[Verb.MOVE_REED] == {"R1"}
    unused = {verb for verb, cards in used.items() if not cards}
    assert unused == {
        "reclaim",
    }  # done by the rules themselves


def test_the_data_are_read_once_and_fast() -> None:
    assert load_cards() is CARDS
    code = (
        "from time import process_time as now\n"
        "from mandate.games.great_wall.cards.catalog import load_cards\n"
        "start = now(); load_cards(); print(now() - start)"
    )
    took = min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(3))
    assert took < 0.1


# --- the board, numbers written here again by hand ------------------------------------------------------


def test_the_time_track() -> None:
    three, four, five = BOARD.sides[3], BOARD.sides[4], BOARD.sides[5]
    assert (three.years, three.hordes, three.lethality) == (6, (0, 2, 3, 2, 3, 3), (1, 1, 2, 2, 2, 3))
    assert (four.years, four.hordes, four.lethality) == (5, (0, 4, 4, 5, 5), (1, 1, 2, 2, 3))
    assert (three.end_walls, three.command_spots) == (2, 3)
    assert (five.years, five.hordes, five.lethality) == (4, (0, 6, 6, 6), (1, 1, 2, 3))
    assert (four.end_walls, four.command_spots) == (3, 4)
    assert (five.end_walls, five.command_spots) == (3, 5)
    assert (four.defense, five.defense) == ((), (1, 2, 4, 6))


@pytest.mark.parametrize(
    ("players", "side", "sections", "hordes", "needed", "deck"),
    [
        (1, 3, "MR", 2, 15, 16),
        (2, 3, "MR", 2, 15, 16),
        (3, 3, "LMR", 3, 16, 24),
        (4, 4, "LMR", 4, 22, 24),
        (5, 5, "LMR", 5, 23, 24),
    ],
)
def test_what_is_in_use_with_so_many_players(
    players: int, side: int, sections: str, hordes: int, needed: int, deck: int
) -> None:
    table = BOARD.tables[players]
    assert (table.side, "".join(table.sections), table.setup_hordes) == (side, sections, hordes)
    assert table.setup_hordes + sum(BOARD.sides[side].hordes) == needed  # cards of a full game
    for coop in (False, True):
        cards = [card for card in CARDS.hordes.values() if card.coop == coop]
        assert sum(1 for card in cards if card.indicator in sections) == deck


def test_walls() -> None:
    walls = [(wall.cost, wall.honor, wall.defense, wall.firing_spots) for wall in BOARD.walls]
    assert walls == [(0, 0, 3, 1), (5, 5, 5, 2), (10, 10, 7, 3), (15, 15, 10, 4)]
    assert (BOARD.duel.defense, BOARD.duel.tea_house) == ((1, 2, 4, 6), 1)


def test_locations() -> None:
    found = {
        place.id: (*(place.spots.get(side) for side in (3, 4, 5)), place.shame_icon)
        for place in BOARD.locations.values()
    }
    production = dict.fromkeys(["lumber_mill", "quarry", "gold_mine", "temple", "barracks"], (3, 4, 5, True))
    special = dict.fromkeys(["builders", "logistics", "embassy", "academy"], (None, None, None, False))
    assert found == production | {"temple": (2, 3, 3, True), "tea_house": (2, 2, 3, False)} | special
    assert all(place.regular == bool(place.spots) for place in BOARD.locations.values())


def test_overseers_are_paid_in_a_circle() -> None:
    found = [(PRODUCTION[boxes.location], boxes.pays, boxes.prices) for boxes in BOARD.overseers.values()]
    assert found == [
        ("W", "C", (2, 3, 4)),
        ("S", "W", (2, 3, 4)),
        ("G", "S", (2, 3, 4)),
        ("C", "G", (2, 3, 4)),
    ]


def test_prices_pools_and_the_other_numbers() -> None:
    assert BOARD.prices == {
        "Sp": {"S": 2, "W": 1},
        "Ar": {"C": 2, "W": 1},
        "Ho": {"G": 3, "W": 1},
        "clerk": {"G": 2},
        "save": {"C": 2},
        "shame": {"C": 2},
        "barricade": {"any3": 2},
    }
    assert BOARD.soldiers == {"Sp": 10, "Ar": 4, "Ho": 2}
    assert BOARD.numbers == {
        "horde_rows": 3, "barricade_spots": 3, "barricades": 9, "barricade_defense": 2, "barricade_honor": 2,
        "clerks": 8, "clerk_space": 3, "artifact_slots": 3, "advisor_display": 4, "advisors_refreshed": 2,
        "generals_dealt": 2, "advisors_dealt": 2, "hand_limit": 5, "shame_per_player": 10, "shame_honor": 5,
        "horde_shame_spots": 2, "donate_honor": 2, "discard_honor": 2, "defeat_honor": 2, "archer_honor": 2,
        "shame_redeemed": 10, "shame_redeemed_least": 4, "strong_walls": 2,
    }  # fmt: skip


# --- amounts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "number"),
    [
        (3, 3), ("SA", 4), ("-SA", -4), ("2*SA", 8), ("min(2 * SA, 6)", 6), ("(overseers + 1) // 2", 2),
        ("max(SA - killed, 0)", 3), ("killed - SA", -3),
    ],
)  # fmt: skip
def test_an_amount_is_worked_out(written: int | str, number: int) -> None:
    counted = {"SA": 4, "overseers": 3, "killed": 1}
    assert value(written, counted.__getitem__) == number
    assert amount(written)(counted.__getitem__) == number


@pytest.mark.parametrize(
    "written",
    ["", "many", "2*", "SA/2", "SA // 0", "SA ** 2", "min(SA)", "abs(SA)", "SA.real", "1.5", "True", "a b"],
)
def test_anything_else_is_no_amount(written: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text itself is the message
        amount(written)


def test_a_quantity_is_named_like_its_value() -> None:
    assert {quantity.value for quantity in Quantity} == QUANTITIES
    assert "all" not in QUANTITIES
