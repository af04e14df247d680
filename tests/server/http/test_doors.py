"""Access rules: who may use each route and each message of a socket. A new one must be added here."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest

from regalia.server.events.events import Events
from regalia.server.http.account_api import AccountApi
from regalia.server.http.api import Api
from regalia.server.http.bots_api import BotsApi
from regalia.server.http.event_api import EventApi
from regalia.server.http.paper_api import PaperApi
from regalia.server.http.people_api import PeopleApi
from regalia.server.http.puzzles_api import PuzzlesApi
from regalia.server.limits import Limits, Rate
from regalia.server.table.rooms import Rooms
from regalia.server.wire.messages import ClientMessage, Error, Ping, Refusal, ServerMessage
from tests.server.harness import Door, for_two, make_services, running

pytestmark = pytest.mark.anyio

Who = Literal["anybody", "guests", "players", "hosts"]

DOORS: dict[tuple[str, str], Who] = {
    ("GET", "/api/me"): "anybody",
    ("PUT", "/api/me"): "guests",
    ("DELETE", "/api/me"): "guests",
    ("POST", "/api/account"): "guests",
    ("GET", "/api/account"): "guests",  # with an account, as the next four
    ("PUT", "/api/account/password"): "guests",
    ("POST", "/api/account/codes"): "guests",
    ("DELETE", "/api/account/sessions"): "guests",
    ("DELETE", "/api/account/sessions/{id}"): "guests",
    ("POST", "/api/recovery"): "anybody",  # anybody who knows a code
    ("POST", "/api/login"): "anybody",  # anybody who knows the password
    ("POST", "/api/logout"): "guests",
    ("GET", "/api/me/profile"): "guests",
    ("GET", "/api/me/games"): "guests",
    ("GET", "/api/me/waiting"): "guests",
    ("GET", "/api/me/blocks"): "guests",
    ("POST", "/api/me/blocks"): "guests",
    ("DELETE", "/api/me/blocks/{block}"): "guests",
    ("POST", "/api/reports"): "guests",
    ("GET", "/api/people/{person}"): "anybody",  # what each is told is in test_profiles.py
    ("GET", "/api/people/{person}/games"): "anybody",
    ("GET", "/api/tables/{id}/people"): "anybody",  # anybody with the address
    ("PUT", "/api/tables/{id}/mutes"): "hosts",
    ("GET", "/api/ratings/{key}"): "anybody",
    ("GET", "/api/games"): "anybody",
    ("GET", "/api/lobby"): "guests",
    ("POST", "/api/tables"): "guests",
    ("GET", "/api/tables/{id}"): "anybody",  # anybody with the address; invitations and codes are for the host
    ("POST", "/api/tables/{id}/seat"): "guests",
    ("POST", "/api/tables/{id}/bots"): "hosts",
    ("GET", "/api/codes/{code}"): "guests",
    ("GET", "/api/phrases"): "anybody",
    ("GET", "/api/tables/{id}/ratings"): "anybody",  # of a game that is over
    ("GET", "/api/tables/{id}/record"): "anybody",  # of a game that is over
    ("GET", "/api/check_chance.py"): "anybody",
    ("GET", "/api/games/{key}/rules"): "anybody",
    ("GET", "/api/games/{key}/terms"): "anybody",
    ("GET", "/api/games/{key}/terms/{term}"): "anybody",
    ("GET", "/api/games/{key}/rules.pdf"): "anybody",
    ("GET", "/api/games/{key}/paper"): "anybody",
    ("POST", "/api/games/{key}/paper"): "anybody",
    ("GET", "/api/events/{id}/{part}.pdf"): "anybody",  # decks: one's own, see test_paper.py
    ("GET", "/api/games/{key}/maps"): "anybody",
    ("POST", "/api/options"): "anybody",
    ("POST", "/api/replays"): "anybody",
    ("GET", "/api/replays/{id}"): "anybody",  # of a game that is over
    ("GET", "/api/replays/{id}/steps/{at}"): "anybody",  # of a game that is over
    ("POST", "/api/replays/{id}/trial"): "guests",  # of a game that is over
    ("POST", "/api/tables/{id}/hint"): "players",
    ("PUT", "/api/tables/{id}/pace"): "hosts",
    ("POST", "/api/replays/{id}/review"): "players",
    ("POST", "/api/replays/{id}/advantage"): "guests",  # of a game that is over
    ("GET", "/api/puzzles"): "anybody",
    ("GET", "/api/puzzles/today"): "anybody",
    ("GET", "/api/puzzles/daily"): "anybody",
    ("GET", "/api/games/{key}"): "anybody",
    ("POST", "/api/games/{key}/differs"): "anybody",
    ("GET", "/api/characters"): "anybody",
    ("GET", "/api/tables/{id}/scene"): "anybody",
    ("GET", "/api/puzzles/{key}/{name}"): "anybody",
    ("POST", "/api/puzzles/{key}/{name}"): "anybody",
    ("GET", "/api/puzzles/{key}/{name}/solution"): "anybody",
    ("GET", "/api/events"): "guests",
    ("POST", "/api/events"): "guests",
    ("GET", "/api/events/codes/{code}"): "guests",
    ("GET", "/api/events/{id}"): "anybody",  # anybody with the address; a deck is shown to its owner only
    ("POST", "/api/events/{id}"): "guests",  # the host's acts are refused to others in test_events.py
    ("GET", "/api/events/{id}/picture.svg"): "anybody",
    ("GET", "/api/events/{id}/event.json"): "anybody",
    ("GET", "/api/events/{id}/event.ics"): "anybody",
    ("GET", "/api/events/{id}/standings.csv"): "anybody",
    ("GET", "/api/events/{id}/results.csv"): "anybody",
    ("GET", "/api/events/{id}/live"): "anybody",  # as spectators see the games
}
BODIES: dict[str, Any] = {
    "/api/tables/{id}/pace": {"manner": "quick"},
    "/api/tables/{id}/mutes": {"seat": 1, "on": True},
}


def test_every_route_has_its_line(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    rooms = Rooms(services)
    api = Api(services, rooms)
    kept = Events(services, rooms)
    events = EventApi(services, rooms, kept)
    people = PeopleApi(services, rooms)
    parts = (
        api,
        people,
        AccountApi(services, rooms),
        BotsApi(services, rooms, api.replays),
        PuzzlesApi(services),
        PaperApi(services, kept),
        events,
    )
    routes = [route for part in parts for route in part.routes() if route.path != "/api/{path:path}"]
    assert {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}} == DOORS.keys()


async def at_door(door: Door, who: Who) -> list[tuple[str, str, Any]]:
    """Method, address and body of all routes for these people."""
    table, mira, _ = await for_two(door)
    event = (await mira.post("/api/events", {"title": "Evening", "game": "bluff"})).json()["id"]
    found = []
    for (method, path), whose in DOORS.items():
        id = event if "events" in path else table
        where = path.format(
            id=id, key="bluff", code="abcdef", at=0, term="x", name="x", person="x", block="x", part="pairings"
        )
        if whose == who:
            found.append((method, where, BODIES.get(path, {})))
    return found


@pytest.mark.parametrize("who", ["guests", "players", "hosts"])
async def test_who_has_no_cookie_is_nobody(tmp_path: Path, who: Who) -> None:
    async with running(make_services(tmp_path)) as door:
        for method, where, body in await at_door(door, who):
            answer = await door.stranger().http.request(method, where, json=body)
            assert (answer.status_code, "does not know who you are" in answer.text) == (401, True), (method, where)


@pytest.mark.parametrize("who", ["players", "hosts"])
async def test_who_does_not_sit_there_is_refused_with_a_reason(tmp_path: Path, who: Who) -> None:
    async with running(make_services(tmp_path)) as door:
        doors = await at_door(door, who)
        sven = await door.person("Sven")
        for method, where, body in doors:
            answer = await sven.http.request(method, where, json=body)
            assert answer.status_code == 403, (method, where)
            assert answer.json()["error"].endswith(".")


async def test_from_another_site_nothing_can_be_changed(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        for who in get_args(Who):
            for method, where, body in await at_door(door, who):
                if method != "GET":
                    led = door.stranger(origin="http://elsewhere.example")
                    answer = await led.http.request(method, where, json=body)
                    assert (answer.status_code, "another site" in answer.text) == (403, True), (method, where)


def messages() -> list[ClientMessage]:
    """One message of every kind that a client can send."""
    given: dict[str, Any] = {
        "id": "a",
        "seq": 0,
        "line": "0 pass",
        "ask": 1,
        "orders": (),
        "on": True,
        "what": "draw",
        "yes": True,
        "promise": "00" * 32,
        "part": "00" * 32,
    }
    found = []
    for kind in get_args(ClientMessage):
        needed = [name for name, one in inspect.signature(kind).parameters.items() if one.default is one.empty]
        found.append(kind(**{name: given[name] for name in needed}))
    return found


@pytest.mark.parametrize("message", messages(), ids=lambda message: type(message).__name__)
async def test_who_looks_on_changes_nothing_whatever_is_said(tmp_path: Path, message: ClientMessage) -> None:
    async with running(make_services(tmp_path, limits=Limits(messages=Rate(100, 100)))) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table) as hers, door.stranger().at(table) as nobody:
            await hers.catch_up()
            await nobody.catch_up()
            before = await door.services.store.match(table)
            await nobody.say(message)
            await nobody.catch_up()
            if not isinstance(message, Ping):
                answers = [msgspec.json.decode(frame, type=ServerMessage) for frame in nobody.frames]
                assert sum(isinstance(heard, Error | Refusal) for heard in answers) == 1
            await hers.silence()
            assert await door.services.store.match(table) == before
