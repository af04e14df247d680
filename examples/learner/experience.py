"""Experience: games that the network or its teacher plays, and what each decision was worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.distributions import Categorical

from examples.learner.network import Network
from regalia.envs.arrays import Arrays

TRACE = 0.95  # how far ahead a decision is judged by results, not by the network's own expectation


@dataclass(frozen=True)
class Experience:
    """Decisions of many games, one row each. ``known`` marks those whose advantage is known."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor  # the logarithm of the chance with which the action was chosen
    gains: Tensor  # how much better it went than expected
    returns: Tensor
    known: Tensor


def play(
    arrays: Arrays,
    network: Network,
    steps: int,
    device: torch.device,
    teacher: str | None = None,
) -> Experience:
    """Let the teacher, a built-in bot, choose for every seat for some steps; without a teacher, the network."""
    size, seats = arrays.size, int(arrays.rules.seats)
    kept: list[tuple[Tensor, ...]] = []
    who = np.zeros((steps, size), np.int64)
    dones = np.zeros((steps, size), bool)
    results = np.zeros((steps, size, seats))
    for step in range(steps):
        rows = torch.tensor(arrays.observations, device=device)
        masks = torch.tensor(arrays.mask, device=device)
        with torch.no_grad():
            logits, values = network(rows, masks)
            choice = Categorical(logits=logits)
            if teacher is None:
                actions = choice.sample()
            else:
                actions = torch.tensor(arrays.bot_actions(teacher), dtype=torch.int64, device=device)
            logs = choice.log_prob(actions)
        who[step] = arrays.seats
        arrays.step(actions.cpu().numpy())
        dones[step], results[step] = arrays.dones, arrays.rewards
        kept.append((rows, masks, actions, logs, values))
    rows, masks, actions, logs, values = (torch.stack(parts) for parts in zip(*kept, strict=True))
    gains, known = judged(values.cpu().numpy(), who, dones, results)
    gain = torch.tensor(gains, dtype=torch.float32, device=device)
    return Experience(
        *(part.flatten(0, 1) for part in (rows, masks, actions, logs, gain, gain + values)),
        torch.tensor(known, device=device).flatten(),
    )


def judged(
    values: np.ndarray, who: np.ndarray, dones: np.ndarray, results: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """The advantage of each decision (how much better it went than expected), and whether it is known.

    Every seat is judged by its own results and decisions: a decision of a seat is followed by the next
    decision of the same seat, or by the end of the game.
    """
    steps, size, seats = results.shape
    games = np.arange(size)
    after = np.zeros((size, seats))  # what the seat expects at its next decision
    ahead = np.zeros((size, seats))  # how much better than expected it goes from there on
    reward = np.zeros((size, seats))
    seen = np.zeros((size, seats), bool)
    gains, known = np.zeros((steps, size)), np.zeros((steps, size), bool)
    for step in reversed(range(steps)):
        over = dones[step]
        after[over], ahead[over], reward[over], seen[over] = 0.0, 0.0, results[step][over], True
        seat = who[step]
        surprise = reward[games, seat] + after[games, seat] - values[step]
        gains[step] = surprise + TRACE * ahead[games, seat]
        known[step] = seen[games, seat]
        after[games, seat], ahead[games, seat] = values[step], np.where(known[step], gains[step], 0.0)
        reward[games, seat], seen[games, seat] = 0.0, True
    return gains, known
