"""The HTTP endpoints for bots: hints, reviews, advantage charts and the bots' pace."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.bots.favourites import Favourites
from regalia.server.bots.hints import Hints
from regalia.server.http.bodies import answer, asked
from regalia.server.people.guests import known_guest
from regalia.server.problems import not_yours
from regalia.server.replay.advantage import Advantages
from regalia.server.replay.replay import Replays
from regalia.server.replay.review import Reviews
from regalia.server.services import Services
from regalia.server.table.info import seat_of
from regalia.server.table.rooms import Rooms
from regalia.server.wire.replay import BotPace


class BotsApi:
    """The endpoints, for people who play; the charts for everybody who can see the replay."""

    def __init__(self, services: Services, rooms: Rooms, replays: Replays) -> None:
        self._services = services
        self._rooms = rooms
        self._replays = replays
        favourites = Favourites()
        self._hints = Hints(services, favourites)
        self._reviews = Reviews(services, favourites)
        self._advantages = Advantages(services)

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{id}/hint", self.hint, methods=["POST"]),
            Route("/api/tables/{id}/pace", self.pace, methods=["PUT"]),
            Route("/api/replays/{id}/review", self.review, methods=["POST"]),
            Route("/api/replays/{id}/advantage", self.advantage, methods=["POST"]),
        ]

    def close(self) -> None:
        self._reviews.close()
        self._advantages.close()

    async def hint(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        async with self._rooms.room(request.path_params["id"]) as room:
            seat = seat_of(room.row, guest)
            seq = 0 if seat is None else room.ledger.feed.count(seat)
            hint = await self._hints.hint(room.row, room.ledger.match, seat, seq, guest)
            await room.note_hint()
            return answer(hint)

    async def pace(self, request: Request) -> Response:
        """Set the pace of a table's bots.

        It holds from the next move on, while the table is in memory.
        """
        guest = await known_guest(request, self._services)
        wanted = await asked(request, BotPace, self._services.limits.body)
        async with self._rooms.room(request.path_params["id"]) as room:
            if guest != room.row.host:
                raise not_yours("Only the host can set the bots' pace.")
            room.manner = wanted.manner
        return answer(wanted)

    async def review(self, request: Request) -> Response:
        """The review of the visitor's own seat, started by the first request."""
        guest = await known_guest(request, self._services)
        id = request.path_params["id"]
        seat = await self._replays.seat_of(id, guest)
        if seat is None:
            raise not_yours("Only players of this game can see its review, each from their own seat.")
        return answer(self._reviews.begin(id, seat, await self._replays.film(id), guest))

    async def advantage(self, request: Request) -> Response:
        """The advantage chart of a finished game, started by the first request."""
        guest = await known_guest(request, self._services)
        id = request.path_params["id"]
        film = await self._replays.film(id)
        return answer(self._advantages.begin(id, film, await self._replays.result(id), guest))
