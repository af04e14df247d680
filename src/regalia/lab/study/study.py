"""Study: a game, its options and its bots, played as often as you like and read as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.optional.statistics import Statistics
from regalia.lab.executors.executor import Executor, Stopped, never
from regalia.lab.simulate import Packed, Player, Run, simulate
from regalia.lab.study.rows import Frame, options_digest

if TYPE_CHECKING:
    import polars as pl

MOST_GAMES = 10_000_000  # of one table, so that it fits in memory


class Study:
    """Games between bots under fixed options and a fixed seed, numbered from 1.

    Chance draws from the stream of the game's number, each seat's bot from a stream of its own: game 7 of two studies with
    the same seed deals the same cards, whatever the bots or options are, as far as the two games go the same way.

    bots: a name for each seat, or one for all. players: the number of seats; without it, as many as there are bots, or
    the game's usual number. executor: where the games are played; without it, in this process.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        bots: Sequence[str] | str = "greedy",
        seed: int = 1,
        players: int | None = None,
        *,
        executor: Executor | None = None,
    ) -> None:
        """Raises RegaliaError for a game, options, bots or seats that do not fit."""
        plug = find(game)
        names = (bots,) if isinstance(bots, str) else tuple(bots)
        if players is None:
            players = len(names) if len(names) > 1 else plug.usual_seats
        if len(names) not in (1, players):
            raise RegaliaError(f"There are {len(names)} bots for {players} seats: name one for all, or one for each.")
        self.game = plug
        self.bots = names * players if len(names) == 1 else names
        self.seed = seed
        self.executor = executor
        rules, self.options = plug.set_up(options, players)
        self.statistics: Statistics = plug.statistics(rules)
        self.digest = options_digest(self.options)
        Player(self.run(1, 1))

    def run(self, first: int, games: int, **more: bool) -> Run:
        """The games of these numbers as a run."""
        return Run(self.game.key, self.options, self.bots, self.seed, games, first=first, **more)

    def play(
        self,
        games: int | None = None,
        *,
        until: float | None = None,
        first: int = 1,
        odds: bool = False,
        choices: bool = False,
        played: Callable[[int], None] = lambda games: None,
        stopped: Stopped = never,
    ) -> pl.DataFrame:
        """The rows of ``games`` games from number ``first`` on, or until the starter's share is known within ``until``.

        ``until`` uses a confidence sequence, so the interval holds although it decides when to stop; ``games`` is then the
        most that may be played. ``odds`` notes what the judge expects at the start of each round, ``choices`` every decision.
        ``played`` is called with the number of games just played. If ``stopped()`` turns true, the rows so far are returned.
        """
        if until is not None:
            from regalia.lab.study.until import play_until

            return play_until(
                self, until, games, first=first, odds=odds, choices=choices, played=played, stopped=stopped
            )
        if games is None or not 1 <= games <= MOST_GAMES:
            raise RegaliaError(f"A study plays 1 to {MOST_GAMES:,} games, not {games}.")
        run = self.run(first, games, rows=True, odds=odds, choices=choices)
        packs: list[Packed] = []
        frame = Frame(run)
        for chunk in simulate(run, stopped=stopped, executor=self.executor):
            packs.append(chunk.rows)
            played(chunk.tally.games)
        return frame.table(packs, first)
