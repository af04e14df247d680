"""Arguments and steps that the commands of operators share."""

from __future__ import annotations

import asyncio
import getpass
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from regalia.server.store.operating.orders import By
    from regalia.server.store.store import Store

T = TypeVar("T")

Data = Annotated[Path, typer.Option("--data", metavar="DIR", help="The server's data folder.")]
Database = Annotated[
    str,
    typer.Option(
        "--database", metavar="URL", envvar="REGALIA_DATABASE", help="A PostgreSQL database instead of the folder."
    ),
]
Operator = Annotated[
    str,
    typer.Option(
        "--operator",
        metavar="NAME",
        envvar="REGALIA_OPERATOR",
        help="Who you are, for the log. Default: your login name.",
    ),
]
Player = Annotated[str, typer.Argument(metavar="PLAYER", help="The player's name, account or id.")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, as the players concerned read it.")]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, max=10_000, help="How many are listed at most.")]


def with_store(data: Path, database: str, job: Callable[[Store], Awaitable[T]]) -> T:
    """The result of a job on the server's database, also while servers run."""
    from regalia.server.operating.operator import existing_store

    async def done() -> T:
        store = await asyncio.to_thread(existing_store, data, database)
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(done())


def by(operator: str) -> By:
    """The operator's name for the log."""
    from regalia.server.store.operating.orders import By

    return By(operator or os.environ.get("SUDO_USER") or getpass.getuser(), time.time())
