"""What a seat may know: its own screen, hand and cards, and everything that lies open.

Built up from empty: each open part is named here, and nothing else is copied. Secret are resources behind the
other screens, Tactic cards in other hands, Command cards chosen and not yet revealed, the Supporting Advisors
that were dealt to others, cards that others scouted and how they were put back, and the order of the decks.
Gains and payments are public, so a seat that keeps count knows every total. A view does not keep count: it
carries the totals sealed (`counting`), for `resample` alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from mandate.core import flow
from mandate.core.game import Json, Seat, View
from mandate.games.great_wall.rules.army.scouting import BACK, Scouting
from mandate.games.great_wall.rules.deal import HIDDEN
from mandate.games.great_wall.rules.effects.tactics import SHUFFLED
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.views.hidden.counting import Counted

if TYPE_CHECKING:
    from mandate.core.question import Group, Question
    from mandate.games.great_wall.rules.state import GreatWallState

OPEN = (
    "year", "active", "shame_pool", "shame_boxed", "open_cards", "advisor_epoch", "tactic_epoch",
    "shown", "topped", "honor", "tea", "warehouse", "clerk_pool", "clerk_new", "at", "pool", "shamed",
    "rest", "fire", "walls", "barricades", "level", "overseer", "cover", "horde_shame", "horde_deck",
    "horde_discard", "wounds", "built", "breached", "fired", "majority", "shame_paid", "decided",
    "gone", "track", "scouted", "general", "card", "display", "advisor_discard", "advisor_log",
    "tactic_discard", "used", "promised", "hand", "discard", "advisors", "rows", "claimed",
    "location_track", "solo_pile",
)  # fmt: skip
OPEN_COOP = (
    "drawn", "requests", "fulfilled", "events", "trophies", "sacrificed", "horde_piles", "lost_advisors",
)  # fmt: skip


class Sketched:
    """The sketch of a view, once it is made. Copies of the view and views sent elsewhere lack it."""

    __slots__ = ("_state",)

    def __init__(self) -> None:
        self._state: GreatWallState | None = None

    def __reduce__(self) -> tuple[type[Sketched], tuple[()]]:
        return Sketched, ()


@dataclass(frozen=True, slots=True)
class GreatWallView(View):
    """A seat's (or a spectator's) sight of a game."""

    options: Json
    open: Json  # the open parts of the state, by their names there
    artifacts: tuple[str, ...]
    track: tuple[str, ...]  # Qin Jiushao's Location track as it was dealt
    generals: tuple[str, ...]  # the own two that were dealt
    advisors: tuple[str, ...]  # the own two that were dealt
    resources: tuple[int, ...]  # the own ones: W S G C
    tactics: tuple[str, ...]  # the own hand
    hand_sizes: tuple[int, ...]  # Tactic cards in each hand
    supporting: tuple[tuple[str, ...], ...]  # `??` for a face this seat has not seen
    hordes: tuple[str, ...]  # at each place: a card, only its back (`?-M`), or `??`
    scouts: tuple[Scouting, ...]  # every look at the top of the Horde deck
    demanded: tuple[str, ...]  # co-op: the Requests that have come up, in their order
    decks: tuple[int, int, int]  # how many cards the Advisor, the Tactic and Qin Jiushao's deck have
    reshuffled: tuple[str, ...]  # what the Advisor deck holds, where it was made of discards
    draws: tuple[tuple[int, str], ...]  # the log of Tactic cards, `??` for other seats' draws
    stack: tuple[Any, ...]
    history: tuple[tuple[Seat, str], ...]
    _counted: Counted = field(default_factory=Counted, repr=False, compare=False)  # opened by `resample`
    _sketched: Sketched = field(default_factory=Sketched, init=False, repr=False, compare=False)

    def tidy(self) -> tuple[Group, ...]:
        from mandate.games.great_wall.words.tidy import tidy

        return tidy(self)

    def to_json(self) -> Json:
        """The table (see `tabletop`), as sent to a browser or a program."""
        from mandate.games.great_wall.views.tabletop import tabletop

        table: Json = msgspec.to_builtins(tabletop(self))
        return table

    def past(self) -> list[list[Any]]:
        return [list(step) for step in self.history]

    def question(self) -> Question | None:
        from mandate.games.great_wall.views.sketch import sketch

        if self.decision is None:
            return None
        s = sketch(self)
        return flow.question(s, s.kinds, self.decision.seat, self.decision.options)


IN_SECRET = (FrameKind.SETUP_CHOOSE, FrameKind.FALL_CHOOSE)  # frames in which seats choose face down


def look(s: GreatWallState, seat: Seat | None, beside: GreatWallView | None = None) -> GreatWallView:
    """`beside`: another view of the same moment, with which it shares what lies open; both are only read."""
    asked = s.asked
    pending = s.pending
    names = OPEN + OPEN_COOP * s.coop
    own = seat is not None
    me = -1 if seat is None else int(seat)
    return GreatWallView(
        seat=seat,
        decision=pending.get(seat) if seat is not None else None,
        pending=tuple(asked),
        outcome=s.outcome,
        options=s.deal.options,
        open=beside.open if beside is not None else {name: _copied(getattr(s, name)) for name in names},
        artifacts=s.deal.artifacts,
        track=s.deal.track,
        generals=s.deal.generals[2 * me : 2 * me + 2] if own else (),
        advisors=s.deal.advisors[2 * me : 2 * me + 2] if own else (),
        resources=tuple(s.res[me]) if own else (),
        tactics=tuple(s.tactics[me]) if own else (),
        hand_sizes=tuple(len(hand) for hand in s.tactics),
        supporting=tuple(supporting(s, clan, me) for clan in range(s.clans)),
        hordes=_hordes(s, me),
        scouts=tuple(look.seen_by(seat) for look in s.scouts),
        demanded=s.deal.requests[: s.drawn],
        decks=(len(s.advisor_deck), len(s.tactic_deck), len(s.solo_deck)),
        reshuffled=tuple(sorted(s.advisor_deck)) if s.advisor_epoch else (),
        draws=tuple((who, card if who in (me, SHUFFLED) or who < 0 else HIDDEN) for who, card in s.draws),
        stack=_stack(s, me) if beside is None or chosen_in_secret(s) else beside.stack,
        history=_history(s, me),
        _counted=Counted(s.res),
    )


def _copied(value: Any) -> Any:
    """Independent of the state; lists hold values that never change, or lists alike."""
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [_copied(part) for part in value]
    return value[:]


def _history(s: GreatWallState, me: int) -> tuple[tuple[Seat, str], ...]:
    history = s.history[:]
    for number in s.unrevealed():
        if history[number][0] != me:
            history[number] = (history[number][0], HIDDEN)
    return tuple(history)


def supporting(s: GreatWallState, clan: int, me: int) -> tuple[str, ...]:
    """Advisors dealt face down are secret (Qin Jiushao has two of them); the others came from the display."""
    cards = s.supporting[clan]
    if clan == me:
        return tuple(cards)
    if clan == s.jiushao:
        return (*(HIDDEN for _ in cards[: s.box.jiushao.advisors]), *cards[s.box.jiushao.advisors :])
    dealt = s.deal.advisors[2 * clan : 2 * clan + 2] if clan < s.n else ()
    return tuple(HIDDEN if card in dealt else card for card in cards)


def _hordes(s: GreatWallState, me: int) -> tuple[str, ...]:
    faces = s.shown | (s.scouted[me] if me >= 0 else 0)
    return tuple(
        card if faces >> place & 1 else BACK + card[-1] if s.topped >> place & 1 else HIDDEN
        for place, card in enumerate(s.hordes)
    )


def chosen_in_secret(s: GreatWallState) -> bool:
    """Whether seats choose face down now, so that they see different stacks."""
    return any(frame.kind in IN_SECRET for frame in s.stack)


def _stack(s: GreatWallState, me: int) -> tuple[Any, ...]:
    return tuple([_frame(frame.to_json(), me) for frame in s.stack])


def _frame(stored: list[Any], me: int) -> list[Any]:
    """A frame; of one in which seats choose in secret, only who has chosen."""
    kind, seat, step, data = stored
    shown = dict(data)
    if kind in IN_SECRET:
        shown = {who: card if int(who) == me else HIDDEN for who, card in data.items()}
    return [kind, seat, step, _unfrozen(shown)]


def _unfrozen(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _unfrozen(part) for name, part in value.items()}
    return [_unfrozen(part) for part in value] if isinstance(value, tuple) else value
