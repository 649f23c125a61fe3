"""Hordes that come: from the deck to the Wall, and before a scout's eyes."""

from __future__ import annotations

from mandate.core.flow import NO_ONE, Ask, Frame, Kinds
from mandate.core.game import Seat
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import ROWS
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Section
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.scouting import NO_CHOICE, Scouting
from mandate.games.great_wall.rules.causes import Why, of_horde
from mandate.games.great_wall.rules.events.coop import Reshuffled
from mandate.games.great_wall.rules.events.fighting import Indicated, Invaded, Scouted, Swapped
from mandate.games.great_wall.rules.fields import UNCOVERED
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views import targets
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import telling
from mandate.lang.text import Text, joined, text

# --- coming -------------------------------------------------------------------------------------------


def coming(s: GreatWallState, year: int) -> int:
    """How many come in the Spring of a Year.

    Among rivals they come in proportion to the players left as the Year begins, rounded down: fewer defend.
    In co-op all of them come: leaving must not make the game easier for partners.
    """
    shown = s.side.hordes[year - 1]
    if s.coop:
        return shown + s.lineup.more_hordes if year > 1 else shown
    return shown * sum(1 for seat in s.lineup.all_seats if not 0 < s.gone[seat] < year) // s.n


def place(s: GreatWallState, section: Section | None = None) -> None:
    """One card from the deck: into the first empty Section, then where the next card's back points."""
    if not (s.horde_deck or _new_deck(s)):
        return  # neither deck nor discards: no Horde comes
    horde = s.horde_deck.pop()
    s.shown |= 1 << horde
    if section is None:
        section = next((i for i in s.sections if not s.rows[i]), None)
    if section is None:
        pointing = s.horde_deck[-1] if s.horde_deck or _new_deck(s) else horde
        section = s.mark_of[pointing]
    raid = len(s.rows[section]) >= ROWS
    lost = min(len(s.owing()), s.shame_pool) if raid else 0
    s.emit(Invaded, s.hordes[horde], "" if raid else SECTIONS[section], lost)
    if raid:
        s.horde_discard.append(horde)
        s.shame_pool -= lost
        s.shame_boxed += lost
    else:
        row = s.rows[section]
        row.append(horde)
        if s.box.swift[s.kind_of[horde]] and len(row) > 1:
            row[-1], row[-2] = row[-2], row[-1]
            name = SECTIONS[section]
            behind, before = f"{name}{len(row) - 1}", f"{name}{len(row)}"
            s.emit_caused(of_horde(Why.HORDE, s, horde), Swapped, NO_ONE, behind, before)
    turn_up(s)


def _new_deck(s: GreatWallState) -> bool:
    """The discarded Hordes become a deck, with new numbers: where each of them lies now is hidden."""
    if not s.horde_discard:
        return False
    s.horde_piles.append(sorted(s.hordes[horde] for horde in s.horde_discard))
    first, n = len(s.hordes), len(s.horde_discard)
    s.lay()
    s.cover += [UNCOVERED] * n
    s.horde_shame += [0] * n
    s.horde_deck, s.horde_discard = list(range(first, first + n))[::-1], []
    s.emit(Reshuffled, n)
    turn_up(s)
    return True


def turn_up(s: GreatWallState) -> None:
    """The back of the top card is there for all to see."""
    if not s.horde_deck:
        return
    top = s.horde_deck[-1]
    s.topped |= 1 << top
    s.emit(Indicated, SECTIONS[s.mark_of[top]])


# --- being scouted ------------------------------------------------------------------------------------


def scout(s: GreatWallState, seat: Clan, n: int) -> None:
    """Look at the top cards; then put them back in any order."""
    top = s.horde_deck[: -n - 1 : -1]
    if not top:
        return
    for horde in top:
        s.scouted[seat] |= 1 << horde
    s.emit(Scouted, seat, tuple(s.hordes[horde] for horde in top), len(top))
    s.push(FrameKind.SCOUT, seat, n=len(top))


def _scout_options(_s: GreatWallState, frame: Frame) -> list[str]:
    """`312`: the third card on top, then the first, then the second."""
    data: frames.Count = frame.data
    orders = [""]
    for _ in range(data["n"]):
        orders = [order + digit for order in orders for digit in "12345"[: data["n"]] if digit not in order]
    return orders[::-1]


def _scout_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    """The other seats no longer know what lies at these places; all see the back of the new top card."""
    data: frames.Count = frame.data
    n, seat = data["n"], Seat(frame.seat)
    places = tuple(s.horde_deck[: -n - 1 : -1])
    number = NO_CHOICE if n == 1 or s.absent(seat) else len(s.history) - 1
    back, cards = SECTIONS[s.mark_of[places[0]]], tuple(s.hordes[place] for place in places)
    s.scouts.append(Scouting(seat, number, back, places, cards, choice))
    s.lay()
    if number != NO_CHOICE:
        forgotten = ~sum(1 << place for place in places)
        s.scouted = [bits if who == seat else bits & forgotten for who, bits in enumerate(s.scouted)]
    turn_up(s)


def _put_back(s: GreatWallState, token: str) -> list[str]:
    """The cards in the order of a token."""
    top = s.horde_deck[::-1]
    return [s.hordes[top[int(digit) - 1]] for digit in token]


def _scout_label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-scout", order=joined(names.horde(s.box, card) for card in _put_back(s, token)))


def _scout_targets(s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return targets.cards(_put_back(s, token))


KINDS: Kinds[GreatWallState] = {
    FrameKind.SCOUT: Ask(
        _scout_options, _scout_answer, telling=telling("gw.fall.boxes", _scout_label, targets=_scout_targets)
    ),
}
