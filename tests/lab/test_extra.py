"""Without the extras the core works, and whatever needs them says how to install them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.executor import executor_for
from regalia.lab.extra import needs

BARE = "import sys; sys.modules.update(dict.fromkeys(['altair', 'numpy', 'polars', 'ray', 'scipy', 'vl_convert'])); "
PROGRAM = BARE + "from regalia.cli import run; run()"


def bare(*words: str) -> subprocess.CompletedProcess[str]:
    """The program where none of the optional packages can be imported."""
    return subprocess.run([sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, timeout=200)


def test_a_simulation_needs_no_extra() -> None:
    ended = bare("simulate", "royals", "--games", "2", "--seed", "1")
    assert ended.returncode == 0, ended.stderr
    assert "next to the starter" in ended.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "royals", "--games", "2", "--rows", "games.parquet"),
        ("simulate", "royals", "--until", "0.05"),
        ("compare", "royals", "--vary", "decks=2"),
        ("report", "royals", "--quick"),
        ("ledger", "royals"),
        ("price", "royal-battles", "--games", "10", "--step-games", "2", "--check-games", "2"),
    ],
)
def test_what_needs_the_lab_says_how_to_install_it(words: tuple[str, ...]) -> None:
    ended = bare(*words)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
    assert "which is not installed: pip install 'regalia[lab]'." in ended.stderr


def test_ray_has_an_extra_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RegaliaError, match=r"pip install 'regalia\[ray\]'"):
        executor_for("ray")


def test_a_fault_inside_a_package_is_not_taken_for_its_absence() -> None:
    with pytest.raises(ModuleNotFoundError, match="nosuch"):
        needs("tests.lab.broken_package")
