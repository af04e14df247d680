"""``regalia admin unban``."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Operator, Player, by, with_store


def main(
    player: Player,
    data: Data = Path("data"),
    database: Database = "",
    operator: Operator = "",
    as_json: AsJson = False,
) -> None:
    """Lift the ban of a player, who can then take seats back from the bots.

    [bold]Examples[/bold]
      regalia admin unban mira
    """
    from regalia.cli.draw.console import harmless, print_json
    from regalia.server.operating.operator import unban

    found = with_store(data, database, lambda store: unban(store, player, by(operator)))
    if as_json:
        print_json({"guest": found.guest, "name": found.name, "banned": False})
    else:
        print(harmless(f"{found.name or found.guest} may play again."))
