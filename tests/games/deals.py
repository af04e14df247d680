"""Random games by number: a few of them for every change, all of them for a release."""

from __future__ import annotations

import pytest

QUICK = 4


def deals(count: int) -> list[object]:
    """Numbers for ``pytest.mark.parametrize``; those from the fifth on are release tests."""
    return [pytest.param(number, marks=[pytest.mark.release] if number >= QUICK else []) for number in range(count)]
