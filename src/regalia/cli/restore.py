"""``regalia restore``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def main(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that 'regalia backup' has written.")],
    data: Annotated[
        Path, typer.Option("--data", metavar="DIR", help="Folder for a server's tables; there must be none in it yet.")
    ] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            "--database", metavar="URL", envvar="REGALIA_DATABASE", help="An empty PostgreSQL database instead."
        ),
    ] = "",
) -> None:
    """Restore a backup into an empty folder or database. Older backups are migrated.

    [bold]Examples[/bold]
      regalia restore monday.db --data /srv/regalia
      regalia restore monday.db --database postgresql://regalia@db.example/regalia
    """
    from regalia.cli.draw.console import out
    from regalia.server.backup import restore

    restore(file, data, database)
    out().print(
        f"Everything of {file} is back. Start the server with the same {'--database' if database else '--data'}."
    )
