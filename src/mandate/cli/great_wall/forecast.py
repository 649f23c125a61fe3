"""What a choice leads to later, beside what it brings at once: Clerks go to Locations, cards are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.games.great_wall.clerks import can_activate, clerks_at, there
from mandate.games.great_wall.numbers import CARDS, CODE_AT, MADE_AT, SHAMEFUL
from mandate.games.great_wall.sketch import sketch
from mandate.games.great_wall.vocabulary import RESOURCES

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.view import GreatWallView

CLERK_MOVES = ("clerks", "reed.move")


def about(view: GreatWallView, words: Words, token: str) -> list[str]:
    """Sentences; none where there is nothing to add."""
    kind = view.decision.kind if view.decision else ""
    if kind == "fall.choose" and token in CARDS.commands:
        return [words.text(token)]
    if kind in CLERK_MOVES and token not in ("done", "envoy"):
        return _clerk(view, words, token)
    if kind in ("activation", "advanced") and token in CODE_AT:
        return [words("gw-place-does", place=token)]
    return []


def _clerk(view: GreatWallView, words: Words, token: str) -> list[str]:
    """What the Location does, whether it will activate, what it gives, and whether it brings Shame."""
    s, decision = sketch(view), view.decision
    assert decision is not None
    seat = int(decision.seat)
    mover = s.reed if decision.kind == "reed.move" else seat
    start, dash, end = token.partition("-")
    place = CODE_AT[end if dash else start]
    if dash:
        s.at[CODE_AT[start] * s.clans + mover] -= 1
    s.at[place * s.clans + mover] += 1
    said = [words("gw-place-does", place=end if dash else start)]
    if not can_activate(s, place):
        return [*said, words("gw-forecast-waits", n=s.spots[place] - clerks_at(s, place))]
    said.append(words("gw-forecast-activates"))
    at = place * s.clans + seat
    if place < MADE_AT and s.at[at]:
        gained = s.at[at] + s.level[at]
        said.append(words("gw-forecast-gain", goods=words.amount(gained, RESOURCES[place])))
    if SHAMEFUL[place] and there(s, place) == [seat]:
        said.append(words("gw-forecast-shame"))
    return said
