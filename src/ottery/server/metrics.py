"""Figures for operators, served on a port of their own. No label ever names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

registry = CollectorRegistry()

_FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

moves = Counter("ottery_moves", "Actions played.", ["game", "by"], registry=registry)
refused = Counter("ottery_refused", "Requests that were refused.", ["kind"], registry=registry)
opened = Counter("ottery_tables_opened", "Tables opened.", ["game"], registry=registry)
broken = Counter("ottery_tables_broken", "Tables whose events could not be read.", registry=registry)
tables = Gauge("ottery_tables", "Tables in memory.", registry=registry)
connections = Gauge("ottery_connections", "Open sockets.", registry=registry)
dropped = Counter("ottery_dropped", "Sockets dropped for reading too slowly.", registry=registry)
messages = Counter("ottery_messages", "Messages received.", registry=registry)
batch = Histogram(
    "ottery_commit_jobs",
    "Writes in one transaction.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=registry,
)
commit = Histogram(
    "ottery_commit_seconds", "From an event to its being on disk.", buckets=_FINE, registry=registry
)
thinking = Histogram(
    "ottery_bot_seconds", "Thinking of bots.", ["level"], buckets=(*_FINE, 10.0), registry=registry
)
requests = Histogram(
    "ottery_request_seconds", "HTTP requests.", ["method", "status"], buckets=_FINE, registry=registry
)


_moves: dict[tuple[str, str], Counter] = {}


def count_move(game: str, by: str) -> None:
    """Count an action; finding the counter of a label is the slow part."""
    counter = _moves.get((game, by))
    if counter is None:
        counter = _moves[game, by] = moves.labels(game, by)
    counter.inc()


def serve(port: int) -> None:
    """Serve the figures on 127.0.0.1 in a thread."""
    start_http_server(port, addr="127.0.0.1", registry=registry)
