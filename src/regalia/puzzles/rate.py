"""Rating: how often bots of each level solve a puzzle."""

from __future__ import annotations

import msgspec

from regalia.agents.agent import Agent
from regalia.agents.levels import level
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.optional.goals import Goal
from regalia.kernel.rng import FastRng
from regalia.puzzles.attempt import position_of
from regalia.puzzles.puzzle import Node, Puzzle

TRIES = {"page": 20, "squire": 20, "knight": 6, "monarch": 3}
SIMULATIONS = {"monarch": 300}  # a choice; other levels have their own budget


def rated(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the share of tries that each level solves, in percent."""
    start = position_of(game, puzzle)
    solved = {name: share(name, start, puzzle) for name in TRIES}
    return msgspec.structs.replace(puzzle, solved=solved)


def share(name: str, start: Match, puzzle: Puzzle) -> int:
    agent = level(name, SIMULATIONS.get(name, 0))
    tries = TRIES[name]
    return round(100 * sum(solves(agent, start, puzzle, FastRng(5, number)) for number in range(tries)) / tries)


def solves(agent: Agent, start: Match, puzzle: Puzzle, rng: FastRng) -> bool:
    """Whether a bot chooses a right line each time it is asked."""
    match = start.branch()
    node: Node | None = puzzle.root
    while node is not None:
        move = agent.choose(match.view(puzzle.seat), match.rules, rng)
        hit = node.right.get(match.game.codec.line(puzzle.seat, move))
        if hit is None:
            return False
        match.play_move(move)
        for line in hit.then:
            match.play(line)
        node = hit.next
    return True


def worth_solving(puzzle: Puzzle, goal: Goal) -> bool:
    """Whether the weak levels fail sometimes, and a strong one solves it: a move that no strong bot plays is not good play."""
    weak = max(puzzle.solved["page"], puzzle.solved["squire"])
    strong = max(puzzle.solved["knight"], puzzle.solved["monarch"])
    return weak < 100 and (strong > 0 or goal.exercise)
