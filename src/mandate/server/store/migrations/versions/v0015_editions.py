"""What says whether a profile has changed: for each person, and for what all of them show."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("profiles", sa.Column("edition", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "shown_changes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shown_changes")
    op.drop_column("profiles", "edition")
