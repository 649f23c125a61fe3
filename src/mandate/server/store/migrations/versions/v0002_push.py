"""Web Push: the browsers subscribed, and the questions they were notified of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("contact", sa.String(300), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ask", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("told", "subscriptions"):
        op.drop_table(name)
