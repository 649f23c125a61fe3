"""Profiles: every person's games and tallies, what they show, whom they follow and challenge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("ending", sa.String(8), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("others", sa.Text, nullable=False),
    )
    op.create_index("played_guest", "played", ["guest", "at", "table_id"])
    op.create_table(
        "tallies",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("shared", sa.Integer, nullable=False),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("tag", sa.String(8), nullable=False, unique=True),
        sa.Column("avatar", sa.Integer, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "follows",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_other", "follows", ["other"])
    op.create_table(
        "game_challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("link", sa.String(64)),
    )
    op.create_index("game_challenges_guest", "game_challenges", ["guest", "until"])
    op.create_index("game_challenges_other", "game_challenges", ["other", "until"])


def downgrade() -> None:
    for name in ("game_challenges", "follows", "profiles", "tallies", "played"):
        op.drop_table(name)
