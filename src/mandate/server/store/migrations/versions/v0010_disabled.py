"""Guests who are away until they sign in again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("disabled", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("guests", "disabled")
