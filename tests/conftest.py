"""Settings of the whole run: repeatable Hypothesis examples, Ctrl-C, and the order of the files."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

settings.register_profile("regalia", derandomize=True, deadline=None)
settings.load_profile("regalia")

# A run in the background ignores Ctrl-C, and so would every program it starts; the tests of Ctrl-C need it heard.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST = (  # the longest first, so that no worker is left alone with one of them at the end
    "tests/testing/test_games.py",
    "tests/browser/",  # all of them together: they share a Chromium
    "tests/test_native_records.py",
    "tests/games/battle/rules/test_against_oracle.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first; make test tells xdist to keep this order."""
    items.sort(
        key=lambda item: next((n for n, name in enumerate(LONGEST) if item.nodeid.startswith(name)), len(LONGEST))
    )
