"""Workers: the same games to the byte, mistakes told in words, and nothing left when a batch ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from regalia import envs
from regalia.envs.worker_arrays import WorkerArrays
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from tests.envs.tables import Table, tables

NAMES = ("observations", "mask", "legal", "counts", "seats", "dones", "rewards", "lengths")
SIZE = 7  # no number of workers divides it


def worked(key: str, size: int = SIZE, **more: object) -> WorkerArrays:
    games = envs.batch(key, size, 5, **more)  # type: ignore[arg-type]
    assert isinstance(games, WorkerArrays)
    return games


def processes(games: WorkerArrays) -> list[int]:
    return [process.pid or 0 for process in games._processes]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked about does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def eventually_gone(pids: list[int]) -> bool:
    for _ in range(600):
        if not any(map(alive, pids)):
            return True
        time.sleep(0.05)
    return False


def mapped() -> list[str]:
    """The shared memory of this process; a name that is gone from the disk ends in "(deleted)"."""
    return [line for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines() if "/pym-" in line]


def same(one: envs.Arrays, other: envs.Arrays) -> None:
    for name in NAMES:
        assert getattr(one, name).dtype == getattr(other, name).dtype
        assert getattr(one, name).tobytes() == getattr(other, name).tobytes(), name


@pytest.mark.parametrize("table", tables(2))
def test_games_are_the_same_with_any_number_of_workers(table: Table) -> None:
    """All arrays, over restarts of games and of the batch, and what a bot would choose."""
    alone = envs.batch(table.key, SIZE, 5, table.options, table.seats)
    batches = [worked(table.key, options=table.options, seats=table.seats, workers=workers) for workers in (1, 3)]
    rng = np.random.default_rng(2)
    for step in range(120):
        if step == 80:
            for games in (alone, *batches):
                games.reset(9)
        if step % 40 == 20:
            asked = None if step == 20 else np.array([1, 4, 6])
            choices = alone.bot_actions("greedy", asked)
            assert all((games.bot_actions("greedy", asked) == choices).all() for games in batches)
        actions = alone.random_actions(rng)
        alone.step(actions)
        for games in batches:
            games.step(actions)
            same(games, alone)
    for games in batches:
        games.close()


@pytest.mark.parametrize("key", catalogue())
def test_without_observations_workers_play_the_same_games(key: str) -> None:
    games = envs.batch(key, 4, 5, sees=False)
    with_workers = worked(key, 4, sees=False, workers=2)
    rng = np.random.default_rng(1)
    for _ in range(60):
        actions = games.random_actions(rng)
        games.step(actions)
        with_workers.step(actions)
        assert games.mask.tobytes() == with_workers.mask.tobytes()
        assert games.rewards.tobytes() == with_workers.rewards.tobytes()
    with_workers.close()


def test_a_vector_environment_has_workers_too() -> None:
    alone, many = envs.vector("royals", 4), envs.vector("royals", 4, workers=2)
    rows, info = alone.reset(seed=3)
    again, same_info = many.reset(seed=3)
    for _ in range(30):
        assert (rows == again).all()
        assert all((info[name] == same_info[name]).all() for name in info)
        actions = info["action_mask"].argmax(axis=1)
        rows, rewards, *_, info = alone.step(actions)
        again, same_rewards, *_, same_info = many.step(actions)
        assert (rewards == same_rewards).all()
    assert isinstance(many.arrays, WorkerArrays)
    pids = processes(many.arrays)
    assert all(map(alive, pids))
    many.close()
    assert not any(map(alive, pids))


@pytest.fixture
def games() -> Iterator[WorkerArrays]:
    found = worked("royals", workers=2)
    yield found
    found.close()


def test_nothing_is_copied_and_nothing_can_be_written(games: WorkerArrays) -> None:
    """The workers write where the arrays lie."""
    shown = {name: getattr(games, name) for name in NAMES}
    before = {name: array.copy() for name, array in shown.items()}
    games.step(games.legal[:, 0])
    for name, array in shown.items():
        assert getattr(games, name) is array
        assert not array.flags.owndata
        assert not array.flags.writeable
    assert any((before[name] != array).any() for name, array in shown.items())


def test_an_illegal_action_is_named_and_the_batch_can_be_reset(games: WorkerArrays) -> None:
    actions = games.legal[:, 0].copy()
    actions[5] = int(np.flatnonzero(games.mask[5] == 0)[0])
    with pytest.raises(ValueError, match=f"Action {actions[5]} is not legal in game 5"):
        games.step(actions)
    with pytest.raises(RegaliaError, match="call reset"):
        games.step(games.legal[:, 0])
    games.reset(5)
    games.step(games.legal[:, 0])
    assert (games.lengths >= 1).all()


def test_requests_out_of_order_are_refused(games: WorkerArrays) -> None:
    with pytest.raises(RegaliaError, match="call step_async first"):
        games.step_wait()
    games.step_async(games.legal[:, 0])
    with pytest.raises(RegaliaError, match="call step_wait first"):
        games.reset(1)
    games.step_wait()
    with pytest.raises(RegaliaError, match="no bot 'oracle'"):
        games.bot_actions("oracle")
    with pytest.raises(RegaliaError, match="1 to 3 workers, not 4"):
        worked("royals", 3, workers=4)
    games.close()
    with pytest.raises(RegaliaError, match="is closed"):
        games.step(games.legal[:, 0])


@pytest.mark.parametrize("waiting", [False, True], ids=["before a step", "during a step"])
def test_a_worker_that_dies_is_reported_and_the_others_end(games: WorkerArrays, waiting: bool) -> None:
    first, second = processes(games)
    if waiting:
        os.kill(second, signal.SIGSTOP)  # it cannot have answered yet
        games.step_async(games.legal[:, 0])
    os.kill(second, signal.SIGKILL)
    with pytest.raises(RegaliaError, match=r"Worker 1 of the batch has ended \(exit code -9\)"):
        games.step_wait() if waiting else games.step(games.legal[:, 0])
    assert not alive(first)
    with pytest.raises(RegaliaError, match="is closed"):
        games.reset(1)


def test_a_batch_that_cannot_begin_says_why() -> None:
    with pytest.raises(RegaliaError, match="There is no option 'wings'"):
        worked("royals", options={"wings": True}, workers=2)


def test_closing_leaves_no_process_and_no_memory() -> None:
    games = worked("royals", workers=2)
    pids = processes(games)
    assert mapped()
    assert all(line.endswith("(deleted)") for line in mapped()), "the memory has no name even while it is used"
    games.close()
    games.close()
    assert not any(map(alive, pids))
    dropped = worked("royals", workers=2)
    pids = processes(dropped)
    del dropped
    assert not any(map(alive, pids)), "a batch that nobody has any more closes itself"


PROGRAM = """
import os, signal, sys
from regalia import envs
if __name__ == "__main__":
    games = envs.batch("royals", 8, workers=2)
    games.step(games.legal[:, 0])
    print(*(process.pid for process in games._processes), flush=True)
    if sys.argv[1] == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if sys.argv[1] == "fails":
        raise SystemExit("a learner's mistake")
"""


@pytest.mark.parametrize("how", ["ends", "fails", "killed"])
def test_workers_end_with_the_program(how: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    done = subprocess.run([sys.executable, "program.py", how], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == {"ends": 0, "fails": 1, "killed": -signal.SIGKILL}[how], done.stderr
    assert done.stderr.strip() == ("a learner's mistake" if how == "fails" else "")
    pids = [int(pid) for pid in done.stdout.split()]
    assert len(pids) == 2
    assert eventually_gone(pids)


def test_a_program_without_a_beginning_is_told_about_it(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("from regalia import envs\nenvs.batch('royals', 4, workers=1)\n")
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert 'if __name__ == "__main__":' in done.stderr.splitlines()[-1]
