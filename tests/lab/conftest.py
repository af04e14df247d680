from __future__ import annotations

from collections.abc import Iterator

import pytest

from regalia.games import catalogue
from tests.lab.sealed import GAME


@pytest.fixture
def sealed() -> Iterator[str]:
    """The small game on the shelf, for as long as a test lasts."""
    catalogue()[GAME.key] = GAME
    yield GAME.key
    del catalogue()[GAME.key]
