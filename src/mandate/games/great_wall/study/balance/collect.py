"""What is kept of one game, by an onlooker from its first decision to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from mandate.arena.play import Onlooker
from mandate.core.game import Decision, Event, View
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODES
from mandate.games.great_wall.rules.causes import Why
from mandate.games.great_wall.rules.events import belongings, course, decks, fighting, places
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.summer import HONOR, RECLAIM
from mandate.games.great_wall.study.balance.game_summary import (
    ACTIVE,
    BOOSTED,
    PLAIN,
    SUPPORTING,
    GameSummary,
    Hire,
)
from mandate.games.great_wall.study.balance.modes import Contest, Mode

SOURCES = ("Walls", "Barricades", "donations", "Command cards", "Hordes", "Artifacts", "Shame", "the rest")
# Honor by its cause; everything else is the rest, also what a token costs that can lie nowhere
SOURCE_OF = {
    Why.WALL: "Walls",
    Why.BARRICADE: "Barricades",
    Why.DONATION: "donations",
    Why.DISCARDS: "Command cards",
    Why.HORDES: "Hordes",
    Why.CLAIM: "Hordes",
    Why.ARTIFACT: "Artifacts",
    Why.SHAME: "Shame",
    Why.PENANCE: "Shame",
}


class Log(Onlooker):
    """Looks on at one game of a mode; `habit` is the seat that never Reclaims, if any does so."""

    def __init__(self, state: GreatWallState, mode: Mode, number: int = 0, habit: int = -1) -> None:
        self.state = state
        self.mode = mode
        self.number = number
        self.habit = habit
        self.deck = len(state.horde_deck)
        self.year = 0  # as events tell it: the state may be further on when they are looked at
        seats = range(state.seats)
        self.tea: list[int] = []
        self.breaches: Counter[int] = Counter()
        self.hires: list[Hire] = []
        self.drawn: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.boosted: Counter[str] = Counter()
        self.activations: dict[str, Counter[int]] = {code: Counter() for code in CODES}
        self.commands: list[list[str]] = [[] for _ in seats]
        self.summers = ["" for _ in seats]
        self.placed: Counter[str] = Counter()
        self.defeated: Counter[str] = Counter()
        self.raids = 0
        self.ran_out = False
        self.fewest = state.shame_pool
        self.shame = [0 for _ in seats]
        self.sources = {source: [0 for _ in seats] for source in SOURCES}
        self.artifacts = {artifact: [0 for _ in seats] for artifact in state.deal.artifacts}
        for row in state.rows:  # setup placed these before the log was attached
            for horde in row:
                self.placed[_type(state.hordes[horde])] += 1

    # --- during the game -----------------------------------------------------------------------------

    def saw(self, view: View, decision: Decision, choice: str, emitted: Sequence[Event]) -> None:
        del view
        if decision.kind == FrameKind.RECLAIM:  # events do not tell which question an answer was given to
            assert choice in (RECLAIM, HONOR)
            self.summers[decision.seat] += choice[0]
        self.add(emitted)

    def add(self, emitted: Sequence[Event]) -> None:
        """What has happened by one choice."""
        began = len(self.tea)
        for event in emitted:
            listen = LISTENERS.get(type(event))
            if listen is not None:
                listen(self, event)
        if self.tea and not began:
            self._start()
        came = sum(isinstance(event, fighting.Invaded) for event in emitted)
        deck = len(self.state.horde_deck)
        self.ran_out |= deck != self.deck - came or not deck
        self.deck = deck
        self.fewest = min(self.fewest, self.state.shame_pool)

    def _start(self) -> None:
        """Generals and Advisors lie open: those dealt count as hired in no Year."""
        state = self.state
        for seat in range(state.seats):
            self.hires += [Hire(seat, card, 0, ACTIVE) for card in state.advisors[seat]]
            self.hires += [Hire(seat, card, 0, SUPPORTING) for card in state.supporting[seat]]

    def _tea(self, event: places.TeaMoved) -> None:
        if not self.tea:
            self.tea = list(event.order)

    def _revealed(self, event: course.Revealed) -> None:
        if event.cards[0] in OURS.cards.commands and event.seat < self.state.seats:
            self.commands[event.seat].append(event.cards[0])

    def _took(self, event: decks.Took) -> None:
        if event.what in OURS.cards.advisors and event.seat < self.state.seats:
            self.hires.append(Hire(event.seat, event.what, self.year, event.where))

    def _drew(self, event: decks.DrewTactic) -> None:
        assert event.card is not None
        self.drawn[event.card] += 1

    def _tactic(self, event: decks.LeftHand) -> None:
        if event.how in (PLAIN, BOOSTED):
            self.played[event.card] += 1
            self.boosted[event.card] += event.how == BOOSTED

    def _activated(self, event: places.Activated) -> None:
        self.activations[event.location][self.year] += 1

    def _invaded(self, event: fighting.Invaded) -> None:
        if event.section:
            self.placed[_type(event.horde)] += 1
        else:
            self.raids += 1

    def _defeated(self, event: fighting.Defeated) -> None:
        self.defeated[_type(event.horde)] += 1

    def _assaulted(self, event: fighting.Assaulted) -> None:
        self.breaches[self.year] += event.power > event.defense

    def _shamed(self, event: belongings.Shamed) -> None:
        if event.seat < self.state.seats:
            self.shame[event.seat] += 1

    def _honored(self, event: belongings.Honored) -> None:
        if event.seat < self.state.seats:
            self.sources[SOURCE_OF.get(event.cause.why, SOURCES[-1])][event.seat] += event.n
            if event.cause.why is Why.ARTIFACT:
                self.artifacts[event.cause.of][event.seat] += event.n

    def _began(self, event: course.Began) -> None:
        if event.what != "turn":
            self.year = event.number

    # --- at its end ----------------------------------------------------------------------------------

    def made(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self.summary()))

    def summary(self) -> GameSummary:
        state, outcome = self.state, self.state.outcome
        assert outcome is not None
        years = range(1, state.year + 1)
        return GameSummary(
            mode=self.mode.name,
            number=self.number,
            habit=self.habit,
            honor=list(state.honor[: state.seats]),
            rival=state.honor[state.lineup.jiushao] if self.mode.contest is Contest.SOLO else None,
            winners=[int(seat) for seat in outcome.winners],
            reason=outcome.reason,
            years=state.year,
            last_year=state.side.years,
            breaches=[self.breaches[year] for year in years],
            tea=self.tea,
            generals=list(state.general[: state.seats]),
            hires=self.hires,
            drawn=dict(sorted(self.drawn.items())),
            played=dict(sorted(self.played.items())),
            boosted=dict(sorted(self.boosted.items())),
            activations={code: [n[year] for year in years] for code, n in self.activations.items()},
            commands=self.commands,
            summers=self.summers,
            artifacts=self.artifacts,
            placed=dict(sorted(self.placed.items())),
            defeated=dict(sorted(self.defeated.items())),
            raids=self.raids,
            ran_out=self.ran_out,
            shame=self.shame,
            fewest=self.fewest,
            sources=self.sources,
        )


def _type(horde: str) -> str:
    return OURS.horde_types[OURS.type_of[horde]].id


LISTENERS: dict[type[Event], Callable[..., None]] = {
    places.TeaMoved: Log._tea,
    course.Revealed: Log._revealed,
    decks.Took: Log._took,
    decks.DrewTactic: Log._drew,
    decks.LeftHand: Log._tactic,
    places.Activated: Log._activated,
    fighting.Invaded: Log._invaded,
    fighting.Defeated: Log._defeated,
    fighting.Assaulted: Log._assaulted,
    belongings.Shamed: Log._shamed,
    belongings.Honored: Log._honored,
    course.Began: Log._began,
}
