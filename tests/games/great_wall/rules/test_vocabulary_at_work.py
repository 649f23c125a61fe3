"""Every word that a card of these modes uses has rules behind it."""

from collections.abc import Iterator

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.rules.effects.automatic import QIN_VERBS, REED_VERBS
from mandate.games.great_wall.rules.effects.verbs import VERBS
from mandate.games.great_wall.rules.flow import KINDS

FIRED = {
    "on_spring", "on_income", "on_discard_shame", "on_reclaim", "on_reveal", "on_my_turn", "on_boxes_done",
    "on_gather", "on_donate", "on_upgrade", "on_activated", "before_activated", "before_shame", "on_recruit",
    "on_attack", "on_build_wall", "on_tactic", "on_defeat", "on_majority", "on_claim", "on_killed",
    "on_saved", "on_firing", "on_winter_end", "on_assault", "on_requests", "on_event",
}  # fmt: skip
OF_HORDES = {
    "SWIFT": "on_horde_placed", "DRIVE": "before_firing", "SHIELD": "always", "SIEGE": "on_assault",
    "LETHAL": "always", "PACK": "on_assault", "DISGRACE": "on_breach", "TRAIN": "on_assault on_claim",
    "TOLL": "always", "TRAIN-C": "on_assault on_defeat",
}  # fmt: skip


REED = ("R1/", "RA/", "RB/")
QIN = ("S", "Q")


def of_players() -> Iterator[Effect]:
    hordes = tuple(f"{horde.id}/" for horde in OURS.horde_types)
    for key, effects in OURS.effects.items():
        if not key.startswith((*hordes, *REED, *QIN)):
            yield from effects


def verbs_of(*cards: str, box: str = "") -> set[str]:
    found = (effects for key, effects in OURS.effects.items() if key.startswith(cards) and box in key)
    return {effect.do for effects in found for effect in effects}


def test_every_verb_of_a_card_is_carried_out() -> None:
    assert {effect.do for effect in of_players()} <= set(VERBS)


def test_every_verb_of_those_who_play_without_a_person_is_carried_out_and_no_other() -> None:
    """The Reed Clan acts in the Other Players boxes of all, Qin Jiushao in those of the others."""
    others = verbs_of("C", *REED, *QIN, box="/box2")
    own = verbs_of("RA/", "RB/") | verbs_of("R1/", box="/box1")
    assert own | others == set(REED_VERBS)
    qin = (verbs_of(*QIN) | others) - {"copy_card", "modify"}  # done by `choose`, and always in force
    assert qin == set(QIN_VERBS)


def test_every_trigger_of_a_player_is_fired() -> None:
    assert {ability.trigger for card in OURS.able for ability in card.abilities} - {"always"} <= FIRED


def test_every_ability_of_a_horde_answers_to_the_trigger_that_the_rules_read() -> None:
    for horde in OURS.horde_types:
        assert " ".join(ability.trigger for ability in horde.abilities) == OF_HORDES[horde.ability]


def test_all_seven_windows_have_cards() -> None:
    assert {card.window for card in OURS.cards.tactics.values()} == set(Window)


def test_the_options_of_a_choice_can_be_distinguished_by_their_first_verb() -> None:
    for effect in of_players():
        names = [option[0].do for option in effect.options]
        assert len(set(names)) == len(names)


def test_every_kind_of_frame_has_a_name_of_its_own() -> None:
    assert len(KINDS) > 50
