"""The tables of the database. A change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

# One row for each table that people play at: a cache of its log.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("head", Integer, nullable=False),  # the number of the last line
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970, as everywhere here
    Column("wakes", BigInteger),  # when it needs looking after: a clock runs out, a computer player is asked
    Column("card", Text, nullable=False),
    Index("tables_lobby", "listed", "status", "changed"),
    Index("tables_wakes", "wakes"),
)

# The truth: what was accepted at each table, in order. Lines are added and never changed, with one exception:
# the chat of a guest who asks to be forgotten is blanked.
lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32)),
    Column("line", Text, nullable=False),
    Index("lines_guest", "guest"),
)

# How tables stood after some of their lines, so that they wake sooner: a cache that may be emptied.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("stored", Integer, nullable=False),  # the number of the last line that it covers
    Column("digest", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Who sits where, for "my games".
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Index("seats_guest", "guest"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(160), nullable=False),
    Column("code", String(64), unique=True),  # the hash of the recovery code
    Column("since", BigInteger, nullable=False),
    Column("disabled", BigInteger),  # since when the guest is away: nameless until they sign in again
)

# Times at which no server was running: no clock is charged for them.
outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, primary_key=True),
)

# The last sign of life of each server process.
servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("report", Text),  # what it says of itself, for `mandate doctor`
)

# Browsers to notify when it is their owner's turn in a slow game.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("contact", String(300), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("session", String(32)),  # the browser's: no more messages once it ends
    Index("subscriptions_guest", "guest"),
)

# The last question of each seat that its owner was notified of or has seen.
notified = Table(
    "told",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask", Integer, nullable=False),
)

# Secrets of this installation, made by itself: the keys that sign cookies and push messages.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(128), nullable=False),
)
