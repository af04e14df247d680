"""No folder is crowded: a reader takes it in at a glance."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("src", "tests", "web/src", "tools", "bench", "docs", "examples")
SHOWN = {
    ".py",
    ".ts",
    ".tsx",
    ".css",
    ".md",
    "",
}  # a folder of pictures or stored games is data, as long as it needs to be
MOST = 26
GROWING = {".", "docs/decisions"}  # decisions are numbered, listed on one page, and never removed


def test_no_folder_is_crowded() -> None:
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    entries = defaultdict(set)
    for path in map(Path, listed.splitlines()):
        for inside, folder in zip((path, *path.parents), path.parents, strict=False):
            if inside.name != "__init__.py" and inside.suffix in SHOWN:
                entries[folder].add(inside.name)
    crowded = {str(folder): len(names) for folder, names in entries.items() if len(names) > MOST}
    assert crowded.keys() <= GROWING, crowded
