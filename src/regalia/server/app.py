"""The application: its routes, and what starts and stops with the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from regalia.kernel.errors import RegaliaError
from regalia.server.clock.ticker import Ticker
from regalia.server.events.events import Events
from regalia.server.http.account_api import AccountApi
from regalia.server.http.api import Api
from regalia.server.http.bodies import problem
from regalia.server.http.bots_api import BotsApi
from regalia.server.http.client import HOME, Client
from regalia.server.http.event_api import EventApi
from regalia.server.http.guard import Guard
from regalia.server.http.hosts import Hosts
from regalia.server.http.paper_api import PaperApi
from regalia.server.http.people_api import PeopleApi
from regalia.server.http.previews import Previews
from regalia.server.http.puzzles_api import PuzzlesApi
from regalia.server.http.socket import Sockets
from regalia.server.http.trials_api import TrialsApi
from regalia.server.http.works_api import WorksApi
from regalia.server.http.workshop_api import WorkshopApi
from regalia.server.likeness import LIST, skeletons
from regalia.server.metrics import TYPE, from_here, has_token
from regalia.server.operating.gate import Gate
from regalia.server.operating.readiness import Readiness
from regalia.server.operating.watch import Watch
from regalia.server.problems import HttpProblem, unknown
from regalia.server.services import Services
from regalia.server.table.rooms import Rooms

Work = Callable[[], Coroutine[Any, Any, None]]


def create_app(
    services: Services,
    client: Path = HOME,
    work: Sequence[Work] = (),
    *,
    hosts: Hosts | None = None,
    metrics_token: str = "",
) -> ASGIApp:
    """The server's ASGI application, with tasks that run beside it.

    It closes the services when it shuts down. Without ``hosts`` it answers to loopback names only.
    """
    rooms = Rooms(services)
    events = Events(services, rooms)
    api = Api(services, rooms)
    bots = BotsApi(services, rooms, api.replays)
    previews = Previews(services, rooms, events)
    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{id}/socket", Sockets(services, rooms)),
            *EventApi(services, rooms, events).routes(),
            *bots.routes(),
            *AccountApi(services, rooms).routes(),
            *PeopleApi(services, rooms).routes(),
            *PuzzlesApi(services).routes(),
            *WorksApi(services).routes(),
            *WorkshopApi(services).routes(),
            *TrialsApi(services).routes(),
            *PaperApi(services, events).routes(),
            *api.routes(),
            *previews.routes(),
            *plain_routes(services, rooms, Client(client), metrics_token, previews, hosts or Hosts()),
        ],
        exception_handlers={RegaliaError: told, HTTPException: plain, Exception: unforeseen},
        lifespan=lambda app: running(services, rooms, events, bots, work),
    )
    return Guard(Gate(app, services), services.limits, hosts or Hosts())


def plain_routes(
    services: Services, rooms: Rooms, pages: Client, metrics_token: str, previews: Previews, hosts: Hosts
) -> list[Route]:
    """The routes outside the API: the health checks, the metrics, and every page of the client."""

    readiness = Readiness(services.store)

    async def health(request: Request) -> Response:
        """Whether the process answers. It never asks the database: restarting would not help it."""
        return Response("ok\n", media_type="text/plain")

    async def ready(request: Request) -> Response:
        """Whether a move could be stored now."""
        why = await readiness.why()
        status = HTTPStatus.SERVICE_UNAVAILABLE if why else HTTPStatus.OK
        return Response(f"not ready: {why}\n" if why else "ready\n", status, media_type="text/plain")

    async def metrics(request: Request) -> Response:
        if not (from_here(request) or has_token(request, metrics_token)):
            raise unknown("There is no such page.")
        return Response(services.metrics.text(rooms.tables, services.overload), media_type=TYPE)

    async def page(request: Request) -> Response:
        return await pages.answer(request, await previews.tags(request.url.path, hosts.origin(request.scope)))

    answers = {"/healthz": health, "/readyz": ready, "/metrics": metrics, "/{path:path}": page}
    return [Route(path, answer, methods=["GET"]) for path, answer in answers.items()]


@asynccontextmanager
async def running(
    services: Services, rooms: Rooms, events: Events, bots: BotsApi, work: Sequence[Work]
) -> AsyncIterator[None]:
    """Run what works beside the requests; close it and the services at the end."""
    ticker, watch = Ticker(rooms, events), Watch(services, rooms)
    tasks = [asyncio.get_running_loop().create_task(services.metrics.watch_loop(services.overload.note))]
    try:
        await services.store.guest_names.bring_up_to_date(LIST, skeletons)
        await watch.start()
        await ticker.start()
        await rooms.listen()
        await rooms.wake()
        tasks += [asyncio.get_running_loop().create_task(each()) for each in (watch.run, *work)]
        yield
    finally:
        await ticker.stop()
        await events.close()
        bots.close()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await rooms.close()
        await services.close()


async def told(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RegaliaError)
    return problem(wrong)


async def plain(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    status = HTTPStatus(wrong.status_code)
    return problem(HttpProblem(status, f"{status.phrase}."))


async def unforeseen(request: Request, wrong: Exception) -> Response:
    """The answer to an unexpected error, which the ASGI server logs in full."""
    text = "Something went wrong on the server. It has been logged; please try again."
    return problem(HttpProblem(HTTPStatus.INTERNAL_SERVER_ERROR, text))
