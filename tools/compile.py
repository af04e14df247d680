"""Compile every source marked ``# native`` into src/regalia/_native. Does nothing when that is fresh.

Run as ``python tools/compile.py [SRC]``, where SRC is the folder that holds the package (src beside this folder unless
told). Exit code 0 also where there is no working C compiler: then the sources run interpreted. A finished compilation
replaces the one before in one step, so that whoever imports at that moment gets the one or the other, whole.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
SRC = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "src"
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # 7 % faster; wheels must run anywhere, so no -march
PROBE = "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n"

if not TYPE_CHECKING:
    sys.path.insert(0, str(SRC))
    os.environ["REGALIA_INTERPRETED"] = "1"
from regalia import native  # noqa: E402


def main() -> int:
    with alone():
        sources = native.sources()
        if fresh(sources):
            print(f"compiled modules are fresh ({len(sources)})")
            return 0
        compiler, trouble = find_compiler()
        if compiler is None:
            print(f"No working C compiler ({trouble}): the rules will run interpreted, which is slower.")
            return 0
        os.environ["CC"] = compiler
        print(f"compiling {len(sources)} modules …", flush=True)
        swap_in(sources)
        return 0


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two compilations of one tree wait for each other."""
    native.HOME.mkdir(exist_ok=True)
    with (native.HOME / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fresh(sources: list[Path]) -> bool:
    files, _ = native.usable()
    return set(files) == {native.GROUP, *map(native.module_name, sources)}


def find_compiler() -> tuple[str | None, str]:
    """The first C compiler that can compile against this Python's headers, or none and why."""
    trouble = "none was found"
    for compiler in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if not compiler or shutil.which(shlex.split(compiler)[0]) is None:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            probe = Path(scratch, "probe.c")
            probe.write_text(PROBE)
            include = sysconfig.get_path("include")
            command = [*shlex.split(compiler), "-I", include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
            tried = subprocess.run(command, capture_output=True, text=True)
        if tried.returncode == 0:
            return compiler, ""
        trouble = f"{compiler}: {(tried.stderr.strip() or 'it fails').splitlines()[0]}"
    return None, trouble


def swap_in(sources: list[Path]) -> None:
    """Compile beside what is there and then change the manifest. The folder before stays for programs that use it now."""
    digests = digests_of(sources)
    name = hashlib.sha256(json.dumps([native.SUFFIX, digests]).encode()).hexdigest()[:16]
    keep = {name, folder_before()}
    with tempfile.TemporaryDirectory(dir=native.HOME, prefix=".new-") as scratch:
        compile_into(Path(scratch, "lib"), Path(scratch), sources)
        if digests_of(sources) != digests:
            sys.exit("A source was changed while it was being compiled; nothing was replaced. Run this again.")
        shutil.rmtree(native.HOME / name, ignore_errors=True)
        Path(scratch, "lib").rename(native.HOME / name)
        manifest = Path(scratch, "manifest.json")
        manifest.write_text(json.dumps({"suffix": native.SUFFIX, "folder": name, "sources": digests}, indent=1) + "\n")
        manifest.replace(native.MANIFEST)
    for folder in native.HOME.iterdir():
        if folder.is_dir() and folder.name not in keep:
            shutil.rmtree(folder, ignore_errors=True)


def digests_of(sources: list[Path]) -> dict[str, str]:
    return {source.relative_to(native.PACKAGE).as_posix(): native.digest(source) for source in sources}


def folder_before() -> str | None:
    try:
        return str(json.loads(native.MANIFEST.read_bytes())["folder"])
    except (OSError, ValueError, KeyError):
        return None


def compile_into(home: Path, scratch: Path, sources: list[Path]) -> None:
    """One extension group, so that calls between rules and kernel are direct. Ends the program when a source is wrong."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(SRC)
    extensions = mypycify(
        [
            "--config-file",
            str(ROOT / "pyproject.toml"),
            "--follow-imports=silent",
            *(str(source.relative_to(SRC)) for source in sources),
        ],
        group_name="regalia",
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    command = build_ext(Distribution({"name": "regalia", "ext_modules": extensions}))
    command.build_lib = str(home)
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    sys.exit(main())
