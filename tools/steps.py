"""Steps of a set-up: one short line for each step; the output of tools goes to a log.

A person sees the log's last lines only when a step fails.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TAIL = 30  # lines of the log that a failure shows


class Trouble(Exception):
    """A problem that the user must fix; its text says how."""


class Log:
    """A file under build/ that takes the output of tools."""

    def __init__(self, name: str) -> None:
        BUILD.mkdir(exist_ok=True)
        self.path = BUILD / name
        self.path.write_text("")

    def run(self, *command: str | Path, where: Path = ROOT) -> None:
        """Run a program with its output in the log. Raises Trouble if it fails."""
        words = [str(part) for part in command]
        with self.path.open("ab") as log:
            log.write(f"$ {' '.join(words)}\n".encode())
            log.flush()
            begun = log.tell()
            done = subprocess.run(
                words, cwd=where, env=os.environ | {"PYTHONUTF8": "1"}, stdout=log, stderr=subprocess.STDOUT
            )
        if done.returncode != 0:
            said = f"This failed with exit code {done.returncode}: {' '.join(words)}"
            raise Trouble(f"{said}\n\n{self.tail(begun)}")

    @contextlib.contextmanager
    def swallowing(self) -> Iterator[None]:
        """Send all output of this process and its children to the log; a failure shows the end of it."""
        sys.stdout.flush()
        sys.stderr.flush()
        kept = [os.dup(1), os.dup(2)]
        try:
            with self.path.open("ab") as log:
                begun = log.tell()
                os.dup2(log.fileno(), 1)
                os.dup2(log.fileno(), 2)
            try:
                yield
            except Exception:
                traceback.print_exc()
                raise
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                for number, keeper in enumerate(kept, 1):
                    os.dup2(keeper, number)
        except (Exception, SystemExit) as wrong:
            reason = "" if str(wrong).isdigit() else f"{wrong}\n\n"
            raise Trouble(f"{reason}{self.tail(begun)}") from wrong
        finally:
            for keeper in kept:
                os.close(keeper)

    def tail(self, begun: int = 0) -> str:
        """The last lines since that place in the log, and where to read the rest."""
        lines = self.path.read_bytes()[begun:].decode(errors="replace").splitlines()[-TAIL:]
        whole = f"The whole output is in {self.path.relative_to(ROOT)}."
        return "\n".join([*(f"  {line}" for line in lines), "", whole])


@contextlib.contextmanager
def step(what: str, about: str) -> Iterator[None]:
    """Print what is done and about how long it takes; afterwards, how long it took."""
    print(f"  {what} ({about}) … ", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - begun:.0f} s", flush=True)
