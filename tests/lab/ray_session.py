"""What a real local Ray of two workers must do, as a program of its own: Ray leaves processes for its exit to reap."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from regalia.kernel.errors import RegaliaError
from regalia.lab import Study, compare
from regalia.lab.balance.make import Asked, make
from regalia.lab.executors.executor import Stopped, in_order
from regalia.lab.executors.ray_cluster import RayCluster
from regalia.lab.pricing.plan import Plan
from regalia.lab.pricing.price import price
from regalia.lab.pricing.price_list import write_prices
from regalia.lab.simulate import Run, simulate
from regalia.lab.tournament.tournament import Tournament, hold

VARIED = {"refill": "start"}


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


def same_bytes(cluster: RayCluster) -> None:
    assert cluster.workers == 2
    run = Run("royals", VARIED, ("verb", "greedy"), seed=8, games=300, records=True, legal=True)
    here, there = list(simulate(run)), list(simulate(run, executor=cluster))
    assert b"".join(chunk.text for chunk in here) == b"".join(chunk.text for chunk in there)
    alone, shared = Study("battle", seed=3), Study("battle", seed=3, executor=cluster)
    assert_frame_equal(alone.play(300, odds=True), shared.play(300, odds=True))
    assert compare("royals", VARIED, most=200) == compare("royals", VARIED, most=200, executor=cluster)


def same_bouts(cluster: RayCluster) -> None:
    tournament = Tournament("royals", {}, ("random", "greedy"), 2, seed=4, games=40)
    here = {bout.number: (bout.result, bout.decisions) for bout in hold(tournament)}
    assert {bout.number: (bout.result, bout.decisions) for bout in hold(tournament, executor=cluster)} == here


def same_prices(cluster: RayCluster) -> None:
    plan = Plan("royal-battles", bots=("random",), games=200, step_games=2, check_games=10)
    assert write_prices(price(plan)) == write_prices(price(plan, executor=cluster))


def same_report(cluster: RayCluster) -> None:
    table = {"idle_limit": 3}
    sizes = make(Asked("royals", table, seconds=2.0), cluster).plan
    asked = Asked("royals", table, plan={key: min(games, 2) for key, games in sizes.items()})
    here, there = make(asked), make(asked, cluster)
    assert (here.sections, here.records, here.games) == (there.sections, there.records, there.games)


def lost_worker(cluster: RayCluster, folder: Path) -> None:
    found = list(in_order(cluster, Squares(folder / "mark"), range(20)))
    assert found == [(number, number * number) for number in range(20)]
    assert (folder / "mark").read_text() == "died"


def fault_in_words(cluster: RayCluster) -> None:
    with pytest.raises(RegaliaError, match="There is no game 'chess'"):
        list(cluster.run(Run("chess", {}, ("random",), 1, 1), [(1, 1)]))


def main(folder: Path) -> None:
    with RayCluster(None, 2) as cluster:
        same_bytes(cluster)
        print("same bytes", flush=True)
        same_bouts(cluster)
        print("same bouts", flush=True)
        same_prices(cluster)
        print("same prices", flush=True)
        same_report(cluster)
        print("same report", flush=True)
        lost_worker(cluster, folder)
        print("lost worker", flush=True)
        fault_in_words(cluster)
        print("fault in words", flush=True)
