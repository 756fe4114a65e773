"""Which device has used a seat's link up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("links", sa.Column("used_by", sa.Integer))


def downgrade() -> None:
    """Drop it, and the links that are used up."""
    op.execute("DELETE FROM links WHERE used_by IS NOT NULL")
    op.drop_column("links", "used_by")
