"""OpenSpiel games: ``register("royals")`` makes a table known to ``pyspiel.load_game``.

A reveal is certain and no node of its own: it happens together with what comes before it. Chance is explicit. The string of
an information state is everything that a seat was shown, in order, so that it has perfect recall.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from regalia.envs.extra import explained
from regalia.envs.shown import Shown
from regalia.games import find
from regalia.kernel.features import Row
from regalia.kernel.game import Game
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, State, listed_moves, listed_odds, view

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise explained(missing) from None

_registered: dict[str, Table] = {}


@dataclass(frozen=True, slots=True)
class Table:
    """A registered table: the game, its rules, and the name by which OpenSpiel knows it."""

    name: str
    game: Game
    rules: Rules

    @property
    def seats(self) -> int:
        return int(self.rules.seats)


def register(key: str, options: Mapping[str, Any] | None = None, seats: int | None = None) -> str:
    """Register a table; returns its short name, the same one for the same table.

    ``regalia_royals`` has the default options and seats; other tables have a digest of theirs behind the name.
    """
    game = find(key)
    rules, header = game.set_up(options, seats)
    name = f"regalia_{key.replace('-', '_')}"
    if header or int(rules.seats) != game.usual_seats:
        told = msgspec.json.encode([header, int(rules.seats)], order="deterministic")
        name += f"_{hashlib.sha256(told).hexdigest()[:8]}"
    if name not in _registered:
        _registered[name] = table = Table(name, game, rules)
        pyspiel.register_game(game_type(table), type(name, (SpielGame,), {"table": table}))
    return name


def game_type(table: Table) -> Any:
    two = table.seats == 2
    kinds = pyspiel.GameType
    return kinds(
        short_name=table.name,
        long_name=table.game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if two else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=table.seats,
        min_num_players=table.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table as OpenSpiel loads it. Every registered table has a subclass: OpenSpiel makes games from classes."""

    table: Table

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        table, rules = self.table, self.table.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=int(rules.learning.actions),
            max_chance_outcomes=int(rules.most_moves),
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if table.seats == 2 else None,
            max_game_length=int(rules.longest),
        )
        super().__init__(game_type(table), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.table.name)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recall:
        return Recall() if iig_obs_type is not None and iig_obs_type.perfect_recall else Observer(self.table.rules)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with what each seat was shown so far. OpenSpiel copies and pickles its attributes."""

    def __init__(self, game: SpielGame, name: str) -> None:
        super().__init__(game)
        table = _registered[name]
        self.name = name
        self.state: State = table.rules.start()
        self.shown = Shown(table.seats)
        self.shown.reveals(self.state)

    @property
    def table(self) -> Table:
        return _registered[self.name]

    # ---- play

    def current_player(self) -> int:
        turn = int(self.state.turn())
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return self.state.turn() == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return [2.0 * self.state.result(seat) - 1.0 for seat in range(self.table.seats)]

    def _moves(self) -> dict[int, int]:
        """The moves that are due by their OpenSpiel action: a learner's number or, for chance, a place among the odds."""
        rules, state = self.table.rules, self.state
        if state.turn() == CHANCE:
            return {i: move for i, (move, _) in enumerate(listed_odds(state, rules.most_moves))}
        moves = listed_moves(state, rules.most_moves)
        return dict(sorted((int(rules.learning.action(state, move)), move) for move in moves))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in listed_odds(self.state, self.table.rules.most_moves)]
        total = sum(weights)
        return [(i, weight / total) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        moves = self._moves()
        if action not in moves:
            raise ValueError(f"Action {action} is not legal here; these are: {', '.join(map(str, moves))}.")
        self.shown.play(self.state, moves[action], self.table.game.codec)

    # ---- what is told

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.codec.text(self._moves()[action])

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the seat was shown, a line for each thing."""
        return self.shown.told(self._viewer(player))

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees now: the numbers of its view."""
        seen = view(self.state, self._viewer(player))
        return " ".join(map(str, seen.listed()))

    def _viewer(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"Name a player from 0 to {self.table.seats - 1}; {seat} is none.")
        return seat

    def __str__(self) -> str:
        """The position as its stored text. It is for debugging and tells everything."""
        return self.table.game.positions().write(self.table.rules, self.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the seat cannot tell from this one, without any of the true history.

        It begins a new OpenSpiel history, and the other seats have been shown what they see in the guessed world.
        """
        found = SpielState(self.get_game(), self.name)
        rng = FastRng(int(sampler() * 2**31))
        found.state = self.table.rules.guess(view(self.state, player), rng)
        found.shown = self.shown.guessed(player, found.state)
        return found


class Recall:
    """The information state of a seat. It is a string alone: no tensor holds a whole game."""

    tensor: None = None
    dict: ClassVar[dict[str, NDArray[np.float32]]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing is written."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


class Observer:
    """The features of a seat as one tensor, and each block of them by its name."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.row = Row(rules.learning.layout)
        self.tensor: NDArray[np.float32] = np.zeros(int(self.row.width), np.float32)
        self.dict = {
            block.name: self.tensor[int(block.at) : int(block.at + block.size)].reshape(block.shape)
            for block in rules.learning.layout.blocks
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.row.begin(0)
        self.rules.learning.write_features(view(state.state, player), self.row)
        self.tensor[:] = self.row.listed()

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)
