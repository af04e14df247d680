"""The shelf: works that people made in the editors, kept for them and open to everybody who has the link."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.server.names import clean
from regalia.server.problems import malformed, not_now, not_yours, unknown
from regalia.server.services import Services
from regalia.server.store.people.works import WorkRow
from regalia.server.wire.works import NewWork, Work, WorkInfo

LONGEST_NAME = 60  # characters
LONGEST_KIND = 24

GONE = "There is no such work: its owner may have deleted it."


class Works:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store.works

    async def keep(self, guest: str, wanted: NewWork) -> str:
        """Keep a new work; returns its id. Raises RegaliaError."""
        row = await self._row(self._services.new_id(), guest, wanted)
        most = self._services.limits.works
        if not await self._store.add(row, most):
            raise not_now(f"You keep {most} works already. Delete one of them first.")
        return row.id

    async def change(self, guest: str, id: str, wanted: NewWork) -> None:
        """Replace a work's name and content. Raises RegaliaError."""
        old = await self._own(guest, id)
        if (wanted.game, wanted.kind) != (old.game, old.kind):
            raise not_now(f"'{old.name}' is of another kind. Keep this as a new work.")
        if not await self._store.change(await self._row(id, guest, wanted)):
            raise unknown(GONE)

    async def drop(self, guest: str, id: str) -> None:
        await self._own(guest, id)
        await self._store.drop(id, guest)

    async def one(self, guest: str | None, id: str) -> Work:
        row = await self._found(id)
        return Work(
            id=row.id,
            game=row.game,
            kind=row.kind,
            name=row.name,
            content=msgspec.json.decode(row.content),
            changed=row.changed,
            yours=row.guest == guest,
        )

    async def all(self, guest: str) -> tuple[WorkInfo, ...]:
        """What a guest keeps, the last changed first."""
        return tuple(
            WorkInfo(id=row.id, game=row.game, kind=row.kind, name=row.name, changed=row.changed)
            for row in await self._store.by(guest)
        )

    async def _found(self, id: str) -> WorkRow:
        row = await self._store.of(id)
        if row is None:
            raise unknown(GONE)
        return row

    async def _own(self, guest: str, id: str) -> WorkRow:
        row = await self._found(id)
        if row.guest != guest:
            raise not_yours("This is somebody else's work. Keep a copy of your own.")
        return row

    async def _row(self, id: str, guest: str, wanted: NewWork) -> WorkRow:
        """The work as it is stored; raises RegaliaError for what cannot be kept."""
        game = self._services.game(wanted.game)
        check_kind(game, wanted.kind)
        name = clean(wanted.name, LONGEST_NAME)
        if faults := await self._services.checks.file_faults(game, wanted.kind, wanted.content, guest):
            place = f"{faults[0].place}: " if faults[0].place else ""
            raise RegaliaError(f"'{name}' cannot be kept. {place}{faults[0].reason}")
        return WorkRow(id, guest, game.key, wanted.kind, name, _written(wanted.content), self._services.clock.now())


def check_kind(game: Game, kind: str) -> None:
    """Raises RegaliaError for a kind of file that people do not write for the game."""
    if kind not in [one.name for one in game.file_kinds()]:
        raise RegaliaError(f"{game.title} has no works of the kind '{kind[:LONGEST_KIND]}'.")


def _written(content: dict[str, Any]) -> str:
    try:
        return msgspec.json.encode(content).decode()
    except (OverflowError, RecursionError, ValueError):
        raise malformed("This contains a number that is too large, or is nested too deeply.") from None
