"""The week's deals: one deal of a game for everyone, one try of each person that counts. Pure.

A week is that of the calendar, from Monday 0:00 UTC. The deal of a week is drawn and committed to in the week
before, and opened when the week is over.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal, TypeAlias

import msgspec

from mandate import games
from mandate.core.errors import Refused
from mandate.core.game import Seat
from mandate.core.match import Match
from mandate.core.record import Record
from mandate.core.replay import replay
from mandate.core.weekly import Weekly
from mandate.people.profile import PersonCard
from mandate.people.results import seats_that_left
from mandate.table.codes import ServerCode
from mandate.table.plan import Bot, Me, Plan
from mandate.table.table import Table

WEEK_MS = 7 * 86_400_000
MARKS = 7  # how many moments of a game are drawn
MOST_ROWS = 100  # of a table of results
SYMBOLS = {"+": "🔺", "=": "➖", "-": "🔻"}
PERSON = 0  # the seat of the person who plays

Standing: TypeAlias = Literal["open", "playing", "over"]


class WeeklyScore(msgspec.Struct, frozen=True):
    """How a try ended. `marks`: at each of a few moments ahead (+), level (=) or behind (-)."""

    won: bool
    lead: int
    gave_up: bool = False
    marks: str = ""

    @property
    def order(self) -> tuple[bool, bool, int]:
        """The greater, the better; equal ones tie."""
        return not self.gave_up, self.won, self.lead


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """A person's try that counts. `late`: they came to this server when the week had begun."""

    guest: str
    table: str
    listed: bool
    late: bool
    score: WeeklyScore | None = None  # None: it is not over, or was not over when the week was


class WeeklyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A result in the table. Equal `rank` is a tie; without a rank it is out of competition.

    `table` leads there once the week is over.
    """

    rank: int | None
    person: PersonCard
    you: bool
    won: bool
    lead: int
    gave_up: bool
    table: str | None


class WeeklyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a week, as one person may know it. Results are shown to those whose try is over."""

    week: str
    game: str
    options: dict[str, str | int | bool]
    opponents: list[str]
    begins: int
    ends: int
    commitment: str
    next_commitment: str | None  # of the deal of the week after, if this week is running
    opened: bool  # whether the week is over: deal and salt can be had
    standing: Standing  # of the caller's own try
    table: str | None  # of that try
    listed: bool  # whether the caller agreed to be in the table of results
    late: bool  # whether the caller came too late to be ranked
    score: WeeklyScore | None
    share: str | None  # it in symbols, which say nothing of the deal
    rank: int | None  # of the caller's try among all, also those that are not listed
    tries: int  # of all people, that are over
    rows: list[WeeklyRow]


class NewTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`listed`: whether the table of results may name the caller."""

    listed: bool = False


def contest_of(game: str) -> Weekly | None:
    """What a game brings to the week; None where it brings nothing."""
    found: Weekly | None = games.registration(game).part("weekly") if game in games.names() else None
    return found


def contests() -> dict[str, Weekly]:
    """The games with a deal of the week."""
    return {game: found for game in games.names() if (found := contest_of(game)) is not None}


def week_of(now: int) -> str:
    """The name of a week, as calendars have it.

    Examples:
        >>> week_of(1_795_046_400_000)
        '2026-W47'
    """
    year, week, _ = datetime.fromtimestamp(now / 1000, UTC).isocalendar()
    return f"{year}-W{week:02}"


def begin_of(week: str) -> int:
    """When a week begins, in milliseconds since 1970; refused where it is no week."""
    try:
        monday = datetime.strptime(f"{week}-1", "%G-W%V-%u").replace(tzinfo=UTC)
    except ValueError:
        raise Refused(ServerCode.NO_SUCH_WEEK) from None
    begins = (monday - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)
    if week_of(begins) != week:  # another way to write it
        raise Refused(ServerCode.NO_SUCH_WEEK)
    return begins


def draw(game: str, contest: Weekly) -> Record:
    """A fresh deal from the system's own randomness, with its commitment and salt."""
    rules = games.find(game)
    record = Match.start(rules, rules.configure_remote(contest.options)).record
    record.choices.clear()  # automatic choices at the start are made again
    record.outcome = None
    return record


def sealed(deal: Record) -> Record:
    """The deal for a table: without the salt, which stays secret until the week is over."""
    return msgspec.structs.replace(deal, salt=None, choices=[])


def plan_of(game: str, contest: Weekly) -> Plan:
    """A table of the week: without help or spectators."""
    seats: list[Me | Bot] = [Me(), *(Bot(name) for name in contest.opponents)]
    return Plan(
        game=game, options=dict(contest.options), seats=[*seats], hints=False, chat=False, spectators=False
    )


def score_of(table: Table, contest: Weekly) -> WeeklyScore | None:
    """How a finished try ended; None if it cannot be read."""
    record, outcome = table.record, table.outcome
    if table.status != "over" or record is None or outcome is None or table.frozen is not None:
        return None
    leads = [contest.lead(state, Seat(PERSON)) for _, state, _ in replay(games.find(record.game), record)]
    last = len(leads) - 1
    moments = [leads[last * (number + 1) // MARKS] for number in range(MARKS)]
    return WeeklyScore(
        won=PERSON in [int(seat) for seat in outcome.winners],
        lead=leads[-1],
        gave_up=PERSON in seats_that_left(table),
        marks="".join(
            "+" if lead > contest.even else "-" if lead < -contest.even else "=" for lead in moments
        ),
    )


def share_of(week: str, name: str, score: WeeklyScore) -> str:
    """A result without words, as people send it to each other: nothing in it tells of the deal.

    Examples:
        >>> print(share_of("2026-W47", "Qin", WeeklyScore(True, 4, marks="-=++")))
        Qin · 2026-W47
        🔻➖🔺🔺 🏯 +4
    """
    ending = "🏳" if score.gave_up else "🏯" if score.won else "⛺"
    lead = f"{score.lead:+}".replace("-", "−")
    return f"{name} · {week}\n{''.join(SYMBOLS[mark] for mark in score.marks)} {ending} {lead}"


def ranks_of(tries: Collection[Try]) -> dict[str, int]:
    """The place of each of these, by guest; equal results share it."""
    scores = {each.guest: each.score.order for each in tries if each.score is not None}
    return {guest: 1 + sum(other > score for other in scores.values()) for guest, score in scores.items()}


def rows_of(
    tries: Sequence[Try], people: Mapping[str, PersonCard], guest: str | None, *, over: bool
) -> list[WeeklyRow]:
    """The table of results: those who agreed, and have a name; those who came late after the others."""
    named = [each for each in tries if each.listed and each.score is not None and people[each.guest].name]
    ranks = ranks_of([each for each in named if not each.late])

    def row(each: Try) -> WeeklyRow:
        assert each.score is not None
        return WeeklyRow(
            rank=ranks.get(each.guest),
            person=people[each.guest],
            you=each.guest == guest,
            won=each.score.won,
            lead=each.score.lead,
            gave_up=each.score.gave_up,
            table=each.table if over else None,
        )

    def place(each: Try) -> tuple[bool, int, str]:
        return each.late, ranks.get(each.guest, 0), people[each.guest].name

    return [row(each) for each in sorted(named, key=place)[:MOST_ROWS]]
