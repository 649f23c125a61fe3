"""Moving Soldiers between Sections without Attacking: the Logistics Center, and cards that do the same."""

from __future__ import annotations

from collections.abc import Iterator

from mandate.core.flow import Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import AR, HO, SECTION, SOLDIER, SP
from mandate.games.great_wall.cards.vocabulary import SECTIONS, SOLDIERS, Section, Stat
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.losses import FIRE
from mandate.games.great_wall.rules.army.spots import firing_room
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.frames import by_name
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, telling
from mandate.lang.text import Text, text


def march(s: GreatWallState, seat: Clan, n: int) -> None:
    if n > 0:
        s.push(FrameKind.MARCH, seat, n=n)


def march_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Count = frame.data
    if not data["n"]:
        return []
    options = [
        f"{SECTIONS[start]}-{SECTIONS[end]}"
        for start in s.sections
        if has_soldiers(s, frame.seat, start)
        for end in s.sections
        if end != start
    ]
    return [*options, DONE] if options else []


def has_soldiers(s: GreatWallState, seat: Clan, section: Section) -> bool:
    return s.fire[section][seat] > 0 or any(s.rest[section][seat])


def _march_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Count = frame.data
    if choice == DONE:
        return
    data["n"] -= 1
    s.stack.append(frame)
    start, end = SECTION[choice[0]], SECTION[choice[2]]
    resting = s.rest[start][frame.seat]
    # only those that were there when the move began may go
    s.push(
        FrameKind.CONVOY, frame.seat, start=start, end=end, moved=0, **_limit(s, frame.seat),
        Sp=resting[SP], Ar=resting[AR], Ho=resting[HO], fire=s.fire[start][frame.seat],
    )  # fmt: skip


def _limit(s: GreatWallState, seat: Clan) -> dict[str, int]:
    """An Event may let only so many go along."""
    most = stat(s, seat, Stat.MOVE_SIZE)
    return {"room": most} if most else {}


FROM_FIRE, TO_FIRE, ALL = "fire>rest", "fire>fire", "all"


def _convoy_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Convoy = frame.data
    if data.get("room", 1) == 0:
        return []
    options = [kind for kind in SOLDIERS if by_name(data)[kind]]
    if data["fire"]:
        options.append(FROM_FIRE)
        if firing_room(s, data["end"]):
            options.append(TO_FIRE)
    if not options:
        return []
    fits = "room" not in data or sum(1 for _ in _pieces(data)) <= data["room"]
    return [*options, *([ALL] if fits else []), DONE]


def _convoy_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Convoy = frame.data
    if choice != DONE:
        chosen = list(_pieces(data)) if choice == ALL else [choice]
        for piece in chosen:
            _transfer(s, frame.seat, data, piece)
        if "room" in data:
            data["room"] -= len(chosen)
        s.stack.append(frame)
        for below in reversed(s.stack):
            if below.kind == FrameKind.EFFECTS:
                below.data["soldiers_moved"] = below.data.get("soldiers_moved", 0) + len(chosen)
                break


def _pieces(data: frames.Convoy) -> Iterator[str]:
    for kind in SOLDIERS:
        yield from [kind] * by_name(data)[kind]
    yield from [FROM_FIRE] * data["fire"]


def _transfer(s: GreatWallState, seat: Clan, data: frames.Convoy, piece: str) -> None:
    start, end = data["start"], data["end"]
    if piece in SOLDIER:
        by_name(data)[piece] -= 1
        s.rest[start][seat][SOLDIER[piece]] -= 1
        s.rest[end][seat][SOLDIER[piece]] += 1
    else:
        data["fire"] -= 1
        s.fire[start][seat] -= 1
        if piece == TO_FIRE:
            s.fire[end][seat] += 1
        else:
            s.rest[end][seat][AR] += 1
    s.emit(Moved, seat, piece, SECTIONS[start], SECTIONS[end])


# --- as people read it --------------------------------------------------------------------------------


def _march_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    came, went = token.split("-")
    return text("choice-gw-march", came=names.section(came), went=names.section(went))


def _march_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    came, went = token.split("-")
    return of(TargetKind.SECTION, went, came)


_CONVOY = {ALL: "choice-gw-convoy-all", FROM_FIRE: "choice-gw-convoy-rest", TO_FIRE: "choice-gw-convoy-fire"}


def _convoy_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    message = _CONVOY.get(token)
    return text(message) if message else text("choice-gw-convoy", soldier=names.a_soldier(token))


def _convoy_targets(_s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
    """Who goes, and where to."""
    data: frames.Convoy = frame.data
    start, end = (SECTIONS[data[name]] for name in ("start", "end"))
    goal = of(TargetKind.FIRING if token == TO_FIRE else TargetKind.REST, end)
    if token == ALL:
        return of(TargetKind.REST, start) + goal
    return of(TargetKind.SOLDIER, f"{token if token in SOLDIER else FIRE}:{start}") + goal


KINDS: Kinds[GreatWallState] = {
    FrameKind.MARCH: Ask(
        march_options,
        _march_answer,
        telling=telling("gw.logistics", _march_label, title=counted, targets=_march_targets),
    ),
    FrameKind.CONVOY: Ask(
        _convoy_options,
        _convoy_answer,
        telling=telling("gw.logistics", _convoy_label, targets=_convoy_targets),
    ),
}
