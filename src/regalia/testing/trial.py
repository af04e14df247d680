"""The games that a battery looks at: played once by simple bots, kept as moves, replayed by every law."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia import agents
from regalia.kernel.encoding import Encoding
from regalia.kernel.game import Game
from regalia.kernel.record import FORMAT, Record
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, buffer, encode_state
from regalia.testing.mixes import table

BOTS = ("random", "verb")
MOST_STEPS = 20_000  # a game is cut off there
SELDOM = 60  # choices for each event from outside, where the game admits one


@dataclass(frozen=True, slots=True)
class Played:
    """A game as its moves, chance included, and the state at its end as encoding. ``trouble``: why it came to no end."""

    rules: Rules
    options: dict[str, Any]
    moves: tuple[int, ...]
    final: tuple[int, ...]
    trouble: str = ""


@dataclass(slots=True)
class Step:
    """A position of a game on its way: the moves made so far, the state, and the move that comes next.

    There is no next move at a reveal and at the end. The state goes on being played: clone it to change or keep it.
    """

    played: Played
    at: int
    state: State
    turn: int
    move: int | None

    @property
    def rules(self) -> Rules:
        return self.played.rules

    def viewers(self) -> range:
        """Every seat, and the spectator first."""
        return range(SPECTATOR, self.played.rules.seats)


class Trial:
    """A game under examination. The same seed gives the same games; the first one has the default options."""

    def __init__(
        self,
        game: Game,
        *,
        games: int = 24,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        data: Path | None = None,
        tests: Path | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.data = data  # where the game keeps its perft counts, playthroughs and endings
        self.tests = tests  # where its tests lie
        self.cursor: Step | None = None
        self.watch: Callable[[float], None] = lambda done: None
        self._wanted = (games, dict(options) if options is not None else None, seats)
        if options is not None or seats is not None:
            game.set_up(options, seats)  # what cannot be played is said at once
        self.played = list(self.sample())

    def sample(self) -> Iterator[Played]:
        """Play the games. Every call plays the same ones, under new rules objects."""
        games, options, seats = self._wanted
        for number in range(games):
            rng = FastRng(self.seed, number)
            count, mix = table(self.game, number, rng, options, seats)
            yield walk(self.game, mix, count, BOTS[number % len(BOTS)], rng)

    def games(self) -> Iterator[Played]:
        for number, played in enumerate(self.played):
            self.watch(number / len(self.played))
            yield played

    def steps(self, *, ends: bool = False) -> Iterator[Step]:
        """Every position of every game but the last one; with ``ends`` that too."""
        for played in self.games():
            yield from self.steps_of(played, ends=ends)

    def steps_of(self, played: Played, *, ends: bool = False) -> Iterator[Step]:
        state = played.rules.start()
        for at, move in enumerate(played.moves):
            while state.turn() == REVEAL:
                yield self._here(Step(played, at, state, REVEAL, None))
                state.reveal()
            yield self._here(Step(played, at, state, state.turn(), move))
            state.play(move)
        while state.turn() == REVEAL:
            yield self._here(Step(played, len(played.moves), state, REVEAL, None))
            state.reveal()
        if ends or played.trouble:
            yield self._here(Step(played, len(played.moves), state, state.turn(), None))

    def _here(self, step: Step) -> Step:
        self.cursor = step
        return step

    def record(self) -> Record | None:
        """The record of the present game up to the present position."""
        if self.cursor is None:
            return None
        return record_of(self.game, self.cursor.played, self.cursor.at)


def walk(game: Game, options: Mapping[str, Any], seats: int, bot: str, rng: FastRng) -> Played:
    """A whole game between bots of one kind. What goes wrong in it stops it and is told as its trouble."""
    rules, header = game.set_up(options, seats)
    agent = agents.find(bot)
    out = buffer(rules.most_moves)
    moves: list[int] = []
    state = rules.start()
    choices = 0
    trouble = ""
    try:
        while state.turn() != OVER and not trouble:
            turn = state.turn()
            if turn == REVEAL:
                state.reveal()
            elif turn == CHANCE:
                move = state.deal(rng)
                state.play(move)
                moves.append(move)
            elif turn >= rules.seats or state.moves(out) < 1:
                trouble = f"seat {turn} is to choose and cannot"
            elif (event := from_outside(game, state, rng)) is not None:
                state.play(event)
                moves.append(event)
            else:
                move = agent.pick(state, rules, rng, out)
                state.play(move)
                moves.append(move)
                choices += 1
            if choices > rules.longest or len(moves) > MOST_STEPS:
                trouble = f"no end after {choices} choices"
    except Exception as wrong:  # whatever a broken game does
        trouble = f"{type(wrong).__name__}: {wrong}"
    return Played(rules, header, tuple(moves), tuple(encoded(state)), trouble)


def from_outside(game: Game, state: State, rng: FastRng) -> int | None:
    """Now and then an event that the game admits here, such as time being called."""
    for verb in game.codec.verbs:
        if verb.outside and state.admits(verb.number) and not rng.below(SELDOM):
            return verb.number
    return None


def seat_name(viewer: int) -> str:
    return "the spectator" if viewer < 0 else f"seat {viewer}"


def encoded(state: State) -> list[int]:
    """The whole state as numbers."""
    encoding = Encoding()
    encode_state(state, encoding)
    return encoding.listed()


def record_of(game: Game, played: Played, at: int | None = None) -> Record:
    """The game as a record, or its beginning: that many moves, chance included."""
    return Record(
        format=FORMAT,
        game=game.key,
        rules=game.version,
        options=played.options,
        seats=played.rules.seats,
        lines=lines(game, played.rules, played.moves[:at]),
    )


def lines(game: Game, rules: Rules, moves: Sequence[int]) -> list[str]:
    """The moves as lines of a record; a chance line that is not complete is left out."""
    codec = game.codec
    told: list[str] = []
    state = rules.start()
    dealing = False
    for move in moves:
        while state.turn() == REVEAL:
            state.reveal()
            dealing = False
        if dealing and state.turn() == CHANCE and state.open_line():
            told[-1] = codec.grown(told[-1], move)
        else:
            told.append(codec.line(state.turn(), move))
        dealing = state.turn() == CHANCE
        state.play(move)
    if dealing and state.turn() == CHANCE and state.open_line():
        told.pop()
    return told
