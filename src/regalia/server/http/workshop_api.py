"""The HTTP endpoints of the workshop: parts that players make, measured and priced."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.kernel.game import Game
from regalia.kernel.optional.workshop import Workshop
from regalia.server.aside import aside
from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.problems import too_fast, unknown
from regalia.server.services import Services

WAIT = 1


class WorkshopApi:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._appraisals = Buckets(services.limits.appraisals)

    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{key}/workshop", self.bench, methods=["GET"]),
            Route("/api/games/{key}/workshop", self.appraise, methods=["POST"]),
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

    def _game(self, request: Request) -> Game:
        return self._services.game(request.path_params["key"])


def workshop_of(game: Game) -> Workshop:
    """Raises HttpProblem for a game in which players make nothing themselves."""
    found = game.workshop()
    if found is None:
        raise unknown(f"{game.title} has no workshop.")
    return found
