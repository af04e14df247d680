"""Work beside the event loop, in a few threads.

It is for work on our own data that is too long for the loop: replaying a game, setting a table up. Python code in a
thread delays the loop by a switch interval at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

THREADS = 2
SWITCH = 0.001  # seconds after which a thread lets the event loop go on

P = ParamSpec("P")
T = TypeVar("T")

_threads = ThreadPoolExecutor(THREADS, "regalia-aside")


async def aside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """The result of the work, done in one of the threads."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*given, **named))
