"""``regalia serve``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import duration


def main(
    host: Annotated[
        str,
        typer.Option(
            "--host", metavar="H", help="Address to listen on; 0.0.0.0 also accepts other machines on the network."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="P", min=0, max=65535, help="Port to listen on; 0 chooses a free one.")
    ] = 8765,
    data: Annotated[
        Path, typer.Option("--data", metavar="DIR", help="Folder for the tables; it is created if needed.")
    ] = Path("data"),
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="REGALIA_DATABASE",
            show_envvar=True,
            help="A PostgreSQL database instead of the folder; several servers can share it.",
        ),
    ] = "",
    public_url: Annotated[
        list[str] | None,
        typer.Option("--public-url", metavar="URL", help="Address that visitors use, such as https://games.example."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allowed-host",
            metavar="NAME",
            help="Another host name to accept; requests for unknown names are refused.",
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS",
            help="Address or network of a proxy that sends the visitors' addresses (X-Forwarded-For).",
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            metavar="TOKEN",
            envvar="REGALIA_METRICS_TOKEN",
            show_envvar=True,
            help="Bearer token with which other machines may read /metrics.",
        ),
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    pace: Annotated[
        float,
        typer.Option(
            "--pace", metavar="X", min=0, max=10, help="Scale of the bots' delays: 1 is like people, 0 is immediate."
        ),
    ] = 1.0,
    patience: Annotated[
        float,
        typer.Option(
            "--patience",
            metavar="S",
            min=0,
            max=60,
            help="Seconds that a new table waits for its players' browsers to add to the shuffle; 0 does not wait.",
        ),
    ] = 5.0,
    backup_every: Annotated[
        str,
        typer.Option("--backup-every", metavar="TIME", help="Make a backup this often, such as 6h or 30m."),
    ] = "",
    backups: Annotated[
        Path | None,
        typer.Option(
            "--backups", metavar="DIR", help="Folder for these backups. Default: 'backups' in the data folder."
        ),
    ] = None,
    keep: Annotated[
        int,
        typer.Option("--keep", metavar="N", min=1, help="How many of these backups to keep; the oldest are deleted."),
    ] = 14,
) -> None:
    """Run a server, where people play in the browser against each other and against bots.

    Everything is stored in the data folder; after a stop or a crash the server continues where it was.
    Ctrl-C or SIGTERM stops it. Several servers can share a PostgreSQL database, and each serves every table.

    [bold]Examples[/bold]
      regalia serve
      regalia serve --open
      regalia serve --host 0.0.0.0 --port 8080 --data /srv/regalia
      regalia serve --data /srv/regalia --backup-every 6h --backups /backup/regalia --keep 28
      regalia serve --port 8081 --database postgresql://regalia@db.example/regalia
      regalia serve --public-url https://games.example --trusted-proxy 127.0.0.1
    """
    from regalia.cli.draw.console import out
    from regalia.server.app import create_app
    from regalia.server.clock.pace import Pace
    from regalia.server.http.connections import Connections, networks
    from regalia.server.http.hosts import accepted
    from regalia.server.http.open_files import most_connections
    from regalia.server.operating.folder import DataLock
    from regalia.server.operating.schedule import Backups, Schedule
    from regalia.server.run import address, listening, open_browser, run
    from regalia.server.services import Services, open_store
    from regalia.server.store.chance import FairChance

    every = duration(backup_every) if backup_every else 0.0
    hosts = accepted(host, public_url or (), allowed_host or ())
    proxies = networks(trusted_proxy or ())
    os.umask(0o077)  # whatever is written is for this user alone
    bound = listening(host, port)
    url = address(bound)
    lock = None if database else DataLock(data)

    def ready() -> None:
        out().print(f"Regalia is at {url} (Ctrl-C stops it)")
        if open_page:
            open_browser(url)

    try:
        services = Services(open_store(data, database), pace=Pace(pace), chance=FairChance(patience))
        schedule = Schedule(backups or data / "backups", every, keep)
        work = [Backups(services, schedule, data, database).run] if every else []
        app = create_app(services, work=work, hosts=hosts, metrics_token=metrics_token)
        limits = services.limits
        run(app, bound, ready, Connections(limits, proxies, most_connections(limits)))
    finally:
        if lock is not None:
            lock.release()
        bound.close()
