"""Attempts on a running server: values from the schemas of all routes and messages.

Nothing may be answered with a fault of ours, be logged as an error, or stop the server.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from regalia.games import catalogue
from regalia.server.limits import Limits, Rate
from regalia.server.wire.messages import ClientMessage
from tests.fuzz.strategies import TEXTS, edges, fuzzy, junk
from tests.server.bluff import GAME
from tests.server.harness import Door, Person, for_two, make_services, routes_of, running
from tests.server.scripted import FirstMove

FAST = Rate(1e9, 1e9)
LIMITS = Limits(
    **dict.fromkeys(
        [
            "messages",
            "requests",
            "openings",
            "checks",
            "deeds",
            "sayings",
            "codes",
            "logins",
            "hints",
            "profiles",
            "reports",
            "appraisals",
            "saves",
            "prints",
            "trials",
        ],
        FAST,
    ),  # type: ignore[arg-type]
    lag=1e9,
)
RAW = {  # the bodies of routes that read no type of the wire
    "/api/options": st.text(alphabet='a = [{"\n.1}]#é', max_size=60).map(str.encode),
    "/api/games/{key}/files/{kind}/read": st.text(alphabet='a = [{"\n.1}]#é', max_size=60).map(str.encode),
    "/api/replays": st.builds(
        lambda game, lines: written(
            {"format": "regalia/1", "game": game, "options": {}, "seats": 2, "lines": lines, "chance": {}}
        ),
        st.sampled_from([*catalogue(), "x"]),
        st.lists(st.sampled_from(["~ first 0", *TEXTS]), max_size=3),
    ),
}
_read = re.compile(r"asked\(request, ([\w.]+(?:\[[^]]*\])?),")


def written(value: Any) -> bytes:
    """JSON as a careless program writes it, including invalid Unicode."""
    return json.dumps(value).encode()


def body_type(route: Route) -> Any:
    """The type that the route's own code reads from a body; None if it reads none."""
    found = _read.search(inspect.getsource(route.endpoint))
    if found is None:
        return None
    if "[" in found[1]:
        return dict[str, Any]
    return getattr(sys.modules[route.endpoint.__module__], found[1])


@contextmanager
def errors_logged() -> Iterator[list[str]]:
    """The errors that are logged meanwhile, in any logger."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    kept = Kept(logging.ERROR)
    logging.getLogger().addHandler(kept)
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(kept)


class House:
    """A running server with something in it: a table of two, an event that is open and one that has begun."""

    def __init__(self, door: Door, wait: Callable[[Awaitable[Any]], Any]) -> None:
        self.door = door
        self.wait = wait
        self.table, self.mira, self.oskar = wait(for_two(door))
        self.events = [wait(self._event(begun)) for begun in (False, True)]

    async def _event(self, begun: bool) -> str:
        plan = {"title": "Evening", "game": "battle", "least_players": 2, "options": {"format": "constructed"}}
        id = (await self.mira.post("/api/events", plan)).json()["id"]
        for person in (self.mira, self.oskar):
            await person.post(f"/api/events/{id}", {"act": {"type": "join"}})
        if begun:
            await self.mira.post(f"/api/events/{id}", {"act": {"type": "start"}})
        return str(id)

    def paths(self, route: Route) -> list[str]:
        """The route's path with ids that exist, and with nonsense."""
        ids = self.events if "/events/" in route.path else [self.table]
        values = [{"id": id, "key": "battle-royal", "at": "0", "code": "abcdef"} for id in ids]
        return [_filled(route.path, given) for given in (*values, {}, {"id": "%00", "key": "%f0%9f", "at": "9" * 400})]

    def ask(self, who: Person, method: str, path: str, body: bytes) -> None:
        """Send a request; the answer must be a value, or a refusal in a sentence."""
        answer = self.wait(who.http.request(method, path, content=body))
        try:
            refused_in_a_sentence(answer)
        except AssertionError as wrong:
            raise AssertionError(f"{method} {path} with {body[:500]!r}: {wrong}") from None

    def alive(self) -> None:
        """The server still answers a newcomer, at a table too."""

        async def look() -> None:
            stranger = await self.door.person("New")
            async with stranger.at(self.table) as visit:
                await visit.catch_up()

        self.wait(look())


def _filled(path: str, given: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)(:\w+)?\}", lambda found: given.get(found[1], "x"), path)


def refused_in_a_sentence(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.request.url.path.startswith("/api/") and answer.request.method != "HEAD":
        assert list(answer.json()) == ["error"], answer.text
    assert answer.headers["content-security-policy"]


@contextmanager
def house(data: Path) -> Iterator[House]:
    """A house whose log must stay free of errors, and which must still be alive at the end."""
    with errors_logged() as errors, asyncio.Runner() as runner:

        def wait(what: Awaitable[Any]) -> Any:
            return runner.run(asyncio.wait_for(what, 30))

        stack = AsyncExitStack()
        parts = {"games": {GAME.key: GAME, **catalogue()}, "limits": LIMITS, "bots": FirstMove()}
        open = House(wait(stack.enter_async_context(running(make_services(data, **parts)))), wait)
        try:
            yield open
            open.alive()
        finally:
            wait(stack.aclose())
    assert errors == []


def every_edge(data: Path) -> None:
    """Send every field of every body and message with all its edges, one after the other."""
    with house(data) as open:
        for route in routes_of(open.door.app):
            type = body_type(route)
            for method in (route.methods or set()) - {"GET", "HEAD"} if type is not None else ():
                for path in open.paths(route)[:-2]:
                    for value in edges(type):
                        open.ask(open.mira, method, path, written(value))
        say(open, [written(value) for value in edges(ClientMessage)])


def say(open: House, messages: list[bytes]) -> None:
    """Say all this at a table. Whatever is refused, the socket stays or another one can be opened."""

    async def talk() -> None:
        for first in range(0, len(messages), 20):
            async with open.mira.at(open.table) as hers:
                for message in messages[first : first + 20]:
                    await hers.say(message.decode())
                await hers.catch_up()

    open.wait(talk())


def any_request(data: Path, how: settings) -> None:
    """Send values of every route's schema, some of them broken."""
    with house(data) as open:
        known = [(route, body_type(route)) for route in routes_of(open.door.app)]

        @how
        @given(st.data())
        def attempt(given: st.DataObject) -> None:
            route, type = given.draw(st.sampled_from(known), "route")
            method = given.draw(st.sampled_from(sorted(route.methods or {"GET"})), "method")
            path = given.draw(st.sampled_from(open.paths(route)), "path")
            shaped = (junk() if type is None else fuzzy(type)).map(written)
            bodies = RAW.get(route.path, shaped)
            who = given.draw(st.sampled_from([open.mira, open.oskar]), "who")
            open.ask(who, method, path, given.draw(bodies, "body"))

        attempt()


def any_message(data: Path, how: settings) -> None:
    """Say messages of the socket's schema, some of them broken."""
    with house(data) as open:

        @how
        @given(st.lists(fuzzy(ClientMessage).map(written), min_size=1, max_size=20))
        def attempt(messages: list[bytes]) -> None:
            say(open, messages)

        attempt()
