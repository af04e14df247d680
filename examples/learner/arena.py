"""Matches of the network against a bot or an earlier network: the same deals, seats exchanged."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch

from examples.learner.network import Network
from regalia.envs.arrays import Arrays

Chooser = Callable[[Arrays, np.ndarray], np.ndarray]  # the actions for some games of a batch


def networks(network: Network, device: torch.device) -> Chooser:
    """The network's preferred actions."""

    def choose(arrays: Arrays, games: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            rows = torch.tensor(arrays.observations[games], device=device)
            logits, _ = network(rows, torch.tensor(arrays.mask[games], device=device))
        return logits.argmax(-1).cpu().numpy()

    return choose


def bots(name: str) -> Chooser:
    """A built-in bot's choices."""

    def choose(arrays: Arrays, games: np.ndarray) -> np.ndarray:
        return arrays.bot_actions(name, games)[games]

    return choose


def pairs(arrays: Arrays, one: Chooser, other: Chooser, seed: int) -> np.ndarray:
    """The mean result of ``one`` in each deal, once in each of two seats; 1 is a win. The batch has a place for each deal."""
    if int(arrays.rules.seats) != 2:
        raise ValueError("A match of two sides needs a table of two seats.")
    return (_results(arrays, (one, other), seed) + 1.0 - _results(arrays, (other, one), seed)) / 2


def _results(arrays: Arrays, seats: tuple[Chooser, Chooser], seed: int) -> np.ndarray:
    """The results of seat 0 in the first game at every place."""
    arrays.reset(seed)
    results = np.full(arrays.size, np.nan)
    while np.isnan(results).any():
        actions = np.zeros(arrays.size, np.int32)
        for seat, choose in enumerate(seats):
            games = np.flatnonzero((arrays.seats == seat) & np.isnan(results))
            if len(games):
                actions[games] = choose(arrays, games)
        rest = np.flatnonzero(~np.isnan(results))  # these games are over; what goes on there does not count
        actions[rest] = arrays.legal[rest, 0]
        arrays.step(actions)
        ended = arrays.dones & np.isnan(results)
        results[ended] = (arrays.rewards[ended, 0] + 1.0) / 2
    return results
