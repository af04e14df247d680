"""Weights as data that the bot ``learned`` reads: JSON with 16-bit floats, without PyTorch."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.learner.network import Network


def export(network: Network, game: str, version: int, path: Path) -> None:
    """Write the policy of a network for the bot of that game and rules version."""
    layers = [packed(layer) for layer in (network.first, network.second, network.policy)]
    told = {"format": "regalia policy 1", "game": game, "rules": version, "layers": layers}
    part = path.with_suffix(".part")
    part.write_text(json.dumps(told) + "\n", encoding="utf-8")
    part.replace(path)


def packed(layer: nn.Linear) -> dict[str, object]:
    weights = layer.weight.detach().cpu().numpy()  # a row for each output
    row = np.concatenate([weights, layer.bias.detach().cpu().numpy()[:, None]], axis=1)
    data = base64.b64encode(row.astype("<f2").tobytes()).decode()
    return {"outputs": row.shape[0], "inputs": row.shape[1] - 1, "weights": data}


def read(network: Network, told: dict[str, Any]) -> None:
    """Copy an exported policy into a network. Outputs that the policy does not have begin at 0."""
    with torch.no_grad():
        for layer, part in zip((network.first, network.second, network.policy), told["layers"], strict=True):
            row = np.frombuffer(base64.b64decode(part["weights"]), "<f2").reshape(part["outputs"], part["inputs"] + 1)
            known = torch.tensor(row.astype(np.float32))
            layer.weight.zero_()
            layer.bias.zero_()
            layer.weight[: len(known)] = known[:, :-1]
            layer.bias[: len(known)] = known[:, -1]
