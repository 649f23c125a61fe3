"""A pack that changes one card of every deck: what it changes happens, and all else is ours."""

import json
from pathlib import Path
from typing import Any

import pytest

from mandate.core import record as records
from mandate.core.contract import check_game
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.redaction import record_for
from mandate.core.replay import replay, verify
from mandate.core.rng import Chance
from mandate.games.great_wall.cards import packs
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.army.recruiting import bill
from mandate.games.great_wall.rules.game import GREAT_WALL, read_pack
from mandate.games.great_wall.rules.packs import checked, prove
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import artifact_honor
from mandate.games.great_wall.words import cards
from mandate.games.great_wall.words.index import card_index
from mandate.lang import LANGUAGES
from mandate.lang.text import tell
from mandate.players import find
from tests.games.great_wall.stories.staging import Table

FILE = str(Path(__file__).with_name("every_deck.toml"))
PACK = read_pack(FILE)
assert PACK is not None
BOX = checked(PACK)
MODES: dict[str, dict[str, Any]] = {
    "three": {"players": 3}, "four": {"players": 4}, "two": {"players": 2}, "solo": {"players": 1},
    "together": {"players": 2, "coop": True},
}  # fmt: skip


def table(players: int = 3, **options: Any) -> Table:
    return Table(players, pack=PACK, **options)


# --- stories ----------------------------------------------------------------------------------------------


def test_a01_brings_more_wood_and_the_advisor_that_was_added_brings_gold() -> None:
    t = table()
    t.advisor(0, "A01", "A101")
    t.clerks("lumber_mill", 1, 1, 1)
    t.activate("lumber_mill")
    t.clerks("quarry", 1, 1, 1)
    assert t.goods(0).startswith("W6")
    t.s.stack = []
    t.s._asked = None
    t.activate("quarry")
    assert "G1" in t.goods(0)


def test_t08_brings_gold() -> None:
    ours, theirs = OURS.cards.tactics["T08"], BOX.cards.tactics["T08"]
    assert theirs.basic != ours.basic
    assert theirs.boosted == ours.boosted


def test_f1_scores_eleven_for_each_supporting_advisor() -> None:
    t = table()
    t.support(0, 2)
    assert artifact_honor(t.s, Seat(0), "F1") == 22


def test_c2_moves_four_clerks() -> None:
    t = table()
    t.begin("fall")
    t.play("0 C2", "1 C1", "2 C4")
    assert t.s.box.effects["C2/box1"][0].args["n"] == 4
    assert BOX.names["S2"] == "Husbandry"  # Qin Jiushao's card of the same name


def test_a_spearman_costs_one_wood_and_a_wall_four() -> None:
    t = table()
    assert bill(t.s, Seat(0), (1, 0, 0), 0).cost == (1, 0, 0, 0)
    assert (BOX.wall_cost[1], BOX.wall_cost[2]) == (4, OURS.wall_cost[2])


def test_the_numbers_of_the_board_are_those_of_the_pack() -> None:
    s = table().s
    assert s.box.numbers["hand_limit"] == 2
    assert s.spots[5] == 2  # of the Tea House
    assert s.side.lethality == (1, 1, 1, 2, 2, 3)
    assert table(4).s.side == OURS.board.sides[4]


def test_a_horde_with_an_ability_of_the_pack_kills_more() -> None:
    assert (BOX.lethality[0], OURS.lethality[0]) == (2, 0)
    assert (BOX.cards.horde_types["H1"].honor, BOX.cards.horde_types["X1"].power) == (9, 4)


def test_all_else_is_ours() -> None:
    theirs, ours = BOX.cards.by_id, OURS.cards.by_id
    assert {id for id in theirs if theirs[id] != ours.get(id)} <= BOX.changed | {f"S{n}" for n in range(1, 7)}
    assert OURS.changed == frozenset()


# --- words ------------------------------------------------------------------------------------------------


def test_a_card_speaks_the_sentence_of_the_pack_or_the_one_that_its_data_make() -> None:
    text = cards.text(BOX, "A101", 3)
    assert text is not None
    assert tell(text, "de", strict=True) == "Wenn du im Steinbruch sammelst: 1 Gold."
    assert tell(text, "en", strict=True) == "When you gather at Quarry: gain 1 Gold."
    changed = cards.text(BOX, "G12", 3)
    assert changed is not None
    assert "7 Honor" in tell(changed, "en")
    assert cards.text(BOX, "K3", 3) != cards.text(OURS, "K3", 3)  # another Tea value
    assert cards.text(BOX, "A02", 3) == cards.text(OURS, "A02", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_pack_can_be_read(language: str) -> None:
    for card in BOX.names:
        text = cards.text(BOX, card, 3)
        assert text is not None, card
        assert "gw-" not in tell(text, language, strict=True)
    assert {id for id, card in card_index(BOX).items() if card["source"] == "U"} | {"RB"} == {
        id for id in BOX.changed if id in BOX.names
    }


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_games_keep_the_contract_and_leak_nothing(mode: str) -> None:
    check_game(GREAT_WALL, games=1, options={**MODES[mode], "pack": PACK}, seed=f"pack {mode}")


@pytest.mark.parametrize("level", ["scribe", "rules", "strategist", "marshal:4"])
def test_every_level_plays_a_pack(level: str) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 2, "pack": PACK}, seed=level)
    players = [find(level, f"{seat}", game="great-wall") for seat in range(2)]
    for _ in range(24):
        seat, decision = next(iter(match.pending.items()))
        match.play(players[seat].choose(match.view(seat), decision), seat)


def test_a_record_replays_without_the_pack_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[GreatWallState] = Match.start(GREAT_WALL, {"players": 3, "pack": FILE})
    chance = Chance("a record with a pack")
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        match.play(chance.choose(decision.options), seat)
    written = match.record.dumps()
    monkeypatch.setattr(packs, "read_file", None)
    packs._BOXES.clear()
    read = records.loads(written)
    verify(GREAT_WALL, read)
    assert written.count('"tables"') == 1
    *_, (_, state, _) = replay(GREAT_WALL, read)
    assert isinstance(state, GreatWallState)
    assert state.box.name == "Every deck"
    assert state.digest() == match.state.digest()


def test_the_hash_says_what_is_in_a_pack_whatever_is_claimed() -> None:
    assert PACK is not None
    forged = {**PACK, "hash": "0" * 64}
    assert read_pack(forged) == PACK
    other = {**PACK, "tables": {**PACK["tables"], "number": [{"id": "hand_limit", "n": 3}]}}
    found = read_pack(other)
    assert found is not None
    assert found["hash"] != PACK["hash"]


def test_a_view_names_the_pack_and_does_not_hold_it() -> None:
    s = GREAT_WALL.start({"players": 3, "pack": PACK}, Chance("a view"))
    assert PACK is not None
    view = json.loads(s.encode_view(None))
    assert view["options"]["pack"] == {"name": "Every deck", "hash": PACK["hash"]}
    shown = record_for(GREAT_WALL, Match.begin(GREAT_WALL, s).record, s, None)
    assert shown.setup["options"]["pack"] == PACK


def test_boxes_of_packs_are_kept_up_to_a_limit() -> None:
    for n in range(packs.BOXES_KEPT + 3):
        read_pack(packs.pack_of("Many", {"number": [{"id": "hand_limit", "n": n + 1}]}))
    assert len(packs._BOXES) == packs.BOXES_KEPT


def test_a_good_pack_is_proved() -> None:
    assert PACK is not None
    assert prove(PACK) == 36
