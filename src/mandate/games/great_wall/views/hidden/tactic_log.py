"""The log of Tactic cards drawn, as a seat knows it: what every hidden draw in it may have been.

A card that left a hand was one of those drawn into it, from a deck whose cards are known.
"""

from __future__ import annotations

from collections import Counter

from mandate.core.rng import Chance
from mandate.games.great_wall.rules.deal import HIDDEN, Deal
from mandate.games.great_wall.rules.effects.tactics import SHUFFLED as DECK_MADE
from mandate.games.great_wall.rules.effects.tactics import left_by
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.views.view import GreatWallView


class _Log:
    """The log of draws in slots: each slot is a draw, with the deck it came from and who drew it."""

    def __init__(self, view: GreatWallView) -> None:
        self.face: list[str | None] = []
        self.deck_of: list[int] = []
        self.owner: list[int] = []
        # cards of each deck not yet given to a slot
        self.left: list[Counter[str]] = [Counter(lineup_for(view.options).tactics)]
        self.leaving: list[tuple[int, str, list[int]]] = []  # seat, card, slots it may have been
        discards: Counter[str] = Counter()
        held: dict[int, list[int]] = {}
        for who, card in view.draws:
            if who == DECK_MADE:
                self.left.append(discards)
                discards = Counter()
            elif who < 0:
                discards[card] += 1
                if left_by(who) != view.seat:
                    self.leaving.append((left_by(who), card, list(held[left_by(who)])))
            else:
                held.setdefault(who, []).append(len(self.face))
                self.owner.append(who)
                self.deck_of.append(len(self.left) - 1)
                self.face.append(None if card == HIDDEN else card)
                if card != HIDDEN:
                    self.left[-1][card] -= 1
        self.gone: set[int] = set()

    def place(self, at: int, chance: Chance) -> bool:
        """Give each card that left another hand a slot, from the `at`-th on; False where none fits."""
        if at == len(self.leaving):
            return all(self._enough())
        _, card, slots = self.leaving[at]
        free = [slot for slot in slots if self.face[slot] is None]
        decks = sorted({self.deck_of[slot] for slot in free if self.left[self.deck_of[slot]][card] > 0})
        chance.shuffle(decks)
        for deck in decks:
            slot = chance.choose([slot for slot in free if self.deck_of[slot] == deck])
            self.face[slot] = card
            self.gone.add(slot)
            self.left[deck][card] -= 1
            if self.place(at + 1, chance):
                return True
            self.face[slot] = None
            self.gone.discard(slot)
            self.left[deck][card] += 1
        return False

    def _enough(self) -> list[bool]:
        return [min(left.values(), default=0) >= 0 for left in self.left]


def redraw_tactics(view: GreatWallView, chance: Chance) -> tuple[list[list[str]], list[list[str]]]:
    """Every deck so far from its top, and the hands."""
    log = _Log(view)
    fits = log.place(0, chance)
    assert fits, "the view fits no deal"
    pools = [list(left.elements()) for left in log.left]
    decks: list[list[str]] = [[] for _ in pools]
    for pool in pools:
        chance.shuffle(pool)
    hands: list[list[str]] = [[] for _ in view.hand_sizes]
    for slot, face in enumerate(log.face):
        card = face if face is not None else pools[log.deck_of[slot]].pop()
        decks[log.deck_of[slot]].append(card)
        if slot not in log.gone and log.owner[slot] != view.seat:
            hands[log.owner[slot]].append(card)
    if view.seat is not None:
        hands[view.seat] = list(view.tactics)
    for deck, pool in zip(decks, pools, strict=True):
        deck += pool
    return decks, [sorted(hand) for hand in hands]


def with_faces(view: GreatWallView, deal: Deal) -> list[tuple[int, str]]:
    """The log with every face in it."""
    draws: list[tuple[int, str]] = []
    epoch, at = 0, 0
    for who, card in view.draws:
        if who == DECK_MADE:
            epoch, at = epoch + 1, 0
        elif who >= 0:
            card = (deal.orders[f"T{epoch}"] if epoch else deal.tactics)[at]
            at += 1
        draws.append((who, card))
    return draws
