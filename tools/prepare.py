"""Prepare this checkout: .venv with everything pinned, the rules compiled, the browser's client built.

``make setup`` calls this with any Python from 3.11 on; it needs nothing installed. With the word ``docs`` it also installs
what builds the documentation site. Each step is skipped when what it
would make was made from the very files that lie here: their digest is kept beside the result.

Each step prints one line; the output of pip, npm and Vite goes to build/setup.log.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from steps import BUILD, ROOT, Log, Trouble, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", "constraints.txt")
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "regalia" / "server" / "client"
NODE_FLOOR = (20, 19)  # what Vite asks for


def main() -> int:
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".prepare.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        log = Log("setup.log")
        first = not PYTHON.exists()
        if first:
            print("Setting up Regalia; the first time takes about 5 minutes.", flush=True)
        try:
            install(log)
            if sys.argv[1:] == ["docs"]:
                install_docs(log)
                return 0
            compile_rules()
            build_client(log)
        except Trouble as trouble:
            print(f"\n{trouble}", file=sys.stderr)
            return 1
        if first:
            print("Ready: 'make play' opens a table in the browser, '.venv/bin/regalia play royals' one right here.")
    return 0


def install(log: Log) -> None:
    """The virtual environment, rebuilt when the checkout has moved or its Python has changed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = json.dumps([project["build-system"], project["project"]])
    wanted = digest([ROOT / "constraints.txt"], asked, str(VENV), sys.version)
    stamp = VENV / "installed"
    if read(stamp) == wanted and PYTHON.exists():
        return
    if Path(sys.prefix) == VENV:
        raise Trouble("The .venv must be rebuilt, which its own Python cannot do: run 'make setup'.")
    with step(f"Install the Python packages for Python {sys.version.split()[0]}", "about 1 minute"):
        shutil.rmtree(VENV, ignore_errors=True)
        log.run(sys.executable, "-m", "venv", VENV)
        log.run(*PIP, "setuptools")
        log.run(*PIP, "--no-build-isolation", "--editable", ".[dev]")
    stamp.write_text(wanted)


def install_docs(log: Log) -> None:
    """The packages of the extra ``docs``, in the same environment. Only ``make docs`` asks for them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["project"]["optional-dependencies"]["docs"]
    stamp = VENV / "installed-docs"
    made = digest([ROOT / "constraints.txt"], *wanted)
    if read(stamp) == made:
        return
    with step("Install the packages that build the documentation", "about 30 seconds"):
        log.run(*PIP, *wanted)
    stamp.write_text(made)


def compile_rules() -> None:
    """Compile the rules in a process of the virtual environment, which prints its own line and problems."""
    if subprocess.run([PYTHON, "tools/compile.py"], cwd=ROOT).returncode != 0:
        raise Trouble("The rules could not be compiled.")


def build_client(log: Log) -> None:
    """Build the client unless the present build is complete and up to date."""
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    sources = digest(client_sources())
    modules_stamp, client_stamp = WEB / "node_modules" / ".installed", BUILD / "client.digest"
    if read(modules_stamp) == packages and read(client_stamp) == sources + digest(files_in(CLIENT)):
        return
    check_node()
    if read(modules_stamp) != packages:
        with step("Install the packages of the browser's table", "about 30 seconds"):
            log.run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", where=WEB)
        modules_stamp.write_text(packages)
    with step("Build the browser's table", "about 15 seconds"):
        log.run("npm", "run", "--silent", "build", where=WEB)
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


if __name__ == "__main__":
    sys.exit(main())
