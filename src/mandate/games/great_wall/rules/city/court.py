"""Advisors and Clerks to be hired, the display, and the Tea track."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import G
from mandate.games.great_wall.cards.vocabulary import Stat
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why
from mandate.games.great_wall.rules.city.goods import pay
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.events.decks import Dismissed, Displayed, Took
from mandate.games.great_wall.rules.events.places import TeaMoved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE, SUPPORT
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, the_card
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import card_text, counted, naming_card, telling
from mandate.lang.text import Text, text

CLERK = "clerk"
SHUFFLED = "*"


def refill(s: GreatWallState) -> None:
    """Fill the display from the deck; its discards become a new deck when it is empty."""
    while len(s.display) < s.box.numbers["advisor_display"]:
        if not s.advisor_deck:
            if not s.advisor_discard:
                return
            s.advisor_epoch += 1
            s.advisor_deck = s.deal.shuffled("A", s.advisor_epoch, s.advisor_discard)
            s.advisor_discard = []
            s.advisor_log.append(SHUFFLED)
        s.display.append(s.advisor_deck.pop())
        s.advisor_log.append(s.display[-1])
        s.emit(Displayed, s.display[-1])


def clerk_price(s: GreatWallState, seat: Clan, disc: int) -> int:
    return max(s.box.clerk_price - disc + stat(s, seat, Stat.COST_CLERK), 0)


def advisor_price(s: GreatWallState, seat: Clan, disc: int) -> int:
    after = len(s.advisors[seat]) + len(s.supporting[seat]) + 1
    return max(after - disc + stat(s, seat, Stat.COST_ADVISOR), 0)


# --- hiring: up to `n` times, a Clerk or an Advisor (`only` one of them, where a card says so) --------


def hire(s: GreatWallState, seat: Clan, n: int, *, disc: int = 0, only: str = "") -> None:
    s.push(FrameKind.HIRE, seat, n=n, disc=disc, only=only)


def hire_options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Hire = frame.data
    data, seat = held, frame.seat
    if not data["n"]:
        return []
    gold = s.res[seat][G]
    options: list[str] = []
    can_clerk = s.clerk_new[seat] and gold >= clerk_price(s, seat, data["disc"])
    if data["only"] != "advisor" and can_clerk:
        options.append(CLERK)
    if data["only"] != CLERK and gold >= advisor_price(s, seat, data["disc"]):
        options += [card + use for card in s.display for use in ("", SUPPORT)]
    return [*options, DONE] if options else []


def _hire_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Hire = frame.data
    data, seat = held, frame.seat
    if choice == DONE:
        return
    data["n"] -= 1
    s.stack.append(frame)
    if choice == CLERK:
        pay(s, seat, G, clerk_price(s, seat, data["disc"]), Cause(Why.HIRE, CLERK))
        s.clerk_new[seat] -= 1
        s.clerk_pool[seat] += 1
        s.emit(Took, seat, CLERK, "pool")
        return
    card = choice.removesuffix(SUPPORT)
    pay(s, seat, G, advisor_price(s, seat, data["disc"]), Cause(Why.HIRE, card))
    s.display.remove(card)
    (s.supporting if choice != card else s.advisors)[seat].append(card)
    s.emit(Took, seat, card, "supporting" if choice != card else "active")
    refill(s)


def _refresh_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Count = frame.data
    return [*s.display, DONE] if data["n"] and s.display else []


def _refresh_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Count = frame.data
    if choice == DONE:
        return
    data["n"] -= 1
    s.stack.append(frame)
    discard(s, frame.seat, choice)


def discard(s: GreatWallState, seat: Clan, card: str) -> None:
    """An Advisor leaves the display; the others slide to the left, and a new one follows."""
    s.emit(Dismissed, seat, card)
    s.display.remove(card)
    s.advisor_discard.append(card)
    refill(s)


# --- the Tea track ------------------------------------------------------------------------------------


def tea_up(s: GreatWallState, seat: Clan, steps: int, cause: Cause = UNKNOWN) -> None:
    at = s.tea.index(seat)
    to = max(at - steps, 0)
    if to != at:
        s.tea.insert(to, s.tea.pop(at))
        s.emit_caused(cause, TeaMoved, tuple(s.tea))


# --- as people read it --------------------------------------------------------------------------------


def _hire_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    data: frames.Hire = frame.data
    seat, disc = frame.seat, data["disc"]
    if token == CLERK:
        return text("choice-gw-hire-clerk", price=clerk_price(s, seat, disc))
    card = token.removesuffix(SUPPORT)
    message = "choice-gw-hire-active" if card == token else "choice-gw-hire-supporting"
    return text(message, card=names.card(s.box, card), price=advisor_price(s, seat, disc))


def _hire_targets(s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.POOL, CLERK) if token == CLERK else the_card(s, frame, token)


KINDS: Kinds[GreatWallState] = {
    FrameKind.HIRE: Ask(
        hire_options,
        _hire_answer,
        telling=telling("gw.embassy", _hire_label, title=counted, targets=_hire_targets, detail=card_text),
    ),
    FrameKind.REFRESH: Ask(
        _refresh_options,
        _refresh_answer,
        telling=telling(
            "gw.spring.advisors", naming_card("choice-gw-refresh"), targets=the_card, detail=card_text
        ),
    ),
}
