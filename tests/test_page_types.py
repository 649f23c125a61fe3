"""The page's types are those of the messages, and what the rules tell of a game is what its types say."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, NewType, TypedDict, cast

import msgspec
import pytest

from mandate import qin
from mandate.core.game import Event, Seat
from mandate.core.match import Match
from mandate.core.replay import replay
from mandate.games.great_wall.rules import events as great_wall_events
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop
from mandate.games.great_wall.views.view import GreatWallView
from mandate.games.qin.rules import events
from mandate.games.qin.rules.game import QIN
from mandate.games.qin.rules.state import QinState
from mandate.games.qin.views import view_types
from tools.page_types import PAGE, page_types
from tools.typescript import Module


def test_the_page_has_the_types_of_the_messages() -> None:
    assert PAGE.read_text("utf-8") == page_types(), "run: make types"


# --- the JSON of a game is what its types say ------------------------------------------------------------


@functools.cache
def games() -> list[Match[QinState]]:
    """Games played out by chance, one of them with a resignation."""
    played = []
    for players in (2, 3):
        chance, match = random.Random(players), qin.new(seed=players, players=players)
        while match.state.outcome is None:
            for seat, decision in match.state.pending.items():
                if players == 3 and len(match.record.choices) == 20 and seat == Seat(0):
                    match.resign(seat)
                else:
                    match.play(chance.choice(decision.options))
                break
        played.append(match)
    return played


def test_a_view_is_what_its_type_says() -> None:
    for match in games():
        for entry, state, _ in replay(QIN, match.record):
            for seat in (None, *map(Seat, range(state.seats))):
                shown = state.view(seat).to_json()
                assert msgspec.convert(shown, view_types.QinViewJson, strict=True) == as_read(shown), entry


def as_read(shown: dict[str, Any]) -> dict[str, Any]:
    """Lines of fixed length are read as tuples in Python."""
    return {**shown, "latest": [tuple(line) for line in shown["latest"]]}


def test_an_event_is_what_its_type_says() -> None:
    seen: set[str] = set()
    kinds = {kind.kind: kind for kind in events.ALL}
    for match in games():
        for _, _, happened in replay(QIN, match.record):
            for event in happened:
                for seat in (None, Seat(0)):
                    shown = event.seen_by(seat).to_json()
                    seen.add(sign := shown.pop("event"))
                    assert msgspec.convert(shown, kinds[sign]).to_json() == {"event": sign, **shown}
    assert len(seen) > len(kinds) // 2


@functools.cache
def great_wall_games() -> list[Match[GreatWallState]]:
    played = []
    for options in ({"players": 3}, {"players": 1}, {"players": 2, "coop": True}):
        chance = random.Random(1)
        match: Match[GreatWallState] = Match.start(GREAT_WALL, options, seed=1)
        while match.state.outcome is None:
            seat, decision = next(iter(match.state.pending.items()))
            match.play(chance.choice(decision.options), seat)
        played.append(match)
    return played


def test_a_table_of_the_great_wall_is_what_its_type_says() -> None:
    for match in great_wall_games():
        for number, (entry, state, _) in enumerate(replay(GREAT_WALL, match.record)):
            for seat in (None, *map(Seat, range(state.seats))) if number % 20 == 0 else ():
                shown = msgspec.to_builtins(tabletop(cast("GreatWallView", state.view(seat))))
                assert msgspec.to_builtins(msgspec.convert(shown, Tabletop, strict=True)) == shown, entry


def test_an_event_of_the_great_wall_is_what_its_type_says() -> None:
    kinds = {kind.kind: kind for kind in great_wall_events.ALL}
    seen: set[str] = set()
    for match in great_wall_games():
        for _, _, happened in replay(GREAT_WALL, match.record):
            for event in happened:
                shown = event.seen_by(None).to_json()
                seen.add(sign := shown.pop("event"))
                assert msgspec.convert(shown, kinds[sign]).to_json() == {"event": sign, **shown}
    assert len(seen) > len(kinds) // 2


# --- how each kind of type is written ---------------------------------------------------------------------

Chair = NewType("Chair", int)


class Mood(StrEnum):
    """How it feels."""

    GOOD = "good"
    BAD = "bad"


class Cat(msgspec.Struct, tag_field="kind", tag="cat", omit_defaults=True):
    """It purrs.

    Often.
    """

    name: str
    lives: int = 9  # at most


class Dog(msgspec.Struct, tag_field="kind", tag="dog"):
    loud: bool = True


class House(TypedDict):
    """Where they live."""

    pets: list[Cat | Dog | None]
    chairs: dict[str, Chair]
    corner: tuple[Literal["left", "right"], int]
    anything: Any


@dataclass(frozen=True, slots=True)
class Barked(Event):
    """Someone heard it."""

    kind: ClassVar[str] = "barked"
    at: tuple[Chair, ...]
    volume: float


def written(sent: tuple[Any, ...], given: tuple[Any, ...] = (), names: dict[Any, str] | None = None) -> str:
    module = Module(names or {}, {})
    module.add(sent, given)
    return module.text()


def test_objects_unions_and_signs() -> None:
    shown = written((House, Barked, Mood)).strip().split("\n\n")
    expected = EXPECTED.strip().split("\n\n")
    assert [part for part in shown if part in expected] == expected
    of_texts = {"Fact", "Joined", "Named", "Text"}  # the sentence of an event
    assert all(any(f" {name} " in part for name in of_texts) for part in shown if part not in expected)


EXPECTED = """\
/** Someone heard it. */
export interface Barked {
  event: "barked";
  at: Chair[];
  volume: number;
  told?: Text;
}

/**
 * It purrs.
 *
 * Often.
 */
export interface Cat {
  kind: "cat";
  name: string;
  lives?: number; // at most
}

export type Chair = number;

export interface Dog {
  kind: "dog";
  loud: boolean;
}

/** Where they live. */
export interface House {
  pets: (Cat | Dog | null)[];
  chairs: Record<string, Chair>;
  corner: ["left" | "right", number];
  anything: unknown;
}

/** How it feels. */
export type Mood = "good" | "bad";
"""


def test_what_goes_both_ways_may_be_sent_shorter_than_it_is_reported() -> None:
    both = written((Dog, Cat), (Dog, Cat))
    assert 'export interface Dog {\n  kind: "dog";\n  loud: boolean;\n}' in both
    assert 'export interface GivenDog {\n  kind: "dog";\n  loud?: boolean;\n}' in both
    assert "GivenCat" not in both  # it is sent without its defaults too


class Spot(NamedTuple):
    row: Chair
    column: int


def test_a_named_tuple_is_a_list_of_fixed_length() -> None:
    assert written((Spot,)) == "export type Chair = number;\n\nexport type Spot = [Chair, number];\n"


def test_a_long_union_has_a_line_for_each_part() -> None:
    signs = tuple(f"sign-number-{n}" for n in range(9))
    long: Any = Literal[signs]
    shown = written((long,), names={long: "Signs"})
    assert shown.startswith('export type Signs =\n  | "sign-number-0"\n')


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="would both be called Cat"):
        written((Cat, Dog), names={Dog: "Cat"})


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no counterpart"):
        written((Annotated[bytes, "raw"],))
