"""The program at a pseudo-terminal, as a person has it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import sys
import termios

from tests.cli.conftest import PROGRAM

LEFT_OUT = ("COLUMNS", "LINES", "NO_COLOR")  # readline sets the first two in its process; execv would hand them on


class Screen:
    """A terminal of a size, with the program in it."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (100, 50), term: str = "xterm-256color") -> None:
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
            os.execve(sys.executable, [*PROGRAM, *arguments], {**kept, "TERM": term})

    def until(self, words: str) -> str:
        """Everything printed until these words appear."""
        seen = ""
        while words not in seen:
            assert select.select([self.terminal], [], [], 60)[0], seen
            seen += os.read(self.terminal, 65536).decode(errors="replace")
        return seen

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def ended(self, key: str = "") -> int:
        """The exit code. The key is pressed until the program ends: one that comes too early may be lost."""
        return self.last(key)[0]

    def last(self, key: str = "") -> tuple[int, str]:
        """The exit code, and what was printed last."""
        seen = ""
        while True:
            if not select.select([self.terminal], [], [], 1)[0]:
                self.type(key)
                continue
            try:
                if read := os.read(self.terminal, 65536):
                    seen += read.decode(errors="replace")
                    continue
            except OSError:
                pass
            os.close(self.terminal)
            return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1]), seen
