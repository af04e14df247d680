"""``regalia admin tables``."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Most, with_store


def main(most: Most = 100, data: Data = Path("data"), database: Database = "", as_json: AsJson = False) -> None:
    """List the tables that are not over, newest first. Nothing of a game is shown.

    [bold]Examples[/bold]
      regalia admin tables
      regalia admin tables --most 20 --json
    """
    from datetime import datetime

    from regalia.cli.draw.console import print_json

    found = with_store(data, database, lambda store: store.players.tables(most))
    if as_json:
        print_json(found)
        return
    for one in found:
        opened = datetime.fromtimestamp(one.created).astimezone()
        print(f"{one.id}  {one.game}  {one.people} people  {opened:%Y-%m-%d %H:%M}{'  private' * one.private}")
    print(f"{len(found)} table{'s' * (len(found) != 1)}.")
