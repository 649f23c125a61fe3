"""The Great Wall's table as a whole: what is asked, the time, the cards in the middle, the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mandate.core.flow import Steps
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODE_AT, SECTION
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.envs.tokens import ADVISORS, CLANS, COMMANDS, EVENTS, REQUESTS, TACTICS
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.views.tabletop import PARTS, PHASES
from tests.envs.great_wall_oracle.seen import TYPES, Seen, cards_in, goods, per, types, yes
from tests.envs.reading import Reads, counts, one_hot

# in the order in which kinds are declared, wherever their rules are
ASKED: Final = tuple(kind.value for kind in FrameKind if not isinstance(KINDS[kind], Steps))
TURN_PARTS: Final = tuple(dict.fromkeys(PARTS.values()))
TURN_CARDS: Final = (*COMMANDS, OURS.reed.command.id)
ALL_PHASES: Final = (*PHASES, "end")
WINDOWS: Final = tuple(Window)
ARTIFACTS: Final = tuple(OURS.cards.artifacts)
YEARS: Final = max(side.years for side in OURS.board.sides.values())
COMING: Final = 3  # Horde cards of the deck that are encoded


def _by_year(by: int, values: Sequence[int]) -> list[float]:
    return [value / by for value in (*values, *[0] * YEARS)[:YEARS]]


def _coming(seen: Seen) -> list[float]:
    out: list[float] = []
    cards = seen.table.decks.coming[:COMING]
    for card in (*cards, *[None] * (COMING - len(cards))):
        out += one_hot(TYPES, OURS.type_of[card.card] if card and card.card else None)
        out += one_hot(3, SECTION[card.back] if card and card.back else None)
    return out


def _mission(seen: Seen) -> list[float]:
    mission = seen.table.mission
    if mission is None:
        return [0.0] * (3 * len(REQUESTS) + len(EVENTS) + 3)
    up = [request for request in mission.requests if request is not None]
    return [
        *cards_in(REQUESTS, [request.card for request in up]),
        *cards_in(REQUESTS, [request.card for request in up if request.met]),
        *cards_in(REQUESTS, mission.fulfilled),
        *cards_in(EVENTS, mission.events),
        mission.goal / 10,
        mission.shame / 10,
        *yes(mission.last),
    ]


def _solo(seen: Seen) -> list[float]:
    solo = seen.table.solo
    if solo is None:
        return [0.0] * (10 + 1 + len(COMMANDS) + 10 + 10 + 3 + 3)
    ahead = solo.ahead
    track = [0.0] * 10
    for rank, place in enumerate(solo.track):
        track[CODE_AT[place]] = 1 - rank / 10
    return [
        *track,
        solo.deck / 6,
        *cards_in(COMMANDS, [OURS.as_command[card] for card in solo.played]),
        *one_hot(10, CODE_AT[ahead.clerks[0]] if ahead.clerks else None),
        *one_hot(10, CODE_AT[ahead.activates] if ahead.activates else None),
        *one_hot(3, SECTION[ahead.section] if ahead.section else None),
        *one_hot(3, SECTION[ahead.wall] if ahead.wall else None),
    ]


def _options(seen: Seen) -> list[float]:
    options = seen.table.options
    return [
        *yes(options.coop),
        *yes(options.decline),
        *yes(options.overlord == "active"),
        *yes(options.reed_general == "B"),
        options.qin_honor / 100,
        *yes(options.qin_advisors == "both"),
        *yes(options.walls == "strong"),
        *yes(options.duel == "balanced"),
    ]


def _kind(seen: Seen) -> list[float]:
    asked = seen.table.decision
    return one_hot(len(ASKED), None if asked is None else ASKED.index(asked.kind))


def _turn(seen: Seen) -> list[float]:
    turn = seen.table.time.turn
    if turn is None:
        return [0.0] * (len(TURN_PARTS) + len(TURN_CARDS))
    card = OURS.as_command.get(turn.card, turn.card)
    return [
        *one_hot(len(TURN_PARTS), TURN_PARTS.index(turn.part)),
        *one_hot(len(TURN_CARDS), TURN_CARDS.index(card)),
    ]


def _window(seen: Seen) -> list[float]:
    own = seen.table.own
    return one_hot(len(WINDOWS), WINDOWS.index(own.window) if own and own.window else None)


TABLE: Final[Reads[Seen]] = (
    ("kind", _kind),
    ("left", lambda s: [min(s.left / 10, 1)]),
    ("window", _window),
    ("seat", lambda s: one_hot(CLANS, s.me)),
    ("players", lambda s: one_hot(CLANS, s.table.options.players - 1)),
    ("options", _options),
    ("year", lambda s: [s.table.time.year / 6]),
    ("phase", lambda s: one_hot(len(ALL_PHASES), ALL_PHASES.index(s.table.time.phase))),
    ("turn", _turn),
    ("turn_of", lambda s: s.clan(s.table.time.turn.clan if s.table.time.turn else None)),
    ("coming", lambda s: _by_year(5, s.table.time.hordes)),
    ("lethality", lambda s: _by_year(4, s.table.time.lethality)),
    ("end_walls", lambda s: [s.table.time.end_walls / 4]),
    ("shame", lambda s: [s.table.shame / 25, s.table.shame_gone / 25]),
    ("warehouse", lambda s: goods(s.table.warehouse)),
    ("decks", lambda s: [s.table.decks.hordes / 24, s.table.decks.advisors / 44, s.table.decks.tactics / 44]),
    ("next_hordes", _coming),
    ("display", lambda s: cards_in(ADVISORS, s.table.display)),
    ("advisors_gone", lambda s: cards_in(ADVISORS, s.table.decks.advisor_discard)),
    ("tactics_gone", lambda s: per(4, cards_in(TACTICS, s.table.decks.tactic_discard))),
    ("hordes_gone", lambda s: per(4, types(s.table.decks.horde_discard))),
    ("artifacts", lambda s: counts(len(ARTIFACTS), map(ARTIFACTS.index, s.table.artifacts))),
    ("mission", _mission),
    ("solo", _solo),
)
