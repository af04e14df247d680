"""Stored perft counts: positions as records, and for each legal move, in order, how many lines go through it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from regalia.kernel import record
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng
from regalia.testing.mixes import table
from regalia.testing.perft import divide, settle
from regalia.testing.trial import record_of, walk

NAME = "perft.txt"
POSITIONS = 12
MOST_NODES = 20_000  # a position is counted as deep as stays below
DEEPEST = 6
HEAD = """\
# Perft of {title}, rules version {version}: how many lines of play begin with each legal move.
# Chance is dealt by the seed. Written by 'regalia check {key} --write'; a change here is a change of the rules.
"""


@dataclass(frozen=True, slots=True)
class Count:
    """One position, how deep, with which seed, and what is counted."""

    record: Record
    depth: int
    seed: int
    parts: tuple[tuple[int, str], ...]  # how many lines begin with this one

    def text(self) -> str:
        head = [f"position {record.write(self.record).decode()}", f"depth {self.depth} seed {self.seed}"]
        rows = [f"{count:>7} {line}" for count, line in self.parts]
        return "\n".join([*head, *rows, f"{sum(count for count, _ in self.parts):>7} in all", ""])


def counted(game: Game, position: Record, depth: int, seed: int) -> Count:
    """Count a position again."""
    match = Match.fold(game, position)
    state = match.state()
    settle(state, seed, 0)
    parts = divide(match.rules, state, depth, seed)
    return Count(position, depth, seed, tuple((nodes, game.codec.line(state.turn(), move)) for move, nodes in parts))


def read(path: Path) -> Iterator[tuple[Record, int, int, str]]:
    """The positions of a file: record, depth, seed, and the text of the block."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        rows = [row for row in block.split("\n") if row and not row.startswith("#")]
        if rows:
            _, depth, _, seed = rows[1].split(" ")
            yield record.read(rows[0].removeprefix("position ")), int(depth), int(seed), "\n".join([*rows, ""])


def compare(game: Game, path: Path) -> tuple[int, int]:
    """Positions and lines that were counted again; raises RegaliaError with the first row that differs."""
    positions = nodes = 0
    for position, depth, seed, stored in read(path):
        now = counted(game, position, depth, seed)
        for old, new in zip(stored.split("\n"), now.text().split("\n"), strict=False):
            if old != new:
                raise RegaliaError(f"Position {positions + 1} has '{new.strip()}' where '{old.strip()}' is stored.")
        positions += 1
        nodes += sum(count for count, _ in now.parts)
    return positions, nodes


def write(game: Game, path: Path, seed: int) -> None:
    """Positions from random games with mixed options, each counted as deep as is cheap."""
    blocks = [HEAD.format(title=game.title, version=game.version, key=game.key)]
    number = 0
    wanted = max(POSITIONS, 1 + len(game.tables()))
    while len(blocks) <= wanted:
        rng = FastRng(seed, number)
        seats, options = table(game, number, rng)
        played = walk(game, options, seats, "random", rng)
        position = record_of(game, played, len(played.moves) * number // (wanted * 2))
        number += 1
        best = deepest(game, position, number)
        if best is not None:
            blocks.append(best.text())
    path.write_text("\n".join(blocks), encoding="utf-8")


def deepest(game: Game, position: Record, seed: int) -> Count | None:
    """The deepest count that is cheap; None where nobody has anything to choose."""
    best: Count | None = None
    for depth in range(1, DEEPEST + 1):
        found = counted(game, position, depth, seed)
        nodes = sum(count for count, _ in found.parts)
        if not 0 < nodes <= MOST_NODES:
            break
        best = found
    return best
