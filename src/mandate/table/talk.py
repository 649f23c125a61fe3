"""Who may write what at a table: phrases between strangers, free text among friends or by consent. Pure.

Spectators talk among themselves. Their remarks are not in the log: players read them after the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from mandate.table.wire import TalkInfo

if TYPE_CHECKING:
    from mandate.table.table import Table

# What the operator allows: no chat, phrases only, free text among friends or by consent, free text always.
ChatPolicy: TypeAlias = Literal["off", "phrases", "friends", "open"]


def plays(table: Table, guest: str | None) -> bool:
    """Whether a guest has a seat, also one that they left or that a computer player keeps for them."""
    if guest is not None:
        for chair in table.chairs:  # not `any`: this is called several times for every update
            if guest == chair.guest or guest == chair.before:
                return True
    return False


def reads_remarks(table: Table, guest: str | None) -> bool:
    """Whether a guest may read what spectators say: advice must not reach a player during the game."""
    return table.status == "over" or not plays(table, guest)


def talk_of(table: Table, policy: ChatPolicy, guest: str | None) -> TalkInfo:
    """What the chat allows a viewer: that of the players, or once the game runs that of the spectators."""
    if table.status in ("playing", "over") and not plays(table, guest):
        return talk_of_spectators(table, policy)
    return talk(table, policy)


def talk(table: Table, policy: ChatPolicy) -> TalkInfo:
    """What the chat of a table allows its players now, and who consents to free text."""
    if policy == "off" or not table.opened.plan.chat:
        return TalkInfo("off")
    if policy == "phrases":
        return TalkInfo("phrases")
    people = table.people
    if policy == "open" or table.strangers.isdisjoint(people):
        return TalkInfo("free")
    consents = [seat for seat, chair in enumerate(table.chairs) if chair.guest in table.consents]
    return TalkInfo("free" if all(guest in table.consents for guest in people) else "consent", consents)


def talk_of_spectators(table: Table, policy: ChatPolicy) -> TalkInfo:
    """What spectators may write to each other: who comes to a listed table may be a stranger."""
    opened = table.opened
    if policy == "off" or not opened.plan.chat:
        return TalkInfo("off")
    friends = not (opened.plan.listed or opened.challenged or opened.reserved)
    return TalkInfo("free" if policy == "open" or (policy == "friends" and friends) else "phrases")
