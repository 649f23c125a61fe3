"""Qin's hints and results as sentences in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.words import Words as TableWords

if TYPE_CHECKING:
    from mandate.core.game import Outcome
    from mandate.players.advice import Advice


class Words(TableWords):
    """The catalog in one language, for one table of Qin."""

    def hint(self, advice: Advice) -> str:
        """The best placements that a search found, with the chance that each gives."""
        listed = [
            self("play-hint-one", token=listed.choice, chance=round(100 * (listed.value or 0.0)))
            for listed in advice.suggestions
        ]
        return self("play-hint", simulations=advice.simulations, placements=", ".join(listed))

    def left_over(self, outcome: Outcome) -> str:
        """How many pagodas each seat has left."""
        parts = (
            self("play-left-over-one", player=name, pagodas=left)
            for name, left in zip(self.names, outcome.scores, strict=True)
        )
        return self("play-left-over", list=", ".join(parts))
