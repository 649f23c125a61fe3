"""Co-op: Sacrifices. What is Sacrificed leaves the game for good.

`Sp:L` is a Spearman in the Rest Zone of the left Section, `fire:L` an Archer on the Wall there; an Advisor
goes by its id.
"""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import SOLDIER
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.losses import fielded, leave_field
from mandate.games.great_wall.rules.events.coop import Disclosed, Sacrificed
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import card_text, naming_soldier, telling
from mandate.lang.text import Text, text

CLERK = 3  # behind the three types of Soldiers in `sacrificed`


def sacrifice(s: GreatWallState, seat: Clan, what: str, n: int) -> None:
    """Out of the game: a Soldier of the field, a Clerk or a Soldier of one type of the pool, an Advisor."""
    if what in ("soldier", "advisor"):
        s.push(FrameKind.SACRIFICE, seat, what=what, n=n)
        return
    if what == "clerk":
        s.clerk_pool[seat] -= n
        s.sacrificed[seat][CLERK] += n
    else:
        s.pool[seat][SOLDIER[what]] -= n
        s.sacrificed[seat][SOLDIER[what]] += n
    s.emit(Sacrificed, seat, what, "pool", n)


def _sacrifice_options(s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Sacrifice = frame.data
    if not data["n"]:
        return []
    return list(fielded(s, frame.seat)) if data["what"] == "soldier" else list(s.supporting[frame.seat])


def _sacrifice_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Sacrifice = frame.data
    data["n"] -= 1
    s.stack.append(frame)
    seat = frame.seat
    if data["what"] == "advisor":
        s.supporting[seat].remove(choice)
        s.lost_advisors[seat].append(choice)
        seen = choice in s.advisor_log  # in the display
        s.emit(Sacrificed if seen else Disclosed, seat, choice, "")
        return
    kind, section = leave_field(s, seat, choice)
    s.sacrificed[seat][kind] += 1
    s.emit(Sacrificed, seat, SOLDIERS[kind], section)


# --- as people read it --------------------------------------------------------------------------------


def _sacrifice_label(s: GreatWallState, frame: Frame, token: str) -> Text:
    if token in s.box.cards.advisors:
        return text("choice-gw-sacrifice", what=names.card(s.box, token))
    return naming_soldier("choice-gw-sacrifice")(s, frame, token)


def _sacrifice_targets(s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.CARD if token in s.box.cards.advisors else TargetKind.SOLDIER, token)


KINDS: Kinds[GreatWallState] = {
    FrameKind.SACRIFICE: Ask(
        _sacrifice_options,
        _sacrifice_answer,
        telling=telling("gw.coop.sacrifice", _sacrifice_label, targets=_sacrifice_targets, detail=card_text),
    ),
}
