"""The words of Qin: what happened, what is asked and what lies on the table, in no language yet."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from mandate.core.question import Choice, Group, Question, Row, Target
from mandate.games.qin.rules import events as e
from mandate.games.qin.rules.board import TILE_NAMES
from mandate.games.qin.rules.notation import PASS, read_placement
from mandate.games.qin.rules.provinces import regions
from mandate.lang.text import Fact, Joined, Named, Text, joined, listed, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mandate.core.game import Event, Seat
    from mandate.games.qin.rules.board import Board, Space
    from mandate.games.qin.views.view import QinView


class TargetKind(StrEnum):
    """The things on Qin's table; behind each what a target's id names."""

    SEAT = "seat"  # its number, from 0
    SPACE = "space"  # g8
    PROVINCE = "province"  # its first space in reading order
    VILLAGE = "village"  # the same
    TILE = "tile"  # one in the own hand: RY
    PILE = "pile"  # its number, from 1


# --- what happened --------------------------------------------------------------------------------------


def sentence(event: Event) -> Text:
    """An event as one sentence. It must be as its reader may know it."""
    name, facts = _said(event)
    seat = getattr(event, "seat", None)
    if seat is not None:
        facts["player"] = Named(seat)
    return Text(f"event-qin-{name.replace('_', '-')}", facts)


def _said(event: Event) -> tuple[str, dict[str, Fact]]:
    match event:
        case e.Placed(token=token, spaces=(first, second)):
            return "placed", {"tile": token[:2], "first": first, "second": second}
        case e.Founded() | e.Expanded() | e.BecameMajor() | e.Joined():
            return event.kind, {"space": event.space, "colour": event.colour, "size": event.size}
        case e.Returned(pagodas=pagodas):
            return "returned", {"pagodas": pagodas}
        case e.Connected(village=village):
            return "connected", {"village": village}
        case e.Conquered(village=village, loser=loser):
            return "conquered", {"village": village, "loser": Named(loser)}
        case e.Drew(pile=pile, tile=None):
            return "drew", {"pile": pile}
        case e.Drew(pile=pile, tile=tile):
            return "drew-own", {"pile": pile, "tile": str(tile)}
        case e.Ended(winners=winners, reason=reason):
            return f"ended-{reason}", {"winners": listed([Named(seat) for seat in winners])}
        case _:
            return event.kind, {}  # Passed and Resigned say it all by their names


# --- what is asked --------------------------------------------------------------------------------------


def question(view: QinView) -> Question | None:
    decision = view.decision
    if decision is None:
        return None
    if PASS in decision.options:
        choice = Choice(text("choice-qin-pass"))
        return Question(decision.kind, text("ask-qin-pass"), (choice,), "qin.pass")
    choices = tuple(_placement(view.board, token) for token in decision.options)
    return Question(decision.kind, text("ask-qin-place"), choices, "qin.place.one")


def _placement(board: Board, token: str) -> Choice:
    placement = read_placement(board, token)
    first, second = board.names_of(placement.spaces)
    targets = (
        Target(TargetKind.SPACE, first),
        Target(TargetKind.SPACE, second),
        Target(TargetKind.TILE, placement.tile),
    )
    return Choice(text("choice-qin-place", tile=placement.tile, first=first, second=second), targets)


# --- what lies on the table -----------------------------------------------------------------------------


def tidy(view: QinView) -> tuple[Group, ...]:
    """The table in words, part by part; parts that are empty are left out."""
    groups = (
        Group(text("qin-tidy-seats"), tuple(_seat(view, seat) for seat in view.seat_numbers)),
        Group(text("qin-tidy-hand"), _tiles({tile: view.hand.count(tile) for tile in TILE_NAMES}, own=True)),
        Group(text("qin-tidy-provinces"), _provinces(view)),
        Group(text("qin-tidy-villages"), _villages(view)),
        Group(text("qin-tidy-piles"), tuple(_pile(i + 1, n) for i, n in enumerate(view.piles))),
        Group(text("qin-tidy-unseen"), _tiles(view.unseen_tiles)),
    )
    return tuple(group for group in groups if group.rows)


def _seat(view: QinView, seat: Seat) -> Row:
    colour = text("qin-pagoda-colour", seat=seat + 1)
    if view.resigned(seat):
        value = text("qin-tidy-seat-out", colour=colour)
    else:
        value = text("qin-tidy-seat", colour=colour, left=view.supply[seat], tiles=view.hand_sizes[seat])
    return Row(Named(seat), value, Target(TargetKind.SEAT, str(seat)))


def _tiles(counts: dict[str, int], *, own: bool = False) -> tuple[Row, ...]:
    return tuple(
        Row(text("qin-tile", tile=tile), n, Target(TargetKind.TILE, tile) if own else None)
        for tile, n in counts.items()
        if n
    )


def _provinces(view: QinView) -> tuple[Row, ...]:
    """Single spaces too: tiles can be placed beside them."""
    return tuple(
        Row(
            text("qin-tidy-province", colour=colour, size=len(spaces), spaces=_spaces(view.board, spaces)),
            _owner(owner, pagodas),
            _at(view.board, TargetKind.PROVINCE, spaces),
        )
        for spaces, colour, owner, pagodas in regions(view.board, view.g)
    )


def _villages(view: QinView) -> tuple[Row, ...]:
    board = view.board
    return tuple(
        Row(
            _spaces(board, village),
            _owner(owner, 1),
            _at(board, TargetKind.VILLAGE, village),
        )
        for village, owner in zip(board.villages, view.village_owners, strict=True)
    )


def _owner(owner: Seat | None, pagodas: int) -> Text:
    if owner is None:
        return text("qin-tidy-no-owner")
    return text("qin-tidy-owner", player=Named(owner), pagodas=pagodas)


def _spaces(board: Board, spaces: Sequence[Space]) -> Joined:
    return joined(board.names_of(spaces))


def _at(board: Board, kind: TargetKind, spaces: Sequence[Space]) -> Target:
    return Target(kind, board.name_of(min(spaces)))


def _pile(number: int, tiles: int) -> Row:
    return Row(text("qin-tidy-pile", pile=number), tiles, Target(TargetKind.PILE, str(number)))
