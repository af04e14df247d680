"""``python -m tests.browser.serve``: the server with room for many new browsers at one address.

Every test opens browsers without a cache, all at one address. On a fast machine they reach the limits of requests and openings.
"""

from __future__ import annotations

import inspect
from typing import Any

from regalia.cli import run
from regalia.server.limits import Limits, Rate

MANY = {"requests": Rate(100_000, 10_000), "openings": Rate(10_000, 1_000)}

if __name__ == "__main__":
    init: Any = Limits.__init__
    usual = inspect.signature(Limits).parameters.values()
    init.__defaults__ = tuple(MANY.get(limit.name, limit.default) for limit in usual)
    run()
