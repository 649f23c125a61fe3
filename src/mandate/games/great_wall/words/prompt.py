"""The Great Wall as plain text: the tidy facts of its tabletop, and all cards with their texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from mandate.core.prompt import Prompt, in_lines
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.words import cards, names

if TYPE_CHECKING:
    from mandate.core.prompt import Tell
    from mandate.core.view import View
    from mandate.lang.text import Fact

# groups that a compact look leaves out: their cards are named elsewhere in it, and the rules have their texts
LOOKED_UP = {"gw-cards-command", "gw-cards-supporting"}


class GreatWallPrompt(Prompt):
    """Its cards are looked up by their ids or words."""

    def cards(self, options: Mapping[str, Any]) -> Iterable[tuple[str, Fact, Fact]]:
        lineup = lineup_for(options)
        box, printed = lineup.box, lineup.box.cards
        decks: list[Iterable[str]] = [
            printed.commands, printed.generals, printed.advisors, printed.tactics, printed.horde_types,
            *((printed.requests, printed.events) if lineup.coop is not None else (printed.artifacts,)),
        ]  # fmt: skip
        for deck in decks:
            for card in deck:
                said = cards.text(box, card, options["players"])
                if said is not None:
                    yield card, names.card(box, card), said

    def leaves_out(self, clause: str, options: Mapping[str, Any]) -> bool:
        lineup = lineup_for(options)
        played = {"reed": lineup.reed >= 0, "solo": lineup.jiushao >= 0, "coop": lineup.coop is not None}
        return clause.startswith(tuple(f"gw.{part}." for part, here in played.items() if not here))

    def table(self, view: View, tell: Tell, *, full: bool) -> list[str]:
        groups = view.tidy()
        if not full:
            groups = tuple(group for group in groups if getattr(group.title, "id", "") not in LOOKED_UP)
        return in_lines(groups, tell)


PROMPT = GreatWallPrompt()
