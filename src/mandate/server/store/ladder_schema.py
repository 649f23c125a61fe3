"""The tables about the bot ladder."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from mandate.server.store.schema import metadata

# One row for each season of a ladder: a cache of its log.
ladders = Table(
    "ladders",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("season", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wakes", BigInteger),  # when games are looked at, players paired, ratings fitted
    Index("ladders_wakes", "wakes"),
)

# The truth: what happened in each season, in order. Lines are only added.
ladder_lines = Table(
    "ladder_lines",
    metadata,
    Column("ladder_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

# One row for each version of a program; its `id` is a guest's, who sits at tables and cannot sign in.
ladder_bots = Table(
    "ladder_bots",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),  # empty: the owner has left for good
    Column("who", String(64), nullable=False),  # NAME@VERSION
    Column("name", String(64), nullable=False),  # without the version, folded: it belongs to one owner
    Column("token", String(64), nullable=False),  # the SHA-256 of the token; empty: revoked
    Column("since", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),  # which ladder it is connected to, or was
    Column("socket", String(32), nullable=False),  # its connection, wherever that is
    Column("seen", BigInteger, nullable=False),  # when that was last there
    Index("ladder_bots_who", "who", unique=True),
    Index("ladder_bots_owner", "owner"),
    Index("ladder_bots_token", "token"),
    Index("ladder_bots_seen", "game", "seen"),
)
