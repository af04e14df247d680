"""Prepare this checkout: .venv with everything pinned, the rules compiled, the browser's client built.

``make setup`` calls this with any Python from 3.11 on; it needs nothing installed. With the word ``docs`` it also installs
what builds the documentation site. Each step is skipped when what it
would make was made from the very files that lie here: their digest is kept beside the result.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", "constraints.txt")
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "regalia" / "server" / "client"
BUILD = ROOT / "build"
NODE_FLOOR = (20, 19)  # what Vite asks for


class Trouble(Exception):
    """A problem that the user must fix; its text says how."""


def main() -> int:
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".prepare.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            install()
            if sys.argv[1:] == ["docs"]:
                install_docs()
                return 0
            run(PYTHON, "tools/compile.py")
            build_client()
        except Trouble as trouble:
            print(f"\n{trouble}", file=sys.stderr)
            return 1
    return 0


def install() -> None:
    """The virtual environment, rebuilt when the checkout has moved or its Python has changed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = json.dumps([project["build-system"], project["project"]])
    wanted = digest([ROOT / "constraints.txt"], asked, str(VENV), sys.version)
    stamp = VENV / "installed"
    if read(stamp) == wanted and PYTHON.exists():
        return
    if Path(sys.prefix) == VENV:
        raise Trouble("The .venv must be rebuilt, which its own Python cannot do: run 'make setup'.")
    say(f"making .venv with Python {sys.version.split()[0]}")
    shutil.rmtree(VENV, ignore_errors=True)
    run(sys.executable, "-m", "venv", VENV)
    run(*PIP, "setuptools")
    run(*PIP, "--no-build-isolation", "--editable", ".[dev]")
    stamp.write_text(wanted)


def install_docs() -> None:
    """The packages of the extra ``docs``, in the same environment. Only ``make docs`` asks for them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["project"]["optional-dependencies"]["docs"]
    stamp = VENV / "installed-docs"
    made = digest([ROOT / "constraints.txt"], *wanted)
    if read(stamp) == made:
        return
    say("fetching what builds the documentation")
    run(*PIP, *wanted)
    stamp.write_text(made)


def build_client() -> None:
    """Build the client unless the present build is complete and up to date."""
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    sources = digest(client_sources())
    modules_stamp, client_stamp = WEB / "node_modules" / ".installed", BUILD / "client.digest"
    if read(modules_stamp) == packages and read(client_stamp) == sources + digest(files_in(CLIENT)):
        return
    check_node()
    if read(modules_stamp) != packages:
        say("fetching the client's packages")
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", where=WEB)
        modules_stamp.write_text(packages)
    say("building the client")
    run("npm", "run", "--silent", "build", where=WEB)
    client_stamp.write_text(sources + digest(files_in(CLIENT)))


def client_sources() -> list[Path]:
    """The sources of the client: its own files and the games' drawings."""
    own = [path for path in files_in(WEB) if "node_modules" not in path.relative_to(WEB).parts]
    return own + [path for folder in ROOT.glob("src/regalia/games/*/art") for path in files_in(folder)]


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def check_node() -> None:
    floor = ".".join(map(str, NODE_FLOOR))
    words = f"Node {floor} or newer with npm is needed to build the browser's table"
    after = "The rest is ready: '.venv/bin/regalia play GAME' plays in the terminal."
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Trouble(f"{words}, and is not installed. Install it and run this again.\n{after}")
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    version = re.match(r"v(\d+)\.(\d+)", told)
    if version is None or (int(version[1]), int(version[2])) < NODE_FLOOR:
        raise Trouble(f"{words}; here is {told or 'none that runs'}. Install a newer one and run this again.\n{after}")


def digest(files: Iterable[Path], *words: str) -> str:
    """A digest of the names and contents of files."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT)}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\0".encode())
    return total.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def run(*command: str | Path, where: Path = ROOT) -> None:
    done = subprocess.run([str(part) for part in command], cwd=where, env=os.environ | {"PYTHONUTF8": "1"})
    if done.returncode != 0:
        raise Trouble(f"This failed with exit code {done.returncode}: {' '.join(map(str, command))}")


def say(step: str) -> None:
    print(f"{step} …", flush=True)


if __name__ == "__main__":
    sys.exit(main())
