"""The database interface of the store: SQLite for one server, PostgreSQL for several.

Jobs are written once, in SQL that both understand: ``?`` for parameters, ``ON CONFLICT`` instead of ``OR IGNORE``,
numbers for booleans. A job awaits nothing but its connection.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from regalia.kernel.errors import RegaliaError

T = TypeVar("T")
Row = tuple[Any, ...]

APPEND = "INSERT INTO line (match, seq, line, play, at, turn) VALUES (?, ?, ?, ?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Notice:
    """A message from one server to the others.

    Topics: ``match`` with the id of a match that changed, ``name`` with a guest whose name changed, ``session`` with a
    session that ended, or one of ``presence``. ``lost`` means that messages may have been missed.
    """

    sender: str
    topic: str
    text: str = ""


News = Callable[[Notice], None]


class StoreError(RegaliaError):
    """The change could not be stored; nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__(f"This could not be saved ({why}). Nothing was changed; try again in a moment.")
        self.why = why


class Unreadable(StoreError):
    """The stored data could not be read."""

    def __init__(self, why: str) -> None:
        RegaliaError.__init__(self, f"The server cannot read its data now ({why}); try again in a moment.")
        self.why = why


class DamagedError(RegaliaError):
    """The database file is damaged: a sentence for operators, with what to do."""

    def __init__(self, path: Path, fault: str) -> None:
        super().__init__(
            f"{path} cannot be used as a database, because it is damaged ({fault.rstrip('.')})."
            f" Run 'regalia doctor --data {path.parent}' to see what can still be read and to save it into a new file,"
            " or restore the last backup."
        )


class Stale(StoreError):
    """Another writer was faster."""

    def __init__(self) -> None:
        super().__init__("the table has moved on")


def only_one(changed: int) -> None:
    """Raises Stale unless exactly one row was changed."""
    if changed != 1:
        raise Stale()


class Connection(Protocol):
    """One transaction, as a job sees it."""

    async def rows(self, query: str, given: Sequence[Any] = ()) -> list[Row]: ...

    async def change(self, query: str, given: Sequence[Any] = ()) -> int:
        """Execute a statement; the number of rows changed."""
        ...

    async def change_many(self, query: str, rows: Sequence[Row]) -> None: ...

    async def tell(self, match: str) -> None:
        """Notify the other servers, after the commit, that the match has changed."""
        ...

    async def tell_name(self, guest: str) -> None:
        """Notify the other servers, after the commit, that a guest's name has changed."""
        ...

    async def tell_session(self, session: str) -> None:
        """Notify the other servers, after the commit, that a session has ended."""
        ...


Job = Callable[[Connection], Awaitable[T]]


class Database(Protocol):
    """Runs jobs, each completely or not at all.

    Raises StoreError, and Stale where a job violates a unique key.
    """

    secret: bytes  # the same for all servers of this database
    shared: bool  # whether several servers may use it
    hearing: bool  # whether messages from the other servers arrive now
    damaged: bool  # whether stored data was found to be damaged

    async def write(self, job: Job[T]) -> T:
        """The job's result, once it is durable."""
        ...

    async def write_lines(self, rows: Sequence[Row]) -> None:
        """Store lines of one match as APPEND does, all or none, and notify the other servers.

        Several matches may share a transaction; a failure is told to the match whose lines failed.
        """
        ...

    async def read(self, job: Job[T]) -> T: ...

    async def look_up(self, job: Job[T]) -> T:
        """Like ``read``, for a few rows by their keys."""
        ...

    async def listen(self, news: News) -> None:
        """Receive the other servers' messages from now on; does nothing where there are none."""
        ...

    async def announce(self, topic: str, text: str) -> None:
        """Send the other servers a message that is not stored. Raises StoreError."""
        ...

    async def close(self) -> None: ...
