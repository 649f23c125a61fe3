"""Verbs of the court: Clerks, Locations, Overseers, Advisors, Tactic cards, Tea order and Shame."""

from __future__ import annotations

from mandate.core.flow import Ask, Frame, Kinds
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import CODE_AT, PLACE
from mandate.games.great_wall.cards.vocabulary import Stat, Verb
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.city.clerks import move
from mandate.games.great_wall.rules.city.court import hire
from mandate.games.great_wall.rules.city.locations import activate
from mandate.games.great_wall.rules.city.production import EVERYWHERE, upgrade
from mandate.games.great_wall.rules.effects.possible import targets
from mandate.games.great_wall.rules.effects.running import Act, Facts, amount
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.tactics import draw, draw_now
from mandate.games.great_wall.rules.effects.triggers import WANTED, not_used
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, the_token
from mandate.games.great_wall.words.questions import naming_place, telling


def _move_clerks(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    n = amount(s, seat, effect, facts)
    box = facts.get("box", 0)
    if box == 1:
        n += stat(s, seat, Stat.BOX_MOVES)
    move(s, seat, n, diff=bool(effect.args.get("diff")), other_box=box == 2)


def _adv_activate(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    if advisors := targets(s, seat, effect, facts):
        s.push(FrameKind.ADVANCED, seat, places=tuple(advisors), src=facts["src"])


def _advanced_options(_s: GreatWallState, frame: Frame) -> list[str]:
    data: frames.Advanced = frame.data
    return [*data["places"], PASS]


def _advanced_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.Advanced = frame.data
    if choice == PASS:
        not_used(s, frame.seat, data["src"])
    else:
        activate(s, CODE_AT[choice], advanced=True)


def _upgrade_overseer(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    where = effect.args.get("where", "any")
    bits = EVERYWHERE if where == "any" else 1 << PLACE[where]
    upgrade(s, seat, amount(s, seat, effect, facts), disc=amount(s, seat, effect, facts, "disc"), where=bits)


def _hire(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    hire(s, seat, 1, disc=amount(s, seat, effect, facts, "disc"), only=effect.do.removeprefix("hire_"))


def _refresh_display(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.REFRESH, seat, n=amount(s, seat, effect, facts))


def _tea_up(s: GreatWallState, seat: Clan, effect: Effect, _facts: Facts) -> None:
    """Being higher is not always better, so the player is asked, as at the Tea House."""
    s.push(FrameKind.TEA, seat, n=effect.args["n"])


def _draw_tactic(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    (draw_now if WANTED in facts else draw)(s, seat, amount(s, seat, effect, facts))


def _discard_shame(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    s.push(FrameKind.PENANCE, seat, paid=False, n=amount(s, seat, effect, facts))


VERBS: dict[Verb, Act] = {
    Verb.MOVE_CLERKS: _move_clerks,
    Verb.ADV_ACTIVATE: _adv_activate,
    Verb.UPGRADE_OVERSEER: _upgrade_overseer,
    Verb.HIRE_ADVISOR: _hire,
    Verb.HIRE_CLERK: _hire,
    Verb.REFRESH_DISPLAY: _refresh_display,
    Verb.TEA_UP: _tea_up,
    Verb.DRAW_TACTIC: _draw_tactic,
    Verb.DISCARD_SHAME: _discard_shame,
}
KINDS: Kinds[GreatWallState] = {
    FrameKind.ADVANCED: Ask(
        _advanced_options,
        _advanced_answer,
        telling=telling(
            "gw.fall.advanced", naming_place("choice-gw-advanced"), targets=the_token(TargetKind.LOCATION)
        ),
    ),
}
