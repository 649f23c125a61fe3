"""Whether a pack can be played: what its words mean where they stand, and some games to try it out.

Reading a pack (`cards/packs.py`) checks its form; these are the checks that need the rules.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NoReturn

from mandate.core.errors import Malformed, Problem
from mandate.core.flow import NO_ONE, Frame
from mandate.core.game import Json
from mandate.core.rng import Chance
from mandate.games.great_wall.cards.abilities import Ability, Effect
from mandate.games.great_wall.cards.box import Box
from mandate.games.great_wall.cards.packs import box_of
from mandate.games.great_wall.cards.toml_entries import DataCode
from mandate.games.great_wall.cards.vocabulary import Trigger, Verb
from mandate.games.great_wall.rules.deal import Deal, fresh
from mandate.games.great_wall.rules.effects.automatic import QIN_VERBS, REED_VERBS
from mandate.games.great_wall.rules.effects.verbs import VERBS
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.setup import begin

MOST_CHOICES: Final = 3_000  # of one game; random players make about 200
MOST_FRAMES: Final = 60_000  # pushed in one game; without a pack a few thousand
GAMES_EACH: Final = 6  # in every mode
MODES: Final[tuple[Mapping[str, Any], ...]] = (
    {"players": 3}, {"players": 4}, {"players": 5}, {"players": 2}, {"players": 1},
    {"players": 3, "coop": True},
)  # fmt: skip
DECKS: Final = ("artifacts", "hordes", "generals", "advisors", "tactics", "solo", "requests", "events")
# what the card of a Horde can do: its trigger → the verbs that the rules look for there; none means any
OF_HORDES: Final[Mapping[Trigger, frozenset[Verb] | None]] = {
    Trigger.ON_HORDE_PLACED: frozenset({Verb.SWAP_HORDES}),
    Trigger.BEFORE_FIRING: frozenset({Verb.DRIVE_OFF}),
    Trigger.ALWAYS: frozenset({Verb.MODIFY}),
    Trigger.ON_ASSAULT: frozenset({Verb.MODIFY}),
    Trigger.ON_BREACH: frozenset({Verb.MODIFY}),
    Trigger.ON_DEFEAT: None,
    Trigger.ON_CLAIM: None,
}


def checked(pack: Json, file: str = "pack") -> Box:
    """The box of a pack, each word of which has a meaning where it stands. Raises Malformed."""
    box = box_of(pack, file)
    if box.kept.get("checked") is None:
        for card in sorted(box.changed):
            _check_card(box, card, file)
        box.kept["checked"] = True
    return box


def _check_card(box: Box, card: str, file: str) -> None:
    cards = box.cards
    if card in box.commands:
        command = box.commands[card]
        verbs = QIN_VERBS if card in box.jiushao.commands else REED_VERBS if card == box.reed_card else VERBS
        _only(file, card, "box1", command.box1, verbs)
        _only(file, card, "box3", command.box3, verbs)
        _only(file, card, "box2", command.box2, [Verb.MOVE_CLERKS])
    elif card in cards.tactics:
        _only(file, card, "basic", cards.tactics[card].basic, VERBS)
        _only(file, card, "boosted", cards.tactics[card].boosted, VERBS)
    elif card in cards.events:
        _only(file, card, "each", cards.events[card].each, VERBS)
    elif card in cards.horde_types:
        _check_horde(file, card, cards.horde_types[card].abilities)
    elif card in box.reed.generals:
        for i, ability in enumerate(box.reed.generals[card].abilities):
            _only(file, card, f"abilities[{i}].effects", ability.effects, REED_VERBS)
    elif card == box.jiushao.id:
        for i, ability in enumerate(box.jiushao.abilities):
            _only(file, card, f"abilities[{i}].effects", ability.effects, [*QIN_VERBS, Verb.MODIFY])
    elif card in cards.generals or card in cards.advisors:
        for i, ability in enumerate((cards.generals.get(card) or cards.advisors[card]).abilities):
            _only(file, card, f"abilities[{i}].effects", ability.effects, VERBS)


def _check_horde(file: str, card: str, abilities: Sequence[Ability]) -> None:
    for i, ability in enumerate(abilities):
        if ability.trigger not in OF_HORDES:
            _refuse(file, card, f"abilities[{i}].trigger", ability.trigger, OF_HORDES)
        _only(file, card, f"abilities[{i}].effects", ability.effects, OF_HORDES[ability.trigger] or VERBS)


def _only(file: str, card: str, field: str, effects: Sequence[Effect], verbs: Iterable[Verb]) -> None:
    """Refuse an effect that means nothing there; what it leads to counts as well."""
    known = frozenset(verbs)
    for i, effect in enumerate(effects):
        if effect.do not in known:
            _refuse(file, card, f"{field}[{i}].do", effect.do, known)
        _only(file, card, f"{field}[{i}].then", effect.then, known)
        for j, option in enumerate(effect.options):
            _only(file, card, f"{field}[{i}].options[{j}]", option, known)
        if len({option[0].do for option in effect.options}) != len(effect.options):
            _refuse(file, card, f"{field}[{i}].options", effect.options[0][0].do, ("…",))


def _refuse(file: str, card: str, field: str, value: str, known: Iterable[str]) -> NoReturn:
    expected = ", ".join(sorted(known))
    raise Malformed(DataCode.WORD, file=file, entry=card, field=field, value=str(value), expected=expected)


# --- trying it out ------------------------------------------------------------------------------------------


def prove(pack: Json, file: str = "pack") -> int:
    """Play some games in which the pack's cards come up at once; so many were played. Raises Malformed.

    Random players choose; games that break off, or do not end, show that the pack cannot be played. It is
    a trial, not a proof: another deal may still fail, and then only its own table suffers.
    """
    box = checked(pack, file)
    games = 0
    for options in MODES:
        for number in range(GAMES_EACH):
            _try({**options, "pack": pack}, box, Chance(f"{box.hash}/{games}"), number, file)
            games += 1
    return games


class _Endless(Exception):
    """More happens than in any game that ends."""


def _try(options: Mapping[str, Any], box: Box, chance: Chance, number: int, file: str) -> None:
    from mandate.games.great_wall.rules.game import GREAT_WALL

    frames = itertools.count()

    class Watched(GreatWallState):
        """Stops where one thing leads to another without end; no player would be asked again."""

        __slots__ = ()

        def push(self, kind: FrameKind, seat: Clan = NO_ONE, **data: Any) -> Frame:
            if next(frames) > MOST_FRAMES:
                raise _Endless
            return super().push(kind, seat, **data)

    state = None
    try:
        state = begin(_with_first(fresh(GREAT_WALL.configure(options), chance), box.changed, number))
        state.__class__ = Watched
        for _ in range(MOST_CHOICES):
            asked = state.asked
            if not asked:
                return
            seat = next(iter(asked))
            state.apply_unchecked(seat, _choose(asked[seat], box.changed, chance))
    except Problem:
        raise
    except _Endless:
        pass
    except Exception as error:  # whatever a rule does with a word that it did not expect there
        _fails(file, state, f"{type(error).__name__}: {error}")
    _fails(file, state, "endless")


def _fails(file: str, state: GreatWallState | None, reason: str) -> NoReturn:
    """Name the card whose effects were being carried out, if there is one."""
    sources = (
        str(frame.data["src"]) for frame in reversed(state.stack if state else ()) if "src" in frame.data
    )
    source = next(sources, "*")
    card, _, field = source.partition("/")
    raise Malformed(DataCode.FAILS, file=file, entry=card, field=field or "*", reason=reason[:120])


def _choose(options: Sequence[str], changed: frozenset[str], chance: Chance) -> str:
    """Any of them; half of the time one that names a card of the pack."""
    naming = [option for option in options if not changed.isdisjoint(_names_in(option))]
    return chance.choose(naming if naming and chance.below(2) else options)


def _names_in(token: str) -> Iterator[str]:
    for part in token.split("+"):
        yield part.partition("/")[0].partition("-")[0]


def _with_first(deal: Deal, changed: frozenset[str], number: int) -> Deal:
    """The same deal with the pack's cards on top, in every game others of them."""
    decks = {}
    for name in DECKS:
        cards: tuple[str, ...] = getattr(deal, name)
        ours = [card for card in cards if card.partition("-")[0] not in changed]
        theirs = [card for card in cards if card.partition("-")[0] in changed]
        turn = math.ceil(len(theirs) * number / GAMES_EACH)
        decks[name] = (*theirs[turn:], *theirs[:turn], *ours)
    return Deal(deal.options, **decks, later=deal.later, orders=deal.orders, track=deal.track)
