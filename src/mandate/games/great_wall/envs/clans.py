"""The Great Wall's Clans: what each has on its board, and what only the observing seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mandate.envs.layout import Block, Field, counts, one_hot
from mandate.games.great_wall.cards.numbers import AS_COMMAND, CODE_AT, REED, SECTION, TYPE_NUMBER
from mandate.games.great_wall.cards.vocabulary import SOLDIERS
from mandate.games.great_wall.envs.seen import TYPES, Seen, army, cards_in, goods, yes
from mandate.games.great_wall.envs.tokens import ADVISORS, CLANS, COMMANDS, GENERALS, SPOTS, TACTICS
from mandate.games.great_wall.views.tabletop.clans import ClanBoard
from mandate.games.great_wall.views.tabletop.mine import Own

KINDS: Final = ("player", "reed", "qin")
CARDS_OF_YEAR: Final = (*COMMANDS, REED.command.id)


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
    return counts(TYPES, [TYPE_NUMBER[card.type] for card in part.board.claimed])


def _lost(part: OfClan) -> list[float]:
    lost = part.board.lost
    return [0.0] * 4 if lost is None else [*army(lost.soldiers), float(lost.clerks)]


def _card(part: OfClan) -> list[float]:
    card = part.board.card
    known = None if card is None else CARDS_OF_YEAR.index(AS_COMMAND.get(card, card))
    return one_hot(len(CARDS_OF_YEAR), known)


def _commands(cards: list[str]) -> list[float]:
    return cards_in(COMMANDS, [AS_COMMAND.get(card) for card in cards])


CLAN: Final[Block[OfClan]] = Block(
    "clans",
    "the Clans in relative order",
    (
        Field("there", 1, "such a Clan plays", lambda _: [1.0]),
        Field(
            "kind", 3, "a player, the Reed Clan, Qin Jiushao", lambda p: one_hot(3, KINDS.index(p.board.kind))
        ),
        Field("left", 1, "has resigned", lambda p: yes(p.board.left)),
        Field("honor", 1, "÷ 50", lambda p: [p.board.honor / 50]),
        Field(
            "total",
            1,
            "Honor if the game ended now, ÷ 50",
            lambda p: [(p.board.scoring.total if p.board.scoring else p.board.honor) / 50],
        ),
        Field("tea", CLANS, "place in the Tea order, from the top", lambda p: one_hot(CLANS, p.tea)),
        Field("spot", SPOTS, "spot on the Command track", lambda p: one_hot(SPOTS, p.spot)),
        Field("pool", 3, "Soldiers in the pool (Sp Ar Ho)", lambda p: army(p.board.pool)),
        Field("shamed", 3, "in the pool, with Shame", lambda p: army(p.board.shamed)),
        Field("dying", 3, "being Killed", lambda p: army(p.board.dying)),
        Field("arriving", 3, "not placed yet", lambda p: army(p.board.arriving)),
        Field("clerks", 1, "in the pool", lambda p: [float(p.board.clerks)]),
        Field("clerks_new", 1, "still to be hired", lambda p: [float(p.board.clerks_new)]),
        Field(
            "general", len(GENERALS), "once it is revealed", lambda p: cards_in(GENERALS, [p.board.general])
        ),
        Field("advisors", len(ADVISORS), "Active", lambda p: cards_in(ADVISORS, p.board.advisors)),
        Field(
            "supporting",
            len(ADVISORS),
            "Supporting, as far as the seat has seen them",
            lambda p: cards_in(ADVISORS, p.board.supporting),
        ),
        Field("supporters", 1, "how many, seen or not", lambda p: [float(len(p.board.supporting))]),
        Field(
            "used",
            len(ADVISORS),
            "abilities of once that are used up",
            lambda p: cards_in(ADVISORS, p.board.used),
        ),
        Field("command", len(COMMANDS), "Command cards in hand", lambda p: _commands(p.board.command)),
        Field("discards", len(COMMANDS), "Command cards used", lambda p: _commands(p.board.discards)),
        Field(
            "card", len(CARDS_OF_YEAR), "this Year’s, once it lies open; the last is the Reed Clan’s", _card
        ),
        Field("chosen", 1, "has chosen in secret", lambda p: yes(p.board.chosen)),
        Field("tactics", 1, "Tactic cards in hand, ÷ 4", lambda p: [p.board.tactics / 4]),
        Field("hand_limit", 1, "of Tactic cards, ÷ 4", lambda p: [p.board.hand_limit / 4]),
        Field("claimed", TYPES, "Hordes claimed, how many of each kind", _claimed),
        Field(
            "claimed_shame",
            1,
            "Shame tokens on them",
            lambda p: [float(sum(card.shame for card in p.board.claimed))],
        ),
        Field("trophies", 1, "co-op", lambda p: [float(p.board.trophies)]),
        Field("lost", 4, "co-op: Sacrificed Sp, Ar, Ho, Clerks", _lost),
        Field("wounds", 1, "dealt in the whole game, ÷ 10", lambda p: [p.board.wounds / 10]),
        Field("built", 1, "Wall levels", lambda p: [float(p.board.built)]),
        Field("income", 4, "of its Overseers (W S G C), ÷ 10", lambda p: goods(p.board.income)),
        Field("levy", 1, "what an Event takes of that, ÷ 10", lambda p: [p.board.levy / 10]),
    ),
    rows=(CLANS,),
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


OWN: Final[Block[Own]] = Block(
    "own",
    "what only this seat knows, and what things cost it now",
    (
        Field("goods", 4, "W S G C, ÷ 10", lambda o: goods(o.goods)),
        Field("tactics", len(TACTICS), "Tactic cards in hand", lambda o: cards_in(TACTICS, o.tactics)),
        Field("generals", len(GENERALS), "the two that were dealt", lambda o: cards_in(GENERALS, o.generals)),
        Field("advisors", len(ADVISORS), "the two that were dealt", lambda o: cards_in(ADVISORS, o.advisors)),
        Field(
            "chosen",
            len(COMMANDS) + len(GENERALS) + len(ADVISORS),
            "chosen in secret: a Command card, a General, an Advisor",
            _chosen,
        ),
        Field("soldiers", 15, "by type: price (W S G C) ÷ 10, and what is off it ÷ 10", _soldiers),
        Field("walls", 3, "the next level of each Section, ÷ 10; 0: none is left", _walls),
        Field("upgrades", 4, "the next level of each Overseer, ÷ 10; 0: none is left", _upgrades),
        Field(
            "prices",
            6,
            "Barricade, Advisor, Clerk, saving a Soldier, Shame, and Honor for a donation, ÷ 10",
            lambda o: [
                o.prices.barricade / 10,
                o.prices.advisor / 10,
                o.prices.clerk / 10,
                o.prices.save / 10,
                o.prices.shame / 10,
                o.prices.donation / 10,
            ],
        ),
    ),
)
