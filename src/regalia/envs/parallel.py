"""LockstepEnv: a table as a PettingZoo environment in which all agents answer at every step.

No game asks two seats at once: what players choose in secret they choose one after the other, and nobody is told. So only
one of the answers counts. It is for learners that need equally many steps of every agent; ``aec`` does less work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from regalia.envs.play import IDLE, Play, checked_cycles
from regalia.envs.render import MODES, checked_mode, render
from regalia.envs.spaces import masked
from regalia.kernel.errors import RegaliaError

Observation = dict[str, NDArray[Any]]
Told = dict[str, Any]


class LockstepEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it comes without types
    """One table. The last action of every agent's vocabulary is to wait, the only one while another seat chooses.

    An answer of the choosing seat that is not legal becomes the default move, as for a player who does not answer in time.
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
            "name": f"regalia_{key.replace('-', '_')}_lockstep_v{self.play.game.version}",
            "render_modes": list(MODES),
            "render_fps": 4,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(max_cycles)
        self.wait = self.play.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        space = spaces.Dict({"observation": masked(self.play.rules)["observation"], "action_mask": mask})
        self._space, self._actions = space, spaces.Discrete(self.wait + 1)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """Begin a game: the first of a seed, or the next one without a seed."""
        self.play.deal(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Told, Told, Told, Told, Told]:
        play = self.play
        agents = self.agents
        if not agents:
            raise RegaliaError(IDLE)
        chooser = self.possible_agents[play.seat]
        if chooser not in actions:
            raise RegaliaError(f"{chooser} must choose, and no action was given for it.")
        answer = play.find(int(actions[chooser]))
        play.play(play.game.default(play.view(play.seat), play.rules) if answer is None else answer)
        self._cycles += 1
        over = play.seat < 0
        cut = not over and self._cycles == self.max_cycles
        seen = self._observations()
        rewards = {agent: play.reward(seat) if over else 0.0 for seat, agent in enumerate(agents)}
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), {agent: {} for agent in agents}

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as a spectator sees it: text, or an image."""
        return render(self.play, self.render_mode, seat=None)

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> Told:
        found: Told = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat == self.play.seat:
                mask[: self.wait] = self.play.mask()
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": self.play.observe(seat), "action_mask": mask}
        return found
