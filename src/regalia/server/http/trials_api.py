"""The endpoints of trials: quick games between bots with a player's own options."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.aside import aside
from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.people.guests import known_guest
from regalia.server.problems import too_fast
from regalia.server.services import Services
from regalia.server.trials.parts import of_part
from regalia.server.trials.trials import check_size
from regalia.server.wire.trials import MoreGames, TrialAsked

RATE_WAIT = 5


class TrialsApi:
    """Begins, tells, continues and stops trials."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._begun = Buckets(services.limits.trials)

    def routes(self) -> list[Route]:
        return [
            Route("/api/trials", self.begin, methods=["POST"]),
            Route("/api/trials/{id}", self.told, methods=["GET"]),
            Route("/api/trials/{id}", self.more, methods=["POST"]),
            Route("/api/trials/{id}", self.stop, methods=["DELETE"]),
        ]

    async def begin(self, request: Request) -> Response:
        who = await self._allowed(request)
        wanted = await asked(request, TrialAsked, self._services.limits.body * 2)
        game = self._services.game(wanted.game)
        if wanted.kind:
            wanted = await aside(of_part, game, wanted)
        check_size(wanted)
        options = [
            await self._services.checks.set_up(game, one, [wanted.seats], address(request.scope))
            for one in wanted.options
        ]
        return answer(self._services.trials.begin(wanted, options, who), HTTPStatus.CREATED)

    async def told(self, request: Request) -> Response:
        return answer(self._services.trials.told(request.path_params["id"]))

    async def more(self, request: Request) -> Response:
        who = await self._allowed(request)
        wanted = await asked(request, MoreGames, self._services.limits.body)
        return answer(self._services.trials.more(request.path_params["id"], wanted.games, who))

    async def stop(self, request: Request) -> Response:
        who = await known_guest(request, self._services)
        return answer(self._services.trials.stop(request.path_params["id"], who))

    async def _allowed(self, request: Request) -> str:
        """The visitor, who may let bots play now; raises HttpProblem."""
        who = await known_guest(request, self._services)
        if not self._begun.take(address(request.scope)):
            raise too_fast(RATE_WAIT)
        self._services.overload.check("no trial can be played")
        return who
