"""Hypothesis tries the same examples every time, and takes the time it needs on a busy machine."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("regalia", derandomize=True, deadline=None)
settings.load_profile("regalia")

# A run in the background ignores Ctrl-C, and so would every program it starts; the tests of Ctrl-C need it heard.
signal.signal(signal.SIGINT, signal.default_int_handler)
