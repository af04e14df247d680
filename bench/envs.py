"""Speed of the learning environments beside other projects': ``python bench/envs.py [--rounds N] [--json]``.

Installs the others into build/env-peers, on top of this Python's packages, and measures all in one process there. Every figure
is steps in a second of processor time with masked random play; the measures take turns, and each is the median of all
rounds. Ratios are what counts. ``bench/env_workers.py`` measures batches with workers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "env-peers"
PROJECTS = ("pettingzoo==1.27.0 pygame", "rlcard==1.2.0", "jax[cpu] pgx==2.6.0")  # measured where they install
SIZE = 1024
SECONDS = 1.0  # of one measure
GAMES = ("royals", "battle", "royal-battles", "battle-royal", "royal-ascension")
Measure = Callable[[float], float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each measure is taken (5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--here", action="store_true", help="measure in this Python, with what it has installed")
    chosen = parser.parse_args()
    if not chosen.here:
        words = ["--rounds", str(chosen.rounds), "--here", *(["--json"] if chosen.json else [])]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "ignore"}
        return subprocess.run([str(python()), __file__, *words], env=environment).returncode
    found = measured(measures(), chosen.rounds)
    print(json.dumps(found, indent=1) if chosen.json else table(found))
    return 0


def python() -> Path:
    """A Python that has the other projects and, behind them, what this one has."""
    stamp, found = PEERS / "installed", PEERS / "bin" / "python"
    if not stamp.exists() or stamp.read_text() != str(PROJECTS):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        folder = next((PEERS / "lib").glob("python*")) / "site-packages"
        (folder / "behind.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
        pip = [str(found), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]
        for project in PROJECTS:
            subprocess.run([*pip, *project.split()], check=False)
        stamp.write_text(str(PROJECTS))
    return found


def measures() -> dict[str, Measure]:
    """All measures by name; those whose project is not installed are left out."""
    from regalia import envs, native

    if not native.active:
        sys.exit(f"Nothing to compare, our side is not compiled: {native.why_not}")
    found: dict[str, Measure] = {}
    for key in GAMES:
        found[f"{key}: aec"] = stepped(envs.aec(key))
        found[f"{key}: batch with observations"] = batched(envs.batch(key, SIZE, 1))
        found[f"{key}: batch with masks"] = batched(envs.batch(key, SIZE, 1, sees=False))
        found[f"{key}: rules"] = played(key)
    for add in (connect_four, leduc, rlcard, pgx):
        try:
            found |= add()
        except ImportError as missing:
            print(f"left out: {missing}", file=sys.stderr)
    return found


def measured(works: dict[str, Measure], rounds: int) -> dict[str, float]:
    rates: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds):
        for name, work in works.items():
            rates[name].append(work(SECONDS))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return {name: median(row) for name, row in rates.items()}


# ---- ours and PettingZoo's: the same loop


def stepped(env: Any, clock: Callable[[], float] = time.process_time) -> Measure:
    """Steps of an AEC environment, its observation taken at each, a legal action drawn by its mask."""
    import numpy as np

    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def work(seconds: float) -> float:
        steps, begin = 0, clock()
        while (spent := clock() - begin) < seconds:
            for _ in range(200):
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.reset()
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                legal = mask.nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps / spent

    return work


def batched(arrays: Any) -> Measure:
    import numpy as np

    rng = np.random.default_rng(1)

    def work(seconds: float) -> float:
        steps, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            arrays.step(arrays.random_actions(rng))
            steps += SIZE
        return steps / spent

    return work


def played(key: str) -> Measure:
    """Decisions of the bare rules: random games one after the other, nothing told to anybody."""
    from regalia.games import find
    from regalia.kernel.playout import playouts

    rules, _ = find(key).set_up()

    def work(seconds: float) -> float:
        decisions, seed, begin = 0, 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            seed += 1
            decisions += playouts(rules, 5, seed)
        return decisions / spent

    return work


def connect_four() -> dict[str, Measure]:
    from pettingzoo.classic import connect_four_v3

    return {"PettingZoo connect four": stepped(connect_four_v3.env())}


def leduc() -> dict[str, Measure]:
    from pettingzoo.classic import leduc_holdem_v4  # needs RLCard

    return {"PettingZoo leduc": stepped(leduc_holdem_v4.env())}


# ---- RLCard and pgx


def rlcard() -> dict[str, Measure]:
    import numpy as np
    import rlcard as project

    def made(name: str) -> Measure:
        env, rng = project.make(name, {"seed": 1}), np.random.default_rng(1)

        def work(seconds: float) -> float:
            steps, begin = 0, time.process_time()
            state, _ = env.reset()
            while (spent := time.process_time() - begin) < seconds:
                for _ in range(100):
                    if env.is_over():
                        state, _ = env.reset()
                    legal = list(state["legal_actions"])
                    state, _ = env.step(legal[int(rng.random() * len(legal))])
                    steps += 1
            return steps / spent

        return work

    return {f"RLCard {name}": made(name) for name in ("leduc-holdem", "gin-rummy", "doudizhu")}


def pgx() -> dict[str, Measure]:
    import jax
    import pgx as project
    from pgx.experimental import auto_reset

    env = project.make("leduc_holdem")
    begin_all = jax.jit(jax.vmap(env.init))
    step_all = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")), axis=1))

    def work(seconds: float) -> float:
        key = jax.random.PRNGKey(1)
        state = begin_all(jax.random.split(key, SIZE))
        steps, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            key, one, other = jax.random.split(key, 3)
            action = draw(one, state.legal_action_mask)
            state = step_all(state, action, jax.random.split(other, SIZE))
            jax.block_until_ready(state.observation)
            steps += SIZE
        return steps / spent

    work(0.1)  # compiles
    return {"pgx leduc, batch": work}


# ---- the figures


HEAD = (
    *("game", "aec", "batch, observations", "to aec", "batch, masks", "to aec", "bare rules", "to batch, masks"),
    *("aec to leduc", "aec to connect four"),
)


def table(found: dict[str, float]) -> str:
    """The figures as Markdown tables: our games, then the others'."""
    lines = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    for key in GAMES:
        aec, full, masks, bare = (
            found[f"{key}: {kind}"] for kind in ("aec", "batch with observations", "batch with masks", "rules")
        )
        cells = [key, short(aec), short(full), f"{full / aec:.1f}", short(masks), f"{masks / aec:.1f}"]
        cells += [short(bare), f"{bare / masks:.1f}"]
        for name in ("PettingZoo leduc", "PettingZoo connect four"):
            cells.append(f"{aec / found[name]:.1f}" if name in found else "–")
        lines.append("| " + " | ".join(cells) + " |")
    others = {name: rate for name, rate in found.items() if ":" not in name}
    lines += [
        "",
        "| other | steps a second |",
        "|---|---|",
        *(f"| {name} | {short(r)} |" for name, r in others.items()),
    ]
    return "\n".join(lines)


def short(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


if __name__ == "__main__":
    sys.exit(main())
