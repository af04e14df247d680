"""Self-play learning of one game: first imitate a built-in bot, then improve by self-play.

    python -m examples.learner.train royals --minutes 10 --out build/learner/royals

Needs the extras ``envs``, ``lab`` and ``train``. Uses a GPU if there is one. The same command continues a run that was stopped,
from its last checkpoint. ``OUT/curve.jsonl`` is the learning curve, ``OUT/best.json`` the strongest policy so far:

    python -m examples.learner.curve build/learner/royals      # draws the curve
    regalia arena royals --bots learned=build/learner/royals/best.json,greedy --games 2000
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

try:
    import torch
except ModuleNotFoundError:
    raise SystemExit("The learner needs PyTorch: pip install 'regalia[envs,lab,train]'") from None

from examples.learner.arena import Chooser, bots, networks, pairs
from examples.learner.experience import play
from examples.learner.export import export
from examples.learner.lessons import imitate, improve
from examples.learner.network import Network
from regalia.envs.batch import batch
from regalia.games import find
from regalia.lab.inference.pentanomial import PairTest

SLOWEST = 0.1  # of the learning rate, at the end
CHECKPOINT = 10  # lessons from one checkpoint to the next
CAREFUL = 0.35  # of the learning rate, for lessons from results, which are noisier than a teacher's choices
MARGIN = 0.02  # by how much a candidate must be stronger to become the champion


@dataclass
class Settings:
    game: str
    options: dict[str, Any]
    minutes: float
    out: Path
    games: int = 512  # side by side
    steps: int = 64  # of each game between two lessons
    epochs: int = 2
    batch: int = 1024
    rate: float = 2e-3
    hidden: int = 256
    imitation: float = 0.25  # of the time
    teacher: str = "greedy"
    every: int = 40  # lessons from match to match
    deals: int = 512  # of a match, each played twice
    seed: int = 1
    workers: int = 0  # processes that play; with 0, this one does


class Learner:
    """A network, its champion, and everything that a checkpoint keeps."""

    def __init__(self, asked: Settings) -> None:
        self.asked = asked
        self.game = find(asked.game)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(asked.seed)
        self.arrays = batch(asked.game, asked.games, asked.seed, asked.options, 2, workers=asked.workers)
        self.matches = batch(asked.game, asked.deals, 0, asked.options, 2, workers=asked.workers)
        width, actions = self.arrays.observations.shape[1], self.arrays.mask.shape[1]
        self.network = Network(width, actions, asked.hidden).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=asked.rate, eps=1e-5)
        self.champion = copy.deepcopy(self.network)
        self.lessons = 0
        self.decisions = 0
        self.spent = 0.0  # seconds, over all runs
        asked.out.mkdir(parents=True, exist_ok=True)
        self._resume()

    def learn(self) -> None:
        """Learn until the time is up."""
        begun, before = time.monotonic(), self.spent
        limit = self.asked.minutes * 60
        while self.spent < limit:
            imitating = self.spent < self.asked.imitation * limit
            rate = self.asked.rate * max(SLOWEST, 1 - self.spent / limit) * (1.0 if imitating else CAREFUL)
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            teacher = self.asked.teacher if imitating else None
            seen = play(self.arrays, self.network, self.asked.steps, self.device, teacher)
            if imitating:
                told = imitate(self.network, self.optimizer, seen, self.asked.batch)
            else:
                told = improve(self.network, self.optimizer, seen, self.asked.epochs, self.asked.batch)
            self.lessons += 1
            self.decisions += self.asked.games * self.asked.steps
            self.spent = before + time.monotonic() - begun
            if self.lessons % self.asked.every == 0 or self.spent >= limit:
                self._match(told)
                self.spent = before + time.monotonic() - begun
                self._save()
            elif self.lessons % CHECKPOINT == 0:
                self._save()
                print(
                    f"lesson {self.lessons}, {self.spent / 60:.1f} of {self.asked.minutes:g} minutes: {told}",
                    flush=True,
                )

    def close(self) -> None:
        """End the workers."""
        self.arrays.close()
        self.matches.close()

    def _match(self, told: dict[str, float]) -> None:
        """Measure the network, and let it replace the champion if the test says that it is stronger."""
        mine = networks(self.network, self.device)
        share = self._against(bots(self.asked.teacher), mine)
        test = PairTest(MARGIN)
        champion = networks(self.champion, self.device)
        for result in pairs(self.matches, mine, champion, self.asked.seed + self.lessons):
            test.add(float(result))
        promoted = test.verdict == "higher" or not (self.asked.out / "best.json").exists()
        if promoted:
            self.champion = copy.deepcopy(self.network)
            export(self.champion, self.game.key, self.game.version, self.asked.out / "best.json")
        row = {
            "lesson": self.lessons,
            "minutes": round(self.spent / 60, 2),
            "decisions": self.decisions,
            **share,
            "against_champion": round(test.mean, 4),
            "promoted": promoted,
            **told,
        }
        with (self.asked.out / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        print(json.dumps(row), flush=True)

    def _against(self, other: Chooser, mine: Chooser) -> dict[str, float]:
        """The network's share against a bot, with the reach of a 95 % interval over deals."""
        results = pairs(self.matches, mine, other, self.asked.seed + 1_000_003)
        reach = 1.96 * results.std(ddof=1) / np.sqrt(len(results))
        return {"share": round(float(results.mean()), 4), "reach": round(float(reach), 4)}

    def _save(self) -> None:
        part = self.asked.out / "checkpoint.part"
        kept = {
            "network": self.network.state_dict(),
            "champion": self.champion.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "lessons": self.lessons,
            "decisions": self.decisions,
            "spent": self.spent,
        }
        torch.save(kept, part)
        part.replace(self.asked.out / "checkpoint.pt")

    def _resume(self) -> None:
        path = self.asked.out / "checkpoint.pt"
        if not path.exists():
            return
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.champion.load_state_dict(kept["champion"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.lessons, self.decisions, self.spent = kept["lessons"], kept["decisions"], kept["spent"]
        self.arrays.reset(self.asked.seed + self.lessons)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the key of the game: royals, battle, …")
    parser.add_argument("--minutes", type=float, default=10.0, help="time to learn, over all runs together")
    parser.add_argument("--out", type=Path, help="folder for checkpoint, curve and policy (build/learner/GAME)")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game, as JSON")
    for name in ("games", "steps", "epochs", "batch", "hidden", "every", "deals", "seed", "workers"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Settings, name))
    for name in ("rate", "imitation"):
        parser.add_argument(f"--{name}", type=float, default=getattr(Settings, name))
    parser.add_argument("--teacher", default=Settings.teacher, help="the bot to imitate first and to measure against")
    asked = vars(parser.parse_args())
    asked["out"] = asked["out"] or Path("build/learner", asked["game"])
    learner = Learner(Settings(**asked))
    learner.learn()
    learner.close()


if __name__ == "__main__":
    main()
