"""A real local Ray of two workers: the same bytes as here, lost workers, nodes that may not play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import native
from regalia.lab.executors.ray_cluster import code_digest, fault_of_node

PROGRAM = "from regalia.cli import run; run()"
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 900  # seconds, for a busy machine; a free one needs about one minute
pytestmark = pytest.mark.timeout(PATIENCE + 60)


def python(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, cwd=ROOT, env=os.environ | env, timeout=PATIENCE
    )


def simulated(*more: str, **env: str) -> subprocess.CompletedProcess[str]:
    words = ("simulate", "royals", "--games", "200", "--seed", "6", "--seats", "greedy", "--json")
    return python("-c", PROGRAM, *words, *more, **env)


def require_compiled() -> None:
    if not native.active:
        pytest.skip(f"Ray needs compiled rules: {native.why_not}")


@pytest.mark.release
def test_ray_gives_the_same_bytes_and_does_lost_work_again(tmp_path: Path) -> None:
    require_compiled()
    session = f"from pathlib import Path; from tests.lab.ray_session import main; main(Path({str(tmp_path)!r}))"
    ended = python("-c", session, PYTHONPATH=str(ROOT))  # workers import the module by its name
    assert ended.returncode == 0, ended.stdout + ended.stderr
    said = {"same bytes", "same bouts", "same prices", "same report", "lost worker", "fault in words"}
    assert said <= set(ended.stdout.splitlines())


@pytest.mark.release
def test_the_command_gives_the_same_report_on_ray() -> None:
    require_compiled()
    there = simulated("--on", "ray", "--jobs", "2")
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout[there.stdout.index("{") :]) == json.loads(simulated().stdout)


@pytest.mark.release
def test_a_node_without_compiled_code_is_refused_in_words() -> None:
    refused = simulated("--on", "ray", "--jobs", "1", REGALIA_INTERPRETED="1")
    assert refused.returncode == 2
    assert "would run without compiled code (REGALIA_INTERPRETED is set)" in refused.stderr


def test_a_node_with_other_rules_is_refused_in_words() -> None:
    if native.active:
        assert fault_of_node(code_digest()) == ""
        assert "has other rules than this machine" in fault_of_node("another digest")
    else:
        assert "would run without compiled code" in fault_of_node(code_digest())
