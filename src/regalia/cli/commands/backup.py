"""``regalia backup``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def main(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
    data: Annotated[Path, typer.Option("--data", metavar="DIR", help="The server's data folder.")] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            "--database", metavar="URL", envvar="REGALIA_DATABASE", help="A PostgreSQL database instead of the folder."
        ),
    ] = "",
) -> None:
    """Copy everything that a server stores into one file, even while it runs.

    The file is a SQLite database and can be restored into SQLite or PostgreSQL. It contains the server's signing
    secret and all hands of running games: keep it as safe as the server's own data.

    [bold]Examples[/bold]
      regalia backup monday.db
      regalia backup monday.db --data /srv/regalia
      regalia backup monday.db --database postgresql://regalia@db.example/regalia
    """
    from regalia.cli.draw.console import out
    from regalia.server.operating.backup import back_up

    back_up(file, data, database)
    out().print(f"Everything is in {file} ({file.stat().st_size / 1024:.0f} KiB).")
