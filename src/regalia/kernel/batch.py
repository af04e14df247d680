# native
"""Batch: many games side by side, stepped together in compiled code. Learners read flat vectors.

Chance and reveals happen inside a step, and a game that is over begins again at once. Every game has a random source of its
own: the k-th game at place i has stream ``i + k * size`` of the seed, whatever is played elsewhere. A batch can be a part of a
larger one: its places begin at ``first``, and it has the random sources of those places among ``places``.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i32_le
from mypy_extensions import i32, i64, u8

from regalia.kernel.features import Row
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State
from regalia.kernel.vecs import vec

ACTION_BYTES: Final[i64] = 4  # of a 32-bit integer


@final
class Batch:
    """Games of one kind of table. Each waits for the choice of a seat; that seat's view is its row of features.

    ``mask`` and ``legal`` tell the legal actions of every game, ``counts`` how many there are. ``dones`` and ``rewards`` tell
    of the last step: which games it ended, and what each seat got, from -1 (lost) to 1 (won). ``regalia.envs.arrays`` shows
    all of them as NumPy arrays that share this memory.
    """

    def __init__(
        self,
        rules: Rules,
        size: i64,
        seed: i64,
        sees: bool = True,
        restarts: bool = True,
        first: i64 = 0,
        places: i64 = 0,
    ) -> None:
        if size < 1:
            raise ValueError(f"A batch has at least 1 game, not {size}.")
        self.first = first
        self.places: i64 = places if places else size
        if first < 0 or first + size > self.places:
            raise ValueError(f"{size} games from place {first} on are not a part of {self.places} places.")
        self.rules = rules
        self.learning = rules.learning
        self.size = size
        self.sees = sees  # whether rows of features are written
        self.actions: i64 = rules.learning.actions
        self.most: i64 = rules.most_moves
        self.restarts = restarts  # whether a game that is over begins again; otherwise nobody chooses in it any more
        self.row = Row(rules.learning.layout, size if sees else 1)
        self.mask: vec[u8] = vec[u8]([0] * (size * self.actions))
        self.legal: vec[i32] = vec[i32]([0] * (size * self.most))
        self.counts: vec[i32] = vec[i32]([0] * size)
        self.seats: vec[i32] = vec[i32]([0] * size)
        self.dones: vec[u8] = vec[u8]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * rules.seats))
        self.lengths: vec[i32] = vec[i32]([0] * size)  # decisions so far of each game
        self.chosen: vec[i64] = vec[i64]([0] * size)
        self.moves: list[vec[i64]] = [vec[i64]([0] * rules.most_moves) for _ in range(size)]  # legal ones of each game
        self.games: vec[i64] = vec[i64]([0] * size)  # finished at each place
        self.states: list[State] = []
        self.rngs: list[FastRng] = []
        self.begin(seed)

    def begin(self, seed: i64) -> None:
        """Begin all games again, with this seed."""
        self.seed = seed
        self.states = []
        self.rngs = []
        for i in range(self.size):
            rng = FastRng(seed, self.first + i)
            state = self.rules.start()
            self.rngs.append(rng)
            self.states.append(state)
            self.games[i] = 0
            self.lengths[i] = 0
            self.dones[i] = 0
            self.clear_rewards(i)
            self.look(i, state, self.settled(state, rng))

    def step(self, actions: bytes) -> None:
        """Play one action in every game, given as 32-bit integers. Changes nothing if one of them is not legal."""
        if len(actions) != ACTION_BYTES * self.size:
            raise ValueError(f"A step takes {self.size} actions of 4 bytes; it was given {len(actions)} bytes.")
        for i in range(self.size):
            self.chosen[i] = self.find(i, i64(read_i32_le(actions, ACTION_BYTES * i)))
        for i in range(self.size):
            self.play(i, self.chosen[i])

    def find(self, i: i64, action: i64) -> i64:
        """The legal move of game i with this number."""
        legal, first = self.legal, i * self.most
        for k in range(i64(self.counts[i])):
            if i64(legal[first + k]) == action:
                return self.moves[i][k]
        raise ValueError(f"Action {action} is not legal in game {self.first + i}: its mask is 0.")

    def play(self, i: i64, move: i64) -> None:
        """Play a legal move in game i, and what follows until a seat must choose."""
        state = self.states[i]
        rng = self.rngs[i]
        state.play(move)
        if self.dones[i]:
            self.dones[i] = 0
            self.lengths[i] = 0
            self.clear_rewards(i)
        self.lengths[i] += 1
        seat = settle(state, rng)
        if seat < 0:
            at = i * self.rules.seats
            for owner in range(self.rules.seats):
                self.rewards[at + owner] = 2.0 * state.result(owner) - 1.0
            self.dones[i] = 1
            if self.restarts:
                self.restart(i)
                return
        self.look(i, state, seat)

    def restart(self, i: i64) -> None:
        """Begin the next game at place i. What the last step brought stays to be read."""
        self.games[i] += 1
        state = self.rules.start()
        rng = FastRng(self.seed, self.first + i + self.games[i] * self.places)
        self.states[i] = state
        self.rngs[i] = rng
        self.look(i, state, self.settled(state, rng))

    def settled(self, state: State, rng: FastRng) -> i64:
        """The first seat that must choose in a new game."""
        seat = settle(state, rng)
        if seat < 0:
            raise ValueError("Under these options a game can end without a choice: a batch cannot play it.")
        return seat

    def clear_rewards(self, i: i64) -> None:
        at = i * self.rules.seats
        for owner in range(self.rules.seats):
            self.rewards[at + owner] = 0.0

    def look(self, i: i64, state: State, seat: i64) -> None:
        """Write what learners read of game i: whose choice it is, the legal actions, the features."""
        mask, legal = self.mask, self.legal
        self.seats[i] = i32(seat)
        at = i * self.actions
        first = i * self.most
        for k in range(first, first + i64(self.counts[i])):
            mask[at + i64(legal[k])] = 0
        moves = self.moves[i]
        count: i64 = state.moves(moves) if seat >= 0 else 0
        self.counts[i] = i32(count)
        self.learning.write_actions(state, moves, count, legal, first)
        for k in range(first, first + count):
            mask[at + i64(legal[k])] = 1
        if self.sees:
            self.row.begin(i)
            self.learning.write_row(state, seat, self.row)

    def observe(self, i: i64, seat: i64) -> None:
        """Write the features of any seat of game i into row 0. The batch must write no rows by itself."""
        if self.sees:
            raise ValueError("A batch that writes its rows by itself has no row to spare: make one with sees=False.")
        self.row.begin(0)
        self.learning.write_row(self.states[i], seat, self.row)
