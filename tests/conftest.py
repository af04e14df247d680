"""Hypothesis tries the same examples every time, and takes the time it needs on a busy machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("regalia", derandomize=True, deadline=None)
settings.load_profile("regalia")
