"""Every card as specified: its numbers and effects are written here again, by hand."""

import pytest

from mandate.games.great_wall.cards.abilities import Ability, Effect
from mandate.games.great_wall.cards.catalog import load_cards
from mandate.games.great_wall.cards.grammar import REWARDS

CARDS = load_cards()

# --- a card in one line ---------------------------------------------------------------------------------


def spell(effect: Effect) -> str:
    args = [str(v) if k in ("n", "what", "stat", "d") else f"{k}={v}" for k, v in effect.args.items()]
    text = f"{effect.do}({','.join(args)})"
    if effect.options:
        text = f"choose({' / '.join(spell_all(option) for option in effect.options)})"
    if effect.do == "pay":
        cost = " ".join(f"{what} {n}" for what, n in effect.args["cost"].items())
        text = f"pay({cost}): {spell_all(effect.then)}"
    return f"[{spell_condition(effect.condition)}] {text}" if effect.condition else text


def spell_condition(condition: object) -> str:
    assert isinstance(condition, dict)
    return ", ".join(f"{name}={wanted}" for name, wanted in condition.items())


def spell_all(effects: tuple[Effect, ...]) -> str:
    return "; ".join(spell(effect) for effect in effects)


def spell_ability(ability: Ability) -> str:
    place = f"({ability.where})" if ability.where else ""
    when = f" [{spell_condition(ability.condition)}]" if ability.condition else ""
    return f"{ability.trigger}{place}{when}: {spell_all(ability.effects)}"


OTHERS_MOVE = "move_clerks(2,diff=True)"
COMMANDS = {
    "C1": (
        "Despotism",
        "[no_track=C2] move_clerks(3); [if_track=C2] move_clerks(5)",
        OTHERS_MOVE,
        "adv_activate(where=any)",
    ),
    "C2": (
        "Economy",
        "move_clerks(3)",
        OTHERS_MOVE,
        "income(all); [none=overseers] gain(any3,1); [if_track=C4] gain(any3,1)",
    ),
    "C3": ("Betrayal", "choose(copy_card() / move_clerks(2))", "", ""),
    "C4": (
        "Work Harder",
        "move_clerks(1)",
        OTHERS_MOVE,
        "choose(build_wall(disc=4) / build_barricade(2)); [if_track=C5] build_barricade(1,free=True)",
    ),
    "C5": (
        "Attack Order",
        "move_clerks(3)",
        OTHERS_MOVE,
        "[if_track=C6] move_soldiers(1); attack(all_of_zone,from=both); honor(2)",
    ),
    "C6": (
        "Conscription",
        "move_clerks(1)",
        OTHERS_MOVE,
        "[no_track=C1] recruit(1,type=any,disc=1); [if_track=C1] recruit(1,type=any,disc=2)",
    ),
}


@pytest.mark.parametrize("card", COMMANDS)
def test_command_card(card: str) -> None:
    found = CARDS.commands[card]
    boxes = (spell_all(found.box1), spell_all(found.box2), spell_all(found.box3))
    assert (found.name, *boxes) == COMMANDS[card]


GENERALS = {  # name, W/S/G/C, Tactic cards, Tea value, abilities
    "G01": ("Yang Ye", "2/4/3/7", 2, 55, [
        "on_activated [clerks_here=2, once=turn]: choose(draw_tactic(1) / attack(SA))"]),
    "G02": ("Liang Hongyu", "5/4/3/4", 1, 72, ["on_killed: honor(min(killed, 2) * SA)"]),
    "G03": ("Zhou Tong", "5/3/3/7", 1, 38, [
        "on_income [firing_sections=1]: honor(2 * min(firing_sections, SA) + max(SA - firing_sections, 0))"]),
    "G04": ("Yang Paifeng", "4/6/3/4", 1, 61, [
        "on_majority [has_soldier_on=True]: modify(majority,SA,scope=event)", "on_claim: gain(any3,1)"]),
    "G05": ("Che Kung", "6/6/5/4", 1, 19, ["on_attack [attackers_melee=1]: honor(SA + 2)"]),
    "G06": ("Zhang Shijie", "3/3/3/6", 2, 84, ["on_tactic: gain(C,min(SA, 3)); honor(1)"]),
    "G07": ("Yue Fei", "4/5/3/4", 1, 93, [
        "on_attack [once=year]: pay(C 1): wound(SA,where=attacked_section)"]),
    "G08": ("Han Shizhong", "4/5/4/4", 1, 47, ["always: modify(cost.recruit,-SA,scope=event)"]),
    "G09": ("Meng Gong", "6/5/7/4", 1, 12, [
        "on_attack [attackers_Ho=1]: honor(2 * SA)", "always: modify(cost.recruit,-1,scope=each,type=Ho)"]),
    "G10": ("Di Qing", "4/4/3/4", 2, 66, ["on_winter_end [none=breaches]: honor(min(2 * SA, 10))"]),
    "G11": ("Li Gang", "6/6/5/3", 1, 29, [
        "always: modify(cost.wall,-SA,scope=each)", "on_build_wall: honor(SA)"]),
    "G12": ("Zong Ze", "5/4/4/3", 1, 78, ["on_donate [once=turn]: honor(SA)"]),
    "G13": ("Wu Jie", "4/4/4/5", 1, 34, ["on_income: gain(any4,SA); honor(1)"]),
}  # fmt: skip


@pytest.mark.parametrize("card", GENERALS)
def test_general(card: str) -> None:
    found = CARDS.generals[card]
    resources = "/".join(str(found.resources[what]) for what in "WSGC")
    abilities = [spell_ability(ability) for ability in found.abilities]
    assert (found.name, resources, found.tactics, found.tea, abilities) == GENERALS[card]


HORDES = {  # name, power, honor, row a, row b, spots, ability
    "H1": ("Steppe Scouts", 2, 3, ".. H1 W1 .. .. ..", ".. S1 H2 .. .. ..", 4, "SWIFT"),
    "H2": ("Horse Archers", 3, 5, ".. .. C1 H1 .. ..", ".. H2 W1 C1 .. ..", 5, "DRIVE"),
    "H3": ("Shield Bearers", 3, 8, ".. S1 H2 S1 .. ..", ".. .. H2 S1 .. ..", 5, "SHIELD"),
    "H4": ("Siege Crew", 4, 6, ".. .. W1 H2 W1 ..", ".. .. H2 W1 .. ..", 5, "SIEGE"),
    "H5": ("Berserkers", 4, 7, "H2 .. H2 .. C1 ..", ".. H3 .. T1 .. ..", 5, "LETHAL"),
    "H6": ("Khan’s Guard", 5, 8, ".. H2 G1 T1 H3 ..", ".. .. H2 G1 .. ..", 6, "PACK"),
    "H7": ("Raiders", 3, 5, ".. .. G1 H1 .. ..", ".. H1 .. C1 .. ..", 4, "DISGRACE"),
    "H8": ("Supply Train", 2, 6, ".. W1 S1 G1 .. ..", ".. .. R1 .. .. ..", 4, "TRAIN"),
}
ABILITIES = {
    "SWIFT": ["on_horde_placed: swap_hordes(where=ahead)"],
    "DRIVE": ["before_firing [row=1]: drive_off(1)"],
    "SHIELD": ["always: modify(shootable,-1,scope=card)"],
    "SIEGE": ["on_assault: modify(barricadevalue,-1,scope=section,stacks=False)"],
    "LETHAL": ["always: modify(lethality,1,scope=card)"],
    "PACK": ["on_assault: modify(power,other_hordes,scope=card)"],
    "DISGRACE": ["on_breach: modify(breachshame,1,scope=card)"],
    "TRAIN": ["on_assault: modify(power,1,scope=others,stacks=False)", "on_claim: gain(any3,2)"],
}


@pytest.mark.parametrize("card", HORDES)
def test_horde_type(card: str) -> None:
    found = CARDS.horde_types[card]
    a, b = (" ".join(spot or ".." for spot in row) for row in found.grid)
    assert (found.name, found.power, found.honor, a, b, found.spots, found.ability) == HORDES[card]
    assert [spell_ability(ability) for ability in found.abilities] == ABILITIES[found.ability]


def test_horsemen_find_no_two_neighbouring_spots_on_berserkers_and_butchers_only() -> None:
    for horde in CARDS.horde_types.values():
        a, b = horde.grid
        upright = any(up and down for up, down in zip(a, b, strict=True))
        level = any(row[i] and row[i + 1] for row in (a, b) for i in range(5))
        assert (upright or level) == (horde.id not in ("H5", "X4")), horde.name


def test_rewards_of_vital_spots() -> None:
    assert REWARDS["H3"] == ("honor", {"n": 3})
    assert REWARDS["C1"] == ("gain", {"what": "C", "n": 1})
    assert REWARDS["R1"] == ("gain", {"what": "any3", "n": 1})
    assert REWARDS["T1"] == ("draw_tactic", {"n": 1})
    assert len(REWARDS) == 9


ADVISORS = {
    "A01": ("Forester", "on_gather(lumber_mill): gain(W,2)"),
    "A02": ("Stonemason", "on_gather(quarry): gain(S,2)"),
    "A03": ("Assayer", "on_gather(gold_mine): gain(G,2)"),
    "A04": ("Incense Keeper", "on_gather(temple): gain(C,2)"),
    "A05": ("Spiritual Guide", "on_income: upgrade_overseer(1,disc=2,where=temple)"),
    "A06": ("Racketeer", "on_gather: gain(here,min(overseers_here, 2))"),
    "A07": ("Tax Registrar", "on_income: gain(any3,(overseers + 1) // 2)"),
    "A08": ("Surveyor", "always: modify(cost.upgrade,-1,scope=each)"),
    "A09": ("Storehouse Keeper", "on_donate: honor(1)"),
    "A10": ("Quartermaster", "before_activated(builders): take_warehouse(2)"),
    "A11": ("Messenger", "always: modify(boxmoves,1,scope=owner)"),
    "A12": ("Envoy", "always [once=year]: modify(otherbox,1,scope=event)"),
    "A13": ("Provincial Inspector", "on_boxes_done [once=year]: adv_activate(where=production)"),
    "A14": (
        "Talent Broker",
        "on_income: refresh_display(1); choose(hire_advisor(disc=1) / hire_clerk(disc=1))",
    ),
    "A15": (
        "Tea Master",
        "on_income: [top_tea=True] honor(1); [top_tea=False] pay(C 1): tea_up(1)",
    ),
    "A16": ("Mediator", "before_shame: pay(any3 1): modify(loneshame,-1,scope=event)"),
    "A17": (
        "Confessor",
        "always: [coop_only=False] modify(cost.shame,-1,scope=each); "
        "[coop_only=True] modify(cost.shame,-3,scope=each)",
        "on_discard_shame [coop_only=False]: honor(shame_discarded)",
    ),
    "A18": ("Archivist", "on_reclaim: [reclaimed=True] gain(any4,1); [reclaimed=False] honor(discards)"),
    "A19": ("Spy", "on_reveal: [same_card=True] gain(any4,2); [same_card=False] gain(any4,1)"),
    "A20": ("Geomancer", "on_spring: scout(3); gain(C,1)"),
    "A21": ("Treasurer", "on_income: gain(G,advisors // 2)"),
    "A22": ("Strategist", "on_income: draw_tactic(1)"),
    "A23": ("Codebreaker", "on_tactic: honor(2)"),
    "A24": ("Provocateur", "always: modify(cost.boost,-1,scope=each); modify(handlimit,2,scope=owner)"),
    "A25": ("Academy Rector", "on_activated(academy): draw_tactic(1); gain(C,1)"),
    "A26": ("Master Mason", "always: modify(cost.wall,-2,scope=each)"),
    "A27": ("Carpenter", "always: modify(cost.barricade,-1,scope=each)"),
    "A28": ("Architect", "on_build_wall: honor(3)"),
    "A29": ("Foreman", "on_activated(builders): gain(any3,2)"),
    "A30": ("Rampart Warden", "on_winter_end: honor(held_sections)"),
    "A31": ("Gravedigger", "on_killed: honor(2)"),
    "A32": ("Archer Commander", "on_my_turn: attack(all,from=both,type=Ar)"),
    "A33": ("Horse Trader", "on_killed [killed_Ho=1]: gain(G,2)"),
    "A34": ("Drill Sergeant", "always: modify(cost.recruit,-1,scope=each,type=Sp)"),
    "A35": (
        "Fletcher",
        "always: modify(cost.recruit,-1,scope=each,type=Ar)",
        "on_attack [archers_placed=1]: honor(1)",
    ),
    "A36": ("Stable Master", "always: modify(cost.recruit,-2,scope=each,type=Ho)"),
    "A37": ("Herald of War", "on_attack [attackers_melee=1]: honor(min(attackers_melee, 2))"),
    "A38": ("Trophy Hunter", "on_claim: honor(2); gain(any3,1)"),
    "A39": ("Field Physician", "always: modify(cost.save,-1,scope=each)", "on_saved: honor(1)"),
    "A40": ("Veteran Captain", "always: modify(lethality,-1,scope=defeat)"),
    "A41": (
        "Vanguard Leader",
        "on_majority [has_soldier_on=True]: modify(majority,1,scope=event)",
        "on_claim: honor(1)",
    ),
    "A42": ("Watch Captain", "on_firing: honor(fired_sections)"),
    "A43": ("Skirmisher", "on_recruit: attack(1)"),
    "A44": ("Logistician", "on_my_turn: move_soldiers(1); [soldiers_moved=1] gain(any3,1)"),
}


@pytest.mark.parametrize("card", ADVISORS)
def test_advisor(card: str) -> None:
    found = CARDS.advisors[card]
    assert (found.name, *(spell_ability(ability) for ability in found.abilities)) == ADVISORS[card]


CHOICE = "choose(discard_shame(1) / honor(2))"
TACTICS = {  # name, window, basic, Chi, boosted
    "T01": ("Withdrawal", "SOLDIERS_KILLED", "save(1,cost=0)", 2, "save(all,cost=0)"),
    "T02": ("Restless", "MY_TURN", "upgrade_overseer(1,disc=2)", 2, "upgrade_overseer(2,disc=2)"),
    "T03": ("Forced March", "MY_TURN", "move_soldiers(2)", 1, "move_soldiers(1); attack(2,from=rest)"),
    "T04": (
        "Volley",
        "MY_TURN",
        "attack(1,from=both,type=Ar); honor(1)",
        1,
        "attack(all,from=both,type=Ar); honor(2)",
    ),
    "T05": (
        "Stopgap",
        "ASSAULT",
        "build_barricade(1,disc=1,where=section)",
        1,
        "build_barricade(2,free=True,where=section)",
    ),
    "T06": (
        "Night Shift",
        "LOCATION",
        "[at=production] gain(here,clerks_here); [at=elsewhere] gain(any3,1)",
        1,
        "[at=production] gain(here,min(2 * clerks_here, 6))",
    ),
    "T07": ("Whisper at Court", "FALL_REVEAL", "tea_up(1); gain(any4,1)", 1, "tea_up(top); honor(2)"),
    "T08": ("Spoils of War", "HORDE_DEFEATED", "gain(any3,2)", 1, "gain(any4,2); honor(3)"),
    "T09": (
        "Raise the Banner",
        "HORDE_DEFEATED",
        "[has_soldier_on=True] modify(majority,2,scope=event)",
        2,
        "[has_soldier_on=True] modify(majority,4,scope=event); "
        "[has_soldier_on=True, if_claimed=True] honor(3)",
    ),
    "T10": ("Public Penance", "SUMMER_INCOME", "discard_shame(1)", 1, f"{CHOICE}; {CHOICE}"),
}


@pytest.mark.parametrize("card", TACTICS)
def test_tactic(card: str) -> None:
    found = CARDS.tactics[card]
    basic, boosted = spell_all(found.basic), spell_all(found.boosted)
    assert (found.name, found.window.value, basic, found.boost_chi, boosted) == TACTICS[card]


def test_artifacts() -> None:
    assert {card.name: card.scoring for card in CARDS.artifacts.values()} == {
        "Jade Tally": "8 * SA",
        "Quiver of the North": "wounds_dealt",
        "Ledger of Provinces": "3 * overseer_levels",
        "Banner of Victories": "7 * clean_hordes",
        "Builder’s Compass": "5 * walls_built",
    }


SOURCES = {
    "C1": "R/O", "C3": "R/P", "C6": "O", "G01": "P/O", "G10": "R/O", "G13": "O", "H1": "O", "A01": "O",
    "A05": "P/O", "A31": "P/O", "A44": "P/O", "T01": "R/O", "T02": "P/O", "T03": "O", "F2": "P/O", "F5": "O",
}  # fmt: skip


@pytest.mark.parametrize("card", SOURCES)
def test_where_a_card_comes_from(card: str) -> None:
    kinds = (
        CARDS.commands,
        CARDS.generals,
        CARDS.horde_types,
        CARDS.advisors,
        CARDS.tactics,
        CARDS.artifacts,
    )
    found = {card.id: card.source for kind in kinds for card in kind.values()}
    assert found[card] == SOURCES[card]
