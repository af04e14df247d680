"""Compile every source marked ``# native`` into src/regalia/_native. Does nothing when that is fresh.

Run as ``python tools/compile.py``; exit code 0 also where there is no C compiler: then the sources run interpreted.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["REGALIA_INTERPRETED"] = "1"

from regalia import native  # noqa: E402


def fresh(wanted: dict[str, str]) -> bool:
    try:
        manifest = json.loads(native.MANIFEST.read_bytes())
    except (OSError, ValueError):
        return False
    return bool(manifest["sources"] == wanted and manifest["suffix"] == native.SUFFIX)


def compile_into(home: Path, sources: list[Path]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT / "src")
    scratch = Path(tempfile.mkdtemp(prefix="regalia-compile-"))
    try:
        files = [str(source.relative_to(ROOT / "src")) for source in sources]
        extensions = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *files],
            group_name="regalia",
            opt_level="3",
            debug_level="0",
            target_dir=str(scratch / "c"),
        )
        command = build_ext(Distribution({"name": "regalia", "ext_modules": extensions}))
        command.build_lib = str(home)
        command.build_temp = str(scratch / "o")
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def main() -> int:
    sources = native.sources()
    wanted = {source.relative_to(native.PACKAGE).as_posix(): native.digest(source) for source in sources}
    if fresh(wanted):
        print(f"compiled modules are fresh ({len(sources)})")
        return 0
    if shutil.which("cc") is None and shutil.which("gcc") is None and shutil.which("clang") is None:
        print("no C compiler found: the rules will run interpreted, which is slower and otherwise the same")
        return 0
    native.MANIFEST.unlink(missing_ok=True)
    home = native.HOME.with_name(f"_native-{os.getpid()}")
    compile_into(home, sources)
    (home / "manifest.json").write_text(json.dumps({"suffix": native.SUFFIX, "sources": wanted}, indent=1) + "\n")
    shutil.rmtree(native.HOME, ignore_errors=True)
    home.rename(native.HOME)
    print(f"compiled {len(sources)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
