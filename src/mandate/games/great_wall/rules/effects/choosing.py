"""Verbs that change what is happening: another number for the event, one of several effects, another card."""

from __future__ import annotations

from collections.abc import Sequence

from mandate.core.flow import Ask, Frame, Kinds
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.grammar import FORCED
from mandate.games.great_wall.cards.vocabulary import Stat, Verb
from mandate.games.great_wall.rules.effects import coop
from mandate.games.great_wall.rules.effects.possible import any_possible, copyable
from mandate.games.great_wall.rules.effects.running import Act, Facts, branches, run
from mandate.games.great_wall.rules.effects.stats import number
from mandate.games.great_wall.rules.effects.triggers import PLAIN, WANTED, not_used
from mandate.games.great_wall.rules.events.decks import Took
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import PASS
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import the_card
from mandate.games.great_wall.words.questions import branch, card_text, naming_card, telling, the_asker

CHANGED_IN = {
    Stat.LONE_SHAME: FrameKind.ACTIVATE,
    Stat.POWER: FrameKind.ASSAULT,
    Stat.DEFENSE: FrameKind.ASSAULT,
}  # the event's frame


def _modify(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    """A change to the current event; lasting ones are counted where they matter."""
    change, name = number(s, seat, effect.args["d"], facts), effect.args["stat"]
    if name == Stat.MAJORITY:
        s.majority[seat] += change
        return
    event = next(frame for frame in reversed(s.stack) if frame.kind == CHANGED_IN[name])
    event.data[name] += change


def _choose(s: GreatWallState, seat: Clan, effect: Effect, facts: Facts) -> None:
    if effect.options[-1][0].do in FORCED:
        coop.ordeal(s, seat, facts)
    else:
        s.push(FrameKind.CHOOSE, seat, **facts)


def _choose_options(s: GreatWallState, frame: Frame) -> list[str]:
    options = [
        name
        for name, key in branches(s, frame).items()
        if any_possible(s, frame.seat, s.box.effects[key], frame.data)
    ]
    return [*options, PASS] if options else []


def _only_gain(s: GreatWallState, frame: Frame, options: Sequence[str]) -> str | None:
    """Propose the only branch left beside doing nothing if it is a plain gain: it costs nothing."""
    only, *others = options
    if others != [PASS] or s.offers is not None:
        return None
    verbs = {effect.do for effect in s.box.effects[branches(s, frame)[only]]}
    return only if verbs <= PLAIN else None


def _choose_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        not_used(s, frame.seat, frame.data["src"])
    else:
        run(s, frame.seat, branches(s, frame)[choice], {**frame.data, WANTED: 1})


def _copy_card(s: GreatWallState, seat: Clan, _effect: Effect, _facts: Facts) -> None:
    s.push(FrameKind.COPY, seat)


def _copy_options(s: GreatWallState, frame: Frame) -> list[str]:
    return copyable(s, frame.seat)


def _copy_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    turn = next(below for below in reversed(s.stack) if below.kind == FrameKind.TURN)
    turn.data["card"] = choice
    s.emit(Took, frame.seat, choice, "copied")
    run(s, frame.seat, f"{choice}/box1", {"box": 1})


VERBS: dict[Verb, Act] = {
    Verb.MODIFY: _modify,
    Verb.CHOOSE: _choose,
    Verb.COPY_CARD: _copy_card,
}
KINDS: Kinds[GreatWallState] = {
    FrameKind.CHOOSE: Ask(
        _choose_options,
        _choose_answer,
        telling=telling("gw.fall.boxes", branch, targets=the_asker, proposes=_only_gain),
    ),
    FrameKind.COPY: Ask(
        _copy_options,
        _copy_answer,
        telling=telling(
            "gw.fall.betrayal", naming_card("choice-gw-copy"), targets=the_card, detail=card_text
        ),
    ),
}
