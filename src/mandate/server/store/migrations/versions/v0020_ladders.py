"""The bot ladder: its seasons, and the programs that play on it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ladders",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wakes", sa.BigInteger),
    )
    op.create_index("ladders_wakes", "ladders", ["wakes"])
    op.create_table(
        "ladder_lines",
        sa.Column("ladder_id", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "ladder_bots",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("socket", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ladder_bots_who", "ladder_bots", ["who"], unique=True)
    op.create_index("ladder_bots_owner", "ladder_bots", ["owner"])
    op.create_index("ladder_bots_token", "ladder_bots", ["token"])
    op.create_index("ladder_bots_seen", "ladder_bots", ["game", "seen"])


def downgrade() -> None:
    op.drop_table("ladder_bots")
    op.drop_table("ladder_lines")
    op.drop_table("ladders")
