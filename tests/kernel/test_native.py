"""Compiled code runs only if it was made from the sources that lie here, and it is said why it does not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia import native

ASKED = "from regalia import native; print(native.active); print(native.why_not); print(native.PACKAGE)"
SOURCES = ("kernel/rng.py", "kernel/encoding.py")
BESIDE = "kernel/scene/types.py"  # interpreted, and what pictures lean on

Ask = Callable[..., tuple[bool, str]]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that passes for compiled: a true manifest beside files that stand for the modules.

    Only ``regalia.native`` is imported from it, which is never compiled, so that nothing looks into those files.
    """
    package = tmp_path / "regalia"
    for name in ("__init__.py", "native.py", *SOURCES, BESIDE):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(native.PACKAGE / name, package / name)
    home = package / "_native"
    libraries = {native.library(native.PACKAGE / name) for name in SOURCES}
    modules = [*libraries, *(f"regalia/{Path(name).with_suffix('')}" for name in SOURCES)]
    for module in modules:
        file = home / "abc" / (module + native.SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    digests = {name: native.digest(package / name) for name in SOURCES}
    beside = {BESIDE: native.digest(package / BESIDE)}
    manifest = {"suffix": native.SUFFIX, "folder": "abc", "sources": digests, "beside": beside}
    (home / "manifest.json").write_text(json.dumps(manifest))
    return package


@pytest.fixture
def ask(package: Path) -> Ask:
    def asked(**environment: str) -> tuple[bool, str]:
        plain = {name: value for name, value in os.environ.items() if name != "REGALIA_INTERPRETED"}
        answer = subprocess.run(
            [sys.executable, "-c", ASKED],
            env=plain | {"PYTHONPATH": str(package.parent)} | environment,
            capture_output=True,
            text=True,
            check=True,
        )
        active, why_not, where = answer.stdout.split("\n")[:3]
        assert where == str(package)
        return active == "True", why_not

    return asked


def test_fresh_modules_are_used(ask: Ask) -> None:
    assert ask() == (True, "")


def test_a_changed_source_is_never_run_compiled(package: Path, ask: Ask) -> None:
    with (package / "kernel/encoding.py").open("a") as source:
        source.write("# changed\n")
    assert ask() == (False, "kernel/encoding.py has changed since it was compiled; 'make setup' compiles it again")


def test_a_change_of_what_compiled_pictures_lean_on_counts_too(package: Path, ask: Ask) -> None:
    with (package / BESIDE).open("a") as source:
        source.write("# changed\n")
    assert ask() == (False, "kernel/scene/types.py has changed since it was compiled; 'make setup' compiles it again")


def test_a_source_that_is_gone_counts_as_changed(package: Path, ask: Ask) -> None:
    (package / "kernel/encoding.py").unlink()
    active, why_not = ask()
    assert not active
    assert why_not.startswith("kernel/encoding.py has changed")


def test_a_compiled_file_that_is_gone_is_named(package: Path, ask: Ask) -> None:
    file = package / "_native" / "abc" / "regalia" / "kernel" / ("rng" + native.SUFFIX)
    file.unlink()
    assert ask() == (False, f"{file} is missing; 'make setup' compiles it again")


def test_modules_for_another_python_are_not_used(package: Path, ask: Ask) -> None:
    path = package / "_native" / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"suffix": ".cpython-27.so"}))
    active, why_not = ask()
    assert not active
    assert why_not.startswith(f"compiled for .cpython-27.so, this Python wants {native.SUFFIX}")


@pytest.mark.parametrize("text", [None, "", "{", "{}", "[]", "null", '{"suffix": 1, "folder": "abc", "sources": {}}'])
def test_without_a_manifest_that_can_be_read_nothing_counts_as_compiled(
    package: Path, ask: Ask, text: str | None
) -> None:
    path = package / "_native" / "manifest.json"
    if text is None:
        path.unlink()
    else:
        path.write_text(text)
    active, why_not = ask()
    assert not active
    assert why_not.startswith("nothing is compiled")


def test_interpretation_can_be_asked_for(ask: Ask) -> None:
    assert ask(REGALIA_INTERPRETED="1") == (False, "REGALIA_INTERPRETED is set")


def test_what_is_marked_is_compiled_and_nothing_else() -> None:
    found = {path.relative_to(native.PACKAGE).as_posix() for path in native.sources()}
    assert {"cards.py", "kernel/state.py", "kernel/rules.py", "kernel/playout.py", "testing/twin_worlds.py"} <= found
    assert not {"native.py", "kernel/vecs.py", "kernel/match.py"} & found


def test_modules_are_named_by_their_place() -> None:
    assert native.module_name(native.PACKAGE / "kernel" / "encoding.py") == "regalia.kernel.encoding"


@pytest.mark.skipif(not native.active, reason="nothing is compiled here")
def test_compiled_classes_are_known_as_such() -> None:
    from regalia.kernel.rng import FastRng

    assert native.compiled(FastRng(1))
    assert not native.compiled(Path())
