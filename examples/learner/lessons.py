"""Two ways to learn: from a bot's choices, and from the results of self-play."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from examples.learner.experience import Experience
from examples.learner.network import Network

CLIP = 0.2  # how far a lesson may move the chance of an action
CURIOSITY = 0.01
VALUE = 0.5  # weight of the value's error beside the policy's
STEEPEST = 0.5  # largest length of a gradient


def imitate(network: Network, teach: torch.optim.Optimizer, seen: Experience, size: int) -> dict[str, float]:
    """Learn to choose as the teacher chose and to predict its results, so that self-play starts with a value estimate."""
    sums = np.zeros(2)
    parts = torch.randperm(len(seen.actions), device=seen.actions.device).split(size)
    for part in parts:
        logits, values = network(seen.rows[part], seen.masks[part])
        policy = nn.functional.cross_entropy(logits, seen.actions[part])
        known = seen.known[part]
        value = (values[known] - seen.returns[part][known]).square().mean()
        descend(network, teach, policy + VALUE * value)
        sums += [float(policy.detach()), float(value.detach())]
    return dict(zip(("imitation", "value"), (sums / len(parts)).round(4).tolist(), strict=True))


def improve(
    network: Network, teach: torch.optim.Optimizer, seen: Experience, epochs: int, size: int
) -> dict[str, float]:
    """Proximal policy optimisation: choose more often what went better than expected, in small steps."""
    count = len(seen.actions)
    gains = (seen.gains - seen.gains[seen.known].mean()) / (seen.gains[seen.known].std() + 1e-6)
    sums = np.zeros(3)
    batches = 0
    for _ in range(epochs):
        for part in torch.randperm(count, device=seen.actions.device).split(size):
            part = part[seen.known[part]]
            logits, values = network(seen.rows[part], seen.masks[part])
            choice = Categorical(logits=logits)
            ratio = (choice.log_prob(seen.actions[part]) - seen.logs[part]).exp()
            gain = gains[part]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value = (values - seen.returns[part]).square().mean()
            entropy = choice.entropy().mean()
            descend(network, teach, policy + VALUE * value - CURIOSITY * entropy)
            sums += [float(policy.detach()), float(value.detach()), float(entropy.detach())]
            batches += 1
    return dict(zip(("policy", "value", "entropy"), (sums / max(batches, 1)).round(4).tolist(), strict=True))


def descend(network: Network, teach: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    teach.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
    teach.step()
