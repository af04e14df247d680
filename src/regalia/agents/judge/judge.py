"""Judge: the best moves of a view and, if asked, how much worse another one is."""

from __future__ import annotations

from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple

from regalia.agents.judge.race import Race
from regalia.agents.search import SearchAgent
from regalia.agents.search.playout import Playout
from regalia.agents.search.proof import YES, Proof, guessed
from regalia.agents.search.sure import CHOICES, HOPELESS, LIMIT, WORLDS, sure_wins
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View
from regalia.kernel.vecs import vec

FINALISTS = 4  # moves of the search that are compared
SIMULATIONS = 300  # of the search that finds them
MOST_WORLDS = 1000  # in which they are compared
SEEDS = 1 << 30


class Judgement(NamedTuple):
    """A move as the judge sees it.

    share, margin: its mean result from 0 to 1, and twice the standard error of it.
    loss, doubt: how much better the best move is, and twice the standard error of that.
    worse: whether that is more than chance explains.
    """

    move: int
    share: float
    margin: float
    loss: float
    doubt: float
    worse: bool


def seed_of(seen: View) -> int:
    """The seed for a view, from what is in it and nothing else."""
    text = " ".join(map(str, seen.listed()))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


class Judge:
    """Judges views under one set of rules.

    The same view, seed and question give the same answer, unless the time runs out. Hints and reviews take the seed from the
    view (``seed_of``), so a review finds the move that a hint advised.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._search = SearchAgent(SIMULATIONS, 0)
        self._playout = Playout(rules, rules.advice.horizon, 0)
        self._proof = Proof(rules, 0, LIMIT)
        self._results = vec[float]([0.0] * rules.seats)

    def judge(
        self, seen: View, seed: int, milliseconds: int = 0, asked: int | None = None, worlds: int = MOST_WORLDS
    ) -> list[Judgement]:
        """The best moves of the viewer, who must choose, and the move asked about, best first.

        Without ``milliseconds`` only the worlds limit it.
        """
        until = perf_counter() + milliseconds / 1000 if milliseconds else float("inf")
        wins = self._proven(seen, FastRng(seed, 2), asked)
        moves = self._finalists(seen, seed, milliseconds, wins)
        if asked is not None and asked not in moves:
            moves.append(asked)
        race = self._raced(seen, FastRng(seed, 1), moves, wins, until, worlds)
        found = [
            Judgement(move, race.share(i), race.margin(i), race.loss(i), race.doubt(i), race.worse(i))
            for i, move in enumerate(moves)
        ]
        order = sorted(range(len(moves)), key=lambda i: (i != race.best(), found[i].loss, i))
        return [found[i] for i in order]

    def _proven(self, seen: View, rng: FastRng, asked: int | None) -> list[int]:
        """The moves that certainly win before another seat's turn: the quickest ones, and the move asked about."""
        self._proof.hopeless = HOPELESS
        if not sure_wins(self._proof, seen.seat, [self._rules.guess(seen, rng)]):
            return []
        worlds = guessed(self._rules, seen, rng, WORLDS)
        found = sure_wins(self._proof, seen.seat, worlds)
        if found and asked is not None and asked not in found:
            self._proof.begin()
            found += [asked] if self._proof.after(worlds, asked, CHOICES) == YES else []
        return found

    def _finalists(self, seen: View, seed: int, milliseconds: int, wins: list[int]) -> list[int]:
        """The moves that a search finds best, its favourite first."""
        self._search.milliseconds = 2 * milliseconds // 3
        found = [move for move, _, _ in self._search.advise(seen, self._rules, FastRng(seed))]
        if wins:
            found = [move for move in found if move in wins] or wins[:1]
        return found[:FINALISTS]

    def _raced(self, seen: View, rng: FastRng, moves: list[int], wins: list[int], until: float, worlds: int) -> Race:
        race = Race(len(moves))
        while race.worlds == 0 or (race.worlds < worlds and perf_counter() < until):
            world = self._rules.guess(seen, rng)
            if race.worlds == 0:
                self._playout.aim(world)
            luck = rng.below(SEEDS)
            race.note(
                [
                    1.0 if moves[i] in wins else self._played_on(world.clone(), moves[i], seen.seat, luck)
                    for i in race.active
                ]
            )
            if race.settled():
                break
        return race

    def _played_on(self, world: State, move: int, seat: int, luck: int) -> float:
        """The seat's result if the game goes on from this move as a search plays it on."""
        self._playout.begin(luck)
        world.play(move)
        self._playout.finish(world, self._results)
        return self._results[seat]
