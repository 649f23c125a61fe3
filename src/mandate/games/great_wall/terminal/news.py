"""What happened since the last question: in full if it is short, summed up if it is long."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mandate.cli.kit.layout import wrap
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.rules.events import belongings, coop, course, decks, fighting, places
from mandate.games.great_wall.terminal.cells import WIDTH
from mandate.games.great_wall.words.causes import FINAL, cause

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.game import Event
    from mandate.games.great_wall.terminal.words import Words

LONG = 12  # so many lines are read; more are summed up
# the dashboard, the final table or the sentences themselves show these
QUIET = (fighting.Indicated, course.Chose, places.Returned, course.Scored, course.Stepped)
WEIGHTY = (
    course.Revealed, decks.LeftHand, places.Built, fighting.Invaded, fighting.Defeated, fighting.Killed,
    fighting.Assaulted, places.Upgraded, places.Activated, course.Resigned, course.Ended,
    fighting.Scouted, course.Began, belongings.Declined, coop.Demanded, coop.Fulfilled, coop.Happened,
    coop.Sacrificed, coop.Gave, coop.Answered, coop.Proposed, fighting.Driven, fighting.Swapped,
)  # fmt: skip


def news(words: Words, emitted: Sequence[Event]) -> list[str]:
    """Paragraphs. The events must be as their reader may know them."""
    loud = [event for event in emitted if not (isinstance(event, QUIET) or _is_final(event))]
    whole = _paragraphs(words, loud)
    if sum(len(wrap(paragraph, WIDTH)) for paragraph in whole) <= LONG:
        return whole
    return [paragraph for part in _parts(loud) for paragraph in _summary(words, part)]


def _paragraphs(words: Words, emitted: Sequence[Event]) -> list[str]:
    """One for what each seat did in one go."""
    paragraphs: list[list[str]] = []
    before: object = None
    for event in emitted:
        who = getattr(event, "seat", None)
        if not paragraphs or who != before or isinstance(event, course.Began | fighting.Assaulted):
            paragraphs.append([])
        paragraphs[-1].append(words.event(event))
        before = who
    return [" ".join(sentences) for sentences in paragraphs]


def _parts(emitted: Sequence[Event]) -> list[list[Event]]:
    """Cut where a phase or a turn begins."""
    parts: list[list[Event]] = [[]]
    for event in emitted:
        if isinstance(event, course.Began) and parts[-1]:
            parts.append([])
        parts[-1].append(event)
    return parts


def _summary(words: Words, part: Sequence[Event]) -> list[str]:
    """The weighty events as sentences, everything else as a sum for each seat.

    Automatic steps are reported in full, with their reasons: no player could explain them.
    """
    sentences = [
        words.event(event) for event in part if isinstance(event, WEIGHTY) or _is_automatic(words, event)
    ]
    said = [" ".join(sentences)] if sentences else []
    for seat, name in enumerate(words.names[: words.persons]):
        sums = _sums(words, [event for event in part if getattr(event, "seat", None) == seat])
        if sums:
            said.append("  " + words("gw-sum-line", player=name, list=", ".join(sums)))
    return said


def _is_final(event: Event) -> bool:
    """A part of the scoring at the end, which has a table of its own."""
    return isinstance(event, belongings.Honored) and event.cause.why in FINAL


def _is_automatic(words: Words, event: Event) -> bool:
    return getattr(event, "seat", -1) >= words.persons


def _sums(words: Words, own: Sequence[Event]) -> list[str]:
    goods: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    honor: Counter[str] = Counter()
    for event in own:
        match event:
            case belongings.Gained(what=what, n=n):
                goods[what] += n
            case belongings.Paid(what=what, n=n, house=False):
                goods[what] -= n
            case belongings.Donated(what=what, n=n):
                goods[what] -= n
            case belongings.Honored(n=n, cause=why):
                honor[words.tell(cause(words.box, why))] += n
            case places.Moved(piece="clerk"):
                counts["clerks"] += 1
            case places.Moved(piece="Sp" | "Ar" | "Ho"):
                counts["soldiers"] += 1
            case fighting.Wounded():
                counts["wounds"] += 1
            case decks.DrewTactic():
                counts["tactics"] += 1
            case belongings.Shamed():
                counts["shame"] += 1
    said = [words(f"gw-sum-{name}", n=n) for name, n in counts.items()]
    changed = [f"{goods[what]:+d} {words.resource(what)}" for what in RESOURCES if goods[what]]
    if changed:
        said.append(words("gw-sum-goods", list=", ".join(changed)))
    if honor:
        causes = ", ".join(f"{name} {n:+d}" for name, n in honor.items())
        said.append(words("gw-sum-honor", n=f"{honor.total():+d}", causes=causes))
    return said
