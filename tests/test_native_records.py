"""Law 18: compiled and interpreted code give identical records. And stale compiled code never runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import native

ROOT = Path(__file__).resolve().parent.parent
GAMES = 1


def python(*words: str, src: Path = ROOT / "src", **env: str) -> str:
    """What a Python of its own prints, with the package from that folder."""
    clean = {name: value for name, value in os.environ.items() if name != "REGALIA_INTERPRETED"}
    done = subprocess.run(
        [sys.executable, *words],
        env=clean | {"PYTHONPATH": str(src), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"} | env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def why_not(src: Path) -> str:
    """Empty when a Python that imports the package from there runs it compiled."""
    return python("-c", "from regalia import native; print(native.why_not)", src=src).strip()


def require_compiled() -> None:
    reason = why_not(ROOT / "src")
    if reason and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        pytest.skip("no C compiler here, so there is nothing compiled to compare")
    assert reason == "", f"a C compiler is here, but nothing compiled runs: {reason}"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package with its compiled modules, to be tampered with."""
    require_compiled()
    unwanted = shutil.ignore_patterns("__pycache__", "client", ".lock", ".new-*")
    shutil.copytree(ROOT / "src" / "regalia", tmp_path / "regalia", ignore=unwanted)
    assert why_not(tmp_path) == ""
    return tmp_path


@pytest.mark.parametrize("mixes", [2, pytest.param(8, marks=pytest.mark.release)])
def test_law_18_compiled_and_interpreted_give_identical_records(mixes: int) -> None:
    require_compiled()
    words = (str(ROOT / "tests" / "mill.py"), str(mixes), str(GAMES))
    compiled = python(*words).splitlines()
    interpreted = python(*words, REGALIA_INTERPRETED="1").splitlines()
    assert len(compiled) >= mixes * (GAMES + 1)
    for number, (one, other) in enumerate(zip(compiled, interpreted, strict=True), 1):
        assert one == other, f"line {number} differs"


def test_asked_for_interpretation_is_obeyed() -> None:
    words = ("-c", "from regalia import native; print(native.active, native.why_not)")
    assert python(*words, REGALIA_INTERPRETED="1") == "False REGALIA_INTERPRETED is set\n"


def test_a_changed_source_runs_interpreted(copy: Path) -> None:
    with (copy / "regalia" / "kernel" / "rng.py").open("a") as source:
        source.write("\nCHANGED = True\n")
    assert why_not(copy) == "kernel/rng.py has changed since it was compiled; 'make setup' compiles it again"
    asked = "from regalia.kernel import rng, state; print(rng.CHANGED, rng.__file__[-3:], state.__file__[-3:])"
    assert python("-c", asked, src=copy) == "True .py .py\n"


def test_a_removed_source_takes_its_compiled_code_along(copy: Path) -> None:
    (copy / "regalia" / "kernel" / "playout.py").unlink()
    assert why_not(copy).startswith("kernel/playout.py has changed")


def test_a_missing_module_runs_interpreted(copy: Path) -> None:
    home = copy / "regalia" / "_native"
    folder = json.loads((home / "manifest.json").read_text())["folder"]
    next((home / folder).rglob("playout*.so")).unlink()
    assert "is missing" in why_not(copy)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"suffix": 1}'])
def test_a_broken_manifest_runs_interpreted(copy: Path, text: str) -> None:
    (copy / "regalia" / "_native" / "manifest.json").write_text(text)
    assert why_not(copy).startswith("nothing is compiled")


def test_code_for_another_python_runs_interpreted(copy: Path) -> None:
    manifest = copy / "regalia" / "_native" / "manifest.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {"suffix": ".cpython-399-abacus.so"}))
    assert why_not(copy).startswith("compiled for .cpython-399-abacus.so, this Python wants ")


def test_every_marked_source_is_compiled() -> None:
    require_compiled()
    files, _ = native.usable()
    assert set(files) == {*map(native.library, native.sources()), *map(native.module_name, native.sources())}


def test_what_pictures_lean_on_is_covered_by_the_digests() -> None:
    require_compiled()
    beside = json.loads(native.MANIFEST.read_text())["beside"]
    assert {"kernel/scene/types.py", "kernel/codec.py", "games/royals/notation.py"} <= set(beside)
    assert not {source.relative_to(native.PACKAGE).as_posix() for source in native.sources()} & set(beside)
