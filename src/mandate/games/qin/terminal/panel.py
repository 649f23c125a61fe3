"""The side panel: whose turn it is, pagodas left, the own hand, the piles, the tiles not yet seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.layout import cell_width, clip
from mandate.core.game import Seat
from mandate.games.qin.rules.board import TILE_NAMES

if TYPE_CHECKING:
    from mandate.cli.kit.layout import Line
    from mandate.games.qin.terminal.scene import Scene
    from mandate.games.qin.terminal.signs import Signs
    from mandate.games.qin.terminal.words import Words
    from mandate.games.qin.views.view import QinView

WIDTH, WIDEST = 24, 34
BAR = 8
COUNT = 3  # columns for the number behind the bar


def draw(
    view: QinView,
    scene: Scene,
    words: Words,
    signs: Signs,
    *,
    picked: int | None = None,
    pile: int | None = None,
    width: int = WIDTH,
) -> list[Line]:
    """The panel's lines. `scene` may be one that is only tried out: it shows how supplies change."""
    heading = "class:heading"
    lines: list[Line] = [[(heading, words("play-panel-left"))]]
    lines += [_seat(view, scene, words, signs, Seat(seat), width) for seat in range(view.seats)]
    lines.append([])
    own = view.seat is not None
    lines.append([(heading, words("play-panel-hand" if own else "play-panel-hand-hidden"))])
    lines.append(hand(view, signs, picked))
    lines.append([(heading, words("play-panel-piles"))])
    lines.append(_piles(view, pile))
    lines.append([(heading, words("play-panel-unseen"))])
    lines += _unseen(view)
    return lines


def _seat(view: QinView, scene: Scene, words: Words, signs: Signs, seat: Seat, width: int) -> Line:
    """One seat's line: a bar and a number count down to the last pagoda."""
    now, then = view.supply[seat], scene.supply[seat]
    count = f"{now:>{COUNT}}"
    bar = BAR
    if then != now:
        count, bar = f" {now:>2}>{then:<2}", BAR - COUNT
    full = -(-then * bar // max(scene.pagodas_of(seat), 1))
    room = width - 3 - bar - len(count)
    name = clip(words.names[seat], room - 1, signs.ellipsis)
    to_move = view.mover == seat
    line: Line = [
        ("class:turn", signs.turn if to_move else " "),
        (f"class:seat-{seat + 1}", f"{seat + 1}"),
        ("class:turn" if to_move else "", f" {name}{' ' * (room - cell_width(name))}"),
    ]
    if view.resigned(seat):
        return [*line, ("class:old", f"{words('play-panel-out'):>{BAR + COUNT}}")]
    return [
        *line,
        (f"class:bar-{seat + 1}", signs.full * full),
        ("class:bar", signs.empty * (bar - full)),
        ("class:changed" if then != now else "class:count", count),
    ]


def hand(view: QinView, signs: Signs, picked: int | None) -> Line:
    """The tiles with their numbers, the picked one in brackets; face down if the viewer may not see them."""
    if view.seat is None:
        size = view.hand_sizes[view.mover] if view.mover is not None else 0
        return [("class:hidden", " " + " ".join([f" {signs.hidden} "] * size))]
    line: Line = [("", " ")]
    for place, tile in enumerate(view.hand):
        brackets = "[]" if place == picked else "  "
        line.append(("class:picked" if place == picked else "", f"{place + 1}{brackets[0]}"))
        line += [(f"class:tile-{half.lower()}", half) for half in tile]
        line.append(("class:picked", f"{brackets[1]} "))
    return line


def _piles(view: QinView, pile: int | None) -> Line:
    """How high the piles are; in brackets the one the next tile comes from."""
    heights = view.piles
    chosen = heights.index(max(heights)) if pile is None else pile
    line: Line = [("", " ")]
    for number, height in enumerate(heights):
        drawn = number == chosen and height > 0
        text = f"[{height:>2}]" if drawn else f" {height:>2} "
        line.append(("class:picked" if drawn and pile is not None else "", text + " "))
    return line


def _unseen(view: QinView) -> list[Line]:
    counts = view.unseen_tiles
    lines: list[Line] = []
    for kinds in (TILE_NAMES[:3], TILE_NAMES[3:]):
        line: Line = [("", " ")]
        for kind in kinds:
            line += [(f"class:tile-{half.lower()}", half) for half in kind]
            line.append(("", f" {counts[kind]:<2}  "))
        lines.append(line)
    return lines
