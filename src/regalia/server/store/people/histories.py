"""Stored games as players' histories need them: finished ones, with opponents, ratings, scores, and what waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from regalia.server.store.database import Connection, Database, Row

FINISHED = "over = 1 AND result IS NOT NULL AND match.id NOT IN (SELECT match FROM lesson)"
PUBLIC = " AND private = 0"
SHOWN = FINISHED + PUBLIC
PLAYED = (
    "SELECT match.id, match.game, match.private, match.created, match.result, seat.seat,"
    " (SELECT at FROM line WHERE line.match = match.id ORDER BY seq LIMIT 1),"
    " (SELECT at FROM line WHERE line.match = match.id ORDER BY seq DESC LIMIT 1),"
    " (SELECT sealed FROM event_game WHERE event_game.match = match.id)"
    " FROM seat JOIN match ON match.id = seat.match"
)
NEWEST = " ORDER BY match.created DESC, match.id"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match as one of its players had it. ``seat``: that player's."""

    id: str
    game: str
    private: bool
    begun: float
    ended: float
    result: tuple[float, ...]
    seat: int
    sealed: bool


@dataclass(frozen=True, slots=True)
class Sat:
    """Who sat in a seat: a guest or a bot."""

    seat: int
    guest: str
    bot: str


@dataclass(frozen=True, slots=True)
class Asked:
    """An unfinished match where a guest is to move. ``due``: when the clock is up."""

    id: str
    game: str
    seat: int
    kind: str | None
    due: float | None


@dataclass(frozen=True, slots=True)
class Named:
    """An account by its name. ``shown``: it has a rating or a public game, so others may look at it."""

    guest: str
    name: str
    shown: bool


class HistoryStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def named(self, folded: str) -> list[Named]:
        """The accounts whose names have that skeleton."""

        async def job(connection: Connection) -> list[Named]:
            query = (
                "SELECT guest.id, guest.name, EXISTS (SELECT 1 FROM rating WHERE player = guest.id) OR EXISTS"
                f" (SELECT 1 FROM seat JOIN match ON match.id = seat.match WHERE seat.guest = guest.id AND {SHOWN})"
                " FROM guest JOIN account ON account.guest = guest.id WHERE folded = ?"
            )
            return [Named(id, name, bool(shown)) for id, name, shown in await connection.rows(query, (folded,))]

        return await self._database.look_up(job)

    async def played(self, guest: str, private: bool, most: int, skipped: int = 0, game: str = "") -> list[Played]:
        """Finished matches of a guest, newest first, with those at private tables or without."""
        where, given = _of(guest, private, game)

        async def job(connection: Connection) -> list[Played]:
            query = f"{PLAYED} WHERE {where}{NEWEST} LIMIT ? OFFSET ?"
            return [_played(row) for row in await connection.rows(query, (*given, most, skipped))]

        return await self._database.read(job)

    async def count(self, guest: str, private: bool, game: str = "") -> int:
        where, given = _of(guest, private, game)

        async def job(connection: Connection) -> int:
            query = f"SELECT count(*) FROM seat JOIN match ON match.id = seat.match WHERE {where}"
            return int((await connection.rows(query, given))[0][0])

        return await self._database.read(job)

    async def others(self, matches: Sequence[str], guest: str) -> dict[str, list[Sat]]:
        """Who else sat at these matches, by match."""

        async def job(connection: Connection) -> dict[str, list[Sat]]:
            marks = ", ".join("?" * len(matches))
            rows = await connection.rows(
                f"SELECT match, seat, guest, bot FROM seat WHERE match IN ({marks}) AND guest <> ? ORDER BY match, seat",
                (*matches, guest),
            )
            found: dict[str, list[Sat]] = {}
            for match, *seat in rows:
                found.setdefault(match, []).append(Sat(*seat))
            return found

        return await self._database.read(job) if matches else {}

    async def changes(self, matches: Sequence[str], guest: str) -> dict[str, tuple[float, float]]:
        """How these matches changed a guest's strength, by match: before and after."""

        async def job(connection: Connection) -> dict[str, tuple[float, float]]:
            marks = ", ".join("?" * len(matches))
            rows = await connection.rows(
                "SELECT rated.match, rated.before, rated.after FROM rated"
                " JOIN seat ON seat.match = rated.match AND seat.seat = rated.seat"
                f" WHERE seat.guest = ? AND rated.match IN ({marks})",
                (guest, *matches),
            )
            return {match: (before, after) for match, before, after in rows}

        return await self._database.read(job) if matches else {}

    async def course(self, guest: str, game: str, most: int) -> list[tuple[float, float]]:
        """The last strengths of a guest in a game, oldest first: when, and how strong."""

        async def job(connection: Connection) -> list[tuple[float, float]]:
            rows = await connection.rows(
                "SELECT (SELECT at FROM line WHERE line.match = match.id ORDER BY seq DESC LIMIT 1) AS ended, rated.after"
                " FROM seat JOIN rated ON rated.match = seat.match AND rated.seat = seat.seat"
                " JOIN match ON match.id = seat.match WHERE seat.guest = ? AND match.game = ? AND seat.kind = 'person'"
                " ORDER BY ended DESC LIMIT ?",
                (guest, game, most),
            )
            return [(at, after) for at, after in reversed(rows)]

        return await self._database.read(job)

    # ---- scores and lengths

    async def outcomes(self, matches: Sequence[str]) -> dict[str, tuple[str, str]]:
        """The stored scores and lengths of matches."""

        async def job(connection: Connection) -> dict[str, tuple[str, str]]:
            marks = ", ".join("?" * len(matches))
            rows = await connection.rows(f"SELECT match, score, length FROM outcome WHERE match IN ({marks})", matches)
            return {match: (score, length) for match, score, length in rows}

        return await self._database.look_up(job) if matches else {}

    async def keep(self, outcomes: Mapping[str, tuple[str, str]]) -> None:
        rows = [(match, score, length) for match, (score, length) in outcomes.items()]

        async def job(connection: Connection) -> None:
            await connection.change_many("INSERT INTO outcome VALUES (?, ?, ?) ON CONFLICT (match) DO NOTHING", rows)

        await self._database.write(job)

    # ---- what waits

    async def asked(self, guest: str, most: int) -> list[Asked]:
        """The unfinished matches where the guest is to move, those with the least time first."""

        async def job(connection: Connection) -> list[Asked]:
            rows = await connection.rows(
                "SELECT match.id, match.game, seat.seat, clock.kind, clock.due FROM seat"
                " JOIN match ON match.id = seat.match LEFT JOIN clock ON clock.match = match.id"
                " WHERE seat.guest = ? AND seat.bot = '' AND match.over = 0"
                " AND NOT EXISTS (SELECT 1 FROM seat other WHERE other.match = match.id AND other.kind = 'open')"
                " AND seat.seat = (SELECT turn FROM line WHERE line.match = match.id ORDER BY seq DESC LIMIT 1)"
                " ORDER BY coalesce(clock.due, 1e18), match.created DESC LIMIT ?",
                (guest, most),
            )
            return [Asked(*row) for row in rows]

        return await self._database.read(job)


def _of(guest: str, private: bool, game: str) -> tuple[str, tuple[str, ...]]:
    where = f"seat.guest = ? AND {FINISHED}{'' if private else PUBLIC}"
    return (f"{where} AND game = ?", (guest, game)) if game else (where, (guest,))


def _played(row: Row) -> Played:
    id, game, private, created, result, seat, begun, ended, sealed = row
    scores = tuple(msgspec.json.decode(result))
    return Played(id, game, bool(private), begun or created, ended or created, scores, seat, bool(sealed))
