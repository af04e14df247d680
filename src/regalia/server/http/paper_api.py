"""The endpoints of paper: games and events as PDFs."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.kernel.paper.printing import chosen, parts_of
from regalia.server.events.decks import deck_lists
from regalia.server.events.events import Events
from regalia.server.events.export import listed
from regalia.server.events.paper import SHEETS, event_sheet
from regalia.server.events.view import event_info, keys_of
from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.people.guests import guest_of
from regalia.server.problems import malformed, too_fast, unknown
from regalia.server.services import Services
from regalia.server.wire.paper import PaperPartInfo, PrintOrder

RATE_WAIT = 5
PAPERS = ("a4", "letter")


class PaperApi:
    """Lists what can be printed, and prints it in the press."""

    def __init__(self, services: Services, events: Events) -> None:
        self._services = services
        self._events = events
        self._prints = Buckets(services.limits.prints)

    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{key}/paper", self.parts, methods=["GET"]),
            Route("/api/games/{key}/paper", self.game, methods=["POST"]),
            Route("/api/games/{key}/rules.pdf", self.rules, methods=["GET"]),
            Route("/api/events/{id}/{part}.pdf", self.event, methods=["GET"]),
        ]

    async def parts(self, request: Request) -> Response:
        found = parts_of(self._services.game(request.path_params["key"]))
        return answer([PaperPartInfo(key=part.key, title=part.title, usual=part.usual) for part in found])

    async def game(self, request: Request) -> Response:
        """The parts of the body, with its options."""
        game = self._services.game(request.path_params["key"])
        wanted = await asked(request, PrintOrder, self._services.limits.body)
        parts = tuple([part.key for part in chosen(game, wanted.parts)])
        whose = self._allowed(request)
        pdf = await self._services.press.game(game, msgspec.structs.replace(wanted, parts=parts), whose)
        return _file(pdf, f"{game.key}.pdf")

    async def rules(self, request: Request) -> Response:
        game = self._services.game(request.path_params["key"])
        pdf = await self._services.press.game(game, PrintOrder(parts=("rules",)), self._allowed(request))
        return _file(pdf, f"{game.key}-rules.pdf")

    async def event(self, request: Request) -> Response:
        """A sheet of an event as the visitor may see it: a deck list of one's own, or of all when the event is over."""
        paper = request.query_params.get("paper", PAPERS[0])
        if paper not in PAPERS:
            raise malformed(f"Sheets are printed on {' or '.join(PAPERS)}.")
        part = request.path_params["part"]
        if part not in SHEETS:
            raise unknown(f"An event has the sheets {', '.join(SHEETS)}.")
        guest = await guest_of(request, self._services)
        kept = await self._events.find(request.path_params["id"])
        names = await self._services.store.names(keys_of(kept.event))
        info = event_info(self._services, kept, names, guest)
        data = event_sheet(part, info, kept.event.plan.best_of, listed(deck_lists(kept.event, info.you)))
        pdf = await self._services.press.event(data, paper, self._allowed(request))
        return _file(pdf, f"event-{info.id}-{part}.pdf", "no-store")

    def _allowed(self, request: Request) -> str:
        """The visitor's address, which may print now; raises HttpProblem."""
        whose = address(request.scope)
        if not self._prints.take(whose):
            raise too_fast(RATE_WAIT)
        self._services.overload.check("nothing can be printed")
        return whose


def _file(pdf: bytes, name: str, caching: str = "no-cache") -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": caching}
    return Response(pdf, headers=headers, media_type="application/pdf")
