"""The Great Wall in words: golden sentences, and the table as tidy facts."""

import random
from typing import Any

import msgspec
import pytest

from mandate.arena.played import Failure
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.question import Group
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.events import ALL
from mandate.games.great_wall.rules.events.fighting import Assaulted
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import tabletop
from mandate.games.great_wall.views.targets import TargetKind
from mandate.games.great_wall.words import cards, names
from mandate.lang import LANGUAGES, say
from mandate.lang.text import Named, tell
from tests.games.great_wall.modes import OTHERS
from tests.games.great_wall.sentences import NAMES, tell_card, tell_event, written

GOLDEN = written()


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_sentences(language: str) -> None:
    for entry in GOLDEN["events"]:
        assert tell_event(entry["event"], language) == entry[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_cards(language: str) -> None:
    for entry in GOLDEN["cards"]:
        assert tell_card(entry["card"], language) == entry[language]


def test_every_kind_of_event_has_a_golden_sentence() -> None:
    assert {entry["event"]["event"] for entry in GOLDEN["events"]} == {kind.kind for kind in ALL}


def test_a_card_that_no_one_has_seen_has_no_text() -> None:
    assert cards.text(OURS, "??", 3) is None


def test_some_requests_ask_for_more_where_more_play() -> None:
    two, four = ([cards.text(OURS, card, players) for card in OURS.cards.requests] for players in (2, 4))
    assert 0 < sum(few != many for few, many in zip(two, four, strict=True)) < len(OURS.cards.requests)


def test_a_refusal_names_things_in_its_readers_language() -> None:
    refused = Refused(GreatWallCode.FULL, clause="gw.fall.full", place=names.place("tem"))
    assert refused.tell("en").startswith("All spots at Temple are taken.")
    assert "Tempel" in refused.tell("de")
    kept = msgspec.json.decode(msgspec.json.encode(Failure.of(0, refused)), type=Failure)
    assert [kept.tell(language) for language in LANGUAGES] == [refused.tell(each) for each in LANGUAGES]


# --- tidy facts -----------------------------------------------------------------------------------------


def played(options: dict[str, Any], choices: int, seed: int = 1) -> Match[GreatWallState]:
    chance = random.Random(seed)
    match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed=seed)
    for _ in range(choices):
        if match.outcome is None:
            seat = next(iter(match.pending))
            match.play(chance.choice(list(match.pending[seat].options)), seat)
    return match


def titled(groups: tuple[Group, ...]) -> dict[str, dict[str, str]]:
    """What the groups say in English, by their titles and the names of their rows."""
    return {
        tell(group.title, "en", NAMES): {
            tell(row.name, "en", NAMES): tell(row.value, "en", NAMES) for row in group.rows
        }
        for group in groups
    }


def test_the_table_in_words() -> None:
    match = played({"players": 3}, 120)
    seat = next(iter(match.pending))
    view = match.state.view(seat)
    table, said = tabletop(view), titled(view.tidy())
    for section in table.sections:
        name = {"L": "Left", "M": "Middle", "R": "Right"}[section.section]
        assault = said[f"Section: {name}"]["Assault"]
        assert f"Defense {section.defense}" in assault
        assert ("Breached" in assault) == (section.breach is not None)
    for clan in table.clans:
        assert said[NAMES[clan.clan]]["Honor"] == str(clan.honor)
    assert table.own is not None
    assert said["Your goods"]["Wood"] == str(table.own.goods.W)
    assert len(said["Locations"]) == len(table.locations)
    for place in table.locations:
        described = said["Locations"][tell(names.place(place.place), "en")]
        assert ("will activate" in described) == (place.activates and not place.resolving)


def test_a_spectator_is_shown_no_ones_hand() -> None:
    match = played({"players": 3}, 120)
    said = titled(match.state.view(None).tidy())
    assert not [title for title in said if title.startswith(("Your", "What things cost you"))]
    mine = titled(match.state.view(Seat(0)).tidy())
    assert set(said) < set(mine)


@pytest.mark.parametrize("mode", OTHERS)
def test_every_mode_has_a_group_for_each_clan_and_known_targets(mode: str) -> None:
    match = played(OTHERS[mode], 60)
    for viewer in (None, Seat(0)):
        groups = match.state.view(viewer).tidy()
        clans = [group.title.seat for group in groups if isinstance(group.title, Named)]
        assert clans == list(range(match.state.clans))
        assert all(group.rows for group in groups)
        targets = [row.target for group in groups for row in group.rows if row.target is not None]
        assert targets
        assert {target.kind for target in targets} <= set(TargetKind)


def test_co_op_shows_requests_and_events() -> None:
    said = titled(played(OTHERS["coop-2"], 60).state.view(Seat(0)).tidy())
    assert said["The Emperor’s Requests"]["Fulfilled"].startswith("0 of ")
    assert "Artifacts" not in said


def test_an_assault_names_whose_help_or_harm_the_defense_has() -> None:
    """In the terminal as on the page: what Qin Jiushao's Advisors take is not called help."""
    described = Assaulted(
        "L", 7, 8, level=1, wall=5, barricades=2, each=2, advisors=-1, hordes=("H1-L",), powers=(7,)
    ).sentence()
    assert described is not None
    assert "Defense 8 (Wall 5, Barricades 4, Qin Jiushao’s Advisors −1)" in tell(described, "en", strict=True)
    assert "(Mauer 5, Barrikaden 4, Qin Jiushaos Berater −1)" in tell(described, "de", strict=True)
    assert "conseillers de Qin Jiushao −1" in tell(described, "fr", strict=True)


@pytest.mark.parametrize(("language", "free"), [("en", "free"), ("de", "kostenlos"), ("fr", "gratuit")])
def test_what_costs_nothing_is_free(language: str, free: str) -> None:
    prices = (
        "tactic-boosted hire-clerk hire-active hire-supporting barricade wall upgrade-first upgrade "
        "penance-soldier-paid penance-horde-paid save"
    )
    facts: dict[str, Any] = {"card": "C", "section": "L", "level": 1, "honor": 2, "place": "P"}
    facts |= {"soldier": "S", "horde": "H", "what": "Chi"}
    for message in prices.split():
        said = say(language, f"choice-gw-{message}", {**facts, "price": 0})
        assert f"({free}" in said
        assert "0" not in said
        assert "3" in say(language, f"choice-gw-{message}", {**facts, "price": 3})
