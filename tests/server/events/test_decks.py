"""Decks handed in to an event of Battle: checked, secret, kept, and handed in by the server when time is up."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.events.entries import HandedIn
from regalia.events.info import EventInfo
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from regalia.server.clock.pace import Clock
from regalia.server.limits import Limits, Rate
from regalia.server.store.events import EventStore
from tests.server.events.hosting import BATTLE, act, created, over, refused, services, started, told, until
from tests.server.harness import Door, Person, play_out, running

pytestmark = pytest.mark.anyio

CONSTRUCTED = {"format": "constructed", "deck_size": 40, "turn_limit": 3}
PLAN: dict[str, Any] = {"game": BATTLE.key, "options": CONSTRUCTED}
FULL = BATTLE.series().pool(CONSTRUCTED) or []


class Later(Clock):
    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


async def decks_at(door: Door, table: str) -> Any:
    found = await door.services.store.match(table)
    assert found is not None
    return found[0].options["decks"]


def matched(info: EventInfo) -> bool:
    return bool(info.rounds and info.rounds[-1].bouts[0].games)


async def test_each_hands_in_a_deck_which_is_kept_for_the_event_and_shown_to_nobody(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, other) = await started(door, 2, **PLAN, best_of=3)
        info = await told(host, id)
        assert info.phase == "building"
        assert [player.deck_missing for player in info.players] == [True, True]
        assert info.deck is not None
        assert (info.deck.size, list(info.deck.pool), len(info.deck.suggested)) == (40, FULL, 40)
        first, second = FULL[:40], FULL[12:]
        info = await act(host, id, "hand_in", deck=first)
        assert (info.deck, [player.deck_missing for player in info.players]) == (None, [False, True])
        assert "You do not have to hand in a deck" in await refused(host, id, "hand_in", deck=second)
        seen = await other.get(f"/api/events/{id}")
        assert seen.json()["deck"]["deck"] == []
        info = await act(other, id, "hand_in", deck=list(reversed(second)))
        assert info.rounds
        table = info.ready
        seats = [player.number for entrant in info.rounds[0].bouts[0].entrants for player in [info.players[entrant]]]
        assert await decks_at(door, table) == [[first, second][number] for number in seats]
        for person, own in ((host, first), (other, second)):
            shown = (await person.get(f"/api/tables/{table}")).json()
            assert sorted(deck is not None for deck in shown["options"]["decks"]) == [False, True]
            assert next(deck for deck in shown["options"]["decks"] if deck) == own
        stranger = await door.person("Sven")
        assert (await stranger.get(f"/api/tables/{table}")).json()["options"]["decks"] == [None, None]
        assert (await stranger.get(f"/api/events/{id}")).json()["deck"] is None
        assert (await stranger.get(f"/api/events/{id}/event.json")).json()["deck"] is None


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (FULL[:39], "This event's decks have 40 cards, not 39"),
        ([FULL[0], *FULL[:39]], "2 times"),
        (["Xx", *FULL[:39]], "'Xx' 1 times, but your cards have it 0 times"),
        (["??", *FULL[:39]], "'\\?\\?' 1 times"),
    ],
)
async def test_a_deck_that_cannot_be_is_refused_with_the_reason(tmp_path: Path, deck: list[str], words: str) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, _) = await started(door, 2, **PLAN)
        with pytest.raises(AssertionError, match=words):
            raise AssertionError(await refused(host, id, "hand_in", deck=deck))
        assert "are not playing in this event" in await refused(
            await door.person("Sven"), id, "hand_in", deck=FULL[:40]
        )


async def test_bots_hand_in_at_once_and_the_host_waits_for_nobody_who_does_not(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host, other = await door.person("Hanna"), await door.person("Odo")
        id = await created(host, **PLAN)
        await act(other, id, "join")
        await act(host, id, "fill", players=4, bot="random")
        info = await act(host, id, "start")
        assert [player.deck_missing for player in info.players] == [True, False, False, False]
        assert "Only the host" in await refused(other, id, "proceed")
        info = await act(host, id, "proceed")
        assert (info.phase, len(info.rounds)) == ("playing", 1)
        assert info.notes == ("The server handed in a deck for Odo",)
        assert "No deck is due" in await refused(host, id, "proceed")


async def test_when_the_time_for_a_deck_is_up_the_server_hands_one_in(tmp_path: Path) -> None:
    clock = Later()
    async with running(services(tmp_path, clock=clock)) as door:
        id, (host, other) = await started(door, 2, **PLAN, deck_minutes=5)
        await act(host, id, "hand_in", deck=FULL[:40])
        assert (await told(other, id)).phase == "building"
        clock.ahead = 5 * 60.0
        await act(host, id, "pause")
        assert (await told(other, id)).phase == "building", "nothing happens in a pause"
        info = await act(host, id, "resume")
        assert info.phase == "playing"
        assert info.notes == ("The server handed in a deck for P1",)


def next_deck(table: str, info: EventInfo) -> bool:
    return info.deck is not None or over(info) or info.ready not in ("", table)


async def played(door: Door, id: str, host: Person, other: Person, table: str) -> EventInfo:
    async with host.at(table) as one, other.at(table) as two:
        while not any(visit.pictures and visit.place.scene.choices for visit in (one, two)):  # it is being dealt
            await one.catch_up()
            await two.catch_up()
        await play_out([one, two])
    return await until(host, id, partial(next_deck, table))


async def test_with_rebuild_a_new_deck_is_cut_from_the_own_pool_between_matches(tmp_path: Path) -> None:
    plan = {"game": BATTLE.key, "options": {"format": "sealed", "turn_limit": 2, "deck_size": 50}}
    async with running(services(tmp_path, limits=Limits(messages=Rate(1e6, 1e6)))) as door:
        id, (host, other) = await started(door, 2, **plan, rebuild=True, system="swiss", rounds=2)
        info = await played(door, id, host, other, (await told(host, id)).ready)
        first = await decks_at(door, info.ready)
        while info.deck is None:
            info = await played(door, id, host, other, info.ready)
        assert (len(info.rounds), info.deck.size, len(info.deck.pool)) == (1, 50, 52)
        seat = info.rounds[0].bouts[0].entrants.index(0)
        assert list(info.deck.deck) == first[seat]
        theirs = (await told(other, id)).deck
        assert theirs is not None
        assert theirs.pool != info.deck.pool
        await act(other, id, "hand_in")  # keeps the current deck
        info = await act(host, id, "hand_in", deck=list(info.deck.pool[:50]))
        assert len(info.rounds) == 2
        second = await decks_at(door, info.ready)
        kept = info.rounds[1].bouts[0].entrants.index(1)
        assert second[kept] == first[1 - seat]
        entries = await EventStore(door.services.store.database).event(id)
        assert entries is not None
        assert sum(isinstance(entry, HandedIn) for entry in entries.entries) == 2


async def test_where_no_deck_is_kept_none_can_be_rebuilt(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        answer = await host.post(
            "/api/events", {"title": "Evening", "game": BATTLE.key, "options": {"format": "split"}, "rebuild": True}
        )
        assert (answer.status_code, "only in an event where" in answer.json()["error"]) == (422, True)


def test_the_pools_of_a_building_game_are_its_decks_and_its_cuts() -> None:
    options = {"format": "sealed", "jokers": 2, "build_only": True, "deck_size": 50}
    series, match, rng = BATTLE.series(), Match(BATTLE, options, 2), FastRng(3)
    assert not series.decides(options)
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            match.play_move(match.moves()[0])
    dealt = [line.split(" ")[3:] for line in match.lines if line.startswith("~ pool")]
    assert series.pools(match) == dealt
    assert [len(deck) for deck in series.built(match) or []] == [50, 50]


def test_the_server_hands_in_what_its_bots_would_cut_to() -> None:
    options = {"format": "constructed", "jokers": 1}
    deck = BATTLE.series().suggested(options, BATTLE.series().pool(options) or [])
    assert len(deck) == BATTLE.series().deck_size(options) == 40
    BATTLE.set_up({**options, "decks": [deck, deck]}, 2)
