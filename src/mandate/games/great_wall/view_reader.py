"""A view back from its JSON, for screens and programs at the other end of a wire.

It is for looking at. `resample` needs what a view's JSON does not show: the counts of everybody's goods, how
Qin Jiushao's track was dealt, the Requests in their order.
"""

from __future__ import annotations

from mandate.core.game import Decision, Json, Outcome, Seat
from mandate.games.great_wall.scouting import Scouting
from mandate.games.great_wall.view import OPEN, OPEN_COOP, GreatWallView
from mandate.games.great_wall.vocabulary import RESOURCES


def read_view(told: Json) -> GreatWallView:
    """The reverse of `GreatWallView.to_json`."""
    seat = None if told["seat"] is None else Seat(told["seat"])
    asked, outcome, goods = told["decision"], told["outcome"], told["resources"]
    half = len(told["dealt"]) // 2
    return GreatWallView(
        seat=seat,
        decision=None
        if asked is None or seat is None
        else Decision(seat, asked["number"], asked["kind"], asked["options"]),
        pending=tuple(Seat(number) for number in told["pending"]),
        outcome=None if outcome is None else _outcome(outcome, told["honor"][: told["options"]["players"]]),
        options=told["options"],
        open={name: told[name] for name in OPEN + OPEN_COOP if name in told},
        artifacts=tuple(told["artifacts"]),
        track=(),
        generals=tuple(told["dealt"][:half]),
        advisors=tuple(told["dealt"][half:]),
        resources=() if goods is None else tuple(goods[what] for what in RESOURCES),
        tactics=tuple(told["tactics"]),
        hand_sizes=tuple(told["hand_sizes"]),
        supporting=tuple(tuple(cards) for cards in told["supporting"]),
        hordes=tuple(told["hordes"]),
        scouts=tuple(Scouting.from_json(look) for look in told["scouts"]),
        demanded=(),
        decks=(told["decks"][0], told["decks"][1], told["decks"][2]),
        reshuffled=(),
        draws=tuple((who, card) for who, card in told["draws"]),
        stack=tuple(told["stack"]),
        history=tuple((by, choice) for by, choice in told["history"]),
    )


def _outcome(told: Json, honor: list[int]) -> Outcome:
    return Outcome(tuple(Seat(winner) for winner in told["winners"]), told["reason"], tuple(honor))
