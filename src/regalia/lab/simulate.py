"""Simulation: many games between agents, in one process or several, in a fixed order.

Game number k of a run has its own random stream, so it does not matter which process plays it or when. Only the counts stay
in memory: records are handed on as soon as they are written.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.record import FORMAT, Record, write
from regalia.kernel.state import State
from regalia.lab.arena import Arena, Script, figures, results
from regalia.lab.tally import Outcome, Tally
from regalia.lab.transcript import transcribed

CHUNK_SECONDS = 0.2  # target length of a chunk: short enough to stop soon, long enough to be worth sending
FIRST_CHUNK = 4
LARGEST_CHUNK = 4096


@dataclass(frozen=True, slots=True)
class Run:
    """The games to be played, with everything that is needed to repeat them."""

    game: str
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    games: int
    records: bool = False
    legal: bool = False


@dataclass(frozen=True, slots=True)
class Chunk:
    """Consecutive games of a run: their counts, and their records as lines of JSON."""

    tally: Tally
    text: bytes
    seconds: float


class Player:
    """Plays the games of one run by number."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game = find(run.game)
        rules, self.options = self.game.set_up(run.options, len(run.agents))
        self.arena = Arena(rules, [agents.find(name) for name in run.agents])

    def chunk(self, first: int, games: int) -> Chunk:
        begun = time.perf_counter()
        tally = Tally()
        lines: list[bytes] = []
        if self.run.records:
            for number in range(first, first + games):
                record, outcome = self.recorded(number)
                lines.append(write(record) + b"\n")
                tally.add(outcome)
        else:
            for decisions, legal, most, reason, result in figures(self.arena, self.run.seed, first, games):
                tally.add(Outcome(decisions, legal, most, reason, tuple(result)))
        return Chunk(tally, b"".join(lines), time.perf_counter() - begun)

    def recorded(self, number: int) -> tuple[Record, Outcome]:
        """Play one game and record it."""
        script = Script(self.run.legal)
        end = self.arena.play(self.run.seed, number, script)
        lines, legal = transcribed(script, self.game.codec)
        outcome = self.outcome(end)
        record = Record(
            format=FORMAT,
            game=self.game.key,
            rules=self.game.version,
            options=self.options,
            seats=len(self.run.agents),
            lines=lines,
            result=list(outcome.result),
            reason=self.game.reasons[outcome.reason],
            legal=legal,
        )
        return record, outcome

    def outcome(self, end: State) -> Outcome:
        arena = self.arena
        return Outcome(arena.decisions, arena.legal, arena.most_legal, end.reason(), tuple(results(end)))


def simulate(run: Run, jobs: int = 1, *, stopped: Callable[[], bool] = lambda: False) -> Iterator[Chunk]:
    """Play the run's games in order, chunk by chunk, until done or ``stopped()`` is true. Raises RegaliaError."""
    player = Player(run)  # raises at once if the run is not valid
    if jobs == 1:
        yield from _alone(player, stopped)
    else:
        yield from _shared(run, jobs, stopped)


def _alone(player: Player, stopped: Callable[[], bool]) -> Iterator[Chunk]:
    first, size = 1, FIRST_CHUNK
    while first <= player.run.games and not stopped():
        size = min(size, player.run.games - first + 1)
        chunk = player.chunk(first, size)
        yield chunk
        first += size
        size = _next_size(size, chunk.seconds)


def _shared(run: Run, jobs: int, stopped: Callable[[], bool]) -> Iterator[Chunk]:
    context = multiprocessing.get_context("spawn")
    first, size = 1, FIRST_CHUNK
    due: deque[tuple[int, Future[Chunk]]] = deque()
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(run,))
    try:
        while (first <= run.games or due) and not stopped():
            while first <= run.games and len(due) < 2 * jobs:
                size = min(size, run.games - first + 1)
                with deaf_children():
                    due.append((size, executor.submit(_chunk, first, size)))
                first += size
            played, future = due.popleft()
            chunk = future.result()
            yield chunk
            size = _next_size(played, chunk.seconds)
    except BrokenProcessPool:
        raise RegaliaError("A worker process was killed, perhaps because memory ran out; try fewer --jobs.") from None
    finally:
        executor.shutdown(cancel_futures=True)


def _next_size(size: int, seconds: float) -> int:
    wanted = size * CHUNK_SECONDS / max(seconds, 1e-6)
    return max(1, min(int(wanted), 4 * size, LARGEST_CHUNK))


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C, which reaches the whole group; the parent handles it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_player: Player | None = None  # of a worker process


def _begin(run: Run) -> None:
    """Prepare a worker process."""
    global _player
    _player = Player(run)


def _chunk(first: int, games: int) -> Chunk:
    assert _player is not None
    return _player.chunk(first, games)
