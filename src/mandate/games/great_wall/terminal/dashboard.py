"""The table in 80 columns and at most 30 lines; a narrower one has more lines, and says the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mandate.cli.kit.layout import wrap
from mandate.games.great_wall.terminal.cells import (
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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.games.great_wall.terminal.words import Words
    from mandate.games.great_wall.views.tabletop import Tabletop
    from mandate.games.great_wall.views.tabletop.city import Location
    from mandate.games.great_wall.views.tabletop.clans import ClanBoard
    from mandate.games.great_wall.views.tabletop.common import Army
    from mandate.games.great_wall.views.tabletop.wall import Horde, Section

COLUMN = 26
NAME = 16
NUMBERS = (6, 7, 9, 6, 6, 7, 7)  # columns of the numbers of a Clan
MOST_APART = 4  # Overseers that have room for a gap between them
NARROWEST = 60  # what it is laid out for where a terminal has even less
SOLDIERS = ("Sp", "Ar", "Ho")


def draw(table: Tabletop, words: Words, width: int = WIDTH) -> list[Text]:
    """What one looks at most often comes last: on a small screen the rest has scrolled away."""
    width = max(width, NARROWEST)
    lines = [*_clans(table, words, width), *_common(table, words, width), *time(table, words, width)]
    lines += [*_sections(table, words, width), *places(table, words, width), *_own(table, words, width)]
    return [fit(line, width) for line in lines]


def time(table: Tabletop, words: Words, width: int = WIDTH) -> list[Text]:
    now = table.time
    year = max(now.year, 1)
    said = words("gw-board-time", year=year, years=len(now.lethality), phase=words.phase(now.phase))
    line = Text(said, HEAD)
    if now.turn is not None:
        clan = now.turn.clan
        card = table.clans[clan].card or now.turn.card
        turn = words("gw-board-turn", player=words.names[clan], card=words.card(card))
        line.append(" | ").append(turn, COLOURS[clan])
    danger = words("gw-board-danger", lethality=now.lethality[year - 1], shame=table.shame)
    style = DIM if table.shame > table.options.players else BAD
    if width < WIDTH:
        return [line, Text(danger, style)]
    return [row(fit(line, width - len(danger) - 1), Text(" " + danger, style))]


# --- the Wall and what stands before it ---------------------------------------------------------------


def _sections(table: Tabletop, words: Words, width: int) -> list[Text]:
    """As many side by side as there is room for."""
    lines = []
    for first in range(0, len(table.sections), width // COLUMN):
        beside = table.sections[first : first + width // COLUMN]
        deep = max(len(section.hordes) for section in beside)
        columns = [_section(section, words, deep) for section in beside]
        lines += [row(*(fit(column[i], COLUMN) for column in columns)) for i in range(len(columns[0]))]
    return lines


def _section(section: Section, words: Words, deep: int) -> list[Text]:
    lines = works(section, words)
    for at in range(deep):
        lines += _horde(section.hordes[at], words, at) if at < len(section.hordes) else [Text(""), Text("")]
    return lines


def works(section: Section, words: Words) -> list[Text]:
    """Wall, strength, Barricades with Archers, and last the Rest Zone."""
    name = words("gw-board-wall", section=words.section(section.section), level=section.wall.level)
    firing = counted(section.archers)
    firing.append("." * (section.wall.firing - len(firing.plain)))
    built = Text(words("gw-board-works", barricades=section.barricades) + " ").append_text(firing)
    return [Text(name, HEAD), _strength(section, words), built, _rest(section, words)]


def _strength(section: Section, words: Words) -> Text:
    """As an Assault would find it now."""
    if not section.hordes:
        return Text(words("gw-board-peace", defense=section.defense), DIM)
    facts = {"defense": section.defense, "power": section.power}
    if section.breach is not None:
        return Text(words("gw-board-breach", **facts), BAD)
    return Text(words("gw-board-holds", **facts), GOOD)


def _rest(section: Section, words: Words) -> Text:
    line = Text(words("gw-board-rest") + " ")
    if not any(map(soldiers_in, section.rest)):
        return line.append(words("gw-board-none"))
    return line.append_text(_armies(section.rest, COLUMN - len(line.plain) - 1))


def soldiers_in(army: Army) -> int:
    return army.Sp + army.Ar + army.Ho


def _armies(armies: Sequence[Army], room: int) -> Text:
    """`A:Sp2Ho1 B:Ar1`; only how many, `A3 B1`, where there is no room for that."""
    line = Text("")
    for seat, army in enumerate(armies):
        there = "".join(f"{kind}{n}" for kind in SOLDIERS if (n := getattr(army, kind)))
        if there:
            line.append(" " if line.plain else "").append_text(letter(seat)).append(
                f":{there}", COLOURS[seat]
            )
    return line if len(line.plain) <= room else counted(list(map(soldiers_in, armies)), times=True)


def _horde(horde: Horde, words: Words, at: int) -> list[Text]:
    numbers = words("gw-board-horde", power=horde.power - horde.more, honor=horde.honor)
    first = row(Text(f"{at + 1} "), cell(words.card(horde.type), COLUMN - 4 - len(numbers), "bold"))
    free = words("gw-board-free", free=horde.free, spots=len(horde.spots))
    second = Text("  ").append(free, "" if horde.free else GOOD)
    hurt = sum(cover.wound for cover in horde.covers.values())
    wounds = words("gw-board-wounds", n=hurt) if hurt else ""
    armies = [horde.army(clan) for clan in range(len(LETTERS))]
    there = _armies(armies, COLUMN - len(second.plain) - len(wounds) - 2)
    for part in (there, Text(wounds)):
        if part.plain:
            second.append(" ").append_text(part)
    return [first.append(" " + numbers), second]


# --- Locations and Clans ------------------------------------------------------------------------------


def places(table: Tabletop, words: Words, width: int = WIDTH) -> list[Text]:
    """The first half has few spots and Overseers, the second half room for many Clerks."""
    if width < WIDTH:
        return [_place(location, words, 21, 14) for location in table.locations]
    half = len(table.locations) // 2
    pairs = zip(table.locations[:half], table.locations[half:], strict=True)
    return [row(_place(left, words, 17, 5), _place(right, words, 21, 14)) for left, right in pairs]


def _place(location: Location, words: Words, name: int, room: int) -> Text:
    """`*` will activate, `!` brings Shame to a Clan that is alone there; then Clerks and Overseers."""
    clerks = counted(location.clerks, times=sum(location.clerks) > room)
    clerks.append("." * (location.free or 0))
    line = row(
        Text("* " if location.activates else "  ", GOOD),
        cell(words.place(location.place), name, HEAD if location.activates else ""),
        Text(" ! " if location.shameful else "   ", DIM),
        fit(clerks, room),
    )
    if location.overseers:
        levels = [0] * len(location.clerks)
        for overseer in location.overseers:
            levels[overseer.clan] = overseer.level
        many = len(location.overseers) > MOST_APART
        line.append(" ").append_text(counted(levels, times=True, apart=not many))
    return fit(line, WIDTH // 2)


def _clans(table: Tabletop, words: Words, width: int) -> list[Text]:
    """A line for each; in a narrow table the Command card stands below it."""
    coop, narrow = table.options.coop, width < WIDTH
    heads = ("honor", "clerks", "", "shame", "tactics", "advisors", "trophies" if coop else "hordes")
    titles = [words(f"gw-board-{head}") if head else " ".join(SOLDIERS) for head in heads]
    named = min(NAME, width - sum(NUMBERS))
    head = row(
        cell(words("gw-board-clan"), named, DIM),
        *(cell(title, wide, DIM, right=True) for title, wide in zip(titles, NUMBERS, strict=True)),
    )
    lines = [head if narrow else head.append("  " + words("gw-board-command"), DIM)]
    turn = table.time.turn
    for place, clan in enumerate(table.tea, 1):
        board = table.clans[clan]
        mark = ">" if turn is not None and turn.clan == clan else " "
        name = f"{place}{mark}{LETTERS[clan]} {words.names[clan]}"
        numbers = zip(_numbers(board, words, coop=coop), NUMBERS, strict=True)
        cells = (cell(n, wide, right=True) for n, wide in numbers)
        command = _command(table, words, board)
        line = row(cell(name, named, COLOURS[clan]), *cells)
        lines.append(line if narrow else line.append("  " + command))
        if narrow and (board.card or board.left):
            lines.append(Text("   " + command))
    return lines


def _numbers(board: ClanBoard, words: Words, *, coop: bool) -> tuple[str, ...]:
    none, person, counts = words("gw-board-none"), board.kind == "player", board.kind != "reed"
    shame = soldiers_in(board.shamed) + sum(horde.shame for horde in board.claimed)
    return (
        str(board.honor) if counts else none,
        f"{board.clerks}+{board.clerks_new}" if counts else none,
        " ".join(f"{getattr(board.pool, kind):2}" for kind in SOLDIERS),
        str(shame) if person else none,
        str(board.tactics) if person else none,
        f"{len(board.advisors)}+{len(board.supporting)}" if counts else none,
        str(board.trophies if coop else len(board.claimed)) if counts else none,
    )


def _command(table: Tabletop, words: Words, board: ClanBoard) -> str:
    """The card on the Command track, with its spot."""
    if board.left:
        return words("gw-board-resigned")
    if not board.card:
        return words("gw-board-none")
    spot = f"{table.track.index(board.clan) + 1} " if board.clan in table.track else ""
    return spot + words.card(board.card)


# --- what lies open, and what the reader alone knows --------------------------------------------------


def _common(table: Tabletop, words: Words, width: int) -> list[Text]:
    none = words("gw-board-none")
    coming = table.decks.coming
    parts = [words("gw-board-supply", goods=words.stock(table.warehouse) or none)]
    if coming and coming[0].back is not None:
        parts.append(words("gw-board-next", section=words.section(coming[0].back)))
    track = []
    if table.solo is not None:
        places = ", ".join(words.place(place) for place in table.solo.track)
        track = _line(words("gw-board-track", places=places, n=table.solo.deck), width)
    lines = [*_line(" | ".join(parts), width), *track, *_aims(table, words, width)]
    if table.display:
        lines += _line(words("gw-board-display", cards=words.cards(table.display)), width, DIM)
    return lines


def _aims(table: Tabletop, words: Words, width: int) -> list[Text]:
    """What the game is about: Artifacts, or in co-op Requests and what Events have brought."""
    mission = table.mission
    if mission is None:
        return _line(words("gw-board-artifacts", cards=words.cards(table.artifacts)), width, DIM)
    demanded = words.cards(request.card for request in mission.requests if request)
    facts = {
        "cards": demanded or words("gw-board-none"),
        "n": len(mission.fulfilled),
        "goal": mission.goal,
    }
    lines = wrapped(words("gw-board-requests", **facts), width)
    if mission.events:
        lines += wrapped(words("gw-board-events", cards=words.cards(mission.events)), width)
    return lines


def _own(table: Tabletop, words: Words, width: int) -> list[Text]:
    if table.own is None or table.seat is None:
        return []
    own, board, none = table.own, table.clans[table.seat], words("gw-board-none")
    lines = _line(words("gw-board-own", goods=words.stock(own.goods) or none), width, HEAD)
    if board.general:
        court = {
            "general": words.card(board.general),
            "active": words.cards(board.advisors) or none,
            "supporting": words.cards(known(board.supporting)) or none,
        }
        lines += wrapped(words("gw-board-own-court", **court), width)
        lines += wrapped(words("gw-board-own-hand", cards=words.cards(board.command) or none), width)
        lines += wrapped(words("gw-board-own-tactics", cards=words.cards(own.tactics) or none), width)
    return lines


def known(cards: Sequence[str | None]) -> list[str]:
    return [card for card in cards if card is not None]


def _line(said: str, width: int, style: str = "") -> list[Text]:
    """One line of a whole table, whose lines are counted; in a narrow one as many as it takes."""
    return [Text(said, style)] if width >= WIDTH else wrapped(said, width, style)


def wrapped(said: str, width: int, style: str = "") -> list[Text]:
    first, *rest = wrap(said, width)
    more = (Text("  " + line, style) for line in wrap(" ".join(rest), width - 2) if line)
    return [Text(first, style), *more]
