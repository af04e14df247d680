"""Tournament: a round robin of bots in which every line-up plays the same deals in every seating.

Which games there are depends on nothing but the tournament; who plays them, and in which order they end, does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import buffer
from regalia.lab.executors.chunks import Sizes
from regalia.lab.executors.executor import Executor, Stopped, executor_for, never
from regalia.lab.tournament.bout import Bout, GameNumber, Interrupted, play_bout
from regalia.lab.tournament.line_up import LineUp, line_ups, seatings


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
        """Raises RegaliaError for bots, options or seats that cannot be played."""
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


Games = tuple[GameNumber, ...]


@dataclass(frozen=True, slots=True)
class Rounds:
    """The job that plays games of a tournament."""

    tournament: Tournament

    def prepare(self, stopped: Stopped) -> Callable[[Games], list[Bout]]:
        return Ring(self.tournament, stopped).play_all


class Ring:
    """Plays the games of a tournament one after the other."""

    def __init__(self, tournament: Tournament, stopped: Stopped) -> None:
        self._tournament = tournament
        self._stopped = stopped
        self._game = find(tournament.game)
        self._rules, _ = self._game.set_up(tournament.options, tournament.players)
        self._moves = buffer(self._rules.most_moves)

    def play_all(self, numbers: Games) -> list[Bout]:
        """Play these games; fewer if it is interrupted."""
        found: list[Bout] = []
        for number in numbers:
            bout = self.play(number)
            if bout is None:
                break
            found.append(bout)
        return found

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
        except Interrupted:
            return None


def hold(
    tournament: Tournament,
    jobs: int = 1,
    *,
    played: Collection[GameNumber] = (),
    stopped: Stopped = never,
    executor: Executor | None = None,
) -> Iterator[Bout]:
    """Play the missing games and yield each when it ends. Stops when ``stopped()`` is true.

    Without an executor the games are played in ``jobs`` processes.
    """
    due = (number for number in tournament.schedule() if number not in played)
    if executor is not None:
        yield from _bouts(tournament, executor, due, stopped)
        return
    with executor_for(None, jobs) as own:
        yield from _bouts(tournament, own, due, stopped)


def _bouts(tournament: Tournament, executor: Executor, due: Iterator[GameNumber], stopped: Stopped) -> Iterator[Bout]:
    sizes = Sizes(executor.chunk_seconds, 1)
    for games, bouts in executor.run(Rounds(tournament), iter(lambda: tuple(islice(due, sizes.size)), ()), stopped):
        sizes.learn(len(games), sum(sum(bout.seconds) for bout in bouts))
        yield from bouts
