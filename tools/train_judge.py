"""Train the judge of a game between two: ``python tools/train_judge.py GAME FOLDER [--hidden N] [--epochs N]``.

Learns from the games that tools/judge_games.py has left in the folder who won, and writes games/GAME/bot_weights.py. A
twentieth of the games is kept out and tells how good it is. Needs PyTorch, and nothing of Regalia: it may run where there
is a graphics card. With --from PATH it goes on from the weights there, more slowly.
"""

from __future__ import annotations

import argparse
import importlib
import re
import textwrap
from pathlib import Path
from typing import Any

torch: Any = importlib.import_module("torch")  # no dependency of the package: only whoever trains needs it

SOURCES = Path(__file__).resolve().parent.parent / "src" / "regalia" / "games"
KEPT_OUT = 20  # every so many games
BATCH = 8192
STEEPEST = 4e-3  # the highest rate at which it learns
FURTHER = 5e-4  # the same where it goes on learning
AT_ONCE = 1 << 18  # turns that are judged at once

HEAD = '''# native
"""The weights of the judge of {title}, as kernel/net.py reads them: {games:,} games, {nats:.4f} nats a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIDDEN: Final[i64] = {hidden}

# fmt: off
WEIGHTS: Final[list[int]] = [
{numbers}
]
# fmt: on
'''


def rows(folder: Path, name: str, kind: Any) -> Any:
    """All that was written under that name."""
    parts = sorted(folder.glob(f"*.{name}"))
    return torch.cat([torch.frombuffer(bytearray(part.read_bytes()), dtype=kind) for part in parts])


def learner(inputs: int, hidden: int, weights: list[int] | None) -> Any:
    """The net of kernel/net.py; with weights as they are known."""
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
    """To whole thousandths, as they are written; the net is left with these."""
    parts = (net[0].weight.T, net[0].bias, net[2].weight, net[2].bias)
    found: list[int] = []
    with torch.no_grad():
        for part in parts:
            part.copy_((part * 1000.0).round() / 1000.0)
            found += [round(weight * 1000.0) for weight in part.reshape(-1).tolist()]
    return found


def error(net: Any, seen: Any, results: Any) -> Any:
    return torch.nn.functional.binary_cross_entropy_with_logits(net(seen).squeeze(1), results)


def nats(net: Any, seen: Any, results: Any) -> float:
    """A turn, on average; a coin has 0.6931."""
    with torch.no_grad():
        parts = zip(seen.split(AT_ONCE), results.split(AT_ONCE), strict=True)
        return float(sum(error(net, some, came) * len(some) for some, came in parts) / len(seen))


def train(net: Any, seen: Any, results: Any, out: Any, epochs: int, rate: float) -> None:
    known = (~out).nonzero().squeeze(1)
    steps = len(known) // BATCH
    adam = torch.optim.Adam(net.parameters())
    pace = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps * epochs + 1)
    for epoch in range(epochs):
        order = known[torch.randperm(len(known), device=known.device)]
        for batch in range(steps):
            some = order[batch * BATCH : (batch + 1) * BATCH]
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
    parser.add_argument("--from", dest="known", type=Path)
    parser.add_argument("--out", type=Path, help="another file than games/GAME/bot_weights.py")
    asked = parser.parse_args()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    results, games = rows(asked.folder, "results", torch.float32), rows(asked.folder, "games", torch.int32)
    seen = rows(asked.folder, "seen", torch.float32).reshape(len(results), -1)
    out = games % KEPT_OUT == 0
    known = None if asked.known is None else [int(n) for n in re.findall(r"-?\d+(?=,)", asked.known.read_text())]
    net = learner(seen.shape[1], asked.hidden, known).to(device)
    seen, results, out = seen.to(device), results.to(device), out.to(device)
    train(net, seen, results, out, asked.epochs, STEEPEST if known is None else FURTHER)
    weights = rounded(net)
    told = nats(net, seen[out], results[out])
    numbers = textwrap.fill(
        ", ".join(map(str, weights)) + ",", 116, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
    )
    title, count = asked.game.replace("-", " ").title(), len(games.unique())
    text = HEAD.format(title=title, games=count, nats=told, hidden=asked.hidden, numbers=numbers)
    (asked.out or SOURCES / asked.game.replace("-", "_") / "bot_weights.py").write_text(text)
    print(f"{len(results):,} turns of {count:,} games: {told:.5f} nats a turn")


if __name__ == "__main__":
    main()
