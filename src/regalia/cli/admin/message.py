"""``regalia admin message``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Operator, by, with_store


def main(
    text: Annotated[
        str | None, typer.Argument(metavar="[TEXT]", help="The message, plain text. Without it, print the current one.")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Remove the message.")] = False,
    data: Data = Path("data"),
    database: Database = "",
    operator: Operator = "",
    as_json: AsJson = False,
) -> None:
    """Set the message of the day, which everybody sees in the lobby and at the tables.

    [bold]Examples[/bold]
      regalia admin message 'The server restarts at 22:00. No move is lost.'
      regalia admin message
      regalia admin message --clear
    """
    from regalia.cli.draw.console import harmless, print_json
    from regalia.kernel.errors import RegaliaError
    from regalia.server.operating.operator import set_message
    from regalia.server.store.store import Store

    if clear and text:
        raise RegaliaError("Give a message or --clear, not both.")

    async def job(store: Store) -> str:
        if text is None and not clear:
            return (await store.operators.orders()).message
        return await set_message(store, text or "", by(operator))

    shown = with_store(data, database, job)
    if as_json:
        print_json({"message": shown})
    else:
        print(harmless(shown) if shown else "There is no message.")
