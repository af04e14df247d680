"""``regalia admin rename``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Operator, Player, by, with_store


def main(
    player: Player,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    data: Data = Path("data"),
    database: Database = "",
    operator: Operator = "",
    as_json: AsJson = False,
) -> None:
    """Give a player another name. The owner of an account still logs in with the old one.

    [bold]Examples[/bold]
      regalia admin rename k7m2q9x4h8 'Mira the Second'
    """
    from regalia.cli.draw.console import harmless, print_json
    from regalia.server.operating.operator import rename

    found, new = with_store(data, database, lambda store: rename(store, player, name, by(operator)))
    if as_json:
        print_json({"guest": found.guest, "before": found.name, "name": new})
    else:
        print(harmless(f"{found.name or found.guest} is now called {new}."))
