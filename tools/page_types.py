"""The page's types, made from the types of the messages: `make types` writes web/src/wire/generated.ts."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Union, get_type_hints

from mandate.core import errors, game, question, record, trial
from mandate.games.great_wall.cards import vocabulary
from mandate.games.great_wall.rules import causes, lineup
from mandate.games.great_wall.rules import events as great_wall_events
from mandate.games.great_wall.views import tabletop
from mandate.games.great_wall.views.tabletop import aims, city, clans, common, mine, wall
from mandate.games.qin.rules import board, events
from mandate.games.qin.views import view_types
from mandate.lang import text
from mandate.people import calendar, challenges, conduct, profile, standing, watchable, weekly
from mandate.people.bot_ladder import wire as ladder_wire
from mandate.people.cups import cup as cups
from mandate.people.cups import plan as cup_plan
from mandate.people.cups import wire as cup_wire
from mandate.people.matching import wish
from mandate.players import advice
from mandate.server.http import api, safety_routes, sessions, ways_in
from mandate.server.push import routes as push
from mandate.study import assess, review
from mandate.table import (
    analyses,
    choices,
    codes,
    commands,
    items,
    offered,
    past,
    plan,
    positions,
    replays,
    studies,
    wire,
)
from tools.renewing import renew
from tools.typescript import Module

PAGE = Path(__file__).parents[1] / "web" / "src" / "wire" / "generated.ts"
HEAD = """\
/** Made by `make types` from the server's messages and the games' views: change those instead. */

"""

# The Great Wall's things have short names beside its rules, and longer ones among all types.
GREAT_WALL = {
    thing: f"GreatWall{thing.__name__.removeprefix('GreatWall')}"
    for thing in (
        *(
            kind
            for module in (common, wall, city, clans, aims, mine, tabletop)
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, common.Shape)
        ),
        *great_wall_events.ALL, causes.Cause, causes.Why, vocabulary.Window,
    )
} | {
    tabletop.Tabletop: "GreatWallView",
    lineup.Clan: "Clan",
    common.SectionName: "GreatWallSectionName",
    common.Place: "GreatWallPlace",
    common.Resource: "GreatWallResource",
    common.SoldierType: "GreatWallSoldierType",
    tabletop.Phase: "GreatWallPhase",
    tabletop.Part: "GreatWallPart",
    tabletop.GreatWallReason: "GreatWallReason",
}  # fmt: skip
GREAT_WALL_EVENT: Any = Union.__getitem__(great_wall_events.ALL)
RECEIVED = (
    wire.AnyMessage, wire.TableInfo, wire.Summary, offered.GameInfo, api.Me, record.Record,
    ways_in.RecoveryCode, ways_in.WaysIn,
    replays.Replayed, analyses.Explored, analyses.OpenedAnalysis, analyses.SharedAnalysis,
    assess.Assessment, past.Past, review.Review, studies.Printed, positions.Drafted, advice.Advice,
    codes.ServerCode, errors.Code, push.PushKey, standing.Standing, sessions.SessionInfo, profile.Profile,
    profile.RatingPoint, profile.PlayedGame, challenges.ChallengeInfo, wish.Wish, wish.RequestInfo,
    calendar.CalendarInfo,
    tabletop.Tabletop, GREAT_WALL_EVENT,
    watchable.WatchingInfo,
    conduct.Block, conduct.Notice, conduct.ReportInfo, conduct.ReportDetails, conduct.Decision,
    safety_routes.Policy, cup_wire.CupInfo, cup_wire.ClubInfo, ladder_wire.LadderInfo,
    ladder_wire.LadderSummary, ladder_wire.BotToken,
    weekly.WeeklyInfo,
)  # fmt: skip
SENT = (
    commands.AnyCommand, plan.Plan, plan.PlayOn, api.Person, ways_in.Recovery,
    replays.Replay, studies.Trial, studies.ReviewTask, studies.Options, studies.Printing,
    positions.MadeUp, positions.Advising,
    analyses.Exploring, analyses.OpeningAnalysis, analyses.Assessing,
    push.PushBrowser, push.PushEndpoint, profile.ProfileSettings, conduct.At, conduct.Complaint,
    calendar.Vacation, conduct.NewReport, conduct.NewDecision, cup_plan.CupPlan, cup_wire.NewClub,
    cup_wire.WeeklyCup, ladder_wire.NewBot, weekly.NewTry,
)  # fmt: skip

QIN_EVENT: Any = Union.__getitem__(events.ALL)
FACT: Any = get_type_hints(question.Row)["value"]
NAMES = {
    wire.AnyMessage: "Message",
    items.AnyItem: "Item",
    commands.AnyCommand: "Command",
    wire.Status: "Status",
    cups.CupStatus: "CupStatus",
    cup_plan.CupKind: "CupKind",
    commands.OfferKind: "OfferKind",
    commands.SeatNumber: "Seat",
    wire.GameOptions: "GameOptions",
    wire.GameView: "GameView",
    wire.GameHidden: "GameHidden",
    wire.GameDraft: "GameDraft",
    items.GameEvent: "GameEvent",
    wire.GameOutcome: "GameOutcome",
    plan.Me | plan.Open | plan.Bot: "SeatPlan",
    plan.Me: "MySeat",
    plan.Open: "OpenSeat",
    plan.Bot: "BotSeat",
    record.Record: "GameRecord",
    board.Colour: "Colour",
    board.TileName: "TileName",
    view_types.QinViewJson: "QinView",
    **GREAT_WALL,
    GREAT_WALL_EVENT: "GreatWallEvent",
    QIN_EVENT: "QinEvent",
    events.Reason: "QinReason",
    wire.AskedInWords: "AskedInWords",
    wire.TidyFacts: "TidyFacts",
    wire.GameCaution: "GameCaution",
    choices.Step: "StepBackState",
    trial.Stop: "Stop",
    profile.Section: "ProfileSection",
    text.TextJson: "TextJson",
    FACT: "Fact",
    text.Joined: "JoinedFacts",
}

# The games that the page draws. A message knows no game; the page knows these.
STANDS_FOR = {
    wire.GameOptions: (view_types.QinOptions,),
    wire.GameView: (view_types.QinViewJson,),
    wire.GameHidden: (view_types.QinHidden,),
    wire.GameDraft: (view_types.QinDraft,),
    items.GameEvent: (QIN_EVENT,),
    wire.GameOutcome: (view_types.QinOutcome,),
    wire.AskedInWords: (question.Question,),
    wire.TidyFacts: (question.Group,),
    wire.GameCaution: (question.Caution,),
    text.TextJson: (text.Text,),
}


def page_types() -> str:
    module = Module({**NAMES, game.Seat: "Seat"}, STANDS_FOR)
    module.add(RECEIVED, SENT)
    return HEAD + module.text()


def main(arguments: Sequence[str]) -> int:
    return renew(PAGE, page_types(), arguments, by="make types")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
