"""The pages `table` and `cards`: everything that the dashboard has no room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.pages import HEADING
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.terminal.cells import LETTERS
from mandate.games.great_wall.terminal.dashboard import SOLDIERS, known

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mandate.games.great_wall.terminal.words import Words
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.tabletop.clans import Claimed, ClanBoard
    from mandate.games.great_wall.views.tabletop.common import Army
    from mandate.games.great_wall.views.tabletop.wall import Cover, Horde

ACROSS = 6  # spots in a row of a Horde


def table_lines(table: Tabletop, words: Words) -> list[str]:
    lines = [words("gw-table-key")]
    for section in table.sections:
        for at, horde in enumerate(section.hordes, 1):
            lines += _horde(horde, words, f"{section.section}{at}")
    for board in table.clans:
        lines += _clan(table, words, board)
    costs = dict(zip(("spearman", "archer", "horseman"), _prices(table, words), strict=True))
    walls = " / ".join(str(cost) for cost in OURS.wall_cost[1:])
    barricade = words.amount(OURS.barricade_price, "any3")
    lines.append(words("gw-table-prices", **costs, walls=walls, barricade=barricade))
    return lines


def _prices(table: Tabletop, words: Words) -> list[str]:
    """What a Soldier of each type costs: printed, or for this seat now."""
    if table.own is None:
        return [words.goods(price) for price in OURS.price]
    prices = []
    for kind in table.own.prices.soldiers.values():
        cost, units = words.stock(kind.cost), kind.cost.W + kind.cost.S + kind.cost.G + kind.cost.C
        if kind.off >= units:
            prices.append(words("gw-price-free"))
        else:
            prices.append(words("gw-price-less", cost=cost, off=kind.off) if kind.off else cost)
    return prices


def _horde(horde: Horde, words: Words, where: str) -> list[str]:
    """Row a away from the Wall, row b next to it; each spot as its reward or as what covers it."""
    facts = {"where": words.row(where), "horde": words.card(horde.type), "text": words.text(horde.type)}
    lines = [words("gw-table-horde", power=horde.power - horde.more, honor=horde.honor, **facts)]
    for line in "ab":
        cells = [f"{line}{spot}" for spot in range(1, ACROSS + 1)]
        shown = [_spot(horde.spots.get(cell), horde.covers.get(cell)) for cell in cells]
        lines.append(f"    {line}  " + " ".join(shown))
    return lines


def _spot(reward: str | None, cover: Cover | None) -> str:
    if reward is None:
        return "--"
    if cover is None:
        return reward
    return "xx" if cover.clan is None else LETTERS[cover.clan] + ("h" if cover.soldier == "Ho" else "s")


def _clan(table: Tabletop, words: Words, board: ClanBoard) -> list[str]:
    none, player = words("gw-board-none"), words.names[board.clan]
    pool, shamed = _army(words, board.pool), _army(words, board.shamed)
    lines = [HEADING + f"{LETTERS[board.clan]} {player}"]
    lines.append(words("gw-table-pool", player=player, pool=pool or none, shamed=shamed or none))
    for section in table.sections:
        rest, fire = _army(words, section.rest[board.clan]), section.archers[board.clan]
        if rest or fire:
            facts = {"player": player, "section": words.section(section.section), "rest": rest or none}
            lines.append(words("gw-table-rest", fire=fire, **facts))
    levels = [
        words("gw-table-level", place=words.place(location.place), level=overseer.level)
        for location in table.locations
        for overseer in location.overseers
        if overseer.clan == board.clan
    ]
    if levels:
        lines.append(words("gw-table-overseers", player=player, levels=", ".join(levels)))
    if board.claimed:
        hordes = ", ".join(_claimed(words, horde) for horde in board.claimed)
        lines.append(words("gw-table-claimed", player=player, hordes=hordes))
    if board.discards:
        lines.append(words("gw-table-discards", player=player, cards=words.cards(board.discards)))
    return lines


def _army(words: Words, army: Army) -> str:
    units = ((kind, getattr(army, kind)) for kind in SOLDIERS)
    return ", ".join(words("gw-table-soldiers", n=n, soldiers=words.soldiers(kind)) for kind, n in units if n)


def _claimed(words: Words, horde: Claimed) -> str:
    name = words.card(horde.type)
    return words("gw-table-with-shame", horde=name, n=horde.shame) if horde.shame else name


# --- cards --------------------------------------------------------------------------------------------


def card_lines(table: Tabletop, words: Words) -> list[str]:
    lines: list[str] = []
    clans = table.clans
    if table.own is not None and table.seat is not None:
        own, board = table.own, clans[table.seat]
        if not board.general:
            lines += _cards(words, words("gw-cards-dealt"), (*own.generals, *own.advisors))
        lines += _cards(words, words("gw-cards-tactics"), own.tactics)
        lines += _cards(words, words("gw-cards-command"), board.command)
        lines += _cards(words, words("gw-cards-supporting"), known(board.supporting))
    lines += _of_clans(words, words("gw-cards-general"), [known([board.general]) for board in clans])
    played = [known([board.card]) if board.kind != "player" else [] for board in clans]
    lines += _of_clans(words, words("gw-cards-automatic"), played)
    lines += _of_clans(words, words("gw-cards-active"), [board.advisors for board in clans])
    lines += _cards(words, words("gw-cards-display"), table.display)
    if table.mission is not None:
        requests = [request.card for request in table.mission.requests if request]
        lines += _cards(words, words("gw-cards-requests"), requests)
        return lines + _cards(words, words("gw-cards-events"), table.mission.events)
    return [*lines, HEADING + words("gw-cards-artifacts"), *_artifacts(table, words)]


def _artifacts(table: Tabletop, words: Words) -> list[str]:
    """With what each would bring this seat now, until that has been counted."""
    lines = []
    for at, card in enumerate(table.artifacts):
        facts = {"card": words.card(card), "text": words.text(card)}
        if table.seat is None or table.outcome is not None:
            lines.append(words("gw-cards-line", **facts))
        else:
            lines.append(words("gw-cards-worth", n=table.worth(at)[table.seat], **facts))
    return lines


def _cards(words: Words, title: str, cards: Iterable[str]) -> list[str]:
    said = [words("gw-cards-line", card=words.card(card), text=words.text(card)) for card in cards]
    return [HEADING + title, *said] if said else []


def _of_clans(words: Words, title: str, clans: Sequence[Sequence[str]]) -> list[str]:
    said = [
        words("gw-cards-of", card=words.card(card), player=words.names[clan], text=words.text(card))
        for clan, cards in enumerate(clans)
        for card in cards
    ]
    return [HEADING + title, *said] if said else []
