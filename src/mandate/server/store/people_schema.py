"""The tables about people: results of rated games, and the ratings folded from them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, String, Table, Text

from mandate.server.store.schema import metadata

# One row for each rated game that is over: derived from its log.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Index("results_at", "at", "table_id"),
)

# One row for each person in such a game; the rating after it, if the game counted.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scale", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Index("rated_games_guest", "guest", "at"),
)

# Where each person stands on each scale.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("scale", String(16), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
)
