"""One game of The Great Wall: the contract's doors around what it holds (`fields`)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVarTuple, cast

import msgspec

from mandate.core import flow
from mandate.core.errors import Code, Malformed, Refused
from mandate.core.flow import NO_ONE, Frame
from mandate.core.game import Decision, Event, Game, Json, Outcome, Seat, Stage, State, View
from mandate.core.settling import answer, settle
from mandate.games.great_wall.rules import events
from mandate.games.great_wall.rules.army.scouting import NO_CHOICE, Scouting
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, now
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.copying import copy_of
from mandate.games.great_wall.rules.deal import Deal
from mandate.games.great_wall.rules.events import course
from mandate.games.great_wall.rules.events.change import Change
from mandate.games.great_wall.rules.fields import (
    COOP_FLAT,
    COOP_NESTED,
    COOP_SCALARS,
    FLAT,
    NESTED,
    SCALARS,
    WIDTH,
    Fields,
    flattened,
    in_rows,
)
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan, lineup_for
from mandate.games.great_wall.rules.notation import is_token
from mandate.lang.text import Text

if TYPE_CHECKING:
    from mandate.core.question import Caution
    from mandate.core.rng import Chance
    from mandate.games.great_wall.views.view import GreatWallView

Ts = TypeVarTuple("Ts")


class GreatWallState(Fields):
    """A game of The Great Wall in progress."""

    __slots__ = ()

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.sit_at(lineup_for(deal.options))
        self.scouts = []
        self.blank()
        self.lay()
        self.emitted = None
        self._asked = self._open = None

    # --- asking ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.n

    @property
    def asked(self) -> flow.Asked:
        """Seat → its legal tokens."""
        if self._asked is None:
            self._asked = settle(self, self.kinds)
        return self._asked

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        asked = self.asked
        if not asked:
            return {}
        kind, decided = self.stack[-1].kind, self.decided
        return {seat: Decision(seat, decided[seat], kind, options) for seat, options in asked.items()}

    @property
    def chapter(self) -> int:
        """A plan is for a Year."""
        return self.year

    @property
    def stage(self) -> Stage:
        return Stage("year", max(1, self.year), self.side.years)

    @property
    def progress(self) -> float:
        """The Years that are over."""
        return max(0, self.year - 1) / self.side.years

    @property
    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome(self._winners(), self.reason, tuple(self.honor[: self.n]))

    def _winners(self) -> tuple[Seat, ...]:
        """Most Honor, the higher Tea marker in a tie; alone, more than Qin Jiushao, with Shame left.

        In co-op all who are still there win, or all lose.
        """
        if self.jiushao != NO_ONE:
            won = self.reason not in ("shame", "resigned") and self.honor[0] > self.honor[self.jiushao]
            return (Seat(0),) if won else ()
        if self.coop:
            won = self.reason == "requests"
            return tuple(seat for seat in self.lineup.all_seats if won and not self.gone[seat])
        staying = [seat for seat in self.tea if seat < self.n and not self.gone[seat]]
        best = max(self.honor[seat] for seat in staying)
        return (Seat(next(seat for seat in staying if self.honor[seat] == best)),)

    def absent(self, seat: Clan) -> bool:
        return self.gone[seat] > 0

    def unrevealed(self) -> Mapping[int, str]:
        """Choices that others do not know: those that still lie face down, and how cards were put back."""
        orders = {look.number: look.order for look in self.scouts if look.number != NO_CHOICE}
        if not self.stack or self.stack[-1].kind not in (FrameKind.SETUP_CHOOSE, FrameKind.FALL_CHOOSE):
            return orders
        for seat in self.lineup.all_seats:
            number = self.last_choice(seat)
            if str(seat) in self.stack[-1].data and number is not None:
                orders[number] = self.history[number][1]
        return orders

    def last_choice(self, seat: Seat) -> int | None:
        """The number of the seat's latest own choice in the history; a resignation does not count."""
        numbers = (i for i in range(len(self.history) - 1, -1, -1) if self.history[i][0] == seat)
        return next((i for i in numbers if self.history[i][1] != "resign"), None)

    # --- choosing --------------------------------------------------------------------------------------

    def apply(self, seat: Seat, choice: str) -> list[Event]:
        self._check(seat, choice)
        self.emitted = []
        self._go(seat, choice)
        emitted, self.emitted = self.emitted, None
        return emitted

    def apply_unchecked(self, seat: Seat, choice: str) -> None:
        if self._asked is None:
            _ = self.asked
        self._go(seat, choice)

    def _go(self, seat: Seat, choice: str) -> None:
        self.history.append((seat, choice))
        self.decided[seat] += 1
        answer(self, self.kinds, seat, choice)
        self._asked = settle(self, self.kinds)

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        self._check(seat, choice)
        return super().preview(seat, choice)

    def foreseen(self, reported: list[Event]) -> list[Event]:
        cut = next(
            (i for i, event in enumerate(reported) if isinstance(event, events.UNFORESEEN)), len(reported)
        )
        return reported[:cut]

    def cautions(
        self, seat: Seat, choice: str, reported: Sequence[Event], after: State | None
    ) -> tuple[Caution, ...]:
        from mandate.games.great_wall.views.cautions import cautions

        return cautions(self, seat, choice, reported, cast("GreatWallState | None", after))

    def full_choice(self, choice: str) -> str:
        return choice

    def _check(self, seat: Seat, choice: str) -> None:
        asked = self.asked
        if seat not in asked:
            self.check_seat(seat)
            if not asked:
                raise Refused(Code.GAME_OVER)
            raise Refused(Code.NOT_ASKED, seat=seat + 1, asked=", ".join(str(s + 1) for s in asked))
        if choice not in asked[seat]:
            if not is_token(choice):
                raise Malformed(GreatWallCode.TOKEN, token=choice)
            raise flow.refusal(self, self.kinds, seat, choice)

    def sentence(self, event: Event) -> Text | None:
        from mandate.games.great_wall.words import events as words

        return words.sentence(self.box, event)

    def resign(self, seat: Seat) -> list[Event]:
        """From now on the seat's questions are answered with the last option: it passes.

        The last one left wins; in co-op those who are left play on, and the last one to go loses the game.
        """
        self.check_seat(seat)
        if self.reason:
            raise Refused(Code.GAME_OVER)
        if self.gone[seat]:
            raise Refused(Code.ALREADY_RESIGNED, clause="gw.resign", seat=seat + 1)
        self.emitted = [course.Resigned(seat)]
        self.gone[seat] = max(self.year, 1)  # the setup belongs to the first Year
        self.history.append((seat, "resign"))
        self.decided[seat] += 1
        if len(self.present()) <= (0 if self.coop else 1):
            from mandate.games.great_wall.rules.year.scoring import end

            end(self, "resigned")
        self._asked = settle(self, self.kinds)
        emitted, self.emitted = self.emitted, None
        return emitted

    # --- used by the rules -----------------------------------------------------------------------------

    def persons(self) -> list[Seat]:
        """The seats in Tea order, without automata."""
        seats = self.tea if self.n == self.clans else [clan for clan in self.tea if clan < self.n]
        return cast("list[Seat]", seats)

    def present(self) -> list[Seat]:
        """The seats in Tea order without those who have left."""
        return [seat for seat in self.persons() if not self.gone[seat]]

    def owing(self) -> list[Seat]:
        """The seats in Tea order that still owe something; after leaving, until the end of that Year."""
        return [seat for seat in self.persons() if not self.settled(seat)]

    def settled(self, seat: Clan) -> bool:
        """Whether nothing is due from this seat any more: it left in an earlier Year."""
        return 0 < self.gone[seat] < self.year

    def push(self, kind: FrameKind, seat: Clan = NO_ONE, **data: Any) -> Frame:
        frame = Frame(kind, seat, "", data)
        self.stack.append(frame)
        return frame

    def put_on(self, horde: int, cell: int, covered_by: int) -> None:
        """Put a Soldier or a Wound on a cell of a Horde card; copies share the card as it was."""
        cells = self.cover[horde]
        self.cover[horde] = (*cells[:cell], covered_by, *cells[cell + 1 :])

    def emit(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Report an event; a change has the cause that the stack shows at this moment.

        The event is made only where events are listened to, so search pays for none. It takes no arguments
        by name: they alone would double the price of a call.
        """
        if self.emitted is not None:
            made = event(*args)
            if isinstance(made, Change):
                object.__setattr__(made, "cause", now(self))  # frozen for all others, but made just now
            self.emitted.append(made)

    def emit_caused(self, cause: Cause, change: Callable[[*Ts], Change], *args: *Ts) -> None:
        """Report a change whose rule knows its cause better than the stack, unless it is `UNKNOWN`."""
        if self.emitted is not None:
            made = change(*args)
            object.__setattr__(made, "cause", now(self) if cause is UNKNOWN else cause)
            self.emitted.append(made)

    # --- storing ---------------------------------------------------------------------------------------

    def copy(self) -> GreatWallState:
        return copy_of(self)

    def setup(self) -> Json:
        return self.deal.to_json()

    def reshuffled(self, chance: Chance) -> Json:
        from mandate.games.great_wall.views.reshuffle import reshuffled

        return reshuffled(self, chance)

    def to_json(self) -> Json:
        # nothing shared with the state
        return msgspec.json.decode(msgspec.json.encode(self._stored()))  # type: ignore[no-any-return]

    def _stored(self) -> Json:
        stored: Json = {"deal": self.deal.to_json()}
        stored |= {name: getattr(self, name) for name in (*SCALARS, *FLAT, *NESTED)}
        if self.coop:
            stored |= {name: getattr(self, name) for name in (*COOP_SCALARS, *COOP_FLAT, *COOP_NESTED)}
        stored |= {name: flattened(stored[name]) for name in WIDTH if name in stored}
        stored["history"] = [list(step) for step in self.history]
        stored["draws"] = [list(draw) for draw in self.draws]
        stored["scouts"] = self.scouts
        stored["stack"] = [frame.to_json() for frame in self.stack]
        return stored

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> GreatWallState:
        state = cls(Deal.from_json(stored["deal"]))
        coop = state.coop
        for name in SCALARS + COOP_SCALARS * coop:
            setattr(state, name, stored[name])
        for name in FLAT + COOP_FLAT * coop:
            setattr(state, name, list(stored[name]))
        for name, width in WIDTH.items():
            if name in stored:
                setattr(state, name, in_rows(stored[name], width or state.clans))
        state.cover = [tuple(cells) for cells in state.cover]
        state.rest = in_rows(in_rows(stored["rest"], WIDTH["rest"]), state.clans)
        for name in NESTED + COOP_NESTED * coop:
            setattr(state, name, [list(part) for part in stored[name]])
        state.stack = [Frame.from_json(frame) for frame in stored["stack"]]
        state.history = [(Seat(int(seat)), str(choice)) for seat, choice in stored["history"]]
        state.draws = [(int(seat), str(card)) for seat, card in stored["draws"]]
        state.scouts = [Scouting.from_json(look) for look in stored["scouts"]]
        state.lay()
        return state

    def view(self, seat: Seat | None) -> GreatWallView:
        from mandate.games.great_wall.views.view import look

        self.check_seat(seat)
        beside = self._open is not None and self._open[0] is self.asked
        return look(self, seat, self._open[1].view if self._open is not None and beside else None)

    def encode_view(self, seat: Seat | None, view: Callable[[Seat | None], View] | None = None) -> bytes:
        """Most of a table is the same for all who look at it, and is reckoned once."""
        from mandate.games.great_wall.views.tabletop import shared_table, tabletop
        from mandate.games.great_wall.views.view import look

        self.check_seat(seat)
        seen = None if view is None else cast("GreatWallView", view(seat))
        if self._open is None or self._open[0] is not self.asked:
            self._open = self.asked, shared_table(look(self, None, seen))
        shared = self._open[1]
        if seat is None:
            return msgspec.json.encode(shared.table)
        return msgspec.json.encode(tabletop(seen or look(self, seat, shared.view), shared))

    @property
    def game(self) -> Game:
        from mandate.games.great_wall.rules.game import GREAT_WALL

        return GREAT_WALL

    def facts(self, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
        from mandate.games.great_wall.views.trace import facts

        return facts(self, seat, choice, legal=legal)

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self._stored(), sort_keys=True).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GreatWallState) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes; its digest is for keys

    def __str__(self) -> str:
        from mandate.games.great_wall.views.picture import draw

        return draw(self)
