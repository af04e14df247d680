"""Train the judge of a game between two: ``python tools/train_judge.py GAME FOLDER [--hidden N] [--epochs N]``.

Learns who wins from the games that tools/judge_games.py wrote into the folder, and writes games/GAME/data/judge.json. One game
in twenty is held out to measure the result. Needs PyTorch and nothing of Regalia, so it can run on a machine with a GPU. With
--from PATH it continues from the weights in that file, at a lower rate.
"""

from __future__ import annotations

import argparse
import importlib
import json
import textwrap
from pathlib import Path
from typing import Any

torch: Any = importlib.import_module("torch")  # needed for training only, so not a dependency of the package

SOURCES = Path(__file__).resolve().parent.parent / "src" / "regalia" / "games"
HELD_OUT = 20  # one game in this many
RATE = 4e-3  # highest learning rate
RATE_ON = 5e-4  # highest learning rate when training continues
AT_ONCE = 1 << 18  # turns judged in one batch


def rows(folder: Path, name: str, kind: Any) -> Any:
    """All values written under that name."""
    parts = sorted(folder.glob(f"*.{name}"))
    return torch.cat([torch.frombuffer(bytearray(part.read_bytes()), dtype=kind) for part in parts])


def learner(inputs: int, hidden: int, weights: list[int] | None) -> Any:
    """The network of kernel/net.py, with known weights if there are any."""
    net = torch.nn.Sequential(torch.nn.Linear(inputs, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 1))
    if weights is not None:
        known = torch.tensor(weights) / 1000.0
        first, biases, last, bias = known.split([inputs * hidden, hidden, hidden, 1])
        with torch.no_grad():
            net[0].weight.copy_(first.reshape(inputs, hidden).T)
            net[0].bias.copy_(biases)
            net[2].weight.copy_(last.reshape(1, hidden))
            net[2].bias.copy_(bias)
    return net


def rounded(net: Any) -> list[int]:
    """The weights as whole thousandths, as they are stored. The network is rounded too."""
    parts = (net[0].weight.T, net[0].bias, net[2].weight, net[2].bias)
    found: list[int] = []
    with torch.no_grad():
        for part in parts:
            part.copy_((part * 1000.0).round() / 1000.0)
            found += [round(weight * 1000.0) for weight in part.reshape(-1).tolist()]
    return found


def written(hidden: int, weights: list[int]) -> str:
    """The text of a judge.json, in lines of even length."""
    numbers = textwrap.fill(
        ", ".join(map(str, weights)), 116, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
    return f'{{\n "hidden": {hidden},\n "weights": [\n{numbers}\n ]\n}}\n'


def error(net: Any, seen: Any, results: Any) -> Any:
    return torch.nn.functional.binary_cross_entropy_with_logits(net(seen).squeeze(1), results)


def nats(net: Any, seen: Any, results: Any) -> float:
    """The mean cross-entropy per turn in nats; a coin flip has 0.6931."""
    with torch.no_grad():
        parts = zip(seen.split(AT_ONCE), results.split(AT_ONCE), strict=True)
        return float(sum(error(net, some, came) * len(some) for some, came in parts) / len(seen))


def train(net: Any, seen: Any, results: Any, out: Any, epochs: int, rate: float, batch: int) -> None:
    known = (~out).nonzero().squeeze(1)
    steps = len(known) // batch
    adam = torch.optim.Adam(net.parameters())
    pace = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps * epochs + 1)
    for epoch in range(epochs):
        order = known[torch.randperm(len(known), device=known.device)]
        for some in order[: steps * batch].split(batch):
            adam.zero_grad(set_to_none=True)
            error(net, seen[some], results[some]).backward()
            adam.step()
            pace.step()
        print(f"epoch {epoch + 1}: {nats(net, seen[out], results[out]):.5f} nats", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--batch", type=int, default=8192, help="turns of a step; fewer where there are few games")
    parser.add_argument("--from", dest="known", type=Path)
    parser.add_argument("--out", type=Path, help="write another file than games/GAME/data/judge.json")
    asked = parser.parse_args()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    results, games = rows(asked.folder, "results", torch.float32), rows(asked.folder, "games", torch.int32)
    seen = rows(asked.folder, "seen", torch.float32).reshape(len(results), -1)
    out = games % HELD_OUT == 0
    known = None if asked.known is None else json.loads(asked.known.read_text())["weights"]
    net = learner(seen.shape[1], asked.hidden, known).to(device)
    seen, results, out = seen.to(device), results.to(device), out.to(device)
    train(net, seen, results, out, asked.epochs, RATE if known is None else RATE_ON, asked.batch)
    weights = rounded(net)
    told = nats(net, seen[out], results[out])
    target = asked.out or SOURCES / asked.game.replace("-", "_") / "data" / "judge.json"
    target.write_text(written(asked.hidden, weights))
    count = len(games.unique())
    print(f"{len(results):,} turns of {count:,} games: {told:.5f} nats a turn")


if __name__ == "__main__":
    main()
