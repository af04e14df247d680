"""WorkerArrays: a batch that several processes play, each a part of it, in memory that all share."""

from __future__ import annotations

import multiprocessing
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import agents
from regalia.envs.arrays import Arrays, Numbers
from regalia.envs.memory import divided, shared
from regalia.envs.worker import Plan, work
from regalia.kernel.errors import OptionError, RegaliaError

PATIENCE = 5.0  # seconds that a worker has to end when its batch is closed


class WorkerArrays(Arrays):
    """The same games as those of ``BatchArrays``, to the byte, with any number of workers.

    A step is one short message to each worker and one back; what the workers write is read here without a copy. After an
    illegal action the workers are at different steps, so that the batch must be reset. Close the batch when it is done with;
    at the end of the program, or if that is killed, its workers end too.
    """

    def __init__(self, plan: Plan, workers: int) -> None:
        if not 1 <= workers <= plan.size:
            raise OptionError(f"A batch of {plan.size} games has 1 to {plan.size} workers, not {workers}.")
        rules = plan.rules()
        shapes = plan.shapes(rules)
        memory = shared(shapes)
        arrays = divided(memory, shapes)
        self._actions, self._asked = arrays.pop("actions"), arrays.pop("asked")
        for array in arrays.values():
            array.flags.writeable = False
        super().__init__(rules, plan.size, arrays)
        self._connections: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end = weakref.finalize(self, ended, self._connections, self._processes)
        self._pending = self._torn = False
        bounds = [plan.size * number // workers for number in range(workers + 1)]
        try:
            for first, end in pairwise(bounds):
                self._start(plan, memory, first, end)
            self._pending = True
            self.step_wait()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int) -> None:
        self._ask(f"reset {seed}", from_start=True)
        self.step_wait()

    def step_async(self, actions: NDArray[Any]) -> None:
        self._check()
        self._actions[:] = self.taken(actions)
        self._ask("step")

    def step_wait(self) -> None:
        if not self._pending:
            raise RegaliaError("No step has begun: call step_async first.")
        complaints = []
        try:
            for number, connection in enumerate(self._connections):
                try:
                    complaints.append(connection.recv_bytes())
                except (EOFError, OSError):
                    raise self._lost(number) from None
        except BaseException:  # some answers are still on their way: nobody could tell them from later ones
            self.close()
            raise
        self._pending = False
        wrong = next(filter(None, complaints), None)
        if wrong is not None:
            self._torn = True
            raise ValueError(wrong.decode())

    def bot_actions(self, bot: str, games: NDArray[Any] | None = None) -> Numbers:
        agents.find(bot)
        self._check()
        self._asked[:] = games is None
        if games is not None:
            self._asked[games] = True
        self._ask(f"bot {bot}")
        self.step_wait()
        return np.array(self._actions)

    def close(self) -> None:
        """End the workers. The arrays keep what they hold."""
        self._end()

    def _start(self, plan: Plan, memory: Any, first: int, end: int) -> None:
        context = multiprocessing.get_context("spawn")
        connection, theirs = context.Pipe()
        self._connections.append(connection)
        process = context.Process(target=work, args=(theirs, plan, memory, first, end), daemon=True)
        process.start()
        self._processes.append(process)
        theirs.close()  # the worker has the only one, so that its end is noticed here

    def _check(self, from_start: bool = False) -> None:
        """Refuse a request that the workers cannot take now."""
        if not self._end.alive:
            raise RegaliaError("This batch is closed: make another one.")
        if self._pending:
            raise RegaliaError("A step has begun: call step_wait first.")
        if self._torn and not from_start:
            raise RegaliaError(
                "An action of the last step was not legal, so the games are at different steps: call reset."
            )

    def _ask(self, request: str, from_start: bool = False) -> None:
        """Send a request to all workers."""
        self._check(from_start)
        self._torn, self._pending = False, True
        message = request.encode()
        for number, connection in enumerate(self._connections):
            try:
                connection.send_bytes(message)
            except OSError:
                raise self._lost(number) from None

    def _lost(self, number: int) -> RegaliaError:
        """What to say of a worker that does not answer; ends the others."""
        process = self._processes[number]
        process.join(PATIENCE)
        code = process.exitcode
        self.close()
        return RegaliaError(
            f"Worker {number} of the batch has ended (exit code {code}), perhaps because memory ran out: make the batch again. "
            'If no worker starts, begin your program with: if __name__ == "__main__":'
        )


def ended(connections: list[Connection], processes: list[BaseProcess]) -> None:
    """End workers: each ends by itself when its connection is closed, or is killed if it does not."""
    for connection in connections:
        connection.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
