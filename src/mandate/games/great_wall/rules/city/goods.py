"""Resources and Honor: gaining, paying, and the small questions that go with a free mix."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.games.great_wall.cards.numbers import C
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, now, of_frame, own
from mandate.games.great_wall.rules.events.belongings import Declined, Gained, Honored, Paid
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import AUTO, DECLINE, DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, the_token
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, naming_resource, telling
from mandate.lang.text import Text, text

HONOR, TACTIC = "honor", "tactic"  # what may be declined besides resources
MIXED = {"any3": 3, "any4": 4}


def gain(
    s: GreatWallState, seat: Clan, what: int, n: int, *, forced: bool = False, cause: Cause = UNKNOWN
) -> None:
    """Resources from the supply, which may be declined where the table allows it.

    Here and below, a cause that is not given is the current one (`causes.now`).
    """
    if n > 0:
        if forced or s.offers is None:
            receive(s, seat, what, n, cause)
        else:
            offer(s, seat, RESOURCES[what], n, cause)


def offer(s: GreatWallState, seat: Clan, what: str, n: int, cause: Cause = UNKNOWN) -> None:
    """Something that may be declined; the question comes at the end of the current step."""
    assert s.offers is not None
    s.offers.append((seat, what, n, now(s) if cause is UNKNOWN else cause))


def receive(
    s: GreatWallState, seat: Clan, what: int, n: int, cause: Cause = UNKNOWN, *, house: bool = False
) -> None:
    s.res[seat][what] += n
    s.emit_caused(cause, Gained, seat, RESOURCES[what], n, house)


def pay(s: GreatWallState, seat: Clan, what: int, n: int, cause: Cause = UNKNOWN) -> None:
    if n > 0:
        s.res[seat][what] -= n
        s.emit_caused(cause, Paid, seat, RESOURCES[what], n)


def honor(s: GreatWallState, seat: Clan, n: int, cause: Cause = UNKNOWN) -> None:
    """Honor that a person may decline where the table allows it."""
    if s.offers is None or seat >= s.n:
        add_honor(s, seat, n, cause)
    elif n > 0:
        offer(s, seat, HONOR, n, cause)


def add_honor(s: GreatWallState, seat: Clan, n: int, cause: Cause = UNKNOWN) -> None:
    """Honor gained or lost. It has no upper limit, and never falls below 0."""
    before = s.honor[seat]
    s.honor[seat] = max(before + n, 0)
    if s.honor[seat] != before:
        s.emit_caused(cause, Honored, seat, s.honor[seat] - before, s.honor[seat])


def chi(s: GreatWallState, seat: Clan) -> int:
    return s.res[seat][C]


def mixed(s: GreatWallState, seat: Clan, kinds: int = 3) -> int:
    """How many resources of the first so many kinds a seat has."""
    return sum(s.res[seat][:kinds])


# --- gaining a free mix -------------------------------------------------------------------------------


def gain_mixed(
    s: GreatWallState, seat: Clan, what: str, n: int, *, forced: bool = False, cause: Cause = UNKNOWN
) -> None:
    if n > 0:
        s.push(FrameKind.GAIN, seat, what=what, n=n, forced=forced or s.offers is None, **own(cause))


def _gain_options(_s: GreatWallState, frame: Frame) -> tuple[str, ...]:
    data: frames.Gain = frame.data
    resources = RESOURCES[: MIXED[data["what"]]]
    return resources if data["forced"] else (*resources, DECLINE)


def _gain_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Gain = frame.data
    if choice == DECLINE:
        s.emit_caused(of_frame(frame), Declined, frame.seat, data["what"], data["n"])
        return
    data["n"] -= 1
    if data["n"]:
        s.stack.append(frame)
    receive(s, frame.seat, RESOURCES.index(choice), 1, of_frame(frame))


# --- paying a free mix --------------------------------------------------------------------------------


def pay_mixed(s: GreatWallState, seat: Clan, n: int, *, kinds: int = 3, cause: Cause = UNKNOWN) -> None:
    """Pay from the seat's own supply, which must suffice; ask only if there are several ways to pay."""
    if n > 0:
        s.push(FrameKind.PAY, seat, n=n, kinds=kinds, **own(cause))


def pay_building(s: GreatWallState, seat: Clan, n: int, cause: Cause) -> None:
    """The Warehouse pays first; the seat's own supply covers the rest."""
    stored = sum(s.warehouse)
    if n > stored:
        pay_mixed(s, seat, n - stored, cause=cause)
    if stored and n:
        s.push(FrameKind.HOUSE, seat, n=min(n, stored), **own(cause))


def _pay_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Pay = frame.data
    return _ways(s.res[frame.seat][: data["kinds"]], data["n"])


def _house_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.House = frame.data
    return _ways(s.warehouse, data["n"])


def _ways(has: list[int], n: int) -> list[str]:
    """One unit of a kind, or everything at once; a single way is not a choice."""
    kinds = [RESOURCES[what] for what, count in enumerate(has) if count]
    return [AUTO] if len(kinds) == 1 or sum(has) == n else [*kinds, AUTO]


def _pay_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Pay = frame.data
    n, cause = data["n"], of_frame(frame)
    if choice == AUTO:
        for what, count in plenty(s.res[frame.seat][: data["kinds"]], n):
            pay(s, frame.seat, what, count, cause)
        return
    data["n"] = n - 1
    if n > 1:
        s.stack.append(frame)
    pay(s, frame.seat, RESOURCES.index(choice), 1, cause)


def _house_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.House = frame.data
    n, cause = data["n"], of_frame(frame)
    if choice == AUTO:
        for what, count in plenty(s.warehouse, n):
            from_house(s, frame.seat, what, count, cause)
        return
    data["n"] = n - 1
    if n > 1:
        s.stack.append(frame)
    from_house(s, frame.seat, RESOURCES.index(choice), 1, cause)


def from_house(s: GreatWallState, seat: Clan, what: int, n: int, cause: Cause) -> None:
    if n:
        s.warehouse[what] -= n
        s.emit_caused(cause, Paid, seat, RESOURCES[what], n, True)


def plenty(has: list[int], n: int) -> list[tuple[int, int]]:
    """So many units, each time of what is most plentiful (the first kind in a tie)."""
    left, taken = list(has), [0] * len(has)
    for _ in range(n):
        what = left.index(max(left))
        left[what] -= 1
        taken[what] += 1
    return list(enumerate(taken))


# --- from the Warehouse into a player's own supply ----------------------------------------------------


def _fetch_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Count = frame.data
    if not data["n"] or not any(s.warehouse):
        return []
    return [*(RESOURCES[what] for what in range(3) if s.warehouse[what]), DONE]


def _fetch_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Count = frame.data
    if choice == DONE:
        return
    data["n"] -= 1
    s.stack.append(frame)
    what = RESOURCES.index(choice)
    s.warehouse[what] -= 1
    receive(s, frame.seat, what, 1, house=True)


# --- as people read it --------------------------------------------------------------------------------


def _gain_clause(_frame: Frame, token: str) -> str:
    return "gw.decline" if token == DECLINE else "gw.fall.boxes"


def _pay_label(_s: GreatWallState, frame: Frame, token: str) -> Text:
    data: frames.Pay = frame.data
    if token == AUTO:
        return text("choice-gw-pay-auto", n=data["n"])
    return text("choice-gw-pay", what=names.resource(token))


def _house_label(_s: GreatWallState, frame: Frame, token: str) -> Text:
    data: frames.House = frame.data
    if token == AUTO:
        return text("choice-gw-house-auto", n=data["n"])
    return text("choice-gw-house", what=names.resource(token))


KINDS: Kinds[GreatWallState] = {
    FrameKind.GAIN: Ask(
        _gain_options,
        _gain_answer,
        telling=telling(
            _gain_clause,
            naming_resource("choice-gw-gain"),
            title=counted,
            targets=the_token(TargetKind.RESOURCE),
        ),
    ),
    FrameKind.PAY: Ask(
        _pay_options,
        _pay_answer,
        telling=telling(
            "gw.build.pay", _pay_label, title=counted, targets=the_token(TargetKind.RESOURCE), usual=AUTO
        ),
    ),
    FrameKind.HOUSE: Ask(
        _house_options,
        _house_answer,
        telling=telling(
            "gw.build.pay", _house_label, title=counted, targets=the_token(TargetKind.WAREHOUSE), usual=AUTO
        ),
    ),
    FrameKind.FETCH: Ask(
        _fetch_options,
        _fetch_answer,
        telling=telling(
            "gw.fall.boxes",
            naming_resource("choice-gw-fetch"),
            title=counted,
            targets=the_token(TargetKind.WAREHOUSE),
        ),
    ),
}
