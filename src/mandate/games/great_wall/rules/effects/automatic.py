"""The closed vocabulary for the automata: the same words, carried out by their rules."""

from __future__ import annotations

from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.numbers import BETRAYAL, CODES, PLACES, SP
from mandate.games.great_wall.cards.vocabulary import RESOURCES, Verb
from mandate.games.great_wall.rules.army.hordes import scout
from mandate.games.great_wall.rules.automata import jiushao
from mandate.games.great_wall.rules.automata.reasons import Reason, why
from mandate.games.great_wall.rules.automata.reed import overlord
from mandate.games.great_wall.rules.city.court import tea_up
from mandate.games.great_wall.rules.city.goods import honor
from mandate.games.great_wall.rules.city.locations import activate
from mandate.games.great_wall.rules.effects.running import Act, Facts
from mandate.games.great_wall.rules.effects.stats import number
from mandate.games.great_wall.rules.events.belongings import Stored
from mandate.games.great_wall.rules.events.decks import Took
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState

# --- the Reed Clan: a person who is Overlord is asked, Qin Jiushao follows his rules ------------------


def _reed_moves(s: GreatWallState, _clan: int, effect: Effect, _facts: Facts) -> None:
    lord = overlord(s)
    if lord == s.jiushao:
        jiushao.lead_reed_clerks(s, effect.args["n"])
    else:
        s.push(FrameKind.REED_MOVE, lord, n=effect.args["n"], went=0)


def _reed_donates(s: GreatWallState, clan: Clan, effect: Effect, facts: Facts) -> None:
    """Gathering and donating are one: a token of the Location's resource."""
    what = facts["place"]
    s.warehouse[what] += effect.args["n"]
    s.emit(Stored, clan, RESOURCES[what], effect.args["n"])


def _reed_forgives(s: GreatWallState, _clan: int, effect: Effect, _facts: Facts) -> None:
    """The active player must discard a token, regardless of the Overlord; Qin Jiushao has no Shame."""
    if 0 <= s.active < s.n:
        s.push(FrameKind.PENANCE, s.active, paid=False, must=True, n=effect.args["n"])


def _reed_recruits(s: GreatWallState, clan: Clan, _effect: Effect, _facts: Facts) -> None:
    if not s.pool[clan][SP]:
        why(s, clan, Reason.NO_SOLDIER)
    elif overlord(s) == s.jiushao:
        jiushao.lead_reed_attack(s)
    else:
        s.push(FrameKind.REED_ATTACK, overlord(s))


def _reed_takes_tea(s: GreatWallState, clan: Clan, effect: Effect, _facts: Facts) -> None:
    tea_up(s, clan, effect.args["n"])


def _reed_builds(s: GreatWallState, _clan: int, _effect: Effect, _facts: Facts) -> None:
    if overlord(s) == s.jiushao:
        jiushao.lead_reed_barricade(s)
    else:
        s.push(FrameKind.REED_BUILD, overlord(s))


def _reed_refreshes(s: GreatWallState, _clan: int, _effect: Effect, _facts: Facts) -> None:
    if overlord(s) == s.jiushao:
        jiushao.lead_reed_discard(s)
    else:
        s.push(FrameKind.REED_DISCARD, overlord(s))


def _reed_scouts(s: GreatWallState, _clan: int, effect: Effect, _facts: Facts) -> None:
    if overlord(s) != s.jiushao:
        scout(s, overlord(s), effect.args["n"])


def _reed_swaps(s: GreatWallState, _clan: int, _effect: Effect, _facts: Facts) -> None:
    if overlord(s) != s.jiushao:
        s.push(FrameKind.REED_SWAP, overlord(s))


REED_VERBS: dict[Verb, Act] = {
    Verb.MOVE_REED: _reed_moves,
    Verb.MOVE_CLERKS: _reed_moves,
    Verb.DONATE: _reed_donates,
    Verb.DISCARD_SHAME: _reed_forgives,
    Verb.RECRUIT: _reed_recruits,
    Verb.TEA_UP: _reed_takes_tea,
    Verb.BUILD_BARRICADE: _reed_builds,
    Verb.REFRESH_DISPLAY: _reed_refreshes,
    Verb.SCOUT: _reed_scouts,
    Verb.SWAP_HORDES: _reed_swaps,
}


# --- Qin Jiushao --------------------------------------------------------------------------------------


def _moves(s: GreatWallState, _clan: int, effect: Effect, _facts: Facts) -> None:
    jiushao.move_clerks(s, effect.args["n"])


def _activates(s: GreatWallState, clan: Clan, _effect: Effect, _facts: Facts) -> None:
    place = jiushao.next_location(s, list(range(PLACES)))
    if place is None:
        why(s, clan, Reason.NO_LOCATION)
        return
    why(s, clan, Reason.HIGHEST, CODES[place])
    activate(s, place, advanced=True)


def _upgrades(s: GreatWallState, _clan: int, _effect: Effect, _facts: Facts) -> None:
    jiushao.raise_overseer(s)


def _builds_wall(s: GreatWallState, _clan: int, _effect: Effect, _facts: Facts) -> None:
    jiushao.build_wall(s)


def _attacks(s: GreatWallState, clan: Clan, _effect: Effect, _facts: Facts) -> None:
    """Every Archer on a Firing spot."""
    for section in s.sections:
        for _ in range(s.fire[section][clan]):
            jiushao.shoot(s, section)


def _recruits(s: GreatWallState, _clan: int, effect: Effect, _facts: Facts) -> None:
    for _ in range(effect.args["n"]):
        if effect.args["type"] == "Ar":
            jiushao.recruit_archer(s)
        else:
            jiushao.recruit_spearman(s)


def _chooses(s: GreatWallState, clan: Clan, effect: Effect, facts: Facts) -> None:
    """Betrayal: the solo card with the name of the person's card, unless that is Betrayal too."""
    turn = next(below for below in reversed(s.stack) if below.kind == FrameKind.TURN)
    played = s.card[0]
    if played == BETRAYAL:
        why(s, clan, Reason.NO_COPY)
        for other in effect.options[1]:
            QIN_VERBS[other.do](s, clan, other, facts)
        return
    card = turn.data["card"] = s.box.as_solo[played]
    s.emit(Took, clan, card, "copied")
    why(s, clan, Reason.COPY, played)
    s.push(FrameKind.EFFECTS, clan, src=f"{card}/box1", i=0, box=1)


def _honor(s: GreatWallState, clan: Clan, effect: Effect, facts: Facts) -> None:
    honor(s, clan, number(s, clan, effect.args["n"], facts))
    why(s, clan, Reason.SUPPORTERS)


QIN_VERBS: dict[Verb, Act] = {
    Verb.MOVE_CLERKS: _moves,
    Verb.ADV_ACTIVATE: _activates,
    Verb.UPGRADE_OVERSEER: _upgrades,
    Verb.BUILD_WALL: _builds_wall,
    Verb.ATTACK: _attacks,
    Verb.RECRUIT: _recruits,
    Verb.CHOOSE: _chooses,
    Verb.HONOR: _honor,
}
