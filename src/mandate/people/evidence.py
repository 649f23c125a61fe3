"""What moderators read about a person reported: the chat, and how they played with others. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence

from mandate.core.errors import Refused
from mandate.people.conduct import ChatLine, Conduct, Pairing
from mandate.people.fair_play import MissKind
from mandate.people.played import Ending, Played
from mandate.table import log
from mandate.table.codes import ServerCode
from mandate.table.table import Table

MAX_LOG_LINES = 200  # of chat, attached to a report
OFTEN = 4  # rated games with the same person that moderators are shown
MAX_PAIRINGS = 5
Missed = Mapping[tuple[str, str], MissKind]  # why a person missed the game at a table


def other_at(table: Table, guest: str, seat: int) -> str:
    """The other person at a seat, also one whom a computer player has replaced."""
    chair = table.chair(seat)
    other = chair.guest or chair.before
    if other is None or other == guest:
        raise Refused(ServerCode.NO_OTHER_PERSON)
    return other


def speaker(table: Table, guest: str, number: int) -> str:
    line = table.lines[number - 1] if 0 < number <= table.number else None
    if not isinstance(line, log.Said) or line.guest == guest:
        raise Refused(ServerCode.NO_OTHER_PERSON)
    return line.guest


def chat_of(table: Table, about: str, names: Mapping[str, str]) -> list[ChatLine]:
    """The chat of a table, as everyone there could read it: nothing of the game."""
    said = [
        ChatLine(
            number=number, at=line.at, name=names.get(line.guest, ""), text=line.text, phrase=line.phrase,
            reported=line.guest == about,
        )
        for number, line in enumerate(table.lines, 1)
        if isinstance(line, log.Said)
    ]  # fmt: skip
    return said[-MAX_LOG_LINES:]


def often_met(games: Sequence[Played]) -> list[str]:
    """The people of these games whom their player met often at rated tables, the most often first."""
    met = Counter(other.who for game in games if game.rated for other in game.others if other.person)
    return [who for who, count in met.most_common(MAX_PAIRINGS) if count >= OFTEN]


def conduct_of(
    games: Sequence[Played], missed: Missed, names: Mapping[str, str], near: Callable[[str], bool]
) -> Conduct:
    """What a person's games with others say: missed ones, and how those with the same people ended.

    Losing on purpose, to one's own second guest or to a friend, shows as many games with one person, most of
    them with the same winner or given up at once.
    """
    shared = [game for game in games if any(other.person for other in game.others)]
    kinds = Counter(missed.get((game.table, game.guest)) for game in shared)
    endings: dict[str, Counter[Ending]] = defaultdict(Counter)
    early: Counter[str] = Counter()
    for game in shared:
        for other in game.others:
            if other.person and game.rated:
                endings[other.who][game.against(other)] += 1
                early[other.who] += "early" in (
                    missed.get((game.table, game.guest)), missed.get((game.table, other.who))
                )  # fmt: skip
    return Conduct(
        games=len(shared),
        left=kinds["left"],
        stalled=kinds["stalled"],
        early=kinds["early"],
        pairings=[
            Pairing(
                name=names.get(who, ""),
                rated=endings[who].total(),
                won=endings[who]["won"],
                lost=endings[who]["lost"] + endings[who]["left"],
                early=early[who],
                near=near(who),
            )
            for who in often_met(shared)
        ],
    )
