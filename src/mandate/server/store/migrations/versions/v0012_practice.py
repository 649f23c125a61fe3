"""What reviews and puzzles say of a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviewed",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("accuracy", sa.Float(53), nullable=False),
        sa.Column("lost", sa.Float(53), nullable=False),
        sa.Column("luck", sa.Float(53), nullable=False),
    )
    op.create_index("reviewed_guest", "reviewed", ["guest", "at"])
    op.create_table(
        "solved",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("solved")
    op.drop_table("reviewed")
