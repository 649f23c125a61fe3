"""What each viewer sees of a table: built up from what they may know, never cut down from the whole."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, cast

import msgspec

from mandate.core.errors import Problem
from mandate.core.game import Game, Seat, View
from mandate.core.orders import OrderInfo, OrdersNow
from mandate.core.record import Record, SeriesGame
from mandate.lang import say
from mandate.lang.text import Text, tell
from mandate.table import wire
from mandate.table.choices import Step
from mandate.table.clock import Spent, spent_by
from mandate.table.outages import rest
from mandate.table.rests import NO_RESTS, Rests
from mandate.table.rules_of import ask_game
from mandate.table.show import NOTHING, Show
from mandate.table.table import Chair, Table
from mandate.table.talk import ChatPolicy, plays, talk_of


class Onlooker(NamedTuple):
    """A viewer of a table, with what is known around it."""

    guest: str | None
    now: int
    spent: Spent = 0  # on the running clocks
    names: Mapping[str, str] = MappingProxyType({})  # of guests
    here: Collection[str] = ()  # the guests who have the table open
    watching: int = 0  # how many others have it open
    abandoned: Sequence[int | None] = ()  # by seat: milliseconds until it counts as abandoned, if it will
    language: str = "en"
    show: Show = NOTHING
    chat: ChatPolicy = "friends"  # what the operator allows


def eyes(table: Table, guest: str | None) -> list[int | None]:
    """The guest's seats, or [None] for a spectator."""
    return [*table.seats_of(guest)] or [None]


def is_spectator(table: Table, guest: str | None) -> bool:
    """Whether a guest has no seat here, none that a computer player took over, and no rights of a host."""
    return guest is None or (not plays(table, guest) and guest != table.host)


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    """The game as that seat sees it; the outcome is the table's, which takes account of cancellation."""
    seen, outcome = table.view(seat).to_json(), table.outcome
    return {**seen, "outcome": outcome.to_json()} if outcome is not None and table.canceled else seen


def orders(table: Table, seat: int | None, show: Show) -> OrdersNow | msgspec.UnsetType:
    """The seat's standing orders, if the client requested them."""
    state = table.state
    if not show.orders or seat is None or state is None or state.game.orders is None:
        return msgspec.UNSET
    now = state.game.orders.shown(table.orders.get(seat, {}))
    answering = table.ordered_answer(seat) is not None
    return OrdersNow(now.given, show.say(now.ended), answering)


def explained(view: View, show: Show) -> dict[str, Any]:
    """A view in words and as tidy facts, if the client requested them."""
    parts: dict[str, Any] = {}
    if show.words:
        parts["question"] = show.say(view.question())
    if show.facts:
        parts["facts"] = show.say(view.tidy())
    return parts


def eye(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)


def record(table: Table, seat: int | None, names: Mapping[str, str]) -> Record | None:
    """The record: during the game as that seat may know it, afterwards the whole of it."""
    if table.status == "over":
        whole = table.record
    elif not has_record(table) or table.match is None:
        whole = None
    else:
        whole = table.match.record_for(None if seat is None else Seat(seat))
    if whole is None:
        return None
    shown_names = [name or "" for name in names_at(table, names)]
    hints = [table.hints(seat) for seat in range(len(table.chairs))] if table.hinted else msgspec.UNSET
    canceled = table.canceled or msgspec.UNSET
    handed_over = any(chair.joined is not None for chair in table.chairs)
    joined = [chair.joined for chair in table.chairs] if handed_over else msgspec.UNSET
    return msgspec.structs.replace(
        whole, names=shown_names, hints=hints, series=_game_of_series(table), canceled=canceled, joined=joined
    )


def names_at(table: Table, guests: Mapping[str, str]) -> list[str | None]:
    """The name at each seat; None for a seat without one."""
    return [_name(chair, guests) for chair in table.chairs]


def has_record(table: Table) -> bool:
    """Whether there is a record to show. In a frozen, unfinished game it is unknown what is still secret."""
    if table.status == "over":
        return table.start is not None
    return table.match is not None and table.frozen is None


def _game_of_series(table: Table) -> SeriesGame | None:
    games, played = table.opened.plan.games, table.opened.round
    if not games:
        return None
    points = played.points or [0.0] * len(table.chairs)
    return SeriesGame(game=played.number - 1, of=len(games), points=points)


def info(table: Table, who: Onlooker) -> wire.TableInfo:
    return wire.whole(terms(table), now(table, who))


def terms(table: Table, show: Show = NOTHING) -> wire.TableTerms:
    """The part of a table's info that is public, and fixed once the game has begun."""
    opened, plan = table.opened, table.opened.plan
    return wire.TableTerms(
        id=table.name,
        game=plan.game,
        options=plan.options,
        rules=opened.rules if table.start is None else table.start.rules,
        listed=plan.listed,
        pace=plan.pace,
        takebacks=plan.takebacks,
        seed=plan.seed,
        hints=table.gives_hints,
        guided=plan.guided,
        rated=plan.rated,
        cup=(None if table.opened.reserved is None else table.opened.reserved.cup) or None,
        weekly=table.weekly or None,
        chat=plan.chat,
        spectators=plan.spectators,
        handover=plan.handover,
        waits=plan.waits,
        round=opened.round,
        automata=msgspec.to_builtins(show.say(automata(table))),
        orders=ask_game(table, lambda game: offered_orders(game, plan.options, show), []),
        commitment=None if table.start is None else table.start.commitment,
        begun_after=None if table.start is None else _begun_after(table.start),
    )


def _begun_after(start: Record) -> int | None:
    return start.begun_after if isinstance(start.begun_after, int) else None


def automata(table: Table) -> Sequence[Text]:
    """The names of the automata."""
    return ask_game(table, lambda game: game.automata(table.opened.plan.options), ())


def addressed(table: Table, show: Show, guests: Mapping[str, str]) -> Show:
    """`show` with the names that plain strings need; looked up each time, since guests rename themselves."""
    if show.language is None:
        return show
    seats = [_name_for_reader(chair, seat, show.language, guests) for seat, chair in enumerate(table.chairs)]
    behind = [tell(name, show.language) for name in automata(table)]
    return show._replace(names=(*seats, *behind))


def _name_for_reader(chair: Chair, seat: int, language: str, guests: Mapping[str, str]) -> str:
    if chair.bot is not None:
        from mandate.players import label

        with contextlib.suppress(Problem):  # a bot that no longer exists
            return label(chair.bot, language)
    return _name(chair, guests) or say(language, "remote-seat", {"seat": seat + 1})


def offered_orders(game: Game, options: Mapping[str, Any], show: Show = NOTHING) -> list[OrderInfo]:
    """The standing orders that this game offers."""
    return [] if game.orders is None else cast("list[OrderInfo]", show.say(game.orders.offered(options)))


class Common(NamedTuple):
    """What everyone is shown alike of a table as it is now."""

    seats: list[CommonSeat]
    outcome: dict[str, Any] | None
    under_way: bool
    ending: wire.EndingInfo | None
    offers: list[wire.OfferInfo]
    marks: list[wire.MarkInfo]
    host: str | None


class CommonSeat(NamedTuple):
    """The same of a seat."""

    kind: Literal["person", "bot", "open"]
    asked: bool
    hints: int
    takeback: list[int]
    step: Step | None


def common(table: Table) -> Common:
    outcome = table.outcome
    return Common(
        [_common_seat(table, seat, chair) for seat, chair in enumerate(table.chairs)],
        None if outcome is None else outcome.to_json(),
        table.under_way,
        _ending(table),
        [_offer(table, number) for number in table.offers],
        [wire.MarkInfo(seat, thing) for seat in sorted(table.marks) for thing in table.marks[seat]],
        table.host,
    )


def _common_seat(table: Table, seat: int, chair: Chair) -> CommonSeat:
    plays = chair.guest is not None and not chair.away
    return CommonSeat(
        "open" if chair.open else "person" if chair.bot is None else "bot",
        seat in table.pending,
        table.hints(seat),
        table.takeback(seat) if plays else [],
        table.step(seat) if plays else None,
    )


def now(table: Table, who: Onlooker, alike: Common | None = None) -> wire.TableNow:
    """The part of a table's info that changes during the game; `alike`: its `common`, if it is known."""
    alike = common(table) if alike is None else alike
    hosts = who.guest is not None and who.guest == alike.host
    invites = hosts or bool(table.seats_of(who.guest))
    following = table.next_table
    return wire.TableNow(
        status=table.status,
        seats=[_seat(table, seat, chair, who, alike.seats[seat]) for seat, chair in enumerate(table.chairs)],
        host=hosts,
        series=_series(table, who.now),
        at=who.now,
        outcome=alike.outcome,
        under_way=alike.under_way,
        ending=alike.ending,
        offers=_named(table, alike.offers, who.names),
        next=wire.NextTable(following.table, following.link if invites else None) if following else None,
        link=table.opened.link if invites else None,
        frozen=table.frozen.tell(who.language) if table.frozen is not None else None,
        marks=alike.marks,
        rest=_rest(table, who.now),
        watching=who.watching,
        talk=talk_of(table, who.chat, who.guest),
    )


def _ending(table: Table) -> wire.EndingInfo | None:
    line = table.ending
    return None if line is None else wire.EndingInfo(line.seat, line.why, table.canceled)


def _series(table: Table, now: int) -> wire.SeriesInfo | None:
    games = table.opened.plan.games
    if not games:
        return None
    over = table.status == "over" and table.last_of_series
    return wire.SeriesInfo(
        game=table.opened.round.number,
        of=len(games),
        points=table.points,
        fewest=ask_game(table, lambda game: game.series_fewest, False),
        winners=ask_game(table, _series_winners(table.points), None) if over else None,
        rest=_rest(table, now),
    )


def _series_winners(points: Sequence[float]) -> Callable[[Game], list[int]]:
    return lambda game: [int(seat) for seat in game.series_winners(points)]


def _rest(table: Table, now: int) -> int:
    """Milliseconds until the clocks begin to run."""
    return rest(table.clock.pace, table.clock.since, now) if table.clock.runs else 0


def _own_rest(table: Table, own: Rests, now: int) -> int:
    """Milliseconds that a player's clock rests longer than those of the others."""
    return rest(table.clock.pace, table.clock.since, now, own) - _rest(table, now) if own else 0


def _vacation(own: Rests, now: int) -> tuple[int, int] | None:
    away = own.vacation
    return None if away is None or away[1] <= now else away


def here(table: Table, guests: Collection[str]) -> list[bool]:
    """For each seat, whether its player has the table open."""
    return [chair.guest is not None and chair.guest in guests for chair in table.chairs]


def _seat(table: Table, seat: int, chair: Chair, who: Onlooker, alike: CommonSeat) -> wire.SeatInfo:
    clock, guest = None, chair.guest
    if table.clock.runs and table.clock.left and chair.bot is None:
        running = spent_by(seat, who.spent) if alike.asked else 0
        clock = max(0, table.clock.left[seat] - running)
    own = table.rests_of(guest) if table.rests and table.status == "playing" else NO_RESTS
    return wire.SeatInfo(
        kind=alike.kind,
        name=chair.bot if guest is None else who.names.get(guest),
        you=guest is not None and guest == who.guest,
        away=chair.away,
        yours=chair.before is not None and chair.before == who.guest,
        here=guest is not None and guest in who.here,
        asked=alike.asked,
        clock=clock,
        hints=alike.hints,
        takeback=alike.takeback,
        out=table.out.get(seat),
        abandoned=who.abandoned[seat] if who.abandoned else None,
        step=alike.step,
        joined=chair.joined,
        muted=bool(table.mutes) and guest in table.mutes.get(who.guest or "", ()),
        rest=_own_rest(table, own, who.now),
        vacation=_vacation(own, who.now),
    )


def _name(chair: Chair, names: Mapping[str, str]) -> str | None:
    return chair.bot if chair.guest is None else names.get(chair.guest)


def _named(table: Table, offers: list[wire.OfferInfo], names: Mapping[str, str]) -> list[wire.OfferInfo]:
    """The offers with the names of those who have no seat: others are called by theirs."""
    if not offers or all(offer.what != "join" for offer in offers):
        return offers
    return [
        msgspec.structs.replace(offer, name=names.get(table.offers[offer.number].guest, ""))
        if offer.what == "join"
        else offer
        for offer in offers
    ]


def _offer(table: Table, number: int) -> wire.OfferInfo:
    offer = table.offers[number]
    return wire.OfferInfo(
        number=number,
        what=offer.what,
        by=offer.by,
        accepted=[seat for seat, chair in enumerate(table.chairs) if chair.guest in offer.accepted],
        seat=offer.seat,
        bot=offer.bot,
        games=offer.games,
    )
