"""Killing events: one Defeated Horde, or one Breached Section as a whole.

Victims leave the board when they are chosen and wait in the event's frame; each is then Saved into the
Rest Zone or returns to its owner's pool.
"""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import (
    AR,
    CELLS,
    HO,
    HORSEMEN_OF,
    SOLDIER,
    SP,
    SPEARMAN_OF,
    WOUND,
    C,
)
from mandate.games.great_wall.cards.vocabulary import (
    SECTIONS,
    SOLDIERS,
    Scope,
    Section,
    Stat,
    Trigger,
    Window,
)
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.spots import row_of
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why
from mandate.games.great_wall.rules.city.goods import chi, pay
from mandate.games.great_wall.rules.effects.stats import holds, own_cards, stat
from mandate.games.great_wall.rules.effects.tactics import open_window
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.fighting import Killed
from mandate.games.great_wall.rules.fields import ANY_NUMBER
from mandate.games.great_wall.rules.frames import of_clan
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, telling
from mandate.lang.text import Text, text

USUAL_PRICE = -1  # as the cost of a Save: what it costs without a card


def kill(s: GreatWallState, section: Section, hordes: list[int], *, breach: bool) -> None:
    """Kill on these Hordes; in a Breach also every Archer on a Firing spot of the Section."""
    todo = [
        (seat, horde, n) for horde in hordes for seat in s.tea if (n := due(s, seat, horde, breach=breach))
    ]
    nothing = (0,) * (3 * s.clans)
    s.push(FrameKind.KILLING, section=section, todo=tuple(todo), dying=nothing, saved=nothing)
    if breach:
        for seat in s.lineup.all_clans:
            _add(s.stack[-1], "dying", seat, AR, s.fire[section][seat])
            s.fire[section][seat] = 0


def due(s: GreatWallState, seat: Clan, horde: int, *, breach: bool) -> int:
    """How many of the seat's Soldiers on this card must die."""
    deaths = s.side.lethality[s.year - 1] + s.box.lethality[s.kind_of[horde]]
    if not breach:
        deaths += stat(s, seat, Stat.LETHALITY, scope=Scope.DEFEAT)
    return min(max(deaths, 0), sum(army_on(s, horde, seat)))


def army_on(s: GreatWallState, horde: int, seat: Clan) -> tuple[int, int]:
    """The seat's Spearmen and Horsemen on a card."""
    cells, (one, other) = s.cover[horde], HORSEMEN_OF[seat]
    return cells.count(SPEARMAN_OF[seat]), (cells.count(one) + cells.count(other)) // 2


def spots_of(s: GreatWallState, horde: int, seat: Clan) -> int:
    """The Vital spots that the seat's Soldiers cover."""
    spears, horses = army_on(s, horde, seat)
    return spears + 2 * horses


def take_off(s: GreatWallState, horde: int, seat: Clan, kind: int) -> None:
    """A Soldier leaves a card, and Wounds stay on the spots that it covered."""
    cells = s.cover[horde]
    if kind == SP:
        order = range(CELLS) if seat < s.n else s.box.columnwise[s.kind_of[horde]]
        s.put_on(horde, next(cell for cell in order if cells[cell] == SPEARMAN_OF[seat]), WOUND)
        return
    one, other = HORSEMEN_OF[seat]
    horseman = one if one in cells else other
    s.cover[horde] = tuple(WOUND if covered == horseman else covered for covered in cells)


# --- choosing the victims -----------------------------------------------------------------------------


def _choose(s: GreatWallState, frame: Frame) -> str | None:
    data: frames.Killing = frame.data
    if not data["todo"]:
        return None
    (seat, horde, n), *rest = data["todo"]
    data["todo"] = tuple(rest)
    s.push(FrameKind.VICTIM, seat, horde=horde, n=n)
    return "choose"


def _victim_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Victim = frame.data
    if not data["n"]:
        return []
    spears, horses = army_on(s, data["horde"], frame.seat)
    return ["Sp"] * (spears > 0) + ["Ho"] * (horses > 0)


def _victim_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Victim = frame.data
    kind = SOLDIER[choice]
    take_off(s, data["horde"], frame.seat, kind)
    _add(s.stack[-1], "dying", frame.seat, kind, 1)
    data["n"] -= 1
    s.stack.append(frame)


def _add(event: Frame, name: str, clan: Clan, kind: int, n: int) -> None:
    at = clan * 3 + kind
    event.data[name] = tuple(count + n * (i == at) for i, count in enumerate(event.data[name]))


# --- saving them --------------------------------------------------------------------------------------


def killing_frame(s: GreatWallState) -> Frame:
    for frame in reversed(s.stack):
        if frame.kind == FrameKind.KILLING:
            return frame
    raise AssertionError("no Soldiers are being killed")


def dying(s: GreatWallState, seat: Clan) -> int:
    return sum(of_clan(killing_frame(s).data["dying"], seat))


def _window(s: GreatWallState, frame: Frame) -> None:
    """Ask players who lose Soldiers; in co-op a card may save another player's Soldiers too."""
    data: frames.Killing = frame.data
    seats = [seat for seat in s.persons() if dying(s, seat)]
    if s.coop and seats:
        seats = s.persons()
    open_window(s, Window.SOLDIERS_KILLED, seats, section=data["section"])


def _save(s: GreatWallState, _frame: Frame) -> None:
    for seat in [seat for seat in reversed(s.persons()) if dying(s, seat)]:
        s.push(FrameKind.SAVE, seat, n=ANY_NUMBER, cost=USUAL_PRICE)


def save_price(s: GreatWallState, seat: Clan) -> int:
    return max(s.box.save_price + stat(s, seat, Stat.COST_SAVE), 0)


def price_of(s: GreatWallState, frame: Frame) -> int:
    """Chi for each Soldier that this Save keeps alive."""
    data: frames.Save = frame.data
    cost = data["cost"]
    return save_price(s, frame.seat) if cost == USUAL_PRICE else cost


def _save_options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Save = frame.data
    data, seat = held, frame.seat
    if not data["n"] or chi(s, seat) < price_of(s, frame):
        return []
    lost = of_clan(killing_frame(s).data["dying"], seat)
    options = [SOLDIERS[kind] for kind in range(3) if lost[kind]]
    return [*options, DONE] if options else []


def _save_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Save = frame.data
    if choice == DONE:
        return
    data, seat, kind = held, frame.seat, SOLDIER[choice]
    data["n"] -= 1
    cause = Cause(Why.SAVE, choice) if data["cost"] == USUAL_PRICE else UNKNOWN
    pay(s, seat, C, price_of(s, frame), cause)
    rescue(s, seat, kind, cause)
    s.stack.append(frame)


def death_pays(s: GreatWallState, seat: Clan) -> bool:
    """Whether a card that lies open could answer if one of the dying Soldiers were not Saved."""
    lost = of_clan(killing_frame(s).data["dying"], seat)
    facts = {"killed": sum(lost), "killed_Ho": lost[HO]}
    known = s.box.abilities.get(Trigger.ON_KILLED, {})
    return any(
        holds(s, seat, ability.condition, facts)
        for card in own_cards(s, seat)
        for _, ability in known.get(card, ())
    )


def rescue(s: GreatWallState, seat: Clan, kind: int, cause: Cause = UNKNOWN) -> None:
    event = killing_frame(s)
    _add(event, "dying", seat, kind, -1)
    _add(event, "saved", seat, kind, 1)
    s.rest[event.data["section"]][seat][kind] += 1
    s.emit_caused(cause, Killed, seat, SOLDIERS[kind], 1, True)


def _bury(s: GreatWallState, frame: Frame) -> None:
    data: frames.Killing = frame.data
    lost, saved = data["dying"], data["saved"]
    for at, n in enumerate(lost):
        if n:
            seat, kind = divmod(at, 3)
            s.pool[seat][kind] += n
            s.emit(Killed, seat, SOLDIERS[kind], n)
    data["dying"] = (0,) * (3 * s.clans)
    for seat in reversed(s.tea):
        if any(of_clan(saved, seat)):
            fire(s, Trigger.ON_SAVED, seat)
        died = of_clan(lost, seat)
        if any(died):
            fire(s, Trigger.ON_KILLED, seat, killed=sum(died), killed_Ho=died[HO])


# --- as people read it --------------------------------------------------------------------------------


def _victim_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-victim", soldier=names.a_soldier(token))


def _victim_targets(s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
    data: frames.Victim = frame.data
    return of(TargetKind.SOLDIER, f"{token}:{row_of(s, data['horde'])}")


def _save_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    return text("choice-gw-save", soldier=names.a_soldier(token), price=price_of(s, frame))


def _save_targets(s: GreatWallState, _frame: Frame, _token: str) -> tuple[Target, ...]:
    return of(TargetKind.REST, SECTIONS[killing_frame(s).data["section"]])


KINDS: Kinds[GreatWallState] = {
    FrameKind.KILLING: Steps((("choose", _choose), ("window", _window), ("save", _save), ("bury", _bury))),
    FrameKind.VICTIM: Ask(
        _victim_options,
        _victim_answer,
        telling=telling("gw.kill", _victim_label, title=counted, targets=_victim_targets),
    ),
    FrameKind.SAVE: Ask(
        _save_options, _save_answer, telling=telling("gw.kill.save", _save_label, targets=_save_targets)
    ),
}
