"""A private PostgreSQL cluster in a temporary folder, on a free port, for one test run."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

USER = "regalia"


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None if they are not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


class Cluster:
    """A running cluster. As root, PostgreSQL runs as the user postgres."""

    def __init__(self, bin: Path) -> None:
        self._bin = bin
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._home = Path(tempfile.mkdtemp(prefix="regalia-pg-"))
        if self._as:
            shutil.chown(self._home, "postgres")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", str(self._home / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -k {self._home} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = str(self._home / "log")
        self._run("pg_ctl", "-D", str(self._home / "data"), "-w", "-l", log, "-o", options, "start")
        self._made = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"regalia{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """The cluster as it is when its machine hangs: connections stay open, and nothing is answered."""
        self.freeze()
        try:
            yield
        finally:
            self.thaw()

    def freeze(self) -> None:
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        first = int((self._home / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._home / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._home)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as, str(self._bin / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._home,
            timeout=60,
        )
