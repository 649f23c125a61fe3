"""The table in 80 columns and at most 30 lines, from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mandate.cli.great_wall.cells import (
    BAD,
    COLOURS,
    DIM,
    GOOD,
    HEAD,
    LETTERS,
    WIDTH,
    cell,
    counted,
    fit,
    letter,
    row,
)
from mandate.cli.kit.layout import wrap
from mandate.games.great_wall.assault import power
from mandate.games.great_wall.clerks import can_activate
from mandate.games.great_wall.flow.winter import defense
from mandate.games.great_wall.killing import army_on
from mandate.games.great_wall.numbers import (
    CODES,
    FIRING,
    HORDE_TYPES,
    MADE_AT,
    SHAMEFUL,
    VITAL,
)
from mandate.games.great_wall.sketch import sketch
from mandate.games.great_wall.vocabulary import SECTIONS, SOLDIERS, Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.state import GreatWallState
    from mandate.games.great_wall.view import GreatWallView

COLUMN = 26
NAME = 16
PHASES = ("setup", "spring", "summer", "fall", "winter")


def draw(view: GreatWallView, words: Words) -> list[Text]:
    """What one looks at most often comes last: on a small screen the rest has scrolled away."""
    s = sketch(view)
    lines = [*_clans(s, view, words), *_common(s, view, words)]
    lines += [time(s, view, words), *_sections(s, words), *places(s, words), *_own(s, view, words)]
    return [fit(line, WIDTH) for line in lines]


def phase(view: GreatWallView) -> str:
    kinds = [frame[0] for frame in view.stack]
    return next((name for name in PHASES if name in kinds), "end")


def time(s: GreatWallState, view: GreatWallView, words: Words) -> Text:
    side = s.side
    year = max(s.year, 1)
    said = words("gw-board-time", year=year, years=side.years, phase=words.phase(phase(view)))
    line = Text(said, HEAD)
    if s.active >= 0:
        turn = words("gw-board-turn", player=words.names[s.active], card=words.card(s.card[s.active]))
        line.append(" | ").append(turn, COLOURS[s.active])
    danger = words("gw-board-danger", lethality=side.lethality[year - 1], shame=s.shame_pool)
    return row(fit(line, WIDTH - len(danger) - 1), Text(" " + danger, DIM if s.shame_pool > s.n else BAD))


# --- the Wall and what stands before it ---------------------------------------------------------------


def _sections(s: GreatWallState, words: Words) -> list[Text]:
    deep = max(len(hordes) for hordes in s.rows)
    columns = [_section(s, words, section, deep) for section in s.sections]
    return [row(*(fit(column[i], COLUMN) for column in columns)) for i in range(len(columns[0]))]


def _section(s: GreatWallState, words: Words, section: Section, deep: int) -> list[Text]:
    lines = works(s, words, section)
    for at in range(deep):
        lines += _horde(s, words, section, at) if at < len(s.rows[section]) else [Text(""), Text("")]
    return lines


def works(s: GreatWallState, words: Words, section: Section) -> list[Text]:
    """Wall, strength, Barricades with Archers, and last the Rest Zone."""
    level = s.walls[section]
    name = words("gw-board-wall", section=words.section(SECTIONS[section]), level=level)
    firing = counted(s.fire[section * s.clans : section * s.clans + s.clans])
    firing.append("." * (FIRING[level] - len(firing.plain)))
    built = Text(words("gw-board-works", barricades=s.barricades[section]) + " ").append_text(firing)
    return [Text(name, HEAD), _strength(s, words, section), built, _rest(s, words, section)]


def _strength(s: GreatWallState, words: Words, section: Section) -> Text:
    """As an Assault would find it now."""
    if not s.rows[section]:
        return Text(words("gw-board-peace", defense=defense(s, section)), DIM)
    facts = {"defense": defense(s, section), "power": power(s, section)}
    if facts["power"] > facts["defense"]:
        return Text(words("gw-board-breach", **facts), BAD)
    return Text(words("gw-board-holds", **facts), GOOD)


def _rest(s: GreatWallState, words: Words, section: Section) -> Text:
    line = Text(words("gw-board-rest") + " ")
    here = [s.rest[(section * s.clans + seat) * 3 :][:3] for seat in range(s.clans)]
    if not any(map(any, here)):
        return line.append(words("gw-board-none"))
    return line.append_text(_armies(here, COLUMN - len(line.plain) - 1))


def _armies(armies: Sequence[Sequence[int]], room: int) -> Text:
    """`A:Sp2Ho1 B:Ar1`; only how many, `A3 B1`, where there is no room for that."""
    line = Text("")
    for seat, army in enumerate(armies):
        there = "".join(f"{kind}{n}" for kind, n in zip(SOLDIERS, army, strict=True) if n)
        if there:
            line.append(" " if line.plain else "").append_text(letter(seat)).append(
                f":{there}", COLOURS[seat]
            )
    return line if len(line.plain) <= room else counted([sum(army) for army in armies], times=True)


def _horde(s: GreatWallState, words: Words, section: Section, at: int) -> list[Text]:
    horde = s.rows[section][at]
    kind = s.kind_of[horde]
    printed = HORDE_TYPES[kind]
    numbers = words("gw-board-horde", power=printed.power, honor=printed.honor)
    first = row(Text(f"{at + 1} "), cell(words.card(printed.id), COLUMN - 4 - len(numbers), "bold"))
    covered = s.cover[horde * 12 : horde * 12 + 12]
    free = sum(not covered[spot] for spot in VITAL[kind])
    second = Text("  ").append(words("gw-board-free", free=free, spots=printed.spots), "" if free else GOOD)
    armies = [(spears, 0, horses) for spears, horses in (army_on(s, horde, seat) for seat in range(s.clans))]
    wounds = words("gw-board-wounds", n=covered.count(1)) if covered.count(1) else ""
    there = _armies(armies, COLUMN - len(second.plain) - len(wounds) - 2)
    for part in (there, Text(wounds)):
        if part.plain:
            second.append(" ").append_text(part)
    return [first.append(" " + numbers), second]


# --- Locations and Clans ------------------------------------------------------------------------------


def places(s: GreatWallState, words: Words) -> list[Text]:
    """The first half has few spots and Overseers, the second half room for many Clerks."""
    half = len(CODES) // 2
    return [row(_place(s, words, i, 17, 5), _place(s, words, i + half, 21, 14)) for i in range(half)]


def _place(s: GreatWallState, words: Words, place: int, name: int, room: int) -> Text:
    """`*` will activate, `!` brings Shame to a Clan that is alone there; then Clerks and Overseers."""
    here = s.at[place * s.clans : place * s.clans + s.clans]
    clerks = counted(here, times=sum(here) > room)
    clerks.append("." * (s.spots[place] - sum(here)))
    active = can_activate(s, place)
    line = row(
        Text("* " if active else "  ", GOOD),
        cell(words.place(CODES[place]), name, HEAD if active else ""),
        Text(" ! " if SHAMEFUL[place] else "   ", DIM),
        fit(clerks, room),
    )
    if place < MADE_AT:
        levels = counted(s.level[place * s.clans : place * s.clans + s.clans], times=True)
        line.append(" ").append_text(levels)
    return fit(line, WIDTH // 2)


def _clans(s: GreatWallState, view: GreatWallView, words: Words) -> list[Text]:
    heads = ("honor", "clerks", "", "shame", "tactics", "advisors", "trophies" if s.coop else "hordes")
    widths = (6, 7, 9, 6, 6, 7, 7)
    soldiers = " ".join(SOLDIERS)
    titles = [words(f"gw-board-{head}") if head else soldiers for head in heads]
    head = row(
        cell(words("gw-board-clan"), NAME, DIM),
        *(cell(title, width, DIM, right=True) for title, width in zip(titles, widths, strict=True)),
        cell("  " + words("gw-board-command"), 16, DIM),
    )
    lines = [head]
    for place, seat in enumerate(s.tea, 1):
        army = s.pool[seat * 3 : seat * 3 + 3]
        shame = sum(s.shamed[seat * 3 : seat * 3 + 3]) + sum(s.horde_shame[h] for h in s.claimed[seat])
        none = words("gw-board-none")
        person, counts = seat < s.n, seat != s.reed
        numbers = (
            str(s.honor[seat]) if counts else none,
            f"{s.clerk_pool[seat]}+{s.clerk_new[seat]}" if counts else none,
            " ".join(f"{n:2}" for n in army),
            str(shame) if person else none,
            str(view.hand_sizes[seat]) if person else none,
            f"{len(s.advisors[seat])}+{len(s.supporting[seat])}" if counts else none,
            str(s.trophies[seat] if s.coop else len(s.claimed[seat])) if counts else none,
        )
        turn = ">" if s.active == seat else " "
        name = f"{place}{turn}{LETTERS[seat]} {words.names[seat]}"
        cells = (cell(n, width, right=True) for n, width in zip(numbers, widths, strict=True))
        lines.append(row(cell(name, NAME, COLOURS[seat]), *cells, Text("  " + _command(s, words, seat))))
    return lines


def _command(s: GreatWallState, words: Words, seat: int) -> str:
    """The card on the Command track, with its spot."""
    if s.gone[seat]:
        return words("gw-board-resigned")
    if not s.card[seat]:
        return words("gw-board-none")
    spot = f"{s.track.index(seat) + 1} " if seat in s.track else ""
    return spot + words.card(s.card[seat])


# --- what lies open, and what the reader alone knows --------------------------------------------------


def _common(s: GreatWallState, view: GreatWallView, words: Words) -> list[Text]:
    none = words("gw-board-none")
    top = s.horde_deck[-1] if s.horde_deck else -1
    parts = [words("gw-board-supply", goods=words.goods(s.warehouse) or none)]
    if top >= 0 and s.mark_of[top] >= 0:
        parts.append(words("gw-board-next", section=words.section(SECTIONS[s.mark_of[top]])))
    track = []
    if s.qin >= 0:
        places = ", ".join(words.place(CODES[place]) for place in s.location_track)
        track = [Text(words("gw-board-track", places=places, n=view.decks[2]))]
    lines = [Text(" | ".join(parts)), *track, *_aims(s, view, words)]
    if s.display:
        lines.append(Text(words("gw-board-display", cards=words.cards(s.display)), DIM))
    return lines


def _aims(s: GreatWallState, view: GreatWallView, words: Words) -> list[Text]:
    """What the game is about: Artifacts, or in co-op Requests and what Events have brought."""
    if s.table.coop is None:
        return [Text(words("gw-board-artifacts", cards=words.cards(view.artifacts)), DIM)]
    demanded = words.cards(card for card in s.requests if card) or words("gw-board-none")
    facts = {"cards": demanded, "n": len(s.fulfilled), "goal": s.table.coop.requests}
    lines = _wrapped(words("gw-board-requests", **facts))
    if s.events:
        lines += _wrapped(words("gw-board-events", cards=words.cards(s.events)))
    return lines


def _own(s: GreatWallState, view: GreatWallView, words: Words) -> list[Text]:
    if view.seat is None:
        return []
    seat, none = view.seat, words("gw-board-none")
    lines = [Text(words("gw-board-own", goods=words.goods(view.resources) or none), HEAD)]
    if s.general[seat]:
        court = {
            "general": words.card(s.general[seat]),
            "active": words.cards(s.advisors[seat]) or none,
            "supporting": words.cards(view.supporting[seat]) or none,
        }
        lines += _wrapped(words("gw-board-own-court", **court))
        lines += _wrapped(words("gw-board-own-hand", cards=words.cards(s.hand[seat]) or none))
        lines += _wrapped(words("gw-board-own-tactics", cards=words.cards(view.tactics) or none))
    return lines


def _wrapped(said: str) -> list[Text]:
    first, *rest = wrap(said, WIDTH)
    return [Text(first), *(Text("  " + line) for line in wrap(" ".join(rest), WIDTH - 2) if line)]
