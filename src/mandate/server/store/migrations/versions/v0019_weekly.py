"""The week's deals, and the tries at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "weekly_deals",
        sa.Column("week", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("deal", sa.Text, nullable=False),
    )
    op.create_table(
        "weekly_tries",
        sa.Column("week", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("score", sa.Text),
    )
    op.create_index("weekly_tries_table", "weekly_tries", ["table_id"])
    op.create_index("weekly_tries_guest", "weekly_tries", ["guest", "week"])


def downgrade() -> None:
    op.drop_table("weekly_tries")
    op.drop_table("weekly_deals")
