"""Every choice that The Great Wall can offer, as a closed list, with what each is about.

The list follows from the cards and the board, for all modes together: `TOKENS[action]` is the token of an
action. `ABOUT` says what each option is about (a card, a Location, a spot …), so that an offer can be encoded
as one row of numbers for each option.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from mandate.core.game import Seat
from mandate.games.great_wall.cards.abilities import Effect
from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CELL_NAMES, CLANS_MOST, CODES, ROWS
from mandate.games.great_wall.cards.vocabulary import RESOURCES, SECTIONS, SOLDIERS, Verb
from mandate.games.great_wall.rules.army.losses import FIRE
from mandate.games.great_wall.rules.army.marching import ALL, FROM_FIRE, TO_FIRE
from mandate.games.great_wall.rules.army.shame import NOWHERE
from mandate.games.great_wall.rules.city.clerks import ENVOY
from mandate.games.great_wall.rules.city.court import CLERK
from mandate.games.great_wall.rules.city.locations import UP
from mandate.games.great_wall.rules.coop.clerk_order import REED
from mandate.games.great_wall.rules.coop.requests import AGREE, REFUSE
from mandate.games.great_wall.rules.coop.sharing import name_of
from mandate.games.great_wall.rules.notation import AUTO, BOOST, DECLINE, DONE, PASS, SUPPORT, TAKE
from mandate.games.great_wall.rules.year.summer import HONOR, RECLAIM

CLANS: Final = CLANS_MOST  # automata among them
SPOTS: Final = CLANS_MOST  # of the Command track
MOST_SCOUTED: Final = 5  # cards
GENERALS: Final = {card: number for number, card in enumerate(OURS.cards.generals)}
ADVISORS: Final = {card: number for number, card in enumerate(OURS.cards.advisors)}
COMMANDS: Final = {card: number for number, card in enumerate(OURS.cards.commands)}
TACTICS: Final = {card: number for number, card in enumerate(OURS.cards.tactics)}
REQUESTS: Final = {card: number for number, card in enumerate(OURS.cards.requests)}
EVENTS: Final = {card: number for number, card in enumerate(OURS.cards.events)}


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a choice is about. Numbers are those of the rules; -1 stands for nothing."""

    word: str = ""  # a choice that names nothing on the table
    general: int = -1
    advisor: int = -1
    command: int = -1
    tactic: int = -1
    horde: int = -1  # its type
    back: int = -1  # the Section on its back
    request: int = -1
    with_more: bool = False  # boosted
    supporting: bool = False
    start: int = -1  # a Location that a Clerk leaves
    place: int = -1
    section_from: int = -1
    section: int = -1
    rows: tuple[int, ...] = ()  # of Hordes, from the Wall
    cells: tuple[int, ...] = ()
    soldier: int = -1
    resource: int = -1
    rests: bool = False
    on_wall: bool = False
    builds: str = ""
    spot: int = -1  # of the Command track
    order: tuple[int, ...] = ()  # in which cards go back
    seat: int = -1
    seats: tuple[int, ...] = ()  # in the order in which they act; the Reed Clan is REED_SEAT


REED_SEAT: Final = 2  # orders with the Reed Clan are for two players


def _verbs(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        for option in effect.options:
            yield str(option[0].do)


def _words() -> tuple[str, ...]:
    plain = (DONE, PASS, DECLINE, TAKE, AUTO, "pay", UP, RECLAIM, HONOR, CLERK, ALL, AGREE, REFUSE)
    verbs = sorted({verb for effects in OURS.effects.values() for verb in _verbs(effects)})
    return tuple(dict.fromkeys((*plain, ENVOY, NOWHERE, FROM_FIRE, TO_FIRE, *verbs)))


WORDS: Final = _words()


def _cards() -> Iterator[tuple[str, About]]:
    for general, number in GENERALS.items():
        yield general, About(general=number)
        for advisor, other in ADVISORS.items():
            yield f"{general}{BOOST}{advisor}", About(general=number, advisor=other)
    for advisor, number in ADVISORS.items():
        yield advisor, About(advisor=number)
        yield advisor + SUPPORT, About(advisor=number, supporting=True)
    for command, number in COMMANDS.items():
        yield command, About(command=number)
    for tactic, number in TACTICS.items():
        yield tactic, About(tactic=number)
        yield tactic + BOOST, About(tactic=number, with_more=True)
    for horde in OURS.cards.hordes.values():
        back = SECTIONS.index(horde.indicator)
        yield horde.id, About(horde=OURS.type_number[horde.type], back=back)
    for request, number in REQUESTS.items():
        yield request, About(request=number)
    for card in OURS.able:
        if card.id not in GENERALS and card.id not in ADVISORS:
            yield card.id, About(word=card.id)


def _places() -> Iterator[tuple[str, About]]:
    for place, code in enumerate(CODES):
        yield code, About(place=place)
        for kind, soldier in enumerate(SOLDIERS):
            yield f"{code}:{soldier}", About(place=place, soldier=kind)
        for end, other in enumerate(CODES):
            if end != place:
                yield f"{code}-{other}", About(start=place, place=end)


def _field() -> Iterator[tuple[str, About]]:
    cells = sorted({cell for vital in OURS.vital for cell in vital})
    pairs = sorted({pair for places in OURS.pairs for pair in places})
    for section, name in enumerate(SECTIONS):
        yield name, About(section=section)
        yield f"{FIRE}:{name}", About(section=section, on_wall=True)
        for what in ("barricade", "wall"):
            yield f"{what}:{name}", About(section=section, builds=what)
        for kind, soldier in enumerate(SOLDIERS):
            yield f"{soldier}:{name}", About(section=section, soldier=kind)
            yield f"{soldier}>{name}", About(section=section, soldier=kind, rests=True)
        for cell in cells:
            yield f"Sp:{name}1{CELL_NAMES[cell]}", About(section=section, soldier=0, rows=(0,), cells=(cell,))
        for row in range(ROWS):
            where = f"{name}{row + 1}"
            for cell in cells:
                yield where + CELL_NAMES[cell], About(section=section, rows=(row,), cells=(cell,))
            for pair in pairs:
                token = f"Ho:{where}{CELL_NAMES[pair[0]]}{CELL_NAMES[pair[1]]}"
                yield token, About(section=section, soldier=2, rows=(row,), cells=pair)
            if row + 1 < ROWS:
                yield f"{where}-{name}{row + 2}", About(section=section, rows=(row, row + 1))
        for end, other in enumerate(SECTIONS):
            if end != section:
                yield f"{name}-{other}", About(section_from=section, section=end)


def _small() -> Iterator[tuple[str, About]]:
    for word in WORDS:
        yield word, About(word=word)
    for kind, soldier in enumerate(SOLDIERS):
        yield soldier, About(soldier=kind)
    for spot in range(SPOTS):
        yield str(spot + 1), About(spot=spot)
    for what, resource in enumerate(RESOURCES):
        yield resource, About(resource=what)
        for seat in range(CLANS):
            yield f"{resource}>{name_of(Seat(seat))}", About(resource=what, seat=seat)
    for seat in range(CLANS):
        yield name_of(Seat(seat)), About(seat=seat)
    for n in range(2, most_scouted() + 1):
        for order in permutations(range(n)):
            yield "".join(str(card + 1) for card in order), About(order=order)
    for n in range(2, CLANS + 1):
        for seats in permutations(range(CLANS), n):
            yield "-".join(str(seat + 1) for seat in seats), About(seats=seats)
    for n in (2, 3):
        for seats in permutations(range(REED_SEAT + 1), n):
            if REED_SEAT in seats:
                names = (REED if seat == REED_SEAT else str(seat + 1) for seat in seats)
                yield "-".join(names), About(seats=seats)


@functools.cache
def most_scouted() -> int:
    """The most cards that an effect looks at."""
    effects = [effect for some in OURS.effects.values() for effect in some if effect.do == Verb.SCOUT]
    sizes = [effect.args["n"] for effect in effects]
    return max(size if isinstance(size, int) else MOST_SCOUTED for size in sizes)


def _all() -> dict[str, About]:
    tokens: dict[str, About] = {}
    for part in (_small(), _places(), _field(), _cards()):
        for token, about in part:
            tokens.setdefault(token, about)
    return tokens


ABOUT: Final[Mapping[str, About]] = _all()
TOKENS: Final = tuple(ABOUT)
NUMBER_OF: Final[Mapping[str, int]] = {token: number for number, token in enumerate(TOKENS)}
