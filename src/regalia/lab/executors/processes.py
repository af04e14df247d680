"""Processes: does the tasks in processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any

from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.executor import Job, Result, Stopped, Task, done, never, packed

LOOK = 0.2  # seconds between two checks for a stop
AHEAD = 3  # tasks queued for each process
MOST_LOSSES = 3  # worker processes that a task may lose before the run is given up


class Processes:
    """A pool of processes, started when first needed and kept from job to job."""

    chunk_seconds = 0.5

    def __init__(self, jobs: int) -> None:
        self.workers = jobs
        self._context = multiprocessing.get_context("spawn")
        self._stop = self._context.Event()
        self._pool: ProcessPoolExecutor | None = None

    def run(
        self, job: Job[Task, Result], tasks: Iterable[Task], stopped: Stopped = never
    ) -> Iterator[tuple[Task, Result]]:
        sent = packed(job)
        due = ((task, 0) for task in tasks)
        again: deque[tuple[Task, int]] = deque()  # with how often their worker was lost
        waiting: dict[Future[Result], tuple[Task, int]] = {}
        self._stop.clear()
        try:
            while not stopped():
                while len(waiting) < AHEAD * self.workers:
                    task = again.popleft() if again else next(due, None)
                    if task is None:
                        break
                    waiting[self._submit(*sent, task[0])] = task
                if not waiting:
                    return
                finished, _ = wait(waiting, LOOK, FIRST_COMPLETED)
                broken = False
                for future in finished:
                    if isinstance(future.exception(), BrokenProcessPool):
                        broken = True
                    else:
                        yield waiting.pop(future)[0], future.result()
                if broken:
                    again.extendleft((task, losses + 1) for task, losses in reversed(waiting.values()))
                    waiting.clear()
                    self._lost(max(losses for _, losses in again))
        finally:
            self._stop.set()
            wait([future for future in waiting if not future.cancel()])

    def _submit(self, digest: str, data: bytes, task: Task) -> Future[Any]:
        """Hand a task to the pool. The future of a pool that is already broken says so, like one that breaks later."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, self._context, initializer=_begin, initargs=(self._stop,))
        try:
            with deaf_children():
                return self._pool.submit(_do, digest, data, task)
        except BrokenProcessPool as broken:
            future: Future[Any] = Future()
            future.set_exception(broken)
            return future

    def _lost(self, losses: int) -> None:
        """A worker was killed: the pool is broken, and a new one takes its place unless that has happened too often."""
        self._close()
        if losses >= MOST_LOSSES:
            raise RegaliaError(
                f"Worker processes were killed {losses} times over the same work, perhaps because memory ran out; "
                "try fewer --jobs."
            )

    def _close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *wrong: object) -> None:
        self._stop.set()
        self._close()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C, which reaches the whole group; the parent handles it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- in the worker process

_stop: Event | None = None


def _begin(stop: Event) -> None:
    global _stop
    _stop = stop
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """End this process when the program that started it is killed: nobody would take its results or stop it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(digest: str, data: bytes, task: Any) -> Any:
    assert _stop is not None
    return done(digest, data, task, _stop.is_set)
