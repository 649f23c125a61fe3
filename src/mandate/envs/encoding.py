"""From a view to arrays, and from a number to a choice: what every library of environments is built on.

An encoding knows one game with its options. It reads views and nothing else, so that an observation cannot
hold what its seat may not know.
"""

from __future__ import annotations

import math
import operator
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, get_args

import numpy as np
import numpy.typing as npt

from mandate.core.game import Decision, Seat, State, View
from mandate.envs.layout import Floats

if TYPE_CHECKING:
    from gymnasium import spaces  # needed by those who ask for spaces only

Mask: TypeAlias = npt.NDArray[np.int8]
Blocks: TypeAlias = dict[str, Floats]
Observation: TypeAlias = dict[str, Any]
Form: TypeAlias = Literal["array", "blocks", "flat"]
FLAT = "observations"  # what RLlib's module for action masks calls them


IDLE = 0  # what the mask of a seat that is not asked allows: its action is not read


class Encoding(ABC):
    """The arrays of a game.

    `form`: one array under `observation`; each block under its name; or all numbers in a row under
    `observations`, for networks without convolutions.
    """

    low: ClassVar[float] = 0.0
    high: ClassVar[float] = 1.0
    actions: int  # how many numbers an action can be
    shapes: Mapping[str, tuple[int, ...]]  # of the blocks

    def __init__(self, form: Form = "array") -> None:
        self.form = one_of("observations", form, get_args(Form))

    @abstractmethod
    def blocks(self, view: View) -> Blocks:
        """What this view's seat knows, by the names of the layout."""

    @abstractmethod
    def join(self, blocks: Blocks) -> Floats:
        """All blocks in one array."""

    @property
    @abstractmethod
    def shape(self) -> tuple[int, ...]:
        """Of that array."""

    @abstractmethod
    def legal(self, decision: Decision) -> Sequence[int]:
        """The actions that mean its options, in their order."""

    @abstractmethod
    def token(self, decision: Decision, action: int) -> str | None:
        """The choice that an action means, offered or not; None if it means nothing."""

    @abstractmethod
    def action(self, decision: Decision, token: str) -> int:
        """The action that means this choice, one of the decision's options."""

    def see(self, view: View) -> Blocks:
        """What this view's seat knows, in the requested form."""
        return self.formed(self.blocks(view))

    def see_state(self, state: State, seat: Seat) -> Blocks:
        """The same, read off a game; an encoding may do it without making the view."""
        return self.see(state.view(seat))

    def write_state(self, state: State, seat: Seat, out: Observation) -> None:
        """The same, written over arrays that are there."""
        for name, array in self.see_state(state, seat).items():
            out[name][...] = array

    def formed(self, blocks: Blocks) -> Blocks:
        """One array, the blocks as they are, or all their numbers in a row."""
        if self.form == "flat":
            return {FLAT: np.concatenate([blocks[name].ravel() for name in self.shapes])}
        return {"observation": self.join(blocks)} if self.form == "array" else blocks

    def observe(self, view: View) -> Observation:
        """What a seat sees, as arrays."""
        return {**self.see(view), "action_mask": self.mask(view.decision)}

    def mask(self, decision: Decision | None) -> Mask:
        """A one for each action that is legal now.

        For a seat that is not asked it allows `IDLE`, which is not read: a mask without a one would make a
        policy's probabilities nonsense.
        """
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[IDLE if decision is None else self.legal(decision)] = 1
        return mask

    def space(self) -> spaces.Dict:
        """The shape of what `observe` gives."""
        from gymnasium import spaces

        return spaces.Dict({**self.boxes(), "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def boxes(self) -> dict[str, spaces.Space[Any]]:
        """The spaces of what `see` gives."""
        if self.form == "array":
            return {"observation": self._box(self.shape)}
        if self.form == "flat":
            return {FLAT: self._box((sum(map(math.prod, self.shapes.values())),))}
        return {name: self._box(shape) for name, shape in self.shapes.items()}

    def action_space(self) -> spaces.Discrete:
        """The numbers of all choices that there are."""
        from gymnasium import spaces

        return spaces.Discrete(self.actions)

    def _box(self, shape: tuple[int, ...]) -> spaces.Box:
        from gymnasium import spaces

        return spaces.Box(self.low, self.high, shape, np.float32)

    def number(self, action: object) -> int:
        """An action as it was given, as a plain number; a clear error for anything else."""
        try:
            if isinstance(action, np.ndarray) and action.shape != ():
                raise TypeError
            if isinstance(action, bool | np.bool_):
                raise TypeError
            number = operator.index(action.item() if isinstance(action, np.ndarray) else action)  # type: ignore[arg-type]  # refused below
        except TypeError:
            shown = f"{action!r} ({type(action).__name__})"
            raise TypeError(
                f"an action is one whole number from 0 to {self.actions - 1}, not {shown}"
            ) from None
        if not 0 <= number < self.actions:
            raise ValueError(f"an action is one whole number from 0 to {self.actions - 1}, not {number}")
        return number


def one_of(name: str, value: Any, known: tuple[str, ...]) -> Any:
    """A setting of an environment, or a clear error."""
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(map(repr, known))}, not {value!r}")
    return value


def whole(name: str, value: Any, least: int) -> int:
    """A setting that is a number, or a clear error."""
    message = f"{name} is a whole number from {least}, not {value!r}"
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(message) from None
    if number < least:
        raise ValueError(message)
    return number
