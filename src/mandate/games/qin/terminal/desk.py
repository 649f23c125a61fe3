"""The desk: what the full screen shows and what each key means, apart from any terminal.

Arrows, Space, Tab, digits and `/` work while the input line is empty; letters fill the input line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.trouble import Trouble
from mandate.cli.remote.refusals import Offline
from mandate.core.errors import Problem
from mandate.core.game import Seat
from mandate.games.qin.terminal import ending, pages
from mandate.games.qin.terminal.board_view import Marks
from mandate.games.qin.terminal.held import Held, pick_up
from mandate.games.qin.terminal.loose import spaces_in
from mandate.games.qin.terminal.mode import Mode
from mandate.games.qin.terminal.obeying import obey
from mandate.games.qin.terminal.scene import Scene
from mandate.games.qin.terminal.signs import ASCII, UNICODE
from mandate.games.qin.terminal.trial import (
    fresh_spaces,
    needs_curtain,
    persons_turn,
    resigning,
    story,
    try_out,
)

if TYPE_CHECKING:
    from mandate.cli.kit.pages import Page
    from mandate.games.qin.terminal.trial import QinTable, Trial
    from mandate.players.advice import Advice

LONGEST_INPUT = 200


class Desk:
    """One table on the full screen."""

    def __init__(self, table: QinTable, *, resumed: bool = False) -> None:
        self.signs = ASCII if table.words.ascii_only else UNICODE
        self.typed = ""
        self.page: Page | None = None
        self.scroll = 0
        self.leaving = False
        self.held: Held | None = None
        self.picked = 0
        self.sit_at(table, resumed=resumed)

    def sit_at(self, table: QinTable, *, resumed: bool = False) -> None:
        self.table = table
        self.opening = ending.opening(table, resumed=resumed)
        self.refresh()

    def refresh(self, note: str = "") -> None:
        """Look at the table again after something has changed there."""
        table = self.table
        self.asked = self.moment
        self.view = table.view
        self.scene = Scene.of(self.view)
        self.fresh = fresh_spaces(table)
        self.story = story(table)
        self.options = frozenset(self.view.decision.options) if self.view.decision else frozenset()
        self.trial: Trial | None = None
        self.pile: int | None = None
        self.clause: str | None = None
        self.note = note
        self.offline = False  # whether the note reports a lost connection
        if table.trouble is not None:
            self.note = table.words("play-not-saved", reason=table.trouble.tell(table.words.language))
        if table.over:
            self.mode = Mode.OVER
        elif needs_curtain(table):
            self.mode = Mode.CURTAIN
        elif persons_turn(table):
            self.mode = Mode.CHOOSE
            self.pick(min(self.picked, len(self.view.hand) - 1))
            if self.held is not None:  # a turn begins where the tile could lie, and hides nothing
                self.held = self.held.nearest(self.options)
        else:
            self.mode = Mode.WAIT

    def hear(self) -> None:
        """Take in what has happened elsewhere; keep what is being typed or tried, if possible."""
        self.table.hear()
        if self.offline:  # news means that the connection is back
            self._forget_note()
        if self.moment != self.asked:
            self.refresh()
            if self.table.starts_next:
                self._another_game()
        else:
            self.story = story(self.table)

    @property
    def moment(self) -> object:
        """Changes whenever something else is to be shown."""
        return self.table.moment, self.table.made

    @property
    def seat(self) -> Seat:
        """The seat that a person at this terminal acts for."""
        seat = resigning(self.table)
        return self.table.persons[0] if seat is None else seat

    @property
    def marks(self) -> Marks:
        if self.trial is not None:
            return Marks(fresh=frozenset(spaces_in(self.trial.choice)))
        if self.mode is Mode.CHOOSE and self.held is not None:
            return Marks(self.held.colours, self.held.token in self.options, self.fresh)
        return Marks(fresh=self.fresh)

    # --- the tile over the board --------------------------------------------------------------------

    def pick(self, place: int) -> None:
        """Take up a tile of the hand; it stays over the same place of the board."""
        hand = self.view.hand
        if not 0 <= place < len(hand):
            return
        self.picked = place
        if self.held is None or self.held.board != self.view.board:
            self.held = pick_up(self.view.board, hand[place])
        else:
            self.held = self.held.with_tile(hand[place])

    def pick_next(self, step: int = 1) -> None:
        self._back_to_choosing()
        if self.view.hand:
            self.pick((self.picked + step) % len(self.view.hand))

    def move(self, down: int, right: int) -> None:
        if self.page is not None:
            self.scroll = max(0, self.scroll + down)
            return
        self._back_to_choosing()
        if self.mode is Mode.CHOOSE and self.held is not None:
            self.held = self.held.moved(down, right)
            self._forget_note()

    def turn(self) -> None:
        if self.mode is Mode.CHOOSE and self.held is not None:
            self.held = self.held.turned()
            self._forget_note()

    def next_pile(self) -> None:
        """The next pile that has tiles; after the last one, the default again."""
        full = [pile for pile, height in enumerate(self.view.piles) if height]
        after = [pile for pile in full if self.pile is None or pile > self.pile]
        self.pile = after[0] if after else None
        if self.trial is not None:
            self.lay(self.trial.choice.partition("/")[0])

    # --- trying and confirming ----------------------------------------------------------------------

    def enter(self) -> None:
        if self.page is not None:
            self.page = None
        elif self.typed:
            text, self.typed = self.typed, ""
            obey(self, text)
        elif self.mode is Mode.CHOOSE and self.held is not None:
            self.lay(self.held.token)
        elif self.mode is Mode.CONFIRM:
            self.yes()
        elif self.mode is Mode.OVER and self.table.may_go_on:
            self._another_game()

    def yes(self) -> None:
        try:
            if self.mode is Mode.CONFIRM and self.trial is not None:
                self.table.play(self.seat, self.trial.choice)
                self.table.rise()
                self.refresh()
            elif self.mode is Mode.RESIGN:
                self.table.resign(self.seat)
                self.table.rise()
                self.refresh()
        except Problem as problem:
            self.refresh()
            self.refuse(problem)

    def no(self) -> None:
        """Esc: close, clear or take back, whichever comes first."""
        if self.page is not None:
            self.page = None
        elif self.typed:
            self.typed = ""
        else:
            self._back_to_choosing()
            self._forget_note()

    def _back_to_choosing(self) -> None:
        if self.mode in (Mode.CONFIRM, Mode.RESIGN, Mode.PONDER):
            self.mode, self.trial = Mode.CHOOSE if persons_turn(self.table) else Mode.WAIT, None

    def _forget_note(self) -> None:
        self.note, self.clause, self.offline = "", None, False

    def lay(self, text: str) -> bool:
        """Lay a placement down, or say why it cannot lie there; False if the text is not a placement."""
        try:
            trial = try_out(self.table, text, self.pile)
        except Problem as problem:
            self._back_to_choosing()
            self.refuse(problem)
            return True
        if trial is None:
            return False
        self._forget_note()
        self.trial, self.mode = trial, Mode.CONFIRM
        return True

    def refuse(self, problem: Problem) -> None:
        self.note, self.clause = self.table.words.refusal(problem), problem.clause
        self.offline = isinstance(problem, Offline)

    # --- messages -----------------------------------------------------------------------------------

    def advise(self, advice: Advice | Problem) -> None:
        """Show what a search found, and hold the tile over the best place; or say why there is no hint."""
        if self.mode is not Mode.PONDER:
            return  # the wait was canceled
        self.mode = Mode.CHOOSE
        if isinstance(advice, Problem):
            self.refuse(advice)
            return
        self.note = self.table.words.hint(advice)
        best = advice.choice
        if best[:2] in self.view.hand:
            self.pick(self.view.hand.index(best[:2]))
        if self.held is not None:
            self.held = self.held.nearest([best])

    def why(self) -> None:
        """`?`: the rule behind the last refusal; without a refusal, help."""
        if self.clause is not None:
            self.note, self.clause = self.table.words.clause(self.clause), None
        else:
            self.open(pages.help_page(self.table, self.signs))

    def open(self, page: Page) -> None:
        self.page, self.scroll = page, 0

    def _another_game(self) -> None:
        words = self.table.words
        try:
            following = self.table.next_game()
        except Trouble as trouble:
            self.note = words("play-not-saved", reason=trouble.tell(words.language))
        except Problem as problem:
            self.refuse(problem)
        else:
            if following is None:
                self.note = words("remote-rematch-asked")
            else:
                self.sit_at(following)

    def lift_curtain(self) -> None:
        self.table.seat = self.view.mover
        self.picked = 0
        self.refresh()
