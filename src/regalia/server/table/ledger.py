"""The ledger of a table: its match, which advances only together with the store.

A line and the chance lines that follow it are stored in one transaction. Nobody sees any of them before they are
durable; if they cannot be stored, the match goes back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from regalia.kernel.errors import RecordError, Refused
from regalia.kernel.match import Entry, Match
from regalia.kernel.state import CHANCE, State
from regalia.lessons.shelf import find_lesson
from regalia.server.aside import aside
from regalia.server.clock.clock import GameClock
from regalia.server.services import Services
from regalia.server.store.database import Stale, StoreError
from regalia.server.store.entries import Ended, TakenBack, read
from regalia.server.store.rows import MatchRow, Progress, Written
from regalia.server.store.seal import Seal
from regalia.server.table.feed import Feed, Moment
from regalia.server.table.guide import Guide
from regalia.server.table.opening import Opening

PLAYS = 64  # recent plays whose ids are remembered


class Ledger:
    """The only writer of a match. The room's lock serializes its callers."""

    match: Match
    feed: Feed
    plays: OrderedDict[str, int]  # by seat and id: the step it became, in that seat's own count
    clock: GameClock | None
    noticed: list[frozenset[int]]  # by standing line: the viewers who noticed it
    epoch: int  # of chance
    backs: int  # how often lines were taken back
    ended: Ended | None  # how the players ended the game
    _unshown: list[tuple[Entry, State]]  # durable, but not in the feed yet

    def __init__(
        self, services: Services, row: MatchRow, lines: Sequence[Written], opening: Opening | None = None
    ) -> None:
        self._services = services
        self._opening = opening
        self._row = row
        self._astray = False
        self.guide = Guide(find_lesson(services.game(row.game), row.lesson)) if row.lesson else None
        self._fold(lines)

    @property
    def seq(self) -> int:
        """How many lines are durable."""
        return self.feed.seq + len(self._unshown)

    def show(self) -> None:
        """Hand the durable lines to the feed.

        Separate from ``advance``, so that the player is answered first.
        """
        for entry, state in self._unshown:
            self._add(entry, state)
        self._unshown = []

    @property
    def _seal(self) -> Seal | None:
        return None if self._opening is None else self._opening.seal

    async def advance(self, line: str | None, play: str | None = None) -> None:
        """Play the line, if any, and the chance lines that are due after it.

        Raises Refused or StoreError; then nothing has changed, unless another server's lines were found in the store.
        """
        self.show()
        if self._astray:
            await self._find_back()
        news: list[tuple[Entry, State]] = []
        first = self.seq + 1
        try:
            if line is not None:
                self._heed_guide(line, play)
                news.append((self.match.play(line), self.match.state()))
            while self.match.turn == CHANCE and not self.pauses:
                news.append((self._deal(), self.match.state()))
            at = self._services.clock.now()
            clock = self._clock_after(news, at)
            await self._store(first, [entry.line for entry, _ in news], play, at, clock)
        except BaseException as wrong:
            if news or not isinstance(wrong, Refused):
                await self._go_back(wrong)
            raise
        if play is not None:
            self._remember(play, *news[0])
        self.clock = clock
        self._unshown = news

    @property
    def pauses(self) -> bool:
        """Whether a lesson is done and waits for the learner to play on."""
        return self.guide is not None and self.guide.waits(len(self.match.entries))

    def _heed_guide(self, line: str, play: str | None) -> None:
        """Raises Refused with the coach's answer if a lesson asks for another line."""
        if self.guide is not None and play is not None:
            answer = self.guide.answer(len(self.match.entries), line)
            if answer and (line in self.match.legal() or self.pauses):
                raise Refused(line, answer)

    def _deal(self) -> Entry:
        """Play the chance line that is due: the lesson's, or by chance."""
        line = None if self.guide is None else self.guide.due(len(self.match.entries))
        if line is not None:
            return self.match.play(line)
        return self._services.chance.deal(self._seal, self.match, self.epoch)

    def _clock_after(self, news: Sequence[tuple[Entry, State]], at: float) -> GameClock | None:
        """The clocks once these lines are durable."""
        clock, before = self.clock, self.feed.last
        if clock is None:
            return None
        for entry, state in news:
            moment = self.feed.after(before, entry, state)
            clock = clock.moved(at, state.turn(), moment.seen_by_all(before))
            before = moment
        return clock

    async def start_clock(self) -> None:
        """Start the clocks, if a seat is first to move. Raises StoreError."""
        if self.clock is not None and self._row.begun is None and not self.seq:
            begun = self._services.clock.now()
            clock = replace(self.clock, since=begun)
            await self._services.store.clocks.start(self._row.id, begun, clock.due)
            self.clock, self._row = clock, replace(self._row, begun=begun)

    @property
    def result(self) -> tuple[float, ...] | None:
        """The result of the game, as played or as the players ended it."""
        if self.ended is not None:
            return self.ended.result(self.match.seats)
        played = self.match.result()
        return None if played is None else tuple(played)

    async def note(self, entry: TakenBack | Ended) -> None:
        """Write an entry and apply it. Raises StoreError, and then nothing has changed."""
        self.show()
        if self._astray:
            await self._find_back()
        at = self._services.clock.now()
        match = self.match
        if isinstance(entry, TakenBack):
            match = await aside(self._played, self._durable()[: len(match.entries) - entry.count])
        moment, clock = self._noted(entry, match, at)
        result = entry.result(match.seats) if isinstance(entry, Ended) else None
        turn = match.turn if match.turn >= 0 else None
        progress = Progress(at, turn, result, clock.due if clock and result is None else None)
        try:
            await self._services.store.append(self._row.id, self.seq + 1, [Written(str(entry))], progress)
        except BaseException as wrong:
            await self._go_back(wrong)
            raise
        self._write(entry, match, moment, clock)

    def _noted(self, entry: TakenBack | Ended, match: Match, at: float) -> tuple[Moment, GameClock | None]:
        """The feed and the clocks once this entry is durable."""
        if isinstance(entry, Ended):
            return self.feed.aside(), self.clock
        viewers = frozenset[int]().union(*self.noticed[len(self.noticed) - entry.count :])
        all_of_them = len(viewers) == match.seats + 1
        clock = self.clock.taken_back(at, match.turn) if self.clock and all_of_them else self.clock
        return self.feed.before(entry.count, match.state(), viewers), clock

    def _write(self, entry: TakenBack | Ended, match: Match, moment: Moment, clock: GameClock | None) -> None:
        self.feed.take(moment)
        self.match, self.clock = match, clock
        if isinstance(entry, Ended):
            self.ended = entry
        else:
            del self.noticed[len(self.noticed) - entry.count :]
            self.epoch += entry.fresh
            self.backs += 1

    def _add(self, entry: Entry, state: State) -> None:
        before = self.feed.last
        self.feed.add(entry, state)
        self.noticed.append(self.feed.last.noticed_by(before))

    async def catch_up(self) -> MatchRow:
        """Take over what another server has stored; returns the stored match. Raises StoreError or RecordError."""
        self.show()
        found = await self._services.store.match(self._row.id, 0 if self._astray else self.seq)
        if found is None:
            raise StoreError("the table is gone")
        row, lines = found
        if self._astray:
            self._astray = False
            self._fold(lines)
        else:
            self._take(lines)
        return row

    async def _go_back(self, wrong: BaseException) -> None:
        """Undo lines that may not be durable."""
        self._astray = True
        if isinstance(wrong, Exception):  # otherwise the caller was cancelled, and the next one recovers
            await self._recover()

    async def _find_back(self) -> None:
        """Reload the match; raises Stale if the failed line was stored after all."""
        before = self.seq
        await self._recover()
        if self.seq != before:
            raise Stale()

    async def _store(self, first: int, lines: list[str], play: str | None, at: float, clock: GameClock | None) -> None:
        result, turn = self.match.result(), self.match.turn
        await self._services.store.append(
            self._row.id,
            first,
            [Written(line, play if number == 0 else None) for number, line in enumerate(lines)],
            Progress(
                at=at,
                turn=turn if turn >= 0 else None,
                result=None if result is None else tuple(result),
                due=None if clock is None else clock.due,
            ),
        )

    async def _recover(self) -> None:
        """Go back to what is stored.

        If the store cannot be read, go back to what was known.
        """
        durable = self._durable()
        seq = self.seq
        try:
            found = await self._services.store.match(self._row.id)
        except StoreError:
            found = None
        self._astray = False
        if found is None or len(found[1]) == seq:
            self.match = await aside(self._played, durable)
        else:
            self._fold(found[1])

    def _durable(self) -> list[Written]:
        return [Written(entry.line) for entry in self.match.entries[: self.feed.last.stand + len(self._unshown)]]

    def _played(self, lines: Sequence[Written]) -> Match:
        match = Match(self._services.game(self._row.game), self._row.options, len(self._row.seats))
        for written in lines:
            match.play(written.line)
        return match

    def _fold(self, lines: Sequence[Written]) -> None:
        game = self._services.game(self._row.game)
        if not game.reads(self._row.rules):
            raise RecordError(
                f"This table was played under version {self._row.rules} of the rules; this server has {game.version}."
            )
        self.match = Match(game, self._row.options, len(self._row.seats))
        self.feed = Feed(self.match, self.guide)
        self._unshown = []
        self.plays = OrderedDict()
        self.clock = self._wound_up()
        self.noticed, self.epoch, self.backs, self.ended = [], 0, 0, None
        self._take(lines)

    def _take(self, lines: Sequence[Written]) -> None:
        """Take over lines that are already durable."""
        for written in lines:
            noted = read(written.line)
            if noted is not None:
                match = self.match.before(noted.count) if isinstance(noted, TakenBack) else self.match
                self._write(noted, match, *self._noted(noted, match, written.at))
                continue
            try:
                entry = self.match.play(written.line)
            except Refused as refused:
                raise RecordError(
                    f"The record of this table cannot be replayed beyond line {self.seq + 1}: {refused}"
                ) from None
            state = self.match.state()
            self.clock = self._clock_after([(entry, state)], written.at)
            if written.play is not None:
                self._remember(written.play, entry, state)
            self._add(entry, state)

    def _wound_up(self) -> GameClock | None:
        """The clocks before the first line."""
        if self._row.control is None:
            return None
        begun = self._services.clock.now() if self._row.begun is None else self._row.begun
        return GameClock.wound_up(self._row.control, self.match.seats, begun, self.match.turn, self._services.downtime)

    def _remember(self, play: str, entry: Entry, state: State) -> None:
        """Remember the play whose line comes next in the feed."""
        self.plays[play] = self.feed.count_with(entry, state, int(play.partition(":")[0]))
        if len(self.plays) > PLAYS:
            self.plays.popitem(last=False)
