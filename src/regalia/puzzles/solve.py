"""Solving a position: the solver's right lines, the others' answers, and what refutes the wrong lines."""

from __future__ import annotations

from regalia.agents.agent import Agent
from regalia.agents.greedy import GreedyAgent
from regalia.agents.search.proof import NO, OPEN, UNKNOWN, YES, Proof, played
from regalia.kernel.match import Match
from regalia.kernel.optional.goals import Goal
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, State
from regalia.puzzles.aims import aim_of
from regalia.puzzles.prover import label, worst_worlds
from regalia.puzzles.puzzle import Hit, Miss, Node

MOST_RIGHT = 3  # right lines of one choice: they may differ in their order only
MOST_NODES = 10  # choices in a whole solution
MOST_ANSWERS = 30  # lines of others after one line of the solver
MOST_DEALS = 24  # lines of chance among which one that refutes the solver is looked for


class Unclear(Exception):
    """The position makes no puzzle: something in it is not proved, or too much is right."""


class Solver:
    """Solves one position for one goal. The match is at the position, and the seat is to choose in it."""

    def __init__(self, match: Match, goal: Goal, count: int) -> None:
        self.match, self.goal, self.count = match, goal, count
        self.seat, self.rules = match.turn, match.rules
        self.root = match.state()
        self.aims: dict[int, Proof] = {}  # by what is to be gained
        self.aim = self.aim_for(count)
        self.success = YES if self.aim.seat == self.seat else NO
        self.agent: Agent = GreedyAgent()
        self.nodes = 0

    def aim_for(self, count: int) -> Proof:
        if count not in self.aims:
            goals = self.match.game.goals()
            self.aims[count] = aim_of(self.goal, goals, self.rules, self.seat, self.root, count)
        return self.aims[count]

    def solve(self) -> Node:
        """The whole solution; raises Unclear."""
        found = self.node(self.match)
        if found is None:
            raise Unclear("Every move is right.")
        return found

    def node(self, match: Match) -> Node | None:
        """The solver's choice here; None where every move keeps what was asked for."""
        self.nodes += 1
        worlds = worst_worlds(match.view(self.seat), self.rules, self.goal)
        said = label(self.aim, worlds, self.seat, self.goal.choices)
        if said.unknown or not said.right or self.nodes > MOST_NODES:
            raise Unclear("Not everything is proved, or the solution is too long.")
        if not said.wrong:
            return None
        if len(said.right) > MOST_RIGHT:
            raise Unclear("Too many moves are right.")
        line = match.game.codec.line
        return Node(
            right={line(self.seat, move): self.hit(match, move) for move in self.quickest_first(said.right, worlds)},
            wrong={line(self.seat, move): self.miss(match, worlds, move) for move in said.wrong},
        )

    def quickest_first(self, right: list[int], worlds: list[State]) -> list[int]:
        """The right moves, those first that need the fewest choices: what only waits comes last."""
        if self.success == NO or len(right) == 1:
            return right
        quickest = self.aim.surely(worlds, self.goal.choices)
        return sorted(right, key=lambda move: move not in quickest)

    def hit(self, match: Match, move: int) -> Hit:
        after = match.branch()
        after.play_move(move)
        verdict = self.go_on(after)
        then = tuple(after.lines[1:])
        if verdict == self.success:
            return Hit(then)
        if verdict != OPEN:
            raise Unclear("The answers lead elsewhere.")
        return Hit(then, self.node(after))

    def go_on(self, match: Match) -> int:
        """Play what the others, chance and forced moves bring, until the solver chooses; what it decides, or OPEN."""
        rng = FastRng(1)
        for _ in range(MOST_ANSWERS):
            verdict = int(self.aim.verdict(match.state(), False))
            if verdict != OPEN or match.over:
                return verdict
            if match.turn == CHANCE:
                match.deal(rng)
            elif match.turn != self.seat:
                match.play_move(self.agent.choose(match.view(match.turn), self.rules, rng))
            elif len(match.moves()) == 1:
                match.play_move(match.moves()[0])
            else:
                return int(OPEN)
        raise Unclear("The others have too much to do.")

    # ---- wrong lines

    def miss(self, match: Match, worlds: list[State], move: int) -> Miss:
        worth = self.worth(worlds, move) if self.goal.kind == "gain" else None
        after = match.branch()
        after.play_move(move)
        if self.reached(after.state()) == self.success:
            return Miss(worth=worth, lucky=True)
        return Miss(worth=worth, then=self.refutation(after))

    def worth(self, worlds: list[State], move: int) -> int | None:
        """The most that is certain after a move, below what was asked for; None where nothing is."""
        floor = min(self.goal.least, 1)
        low, high = floor - 1, self.count - 1
        while low < high:
            middle = (low + high + 1) // 2
            if label(self.aim_for(middle), worlds, self.seat, self.goal.choices, [move]).right:
                low = middle
            else:
                high = middle - 1
        return low if low >= floor else None

    def reached(self, state: State) -> int:
        """Whether the aim is certain from here with open cards."""
        self.aim.begin()
        for choices in range(self.goal.choices + 1):
            self.aim.short = False
            found = int(self.aim.follow(state.clone(), choices, False))
            if found != UNKNOWN or not self.aim.short:
                return found
        return int(UNKNOWN)

    def refutation(self, match: Match) -> tuple[str, ...]:
        """What the others do about a wrong line, until the solver may choose again or has failed."""
        rng = FastRng(1)
        played_before = len(match.entries)
        for _ in range(MOST_ANSWERS):
            state = match.state()
            if match.over or self.aim.verdict(state, False) != OPEN:
                break
            if match.turn == CHANCE:
                match.deal(self.bad_luck(match))
            elif match.turn != self.seat:
                match.play_move(self.answer(match, state))
            elif self.success == NO or len(match.moves()) == 1:
                match.play_move(self.agent.choose(match.view(self.seat), self.rules, rng))
            else:
                break
        return tuple(match.lines[played_before:])

    def bad_luck(self, match: Match) -> FastRng:
        """A random source whose next line of chance refutes the solver.

        The usual one if none of the few that are tried does.
        """
        for number in range(MOST_DEALS):
            after = match.branch()
            after.deal(FastRng(1, number))
            if self.reached(after.state()) not in (self.success, UNKNOWN):
                return FastRng(1, number)
        return FastRng(1)

    def answer(self, match: Match, state: State) -> int:
        """A move of another seat that refutes the solver; the usual one if it does."""
        usual = int(self.agent.choose(match.view(match.turn), self.rules, FastRng(1)))
        for move in (usual, *match.moves()):
            found = self.reached(played(state, move))
            if found not in (self.success, UNKNOWN):
                return move
        return usual
