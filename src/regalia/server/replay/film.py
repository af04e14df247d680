"""Films: every step of a match, from any seat or with all hands open."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.scene import Sentence
from regalia.kernel.state import SPECTATOR, State, View, listed_moves, open_view, view
from regalia.server.table.feed import LOG
from regalia.server.wire.replay import Step

WATCH = "watch"
OPEN = "open"
MOST_STEPS = 20_000  # in all films in memory


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat made after ``at`` lines, and its view then."""

    at: int
    seen: View
    move: int


class Film:
    """Every position of a match as states, for finished games and uploaded records."""

    def __init__(self, game: Game, record: Record) -> None:
        """Raises RegaliaError if the record does not replay."""
        self.match = Match.fold(game, msgspec.structs.replace(record, lines=[]))
        self._states: list[State] = [self.match.state()]
        self._told: dict[str, list[list[Sentence]]] = {}
        self.lock = asyncio.Lock()  # for its log, which grows step by step
        for line in record.lines:
            self.match.play(line)
            self._states.append(self.match.state())

    @property
    def steps(self) -> int:
        return len(self._states) - 1

    def step(self, at: int, who: str) -> Step:
        """The position after ``at`` lines as ``who`` sees it; raises RegaliaError if there is none."""
        if who not in (WATCH, OPEN, *map(str, range(self.match.seats))):
            raise RegaliaError(
                f"Choose whose replay to see: a seat from 0 to {self.match.seats - 1}, '{WATCH}' or '{OPEN}'."
            )
        if not 0 <= at <= self.steps:
            raise RegaliaError(f"There is no step {at}: this replay has steps 0 to {self.steps}.")
        scene = self.match.game.scene(self._seen(at, who), self.match.rules)
        log = self._log(at, who)
        return Step(at=at, scene=scene, log=log, told=tuple(self._told[who][at - 1]) if at else ())

    def decisions(self, seat: int) -> list[Decision]:
        """The seat's choices between two or more moves."""
        found: list[Decision] = []
        for at, entry in enumerate(self.match.entries):
            state = self._states[at]
            if state.turn() != seat or not entry.line.startswith(f"{seat} "):
                continue
            if len(listed_moves(state, self.match.rules.most_moves)) > 1:
                move = self.match.game.codec.parse(entry.line.partition(" ")[2])
                found.append(Decision(at, view(state, seat), move))
        return found

    def turns(self) -> list[int]:
        """The steps at which turns begin: the first choice of each.

        Empty for a game whose advice counts no turns.
        """
        count = self.match.rules.advice.turns
        steps: list[int] = []
        last = -1
        for at, state in enumerate(self._states):
            if state.turn() >= 0 and count(state) > last:
                last = count(state)
                steps.append(at)
        return steps

    def views(self, at: int) -> list[View]:
        """What each seat saw after ``at`` lines."""
        return [view(self._states[at], seat) for seat in range(self.match.seats)]

    def told(self, at: int) -> list[Sentence]:
        """The sentences of the log about line ``at``, counted from 1, with all hands open."""
        self._log(at, OPEN)
        return self._told[OPEN][at - 1]

    def _log(self, at: int, who: str) -> tuple[Sentence, ...]:
        told = self._told.setdefault(who, [])
        while len(told) < at:
            told.append(self._tell(len(told) + 1, who))
        return tuple(sentence for step in told[max(0, at - LOG) : at] for sentence in step)[-LOG:]

    def _tell(self, at: int, who: str) -> list[Sentence]:
        entry = self.match.entries[at - 1]
        shown = entry.line if who == OPEN else entry.seen(_viewer(who))
        return self.match.game.tell(self._seen(at - 1, who), shown or "", self._seen(at, who), self.match.rules)

    def _seen(self, at: int, who: str) -> View:
        state = self._states[at]
        return open_view(state, SPECTATOR) if who == OPEN else view(state, _viewer(who))


def _viewer(who: str) -> int:
    return SPECTATOR if who == WATCH else int(who)


class Films:
    """The most recently used films; others are dropped and rebuilt when needed."""

    def __init__(self, most_steps: int = MOST_STEPS) -> None:
        self._most_steps = most_steps
        self._films: OrderedDict[str, Film] = OrderedDict()

    def get(self, id: str) -> Film | None:
        film = self._films.get(id)
        if film is not None:
            self._films.move_to_end(id)
        return film

    def keep(self, id: str, film: Film) -> None:
        self._films[id] = film
        while len(self._films) > 1 and sum(film.steps for film in self._films.values()) > self._most_steps:
            self._films.popitem(last=False)
