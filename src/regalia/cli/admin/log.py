"""``regalia admin log``."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Most, with_store


def main(most: Most = 100, data: Data = Path("data"), database: Database = "", as_json: AsJson = False) -> None:
    """List what operators have done, newest first: when, who, what, to whom, why.

    [bold]Examples[/bold]
      regalia admin log
      regalia admin log --most 1000 --json
    """
    from datetime import datetime

    from regalia.cli.draw.console import harmless, print_json

    found = with_store(data, database, lambda store: store.operators.newest(most))
    if as_json:
        print_json(found)
        return
    for one in found:
        at = datetime.fromtimestamp(one.at).astimezone()
        print(harmless(f"{at:%Y-%m-%d %H:%M:%S}  {one.operator}  {one.act}  {one.target}  {one.detail}".rstrip()))
