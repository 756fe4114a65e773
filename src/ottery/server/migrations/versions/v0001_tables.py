"""Tables, their events, devices, links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    _make_tables()
    _make_devices()
    _make_links()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("opened_by", sa.String, nullable=False),
        sa.UniqueConstraint("opened_by", name="uq_tables_opened_by"),
    )
    op.create_index("ix_tables_phase_changed", "tables", ["phase", "changed"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("intent", sa.String),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.UniqueConstraint("table_id", "intent", name="uq_events_intent"),
        sqlite_with_rowid=False,
    )


def _make_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.UniqueConstraint("digest", name="uq_devices_digest"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sitters",
        sa.Column("device_id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("device_id", "table_id", name="pk_sitters"),
    )
    op.create_index("ix_sitters_table", "sitters", ["table_id"])


def _make_links() -> None:
    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_links_table", "links", ["table_id"])
    op.create_table(
        "grants",
        sa.Column("device_id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("device_id", "table_id", "kind", name="pk_grants"),
    )
    op.create_index("ix_grants_table", "grants", ["table_id"])


def downgrade() -> None:
    """Drop everything."""
    for name in ("grants", "links", "sitters", "devices", "events", "tables"):
        op.drop_table(name)
