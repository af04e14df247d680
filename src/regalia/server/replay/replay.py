"""Replays of finished tables and uploaded records, never of running games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.fairness.envelope import opened
from regalia.kernel import record as records
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.server.aside import aside
from regalia.server.problems import not_now, unknown
from regalia.server.replay.envelope import envelope
from regalia.server.replay.film import Film, Films
from regalia.server.services import Services
from regalia.server.store.entries import epochs, standing
from regalia.server.store.rows import MatchRow
from regalia.server.store.seal import Seal
from regalia.server.table.info import players, seat_of
from regalia.server.table.trial import Trial
from regalia.server.wire.replay import Replay, Step
from regalia.server.wire.table import Player


class Replays:
    """Finds a film by the id of a table or of an uploaded record."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._films = Films()

    async def record(self, id: str) -> Record:
        """The record of a finished table."""
        row, record, began = await self._finished(id)
        seal = await self._services.store.seals.of(id)
        return await aside(_whole, self._services.game(row.game), record, seal, began)

    async def replay(self, id: str) -> Replay:
        film = await self._film(id)
        found = await self._services.store.match(id)
        result = await self.result(id)
        return Replay(
            id=id,
            game=film.match.game.key,
            title=film.match.game.title,
            players=await self._players(found[0] if found else None, film),
            steps=film.steps,
            lines=tuple(film.match.lines),
            result=None if result is None else tuple(result),
            reason=film.match.reason() or "",
            options=film.match.options,
        )

    async def result(self, id: str) -> Sequence[float] | None:
        """The result by the rules or by agreement; None for an uploaded record that stops before the end."""
        film = await self._film(id)
        found = await self._services.store.match(id)
        return film.match.result() or (found[0].result if found else None)

    async def film(self, id: str) -> Film:
        return await self._film(id)

    async def trial(self, id: str, at: int, seat: int | None) -> Trial:
        """The position after ``at`` lines, to play on from; raises HttpProblem for one that the replay does not show."""
        film = await self._film(id)
        if not 0 <= at <= film.steps:
            raise RegaliaError(f"There is no step {at}: this replay has steps 0 to {film.steps}.")
        found = await self._services.store.match(id)
        record = msgspec.structs.replace(film.match.record(), lines=film.match.lines[:at], result=None, reason=None)
        return Trial(id, record, found[0].seats if found else (), seat)

    async def seat_of(self, id: str, guest: str | None) -> int | None:
        """The seat that a guest had in a game of this server."""
        found = await self._services.store.match(id)
        return None if found is None else seat_of(found[0], guest)

    async def step(self, id: str, at: int, who: str) -> Step:
        film = await self._film(id)
        async with film.lock:
            return await aside(film.step, at, who)

    async def bring(self, text: bytes, whose: str) -> str:
        """Store a visitor's record and return its id. Raises RegaliaError with the fault."""
        await self._services.checks.record(text, self._services.limits.steps, whose)
        id = self._services.new_id()
        await self._services.store.uploads.save(id, text, self._services.limits.uploads)
        return id

    async def _film(self, id: str) -> Film:
        film = self._films.get(id)
        if film is None:
            text = await self._services.store.uploads.of(id)
            record = await aside(records.read, text) if text is not None else await self._to_show(id)
            film = await aside(Film, self._services.game(record.game), record)
            self._films.keep(id, film)
        return film

    async def _to_show(self, id: str) -> Record:
        _, record, _ = await self._finished(id)
        if len(record.lines) > self._services.limits.steps:
            raise not_now("This game is too long to be replayed here, but you can download its record.")
        return record

    async def _finished(self, id: str) -> tuple[MatchRow, Record, tuple[int, ...]]:
        """A finished match, its record, and the first lines of its epochs of chance."""
        found = await self._services.store.match(id)
        if found is None:
            raise unknown("There is no such game.")
        row, lines = found
        if not row.over:
            raise not_now("This game is not over yet. You can replay it afterwards.")
        if row.sealed:
            raise not_now("The decks of this game are still in use. You can replay it when the event is over.")
        record = Record(
            format=records.FORMAT,
            game=row.game,
            rules=row.rules,
            options=row.options,
            seats=len(row.seats),
            lines=[line.written.line for line in standing(lines)[0]],
            table=envelope(row, lines, self._services.downtime),
        )
        return row, record, epochs(lines)

    async def _players(self, row: MatchRow | None, film: Film) -> tuple[Player, ...]:
        if row is None:
            return tuple(Player(seat=n, kind="person", name=f"Seat {n}") for n in range(film.match.seats))
        return players(row, await self._services.store.names([seat.guest for seat in row.seats if seat.guest]))


def _whole(game: Game, record: Record, seal: Seal | None, epochs: Sequence[int]) -> Record:
    """A finished match with its result and envelope, its secret revealed."""
    match = Match.fold(game, record)
    whole = msgspec.structs.replace(match.record(), table=record.table)
    if seal is None or not seal.done:
        return whole
    return msgspec.structs.replace(whole, chance=opened(match, seal.table, seal.secret, seal.shares(), epochs))
