"""Bad messages on a socket: a reason, an unchanged table, and the others play on."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.kernel.errors import RegaliaError
from regalia.server.http.socket import read
from regalia.server.limits import Limits
from regalia.server.wire.messages import Ack, Error, Ping, Play, Refusal, Snapshot
from tests.server.harness import ScriptedChance, for_two, make_services, running

pytestmark = pytest.mark.anyio

DEAL = ("~ draw 0 0 1", "~ draw 1 2 3")


LINES = [
    ("", "your lines begin with '0'"),
    ("0", "begins with a seat and a verb"),
    ("1 commit 2", "your lines begin with '0'"),
    ("7 pass", "your lines begin with '0'"),
    ("~ draw 0 4", "your lines begin with '0'"),
    ("00 pass", "your lines begin with '0'"),
    ("0  pass", "no verb ''"),
    ("0 fly", "no verb 'fly'"),
    ("0 commit", "card is missing"),
    ("0 commit 99", "'99' is not a card"),
    ("0 commit 3", "cannot do that now"),
    ("0 commit 0 1", "too much"),
    ("0 commit 0\n", "is not a card"),
    ("0 " + "x" * 2_000, "at most 1000 characters"),
]


@pytest.mark.parametrize(("line", "words"), LINES)
async def test_lines_that_are_refused(tmp_path: Path, line: str, words: str) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table) as hers:
            await hers.catch_up()
            refused = await hers.play(line, 2)
            assert isinstance(refused, Refusal)
            assert words in refused.reason
            assert await hers.play("0 commit 0", 2) == Ack(id="p2-2", seq=3)


async def test_plays_out_of_turn_at_an_old_step_and_without_an_id(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            early = await his.play("1 commit 2", 2)
            assert isinstance(early, Refusal)
            assert early.reason == "It is seat 0's turn to choose, not seat 1's."
            for seq in (0, 1, 3, -1, 10**12):
                assert "moved on" in getattr(await hers.play("0 commit 0", seq), "reason", "")
            await hers.say(Play(id="", seq=2, line="0 commit 0"))
            assert "1 to 64" in (await hers.hear_a(Refusal)).reason
            assert "1 to 64" in getattr(await hers.play("0 commit 0", 2, id="x" * 64), "reason", "1 to 64")
            await his.catch_up()
            assert his.place.seq == 3


MESSAGES: list[tuple[str | bytes, str]] = [
    ("", "not valid JSON"),
    ("{", "not valid JSON"),
    ("[" * 4_000, "not "),
    (b"\xff\x00", "not valid JSON"),
    ("null", "is not valid:"),
    ('{"type": "cheat"}', "cheat"),
    ('{"type": "play"}', "missing required field"),
    ('{"type": "play", "id": 1, "seq": 2, "line": "0 pass"}', "Expected `str`"),
    ('{"type": "play", "id": "a", "seq": "2", "line": "0 pass"}', "Expected `int`"),
    ('{"type": "play", "id": "a", "seq": 1e300, "line": "0 pass"}', "Expected `int`"),
    ('{"type": "hello"}', "already been sent"),
    ('{"type": "auto_pass", "on": 1}', "Expected `bool`"),
    ("x" * 5_000, "at most 4096 bytes"),
]


@pytest.mark.parametrize(("message", "words"), MESSAGES)
async def test_messages_that_are_none(tmp_path: Path, message: str | bytes, words: str) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await his.catch_up()
            await hers.say(message)
            wrong = await hers.hear_a(Error)
            assert words in wrong.text
            assert not wrong.fatal
            assert isinstance(await hers.play("0 commit 0", 2), Ack)
            await his.catch_up()
            assert his.place.seq == 3


async def test_the_first_message_must_be_hello_and_come_soon(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits(hello=0.05))) as door:
        table, mira, _ = await for_two(door)
        for message in (Ping(), "nonsense", None):
            async with mira.socket(table) as visit:
                if message is not None:
                    await visit.say(message)
                (wrong,) = await visit.hear_until_closed()
                assert isinstance(wrong, Error)
                assert wrong.fatal
                assert visit.closed == 1000


async def test_forged_and_stale_tokens(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, _ = await for_two(door)
        other, *_ = await for_two(door)
        mine = (await mira.post(f"/api/tables/{table}/seat", {})).json()
        stranger = door.stranger()
        async with stranger.at(table, token=mine["token"]) as visit:
            assert (await visit.hear_a(Snapshot)).table.you == 0
        for place, token in (
            (table, mine["token"].replace("0.", "1.", 1)),
            (table, mine["token"][:-1] + ("A" if mine["token"][-1] != "A" else "B")),
            (table, "0."),
            (table, "0"),
            (table, "é" * 30),
            (other, mine["token"]),
        ):
            async with stranger.at(place, token=token) as visit:
                (wrong,) = await visit.hear_until_closed()
                assert isinstance(wrong, Error)
                assert "token is not valid" in wrong.text


async def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=ScriptedChance(*DEAL))) as door:
        table, _, oskar = await for_two(door)
        async with oskar.at(table) as his, door.stranger().at(table) as nobody:
            for visit in (his, nobody):
                assert isinstance(await visit.play("0 commit 0", 2), Refusal)
            for message in ('{"type": "auto_pass", "on": true}', '{"type": "rematch"}'):
                await nobody.say(message)
                assert "watching" in (await nobody.hear_a(Error)).text


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=200), st.binary(max_size=200), st.from_regex(r'\{"type": ?"(play|hello)".{0,60}\}')))
def test_whatever_is_said_is_a_message_or_is_refused(text: str | bytes) -> None:
    with suppress(RegaliaError):
        message = read(text, 4096)
        assert msgspec.json.decode(msgspec.json.encode(message), type=type(message)) == message
