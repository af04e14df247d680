"""The process of a worker: it plays a part of a batch and writes into the memory of the whole."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from regalia.envs.arrays import shapes
from regalia.envs.batch_arrays import BatchArrays
from regalia.envs.memory import Shapes, divided
from regalia.games import find
from regalia.kernel.rules import Rules


@dataclass(frozen=True, slots=True)
class Plan:
    """What all workers of a batch must know to play the same one."""

    game: str
    options: Mapping[str, Any] | None
    seats: int | None
    size: int
    seed: int
    sees: bool

    def rules(self) -> Rules:
        return find(self.game).set_up(self.options, self.seats)[0]

    def shapes(self, rules: Rules) -> Shapes:
        """The arrays in shared memory: those of the batch, the actions, and in which games a bot is asked."""
        shown = shapes(rules, self.size, self.sees)
        return shown | {"actions": ((self.size,), np.int32), "asked": ((self.size,), np.bool_)}


def work(connection: Connection, plan: Plan, memory: Any, first: int, end: int) -> None:
    """Play the games from ``first`` up to ``end`` until the other side of the connection is closed.

    A request is ``step``, ``reset SEED`` or ``bot NAME``. The answer is empty, or says what is wrong with the request.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the learner's closes this one
    rules = plan.rules()
    parts = {name: array[first:end] for name, array in divided(memory, plan.shapes(rules)).items()}
    part = Part(BatchArrays(rules, end - first, plan.seed, sees=plan.sees, first=first, places=plan.size), parts)
    part.show()
    connection.send_bytes(b"")
    while True:
        try:
            request = connection.recv_bytes().decode()
        except (EOFError, OSError):
            return
        try:
            part.answer(request)
            connection.send_bytes(b"")
        except ValueError as wrong:
            connection.send_bytes(str(wrong).encode())
        except OSError:
            return


class Part:
    """Some games of a batch, and their part of each array in shared memory."""

    def __init__(self, games: BatchArrays, parts: dict[str, Any]) -> None:
        self.games = games
        self.actions, self.asked = parts.pop("actions"), parts.pop("asked")
        if not games.batch.sees:
            del parts["observations"]
        self._pairs = [(array, getattr(games, name)) for name, array in parts.items()]

    def answer(self, request: str) -> None:
        word, _, rest = request.partition(" ")
        if word == "step":
            self.games.step(self.actions)
            self.show()
        elif word == "reset":
            self.games.reset(int(rest))
            self.show()
        else:
            self.actions[:] = self.games.bot_actions(rest, np.flatnonzero(self.asked))

    def show(self) -> None:
        """Copy what the games hold now."""
        for shared, own in self._pairs:
            shared[...] = own
