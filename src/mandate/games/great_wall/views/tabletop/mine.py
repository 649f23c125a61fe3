"""What only one seat knows, and what things cost it now."""

from __future__ import annotations

from typing import cast

from mandate.core.flow import Frame
from mandate.core.game import Seat
from mandate.games.great_wall.cards.numbers import MADE_AT, PLACES, TOP_BOX, TOP_LEVEL
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SOLDIERS, Window
from mandate.games.great_wall.rules.army.killing import price_of, save_price
from mandate.games.great_wall.rules.army.recruiting import bill
from mandate.games.great_wall.rules.army.shame import price as shame_price
from mandate.games.great_wall.rules.city.building import barricade_price, wall_price
from mandate.games.great_wall.rules.city.court import advisor_price, clerk_price
from mandate.games.great_wall.rules.city.locations import visit_size
from mandate.games.great_wall.rules.city.production import donate_honor
from mandate.games.great_wall.rules.city.production import price as upgrade_price
from mandate.games.great_wall.rules.effects.tactics import boost_price
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.tabletop.common import (
    NOTHING,
    Goods,
    Place,
    Resource,
    SectionName,
    Shape,
    SoldierType,
    goods,
    place_code,
    section_name,
    soldier_type,
)
from mandate.games.great_wall.views.view import IN_SECRET, GreatWallView

NO_SOLDIERS = (0, 0, 0)


class SoldierPrice(Shape, frozen=True, kw_only=True):
    """For Soldiers that are recruited together."""

    cost: Goods  # before discounts
    off: int = 0  # so many units of it, whichever one likes, need not be paid


class Upgrade(Shape, frozen=True):
    """An Overseer's next level."""

    place: Place  # the Production Location
    level: int  # that it reaches
    resource: Resource  # what is paid
    price: int  # how much of it


class WallPrice(Shape, frozen=True):
    """The next level of a Section's Wall."""

    section: SectionName  # of the Wall
    level: int  # that it reaches
    price: int  # any mix of Wood, Stone and Gold
    honor: int  # that it gives


class Prices(Shape, frozen=True, kw_only=True):
    """What things cost this seat now, with all that its cards, Events and the current effect change."""

    soldiers: dict[SoldierType, SoldierPrice]  # by type: one more, beside those that are being recruited
    walls: list[WallPrice] = []  # where a level is left
    barricade: int  # any mix of Wood, Stone and Gold
    barricade_honor: int  # that one gives
    advisor: int  # Gold
    clerk: int  # Gold
    upgrades: list[Upgrade] = []  # of Overseers, where a level is left
    save: int  # Chi for a dying Soldier
    shame: int  # for a token: Chi, in co-op Honor
    boosts: dict[str, int] = {}  # Chi for each Tactic card in hand
    donation: int  # Honor for a donated resource


class Own(Shape, frozen=True, kw_only=True):
    """What only this seat knows, and what it would pay."""

    goods: Goods = NOTHING  # behind the own screen
    reserved: SoldierPrice | None = None  # for the Soldiers chosen so far; paid when the last one is chosen
    tactics: list[str] = []  # Tactic cards in the own hand
    drawn: int = 0  # Tactic cards in the whole game
    generals: list[str]  # the two that were dealt
    advisors: list[str]  # the two that were dealt
    chosen: str | None = None  # face down: this Year's Command card, or the choice at the start
    window: Window | None = None  # of Tactic cards: the one that it is asked in
    visits: list[int]  # by Location: how much its Clerks there would bring now; one Clerk, where it has none
    prices: Prices  # what things cost


def own(s: GreatWallState, view: GreatWallView) -> Own | None:
    if view.seat is None:
        return None
    seat = view.seat
    top = s.stack[-1] if s.stack else None
    chosen = top.data.get(str(seat)) if top is not None and top.kind in IN_SECRET else None
    asked = top is not None and view.decision is not None and view.decision.kind == FrameKind.TACTIC
    return Own(
        goods=goods(view.resources),
        reserved=_reserved(s, seat),
        tactics=list(view.tactics),
        drawn=sum(1 for who, _ in view.draws if who == seat),
        generals=list(view.generals),
        advisors=list(view.advisors),
        chosen=chosen,
        window=Window(top.data["window"]) if top is not None and asked else None,
        visits=[_visit(s, seat, place) for place in range(PLACES)],
        prices=prices(s, seat),
    )


def _visit(s: GreatWallState, seat: Seat, place: int) -> int:
    return visit_size(s, seat, place, s.at[place][seat] or 1)


def prices(s: GreatWallState, seat: Seat) -> Prices:
    building, hiring = _discount(s, seat, FrameKind.BUILDING), _discount(s, seat, FrameKind.HIRE)
    return Prices(
        soldiers=_soldiers(s, seat),
        walls=_walls(s, seat, building),
        barricade=barricade_price(s, seat, building),
        barricade_honor=s.box.numbers["barricade_honor"],
        advisor=advisor_price(s, seat, hiring),
        clerk=clerk_price(s, seat, hiring),
        upgrades=_upgrades(s, seat, _discount(s, seat, FrameKind.UPGRADE)),
        save=_save(s, seat),
        shame=_shame(s, seat),
        boosts={card: boost_price(s, seat, card) for card in dict.fromkeys(s.tactics[seat])},
        donation=donate_honor(s, seat),
    )


def _of_seat(s: GreatWallState, seat: Seat, kind: str) -> Frame | None:
    """What this seat is doing now, innermost."""
    return next((frame for frame in reversed(s.stack) if frame.kind == kind and frame.seat == seat), None)


def _discount(s: GreatWallState, seat: Seat, kind: str) -> int:
    frame = _of_seat(s, seat, kind)
    return 0 if frame is None else int(frame.data["disc"])


def _recruited(s: GreatWallState, seat: Seat) -> tuple[tuple[int, ...], int]:
    """The Soldiers chosen so far in a recruiting that is not paid yet, and the discount on all of them."""
    frame = _of_seat(s, seat, FrameKind.RECRUITING)
    if frame is None or frame.step != "pay":  # what comes next: Soldiers are still being chosen
        return NO_SOLDIERS, 0
    return frame.data["chosen"], frame.data["disc"]


def _soldiers(s: GreatWallState, seat: Seat) -> dict[SoldierType, SoldierPrice]:
    """For one more of each type: the bill with it, less the bill without it."""
    chosen, disc = _recruited(s, seat)
    before = bill(s, seat, chosen, disc)
    cost, most = before.cost, before.most()
    prices = {}
    for kind in range(len(SOLDIERS)):
        after = bill(s, seat, (*chosen[:kind], chosen[kind] + 1, *chosen[kind + 1 :]), disc)
        more = [new - old for new, old in zip(after.cost, cost, strict=True)]
        prices[soldier_type(kind)] = SoldierPrice(cost=goods(more), off=after.most() - most)
    return prices


def _reserved(s: GreatWallState, seat: Seat) -> SoldierPrice | None:
    chosen, disc = _recruited(s, seat)
    if not any(chosen):
        return None
    total = bill(s, seat, chosen, disc)
    return SoldierPrice(cost=goods(total.cost), off=total.most())


def _walls(s: GreatWallState, seat: Seat, disc: int) -> list[WallPrice]:
    return [
        WallPrice(
            section=section_name(section),
            level=s.walls[section] + 1,
            price=wall_price(s, seat, section, disc),
            honor=s.box.wall_honor[s.walls[section] + 1],
        )
        for section in s.sections
        if s.walls[section] < TOP_LEVEL
    ]


def _upgrades(s: GreatWallState, seat: Seat, disc: int) -> list[Upgrade]:
    levels = [(place, s.level[place][seat]) for place in range(MADE_AT)]
    return [
        Upgrade(
            place=place_code(place),
            level=level + 1,
            resource=cast(Resource, RESOURCES[s.box.upgrade_with[place]]),
            price=upgrade_price(s, seat, place, disc),
        )
        for place, level in levels
        if level < TOP_BOX
    ]


def _shame(s: GreatWallState, seat: Seat) -> int:
    """Nothing, where a card takes tokens away."""
    frame = _of_seat(s, seat, FrameKind.PENANCE)
    return shame_price(s, seat) if frame is None or frame.data["paid"] else 0


def _save(s: GreatWallState, seat: Seat) -> int:
    """A card may say another price than the usual one."""
    frame = _of_seat(s, seat, FrameKind.SAVE)
    return save_price(s, seat) if frame is None else price_of(s, frame)
