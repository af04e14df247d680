"""The HTTP endpoints for people: profiles, histories, blocks, reports, and what waits for a player."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.people.guests import guest_of, known_guest
from regalia.server.people.profiles import Profiles, player_called
from regalia.server.people.relations import Relations
from regalia.server.people.waiting import waiting
from regalia.server.problems import not_yours, too_fast, unknown
from regalia.server.services import Services
from regalia.server.table.rooms import Rooms
from regalia.server.wire.people import Muted, Person, Received, Report

WAIT = 2


class PeopleApi:
    """Who somebody is, and how people stand to each other."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms
        self._profiles = Profiles(services)
        self._relations = Relations(rooms)
        self._looks = Buckets(services.limits.profiles)

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/profile", self.own_profile, methods=["GET"]),
            Route("/api/me/games", self.own_games, methods=["GET"]),
            Route("/api/me/waiting", self.waiting, methods=["GET"]),
            Route("/api/me/blocks", self.blocks, methods=["GET"]),
            Route("/api/me/blocks", self.block, methods=["POST"]),
            Route("/api/me/blocks/{block}", self.unblock, methods=["DELETE"]),
            Route("/api/reports", self.report, methods=["POST"]),
            Route("/api/people/{person}", self.profile, methods=["GET"]),
            Route("/api/people/{person}/games", self.games, methods=["GET"]),
            Route("/api/tables/{id}/people", self.at_table, methods=["GET"]),
            Route("/api/tables/{id}/mutes", self.mute, methods=["PUT"]),
        ]

    # ---- profiles

    async def own_profile(self, request: Request) -> Response:
        guest = await self._looking(request)
        return answer(await self._profiles.profile(guest, guest))

    async def own_games(self, request: Request) -> Response:
        guest = await self._looking(request)
        return answer(await self._profiles.games(guest, guest, *_wanted(request)))

    async def profile(self, request: Request) -> Response:
        self._slowly(request)
        asker = await guest_of(request, self._services)
        player = await player_called(self._services, request.path_params["person"], asker)
        return answer(await self._profiles.profile(player, asker))

    async def games(self, request: Request) -> Response:
        self._slowly(request)
        asker = await guest_of(request, self._services)
        player = await player_called(self._services, request.path_params["person"], asker)
        return answer(await self._profiles.games(player, asker, *_wanted(request)))

    async def waiting(self, request: Request) -> Response:
        return answer(await waiting(self._services, await known_guest(request, self._services)))

    # ---- blocks and reports

    async def blocks(self, request: Request) -> Response:
        return answer(await self._relations.blocks(await known_guest(request, self._services)))

    async def block(self, request: Request) -> Response:
        guest = await self._looking(request)
        wanted = await asked(request, Person, self._services.limits.body)
        return answer(await self._relations.block(guest, wanted), HTTPStatus.CREATED)

    async def unblock(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        return answer(await self._relations.unblock(guest, request.path_params["block"]))

    async def report(self, request: Request) -> Response:
        guest = await self._looking(request)
        wanted = await asked(request, Report, self._services.limits.body)
        number = await self._relations.report(guest, wanted, address(request.scope))
        return answer(Received(number=number), HTTPStatus.CREATED)

    # ---- at a table

    async def at_table(self, request: Request) -> Response:
        """The people at a table, for links to their profiles."""
        guest = await guest_of(request, self._services)
        async with self._rooms.room(request.path_params["id"]) as room:
            return answer(await self._relations.people(room, guest))

    async def mute(self, request: Request) -> Response:
        """Host: mute a player in the chat, or let them speak again."""
        guest = await known_guest(request, self._services)
        wanted = await asked(request, Muted, self._services.limits.body)
        async with self._rooms.room(request.path_params["id"]) as room:
            if guest != room.row.host:
                raise not_yours("Only the host can do that.")
            await room.chat.mute(wanted.seat, wanted.on)
            return answer(sorted(room.chat.muted))

    async def _looking(self, request: Request) -> str:
        guest = await known_guest(request, self._services)
        self._slowly(request)
        return guest

    def _slowly(self, request: Request) -> None:
        if not self._looks.take(address(request.scope)):
            raise too_fast(WAIT)


def _wanted(request: Request) -> tuple[int, str]:
    """The page and the game that are asked for; raises HttpProblem."""
    page = request.query_params.get("page", "1")
    if not (page.isascii() and page.isdigit() and int(page[:9]) > 0 and len(page) < 10):
        raise unknown("Pages are numbers from 1.")
    return int(page), request.query_params.get("game", "").replace("\0", "")
