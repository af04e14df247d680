"""``regalia admin players``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Most, with_store


def main(
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="Part of a name or of an account's name.")] = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only players who are banned.")] = False,
    most: Most = 100,
    data: Data = Path("data"),
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List players: their id, name, account, unfinished tables, and whether they are banned.

    [bold]Examples[/bold]
      regalia admin players
      regalia admin players mira --data /srv/regalia
      regalia admin players --banned --json
    """
    from regalia.cli.draw.console import harmless, print_json
    from regalia.server.names import first_name

    found = with_store(
        data, database, lambda store: store.players.banned() if banned else store.players.called(text, most)
    )
    if as_json:
        print_json(found)
        return
    for one in found:
        ban = "" if one.banned is None else f"  banned{f': {one.banned}' if one.banned else ''}"
        account = f"  account {one.account}" if one.account else ""
        print(harmless(f"{one.guest}  {one.name or first_name(one.guest)}{account}  {one.tables} tables{ban}"))
    print(f"{len(found)} player{'s' * (len(found) != 1)}.")
