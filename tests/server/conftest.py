from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.cluster import Cluster, programs


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL. Where there is none the test is left out, but never in CI."""
    bin = programs()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed: .ci/run must see to it")
        pytest.skip("PostgreSQL is not installed on this machine")
    running = Cluster(bin)
    yield running
    running.stop()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.database()
