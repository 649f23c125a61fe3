"""Killing events: one Defeated Horde, or one Breached Section as a whole.

Victims leave the board when they are chosen and wait in the event's frame; each is then Saved into the
Rest Zone or returns to its owner's pool.
"""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import (
    AR,
    COLUMNWISE,
    HO,
    SAVE_PRICE,
    SOLDIER,
    SP,
    WOUND,
    C,
    changed_by_hordes,
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
from mandate.games.great_wall.rules.army.spots import row_of
from mandate.games.great_wall.rules.causes import Cause, Why, now
from mandate.games.great_wall.rules.city.goods import chi, pay
from mandate.games.great_wall.rules.effects.stats import holds, own_cards, stat
from mandate.games.great_wall.rules.effects.tactics import open_window
from mandate.games.great_wall.rules.effects.triggers import ABILITIES, fire
from mandate.games.great_wall.rules.events.fighting import Killed
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import counted, telling
from mandate.lang.text import Text, text

DEADLY = changed_by_hordes(Stat.LETHALITY)


def kill(s: GreatWallState, section: Section, hordes: list[int], *, breach: bool) -> None:
    """Kill on these Hordes; in a Breach also every Archer on a Firing spot of the Section."""
    todo = [
        (seat, horde, n) for horde in hordes for seat in s.tea if (n := due(s, seat, horde, breach=breach))
    ]
    dying = [0] * (3 * s.clans)
    if breach:
        for seat in s.lineup.all_clans:
            dying[seat * 3 + AR] = s.fire[section * s.clans + seat]
            s.fire[section * s.clans + seat] = 0
    s.push(
        FrameKind.KILLING, section=section, todo=tuple(todo), dying=tuple(dying), saved=(0,) * (3 * s.clans)
    )


def due(s: GreatWallState, seat: Clan, horde: int, *, breach: bool) -> int:
    """How many of the seat's Soldiers on this card must die."""
    deaths = s.side.lethality[s.year - 1] + DEADLY[s.kind_of[horde]]
    if not breach:
        deaths += stat(s, seat, Stat.LETHALITY, scope=Scope.DEFEAT)
    return min(max(deaths, 0), sum(army_on(s, horde, seat)))


def army_on(s: GreatWallState, horde: int, seat: Clan) -> tuple[int, int]:
    """The seat's Spearmen and Horsemen on a card."""
    cells = s.cover[horde * 12 : horde * 12 + 12]
    code = 2 + seat * 3
    return cells.count(code), (cells.count(code + 1) + cells.count(code + 2)) // 2


def spots_of(s: GreatWallState, horde: int, seat: Clan) -> int:
    """The Vital spots that the seat's Soldiers cover."""
    spears, horses = army_on(s, horde, seat)
    return spears + 2 * horses


def take_off(s: GreatWallState, horde: int, seat: Clan, kind: int) -> None:
    """A Soldier leaves a card, and Wounds stay on the spots that it covered."""
    at, code = horde * 12, 2 + seat * 3
    cells = s.cover[at : at + 12]
    if kind == SP:
        order = range(12) if seat < s.n else COLUMNWISE[s.kind_of[horde]]
        s.cover[at + next(cell for cell in order if cells[cell] == code)] = WOUND
        return
    code += 1 if code + 1 in cells else 2
    for cell, covered in enumerate(cells):
        if covered == code:
            s.cover[at + cell] = WOUND


# --- choosing the victims -----------------------------------------------------------------------------


def _choose(s: GreatWallState, frame: Frame) -> str | None:
    if not frame.data["todo"]:
        return None
    (seat, horde, n), *rest = frame.data["todo"]
    frame.data["todo"] = tuple(rest)
    s.push(FrameKind.VICTIM, seat, horde=horde, n=n)
    return "choose"


def _victim_options(s: GreatWallState, frame: Frame) -> list[str]:
    if not frame.data["n"]:
        return []
    spears, horses = army_on(s, frame.data["horde"], frame.seat)
    return ["Sp"] * (spears > 0) + ["Ho"] * (horses > 0)


def _victim_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    kind = SOLDIER[choice]
    take_off(s, frame.data["horde"], frame.seat, kind)
    _add(s.stack[-1], "dying", frame.seat * 3 + kind, 1)
    frame.data["n"] -= 1
    s.stack.append(frame)


def _add(event: Frame, name: str, at: int, n: int) -> None:
    event.data[name] = tuple(count + n * (i == at) for i, count in enumerate(event.data[name]))


# --- saving them --------------------------------------------------------------------------------------


def killing_frame(s: GreatWallState) -> Frame:
    return next(frame for frame in reversed(s.stack) if frame.kind == FrameKind.KILLING)


def dying(s: GreatWallState, seat: Clan) -> int:
    return sum(killing_frame(s).data["dying"][seat * 3 : seat * 3 + 3])


def _window(s: GreatWallState, frame: Frame) -> None:
    """Ask players who lose Soldiers; in co-op a card may save another player's Soldiers too."""
    seats = [seat for seat in s.persons() if dying(s, seat)]
    if s.coop and seats:
        seats = s.persons()
    open_window(s, Window.SOLDIERS_KILLED, seats, section=frame.data["section"])


def _save(s: GreatWallState, _frame: Frame) -> None:
    for seat in [seat for seat in reversed(s.persons()) if dying(s, seat)]:
        s.push(FrameKind.SAVE, seat, n=99, cost=-1)


def save_price(s: GreatWallState, seat: Clan) -> int:
    return max(SAVE_PRICE + stat(s, seat, Stat.COST_SAVE), 0)


def _save_options(s: GreatWallState, frame: Frame) -> list[str]:
    """A cost of -1 is the usual price in Chi."""
    data, seat = frame.data, frame.seat
    price = data["cost"] if data["cost"] >= 0 else save_price(s, seat)
    if not data["n"] or chi(s, seat) < price:
        return []
    lost = killing_frame(s).data["dying"]
    found = [SOLDIERS[kind] for kind in range(3) if lost[seat * 3 + kind]]
    return [*found, DONE] if found else []


def _save_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == DONE:
        return
    data, seat, kind = frame.data, frame.seat, SOLDIER[choice]
    data["n"] -= 1
    cause = None if data["cost"] >= 0 else Cause(Why.SAVE, choice)
    pay(s, seat, C, data["cost"] if data["cost"] >= 0 else save_price(s, seat), cause)
    rescue(s, seat, kind, cause)
    s.stack.append(frame)


def death_pays(s: GreatWallState, seat: Clan) -> bool:
    """Whether a card that lies open could answer if one of the dying Soldiers were not Saved."""
    lost = killing_frame(s).data["dying"][seat * 3 : seat * 3 + 3]
    facts = {"killed": sum(lost), "killed_Ho": lost[HO]}
    known = ABILITIES.get(Trigger.ON_KILLED, {})
    return any(
        holds(s, seat, ability.condition, facts)
        for card in own_cards(s, seat)
        for _, ability in known.get(card, ())
    )


def rescue(s: GreatWallState, seat: Clan, kind: int, cause: Cause | None = None) -> None:
    event = killing_frame(s)
    _add(event, "dying", seat * 3 + kind, -1)
    _add(event, "saved", seat * 3 + kind, 1)
    s.rest[(event.data["section"] * s.clans + seat) * 3 + kind] += 1
    if s.told is not None:
        s.told.append(Killed(seat, SOLDIERS[kind], 1, saved=True, cause=cause or now(s)))


def _bury(s: GreatWallState, frame: Frame) -> None:
    lost, saved = frame.data["dying"], frame.data["saved"]
    for at, n in enumerate(lost):
        if n:
            s.pool[at] += n
            if s.told is not None:
                s.told.append(Killed(at // 3, SOLDIERS[at % 3], n, cause=now(s)))
    frame.data["dying"] = (0,) * (3 * s.clans)
    for seat in reversed(s.tea):
        mine = slice(seat * 3, seat * 3 + 3)
        if any(saved[mine]):
            fire(s, Trigger.ON_SAVED, seat)
        if any(lost[mine]):
            fire(s, Trigger.ON_KILLED, seat, killed=sum(lost[mine]), killed_Ho=lost[seat * 3 + HO])


# --- as people read it --------------------------------------------------------------------------------


def _victim_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-victim", soldier=names.a_soldier(token))


def _victim_targets(s: GreatWallState, frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.SOLDIER, f"{token}:{row_of(s, frame.data['horde'])}")


def _save_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    cost = frame.data["cost"]
    price = cost if cost >= 0 else save_price(s, frame.seat)
    return text("choice-gw-save", soldier=names.a_soldier(token), price=price)


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
