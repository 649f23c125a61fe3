"""The tables about cups and clubs."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from mandate.server.store.schema import metadata

# One row for each cup: a cache of its log.
cups = Table(
    "cups",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("club", String(32)),
    Column("status", String(8), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wakes", BigInteger),  # when it needs attention: a round is due, a player is late
    Index("cups_listed", "status", "changed"),
    Index("cups_wakes", "wakes"),
)

# The truth: what happened in each cup, in order. Lines are only added.
cup_lines = Table(
    "cup_lines",
    metadata,
    Column("cup_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(160), nullable=False),
    Column("link", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("plan", Text),  # of its weekly cup
    Column("wakes", BigInteger),  # when the next one is hosted
    Index("clubs_wakes", "wakes"),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("club_members_guest", "guest"),
)

BY_GUEST = (club_members,)  # deleted with a guest
