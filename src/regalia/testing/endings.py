"""Endings: for each reason why a game can end, one finished game, stored as a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from regalia.kernel import record
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng
from regalia.testing.mixes import table
from regalia.testing.trial import record_of, walk

FOLDER = "endings"
BOTS = ("random", "verb", "greedy")
AT_LEAST = 300  # games that are looked through even if every reason was found: the shortest one is kept
AT_MOST = 30_000
ROUND = 100  # games, after which the tables that the game names come again, with other bots


def compare(game: Game, folder: Path) -> int:
    """Stored games that were replayed; raises RegaliaError for one that is missing or ends otherwise."""
    for reason in game.reasons:
        path = folder / f"{reason}.json"
        if not path.is_file():
            raise RegaliaError(f"No finished game is stored that ends by '{reason}'.")
        stored = record.read(path.read_bytes())
        match = Match.fold(game, stored)
        if match.reason() != reason or match.result() != stored.result:
            raise RegaliaError(
                f"{path.name} ends by '{match.reason()}' with {match.result()}, not '{reason}' with {stored.result}."
            )
    return len(game.reasons)


def write(game: Game, folder: Path, seed: int, watch: Callable[[float], None]) -> list[str]:
    """Look for one short game per reason and store them; the reasons for which none was found."""
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Record] = {}
    for number in range(AT_MOST):
        if number >= AT_LEAST and len(found) == len(game.reasons):
            break
        watch(len(found) / len(game.reasons))
        ended = finished(game, number, FastRng(seed, number))
        if ended is None or ended.reason is None:
            continue
        kept = found.get(ended.reason)
        if kept is None or len(ended.lines) < len(kept.lines):
            found[ended.reason] = ended
    for reason, ended in found.items():
        (folder / f"{reason}.json").write_bytes(record.write(ended) + b"\n")
    return [reason for reason in game.reasons if reason not in found]


def finished(game: Game, number: int, rng: FastRng) -> Record | None:
    seats, options = table(game, number % ROUND, rng)
    played = walk(game, options, seats, BOTS[number % len(BOTS)], rng)
    if played.trouble:
        return None
    return Match.fold(game, record_of(game, played)).record()
