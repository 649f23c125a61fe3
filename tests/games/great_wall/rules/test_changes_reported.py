"""Events are what happens: every change has its cause, and all changes together are the whole change."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from mandate.core.event_codec import EventReader
from mandate.core.game import Event
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES, RESOURCE, SECTION
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SECTIONS, SOLDIERS
from mandate.games.great_wall.rules import events as e
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why
from mandate.games.great_wall.rules.events import belongings, coop, course, decks, fighting, places
from mandate.games.great_wall.rules.events.change import Change
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import end
from tests.games.great_wall.driving import choose
from tests.games.great_wall.modes import OTHERS
from tests.games.great_wall.rule_tables import claim
from tests.games.great_wall.stories.staging import Table

MODES: dict[str, dict[str, Any]] = {
    "three": {"players": 3},
    "four": {"players": 4},
    "three-decline": {"players": 3, "decline": True},
    **OTHERS,
}
NAMED = {  # what a cause of each kind names
    Why.GENERAL: OURS.cards.generals,
    Why.ADVISOR: OURS.cards.advisors,
    Why.TACTIC: OURS.cards.tactics,
    Why.COMMAND: {*OURS.cards.commands, *OURS.jiushao.commands, OURS.reed.command.id},
    Why.ARTIFACT: OURS.cards.artifacts,
    Why.CLAN: {*OURS.reed.generals, OURS.jiushao.id},
    Why.REQUEST: OURS.cards.requests,
    Why.EVENT: OURS.cards.events,
    Why.LOCATION: CODES,
    Why.OVERSEER: CODES,
    Why.UPGRADE: CODES,
    Why.ALONE: CODES,
    Why.WALL: SECTIONS,
    Why.BARRICADE: SECTIONS,
    Why.FIRING: SECTIONS,
    Why.WOUND: SECTIONS,
    Why.BREACH: SECTIONS,
    Why.HIRE: {*OURS.cards.advisors, "clerk"},
    Why.DONATION: RESOURCES,
    Why.SAVE: SOLDIERS,
    Why.HORDE: {*OURS.cards.horde_types, *OURS.cards.hordes},
    **dict.fromkeys((Why.REWARD, Why.DEFEAT, Why.ARCHERS, Why.CLAIM), OURS.cards.hordes),
}

CARD = {Why.GENERAL, Why.ADVISOR, Why.TACTIC, Why.COMMAND, Why.CLAN, Why.EVENT, Why.HORDE, Why.REQUEST}
PLAYERS_CARD = {Why.GENERAL, Why.ADVISOR, Why.TACTIC, Why.COMMAND}
CAUSES: dict[type[Event], set[Why]] = {  # what can be behind each kind of change to something of a person
    belongings.Gained: PLAYERS_CARD | {Why.LOCATION, Why.OVERSEER, Why.REWARD, Why.SETUP, Why.HORDE},
    belongings.Paid: (CARD - {Why.CLAN, Why.COMMAND})
    | {Why.BARRICADE, Why.WALL, Why.HIRE, Why.PENANCE, Why.RECRUIT, Why.SAVE, Why.UPGRADE},
    belongings.Donated: PLAYERS_CARD | {Why.LOCATION},
    belongings.Honored: (CARD - {Why.CLAN, Why.REQUEST})
    | {Why.ARCHERS, Why.ARTIFACT, Why.BARRICADE, Why.CLAIM, Why.DEFEAT, Why.DISCARDS, Why.DONATION}
    | {Why.HORDES, Why.NO_PLACE, Why.PENANCE, Why.REWARD, Why.SHAME, Why.WALL},
    belongings.Shamed: {Why.ALONE, Why.BREACH, Why.EVENT, Why.UNFULFILLED},
    belongings.Cleared: PLAYERS_CARD | {Why.PENANCE, Why.CLAN},
    fighting.Killed: PLAYERS_CARD | {Why.BREACH, Why.DEFEAT, Why.SAVE},
    decks.DrewTactic: PLAYERS_CARD | {Why.LOCATION, Why.REWARD, Why.SETUP},
    decks.LeftHand: {Why.TACTIC, Why.LIMIT, Why.EVENT},
    fighting.Driven: {Why.HORDE},
    fighting.Rested: {Why.DEFEAT},
    places.Returned: {Why.LOCATION},
    fighting.Wounded: PLAYERS_CARD | {Why.FIRING, Why.RECRUIT},
    places.Upgraded: PLAYERS_CARD | {Why.LOCATION},
    places.Built: PLAYERS_CARD | {Why.LOCATION},
    decks.Took: PLAYERS_CARD | {Why.LOCATION, Why.RECLAIM, Why.WALL},
}


def steps(mode: str, seed: str) -> Iterator[tuple[GreatWallState, list[Event]]]:
    """A game by eager random players: after each choice the state, and its events."""
    chance = Chance(f"{seed}/play")
    state = GREAT_WALL.start(MODES[mode], Chance(seed))
    state.shame_pool += 40  # so that games grow old
    yield state, []
    while state.asked:
        events = state.apply(*choose(state, chance, eager=True))
        yield state, events


class Count:
    """Everything that is counted, as it was at first, and changed by events alone."""

    def __init__(self, s: GreatWallState) -> None:
        self.seen = _seen(s)

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            for what, n in self._changes(event):
                self.seen[what] += n

    def _changes(self, event: Event) -> Iterator[tuple[Any, int]]:
        match event:
            case belongings.Gained(seat=seat, what=what, n=n, house=house):
                yield ("res", seat, RESOURCE[what]), n
                yield ("house", RESOURCE[what]), -n * house
            case belongings.Paid(what=what, n=n, house=True):
                yield ("house", RESOURCE[what]), -n
            case belongings.Paid(seat=seat, what=what, n=n):
                yield ("res", seat, RESOURCE[what]), -n
            case belongings.Donated(seat=seat, what=what, n=n):
                yield ("res", seat, RESOURCE[what]), -n
                yield ("house", RESOURCE[what]), n
            case belongings.Stored(what=what, n=n):
                yield ("house", RESOURCE[what]), n
            case coop.Burned(what=what, n=n):
                yield ("house", RESOURCE[what]), -n
            case coop.Gave(seat=seat, to=to, what=what, n=n):
                yield ("res", seat, RESOURCE[what]), -n
                yield ("res", to, RESOURCE[what]), n
            case belongings.Honored(seat=seat, n=n, total=total):
                yield ("honor", seat), n
                assert self.seen["honor", seat] == total
            case _:
                yield from self._pieces(event)

    def _pieces(self, event: Event) -> Iterator[tuple[Any, int]]:
        match event:
            case belongings.Shamed(seat=seat, place=place, left=left):
                yield ("shame", "pool"), -left
                yield ("shame", seat), int(place != "")
            case belongings.Cleared(seat=seat):
                yield ("shame", "pool"), 1
                yield ("shame", seat), -1
            case fighting.Invaded(section="", shame=shame):
                yield ("shame", "pool"), -shame
            case places.Moved(seat=seat, piece="clerk", came=came, went=went):
                yield ("clerks", seat, came), -1
                yield ("clerks", seat, went), 1
            case coop.Sacrificed(seat=seat, what="clerk", n=n):
                yield ("clerks", seat, "pool"), -n
            case places.Returned(seat=seat, location=place, n=n):
                yield ("clerks", seat, place), -n
                yield ("clerks", seat, "pool"), n
            case decks.Took(seat=seat, what="clerk"):
                yield ("clerks", seat, "pool"), 1
            case places.Built(section=section, level=0):
                yield ("barricades", SECTION[section]), 1
            case places.Built(section=section):
                yield ("walls", SECTION[section]), 1
            case places.Dismantled(section=section, n=n):
                yield ("barricades", SECTION[section]), -n
            case decks.DrewTactic(seat=seat):
                yield ("tactics", seat), 1
            case decks.LeftHand(seat=seat):
                yield ("tactics", seat), -1


def _seen(s: GreatWallState) -> Counter[Any]:
    """What the table shows of all that is counted here."""
    seen: Counter[Any] = Counter({("shame", "pool"): s.shame_pool})
    for clan in range(s.clans):
        seen["honor", clan] = s.honor[clan]
        seen["clerks", clan, "pool"] = s.clerk_pool[clan]
        seen["tactics", clan] = len(s.tactics[clan])
        seen["shame", clan] = sum(s.shamed[clan]) + sum(s.horde_shame[h] for h in s.claimed[clan])
        for what in range(4):
            seen["res", clan, what] = s.res[clan][what]
        for place, code in enumerate(CODES):
            seen["clerks", clan, code] = s.at[place][clan]
    for what in range(3):
        seen["house", what] = s.warehouse[what]
    for section in range(3):
        seen["walls", section], seen["barricades", section] = s.walls[section], s.barricades[section]
    return seen


@pytest.mark.parametrize("mode", MODES)
def test_all_that_is_reported_adds_up_to_all_that_has_changed(mode: str) -> None:
    for game in range(3):
        count: Count | None = None
        for state, events in steps(mode, f"changed {mode} {game}"):
            count = count or Count(state)
            count.add(events)
            assert +count.seen == +_seen(state), [x.to_json() for x in events]


@pytest.mark.parametrize("mode", MODES)
def test_every_change_has_a_cause_that_names_what_there_is(mode: str) -> None:
    read = EventReader(e.ALL)
    met: set[Why] = set()
    for game in range(3):
        for state, events in steps(mode, f"caused {mode} {game}"):
            for event in events:
                if not isinstance(event, Change):
                    continue
                cause = event.cause
                assert cause != UNKNOWN, event
                assert isinstance(cause, Cause)
                assert cause.of in NAMED.get(cause.why, {""}), event
                if type(event) is not coop.Disclosed:  # which is reported like any Sacrifice
                    assert read(event.to_json()) == event
                if type(event) in CAUSES and getattr(event, "seat", state.n) < state.n:
                    assert cause.why in CAUSES[type(event)], event
                met.add(cause.why)
    assert {Why.LOCATION, Why.COMMAND, Why.RECRUIT, Why.SPRING} <= met


# --- single stories -----------------------------------------------------------------------------------


def test_an_archer_that_is_driven_off_is_reported_with_the_horde_that_did_it() -> None:
    t = Table()
    t.hordes("L", "H2-L")
    t.s.walls = [2, 0, 0]
    t.fire(0, "L")
    t.fire(1, "L")
    events = t.events_of(lambda s: s.push("winter"))
    assert fighting.Driven(1, "L", "L", cause=Cause(Why.HORDE, "H2-L")) in events


def test_a_swift_horde_that_pushes_past_another_is_reported() -> None:
    t = Table(year=1)
    t.hordes("L", "H6-L")
    t.hordes("M", "H2-L")
    t.hordes("R", "H3-L")
    t.next_hordes("H1-L", "H4-L", "H5-L")
    events = t.events_of(lambda s: s.push("spring"))
    assert fighting.Swapped(-1, "L1", "L2", cause=Cause(Why.HORDE, "H1-L")) in events
    assert [type(event) for event in events].count(fighting.Swapped) == 1


def test_a_donation_is_reported_as_one_and_its_honor_names_it() -> None:
    t = Table()
    t.clerks("lumber_mill", 1, 0, 0)
    t.activate("lumber_mill")
    while t.question != "donate":
        t.play(f"0 {t.offers(0)[-1]}")
    t.events.clear()
    t.play("0 W")
    assert t.events[:2] == [
        belongings.Donated(0, "W", 1, cause=Cause(Why.LOCATION, "lum")),
        belongings.Honored(0, 2, 2, cause=Cause(Why.DONATION, "W")),
    ]
    assert not [event for event in t.events if isinstance(event, belongings.Paid)]


def test_a_clerk_of_the_reed_clan_does_not_cause_what_a_person_donates() -> None:
    t = Table(2)
    t.clerks("lumber_mill", 1, 0, 1)
    t.activate("lumber_mill")
    while t.question != "donate":
        t.play(f"0 {t.offers(0)[-1]}")
    t.events.clear()
    t.play("0 W")
    assert belongings.Donated(0, "W", 1, cause=Cause(Why.LOCATION, "lum")) in t.events
    assert any(isinstance(event, belongings.Stored) and event.cause.why is Why.CLAN for event in t.events)


def test_the_end_is_reported_in_its_three_steps_with_each_artifact() -> None:
    t = Table()
    object.__setattr__(t.s.deal, "artifacts", ("F1", "F2", "F3"))
    t.s.honor = [10, 2, 7]
    t.shame(1, 1)
    t.shame(0, 1)
    claim(t, 0, "H1-L")
    events = t.events_of(end, "time")
    scored = [event for event in events if isinstance(event, course.Scored)]
    assert [event.cause for event in scored] == [
        Cause(Why.SHAME), Cause(Why.HORDES),
        *(Cause(Why.ARTIFACT, artifact) for artifact in ("F1", "F2", "F3")),
    ]  # fmt: skip
    assert scored[0].amounts == (-5, -2, 0)  # no one falls below 0
    assert scored[1].amounts == (3, 0, 0)
    assert scored[-1].totals == tuple(t.s.honor)
    honored = [event for event in events if isinstance(event, belongings.Honored)]
    for event in scored:
        parts = [each for each in honored if each.cause == event.cause]
        assert tuple(sum(p.n for p in parts if p.seat == seat) for seat in range(3)) == event.amounts


def test_causes_survive_storing_in_the_middle_of_a_question() -> None:
    """Where a cause is kept in a frame it is read again from JSON."""
    chance, kept = Chance("stored"), 0
    state = GREAT_WALL.start({"players": 3}, Chance("stored deal"))
    while state.asked and kept < 3:
        if state.stack[-1].data.get("cause"):
            kept += 1
            seat, choice = choose(state, Chance("aside"), eager=True)
            again = GREAT_WALL.state_from_json(state.to_json())
            assert again.copy().apply(seat, choice) == state.copy().apply(seat, choice)
        state.apply(*choose(state, chance, eager=True))
    assert kept
