"""Stored ratings, and the games that have not been rated yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regalia.server.store.database import Connection, Database
from regalia.server.store.ratings import Rating
from regalia.server.store.rows import LeftOut

KEPT = (
    "INSERT INTO rating VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, player)"
    " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)
LEAVE_OUT = "INSERT INTO left_out VALUES (?, ?) ON CONFLICT (match) DO NOTHING"


class RatingStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def leave_out(self, match: str, why: LeftOut) -> None:
        """Mark a game as unrated."""

        async def job(connection: Connection) -> None:
            await connection.change(LEAVE_OUT, (match, why))
            await connection.tell(match)

        await self._database.write(job)

    async def unrated(self, most: int) -> list[str]:
        """The finished matches that have not been considered for ratings, in the order in which they ended."""

        async def job(connection: Connection) -> list[str]:
            ended = "(SELECT at FROM line WHERE line.match = unrated.match ORDER BY seq DESC LIMIT 1)"
            query = f"SELECT match FROM unrated ORDER BY {ended}, match LIMIT ?"
            return [id for (id,) in await connection.rows(query, (most,))]

        return await self._database.read(job)

    async def rate(
        self, match: str, game: str, ratings: Mapping[str, Rating], changes: Sequence[tuple[float, float]] = ()
    ) -> None:
        """Store the players' new ratings after a match, once, and each seat's strength before and after it."""
        seats = [(match, seat, before, after) for seat, (before, after) in enumerate(changes)]
        rows = [(game, player, rating.mu, rating.sigma, rating.games) for player, rating in ratings.items()]

        async def job(connection: Connection) -> None:
            if await connection.change("DELETE FROM unrated WHERE match = ?", (match,)):
                await connection.change_many(KEPT, rows)
                await connection.change_many("INSERT INTO rated VALUES (?, ?, ?, ?)", seats)

        await self._database.write(job)

    async def of(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of the players who have one."""

        async def job(connection: Connection) -> dict[str, Rating]:
            marks = ", ".join("?" * len(players))
            query = f"SELECT player, mu, sigma, games FROM rating WHERE game = ? AND player IN ({marks})"
            rows = await connection.rows(query, (game, *players))
            return {player: Rating(mu, sigma, games) for player, mu, sigma, games in rows}

        return await self._database.read(job)

    async def changes(self, match: str) -> list[tuple[float, float]]:
        """Each seat's strength before and after a match; empty until it is rated."""

        async def job(connection: Connection) -> list[tuple[float, float]]:
            rows = await connection.rows("SELECT before, after FROM rated WHERE match = ? ORDER BY seat", (match,))
            return [(before, after) for before, after in rows]

        return await self._database.read(job)

    async def best(self, game: str, most: int) -> list[tuple[str, Rating]]:
        """The players of a game, by the lower bound of their rating."""

        async def job(connection: Connection) -> list[tuple[str, Rating]]:
            query = "SELECT player, mu, sigma, games FROM rating WHERE game = ? ORDER BY mu - 3 * sigma DESC LIMIT ?"
            return [(row[0], Rating(*row[1:])) for row in await connection.rows(query, (game, most))]

        return await self._database.read(job)
