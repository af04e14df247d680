"""Build dist/regalia-*.whl from exactly what belongs in it, laid out afresh: nothing left over can slip in.

The wheel holds the sources, the compiled modules with the manifest that names their digests, and the built client.
``make wheel`` prepares those first.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "regalia")
MADE = ("_native", "server/client", "__pycache__")


def main(into: Path = ROOT / "dist", stage: Path = ROOT / "build" / "wheel") -> Path:
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, stage)
    shutil.copytree(ROOT / PACKAGE, stage / PACKAGE, ignore=left_out)
    shutil.copytree(ROOT / PACKAGE / "server" / "client", stage / PACKAGE / "server" / "client")
    copy_compiled(stage)
    shutil.rmtree(into, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--wheel-dir", str(into), str(stage)], check=True)
    [wheel] = into.glob("*.whl")
    shutil.rmtree(stage)
    return wheel


def left_out(folder: str, names: list[str]) -> set[str]:
    """Build products that are added explicitly or left out."""
    inside = Path(folder).relative_to(ROOT / PACKAGE)
    return {name for name in names if name in MADE or (inside / name).as_posix() in MADE}


def copy_compiled(stage: Path) -> None:
    """Add the compiled folder that the manifest names. Without one, the wheel fits every platform."""
    home = ROOT / PACKAGE / "_native"
    if not (home / "manifest.json").exists():
        print("Nothing is compiled here: this wheel will run interpreted.")
        return
    folder = json.loads((home / "manifest.json").read_bytes())["folder"]
    shutil.copytree(home / folder, stage / PACKAGE / "_native" / folder)
    shutil.copy(home / "manifest.json", stage / PACKAGE / "_native")


if __name__ == "__main__":
    print(main().relative_to(ROOT))
