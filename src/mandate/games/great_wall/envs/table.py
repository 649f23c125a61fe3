"""The Great Wall's table as a whole: what is asked, the time, the cards in the middle, the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mandate.core.flow import Steps
from mandate.envs.layout import Block, Field, counts, one_hot
from mandate.games.great_wall.cards.numbers import AS_COMMAND, BOARD, CARDS, CODE_AT, REED, SECTION, TYPE_OF
from mandate.games.great_wall.cards.vocabulary import Window
from mandate.games.great_wall.envs.seen import TYPES, Seen, cards_in, goods, types, yes
from mandate.games.great_wall.envs.tokens import ADVISORS, CLANS, COMMANDS, EVENTS, REQUESTS, TACTICS
from mandate.games.great_wall.rules.flow import KINDS
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.views.tabletop import PARTS, PHASES

# in the order in which kinds are declared, wherever their rules are
ASKED: Final = tuple(kind.value for kind in FrameKind if not isinstance(KINDS[kind], Steps))
TURN_PARTS: Final = tuple(dict.fromkeys(PARTS.values()))
TURN_CARDS: Final = (*COMMANDS, REED.command.id)
ALL_PHASES: Final = (*PHASES, "end")
WINDOWS: Final = tuple(Window)
ARTIFACTS: Final = tuple(CARDS.artifacts)
YEARS: Final = max(side.years for side in BOARD.sides.values())
COMING: Final = 3  # Horde cards of the deck that are encoded


def _by_year(values: Sequence[int]) -> list[float]:
    return [value / 4 for value in (*values, *[0] * YEARS)[:YEARS]]


def _coming(seen: Seen) -> list[float]:
    out: list[float] = []
    cards = seen.table.decks.coming[:COMING]
    for card in (*cards, *[None] * (COMING - len(cards))):
        out += one_hot(TYPES, TYPE_OF[card.card] if card and card.card else None)
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
        *cards_in(COMMANDS, [AS_COMMAND[card] for card in solo.played]),
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
        return [0.0] * (len(TURN_PARTS) + len(TURN_CARDS) + CLANS)
    card = AS_COMMAND.get(turn.card, turn.card)
    return [
        *one_hot(len(TURN_PARTS), TURN_PARTS.index(turn.part)),
        *one_hot(len(TURN_CARDS), TURN_CARDS.index(card)),
        *seen.clan(turn.clan),
    ]


def _window(seen: Seen) -> list[float]:
    own = seen.table.own
    return one_hot(len(WINDOWS), WINDOWS.index(own.window) if own and own.window else None)


TABLE: Final[Block[Seen]] = Block(
    "table",
    "what is asked, the time, the cards of the table, and what the options are",
    (
        Field("kind", len(ASKED), f"what is asked: `{'` `'.join(ASKED)}`", _kind),
        Field("left", 1, "how much of it is left to do, ÷ 10", lambda s: [s.left / 10]),
        Field("window", len(WINDOWS), f"of Tactic cards: {', '.join(WINDOWS)}", _window),
        Field("seat", 4, "the own seat, as tokens count them", lambda s: one_hot(4, s.me)),
        Field("players", 4, "1 to 4", lambda s: one_hot(4, s.table.options.players - 1)),
        Field(
            "options",
            8,
            "coop, decline, overlord active, Reed General B, qin_honor ÷ 100, both, strong Walls, balanced",
            _options,
        ),
        Field("year", 1, "÷ 6", lambda s: [s.table.time.year / 6]),
        Field(
            "phase",
            len(ALL_PHASES),
            ", ".join(ALL_PHASES),
            lambda s: one_hot(len(ALL_PHASES), ALL_PHASES.index(s.table.time.phase)),
        ),
        Field(
            "turn",
            len(TURN_PARTS) + len(TURN_CARDS) + CLANS,
            f"part ({', '.join(TURN_PARTS)}), card ({' '.join(TURN_CARDS)}), whose",
            _turn,
        ),
        Field("coming", YEARS, "Hordes of each Year, ÷ 4", lambda s: _by_year(s.table.time.hordes)),
        Field("lethality", YEARS, "of each Year, ÷ 4", lambda s: _by_year(s.table.time.lethality)),
        Field("end_walls", 1, "Walls that end the game, ÷ 4", lambda s: [s.table.time.end_walls / 4]),
        Field(
            "shame",
            2,
            "tokens in the pool, and gone, ÷ 10",
            lambda s: [s.table.shame / 10, s.table.shame_gone / 10],
        ),
        Field("warehouse", 4, "W S G C, ÷ 10", lambda s: goods(s.table.warehouse)),
        Field(
            "decks",
            3,
            "cards left: Hordes, Advisors, Tactics, ÷ 20",
            lambda s: [s.table.decks.hordes / 20, s.table.decks.advisors / 20, s.table.decks.tactics / 20],
        ),
        Field(
            "next_hordes",
            COMING * (TYPES + 3),
            "the next three cards of the Horde deck as far as they are known: kind, Section on the back",
            _coming,
        ),
        Field("display", len(ADVISORS), "Advisors", lambda s: cards_in(ADVISORS, s.table.display)),
        Field(
            "advisors_gone",
            len(ADVISORS),
            "Advisors in the discard pile",
            lambda s: cards_in(ADVISORS, s.table.decks.advisor_discard),
        ),
        Field(
            "tactics_gone",
            len(TACTICS),
            "Tactic cards in the discard pile, how many of each",
            lambda s: cards_in(TACTICS, s.table.decks.tactic_discard),
        ),
        Field(
            "hordes_gone",
            TYPES,
            "Horde cards in the discard pile, how many of each kind",
            lambda s: types(s.table.decks.horde_discard),
        ),
        Field(
            "artifacts",
            len(ARTIFACTS),
            "in play",
            lambda s: counts(len(ARTIFACTS), map(ARTIFACTS.index, s.table.artifacts)),
        ),
        Field(
            "mission",
            3 * len(REQUESTS) + len(EVENTS) + 3,
            "co-op: Requests that lie there, are met, are fulfilled; Events; goal and Shame ÷ 10, last Year",
            _mission,
        ),
        Field(
            "solo",
            10 + 1 + len(COMMANDS) + 10 + 10 + 3 + 3,
            "Qin Jiushao: his track (the higher, the more), cards left ÷ 6, cards played; "
            "where his next Clerk goes, what activates, the Section he looks at, where he builds",
            _solo,
        ),
    ),
)
