from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.store.database import Database
from regalia.server.store.postgres import Postgres
from regalia.server.store.sqlite import Sqlite
from regalia.server.table import audience
from tests.server.servers.cluster import Cluster, programs


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL. Where it is not installed the test is skipped, but never in CI."""
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


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Either database, for tests of the store."""
    if request.param == "sqlite":
        return Sqlite(tmp_path / "a.db")
    return Postgres(request.getfixturevalue("postgres"))


@pytest.fixture(autouse=True)
def nobody_reloads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who closes the last socket of a seat has left at once."""
    monkeypatch.setattr(audience, "RELOADING", 0.0)
