"""Qin as plain text: the board as a map with its owners, and hundreds of placements in a few lines.

Pairs of spaces on which the same tiles fit stand together, so that each pair is named once: `RB BR: c3c4`
stands for `RB:c3c4` and for `BR:c3c4`, which is read as `RB:c4c3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mandate.core.event import Event
from mandate.core.prompt import Prompt, in_lines
from mandate.games.qin.rules import events as e
from mandate.games.qin.rules.board import COLOURS, TILE_NAMES
from mandate.games.qin.rules.kernel import CELL, FREE
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.provinces import regions
from mandate.lang.text import Fact, Named, Text, joined, text

if TYPE_CHECKING:
    from mandate.core.prompt import Preview, Say, Tell
    from mandate.core.question import Question
    from mandate.core.view import Decision, View
    from mandate.games.qin.views.view import QinView

EMPTY = "."
_WRITTEN = re.compile(r"([RYB])([RYB]):([a-z]\d{1,2})([a-z]\d{1,2})(/[1-4])?", re.IGNORECASE)
_SPACE = re.compile(r"[a-z]\d+")


class QinPrompt(Prompt):
    """Hundreds of options have no numbers."""

    numbered = False

    def notes(self) -> Iterable[Text]:
        return text("qin-prompt-map"), text("qin-prompt-token")

    def table(self, view: View, tell: Tell, *, full: bool) -> list[str]:
        from mandate.games.qin.views.view import QinView

        assert isinstance(view, QinView)
        lines = [*_map(view), tell(text("qin-prompt-map"))]
        if full:
            return [*lines, *in_lines(view.tidy(), tell)]
        return [*lines, *_short(view, tell)]

    def spelled(self, token: str) -> str:
        """The usual spelling: colors in the order R, Y, B, the spaces of a double in reading order."""
        match = _WRITTEN.fullmatch(token.strip())
        if match is None:
            return token
        one, two, first, second, pile = match.groups(default="")
        one, two, spaces = one.upper(), two.upper(), [first.lower(), second.lower()]
        if COLOURS.index(one) > COLOURS.index(two):
            one, two, spaces = two, one, spaces[::-1]
        elif one == two:
            spaces.sort(key=lambda space: (int(space[1:]), space[0]))
        return f"{one}{two}:{''.join(spaces)}{pile}"

    def options(
        self,
        decision: Decision,
        question: Question,
        preview: Preview,
        tell: Tell,
        *,
        full: bool,
        say: Say = Event.sentence,
    ) -> list[str]:
        if PASS in decision.options:
            return super().options(decision, question, preview, tell, full=full, say=say)
        plain: dict[str, list[str]] = {}  # the tiles of each pair of spaces
        notable: dict[str, list[str]] = {}
        for token in decision.options:
            tile, spaces = _in_reading_order(token)
            plain.setdefault(spaces, []).append(tile)
            facts = _effects(preview(token), full=full)
            if facts:
                notable.setdefault("; ".join(map(tell, facts)), []).append(token)
        by_tiles: dict[tuple[str, ...], list[str]] = {}
        for spaces, tiles in plain.items():
            by_tiles.setdefault(tuple(tiles), []).append(spaces)
        lines = [tell(text("qin-prompt-token"))]
        lines += [f"{' '.join(tiles)}: {' '.join(pairs)}" for tiles, pairs in by_tiles.items()]
        if notable:
            lines.append(tell(text("qin-prompt-effects" if full else "qin-prompt-notable")))
            lines += [f"- {effect}: {_by_tile(tokens)}" for effect, tokens in notable.items()]
        return lines


def _in_reading_order(token: str) -> tuple[str, str]:
    """A placement's colors in the order in which its two spaces are read, and these."""
    tile, _, spaces = token.partition(":")
    first, second = _SPACE.findall(spaces)
    if (int(first[1:]), first) <= (int(second[1:]), second):
        return tile, spaces
    return tile[::-1], second + first


def _by_tile(tokens: Sequence[str]) -> str:
    """`RR:` and the spaces of all that begin so."""
    spaces: dict[str, list[str]] = {}
    for token in tokens:
        tile, _, where = token.partition(":")
        spaces.setdefault(tile, []).append(where)
    return ", ".join(f"{tile}: {' '.join(where)}" for tile, where in spaces.items())


def _map(view: QinView) -> list[str]:
    """The board, a row a line: what lies on each space, and the number of its owner's seat."""
    board = view.board
    signs = {space: board.at(space) for space in board.spaces}
    for space in board.spaces:
        cell = int(view.g[int(board.geometry[CELL]) + space])
        if board.at(space) == EMPTY and cell != FREE:
            signs[space] = COLOURS[cell - 1]
    for region in regions(board, view.g):
        for space in region.spaces if region.owner is not None else ():
            signs[space] += str(int(region.owner or 0) + 1)
    for village, owner in zip(board.villages, view.village_owners, strict=True):
        for space in village if owner is not None else ():
            signs[space] += str(int(owner or 0) + 1)
    columns = [chr(ord("a") + column) for column in range(board.width)]
    rows = [board.spaces[row * board.width : (row + 1) * board.width] for row in range(board.height)]
    written = [f"{number} {' '.join(signs[space] for space in row)}" for number, row in enumerate(rows, 1)]
    return [f"  {' '.join(columns)}", *written]


def _short(view: QinView, tell: Tell) -> list[str]:
    """Seats, provinces, villages and tiles, a line for each kind of thing."""
    seats = joined((_seat(view, seat) for seat in range(view.seats)), "; ")
    owned = [region for region in regions(view.board, view.g) if region.owner is not None]
    provinces: list[Fact] = [
        text(
            "qin-prompt-province",
            colour=region.colour,
            size=len(region.spaces),
            space=view.board.name_of(region.spaces[0]),
            player=Named(int(region.owner or 0)),
            pagodas=region.pagodas,
        )
        for region in owned
    ]
    held = [tile for tile in TILE_NAMES for _ in range(view.hand.count(tile))]
    lines = [tell(seats)]
    if held:
        lines.append(tell(text("qin-prompt-hand", tiles=joined(held, " "))))
    if provinces:
        lines.append(tell(text("qin-prompt-provinces", provinces=joined(provinces, "; "))))
    unseen = joined((f"{tile} {n}" for tile, n in view.unseen_tiles.items() if n), ", ")
    lines.append(tell(text("qin-prompt-piles", piles=joined(view.piles, " "), unseen=unseen)))
    return lines


def _seat(view: QinView, seat: int) -> Fact:
    if view.resigned(view.seat_numbers[seat]):
        return text("qin-prompt-seat-out", seat=seat + 1, player=Named(seat))
    return text(
        "qin-prompt-seat",
        seat=seat + 1,
        player=Named(seat),
        left=view.supply[seat],
        tiles=view.hand_sizes[seat],
    )


def _effects(events: Sequence[Event], *, full: bool) -> list[Fact]:
    """What a placement brings, without its spaces, so that many have the same.

    Without `full`, founding and growing are left out: the map shows where that happens.
    """
    facts: list[Fact] = []
    for event in events:
        match event:
            case e.Founded() if full:
                facts.append(_province("qin-prompt-founded", event))
            case e.Expanded() if full:
                facts.append(_province("qin-prompt-expanded", event))
            case e.Joined():
                facts.append(_province("qin-prompt-joined", event))
            case e.BecameMajor():
                facts.append(_province("qin-prompt-major", event))
            case e.Returned():
                facts.append(text("qin-prompt-returned", player=Named(event.seat), pagodas=event.pagodas))
            case e.Connected(seat=seat, village=village):
                facts.append(text("qin-prompt-connected", player=Named(seat), village=village))
            case e.Conquered(seat=seat, village=village, loser=loser):
                who, from_whom = Named(seat), Named(loser)
                facts.append(text("qin-prompt-conquered", player=who, village=village, loser=from_whom))
            case e.Ended():
                facts.append(event.sentence())
    return facts


def _province(id: str, event: e.Founded | e.Expanded | e.Joined | e.BecameMajor) -> Text:
    return Text(id, {"player": Named(event.seat), "colour": event.colour, "size": event.size})


PROMPT = QinPrompt()
