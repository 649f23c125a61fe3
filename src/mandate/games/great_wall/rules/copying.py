"""A copy of a state, written out by hand: search makes millions of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mandate.core.flow import Frame

if TYPE_CHECKING:
    from mandate.games.great_wall.rules.state import GreatWallState


def copy_of(s: GreatWallState) -> GreatWallState:
    """Independent of the original; only what never changes is shared."""
    t = object.__new__(type(s))
    t.deal, t.lineup, t.coop = s.deal, s.lineup, s.coop
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
    t.res = [part[:] for part in s.res]
    t.warehouse = s.warehouse[:]
    t.clerk_pool = s.clerk_pool[:]
    t.clerk_new = s.clerk_new[:]
    t.at = [part[:] for part in s.at]
    t.pool = [part[:] for part in s.pool]
    t.shamed = [part[:] for part in s.shamed]
    t.rest = [[army[:] for army in armies] for armies in s.rest]
    t.fire = [part[:] for part in s.fire]
    t.walls = s.walls[:]
    t.barricades = s.barricades[:]
    t.level = [part[:] for part in s.level]
    t.overseer = [part[:] for part in s.overseer]
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
    t.hand = [part[:] for part in s.hand]
    t.discard = [part[:] for part in s.discard]
    t.advisors = [part[:] for part in s.advisors]
    t.supporting = [part[:] for part in s.supporting]
    t.tactics = [part[:] for part in s.tactics]
    t.rows = [part[:] for part in s.rows]
    t.claimed = [part[:] for part in s.claimed]
    t.drawn = s.drawn
    t.requests = s.requests[:]
    t.fulfilled = s.fulfilled[:]
    t.events = s.events[:]
    t.trophies = s.trophies[:]
    t.sacrificed = [part[:] for part in s.sacrificed]
    t.horde_piles = s.horde_piles[:]  # a pile never changes
    t.lost_advisors = [part[:] for part in s.lost_advisors]
    t.stack = [Frame(frame.kind, frame.seat, frame.step, frame.data.copy()) for frame in s.stack]
    t.history = s.history[:]
    t.draws = s.draws[:]
    t.scouts = s.scouts[:]
    t.emitted = None
    t._asked, t._open = s._asked, s._open
    return t
