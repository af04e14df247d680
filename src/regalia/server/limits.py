"""Every limit of the server in one place, and token buckets for rates."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

OWN_NETWORK = 64  # bits of an IPv6 address that belong to one customer's network


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst limit, then a steady rate per second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes in bytes, times in seconds, everything else counted."""

    message: int = 4 * 1024  # one message on a socket
    body: int = 16 * 1024  # one request
    record: int = 1024 * 1024  # one uploaded record
    work: int = 24 * 1024  # one work with its name
    works: int = 100  # works that one guest keeps
    steps: int = 10_000  # lines in a replay
    name: int = 24
    saying: int = 200  # characters in one chat message
    play_id: int = 64
    lag: float = 0.15  # of the event loop; while it stays above, nothing new is begun
    hello: float = 10.0  # until a new socket identifies itself
    head: float = 10.0  # until the head of a request has arrived
    exchange: float = 120.0  # for a request and its answer
    connections: int = 400  # per address, HTTP and sockets together
    sockets: int = 10_000
    watchers: int = 500  # sockets of spectators at one table
    seat_sockets: int = 16  # sockets of one seat at a table
    outbox: int = 64  # frames queued for a slow reader
    hints: Rate = Rate(5, 0.5)  # per guest
    reviews: Rate = Rate(3, 0.05)  # per guest
    charts: Rate = Rate(6, 0.1)  # per guest, advantage charts
    idle_rooms: int = 100  # unused tables kept in memory
    uploads: int = 200  # uploaded records kept
    messages: Rate = Rate(30, 10)  # per socket
    requests: Rate = Rate(200, 50)  # per address, all HTTP requests
    checks: Rate = Rate(60, 5)  # per address, files checked
    prints: Rate = Rate(12, 0.2)  # per address, PDFs made
    trials: Rate = Rate(10, 0.2)  # per address, trials begun or continued
    sayings: Rate = Rate(5, 0.5)  # per seat, chat messages
    logins: Rate = Rate(8, 0.05)  # per address and name together, or per known browser: wrong passwords
    login_addresses: Rate = Rate(40, 0.5)  # per address, wrong passwords for any name
    login_names: Rate = Rate(60, 0.02)  # per name, wrong passwords from unknown browsers at any address
    names: Rate = Rate(20, 0.2)  # per address, names tried for a guest or an account
    codes: Rate = Rate(10, 0.1)  # per address, short codes tried
    openings: Rate = Rate(30, 1)  # per address, tables and replays opened
    reports: Rate = Rate(3, 1 / 1800)  # per guest, reports about players
    reports_of_address: Rate = Rate(10, 1 / 600)  # per address, the same
    profiles: Rate = Rate(60, 2)  # per address, profiles and histories looked at
    appraisals: Rate = Rate(200, 20)  # per address, parts priced
    saves: Rate = Rate(30, 0.1)  # per address, works kept or changed
    deeds: Rate = Rate(100, 5)  # per address, acts on events


class Bucket:
    """A token bucket: full at first, refilled over time."""

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

    def give(self) -> None:
        """Put back what was taken."""
        self.full = min(self.rate.burst, self.full + 1)


class Buckets:
    """One bucket per key.

    The least recently used keys are dropped and start again with a full bucket.
    """

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

    def give(self, key: str) -> None:
        """Put back what was taken for that key."""
        if key in self.buckets:
            self.buckets[key].give()


@lru_cache(10_000)
def network_of(address: str) -> str:
    """What limits per address count by: an IPv4 address, or the network of an IPv6 address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known) >> OWN_NETWORK << OWN_NETWORK, OWN_NETWORK)))
