"""Fuzzing: anything over the wire is understood or refused in a sentence, and harms nobody.

The examples are the same every time (see tests/conftest.py), and few enough for every run.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regalia.games import catalogue
from regalia.server.limits import Limits, Rate
from regalia.server.wire.messages import Error, Seats, Snapshot
from tests.server.bluff import GAME
from tests.server.harness import Door, for_two, make_services, running
from tests.server.scripted import NeverBots

FAST = Rate(1e9, 1e9)
BOUNDED = settings(max_examples=150, suppress_health_check=list(HealthCheck))

texts = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["", "0", "0 pass", "~ draw 0 4", "me", "open", "greedy", "\0", "\ud800", "../..", "a" * 5000, "9" * 5000]
    ),
)
numbers = st.one_of(
    st.integers(), st.sampled_from([-1, 0, 1, 2**31, 2**63, 2**64, 10**400]), st.floats(allow_nan=False)
)
values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)


def fields(**kinds: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """An object in which each field may be valid, invalid or absent."""
    loose = {name: st.one_of(kind, kind, values) for name, kind in kinds.items()}
    return st.fixed_dictionaries({}, optional=loose)


def written(value: Any) -> bytes:
    """JSON as a careless program writes it, including invalid Unicode."""
    return json.dumps(value).encode()


@contextmanager
def served(tmp_path: Path, **parts: Any) -> Iterator[tuple[Door, Callable[[Awaitable[Any]], Any]]]:
    """A running server for many examples, and how to wait in its event loop."""
    limits = Limits(messages=FAST, requests=FAST, openings=FAST, checks=FAST, deeds=FAST, sayings=FAST)
    with asyncio.Runner() as runner:

        def wait(what: Awaitable[Any]) -> Any:
            return runner.run(asyncio.wait_for(what, 30))

        stack = AsyncExitStack()
        door = wait(
            stack.enter_async_context(running(make_services(tmp_path, limits=limits, bots=NeverBots(), **parts)))
        )
        try:
            yield door, wait
        finally:
            wait(stack.aclose())


# ---- the socket of a table

orders = st.lists(fields(pieces=st.lists(texts, max_size=3), aim=texts), max_size=3)
messages = st.one_of(
    values.map(written),
    st.binary(max_size=60),
    st.one_of(
        fields(type=st.just("play"), id=texts, seq=st.integers(0, 5), line=texts),
        fields(type=st.just("hello"), seq=numbers, token=texts),
        fields(type=st.just("consider"), ask=numbers, seq=st.integers(0, 5), orders=orders),
        fields(type=st.just("auto_pass"), on=st.booleans()),
        fields(type=st.just("prepare"), lines=st.lists(texts, max_size=3)),
        fields(type=st.just("pledge"), promise=texts),
        fields(type=st.just("open_part"), part=texts),
        fields(type=st.just("propose"), what=st.sampled_from(["draw", "bot", "undo"]), seat=numbers),
        fields(type=st.just("reply"), yes=st.booleans()),
        fields(type=st.just("say"), phrase=numbers, text=texts),
        fields(type=st.sampled_from(["rematch", "take_back", "return", "ping", "pong", "snapshot", ""])),
    ).map(written),
)


def test_whatever_is_said_at_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served(tmp_path) as (door, wait), caplog.at_level(logging.WARNING):
        table, mira, oskar = wait(for_two(door))

        async def say(message: bytes, as_text: bool) -> None:
            async with mira.at(table) as hers:
                await hers.say(message.decode(errors="replace") if as_text else message)
                await hers.catch_up()  # it was answered, and the socket is still there
                assert all(len(frame) < 200_000 for frame in hers.frames)

        @BOUNDED
        @given(messages, st.booleans())
        def attempt(message: bytes, as_text: bool) -> None:
            wait(say(message, as_text))

        attempt()

        async def still_there() -> None:
            async with oskar.at(table) as his:
                assert (await his.hear_a(Snapshot)).table.you == 1

        wait(still_there())
    assert caplog.records == []


def test_whatever_comes_instead_of_hello(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served(tmp_path) as (door, wait), caplog.at_level(logging.WARNING):
        table, mira, _ = wait(for_two(door))

        async def say(message: bytes) -> None:
            async with mira.socket(table) as hers:
                await hers.say(message)
                assert isinstance(await hers.hear(), Error | Snapshot | Seats)

        @BOUNDED
        @given(messages)
        def attempt(message: bytes) -> None:
            wait(say(message))

        attempt()
    assert caplog.records == []


# ---- HTTP

names = st.sampled_from([*catalogue(), "nothing", "", "%00", "..", "%f0%9f%83%8f"])
ids = st.one_of(texts.map(lambda text: quote(text[:20], errors="replace")), names)
paths = st.one_of(
    st.sampled_from(
        ["/api/me", "/api/games", "/api/lobby", "/api/tables", "/api/options", "/api/replays", "/api", "/"]
    ),
    st.builds("/api/tables/{}".format, ids),
    st.builds(
        "/api/tables/{}/{}".format, ids, st.sampled_from(["seat", "record", "socket", "hint", "pace", "bots", "x"])
    ),
    st.builds("/api/events/{}?since={}".format, ids, ids),
    st.builds(
        "/api/events/{}/{}".format,
        ids,
        st.sampled_from(["picture.svg", "event.json", "event.ics", "standings.csv", "results.csv", "live", "x"]),
    ),
    st.builds("/api/{}/{}".format, st.sampled_from(["codes", "events/codes", "ratings"]), ids),
    st.sampled_from(
        ["/api/events", "/api/account", "/api/login", "/api/logout", "/api/phrases", "/healthz", "/metrics"]
    ),
    st.builds("/api/games/{}/maps".format, names),
    st.builds("/api/replays/{}{}".format, ids, st.sampled_from(["", "/review"])),
    st.builds("/api/replays/{}/steps/{}?as={}".format, ids, st.sampled_from(["0", "-1", "1e9", "٣", "9" * 400]), ids),
)


@st.composite
def broken(draw: st.DrawFn, whole: Any) -> Any:
    """A valid document with a few values replaced."""
    value = msgspec.json.decode(msgspec.json.encode(whole))
    for _ in range(draw(st.integers(1, 3))):
        at: Any = value
        for _ in range(draw(st.integers(0, 4))):
            keys = list(at) if isinstance(at, dict) else list(range(len(at))) if isinstance(at, list) else []
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if not isinstance(at[key], dict | list) or draw(st.booleans()):
                at[key] = draw(values)
                break
            at = at[key]
    return value


def _options(key: str) -> st.SearchStrategy[Any]:
    """Likely values of every option, or slightly broken options of a table that the game names for the laws."""
    game = catalogue()[key]
    likely = {one.name: st.sampled_from([one.default, *one.values, one.low, one.high]) for one in game.options}
    whole = [options for _, options in game.tables()]
    return st.one_of(fields(**likely), *[broken(options) for options in whole])


def _table(key: str) -> st.SearchStrategy[dict[str, Any]]:
    seats = st.lists(st.sampled_from(["me", "open", "greedy", "random", "x"]), max_size=5)
    return fields(game=st.just(key), options=_options(key), seats=seats, private=st.booleans())


def _maps() -> list[dict[str, Any]]:
    atlases = [atlas for game in catalogue().values() if (atlas := game.atlas())]
    return [dict(data) for atlas in atlases for data in atlas.maps().values()]


plans = fields(
    title=texts,
    game=names,
    options=st.one_of(st.just({"format": "constructed"}), values),
    system=st.sampled_from(["knockout", "bracket", "round_robin", "swiss"]),
    match_size=st.integers(1, 5),
    team_size=st.integers(0, 3),
    best_of=st.integers(0, 6),
    time_limit=numbers,
    rebuild=st.booleans(),
    deck_minutes=numbers,
    rounds=numbers,
    least_players=numbers,
    clock=fields(kind=st.sampled_from(["move", "fischer", "days"]), base=numbers, increment=numbers),
)
bodies = st.one_of(
    plans.map(written),
    fields(name=texts, password=texts).map(written),
    fields(everywhere=st.booleans()).map(written),
    fields(manner=st.sampled_from(["quick", "human", "slow", "x"])).map(written),
    st.binary(max_size=80),
    values.map(written),
    st.sampled_from(list(catalogue())).flatmap(_table).map(written),
    fields(name=texts).map(written),
    fields(invite=texts, seat=numbers).map(written),
    st.sampled_from(_maps()).flatmap(broken).map(written),
    st.text(alphabet='a = [{"\n.1}]#é', max_size=60).map(str.encode),
)


def refused_in_a_sentence(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.request.url.path.startswith("/api/") and answer.request.method != "HEAD":
        assert list(answer.json()) == ["error"]
    assert answer.headers["content-security-policy"]


def _requests(
    tmp_path: Path, methods: list[str], where: st.SearchStrategy[str], what: st.SearchStrategy[bytes]
) -> None:
    games = {GAME.key: GAME, **catalogue()}
    with served(tmp_path, games=games) as (door, wait):
        mira = wait(door.person("Mira"))

        @BOUNDED
        @given(st.sampled_from(methods), where, what)
        def attempt(method: str, path: str, body: bytes) -> None:
            refused_in_a_sentence(wait(mira.http.request(method, path, content=body)))

        attempt()
        assert wait(mira.get("/api/me")).json() is not None


def test_whatever_is_asked_anywhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    _requests(tmp_path, ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"], paths, bodies)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("key", list(catalogue()))
def test_whatever_table_is_asked_for(tmp_path: Path, key: str) -> None:
    _requests(tmp_path, ["POST"], st.just("/api/tables"), _table(key).map(written))


def test_whatever_file_is_checked(tmp_path: Path) -> None:
    kinds = [(game.key, kind.name) for game in catalogue().values() for kind in game.file_kinds()]
    where = st.sampled_from([f"/api/games/{key}/files/{kind}" for key, kind in kinds])
    _requests(tmp_path, ["POST"], where, st.sampled_from(_maps()).flatmap(broken).map(written))


def test_whatever_record_is_brought(tmp_path: Path) -> None:
    record = {"format": "regalia/1", "game": "royals", "options": {}, "seats": 2, "lines": ["~ first 0"], "chance": {}}
    shaped = st.sampled_from(list(catalogue())).flatmap(lambda key: broken({**record, "game": key}))
    _requests(tmp_path, ["POST"], st.just("/api/replays"), shaped.map(written))


def test_whatever_event_is_asked_for(tmp_path: Path) -> None:
    _requests(tmp_path, ["POST"], st.just("/api/events"), plans.map(written))


small = st.integers(-1, 6)
acts = st.one_of(
    fields(type=st.just("join"), team=small, take=texts),
    fields(type=st.just("hand_in"), deck=st.lists(st.sampled_from(["Ks", "Kh", "Xx", "??", ""]), max_size=50)),
    fields(type=st.just("fill"), players=numbers, bot=st.sampled_from(["random", "x", ""])),
    fields(type=st.just("remove"), player=small),
    fields(type=st.just("drop"), entrant=small, note=texts),
    fields(type=st.just("replace"), player=small, bot=st.sampled_from(["random", "x"]), note=texts),
    fields(type=st.just("correct"), round=small, table=small, places=st.lists(small, max_size=3), note=texts),
    fields(type=st.sampled_from(["leave", "start", "proceed", "pause", "resume", "", "begin"])),
)


@pytest.mark.parametrize("started", [False, True])
def test_whatever_is_done_to_an_event(tmp_path: Path, started: bool) -> None:
    with served(tmp_path, games=dict(catalogue())) as (door, wait):
        host, guest = wait(door.person("Hanna")), wait(door.person("Gero"))
        plan = {"title": "E", "game": "battle", "least_players": 2, "options": {"format": "constructed"}}
        id = wait(host.post("/api/events", plan)).json()["id"]
        for person in (host, guest):
            wait(person.post(f"/api/events/{id}", {"act": {"type": "join"}}))
        if started:
            wait(host.post(f"/api/events/{id}", {"act": {"type": "start"}}))

        @BOUNDED
        @given(st.sampled_from([host, guest]), st.one_of(acts, values))
        def attempt(person: Any, act: Any) -> None:
            refused_in_a_sentence(wait(person.post(f"/api/events/{id}", written({"act": act}))))
            refused_in_a_sentence(wait(person.get(f"/api/events/{id}")))

        attempt()


@pytest.mark.parametrize("depth", [100, 500, 900, 3000])
@pytest.mark.parametrize("key", list(catalogue()))
def test_options_nested_deeply_and_numbers_without_end(tmp_path: Path, key: str, depth: int) -> None:
    games = dict(catalogue())
    with served(tmp_path, games=games) as (door, wait):
        mira = wait(door.person("Mira"))
        for option in games[key].options:
            for text in (
                "[" * depth + "]" * depth,
                '{"a":' * depth + "1" + "}" * depth,
                "9" * depth,
                "-" + "9" * 4 * depth,
            ):
                body = f'{{"game":"{key}","options":{{"{option.name}":{text}}}}}'.encode()
                refused_in_a_sentence(wait(mira.http.post("/api/tables", content=body)))
