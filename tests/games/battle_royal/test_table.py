"""At the server's table: a key with a hyphen, and a whole map among the options."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.games import DRAFTS
from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.map.maps import shipped_data
from tests.server.harness import make_services, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("given", ["fords", dict(shipped_data("fords"))], ids=["by name", "whole"])
async def test_a_person_plays_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: object) -> None:
    monkeypatch.setenv(DRAFTS, "1")  # for the processes in which bots think
    async with running(make_services(tmp_path, games={GAME.key: GAME})) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "random", game=GAME.key, options={"map": given, "quiet_rounds": 5})
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            while not hers.table.over:
                choices = hers.place.scene.choices
                if choices and hers.place.seq >= hers.pictures[-1].seq:
                    await hers.play(choices[-1].line, hers.place.seq)  # done, as long as that may be said
                    await hers.catch_up()
                else:
                    await hers.hear()
        record = (await mira.get(f"/api/tables/{opened.id}/record")).json()
        assert record["options"]["map"] == given
        assert any(line.startswith("1 ") for line in record["lines"])
