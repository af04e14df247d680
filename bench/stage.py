"""The staged package: ours with the probe games, compiled together under build/."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROBES = ("hearts",)


def stage() -> Path:
    """The folder to import from. Its compiled code is reused until a source changes."""
    src = ROOT / "build" / "bench" / "src"
    package = src / "regalia"
    package.mkdir(parents=True, exist_ok=True)
    for old in package.iterdir():
        if old.name != "_native":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    made = shutil.ignore_patterns("_native", "client", "__pycache__")
    shutil.copytree(ROOT / "src" / "regalia", package, ignore=made, dirs_exist_ok=True)
    for probe in PROBES:
        shutil.copytree(ROOT / "bench" / probe, package / "games" / probe, ignore=made)
    subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compile.py"), "--train", str(src)], check=True, stdout=sys.stderr
    )
    return src


if __name__ == "__main__":
    print(stage())
