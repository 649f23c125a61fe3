"""What co-op is about: Requests with what is missing, and Events."""

from __future__ import annotations

from mandate.core.game import Seat
from mandate.games.great_wall.cards.coop import Need as NeedOnCard
from mandate.games.great_wall.cards.numbers import RESOURCE
from mandate.games.great_wall.rules.coop.requests import is_true, met, open_means, open_to_all
from mandate.games.great_wall.rules.effects.stats import NOTHING, count, number
from mandate.games.great_wall.rules.lineup import FIRST_SEAT
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop.common import Shape
from mandate.games.great_wall.views.view import GreatWallView


class Need(Shape, frozen=True, kw_only=True):
    """A number that a Request asks for, of the table or of one player."""

    what: str  # a quantity of the vocabulary, such as `wall_levels`
    seat: Seat | None = None  # none: of the table
    now: int  # how much it is
    least: int | None = None  # so much or more
    most: int | None = None  # so much or less
    met: bool = False  # whether it is so


class Payment(Shape, frozen=True, kw_only=True):
    """What each player pays for a Request, or all together."""

    what: str  # a resource, `honor`, `soldier`, `clerk`, `advisor`, `trophy`, or a type of Soldier
    n: int  # how many
    together: bool = False  # all players in common
    has: list[int | None]  # by seat; none: behind another player's screen
    able: list[bool | None] = []  # by seat: has its part; none: hidden from this seat, or pays nothing


class Request(Shape, frozen=True, kw_only=True):
    """A Request of the Emperor."""

    card: str  # its id
    needs: list[Need] = []  # what must be true
    payments: list[Payment] = []  # what must be paid
    met: bool = False  # nothing that all can see stands against it


class Mission(Shape, frozen=True, kw_only=True):
    """What co-op is about."""

    requests: list[Request | None]  # by slot
    fulfilled: list[str] = []  # Requests, the first one first
    goal: int  # so many Requests win the game
    events: list[str] = []  # in force
    shame: int = 0  # tokens for each player this Winter, if no more Requests are fulfilled
    last: bool = False  # the last Year: what is missing to the goal loses the game


def mission(s: GreatWallState, view: GreatWallView) -> Mission | None:
    if s.lineup.coop is None:
        return None
    last = s.year == s.side.years
    return Mission(
        requests=[_request(s, view, card) if card else None for card in s.requests],
        fulfilled=s.fulfilled[:],
        goal=s.lineup.coop.requests,
        events=s.events[:],
        shame=0 if last else sum(1 for card in s.requests if card),
        last=last,
    )


def _request(s: GreatWallState, view: GreatWallView, card: str) -> Request:
    request = s.box.cards.requests[card]
    needs = [_need(s, need, None) for need in request.needs]
    needs += [_need(s, need, Seat(seat)) for need in request.each_needs for seat in sorted(s.owing())]
    paid = [(effect, False) for effect in request.each] + [(effect, True) for effect in request.together]
    return Request(
        card=card,
        needs=needs,
        payments=[
            _payment(s, view, effect.args["what"], effect.args["n"], together=together)
            for effect, together in paid
        ],
        met=open_to_all(s, card) if request.paid else is_true(s, request),
    )


def _need(s: GreatWallState, need: NeedOnCard, seat: Seat | None) -> Need:
    of = FIRST_SEAT if seat is None else seat
    return Need(
        what=need.what,
        seat=seat,
        now=count(s, of, need.what, NOTHING),
        least=None if need.least is None else number(s, of, need.least, NOTHING),
        most=None if need.most is None else number(s, of, need.most, NOTHING),
        met=met(s, of, need),
    )


def _payment(s: GreatWallState, view: GreatWallView, what: str, n: int | str, *, together: bool) -> Payment:
    needed = number(s, view.seat or FIRST_SEAT, n, NOTHING)
    has = [_means(s, view, seat, what) for seat in s.lineup.all_seats]
    own = 1 if together else needed  # what one seat must have to be of help
    return Payment(
        what=what,
        n=needed,
        together=together,
        has=has,
        able=[
            None if s.settled(seat) or held is None else held >= own
            for seat, held in zip(s.lineup.all_seats, has, strict=True)
        ],
    )


def _means(s: GreatWallState, view: GreatWallView, seat: Seat, what: str) -> int | None:
    if what not in RESOURCE:
        return open_means(s, seat, what)
    return view.resources[RESOURCE[what]] if seat == view.seat else None
