"""The form of the database, for SQLAlchemy Core. A change here needs a step under ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("opened_by", String, nullable=False),
    UniqueConstraint("opened_by", name="uq_tables_opened_by"),
    Index("ix_tables_phase_changed", "phase", "changed"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("intent", String),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
    UniqueConstraint("table_id", "intent", name="uq_events_intent"),
    sqlite_with_rowid=False,
)

devices = Table(
    "devices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("digest", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    UniqueConstraint("digest", name="uq_devices_digest"),
    Index("ix_devices_seen", "seen"),
    sqlite_autoincrement=True,  # an id is never given again: old seats would follow it
)

sitters = Table(
    "sitters",
    metadata,
    Column("device_id", Integer, nullable=False),
    Column("table_id", String, nullable=False),
    PrimaryKeyConstraint("device_id", "table_id", name="pk_sitters"),
    Index("ix_sitters_table", "table_id"),
)

links = Table(
    "links",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("created", Float, nullable=False),
    Column("used_by", Integer),
    Index("ix_links_table", "table_id"),
)

grants = Table(
    "grants",
    metadata,
    Column("device_id", Integer, nullable=False),
    Column("table_id", String, nullable=False),
    Column("kind", String, nullable=False),
    PrimaryKeyConstraint("device_id", "table_id", "kind", name="pk_grants"),
    Index("ix_grants_table", "table_id"),
)
