"""The store: matches with their lines, guests' names, and one part for everything else.

Only the store and its parts contain SQL. They work with either database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.server.store.agreements import AgreementStore
from regalia.server.store.clocks import ClockStore
from regalia.server.store.database import APPEND, Connection, Database, News, Row, only_one
from regalia.server.store.operating.orders import OperatorStore
from regalia.server.store.operating.players import PlayerStore
from regalia.server.store.people.accounts import AccountStore
from regalia.server.store.people.blocks import BlockStore
from regalia.server.store.people.histories import HistoryStore
from regalia.server.store.people.names import Looks, NameStore
from regalia.server.store.people.reports import ReportStore
from regalia.server.store.people.sessions import SessionStore
from regalia.server.store.people.works import WorkStore
from regalia.server.store.rating_rows import RatingStore
from regalia.server.store.rows import MatchRow, Prepared, Progress, Seat, Written
from regalia.server.store.seals import SealStore
from regalia.server.store.seats import SeatStore
from regalia.server.store.upkeep import UpkeepStore
from regalia.server.store.uploads import UploadStore
from regalia.server.wire.table import TimeControl

MATCH = "id, game, rules, options, host, private, created, over, result, rematch"


class Store:
    """Everything that is stored. A change is durable when its method returns."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.secret = database.secret
        self.clocks = ClockStore(database)
        self.accounts = AccountStore(database)
        self.guest_names = NameStore(database)
        self.sessions = SessionStore(database)
        self.ratings = RatingStore(database)
        self.agreements = AgreementStore(database)
        self.seats = SeatStore(database)
        self.seals = SealStore(database)
        self.uploads = UploadStore(database)
        self.upkeep = UpkeepStore(database)
        self.operators = OperatorStore(database)
        self.players = PlayerStore(database)
        self.blocks = BlockStore(database)
        self.reports = ReportStore(database)
        self.histories = HistoryStore(database)
        self.works = WorkStore(database)

    @property
    def shared(self) -> bool:
        """Whether several servers may write."""
        return self.database.shared

    async def listen(self, news: News) -> None:
        await self.database.listen(news)

    async def close(self) -> None:
        await self.database.close()

    # ---- matches

    async def create(self, row: MatchRow, before: str = "", played: Sequence[str] = ()) -> None:
        """Store a new match, with the lines that are already ``played`` in it.

        With ``before`` it is the only rematch of that match, else raises Stale.
        """

        async def job(connection: Connection) -> None:
            if before:
                only_one(
                    await connection.change(
                        "UPDATE match SET rematch = ? WHERE id = ? AND rematch = ''", (row.id, before)
                    )
                )
                await connection.tell(before)
            await connection.change(
                "INSERT INTO match (id, game, rules, options, seats, host, private, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.id,
                    row.game,
                    row.rules,
                    msgspec.json.encode(row.options).decode(),
                    len(row.seats),
                    row.host,
                    row.private,
                    row.created,
                ),
            )
            await connection.change_many(
                "INSERT INTO seat (match, seat, kind, guest, bot, auto_pass) VALUES (?, ?, ?, ?, ?, ?)",
                [(row.id, n, seat.kind, seat.guest, seat.bot, seat.auto_pass) for n, seat in enumerate(row.seats)],
            )
            if row.code:
                await connection.change("INSERT INTO code VALUES (?, ?)", (row.code, row.id))
            if row.left_out is not None:
                await connection.change("INSERT INTO friendly VALUES (?, ?)", (row.id, row.left_out))
            if row.lesson:
                await connection.change("INSERT INTO lesson VALUES (?, ?)", (row.id, row.lesson))
            if row.trial:
                await connection.change("INSERT INTO trial VALUES (?, ?)", (row.id, row.trial))
            if played:
                await connection.change_many(APPEND, _rows_of(row, played))
            if row.control is not None:
                await connection.change(
                    "INSERT INTO clock (match, kind, base, increment) VALUES (?, ?, ?, ?)",
                    (row.id, row.control.kind, row.control.base, row.control.increment),
                )

        await self.database.write(job)

    async def append(self, match: str, seq: int, lines: Sequence[Written], progress: Progress) -> None:
        """Append lines from number ``seq``, all or none; raises Stale if a number is taken."""
        last = len(lines) - 1
        rows = [
            (match, seq + n, written.line, written.play, progress.at, progress.turn if n == last else None)
            for n, written in enumerate(lines)
        ]
        if progress.due is None and progress.result is None:
            await self.database.write_lines(rows)
            return

        async def job(connection: Connection) -> None:
            await connection.change_many(APPEND, rows)
            await connection.change("UPDATE clock SET due = ? WHERE match = ?", (progress.due, match))
            if progress.result is not None:
                result = msgspec.json.encode(progress.result).decode()
                await connection.change("UPDATE match SET over = 1, result = ? WHERE id = ?", (result, match))
                await connection.change("INSERT INTO unrated VALUES (?) ON CONFLICT (match) DO NOTHING", (match,))
            await connection.tell(match)

        await self.database.write(job)

    async def by_code(self, code: str) -> str | None:
        """The match that a short code leads to."""

        async def job(connection: Connection) -> str | None:
            rows = await connection.rows("SELECT match FROM code WHERE code = ?", (code,))
            return rows[0][0] if rows else None

        return await self.database.look_up(job)

    async def match(self, match: str, since: int = 0) -> tuple[MatchRow, list[Written]] | None:
        """A match and its lines after the first ``since``."""

        async def job(connection: Connection) -> tuple[MatchRow, list[Written]] | None:
            rows = await _matches(connection, f"SELECT {MATCH} FROM match WHERE id = ?", (match,))
            if not rows:
                return None
            lines = await connection.rows(
                "SELECT line, play, at FROM line WHERE match = ? AND seq > ? ORDER BY seq", (match, since)
            )
            return rows[0], [Written(line, play, at) for line, play, at in lines]

        return await self.database.look_up(job)

    async def matches_of(self, guest: str, most: int) -> list[MatchRow]:
        """The matches in which the guest sits: unfinished ones first, then newest first."""
        return await self._read_matches(
            f"SELECT {MATCH} FROM match WHERE id IN (SELECT match FROM seat WHERE guest = ?)"
            " ORDER BY over, created DESC LIMIT ?",
            (guest, most),
        )

    async def waiting(self, since: float, most: int) -> list[MatchRow]:
        """The public matches with an open seat, newest first."""
        return await self._read_matches(
            f"SELECT {MATCH} FROM match WHERE over = 0 AND private = 0 AND created > ?"
            " AND id IN (SELECT match FROM seat WHERE kind = 'open') ORDER BY created DESC LIMIT ?",
            (since, most),
        )

    async def running(self, since: float, most: int) -> list[MatchRow]:
        """The unfinished public matches with people and no open seat, newest first."""
        return await self._read_matches(
            f"SELECT {MATCH} FROM match WHERE over = 0 AND private = 0 AND created > ?"
            " AND id NOT IN (SELECT match FROM seat WHERE kind = 'open')"
            " AND id IN (SELECT match FROM seat WHERE kind = 'person') ORDER BY created DESC LIMIT ?",
            (since, most),
        )

    async def _read_matches(self, query: str, given: Sequence[Any]) -> list[MatchRow]:
        return await self.database.read(lambda connection: _matches(connection, query, given))

    async def bots_to_move(self, most: int) -> list[str]:
        """The unfinished matches with people in which a bot is to move."""

        async def job(connection: Connection) -> list[str]:
            rows = await connection.rows(
                "SELECT id FROM match WHERE over = 0"
                " AND EXISTS (SELECT 1 FROM seat WHERE match = id AND kind = 'person')"
                " AND EXISTS (SELECT 1 FROM seat WHERE match = id AND bot <> '' AND seat.seat ="
                " (SELECT turn FROM line WHERE match = id ORDER BY seq DESC LIMIT 1)) ORDER BY created DESC LIMIT ?",
                (most,),
            )
            return [id for (id,) in rows]

        return await self.database.read(job)

    # ---- guests

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """The names of the guests who have one."""

        async def job(connection: Connection) -> dict[str, str]:
            marks = ", ".join("?" * len(guests))
            return dict(await connection.rows(f"SELECT id, name FROM guest WHERE id IN ({marks})", guests))

        return await self.database.look_up(job) if guests else {}

    async def set_name(self, guest: str, name: str, now: float, looks: Looks = ("", "")) -> None:
        """Name a guest; ``looks`` are the skeletons of the name."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO guest (id, name, seen, folded, drawn) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
                " SET name = excluded.name, folded = excluded.folded, drawn = excluded.drawn",
                (guest, name, now, *looks),
            )
            await connection.tell_name(guest)

        await self.database.write(job)


def _rows_of(row: MatchRow, played: Sequence[str]) -> list[Row]:
    """The first lines of a new match."""
    last = len(played)
    return [(row.id, n, line, None, row.created, row.turn if n == last else None) for n, line in enumerate(played, 1)]


async def _matches(connection: Connection, query: str, given: Sequence[Any]) -> list[MatchRow]:
    found: list[MatchRow] = []
    for row in await connection.rows(query, given):
        id, game, rules, options, host, private, created, over, result, rematch = row
        seats = await connection.rows(
            "SELECT kind, guest, bot, auto_pass FROM seat WHERE match = ? ORDER BY seat", (id,)
        )
        plans = await connection.rows("SELECT seat, prepared FROM prepared WHERE match = ?", (id,))
        prepared = {seat: msgspec.json.decode(plan, type=Prepared) for seat, plan in plans}
        last = await connection.rows("SELECT turn FROM line WHERE match = ? ORDER BY seq DESC LIMIT 1", (id,))
        proposals = await connection.rows("SELECT proposal FROM proposal WHERE match = ?", (id,))
        codes = await connection.rows("SELECT code FROM code WHERE match = ?", (id,))
        hosted = await connection.rows("SELECT event, sealed FROM event_game WHERE match = ?", (id,))
        left_out = await connection.rows(
            "SELECT why FROM friendly WHERE match = ? UNION ALL SELECT why FROM left_out WHERE match = ?", (id, id)
        )
        closed = []
        if over and result is None:
            closed = await connection.rows("SELECT reason FROM closed WHERE match = ?", (id,))
        lessons = await connection.rows("SELECT name FROM lesson WHERE match = ?", (id,))
        trials = await connection.rows("SELECT source FROM trial WHERE match = ?", (id,))
        clocks = await connection.rows("SELECT kind, base, increment, begun FROM clock WHERE match = ?", (id,))
        kind, base, increment, begun = clocks[0] if clocks else ("", 0, 0, None)
        found.append(
            MatchRow(
                id=id,
                game=game,
                rules=rules,
                options=msgspec.json.decode(options),
                host=host,
                private=bool(private),
                created=created,
                seats=tuple(
                    Seat(kind, guest, bot, bool(auto_pass), prepared.get(n))
                    for n, (kind, guest, bot, auto_pass) in enumerate(seats)
                ),
                over=bool(over),
                result=None if result is None else tuple(msgspec.json.decode(result)),
                rematch=rematch,
                turn=last[0][0] if last else None,
                control=TimeControl(kind=kind, base=base, increment=increment) if kind else None,
                begun=begun,
                code=codes[0][0] if codes else "",
                proposal=proposals[0][0] if proposals else "",
                event=hosted[0][0] if hosted else "",
                left_out=left_out[0][0] if left_out else None,
                lesson=lessons[0][0] if lessons else "",
                trial=trials[0][0] if trials else "",
                sealed=bool(hosted and hosted[0][1]),
                closed=closed[0][0] if closed else None,
            )
        )
    return found
