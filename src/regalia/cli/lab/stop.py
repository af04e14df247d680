"""Stopping a long command with Ctrl-C, so that it can still report."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

INTERRUPTED = 130  # exit code


class Stop:
    """Whether the user pressed Ctrl-C. A second Ctrl-C interrupts as usual."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        return self.asked

    @contextmanager
    def on_ctrl_c(self) -> Iterator[None]:
        before = signal.signal(signal.SIGINT, self._heard)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _heard(self, number: int, frame: Any) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
