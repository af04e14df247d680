"""An attempt at a puzzle: the lines tried so far, their outcome, and the answer to the solver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.optional.goals import Goal
from regalia.kernel.rulebook import NAMES
from regalia.kernel.scene import Sentence
from regalia.kernel.state import View
from regalia.puzzles.puzzle import Miss, Node, Puzzle

LUCKY = "That can work, but it is not certain: other cards in {them}'s hand would stop it."


@dataclass(frozen=True, slots=True)
class Step:
    """One line of an attempt as the solver sees it."""

    line: str
    seen: View
    told: list[Sentence]
    mine: bool


@dataclass(frozen=True, slots=True)
class Reasoned:
    """A move of a solution in words, and what speaks for it."""

    label: str
    why: str


@dataclass(slots=True)
class Attempt:
    """The position that an attempt has led to. ``text`` says what a finished attempt has brought."""

    match: Match
    node: Node | None
    status: Literal["open", "solved", "missed"] = "open"
    text: str = ""
    steps: list[Step] = field(default_factory=list)


def position_of(game: Game, puzzle: Puzzle) -> Match:
    """A match at the puzzle's position."""
    rules, _ = game.set_up(puzzle.options, puzzle.seats)
    return Match.at(game, game.positions().read(rules, puzzle.position), puzzle.options, puzzle.seats)


def names_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The players' names by seat; the solver has the first one."""
    names = list(NAMES[: puzzle.seats])
    return tuple(names[(seat - puzzle.seat) % puzzle.seats] for seat in range(puzzle.seats))


def goal_of(game: Game, puzzle: Puzzle) -> Goal:
    return game.goals().find(puzzle.goal)


def question(game: Game, puzzle: Puzzle) -> tuple[str, str]:
    """What is asked, and one sentence about it. ``{1}`` stands for the name of seat 1."""
    words = goal_of(game, puzzle).words
    ask, about = words.several if words.several and len(puzzle.root.right) > 1 else (words.ask, words.about)
    them = 1 - puzzle.seat
    return words.told(ask, puzzle.count, them), words.told(about, puzzle.count, them)


def attempt(game: Game, puzzle: Puzzle, lines: Sequence[str]) -> Attempt:
    """Play the solver's lines, with what the others answer.

    Raises Refused for a line that is not legal, and RegaliaError for one after the end of the attempt.
    """
    now = Attempt(position_of(game, puzzle), puzzle.root)
    for line in lines:
        if now.node is None:
            raise RegaliaError("This attempt is over: begin again.")
        _play(now, puzzle, line)
        hit = now.node.right.get(line)
        if hit is None:
            miss = now.node.wrong.get(line, Miss())
            _play_all(now, puzzle, miss.then)
            now.node, now.status, now.text = None, "missed", missed(game, puzzle, miss)
            continue
        _play_all(now, puzzle, hit.then)
        now.node = hit.next
        if hit.next is None:
            now.status, now.text = "solved", reason(game, puzzle)
    return now


def solution(game: Game, puzzle: Puzzle) -> Attempt:
    """The main line, played to its end."""
    return attempt(game, puzzle, own_lines(puzzle))


def own_lines(puzzle: Puzzle) -> list[str]:
    """The solver's lines of the main line."""
    lines: list[str] = []
    node: Node | None = puzzle.root
    while node is not None:
        line, hit = next(iter(node.right.items()))
        lines.append(line)
        node = hit.next
    return lines


def reasons(game: Game, puzzle: Puzzle, lines: Sequence[str]) -> list[Reasoned]:
    """The solver's lines one by one, each with what spoke for it when it was played."""
    told: list[Reasoned] = []
    for number, line in enumerate(lines):
        match = attempt(game, puzzle, lines[:number]).match
        seen = match.view(puzzle.seat)
        choice = next(choice for choice in game.scene(seen, match.rules).choices if choice.line == line)
        told.append(Reasoned(choice.label, game.merit(seen, match.rules, choice)))
    return told


def reason(game: Game, puzzle: Puzzle) -> str:
    """Why the solution is right: what it brings, and what the next best first move would."""
    goal = goal_of(game, puzzle)
    them = 1 - puzzle.seat
    brings = goal.words.told(goal.words.reached, puzzle.count, them)
    if goal.kind != "gain" or not goal.words.short:
        return brings
    if puzzle.second is None:
        return f"{brings} Any other first move makes nothing certain."
    return f"{brings} {goal.words.told(goal.words.second, puzzle.second, them)}"


def missed(game: Game, puzzle: Puzzle, miss: Miss) -> str:
    """What is said of a wrong line."""
    words = goal_of(game, puzzle).words
    them = 1 - puzzle.seat
    if miss.worth is not None and words.short:
        return words.told(words.short, miss.worth, them)
    if miss.lucky:
        return words.told(LUCKY, puzzle.count, them)
    return words.told(words.nothing, puzzle.count, them)


def _play_all(now: Attempt, puzzle: Puzzle, lines: Sequence[str]) -> None:
    for line in lines:
        _play(now, puzzle, line)


def _play(now: Attempt, puzzle: Puzzle, line: str) -> None:
    match = now.match
    before = match.view(puzzle.seat)
    entry = match.play(line)
    after = match.view(puzzle.seat)
    told = match.game.tell(before, entry.seen(puzzle.seat) or "", after, match.rules)
    now.steps.append(Step(line, after, told, line.startswith(f"{puzzle.seat} ")))
