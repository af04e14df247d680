"""The puzzles of each game: one a line in ``data/puzzles.jsonl`` in the game's folder."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterable
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl"
STRIDE = 17  # from one day's puzzle to the next one's place, so that neighbours differ


@cache
def puzzles(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by name, the easiest first."""
    file = importlib.resources.files(type(game).__module__).joinpath("data", FILE)
    if not file.is_file():
        return {}
    return {one.name: one for one in sorted(read(file.read_bytes()), key=lambda one: (one.hardness, one.name))}


def find_puzzle(game: Game, name: str) -> Puzzle:
    """Raises RegaliaError if the game has no such puzzle."""
    found = puzzles(game)
    if name not in found:
        raise RegaliaError(f"{game.title} has no puzzle '{name[:20]}'. 'regalia puzzles list {game.key}' lists them.")
    return found[name]


def of_the_day(game: Game, day: date) -> Puzzle | None:
    """The puzzle of that day; each has its day before one comes again. None for a game without puzzles."""
    found = list(puzzles(game).values())
    if not found:
        return None
    stride = next(step for step in range(STRIDE, STRIDE + len(found) + 1) if gcd(step, len(found)) == 1)
    return found[day.toordinal() * stride % len(found)]


def read(data: bytes) -> list[Puzzle]:
    """The puzzles of a file; raises RegaliaError naming the line at fault."""
    found: list[Puzzle] = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as wrong:
            raise RegaliaError(f"Line {number} of the puzzles cannot be read: {wrong}") from None
    return found


def write(file: Path, found: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, one a line, in the order of their names."""
    ordered = sorted(found, key=lambda one: one.name)
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in ordered))


def file_of(game: Game) -> Path:
    """Where the game's own puzzles are kept."""
    return Path(str(importlib.resources.files(type(game).__module__))) / "data" / FILE
