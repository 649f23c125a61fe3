"""A full state that fits all a seat has seen, with everything hidden redrawn.

Resources are not redrawn: every gain and payment was public, so a seat that keeps count knows each total.
Horde cards are redrawn under the backs that have been seen, and so are the orders in which others put them
back. Tactic cards are followed through the log of draws: a card that left a hand was one of those drawn into
it, from a deck whose cards are known.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from mandate.core.flow import NO_ONE, Frame
from mandate.core.game import Seat
from mandate.core.rng import Chance
from mandate.games.great_wall.rules.army.scouting import NO_CHOICE, Scouting, redraw
from mandate.games.great_wall.rules.city.court import SHUFFLED
from mandate.games.great_wall.rules.deal import HIDDEN, Deal
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import lineup_for
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.views.hidden.counting import counted
from mandate.games.great_wall.views.hidden.tactic_log import redraw_tactics, with_faces
from mandate.games.great_wall.views.view import GreatWallView


def resample(view: GreatWallView, chance: Chance) -> GreatWallState:
    """A state in which `view.seat` would see exactly this view."""
    orders: dict[str, tuple[str, ...]] = {}
    advisors = _advisors(view, chance, orders)
    decks, hands = redraw_tactics(view, chance)
    for epoch, deck in enumerate(decks[1:], 1):
        orders[f"T{epoch}"] = tuple(deck)
    hordes, scouts = _hordes(view, chance, orders)
    deal = Deal(
        view.options,
        view.artifacts,
        hordes=hordes,
        generals=_generals(view, chance),
        advisors=advisors,
        tactics=tuple(decks[0]),
        later=f"{chance.word():016x}{chance.word():016x}",
        orders=orders,
        solo=_solo(view, chance),
        track=view.track,
        requests=_drawn(view.demanded, lineup_for(view.options).requests, chance),
        events=_drawn(view.open.get("events", ()), lineup_for(view.options).events, chance),
    )
    s = _rebuild(view, deal, decks[-1], hands)
    _scout_again(s, scouts)
    if s.stack and s.stack[-1].kind in (FrameKind.SETUP_CHOOSE, FrameKind.FALL_CHOOSE):
        _choose_again(s, chance)
    return s


# --- what was dealt -----------------------------------------------------------------------------------


def _hordes(
    view: GreatWallView, chance: Chance, orders: dict[str, tuple[str, ...]]
) -> tuple[tuple[str, ...], list[Scouting]]:
    """The first deck, and how every scout put cards back; decks made of discards go into `orders`."""
    piles: Sequence[Sequence[str]] = view.open.get("horde_piles", ())
    first = 0
    scouts: list[Scouting] = []
    for epoch, whole in enumerate((lineup_for(view.options).hordes, *piles)):
        last = first + len(whole)
        looks = [look.moved(-first) for look in view.scouts if first <= look.places[0] < last]
        orders[f"H{epoch}"], redrawn = redraw(view.hordes[first:last], whole, looks, chance)
        scouts += [look.moved(first) for look in redrawn]
        first = last
    return orders.pop("H0"), scouts


def _solo(view: GreatWallView, chance: Chance) -> tuple[str, ...]:
    """Qin Jiushao's deck from the top: what he has played, then the rest in any order."""
    table = lineup_for(view.options)
    jiushao = table.jiushao
    if jiushao == NO_ONE:
        return ()
    played = [*view.open["solo_pile"], *([view.open["card"][jiushao]] if view.open["card"][jiushao] else [])]
    return _drawn(played, table.solo, chance)


def _drawn(seen: Sequence[str], whole: Sequence[str], chance: Chance) -> tuple[str, ...]:
    """A deck that has been seen from its top so far."""
    unseen = [card for card in whole if card not in seen]
    chance.shuffle(unseen)
    return (*seen, *unseen)


def _generals(view: GreatWallView, chance: Chance) -> tuple[str, ...]:
    table = lineup_for(view.options)
    chosen: Sequence[str] = view.open["general"][: table.seats]
    unseen = [card for card in table.generals if card not in chosen and card not in view.generals]
    chance.shuffle(unseen)
    dealt: list[str] = []
    for seat, kept in enumerate(chosen):
        pair = list(view.generals) if seat == view.seat else [kept or unseen.pop(), unseen.pop()]
        if seat != view.seat:
            _mix(view, seat, pair, chance)
        dealt += pair
    return tuple(dealt)


def _mix(view: GreatWallView, seat: int, pair: list[str], chance: Chance) -> None:
    """A dealt pair in any order; for a seat that left before choosing, the last option was taken."""
    own = [choice for who, choice in view.history if who == seat]
    if own[:1] == ["resign"]:
        pair.reverse()
    else:
        chance.shuffle(pair)


def _advisors(view: GreatWallView, chance: Chance, orders: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Two for each seat, then the deck; later decks in the order in which their cards came up."""
    log: list[list[str]] = [[]]
    for card in view.open["advisor_log"]:
        if card == SHUFFLED:
            log.append([])
        else:
            log[-1].append(card)
    table = lineup_for(view.options)
    actives: list[list[str]] = view.open["advisors"][: table.seats]
    lost: list[list[str]] = view.open.get("lost_advisors") or [[] for _ in actives]
    # a Sacrificed Advisor that never was in the display was dealt to its owner
    shown = [[card for card in cards if card not in view.open["advisor_log"]] for cards in lost]
    seen = {*log[0], *view.advisors, *(cards[0] for cards in actives if cards), *itertools.chain(*shown)}
    unseen = [card for card in table.advisors if card not in seen]
    chance.shuffle(unseen)
    dealt: list[str] = []
    for seat, cards in enumerate(actives):
        if seat == view.seat:
            pair = list(view.advisors)
        else:
            known = [*cards[:1], *shown[seat]]
            pair = known + [unseen.pop() for _ in range(2 - len(known))]
        if seat != view.seat:
            _mix(view, seat, pair, chance)
        dealt += pair
    if table.jiushao != NO_ONE:
        dealt += [unseen.pop() for _ in range(table.box.jiushao.advisors)]
    rest = list(view.reshuffled)
    chance.shuffle(rest)
    for epoch, cards in enumerate(log[1:], 1):
        orders[f"A{epoch}"] = tuple(cards) if epoch < len(log) - 1 else (*cards, *rest)
    return (*dealt, *log[0], *unseen)


# --- building the state -------------------------------------------------------------------------------


def _rebuild(
    view: GreatWallView, deal: Deal, tactic_deck: list[str], hands: list[list[str]]
) -> GreatWallState:
    s = GreatWallState(deal)
    for name, value in view.open.items():
        setattr(s, name, _copied(value) if isinstance(value, list) else value)
    s.reason = view.outcome.reason if view.outcome else ""
    s.res = counted(view._counted)
    s.tactics = hands
    s.tactic_deck = tactic_deck[len(tactic_deck) - view.decks[1] :][::-1]
    order = deal.orders[f"A{s.advisor_epoch}"] if s.advisor_epoch else deal.advisors
    s.advisor_deck = list(order[len(order) - view.decks[0] :])[::-1]
    s.supporting = [
        [_other_of_pair(deal, seat, s.advisors[seat]) if card == HIDDEN else card for card in cards]
        for seat, cards in enumerate(view.supporting[: s.n])
    ]
    s.supporting += [[] for _ in range(s.n, s.clans)]
    if s.jiushao != NO_ONE:
        hidden = s.box.jiushao.advisors
        dealt = deal.advisors[2 * s.n : 2 * s.n + hidden]
        s.supporting[s.jiushao] = [*dealt, *view.supporting[s.jiushao][hidden:]]
        s.solo_deck = list(deal.solo[len(deal.solo) - view.decks[2] :])[::-1]
    else:
        s.solo_deck = []
    s.draws = with_faces(view, deal)
    s.stack = [Frame.from_json(frame) for frame in view.stack]
    s.history = list(view.history)
    return s


def _copied(value: list[object]) -> list[object]:
    return [_copied(part) if isinstance(part, list) else part for part in value]


def _other_of_pair(deal: Deal, seat: int, active: list[str]) -> str:
    return next(card for card in deal.advisors[2 * seat : 2 * seat + 2] if card != active[0])


def _scout_again(s: GreatWallState, scouts: list[Scouting]) -> None:
    """Put the Horde cards back as the scouts did in this deal."""
    s.scouts = scouts
    s.lay()
    for look in scouts:
        if look.number != NO_CHOICE:
            s.history[look.number] = (look.seat, look.order)


def _choose_again(s: GreatWallState, chance: Chance) -> None:
    """Redraw what others have chosen face down."""
    frame = s.stack[-1]
    for who in [who for who, card in frame.data.items() if card == HIDDEN]:
        seat = Seat(int(who))
        if frame.kind == FrameKind.FALL_CHOOSE:
            options = s.hand[seat]
        else:
            pair = slice(2 * seat, 2 * seat + 2)
            options = [f"{g}+{a}" for g in s.deal.generals[pair] for a in s.deal.advisors[pair]]
        number = s.last_choice(seat)
        if number is None:  # left before choosing: the last option was taken
            frame.data[who] = options[-1]
        else:
            frame.data[who] = chance.choose(options)
            s.history[number] = (seat, frame.data[who])
