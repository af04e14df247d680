"""Tournament: a round robin of bots in which every line-up plays the same deals in every seating.

Which games there are depends on nothing but the tournament; who plays them, and in which order they end, does not matter.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from typing import Any

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import buffer
from regalia.lab.bout import Bout, GameNumber, Stopped, play_bout
from regalia.lab.line_up import LineUp, line_ups, seatings
from regalia.lab.simulate import deaf_children

LOOK = 0.2  # seconds between two checks for a stop
AHEAD = 3  # games queued for each process


@dataclass(frozen=True, slots=True)
class Tournament:
    """The tournament to be played, with everything that is needed to repeat it. ``games`` is per line-up."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    players: int
    seed: int
    games: int
    line_ups: tuple[LineUp, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Raises RegaliaError for bots or games that are not possible."""
        if len(self.bots) < 2:
            raise RegaliaError("A tournament needs at least two bots, as in --bots greedy,knight.")
        twice = next((bot for number, bot in enumerate(self.bots) if bot in self.bots[:number]), None)
        if twice is not None:
            raise RegaliaError(
                f"'{twice}' is listed twice. List each bot once; with another budget it counts as another bot."
            )
        for bot in self.bots:
            agents.find(bot)
        find(self.game).set_up(self.options, self.players)
        object.__setattr__(self, "line_ups", tuple(line_ups(self.bots, self.players)))

    def schedule(self) -> Iterator[GameNumber]:
        """All games, deal by deal, so that an early stop has covered every line-up.

        Deals are played whole: with an odd number of games there is one more.
        """
        deal, left = 1, [self.games] * len(self.line_ups)
        while any(count > 0 for count in left):
            for number, line_up in enumerate(self.line_ups):
                if left[number] > 0:
                    turns = len(seatings(line_up, self.seed, deal))
                    left[number] -= turns
                    yield from ((number, deal, turn) for turn in range(turns))
            deal += 1


class Ring:
    """Plays the games of a tournament one after the other."""

    def __init__(self, tournament: Tournament, stopped: Callable[[], bool]) -> None:
        self._tournament = tournament
        self._stopped = stopped
        self._game = find(tournament.game)
        self._rules, _ = self._game.set_up(tournament.options, tournament.players)
        self._moves = buffer(self._rules.most_moves)

    def play(self, number: GameNumber) -> Bout | None:
        """Play the game with that number; None if it was interrupted."""
        line_up, deal, turn = number
        tournament = self._tournament
        seats = seatings(tournament.line_ups[line_up], tournament.seed, deal)[turn]
        try:
            return play_bout(
                self._game,
                self._rules,
                [agents.find(bot) for bot in seats],
                seats,
                self._moves,
                seed=tournament.seed,
                line_up=line_up,
                deal=deal,
                turn=turn,
                stopped=self._stopped,
            )
        except Stopped:
            return None


def hold(
    tournament: Tournament,
    jobs: int = 1,
    *,
    played: Collection[GameNumber] = (),
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Bout]:
    """Play the missing games and yield each when it ends. Stops when ``stopped()`` is true."""
    due = (number for number in tournament.schedule() if number not in played)
    if jobs == 1:
        ring = Ring(tournament, stopped)
        for number in due:
            bout = ring.play(number)
            if bout is None:
                return
            yield bout
    else:
        yield from _shared(tournament, jobs, due, stopped)


def _shared(
    tournament: Tournament, jobs: int, due: Iterator[GameNumber], stopped: Callable[[], bool]
) -> Iterator[Bout]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(tournament, stop))
    waiting: set[Future[Bout | None]] = set()
    try:
        while not stopped():
            while len(waiting) < AHEAD * jobs and (number := next(due, None)) is not None:
                with deaf_children():
                    waiting.add(executor.submit(_play, number))
            if not waiting:
                return
            done, waiting = wait(waiting, LOOK, FIRST_COMPLETED)
            for future in done:
                bout = future.result()
                if bout is not None:
                    yield bout
    except BrokenProcessPool:
        raise RegaliaError("A worker process was killed, perhaps because memory ran out; try fewer --jobs.") from None
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


_ring: Ring | None = None  # of a worker process


def _begin(tournament: Tournament, stop: Event) -> None:
    """Prepare a worker process."""
    global _ring
    _ring = Ring(tournament, stop.is_set)


def _play(number: GameNumber) -> Bout | None:
    assert _ring is not None
    return _ring.play(number)
