"""The cards of co-op against the specification, written here a second time by hand."""

from __future__ import annotations

import pytest

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.catalog import load_cards
from tests.games.great_wall.cards.test_as_specified import spell_ability, spell_all

CARDS = load_cards()


def spelled(effects: tuple[Effect, ...]) -> str:
    """With whom it happens to behind an @."""
    return "; ".join(spell_all((effect,)) + (f" @{effect.who}" if effect.who else "") for effect in effects)


GENERALS = {  # name, W/S/G/C, Tactic cards, Tea value, abilities
    "K1": ("Wen Tianxiang", "4/4/4/4", 2, 88, "always", "modify(cost.shame,-2 * SA,scope=each)"),
    "K2": ("Yu Yunwen", "4/4/5/4", 1, 41, "on_requests", "give(2 * SA,to=any)"),
    "K3": ("Liu Qi", "4/6/4/4", 1, 23, "on_claim", "honor(SA) @others"),
    "K4": ("Bi Zaiyu", "4/4/4/5", 1, 58, "on_assault", "modify(power,-SA,scope=event)"),
    "K5": ("Wang Jian", "6/6/3/3", 1, 15, "always", "modify(keepbarricades,SA,scope=owner)"),
    "K6": ("Lu Xiufu", "3/4/5/4", 1, 96, "on_event", "gain(any4,min(SA, 3)) @each"),
    "K7": ("Mu Guiying", "4/5/4/4", 1, 69, "on_my_turn", "attack(SA) @shared"),
    "K8": ("Yu Jie", "5/5/5/3", 1, 8, "on_my_turn", "give(SA,to=any); give(SA,to=owner) @another"),
}


@pytest.mark.parametrize("card", GENERALS)
def test_co_op_general(card: str) -> None:
    found = CARDS.generals[card]
    (ability,) = found.abilities
    resources = "/".join(str(found.resources[what]) for what in "WSGC")
    actual = (found.name, resources, found.tactics, found.tea, ability.trigger, spelled(ability.effects))
    assert actual == GENERALS[card]
    assert found.coop
    once = {"once": "year", "SA": 1} if card == "K4" else {}
    assert ability.condition == once


HORDES = {  # name, power, honor, row a, row b, spots, ability
    "X1": ("Vanguard Riders", 3, 2, ".. H1 W1 .. .. ..", ".. S1 .. .. .. ..", 3, "SWIFT"),
    "X2": ("Pike Ranks", 3, 3, ".. S1 H1 S1 .. ..", ".. .. .. .. .. ..", 3, "TOLL"),
    "X3": ("Sappers", 5, 4, ".. W1 H2 .. .. ..", ".. H1 W1 .. .. ..", 4, "SIEGE"),
    "X4": ("Butchers", 4, 5, "H2 .. H2 .. .. ..", ".. T1 .. .. .. ..", 3, "LETHAL"),
    "X5": ("Night Guard", 6, 6, ".. H2 G1 T1 .. ..", ".. H2 .. .. .. ..", 4, "PACK"),
    "X6": ("Slave Takers", 4, 3, ".. G1 H1 .. .. ..", ".. .. C1 .. .. ..", 3, "DISGRACE"),
    "X7": ("Baggage Column", 3, 3, ".. W1 S1 .. .. ..", ".. R1 .. .. .. ..", 3, "TRAIN-C"),
    "X8": ("Mounted Bowmen", 3, 3, ".. .. C1 H1 .. ..", ".. .. W1 .. .. ..", 3, "DRIVE"),
}


@pytest.mark.parametrize("card", HORDES)
def test_co_op_horde(card: str) -> None:
    found = CARDS.horde_types[card]
    a, b = (" ".join(spot or ".." for spot in row) for row in found.grid)
    assert (found.name, found.power, found.honor, a, b, found.spots, found.ability) == HORDES[card]


def test_the_two_abilities_that_only_co_op_hordes_have() -> None:
    assert [spell_ability(ability) for ability in CARDS.horde_types["X2"].abilities] == [
        "always: modify(cost.attack,1,scope=card)"
    ]
    assert [spell_ability(ability) for ability in CARDS.horde_types["X7"].abilities] == [
        "on_assault: modify(power,1,scope=others,stacks=False)",
        "on_defeat: gain(any3,1)",
    ]


TACTICS = {  # name, window, basic, Chi, boosted
    "U01": ("Shared Stores", "SUMMER_INCOME", "give(3,to=one)", 1, "gain(any3,1) @each"),
    "U02": ("Signal Fires", "ASSAULT", "modify(defense,2,scope=event)", 2, "modify(defense,5,scope=event)"),
    "U03": ("Many Hands", "LOCATION", "gain(any3,2) @another_here", 1, "gain(any3,2) @each_here"),
    "U04": ("Joint Sortie", "MY_TURN", "attack(2) @another", 2, "attack(2) @each"),
    "U05": ("Field Surgeons", "SOLDIERS_KILLED", "save(1,cost=0) @one", 2, "save(4,cost=0) @shared"),
    "U06": (
        "Petition", "FALL_REVEAL", "discard_shame(1) @one", 2, "discard_shame(1) @one; discard_shame(1) @one",
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", TACTICS)
def test_co_op_tactic(card: str) -> None:
    found = CARDS.tactics[card]
    boxes = (spelled(found.basic), found.boost_chi, spelled(found.boosted))
    assert (found.name, found.window, *boxes) == TACTICS[card]
    assert (found.copies, found.coop) == (2, True)


EVENTS = {  # name, once, each, what stays
    "E01": ("Hard Frost", "", "lose(W,1); lose(S,1)", "always: modify(shots,-1,scope=section)"),
    "E02": ("Rebel Province", "", "", "always: modify(incomeyield,-1,scope=owner)"),
    "E03": ("Camp Fever", "", "lose(soldier,1)", "always: modify(cost.save,1,scope=each)"),
    "E04": ("Washed-out Roads", "", "return_clerks(1)", "always: modify(movesize,2,scope=each)"),
    "E05": ("Palace Intrigue", "reverse_tea()", "", "on_summer [top_tea=True]: lose(honor,2)"),
    "E06": (
        "Corvee Order", "", "choose(lose(any3,2) / gain_shame(1))",
        "always: modify(cost.barricade,-1,scope=each)",
    ),
    "E07": ("Granary Fire", "burn_warehouse(4)", "", "always: modify(donatehonor,-1,scope=each)"),
    "E08": ("Volunteers", "", "deploy(1,type=Sp)", "always: modify(cost.recruit,1,scope=each,type=Ho,G)"),
    "E09": ("Forward Riders", "place_hordes(1)", "", "on_assault [row=3]: modify(power,1,scope=card)"),
    "E10": ("Sinking Ground", "", "", "on_assault [wall_most=1]: modify(defense,-1,scope=section)"),
    "E11": (
        "Imperial Audit", "", "choose(lose(honor,5) / gain_shame(1))",
        "always: modify(cost.shame,-2,scope=each)",
    ),
    "E12": (
        "Ill Omens", "", "lose(tactic,1)",
        "always: modify(cost.boost,1,scope=each); modify(academydraw,1,scope=owner)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", EVENTS)
def test_event(card: str) -> None:
    found = CARDS.events[card]
    (stays,) = (spell_ability(ability) for ability in found.abilities)
    assert (found.name, spell_all(found.once), spell_all(found.each), stays) == EVENTS[card]


REQUESTS = {  # name, with two players, what it wants
    "RQ01": ("Taunt them and prevail", False, "breaches <= 0, hordes >= 5"),
    "RQ02": ("Warriors for Emperor's guard", False, "each: sacrifice(soldier,1)"),
    "RQ03": ("Glory belongs to the Emperor", False, "each: lose(honor,10)"),
    "RQ04": ("Royal escort for Emperor's officials", False, "each: sacrifice(clerk,1); sacrifice(Ho,1)"),
    "RQ05": ("Timber for the canals", True, "each: lose(W,max(min(players, 8 - players), 14 - 4 * players))"),
    "RQ06": ("Stone for the tombs", True, "each: lose(S,max(min(players, 8 - players), 14 - 4 * players))"),
    "RQ07": ("Gold for the treasury", True, "each: lose(G,max(min(players, 8 - players), 14 - 4 * players))"),
    "RQ08": (
        "Incense for the ancestors",
        True,
        "each: lose(C,max(min(players, 8 - players) - 1, 13 - 4 * players))",
    ),
    "RQ09": ("A wall worth seeing", True, "wall_levels >= players + 1"),
    "RQ10": ("Trophies at the gate", True, "together: sacrifice(trophy,players)"),
    "RQ11": ("Scholars for the court", True, "each: sacrifice(advisor,1)"),
    "RQ12": ("Well-run provinces", True, "each overseer_levels >= 3"),
}


@pytest.mark.parametrize("card", REQUESTS)
def test_request(card: str) -> None:
    found = CARDS.requests[card]
    wants = [f"{need.what} {_limit(need.least, need.most)}" for need in found.needs]
    wants += [f"each {need.what} {_limit(need.least, need.most)}" for need in found.each_needs]
    wants += [f"each: {spell_all(found.each)}"] if found.each else []
    wants += [f"together: {spell_all(found.together)}"] if found.together else []
    assert (found.name, found.two, ", ".join(wants)) == REQUESTS[card]


def _limit(least: int | str | None, most: int | str | None) -> str:
    return f">= {least}" if most is None else f"<= {most}"


@pytest.mark.parametrize(
    ("players", "requests", "slots", "hordes"), [(2, 6, 2, 3), (3, 7, 3, 4), (4, 9, 3, 5), (5, 9, 3, 6)]
)
def test_numbers_of_co_op(players: int, requests: int, slots: int, hordes: int) -> None:
    found = CARDS.board.coop[players]
    assert (found.requests, found.slots, found.setup_hordes, found.more_hordes) == (
        requests,
        slots,
        hordes,
        1,
    )


def test_no_two_generals_have_the_same_tea_value() -> None:
    values = [general.tea for general in CARDS.generals.values()]
    assert len(set(values)) == len(values) == 21
