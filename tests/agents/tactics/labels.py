"""Labels: which moves of a position are proved right, and which are proved wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from regalia.agents.search.proof import NO, UNKNOWN, YES, Proof, guessed, played
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View, buffer, listed_moves
from tests.agents.tactics.aims import Doom, Gain, Win
from tests.agents.tactics.strength import Triumph

CHOICES = 12  # own choices in a line, at most


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
    """So many guesses; fewer worlds, where some are the same."""
    return guessed(rules, seen, FastRng(7), count)


def choices_of(state: State, rules: Rules) -> list[int]:
    return listed_moves(state, buffer(rules.most_moves))


def label(kind: str, worlds: list[State], rules: Rules, seat: int, limit: int, moves: Iterable[int] = ()) -> Label:
    """The moves of the seat, whose turn it is, in worlds that it cannot tell apart; ``limit`` positions are looked at for
    each. ``win``, ``kill``, ``battle`` and ``throne``: right keeps it certain. ``stop``: wrong lets the other seat win by
    force in its next turn, and right does not."""
    aim = aim_of(kind, worlds[0], rules, seat, limit)
    said = Label()
    for move in moves or choices_of(worlds[0], rules):
        found = escapes(aim, worlds, move) if isinstance(aim, Doom) else keeps(aim, worlds, move)
        {int(YES): said.right, int(NO): said.wrong}.get(found, said.unknown).append(move)
    return said


def aim_of(kind: str, root: State, rules: Rules, seat: int, limit: int) -> Proof:
    name, _, least = kind.partition(" ")
    match name:
        case "win":
            return Win(rules, seat, limit, root)
        case "kill":
            return Gain(rules, seat, limit, root, int(least or 1))
        case "stop":
            return Doom(rules, 1 - seat, limit, root)
        case "battle" | "throne":
            return Triumph(rules, seat, limit, name == "throne")
    raise ValueError(kind)


def keeps(aim: Proof, worlds: list[State], move: int) -> int:
    """Whether the aim is sure after this move, with as many own choices as it needs."""
    aim.looked = 0
    for choices in range(1, CHOICES + 1):
        aim.short = False
        found = int(aim.after(worlds, move, choices))
        if found != UNKNOWN or not aim.short or aim.looked > aim.limit:
            return found
    return int(UNKNOWN)


def escapes(aim: Doom, worlds: list[State], move: int) -> int:
    """Whether the aim's seat cannot force its win after this move of the other: YES or NO if it is so in each world."""
    said = {threatened(aim, world, move) for world in worlds}
    if said == {int(NO)}:
        return int(YES)
    return int(NO) if said == {int(YES)} else int(UNKNOWN)


def threatened(aim: Doom, world: State, move: int) -> int:
    aim.looked = 0
    for choices in range(1, CHOICES + 1):
        aim.short = False
        found = int(aim.follow(played(world, move), choices, False))
        if found != UNKNOWN or not aim.short or aim.looked > aim.limit:
            return found
    return int(UNKNOWN)
