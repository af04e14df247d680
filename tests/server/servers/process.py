"""The server as its users run it: a separate process that prints its address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO

COMMAND = [sys.executable, "-c", "from regalia.cli import run; run()", "serve"]


class ServerProcess:
    """A server process that can be ended by any signal."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        *more: str,
        before: Callable[[], None] | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        """Start it; ``before`` runs in the new process first."""
        self.process = subprocess.Popen(
            [*command, "--data", str(data), "--port", str(port), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "NO_COLOR": "1"},
            preexec_fn=before,
        )
        self.printed = ""
        self.url = self._url()
        self.port = int(self.url.rsplit(":", 1)[1])

    def _url(self) -> str:
        for line in self._out:
            self.printed += line
            found = re.search(r"http://\S+:\d+", line)
            if found:
                return found[0]
        raise AssertionError(f"the server did not start: {self.printed}")

    @property
    def _out(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def kill(self) -> None:
        """kill -9: the process cannot react."""
        self.process.kill()
        self.process.communicate()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; returns its exit code and keeps what it printed."""
        self.process.send_signal(number)
        rest, _ = self.process.communicate(timeout=30)
        self.printed += rest
        return self.process.returncode
