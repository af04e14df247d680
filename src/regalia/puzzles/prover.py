"""The prover: which moves of a position are proved right, and which are proved wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from heapq import nlargest

from regalia.agents.search.proof import NO, UNKNOWN, YES, Proof, guessed, played
from regalia.kernel.encoding import Encoding
from regalia.kernel.optional.goals import Goal, harmless
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View, encode_state, listed_moves

GUESSES = 20_000  # among which the most dangerous worlds are looked for


@dataclass(frozen=True, slots=True)
class Label:
    """The moves of a position by what was proved about them; ``unknown`` holds those about which nothing was."""

    right: list[int] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)
    unknown: list[int] = field(default_factory=list)

    @property
    def tells(self) -> bool:
        return bool(self.right and self.wrong)


def worlds_behind(seen: View, rules: Rules, count: int) -> list[State]:
    """That many guesses, without duplicates."""
    return guessed(rules, seen, FastRng(7), count)


def worst_worlds(seen: View, rules: Rules, goal: Goal) -> list[State]:
    """The worlds to examine for a goal, without duplicates: half are the most dangerous of many guesses, which come first."""
    if goal.danger is harmless:
        return worlds_behind(seen, rules, goal.worlds)
    rng = FastRng(11)
    guesses = (rules.guess(seen, rng) for _ in range(GUESSES))
    worst = nlargest(goal.worlds // 2, guesses, key=lambda world: goal.danger(world, seen.seat))
    encoding = Encoding()
    found: dict[tuple[int, ...], State] = {}
    for world in (*worst, *worlds_behind(seen, rules, goal.worlds)):
        encode_state(world, encoding)
        found.setdefault(tuple(encoding.listed()), world)
    return list(found.values())[: goal.worlds]


def label(
    aim: Proof, worlds: list[State], seat: int, choices: int, moves: Iterable[int] = (), whole: bool = True
) -> Label:
    """The moves of the seat, whose turn it is, in worlds that it cannot tell apart.

    What is right keeps a thing certain. Where the aim is the other seat's, wrong is what lets it win by force, and right what
    does not. Unless the whole is wanted, the first move about which nothing is proved is the last one tried.
    """
    aim.begin()
    said = Label()
    for move in moves or listed_moves(worlds[0], aim.rules.most_moves):
        found = (keeps if aim.seat == seat else escapes)(aim, worlds, move, choices)
        {int(YES): said.right, int(NO): said.wrong}.get(found, said.unknown).append(move)
        if said.unknown and not whole:
            break
    return said


def keeps(aim: Proof, worlds: list[State], move: int, most: int) -> int:
    """Whether the aim is sure after this move, with as few own choices as it needs."""
    aim.looked = 0
    for choices in range(1, most + 1):
        aim.short = False
        found = int(aim.after(worlds, move, choices))
        if found != UNKNOWN or not aim.short or aim.looked > aim.limit:
            return found
    return int(UNKNOWN)


def escapes(aim: Proof, worlds: list[State], move: int, most: int) -> int:
    """Whether the aim's seat cannot force its win after this move of the other: YES or NO if it is so in each world."""
    first = threatened(aim, worlds[0], move, most)
    if first == UNKNOWN or any(threatened(aim, world, move, most) != first for world in worlds[1:]):
        return int(UNKNOWN)
    return int(YES) if first == NO else int(NO)


def threatened(aim: Proof, world: State, move: int, most: int) -> int:
    """Whether the aim's seat achieves its aim in this world after a move of the other."""
    aim.looked = 0
    for choices in range(1, most + 1):
        aim.short = False
        found = int(aim.follow(played(world, move), choices, False))
        if found != UNKNOWN or not aim.short or aim.looked > aim.limit:
            return found
    return int(UNKNOWN)
