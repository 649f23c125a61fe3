"""What each server process says of itself with its sign of life."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("report", sa.Text))


def downgrade() -> None:
    op.drop_column("servers", "report")
