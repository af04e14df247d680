"""Trials: one process plays them all, a short while for each in turn.

A trial never takes a place from people's bots, and ends when nobody asks for it any more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from regalia.server.child import asked, ended, heard, packed, started
from regalia.server.problems import malformed, not_now, not_yours, too_busy, unknown
from regalia.server.trials.jobs import Bouts, Played
from regalia.server.trials.tally import TrialTally
from regalia.server.wire.trials import TrialAsked, TrialInfo

BOT = "greedy"
WORKER = "regalia.server.trials.worker"
LOADING = 60.0  # seconds for the process to get ready
LIMIT = 30.0  # seconds for one job, which plays at least one game
CHUNK = 200  # games of one job
MOST_GAMES = 4000  # of one trial
MOST_RUNNING = 8
MOST_KEPT = 200  # trials whose results can still be asked for
MOST_ARMS = 4
FORGOTTEN = 90.0  # seconds after which a trial that nobody asks for is stopped; a hidden page asks once a minute

log = logging.getLogger("regalia.server")


class Trial:
    """One trial: what is played, for whom, and the results so far."""

    def __init__(self, game: str, options: Sequence[Mapping[str, Any]], seats: int, follow: Sequence[int]) -> None:
        self.id = secrets.token_urlsafe(9)
        self.game = game
        self.options = tuple(msgspec.json.encode(one).decode() for one in options)
        self.seats = seats
        self.seed = secrets.randbits(40)
        self.kind = self.content = ""
        self.bot = BOT
        self.tally = TrialTally(len(options), seats, follow)
        self.state: Literal["running", "done", "stopped", "failed"] = "running"
        self.wanted = 0
        self.owner = ""
        self.asked = 0.0

    def job(self) -> Bouts:
        most = min(CHUNK, self.wanted - self.tally.games)
        first = self.tally.games + 1
        return Bouts(self.game, self.options, self.seats, self.bot, self.seed, first, most, self.kind, self.content)

    def info(self) -> TrialInfo:
        return TrialInfo(
            id=self.id,
            game=self.game,
            state=self.state,
            wanted=self.wanted,
            games=self.tally.games,
            arms=self.tally.arms(),
            followed=self.tally.followed(),
        )


class Trials:
    """All trials of a server. Everybody has at most one that runs."""

    def __init__(self, now: Callable[[], float] = time.monotonic, forgotten: float = FORGOTTEN) -> None:
        self._now = now
        self._forgotten = forgotten
        self._trials: OrderedDict[str, Trial] = OrderedDict()
        self._process: Process | None = None
        self._work: asyncio.Task[None] | None = None

    def begin(self, wanted: TrialAsked, options: Sequence[Mapping[str, Any]], owner: str) -> TrialInfo:
        """Begin a trial with these checked options; the owner's trial before it stops. Raises HttpProblem."""
        self._make_room(owner)
        trial = Trial(wanted.game, options, wanted.seats, wanted.follow)
        trial.wanted, trial.owner, trial.asked = wanted.games, owner, self._now()
        trial.kind, trial.content, trial.bot = wanted.kind, msgspec.json.encode(wanted.content).decode(), wanted.bot
        self._trials[trial.id] = trial
        while len(self._trials) > MOST_KEPT:
            self._trials.popitem(last=False)[1].state = "stopped"
        self._go_on()
        return trial.info()

    def told(self, id: str) -> TrialInfo:
        """How a trial stands; asking keeps it running."""
        trial = self._found(id)
        trial.asked = self._now()
        return trial.info()

    def more(self, id: str, games: int, owner: str) -> TrialInfo:
        """Add games to a trial; the owner's other trial stops. Raises HttpProblem."""
        trial = self._owned(id, owner)
        if trial.state == "failed":
            raise not_now("This trial failed. Start a new one.")
        _check_games(trial.tally.games + games)
        if trial.state != "running":
            self._make_room(owner)
        trial.wanted = trial.tally.games + games
        trial.state, trial.asked = "running", self._now()
        self._go_on()
        return trial.info()

    def stop(self, id: str, owner: str) -> TrialInfo:
        trial = self._owned(id, owner)
        if trial.state == "running":
            trial.state = "stopped"
        return trial.info()

    async def close(self) -> None:
        for trial in self._running():
            trial.state = "stopped"
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])
            self._work = None
        await self._end()

    def _make_room(self, owner: str) -> None:
        """Stop the owner's trial, so that another can run. Raises HttpProblem if too many run."""
        for earlier in self._running():
            if earlier.owner == owner:
                earlier.state = "stopped"
        if len(self._running()) >= MOST_RUNNING:
            raise too_busy("Many trials are being played now.")

    def _running(self) -> list[Trial]:
        return [trial for trial in self._trials.values() if trial.state == "running"]

    def _found(self, id: str) -> Trial:
        if id not in self._trials:
            raise unknown("This trial is over and its results are gone. Start a new one.")
        return self._trials[id]

    def _owned(self, id: str, owner: str) -> Trial:
        trial = self._found(id)
        if trial.owner != owner:
            raise not_yours("Somebody else started this trial.")
        return trial

    def _go_on(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._play())

    async def _play(self) -> None:
        """Play until no trial runs, and end the process; again if somebody asked for more games meanwhile."""
        while self._running():
            try:
                await self._play_in_turn()
            finally:
                await self._end()

    async def _play_in_turn(self) -> None:
        """Play a short while for each running trial in turn, until none runs."""
        while running := self._running():
            for trial in running:
                if self._now() - trial.asked > self._forgotten:
                    trial.state = "stopped"
                elif trial.state == "running":
                    await self._part(trial)

    async def _end(self) -> None:
        """End the process. It is forgotten last, so that ``close`` ends it where this was cancelled."""
        if self._process is not None:
            await ended(self._process)
            self._process = None

    async def _part(self, trial: Trial) -> None:
        try:
            answer = await self._asked(trial.job())
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as wrong:
            answer = Played(wrong=type(wrong).__name__)
        if answer.wrong:
            log.error("A trial of %s failed: %s", trial.game, answer.wrong)
            trial.state = "failed"
            return
        for bouts in answer.bouts:
            trial.tally.add(bouts)
        if trial.tally.games >= trial.wanted and trial.state == "running":
            trial.state = "done"

    async def _asked(self, job: Bouts) -> Played:
        """The answer of the process, which is ended if none comes."""
        process, self._process = self._process, None
        try:
            if process is None:
                process = await started(WORKER)
                await asyncio.wait_for(heard(process, Played), LOADING)
            answer = await asyncio.wait_for(asked(process, packed(job), Played), LIMIT)
            self._process, process = process, None
            return answer
        finally:
            if process is not None:
                await ended(process)


def check_size(wanted: TrialAsked) -> None:
    """Raise HttpProblem for a trial that is too large or names seats wrongly. Its options are checked elsewhere."""
    arms = len(wanted.options)
    if not 1 <= arms <= MOST_ARMS:
        raise malformed(f"A trial compares 1 to {MOST_ARMS} sets of options, not {arms}.")
    if wanted.follow and (len(wanted.follow) != arms or not all(0 <= seat < wanted.seats for seat in wanted.follow)):
        raise malformed("'follow' names one seat for each set of options.")
    _check_games(wanted.games)


def _check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise malformed(f"A trial has 1 to {MOST_GAMES} games, not {games}.")
