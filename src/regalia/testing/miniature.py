"""Law 19: along lines of play from small first positions, all the worlds that a viewer must hold possible.

A viewer holds a world possible when it could have been shown the same lines and seen the same views all the way. Such
worlds are followed one and all: each of them goes on by every move that looks to the viewer like the one that was played,
and falls away when what the viewer sees then is not the same. What ``guess`` gives must be one of them, and each of them
must be given sooner or later. The spectator is followed from positions that hide nothing from it either.
"""

from __future__ import annotations

from collections.abc import Iterator

from regalia import agents
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, WITHHELD, State, View, buffer, encode_view, view
from regalia.testing.law import Broken
from regalia.testing.sent import due
from regalia.testing.trial import BOTS, Trial, encoded, seat_name

LINES = 1  # of play from each position, for each game of the trial
LONGEST = 80  # steps of a line
MOST_WORLDS = 400  # a viewer with more of them is followed no further on this line
SELDOM = 3  # steps between two at which all worlds must be guessed; more steps where there are many worlds
FEW = 12
SINGLE_GUESSES = 4
START_GUESSES = 40
TRIES = 300  # for each world that must be guessed

Written = tuple[int, ...]


class Belief:
    """What a viewer must hold possible, as play goes on."""

    def __init__(self, rules: Rules, viewer: int, start: State) -> None:
        self.rules = rules
        self.viewer = viewer
        self.worlds: dict[Written, State] = {tuple(encoded(start)): start.clone()}
        self.told: list[str] = []
        self.encoding = Encoding()

    def seen(self, state: State) -> Written:
        encode_view(state, self.viewer, self.encoding)
        return tuple(self.encoding.listed())

    def follow(self, state: State, move: int | None, after: State, told: str) -> None:
        """The real state went on to ``after`` by a move, or by a reveal."""
        shown = None if move is None else state.shown(move, self.viewer)
        seen = self.seen(after)
        self.told.append(told)
        next_worlds: dict[Written, State] = {}
        for world in self.worlds.values():
            for later in self.ways(world, shown):
                if self.seen(later) == seen:
                    next_worlds.setdefault(tuple(encoded(later)), later)
        if shown == WITHHELD and self.seen(state) == seen:
            next_worlds |= self.worlds
        self.worlds = next_worlds
        self.go_on_unseen(seen)

    def go_on_unseen(self, seen: Written) -> None:
        """Add the worlds after withheld moves that change nothing the viewer sees."""
        found = list(self.worlds.values())
        while found and len(self.worlds) <= MOST_WORLDS:
            for later in self.ways(found.pop(), WITHHELD):
                written = tuple(encoded(later))
                if written not in self.worlds and self.seen(later) == seen:
                    self.worlds[written] = later
                    found.append(later)

    def ways(self, world: State, shown: int | None) -> Iterator[State]:
        """How a world can go on so that it looks like that to the viewer."""
        if shown is None:
            if world.turn() == REVEAL:
                later = world.clone()
                later.reveal()
                yield later
            return
        for move in due(self.rules, world):
            if world.shown(move, self.viewer) == shown:
                later = world.clone()
                later.play(move)
                yield later

    def compare(self, state: State, rng: FastRng) -> int:
        """Hold the guesses against the worlds; how many worlds that were."""
        seen = view(state, self.viewer)
        for _ in range(SINGLE_GUESSES):
            self.possible(seen, rng)
        if rng.below(SELDOM * max(len(self.worlds), FEW)) >= FEW:
            return 0
        missing = set(self.worlds)
        for _ in range(TRIES * len(self.worlds)):
            missing.discard(self.possible(seen, rng))
            if not missing:
                return len(self.worlds)
        raise Broken(
            f"{self.where()} {len(missing)} of {len(self.worlds)} possible worlds are never guessed, such as "
            f"{list(min(missing))}."
        )

    def possible(self, seen: View, rng: FastRng) -> Written:
        guess = tuple(encoded(self.rules.guess(seen, rng)))
        if guess not in self.worlds:
            near = min(self.worlds, key=lambda world: sum(a != b for a, b in zip(guess, world, strict=False)))
            places = [i for i, (a, b) in enumerate(zip(guess, near, strict=False)) if a != b]
            raise Broken(
                f"{self.where()} a world was guessed that is not possible. At places {places} of the state it has "
                f"{[guess[i] for i in places]}; the nearest of {len(self.worlds)} possible ones has "
                f"{[near[i] for i in places]}."
            )
        return guess

    def where(self) -> str:
        return f"For {seat_name(self.viewer)}, after {' | '.join(self.told) or 'nothing'}:"


def guesses_are_the_worlds(trial: Trial) -> str:
    """Law 19."""
    trial.cursor = None
    starts = trial.game.miniatures()
    if not starts:
        raise Broken("The game offers no miniatures; see Game.miniatures.")
    lines = LINES * len(trial.played)
    compared = steps = 0
    for number, (rules, start) in enumerate(starts):
        viewers = [viewer for viewer in range(SPECTATOR, rules.seats) if sees_all(rules, start, viewer)]
        for seat in range(rules.seats):
            if seat not in viewers:
                raise Broken(f"Miniature {number + 1} hides something from seat {seat} at its start.")
        for line in range(lines):
            trial.watch((number + line / lines) / len(starts))
            beliefs = [Belief(rules, viewer, start) for viewer in viewers]
            try:
                for worlds in follow_line(trial, start, beliefs, FastRng(trial.seed, 1900 + number * lines + line)):
                    compared += worlds
                    steps += 1
            except Broken as wrong:
                raise Broken(f"Miniature {number + 1}. {wrong}") from None
    return f"{len(starts)} miniatures, {len(starts) * lines} lines of play, {steps} steps, {compared} worlds"


def sees_all(rules: Rules, start: State, viewer: int) -> bool:
    """Whether the viewer, at the start, can only think of the world as it is."""
    rng = FastRng(19)
    seen = view(start, viewer)
    return all(encoded(rules.guess(seen, rng)) == encoded(start) for _ in range(START_GUESSES))


def follow_line(trial: Trial, start: State, beliefs: list[Belief], rng: FastRng) -> Iterator[int]:
    """Play one line; after each step the number of worlds that were compared."""
    rules = beliefs[0].rules
    agent = agents.find(BOTS[rng.below(len(BOTS))])
    out = buffer(rules.most_moves)
    state = start.clone()
    for _ in range(LONGEST):
        turn = state.turn()
        if turn == OVER or not beliefs:
            return
        after = state.clone()
        move: int | None = None
        if turn == REVEAL:
            after.reveal()
        else:
            move = state.deal(rng) if turn == CHANCE else agent.pick(state, rules, rng, out)
            after.play(move)
        told = "(reveal)" if move is None else trial.game.codec.line(turn, move)
        for belief in beliefs:
            belief.follow(state, move, after, told)
        state = after
        beliefs = [belief for belief in beliefs if len(belief.worlds) <= MOST_WORLDS]
        if state.turn() != OVER:
            yield sum(belief.compare(state, rng) for belief in beliefs)
