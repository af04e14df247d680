"""Our tree search beside OpenSpiel's C++ ``ISMCTSBot``, in one run: ``python bench/search.py [--rounds N] [--json]``.

Simulations a second of processor time, the measures taking turns, each the median of its rounds. Both sides search with
500 simulations a choice, each with one random game to the end. Of OpenSpiel's card games hearts and gin_rummy can be
searched so; dou_dizhu and crazy_eights have no information states.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

from peers import Process, environment
from stage import stage

from regalia.games import DRAFTS

RANDOM, KNIGHT = ", random playouts", ", as Knight plays"
COMPARED = (("hearts", "hearts", 2.5), ("royals", "gin_rummy", 1.0), ("battle", "gin_rummy", 1.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each measure is taken (7)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--src", type=Path, help="a staged and compiled package; built if not given")
    parser.add_argument("--peer", type=Path, help="a Python with OpenSpiel; installed under build/ if not given")
    chosen = parser.parse_args()
    os.environ[DRAFTS] = "1"
    src = chosen.src or stage()
    ours = Process(Path(sys.executable), "search_ours.py", src)
    peer = Process(chosen.peer or environment(), "search_openspiel.py", src)
    try:
        found = compare(ours, peer, chosen.rounds)
    finally:
        ours.close()
        peer.close()
    print(json.dumps(found, indent=1) if chosen.json else table(found))
    return 0 if all(row["ratio"] >= row["least"] for row in found["compared"]) else 1


def compare(ours: Process, peer: Process, rounds: int) -> dict[str, Any]:
    active, why_not = ours.say("ask", "compiled", None)
    if not active:
        sys.exit(f"Nothing to compare, our side is not compiled: {why_not}")
    games = ["hearts", *(game for game in ours.say("ask", "games", None) if game != "hearts")]
    rates: dict[str, list[float]] = {}
    for number in range(rounds):
        for name in [game + how for game in games for how in (RANDOM, KNIGHT)]:
            rates.setdefault(name, []).append(ours.say("rate", name))
        for name in ("hearts", "gin_rummy"):
            rates.setdefault(f"OpenSpiel {name}", []).append(peer.say("rate", name))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    middle = {name: median(row) for name, row in rates.items()}
    compared = [
        {"ours": game, "peer": other, "ratio": middle[game + RANDOM] / middle[f"OpenSpiel {other}"], "least": least}
        for game, other, least in COMPARED
    ]
    return {"compared": compared, "rates": middle}


def table(found: dict[str, Any]) -> str:
    lines = [f"{name:40} {rate:12,.0f} simulations/s" for name, rate in found["rates"].items()]
    for row in found["compared"]:
        lines.append(f"{row['ours']} to {row['peer']}: {row['ratio']:.2f}, asked {row['least']}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
