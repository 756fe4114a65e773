"""What Alembic runs: the steps on the connection that the store hands over, or on ``sqlalchemy.url``."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from ottery.server.schema import metadata


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    _run(given)
else:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    with create_engine(url).connect() as opened:
        _run(opened)
        opened.commit()
