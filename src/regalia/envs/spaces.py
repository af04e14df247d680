"""Spaces: what observations and actions of a table can be."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regalia.kernel.rules import Rules


def box(rules: Rules) -> spaces.Space[NDArray[np.float32]]:
    """The space of observations, with the declared bounds of every number."""
    low, high = bounds(rules)
    found: spaces.Space[Any] = spaces.Box(low, high, dtype=np.float32)
    return found


def bounds(rules: Rules) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least and the greatest value of every number of an observation."""
    blocks = rules.learning.layout.blocks
    low = [np.full(int(block.size), int(block.low) / int(block.unit), np.float32) for block in blocks]
    high = [np.full(int(block.size), int(block.high) / int(block.unit), np.float32) for block in blocks]
    return np.concatenate(low), np.concatenate(high)


def discrete(rules: Rules) -> spaces.Discrete[Any]:
    """The space of actions: the vocabulary of this table."""
    return spaces.Discrete(int(rules.learning.actions))


def masked(rules: Rules) -> spaces.Dict:
    """The space of observations with the mask of legal actions beside them."""
    mask = spaces.Box(0, 1, (int(rules.learning.actions),), np.int8)
    return spaces.Dict({"observation": box(rules), "action_mask": mask})
