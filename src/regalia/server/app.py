"""The application: routes, the guard around them, what begins and ends with the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from regalia.kernel.errors import RegaliaError
from regalia.server.answers import problem
from regalia.server.api import Api
from regalia.server.client import HOME, Client
from regalia.server.guard import Guard
from regalia.server.hall import Hall
from regalia.server.house import House
from regalia.server.problems import HttpProblem
from regalia.server.socket import Sockets


def create_app(house: House, client: Path = HOME) -> ASGIApp:
    """The server of a house, which it closes when it goes down."""
    hall = Hall(house)
    pages = Client(client)

    async def page(request: Request) -> Response:
        return pages.answer(request)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.wake()
        try:
            yield
        finally:
            hall.close()
            await house.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{id}/socket", Sockets(house, hall)),
            *Api(house, hall).routes(),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        exception_handlers={RegaliaError: told, HTTPException: plain, Exception: unforeseen},
        lifespan=lifespan,
    )
    return Guard(app, house.limits)


async def told(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RegaliaError)
    return problem(wrong)


async def plain(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    status = HTTPStatus(wrong.status_code)
    return problem(HttpProblem(status, f"{status.phrase}."))


async def unforeseen(request: Request, wrong: Exception) -> Response:
    """Our fault: told in one sentence. The server that runs this application logs it in full."""
    text = "Something went wrong on the server, and it was logged. Try again."
    return problem(HttpProblem(HTTPStatus.INTERNAL_SERVER_ERROR, text))
