"""``regalia doctor``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from regalia.cli.arguments import AsJson


def main(
    data: Annotated[Path, typer.Option("--data", metavar="DIR", help="The server's data folder.")] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            "--database", metavar="URL", envvar="REGALIA_DATABASE", help="A PostgreSQL database instead of the folder."
        ),
    ] = "",
    salvage: Annotated[
        Path | None,
        typer.Option(
            "--salvage", metavar="FILE", help="Write what can be read to this new file, for 'regalia restore'."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a server's database, and salvage what can be read from a damaged one.

    The check changes nothing and can run while the server runs. Exit code 1 if the database is damaged. --salvage
    works with SQLite only; PostgreSQL has its own tools.

    [bold]Examples[/bold]
      regalia doctor --data /srv/regalia
      regalia doctor --data /srv/regalia --salvage rescued.db
      regalia restore rescued.db --data /srv/regalia-new
    """
    from regalia.cli.draw.console import harmless, out, print_json
    from regalia.kernel.errors import RegaliaError
    from regalia.server.operating.doctor import examine
    from regalia.server.operating.salvage import salvage as save
    from regalia.server.services import DATABASE

    if salvage is not None and database:
        raise RegaliaError("--salvage is for the SQLite database of a data folder, not for PostgreSQL.")
    found = examine(data, database)
    saved = None if salvage is None else save(data / DATABASE, salvage)
    if as_json:
        told: dict[str, Any] = {"healthy": not found.faults, "faults": found.faults, "warnings": found.warnings}
        told |= {"rows": found.rows, "saved": None if saved is None else {"rows": saved.rows, "lost": saved.lost}}
        print_json(told)
    else:
        for line in (*found.warnings, *found.faults):
            out().print(harmless(line), markup=False)
        rows = sum(found.rows.values())
        out().print(f"{rows:,} rows in {len(found.rows)} tables: {'damaged' if found.faults else 'healthy'}.")
        if saved is not None:
            for line in saved.lost:
                out().print(harmless(line), markup=False)
            out().print(f"Saved {sum(saved.rows.values()):,} rows in {salvage}. Next: regalia restore {salvage}")
        elif found.faults and not database:
            out().print(f"Save what can be read: regalia doctor --data {data} --salvage rescued.db")
    if found.faults:
        raise typer.Exit(1)
