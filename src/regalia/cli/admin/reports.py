"""``regalia admin reports``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Most, with_store


def main(
    every: Annotated[bool, typer.Option("--all", help="Include settled reports.")] = False,
    most: Most = 100,
    data: Data = Path("data"),
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List players' reports about others, newest first: who, why, where, and the chat there.

    [bold]Examples[/bold]
      regalia admin reports
      regalia admin reports --all --json
    """
    from datetime import datetime

    from regalia.cli.draw.console import harmless, print_json
    from regalia.server.operating.operator import reports

    found = with_store(data, database, lambda store: reports(store, most, every))
    if as_json:
        print_json(found)
        return
    for one in found:
        at = datetime.fromtimestamp(one.report.at).astimezone()
        where = f" at table {one.report.match}" if one.report.match else ""
        print(harmless(f"{one.report.number}  {at:%Y-%m-%d %H:%M}  {one.reporter} about {one.against}{where}"))
        print(harmless(f"    {one.report.why}{f': {one.report.text}' if one.report.text else ''}"))
        for line in one.report.said.splitlines():
            print(harmless(f"    said: {line}"))
        if one.report.settled is not None:
            print(harmless(f"    settled{f': {one.report.settled}' if one.report.settled else ''}"))
    print(f"{len(found)} report{'s' * (len(found) != 1)}.")
