"""Summer: Overseer Income, Shame for Chi, and the Command cards: take them back, or Honor for them."""

from __future__ import annotations

from mandate.core.flow import NO_ONE, Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import BETRAYAL
from mandate.games.great_wall.cards.vocabulary import Trigger, Window
from mandate.games.great_wall.rules.causes import Cause, Why
from mandate.games.great_wall.rules.city.goods import honor
from mandate.games.great_wall.rules.city.production import summer_income
from mandate.games.great_wall.rules.coop.event_deck import events_answer
from mandate.games.great_wall.rules.effects.tactics import open_window
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.course import Began
from mandate.games.great_wall.rules.events.decks import Took
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.steps import step
from mandate.games.great_wall.views import targets
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, text

RECLAIM, HONOR = "reclaim", "honor"


def _begin(s: GreatWallState, _frame: Frame) -> None:
    s.emit(Began, "summer", s.year)
    events_answer(s, Trigger.ON_SUMMER)


def _income(s: GreatWallState, _frame: Frame) -> None:
    step(s, "summer", "income")
    for seat in reversed(s.persons()):
        fire(s, Trigger.ON_INCOME, seat)
    summer_income(s, s.persons())


def _window(s: GreatWallState, _frame: Frame) -> None:
    open_window(s, Window.SUMMER_INCOME, s.tea)


def _shame(s: GreatWallState, _frame: Frame) -> None:
    step(s, "summer", "penance")
    s.shame_paid = [0] * s.clans
    for seat in reversed(s.persons()):
        s.push(FrameKind.CONTRITION, seat)


def _ask_shame(s: GreatWallState, frame: Frame) -> None:
    s.push(FrameKind.PENANCE, frame.seat, paid=True, n=0)


def _after_shame(s: GreatWallState, frame: Frame) -> None:
    if s.shame_paid[frame.seat]:
        fire(s, Trigger.ON_DISCARD_SHAME, frame.seat)


def _discard(s: GreatWallState, _frame: Frame) -> None:
    """A person's card goes to the discards, Qin Jiushao's onto a pile of his own, the Reed Clan's back."""
    for seat in s.lineup.all_clans:
        if s.card[seat] and seat < s.n:
            s.discard[seat].append(s.card[seat])
        elif s.card[seat] and seat == s.jiushao:
            s.solo_pile.append(s.card[seat])
        s.card[seat] = ""
    s.track = [NO_ONE] * len(s.track)
    s.open_cards = 0


def _reclaim(s: GreatWallState, _frame: Frame) -> None:
    step(s, "summer", "reclaim")
    if s.coop:
        return  # cards come back only with Walls that are built
    for seat in reversed(s.persons()):
        s.push(FrameKind.RECLAIM, seat)


def _options(s: GreatWallState, frame: Frame) -> list[str]:
    return [RECLAIM, HONOR] if s.discard[frame.seat] else []


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    """Betrayal counts for Honor in every Summer."""
    seat = frame.seat
    if choice == RECLAIM:
        back = _back(s, seat)
        s.hand[seat] = sorted(s.hand[seat] + back)
        s.discard[seat] = [card for card in s.discard[seat] if card == BETRAYAL]
        for card in back:
            s.emit_caused(Cause(Why.RECLAIM), Took, seat, card, "hand")
    else:
        honor(s, seat, s.box.numbers["discard_honor"] * len(s.discard[seat]), Cause(Why.DISCARDS))
    fire(s, Trigger.ON_RECLAIM, seat, reclaimed=int(choice == RECLAIM))


def _back(s: GreatWallState, seat: Clan) -> list[str]:
    """The Command cards that come back into the hand; Betrayal never does."""
    return [card for card in s.discard[seat] if card != BETRAYAL]


def _label(s: GreatWallState, frame: Frame, token: str) -> Text:
    if token == HONOR:
        return text("choice-gw-reclaim-honor", n=s.box.numbers["discard_honor"] * len(s.discard[frame.seat]))
    back = _back(s, frame.seat)
    return text("choice-gw-reclaim", cards=names.cards(s.box, back) if back else text("gw-board-none"))


def _targets(s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
    return targets.cards(_back(s, frame.seat) if token == RECLAIM else s.discard[frame.seat])


KINDS: Kinds[GreatWallState] = {
    FrameKind.SUMMER: Steps(
        (
            ("begin", _begin),
            ("income", _income),
            ("window", _window),
            ("shame", _shame),
            ("discard", _discard),
            ("reclaim", _reclaim),
        )
    ),
    FrameKind.CONTRITION: Steps((("ask", _ask_shame), ("after", _after_shame))),
    FrameKind.RECLAIM: Ask(_options, _answer, telling=telling("gw.summer.reclaim", _label, targets=_targets)),
}
