"""Royals at the server's tables: seats, short games, and an adviser for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.agents.judge import Judgement
from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import read_view
from regalia.kernel.state import listed_moves
from regalia.server.bots.pool import BotFailed
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Question
from regalia.server.wire.replay import Advantage, Review
from tests.server.harness import Door, Person, make_services
from tests.server.scripted import NeverBots

ROYALS = find("royals")
Ready = TypeVar("Ready", Review, Advantage)
FIRST = {"first_player": "seat0", "turn_limit": 6}


def royals_services(data: Path, **parts: Any) -> Any:
    return make_services(data, games={"royals": ROYALS}, **parts)


async def seated(door: Door, *seats: str, **options: Any) -> tuple[str, Person]:
    mira = await door.person("Mira")
    opened = await mira.open_table(*seats, game="royals", options={**FIRST, **options})
    return opened.id, mira


async def finished(door: Door) -> tuple[str, Person]:
    """A short game in which Mira always played the first move."""
    id, mira = await seated(door, "me", "random")
    await play_to_the_end(mira, id)
    return id, mira


async def play_to_the_end(person: Person, id: str) -> None:
    async with person.at(id) as visit:
        await visit.catch_up()
        while not visit.table.over:
            choices = visit.place.scene.choices
            if choices and visit.place.seq >= visit.pictures[-1].seq:
                await visit.play(choices[0].line, visit.place.seq)
                await visit.catch_up()
            else:
                await visit.hear()


async def when_ready(person: Person, path: str, kind: type[Ready]) -> Ready:
    """What this address answers as soon as it is ready."""
    while True:
        answer = await person.post(path, {})
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=kind)
        if found.ready:
            return found
        await asyncio.sleep(0.01)


def at_a_choice() -> Match:
    match = Match(ROYALS)
    while match.turn < 0:
        match.deal(FastRng(4))
    return match


class Adviser(NeverBots):
    """Plays any move, gives the advice it was told to, and notes what it was asked."""

    def __init__(self, *shares: float, clear: float = 0.1) -> None:
        self.shares = shares
        self.clear = clear  # the loss from which on it is sure
        self.asked: list[tuple[Question, Urgency]] = []

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        return random.Random(len(match.entries)).choice(match.moves())

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        self.asked.append((asked, urgency))
        rules, _ = ROYALS.set_up(msgspec.json.decode(asked.options), asked.seats)
        world = rules.guess(read_view(rules, asked.view, asked.seen), FastRng(1))
        moves = listed_moves(world, rules.most_moves)
        if asked.played in moves[len(self.shares) :]:
            moves[len(self.shares) - 1] = asked.played
        best = self.shares[0]
        return tuple(
            Judgement(move, share, 0.02, best - share, 0.01, best - share >= self.clear)
            for move, share in zip(moves, self.shares, strict=False)
        )


class Mute(Adviser):
    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        raise BotFailed("its process ended")
