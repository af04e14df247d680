"""The HTTP endpoints of the shelf: works that people made, kept and shared."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.people.guests import guest_of, known_guest
from regalia.server.people.works import Works
from regalia.server.problems import too_fast
from regalia.server.services import Services
from regalia.server.wire.works import NewWork, Shelved

WAIT = 10


class WorksApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._works = Works(services)
        self._saves = Buckets(services.limits.saves)

    def routes(self) -> list[Route]:
        return [
            Route("/api/works", self.all, methods=["GET"]),
            Route("/api/works", self.keep, methods=["POST"]),
            Route("/api/works/{id}", self.one, methods=["GET"]),
            Route("/api/works/{id}", self.change, methods=["PUT"]),
            Route("/api/works/{id}", self.drop, methods=["DELETE"]),
        ]

    async def all(self, request: Request) -> Response:
        """The visitor's works."""
        return answer(await self._works.all(await known_guest(request, self._services)))

    async def one(self, request: Request) -> Response:
        """A work, for anybody who has its id."""
        guest = await guest_of(request, self._services)
        return answer(await self._works.one(guest, request.path_params["id"]))

    async def keep(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        self._check_rate(request)
        wanted = await asked(request, NewWork, self._services.limits.work)
        return answer(Shelved(id=await self._works.keep(guest, wanted)), HTTPStatus.CREATED)

    async def change(self, request: Request) -> Response:
        guest, id = await known_guest(request, self._services), request.path_params["id"]
        self._check_rate(request)
        wanted = await asked(request, NewWork, self._services.limits.work)
        await self._works.change(guest, id, wanted)
        return answer(Shelved(id=id))

    async def drop(self, request: Request) -> Response:
        guest, id = await known_guest(request, self._services), request.path_params["id"]
        await self._works.drop(guest, id)
        return answer(Shelved(id=id))

    def _check_rate(self, request: Request) -> None:
        if not self._saves.take(address(request.scope)):
            raise too_fast(WAIT)
        self._services.overload.check("nothing can be kept")
