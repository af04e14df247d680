"""The trial process, ``python -m regalia.server.trials.worker``: jobs in, played games out.

It ends when its input does. It yields to everything else on the machine.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import BinaryIO

import msgspec

from regalia import games
from regalia.lab.arena import figures
from regalia.lab.simulate import Player, Run
from regalia.lab.tally import Numbers
from regalia.server.child import answer_all, run_child
from regalia.server.trials.jobs import Bout, Bouts, Played
from regalia.server.trials.parts import workshop_for

NICENESS = 15  # behind players' requests and their bots
SPAN = 0.4  # seconds after which a job is answered with the games played so far

_jobs: msgspec.msgpack.Decoder[Bouts] = msgspec.msgpack.Decoder(Bouts)


def played(job: Bouts, span: float = SPAN) -> Played:
    """The games of a job: at least one number, then as many as fit in the span of seconds."""
    until = time.perf_counter() + span
    found: list[tuple[Bout, ...]] = []
    while len(found) < job.most and (not found or time.perf_counter() < until):
        number = job.first + len(found)
        players = [_player(job.game, options, seats, job.bot) for options, seats in _tables(job, number)]
        found.append(tuple(_bout(player, job.seed, number) for player in players))
    return Played(tuple(found))


def _tables(job: Bouts, number: int) -> list[tuple[str, int]]:
    """The options and seats of the games with that number."""
    if not job.kind:
        return [(options, job.seats) for options in job.options]
    bouts = workshop_for(games.find(job.game), job.kind).bouts(msgspec.json.decode(job.content), number)
    return [(msgspec.json.encode(bout.options).decode(), bout.seats) for bout in bouts]


def _bout(player: Player, seed: int, number: int) -> Bout:
    [(listed, results)] = figures(player.arena, seed, number, 1)
    numbers = Numbers(*listed)
    return Bout(numbers.starter, numbers.turns, tuple(results))


@lru_cache(16)
def _player(game: str, options: str, seats: int, bot: str) -> Player:
    return Player(Run(game, msgspec.json.decode(options), (bot,) * seats, seed=0, games=0))


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the input ends."""
    games.catalogue()
    answer_all(jobs, answers, Played(), _answered)


def _answered(job: bytes) -> Played:
    try:
        return played(_jobs.decode(job))
    except Exception as wrong:
        return Played(wrong=f"{type(wrong).__name__}: {wrong}")


def main() -> None:
    run_child(serve, NICENESS)


if __name__ == "__main__":
    main()
