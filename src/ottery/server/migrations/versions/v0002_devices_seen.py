"""Devices by when they were here last."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_devices_seen", "devices", ["seen"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_devices_seen", "devices")
