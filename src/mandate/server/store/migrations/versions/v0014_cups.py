"""Cups and clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("club", sa.String(32)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wakes", sa.BigInteger),
    )
    op.create_index("cups_listed", "cups", ["status", "changed"])
    op.create_index("cups_wakes", "cups", ["wakes"])
    op.create_table(
        "cup_lines",
        sa.Column("cup_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(160), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("plan", sa.Text),
        sa.Column("wakes", sa.BigInteger),
    )
    op.create_index("clubs_wakes", "clubs", ["wakes"])
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("club_members_guest", "club_members", ["guest"])


def downgrade() -> None:
    for name in ("club_members", "clubs", "cup_lines", "cups"):
        op.drop_table(name)
