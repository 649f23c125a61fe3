"""Qin with chance made explicit: the first seat, each dealt and each drawn tile is a random outcome.

The rules are the kernel's: a tile that chance has given is laid on top of the pile to draw from, and the
choice passes the same checks as any other. Which pile that is does not matter, for piles are alike.
"""

from __future__ import annotations

import functools
from typing import Any, Literal

import numpy as np

from mandate.core.game import Json, Seat
from mandate.core.rng import Chance
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.game import EACH_KIND, QIN, RANDOM, begin_with, fair, read_board
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.start import Start, Step
from mandate.games.qin.rules.state import NO_EVENTS, QinState

Node = Literal["first", "deal", "place", "draw", "over"]
Outcomes = list[tuple[int, float]]


class QinTable:
    """One game. `options` are checked already, and never changed."""

    def __init__(self, options: Json, board: Board | None = None) -> None:
        self.options, self.board = options, board or read_board(options["board"])
        self.seats = int(options["players"])
        self.first: int | None = None if options["first"] == RANDOM else int(options["first"])
        self.dealt: list[int] = []  # the kinds, in seat order
        self.placing: int | None = None  # a placement whose tile is still to be drawn
        self._state: QinState | None = None  # once every hand is dealt
        self._shown: QinState | None = None

    # --- where we are -------------------------------------------------------------------------------

    @property
    def node(self) -> Node:
        if self._state is None:
            return "first" if self.first is None else "deal"
        if self.placing is not None:
            return "draw"
        return "over" if self._state.mover is None else "place"

    @property
    def state(self) -> QinState:
        """The game as the rules have it; before a drawn tile also before its placement."""
        assert self._state is not None, "the hands are not dealt yet"
        return self._state

    @property
    def shown(self) -> QinState:
        """For reading only: what has happened up to this moment, half a turn included."""
        if self._shown is None:
            self._shown = self._half_dealt() if self._state is None else self._half_turned()
        return self._shown

    def _half_dealt(self) -> QinState:
        g = np.zeros(self.board.game_size, dtype=np.uint16)
        kernel.lay_out(self.board.geometry, g, self.seats, self.first or 0)
        for place, kind in enumerate(self.dealt):
            g[kernel.HANDS + place // kernel.HAND_SIZE * kernel.KINDS + kind] += 1
        left = self._undealt()
        g[kernel.DECK : kernel.DECK + len(left)] = left
        g[kernel.PILES : kernel.PILES + 4] = [(len(left) + 3 - pile) // 4 for pile in range(4)]
        return QinState(self.board, g, Start(self.options, self._names()))

    def _half_turned(self) -> QinState:
        if self.placing is None:
            return self.state
        before, code = self.state, self.placing
        mover = before.mover
        assert mover is not None
        half = QinState(self.board, before.g.copy(), before.start)
        kernel.place(self.board.geometry, half.g, NO_EVENTS, code)
        half.g[kernel.PLY] += 1
        step = Step(mover, self.board.tokens[code], None)
        half.history, half.public_history = [*before.history, step], [*before.public_history, step]
        return half

    def _undealt(self) -> list[int]:
        counts = [EACH_KIND - self.dealt.count(kind) for kind in range(kernel.KINDS)]
        return [kind for kind, count in enumerate(counts) for _ in range(count)]

    def _names(self) -> tuple[str, ...]:
        return tuple(TILE_NAMES[kind] for kind in [*self.dealt, *self._undealt()])

    # --- what can come ------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The placements of the mover, in rising order."""
        codes: list[int] = self.state.legal_codes().tolist()
        return codes

    def outcomes(self) -> Outcomes:
        """What chance can give now."""
        node = self.node
        if node == "first":
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        counts = self._in_piles() if node == "draw" else np.bincount(self._undealt(), minlength=kernel.KINDS)
        weights = counts.astype(float)
        if node == "deal" and self.options["fair_start"]:
            weights *= [self._fair_after(kind) for kind in range(kernel.KINDS)]
        weights /= weights.sum()
        return [(kind, float(weight)) for kind, weight in enumerate(weights) if weight > 0]

    def _in_piles(self) -> Any:
        g = self.state.g
        return np.bincount([g[place] for place in _deck_places(g)], minlength=kernel.KINDS)

    def _fair_after(self, kind: int) -> float:
        """How likely every hand gets a double, if this tile comes next."""
        size = kernel.HAND_SIZE
        hand = [*self.dealt[len(self.dealt) // size * size :], kind]
        dealt = len(self.dealt) + 1
        doubles = sum(tile < kernel.DOUBLES for tile in (*self.dealt, kind))
        left = kernel.DOUBLES * EACH_KIND - doubles
        return _chance_of_fair(
            left,
            kernel.TILES - dealt - left,
            size - len(hand),
            any(tile < kernel.DOUBLES for tile in hand),
            self.seats - (dealt + size - 1) // size,
        )

    # --- what comes ---------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """An outcome of chance, or a placement of the mover; a clear error for anything else."""
        node = self.node
        if node == "over":
            raise ValueError("the game is over: no action is legal")
        if node == "place":
            if not (self.state.legal_codes() == action).any():
                raise ValueError(f"action {action} is not legal now")
            self._place(action)
        else:
            if action not in dict(self.outcomes()):
                raise ValueError(f"chance cannot give {action} now")
            if node == "first":
                self.first = action
            elif node == "deal":
                self._deal(action)
            else:
                self._draw(action)
        self._shown = None

    def _deal(self, kind: int) -> None:
        self.dealt.append(kind)
        if len(self.dealt) == kernel.HAND_SIZE * self.seats:
            self._state = begin_with({**self.options, "first": self.first}, self._names())
            self._pass_where_forced()

    def _place(self, code: int) -> None:
        """Up to the moment when a tile is drawn, if one is."""
        g = self.state.g
        after = g.copy()
        kernel.place(self.board.geometry, after, NO_EVENTS, code)
        if after[kernel.ENDED] == kernel.RUNNING and int(kernel.default_pile(g)) != kernel.NOTHING:
            self.placing = code
        else:
            self._take_turn(code)

    def _draw(self, kind: int) -> None:
        g, code = self.state.g, self.placing
        assert code is not None
        pile = int(kernel.default_pile(g))
        top = kernel.DECK + 4 * (int(g[kernel.PILES + pile]) - 1) + pile
        if g[top] != kind:
            other = next(place for place in _deck_places(g) if g[place] == kind)
            g[top], g[other] = g[other], g[top]
            tiles, first = list(self.state.start.tiles), kernel.HAND_SIZE * self.seats - kernel.DECK
            tiles[first + top], tiles[first + other] = tiles[first + other], tiles[first + top]
            self.state.start = Start(self.state.start.options, tuple(tiles))
        self.placing = None
        self._take_turn(code)

    def _take_turn(self, code: int) -> None:
        mover = self.state.mover
        assert mover is not None
        self.state.apply_unchecked(mover, self.board.tokens[code])
        self._pass_where_forced()

    def _pass_where_forced(self) -> None:
        while self.state.g[kernel.MUST_PASS] and (mover := self.state.mover) is not None:
            self.state.apply_unchecked(mover, PASS)

    # --- what a seat may think ----------------------------------------------------------------------

    def resampled(self, seat: Seat, chance: Chance) -> list[int]:
        """Outcomes and choices that lead to a table where this seat has seen all that it has seen here."""
        begun = [self.first] if self.options["first"] == RANDOM and self.first is not None else []
        if self._state is None:
            return begun + self._other_deal(seat, chance)
        state = QIN.resample(self.shown.view(seat), chance)
        assert isinstance(state, QinState)
        actions = begun + [TILE_NAMES.index(tile) for tile in state.start.tiles[: len(self.dealt)]]
        for number, step in enumerate(state.history):
            if step.choice != PASS:
                actions.append(self.board.codes[step.choice.partition("/")[0]])
                half = self.placing is not None and number == len(self.state.history)
                actions += [] if step.drew is None or half else [TILE_NAMES.index(step.drew)]
        return actions

    def _other_deal(self, seat: Seat, chance: Chance) -> list[int]:
        """Keep this seat's tiles and draw the others' again, by what hands can still become."""
        size = kernel.HAND_SIZE
        own = {place: kind for place, kind in enumerate(self.dealt) if place // size == seat}
        unseen = [kind for kind in range(kernel.KINDS) for _ in range(EACH_KIND)]
        for kind in own.values():
            unseen.remove(kind)
        while True:
            chance.shuffle(unseen)
            rest = iter(unseen)
            tiles = [own[place] if place in own else next(rest) for place in range(size * self.seats)]
            if not self.options["fair_start"] or fair([TILE_NAMES[kind] for kind in tiles], self.seats):
                return tiles[: len(self.dealt)]

    # --- copies -------------------------------------------------------------------------------------

    def __deepcopy__(self, _known: dict[int, Any]) -> QinTable:
        twin = object.__new__(QinTable)
        twin.__dict__ |= self.__dict__ | {"dealt": self.dealt.copy(), "_shown": None}
        twin._state = None if self._state is None else self._state.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """A game goes into a file as its rules store it."""
        kept = {name: self.__dict__[name] for name in ("options", "seats", "first", "dealt", "placing")}
        return kept | {"stored": None if self._state is None else self._state.to_json()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stored = kept.pop("stored")
        self.__dict__ |= kept
        self.board = read_board(self.options["board"])
        self._state = None if stored is None else QIN.state_from_json(stored)
        self._shown = None


def _deck_places(g: kernel.GameArray) -> list[int]:
    """Where tiles lie in the piles."""
    return [kernel.DECK + 4 * i + pile for pile in range(4) for i in range(int(g[kernel.PILES + pile]))]


@functools.cache
def _chance_of_fair(doubles: int, mixed: int, slots: int, has: bool, hands: int) -> float:
    """How likely this hand, with so many tiles to come, and so many more hands each get a double tile."""
    if slots == 0:
        if not has:
            return 0.0
        return 1.0 if hands == 0 else _chance_of_fair(doubles, mixed, kernel.HAND_SIZE, False, hands - 1)
    whole, fair = doubles + mixed, 0.0
    if doubles:
        fair += doubles / whole * _chance_of_fair(doubles - 1, mixed, slots - 1, True, hands)
    if mixed:
        fair += mixed / whole * _chance_of_fair(doubles, mixed - 1, slots - 1, has, hands)
    return fair
