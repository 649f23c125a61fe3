"""A full state that fits all a seat has seen, with everything hidden drawn again.

What a seat has seen is more than the present: each tile that another seat placed was in its hand
before; a seat that passed had no tile that fitted then; with `fair_start` every starting hand had a
double. Tiles are followed through *slots*: a place in a starting hand or in a pile. A draw shows which
slot filled up a hand, but not with which tile.

Usually a random filling is tried until it fits, which draws from exactly the fillings that are
possible, each equally likely. If that fails too often, a search builds one that fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from mandate.core.game import Seat
from mandate.core.record import RESIGN
from mandate.core.rng import Chance
from mandate.games.qin.rules import kernel
from mandate.games.qin.rules.board import TILE_NAMES, Board
from mandate.games.qin.rules.game import begin_with
from mandate.games.qin.rules.notation import PASS
from mandate.games.qin.rules.state import NO_EVENTS, QinState
from mandate.games.qin.views.position import split_tiles
from mandate.games.qin.views.position_reader import read
from mandate.games.qin.views.view import HIDDEN, QinView

Slot = tuple[str, int, int]  # ("hand" | "gone", seat, i) or ("pile", pile, i), counted from the bottom
TRIES = 200


@dataclass(slots=True)
class Past:
    """What the view's seat knows of the past, in slots."""

    hands: list[list[Slot]]  # the starting hands
    piles: list[list[Slot]]
    gone: list[list[Slot]]  # hands of seats that had resigned before the start
    known: dict[Slot, str] = field(default_factory=dict)
    moves: list[tuple[Seat, str | None, Slot | None, frozenset[str]]] = field(default_factory=list)
    # each move: who, the tile placed (None for a pass), the slot drawn from, the kinds that fitted
    unseen: list[str] = field(default_factory=list)  # tiles this seat has not seen yet
    fair: bool = False


def resample(view: QinView, chance: Chance) -> QinState:
    """A state in which `view.seat` would see exactly this view."""
    past = remember(view)
    filling = next((f for f in _random_fillings(past, view.seat, chance)), None)
    if filling is None:
        filling = _search_filling(past, view.seat, chance)
    return _rebuild(view, past, filling)


def remember(view: QinView) -> Past:
    players = len(view.hand_sizes)
    hands, piles, gone = _tiles_at_start(view)
    pile_sizes = [len(pile) for pile in piles]
    past = Past(
        hands=[[("hand", s, i) for i in range(len(hands[s]))] for s in range(players)],
        piles=[[("pile", p, i) for i in range(pile_sizes[p])] for p in range(4)],
        gone=[[("gone", s, i) for i in range(len(gone[s]))] for s in range(players)],
        fair=bool(view.options["fair_start"]) and view.began is None,
    )
    heights = list(pile_sizes)
    for slots, tiles in zip((*past.hands, *past.gone), (*hands, *gone), strict=True):
        past.known.update((s, tile) for s, tile in zip(slots, tiles, strict=True) if tile != HIDDEN)
    fits = _kinds_that_fitted(view)
    for step in view.history:
        if step.choice == RESIGN:
            continue
        drawn: Slot | None = None
        tile = None if step.choice == PASS else step.choice[:2]
        body, slash, pile = step.choice.partition("/")
        if slash and not (step is view.history[-1] and _ended_by_last_pagoda(view)):
            heights[int(pile) - 1] -= 1
            drawn = ("pile", int(pile) - 1, heights[int(pile) - 1])
            if step.drew is not None:
                past.known[drawn] = step.drew
        past.moves.append((step.seat, tile, drawn, next(fits) if body == PASS else frozenset()))
    past.unseen = [name for name, count in view.unseen_tiles.items() for _ in range(count)]
    return past


def _ended_by_last_pagoda(view: QinView) -> bool:
    return view.outcome is not None and view.outcome.reason == "last_pagoda"


def _tiles_at_start(view: QinView) -> tuple[list[list[str]], list[list[str]], list[list[str]]]:
    """The hands, piles and resigned hands at the start, `??` for each tile this seat did not know."""
    players = len(view.hand_sizes)
    if view.began is None:
        left = kernel.TILES - kernel.HAND_SIZE * players
        hands = [[HIDDEN] * kernel.HAND_SIZE for _ in range(players)]
        if view.seat is not None:
            hands[view.seat] = list(view.first_hand)
        return hands, [[HIDDEN] * ((left + 3 - pile) // 4) for pile in range(4)], [[] for _ in range(players)]
    part = view.began.split()
    gone: list[list[str]] = [[] for _ in range(players)]
    for entry in [] if part[9] == "-" else part[9].split(","):
        gone[int(entry[0])] = split_tiles(entry[2:])
    piles = [[HIDDEN] * int(size) for size in part[6].split(",")]
    return [split_tiles(hand) for hand in part[5].split(",")], piles, gone


def _kinds_that_fitted(view: QinView) -> Iterator[frozenset[str]]:
    """For each pass in turn, the kinds of tile that could have been placed at that moment."""
    if not any(step.choice == PASS for step in view.history):
        return
    board, g = view.board, empty_table(view)
    for step in view.history:
        if step.choice == PASS:
            kinds = (k for k in range(kernel.KINDS) if kernel.kind_fits(board.geometry, g, k))
            yield frozenset(TILE_NAMES[kind] for kind in kinds)
        elif step.choice == RESIGN:
            g[kernel.RESIGNED] |= 1 << step.seat
        else:
            put_down(board, g, step.seat, step.choice)


def empty_table(view: QinView) -> kernel.GameArray:
    if view.began is not None:
        return read(view.began).g
    g = np.zeros(view.board.game_size, dtype=np.uint16)
    kernel.lay_out(view.board.geometry, g, len(view.hand_sizes), 0)
    return g


def put_down(board: Board, g: kernel.GameArray, seat: Seat, choice: str) -> None:
    """Place a tile from any hand: only the board matters here."""
    code = board.codes[choice.partition("/")[0]]
    g[kernel.MOVER] = seat
    g[kernel.HANDS + seat * kernel.KINDS + kernel.KIND_OF[code % 9]] += 1
    kernel.place(board.geometry, g, NO_EVENTS, code)


# --- filling the slots ------------------------------------------------------------------------------


def _random_fillings(past: Past, seat: Seat | None, chance: Chance) -> Iterator[dict[Slot, str]]:
    for _ in range(TRIES):
        filling = dict(past.known)
        in_hand = [list(hand) for hand in past.hands]
        passes: list[tuple[list[Slot], frozenset[str]]] = []
        for mover, tile, drawn, fitted in past.moves:
            if mover == seat:
                continue
            if tile is None:
                passes.append((list(in_hand[mover]), fitted))
            else:
                filling[in_hand[mover].pop(chance.below(len(in_hand[mover])))] = tile
            if drawn is not None:
                in_hand[mover].append(drawn)
        unseen = list(past.unseen)
        chance.shuffle(unseen)
        for slot in _open_slots(past, filling):
            filling[slot] = unseen.pop()
        if all(filling[slot] not in fitted for slots, fitted in passes for slot in slots) and (
            not past.fair or _fair(past, filling)
        ):
            yield filling


def _open_slots(past: Past, filling: dict[Slot, str]) -> list[Slot]:
    every = [slot for group in (*past.hands, *past.piles, *past.gone) for slot in group]
    return [slot for slot in every if slot not in filling]


def _fair(past: Past, filling: dict[Slot, str]) -> bool:
    return all(any(filling[slot][0] == filling[slot][1] for slot in hand) for hand in past.hands)


def _search_filling(past: Past, seat: Seat | None, chance: Chance) -> dict[Slot, str]:
    """A filling that fits, built move by move with backtracking; some exists, for the real one does."""
    in_hand = [list(hand) for hand in past.hands]
    for filling, barred in _place_moves(past, seat, chance, 0, dict(past.known), in_hand, {}):
        slots = sorted(_open_slots(past, filling), key=lambda slot: -len(barred.get(slot, ())))
        done = _fill(past, slots, filling, barred, list(past.unseen), chance)
        if done is not None:
            return done
    raise AssertionError("the view fits no deal")


def _place_moves(
    past: Past,
    seat: Seat | None,
    chance: Chance,
    at: int,
    filling: dict[Slot, str],
    in_hand: list[list[Slot]],
    barred: dict[Slot, frozenset[str]],
) -> Iterator[tuple[dict[Slot, str], dict[Slot, frozenset[str]]]]:
    """Every way in which the placed tiles can have been in the other hands, in random order."""
    if at == len(past.moves):
        yield filling, barred
        return
    mover, tile, drawn, fitted = past.moves[at]
    if mover == seat:
        yield from _place_moves(past, seat, chance, at + 1, filling, in_hand, barred)
        return
    if tile is None:
        more = {slot: barred.get(slot, frozenset()) | fitted for slot in in_hand[mover]}
        yield from _place_moves(past, seat, chance, at + 1, filling, in_hand, {**barred, **more})
        return
    candidates = [slot for slot in in_hand[mover] if tile not in barred.get(slot, ())]
    chance.shuffle(candidates)
    for slot in candidates:
        hands = [list(hand) for hand in in_hand]
        hands[mover].remove(slot)
        if drawn is not None:
            hands[mover].append(drawn)
        yield from _place_moves(past, seat, chance, at + 1, {**filling, slot: tile}, hands, barred)


def _fill(
    past: Past,
    slots: list[Slot],
    filling: dict[Slot, str],
    barred: dict[Slot, frozenset[str]],
    unseen: list[str],
    chance: Chance,
) -> dict[Slot, str] | None:
    """Fill the open slots, the most restricted first; starting hands without a double after those."""
    needy = [
        slot
        for hand in past.hands
        if past.fair and not any(slot in filling and filling[slot][0] == filling[slot][1] for slot in hand)
        for slot in hand
    ]
    order = [slot for slot in slots if slot in barred] + [slot for slot in needy if slot in slots]
    order = list(dict.fromkeys(order))

    def attempt(at: int, filled: dict[Slot, str], left: list[str]) -> dict[Slot, str] | None:
        if at == len(order):
            rest = [slot for slot in slots if slot not in filled]
            chance.shuffle(left)
            whole = {**filled, **dict(zip(rest, left, strict=True))}
            return whole if not past.fair or _fair(past, whole) else None
        kinds = [name for name in dict.fromkeys(left) if name not in barred.get(order[at], ())]
        chance.shuffle(kinds)
        for name in kinds:
            fewer = list(left)
            fewer.remove(name)
            done = attempt(at + 1, {**filled, order[at]: name}, fewer)
            if done is not None:
                return done
        return None

    return attempt(0, filling, unseen)


# --- building the state -----------------------------------------------------------------------------


def _rebuild(view: QinView, past: Past, filling: dict[Slot, str]) -> QinState:
    """Begin with the filled slots and repeat the public history."""
    hands = [[filling[slot] for slot in hand] for hand in past.hands]
    piles = [[filling[slot] for slot in pile] for pile in past.piles]
    if view.began is None:
        rounds = max(len(pile) for pile in piles)
        dealt = [pile[i] for i in range(rounds) for pile in piles if i < len(pile)]
        state = begin_with(view.options, [tile for hand in hands for tile in hand] + dealt)
    else:
        parts = view.began.split()
        parts[5] = ",".join("".join(hand) or "-" for hand in hands)
        parts[6] = ",".join("".join(pile) or "-" for pile in piles)
        gone = [(seat, "".join(filling[s] for s in hand)) for seat, hand in enumerate(past.gone)]
        out = [entry[0] for entry in parts[9].split(",") if entry != "-"]
        parts[9] = ",".join(f"{seat}:{tiles or '-'}" for seat, tiles in gone if str(seat) in out) or "-"
        state = read(" ".join(parts), options=view.options)
    for step in view.history:
        if step.choice == RESIGN:
            state.resign(step.seat)
        else:
            state.apply_unchecked(step.seat, step.choice)
    return state
