"""Locations and prices: what each Location does, what things cost, and what a visit would bring now.

`entries` is made from the board's numbers and says what holds for everybody; `now` is made from one seat's
table, with the Clerks, Overseers and discounts that the seat has at this moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mandate.games.great_wall.cards.numbers import CODES, MADE_AT
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SOLDIERS
from mandate.games.great_wall.words import names
from mandate.lang.text import Fact, Text, joined, text

if TYPE_CHECKING:
    from mandate.games.great_wall.cards.box import Box
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.tabletop.mine import Own, SoldierPrice

FEW, FOUR, FIVE = 3, 4, 5  # the sides of the board, by the players they are printed for
MIX = "any3"  # Wood, Stone or Gold


class Entry(NamedTuple):
    """One heading of the page, and its sentences."""

    title: Text
    lines: tuple[Text, ...]


def entries(box: Box) -> dict[str, Entry]:
    """By the code of a Location, then `walls` and `prices`."""
    places = {code: Entry(names.place(code), rule(box, code)) for code in CODES}
    return {
        **places,
        "walls": Entry(text("gw-places-walls"), _walls(box)),
        "prices": Entry(text("gw-places-prices"), _prices(box)),
    }


def rule(box: Box, code: str) -> tuple[Text, ...]:
    """What the Location does, what it costs there, and when it activates."""
    place = CODES.index(code)
    few, four, five = (box.spots[side][place] for side in (FEW, FOUR, FIVE))
    lines = [text("gw-place-does", place=code), *_costs(box, code, place)]
    lines.append(
        text("gw-place-spots", few=few, four=four, five=five, same=_alike(few, four, five))
        if few
        else text("gw-place-any-number")
    )
    if box.shameful[place]:
        lines.append(text("gw-place-alone"))
    return tuple(lines)


def _alike(few: int, four: int, five: int) -> str:
    """Which tables have as many spots as each other."""
    if few == four:
        return "all" if four == five else "few"
    return "many" if four == five else "none"


def _costs(box: Box, code: str, place: int) -> list[Text]:
    if place < MADE_AT:
        what = names.resource(RESOURCES[box.upgrade_with[place]])
        one, two, three = box.upgrade_price[place]
        overseer = text("gw-place-overseer", one=one, two=two, three=three, what=what)
        made = names.resource(RESOURCES[place])
        donation = text("gw-place-donation", what=made, honor=box.numbers["donate_honor"])
        return [overseer] if RESOURCES[place] == "C" else [overseer, donation]
    match code:
        case "bar":
            return [_soldiers(box)]
        case "bui":
            return [_barricade(box), text("gw-place-warehouse")]
        case "emb":
            return [text("gw-place-hire", clerk=box.clerk_price)]
        case "log":
            return [text("gw-place-march")]
        case "aca":
            return [text("gw-place-draw", limit=box.numbers["hand_limit"])]
    return []


def _soldiers(box: Box) -> Text:
    costs: dict[str, Fact] = {
        kind: names.goods(price) for kind, price in zip(SOLDIERS, box.price, strict=True)
    }
    return text("gw-place-soldiers", spearman=costs["Sp"], archer=costs["Ar"], horseman=costs["Ho"])


def _barricade(box: Box) -> Text:
    return text(
        "gw-place-barricade",
        price=names.amount(box.barricade_price, MIX),
        honor=box.numbers["barricade_honor"],
        defense=box.numbers["barricade_defense"],
        spots=box.numbers["barricade_spots"],
    )


def _walls(box: Box) -> tuple[Text, ...]:
    levels = tuple(
        text(
            "gw-place-wall",
            level=wall.level,
            price=wall.cost,
            honor=wall.honor,
            defense=wall.defense,
            firing=wall.firing_spots,
        )
        for wall in box.board.walls
    )
    duel = text("gw-place-wall-duel", defense=joined(str(each) for each in box.board.duel.defense))
    return (*levels, _barricade(box), duel)


def _prices(box: Box) -> tuple[Text, ...]:
    return (
        _soldiers(box),
        text("gw-place-hire", clerk=box.clerk_price),
        text("gw-place-save", price=names.amount(box.save_price, "C")),
        text("gw-place-penance", price=names.amount(box.shame_price, "C")),
        text("gw-places-changed"),
    )


# --- what a visit would bring this seat now -----------------------------------------------------------------


def now(table: Tabletop, code: str) -> tuple[Text, ...]:
    """From what the seat may know; nothing for a spectator, and when the game is over."""
    if table.own is None or table.seat is None or table.outcome is not None:
        return ()
    location = next(each for each in table.locations if each.place == code)
    mine, n = location.clerks[table.seat], table.own.visits[CODES.index(code)]
    others = sum(location.clerks) - mine
    lines = [text("gw-now-clerks", n=mine), *_brings(table, table.own, code, n)]
    if location.shameful and not others:
        lines.append(text("gw-now-alone"))
    return tuple(lines)


def _brings(table: Tabletop, own: Own, code: str, n: int) -> list[Text]:
    prices = own.prices
    if code in CODES[:MADE_AT]:
        what = RESOURCES[CODES.index(code)]
        lines = [text("gw-now-gather", goods=names.amount(n, what))]
        lines += [
            text("gw-now-upgrade", level=each.level, goods=names.amount(each.price, each.resource))
            for each in prices.upgrades
            if each.place == code
        ]
        donation = text("gw-now-donate", what=names.resource(what), honor=prices.donation)
        return lines if what == "C" else [*lines, donation]
    match code:
        case "bar":
            spearman, archer, horseman = (soldier_price(prices.soldiers[kind]) for kind in ("Sp", "Ar", "Ho"))
            return [text("gw-now-recruit", n=n, spearman=spearman, archer=archer, horseman=horseman)]
        case "tea":
            top = table.tea[0] == table.seat
            return [text("gw-now-tea", how="top" if top else "all" if n > 1 else "one")]
        case "bui":
            walls = joined(
                text("gw-now-wall", section=names.section(each.section), level=each.level, price=each.price)
                for each in prices.walls
            )
            return [text("gw-now-build", n=n, barricade=prices.barricade, walls=walls)]
        case "log":
            return [text("gw-now-march", n=n)]
        case "emb":
            return [text("gw-now-hire", n=n, clerk=prices.clerk, advisor=prices.advisor)]
    return [text("gw-now-draw", n=n, cards=len(own.tactics))]


def soldier_price(price: SoldierPrice) -> Fact:
    cost = price.cost
    goods = names.goods([cost.W, cost.S, cost.G, cost.C])
    return goods if not price.off else text("gw-price-less", cost=goods, off=price.off)
