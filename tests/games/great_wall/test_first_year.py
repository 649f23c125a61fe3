"""The guided first Year of the page: its steps lead through a real game, each found by its question alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mandate import games
from mandate.core.game import Event, Seat
from mandate.core.match import Match
from mandate.core.trial import attempt
from mandate.games.great_wall.rules.events.belongings import Paid
from mandate.lang import say
from mandate.lang.text import Text

LEARN = Path(__file__).parents[3] / "web" / "src" / "games" / "great-wall" / "learn"
STEPS: list[dict[str, Any]] = json.loads((LEARN / "first-year.json").read_text("utf-8"))
SEED = "first-year-21"


def place(match: Match[Any]) -> dict[str, Any]:
    """By what the page recognises a question (guide.svelte.ts)."""
    view = match.view(Seat(0))
    answer, question = view.to_json(), view.question()
    assert question is not None
    assert isinstance(question.title, Text)
    left = dict(question.title.facts).get("n")
    turn = answer["time"].get("turn")
    return {
        "year": answer["time"]["year"],
        "kind": answer["decision"]["kind"],
        "turn": None if turn is None else turn["clan"],
        "options": len(answer["decision"]["options"]),
        "left": left if isinstance(left, int) else None,
    }


def lesson() -> Iterator[tuple[str, Any, list[Event]]]:
    """Each step with the table before it, and what came of its choice."""
    match: Match[Any] = Match.start(games.find("great-wall"), {"players": 1}, seed=SEED)
    for step in STEPS:
        for _ in range(step.get("times", 1)):
            assert place(match) == step["at"], step["id"]
            choices = step.get("choose", [])
            assert set(choices) <= set(match.options), step["id"]
            before = match.view(Seat(0)).to_json()
            yield step["id"], before, match.play(choices[0]) if choices else []


def test_no_step_is_warned_about_that_its_words_do_not_explain() -> None:
    match: Match[Any] = Match.start(games.find("great-wall"), {"players": 1}, seed=SEED)
    warned: dict[str, set[str]] = {}
    for step in STEPS:
        for choice in step.get("choose", [])[:1] * step.get("times", 1):
            found = attempt(match.state, Seat(0), [choice]).cautions
            warned.setdefault(step["id"], set()).update(caution.kind for caution in found)
            match.play(choice)
    explained = {step["id"]: set(step["explains"]) for step in STEPS if "explains" in step}
    assert {id: kinds for id, kinds in warned.items() if kinds} == explained == {"barracks": {"alone"}}
    for language, shame in (("en", "Shame"), ("de", "Schande"), ("fr", "honte")):
        assert shame in say(language, "gwp-learn-step-barracks")


def test_soldiers_that_are_chosen_reserve_what_is_paid_for_them() -> None:
    """The view says what is reserved until the last one is chosen, and then it is paid."""
    recruited = [(table["own"], events) for id, table, events in lesson() if id.startswith("recruit")]
    assert [own.get("reserved") for own, _ in recruited] == [
        None,
        {"cost": {"W": 1, "S": 2}},
        {"cost": {"W": 2, "S": 4}},
    ]
    paid = [{event.what: event.n for event in events if isinstance(event, Paid)} for _, events in recruited]
    archer = recruited[-1][0]["prices"]["soldiers"]["Ar"]["cost"]
    assert paid == [{}, {}, {"W": 2 + archer.get("W", 0), "S": 4 + archer.get("S", 0), "C": archer["C"]}]


def test_the_page_deals_the_same_game() -> None:
    assert f'"{SEED}"' in (LEARN / "guide.svelte.ts").read_text("utf-8")


def test_no_two_steps_are_asked_alike() -> None:
    places = [json.dumps(step["at"]) for step in STEPS]
    assert len(set(places)) == len(places)


def test_anyone_who_follows_goes_through_a_whole_year_and_on_alone() -> None:
    assert [step["id"] for step in STEPS if "choose" not in step] == ["end"]
    *_, (last, table, _) = lesson()
    assert (last, table["time"]["year"], table["decision"]["kind"]) == ("end", 2, "fall.choose")
    assert len(table["decision"]["options"]) == 5


def test_it_shows_what_it_promises() -> None:
    happened = {event.to_json()["event"] for _, _, events in lesson() for event in events}
    fought = {"took", "wounded", "defeated", "killed", "assaulted"}
    assert {"tactic", "activated", "upgraded", "donated", "built"} | fought <= happened


def test_shame_is_in_sight_before_it_is_avoided() -> None:
    tables = {id: table for id, table, _ in lesson()}
    barracks = [each for each in tables["reed"]["locations"] if each["place"] == "bar"]
    assert [each["shame"] for each in barracks] == [0]
    assert "shamed" not in tables["end"]["clans"][0]
