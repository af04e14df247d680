"""Our speed beside OpenSpiel's, measured in one run: ``python bench/peers.py [--rounds N] [--json] [--write]``.

Installs OpenSpiel into build/peers. Every figure is a rate in processor time; the measures take turns, and each is the
median of all rounds, so that what slows the machine for a while slows both sides. Ratios are what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import textwrap
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from stage import ROOT, stage

from regalia.games import DRAFTS

BENCH = ROOT / "bench"
PEERS = ROOT / "build" / "peers"
OPENSPIEL = "open_spiel==2.0.2"
SAME_GAMES = 200


@dataclass(frozen=True, slots=True)
class Comparison:
    """The ratio of our rate to the peer's; ``least`` is the promised ratio, 0 for none."""

    what: str
    ours: tuple[str, str]  # process and measure
    peers: tuple[tuple[str, str], ...]  # the fastest of these counts
    least: float = 0.0
    aim: float = 0.0


@dataclass(frozen=True, slots=True)
class Asked:
    """The ratios of a game: playouts beside dou_dizhu's rollouts, Python steps beside hearts'."""

    game: str
    title: str
    playouts: float
    aim: float
    stepped: float


ASKED = (
    Asked("royals", "Royals", 1.0, 1.4, 3.0),
    Asked("battle", "Battle", 1.0, 0.0, 3.0),
    Asked("royal-battles", "Royal Battles", 0.5, 0.0, 2.0),
    Asked("battle-royal", "Battle Royal", 0.25, 0.5, 1.5),
    Asked("royal-ascension", "The Royal Ascension, four players", 0.8, 0.0, 2.5),
)
DOU_DIZHU = (("openspiel", "dou_dizhu rollouts"),)
HEARTS_STEPPED = (("openspiel", "hearts stepped"),)
COMPARISONS = (
    *(
        Comparison(
            f"{one.title}, whole playouts", ("compiled", f"{one.game} playouts"), DOU_DIZHU, one.playouts, one.aim
        )
        for one in ASKED
    ),
    Comparison("Battle Royal, driven playouts", ("compiled", "battle-royal driven playouts"), DOU_DIZHU, 0.25, 0.5),
    Comparison("hearts, rollouts", ("compiled", "hearts rollouts"), (("openspiel", "hearts rollouts"),), 2.5),
    *(
        Comparison(
            f"{one.title}, stepped, list", ("compiled", f"{one.game} stepped, list"), HEARTS_STEPPED, one.stepped
        )
        for one in ASKED
    ),
    Comparison("Royals, stepped, buffer", ("compiled", "royals stepped, buffer"), HEARTS_STEPPED, 4.0),
    Comparison(
        "Royals, clones",
        ("compiled", "royals clones"),
        (("openspiel", "hearts clones"), ("openspiel", "dou_dizhu clones"), ("openspiel", "gin_rummy clones")),
        2.0,
    ),
    Comparison("Royals, interpreted, stepped", ("interpreted", "royals stepped, list"), HEARTS_STEPPED, 1 / 6),
    Comparison("hearts, stepped, whole games", ("compiled", "hearts stepped, list"), HEARTS_STEPPED),
    Comparison(
        "hearts, stepped after the deal",
        ("compiled", "hearts stepped after the deal"),
        (("openspiel", "hearts stepped after the deal"),),
    ),
    Comparison("hearts, clones", ("compiled", "hearts clones"), (("openspiel", "hearts clones"),)),
)
ALONE = (
    *(("compiled", f"{one.game} guesses") for one in ASKED),
    ("compiled", "hearts guesses"),
    *(("compiled", f"{one.game} clones") for one in ASKED[1:]),
    *(("interpreted", f"{one.game} playouts") for one in ASKED),
)


class Process:
    """A measuring process of one side."""

    def __init__(self, python: Path, script: str, src: Path, **env: str) -> None:
        self.pipe = subprocess.Popen(
            [str(python), str(BENCH / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"} | env,
        )

    def say(self, *words: Any) -> Any:
        assert self.pipe.stdin is not None
        assert self.pipe.stdout is not None
        self.pipe.stdin.write(json.dumps(words) + "\n")
        self.pipe.stdin.flush()
        answer = self.pipe.stdout.readline()
        if not answer:
            sys.exit(f"The process that should have told {words[1]} has ended.")
        return json.loads(answer)

    def close(self) -> None:
        assert self.pipe.stdin is not None
        self.pipe.stdin.close()
        self.pipe.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often each measure is taken (9)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/research/speed")
    chosen = parser.parse_args()
    os.environ[DRAFTS] = "1"  # measure drafts too
    src = stage()
    sides = {
        "compiled": Process(Path(sys.executable), "ours.py", src),
        "interpreted": Process(Path(sys.executable), "ours.py", src, REGALIA_INTERPRETED="1"),
        "openspiel": Process(environment(), "openspiel.py", src),
    }
    try:
        found = compare(sides, chosen.rounds)
    finally:
        for side in sides.values():
            side.close()
    if chosen.write:
        keep_in_note(found)
    print(json.dumps(found, indent=1) if chosen.json else table(found))
    return 0 if all(row["ratio"] >= row["least"] for row in found["comparisons"]) else 1


def environment() -> Path:
    """The Python with OpenSpiel in it."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / "installed"
    if not stamp.exists() or stamp.read_text() != OPENSPIEL:
        print(f"installing {OPENSPIEL} …", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        quiet = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([str(python), "-m", "pip", "install", *quiet, OPENSPIEL], check=True)
        stamp.write_text(OPENSPIEL)
    return python


def compare(sides: dict[str, Process], rounds: int) -> dict[str, Any]:
    active, why_not = sides["compiled"].say("ask", "compiled", None)
    if not active:
        sys.exit(f"Nothing to compare, our side is not compiled: {why_not}")
    told = sides["openspiel"].say("ask", "games", SAME_GAMES)
    different = [difference for difference in sides["compiled"].say("ask", "same games", told) if difference]
    if different:
        sys.exit(f"The two hearts are not the same game: {different[0]}")
    measures = {side for comparison in COMPARISONS for side in (comparison.ours, *comparison.peers)} | set(ALONE)
    rates: dict[tuple[str, str], list[float]] = {measure: [] for measure in sorted(measures)}
    for number in range(rounds):
        for (side, name), row in rates.items():
            row.append(sides[side].say("rate", name))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    middle = {measure: median(row) for measure, row in rates.items()}
    return {
        "python": ".".join(map(str, sys.version_info[:3])),
        "peer": OPENSPIEL,
        "rounds": rounds,
        "legal_per_decision": {
            **{one.title: round(sides["compiled"].say("ask", "legal", [one.game, 60]), 1) for one in ASKED},
            "dou_dizhu": round(sides["openspiel"].say("ask", "legal", 200), 1),
        },
        "comparisons": [compared(comparison, middle) for comparison in COMPARISONS],
        "rates": {f"{side}: {name}": round(middle[side, name]) for side, name in sorted(middle)},
    }


def compared(comparison: Comparison, middle: dict[tuple[str, str], float]) -> dict[str, Any]:
    ours, beside = middle[comparison.ours], max(comparison.peers, key=lambda name: middle[name])
    peer = middle[beside]
    row = asdict(comparison) | {"ours": round(ours), "peer": round(peer), "ratio": round(ours / peer, 2)}
    del row["peers"]
    return row | {"beside": beside[1]}


def table(found: dict[str, Any]) -> str:
    """The figures as a Markdown table."""
    rows = [("ours", "rate", "OpenSpiel's", "rate", "ratio", "asked")]
    for row in found["comparisons"]:
        asked = f"≥ {row['least']:.2g}" if row["least"] else ""
        if row["aim"]:
            asked += f", aim {row['aim']:.2g}"
        ratio = f"**{row['ratio']:.2f}**"
        rows.append((row["what"], short(row["ours"]), row["beside"], short(row["peer"]), ratio, asked))
    for side, name in ALONE:
        value = found["rates"][f"{side}: {name}"]
        each = f", {1e6 / value:.2f} µs each" if name.endswith("guesses") else ""
        rows.append(
            (f"{name}, {side}{each}", short(value), "", "", "", "about 1 µs" if name == "royals guesses" else "")
        )
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def short(rate: float) -> str:
    return f"{rate / 1e6:.2f} M/s" if rate >= 1e6 else f"{rate / 1e3:.0f} k/s"


def keep_in_note(found: dict[str, Any]) -> None:
    note = ROOT / "docs" / "research" / "speed" / "beside-openspiel.md"
    begin, end = "<!-- figures -->\n", "<!-- end of figures -->"
    before, _, rest = note.read_text().partition(begin)
    _, _, after = rest.partition(end)
    legal = "; ".join(f"{title} {moves}" for title, moves in found["legal_per_decision"].items())
    words = textwrap.fill(
        f"{date.today()}, Python {found['python']}, {found['peer']}, median of {found['rounds']} rounds. "
        f"Legal moves a decision: {legal}.",
        120,
    )
    note.write_text(f"{before}{begin}{words}\n\n{table(found)}\n{end}{after}")


if __name__ == "__main__":
    sys.exit(main())
