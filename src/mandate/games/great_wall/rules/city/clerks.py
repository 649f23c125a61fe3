"""Clerks: moving them, locked Locations, and which Locations can activate."""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.core.flow import NO_ONE, Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import CODE_AT, CODES
from mandate.games.great_wall.cards.vocabulary import Stat, Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.effects.stats import number, own_cards
from mandate.games.great_wall.rules.effects.triggers import mark_used, used
from mandate.games.great_wall.rules.events.places import Moved, Returned
from mandate.games.great_wall.rules.frames import by_name
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE, read_route
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, cards, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, text

ENVOY = "envoy"
POOL = "pool"
ROUTES = tuple(tuple(f"{start}-{end}" for end in CODES) for start in CODES)  # the token of each move


def clerks_at(s: GreatWallState, place: int) -> int:
    return sum(s.at[place])


def is_full(s: GreatWallState, place: int) -> bool:
    """A Regular Location with a Clerk on every spot: no Clerk leaves it before it activates."""
    spots = s.spots[place]
    return spots > 0 and clerks_at(s, place) >= spots


def crowds(s: GreatWallState) -> list[int]:
    """How many Clerks there are at each Location."""
    return [sum(clerks) for clerks in s.at]


def can_activate(s: GreatWallState, place: int) -> bool:
    """A full Regular Location, a Special one with a Clerk; the Reed Clan's alone is not enough."""
    if s.spots[place]:
        return is_full(s, place)
    return clerks_at(s, place) > (s.at[place][s.reed] if s.reed != NO_ONE else 0)


def active(s: GreatWallState) -> tuple[int, ...]:
    """The Locations that can activate now."""
    full = [place for place, crowd in enumerate(crowds(s)) if crowd and crowd >= s.spots[place]]
    return tuple(full if s.reed == NO_ONE else (place for place in full if can_activate(s, place)))


def there(s: GreatWallState, place: int) -> list[Clan]:
    """The Clans with Clerks at a Location, in Tea order."""
    clerks = s.at[place]
    return [seat for seat in s.tea if clerks[seat]]


# --- moving -------------------------------------------------------------------------------------------


def move(s: GreatWallState, seat: Clan, n: int, *, diff: bool = False, other_box: bool = False) -> None:
    if n > 0:
        s.push(FrameKind.CLERKS, seat, n=n, diff=diff, went=0, other=other_box)


def _options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Clerks = frame.data
    data, seat = held, frame.seat
    if not data["n"]:
        return []
    free = [place for place, crowd in enumerate(crowds(s)) if not 0 < s.spots[place] <= crowd]
    barred = data["went"] if data["diff"] else 0
    ends = [place for place in free if not barred >> place & 1] if barred else free
    options = [CODES[place] for place in ends] if s.clerk_pool[seat] else []
    moved = by_name(data)
    for start in free:
        here = s.at[start][seat]
        if here and here > moved.get(CODES[start], 0):
            routes = ROUTES[start]
            options += [routes[end] for end in ends if end != start]
    if data["other"] and _envoy(s, seat) is not None:
        options.append(ENVOY)
    options.append(DONE)
    return options


def _answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Clerks = frame.data
    data, seat = held, frame.seat
    if choice == DONE:
        return
    s.stack.append(frame)
    if choice == ENVOY:
        key = _envoy(s, seat)
        assert key is not None
        mark_used(s, seat, key)
        data["n"] += number(s, seat, s.box.ability_of[key].effects[0].args["d"], data)
        data["diff"] = False
        return
    start, dash, end = choice.partition("-")
    if not dash:
        start, end = "", choice
    data["n"] -= 1
    data["went"] |= 1 << CODE_AT[end]
    moved = by_name(data)
    moved[end] = moved.get(end, 0) + 1  # a Clerk moves only once in an effect
    _carry(s, seat, start, end)


def _carry(s: GreatWallState, seat: Clan, start: str, end: str) -> None:
    if start:
        s.at[CODE_AT[start]][seat] -= 1
    else:
        s.clerk_pool[seat] -= 1
    s.at[CODE_AT[end]][seat] += 1
    s.emit(Moved, seat, "clerk", start or POOL, end)


def go_home(s: GreatWallState, place: int) -> None:
    """After an activation all Clerks return to their owners, but the Reed Clan's stay."""
    for seat in s.lineup.all_clans:
        clerks = s.at[place][seat]
        if seat == s.reed or not clerks:
            continue
        s.clerk_pool[seat] += clerks
        s.at[place][seat] = 0
        s.emit(Returned, seat, CODES[place], clerks)


def _envoy(s: GreatWallState, seat: Clan) -> str | None:
    """An ability that enlarges the Other Players box and has not been used this Year."""
    for card in own_cards(s, seat):
        if card in s.box.changes[Stat.OTHER_BOX]:
            key = next(
                k for k, a in s.box.ability_of.items() if k.startswith(card) and a.trigger == Trigger.ALWAYS
            )
            if not used(s, seat, key):
                return key
    return None


# --- as people read it --------------------------------------------------------------------------------


def _why_not(s: GreatWallState, frame: Frame, token: str) -> Refused | None:
    data: frames.Clerks = frame.data
    start, end = read_route(token) or ("", "")
    if end not in CODE_AT or (start or end) not in CODE_AT:
        return None
    if start and is_full(s, CODE_AT[start]):
        return Refused(GreatWallCode.LOCKED, clause="gw.fall.locked", place=names.place(start))
    if is_full(s, CODE_AT[end]):
        return Refused(GreatWallCode.FULL, clause="gw.fall.full", place=names.place(end))
    if data["diff"] and data["went"] >> CODE_AT[end] & 1:
        return Refused(GreatWallCode.SAME_PLACE, clause="gw.fall.different", place=names.place(end))
    if start == end:
        return None
    clause = "gw.fall.once" if start and s.at[CODE_AT[start]][frame.seat] else "gw.fall.clerks"
    return Refused(GreatWallCode.NO_CLERK, clause=clause, place=names.place(start or POOL))


def _title(_s: GreatWallState, frame: Frame) -> Text:
    data: frames.Clerks = frame.data
    return text("gw-ask-clerks-apart" if data["diff"] else "gw-ask-clerks", n=data["n"])


def _label(s: GreatWallState, frame: Frame, token: str) -> Text:
    if token == ENVOY:
        return text("choice-gw-envoy", card=names.card(s.box, _envoy_card(s, frame.seat)))
    came, dash, went = token.partition("-")
    if not dash:
        return text("choice-gw-clerk-new", went=names.place(token))
    return text("choice-gw-clerk", came=names.place(came), went=names.place(went))


def _targets(s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
    """Where the Clerk goes, then where it comes from."""
    if token == ENVOY:
        return cards([_envoy_card(s, frame.seat)])
    came, dash, went = token.partition("-")
    if not dash:
        return of(TargetKind.LOCATION, token) + of(TargetKind.POOL, "clerk")
    return of(TargetKind.LOCATION, went, came)


def _envoy_card(s: GreatWallState, seat: Clan) -> str:
    return next(card for card in own_cards(s, seat) if card in s.box.changes[Stat.OTHER_BOX])


KINDS: Kinds[GreatWallState] = {
    FrameKind.CLERKS: Ask(
        _options,
        _answer,
        telling=telling("gw.fall.clerks", _label, title=_title, targets=_targets, why_not=_why_not),
    )
}
