"""``regalia admin settle``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Operator, by, with_store


def main(
    report: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="The report's number.")],
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="What was done, for operators only.")] = "",
    data: Data = Path("data"),
    database: Database = "",
    operator: Operator = "",
    as_json: AsJson = False,
) -> None:
    """Settle a report, so that it is no longer listed. The log records who did it.

    [bold]Examples[/bold]
      regalia admin settle 12 --note 'warned by mail'
    """
    from regalia.cli.draw.console import print_json
    from regalia.server.operating.operator import settle

    with_store(data, database, lambda store: settle(store, report, note, by(operator)))
    if as_json:
        print_json({"report": report, "settled": True})
    else:
        print(f"Report {report} is settled.")
