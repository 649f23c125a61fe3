"""A Python function as a player: `agent:MODULE:FUNCTION`.

The function is given a view and a decision, and returns one of the decision's options; or it is a class, made
with a seed, whose objects have such a method `choose`. Modules are looked for where Python looks, and in the
folder that one is in.
"""

from __future__ import annotations

import os
import sys
import traceback
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
            agent = load(place)
            made = agent(seed) if isinstance(agent, type) else agent
        except Exception as error:  # a foreign module may raise anything on import
            raise self._unable(reason_of(error)) from error
        self._choose = getattr(made, "choose", made)
        if not callable(self._choose):
            raise self._unable(f"{attribute} is no function")

    def choose(self, view: View, decision: Decision) -> str:
        """The function's answer; refused if it is not one of the options."""
        try:
            choice = self._choose(view, decision)
            offered = choice in decision.options
        except Exception as error:  # a foreign function may raise anything
            raise self._unable(f"{reason_of(error)}{_where(error)}") from error
        if not offered:
            raise self._unable(f"{choice!r} is not an option of {decision.kind}")
        return str(choice)

    def _unable(self, reason: str) -> Malformed:
        return Malformed(Code.BAD_AGENT, agent=f"agent:{self.place}", reason=reason)


def _where(error: Exception) -> str:
    """The place of an error, as editors jump to it: the innermost one in the file that the function is in.

    Nothing of one that could not even be called.
    """
    frames = traceback.extract_tb(error.__traceback__)[1:]  # the first one is ours
    own = [frame for frame in frames if frame.filename == frames[0].filename]
    return f" ({own[-1].filename}:{own[-1].lineno})" if own else ""
