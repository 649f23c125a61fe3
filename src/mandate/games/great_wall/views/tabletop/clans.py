"""Each Clan's board: pieces, cards, and what the end would bring it."""

from __future__ import annotations

from typing import Literal

import msgspec

from mandate.core.flow import END
from mandate.games.great_wall.cards.numbers import SOLDIER
from mandate.games.great_wall.cards.vocabulary import Stat
from mandate.games.great_wall.rules.deal import HIDDEN
from mandate.games.great_wall.rules.effects.stats import stat
from mandate.games.great_wall.rules.effects.tactics import hand_limit
from mandate.games.great_wall.rules.frames import of_clan
from mandate.games.great_wall.rules.kinds import FrameKind
from mandate.games.great_wall.rules.lineup import Clan
from mandate.games.great_wall.rules.state import GreatWallState
from mandate.games.great_wall.rules.year.scoring import artifact_honor, horde_honor, shame_honor
from mandate.games.great_wall.views.tabletop.common import NO_ARMY, NOTHING, Army, Goods, Shape, army, goods
from mandate.games.great_wall.views.view import IN_SECRET, GreatWallView


class Claimed(Shape, frozen=True, kw_only=True):
    """A Horde card that a Clan has claimed."""

    card: str  # its id
    type: str  # its kind
    honor: int  # at the end, unless there is Shame on it
    shame: int = 0  # tokens on it


class Scoring(Shape, frozen=True, kw_only=True):
    """What the end would bring now, step by step."""

    shame: int = 0  # lost for Soldiers with Shame
    hordes: int = 0  # for claimed Hordes without Shame
    artifacts: list[int]  # Honor for each of them, in their order
    total: int  # Honor in the end


class Lost(Shape, frozen=True, kw_only=True):
    """What a Clan has Sacrificed in co-op."""

    soldiers: Army = NO_ARMY  # of the field and the pool
    clerks: int = 0  # of the pool
    advisors: list[str] = []  # that were Supporting


class ClanBoard(Shape, frozen=True, kw_only=True):
    """What one Clan has, as far as this view's seat may know it."""

    clan: Clan  # its number
    kind: Literal["player", "reed", "qin"] = "player"  # a person’s, the Reed Clan, or Qin Jiushao
    left: bool = False  # has resigned
    honor: int = 0  # so far; the Reed Clan counts none
    pool: Army = NO_ARMY  # Soldiers in the pool, without Shame
    shamed: Army = NO_ARMY  # in the pool, each with a Shame token
    dying: Army = NO_ARMY  # being Killed: off the board until they are Saved or not
    arriving: Army = NO_ARMY  # recruited or Attacking, and not placed yet
    clerks: int = 0  # in the pool
    clerks_new: int = 0  # still to be hired
    general: str | None = None  # once it is revealed
    advisors: list[str] = []  # Active
    supporting: list[str | None] = []  # none: a face that this seat has not seen
    used: list[str] = []  # cards whose ability of once a turn or Year is used up
    command: list[str] = []  # Command cards in hand
    discards: list[str] = []  # Command cards that were used
    card: str | None = None  # this Year's Command card, once it lies open
    chosen: bool = False  # has chosen in secret, where all do
    tactics: int = 0  # Tactic cards in hand
    hand_limit: int  # of Tactic cards
    claimed: list[Claimed] = []  # Horde cards, the first one first
    trophies: int = 0  # co-op: Hordes claimed and not Sacrificed
    lost: Lost | None = None  # co-op
    wounds: int = 0  # dealt in the whole game
    built: int = 0  # Wall levels
    income: Goods = NOTHING  # of its Overseers in a Summer
    levy: int = 0  # what an Event takes of that, from one of its highest Overseers
    scoring: Scoring | None = None  # while Honor is to be counted at the end


def clan_board(s: GreatWallState, view: GreatWallView, clan: Clan) -> ClanBoard:
    person = clan < s.n
    secret = s.stack[-1] if s.stack and s.stack[-1].kind in IN_SECRET else None
    return ClanBoard(
        clan=clan,
        kind="reed" if clan == s.reed else "qin" if clan == s.jiushao else "player",
        left=s.absent(clan),
        honor=s.honor[clan],
        pool=army(s.pool[clan]),
        shamed=army(s.shamed[clan]),
        dying=_dying(s, clan),
        arriving=_arriving(s, clan),
        clerks=s.clerk_pool[clan],
        clerks_new=s.clerk_new[clan],
        general=s.general[clan] or None,
        advisors=s.advisors[clan][:],
        supporting=_supporting(s, clan),
        used=_used(s, clan),
        command=s.hand[clan][:] if person else [],
        discards=s.discard[clan][:],
        card=s.card[clan] or None,
        chosen=secret is not None and str(clan) in secret.data,
        tactics=view.hand_sizes[clan],
        hand_limit=hand_limit(s, clan) if person else 0,
        claimed=[_claimed(s, horde) for horde in s.claimed[clan]],
        trophies=s.trophies[clan] if s.coop else 0,
        lost=_lost(s, clan) if s.coop else None,
        wounds=s.wounds[clan],
        built=s.built[clan],
        income=goods([level[clan] for level in s.level]) if person else NOTHING,
        levy=_levy(s, clan) if person else 0,
        scoring=_scoring(s, view, clan),
    )


def own_board(s: GreatWallState, view: GreatWallView, shared: ClanBoard) -> ClanBoard:
    """The board of the view's own seat: as all see it, with what only that seat knows."""
    clan = shared.clan
    return msgspec.structs.replace(shared, supporting=_supporting(s, clan), scoring=_scoring(s, view, clan))


def _supporting(s: GreatWallState, clan: Clan) -> list[str | None]:
    return [None if card == HIDDEN else card for card in s.supporting[clan]]


def _dying(s: GreatWallState, clan: Clan) -> Army:
    lost = [of_clan(frame.data["dying"], clan) for frame in s.stack if frame.kind == FrameKind.KILLING]
    return army(map(sum, zip(*lost, strict=True))) if lost else NO_ARMY


def _arriving(s: GreatWallState, clan: Clan) -> Army:
    """Paid for and not yet placed; or waiting until a Horde's toll is paid."""
    soldiers = [0, 0, 0]
    for frame in s.stack:
        if frame.seat != clan:
            continue
        if frame.kind == FrameKind.RECRUITING and frame.step == "after":
            soldiers = [n + more for n, more in zip(soldiers, frame.data["chosen"], strict=True)]
        elif frame.kind == FrameKind.STRIKE and frame.step != END:
            soldiers[SOLDIER[frame.data["token"][:2]]] += 1
    return army(soldiers)


def _used(s: GreatWallState, clan: Clan) -> list[str]:
    marks = (mark.split(":") for mark in s.used)
    cards = [key.partition("/")[0] for _, seat, key in marks if int(seat) == clan]
    return list(dict.fromkeys(cards))


def _claimed(s: GreatWallState, horde: int) -> Claimed:
    printed = s.box.horde_types[s.kind_of[horde]]
    return Claimed(card=s.hordes[horde], type=printed.id, honor=printed.honor, shame=s.horde_shame[horde])


def _lost(s: GreatWallState, clan: Clan) -> Lost:
    *soldiers, clerks = s.sacrificed[clan]
    return Lost(soldiers=army(soldiers), clerks=clerks, advisors=s.lost_advisors[clan][:])


def _levy(s: GreatWallState, clan: Clan) -> int:
    working = any(level[clan] for level in s.level)
    return -stat(s, clan, Stat.INCOME_YIELD) if working else 0


def _scoring(s: GreatWallState, view: GreatWallView, clan: Clan) -> Scoring | None:
    """In the order of the rules: Honor never falls below 0 on the way."""
    if s.coop or clan == s.reed or view.outcome:
        return None
    total = s.honor[clan]
    steps = []
    worth = (artifact_honor(s, clan, card) for card in view.artifacts)
    for n in (shame_honor(s, clan), horde_honor(s, clan), *worth):
        after = max(total + n, 0)
        steps.append(after - total)
        total = after
    shame, hordes, *artifacts = steps
    return Scoring(shame=shame, hordes=hordes, artifacts=artifacts, total=total)
