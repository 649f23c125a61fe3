"""What the tellings of all questions share: titles, options that end something, labels of one card or place.

A kind of question has its telling beside its rule, in the table of kinds of that file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.flow import Telling
from mandate.games.great_wall.cards.numbers import SECTION
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.notation import AUTO, BOOST, DECLINE, DONE, PASS
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import cards, names
from mandate.lang.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mandate.core.errors import Refused
    from mandate.core.flow import Frame
    from mandate.core.question import Target
    from mandate.games.great_wall.rules.state import GreatWallState

    Title = Callable[[GreatWallState, Frame], Text]
    Label = Callable[[GreatWallState, Frame, str], Text]
    Targets = Callable[[GreatWallState, Frame, str], tuple[Target, ...]]
    Detail = Callable[[GreatWallState, Frame, str], Text | None]
    WhyNot = Callable[[GreatWallState, Frame, str], Refused | None]
    Proposes = Callable[[GreatWallState, Frame, Sequence[str]], str | None]

ENDS = (PASS, DONE)  # what is not wanted, or not any more
NOTHING = (*ENDS, DECLINE, AUTO)  # options about no one thing
# below these no card is asking
PHASES = (
    FrameKind.VISIT, FrameKind.PRODUCTION, FrameKind.TURN, FrameKind.FALL, FrameKind.SUMMER, FrameKind.WINDOW,
)  # fmt: skip


def telling(
    clause: str | Callable[[Frame, str], str],
    label: Label,
    *,
    title: Title | None = None,
    targets: Targets | None = None,
    detail: Detail | None = None,
    why_not: WhyNot | None = None,
    usual: str | None = None,
    proposes: Proposes | None = None,
) -> Telling[GreatWallState]:
    """A telling whose functions handle its own options only: ends and declining are handled here.

    Without a `title` it is the message of the kind. The card that asks is appended to it.
    """

    def titled(s: GreatWallState, frame: Frame) -> Text:
        asked = title(s, frame) if title else plain(s, frame)
        card = source(s, frame)
        return text("gw-ask-by", ask=asked, card=names.card(s.box, card)) if card else asked

    def labelled(s: GreatWallState, frame: Frame, token: str) -> Text:
        if token in ENDS:
            return text("choice-gw-end", kind=frame.kind.replace(".", "-"))
        return text("choice-gw-decline") if token == DECLINE else label(s, frame, token)

    def about(s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
        return () if targets is None or token in NOTHING else targets(s, frame, token)

    def detailed(s: GreatWallState, frame: Frame, token: str) -> Text | None:
        return None if detail is None or token in ENDS else detail(s, frame, token)

    def refused(s: GreatWallState, frame: Frame, token: str) -> Refused | None:
        return None if why_not is None else why_not(s, frame, token)

    def proposed(s: GreatWallState, frame: Frame, options: Sequence[str]) -> str | None:
        return None if proposes is None else proposes(s, frame, options)

    return Telling(clause, titled, labelled, about, detailed, refused, usual, proposed)


def plain(_s: GreatWallState, frame: Frame, **facts: int) -> Text:
    """The title of a kind of question."""
    return text(f"gw-ask-{frame.kind.replace('.', '-')}", **facts)


def counted(s: GreatWallState, frame: Frame) -> Text:
    """With how many are left."""
    return plain(s, frame, n=frame.data["n"])


def source(s: GreatWallState, frame: Frame) -> str:
    """The card that asks, where it is a card."""
    for below in s.stack[-1:-4:-1]:
        key = below.data.get("src") or below.data.get("key")
        if key and below.seat == frame.seat:
            return str(key).partition("/")[0]
        if below.kind in PHASES:
            break
    return ""


# --- labels of one thing --------------------------------------------------------------------------------


def naming_card(message: str) -> Label:
    def label(s: GreatWallState, _frame: Frame, token: str) -> Text:
        return text(message, card=names.card(s.box, token))

    return label


def naming_place(message: str) -> Label:
    def label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
        return text(message, place=names.place(token))

    return label


def naming_resource(message: str) -> Label:
    def label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
        return text(message, what=names.resource(token))

    return label


def naming_soldier(message: str) -> Label:
    """A Soldier in the field: `Sp:L`, `fire:L`."""

    def label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
        kind, _, section = token.partition(":")
        where = names.section(section)
        if kind == "fire":
            return text(message, what=text("gw-soldier-wall", soldier=names.soldier("Ar"), section=where))
        return text(message, what=text("gw-soldier-rest", soldier=names.soldier(kind), section=where))

    return label


def branch(s: GreatWallState, frame: Frame, token: str) -> Text:
    """What one of several effects on a card does; its first verb is the token."""
    effect = s.box.effects[frame.data["src"]][frame.data["i"] - 1]
    option = next(option for option in effect.options if option[0].do == token)
    return text("choice-gw-branch", effects=cards.effects(s.box, option))


# --- targets --------------------------------------------------------------------------------------------


def the_asker(s: GreatWallState, frame: Frame, _token: str) -> tuple[Target, ...]:
    """The card that asks."""
    card = source(s, frame)
    return of(TargetKind.CARD, card) if card in s.box.askers else ()


def horde_at(s: GreatWallState, spot: str) -> str:
    """The Horde card at `L1` or `L1a3`."""
    return s.hordes[s.rows[SECTION[spot[0]]][int(spot[1]) - 1]]


# --- details --------------------------------------------------------------------------------------------


def card_text(s: GreatWallState, _frame: Frame, token: str) -> Text | None:
    """What a card does, where one must know it to choose; the boosted half stands in the same text."""
    return None if token.endswith(BOOST) else cards.text(s.box, token, s.n)
