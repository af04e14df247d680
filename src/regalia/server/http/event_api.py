"""The HTTP endpoints for events. docs/reference/events.md has the table of routes."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.events import duration
from regalia.events.info import EventInfo
from regalia.server.events.acts import EventActs
from regalia.server.events.calendar import calendar
from regalia.server.events.events import Events
from regalia.server.events.export import event_file, results_csv, standings_csv
from regalia.server.events.live import live_tables
from regalia.server.events.logs import Kept
from regalia.server.events.picture import picture
from regalia.server.events.view import entrant_names, event_info, event_row, keys_of, names_of
from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.people.guests import guest_of, known_guest, name_of
from regalia.server.problems import too_fast, unknown
from regalia.server.services import Services
from regalia.server.table.rooms import Rooms
from regalia.server.wire.events import Deed, EventList, EventOpened, EventRow, NewEvent

LISTED = 30
WAIT = 10


class EventApi:
    """The endpoints about events."""

    def __init__(self, services: Services, rooms: Rooms, events: Events) -> None:
        self._services = services
        self._events = events
        self._rooms = rooms
        self._views = Buckets(services.limits.checks)
        self._acts = EventActs(events, rooms)
        self._openings = Buckets(services.limits.openings)
        self._codes = Buckets(services.limits.codes)
        self._deeds = Buckets(services.limits.deeds)

    def routes(self) -> list[Route]:
        return [
            Route("/api/events", self.all, methods=["GET"]),
            Route("/api/events", self.create, methods=["POST"]),
            Route("/api/events/codes/{code}", self.code, methods=["GET"]),
            Route("/api/events/{id}", self.event, methods=["GET"]),
            Route("/api/events/{id}", self.act, methods=["POST"]),
            Route("/api/events/{id}/picture.svg", self.picture, methods=["GET"]),
            Route("/api/events/{id}/event.json", self.json, methods=["GET"]),
            Route("/api/events/{id}/event.ics", self.calendar, methods=["GET"]),
            Route("/api/events/{id}/standings.csv", self.csv, methods=["GET"]),
            Route("/api/events/{id}/results.csv", self.results, methods=["GET"]),
            Route("/api/events/{id}/live", self.live, methods=["GET"]),
        ]

    async def all(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        mine = await self._events.store.of(guest, LISTED)
        others = [id for id in await self._events.store.listed(LISTED) if id not in mine]
        rows = [await self._row(id, guest) for id in [*mine, *others]]
        return answer(
            EventList(mine=tuple(row for row in rows if row.mine), open=tuple(row for row in rows if not row.mine))
        )

    async def _row(self, id: str, guest: str) -> EventRow:
        kept = await self._events.find(id)
        return event_row(self._services, kept, guest, await self._names(kept))

    async def create(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        if not self._openings.take(address(request.scope)):
            raise too_fast(WAIT)
        self._services.overload.check("no new event can be opened")
        wanted = await asked(request, NewEvent, self._services.limits.body)
        return answer(EventOpened(id=await self._events.create(wanted, guest)), HTTPStatus.CREATED)

    async def code(self, request: Request) -> Response:
        """The event that a short code leads to. A rate limit prevents guessing."""
        await known_guest(request, self._services)
        if not self._codes.take(address(request.scope)):
            raise too_fast(WAIT)
        id = await self._events.store.by_code(request.path_params["code"].strip().lower()[:20])
        if id is None:
            raise unknown("No event has this code. Check the letters.")
        return answer(EventOpened(id=id))

    async def event(self, request: Request) -> Response:
        """The event, or null for a viewer who is up to date.

        Pages poll every few seconds.
        """
        kept = await self._events.find(request.path_params["id"])
        if request.query_params.get("since") == str(len(kept.event.log)):
            return answer(None)
        return answer(await self._info(kept, await guest_of(request, self._services)))

    async def act(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        if not self._deeds.take(address(request.scope)):
            raise too_fast(1)
        act = (await asked(request, Deed, self._services.limits.body)).act
        name = await name_of(guest, self._services)
        kept = await self._acts.act(request.path_params["id"], guest, name, act)
        return answer(await self._info(kept, guest))

    async def picture(self, request: Request) -> Response:
        kept = await self._events.find(request.path_params["id"])
        names = entrant_names(kept.event, await self._names(kept))
        svg = picture(kept.event, names, dark=request.query_params.get("theme") == "dark")
        return Response(svg, media_type="image/svg+xml")

    async def json(self, request: Request) -> Response:
        kept = await self._events.find(request.path_params["id"])
        info = await self._info(kept, None)
        return _file(event_file(kept.event, info), "application/json", f"event-{info.id}.json")

    async def csv(self, request: Request) -> Response:
        info = await self._info(await self._events.find(request.path_params["id"]), None)
        return _file(standings_csv(info).encode(), "text/csv; charset=utf-8", f"event-{info.id}.csv")

    async def results(self, request: Request) -> Response:
        info = await self._info(await self._events.find(request.path_params["id"]), None)
        return _file(results_csv(info).encode(), "text/csv; charset=utf-8", f"event-{info.id}-results.csv")

    async def calendar(self, request: Request) -> Response:
        """The planned start as an entry for calendars."""
        kept = await self._events.find(request.path_params["id"])
        info = await self._info(kept, None)
        if info.starts is None:
            raise unknown("This event has no planned start that a calendar could hold.")
        minutes = self._services.game(info.game).minutes[1] * kept.event.plan.best_of
        rounds = duration.rounds(kept.event) or len(kept.event.players).bit_length() or 1
        text = calendar(info, f"{request.base_url}e/{info.id}", minutes * rounds, self._services.clock.now())
        return _file(text.encode(), "text/calendar; charset=utf-8", f"event-{info.id}.ics")

    async def live(self, request: Request) -> Response:
        """The running games as spectators see them; pages poll every few seconds."""
        if not self._views.take(address(request.scope)):
            raise too_fast(1)
        kept = await self._events.find(request.path_params["id"])
        guest = await guest_of(request, self._services)
        you = next((n for n, player in enumerate(kept.event.players) if guest and player.key == guest), None)
        return answer(await live_tables(self._rooms, kept, names_of(kept.event, await self._names(kept)), you))

    async def _info(self, kept: Kept, guest: str | None) -> EventInfo:
        return event_info(self._services, kept, await self._names(kept), guest)

    async def _names(self, kept: Kept) -> dict[str, str]:
        return await self._services.store.names(keys_of(kept.event))


def _file(text: bytes, kind: str, name: str) -> Response:
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=kind)
