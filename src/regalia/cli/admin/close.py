"""``regalia admin close``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Operator, Reason, by, with_store


def main(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, from its address.")],
    reason: Reason = "",
    data: Data = Path("data"),
    database: Database = "",
    operator: Operator = "",
    as_json: AsJson = False,
) -> None:
    """Close a table: its game ends without a result and is not rated. Its lines are kept.

    [bold]Examples[/bold]
      regalia admin close k7m2q9x4h8pw --reason 'opened by a script'
    """
    from regalia.cli.draw.console import print_json
    from regalia.server.operating.operator import close_table

    found = with_store(data, database, lambda store: close_table(store, table, reason, by(operator)))
    if as_json:
        print_json({"table": found.id, "game": found.game, "closed": True})
    else:
        print(f"Table {found.id} is closed.")
