"""How much and how fast: every bound of the server in one place, and the buckets that measure speed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes in bytes, times in seconds, everything else counted."""

    message: int = 4 * 1024  # on a socket
    body: int = 16 * 1024  # of a request
    record: int = 1024 * 1024  # of a record brought along
    steps: int = 10_000  # lines of a replay
    name: int = 24
    saying: int = 200  # characters said at once at a table
    play_id: int = 64
    hello: float = 10.0  # until a socket says who it is
    sockets: int = 10_000
    watchers: int = 500  # sockets of spectators at one table
    seat_sockets: int = 16  # sockets of one seat at a table
    outbox: int = 64  # frames that wait for a slow reader
    hints: Rate = Rate(5, 0.5)  # a guest
    reviews: Rate = Rate(3, 0.05)  # a guest
    idle_rooms: int = 100  # tables in memory that nobody uses just now
    uploads: int = 200  # records brought along that are kept
    messages: Rate = Rate(30, 10)  # a socket
    requests: Rate = Rate(200, 50)  # an address, all of HTTP
    checks: Rate = Rate(60, 5)  # an address, maps checked
    sayings: Rate = Rate(5, 0.5)  # a seat of a table
    logins: Rate = Rate(8, 0.05)  # an address, and a name: passwords tried
    codes: Rate = Rate(10, 0.1)  # an address, short codes tried
    openings: Rate = Rate(30, 1)  # an address, tables and replays opened
    deeds: Rate = Rate(100, 5)  # an address, whatever is done to events


class Bucket:
    """A token bucket: full at first, refilled as time goes by."""

    __slots__ = ("full", "rate", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.full = rate.burst
        self.since = now

    def take(self, now: float) -> bool:
        self.full = min(self.rate.burst, self.full + (now - self.since) * self.rate.per_second)
        self.since = now
        if self.full < 1:
            return False
        self.full -= 1
        return True


class Buckets:
    """A bucket for each key. Only the keys used last are remembered; one forgotten begins with a full bucket."""

    def __init__(self, rate: Rate, most: int = 10_000, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.now())
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(self.now())
