"""Compile every source marked ``# native`` into src/regalia/_native, unless that is up to date.

Run as ``python tools/compile.py [--train] [SRC]``, where SRC is the folder that holds the package (by default src). With --train,
gcc optimises from a profile of some games: the result is about a fifth faster and takes three times as long to build. Without a
working C compiler the sources run interpreted, and the exit code is still 0. A finished build replaces the previous one in one
step, so an import at that moment gets one of the two, whole. The output of mypyc and the C compiler goes to build/compile.log.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("src", nargs="?", type=Path, default=ROOT / "src", help="folder that holds the package")
parser.add_argument("--train", action="store_true", help="optimise for how games are really played")
ASKED = parser.parse_args()
SRC: Path = ASKED.src.resolve()

if not TYPE_CHECKING:
    sys.path.insert(0, str(SRC))
    os.environ["REGALIA_INTERPRETED"] = "1"
from c_build import Build, can_be_trained, find_compiler  # noqa: E402
from steps import Log, Trouble, step  # noqa: E402

from regalia import native  # noqa: E402


def main() -> int:
    with alone():
        sources = native.sources()
        compiler, trouble = find_compiler()
        train = ASKED.train and compiler is not None and can_be_trained(compiler)
        if fresh(sources, train):
            return 0
        if compiler is None:
            print(f"No working C compiler ({trouble}): the rules will run interpreted, which is slower.")
            return 0
        os.environ["CC"] = compiler
        about = "about 10 minutes" if train else "3 to 5 minutes"
        try:
            with step(f"Compile the rules, {len(sources)} modules", about), Log("compile.log").swallowing():
                swap_in(sources, train)
        except Trouble as trouble:
            print(f"\n{trouble}", file=sys.stderr)
            return 1
        return 0


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold the lock of this tree: two compilations wait for each other."""
    native.HOME.mkdir(exist_ok=True)
    with (native.HOME / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fresh(sources: list[Path], train: bool) -> bool:
    files, _ = native.usable()
    trained = bool(files) and json.loads(native.MANIFEST.read_bytes()).get("trained", False)
    wanted = {*map(native.library, sources), *map(native.module_name, sources)}
    return set(files) == wanted and trained >= train


def swap_in(sources: list[Path], train: bool) -> None:
    """Compile into a new folder, then switch the manifest. Running programs keep the previous folder."""
    digests, beside = digests_of(sources), digests_of(leaned_on(sources))
    name = hashlib.sha256(json.dumps([native.SUFFIX, train, digests]).encode()).hexdigest()[:16]
    told = {"suffix": native.SUFFIX, "folder": name, "trained": train, "sources": digests, "beside": beside}
    manifest = json.dumps(told, indent=1)
    keep = {name, folder_before()}
    with tempfile.TemporaryDirectory(dir=native.HOME, prefix=".new-") as scratch:
        build = Build(SRC, sources, Path(scratch), ROOT / "pyproject.toml")
        if train:
            learn(build, Path(scratch, "train", native.PACKAGE.name), name, manifest)
        build.into(Path(scratch, "lib"))
        if digests_of(sources) != digests or digests_of(leaned_on(sources)) != beside:
            sys.exit("A source was changed while it was being compiled; nothing was replaced. Run this again.")
        shutil.rmtree(native.HOME / name, ignore_errors=True)
        Path(scratch, "lib").rename(native.HOME / name)
        Path(scratch, "manifest.json").write_text(manifest + "\n")
        Path(scratch, "manifest.json").replace(native.MANIFEST)
    for folder in native.HOME.iterdir():
        if folder.is_dir() and folder.name not in keep:
            shutil.rmtree(folder, ignore_errors=True)


def learn(build: Build, package: Path, name: str, manifest: str) -> None:
    """Profile some games on an instrumented copy of the package."""
    shutil.copytree(native.PACKAGE, package, ignore=shutil.ignore_patterns("_native", "client", "__pycache__"))
    build.into(package / "_native" / name, counting=True)
    (package / "_native" / "manifest.json").write_text(manifest)
    build.learn_from(ROOT / "tools" / "train.py", package.parent)


def digests_of(sources: list[Path]) -> dict[str, str]:
    return {source.relative_to(native.PACKAGE).as_posix(): native.digest(source) for source in sources}


def leaned_on(sources: list[Path]) -> list[Path]:
    """The uncompiled sources that compiled ones import, directly or not."""
    found: set[Path] = set()
    waiting = list(sources)
    while waiting:
        new = imported(waiting.pop()) - found - set(sources)
        found |= new
        waiting += new
    return sorted(found)


def imported(source: Path) -> set[Path]:
    """The sources of the package that this one imports by name."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                found.add(SRC.joinpath(*name.split(".")).with_suffix(".py"))
    return {path for path in found if path.is_file() and path.is_relative_to(native.PACKAGE)}


def folder_before() -> str | None:
    try:
        return str(json.loads(native.MANIFEST.read_bytes())["folder"])
    except (OSError, ValueError, KeyError):
        return None


if __name__ == "__main__":
    sys.exit(main())
