"""Metrics for operators, in the format of Prometheus.  No label has a table or a name."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW = (0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 60)

registry = CollectorRegistry()
ProcessCollector(registry=registry)

MOVES = Counter("westbound_moves", "Actions played, by people or bots", ["who"], registry=registry)
REFUSALS = Counter("westbound_refusals", "Messages and requests refused, by code", ["code"], registry=registry)
OPENED = Counter("westbound_tables_opened", "Tables opened", registry=registry)
REMOVED = Counter("westbound_tables_removed", "Tables removed, by reason", ["why"], registry=registry)
BOT_FAILURES = Counter("westbound_bot_failures", "Decisions in which a bot made no legal choice", registry=registry)
NO_WORLD = Counter(
    "westbound_no_world", "Times no world was found that agrees with all that a seat knows", registry=registry
)
MESSAGES = Counter("westbound_socket_messages", "Messages heard over sockets", registry=registry)
DROPPED = Counter("westbound_connections_dropped", "Connections closed by us, by reason", ["why"], registry=registry)
NOTICES = Counter("westbound_notices", "Notices, by kind and result", ["kind", "result"], registry=registry)
FAILED_ROUNDS = Counter("westbound_failed_rounds", "Failed rounds of periodic jobs", ["job"], registry=registry)
COMPUTING = Counter(
    "westbound_computing_seconds", "CPU time spent on computing for clients, by kind", ["kind"], registry=registry
)

CONNECTIONS = Gauge("westbound_connections", "Connections open now, sockets included", registry=registry)
SOCKETS = Gauge("westbound_sockets", "Sockets open now", registry=registry)
QUARANTINED = Gauge("westbound_quarantined_tables", "Tables that this process cannot read", registry=registry)
LIVE_TABLES = Gauge("westbound_live_tables", "Tables in memory", registry=registry)

ACTING = Histogram(
    "westbound_acting_seconds", "From an action until it is durable and shown", buckets=FAST, registry=registry
)
WRITING = Histogram(
    "westbound_writing_seconds", "One transaction, of one action or of many", buckets=FAST, registry=registry
)
THINKING = Histogram(
    "westbound_thinking_seconds", "A bot's thinking about one decision", buckets=SLOW, registry=registry
)


def exposition() -> bytes:
    """All metrics as they are now."""
    return generate_latest(registry)
