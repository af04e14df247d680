"""Fuzzing from the schemas of all routes and messages, bounded; ``python -m tests.fuzz`` does it at length."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from regalia.server.app import create_app
from regalia.server.wire.events import Deed, NewEvent
from regalia.server.wire.lobby import NewTable
from tests.fuzz.attempts import RAW, any_message, any_request, body_type, every_edge
from tests.fuzz.strategies import edges
from tests.server.harness import make_services, routes_of

BOUNDED = settings(max_examples=400, suppress_health_check=list(HealthCheck))
FEW = settings(max_examples=60, suppress_health_check=list(HealthCheck))
WITHOUT_BODY = {  # routes that change something and read no body
    "/api/me",
    "/api/account/sessions",
    "/api/account/sessions/{id}",
    "/api/me/blocks/{block}",
    "/api/tables/{id}/bots",
    "/api/tables/{id}/hint",
    "/api/replays/{id}/review",
    "/api/replays/{id}/advantage",
    "/api/{path:path}",
}


def test_the_body_of_every_route_is_known(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    changing = [route for route in routes_of(create_app(services)) if (route.methods or set()) - {"GET", "HEAD"}]
    known: dict[str, Any] = {}
    for route in changing:
        known[route.path] = known.get(route.path) or body_type(route)  # one that deletes reads none
    assert {path for path, type in known.items() if type is None} <= WITHOUT_BODY | RAW.keys()
    assert (known["/api/tables"], known["/api/events"], known["/api/events/{id}"]) == (NewTable, NewEvent, Deed)


def test_every_field_is_tried_at_its_edges() -> None:
    tried = list(edges(NewEvent))
    assert {"title": "Evening", "game": "bluff"} in tried
    assert {"title": "Evening", "game": "bluff", "team_size": 0} in tried


@pytest.mark.release
def test_every_edge_of_every_body_and_message(tmp_path: Path) -> None:
    every_edge(tmp_path)


@pytest.mark.release
def test_any_request(tmp_path: Path) -> None:
    any_request(tmp_path, BOUNDED)


def test_any_message(tmp_path: Path) -> None:
    any_message(tmp_path, FEW)
