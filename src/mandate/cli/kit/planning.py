"""Commands to make a plan, play it, or drop it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.cli.kit.asking import Asking
from mandate.cli.kit.plan import PlannedTable
from mandate.cli.kit.table import V, W
from mandate.core.errors import Problem

if TYPE_CHECKING:
    from mandate.core.game import Seat

COMMANDS = ("plan", "keep", "drop")


class Planning(Asking[V, W]):
    """Uses a copy of the table while there is a plan."""

    shown: object  # the scene when the table was last shown; None: show it again
    _orders_before: object = None

    def standing_orders(self) -> object:
        """The standing orders of the persons here, to be restored when a plan is dropped."""
        return None

    def restore_orders(self, orders: object) -> None:
        """Restore what `standing_orders` returned."""

    def plan_command(self, seat: Seat | None, command: str) -> bool:
        """Obey a command on plans; whether the question has changed."""
        match command:
            case "plan" if seat is not None:
                return self._begin(seat)
            case "keep":
                return self._keep()
            case "drop":
                return self._drop(self.words("play-plan-dropped"))
        return False

    def leave_stale_plan(self) -> None:
        if isinstance(self.table, PlannedTable) and self.table.stale:
            self._drop(self.words("play-plan-stale"))

    def tell_plan(self) -> None:
        """Say where a plan ends, and what can be done with it."""
        if isinstance(self.table, PlannedTable) and (ending := self.table.ending()):
            self.say(f"{ending} {self._how()}")

    def _begin(self, seat: Seat) -> bool:
        begun = not isinstance(self.table, PlannedTable)
        if begun:
            try:
                self.table = PlannedTable(self.table, seat)
                self._orders_before = self.standing_orders()
            except Problem as problem:
                self.refuse(problem)
                return False
        self.say(f"{self.words('play-plan-begun')} {self._how()}")
        return begun

    def _how(self) -> str:
        names = {name: self.words(f"play-command-{name}") for name in ("undo", *COMMANDS)}
        return self.words("play-plan-how", **names)

    def _keep(self) -> bool:
        plan = self._leave()
        if plan is None:
            return False
        try:
            self.table.play_all(plan.planner, plan.chain)
        except Problem as problem:  # another player was faster
            self.refuse(problem)
        self.warn()
        return True

    def _drop(self, said: str) -> bool:
        plan = self._leave()
        if plan is not None:
            self.restore_orders(self._orders_before)
            self.say(said)
        return plan is not None

    def _leave(self) -> PlannedTable[V, W] | None:
        """Return to the real table, and show it again."""
        if not isinstance(self.table, PlannedTable):
            self.say(self.words("play-plan-none", plan=self.words("play-command-plan")))
            return None
        plan, self.table = self.table, self.table.real
        self.shown = None
        return plan
