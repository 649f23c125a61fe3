"""A Python function as a player: `agent:MODULE:FUNCTION`.

The function is given a view and a decision, and returns one of the decision's options; or it is a class, made
with a seed, whose objects have such a method `choose`. Modules are looked for where Python looks, and in the
folder that one is in.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from mandate.core.errors import Code, Malformed
from mandate.core.packages import load, reason_of

if TYPE_CHECKING:
    from mandate.core.game import Decision, View


class AgentPlayer:
    """A seat's player, played by a function."""

    def __init__(self, place: str, seed: int | str | None = None) -> None:
        self.place = place
        module, _, attribute = place.partition(":")
        if not module or not attribute:
            raise self._unable("agent:MODULE:FUNCTION")
        if (here := os.getcwd()) not in sys.path:
            sys.path.append(here)
        try:
            found = load(place)
            made = found(seed) if isinstance(found, type) else found
        except Exception as error:  # whatever a stranger's module does when it is imported
            raise self._unable(reason_of(error)) from error
        self._choose = getattr(made, "choose", made)
        if not callable(self._choose):
            raise self._unable(f"{attribute} is no function")

    def choose(self, view: View, decision: Decision) -> str:
        """What the function answers; refused where it is none of the options."""
        choice = self._choose(view, decision)
        if choice not in decision.options:
            raise self._unable(f"{choice!r} is none of the options of {decision.kind}")
        return str(choice)

    def _unable(self, reason: str) -> Malformed:
        return Malformed(Code.BAD_AGENT, agent=f"agent:{self.place}", reason=reason)
