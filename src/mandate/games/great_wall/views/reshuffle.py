"""A deal with what no seat has met yet drawn again, to continue from a position.

Hands, what lies face down, and what scouts have seen stay as they are; so does the Section on the back of the
top Horde card. Decks that were made of discards are named in `orders`, so that the deal has a new word for
the shuffles to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mandate.games.great_wall.rules.army.scouting import BACK, fill
from mandate.games.great_wall.rules.city.court import SHUFFLED as ADVISORS_SHUFFLED
from mandate.games.great_wall.rules.deal import HIDDEN
from mandate.games.great_wall.rules.effects.tactics import SHUFFLED as TACTICS_SHUFFLED

if TYPE_CHECKING:
    from mandate.core.game import Json
    from mandate.core.rng import Chance
    from mandate.games.great_wall.rules.state import GreatWallState


def reshuffled(s: GreatWallState, chance: Chance) -> Json:
    """The setup of a game in which the same choices lead here: the same hands, other cards to come."""
    deal = s.deal
    advisors = _epochs((card, card == ADVISORS_SHUFFLED) for card in s.advisor_log)
    tactics = _epochs((card, who == TACTICS_SHUFFLED) for who, card in s.draws if who >= 0 or not card)
    hordes = _hordes(s, chance)
    orders = {f"H{epoch}": cards for epoch, cards in enumerate(hordes) if epoch}
    later = {"A": (advisors, s.advisor_deck), "T": (tactics, s.tactic_deck)}
    for name, (epochs, deck) in later.items():
        for epoch, cards in enumerate(epochs[1:], 1):
            orders[f"{name}{epoch}"] = cards
        if len(epochs) > 1:
            orders[f"{name}{len(epochs) - 1}"] += _shuffled(deck, chance)
    made = replace(
        deal,
        hordes=hordes[0],
        advisors=_tail(deal.advisors, 0 if s.advisor_epoch else len(s.advisor_deck), chance),
        tactics=_tail(deal.tactics, 0 if s.tactic_epoch else len(s.tactic_deck), chance),
        solo=_tail(deal.solo, len(s.solo_deck), chance),
        requests=_tail(deal.requests, len(deal.requests) - s.drawn, chance),
        events=_tail(deal.events, len(deal.events) - len(s.events), chance),
        later=f"{chance.word():016x}{chance.word():016x}",
        orders=orders,
    )
    return made.to_json()


def _epochs(log: Iterable[tuple[str, bool]]) -> list[tuple[str, ...]]:
    """The cards that came from each deck, in order; a mark stands where discards became one."""
    epochs: list[list[str]] = [[]]
    for card, is_mark in log:
        if is_mark:
            epochs.append([])
        else:
            epochs[-1].append(card)
    return [tuple(cards) for cards in epochs]


def _shuffled(cards: Sequence[str], chance: Chance) -> tuple[str, ...]:
    mixed = list(cards)
    chance.shuffle(mixed)
    return tuple(mixed)


def _tail(cards: tuple[str, ...], left: int, chance: Chance) -> tuple[str, ...]:
    """A deck of which so many cards have not come up yet."""
    kept = len(cards) - left
    return (*cards[:kept], *_shuffled(cards[kept:], chance))


def _hordes(s: GreatWallState, chance: Chance) -> list[tuple[str, ...]]:
    """Every Horde deck so far as it was dealt, from its top."""
    scouted = {place for look in s.scouts for place in look.places}
    met = s.shown
    for seen in s.scouted:
        met |= seen
    free = {place for place in s.horde_deck if place not in scouted and not met >> place & 1}
    decks = [s.deal.hordes]
    for epoch, pile in enumerate(s.horde_piles, 1):
        decks.append(tuple(reversed(s.deal.shuffled("H", epoch, pile))))
    first, dealt = 0, []
    for deck in decks:
        known = [
            card if place not in free else BACK + card[-1] if s.topped >> place & 1 else HIDDEN
            for place, card in enumerate(deck, first)
        ]
        dealt.append(fill(known, deck, chance))
        first += len(deck)
    return dealt
