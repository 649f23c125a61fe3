"""Reports, what moderators do about them, and what the people concerned are shown. Pure data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from mandate.people.fair_play import Game, MissKind, fair_play, meets_too_often
from mandate.people.fold import DAY_MS
from mandate.people.names import MAX_NAME_LENGTH
from mandate.table.commands import Number, SeatNumber

LONGEST_REASON = 500
MAX_DAYS = 366
Reason: TypeAlias = Literal[
    "insult", "hate", "threat", "sexual", "minor", "spam", "cheating", "name", "other"
]
REASONS: tuple[Reason, ...] = get_args(Reason)
Measure: TypeAlias = Literal["dismiss", "warn", "mute", "suspend", "rename", "lift"]
TIMED: tuple[Measure, ...] = ("mute", "suspend")  # these end by themselves
TableId: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
Written: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)]


class At(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person, by the seat at a table, or by the number of a remark that they made there as a spectator.

    With the table's `link` where the caller has no seat there.
    """

    table: TableId
    seat: SeatNumber | None = None
    remark: Number | None = None
    link: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class NewReport(At, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report about a person or, with `line`, about a line of chat."""

    line: Number | None = None
    reason: Reason
    text: Written = ""


class Complaint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A report about a person by their profile."""

    reason: Reason
    text: Written = ""


class Block(msgspec.Struct, frozen=True):
    """A person whom the caller has blocked."""

    id: str
    name: str
    since: int


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What a moderator decided about the caller, and why; or what the server has noticed about rated games.

    `until`: when it ends by itself.
    """

    id: str
    kind: Measure | MissKind | Literal["paused", "repeated"]
    reason: str
    at: int
    until: int | None = None
    name: str | None = None  # of a rename: the name that was taken away


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of chat in the log of a report: what everyone at the table could read."""

    number: int
    at: int
    name: str
    text: str
    phrase: str | None = None
    remark: bool = False  # said by a spectator to the others
    reported: bool = False  # by the person reported


class ReportInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A report in the list of the moderators."""

    id: str
    at: int
    reason: Reason
    text: str
    name: str  # of the person reported, then
    name_now: str | None
    by: str | None  # who reported; null once deleted
    table: str  # empty: reported by their profile
    line: int | None
    closed: int | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the history: who did what about whom, when and why."""

    id: str
    at: int
    moderator: str
    kind: Measure
    reason: str
    name: str | None
    report: str | None = None
    until: int | None = None
    lifted: int | None = None
    detail: str | None = None  # of a rename: the name before


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Rated games of the person reported with one other person."""

    name: str
    rated: int
    won: int
    lost: int
    early: int  # that one of the two gave up at once
    near: bool  # whether both come from the same address


class Conduct(msgspec.Struct, frozen=True, kw_only=True):
    """How the person reported played with other people in the weeks before the report and since."""

    games: int = 0
    left: int = 0
    stalled: int = 0  # by a clock that ran out
    early: int = 0  # rated ones, given up at once
    pairings: list[Pairing] = []  # with those whom they met often


class ReportDetails(msgspec.Struct, frozen=True, kw_only=True):
    """A report with its context: the chat, games, other reports about the person, earlier decisions."""

    report: ReportInfo
    log: list[ChatLine]
    conduct: Conduct
    others: list[ReportInfo]
    history: list[Decision]


class NewDecision(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a moderator decides about a report: `days` for mute and suspend, `name` for rename."""

    kind: Measure
    reason: Written = ""
    days: Annotated[int, msgspec.Meta(ge=1, le=MAX_DAYS)] = 7
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)] = ""


def noticed(games: Sequence[Game], now: int) -> list[Notice]:
    """What a person is shown about their own games with others."""
    found, shown = fair_play(games), []
    if found.until > now:
        shown.append(Notice(id="paused", kind="paused", reason="", at=found.at, until=found.until))
    elif found.last is not None and now - found.at < DAY_MS:
        shown.append(Notice(id=found.last, kind=found.last, reason="", at=found.at, until=found.at + DAY_MS))
    if meets_too_often(games, now):
        until = now - now % DAY_MS + DAY_MS
        shown.append(Notice(id="repeated", kind="repeated", reason="", at=now, until=until))
    return shown
