"""A ladder on the wire, as all may see it, and a program as its owner may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from mandate.arena.played import Failure
from mandate.people.bot_ladder import log
from mandate.people.bot_ladder.acts import PACE
from mandate.people.bot_ladder.ladder import Game, Ladder
from mandate.people.bot_ladder.standings import crosstable
from mandate.players import levels_of

MAX_GAMES = 60  # shown, the latest first
MAX_CROSSED = 40  # players in the crosstable, the best first


class LadderSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A season of a ladder in a list."""

    id: str
    game: str
    season: int
    status: Literal["running", "ended"]
    since: int
    until: int  # when the season ends, or has ended
    players: int  # that have played, levels too
    games: int  # that are over
    playing: int  # games that are being played


class LadderPlace(log.Place, frozen=True, kw_only=True):
    """A player in the standings, as of `rated`."""

    level: int  # of a level: its number from 1; else 0
    here: bool
    paused: bool
    yours: bool


class LadderGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a set that is over; `table` and `link` lead to its replay."""

    at: int
    players: list[str]  # by seat
    winners: list[int]
    scores: list[int]
    reason: str
    failed: list[int]  # seats whose program failed
    table: str
    link: str


class LadderCell(msgspec.Struct, frozen=True, kw_only=True):
    """Two players, as numbers of `places`: of the wins that one of the two had, the share of `row`."""

    row: int
    column: int
    games: int
    share: float


class LadderInfo(LadderSummary, frozen=True, kw_only=True):
    """A season with its standings, its crosstable and its latest games."""

    at: int  # the server's time
    rated: int | None  # when the ratings were fitted
    seconds: int  # that a program has for a choice
    reserve: int  # further seconds, for a whole game
    places: list[LadderPlace]
    crosstable: list[LadderCell]  # of the first places
    latest: list[LadderGame]


class Pause(msgspec.Struct, frozen=True, kw_only=True):
    """Why a program is paired no more."""

    ladder: str
    game: str
    at: int
    code: str
    sentence: str


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A version of one's own program."""

    id: str
    who: str  # NAME@VERSION
    since: int
    revoked: bool
    here: bool
    game: str  # of the ladder that it is connected to, or was; empty: of none yet
    seen: int | None
    pauses: list[Pause]


NamePart = Annotated[str, msgspec.Meta(min_length=1, max_length=30, pattern=r"^[\w.+-]+$")]


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    """A version of a program. One that exists already gets another token."""

    name: NamePart
    version: Annotated[str, msgspec.Meta(min_length=1, max_length=20, pattern=r"^[\w.+-]+$")] = "1"


class BotToken(msgspec.Struct, frozen=True):
    """A program with its token, which is shown this once."""

    bot: BotInfo
    token: str


def summary(ladder: Ladder, name: str, season_ms: int) -> LadderSummary:
    return LadderSummary(**_facts(ladder, name, season_ms))


def _facts(ladder: Ladder, name: str, season_ms: int) -> dict[str, Any]:
    opened, ended = ladder.opened, ladder.ended
    return {
        "id": name,
        "game": opened.game,
        "season": opened.season,
        "status": "running" if ended is None else "ended",
        "since": opened.at,
        "until": opened.at + season_ms if ended is None else ended.at,
        "players": len(ladder.rated.places) if ladder.rated is not None else 0,
        "games": len(ladder.finished),
        "playing": len(ladder.running),
    }


def info(
    ladder: Ladder,
    name: str,
    season_ms: int,
    owners: Mapping[str, str],
    here: Mapping[str, object],
    me: str | None,
    now: int,
) -> LadderInfo:
    """`owners`: of the programs, by NAME@VERSION."""
    rated = ladder.rated.places if ladder.rated is not None else []
    levels = levels_of(ladder.opened.game)
    crossed, table = [place.who for place in rated[:MAX_CROSSED]], crosstable(ladder)
    return LadderInfo(
        **_facts(ladder, name, season_ms),
        at=now,
        rated=None if ladder.rated is None else ladder.rated.at,
        seconds=PACE.seconds,
        reserve=PACE.bank,
        places=[_place(ladder, place, levels, owners, here, me) for place in rated],
        crosstable=[
            LadderCell(row=row, column=column, games=cell.games, share=cell.share)
            for row, one in enumerate(crossed)
            for column, other in enumerate(crossed)
            if (cell := table.get(one, {}).get(other)) is not None
        ],
        latest=[_game(game) for game in _latest(ladder)],
    )


def _place(
    ladder: Ladder,
    place: log.Place,
    levels: Sequence[str],
    owners: Mapping[str, str],
    here: Mapping[str, object],
    me: str | None,
) -> LadderPlace:
    entrant = ladder.entrants[place.who]
    return LadderPlace(
        **msgspec.structs.asdict(place),
        level=levels.index(entrant.level) + 1 if entrant.level in levels else 0,
        here=place.who in here,
        paused=entrant.paused is not None,
        yours=me is not None and owners.get(place.who) == me,
    )


def _latest(ladder: Ladder) -> list[Game]:
    """Of the sets that are over: the others have a deal that some have still to play."""
    found: list[Game] = []
    for game in reversed(ladder.finished):
        if game.set.is_over and len(found) < MAX_GAMES:
            found.append(game)
    return found


def _game(game: Game) -> LadderGame:
    played = game.played
    assert played is not None
    return LadderGame(
        at=played.at,
        players=game.sitting.seats,
        winners=played.winners,
        scores=played.scores,
        reason=played.reason,
        failed=[failure.seat for failure in played.failures],
        table=game.sitting.table,
        link=game.sitting.link,
    )


def pause_of(ladder: Ladder, name: str, who: str, language: str) -> Pause | None:
    entrant = ladder.entrants.get(who)
    if entrant is None or entrant.paused is None:
        return None
    line = entrant.paused
    sentence = Failure(0, line.problem, line.facts).tell(language)
    return Pause(ladder=name, game=ladder.opened.game, at=line.at, code=line.problem, sentence=sentence)
