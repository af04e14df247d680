"""What can be measured from outside while the server runs: counts and times of the whole house, in Prometheus's text form.

Nothing here names a table, a seat or a player. Sums can still tell something at a house with a single table, such as how
many moves were made that nobody was shown: so only programs on the same machine are answered.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from bisect import bisect_left
from collections.abc import Mapping

from starlette.requests import Request

PULSE = 0.25  # seconds between two looks at the event loop
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """Times, counted by how long they were."""

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
    """Counted where things happen; read by whoever asks."""

    def __init__(self) -> None:
        self.sockets = 0
        self.bots = 0  # asked for a move that has not come yet
        self.moves = Histogram()  # from a play read to its answer
        self.lag = Histogram()

    async def watch_loop(self) -> None:
        """How late the event loop is, again and again."""
        while True:
            due = time.perf_counter() + PULSE
            await asyncio.sleep(PULSE)
            self.lag.add(max(0.0, time.perf_counter() - due))

    def text(self, tables: int) -> str:
        gauges: Mapping[str, tuple[str, int]] = {
            "regalia_tables_open": ("Tables in memory.", tables),
            "regalia_sockets_open": ("Sockets of players and onlookers.", self.sockets),
            "regalia_bot_queue": ("Moves that bots have been asked for and not yet made.", self.bots),
        }
        times = {
            "regalia_move_seconds": ("From a play read to its answer.", self.moves),
            "regalia_event_loop_lag_seconds": ("How late the event loop is.", self.lag),
        }
        lines: list[str] = []
        for name, (meaning, value) in gauges.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} gauge", f"{name} {value}"]
        for name, (meaning, histogram) in times.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"


def from_here(request: Request) -> bool:
    """Whether a program on this machine asks, and not somebody whose request was passed on."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
