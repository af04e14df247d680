"""Mining: looks through games for positions that make puzzles, and proves them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from regalia import agents
from regalia.agents.search.proof import YES
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.optional.goals import Goal
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, VERB_MASK, State
from regalia.puzzles.aims import aim_of, turn_counter
from regalia.puzzles.prover import Label, label, threatened, worlds_behind, worst_worlds
from regalia.puzzles.puzzle import Puzzle
from regalia.puzzles.solve import MOST_RIGHT, Solver, Unclear

PLAYER = "squire"  # plays the games
BOTS = 1 << 41  # number of the first random stream of the players
QUICK = 3_000  # positions examined in the first look, in one world
FEWEST, MOST = 3, 80  # legal moves of a position worth a puzzle
A_GAME = 2  # most puzzles from one game


def decisions(game: Game, seed: int) -> Iterator[tuple[int, Match]]:
    """Every choice of every game that bots play, one game after another, with the number of the game."""
    agent = agents.find(PLAYER)
    number = 0
    while True:
        match = Match(game, None, 2)
        chance, thoughts = FastRng(seed, number), FastRng(seed, BOTS + number)
        while not match.over:
            if match.turn == CHANCE:
                match.deal(chance)
                continue
            yield number, match
            match.play_move(agent.choose(match.view(match.turn), match.rules, thoughts))
        number += 1


def recorded(game: Game, records: list[Record]) -> Iterator[tuple[int, Match]]:
    """Every choice of recorded games between two players."""
    for number, record in enumerate(records):
        if record.game != game.key or record.seats != 2:
            continue
        match = Match(game, record.options, record.seats)
        for line in record.lines:
            if match.turn >= 0:
                yield number, match
            match.play(line)


class Miner:
    """Looks at positions one by one and keeps what makes a puzzle.

    share: most puzzles of one goal. before: puzzles that the game has already.
    """

    def __init__(self, game: Game, share: int, goals: tuple[str, ...] = (), before: Sequence[Puzzle] = ()) -> None:
        self.game = game
        self.goals = [goal for goal in game.goals().all if not goals or goal.name in goals]
        self.share = share
        self.found = Counter(puzzle.goal for puzzle in before)
        self.names = {puzzle.name for puzzle in before}
        self.by_game: dict[int, list[int]] = {}  # the turns of each game that have made a puzzle
        self.positions = {puzzle.position for puzzle in before}

    def look(self, number: int, match: Match) -> Puzzle | None:
        """The puzzle that this choice makes, if it does."""
        turns = self.by_game.setdefault(number, [])
        turn = turn_counter(self.game.goals(), match.rules)(match.state())[0]
        if len(turns) >= A_GAME or turn in turns or not FEWEST <= len(match.moves()) <= MOST:
            return None
        one = worlds_behind(match.view(match.turn), match.rules, 1)
        for goal in self.goals:
            if self.found[goal.name] >= self.share or not goal.due(one[0], match.turn):
                continue
            if self.promising(goal, match, one):
                made = self.made(goal, match)
                if made is not None:
                    turns.append(turn)
                    return made
        return None

    def left_out(self, puzzle: Puzzle) -> None:
        """Take back a puzzle that is not wanted; its position is not looked at again."""
        self.found[puzzle.goal] -= 1
        self.names.discard(puzzle.name)

    def fresh_name(self, goal: Goal) -> str:
        name = next(name for number in count(1) if (name := f"{goal.name}-{number}") not in self.names)
        self.names.add(name)
        return name

    def promising(self, goal: Goal, match: Match, one: list[State]) -> bool:
        """Whether a single world shows something to find."""
        aim = aim_of(goal, self.game.goals(), match.rules, match.turn, one[0], goal.least)
        aim.limit = aim.hopeless = QUICK
        if goal.kind != "hold":
            return bool(aim.surely(one, goal.choices))
        quiet = [move for move in match.moves() if move & VERB_MASK in goal.quiet] or match.moves()
        return any(threatened(aim, one[0], move, goal.choices) == YES for move in quiet)

    def made(self, goal: Goal, match: Match) -> Puzzle | None:
        worlds = worst_worlds(match.view(match.turn), match.rules, goal)
        most = self.most_certain(goal, match, worlds) if goal.kind == "gain" else goal.least
        if most is None or (goal.kind == "hold" and not fit(self.label(goal, match, worlds[:1], most))):
            return None  # a defence that fails in one world fails: most lost positions are seen here
        if not fit(self.label(goal, match, worlds, most)):
            return None
        if goal.kind == "gain" and self.open_above(goal, match, worlds, most):
            return None
        text = self.game.positions().write(match.rules, worlds[0])
        if text in self.positions:
            return None
        told = Match.at(self.game, self.game.positions().read(match.rules, text), match.options, match.seats)
        try:
            root = Solver(told, goal, most).solve()
        except Unclear:
            return None
        self.positions.add(text)
        self.found[goal.name] += 1
        worths = [miss.worth for miss in root.wrong.values() if miss.worth is not None]
        return Puzzle(
            name=self.fresh_name(goal),
            goal=goal.name,
            seat=match.turn,
            position=text,
            root=root,
            count=most,
            second=max(worths, default=None),
            seats=match.seats,
            options=dict(match.options),
        )

    def label(self, goal: Goal, match: Match, worlds: list[State], least: int) -> Label:
        aim = aim_of(goal, self.game.goals(), match.rules, match.turn, worlds[0], least)
        return label(aim, worlds, match.turn, goal.choices, whole=False)

    def open_above(self, goal: Goal, match: Match, worlds: list[State], found: int) -> bool:
        """Whether more might be possible than was found."""
        above = self.label(goal, match, worlds, found + 1)
        return bool(above.right or above.unknown)

    def most_certain(self, goal: Goal, match: Match, worlds: list[State]) -> int | None:
        """The most that some move makes certain; None where nothing worth a puzzle is."""
        low, high = goal.least - 1, goal.most
        while low < high:
            middle = (low + high + 1) // 2 if low >= goal.least else goal.least
            aim = aim_of(goal, self.game.goals(), match.rules, match.turn, worlds[0], middle)
            if aim.surely(worlds, goal.choices):
                low = middle
            else:
                high = middle - 1
        return low if low >= goal.least else None


def fit(said: Label) -> bool:
    """Whether few moves are right, everything is known, and there is something to choose from."""
    legal = len(said.right) + len(said.wrong)
    return bool(said.right) and not said.unknown and len(said.right) <= min(MOST_RIGHT, legal // 3)
