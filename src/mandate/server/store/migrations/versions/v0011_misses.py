"""Games that people did not play to their end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "misses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
    )
    op.create_index("misses_guest", "misses", ["guest", "at"])


def downgrade() -> None:
    op.drop_table("misses")
