"""The tables about safety: blocks, reports, decisions of moderators."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from mandate.server.store.schema import metadata

# Who does not want to meet whom. `origin`: a keyed hash of the address from which the other one came.
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("name", String(160), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("origin", String(64)),
    Column("copy_of", String(16)),  # against a second guest of the same person: the first block
    Index("blocks_pair", "guest", "other", unique=True),
    Index("blocks_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32)),  # empty once they are deleted
    Column("guest", String(32), nullable=False),  # about whom
    Column("name", String(160), nullable=False),  # as they were called then
    Column("table_id", String(32), nullable=False),
    Column("line", Integer),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("log", Text, nullable=False),  # the chat at that time
    Column("closed", BigInteger),
    Index("reports_open", "closed", "at"),
    Index("reports_guest", "guest"),
    Index("reports_reporter", "reporter", "at"),
)

decisions = Table(
    "decisions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("moderator", String(60), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("reason", Text, nullable=False),
    Column("report", String(16)),
    Column("until", BigInteger),
    Column("lifted", BigInteger),
    Column("seen", BigInteger),  # when the person confirmed to have read it
    Column("detail", String(160)),
    Column("origin", String(64)),
    Index("decisions_guest", "guest", "at"),
    Index("decisions_at", "at"),
    Index("decisions_origin", "origin"),
)

# Guests who presented a moderator's key. They stay moderators while the key is in the settings.
moderators = Table(
    "moderators",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("key", String(64), nullable=False),  # its hash
    Column("since", BigInteger, nullable=False),
)
