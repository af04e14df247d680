"""Expert iteration: a policy that imitates the search of the bots, for that search to start from.

    python -m examples.learner.expert battle --simulations 32 --minutes 20 --out build/learner/battle-expert

The search plays itself and every choice is kept. Each choice is then learned from several times, because choices of a search
are dear. ``OUT/best.json`` is the policy. As the game's ``data/policy.json`` it orders the moves of the bot ``advised``, from
whose choices ``--advised`` learns. Games of earlier runs stay in ``OUT`` and are learned from too.
"""

from __future__ import annotations

import argparse
import pickle
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from examples.learner.export import export
from examples.learner.network import Network
from regalia.agents.search import SearchAgent
from regalia.games import find
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import listed_moves, view

STRAY = 3  # percent of the moves that are played at random, for variety; they are not learned
LUCK, STRAYING = 1, 2  # streams of a game, beside its number
HELD_OUT = 10  # one game in this many
BATCH = 256


@dataclass(frozen=True)
class Choice:
    """A choice of the search: the features that are not 0, the legal actions and the one it played."""

    columns: list[int]
    numbers: list[float]
    legal: list[int]
    action: int


def play(rules: Rules, agent: SearchAgent, number: int) -> list[Choice]:
    """The choices of one game."""
    rng, stray, state = FastRng(LUCK, number), FastRng(STRAYING, number), rules.start()
    learning, found = rules.learning, list[Choice]()
    while (seat := settle(state, rng)) >= 0:
        legal = listed_moves(state, rules.most_moves)
        move = legal[0]
        if len(legal) > 1:
            seen = view(state, seat)
            move = agent.choose(seen, rules, rng)
            row = learning.features(seen)
            columns = [i for i, told in enumerate(row) if told]
            actions = [learning.action(state, one) for one in legal]
            found.append(Choice(columns, [row[i] for i in columns], actions, learning.action(state, move)))
            if stray.below(100) < STRAY:
                move = legal[stray.below(len(legal))]
        state.play(move)
    return found


class Lessons:
    """All choices as tensors, with those of some games held out."""

    def __init__(self, rules: Rules, games: list[list[Choice]]) -> None:
        choices = [(number, choice) for number, game in enumerate(games) for choice in game]
        rows = np.zeros((len(choices), int(rules.learning.layout.width)), np.float16)
        masks = np.zeros((len(choices), int(rules.learning.actions)), np.uint8)
        for i, (_, choice) in enumerate(choices):
            rows[i, choice.columns] = choice.numbers
            masks[i, choice.legal] = 1
        self.rows, self.masks = torch.tensor(rows), torch.tensor(masks)
        self.actions = torch.tensor([choice.action for _, choice in choices])
        held = torch.tensor([number % HELD_OUT == 0 for number, _ in choices])
        self.known, self.held = (~held).nonzero().squeeze(1), held.nonzero().squeeze(1)

    def loss(self, network: Network, some: Tensor) -> tuple[Tensor, Tensor]:
        """How surprising the choices are, in nats, and the share of them that the network would make too."""
        logits, _ = network(self.rows[some].float(), self.masks[some])
        right = (logits.argmax(-1) == self.actions[some]).float().mean()
        return nn.functional.cross_entropy(logits, self.actions[some]), right


def fit(lessons: Lessons, network: Network, epochs: int) -> float:
    """Learn all choices several times; the network ends as it was when the held-out choices surprised it least."""
    teach = torch.optim.AdamW(network.parameters(), weight_decay=0.02)
    steps = epochs * -(-len(lessons.known) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(teach, 4e-3, total_steps=steps + 1)
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
    parser.add_argument("--simulations", type=int, default=32, help="of a choice")
    parser.add_argument("--advised", action="store_true", help="the search asks the game's present policy")
    parser.add_argument("--minutes", type=float, default=20.0, help="time to play; 0 learns from earlier games only")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1, help="another one for other games")
    parser.add_argument("--out", type=Path, help="folder for games and policy (build/learner/GAME-expert)")
    asked = parser.parse_args()
    out = asked.out or Path("build/learner", f"{asked.game}-expert")
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    game = find(asked.game)
    rules, _ = game.set_up({}, 2)
    agent = SearchAgent(asked.simulations, 0, by_policy=asked.advised)
    end, games = time.monotonic() + 60 * asked.minutes, list[list[Choice]]()
    while time.monotonic() < end:
        games.append(play(rules, agent, asked.seed * 1_000_000 + len(games)))
    if games:
        (out / f"games-{asked.seed}.pickle").write_bytes(pickle.dumps(games))
    kept = [one for path in sorted(out.glob("games-*.pickle")) for one in pickle.loads(path.read_bytes())]
    lessons = Lessons(rules, kept)
    print(f"{len(lessons.actions):,} choices of {len(kept):,} games")
    network = Network(int(rules.learning.layout.width), int(rules.learning.actions), asked.hidden)
    fit(lessons, network, asked.epochs)
    export(network, game.key, game.version, out / "best.json")


if __name__ == "__main__":
    main()
