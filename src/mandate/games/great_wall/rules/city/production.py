"""Lumber Mill, Quarry, Gold Mine and Temple: gather, upgrade, donate, each in Tea order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mandate.core.flow import Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import CODE_AT, CODES, MADE_AT, SOLDIER, TOP_BOX, C
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SOLDIERS, Stat, Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.causes import UNKNOWN, Cause, Why
from mandate.games.great_wall.rules.city.goods import gain, honor, pay
from mandate.games.great_wall.rules.coop.clerk_order import acting
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.belongings import Donated
from mandate.games.great_wall.rules.events.places import Upgraded
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE, PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, the_token
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import naming_place, telling
from mandate.lang.text import Fact, Text, text

DONATE = "donate"
GATHERED: Final = "gathered"  # the step after gathering, and who did
EVERYWHERE = (1 << MADE_AT) - 1


def reed_brings(s: GreatWallState, place: int) -> None:
    """What the Reed Clan's General says about a Clerk there."""
    source = s.box.reed_at[s.general[s.reed]].get(place)
    if source is not None:
        s.push(FrameKind.EFFECTS, s.reed, src=source, i=0, place=place)


def _before(s: GreatWallState, frame: Frame) -> None:
    data: frames.Production = frame.data
    for seat in reversed(acting(s, data["place"])):
        fire(s, Trigger.BEFORE_ACTIVATED, seat, place=data["place"])


def _gather(s: GreatWallState, frame: Frame) -> None:
    """A player who declines what there is to gather is removed from `GATHERED` (see `declining`)."""
    data: frames.Production = frame.data
    place = data["place"]
    seats = acting(s, place)
    data[GATHERED] = tuple(seats)
    for seat in seats:
        if seat < s.n:
            gain(s, seat, place, s.at[place][seat] + s.level[place][seat])
        elif seat == s.jiushao:
            jiushao.gather(s, place)


def _gathered(s: GreatWallState, frame: Frame) -> None:
    data: frames.Production = frame.data
    for seat in reversed(data[GATHERED]):
        fire(s, Trigger.ON_GATHER, seat, place=data["place"])


def _upgrade(s: GreatWallState, frame: Frame) -> None:
    """Only for players who gained something from the Location; the same holds for donating."""
    data: frames.Production = frame.data
    for seat in reversed(acting(s, data["place"])):
        if seat < s.n and seat in data[GATHERED]:
            upgrade(s, seat, 1, where=1 << data["place"])


def _donate(s: GreatWallState, frame: Frame) -> None:
    data: frames.Production = frame.data
    place = data["place"]
    for seat in reversed(acting(s, place)):
        if seat == s.reed:
            reed_brings(s, place)
        fire(s, Trigger.ON_ACTIVATED, seat, place=place)
        if place != C and seat < s.n and seat in data[GATHERED]:  # Chi cannot be donated
            s.push(FrameKind.DONATE, seat, kinds=1 << place, n=1, given=0)


# --- Overseers ----------------------------------------------------------------------------------------


def upgrade(s: GreatWallState, seat: Clan, n: int, *, disc: int = 0, where: int = EVERYWHERE) -> None:
    """Up to `n` upgrades, each at another one of the places in the bits of `where`."""
    s.push(FrameKind.UPGRADE, seat, n=n, disc=disc, where=where)


def price(s: GreatWallState, seat: Clan, place: int, disc: int) -> int:
    level = s.level[place][seat]
    return max(s.box.upgrade_price[place][level] - disc + stat(s, seat, Stat.COST_UPGRADE), 0)


def upgrade_options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Upgrade = frame.data
    data, seat = held, frame.seat
    if not data["n"]:
        return []
    options: list[str] = []
    for place in range(MADE_AT):
        level = s.level[place][seat]
        if not data["where"] >> place & 1 or level == TOP_BOX:
            continue
        if s.res[seat][s.box.upgrade_with[place]] < price(s, seat, place, data["disc"]):
            continue
        if level:
            options.append(CODES[place])
        else:
            options += [f"{CODES[place]}:{SOLDIERS[kind]}" for kind in range(3) if s.pool[seat][kind]]
    return [*options, DONE] if options else []


def _upgrade_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Upgrade = frame.data
    data, seat = held, frame.seat
    if choice == DONE:
        return
    code, _, soldier = choice.partition(":")
    place = CODE_AT[code]
    data["n"] -= 1
    cost = price(s, seat, place, data["disc"])
    data["where"] &= ~(1 << place)
    s.stack.append(frame)
    pay(s, seat, s.box.upgrade_with[place], cost, Cause(Why.UPGRADE, code))
    if soldier:
        s.pool[seat][SOLDIER[soldier]] -= 1
        s.overseer[place][seat] = SOLDIER[soldier]
    s.level[place][seat] += 1
    s.emit(Upgraded, seat, code, s.level[place][seat], soldier)
    fire(s, Trigger.ON_UPGRADE, seat, place=place)


def income(
    s: GreatWallState, seat: Clan, poor: int | None = None, less: int = 0, *, cause: Cause = UNKNOWN
) -> None:
    """Every Overseer of the seat gives its level; one place may give less. A card may be its cause."""
    for place in range(MADE_AT):
        n = s.level[place][seat] - (less if place == poor else 0)
        gain(s, seat, place, n, cause=Cause(Why.OVERSEER, CODES[place]) if cause is UNKNOWN else cause)


def summer_income(s: GreatWallState, seats: Sequence[Clan]) -> None:
    """An Event may take from each player's highest Overseer; with a tie the player chooses, in Tea order."""
    poor = [seat for seat in seats if stat(s, seat, Stat.INCOME_YIELD)]
    for seat in seats:
        if seat not in poor:
            income(s, seat)
    for seat in reversed(poor):
        s.push(FrameKind.LEVY, seat)


def _levy_options(s: GreatWallState, frame: Frame) -> list[str]:
    levels = [level[frame.seat] for level in s.level]
    return [CODES[place] for place in range(MADE_AT) if levels[place] == max(levels)] if any(levels) else []


def _levy_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    income(s, frame.seat, CODE_AT[choice], -stat(s, frame.seat, Stat.INCOME_YIELD))


# --- donating -----------------------------------------------------------------------------------------


def donate_options(s: GreatWallState, frame: Frame) -> list[str]:
    held: frames.Donate = frame.data
    data, seat = held, frame.seat
    if not data["n"]:
        return []
    options = [RESOURCES[what] for what in range(3) if data["kinds"] >> what & 1 and s.res[seat][what]]
    return [*options, PASS] if options else []


def donate_honor(s: GreatWallState, seat: Clan) -> int:
    """For one resource."""
    return max(s.box.numbers["donate_honor"] + stat(s, seat, Stat.DONATE_HONOR), 0)


def _donate_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    held: frames.Donate = frame.data
    data, seat = held, frame.seat
    if choice != PASS:
        what = RESOURCES.index(choice)
        data["n"] -= 1
        data["given"] += 1
        s.res[seat][what] -= 1
        s.warehouse[what] += 1
        s.emit(Donated, seat, choice, 1)
        honor(s, seat, donate_honor(s, seat), Cause(Why.DONATION, choice))
        if data["n"] and donate_options(s, frame):
            s.stack.append(frame)
            return
    if data["given"]:
        fire(s, Trigger.ON_DONATE, seat)


# --- as people read it --------------------------------------------------------------------------------


def _upgrade_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    data: frames.Upgrade = frame.data
    code, _, soldier = token.partition(":")
    place, seat = CODE_AT[code], frame.seat
    facts: dict[str, Fact] = {
        "place": names.place(code),
        "price": price(s, seat, place, data["disc"]),
        "what": names.resource(RESOURCES[s.box.upgrade_with[place]]),
    }
    if soldier:
        return text("choice-gw-upgrade-first", **facts, soldier=names.a_soldier(soldier))
    return text("choice-gw-upgrade", **facts, level=s.level[place][seat] + 1)


def _upgrade_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    code, _, soldier = token.partition(":")
    return of(TargetKind.OVERSEER, code) + (of(TargetKind.POOL, soldier) if soldier else ())


def _donate_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    return text("choice-gw-donate", what=names.resource(token), honor=donate_honor(s, frame.seat))


def _donate_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.RESOURCE, token) + of(TargetKind.WAREHOUSE, token)


KINDS: Kinds[GreatWallState] = {
    FrameKind.PRODUCTION: Steps(
        (
            ("before", _before),
            ("gather", _gather),
            (GATHERED, _gathered),
            ("upgrade", _upgrade),
            ("donate", _donate),
        )
    ),
    FrameKind.LEVY: Ask(
        _levy_options,
        _levy_answer,
        telling=telling(
            "gw.coop.event", naming_place("choice-gw-levy"), targets=the_token(TargetKind.OVERSEER)
        ),
    ),
    FrameKind.UPGRADE: Ask(
        upgrade_options,
        _upgrade_answer,
        telling=telling("gw.production.upgrade", _upgrade_label, targets=_upgrade_targets),
    ),
    FrameKind.DONATE: Ask(
        donate_options,
        _donate_answer,
        telling=telling("gw.production.donate", _donate_label, targets=_donate_targets),
    ),
}
