"""The table in words, part by part, for readers without a drawing of it: read from what a view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.question import Group, Row, Target
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.views.tabletop import Tabletop, tabletop
from mandate.games.great_wall.views.targets import TargetKind
from mandate.games.great_wall.words import cards, names
from mandate.games.great_wall.words.pieces import army, by_clan, goods, named, or_none, row
from mandate.games.great_wall.words.tidy_clans import clan_group, own_groups
from mandate.lang.text import Fact, Named, Text, joined, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mandate.games.great_wall.cards.box import Box
    from mandate.games.great_wall.views.tabletop.aims import Request
    from mandate.games.great_wall.views.tabletop.city import Location
    from mandate.games.great_wall.views.tabletop.wall import Horde, Section
    from mandate.games.great_wall.views.view import GreatWallView


def tidy(view: GreatWallView) -> tuple[Group, ...]:
    """What is asked about stands before what one looks up; parts that are empty are left out."""
    table, box = tabletop(view), lineup_for(view.options).box
    groups = (
        _time(box, table),
        *own_groups(box, table),
        *(_section(box, section) for section in table.sections),
        Group(text("gw-tidy-locations"), tuple(_location(each) for each in table.locations)),
        *(clan_group(box, table, clan) for clan in table.clans),
        *_aims(box, table),
        _cards(box, table, "gw-cards-display", table.display),
        _decks(box, table),
    )
    return tuple(group for group in groups if group.rows)


def _time(box: Box, table: Tabletop) -> Group:
    time = table.time
    phase = names.phase(time.phase)
    year = text("gw-tidy-year-is", year=time.year, years=len(time.lethality), phase=phase)
    rows = [row("gw-tidy-year", year if time.year else phase)]
    if time.turn is not None:
        rows.append(row("gw-tidy-turn", joined([Named(time.turn.clan), names.card(box, time.turn.card)])))
    rows.append(row("gw-tidy-tea", names.players(table.tea)))
    rows += [
        Row(text("gw-tidy-spot", spot=i + 1), Named(clan), Target(TargetKind.COMMAND, str(i + 1)))
        for i, clan in enumerate(table.track)
        if clan is not None
    ]
    if time.year:
        rows.append(row("gw-tidy-lethality", time.lethality[time.year - 1]))
    rows += [row("gw-tidy-shame", table.shame), row("gw-tidy-warehouse", or_none(goods(table.warehouse)))]
    if time.end_walls:
        complete = sum(section.wall.complete for section in table.sections)
        rows.append(row("gw-tidy-walls", text("gw-tidy-of", n=complete, most=time.end_walls)))
    if table.solo is not None:
        rows.append(row("gw-tidy-solo-track", joined(map(names.place, table.solo.track))))
    return Group(text("gw-tidy-time"), tuple(rows))


# --- the Wall -------------------------------------------------------------------------------------------


def _section(box: Box, section: Section) -> Group:
    code, wall = section.section, section.wall
    built = text("gw-tidy-wall-is", level=wall.level, defense=wall.defense, firing=wall.firing)
    rows = [
        row("gw-tidy-wall", built, Target(TargetKind.WALL, code)),
        row(
            "gw-tidy-barricades",
            text("gw-tidy-of", n=section.barricades, most=section.barricade_spots),
            Target(TargetKind.BARRICADE, code),
        ),
        row("gw-tidy-assault", _assault(section), Target(TargetKind.SECTION, code)),
    ]
    if section.breach is not None:
        shame = by_clan(section.breach.shame)
        deaths = by_clan(section.breach.deaths)
        due = (("gw-tidy-breach-shame", shame), ("gw-tidy-deaths", deaths))
        rows += [row(id, fact) for id, fact in due if fact.join]
    archers = by_clan(section.archers)
    if archers.join:
        rows.append(row("gw-tidy-archers", archers, Target(TargetKind.FIRING, code)))
    rest = [named(clan, army(each)) for clan, each in enumerate(section.rest) if army(each).join]
    if rest:
        rows.append(row("gw-tidy-rest", joined(rest, "; "), Target(TargetKind.REST, code)))
    for number, horde in enumerate(section.hordes, 1):
        rows += _horde(box, f"{code}{number}", horde)
    return Group(text("gw-tidy-section", section=names.section(code)), tuple(rows))


def _assault(section: Section) -> Text:
    if not section.hordes:
        return text("gw-tidy-peace", defense=section.defense)
    falls = section.breach is not None
    return text("gw-tidy-falls" if falls else "gw-tidy-holds", defense=section.defense, power=section.power)


def _horde(box: Box, where: str, horde: Horde) -> list[Row]:
    at, name = Target(TargetKind.HORDE, where), names.card(box, horde.type)
    facts: dict[str, Fact] = {"power": horde.power, "honor": horde.honor, "spots": len(horde.spots)}
    ability = cards.text(box, horde.type, 0)
    assert ability is not None
    said = Text("gw-tidy-horde-is", {**facts, "free": horde.free, "text": ability})
    rows = [Row(text("gw-tidy-horde", row=int(where[1]), horde=name), said, at)]
    free = [
        text("gw-tidy-reward", cell=spot, reward=names.reward(reward))
        for spot, reward in horde.spots.items()
        if spot not in horde.covers
    ]
    if free:
        rows.append(Row(text("gw-tidy-free", horde=name), joined(free), at))
    there = [named(clan, army(horde.army(clan))) for clan, n in enumerate(horde.counts) if n]
    if there:
        rows.append(Row(text("gw-tidy-on", horde=name), joined(there, "; "), at))
    if horde.leader is not None:
        rows.append(Row(text("gw-tidy-leader", horde=name), Named(horde.leader), at))
    return rows


# --- the city -------------------------------------------------------------------------------------------


def _location(location: Location) -> Row:
    said: list[Fact] = []
    if location.spots is not None:
        said.append(text("gw-tidy-spots-free", free=location.free or 0, spots=location.spots))
    clerks = by_clan(location.clerks)
    if clerks.join:
        said.append(text("gw-tidy-clerks-there", clerks=clerks))
    if location.overseers:
        levels = joined(
            text("gw-tidy-count", player=Named(each.clan), n=each.level) for each in location.overseers
        )
        said.append(text("gw-tidy-overseers", levels=levels))
    if location.resolving or location.activates:
        said.append(text("gw-tidy-now" if location.resolving else "gw-tidy-activates"))
    if location.shame is not None:
        said.append(text("gw-tidy-alone", player=Named(location.shame)))
    place = location.place
    return Row(names.place(place), or_none(joined(said, "; ")), Target(TargetKind.LOCATION, place))


# --- aims and cards -------------------------------------------------------------------------------------


def _aims(box: Box, table: Tabletop) -> list[Group]:
    if table.mission is None:
        rows = [_artifact(box, table, card, table.worth(i)) for i, card in enumerate(table.artifacts)]
        return [Group(text("gw-cards-artifacts"), tuple(rows))]
    mission = table.mission
    won = row("gw-tidy-fulfilled", text("gw-tidy-of", n=len(mission.fulfilled), most=mission.goal))
    asked = [_request(box, table, request) for request in mission.requests if request is not None]
    return [
        Group(text("gw-cards-requests"), (won, *asked)),
        _cards(box, table, "gw-cards-events", mission.events),
    ]


def _request(box: Box, table: Tabletop, request: Request) -> Row:
    card = _card(box, table, request.card)
    if not request.met:
        return card
    return Row(card.name, joined([card.value, text("gw-tidy-met")], " "), card.target)


def _artifact(box: Box, table: Tabletop, card: str, worth: list[int]) -> Row:
    shown = _card(box, table, card)
    now = by_clan(worth)
    if not now.join:
        return shown
    return Row(shown.name, joined([shown.value, text("gw-tidy-worth", worth=now)], " "), shown.target)


def _cards(box: Box, table: Tabletop, id: str, cards: Iterable[str]) -> Group:
    return Group(Text(id), tuple(_card(box, table, card) for card in cards))


def _card(box: Box, table: Tabletop, card: str) -> Row:
    said = cards.text(box, card, table.options.players)
    return Row(names.card(box, card), or_none(said), Target(TargetKind.CARD, card))


def _decks(box: Box, table: Tabletop) -> Group:
    decks = table.decks
    rows = [row("gw-tidy-deck-hordes", decks.hordes)]
    for number, coming in enumerate(decks.coming, 1):
        if coming.back is not None:
            section = names.section(coming.back)
            known: Fact = section if coming.card is None else joined([names.card(box, coming.card), section])
            rows.append(Row(text("gw-tidy-coming", n=number), known))
    rows += [row("gw-tidy-deck-advisors", decks.advisors), row("gw-tidy-deck-tactics", decks.tactics)]
    rows.append(row("gw-tidy-shame-gone", table.shame_gone))
    return Group(text("gw-tidy-decks"), tuple(rows))
