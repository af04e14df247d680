"""A process that measures when asked: one task's name a line in, its rate a second out. So that runs can take turns."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from regalia.lab.stopwatch import Work, rate, size_for

SECONDS = 0.4  # of a run, about


def answer(works: Mapping[str, Work], asks: Mapping[str, Callable[[Any], Any]]) -> None:
    """Each line is ``["rate", name]``, or ``["ask", name, data]`` for anything else that has to be known."""
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
