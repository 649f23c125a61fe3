"""What each Clan has, what only the own one knows, and what things cost it: tidy facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.question import Group, Row, Target
from mandate.games.great_wall.cards.vocabulary import RESOURCES
from mandate.games.great_wall.views.targets import TargetKind
from mandate.games.great_wall.words import cards, names
from mandate.games.great_wall.words.pieces import army, goods, or_none, row
from mandate.lang.text import Joined, Named, Text, joined, shaped, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mandate.games.great_wall.cards.box import Box
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.tabletop.clans import Claimed, ClanBoard
    from mandate.games.great_wall.views.tabletop.mine import Prices
    from mandate.lang.text import Fact


def clan_group(box: Box, table: Tabletop, clan: ClanBoard) -> Group:
    """One Clan; what it does not have is left out."""
    seat = Target(TargetKind.SEAT, str(clan.clan))
    rows = [] if clan.kind == "reed" else [row("gw-tidy-honor", clan.honor, seat)]
    if clan.left:
        rows.append(row("gw-tidy-left", text("gw-tidy-yes")))
    if clan.scoring is not None and table.time.year:
        rows.append(row("gw-tidy-score", clan.scoring.total))
    if clan.card is not None:
        rows.append(row("gw-tidy-card", names.card(box, clan.card), Target(TargetKind.CARD, clan.card)))
    elif clan.chosen:
        rows.append(row("gw-tidy-card", text("gw-tidy-chosen")))
    if clan.clerks_new:
        rows.append(row("gw-tidy-clerks", text("gw-tidy-clerks-are", n=clan.clerks, more=clan.clerks_new)))
    elif clan.kind != "reed":
        rows.append(row("gw-tidy-clerks", clan.clerks))
    counted: list[tuple[str, Joined]] = [
        ("gw-tidy-pool", army(clan.pool)),
        ("gw-tidy-shamed", army(clan.shamed)),
        ("gw-tidy-arriving", army(clan.arriving)),
        ("gw-tidy-dying", army(clan.dying)),
        ("gw-tidy-general", names.cards(box, [clan.general] if clan.general else [])),
        ("gw-tidy-advisors", names.cards(box, clan.advisors)),
        ("gw-tidy-supporting", names.cards(box, (card or "" for card in clan.supporting))),
        ("gw-tidy-command", names.cards(box, clan.command)),
        ("gw-tidy-discards", names.cards(box, clan.discards)),
        ("gw-tidy-claimed", joined(_claimed(box, each) for each in clan.claimed)),
        ("gw-tidy-income", goods(clan.income)),
    ]
    rows += [row(id, fact) for id, fact in counted if fact.join]
    if clan.hand_limit:
        rows.append(row("gw-tidy-tactics", text("gw-tidy-of", n=clan.tactics, most=clan.hand_limit)))
    if clan.trophies:
        rows.append(row("gw-tidy-trophies", clan.trophies))
    return Group(Named(clan.clan), tuple(rows))


def _claimed(box: Box, claimed: Claimed) -> Fact:
    name = names.card(box, claimed.type)
    return text("gw-table-with-shame", horde=name, n=claimed.shame) if claimed.shame else name


# --- the own seat ---------------------------------------------------------------------------------------


def own_groups(box: Box, table: Tabletop) -> list[Group]:
    """Goods and cards with their texts; nothing for a spectator."""
    own = table.own
    if own is None or table.seat is None:
        return []
    board, players = table.clans[table.seat], table.options.players
    goods_rows = tuple(
        Row(_head(names.resource(what)), getattr(own.goods, what), Target(TargetKind.RESOURCE, what))
        for what in RESOURCES
    )
    court = [card for card in (board.general, *board.advisors) if card]
    dealt = [] if board.general else [*own.generals, *own.advisors]
    groups = [
        Group(text("gw-tidy-goods"), goods_rows),
        _cards(box, "gw-cards-dealt", dealt, players),
        _cards(box, "gw-cards-tactics", own.tactics, players),
        _cards(box, "gw-cards-command", board.command, players),
        _cards(box, "gw-tidy-court", court, players),
        _cards(box, "gw-cards-supporting", [card for card in board.supporting if card], players),
    ]
    if own.chosen is not None:
        chosen = names.cards(box, own.chosen.split("+"))
        groups.insert(1, Group(text("gw-tidy-face-down"), (row("gw-tidy-card", chosen),)))
    if table.outcome is None:
        groups.append(Group(text("gw-tidy-prices"), tuple(_prices(table, own.prices))))
    return groups


def _cards(box: Box, id: str, ids: Iterable[str], players: int) -> Group:
    rows = [
        Row(names.card(box, card), or_none(cards.text(box, card, players)), Target(TargetKind.CARD, card))
        for card in ids
    ]
    return Group(Text(id), tuple(rows))


def _prices(table: Tabletop, prices: Prices) -> list[Row]:
    rows = [
        Row(_head(names.soldier(kind)), _less(goods(price.cost), price.off), Target(TargetKind.POOL, kind))
        for kind, price in prices.soldiers.items()
    ]
    rows.append(row("gw-tidy-barricade", _mix(prices.barricade)))
    rows += [
        Row(
            text("gw-tidy-wall-level", section=names.section(wall.section), level=wall.level),
            _mix(wall.price),
            Target(TargetKind.WALL, wall.section),
        )
        for wall in prices.walls
    ]
    rows += [
        Row(
            text("gw-tidy-upgrade", place=names.place(each.place), level=each.level),
            _free(each.price, each.resource),
            Target(TargetKind.OVERSEER, each.place),
        )
        for each in prices.upgrades
    ]
    rows += [
        row("gw-tidy-advisor", _free(prices.advisor, "G")),
        row("gw-tidy-clerk", _free(prices.clerk, "G")),
    ]
    rows.append(row("gw-tidy-save", _free(prices.save, "C")))
    shame = text("gw-reward", reward="honor", n=prices.shame)
    rows.append(row("gw-tidy-token", shame if table.options.coop else _free(prices.shame, "C")))
    return rows


def _head(name: Text) -> Text:
    """A name at the beginning of a row."""
    return shaped(name, "sentence")


def _less(cost: Joined, off: int) -> Fact:
    return text("gw-price-less", cost=cost, off=off) if off else cost


def _mix(n: int) -> Fact:
    return _free(n, "any3")


def _free(n: int, what: str) -> Fact:
    return names.amount(n, what) if n > 0 else text("gw-price-free")
