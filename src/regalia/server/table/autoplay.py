"""Autoplay: moves without a person. Bots, automatic passes, and chance after a failure.

The time of a move never depends on the move. A bot builds its deck or army in one go: it chooses all its lines in
advance, and they are played without a pause.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from regalia.kernel.match import Match
from regalia.kernel.state import CHANCE, OVER
from regalia.server.bots.pool import BotFailed
from regalia.server.bots.roster import tempo, thinking
from regalia.server.bots.setup import sets_up
from regalia.server.bots.unseen import goes_on_unseen
from regalia.server.clock.pace import RETRY
from regalia.server.store.database import StoreError

if TYPE_CHECKING:
    from regalia.server.table.room import Room

PASS = "pass"

log = logging.getLogger("regalia.server")


class Autoplay:
    """A room's autoplay: at most one task, for the current step."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._chosen: dict[int, str] = {}  # a bot's next lines by step, chosen in advance

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        """Start or keep the task after a change at the table."""
        self.rest()
        work = self._due()
        if work is not None:
            self._task = asyncio.get_running_loop().create_task(self._done(work))
            self._task.add_done_callback(lambda _: work.close())  # it may be cancelled before it starts

    def look_if_resting(self) -> None:
        if not self.busy:
            self.look()

    def rest(self) -> None:
        """Cancel the task, unless it is the caller."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("Table %s: autoplay failed", self._room.row.id)

    def _due(self) -> Coroutine[Any, Any, None] | None:
        room = self._room
        match = room.ledger.match
        if not room.row.started or room.row.over or match.turn == OVER:
            return None
        if not room.opening.done:
            return self._open_table()
        if room.ledger.pauses:
            return None
        if match.turn == CHANCE:
            return self._until_stored(room.ledger.seq, None)
        if room.ledger.guide is not None and (line := room.ledger.guide.due(len(match.entries))) is not None:
            delay = 0.0 if room.ledger.guide.begins(len(match.entries)) else room.services.pace.bot("quick")
            return self._after_delay(line, delay)
        if (line := room.preparing.due()) is not None:
            return self._until_stored(room.ledger.seq, line)
        seat = room.row.seats[match.turn]
        if seat.bot:
            line = self._chosen.pop(room.ledger.seq, None)
            if line is not None and line in match.legal():
                return self._until_stored(room.ledger.seq, line)
            return self._bot(match.turn, seat.bot) if self._attended() else None
        if seat.auto_pass and (line := lone_pass(match)) is not None:
            return self._after_delay(line, room.services.pace.lone_pass())
        return None

    def _attended(self) -> bool:
        """Whether anybody watches or waits: bots alone play only then."""
        return bool(self._room.audience.visitors or self._room.row.event) or any(
            seat.kind == "person" for seat in self._room.row.seats
        )

    async def _open_table(self) -> None:
        """Wait for the players' parts of chance; then the table begins."""
        while not self._room.opening.done:
            try:
                await self._room.opening.wait()
            except StoreError as wrong:
                log.error("Table %s waits for the store: %s", self._room.row.id, wrong)
                await self._room.services.clock.sleep(RETRY)
        await self._room.begin()
        if self._task is asyncio.current_task():  # nothing could be dealt, or nothing was due
            self.look()

    async def _after_delay(self, line: str, seconds: float) -> None:
        seq = self._room.ledger.seq
        await self._room.services.clock.sleep(seconds)
        await self._until_stored(seq, line)

    async def _bot(self, seat: int, bot: str) -> None:
        room, services = self._room, self._room.services
        match, seq = room.ledger.match, room.ledger.seq
        thought = asyncio.get_running_loop().create_task(self._moves(match, seat, bot))
        thought.add_done_callback(_noticed)
        services.metrics.bots += 1
        try:
            in_time = await services.pace.in_time(
                thought,
                services.clock,
                unseen=goes_on_unseen(match, seat),
                brief=sets_up(match),
                manner=room.manner,
                thinking=thinking(bot),
                tempo=tempo(bot),
            )
            moves = self._checked(match, thought if in_time else None, seat, bot)
        finally:
            services.metrics.bots -= 1
            thought.cancel()
        line, *later = [match.game.codec.line(seat, move) for move in moves]
        self._chosen = dict(enumerate(later, seq + 1))
        await self._until_stored(seq, line)

    async def _moves(self, match: Match, seat: int, bot: str) -> list[int]:
        """The bot's move; all moves of its deck or army while it builds one."""
        choose = self._room.services.bots.choose
        moves = [await choose(match, seat, bot)]
        if not sets_up(match):
            return moves
        ahead = match.branch()
        ahead.play_move(moves[0])
        while ahead.turn == seat and sets_up(ahead):
            moves.append(await choose(ahead, seat, bot))
            ahead.play_move(moves[-1])
        return moves

    def _checked(self, match: Match, thought: asyncio.Task[list[int]] | None, seat: int, bot: str) -> list[int]:
        """The bot's moves if the first one is legal, else the game's default move."""
        try:
            if thought is None:
                raise BotFailed("no move in time")
            moves = thought.result()
            if moves[0] in match.moves():
                return moves
            wrong = "a move that is not legal"
        except Exception as failed:
            wrong = str(failed)
        log.error("Bot '%s' failed in seat %d of table %s: %s", bot, seat, self._room.row.id, wrong)
        return [match.game.default(match.view(seat), match.rules)]

    async def _until_stored(self, seq: int, line: str | None) -> None:
        """Play the line; try again until the store accepts it."""
        while self._room.ledger.seq == seq and not self._room.row.over:
            try:
                await self._room.advance(seq, line)
            except StoreError as wrong:
                if self._room.ledger.seq != seq:
                    return  # another server was faster
                log.error("Table %s waits for the store: %s", self._room.row.id, wrong)
                await self._room.services.clock.sleep(RETRY)


def lone_pass(match: Match) -> str | None:
    """The pass that is the only legal move; None if there is none."""
    moves = match.moves()
    if len(moves) == 1 and match.game.codec.verb(moves[0]).name == PASS:
        return match.game.codec.line(match.turn, moves[0])
    return None


def _noticed(thought: asyncio.Task[list[int]]) -> None:
    """Ignore the error of a search that nobody waits for any more."""
    if not thought.cancelled():
        thought.exception()
