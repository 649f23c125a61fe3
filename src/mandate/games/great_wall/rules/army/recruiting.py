"""Recruiting: choose Soldiers, pay for all of them, then each Attacks or goes to rest."""

from __future__ import annotations

from mandate.core.flow import END, Ask, Frame, Kinds, Steps
from mandate.core.question import Target
from mandate.games.great_wall.cards.box import Box
from mandate.games.great_wall.cards.numbers import RESOURCE, SOLDIER
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SECTIONS, SOLDIERS, Scope, Stat, Trigger
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.attacks import event, payable, strike
from mandate.games.great_wall.rules.army.bills import Bill
from mandate.games.great_wall.rules.army.soldiers import after_attack, attack_label, goal
from mandate.games.great_wall.rules.army.spots import attacks_with, why_not_attack
from mandate.games.great_wall.rules.city.goods import pay
from mandate.games.great_wall.rules.effects.stats import among, stat
from mandate.games.great_wall.rules.effects.triggers import fire
from mandate.games.great_wall.rules.events.places import Moved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import AUTO, DONE
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, the_token
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Fact, Text, text

NOTHING = (0, 0, 0, 0)
NONE_CHOSEN = (0, 0, 0)


def recruit(s: GreatWallState, seat: Clan, n: int, *, kind: str = "any", disc: int = 0) -> None:
    """Up to `n` Soldiers as one event; `disc` units are saved on the total."""
    if n > 0:
        s.push(
            FrameKind.RECRUITING,
            seat,
            **event(s),
            n=n,
            type=kind,
            disc=disc,
            chosen=(0, 0, 0),
            cost=(0, 0, 0, 0),
            off=0,
        )


# --- choosing and paying ------------------------------------------------------------------------------


def bill(s: GreatWallState, seat: Clan, chosen: tuple[int, ...], disc: int) -> Bill:
    """What so many Soldiers of each type cost, with all discounts."""
    if not s.events and not among(s, seat, s.box.changes[Stat.COST_RECRUIT]):
        return _plain_bill(s.box, chosen, disc)
    parts: list[tuple[int, ...]] = []
    off: list[int] = []
    for kind, n in enumerate(chosen):
        if not n:
            parts.append(NOTHING)
            off.append(0)
            continue
        price = s.box.price[kind]
        if s.events:  # which may add to it
            price = tuple(
                price[what] + stat(s, seat, Stat.COST_RECRUIT, kind, what=RESOURCES[what])
                for what in range(4)
            )
        each = -stat(s, seat, Stat.COST_RECRUIT, kind, scope=Scope.EACH)
        parts.append(tuple(n * units for units in price))
        off.append(n * min(each, sum(price)))
    return Bill(tuple(parts), tuple(off), disc - stat(s, seat, Stat.COST_RECRUIT, scope=Scope.EVENT))


def _plain_bill(box: Box, chosen: tuple[int, ...], disc: int) -> Bill:
    """The bill of a player whose cards leave the prices unchanged."""
    known: Bill | None = box.kept.get((chosen, disc))
    if known is None:
        parts = tuple(tuple(n * units for units in box.price[kind]) for kind, n in enumerate(chosen))
        known = box.kept[chosen, disc] = Bill(parts, (0,) * len(chosen), disc)
    return known


def recruitable(s: GreatWallState, seat: Clan, chosen: tuple[int, ...], kind: str, disc: int) -> list[str]:
    """The types of which one more can be recruited and paid for."""
    tokens: list[str] = []
    for number, name in enumerate(SOLDIERS):
        if kind in ("any", name) and s.pool[seat][number] > chosen[number]:
            more = tuple(count + (i == number) for i, count in enumerate(chosen))
            if bill(s, seat, more, disc).affordable(s.res[seat][:]):
                tokens.append(name)
    return tokens


def _choose(s: GreatWallState, frame: Frame) -> None:
    s.push(FrameKind.RECRUIT, frame.seat)


def _recruit_options(s: GreatWallState, frame: Frame) -> list[str]:
    recruiting: frames.Recruiting = s.stack[-2].data
    if sum(recruiting["chosen"]) == recruiting["n"]:
        return []
    options = recruitable(s, frame.seat, recruiting["chosen"], recruiting["type"], recruiting["disc"])
    return [*options, DONE] if options else []


def _recruit_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice != DONE:
        recruiting: frames.Recruiting = s.stack[-1].data
        recruiting["chosen"] = tuple(n + (SOLDIERS[i] == choice) for i, n in enumerate(recruiting["chosen"]))
        s.stack.append(frame)


def _pay(s: GreatWallState, frame: Frame) -> str | None:
    data: frames.Recruiting = frame.data
    if not any(data["chosen"]):
        return END
    total = bill(s, frame.seat, data["chosen"], data["disc"])
    lacking = total.lacking(s.res[frame.seat][:])  # saved in any case
    data["cost"] = tuple(n - less for n, less in zip(total.cost, lacking, strict=True))
    data["off"] = total.most() - sum(lacking)
    s.push(FrameKind.SAVING, frame.seat)
    return None


def _savable(s: GreatWallState, seat: Clan, recruiting: frames.Recruiting) -> list[int]:
    """The resources of which one more unit need not be paid."""
    total = bill(s, seat, recruiting["chosen"], recruiting["disc"])
    saved = tuple(n - due for n, due in zip(total.cost, recruiting["cost"], strict=True))
    return total.savable(saved)


def _saving_options(s: GreatWallState, frame: Frame) -> list[str]:
    """Which unit is not paid; what is lacking is saved already."""
    recruiting: frames.Recruiting = s.stack[-2].data
    if not recruiting["off"]:
        return []
    if recruiting["off"] == sum(recruiting["cost"]):
        return [AUTO]
    options = [RESOURCES[what] for what in _savable(s, frame.seat, recruiting)]
    return [AUTO] if len(options) == 1 else [*options, AUTO]


def _saving_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    recruiting: frames.Recruiting = s.stack[-1].data
    goods = s.res[frame.seat]
    if choice != AUTO:
        _save(recruiting, RESOURCE[choice])
        s.stack.append(frame)
        return
    while recruiting["off"]:  # save what is scarcest after paying
        left = {what: goods[what] - recruiting["cost"][what] for what in _savable(s, frame.seat, recruiting)}
        _save(recruiting, min(left, key=lambda what: left[what]))


def _save(recruiting: frames.Recruiting, what: int) -> None:
    recruiting["cost"] = tuple(n - (i == what) for i, n in enumerate(recruiting["cost"]))
    recruiting["off"] -= 1


def _take(s: GreatWallState, frame: Frame) -> None:
    held: frames.Recruiting = frame.data
    seat, data = frame.seat, held
    for what in range(4):
        pay(s, seat, what, data["cost"][what])
    for kind in range(3):
        s.pool[seat][kind] -= data["chosen"][kind]
    s.push(FrameKind.MUSTER, seat)


# --- placing ------------------------------------------------------------------------------------------


def _muster_options(s: GreatWallState, frame: Frame) -> list[str]:
    recruiting: frames.Recruiting = s.stack[-2].data
    options: list[str] = []
    for kind, name in enumerate(SOLDIERS):
        if recruiting["chosen"][kind]:
            for section in s.sections:
                options += payable(
                    s, frame.seat, attacks_with(s, kind, section), recruiting.get("tolled", ())
                )
            options += [f"{name}>{SECTIONS[section]}" for section in s.sections]
    return options


def _muster_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    recruiting: frames.Recruiting = s.stack[-1].data
    seat = frame.seat
    name = choice[:2]
    recruiting["chosen"] = tuple(n - (SOLDIERS[i] == name) for i, n in enumerate(recruiting["chosen"]))
    s.stack.append(frame)
    if choice[2] == ">":
        s.rest[SECTIONS.index(choice[3])][seat][SOLDIER[name]] += 1
        s.emit(Moved, seat, name, "pool", choice[3])
    else:
        strike(s, seat, choice)


def _after(s: GreatWallState, frame: Frame) -> None:
    fire(s, Trigger.ON_RECRUIT, frame.seat)
    after_attack(s, frame)


# --- as people read it --------------------------------------------------------------------------------


def price(
    s: GreatWallState, seat: Clan, kind: int, chosen: tuple[int, ...] = NONE_CHOSEN, disc: int = 0
) -> Fact:
    """What one more of this type costs, beside those that are chosen already."""
    more = tuple(n + (i == kind) for i, n in enumerate(chosen))
    before, after = bill(s, seat, chosen, disc), bill(s, seat, more, disc)
    cost = [new - old for new, old in zip(after.cost, before.cost, strict=True)]
    off = after.most() - before.most()
    if off >= sum(cost):
        return text("gw-price-free")
    return text("gw-price-less", cost=names.goods(cost), off=off) if off else names.goods(cost)


def _recruit_title(s: GreatWallState, _frame: Frame) -> Text:
    recruiting: frames.Recruiting = s.stack[-2].data
    return text("gw-ask-recruit", n=recruiting["n"] - sum(recruiting["chosen"]))


def _recruit_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    recruiting: frames.Recruiting = s.stack[-2].data
    cost = price(s, frame.seat, SOLDIER[token], recruiting["chosen"], recruiting["disc"])
    return text("choice-gw-recruit", soldier=names.a_soldier(token), cost=cost)


def _saving_title(s: GreatWallState, _frame: Frame) -> Text:
    return text("gw-ask-saving", n=s.stack[-2].data["off"])


def _saving_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    if token == AUTO:
        return text("choice-gw-saving-auto")
    return text("choice-gw-saving", what=names.resource(token))


def _muster_clause(_frame: Frame, token: str) -> str:
    return "gw.attack.archer" if token.startswith("Ar") else "gw.recruit"


def _muster_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return goal(token)


KINDS: Kinds[GreatWallState] = {
    FrameKind.RECRUITING: Steps((("choose", _choose), ("pay", _pay), ("take", _take), ("after", _after))),
    FrameKind.RECRUIT: Ask(
        _recruit_options,
        _recruit_answer,
        telling=telling(
            "gw.recruit", _recruit_label, title=_recruit_title, targets=the_token(TargetKind.POOL)
        ),
    ),
    FrameKind.SAVING: Ask(
        _saving_options,
        _saving_answer,
        telling=telling(
            "gw.recruit",
            _saving_label,
            title=_saving_title,
            targets=the_token(TargetKind.RESOURCE),
            usual=AUTO,
        ),
    ),
    FrameKind.MUSTER: Ask(
        _muster_options,
        _muster_answer,
        telling=telling(_muster_clause, attack_label, targets=_muster_targets, why_not=why_not_attack),
    ),
}
