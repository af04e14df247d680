"""Law 18: the same games once compiled, here, and once interpreted, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from regalia import games, native
from regalia.kernel import record
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.testing.trial import Trial, record_of

GAMES = 16


class NothingCompiled(Exception):
    """There is only one kind of code in this place, and why."""


def compare(game: Game, seed: int) -> str:
    """How much was the same; raises RegaliaError where a record differs."""
    if not native.active:
        raise NothingCompiled(native.why_not)
    if games.catalogue().get(game.key) is not game:
        raise NothingCompiled("this game is not one of the package's own")
    here = records(game.key, seed)
    there = interpreted(game.key, seed)
    for number, (one, other) in enumerate(zip(here, there, strict=True), 1):
        if one != other:
            raise RegaliaError(f"Game {number} differs: {difference(one, other)}")
    return f"{len(here)} games, {sum(map(len, here))} bytes"


def records(key: str, seed: int) -> list[str]:
    game = games.find(key)
    played = Trial(game, games=GAMES, seed=seed).played
    return [record.write(record_of(game, each)).decode() for each in played]


def interpreted(key: str, seed: int) -> list[str]:
    asked = [sys.executable, "-m", __name__, key, str(seed)]
    answer = subprocess.run(
        asked, env=os.environ | {"REGALIA_INTERPRETED": "1"}, capture_output=True, text=True, check=False
    )
    if answer.returncode:
        raise RegaliaError(f"The interpreted run failed: {answer.stderr.strip()[-500:]}")
    return answer.stdout.splitlines()


def difference(one: str, other: str) -> str:
    here, there = record.read(one).lines, record.read(other).lines
    for number, (line, twin) in enumerate(zip(here, there, strict=False), 1):
        if line != twin:
            return f"line {number} is '{line}' compiled and '{twin}' interpreted."
    return f"{len(here)} lines compiled and {len(there)} interpreted."


if __name__ == "__main__":
    print("\n".join(records(sys.argv[1], int(sys.argv[2]))))
