"""Requests for opponents, and which wave of matching was the last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "requests",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.String(64)),
        sa.Column("apart", sa.Text, nullable=False),
        sa.Column("found", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("invited", sa.String(32)),
        sa.Column("host", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("answer_by", sa.BigInteger),
    )
    op.create_index("requests_origin", "requests", ["origin"])
    op.create_index("requests_table", "requests", ["table_id"])
    waves = op.create_table(
        "waves",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(waves, [{"id": 1, "number": 0}])


def downgrade() -> None:
    op.drop_table("waves")
    op.drop_table("requests")
