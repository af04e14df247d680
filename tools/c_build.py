"""Builds extension modules from Python sources with mypyc and this machine's C compiler."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from regalia import native

PROBE = "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n"
PICTURES = "_pictures__mypyc"  # these libraries mostly create objects: optimising them takes long and gains nothing
QUIET = "-w"  # warnings about generated C help nobody
FLAGS = [QUIET, "-fno-semantic-interposition", "-fvisibility=hidden"]  # 7 % faster; wheels run anywhere, so no -march


def find_compiler() -> tuple[str | None, str]:
    """The first C compiler that works with this Python's headers, or None and the reason."""
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


def can_be_trained(compiler: str) -> bool:
    """Whether the compiler is a gcc; other compilers profile differently."""
    told = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in told


class Build:
    """Groups of modules, one library per group, compiled in parallel. Calls within a group are direct.

    Ends the program when mypyc rejects a source.
    """

    def __init__(self, src: Path, sources: list[Path], scratch: Path, config: Path) -> None:
        from mypyc.build import mypycify

        self.scratch = scratch
        self.counts = scratch / "counts"
        os.chdir(src)
        groups: dict[str, list[str]] = {}
        for source in sources:
            groups.setdefault(native.group_of(source), []).append(str(source.relative_to(src)))
        self.extensions = mypycify(
            [
                "--config-file",
                str(config),
                "--follow-imports=silent",
                *(name for names in groups.values() for name in names),
            ],
            separate=[(names, group) for group, names in groups.items()],
            opt_level="3",
            debug_level="0",
            target_dir=str(scratch / "c"),
        )
        self.flags = [list(extension.extra_compile_args) for extension in self.extensions]

    def into(self, home: Path, *, counting: bool = False) -> None:
        """Compile and link. With ``counting``, programs write a profile to ``counts`` when they end."""
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        special: list[str] = []
        if counting:
            special = [f"-fprofile-generate={self.counts}"]
        elif self.counts.exists():
            special = [f"-fprofile-use={self.counts}", "-fprofile-partial-training", "-Wno-missing-profile"]
        for extension, flags in zip(self.extensions, self.flags, strict=True):
            quick = ["-O1"] if extension.name.endswith(PICTURES) else []
            extension.extra_compile_args = [*flags, *FLAGS, *special, *quick]
            extension.extra_link_args = special
        command = build_ext(Distribution({"name": "regalia", "ext_modules": self.extensions}))
        command.build_lib = str(home)
        command.build_temp = str(self.scratch / "o")  # the same for both builds: the profile names objects by path
        command.parallel = os.cpu_count() or 1
        command.force = True
        command.ensure_finalized()
        command.run()

    def learn_from(self, program: Path, src: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(src), "REGALIA_INTERPRETED": ""}
        subprocess.run([sys.executable, str(program)], env=env, check=True)
