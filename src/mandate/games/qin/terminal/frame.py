"""The whole screen as lines, for any size of window: exactly so many lines, none wider than it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.layout import cell_width, clip, fill, wrap
from mandate.cli.kit.pages import HEADING
from mandate.cli.kit.teller import SHORT
from mandate.games.qin.terminal import board_view, ending, panel
from mandate.games.qin.terminal.board_view import MARGIN, Window
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.trial import resigning, turn_of

if TYPE_CHECKING:
    from mandate.cli.kit.layout import Line
    from mandate.games.qin.terminal.desk import Desk

LEAST_COLUMNS, LEAST_ROWS = 52, 18
LEAST_STORY = 6
FIXED = 4  # title, status, input, hints
CURSOR = "[SetCursorPosition]"
PROMPT = "> "


def draw(desk: Desk, columns: int, rows: int) -> list[Line]:
    """The screen as it is to be shown now."""
    if columns < LEAST_COLUMNS or rows < LEAST_ROWS:
        small = desk.table.words("play-too-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS)
        lines: list[Line] = [[("", part)] for part in wrap(small, columns)]
    elif desk.page is not None:
        lines = _page(desk, columns, rows)
    else:
        lines = _game(desk, columns, rows)
    lines = lines[:rows] + [[] for _ in range(rows - len(lines))]
    return [
        fill(line, columns, line[-1][0] if line and line[-1][0] == "class:title" else "") for line in lines
    ]


def _game(desk: Desk, columns: int, rows: int) -> list[Line]:
    board = _board(desk, columns - panel.WIDTH - 1, rows - FIXED - LEAST_STORY)
    width = max((sum(cell_width(text) for _, text in line) for line in board), default=0)
    side = min(panel.WIDEST, columns - width - 1)
    scene = desk.trial.scene if desk.trial is not None else desk.scene
    beside = panel.draw(
        desk.view,
        scene,
        desk.table.words,
        desk.signs,
        picked=desk.picked if desk.mode is Mode.CHOOSE else None,
        pile=desk.pile,
        width=side,
    )
    above = max(len(board), min(len(beside), rows - FIXED - LEAST_STORY))
    gap = min(3, columns - side - width)
    lines = [_title(desk, columns)]
    for row in range(above):
        left = fill(board[row] if row < len(board) else [], width + gap)
        lines.append(left + (beside[row] if row < len(beside) else []))
    story = rows - FIXED - above
    lines += _story(desk, columns, story)
    lines += [_status(desk, columns), _input(desk, columns), [("class:hints", " " + _hints(desk))]]
    return lines


def _board(desk: Desk, columns: int, rows: int) -> list[Line]:
    scene = desk.trial.scene if desk.trial is not None else desk.scene
    size = board_view.size_for(scene, columns, rows)
    held = desk.held.colours if desk.held is not None else {}
    window = Window.around(scene, held, (columns - MARGIN) // size[0], (rows - 1) // size[1])
    return board_view.draw(scene, desk.marks, window, size, desk.signs)


def _title(desk: Desk, columns: int) -> Line:
    words, deal = desk.table.words, desk.table.deal
    separator = " - " if words.ascii_only else " · "
    parts = [words("play-title", board=ending.board_name(desk.table), turn=desk.view.ply + 1)]
    score = desk.table.score
    if score is not None:
        parts.append(words("play-title-series", game=score.game, games=score.games))
    right = ""
    if deal.commitment is not None:
        right = words("play-title-deal", commitment=deal.commitment[:SHORT])
    elif deal.seed is not None:
        right = words("play-title-seed", seed=clip(deal.seed, 16, desk.signs.ellipsis))
    left = clip(" " + separator.join(parts), columns - cell_width(right) - 3, desk.signs.ellipsis)
    blank = columns - cell_width(left) - cell_width(right) - 1
    return [("class:title", left + " " * max(blank, 1) + right + " ")]


def _story(desk: Desk, columns: int, rows: int) -> list[Line]:
    """The last events; a refusal, the consequences of a trial or the end of the game come first."""
    said: list[tuple[str, str]] = [("class:old", text) for text in desk.opening]
    said += [("class:old", text) for text in desk.story[:-1]]
    said += [("class:new", text) for text in desk.story[-1:]]
    if desk.mode is Mode.OVER:
        said += [("class:result", text) for text in ending.closing(desk.table)]
    if desk.trial is not None:
        said.append(("class:trial", desk.trial.consequences))
    if desk.mode is Mode.CURTAIN and (turn := turn_of(desk.table)) is not None:
        words = desk.table.words  # too long for one line in some languages
        said.append(("class:note", words("play-curtain-lift", player=words.names[turn])))
    if desk.note:
        hint = f" {desk.table.words('play-why-hint')}" if desk.clause else ""
        said.append(("class:note", desk.note + hint))
    blocks = [[(style, " " + part) for part in wrap(text, columns - 2)] for style, text in said]
    shown: list[Line] = []
    for block in reversed(blocks):
        if shown and len(shown) + len(block) > rows:
            break  # half a paragraph would only confuse
        shown = [[line] for line in block] + shown
    return [[] for _ in range(rows - len(shown))] + shown[:rows]


def _status(desk: Desk, columns: int) -> Line:
    words = desk.table.words
    turn = resigning(desk.table) if desk.mode is Mode.RESIGN else turn_of(desk.table)
    player = words.names[turn] if turn is not None else ""
    if desk.mode is Mode.CHOOSE and desk.held is not None:
        token = desk.held.token + (f"/{desk.pile + 1}" if desk.pile is not None else "")
        if desk.held.token in desk.options:
            line = [("class:status.good", " " + words("play-fits", token=token))]
        else:
            line = [("class:status.bad", " " + words("play-does-not-fit", token=token))]
        whose = words("play-turn", player=player) if desk.table.shared else words("play-your-turn")
        return [*line, ("class:status", "  " + whose)]
    text = ""
    if desk.trial is not None:
        text = words("play-confirm", token=desk.trial.choice)
    elif desk.mode is Mode.RESIGN:
        text = words("play-resign", player=player)
    elif desk.mode is Mode.CURTAIN:
        text = words("play-curtain", player=player)
    elif desk.mode is Mode.PONDER:
        text = words("play-hint-thinking")
    elif desk.mode is Mode.WAIT:
        person = turn is not None and desk.table.waits_for_person(turn)
        text = words("play-wait-person" if person else "play-wait", player=player)
    elif desk.mode is Mode.OVER:
        text = ending.winners(desk.table)
    return [("class:status", " " + clip(text, columns - 1, desk.signs.ellipsis))]


def _input(desk: Desk, columns: int) -> Line:
    """The input line; of a long one the end, where typing continues."""
    shown = desk.typed
    while cell_width(shown) > columns - len(PROMPT) - 2:
        shown = shown[1:]
    return [("class:prompt", PROMPT), ("class:input", shown), (CURSOR, "")]


def _hints(desk: Desk) -> str:
    words = desk.table.words
    if desk.page is not None:
        return words("play-hints-page")
    if desk.typed:
        return words("play-hints-typing")
    if desk.mode is Mode.OVER and desk.table.game_follows:
        return words("play-hints-next")
    if desk.mode is Mode.WAIT and not desk.table.opponents_here:
        return words("play-hints-wait-elsewhere")  # nothing to be hurried on here
    return words(f"play-hints-{desk.mode.name.lower()}")


def _page(desk: Desk, columns: int, rows: int) -> list[Line]:
    assert desk.page is not None
    laid_out = desk.page.laid_out(columns - 2)
    room = rows - 2
    desk.scroll = min(desk.scroll, max(0, len(laid_out) - room))
    title = f" {desk.page.title}"
    if len(laid_out) > room:
        title += f"  {desk.scroll + 1}-{min(desk.scroll + room, len(laid_out))}/{len(laid_out)}"
    lines: list[Line] = [[("class:title", title)]]
    for text in laid_out[desk.scroll : desk.scroll + room]:
        heading = text.startswith(HEADING)
        lines.append([("class:heading" if heading else "", " " + text.removeprefix(HEADING))])
    lines += [[] for _ in range(room - (len(lines) - 1))]
    return [*lines, [("class:hints", " " + _hints(desk))]]
