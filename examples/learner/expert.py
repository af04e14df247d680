"""Fit a policy to the choices of the search: ``python -m examples.learner.expert FOLDER --out best.json``.

``games.py`` writes the choices into FOLDER. The network learns each of them several times, because choices of a search are
expensive. Its inputs are the view and the rank of each move's hint. It needs PyTorch and NumPy and nothing of Regalia, so a
machine with a GPU can run it without our package.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from examples.learner.export import export, read
from examples.learner.network import NEVER, Network

HELD_OUT = 10  # one game in this many
ILLEGAL = 255  # in place of a rank
KINDS = {
    "columns": "u2", "numbers": "f4", "legal": "u2", "ranks": "u1",
    "told": "u2", "offered": "u2", "actions": "u2", "numbered": "i4",
}  # fmt: skip


class Lessons:
    """All choices in a folder as tensors, with those of some games held out."""

    def __init__(self, folder: Path, device: str = "cpu") -> None:
        self.shape: dict[str, Any] = json.loads((folder / "shape.json").read_text(encoding="utf-8"))
        width, vocabulary = self.shape["inputs"], self.shape["actions"]
        rows: list[Tensor] = []
        ranks: list[Tensor] = []
        actions: list[Tensor] = []
        games: list[Tensor] = []
        for kept in choices_in(folder):
            count = len(kept["actions"])
            row, rank = np.zeros((count, width), np.float16), np.full((count, vocabulary), ILLEGAL, np.uint8)
            row[np.repeat(np.arange(count), kept["told"]), kept["columns"]] = kept["numbers"]
            rank[np.repeat(np.arange(count), kept["offered"]), kept["legal"]] = kept["ranks"]
            rows.append(torch.tensor(row, device=device))
            ranks.append(torch.tensor(rank, device=device))
            actions.append(torch.tensor(kept["actions"].astype(np.int64), device=device))
            games.append(torch.tensor(kept["numbered"], device=device))
        self.rows, self.ranks, self.actions = torch.cat(rows), torch.cat(ranks), torch.cat(actions)
        self.games = torch.cat(games)
        held = self.games % HELD_OUT == 0
        self.known, self.held = (~held).nonzero().squeeze(1), held.nonzero().squeeze(1)

    def loss(self, network: Network, some: Tensor) -> tuple[Tensor, Tensor]:
        """The mean loss of the choices, in nats, and the share of them that the network would make too."""
        ranks, vocabulary = self.ranks[some], self.shape["actions"]
        both = network.policy(network.hidden(self.rows[some].float()))
        by_action, by_rank = both.split([vocabulary, self.shape["ranks"]], 1)
        logits = by_action + by_rank.gather(1, ranks.long().clamp(max=self.shape["ranks"] - 1))
        logits = logits.masked_fill(ranks == ILLEGAL, NEVER)
        right = (logits.argmax(-1) == self.actions[some]).float().mean()
        return nn.functional.cross_entropy(logits, self.actions[some]), right


def choices_in(folder: Path) -> Iterator[dict[str, np.ndarray]]:
    """The choices that each job has written."""
    for path in sorted(folder.glob("*.actions")):
        yield {name: np.fromfile(path.with_suffix(f".{name}"), kind) for name, kind in KINDS.items()}


def fit(lessons: Lessons, network: Network, epochs: int, rate: float, batch: int) -> None:
    """Learn all choices several times, and keep the network with the least loss on the held-out choices."""
    teach = torch.optim.AdamW(network.parameters(), weight_decay=0.02)
    steps = epochs * -(-len(lessons.known) // batch)
    pace = torch.optim.lr_scheduler.OneCycleLR(teach, rate, total_steps=steps + 1)
    least, best = float("inf"), network.state_dict()
    for epoch in range(epochs):
        for some in lessons.known[torch.randperm(len(lessons.known), device=lessons.known.device)].split(batch):
            teach.zero_grad(set_to_none=True)
            lessons.loss(network, some)[0].backward()
            teach.step()
            pace.step()
        nats, right = held_out(lessons, network)
        print(f"epoch {epoch + 1}: {nats:.4f} nats, {100 * right:.1f} % of the search's choices", flush=True)
        if nats < least:
            least, best = nats, {name: part.clone() for name, part in network.state_dict().items()}
    network.load_state_dict(best)


def held_out(lessons: Lessons, network: Network) -> tuple[float, float]:
    """The loss of the choices that are not learned, and the share of them that the network would make too."""
    edges = [*range(0, len(lessons.held), 1 << 15), len(lessons.held)]
    nats = right = 0.0
    with torch.no_grad():
        for begin, end in pairwise(edges):
            lost, found = lessons.loss(network, lessons.held[begin:end])
            nats += float(lost) * (end - begin)
            right += float(found) * (end - begin)
    return nats / len(lessons.held), right / len(lessons.held)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=4e-3, help="highest learning rate")
    parser.add_argument("--batch", type=int, default=256, help="choices of a step; more for a GPU")
    parser.add_argument("--from", dest="known", type=Path, help="a policy to continue, with as many hidden units")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the policy (FOLDER/best.json)")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lessons = Lessons(asked.folder, device)
    print(f"{len(lessons.actions):,} choices of {len(lessons.games.unique()):,} games")
    shape = lessons.shape
    network = Network(shape["inputs"], shape["actions"] + shape["ranks"], asked.hidden).to(device)
    if asked.known is not None:
        read(network, json.loads(asked.known.read_text(encoding="utf-8")))
    fit(lessons, network, asked.epochs, asked.rate, asked.batch)
    export(network, shape["game"], shape["rules"], asked.out or asked.folder / "best.json")


if __name__ == "__main__":
    main()
