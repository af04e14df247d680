"""Royals at the server's tables, and an adviser for it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import read_view
from regalia.kernel.state import listed_moves
from regalia.server.bots.pool import BotFailed
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Advised, Question
from tests.server.harness import make_services
from tests.server.scripted import NeverBots

ROYALS = find("royals")


def royals_services(data: Path, **parts: Any) -> Any:
    return make_services(data, games={"royals": ROYALS}, **parts)


def at_a_choice() -> Match:
    match = Match(ROYALS)
    while match.turn < 0:
        match.deal(FastRng(4))
    return match


class Adviser(NeverBots):
    """Plays any move, gives the advice it was told to, and notes what it was asked."""

    def __init__(self, *shares: float) -> None:
        self.shares = shares
        self.asked: list[tuple[Question, Urgency]] = []

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        return random.Random(len(match.entries)).choice(match.moves())

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Advised, ...]:
        self.asked.append((asked, urgency))
        rules, _ = ROYALS.set_up(msgspec.json.decode(asked.options), asked.seats)
        world = rules.guess(read_view(rules, asked.view, asked.seen), FastRng(1))
        moves = listed_moves(world, rules.most_moves)
        return tuple((move, 20, share) for move, share in zip(moves, self.shares, strict=False))


class Mute(Adviser):
    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Advised, ...]:
        raise BotFailed("its process ended")
