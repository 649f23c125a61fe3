"""Passkeys, and the challenges they sign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(100), primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])


def downgrade() -> None:
    for name in ("challenges", "passkeys"):
        op.drop_table(name)
