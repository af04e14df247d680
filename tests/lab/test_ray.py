"""A real local Ray of two workers: the same bytes as here, lost workers, nodes that may not play."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from regalia import native
from regalia.kernel.errors import RegaliaError
from regalia.lab import Study, compare
from regalia.lab.executors.executor import Stopped, in_order
from regalia.lab.executors.ray_cluster import RayCluster, code_digest, fault_of_node
from regalia.lab.simulate import Run, simulate
from regalia.lab.tournament import Tournament, hold

pytestmark = [pytest.mark.release, pytest.mark.filterwarnings("ignore")]
PROGRAM = [sys.executable, "-c", "from regalia.cli import run; run()"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    if not native.active:
        pytest.skip(f"Ray needs compiled rules: {native.why_not}")
    with RayCluster(None, 2) as found:
        yield found


def test_the_same_seeds_give_the_same_bytes_on_ray_and_here(cluster: RayCluster) -> None:
    assert cluster.workers == 2
    run = Run("royals", {"refill": "start"}, ("verb", "greedy"), seed=8, games=300, records=True, legal=True)
    here, there = list(simulate(run)), list(simulate(run, executor=cluster))
    assert b"".join(chunk.text for chunk in here) == b"".join(chunk.text for chunk in there)
    assert_frame_equal(
        Study("battle", seed=3).play(500, odds=True), Study("battle", seed=3, executor=cluster).play(500, odds=True)
    )
    assert compare("royals", {"refill": "start"}, most=300) == compare(
        "royals", {"refill": "start"}, most=300, executor=cluster
    )


def test_the_arena_plays_the_same_games_on_ray(cluster: RayCluster) -> None:
    tournament = Tournament("royals", {}, ("random", "greedy"), 2, seed=4, games=40)
    here = {bout.number: (bout.result, bout.decisions) for bout in hold(tournament)}
    assert {bout.number: (bout.result, bout.decisions) for bout in hold(tournament, executor=cluster)} == here


@dataclass(frozen=True)
class Squares:
    """Squares numbers; kills its worker at 7, once."""

    mark: Path

    def prepare(self, stopped: Stopped) -> Callable[[int], int]:
        def square(number: int) -> int:
            if number == 7 and not self.mark.exists():
                self.mark.write_text("died")
                os.kill(os.getpid(), signal.SIGKILL)
            return number * number

        return square


def test_the_work_of_a_lost_worker_is_done_again(cluster: RayCluster, tmp_path: Path) -> None:
    found = list(in_order(cluster, Squares(tmp_path / "mark"), range(20)))
    assert found == [(number, number * number) for number in range(20)]
    assert (tmp_path / "mark").read_text() == "died"


def test_a_fault_in_a_task_keeps_its_words(cluster: RayCluster) -> None:
    with pytest.raises(RegaliaError, match="There is no game 'chess'"):
        list(cluster.run(Run("chess", {}, ("random",), 1, 1), [(1, 1)]))


def simulated(*more: str, **env: str) -> subprocess.CompletedProcess[str]:
    words = [*PROGRAM, "simulate", "royals", "--games", "200", "--seed", "6", "--seats", "greedy", "--json", *more]
    return subprocess.run(words, capture_output=True, text=True, env=os.environ | env, timeout=240)


def test_the_command_gives_the_same_report_on_ray() -> None:
    if not native.active:
        pytest.skip(f"Ray needs compiled rules: {native.why_not}")
    there = simulated("--on", "ray", "--jobs", "2")
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout[there.stdout.index("{") :]) == json.loads(simulated().stdout)


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
