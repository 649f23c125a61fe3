"""One game of Qin: the kernel's numbers, with the contract's doors around it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from mandate.core.errors import Code, Refused
from mandate.core.game import Decision, Event, Game, Json, Outcome, Seat, Stage, State, View
from mandate.core.record import RESIGN
from mandate.games.qin.rules import events, kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.checks import check
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.provinces import Chart, chart_of
from mandate.games.qin.rules.start import PAGODAS, Start, Step
from mandate.games.qin.views.encoded import Open, encode_view, open_to_all
from mandate.games.qin.views.position import write_all
from mandate.games.qin.views.view import QinView, look, tiles_at

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mandate.core.rng import Chance

NO_EVENTS = np.zeros(1, dtype=np.uint16)


class QinState(State):
    """A game of Qin in progress."""

    def __init__(self, board: Board, g: kernel.GameArray, start: Start) -> None:
        self.board = board
        self.g = g
        self.start = start
        self.history: list[Step] = []
        self.public_history: list[Step] = []  # the same without the tiles drawn
        self._decided = [0] * self.seats
        self._codes = room_for_codes(board)
        self._pending: dict[Seat, Decision] | None = None
        self._chart: Chart | None = None
        self._open: Open | None = None

    # --- asking -------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self.g[kernel.PLAYERS])

    @property
    def mover(self) -> Seat | None:
        """The seat to move, or None when the game is over."""
        mover = int(self.g[kernel.MOVER])
        return None if mover == kernel.NO_ONE else Seat(mover)

    @property
    def pending(self) -> Mapping[Seat, Decision]:
        if self._pending is None:
            self._pending = self._ask()
        return self._pending

    def _ask(self) -> dict[Seat, Decision]:
        mover = self.mover
        if mover is None:
            return {}
        number = self._decided[mover]
        if self.g[kernel.MUST_PASS]:
            return {mover: Decision(mover, number, "place", (PASS,), automatic=True)}
        return {mover: Decision(mover, number, "place", self.legal_tokens())}

    @property
    def chart(self) -> Chart:
        """What lies on the board now; every seat is shown the same one."""
        if self._chart is None:
            self._chart = chart_of(self.board, self.g)
        return self._chart

    @property
    def open_to_all(self) -> Open:
        """What is public, as it goes over a wire."""
        if self._open is None:
            self._open = open_to_all(self)
        return self._open

    def legal_codes(self) -> kernel.Codes:
        """The legal placements as the kernel's numbers, in rising order; good until the next call."""
        count = kernel.legal(self.board.geometry, self.g, self._codes)
        return self._codes[:count]

    def legal_tokens(self) -> list[str]:
        tokens: list[str] = self.board.token_array.take(self.legal_codes()).tolist()
        return tokens

    @property
    def outcome(self) -> Outcome | None:
        ended = int(self.g[kernel.ENDED])
        if ended == kernel.RUNNING:
            return None
        return Outcome(
            events.winners_in(int(self.g[kernel.WINNERS])),
            events.REASONS[ended],
            tuple(self.supply),
        )

    def series_points(self) -> tuple[float, ...]:
        """The pagodas left over; all of them for a seat that left, 0 for the last one to stay."""
        outcome = self.outcome
        assert outcome is not None, "the game is not over"
        gone = [self.resigned(Seat(seat)) for seat in range(self.seats)]
        alone = sum(gone) == self.seats - 1
        whole = PAGODAS[self.seats]
        return tuple(
            float(whole if gone[seat] else 0 if alone else left) for seat, left in enumerate(outcome.scores)
        )

    @property
    def stage(self) -> Stage:
        return Stage("move", len(self.history) + (self.mover is not None))

    @property
    def progress(self) -> float:
        """The game ends with the last pagoda of one seat, or with the last tile."""
        held: int = sum(self.g[kernel.HANDS : kernel.GONE].tolist()) + sum(self.piles)
        return max(1 - min(self.supply) / PAGODAS[self.seats], 1 - held / kernel.TILES)

    @property
    def supply(self) -> list[int]:
        """Pagodas not yet on the board, a seat each."""
        return list(self.g[kernel.SUPPLY : kernel.SUPPLY + self.seats].tolist())

    @property
    def piles(self) -> list[int]:
        """How many tiles each of the four piles has."""
        return list(self.g[kernel.PILES : kernel.PILES + 4].tolist())

    def hand(self, seat: Seat) -> list[str]:
        """The tiles in a hand, in the order RR YY BB RY RB YB."""
        return tiles_at(self.g, kernel.HANDS, seat)

    def resigned(self, seat: Seat) -> bool:
        return bool(int(self.g[kernel.RESIGNED]) >> seat & 1)

    # --- choosing -----------------------------------------------------------------------------------

    def apply(self, seat: Seat, choice: str) -> list[Event]:
        code, pile = check(self, seat, choice)
        raw = np.zeros(kernel.EVENT_ROOM, dtype=np.uint16)
        if code is None:
            kernel.pass_turn(self.board.geometry, self.g, raw)
            return self._note(seat, PASS, raw)
        if pile is None:
            pile = int(kernel.default_pile(self.g))
        kernel.play(self.board.geometry, self.g, raw, code, pile)
        return self._note(seat, self._with_pile(code, pile), raw)

    def _with_pile(self, code: int, pile: int) -> str:
        token = self.board.tokens[code]
        return token if pile == kernel.NOTHING else f"{token}/{pile + 1}"

    def _note(self, seat: Seat, choice: str, raw: kernel.EventArray) -> list[Event]:
        reported = events.read(self.board, self.g, raw)
        drew = next((event.tile for event in reported if isinstance(event, events.Drew)), None)
        self._remember(Step(seat, choice, drew))
        return reported

    def _remember(self, step: Step) -> None:
        self.history.append(step)
        self.public_history.append(step if step.drew is None else Step(step.seat, step.choice, None))
        self._decided[step.seat] += 1
        self._pending = self._chart = self._open = None

    def apply_unchecked(self, seat: Seat, choice: str) -> None:
        if choice == PASS:
            kernel.pass_turn(self.board.geometry, self.g, NO_EVENTS)
            self._remember(Step(seat, PASS, None))
        else:
            self._play_unchecked(self.board.codes[choice.partition("/")[0]], _pile_of(choice))

    def _play_unchecked(self, code: int, pile: int) -> None:
        g = self.g
        if pile == kernel.NOTHING:
            pile = int(kernel.default_pile(g))
        seat = Seat(int(g[kernel.MOVER]))
        drew = None
        if pile != kernel.NOTHING:
            drew = TILE_NAMES[g[kernel.DECK + 4 * (g[kernel.PILES + pile] - 1) + pile]]
        kernel.play(self.board.geometry, g, NO_EVENTS, code, pile)
        if drew is not None and g[kernel.ENDED] == kernel.LAST_PAGODA:
            drew = None
        self._remember(Step(seat, self._with_pile(code, pile), drew))

    def preview(self, seat: Seat, choice: str) -> list[Event]:
        check(self, seat, choice)
        return super().preview(seat, choice)

    def foreseen(self, reported: list[Event]) -> list[Event]:
        cut = next((i for i, event in enumerate(reported) if isinstance(event, events.Drew)), len(reported))
        return reported[:cut]

    def full_choice(self, choice: str) -> str:
        if choice == PASS or "/" in choice:
            return choice
        return self._with_pile(self.board.codes[choice], int(kernel.default_pile(self.g)))

    def resign(self, seat: Seat) -> list[Event]:
        self.check_seat(seat)
        if self.mover is None:
            raise Refused(Code.GAME_OVER)
        if self.resigned(seat):
            raise Refused(Code.ALREADY_RESIGNED, clause="qin.resign", seat=seat + 1)
        raw = np.zeros(kernel.EVENT_ROOM, dtype=np.uint16)
        kernel.resign(self.board.geometry, self.g, raw, seat)
        return self._note(seat, RESIGN, raw)

    # --- storing ------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> QinView:
        self.check_seat(seat)
        return look(self, seat)

    def encode_view(self, seat: Seat | None, view: Callable[[Seat | None], View] | None = None) -> bytes:
        del view  # written from the state: faster than from a view
        self.check_seat(seat)
        return encode_view(self, seat)

    def hidden(self) -> Json:
        """The hand of every seat; of one that resigned the tiles that it left with."""
        tables = [kernel.GONE if self.resigned(Seat(seat)) else kernel.HANDS for seat in range(self.seats)]
        return {"hands": [tiles_at(self.g, table, Seat(seat)) for seat, table in enumerate(tables)]}

    def copy(self) -> QinState:
        twin = QinState(self.board, self.g.copy(), self.start)
        twin.history = self.history.copy()
        twin.public_history = self.public_history.copy()
        twin._decided = self._decided.copy()
        twin._pending, twin._chart = self._pending, self._chart  # replaced as a whole, never changed
        twin._open = self._open
        return twin

    def setup(self) -> Json:
        setup: Json = {"options": self.start.options}
        if self.start.position is not None:
            setup["position"] = self.start.position
        else:
            setup["tiles"] = " ".join(self.start.tiles)
        return setup

    def reshuffled(self, chance: Chance) -> Json:
        from mandate.games.qin.views.reshuffle import reshuffled

        return reshuffled(self, chance)

    def to_json(self) -> Json:
        return {**self.setup(), "choices": [[step.seat, step.choice] for step in self.history]}

    @property
    def game(self) -> Game:
        from mandate.games.qin.rules.game import QIN

        return QIN

    def position(self) -> str:
        """This moment as one line of text, with everything hidden in it; a view has its own."""
        return write_all(self.board, self.g)

    def facts(self, seat: Seat | None, choice: str | None, *, legal: bool = False) -> Json:
        from mandate.games.qin.views.trace import facts

        return facts(self, seat, choice, legal=legal)

    def digest(self) -> str:
        return hashlib.sha256(self.position().encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, QinState) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a state changes; its digest is for keys

    def __str__(self) -> str:
        from mandate.games.qin.views.picture import draw

        return draw(self)


def _pile_of(choice: str) -> int:
    _, slash, suffix = choice.partition("/")
    return int(suffix) - 1 if slash else kernel.NOTHING


@lru_cache(maxsize=64)
def _codes_on(board: Board) -> int:
    return len(board.pairs) * 9 + kernel.SPARE


def room_for_codes(board: Board) -> kernel.Codes:
    return np.zeros(_codes_on(board), dtype=np.int32)
