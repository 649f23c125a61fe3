"""The Great Wall in words: every event, every choice and every card, and every message used."""

import ast
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import mandate
from mandate.core.errors import Problem
from mandate.core.game import Event, Seat
from mandate.core.match import Match
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.toml_entries import DataCode
from mandate.games.great_wall.rules import events
from mandate.games.great_wall.rules.automata.reasons import Reason
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.events import belongings, course, decks, fighting, places
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.terminal import final, menu
from mandate.games.great_wall.terminal.news import news
from mandate.games.great_wall.terminal.words import Words
from mandate.games.great_wall.words.causes import cause
from tests.games.great_wall.message_ids import FAMILIES
from tests.games.great_wall.modes import OTHERS

WORDS = Words("en", ["Ann", "Bo", "Cy", "Di"])
SOURCE = Path(mandate.__file__).parent


def started(seed: int) -> Match[GreatWallState]:
    return Match.start(GREAT_WALL, {"players": 3 + seed % 2, "decline": seed % 4 > 1}, seed=seed)


@pytest.mark.parametrize("seed", range(4))
def test_every_event_and_every_choice_of_a_random_game_has_words(seed: int) -> None:
    chance, match = random.Random(seed), started(seed)
    while match.outcome is None:
        seat = chance.choice(list(match.pending))
        decision = match.pending[seat]
        question = match.state.view(seat).question()
        assert question is not None
        title = WORDS.tell(question.title)
        found = menu.entries(decision.options, question, WORDS)
        assert title
        for entry in found:
            assert entry.text != entry.token, (decision.kind, entry)
            assert "{" not in entry.text + entry.detail
        assert [entry.token for entry in found] == list(decision.options)
        emitted = match.play(chance.choice(list(decision.options)), seat)
        for reader in (seat, Seat(0), None):
            seen = [event.seen_by(reader) for event in emitted]
            for event in seen:
                assert WORDS.event(event).endswith((".", "!")), event
            assert all(news(WORDS, seen)) or not seen


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("mode", OTHERS)
def test_every_event_and_every_choice_of_the_other_modes_has_words(mode: str, language: str) -> None:
    chance = random.Random(mode)
    match: Match[GreatWallState] = Match.start(GREAT_WALL, OTHERS[mode], seed=mode)
    words = Words(language, ["Ann", "Bo", "Cy", "Di"][: match.state.n], match.state.lineup)
    while match.outcome is None:
        seat = chance.choice(list(match.pending))
        decision = match.pending[seat]
        question = match.state.view(seat).question()
        assert question is not None
        title = words.tell(question.title)
        found = menu.entries(decision.options, question, words)
        assert not title.startswith(decision.kind.replace(".", "-"))
        for entry in found:
            assert entry.text != entry.token, (decision.kind, entry)
            assert "{" not in entry.text + entry.detail
        assert [entry.token for entry in found] == list(decision.options)
        emitted = match.play(chance.choice(list(decision.options)), seat)
        for event in emitted:
            assert words.event(event.seen_by(seat)).endswith((".", "!", ".)")), event
        assert all(news(words, emitted)) or not emitted


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_reason_is_a_sentence_in_brackets(language: str) -> None:
    words = Words(language, ["Ann"], lineup_for(GREAT_WALL.configure({"players": 1})))
    for reason in Reason:
        for place in ("tem", "M", "A12", "M1b2", "2", ""):
            said = words.event(course.Reasoned(2, reason.value, place))
            assert (said[0], said[-2:]) == ("(", ".)"), reason


def test_a_reason_follows_what_was_done() -> None:
    words = Words("en", ["Ann"], lineup_for(GREAT_WALL.configure({"players": 1})))
    emitted: list[Event] = [places.Moved(2, "clerk", "pool", "tem"), course.Reasoned(2, "lowest", "tem")]
    assert news(words, emitted) == [
        "Qin Jiushao sends a Clerk to the Temple. "
        "(The Temple is the lowest Location with room on Qin Jiushao’s track.)"
    ]


def test_what_happens_by_itself_is_never_summed_up() -> None:
    words = Words("en", ["Ann"], lineup_for(GREAT_WALL.configure({"players": 1})))
    step: list[Event] = [places.Moved(2, "clerk", "pool", "tem"), course.Reasoned(2, "lowest", "tem")]
    (said,) = news(words, step * 20)
    assert said.count("sends a Clerk to the Temple") == 20


def test_the_end_of_a_lost_game_is_reported() -> None:
    for reason in set(events.REASONS) - {"requests"}:
        assert "lost" in WORDS.event(course.Ended((), reason))


def test_every_class_of_event_is_reported() -> None:
    """Those that random games seldom bring."""
    made: list[Event] = [
        course.Resigned(1),
        belongings.Shamed(0, ""),
        belongings.Shamed(0, "H4-M"),
        belongings.Cleared(0, "H4-M"),
        fighting.Defeated("H4-M", -1),
        fighting.Defeated("H4-M", 2),
        fighting.Killed(1, "Ar", 2),
        *(course.Ended((2,), reason) for reason in events.REASONS),
    ]
    for event in made:
        assert WORDS.event(event)
    assert WORDS.event(fighting.Defeated("H4-M", 2)) == "Siege Crew are Defeated; Cy claims the card."


def test_gains_and_losses_say_why() -> None:
    said = [
        (belongings.Gained(0, "S", 3, cause=Cause(Why.LOCATION, "qua")), "gains 3 Stone (Quarry)."),
        (belongings.Honored(0, 1, 7, cause=Cause(Why.DONATION, "W")), "gains 1 Honor, now 7 (donation)."),
        (belongings.Paid(0, "G", 2, cause=Cause(Why.HIRE, "clerk")), "pays 2 Gold (hiring a Clerk)."),
        (belongings.Donated(0, "W", 1, cause=Cause(Why.LOCATION, "lum")), "donates 1 Wood to the Warehouse."),
        (belongings.Shamed(0, "Sp", cause=Cause(Why.BREACH, "M")), "under a Spearman (Breach, Middle)."),
        (fighting.Killed(0, "Ho", 1, cause=Cause(Why.DEFEAT, "H4-M")), "(battle with Siege Crew)."),
    ]
    for event, end in said:
        assert WORDS.event(event).endswith(end), WORDS.event(event)
    swift = fighting.Swapped(-1, "L1", "L2", cause=Cause(Why.HORDE, "H1-L"))
    assert WORDS.event(swift).startswith("Steppe Scouts push past")
    for language in ("en", "de", "fr"):
        words = Words(language, ["Ada", "Bo", "Cy"])
        for why in Why:
            assert words.tell(cause(OURS, Cause(why, "lum"))).strip()


def test_the_final_scoring_is_a_table() -> None:
    steps = [
        (Cause(Why.SHAME), (-5, 0, 0)),
        (Cause(Why.HORDES), (3, 8, 0)),
        (Cause(Why.ARTIFACT, "F1"), (4, 0, 2)),
    ]
    honor, scored = [10, 9, 8], []
    for why, amounts in steps:
        honor = [had + n for had, n in zip(honor, amounts, strict=True)]
        scored.append(course.Scored(amounts, tuple(honor), cause=why))
    lines = [line.split() for line in final.table(WORDS, scored, range(3))]
    assert [line[-3:] for line in lines] == [
        ["Ann", "Bo", "Cy"], ["10", "9", "8"], ["-5", "+0", "+0"], ["+3", "+8", "+0"], ["+4", "+0", "+2"],
        ["12", "17", "10"],
    ]  # fmt: skip
    assert final.table(WORDS, [], range(3)) == []


def test_a_draw_is_named_only_to_the_one_who_drew() -> None:
    drew = decks.DrewTactic(0, "T01")
    assert "Withdrawal" in WORDS.event(drew.seen_by(Seat(0)))
    assert "Withdrawal" not in WORDS.event(drew.seen_by(Seat(1)))


def test_every_card_has_a_text() -> None:
    all_cards = OURS.cards
    kinds = (
        all_cards.commands, all_cards.generals, all_cards.advisors, all_cards.tactics, all_cards.artifacts,
        all_cards.horde_types, all_cards.reed.generals, [all_cards.reed.command.id],
        all_cards.jiushao.commands, [all_cards.jiushao.id],
    )  # fmt: skip
    for kind in kinds:
        for card in kind:
            text = WORDS.text(card)
            assert text.endswith("."), card
            assert "_" not in text, (card, text)
            assert not re.search(r"\s[,;:.]", text), (card, text)  # a word is missing
            assert WORDS.card(card) != WORDS("gw-hidden-card")


def test_a_tactic_card_says_its_window_and_both_boxes() -> None:
    assert WORDS.text("T01") == (
        "When your Soldiers are about to die – Save 1 of them, free. "
        "Boosted for 2 Chi – Save all of yours, free."
    )


def test_a_long_stretch_is_summed_up() -> None:
    emitted: list[Event] = [course.Began("turn", 1)]
    emitted += [places.Moved(1, "clerk", "pool", "lum") for _ in range(40)]
    emitted += [
        belongings.Gained(1, "W", 3),
        belongings.Paid(1, "G", 1),
        belongings.Honored(1, 2, 9, cause=Cause(Why.DONATION, "W")),
    ]
    assert news(WORDS, emitted) == [
        "The turn of Bo begins.",
        "  Bo: 40 Clerks moved, goods +3 Wood, -1 Gold, Honor +2 (donation +2)",
    ]


def test_a_refusal_names_places_and_cards_instead_of_codes() -> None:
    match = started(0)
    while next(iter(match.pending.values())).kind != "fall.choose":
        seat = next(iter(match.pending))
        match.play(match.pending[seat].options[0], seat)
    while next(iter(match.pending.values())).kind == "fall.choose":
        match.play("C1", next(iter(match.pending)))
    decision = next(iter(match.pending.values()))
    assert decision.kind == "tactic"
    with pytest.raises(Problem) as refused:
        match.play("T99", decision.seat)
    assert WORDS.refusal(refused.value)
    missing = next(card for card in OURS.cards.tactics if card not in match.state.tactics[decision.seat])
    with pytest.raises(Problem) as refused:
        match.play(missing, decision.seat)
    assert WORDS.card(missing) in WORDS.refusal(refused.value)
    assert "[gw.tactic.window]" in WORDS.refusal(refused.value)


# --- the catalog --------------------------------------------------------------------------------------


PARTS = ("cards", "places", "terminal", "questions", "clans", "coop", "causes", "table", "seasons")


def own_ids() -> set[str]:
    files = [SOURCE / "games/great_wall/words/en" / f"{part}.ftl" for part in PARTS]
    body = FluentParser().parse("\n".join(file.read_text("utf-8") for file in files)).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    ids = [name for name in ids if not name.startswith("gwp-")]  # the page's own
    assert len(ids) == len(set(ids))
    return set(ids)


def literals() -> set[str]:
    found: set[str] = set()
    for part in ("cards", "rules", "views", "words", "terminal"):
        for path in (SOURCE / "games/great_wall" / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    codes = {code.value for codes in (GreatWallCode, DataCode) for code in codes}
    return found - (codes - own_ids())


def test_every_message_is_used_and_every_family_is_whole() -> None:
    families = {shape.format(member) for shape, members in FAMILIES.items() for member in members}
    named = {text for text in literals() if text.startswith(("gw-", "event-gw-", "choice-gw-"))}
    named = {text for text in named if not text.endswith("-") and "{" not in text}
    assert sorted(own_ids() - named - families) == []
    own = {name for name in families if name.startswith(("gw-", "event-gw-", "choice-gw-"))}
    assert sorted((own | named) - own_ids()) == []
