"""The HTTP endpoints. docs/reference/wire.md has the table of routes."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.fairness import check_chance
from regalia.house_rules import differs, rates
from regalia.kernel import record as records
from regalia.kernel.errors import RegaliaError
from regalia.kernel.options import changed
from regalia.kernel.state import SPECTATOR
from regalia.server.aside import aside
from regalia.server.checks.bounds import check_bounds
from regalia.server.http.bodies import JSON, answer, asked, body
from regalia.server.http.catalogue import catalogue, characters, game_setup
from regalia.server.http.guard import address
from regalia.server.http.prepared import prepared, sent
from regalia.server.http.rules import RulesPages
from regalia.server.limits import Buckets
from regalia.server.people.guests import Identity, guest_of, known_guest, known_identity, name_of
from regalia.server.people.ladder import changes, ladder
from regalia.server.problems import not_now, not_yours, too_fast, unknown
from regalia.server.replay.replay import Replays
from regalia.server.services import Services
from regalia.server.store.rows import MatchRow
from regalia.server.table.agreements import SUBSTITUTE
from regalia.server.table.chat import PHRASES
from regalia.server.table.info import invitations, invited, seat_of, seat_token
from regalia.server.table.lobby import lobby
from regalia.server.table.room import Room
from regalia.server.table.rooms import Rooms
from regalia.server.wire.lobby import Invited, NewTable, Opened, Seated, Sit, TryOut
from regalia.server.wire.setup import Differs

SCRIPT = Path(check_chance.__file__)
OPEN_RATE_WAIT = 5
CHECK_RATE_WAIT = 1
CODE_RATE_WAIT = 10


class Api:
    """The endpoints, apart from those of accounts, events and bots."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms
        self._replays = Replays(services)
        self._openings = Buckets(services.limits.openings)
        self._checks = Buckets(services.limits.checks)
        self._codes = Buckets(services.limits.codes)
        self._games = prepared(msgspec.json.encode(catalogue(services.games)), JSON)
        self._setups = {
            key: prepared(msgspec.json.encode(game_setup(game)), JSON) for key, game in services.games.items()
        }
        self._characters = prepared(msgspec.json.encode(characters()), JSON)
        self._rules = RulesPages()

    def routes(self) -> list[Route]:
        return [
            Route("/api/ratings/{key}", self.ratings, methods=["GET"]),
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/games/{key}", self.setup, methods=["GET"]),
            Route("/api/games/{key}/differs", self.differs, methods=["POST"]),
            Route("/api/characters", self.characters, methods=["GET"]),
            Route("/api/lobby", self.lobby, methods=["GET"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{id}", self.table, methods=["GET"]),
            Route("/api/tables/{id}/scene", self.scene, methods=["GET"]),
            Route("/api/tables/{id}/seat", self.sit, methods=["POST"]),
            Route("/api/tables/{id}/bots", self.fill, methods=["POST"]),
            Route("/api/codes/{code}", self.code, methods=["GET"]),
            Route("/api/phrases", self.phrases, methods=["GET"]),
            Route("/api/tables/{id}/ratings", self.rating_changes, methods=["GET"]),
            Route("/api/tables/{id}/record", self.record, methods=["GET"]),
            Route("/api/check_chance.py", self.chance_script, methods=["GET"]),
            Route("/api/games/{key}/rules", self.rules, methods=["GET"]),
            Route("/api/games/{key}/terms", self.terms, methods=["GET"]),
            Route("/api/games/{key}/terms/{term}", self.picture, methods=["GET"]),
            Route("/api/games/{key}/maps", self.maps, methods=["GET"]),
            Route("/api/options", self.read_options, methods=["POST"]),
            Route("/api/replays", self.bring, methods=["POST"]),
            Route("/api/replays/{id}", self.replay, methods=["GET"]),
            Route("/api/replays/{id}/steps/{at}", self.step, methods=["GET"]),
            Route("/api/replays/{id}/trial", self.try_out, methods=["POST"]),
            Route("/api/{path:path}", self.nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        ]

    async def ratings(self, request: Request) -> Response:
        return answer(await ladder(self._services, self._services.game(request.path_params["key"]).key))

    async def rating_changes(self, request: Request) -> Response:
        return answer(await changes(self._services, request.path_params["id"]))

    async def games(self, request: Request) -> Response:
        return sent(self._games, request)

    async def setup(self, request: Request) -> Response:
        return sent(self._setups[self._services.game(request.path_params["key"]).key], request)

    async def differs(self, request: Request) -> Response:
        """How a table with the options of the body would differ from the standard."""
        if not self._checks.take(address(request.scope)):
            raise too_fast(CHECK_RATE_WAIT)
        game = self._services.game(request.path_params["key"])
        options = await asked(request, dict[str, Any], self._services.limits.body)
        chosen = changed(game.options, options)
        return answer(Differs(text=differs(game, chosen), rated=rates(game, chosen)))

    async def characters(self, request: Request) -> Response:
        return sent(self._characters, request)

    async def rules(self, request: Request) -> Response:
        game = self._services.game(request.path_params["key"])
        return sent(await aside(self._rules.rules, game), request)

    async def terms(self, request: Request) -> Response:
        game = self._services.game(request.path_params["key"])
        return sent(self._rules.terms(game), request)

    async def picture(self, request: Request) -> Response:
        game = self._services.game(request.path_params["key"])
        return sent(await aside(self._rules.picture, game, request.path_params["term"]), request)

    async def lobby(self, request: Request) -> Response:
        return answer(await lobby(self._services, self._rooms, await known_guest(request, self._services)))

    async def open_table(self, request: Request) -> Response:
        who = await known_identity(request, self._services)
        self._slowly(request, "no new table can be opened")
        row = await self._rooms.open_table(await asked(request, NewTable, self._services.limits.body), who.guest)
        return self._opened(row, who)

    def _opened(self, row: MatchRow, who: Identity) -> Response:
        seat = seat_of(row, who.guest)
        token = "" if seat is None else seat_token(row, seat, self._services.signer, who.session)
        return answer(Opened(id=row.id, seat=seat, token=token), HTTPStatus.CREATED)

    async def table(self, request: Request) -> Response:
        guest = await guest_of(request, self._services)
        async with self._rooms.room(request.path_params["id"]) as room:
            seat = seat_of(room.row, guest)
            return answer(room.audience.info(SPECTATOR if seat is None else seat, guest))

    async def scene(self, request: Request) -> Response:
        """The scene of a table as the visitor sees it, from a seat or as a spectator."""
        guest = await guest_of(request, self._services)
        async with self._rooms.room(request.path_params["id"]) as room:
            seat = seat_of(room.row, guest)
            return answer(room.ledger.feed.scene(SPECTATOR if seat is None else seat))

    async def sit(self, request: Request) -> Response:
        who = await known_identity(request, self._services)
        wanted = await asked(request, Sit, self._services.limits.body)
        async with self._rooms.room(request.path_params["id"]) as room:
            seat = seat_of(room.row, who.guest)
            if seat is None:
                seat = self._seat_for(room, wanted)
                await room.sit(who.guest, await name_of(who.guest, self._services), seat)
            token = seat_token(room.row, seat, self._services.signer, who.session)
            return answer(Seated(id=room.row.id, seat=seat, token=token))

    def _seat_for(self, room: Room, wanted: Sit) -> int:
        """The seat that the guest may take; raises HttpProblem."""
        if wanted.invite:
            seat = invited(wanted.invite, room.row, self._services.signer)
            if seat is None:
                raise not_yours("This invitation is not valid for this table. Ask for the link again.")
            return seat
        if room.row.private:
            raise not_yours("This table is private: you need an invitation to sit down.")
        free = [number for number, seat in enumerate(room.row.seats) if seat.kind == "open"]
        if not free:
            raise not_now("No seat is free at this table, but you can watch.")
        if wanted.seat is None:
            return free[0]
        if not 0 <= wanted.seat < len(room.row.seats):
            raise RegaliaError(f"There is no seat {wanted.seat}; seats are 0 to {len(room.row.seats) - 1}.")
        return wanted.seat

    async def fill(self, request: Request) -> Response:
        """Host: fill the open seats with bots."""
        guest = await known_guest(request, self._services)
        async with self._rooms.room(request.path_params["id"]) as room:
            if guest != room.row.host:
                raise not_yours("Only the host can do that.")
            if room.row.started:
                raise not_now("No seat is free at this table.")
            await room.fill(SUBSTITUTE)
            return answer(room.audience.info(SPECTATOR if (seat := seat_of(room.row, guest)) is None else seat, guest))

    async def code(self, request: Request) -> Response:
        """The table that a short code leads to. A rate limit prevents guessing."""
        await known_guest(request, self._services)
        if not self._codes.take(address(request.scope)):
            raise too_fast(CODE_RATE_WAIT)
        id = await self._services.store.by_code(request.path_params["code"].strip().lower()[:20])
        if id is None:
            raise unknown("No table has this code. Check the letters.")
        async with self._rooms.room(id) as room:
            invites = invitations(room.row, self._services.signer)
            if not invites:
                raise not_now("All seats of that table are taken.")
            return answer(Invited(id=id, invite=invites[0].partition("#invite=")[2]))

    async def phrases(self, request: Request) -> Response:
        return answer(PHRASES)

    async def record(self, request: Request) -> Response:
        id = request.path_params["id"]
        record = await self._replays.record(id)
        name = f"{record.game}-{id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(records.write(record) + b"\n", headers=headers, media_type="application/json")

    async def chance_script(self, request: Request) -> Response:
        """The stand-alone script that checks a record's chance."""
        headers = {"Content-Disposition": f'attachment; filename="{SCRIPT.name}"'}
        return Response(await aside(SCRIPT.read_bytes), headers=headers, media_type="text/x-python")

    async def maps(self, request: Request) -> Response:
        """The maps that ship with a game, by name."""
        atlas = self._services.game(request.path_params["key"]).atlas()
        return answer({} if atlas is None else atlas.maps())

    async def read_options(self, request: Request) -> Response:
        """A file of options, JSON or TOML, as JSON.

        It may be for any game; browsers cannot read TOML.
        """
        self._slowly(request, "no file can be read")
        text = (await body(request, self._services.limits.body)).decode(errors="replace")
        check_bounds(text)
        return Response(await self._services.checks.options(text, address(request.scope)), media_type=JSON)

    async def bring(self, request: Request) -> Response:
        self._slowly(request, "no record can be opened")
        text = await body(request, self._services.limits.record)
        return answer(Opened(id=await self._replays.bring(text, address(request.scope))), HTTPStatus.CREATED)

    async def replay(self, request: Request) -> Response:
        id = request.path_params["id"]
        you = await self._replays.seat_of(id, await guest_of(request, self._services))
        return answer(msgspec.structs.replace(await self._replays.replay(id), you=you))

    async def step(self, request: Request) -> Response:
        at: Any = request.path_params["at"]
        if not (at.isascii() and at.isdigit() and len(at) < 10):
            raise unknown("A step must be a number.")
        who = request.query_params.get("as", "open")
        return answer(await self._replays.step(request.path_params["id"], int(at), who))

    async def try_out(self, request: Request) -> Response:
        """Open a table that goes on from a step of a replay.

        A visitor who played in that game has the same seat again.
        """
        who = await known_identity(request, self._services)
        self._slowly(request, "no new table can be opened")
        wanted = await asked(request, TryOut, self._services.limits.body)
        id = request.path_params["id"]
        seat = await self._replays.seat_of(id, who.guest)
        trial = await self._replays.trial(id, wanted.at, wanted.seat if seat is None else seat)
        return self._opened(await self._rooms.open_trial(trial, who.guest), who)

    @property
    def replays(self) -> Replays:
        return self._replays

    async def nothing(self, request: Request) -> Response:
        raise unknown("There is no such page.")

    def _slowly(self, request: Request, what: str = "") -> None:
        """Limit the rate of a request; during an overload, refuse what it would begin."""
        if not self._openings.take(address(request.scope)):
            raise too_fast(OPEN_RATE_WAIT)
        if what:
            self._services.overload.check(what)
