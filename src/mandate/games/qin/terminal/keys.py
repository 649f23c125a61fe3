"""Which key does what. Letters always go to the input line, so no letter is a key of its own.

The one exception are y and n, where yes or no is asked and nothing else can be typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.keys import Keys

from mandate.games.qin.terminal.desk import LONGEST_INPUT, Desk
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.pages import END

if TYPE_CHECKING:
    from collections.abc import Callable

    from prompt_toolkit.key_binding.key_processor import KeyPressEvent

PAGE = 15
_MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def bindings(desk: Desk, hurry: Callable[[], None], leave: Callable[[bool], None]) -> KeyBindings:
    """The keys of the full screen. `hurry` ends a pause; `leave` takes whether it was an interruption."""
    keys = KeyBindings()

    for name, (down, right) in _MOVES.items():

        @keys.add(name)
        def _(event: KeyPressEvent, down: int = down, right: int = right) -> None:
            del event
            desk.move(down, right)

    for name, step in (("pageup", -PAGE), ("pagedown", PAGE), ("home", -END), ("end", END)):

        @keys.add(name)
        def _(event: KeyPressEvent, step: int = step) -> None:
            del event
            if desk.page is not None:
                desk.scroll = max(0, desk.scroll + step)

    @keys.add("tab")
    def _(event: KeyPressEvent) -> None:
        del event
        desk.pick_next()

    @keys.add("s-tab")
    def _(event: KeyPressEvent) -> None:
        del event
        desk.pick_next(-1)

    @keys.add("enter")
    def _(event: KeyPressEvent) -> None:
        del event
        if desk.mode is Mode.WAIT and not desk.typed and desk.page is None:
            hurry()
        else:
            desk.enter()
        if desk.leaving:
            leave(False)

    @keys.add("escape", eager=True)
    def _(event: KeyPressEvent) -> None:
        del event
        desk.no()

    @keys.add("backspace")
    def _(event: KeyPressEvent) -> None:
        del event
        desk.typed = desk.typed[:-1]

    @keys.add("c-u")
    def _(event: KeyPressEvent) -> None:
        del event
        desk.typed = ""

    @keys.add("c-c")
    @keys.add("<sigint>")
    def _(event: KeyPressEvent) -> None:
        del event
        leave(True)

    @keys.add("c-d")
    def _(event: KeyPressEvent) -> None:
        del event
        leave(False)

    @keys.add("c-l")
    def _(event: KeyPressEvent) -> None:
        event.app.renderer.clear()

    @keys.add(Keys.Any)
    def _(event: KeyPressEvent) -> None:
        for sign in event.data:
            type_sign(desk, sign, hurry)

    @keys.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        for sign in " ".join(event.data.split()):
            type_sign(desk, sign, hurry)

    return keys


def type_sign(desk: Desk, sign: str, hurry: Callable[[], None]) -> None:
    """One printable key."""
    if not sign.isprintable():
        return
    if desk.page is not None:
        if sign == " ":
            desk.scroll += PAGE
        elif sign in "qQ":
            desk.page = None
    elif desk.mode in (Mode.CONFIRM, Mode.RESIGN):
        _answer(desk, sign)
    elif desk.mode is Mode.CURTAIN:
        if sign == " ":
            desk.lift_curtain()
    elif desk.typed:
        desk.typed = (desk.typed + sign)[:LONGEST_INPUT]
    elif sign == " ":
        if desk.mode is Mode.WAIT:
            hurry()
        desk.turn()
    elif sign == "?":
        desk.why()
    elif sign == "/":
        desk.next_pile()
    elif sign in "123456789":
        desk.pick(int(sign) - 1)
    else:
        desk.typed = sign


def _answer(desk: Desk, sign: str) -> None:
    words = desk.table.words
    if sign.lower() in ("y", words("play-key-yes")):
        desk.yes()
    elif sign.lower() in ("n", words("play-key-no")):
        desk.no()
    elif sign == "/":
        desk.next_pile()
