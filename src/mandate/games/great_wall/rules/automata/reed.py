"""The Reed Clan: who leads it, and what its Overlord decides for it.

Its actions benefit no player: no Honor, no rewards, no Wounds dealt, no triggers.
"""

from __future__ import annotations

from mandate.core.errors import Refused
from mandate.core.flow import NO_ONE, Ask, Frame, Kinds
from mandate.core.question import Target
from mandate.games.great_wall.cards.numbers import CODE_AT, CODES, PLACES, SECTION, SP, SPEARMAN_OF
from mandate.games.great_wall.cards.vocabulary import SECTIONS, Section
from mandate.games.great_wall.rules import frames
from mandate.games.great_wall.rules.army.spots import CELL_AT, spearman_spots, why_not_attack
from mandate.games.great_wall.rules.city.clerks import is_full
from mandate.games.great_wall.rules.city.court import discard
from mandate.games.great_wall.rules.clauses import GreatWallCode
from mandate.games.great_wall.rules.events.fighting import Swapped
from mandate.games.great_wall.rules.events.places import Built, Moved
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.notation import DONE, PASS, read_route
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.targets import TargetKind, of, spots, the_card
from mandate.games.great_wall.words import names
from mandate.games.great_wall.words.questions import card_text, counted, horde_at, naming_card, telling
from mandate.lang.text import Text, text


def overlord(s: GreatWallState) -> Clan:
    """The higher of the others in Tea order; in solo games, or as an option, the active player in a turn.

    A player who has resigned is never Overlord.
    """
    if s.lineup.overlord_active and s.active != NO_ONE and s.active != s.reed and not s.gone[s.active]:
        return s.active
    return next(clan for clan in s.tea if clan != s.reed and not s.gone[clan])


# --- its Clerks ---------------------------------------------------------------------------------------


def has_clerk(s: GreatWallState, place: int) -> bool:
    return s.at[place][s.reed] > 0


def carry(s: GreatWallState, start: int, end: int) -> None:
    s.at[start][s.reed] -= 1
    s.at[end][s.reed] += 1
    s.emit(Moved, s.reed, "clerk", CODES[start], CODES[end])


def would_close(s: GreatWallState, place: int) -> bool:
    """Whether one Reed Clerk fills it: that Clerk stays after every Activation and closes it for good."""
    return s.spots[place] == 1


def _move_options(s: GreatWallState, frame: Frame) -> list[str]:
    """`lum-tem`; never two of its Clerks at one Location, none closes one for good, and none moves twice."""
    data: frames.ReedMove = frame.data
    if not data["n"]:
        return []
    free = [not is_full(s, place) for place in range(PLACES)]
    ends = [
        place
        for place in range(PLACES)
        if free[place] and not has_clerk(s, place) and not would_close(s, place)
    ]
    options = [
        f"{CODES[start]}-{CODES[end]}"
        for start in range(PLACES)
        if free[start] and has_clerk(s, start) and not data["went"] >> start & 1
        for end in ends
    ]
    return [*options, DONE] if options else []


def _move_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    data: frames.ReedMove = frame.data
    if choice == DONE:
        return
    start, _, end = choice.partition("-")
    data["n"] -= 1
    data["went"] |= 1 << CODE_AT[end]
    s.stack.append(frame)
    carry(s, CODE_AT[start], CODE_AT[end])


# --- its Spearmen -------------------------------------------------------------------------------------


def attack(s: GreatWallState, where: str) -> None:
    """A Spearman from its pool to a spot such as `M1b2`; what it covers is ignored."""
    horde = s.rows[SECTION[where[0]]][int(where[1]) - 1]
    s.pool[s.reed][SP] -= 1
    s.put_on(horde, CELL_AT[where[2:]], SPEARMAN_OF[s.reed])
    s.emit(Moved, s.reed, "Sp", "", where)


def _attack_options(s: GreatWallState, _frame: Frame) -> list[str]:
    return [f"Sp:{spot}" for section in s.sections for spot in spearman_spots(s, section)]


def _attack_answer(s: GreatWallState, _frame: Frame, choice: str) -> None:
    attack(s, choice.partition(":")[2])


# --- its Barricade, and the Advisor that leaves -------------------------------------------------------


def barricade_sites(s: GreatWallState) -> list[Section]:
    return [section for section in s.sections if s.barricades[section] < s.box.numbers["barricade_spots"]]


def put_barricade(s: GreatWallState, section: Section) -> None:
    s.barricades[section] += 1
    s.emit(Built, s.reed, SECTIONS[section], 0)


def _build_options(s: GreatWallState, _frame: Frame) -> list[str]:
    return [f"barricade:{SECTIONS[section]}" for section in barricade_sites(s)]


def _build_answer(s: GreatWallState, _frame: Frame, choice: str) -> None:
    put_barricade(s, SECTION[choice[-1]])


def _discard_options(s: GreatWallState, _frame: Frame) -> list[str]:
    return s.display[:]


def _discard_answer(s: GreatWallState, _frame: Frame, choice: str) -> None:
    discard(s, s.reed, choice)


# --- its Marsh Guides: two neighbouring Hordes change places ------------------------------------------


def _swap_options(s: GreatWallState, _frame: Frame) -> list[str]:
    """`M1-M2`, with all that is on the cards."""
    options = [
        f"{SECTIONS[section]}{row}-{SECTIONS[section]}{row + 1}"
        for section in s.sections
        for row in range(1, len(s.rows[section]))
    ]
    return [*options, PASS] if options else []


def _swap_answer(s: GreatWallState, frame: Frame, choice: str) -> None:
    if choice == PASS:
        return
    row, at = s.rows[SECTION[choice[0]]], int(choice[1]) - 1
    row[at], row[at + 1] = row[at + 1], row[at]
    s.emit(Swapped, frame.seat, choice[:2], choice[3:])


# --- as people read it --------------------------------------------------------------------------------


def _why_not_move(s: GreatWallState, _frame: Frame, token: str) -> Refused | None:
    start, end = read_route(token) or ("", "")
    if start not in CODE_AT or end not in CODE_AT:
        return None
    if not has_clerk(s, CODE_AT[start]):
        return Refused(GreatWallCode.NO_CLERK, clause="gw.reed.clerks", place=names.place(start))
    if is_full(s, CODE_AT[start]):
        return Refused(GreatWallCode.LOCKED, clause="gw.fall.locked", place=names.place(start))
    if is_full(s, CODE_AT[end]):
        return Refused(GreatWallCode.FULL, clause="gw.fall.full", place=names.place(end))
    if has_clerk(s, CODE_AT[end]):
        return Refused(GreatWallCode.REED_THERE, clause="gw.reed.clerks", place=names.place(end))
    if would_close(s, CODE_AT[end]):
        return Refused(GreatWallCode.REED_CLOSES, clause="gw.reed.clerks", place=names.place(end))
    return Refused(GreatWallCode.NO_CLERK, clause="gw.fall.once", place=names.place(start))


def _move_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    came, went = token.split("-")
    return text("choice-gw-reed-move", came=names.place(came), went=names.place(went))


def _move_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    came, went = token.split("-")
    return of(TargetKind.LOCATION, went, came)


def _attack_label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    where = token.partition(":")[2]
    return text("choice-gw-reed-attack", horde=names.card(s.box, horde_at(s, where)), where=names.spot(where))


def _attack_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return spots(token.partition(":")[2])


def _build_label(_s: GreatWallState, _frame: Frame, token: str) -> Text:
    return text("choice-gw-reed-build", section=names.section(token[-1]))


def _build_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.BARRICADE, token[-1])


def _swap_label(s: GreatWallState, _frame: Frame, token: str) -> Text:
    front, back = token.split("-")
    hordes = {"one": names.card(s.box, horde_at(s, front)), "other": names.card(s.box, horde_at(s, back))}
    return text("choice-gw-reed-swap", **hordes, front=names.row(front), back=names.row(back))


def _swap_targets(_s: GreatWallState, _frame: Frame, token: str) -> tuple[Target, ...]:
    return of(TargetKind.HORDE, *token.split("-"))


KINDS: Kinds[GreatWallState] = {
    FrameKind.REED_MOVE: Ask(
        _move_options,
        _move_answer,
        telling=telling(
            "gw.reed.clerks", _move_label, title=counted, targets=_move_targets, why_not=_why_not_move
        ),
    ),
    FrameKind.REED_ATTACK: Ask(
        _attack_options,
        _attack_answer,
        telling=telling("gw.reed.locations", _attack_label, targets=_attack_targets, why_not=why_not_attack),
    ),
    FrameKind.REED_BUILD: Ask(
        _build_options,
        _build_answer,
        telling=telling("gw.reed.locations", _build_label, targets=_build_targets),
    ),
    FrameKind.REED_DISCARD: Ask(
        _discard_options,
        _discard_answer,
        telling=telling(
            "gw.reed.locations", naming_card("choice-gw-reed-discard"), targets=the_card, detail=card_text
        ),
    ),
    FrameKind.REED_SWAP: Ask(
        _swap_options, _swap_answer, telling=telling("gw.reed.marsh", _swap_label, targets=_swap_targets)
    ),
}
