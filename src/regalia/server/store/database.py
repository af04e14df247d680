"""What the store needs of a database. Two can do it: SQLite, of one server, and PostgreSQL, which several share.

The store's jobs are written once, in SQL that both understand: ``?`` for what is given, ``ON CONFLICT`` and no ``OR IGNORE``,
numbers for truth values. A job waits for nothing but its connection.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from regalia.kernel.errors import RegaliaError

T = TypeVar("T")
Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """What one server tells the others: ``match`` and the id of one that it has changed, ``name`` and a guest whose name it has
    changed, or a topic of ``presence``. ``lost``: something may have been said that was not heard."""

    sender: str
    topic: str
    text: str = ""


News = Callable[[Notice], None]


class StoreError(RegaliaError):
    """It could not be stored; nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__(f"This could not be stored ({why}). Nothing was changed; try again in a moment.")


class Stale(StoreError):
    """Somebody else has written there already."""

    def __init__(self) -> None:
        super().__init__("the table has moved on")


def only_one(changed: int) -> None:
    """Of what was to be changed there was one; raises Stale if it was not so any more."""
    if changed != 1:
        raise Stale()


class Connection(Protocol):
    """One transaction, as a job sees it."""

    async def rows(self, query: str, given: Sequence[Any] = ()) -> list[Row]: ...

    async def change(self, query: str, given: Sequence[Any] = ()) -> int:
        """How many rows were changed."""
        ...

    async def change_many(self, query: str, rows: Sequence[Row]) -> None: ...

    async def tell(self, match: str) -> None:
        """Once this is durable, the other processes learn that the match has changed."""
        ...

    async def tell_name(self, guest: str) -> None:
        """The same of a guest's name."""
        ...


Job = Callable[[Connection], Awaitable[T]]


class Database(Protocol):
    """Jobs are done wholly or not at all. Both raise StoreError, and Stale for what breaks a unique key."""

    secret: bytes  # the same for all servers of this database
    shared: bool  # whether there may be several of them
    hearing: bool  # whether what the others say is heard now

    async def write(self, job: Job[T]) -> T:
        """What the job returns, once it is durable."""
        ...

    async def read(self, job: Job[T]) -> T: ...

    async def look_up(self, job: Job[T]) -> T:
        """The same for a few rows by their keys, which take no time."""
        ...

    async def listen(self, news: News) -> None:
        """From now on, be told what other processes change. Where there are none this does nothing."""
        ...

    async def announce(self, topic: str, text: str) -> None:
        """Tell the other processes something that is not stored. Raises StoreError."""
        ...

    async def close(self) -> None: ...
