"""Fuzz the server from its schemas for some minutes: ``python -m tests.fuzz --minutes 10``.

Every round draws new values. The first fault ends it with the values that led there and exit code 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from hypothesis import HealthCheck, settings

from tests.fuzz.attempts import any_message, any_request, every_edge

ROUND = settings(
    max_examples=500, derandomize=False, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    until = time.monotonic() + 60 * parser.parse_args().minutes
    rounds = 0
    with tempfile.TemporaryDirectory() as data:
        every_edge(Path(data))
    while time.monotonic() < until:
        for attempt in (any_request, any_message):
            with tempfile.TemporaryDirectory() as data:
                attempt(Path(data), ROUND)
        rounds += 1
        print(f"{rounds} rounds of {ROUND.max_examples} requests and talks: no fault", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
