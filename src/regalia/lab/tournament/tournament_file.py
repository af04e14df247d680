"""The file of a tournament: a header line, then one line per finished game.

A tournament that was stopped or killed continues from its file; a half-written game is played again.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import msgspec

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab.same_run import check_same
from regalia.lab.tournament.bout import Bout, GameNumber
from regalia.lab.tournament.tournament import Tournament

FORMAT = "regalia-arena/1"


class Head(msgspec.Struct, frozen=True):
    """The header line. Files with equal headers hold games of the same tournament."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    seed: int


def head_of(tournament: Tournament) -> Head:
    game = find(tournament.game)
    _, options = game.set_up(tournament.options, tournament.players)
    return Head(FORMAT, game.key, game.version, options, tournament.players, tournament.bots, tournament.seed)


def seed_in(path: Path) -> int | None:
    """The seed of the tournament in that file; None without one. Raises RegaliaError for another kind of file."""
    lines = _lines(path)
    return _head(path, lines[0]).seed if lines else None


class TournamentFile:
    """An open tournament file: the games it holds, and room for more."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Raises RegaliaError if the file holds another tournament, OSError if it cannot be written."""
        self.bouts: list[Bout] = []
        lines = _lines(path)
        head = head_of(tournament)
        if lines:
            check_same(path, _head(path, lines[0]), head, "tournament", "--out")
            self._read(path, lines[1:], set(tournament.schedule()))
        else:
            lines = [msgspec.json.encode(head)]
        whole = b"".join(line + b"\n" for line in lines)
        self._path = path
        self._file = path.open("r+b" if path.exists() else "w+b", buffering=0)
        if self._file.seek(0, os.SEEK_END) != len(whole):  # new, or its last line is half a game
            self._file.seek(0)
            self._file.truncate()
            self._write(whole)

    def add(self, bout: Bout) -> None:
        """Write a finished game at once, so that a crash does not lose it. Raises RegaliaError where there is no room."""
        self._write(msgspec.json.encode(bout) + b"\n")
        self.bouts.append(bout)

    def _write(self, data: bytes) -> None:
        """Write all of it or nothing."""
        before = self._file.tell()
        try:
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as wrong:
            self._file.truncate(before)
            raise RegaliaError(
                f"{self._path} cannot be written: {wrong.strerror}. It holds {len(self.bouts):,} games; make room, and "
                "the same command goes on."
            ) from None

    def close(self) -> None:
        self._file.close()

    def _read(self, path: Path, lines: list[bytes], wanted: set[GameNumber]) -> None:
        """The games of the file that belong to this tournament."""
        for number, line in enumerate(lines, 2):
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except msgspec.DecodeError as wrong:
                raise RegaliaError(f"{path}, line {number} is not a game of a tournament: {wrong}.") from None
            if bout.number in wanted:
                wanted.remove(bout.number)
                self.bouts.append(bout)


def _lines(path: Path) -> list[bytes]:
    """The complete lines of the file, without a half-written last one."""
    if not path.exists():
        return []
    return path.read_bytes().split(b"\n")[:-1]


def _head(path: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        head = None
    if head is None or head.format != FORMAT:
        raise RegaliaError(f"{path} is not a tournament file. Choose another file with --out.")
    return head
