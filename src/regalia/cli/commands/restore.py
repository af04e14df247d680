"""``regalia restore``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def main(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by 'regalia backup'.")],
    data: Annotated[
        Path,
        typer.Option("--data", metavar="DIR", help="The server's new data folder; it must not contain a database."),
    ] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="REGALIA_DATABASE",
            help="An empty PostgreSQL database instead of the folder.",
        ),
    ] = "",
) -> None:
    """Restore a backup into an empty folder or database. Older backups are migrated.

    [bold]Examples[/bold]
      regalia restore monday.db --data /srv/regalia
      regalia restore monday.db --database postgresql://regalia@db.example/regalia
    """
    from regalia.cli.draw.console import out
    from regalia.server.operating.backup import restore

    restore(file, data, database)
    out().print(
        f"Restored everything from {file}. Start the server with the same {'--database' if database else '--data'}."
    )
