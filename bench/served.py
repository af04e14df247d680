"""The server processes that the benchmarks run against, without rate limits."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from regalia.server.app import create_app
from regalia.server.http.connections import Connections
from regalia.server.http.open_files import most_connections
from regalia.server.limits import Limits, Rate
from regalia.server.run import address, listening, run
from regalia.server.services import Services, open_store
from regalia.server.store.chance import FairChance

FAST = Rate(1e9, 1e9)


def limits() -> Limits:
    return Limits(messages=FAST, requests=FAST, openings=FAST, sockets=100_000, connections=100_000)


@dataclass(slots=True)
class Served:
    """A server process that can be killed and restarted at the same address."""

    data: Path
    database: str = ""
    url: str = ""
    process: subprocess.Popen[str] = field(init=False)

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        arguments = [sys.executable, __file__, str(self.data), "--port", port, "--database", self.database]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        if not self.url:
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=30)

    @property
    def rss(self) -> int:
        """The resident memory of the process in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    @property
    def cpu(self) -> float:
        """The processor time of the process in seconds."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    bound = listening("127.0.0.1", asked.port)
    services = Services(open_store(asked.data, asked.database), limits=limits(), chance=FairChance(patience=0))
    connections = Connections(services.limits, most=most_connections(services.limits))
    run(create_app(services), bound, lambda: print(address(bound), flush=True), connections)


if __name__ == "__main__":
    main()
