"""A process that measures on request, so that runs can alternate: a task's name in, its rate per second out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from regalia.lab.stopwatch import Work, rate, size_for

SECONDS = 0.4  # approximate length of a run


def answer(works: Mapping[str, Work], asks: Mapping[str, Callable[[Any], Any]]) -> None:
    """Answer requests: ``["rate", name]`` for a rate, ``["ask", name, data]`` for other facts."""
    sizes: dict[str, int] = {}
    for line in sys.stdin:
        kind, name, *data = json.loads(line)
        if kind == "ask":
            found = asks[name](*data)
        else:
            if name not in sizes:
                sizes[name] = size_for(works[name], SECONDS)
            found = rate(works[name], sizes[name])
        print(json.dumps(found), flush=True)
