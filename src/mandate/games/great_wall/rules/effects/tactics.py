"""Tactic cards: drawing, the hand limit, and the seven windows in which they may be played.

Whether a seat is asked depends on how many cards it holds, which is public, and never on which cards.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Any

from mandate.core.errors import Refused
from mandate.core.flow import END, Ask, Frame, Kinds, Steps
from mandate.games.great_wall.cards.numbers import C
from mandate.games.great_wall.cards.vocabulary import Stat, Trigger, Window
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why, of_card
from mandate.games.great_wall.rules.city.goods import TACTIC, chi, offer, pay
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.decks import DrewTactic, LeftHand
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import BOOST, PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import the_card
from mandate.games.great_wall.words import cards, names
from mandate.games.great_wall.words.questions import card_text, naming_card, telling
from mandate.lang.text import Text, text

SHUFFLED = 99  # in the log of draws: the discards became a new deck


def left_by(seat: int) -> int:
    """In the log of draws: the seat's card left its hand; the same leads back to the seat."""
    return -1 - seat


def draw(s: GreatWallState, seat: Clan, n: int, cause: Cause = UNKNOWN) -> None:
    """Cards that may be declined where the table allows it."""
    if s.offers is None:
        draw_now(s, seat, n, cause)
    elif n > 0 and (s.tactic_deck or s.tactic_discard):
        offer(s, seat, TACTIC, n, cause)


def draw_now(s: GreatWallState, seat: Clan, n: int, cause: Cause = UNKNOWN) -> None:
    for _ in range(n):
        if not s.tactic_deck:
            if not s.tactic_discard:
                break
            s.tactic_epoch += 1
            s.tactic_deck = s.deal.shuffled("T", s.tactic_epoch, s.tactic_discard)
            s.tactic_discard = []
            s.draws.append((SHUFFLED, ""))
        card = s.tactic_deck.pop()
        insort(s.tactics[seat], card)
        s.draws.append((seat, card))
        s.emit_caused(cause, DrewTactic, seat, card)
    if len(s.tactics[seat]) > hand_limit(s, seat):
        s.push(FrameKind.LIMIT, seat)


def hand_limit(s: GreatWallState, seat: Clan) -> int:
    return s.box.numbers["hand_limit"] + stat(s, seat, Stat.HAND_LIMIT)


def leave(s: GreatWallState, seat: Clan, card: str, how: str, cause: Cause = UNKNOWN) -> None:
    """A card goes from the hand to the discards, where all see it."""
    s.tactics[seat].remove(card)
    s.tactic_discard.append(card)
    s.draws.append((left_by(seat), card))
    s.emit_caused(cause, LeftHand, seat, card, how)


def _limit_options(s: GreatWallState, frame: Frame) -> list[str]:
    hand = s.tactics[frame.seat]
    return list(dict.fromkeys(hand)) if len(hand) > hand_limit(s, frame.seat) else []


def _limit_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    s.stack.append(frame)
    leave(s, frame.seat, choice, "limit", Cause(Why.LIMIT))


# --- windows ------------------------------------------------------------------------------------------


def open_window(s: GreatWallState, window: Window, seats: Sequence[Clan], **facts: Any) -> None:
    """Ask these seats in turn, each for at most one card."""
    if any(s.tactics[seat] for seat in seats):
        s.push(FrameKind.WINDOW, window=window, left=tuple(seats), **facts)


def _window_next(s: GreatWallState, frame: Frame) -> str:
    seat, *rest = frame.data["left"]
    frame.data["left"] = tuple(rest)
    if s.tactics[seat]:
        facts = {name: value for name, value in frame.data.items() if name != "left"}
        s.push(FrameKind.TACTIC, seat, **facts)
    return "next" if rest else END


def _tactic_options(s: GreatWallState, frame: Frame) -> list[str]:
    seat, window = frame.seat, frame.data["window"]
    fitting = [name for name in dict.fromkeys(s.tactics[seat]) if s.box.cards.tactics[name].window == window]
    if not fitting:
        return [PASS]
    from mandate.games.great_wall.rules.effects.possible import any_possible, worth_paying

    options: list[str] = []
    for name in fitting:
        card = s.box.cards.tactics[name]
        if any_possible(s, seat, card.basic, frame.data):
            options.append(name)
        if worth_paying(s, seat, {"C": boost_price(s, seat, name)}, card.boosted, frame.data):
            options.append(name + BOOST)
    options.append(PASS)
    return options


def boost_price(s: GreatWallState, seat: Clan, card: str) -> int:
    return max(s.box.cards.tactics[card].boost_chi + stat(s, seat, Stat.COST_BOOST), 0)


def _tactic_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        return
    seat, name = frame.seat, choice.removesuffix(BOOST)
    boosted = choice != name
    cause = of_card(name)
    leave(s, seat, name, "boosted" if boosted else "basic", cause)
    if boosted:
        pay(s, seat, C, boost_price(s, seat, name), cause)
    facts = {key: value for key, value in frame.data.items() if key != "window"}
    fire(s, Trigger.ON_TACTIC, seat, **facts)
    s.push(FrameKind.EFFECTS, seat, **{**facts, "src": f"{name}/{'boosted' if boosted else 'basic'}", "i": 0})


# --- as people read it --------------------------------------------------------------------------------


def _why_not(s: GreatWallState, frame: Frame, token: str) -> Refused | None:
    name, clause = token.removesuffix(BOOST), "gw.tactic.window"
    card = s.box.cards.tactics.get(name)
    if card is None:
        return None
    if name not in s.tactics[frame.seat]:
        return Refused(GreatWallCode.NO_CARD, clause=clause, card=names.card(s.box, name))
    if card.window != frame.data["window"]:
        return Refused(
            GreatWallCode.WINDOW,
            clause=clause,
            card=names.card(s.box, name),
            window=cards.when_played(s.box, name),
        )
    price = boost_price(s, frame.seat, name)
    if token != name and chi(s, frame.seat) < price:
        return Refused(
            GreatWallCode.BOOST, clause="gw.tactic.boost", card=names.card(s.box, name), price=price
        )
    return Refused(GreatWallCode.NO_EFFECT, clause="gw.tactic.effect", card=names.card(s.box, name))


def _title(s: GreatWallState, frame: Frame) -> Text:
    """In co-op a partner's dying Soldiers open the window for all."""
    window = frame.data["window"]
    anyone = s.coop and window == Window.SOLDIERS_KILLED
    return text("gw-ask-tactic", window=names.window(window, anyone=anyone))


def _label(s: GreatWallState, frame: Frame, token: str) -> Text:
    card = token.removesuffix(BOOST)
    if card == token:
        return text("choice-gw-tactic", card=names.card(s.box, card))
    return text(
        "choice-gw-tactic-boosted", card=names.card(s.box, card), price=boost_price(s, frame.seat, card)
    )


KINDS: Kinds[GreatWallState] = {
    FrameKind.LIMIT: Ask(
        _limit_options,
        _limit_answer,
        always=True,
        telling=telling(
            "gw.tactic.draw", naming_card("choice-gw-discard"), targets=the_card, detail=card_text
        ),
    ),
    FrameKind.WINDOW: Steps((("next", _window_next),)),
    FrameKind.TACTIC: Ask(
        _tactic_options,
        _tactic_answer,
        always=True,
        telling=telling(
            "gw.tactic.window", _label, title=_title, targets=the_card, detail=card_text, why_not=_why_not
        ),
    ),
}
