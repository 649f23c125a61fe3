"""What a game brings to the week's deal: its options, who sits on the other seats, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mandate.core.game import Seat, State


@dataclass(frozen=True, slots=True)
class Weekly:
    """A person on the first seat against levels, or alone, on one deal for everyone.

    `lead`: by how much the seat is ahead; on this, after a win or a loss, the results are ordered. `even`: a
    lead up to this is drawn as level.
    """

    lead: Callable[[State, Seat], int]
    even: int
    opponents: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
