"""Trials over HTTP: quick games in the background, bounded, for one person at a time."""

from __future__ import annotations

from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import anyio
import pytest

from regalia.games import catalogue
from regalia.server.child import ended
from regalia.server.trials import trials
from regalia.server.trials.jobs import Bout, Bouts
from regalia.server.trials.tally import TrialTally
from regalia.server.trials.trials import MOST_GAMES, Trials
from regalia.server.trials.worker import played
from tests.server.harness import make_services, running
from tests.server.trials.watching import over

pytestmark = pytest.mark.anyio

GAMES = catalogue()
ROYALS = {"game": "royals", "options": [{}], "seats": 2, "games": 4}


async def test_more_games_are_played_if_they_are_asked_for_while_the_process_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        asked_at_the_end: list[int] = []

        async def ends_slowly(process: Process) -> None:
            """Ask for three more games before the first process has ended."""
            if not asked_at_the_end:
                asked_at_the_end.append((await mira.post(f"/api/trials/{begun['id']}", {"games": 3})).status_code)
            await ended(process)

        monkeypatch.setattr(trials, "ended", ends_slowly)
        begun = (await mira.post("/api/trials", ROYALS)).json()
        with anyio.fail_after(120):
            while (await over(mira, begun["id"]))["games"] < 7:
                await anyio.sleep(0.05)
        assert asked_at_the_end == [200]


async def test_a_trial_is_played_in_the_background_and_more_games_add_to_it(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        begun = await mira.post("/api/trials", ROYALS)
        assert begun.status_code == 201
        done = await over(mira, begun.json()["id"])
        assert (done["state"], done["games"], done["wanted"]) == ("done", 4, 4)
        [arm] = done["arms"]
        assert sum(seat["share"] for seat in arm["seats"]) == pytest.approx(1)
        assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in arm["seats"] + arm["places"])
        assert arm["turns"] > 0
        more = (await mira.post(f"/api/trials/{done['id']}", {"games": 3})).json()
        assert (more["state"], more["games"], more["wanted"]) == ("running", 4, 7)
        assert (await over(mira, done["id"]))["games"] == 7


async def test_a_new_trial_stops_the_one_before_and_only_its_owner_stops_it(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira, tom = await door.person(), await door.person()
        first = (await mira.post("/api/trials", {**ROYALS, "games": MOST_GAMES})).json()["id"]
        second = (await mira.post("/api/trials", {**ROYALS, "games": MOST_GAMES})).json()["id"]
        assert (await mira.get(f"/api/trials/{first}")).json()["state"] == "stopped"
        assert (await tom.delete(f"/api/trials/{second}")).status_code == 403
        assert (await mira.delete(f"/api/trials/{second}")).json()["state"] == "stopped"


async def test_more_games_of_an_earlier_trial_stop_the_one_that_runs(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        first, second = [
            (await mira.post("/api/trials", {**ROYALS, "games": MOST_GAMES})).json()["id"] for _ in range(2)
        ]
        assert (await mira.post(f"/api/trials/{first}", {"games": 3})).json()["state"] == "running"
        assert (await mira.get(f"/api/trials/{second}")).json()["state"] == "stopped"


async def test_a_trial_that_nobody_asks_for_is_stopped(tmp_path: Path) -> None:
    now = [0.0]
    services = make_services(tmp_path, games=GAMES)
    services.trials = Trials(lambda: now[0], forgotten=5)
    async with running(services) as door:
        mira = await door.person()
        id = (await mira.post("/api/trials", {**ROYALS, "games": MOST_GAMES})).json()["id"]
        now[0] = 6
        with anyio.fail_after(120):
            while services.trials._trials[id].state == "running":
                await anyio.sleep(0.02)
        assert services.trials._trials[id].state == "stopped"


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({**ROYALS, "games": 0}, 400, "1 to 4000 games, not 0"),
        ({**ROYALS, "games": MOST_GAMES + 1}, 400, "1 to 4000 games"),
        ({**ROYALS, "options": []}, 400, "1 to 4 sets of options, not 0"),
        ({**ROYALS, "options": [{}] * 5}, 400, "1 to 4 sets of options, not 5"),
        ({**ROYALS, "follow": [2]}, 400, "one seat for each set of options"),
        ({**ROYALS, "options": [{"rivers": 3}]}, 422, "no option 'rivers'"),
        ({**ROYALS, "seats": 7}, 422, "seats, not 7"),
        ({**ROYALS, "game": "chess"}, 422, "no game 'chess'"),
    ],
)
async def test_a_trial_that_cannot_be_played_is_refused_with_the_reason(
    tmp_path: Path, body: dict[str, Any], status: int, words: str
) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        refused = await mira.post("/api/trials", body)
        assert refused.status_code == status
        assert words in refused.json()["error"]


def test_the_games_of_one_number_have_the_same_deals() -> None:
    job = Bouts("royals", ("{}", "{}"), 2, "greedy", seed=7, first=1, most=5)
    bouts = played(job, span=60).bouts
    assert len(bouts) == 5
    assert all(one == other for one, other in bouts)
    assert len({one for one, _ in bouts}) > 1
    assert len(played(job, span=0).bouts) == 1  # the span is over at once; one number is always played


def test_results_are_counted_by_seat_by_place_and_for_the_followed_seats() -> None:
    tally = TrialTally(2, 2, (0, 1))
    tally.add([Bout(0, 10, (1.0, 0.0)), Bout(1, 14, (0.0, 1.0))])
    tally.add([Bout(1, 10, (0.0, 1.0)), Bout(1, 16, (1.0, 0.0))])
    first, second = tally.arms()
    assert [seat.share for seat in first.seats] == [0.5, 0.5]
    assert [place.share for place in first.places] == [1.0, 0.0]  # whoever began has won both games
    assert second.turns == 15
    followed = tally.followed()
    assert followed is not None
    assert followed.share == 0.5
    assert TrialTally(1, 2, ()).followed() is None
