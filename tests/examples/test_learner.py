"""The example learner: how decisions are judged, that imitation learns, and that the exported bot plays the same."""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path

import numpy as np
import pytest

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import FastRng
from regalia.kernel.state import view

HAS_TORCH = importlib.util.find_spec("torch") is not None
if os.environ.get("CI") and not HAS_TORCH:
    pytest.fail("CI must have PyTorch: .ci/run installs it", pytrace=False)
needs_torch = pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed: pip install 'regalia[train]'")


@needs_torch
def test_every_seat_is_judged_by_its_own_result() -> None:
    from examples.learner.experience import judged

    values = np.zeros((3, 1))
    who = np.array([[0], [1], [0]])
    dones = np.array([[False], [False], [True]])
    results = np.zeros((3, 1, 2))
    results[2, 0] = 1.0, -1.0  # seat 0 wins with the last decision
    gains, known = judged(values, who, dones, results)
    assert known.all()
    assert gains[:, 0].tolist() == pytest.approx([0.95, -1.0, 1.0])


@needs_torch
def test_decisions_whose_end_was_not_seen_are_left_out() -> None:
    from examples.learner.experience import judged

    values = np.array([[0.5], [0.1], [0.2], [0.3]])
    who = np.array([[0], [1], [0], [1]])
    _, known = judged(values, who, np.zeros((4, 1), bool), np.zeros((4, 1, 2)))
    assert known[:, 0].tolist() == [True, True, False, False], (
        "the last decision of each seat is followed by nothing yet"
    )


@needs_torch
@pytest.mark.release
def test_a_learner_imitates_resumes_and_exports_a_bot_that_plays_the_same(tmp_path: Path) -> None:
    import torch

    from examples.learner.experience import play
    from examples.learner.lessons import imitate
    from examples.learner.train import Learner, Settings

    asked = Settings("royals", {}, minutes=0.02, out=tmp_path, games=64, steps=4, batch=256, deals=16, imitation=0.0)
    learner = Learner(asked)
    told = []
    for _ in range(30):
        seen = play(learner.arrays, learner.network, 16, learner.device, "greedy")
        told.append(imitate(learner.network, learner.optimizer, seen, 256)["imitation"])
    assert sum(told[-3:]) < 0.7 * sum(told[:3]), "greedy's choices surprise it less and less"
    learner.learn()
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert curve[0]["promoted"], "the first one has no champion to beat"
    assert 0.0 <= curve[-1]["share"] <= 1.0
    resumed = Learner(asked)
    assert (resumed.lessons, resumed.spent) == (learner.lessons, learner.spent)
    bot = agents.find(f"learned={tmp_path / 'best.json'}")
    rules = learner.arrays.rules
    same = 0
    champion = learner.champion.cpu()
    for number in range(40):
        rng = FastRng(7, number)
        learner.arrays.reset(number)
        state = learner.arrays.batch.states[0]
        with torch.no_grad():
            logits, _ = champion(torch.tensor(learner.arrays.observations[:1]), torch.tensor(learner.arrays.mask[:1]))
        move = bot.choose(view(state, state.turn()), rules, rng)
        same += rules.learning.action(state, move) == int(logits.argmax())
    assert same >= 38, "but for weights rounded to 16 bits"


@needs_torch
def test_workers_bring_the_same_experience(tmp_path: Path) -> None:
    import torch

    from examples.learner.experience import play
    from examples.learner.train import Learner, Settings

    seen = []
    for workers in (0, 2):
        asked = Settings("royals", {}, minutes=1, out=tmp_path, games=6, deals=4, hidden=8, workers=workers)
        learner = Learner(asked)
        taught = play(learner.arrays, learner.network, 12, learner.device, "greedy")
        own = play(learner.arrays, learner.network, 12, learner.device)
        seen.append([*vars(taught).values(), *vars(own).values(), torch.tensor(learner.matches.counts)])
        learner.close()
    assert all(torch.equal(one, other) for one, other in zip(*seen, strict=True))


def test_a_file_that_is_no_policy_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"format": "something"}')
    with pytest.raises(RegaliaError, match="holds a policy in the format 'something'"):
        agents.find(f"learned={path}")
    path.write_text("{}")
    with pytest.raises(RegaliaError, match="is not a policy"):
        agents.find(f"learned={path}")
    with pytest.raises(RegaliaError, match="cannot be read: No such file"):
        agents.find("learned=nowhere.json")


def test_a_policy_of_another_game_is_refused(tmp_path: Path) -> None:
    layer = {"inputs": 1, "outputs": 1, "weights": "AAAAAA=="}
    path = tmp_path / "x.json"
    path.write_text(json.dumps({"format": "regalia policy 1", "game": "x", "rules": 1, "layers": [layer]}))
    rules, _ = find("royals").set_up(None, 2)
    state = rules.start()
    with pytest.raises(RegaliaError, match="another game"):
        agents.find(f"learned={path}").choose(view(state, 0), rules, FastRng(1))


def test_visitors_of_a_server_cannot_name_a_file() -> None:
    from regalia.server.bots.roster import welcome

    with pytest.raises(RegaliaError, match="There is no bot"):
        welcome("learned=/etc/hostname")


@needs_torch
def test_an_exported_expert_prefers_the_moves_that_its_network_does(tmp_path: Path) -> None:
    import torch

    from examples.learner.expert import Lessons
    from examples.learner.export import export, read
    from examples.learner.games import play_many, write_shape
    from examples.learner.network import Network
    from regalia.kernel.optional.policy import RANKS

    game = find("royals")
    rules, _ = game.set_up({}, 2)
    width, outputs = int(rules.learning.layout.width), int(rules.learning.actions) + int(RANKS)
    torch.manual_seed(1)
    network = Network(width, outputs, 8)
    torch.nn.init.normal_(network.policy.weight)
    export(network, game.key, game.version, tmp_path / "best.json")
    again = Network(width, outputs, 8)
    read(again, json.loads((tmp_path / "best.json").read_text(encoding="utf-8")))
    write_shape(tmp_path, game.key)
    play_many(game.key, tmp_path, f"learned={tmp_path / 'best.json'}", 1, 1, 1.0, 0)
    lessons = Lessons(tmp_path)
    agreed = lessons.loss(again, torch.arange(len(lessons.actions)))[1]
    assert float(agreed) > 0.99, "the bot's choices are the network's favourites, but for rounding"
