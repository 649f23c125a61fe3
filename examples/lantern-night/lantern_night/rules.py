"""Lantern Night, for two to four players.

Everybody holds six of the cards 1 to 24. Six lanterns of 1 to 6 light are lit one after another. For each,
all choose a card in secret and open it together: the highest takes the lantern. But a player who bids more
than twice the next card burns the paper, and the next card takes it. Most light wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from mandate.core.errors import Code, Refused
from mandate.core.game import Decision, Event, Game, Json, Option, Outcome, Seat, State, View
from mandate.core.question import Choice, Group, Question, Row, Target
from mandate.core.record import RESIGN
from mandate.core.rng import Chance
from mandate.lang.text import Named, joined, text

CARDS, HAND, LANTERNS, HIDDEN = 24, 6, 6, "?"


@dataclass(frozen=True, slots=True)
class Bid(Event):
    kind: ClassVar[str] = "lantern-night-bid"
    seat: Seat
    card: str  # only its owner knows it

    def seen_by(self, seat: Seat | None) -> Bid:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Opened(Event):
    kind: ClassVar[str] = "lantern-night-opened"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    kind: ClassVar[str] = "lantern-night-took"
    seat: Seat
    light: int
    how: str  # by the "highest" card, or behind one that has "burnt" the paper


@dataclass(frozen=True, slots=True)
class Lit(Event):
    kind: ClassVar[str] = "lantern-night-lit"
    light: int

    def chance(self) -> str:
        return str(self.light)


@dataclass(frozen=True, slots=True)
class Left(Event):
    kind: ClassVar[str] = "lantern-night-left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LanternView(View):
    hand: tuple[int, ...]
    lit: tuple[int, ...]  # the lanterns so far; the last one is bid for
    light: tuple[int, ...]  # of each seat
    opened: tuple[tuple[int, ...], ...]  # the cards of each seat that everybody has seen
    bids: tuple[Seat, ...]  # whose card lies face down
    _log: tuple[tuple[Seat, str], ...]  # every choice, as this seat may know it

    def question(self) -> Question | None:
        if self.decision is None:
            return None
        labels = [(text("lantern-night-card", card=card), card) for card in self.decision.options]
        choices = tuple(Choice(said, (Target("card", card),)) for said, card in labels)
        return Question("bid", text("lantern-night-ask", light=self.lit[-1]), choices)

    def tidy(self) -> tuple[Group, ...]:
        bids = [Named(seat) for seat in self.bids]
        facts = {"lanterns": joined(self.lit), "hand": joined(self.hand or "–"), "bids": joined(bids or "–")}
        rows = [Row(text(f"lantern-night-{name}"), fact) for name, fact in facts.items()]
        for seat, light in enumerate(self.light):
            value = text("lantern-night-player", light=light, opened=joined(self.opened[seat] or "–"))
            rows.append(Row(Named(seat), value, Target("seat", str(seat))))
        return (Group(text("lantern-night-name"), tuple(rows)),)


class LanternState(State):
    def __init__(self, setup: Json) -> None:
        self.begun, self.round = setup, 0
        self.hands: list[list[int]] = [list(hand) for hand in setup["hands"]]
        self.light = [0 for _ in self.hands]
        self.opened: list[list[int]] = [[] for _ in self.hands]
        self.here = [Seat(seat) for seat in range(len(self.hands))]
        self.sealed: dict[Seat, tuple[int, int]] = {}  # the number of the choice, and the card
        self.log: list[tuple[Seat, str]] = []

    @property
    def game(self) -> Game:
        return LANTERN_NIGHT

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        asked = [] if self.outcome else [seat for seat in self.here if seat not in self.sealed]
        made = [seat for seat, _ in self.log]
        return {s: Decision(s, made.count(s), "bid", [*map(str, self.hands[s])]) for s in asked}

    @property
    def outcome(self) -> Outcome | None:
        if self.round < LANTERNS and len(self.here) > 1:
            return None
        best = max(self.light[seat] for seat in self.here)
        winners = tuple(seat for seat in self.here if self.light[seat] == best)
        return Outcome(winners, "lanterns" if self.round == LANTERNS else "resigned", tuple(self.light))

    def apply(self, seat: Seat, choice: str) -> list[Event]:
        self.check(seat, choice)
        self.sealed[seat] = len(self.log), int(choice)
        self.log.append((seat, choice))
        self.hands[seat].remove(int(choice))
        return [Bid(seat, choice), *self._open()]

    def resign(self, seat: Seat) -> list[Event]:
        if self.outcome or seat not in self.here:
            raise Refused(Code.GAME_OVER if self.outcome else Code.ALREADY_RESIGNED, seat=seat + 1)
        self.log.append((seat, RESIGN))
        self.here.remove(seat)
        return [Left(seat), *self._open()]

    def _open(self) -> list[Event]:
        """Once every player has answered, the cards are opened and the lantern is taken."""
        if self.outcome or self.pending:
            return []
        ranked = sorted(((card, seat) for seat, (_, card) in self.sealed.items()), reverse=True)
        for card, seat in ranked:
            self.opened[seat].append(card)
        burnt, order = len(ranked) > 1 and ranked[0][0] > 2 * ranked[1][0], self.begun["lanterns"]
        took = Took(ranked[burnt][1], order[self.round], "burnt" if burnt else "highest")
        self.light[took.seat] += took.light
        self.sealed, self.round = {}, self.round + 1
        return [*(Opened(seat, card) for card, seat in ranked), took, *map(Lit, order[self.round :][:1])]

    def unrevealed(self) -> Mapping[int, str]:
        return {number: str(card) for number, card in self.sealed.values()}

    def view(self, seat: Seat | None) -> LanternView:
        secret = [number for owner, (number, _) in self.sealed.items() if owner != seat]
        return LanternView(
            seat=seat,
            decision=None if seat is None else self.pending.get(seat),
            pending=tuple(self.pending),
            outcome=self.outcome,
            hand=() if seat is None else tuple(self.hands[seat]),
            lit=tuple(self.begun["lanterns"][: self.round + 1]),
            light=tuple(self.light),
            opened=tuple(map(tuple, self.opened)),
            bids=tuple(sorted(self.sealed)),
            _log=tuple((who, HIDDEN if i in secret else token) for i, (who, token) in enumerate(self.log)),
        )

    def setup(self) -> Json:
        return self.begun

    def to_json(self) -> Json:
        return {"setup": self.begun, "log": [list(step) for step in self.log]}


class LanternNight(Game):
    id = "lantern-night"
    rules_version = "1"
    options = (Option("players", 3, least=2, most=4, about="lantern-night-players"),)

    def start(self, options: Mapping[str, Any], chance: Chance) -> LanternState:
        return self._deal([[] for _ in range(self.configure(options)["players"])], [], chance)

    def _deal(self, hands: list[list[int]], lit: Sequence[int], chance: Chance) -> LanternState:
        """Fill up the hands and the lanterns by chance."""
        cards = [card for card in range(1, CARDS + 1) if not any(card in hand for hand in hands)]
        unlit = [light for light in range(1, LANTERNS + 1) if light not in lit]
        for deck in (cards, unlit):
            chance.shuffle(deck)
        dealt = [sorted(hand + [cards.pop() for _ in range(HAND - len(hand))]) for hand in hands]
        return self.begin({"options": {"players": len(hands)}, "hands": dealt, "lanterns": [*lit, *unlit]})

    def begin(self, setup: Json) -> LanternState:
        dealt = sorted(card for hand in setup["hands"] for card in hand)
        even = [*map(len, setup["hands"])] == [HAND] * self.configure(setup["options"])["players"]
        known = dealt == sorted({*dealt} & {*range(1, CARDS + 1)}) and even
        if not known or sorted(setup["lanterns"]) != [*range(1, LANTERNS + 1)]:
            raise ValueError("no deal of Lantern Night")  # becomes a refusal of the record
        return LanternState(setup)

    def state_from_json(self, stored: Json) -> LanternState:
        state = self.begin(stored["setup"])
        for seat, choice in stored["log"]:
            state.resign(Seat(seat)) if choice == RESIGN else state.apply(Seat(seat), choice)
        return state

    def resample(self, view: View, chance: Chance) -> LanternState:
        """Reshuffle what the seat has not seen, and let the others have sealed any of their cards."""
        assert isinstance(view, LanternView)
        hands = [list(cards) for cards in view.opened]
        if view.seat is not None:
            own = [int(card) for who, card in view._log if who == view.seat and card != RESIGN]
            hands[view.seat] = [*own, *view.hand]
        state = self._deal(hands, view.lit, chance)
        for who, choice in view._log:
            token = str(chance.choose(state.hands[who])) if choice == HIDDEN else choice
            state.resign(who) if token == RESIGN else state.apply(who, token)
        return state

    def redact_setup(self, setup: Json, seat: Seat | None) -> Json:
        hands = [hand if i == seat else [HIDDEN] * HAND for i, hand in enumerate(setup["hands"])]
        return {**setup, "hands": hands, "lanterns": setup["lanterns"][:1] + [HIDDEN] * (LANTERNS - 1)}

    def secret(self, setup: Json) -> str:
        return f"{setup['hands']} {setup['lanterns']}"


LANTERN_NIGHT = LanternNight()
