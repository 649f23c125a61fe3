"""The Great Wall as arrays: blocks of the table, and two ways to number the choices.

`tokens`: an action is an index into the closed list of all choices. `slots`: an action is an index into the
offer, and the observation has a row of small numbers for each offered option, to look up in embeddings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast, get_args

import numpy as np

from mandate.core.errors import Code, Malformed
from mandate.core.game import Decision, Seat, State, View
from mandate.envs.encoding import FLAT, Blocks, Encoding, Form, Mask, Observation, one_of
from mandate.envs.layout import Floats
from mandate.games.great_wall.cards.packs import box_of
from mandate.games.great_wall.envs.layouts import BEGIN, BLOCKS, HIGH, LOW, NUMBERS
from mandate.games.great_wall.envs.options import COLUMNS, VALUES, Bytes, rows_for
from mandate.games.great_wall.envs.sight import Sight, of_state, of_view
from mandate.games.great_wall.envs.tokens import NUMBER_OF, TOKENS
from mandate.games.great_wall.envs.writer import Writer
from mandate.games.great_wall.rules.game import GREAT_WALL
from mandate.games.great_wall.rules.options import PACK
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.view import GreatWallView

if TYPE_CHECKING:
    from gymnasium import spaces

Actions: TypeAlias = Literal["tokens", "slots"]
SLOTS: Final = 128  # more than any offer has
OPTIONS: Final = "options"  # what the rows of slots are called


def check_cards(options: Mapping[str, Any]) -> None:
    """Refuse cards that the arrays have no place for; the refusal names them."""
    pack = options.get(PACK)
    if pack:
        changed = ", ".join(sorted(box_of(pack).changed))
        raise Malformed(Code.BAD_OPTION, option=PACK, value=f"{pack['name']}: {changed}", expected='""')


class GreatWallEncoding(Encoding):
    """The Great Wall, any mode."""

    low, high = LOW, HIGH

    def __init__(self, options: Mapping[str, Any], form: Form = "array", actions: Actions = "tokens") -> None:
        super().__init__(form)
        check_cards(GREAT_WALL.configure(options))
        self.by_slot = one_of("actions", actions, get_args(Actions)) == "slots"
        self.actions = SLOTS if self.by_slot else len(TOKENS)
        self.shapes = {block.name: block.shape for block in BLOCKS}
        self._writer = Writer()

    @property
    def shape(self) -> tuple[int, ...]:
        return (NUMBERS,)

    def _numbers(self, sight: Sight, out: Floats | None = None) -> Floats:
        numbers = np.empty(NUMBERS, dtype=np.float32) if out is None else out
        writer = self._writer if sight.own else Writer()  # nothing of a seat's is left for a spectator
        writer.write(sight, numbers)
        return numbers

    def _shaped(self, numbers: Floats) -> Blocks:
        """The blocks, as parts of one array."""
        begins = [*BEGIN.values()]
        parts = zip(self.shapes.items(), begins, begins[1:], strict=False)
        return {name: numbers[begin:end].reshape(shape) for (name, shape), begin, end in parts}

    def blocks(self, view: View) -> Blocks:
        return self._shaped(self._numbers(of_view(cast(GreatWallView, view))))

    def see(self, view: View) -> Blocks:
        great_wall_view = cast(GreatWallView, view)
        decision = great_wall_view.decision
        offered = () if decision is None else decision.options
        return self._formed(of_view(great_wall_view), offered)

    def see_state(self, state: State, seat: Seat) -> Blocks:
        great_wall_state = cast(GreatWallState, state)
        sight = of_state(great_wall_state, seat)
        return self._formed(sight, great_wall_state.asked.get(seat, ()))

    def write_state(self, state: State, seat: Seat, out: Observation) -> None:
        great_wall_state = cast(GreatWallState, state)
        sight, offered = of_state(great_wall_state, seat), great_wall_state.asked.get(seat, ())
        if self.form == "blocks":
            for name, block in self._shaped(self._numbers(sight)).items():
                out[name][...] = block
        else:
            all_numbers = out["observation" if self.form == "array" else FLAT]
            self._numbers(sight, all_numbers[:NUMBERS])
        if self.by_slot:
            flat = self.form == "flat"
            rows = all_numbers[NUMBERS:].reshape(SLOTS, len(COLUMNS)) if flat else out[OPTIONS]
            self._rows(offered, sight, rows)

    def _formed(self, sight: Sight, offered: Sequence[str]) -> Blocks:
        if self.form == "flat":
            numbers = np.empty(self._flat_size, dtype=np.float32)
            self._numbers(sight, numbers[:NUMBERS])
            if self.by_slot:
                self._rows(offered, sight, numbers[NUMBERS:].reshape(SLOTS, len(COLUMNS)))
            return {FLAT: numbers}
        numbers = self._numbers(sight)
        seen: dict[str, Any] = {"observation": numbers} if self.form == "array" else self._shaped(numbers)
        if self.by_slot:
            seen[OPTIONS] = np.empty((SLOTS, len(COLUMNS)), dtype=np.uint8)
            self._rows(offered, sight, seen[OPTIONS])
        return seen

    def _rows(self, offered: Sequence[str], sight: Sight, out: Floats | Bytes) -> None:
        """A row for each option that is offered, zeros behind the last; as floats each number from 0 to 1."""
        known = rows_for(sight.s.n, sight.me, out.dtype.str)
        n = len(offered)
        known.take([NUMBER_OF[token] for token in offered], axis=0, out=out[:n], mode="clip")
        out[n:] = 0

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what was written."""
        return self.__dict__ | {"_writer": Writer()}

    @property
    def _flat_size(self) -> int:
        return NUMBERS + SLOTS * len(COLUMNS) if self.by_slot else NUMBERS

    def boxes(self) -> dict[str, spaces.Space[Any]]:
        from gymnasium import spaces

        boxes = super().boxes()
        if self.form == "flat":
            boxes[FLAT] = self._box((self._flat_size,))
        elif self.by_slot:
            high = np.broadcast_to(VALUES - 1, (SLOTS, len(COLUMNS)))
            boxes[OPTIONS] = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        return boxes

    def join(self, blocks: Blocks) -> Floats:
        """The blocks concatenated in the order of the layout."""
        return np.concatenate([blocks[name].ravel() for name in self.shapes])

    def legal(self, decision: Decision) -> Sequence[int]:
        return self.legal_of(decision.options)

    def legal_of(self, offered: Sequence[str]) -> Sequence[int]:
        """The actions that mean these options, in their order."""
        return range(len(offered)) if self.by_slot else [NUMBER_OF[token] for token in offered]

    def mask_of(self, offered: Sequence[str]) -> Mask:
        """A one for each of these options."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if self.by_slot:
            mask[: len(offered)] = 1
        else:
            mask[[NUMBER_OF[token] for token in offered]] = 1
        return mask

    def token(self, decision: Decision, action: int) -> str | None:
        return self.token_of(decision.options, action)

    def token_of(self, offered: Sequence[str], action: int) -> str | None:
        """The choice that an action means where these are offered."""
        if not self.by_slot:
            return TOKENS[action]
        return offered[action] if action < len(offered) else None

    def action(self, decision: Decision, token: str) -> int:
        return list(decision.options).index(token) if self.by_slot else NUMBER_OF[token]
