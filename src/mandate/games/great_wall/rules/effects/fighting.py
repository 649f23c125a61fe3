"""Verbs of the Wall: building, and fighting before it."""

from __future__ import annotations

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.vocabulary import NO_SECTION, Verb
from mandate.games.great_wall.rules.army.hordes import scout
from mandate.games.great_wall.rules.army.killing import death_pays, killing_frame, rescue
from mandate.games.great_wall.rules.army.marching import march
from mandate.games.great_wall.rules.army.recruiting import recruit
from mandate.games.great_wall.rules.army.soldiers import attack
from mandate.games.great_wall.rules.city.building import BARRICADE, FREE, WALL, build
from mandate.games.great_wall.rules.effects.running import Act, Facts, amount
from mandate.games.great_wall.rules.fields import ANY_NUMBER
from mandate.games.great_wall.rules.frames import of_clan
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState


def _build_wall(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    build(s, seat, 1, what=WALL, disc=amount(s, seat, effect, facts, "disc"))


def _build_barricade(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    disc = FREE if effect.args.get("free") else amount(s, seat, effect, facts, "disc")
    section = facts["section"] if effect.args.get("where") == "section" else NO_SECTION
    build(s, seat, amount(s, seat, effect, facts), what=BARRICADE, disc=disc, section=section)


def _recruit(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    kind = effect.args.get("type", "any")
    recruit(s, seat, amount(s, seat, effect, facts), kind=kind, disc=amount(s, seat, effect, facts, "disc"))


def _attack(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    written = effect.args["n"]
    n = ANY_NUMBER if written in ("all", "all_of_zone") else amount(s, seat, effect, facts)
    source, kind = effect.args.get("from", "both"), effect.args.get("type", "any")
    attack(s, seat, n, source=source, kind=kind, zones=written == "all_of_zone")


def _wound(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    attacked = effect.args["where"] == "attacked_section"
    sections = facts["where"] if attacked else 1 << facts["section"]
    s.push(
        FrameKind.WOUND,
        seat,
        sections=sections,
        n=amount(s, seat, effect, facts),
        must=False,
        winter=False,
        one=True,
    )


def _move_soldiers(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    march(s, seat, amount(s, seat, effect, facts))


def _save(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """With nothing to pay or choose it is done at once, unless a death could be worth something."""
    written, cost = effect.args["n"], effect.args["cost"]
    lost = of_clan(killing_frame(s).data["dying"], seat)
    n = sum(lost) if written == "all" else min(amount(s, seat, effect, facts), sum(lost))
    alike = n == sum(lost) or sum(1 for count in lost if count) == 1
    if cost or not alike or s.offers is not None or death_pays(s, seat):
        s.push(FrameKind.SAVE, seat, n=n, cost=cost)
        return
    for kind in range(3):
        for _ in range(min(lost[kind], n)):
            rescue(s, seat, kind)


def _scout(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    scout(s, seat, amount(s, seat, effect, facts))


VERBS: dict[Verb, Act] = {
    Verb.BUILD_WALL: _build_wall,
    Verb.BUILD_BARRICADE: _build_barricade,
    Verb.RECRUIT: _recruit,
    Verb.ATTACK: _attack,
    Verb.WOUND: _wound,
    Verb.MOVE_SOLDIERS: _move_soldiers,
    Verb.SAVE: _save,
    Verb.SCOUT: _scout,
}
