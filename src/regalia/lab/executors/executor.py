"""Executor: the seam between what the lab plays and where it is played.

A job says how to prepare a worker; a worker then does any number of tasks. What a task gives depends on the job and the
task alone, never on who does it or when, so all executors give the same results.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from regalia.kernel.errors import RegaliaError

Task = TypeVar("Task")
Result = TypeVar("Result")
Task_in = TypeVar("Task_in", contravariant=True)
Result_out = TypeVar("Result_out", covariant=True)
Stopped = Callable[[], bool]

RAY = "ray"


class Job(Protocol[Task_in, Result_out]):
    """Work of one kind. It is sent to the workers by pickle, so it holds plain values only."""

    def prepare(self, stopped: Stopped) -> Callable[[Task_in], Result_out]:
        """What does the tasks; made once in each worker. It may ask ``stopped()`` to end a long task early."""


class Executor(Protocol):
    """Does the tasks of jobs. A context manager: leaving it frees the workers."""

    workers: int
    chunk_seconds: float  # how long one task should take

    def run(
        self, job: Job[Task, Result], tasks: Iterable[Task], stopped: Stopped = ...
    ) -> Iterator[tuple[Task, Result]]:
        """Each task with its result, as they end. Tasks are taken one by one, when a worker is free.

        A task whose worker is lost is done again. Stops when ``stopped()`` is true; unfinished tasks are then dropped.
        """

    def __enter__(self) -> Executor: ...

    def __exit__(self, *wrong: object) -> None: ...


def never() -> bool:
    return False


class Here:
    """Does all tasks in this process, one after the other."""

    workers = 1
    chunk_seconds = 0.2

    def run(
        self, job: Job[Task, Result], tasks: Iterable[Task], stopped: Stopped = never
    ) -> Iterator[tuple[Task, Result]]:
        work = job.prepare(stopped)
        for task in tasks:
            if stopped():
                return
            result = work(task)
            yield task, result

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *wrong: object) -> None:
        """Nothing to free."""


def executor_for(on: str | None = None, jobs: int = 1) -> Executor:
    """The executor of a command: ``on`` is None for this machine, ``ray``, or the address of a Ray cluster.

    Raises RegaliaError for another word, and where the cluster cannot be used.
    """
    if on is not None:
        if on != RAY and not on.startswith("ray://") and ":" not in on:
            raise RegaliaError(
                f"The lab cannot run on '{on}': write --on ray for a Ray of this machine, or the address of a cluster, "
                "as in --on ray://host:10001."
            )
        from regalia.lab.executors.ray_cluster import RayCluster

        return RayCluster(None if on == RAY else on, jobs)
    if jobs == 1:
        return Here()
    from regalia.lab.executors.processes import Processes

    return Processes(jobs)


def in_order(
    executor: Executor, job: Job[Task, Result], tasks: Iterable[Task], stopped: Stopped = never
) -> Iterator[tuple[Task, Result]]:
    """The tasks with their results, in the order of the tasks."""
    early: dict[int, tuple[Task, Result]] = {}
    due = 0
    for (number, task), result in executor.run(Numbered(job), enumerate(tasks), stopped):
        early[number] = task, result
        while due in early:
            yield early.pop(due)
            due += 1


@dataclass(frozen=True, slots=True)
class Numbered(Generic[Task, Result]):
    """A job whose tasks come with a number that it does not look at."""

    job: Job[Task, Result]

    def prepare(self, stopped: Stopped) -> Callable[[tuple[int, Task]], Result]:
        work = self.job.prepare(stopped)
        return lambda task: work(task[1])


# ---- in the workers


def packed(job: object) -> tuple[str, bytes]:
    """A job as it travels: its digest and its bytes."""
    data = pickle.dumps(job)
    return hashlib.sha256(data).hexdigest(), data


def done(digest: str, data: bytes, task: Any, stopped: Stopped) -> Any:
    """Do a task in a worker, which keeps what it prepared for the last few jobs."""
    return _prepared(digest, data, stopped)(task)


@lru_cache(maxsize=8)
def _prepared(digest: str, data: bytes, stopped: Stopped) -> Callable[[Any], Any]:
    job: Job[Any, Any] = pickle.loads(data)
    return job.prepare(stopped)
