"""Simulation: many games between agents, by any executor, in a fixed order.

Game number k of a run has its own random streams, so it does not matter which process plays it or when. Only the counts
stay in memory: records and rows are handed on as soon as they are there.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from regalia.games import find
from regalia.kernel.record import FORMAT, Record, write
from regalia.lab.arena import Arena, Script, figures, numbers_of, results
from regalia.lab.executors.chunks import Sizes, Span
from regalia.lab.executors.executor import Executor, Stopped, executor_for, in_order, never
from regalia.lab.restricted import seat_agent
from regalia.lab.sheet import Sheet
from regalia.lab.tally import Numbers, Tally
from regalia.lab.transcript import transcribed

FIRST_CHUNK = 4


@dataclass(frozen=True, slots=True)
class Run:
    """The games to be played, with everything that is needed to repeat them.

    ``first``: the number of the first game. ``records``, ``legal``: write records, with all legal lines. ``rows``: note a row
    a game; ``odds`` and ``choices`` add lists to it (``Sheet``).
    """

    game: str
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    games: int
    records: bool = False
    legal: bool = False
    rows: bool = False
    odds: bool = False
    choices: bool = False
    first: int = 1

    def prepare(self, stopped: Stopped) -> Callable[[Span], Chunk]:
        player = Player(self)
        return lambda span: player.chunk(*span)


@dataclass(frozen=True, slots=True)
class Packed:
    """The rows of consecutive games as bytes: the vectors of a ``Sheet``."""

    numbers: bytes = b""
    figures: bytes = b""
    standings: bytes = b""
    odds: bytes = b""
    choices: bytes = b""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Consecutive games of a run: their counts, their records as lines of JSON, and their rows."""

    tally: Tally
    text: bytes
    seconds: float
    rows: Packed = field(default=Packed())


class Player:
    """Plays the games of one run by number."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game = find(run.game)
        rules, self.options = self.game.set_up(run.options, len(run.agents))
        self.statistics = self.game.statistics(rules)
        self.agents = [seat_agent(self.game, name) for name in run.agents]
        self.rules = rules
        self.arena = Arena(rules, self.agents, self.statistics, None)

    def chunk(self, first: int, games: int) -> Chunk:
        begun = time.perf_counter()
        tally = Tally()
        lines: list[bytes] = []
        sheet = self.new_sheet() if self.run.rows else None
        self.arena.sheet = sheet
        if self.run.records:
            for number in range(first, first + games):
                record, numbers, result = self.recorded(number)
                lines.append(write(record) + b"\n")
                tally.add(numbers, result, self.seconds(numbers))
        else:
            for found, ended in figures(self.arena, self.run.seed, first, games):
                tally.add(found, ended, self.seconds(found))
        rows = Packed() if sheet is None else packed(sheet)
        return Chunk(tally, b"".join(lines), time.perf_counter() - begun, rows)

    def new_sheet(self) -> Sheet:
        verbs = 1 + max(verb.number for verb in self.game.codec.verbs)
        return Sheet(self.statistics, self.rules.advice, verbs, self.run.odds, self.run.choices)

    def recorded(self, number: int) -> tuple[Record, Numbers, tuple[float, ...]]:
        """Play one game and record it."""
        script = Script(self.run.legal)
        sheet = self.arena.sheet
        if sheet is not None:
            sheet.begin()
        end = self.arena.play(self.run.seed, number, script)
        numbers, result = Numbers(*numbers_of(self.arena, end)), tuple(results(end))
        if sheet is not None:
            sheet.end(end, list(numbers))
        lines, legal = transcribed(script, self.game.codec)
        record = Record(
            format=FORMAT,
            game=self.game.key,
            rules=self.game.version,
            options=self.options,
            seats=len(self.run.agents),
            lines=lines,
            result=list(result),
            reason=self.game.reasons[numbers.reason],
            legal=legal,
        )
        return record, numbers, result

    def seconds(self, numbers: Numbers | list[int]) -> int:
        """How long people would take for a game: a pace for each free and each forced decision."""
        forced = numbers[3]
        free = numbers[2] - forced
        return round(free * self.statistics.seconds_a_choice + forced * self.statistics.seconds_forced)


def packed(sheet: Sheet) -> Packed:
    return Packed(
        bytes_of("q", sheet.numbers),
        bytes_of("d", sheet.figures),
        bytes_of("d", sheet.standings),
        bytes_of("d", sheet.odds),
        bytes_of("q", sheet.choices),
    )


def bytes_of(code: str, numbers: Any) -> bytes:
    """The numbers of a vector as they lie in memory; where nothing is compiled the vector is a list."""
    return array(code, numbers).tobytes() if isinstance(numbers, list) else bytes(memoryview(numbers))


def simulate(run: Run, jobs: int = 1, *, stopped: Stopped = never, executor: Executor | None = None) -> Iterator[Chunk]:
    """Play the run's games in order, chunk by chunk, until done or ``stopped()`` is true. Raises RegaliaError.

    Without an executor the games are played in ``jobs`` processes.
    """
    Player(run)  # raises at once if the run is not valid
    if executor is not None:
        yield from _chunks(run, executor, stopped)
        return
    with executor_for(None, jobs) as own:
        yield from _chunks(run, own, stopped)


def _chunks(run: Run, executor: Executor, stopped: Stopped) -> Iterator[Chunk]:
    sizes = Sizes(executor.chunk_seconds, FIRST_CHUNK)
    last = run.first + run.games - 1
    for (_, games), chunk in in_order(executor, run, sizes.spans(run.first, last), stopped):
        sizes.learn(games, chunk.seconds)
        yield chunk
