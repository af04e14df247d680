"""TableEnv: a table as a PettingZoo environment in which one agent acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from regalia.envs.play import IDLE, Play, checked_cycles
from regalia.envs.render import MODES, checked_mode, render
from regalia.envs.spaces import discrete, masked
from regalia.kernel.errors import RegaliaError

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it comes without types
    """One table. Agents are ``seat_0``, ``seat_1``, …; chance and reveals happen inside a step.

    An observation is what the agent's seat sees, and the mask of its legal actions, all 0 while another seat chooses. The only
    reward comes at the end: 1 for a win, -1 for a loss, shares between. An illegal action ends the game: the agent gets -1,
    the others 0.
    """

    def __init__(
        self,
        key: str,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(key, options, seats)
        self.metadata = {
            "name": f"regalia_{key.replace('-', '_')}_v{self.play.game.version}",
            "render_modes": list(MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(max_cycles)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions = masked(self.play.rules), discrete(self.play.rules)
        self._spaces = dict.fromkeys(self.possible_agents, (space, actions))
        self._none = np.zeros(self.play.actions, np.int8)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first of a seed, or the next one without a seed."""
        self.play.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]
        self._cycles = 0
        self._ended = False

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = self.play.mask() if seat == self.play.seat and not self._ended else self._none.copy()
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RegaliaError(IDLE)
        if self._ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise RegaliaError(f"{self.agent_selection} must choose an action; None is for agents whose game is over.")
        play = self.play
        move = play.find(int(action))
        if move is None:
            self._finish([-1.0 if agent == self.agent_selection else 0.0 for agent in self.agents], self.terminations)
            return
        play.play(move)
        self._cycles += 1
        if play.seat < 0:
            self._finish([play.reward(seat) for seat in range(play.seats)], self.terminations)
            return
        self.agent_selection = self.possible_agents[play.seat]
        if self._cycles == self.max_cycles:
            self._finish([0.0] * play.seats, self.truncations)
        if self.render_mode == "human":
            self.render()

    def _finish(self, rewards: list[float], ended: dict[str, bool]) -> None:
        """End the game for all agents, the one that acted last among them."""
        self._ended = True
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            ended[agent] = True
        self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as a spectator sees it: text, or an image."""
        return render(self.play, self.render_mode, seat=None)

    def close(self) -> None:
        """Nothing is held open."""
