"""Two who play: one that knows no game at all, and one that knows Lantern Night."""

from lantern_night.rules import LANTERNS, LanternView
from mandate.core.game import Decision, View


class Daring:
    """Takes the last option, whatever it is."""

    def __init__(self, seed: int | str | None = None) -> None:
        del seed  # nothing is left to chance

    def choose(self, view: View, decision: Decision) -> str:
        del view
        return decision.options[-1]


class Moth(Daring):
    """The brighter the lantern, the higher the card."""

    def choose(self, view: View, decision: Decision) -> str:
        assert isinstance(view, LanternView)
        return decision.options[(len(decision.options) - 1) * (view.lit[-1] - 1) // (LANTERNS - 1)]
