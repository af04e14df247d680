"""Law 7 on the wire in all five games: worlds that a viewer cannot tell apart send it the same.

Every message of the socket and every address of a table or replay takes part; a new one fails until it is added here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from regalia.kernel.state import SPECTATOR
from regalia.server.http.api import Api
from regalia.server.http.bots_api import BotsApi
from regalia.server.http.people_api import PeopleApi
from regalia.server.table.rooms import Rooms
from regalia.server.wire.messages import ServerMessage
from tests.server.harness import make_services
from tests.server.table.evening import PAGES, Evening, Told, against_bots, pair_of
from tests.server.worlds import LONG

pytestmark = pytest.mark.anyio

WORLDS: list[tuple[str, dict[str, Any], int]] = [  # a game, its options, the least number of lines
    ("royals", LONG, 20),
    ("battle", {}, 40),
    ("battle", {"format": "split"}, 40),
    ("battle", {"format": "draft"}, 7),
    ("battle-royal", {"early_card": "own"}, 8),
    ("royal-battles", {}, 12),
    ("royal-ascension", {}, 20),
]


def marks(told: Told) -> set[str]:
    """The kinds of messages, and what they hold of scenes and sentences."""
    found: set[str] = set()
    for frame in told.frames:
        message = msgspec.json.decode(frame)
        found.add(message["type"])
        scene = message.get("scene", {})
        found |= {name for name in ("next_touches", "planning", "focus", "numbers") if scene.get(name)}
        found |= {"best" for choice in scene.get("choices", ()) if choice.get("best")}
        log = message.get("log", ())
        found |= {name for sentence in log for name in ("past", "by", "to") if sentence.get(name)}
    return found


EVERYWHERE = {"snapshot", "update", "pong", "said", "chat", "clocks", "past"}
PLAYING = {"ack", "refused"}
HELD = {  # what the worlds of a game must hold, so that the comparison is not empty
    "royals": {"next_touches", "best", "focus", "numbers"},
    "battle": {"planning", "considered", "focus", "by", "to"},
    "battle-split": set(),
    "battle-draft": set(),
    "battle-royal": {"numbers"},
    "royal-battles": {"numbers"},
    "royal-ascension": {"numbers"},
}
PICKING = {"past"}  # a draft has no deeds to tell before its game
UNSENT = {"error", "seats"}  # sent when something fails, and when people come and go: the worlds are equal there


def name_of(game: str, options: dict[str, Any]) -> str:
    return f"{game}-{options['format']}" if "format" in options else game


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(("game", "options", "least"), WORLDS, ids=[name_of(*world[:2]) for world in WORLDS])
async def test_law_7_twin_worlds_send_the_same(
    tmp_path: Path, game: str, options: dict[str, Any], least: int, viewer: int
) -> None:
    pair = pair_of(game, options, viewer, least)
    here, there = [
        await Evening(tmp_path / name, match, viewer).lived() for name, match in zip("ab", pair, strict=True)
    ]
    held = EVERYWHERE | (HELD[name_of(game, options)] | PLAYING if viewer >= 0 else set())
    held -= PICKING if options.get("format") == "draft" else set()
    assert held <= marks(here)
    assert here.counts == there.counts, "how many messages each line brings"
    assert here.frames == there.frames
    assert here.pages == there.pages
    assert here.delays == there.delays


def test_every_message_and_every_page_takes_part(tmp_path: Path) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(ServerMessage)}
    assert kinds - UNSENT <= EVERYWHERE | PLAYING | HELD["battle"]
    services = make_services(tmp_path)
    rooms = Rooms(services)
    api = Api(services, rooms)
    routes = [*api.routes(), *BotsApi(services, rooms, api.replays).routes(), *PeopleApi(services, rooms).routes()]
    found = {
        (method, route.path)
        for route in routes
        for method in (route.methods or set()) - {"HEAD"}
        if route.path.startswith(("/api/tables/", "/api/replays/"))
    }
    assert found == PAGES.keys()


async def test_the_comparison_notices_what_a_viewer_may_see(tmp_path: Path) -> None:
    """The same two worlds, seen from a seat that can tell them apart, send different frames."""
    pair = pair_of("royals", LONG, 0, 20)
    here, there = [await Evening(tmp_path / name, match, 1).lived() for name, match in zip("ab", pair, strict=True)]
    assert here.frames != there.frames


@pytest.mark.parametrize(("game", "options", "least"), WORLDS, ids=[name_of(*world[:2]) for world in WORLDS])
async def test_law_7_bots_answer_at_the_same_times_in_twin_worlds(
    tmp_path: Path, game: str, options: dict[str, Any], least: int
) -> None:
    here, there = pair_of(game, options, 0, least, turn=0)
    frames, delays = await against_bots(tmp_path / "here", here)
    assert (frames, delays) == await against_bots(tmp_path / "there", there)
    assert delays
