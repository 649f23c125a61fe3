"""Safety: blocks, reports, decisions of moderators; names counted by graphemes need more room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("name", type_=sa.String(160), existing_nullable=False)
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(160), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.String(64)),
        sa.Column("copy_of", sa.String(16)),
    )
    op.create_index("blocks_pair", "blocks", ["guest", "other"], unique=True)
    op.create_index("blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32)),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(160), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_open", "reports", ["closed", "at"])
    op.create_index("reports_guest", "reports", ["guest"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "decisions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.String(60), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("report", sa.String(16)),
        sa.Column("until", sa.BigInteger),
        sa.Column("lifted", sa.BigInteger),
        sa.Column("seen", sa.BigInteger),
        sa.Column("detail", sa.String(160)),
        sa.Column("origin", sa.String(64)),
    )
    op.create_index("decisions_guest", "decisions", ["guest", "at"])
    op.create_index("decisions_at", "decisions", ["at"])
    op.create_index("decisions_origin", "decisions", ["origin"])
    op.create_table(
        "moderators",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("moderators", "decisions", "reports", "blocks"):
        op.drop_table(name)
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("name", type_=sa.String(40), existing_nullable=False)
