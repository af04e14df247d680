"""Expert iteration: a policy that imitates the search of the bots, for that search to start from.

    python -m examples.learner.expert battle --simulations 32 --minutes 20 --out build/learner/battle-expert

The search plays against itself, and every choice is kept. The network learns each choice several times, because choices of a
search are expensive. ``OUT/best.json`` is the policy: its inputs are the view and the rank of each move's hint. Games of earlier
runs in ``OUT`` are used too. ``OUT/turns`` holds the turns of all games for tools/train_judge.py.
"""

from __future__ import annotations

import argparse
import json
import pickle
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from examples.learner.export import export, read
from examples.learner.games import Choice, Game, play, sight_of, write_turns
from examples.learner.network import NEVER, Network
from regalia.agents.search import SearchAgent
from regalia.games import find
from regalia.kernel.optional.policy import RANKS
from regalia.kernel.rules import Rules

HELD_OUT = 10  # one game in this many
BATCH = 256
ILLEGAL = 255  # in place of a rank


class Lessons:
    """All choices as tensors, with those of some games held out."""

    def __init__(self, rules: Rules, games: list[Game]) -> None:
        choices = [(game.number, choice) for game in games for choice in game.choices]
        self.vocabulary = int(rules.learning.actions)
        rows = np.zeros((len(choices), int(rules.learning.layout.width)), np.float16)
        ranks = np.full((len(choices), self.vocabulary), ILLEGAL, np.uint8)
        for i, (_, choice) in enumerate(choices):
            rows[i, choice.columns] = choice.numbers
            ranks[i, choice.legal] = ranks_of(choice)
        self.rows, self.ranks = torch.tensor(rows), torch.tensor(ranks)
        self.actions = torch.tensor([choice.action for _, choice in choices])
        held = torch.tensor([number % HELD_OUT == 0 for number, _ in choices])
        self.known, self.held = (~held).nonzero().squeeze(1), held.nonzero().squeeze(1)

    def loss(self, network: Network, some: Tensor) -> tuple[Tensor, Tensor]:
        """The mean loss of the choices, in nats, and the share of them that the network would make too."""
        ranks = self.ranks[some]
        by_action, by_rank = network.policy(network.hidden(self.rows[some].float())).split([self.vocabulary, RANKS], 1)
        logits = by_action + by_rank.gather(1, ranks.long().clamp(max=RANKS - 1))
        logits = logits.masked_fill(ranks == ILLEGAL, NEVER)
        right = (logits.argmax(-1) == self.actions[some]).float().mean()
        return nn.functional.cross_entropy(logits, self.actions[some]), right


def ranks_of(choice: Choice) -> list[int]:
    """The rank of each legal move's hint, as the policy sees it."""
    best_first = sorted(choice.hints, reverse=True)
    return [min(best_first.index(hint), RANKS - 1) for hint in choice.hints]


def fit(lessons: Lessons, network: Network, epochs: int, rate: float) -> float:
    """Learn all choices several times, and keep the network with the least loss on the held-out choices."""
    teach = torch.optim.AdamW(network.parameters(), weight_decay=0.02)
    steps = epochs * -(-len(lessons.known) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(teach, rate, total_steps=steps + 1)
    least, best = float("inf"), network.state_dict()
    for epoch in range(epochs):
        for some in lessons.known[torch.randperm(len(lessons.known))].split(BATCH):
            teach.zero_grad(set_to_none=True)
            lessons.loss(network, some)[0].backward()
            teach.step()
            pace.step()
        with torch.no_grad():
            nats, right = map(float, lessons.loss(network, lessons.held))
        print(f"epoch {epoch + 1}: {nats:.4f} nats, {100 * right:.1f} % of the search's choices", flush=True)
        if nats < least:
            least, best = nats, {name: part.clone() for name, part in network.state_dict().items()}
    network.load_state_dict(best)
    return least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the key of the game: battle, royals, …")
    parser.add_argument("--simulations", type=int, default=32, help="simulations per choice")
    parser.add_argument(
        "--advised", action="store_true", help="let the game's current policy order the moves of the search"
    )
    parser.add_argument("--stray", type=int, default=4, help="percent of random moves, for variety")
    parser.add_argument("--minutes", type=float, default=20.0, help="time to play; 0 learns from earlier games only")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=4e-3, help="highest learning rate")
    parser.add_argument("--from", dest="known", type=Path, help="a policy to continue, with as many hidden units")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--out", type=Path, help="folder for games and policy (build/learner/GAME-expert)")
    asked = parser.parse_args()
    out = asked.out or Path("build/learner", f"{asked.game}-expert")
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    game = find(asked.game)
    rules, _ = game.set_up({}, 2)
    agent, sight = SearchAgent(asked.simulations, 0, by_policy=asked.advised), sight_of(asked.game)
    end, games = time.monotonic() + 60 * asked.minutes, list[Game]()
    while time.monotonic() < end:
        games.append(play(rules, agent, sight, asked.seed * 1_000_000 + len(games), asked.stray))
    if games:
        (out / f"games-{asked.seed}.pickle").write_bytes(pickle.dumps(games))
        write_turns(out / "turns", str(asked.seed), games)
    kept = [one for path in sorted(out.glob("games-*.pickle")) for one in pickle.loads(path.read_bytes())]
    lessons = Lessons(rules, kept)
    print(f"{len(lessons.actions):,} choices of {len(kept):,} games")
    network = Network(int(rules.learning.layout.width), int(rules.learning.actions) + RANKS, asked.hidden)
    if asked.known is not None:
        read(network, json.loads(asked.known.read_text(encoding="utf-8")))
    fit(lessons, network, asked.epochs, asked.rate)
    export(network, game.key, game.version, out / "best.json")


if __name__ == "__main__":
    main()
