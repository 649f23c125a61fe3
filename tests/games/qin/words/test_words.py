"""Qin in words: what is asked, what happened, and the table as tidy facts."""

import pytest

from mandate import qin
from mandate.core.game import Seat
from mandate.core.question import Target
from mandate.games.qin.rules import events
from mandate.games.qin.words.questions import TargetKind
from mandate.lang import LANGUAGES
from mandate.lang.text import tell

NAMES = ["Ann", "Bo"]
ENDED = {
    "last_pagoda": "Ann has placed the last pagoda and wins!",
    "no_tiles": "All tiles are placed. Most pagodas on the board: Ann.",
}


def said(event: events.QinEvent, language: str = "en") -> str:
    return tell(event.sentence(), language, NAMES)


def test_events_tell_themselves() -> None:
    assert said(events.Placed(Seat(0), "RY:g8g9", ("g8", "g9"))) == "Ann places RY on g8 and g9."
    assert said(events.Conquered(Seat(1), "c4", Seat(0))) == "Bo conquers the village at c4 from Ann."
    drew = events.Drew(Seat(0), 2, "RY")
    assert said(drew.seen_by(Seat(0))) == "Ann draws RY from pile 2."
    assert said(drew.seen_by(Seat(1))) == "Ann draws a tile from pile 2."
    for reason, sentence in ENDED.items():
        assert said(events.Ended((Seat(0),), reason)) == sentence  # type: ignore[arg-type]
    both = events.Ended((Seat(0), Seat(1)), "no_tiles")
    assert said(both).endswith("Ann and Bo.")


def test_a_placement_is_labelled_and_points_at_its_spaces_and_its_tile() -> None:
    match = qin.new(seed=3)
    assert match.decision is not None
    view = match.view(match.decision.seat)
    question = view.question()
    assert question is not None
    assert tell(question.title, "en") == "Which tile do you place, and where?"
    labels = [tell(choice.label, "en") for choice in question.choices]
    assert len(set(labels)) == len(labels) == len(match.decision.options)
    for token, choice in zip(match.decision.options, question.choices, strict=True):
        tile, _, spaces = token.partition(":")
        first, second, held = choice.targets
        assert (first.kind, held) == (TargetKind.SPACE, Target(TargetKind.TILE, tile))
        assert first.id + second.id == spaces
    assert match.view(Seat(1 - match.decision.seat)).question() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_only_pass_is_reported_so(language: str) -> None:
    from dataclasses import replace

    from mandate.core.game import Decision

    view = qin.new(seed=3).view(Seat(0))
    question = replace(view, decision=Decision(Seat(0), 1, "place", ("pass",))).question()
    assert question is not None
    assert question.clause == "qin.pass"
    assert tell(question.title, language)
    assert len(question.choices) == 1


def test_the_table_in_words() -> None:
    match = qin.new(seed=3)
    for _ in range(8):
        match.play(match.options[0])
    seat = match.decision.seat if match.decision else Seat(0)
    view = match.state.view(seat)
    groups = {tell(group.title, "en"): group.rows for group in view.tidy()}
    assert sum(int(str(row.value)) for row in groups["Your hand"]) == len(view.hand)
    assert [row.value for row in groups["Draw piles"]] == view.piles
    assert sum(int(str(row.value)) for row in groups["Tiles not seen yet"]) == sum(view.unseen)
    assert len(groups["Villages"]) == len(view.board.villages)
    owned = [row for row in groups["Provinces and single spaces"] if "no owner" not in tell(row.value, "en")]
    assert len(owned) == len(view.provinces)
    assert tell(groups["Players"][0].value, "en").startswith("green, ")
    assert "Your hand" not in {tell(group.title, "en") for group in match.view(None).tidy()}
