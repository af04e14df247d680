"""Makes a report: measures the bots' speed, plans the games, plays them and writes the sections."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.lab.balance.batches import LADDER, REFERENCE, STRONG, Batch, Table, allotted, batches
from regalia.lab.balance.model import Report
from regalia.lab.balance.play import LEAST_GAMES, framed, play, player_of
from regalia.lab.balance.sections import decisions, drama, length, pieces, rulings, skill, sure, verbs, wins
from regalia.lab.balance.sections.evidence import Evidence
from regalia.lab.balance.variants import Variant, variants
from regalia.lab.executors.executor import Executor, Here, Stopped, never
from regalia.lab.restricted import verbs as verbs_of
from regalia.lab.simulate import Packed

PILOT_SECONDS = 0.4  # of processor time, to measure each bot's speed
PILOT_GAMES = 100
SECONDS, QUICK_SECONDS = 230.0, 25.0  # for the games; the rest of five minutes is for pictures and a slow machine
SLACK = 0.8  # of the time is planned; a run on a busy machine is cut when all of it is over

Told = Callable[[str, float, float], None]  # what is being done, seconds done, seconds in all


@dataclass(frozen=True, slots=True)
class Asked:
    """What a report is asked for."""

    game: str
    options: Mapping[str, Any]
    seats: int | None = None
    seed: int = 1
    seconds: float = SECONDS
    plan: Mapping[str, int] | None = None  # numbers of games from an earlier report, instead of the time
    command: str = "regalia report"


def silent(what: str, done: float, total: float) -> None:
    """Tell nobody."""


def make(asked: Asked, executor: Executor | None = None, told: Told = silent, stopped: Stopped = never) -> Report:
    """The report. Raises RegaliaError for a game or options that do not exist."""
    begun = time.perf_counter()
    game = find(asked.game)
    seats = asked.seats or game.usual_seats
    rules, header = game.set_up(asked.options, seats)
    table = Table(game.key, header, seats, asked.seed, int(rules.advice.knight_simulations))
    told("measuring the bots", 0.0, asked.seconds)
    costs, used = pilot(table)
    found, refused = variants(game, header, seats)
    names = [verb for verb in verbs_of(game) if used.get(verb, 0)]
    dealt = dealt_by(game, header, seats, found)
    due = _planned(asked, batches(table, costs, found, names, dealt), executor or Here())
    total = sum(batch.cost * batch.run.games for batch in due)
    done = 0.0

    def heard(seconds: float) -> None:
        nonlocal done
        done += seconds
        told("playing", done, total)

    limit = time.perf_counter() + asked.seconds
    timed = asked.plan is None
    played = play(due, executor or Here(), stopped, heard, lambda: timed and time.perf_counter() > limit)
    if any(len(frame) < LEAST_GAMES for frame in played.frames.values()):
        raise RegaliaError("The run was stopped before every section had games, so there is nothing to report yet.")
    told("drawing", total, total)
    unused = [verb for verb in verbs_of(game) if verb not in names]
    statistics = game.statistics(game.set_up(_dealt_options(header, dealt), seats)[0])
    evidence = Evidence(game, table, statistics, played, found, refused, names, unused, dealt)
    sections, verdicts = [], []
    for part in (wins, length, skill, pieces, rulings, verbs, drama, decisions):
        section, said = part.section(evidence)
        sections.append(section)
        verdicts += said
    sections.append(sure.section(evidence, asked.command))
    return Report(
        game=game.key,
        title=game.title,
        rules=game.version,
        options=header,
        seats=seats,
        seed=asked.seed,
        bots=LADDER,
        date=date.today().strftime("%-d %B %Y"),
        command=asked.command,
        games=played.games,
        seconds=round(time.perf_counter() - begun, 1),
        processor_seconds=round(played.seconds, 1),
        plan={batch.key: batch.run.games for batch in due},
        verdicts=tuple(verdicts),
        sections=tuple(sections),
        records=tuple(evidence.records),
        cut=not played.complete,
    )


def _dealt_options(header: dict[str, Any], dealt: Variant | None) -> dict[str, Any]:
    return header if dealt is None else {**header, dealt.option.name: dealt.value}


def _planned(asked: Asked, found: Sequence[Batch], executor: Executor) -> list[Batch]:
    if asked.plan is None:
        return allotted(found, asked.seconds * SLACK * executor.workers)
    return [replace(batch, run=replace(batch.run, games=asked.plan.get(batch.key, 2))) for batch in found]


def pilot(table: Table, bots: Sequence[str] = LADDER) -> tuple[dict[str, float], dict[str, int]]:
    """The processor seconds of a game of each bot, and how often the reference bot uses each verb."""
    costs: dict[str, float] = {}
    used: dict[str, int] = {}
    for bot in bots:
        run = table.run([bot] * table.seats)
        player = player_of(run)
        chunks: dict[int, tuple[int, Packed]] = {}
        begun, games, size = time.process_time(), 0, 1
        while games < PILOT_GAMES and time.process_time() - begun < PILOT_SECONDS:
            chunks[games + 1] = size, player.chunk(games + 1, size).rows
            games += size
            size = 1 if bot == STRONG else min(2 * size, PILOT_GAMES - games)
        costs[bot] = max(1e-5, (time.process_time() - begun) / games)
        if bot == REFERENCE:
            frame = framed(run, chunks)
            used = {
                name.removeprefix("uses_"): int(frame[name].sum()) for name in frame.columns if name.startswith("uses_")
            }
    return costs, used


def dealt_by(game: Game, options: dict[str, Any], seats: int, found: Sequence[Variant]) -> Variant | None:
    """The variant under which chance gives what players choose otherwise, such as armies; None if there is none."""

    def by_chance(chosen: dict[str, Any]) -> int:
        return sum(column.dealt for column in game.statistics(game.set_up(chosen, seats)[0]).columns)

    now = by_chance(options)
    return next((v for v in found if by_chance({**options, v.option.name: v.value}) > now), None)
