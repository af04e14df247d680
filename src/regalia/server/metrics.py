"""Metrics of the running server in Prometheus's text format.

No metric names a table, a seat or a player. On a server with a single table the totals could still tell how many hidden
moves were made, so only programs on the same machine, or with the operator's token, get an answer.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import time
from bisect import bisect_left
from collections.abc import Callable

from starlette.requests import Request

from regalia.server.overload import Overload

PULSE = 0.25  # seconds between two measurements of the event loop
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """A histogram of durations in seconds."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        found: list[str] = []
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """The counters and histograms of one server."""

    def __init__(self) -> None:
        self.sockets = 0
        self.bots = 0  # bots that have been asked for a move and have not answered
        self.moves = Histogram()  # from reading a play to its answer
        self.lag = Histogram()
        self.backup_at: float | None = None  # the monotonic time of the last scheduled backup
        self.backup_failures = 0

    async def watch_loop(self, note: Callable[[float], None]) -> None:
        """Measure the delay of the event loop until cancelled, and report each measurement."""
        while True:
            due = time.perf_counter() + PULSE
            await asyncio.sleep(PULSE)
            lag = max(0.0, time.perf_counter() - due)
            self.lag.add(lag)
            note(lag)

    def text(self, tables: int, overload: Overload) -> str:
        gauges: dict[str, tuple[str, int]] = {
            "regalia_tables_open": ("Tables in memory.", tables),
            "regalia_sockets_open": ("Sockets of players and spectators.", self.sockets),
            "regalia_bot_queue": ("Moves that bots have been asked for and have not made.", self.bots),
            "regalia_overloaded": ("Whether new tables are refused because the event loop lags.", int(overload.now)),
        }
        times = {
            "regalia_move_seconds": ("Seconds from reading a play to its answer.", self.moves),
            "regalia_event_loop_lag_seconds": ("Delay of the event loop in seconds.", self.lag),
        }
        if self.backup_at is not None:
            age = round(time.monotonic() - self.backup_at)
            gauges["regalia_backup_age_seconds"] = ("Seconds since this server made a scheduled backup.", age)
        counters = {
            "regalia_backup_failures_total": ("Scheduled backups that failed.", self.backup_failures),
            "regalia_refused_total": ("Requests refused during an overload.", overload.refused),
        }
        lines: list[str] = []
        for name, (meaning, value) in counters.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} counter", f"{name} {value}"]
        for name, (meaning, value) in gauges.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} gauge", f"{name} {value}"]
        for name, (meaning, histogram) in times.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"


def from_here(request: Request) -> bool:
    """Whether the request comes from this machine and was not forwarded."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def has_token(request: Request, token: str) -> bool:
    """Whether the request carries the operator's token; no request does where there is none."""
    given = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())
