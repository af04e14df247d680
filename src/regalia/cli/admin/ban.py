"""``regalia admin ban``."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.operator import Data, Database, Operator, Player, Reason, by, with_store


def main(
    player: Player,
    reason: Reason = "",
    data: Data = Path("data"),
    database: Database = "",
    operator: Operator = "",
    as_json: AsJson = False,
) -> None:
    """Ban a player from a server, even while it runs.

    Within a few seconds the player's sockets close with the reason, and a bot plays on at unfinished tables. A ban
    applies to a guest or an account; somebody without an account can come back as a new guest.

    [bold]Examples[/bold]
      regalia admin ban mira --reason 'insults in the chat' --data /srv/regalia
      regalia admin ban k7m2q9x4h8 --database postgresql://regalia@db.example/regalia
    """
    from regalia.cli.draw.console import harmless, print_json
    from regalia.server.operating.operator import ban

    found = with_store(data, database, lambda store: ban(store, player, reason, by(operator)))
    if as_json:
        print_json({"guest": found.guest, "name": found.name, "banned": True})
    else:
        print(harmless(f"{found.name or found.guest} is banned."))
