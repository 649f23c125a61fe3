"""What stories of the co-op game need beside the stage: Requests on the board, Events in force."""

from __future__ import annotations

from dataclasses import replace

from tests.games.great_wall.stories.staging import Table


def together(*demanded: str, players: int = 3, year: int = 2) -> Table:
    """An almost empty co-op table with these Requests on the board."""
    t = Table(players, year, coop=True)
    demand(t, *demanded)
    return t


def demand(t: Table, *cards: str) -> None:
    """These Requests lie on the board; the others of the deck follow in their usual order."""
    slots = t.s.lineup.slots
    rest = [card for card in t.s.lineup.requests if card not in cards]
    shown = [*cards, *[""] * (slots - len(cards))]
    t.s.deal = replace(t.s.deal, requests=(*cards, *rest))
    t.s.requests, t.s.drawn = shown, len(cards)


def in_force(t: Table, *cards: str) -> None:
    """These Events were revealed in earlier Years."""
    rest = [card for card in t.s.lineup.events if card not in cards]
    t.s.deal = replace(t.s.deal, events=(*cards, *rest))
    t.s.events = list(cards)


def happen(t: Table, card: str) -> None:
    """The Event step reveals this one."""
    rest = [other for other in t.s.lineup.events if other != card and other not in t.s.events]
    t.s.deal = replace(t.s.deal, events=(*t.s.events, card, *rest))
    t.begin("event")


def fulfilment(t: Table) -> None:
    t.begin("fulfilment")


def agree(t: Table, card: str) -> None:
    """The highest player proposes it, and everybody agrees."""
    t.play(f"{t.s.tea[0]} {card}")
    for _ in range(t.s.n):
        if t.question == "consent":
            (seat,) = t.s.asked
            t.play(f"{seat} agree")
