"""Playing: the games of all batches, spread over the time so that every section grows at the same pace."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import polars as pl

from regalia.lab.arena import Arena
from regalia.lab.balance.batches import Batch
from regalia.lab.executors.executor import Executor, Stopped, never
from regalia.lab.open_hands import measuring_agent
from regalia.lab.simulate import Packed, Player, Run
from regalia.lab.study.rows import Frame

CHUNK_SECONDS = 1.0  # at least; on a cluster chunks are larger
LEAST_GAMES = 2  # of each batch: without them there is no report
LEAST = 4  # games of a batch's first chunk, unless they are slow
FIRST_PART = 20  # the first chunk is this part of a batch, so that all batches begin early
STAND_IN = "greedy"

Task = tuple[int, int, int]  # the batch, its first game, and how many
Done = tuple[Packed, float]  # their rows, and the processor seconds they took


@dataclass(frozen=True, slots=True)
class Work:
    """The runs of a report as a job for an executor."""

    runs: tuple[Run, ...]

    def prepare(self, stopped: Stopped) -> Callable[[Task], Done]:
        players: dict[int, Player] = {}

        def do(task: Task) -> Done:
            number, first, games = task
            begun = time.process_time()
            if number not in players:
                players[number] = player_of(self.runs[number])
            rows = players[number].chunk(first, games).rows
            return rows, time.process_time() - begun

        return do


def player_of(run: Run) -> Player:
    """The player of a run, also where a measuring bot sits at the table."""
    player = Player(plain(run))
    agents = [
        measuring_agent(name, player.rules) or usual for name, usual in zip(run.agents, player.agents, strict=True)
    ]
    player.agents = agents
    player.arena = Arena(player.rules, agents, player.statistics, None)
    return player


def plain(run: Run) -> Run:
    """The run with usual bots in the places of measuring ones."""
    names = [STAND_IN if name.partition(":")[0] in ("seer", "guesser") else name for name in run.agents]
    return replace(run, agents=tuple(names))


@dataclass(frozen=True, slots=True)
class Played:
    """The rows of each batch, and what they cost."""

    frames: Mapping[str, pl.DataFrame]
    runs: Mapping[str, Run]
    seconds: float
    complete: bool

    @property
    def games(self) -> int:
        return sum(len(frame) for frame in self.frames.values())


def tasks(batches: Sequence[Batch], seconds: float = CHUNK_SECONDS) -> list[Task]:
    """All chunks, about ``seconds`` long, ordered so that all batches are always about equally far."""
    found: list[tuple[float, int, int, int]] = []
    for number, batch in enumerate(batches):
        size = max(1, round(seconds / batch.cost))
        first = 1
        while first <= batch.run.games:
            wanted = size if first > 1 else max(LEAST_GAMES, min(size, max(LEAST, batch.run.games // FIRST_PART)))
            games = min(wanted, batch.run.games - first + 1)
            found.append(((first - 1) / batch.run.games, number, first, games))
            first += games
    found.sort()
    return [(number, first, games) for _, number, first, games in found]


def play(
    batches: Sequence[Batch],
    executor: Executor,
    stopped: Stopped,
    told: Callable[[float], None] = lambda seconds: None,
    late: Stopped = never,
) -> Played:
    """Play the batches until all is done, ``stopped()``, or ``late()`` and every batch has games.

    ``told`` hears the estimated seconds of each chunk that is done.
    """
    work = Work(tuple(batch.run for batch in batches))
    found: dict[int, dict[int, tuple[int, Packed]]] = defaultdict(dict)
    due = tasks(batches, max(CHUNK_SECONDS, executor.chunk_seconds))
    seconds = 0.0
    for (number, first, games), (rows, took) in executor.run(
        work, due, lambda: stopped() or (len(found) == len(batches) and late())
    ):
        found[number][first] = games, rows
        seconds += took
        told(games * batches[number].cost)
    frames = {batch.key: framed(batch.run, found[number]) for number, batch in enumerate(batches)}
    done = sum(len(chunks) for chunks in found.values())
    return Played(frames, {batch.key: batch.run for batch in batches}, seconds, done == len(due))


def framed(run: Run, chunks: Mapping[int, tuple[int, Packed]]) -> pl.DataFrame:
    """The rows from the first game on, without a gap."""
    return Frame(plain(run)).table([rows for _, rows in _unbroken(chunks)], 1)


def _unbroken(chunks: Mapping[int, tuple[int, Packed]]) -> Iterator[tuple[int, Packed]]:
    first = 1
    while first in chunks:
        yield chunks[first]
        first += chunks[first][0]
