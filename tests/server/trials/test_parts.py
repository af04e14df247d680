"""Trials of units: armies of equal points from both seats, and what cannot be tried."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.games import catalogue
from regalia.server.trials.jobs import Bouts
from regalia.server.trials.worker import played
from tests.games.royal_battles.falconer import FALCONER
from tests.server.harness import make_services, running
from tests.server.trials.watching import over

pytestmark = pytest.mark.anyio

GAMES = catalogue()
TRY = {"game": "royal-battles", "kind": "unit", "content": FALCONER, "games": 3}


async def test_a_unit_is_tried_on_the_same_deals_from_both_seats(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        begun = await mira.post("/api/trials", TRY)
        assert begun.status_code == 201, begun.text
        done = await over(mira, begun.json()["id"])
        assert (done["state"], done["games"], len(done["arms"])) == ("done", 3, 2)
        first, second = (arm["seats"] for arm in done["arms"])
        assert done["followed"]["share"] == pytest.approx((first[0]["share"] + second[1]["share"]) / 2)


def test_every_number_has_armies_of_its_own() -> None:
    job = Bouts("royal-battles", (), 2, "greedy", 7, 1, 2, "unit", msgspec.json.encode(FALCONER).decode())
    both = played(job, span=60.0)
    second = played(msgspec.structs.replace(job, first=2, most=1), span=0.0)
    assert [len(bouts) for bouts in both.bouts] == [2, 2]
    assert both.bouts[1:] == second.bouts


@pytest.mark.parametrize(
    ("changes", "status", "words"),
    [
        ({"content": FALCONER | {"life": 17}}, 422, "Life is 4 to 14."),
        ({"kind": "map"}, 422, "nothing of the kind 'map'"),
        ({"game": "royals"}, 422, "nothing of the kind 'unit'"),
        ({"games": 0}, 400, "1 to 4000 games"),
        ({"bot": "monarch"}, 400, "Invalid enum value"),
    ],
)
async def test_what_cannot_be_tried_is_refused_in_words(
    tmp_path: Path, changes: dict[str, Any], status: int, words: str
) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        answer = await (await door.person()).post("/api/trials", TRY | changes)
        assert (answer.status_code, words in answer.json()["error"]) == (status, True), answer.text


async def test_units_are_measured_and_priced_over_http(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        path = "/api/games/royal-battles/workshop"
        bench = (await mira.get(path)).json()
        assert [one["record"]["letter"] for one in bench["standard"]] == list("PRNBQK")
        assert bench["bounds"]["life"] == [4, 14]
        assert (await mira.post(path, FALCONER)).json()["price"] % 5 == 0
        assert (await mira.post(path, FALCONER | {"life": 3})).json()["faults"] == {"life": "Life is 4 to 14."}
        assert (await mira.get("/api/games/royals/workshop")).status_code == 404
