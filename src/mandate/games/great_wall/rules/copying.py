"""A copy of a state, written out by hand: search makes millions of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.flow import Frame

if TYPE_CHECKING:
    from mandate.games.great_wall.rules.state import GreatWallState

list_copy = list.copy  # mapped over the rows of a table: faster than a comprehension before Python 3.12


def copy_of(s: GreatWallState) -> GreatWallState:
    """Independent of the original; only what never changes is shared."""
    t = object.__new__(type(s))
    t.box, t.deal, t.lineup, t.coop = s.box, s.deal, s.lineup, s.coop
    t.hordes, t.kind_of, t.mark_of = s.hordes, s.kind_of, s.mark_of
    t.n, t.clans, t.side, t.spots, t.sections = s.n, s.clans, s.side, s.spots, s.sections
    t.reed, t.jiushao = s.reed, s.jiushao
    t.kinds, t.offers = s.kinds, None if s.offers is None else []
    t.year = s.year
    t.active = s.active
    t.shame_pool = s.shame_pool
    t.shame_boxed = s.shame_boxed
    t.reason = s.reason
    t.open_cards = s.open_cards
    t.advisor_epoch = s.advisor_epoch
    t.tactic_epoch = s.tactic_epoch
    t.shown = s.shown
    t.topped = s.topped
    t.honor = s.honor[:]
    t.tea = s.tea[:]
    t.res = [*map(list_copy, s.res)]
    t.warehouse = s.warehouse[:]
    t.clerk_pool = s.clerk_pool[:]
    t.clerk_new = s.clerk_new[:]
    t.at = [*map(list_copy, s.at)]
    t.pool = [*map(list_copy, s.pool)]
    t.shamed = [*map(list_copy, s.shamed)]
    t.rest = [[*map(list_copy, armies)] for armies in s.rest]
    t.fire = [*map(list_copy, s.fire)]
    t.walls = s.walls[:]
    t.barricades = s.barricades[:]
    t.level = [*map(list_copy, s.level)]
    t.overseer = [*map(list_copy, s.overseer)]
    t.cover = s.cover[:]  # a card's cells are replaced together
    t.horde_shame = s.horde_shame[:]
    t.horde_deck = s.horde_deck[:]
    t.horde_discard = s.horde_discard[:]
    t.wounds = s.wounds[:]
    t.built = s.built[:]
    t.breached = s.breached[:]
    t.fired = s.fired[:]
    t.majority = s.majority[:]
    t.shame_paid = s.shame_paid[:]
    t.decided = s.decided[:]
    t.gone = s.gone[:]
    t.track = s.track[:]
    t.scouted = s.scouted[:]
    t.general = s.general[:]
    t.card = s.card[:]
    t.display = s.display[:]
    t.advisor_deck = s.advisor_deck[:]
    t.advisor_discard = s.advisor_discard[:]
    t.tactic_deck = s.tactic_deck[:]
    t.tactic_discard = s.tactic_discard[:]
    t.used = s.used[:]
    t.promised = s.promised[:]
    t.advisor_log = s.advisor_log[:]
    t.location_track = s.location_track[:]
    t.solo_deck = s.solo_deck[:]
    t.solo_pile = s.solo_pile[:]
    t.hand = [*map(list_copy, s.hand)]
    t.discard = [*map(list_copy, s.discard)]
    t.advisors = [*map(list_copy, s.advisors)]
    t.supporting = [*map(list_copy, s.supporting)]
    t.tactics = [*map(list_copy, s.tactics)]
    t.rows = [*map(list_copy, s.rows)]
    t.claimed = [*map(list_copy, s.claimed)]
    t.drawn = s.drawn
    t.requests = s.requests[:]
    t.fulfilled = s.fulfilled[:]
    t.events = s.events[:]
    t.trophies = s.trophies[:]
    t.sacrificed = [*map(list_copy, s.sacrificed)]
    t.horde_piles = s.horde_piles[:]  # a pile never changes
    t.lost_advisors = [*map(list_copy, s.lost_advisors)]
    t.stack = [Frame(frame.kind, frame.seat, frame.step, frame.data.copy()) for frame in s.stack]
    t.history = s.history[:]
    t.draws = s.draws[:]
    t.scouts = s.scouts[:]
    t.emitted = None
    t._asked, t._open = s._asked, s._open
    return t
