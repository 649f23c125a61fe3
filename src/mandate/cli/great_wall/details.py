"""The pages `table` and `cards`: everything that the dashboard has no room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.great_wall.cells import LETTERS
from mandate.cli.kit.pages import HEADING
from mandate.games.great_wall.numbers import (
    BARRICADE_PRICE,
    CARDS,
    CODES,
    HORDE_TYPES,
    MADE_AT,
    PRICE,
    WALL_COST,
)
from mandate.games.great_wall.recruiting import price
from mandate.games.great_wall.sketch import sketch
from mandate.games.great_wall.stats import NOTHING, number
from mandate.games.great_wall.vocabulary import SECTIONS, SOLDIERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.state import GreatWallState
    from mandate.games.great_wall.view import GreatWallView


def table_lines(view: GreatWallView, words: Words) -> list[str]:
    s = sketch(view)
    lines = [words("gw-table-key")]
    for section in s.sections:
        for at, horde in enumerate(s.rows[section]):
            lines += _horde(s, words, horde, f"{SECTIONS[section]}{at + 1}")
    for seat, player in enumerate(words.names[: s.clans]):
        lines += _clan(s, words, seat, player)
    payer = view.seat
    soldiers = [
        words.goods(PRICE[kind]) if payer is None else words.tell(price(s, payer, kind)) for kind in range(3)
    ]
    costs = dict(zip(("spearman", "archer", "horseman"), soldiers, strict=True))
    walls = " / ".join(str(cost) for cost in WALL_COST[1:])
    barricade = words.amount(BARRICADE_PRICE, "any3")
    lines.append(words("gw-table-prices", **costs, walls=walls, barricade=barricade))
    return lines


def _horde(s: GreatWallState, words: Words, horde: int, where: str) -> list[str]:
    """Row a away from the Wall, row b next to it; each spot as its reward or as what covers it."""
    printed = HORDE_TYPES[s.kind_of[horde]]
    facts = {"where": words.row(where), "horde": words.card(printed.id)}
    text = words.text(printed.id)
    lines = [words("gw-table-horde", power=printed.power, honor=printed.honor, text=text, **facts)]
    for i, spots in enumerate(printed.grid):
        covers = s.cover[horde * 12 + 6 * i : horde * 12 + 6 * i + 6]
        shown = [_spot(reward, cover) for reward, cover in zip(spots, covers, strict=True)]
        lines.append(f"    {'ab'[i]}  " + " ".join(shown))
    return lines


def _spot(reward: str | None, cover: int) -> str:
    if reward is None:
        return "--"
    if cover > 1:
        seat, horse = divmod(cover - 2, 3)
        return LETTERS[seat] + ("h" if horse else "s")
    return "xx" if cover else reward


def _clan(s: GreatWallState, words: Words, seat: int, player: str) -> list[str]:
    none = words("gw-board-none")
    pool = _army(words, s.pool[seat * 3 : seat * 3 + 3])
    shamed = _army(words, s.shamed[seat * 3 : seat * 3 + 3])
    lines = [HEADING + f"{LETTERS[seat]} {player}"]
    lines.append(words("gw-table-pool", player=player, pool=pool or none, shamed=shamed or none))
    for section, name in enumerate(SECTIONS):
        at = (section * s.clans + seat) * 3
        rest, fire = _army(words, s.rest[at : at + 3]), s.fire[section * s.clans + seat]
        if rest or fire:
            facts = {"player": player, "section": words.section(name), "rest": rest or none}
            lines.append(words("gw-table-rest", fire=fire, **facts))
    levels = [
        words("gw-table-level", place=words.place(CODES[place]), level=s.level[place * s.clans + seat])
        for place in range(MADE_AT)
        if s.level[place * s.clans + seat]
    ]
    if levels:
        lines.append(words("gw-table-overseers", player=player, levels=", ".join(levels)))
    if s.claimed[seat]:
        hordes = ", ".join(_claimed(s, words, horde) for horde in s.claimed[seat])
        lines.append(words("gw-table-claimed", player=player, hordes=hordes))
    if s.discard[seat]:
        lines.append(words("gw-table-discards", player=player, cards=words.cards(s.discard[seat])))
    return lines


def _army(words: Words, counts: Sequence[int]) -> str:
    found = zip(SOLDIERS, counts, strict=True)
    return ", ".join(words("gw-table-soldiers", n=n, soldiers=words.soldiers(kind)) for kind, n in found if n)


def _claimed(s: GreatWallState, words: Words, horde: int) -> str:
    name = words.card(HORDE_TYPES[s.kind_of[horde]].id)
    shame = s.horde_shame[horde]
    return words("gw-table-with-shame", horde=name, n=shame) if shame else name


# --- cards --------------------------------------------------------------------------------------------


def card_lines(view: GreatWallView, words: Words) -> list[str]:
    s = sketch(view)
    lines: list[str] = []
    if view.seat is not None:
        if not s.general[view.seat]:
            lines += _cards(words, words("gw-cards-dealt"), (*view.generals, *view.advisors))
        lines += _cards(words, words("gw-cards-tactics"), view.tactics)
        lines += _cards(words, words("gw-cards-command"), s.hand[view.seat])
        lines += _cards(words, words("gw-cards-supporting"), view.supporting[view.seat])
    lines += _of_clans(words, words("gw-cards-general"), [[card] if card else [] for card in s.general])
    played = [[s.card[clan]] if clan >= s.n and s.card[clan] else [] for clan in range(s.clans)]
    lines += _of_clans(words, words("gw-cards-automatic"), played)
    lines += _of_clans(words, words("gw-cards-active"), s.advisors)
    lines += _cards(words, words("gw-cards-display"), s.display)
    if s.coop:
        lines += _cards(words, words("gw-cards-requests"), [card for card in s.requests if card])
        return lines + _cards(words, words("gw-cards-events"), s.events)
    lines.append(HEADING + words("gw-cards-artifacts"))
    for card in view.artifacts:
        facts = {"card": words.card(card), "text": words.text(card)}
        if view.seat is None:
            lines.append(words("gw-cards-line", **facts))
        else:
            scoring = CARDS.artifacts[card].scoring
            worth = number(s, view.seat, int(scoring) if scoring.isdigit() else scoring, NOTHING)
            lines.append(words("gw-cards-worth", n=worth, **facts))
    return lines


def _cards(words: Words, title: str, cards: Iterable[str]) -> list[str]:
    said = [words("gw-cards-line", card=words.card(card), text=words.text(card)) for card in cards]
    return [HEADING + title, *said] if said else []


def _of_clans(words: Words, title: str, clans: Sequence[Sequence[str]]) -> list[str]:
    said = [
        words("gw-cards-of", card=words.card(card), player=words.names[seat], text=words.text(card))
        for seat, cards in enumerate(clans)
        for card in cards
    ]
    return [HEADING + title, *said] if said else []
