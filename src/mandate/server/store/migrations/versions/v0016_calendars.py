"""Quiet hours and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calendars",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("calendar", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calendars")
