"""Law 19: from small first positions, every line of play; and at each point the worlds that a viewer must hold possible.

Worlds belong together when a viewer was shown the same lines and saw the same views all the way. What ``guess`` gives
for such a viewer must be one of them, and each of them must be given sooner or later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regalia.kernel.ink import Ink
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, buffer, ink_view, view
from regalia.testing.law import Broken
from regalia.testing.sent import Viewer
from regalia.testing.trial import Trial, inked, seat_name

MOST_WORLDS = 3000  # on one level of play; the next one is not entered
DEEPEST = 40
TRIES_EACH = 40  # guesses for each world that must be found, and as many again per world
MOST_GROUPS = 60  # of one viewer on one level, that are compared

Written = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class World:
    """A state on its way, the line of play that led to it, and for each viewer the number of its group."""

    state: State
    told: tuple[str, ...]
    groups: tuple[int, ...]


class Enumeration:
    """All play from one position, level by level."""

    def __init__(self, trial: Trial, rules: Rules, start: State) -> None:
        self.trial = trial
        self.rules = rules
        self.viewers = range(SPECTATOR, rules.seats)
        self.numbers: dict[tuple[int, int, str, Written], int] = {}
        self.level = [World(start, (), tuple(self.group(viewer, -1, "", start) for viewer in self.viewers))]

    def group(self, viewer: int, before: int, line: str, state: State) -> int:
        """The number of those worlds that look to the viewer as this one does, and always did."""
        ink = Ink()
        ink_view(state, viewer, ink)
        return self.numbers.setdefault((viewer, before, line, tuple(ink.listed())), len(self.numbers))

    def advance(self) -> bool:
        """Go on by one move, reveal or card; False where play is over or there would be too many worlds."""
        found: dict[tuple[Written, tuple[int, ...]], World] = {}
        for world in self.level:
            for after in self.next(world):
                found.setdefault((tuple(inked(after.state)), after.groups), after)
                if len(found) > MOST_WORLDS:
                    return False
        self.level = list(found.values())
        return bool(found)

    def next(self, world: World) -> Iterator[World]:
        state = world.state
        turn = state.turn()
        if turn == OVER:
            return
        if turn == REVEAL:
            after = state.clone()
            after.reveal()
            yield self.reached(world, after, None)
            return
        out, weights = buffer(self.rules.most_moves), buffer(self.rules.most_moves)
        count = state.odds(out, weights) if turn == CHANCE else state.moves(out)
        for move in [out[i] for i in range(count)]:
            after = state.clone()
            after.play(move)
            yield self.reached(world, after, move)

    def reached(self, world: World, after: State, move: int | None) -> World:
        groups = []
        for viewer, before in zip(self.viewers, world.groups, strict=True):
            line = "" if move is None else Viewer(self.trial.game, self.rules, viewer).shown(world.state, move)
            groups.append(self.group(viewer, before, line, after))
        told = "(reveal)" if move is None else self.trial.game.codec.line(world.state.turn(), move)
        return World(after, (*world.told, told), tuple(groups))

    def compare(self, viewer: int, rng: FastRng) -> int:
        """What a viewer may hold possible on this level, compared with what is guessed; worlds compared."""
        groups: dict[int, dict[Written, World]] = {}
        for world in self.level:
            if world.state.turn() != OVER:
                groups.setdefault(world.groups[viewer + 1], {})[tuple(inked(world.state))] = world
        chosen = list(groups.values())
        while len(chosen) > MOST_GROUPS:
            chosen.pop(rng.below(len(chosen)))
        for worlds in chosen:
            self.compare_group(viewer, worlds, rng)
        return sum(len(worlds) for worlds in chosen)

    def compare_group(self, viewer: int, worlds: dict[Written, World], rng: FastRng) -> None:
        some = next(iter(worlds.values()))
        seen = view(some.state, viewer)
        missing = dict(worlds)
        for _ in range(TRIES_EACH * (len(worlds) + 1) * 2):
            guess = tuple(inked(self.rules.guess(seen, rng)))
            if guess not in worlds:
                raise Broken(f"{told_to(some, viewer)} a world was guessed that is not possible: {gap(guess, worlds)}")
            missing.pop(guess, None)
            if not missing:
                return
        lost = next(iter(missing.values()))
        raise Broken(
            f"{told_to(some, viewer)} {len(missing)} of {len(worlds)} possible worlds are never guessed, such as the one "
            f"after {' | '.join(lost.told)}."
        )


def told_to(world: World, viewer: int) -> str:
    return f"In a miniature, for {seat_name(viewer)}, after {' | '.join(world.told) or 'nothing'}:"


def gap(guess: Written, worlds: dict[Written, World]) -> str:
    """How the guessed world differs from the possible one that is most like it."""
    near = min(worlds, key=lambda world: sum(a != b for a, b in zip(guess, world, strict=False)))
    places = [i for i, (a, b) in enumerate(zip(guess, near, strict=False)) if a != b]
    return (
        f"at places {places} it has {[guess[i] for i in places]}, the nearest possible one {[near[i] for i in places]}."
    )


def guesses_are_the_worlds(trial: Trial) -> str:
    rng = FastRng(trial.seed, 19)
    starts = trial.game.miniatures()
    if not starts:
        raise Broken("The game offers no miniatures to enumerate; see Game.miniatures.")
    trial.cursor = None
    compared = 0
    depths: list[int] = []
    for number, (rules, start) in enumerate(starts):
        trial.watch(number / len(starts))
        levels = Enumeration(trial, rules, start)
        depth = 0
        for viewer in levels.viewers:
            for _ in range(TRIES_EACH):
                if inked(rules.guess(view(start, viewer), rng)) != inked(start):
                    raise Broken(f"Miniature {number + 1} hides something at its start; nothing may be hidden there.")
        while depth < DEEPEST and levels.advance():
            depth += 1
            compared += sum(levels.compare(viewer, rng) for viewer in levels.viewers)
        depths.append(depth)
    return f"{len(starts)} miniatures to a depth of {', '.join(map(str, depths))}; {compared} worlds"
