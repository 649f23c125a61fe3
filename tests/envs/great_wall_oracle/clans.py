"""The Great Wall's Clans: what each has on its board, and what only the observing seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mandate.games.great_wall.cards.box import OURS
from mandate.games.great_wall.cards.numbers import CODE_AT, SECTION
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.envs.tokens import ADVISORS, CLANS, COMMANDS, GENERALS, SPOTS, TACTICS
from mandate.games.great_wall.views.tabletop.clans import ClanBoard
from mandate.games.great_wall.views.tabletop.mine import Own
from tests.envs.great_wall_oracle.seen import TYPES, Seen, army, cards_in, goods, per, units, yes
from tests.envs.reading import Reads, counts, one_hot

KINDS: Final = ("player", "reed", "qin")
CARDS_OF_YEAR: Final = (*COMMANDS, OURS.reed.command.id)


@dataclass(frozen=True, slots=True)
class OfClan:
    """A Clan's board, its place in the Tea order and on the Command track."""

    board: ClanBoard
    tea: int
    spot: int | None


def clans_of(seen: Seen) -> list[OfClan | None]:
    """The Clans in relative order."""
    table = seen.table
    clans: list[OfClan | None] = [None] * CLANS
    for board in table.clans:
        spot = table.track.index(board.clan) if board.clan in table.track else None
        clans[seen.slot(board.clan)] = OfClan(board, table.tea.index(board.clan), spot)
    return clans


def _claimed(part: OfClan) -> list[float]:
    return per(4, counts(TYPES, [OURS.type_number[card.type] for card in part.board.claimed]))


def _lost(part: OfClan) -> list[float]:
    lost = part.board.lost
    return [0.0] * 4 if lost is None else per(5, [*army(lost.soldiers), float(lost.clerks)])


def _card(part: OfClan) -> list[float]:
    card = part.board.card
    known = None if card is None else CARDS_OF_YEAR.index(OURS.as_command.get(card, card))
    return one_hot(len(CARDS_OF_YEAR), known)


def _commands(cards: list[str]) -> list[float]:
    return cards_in(COMMANDS, [OURS.as_command.get(card) for card in cards])


CLAN: Final[Reads[OfClan]] = (
    ("there", lambda _: [1.0]),
    ("kind", lambda p: one_hot(3, KINDS.index(p.board.kind))),
    ("left", lambda p: yes(p.board.left)),
    ("honor", lambda p: [min(p.board.honor / 100, 2)]),
    ("total", lambda p: [min((p.board.scoring.total if p.board.scoring else p.board.honor) / 100, 2)]),
    ("tea", lambda p: one_hot(CLANS, p.tea)),
    ("spot", lambda p: one_hot(SPOTS, p.spot)),
    ("pool", lambda p: per(5, army(p.board.pool))),
    ("shamed", lambda p: per(5, army(p.board.shamed))),
    ("dying", lambda p: per(5, army(p.board.dying))),
    ("arriving", lambda p: per(5, army(p.board.arriving))),
    ("clerks", lambda p: [p.board.clerks / 5]),
    ("clerks_new", lambda p: [p.board.clerks_new / 5]),
    ("general", lambda p: cards_in(GENERALS, [p.board.general])),
    ("advisors", lambda p: cards_in(ADVISORS, p.board.advisors)),
    ("supporting", lambda p: cards_in(ADVISORS, p.board.supporting)),
    ("supporters", lambda p: [len(p.board.supporting) / 5]),
    ("used", lambda p: cards_in(ADVISORS, p.board.used)),
    ("command", lambda p: _commands(p.board.command)),
    ("discards", lambda p: _commands(p.board.discards)),
    ("card", _card),
    ("chosen", lambda p: yes(p.board.chosen)),
    ("tactics", lambda p: [p.board.tactics / 5]),
    ("hand_limit", lambda p: [p.board.hand_limit / 5]),
    ("claimed", _claimed),
    ("claimed_shame", lambda p: [sum(card.shame for card in p.board.claimed) / 4]),
    ("trophies", lambda p: [p.board.trophies / 10]),
    ("lost", _lost),
    ("wounds", lambda p: [min(p.board.wounds / 50, 2)]),
    ("built", lambda p: [p.board.built / 9]),
    ("income", lambda p: per(4, units(p.board.income))),
    ("levy", lambda p: [p.board.levy / 4]),
)

# --- what only one seat knows --------------------------------------------------------------------------


def _walls(own: Own) -> list[float]:
    out = [0.0] * 3
    for wall in own.prices.walls:
        out[SECTION[wall.section]] = wall.price / 10
    return out


def _upgrades(own: Own) -> list[float]:
    out = [0.0] * 4
    for upgrade in own.prices.upgrades:
        out[CODE_AT[upgrade.place]] = upgrade.price / 10
    return out


def _soldiers(own: Own) -> list[float]:
    """What each type costs at most, and how much of that need not be paid."""
    out: list[float] = []
    for name in SOLDIERS:
        price = own.prices.soldiers[name]  # type: ignore[index]  # the same three names
        out += [*goods(price.cost), price.off / 10]
    return out


def _chosen(own: Own) -> list[float]:
    """Face down: the Command card, or at setup the General and Advisor."""
    cards = own.chosen.split("+") if own.chosen else []
    return [*cards_in(COMMANDS, cards), *cards_in(GENERALS, cards), *cards_in(ADVISORS, cards)]


OWN: Final[Reads[Own]] = (
    ("goods", lambda o: goods(o.goods)),
    ("tactics", lambda o: per(4, cards_in(TACTICS, o.tactics))),
    ("generals", lambda o: cards_in(GENERALS, o.generals)),
    ("advisors", lambda o: cards_in(ADVISORS, o.advisors)),
    ("chosen", _chosen),
    ("soldiers", _soldiers),
    ("walls", _walls),
    ("upgrades", _upgrades),
    (
        "prices",
        lambda o: [
            o.prices.barricade / 10,
            o.prices.advisor / 10,
            o.prices.clerk / 10,
            o.prices.save / 10,
            o.prices.shame / 10,
            o.prices.donation / 10,
        ],
    ),
)
