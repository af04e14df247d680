"""Chat: phrases everywhere, free text at private tables, and nothing but text."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.server.limits import Limits, Rate
from regalia.server.table.chat import KEPT, PHRASES
from regalia.server.wire.messages import Chat, Error, Said, Say
from tests.server.harness import for_two, make_services, running

pytestmark = pytest.mark.anyio


async def test_a_phrase_is_heard_by_all_and_by_who_comes_later(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        id, mira, oskar = await for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await his.catch_up()
            await hers.say(Say(phrase=4))
            assert await his.hear_a(Said) == Said(seat=0, text="Well played!")
            assert await hers.hear_a(Said) == Said(seat=0, text="Well played!")
            async with door.stranger().at(id) as later:
                assert await later.hear_a(Chat) == Chat(said=(Said(seat=0, text="Well played!"),))
                await later.say(Say(phrase=0))
                assert "You are watching" in (await later.hear_a(Error)).text
        assert (await mira.get("/api/phrases")).json() == list(PHRASES)


async def test_free_words_are_for_private_tables(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        id, mira, _ = await for_two(door)
        async with mira.at(id) as hers:
            await hers.say(Say(text="psst"))
            assert "Free text is for private tables" in (await hers.hear_a(Error)).text
        opened = await mira.open_table("me", "open", private=True)
        async with mira.at(opened.id) as hers:
            await hers.say(Say(text="  <b>hi</b>\u202e\n\x00 there "))
            assert (await hers.hear_a(Said)).text == "<b>hi</b> there"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (Say(phrase=99), "There is no phrase 99."),
        (Say(phrase=-1), "There is no phrase -1."),
        (Say(text=""), "A message needs at least one visible letter."),
        (Say(text="a" * 201), "A message can have at most 200 characters; this one has 201."),
    ],
)
async def test_what_cannot_be_said_is_refused_with_the_reason(tmp_path: Path, asked: Say, said: str) -> None:
    async with running(make_services(tmp_path)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "open", private=True)
        async with mira.at(opened.id) as hers:
            await hers.say(asked)
            assert (await hers.hear_a(Error)).text == said


async def test_who_says_too_much_is_not_heard_and_only_the_last_is_kept(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits(messages=Rate(1e6, 1e6)))) as door:
        id, mira, _ = await for_two(door)
        async with mira.at(id) as hers:
            for _ in range(6):
                await hers.say(Say(phrase=0))
            assert "wait a moment" in (await hers.hear_a(Error)).text
    (tmp_path / "other").mkdir()
    limits = Limits(messages=Rate(1e6, 1e6), sayings=Rate(1e6, 1e6), outbox=10_000)
    async with running(make_services(tmp_path / "other", limits=limits)) as door:
        id, mira, _ = await for_two(door)
        async with mira.at(id) as hers:
            for _ in range(KEPT + 20):
                await hers.say(Say(phrase=0))
            await hers.catch_up()
        async with mira.at(id) as hers:
            assert len((await hers.hear_a(Chat)).said) == KEPT
