"""The HTTP endpoints of the workshop: what players make is measured, priced and checked."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.kernel.game import Game
from regalia.kernel.optional.workshop import Workshop
from regalia.presets import shipped_files
from regalia.server.aside import aside
from regalia.server.checks.bounds import check_bounds
from regalia.server.http.bodies import JSON, answer, asked, body
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.people.works import check_kind
from regalia.server.problems import too_fast, unknown
from regalia.server.services import Services

WAIT = 1


class WorkshopApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._appraisals = Buckets(services.limits.appraisals)
        self._checks = Buckets(services.limits.checks)

    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{key}/workshop", self.bench, methods=["GET"]),
            Route("/api/games/{key}/workshop", self.appraise, methods=["POST"]),
            Route("/api/games/{key}/files/{kind}", self.shipped, methods=["GET"]),
            Route("/api/games/{key}/files/{kind}", self.file_faults, methods=["POST"]),
            Route("/api/games/{key}/files/{kind}/read", self.file, methods=["POST"]),
        ]

    async def bench(self, request: Request) -> Response:
        """What the editor of a game's parts must know."""
        return answer(await aside(workshop_of(self._game(request)).bench))

    async def appraise(self, request: Request) -> Response:
        """What the part in the body costs and can do, or its faults."""
        if not self._appraisals.take(address(request.scope)):
            raise too_fast(WAIT)
        workshop = workshop_of(self._game(request))
        data = await asked(request, dict[str, Any], self._services.limits.body)
        return answer(await aside(workshop.appraisal, data))

    async def shipped(self, request: Request) -> Response:
        """The files of a kind that ship with a game."""
        game, kind = self._game(request), request.path_params["kind"]
        check_kind(game, kind)
        return answer(await aside(shipped_files, game, kind))

    async def file_faults(self, request: Request) -> Response:
        """Every fault of the file in the body, with its place."""
        game, kind = self._checked(request)
        data = await asked(request, dict[str, Any], self._services.limits.work)
        return answer(await self._services.checks.file_faults(game, kind, data, address(request.scope)))

    async def file(self, request: Request) -> Response:
        """The text of a file, JSON or TOML, as its content with every fault; browsers cannot read TOML."""
        game, kind = self._checked(request)
        text = (await body(request, self._services.limits.work)).decode(errors="replace")
        check_bounds(text)
        return Response(await self._services.checks.file(game, kind, text, address(request.scope)), media_type=JSON)

    def _checked(self, request: Request) -> tuple[Game, str]:
        """The game and the kind of a file that is to be checked."""
        if not self._checks.take(address(request.scope)):
            raise too_fast(WAIT)
        self._services.overload.check("no file can be checked")
        game, kind = self._game(request), request.path_params["kind"]
        check_kind(game, kind)
        return game, kind

    def _game(self, request: Request) -> Game:
        return self._services.game(request.path_params["key"])


def workshop_of(game: Game) -> Workshop:
    """Raises HttpProblem for a game in which players make nothing themselves."""
    found = game.workshop()
    if found is None:
        raise unknown(f"{game.title} has no workshop.")
    return found
