"""Which cards were seen in use: played, fired, fought or scored, not only dealt."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from mandate.core.flow import NO_ONE, Frame
from mandate.core.game import Event, Seat
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.rules.city.clerks import ENVOY
from mandate.games.great_wall.rules.effects.stats import own_cards
from mandate.games.great_wall.rules.events import coop, course, decks, fighting, places
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

BASIC, BOOSTED = " basic", " boosted"
ALL = (
    *OURS.cards.commands,
    *OURS.cards.generals,
    *OURS.cards.hordes,
    *OURS.cards.advisors,
    *(card + how for card in OURS.cards.tactics for how in (BASIC, BOOSTED)),
    *OURS.cards.artifacts,
    OURS.cards.reed.command.id,
    *OURS.cards.reed.generals,
    OURS.cards.jiushao.id,
    *OURS.cards.jiushao.commands,
    *OURS.cards.requests,
    *OURS.cards.events,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One choice, and what came of it."""

    kind: str
    seat: int
    choice: str
    events: Sequence[Event]


# --- cards that appear in events ------------------------------------------------------------------


def by_events(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        match event:
            case course.Revealed(cards=(card,)):
                yield card
            case fighting.Invaded(horde=horde, section=section) if section:
                yield horde
            case coop.Fulfilled(card=card) | coop.Happened(card=card):
                yield card
            case decks.LeftHand(card=card, how="basic" | "boosted" as how):
                yield f"{card} {how}"


# --- abilities that fire: their effects are pushed as a frame -------------------------------------------


@contextlib.contextmanager
def listening(used: Counter[str]) -> Iterator[None]:
    """Count the Generals, Advisors and automatic cards whose effects begin, while this is open."""
    plain = GreatWallState.push

    def push(self: GreatWallState, kind: FrameKind, seat: Clan = NO_ONE, **data: Any) -> Frame:
        if kind == FrameKind.EFFECTS:
            card = data["src"].partition("/")[0]
            if card[0] in "GAKRQS" and not card.startswith("RQ"):
                used[card] += 1
        return plain(self, kind, seat, **data)

    GreatWallState.push = push  # type: ignore[method-assign]  # put back below
    try:
        yield
    finally:
        GreatWallState.push = plain  # type: ignore[method-assign]


# --- abilities that only change a number: seen when their owner does what the number is for -------------


def _built(step: Step, seat: int, wall: bool) -> bool:
    return any(isinstance(e, places.Built) and e.seat == seat and bool(e.level) is wall for e in step.events)


def _boosted(step: Step, seat: int) -> bool:
    return any(isinstance(e, decks.LeftHand) and e.seat == seat and e.how == "boosted" for e in step.events)


def _dying(step: Step, seat: int, saved: bool) -> bool:
    return any(isinstance(e, fighting.Killed) and e.seat == seat and e.saved is saved for e in step.events)


def _claimed(step: Step, seat: int) -> bool:
    return any(isinstance(e, fighting.Defeated) and e.seat == seat for e in step.events)


def _chose(step: Step, seat: int, kind: str) -> bool:
    return step.seat == seat and step.kind == kind and step.choice not in ("done", "pass")


WITNESS: dict[str, Callable[[Step, int], bool]] = {
    "boxmoves": lambda step, seat: _chose(step, seat, "clerks"),
    "otherbox": lambda step, seat: step.seat == seat and step.choice == ENVOY,
    "lethality": _claimed,
    "majority": _claimed,
    "handlimit": _boosted,
    "cost.boost": _boosted,
    "cost.recruit": lambda step, seat: _chose(step, seat, "recruit"),
    "cost.wall": lambda step, seat: _built(step, seat, wall=True),
    "cost.barricade": lambda step, seat: _built(step, seat, wall=False),
    "cost.upgrade": lambda step, seat: _chose(step, seat, "upgrade"),
    "cost.save": lambda step, seat: _dying(step, seat, saved=True),
    "cost.shame": lambda step, seat: _chose(step, seat, "penance") or _chose(step, seat, "atone"),
    "keepbarricades": lambda step, seat: _chose(step, seat, "keep"),
}
CHANGES = {
    card.id: [
        (str(effect.args["stat"]), str(effect.args.get("type", "any")))
        for ability in card.abilities
        for effect in ability.effects
        if effect.do == "modify" and ability.trigger in ("always", "on_majority")
    ]
    for card in OURS.able
}


def by_changes(state: GreatWallState, step: Step) -> Iterator[str]:
    for seat in range(state.n):
        for card in own_cards(state, Seat(seat)):
            for stat, soldier in CHANGES.get(card, ()):
                if WITNESS[stat](step, seat) and soldier in ("any", step.choice):
                    yield card


def never(used: Counter[str]) -> list[str]:
    return [card for card in ALL if not used[card]]
