"""Who may write what at a table: phrases between strangers, free text among friends or by consent. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from mandate.table.wire import TalkInfo

if TYPE_CHECKING:
    from mandate.table.table import Table

# What the operator allows: no chat, phrases only, free text among friends or by consent, free text always.
ChatPolicy: TypeAlias = Literal["off", "phrases", "friends", "open"]


def talk(table: Table, policy: ChatPolicy) -> TalkInfo:
    """What the chat of a table allows now, and who consents to free text."""
    consents = [seat for seat, chair in enumerate(table.chairs) if chair.guest in table.consents]
    if policy == "off" or not table.opened.plan.chat:
        return TalkInfo("off")
    if policy == "phrases":
        return TalkInfo("phrases")
    people = table.people
    if policy == "open" or not any(guest in table.strangers for guest in people):
        return TalkInfo("free")
    return TalkInfo("free" if all(guest in table.consents for guest in people) else "consent", consents)
