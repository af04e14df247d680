"""The ledger of a table: its match, moved forward only together with the store.

A line is played, what chance then owes is dealt, and all of it is stored in one transaction. Until that is durable nobody
sees any of it; if it cannot be stored, the match goes back to where it was.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from regalia.kernel.errors import RecordError, Refused
from regalia.kernel.match import Entry, Match
from regalia.kernel.state import CHANCE, State
from regalia.server.feed import Feed
from regalia.server.gathering import Gathering
from regalia.server.house import House
from regalia.server.rows import MatchRow, Progress, Written
from regalia.server.seal import Seal
from regalia.server.writer import Stale, StoreError

PLAYS = 64  # the last plays of a table whose ids are remembered


class Ledger:
    """The only one who appends to a match. Callers take turns (the room has a lock)."""

    match: Match
    feed: Feed
    plays: OrderedDict[str, int]  # by seat and id: the step it became, in that seat's own count
    _unshown: list[tuple[Entry, State]]  # durable, and not in the feed yet

    def __init__(
        self, house: House, row: MatchRow, lines: Sequence[Written], gathering: Gathering | None = None
    ) -> None:
        self._house = house
        self._gathering = gathering
        self._row = row
        self._astray = False
        self._fold(lines)

    @property
    def seq(self) -> int:
        """How many lines are durable."""
        return self.feed.seq + len(self._unshown)

    def show(self) -> None:
        """Hand the durable lines to the feed. Not done by ``advance``: whoever played is answered before that."""
        for entry, state in self._unshown:
            self.feed.add(entry, state)
        self._unshown = []

    @property
    def _seal(self) -> Seal | None:
        return None if self._gathering is None else self._gathering.seal

    async def advance(self, line: str | None, play: str | None = None) -> None:
        """Play the line (None: only chance is due) and what chance owes after it.

        Raises Refused or StoreError, and then nothing has changed, unless the store turns out to know better.
        """
        self.show()
        if self._astray:
            await self._find_back()
        news: list[tuple[Entry, State]] = []
        first = self.seq + 1
        try:
            if line is not None:
                news.append((self.match.play(line), self.match.state()))
            while self.match.turn == CHANCE:
                news.append((self._house.chance.deal(self._seal, self.match), self.match.state()))
            await self._store(first, [entry.line for entry, _ in news], play)
        except BaseException as wrong:
            if news or not isinstance(wrong, Refused):
                await self._go_back(wrong)
            raise
        if play is not None:
            self._remember(play, *news[0])
        self._unshown = news

    async def _go_back(self, wrong: BaseException) -> None:
        """The match is ahead of what is known to be durable, or half way."""
        self._astray = True
        if isinstance(wrong, Exception):  # otherwise whoever asked has been called off, and the next one recovers
            await self._recover()

    async def _find_back(self) -> None:
        """Raises Stale if the line that was called off has been stored all the same."""
        before = self.seq
        await self._recover()
        if self.seq != before:
            raise Stale()

    async def _store(self, first: int, lines: list[str], play: str | None) -> None:
        result, turn = self.match.result(), self.match.turn
        await self._house.store.append(
            self._row.id,
            first,
            [Written(line, play if number == 0 else None) for number, line in enumerate(lines)],
            Progress(self._house.clock.now(), turn if turn >= 0 else None, None if result is None else tuple(result)),
        )

    async def _recover(self) -> None:
        """Back to what is stored; to what was, if the store cannot even be read."""
        durable = self._durable()
        try:
            found = await self._house.store.match(self._row.id)
        except StoreError:
            found = None
        lines = durable if found is None else found[1]
        self._astray = False
        if len(lines) == len(durable):
            self.match = self._played(durable)
        else:
            self._fold(lines)

    def _durable(self) -> list[Written]:
        return [Written(entry.line) for entry in self.match.entries[: self.seq]]

    def _played(self, lines: Sequence[Written]) -> Match:
        match = Match(self._house.game(self._row.game), self._row.options, len(self._row.seats))
        for written in lines:
            match.play(written.line)
        return match

    def _fold(self, lines: Sequence[Written]) -> None:
        game = self._house.game(self._row.game)
        if self._row.rules != game.version:
            raise RecordError(
                f"This table was played under version {self._row.rules} of the rules; this server has {game.version}."
            )
        self.match = Match(game, self._row.options, len(self._row.seats))
        self.feed = Feed(self.match)
        self._unshown = []
        self.plays = OrderedDict()
        for seq, written in enumerate(lines, 1):
            try:
                entry = self.match.play(written.line)
            except Refused as refused:
                raise RecordError(f"The record of this table breaks off at line {seq}: {refused.reason}") from None
            state = self.match.state()
            if written.play is not None:
                self._remember(written.play, entry, state)
            self.feed.add(entry, state)

    def _remember(self, play: str, entry: Entry, state: State) -> None:
        """The play whose line is the next one for the feed."""
        self.plays[play] = self.feed.count_with(entry, state, int(play.partition(":")[0]))
        if len(self.plays) > PLAYS:
            self.plays.popitem(last=False)
