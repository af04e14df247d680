"""RayCluster: does the tasks on a Ray cluster, or on a Ray of this machine.

Ray hands the tasks out and does a task again when its worker or node is lost. Every node must have this version of the
rules, compiled: otherwise it would play fifty times slower, or other games.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import warnings
from collections.abc import Iterable, Iterator
from typing import Any

from regalia import native
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.executor import Job, Result, Stopped, Task, done, never, packed
from regalia.lab.extra import needs

LOOK = 0.2  # seconds between two checks for a stop
AHEAD = 3  # tasks queued for each processor
MOST_LOSSES = 3  # times that a task is done again before the run is given up
TOKEN = "If the cluster asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN here as on its nodes."
LEAST_STORE = 150 << 20  # bytes of a local object store; results are small


class RayCluster:
    """A connection to a cluster, or with ``address`` None a Ray of this machine with ``jobs`` workers."""

    chunk_seconds = 3.0

    def __init__(self, address: str | None, jobs: int) -> None:
        """Raises RegaliaError if Ray is missing, the cluster cannot be reached, or a node cannot play."""
        self._ray: Any = needs("ray", "ray")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            if address is None:
                self._ray.init(
                    num_cpus=jobs,
                    include_dashboard=False,
                    object_store_memory=LEAST_STORE,
                    log_to_driver=False,
                    logging_level="ERROR",
                )
            else:
                with warnings.catch_warnings(action="ignore", category=UserWarning):  # said again in the error
                    self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as wrong:  # Ray raises bare exceptions too
            self._ray.shutdown()
            where = "of this machine" if address is None else f"at {address}"
            way_out = "" if address is None else f" {TOKEN}"
            raise RegaliaError(f"The Ray {where} cannot be used: {_last_line(wrong)}{way_out}") from None
        try:
            self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._do: Any = self._ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(_do)
            self._check_nodes()
        except BaseException:
            self._ray.shutdown()
            raise

    def _check_nodes(self) -> None:
        """Refuse a cluster in which a node would play other or interpreted rules."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        check = self._ray.remote(num_cpus=0, max_retries=MOST_LOSSES)(fault_of_node)
        nodes = [node["NodeID"] for node in self._ray.nodes() if node["Alive"]]
        asked = [
            check.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=False)).remote(code_digest())
            for node in nodes
        ]
        try:
            faults = [fault for fault in self._ray.get(asked) if fault]
        except self._ray.exceptions.RayError as wrong:
            raise RegaliaError(
                "A node of the Ray cluster cannot import regalia: install the same wheel, with the extra ray, on every "
                f"node. {_last_line(wrong)}"
            ) from None
        if faults:
            raise RegaliaError(" ".join(faults))

    def run(
        self, job: Job[Task, Result], tasks: Iterable[Task], stopped: Stopped = never
    ) -> Iterator[tuple[Task, Result]]:
        digest, data = packed(job)
        sent = self._ray.put(data)
        due = iter(tasks)
        waiting: dict[Any, Task] = {}
        wanted = code_digest()
        try:
            while not stopped():
                while len(waiting) < AHEAD * self.workers:
                    try:
                        task = next(due)
                    except StopIteration:
                        break
                    waiting[self._do.remote(digest, sent, task, wanted)] = task
                if not waiting:
                    return
                finished, _ = self._ray.wait(list(waiting), num_returns=1, timeout=LOOK)
                for reference in finished:
                    yield waiting.pop(reference), self._result(reference)
        finally:
            for reference in waiting:
                self._ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as wrong:
            cause = wrong.cause if isinstance(wrong.cause, BaseException) else wrong
            raise cause from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as wrong:
            raise RegaliaError(
                f"A task was lost {MOST_LOSSES + 1} times with its worker, perhaps because memory ran out. "
                f"{_last_line(wrong)}"
            ) from None

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(self, *wrong: object) -> None:
        self._ray.shutdown()


def _last_line(wrong: BaseException) -> str:
    lines = str(wrong).strip().splitlines()
    said = lines[-1] if lines else type(wrong).__name__
    return said if said.endswith(".") else f"{said}."


# ---- on the nodes


def code_digest() -> str:
    """A digest of the compiled sources, equal on machines that play the same games."""
    try:
        sources = json.loads(native.MANIFEST.read_bytes())["sources"]
    except (OSError, ValueError, LookupError):
        return ""
    return hashlib.sha256(json.dumps(sources, sort_keys=True).encode()).hexdigest()


def fault_of_node(wanted: str) -> str:
    """Why this machine may not play; empty if it may."""
    where = socket.gethostname()
    if not native.active:
        return (
            f"Node {where} would run without compiled code ({native.why_not}), about fifty times slower. "
            "Install the wheel there, or run 'make setup'."
        )
    if code_digest() != wanted:
        return f"Node {where} has other rules than this machine: install the same version of regalia on both."
    return ""


def _do(digest: str, data: bytes, task: Any, wanted: str) -> Any:
    fault = fault_of_node(wanted)
    if fault:
        raise RegaliaError(fault)
    return done(digest, data, task, never)
