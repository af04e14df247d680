"""The network: a view as numbers in, a preference for every action and a winning chance out."""

from __future__ import annotations

import torch
from torch import Tensor, nn

NEVER = -1e9  # the preference for an action that is not legal


class Network(nn.Module):
    """Two hidden layers, shared by policy and value."""

    def __init__(self, inputs: int, actions: int, hidden: int = 256) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # it begins with hardly any opinion
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The preferences of legal actions, as logits, and the expected result from -1 to 1."""
        hidden = self.hidden(rows)
        logits = self.policy(hidden).masked_fill(masks == 0, NEVER)
        return logits, torch.tanh(self.value(hidden)).squeeze(-1)

    def hidden(self, rows: Tensor) -> Tensor:
        """The second hidden layer."""
        return torch.relu(self.second(torch.relu(self.first(rows))))
