"""Delays at the table: before a bot's move and before an automatic pass.

Every delay is drawn without looking at the game, so that it reveals nothing about a hand.
"""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom
from typing import Any, Literal

from regalia.agents.characters import Tempo

Manner = Literal["quick", "human", "slow"]
MANNERS: dict[Manner, tuple[float, float]] = {  # seconds before a bot's move
    "quick": (0.15, 0.4),
    "human": (0.7, 1.5),
    "slow": (2.0, 3.5),
}
BOT = MANNERS["human"]
PART: dict[Tempo, tuple[float, float]] = {"brisk": (0.0, 0.4), "even": (0.3, 0.7), "calm": (0.6, 1.0)}  # of that time
SLACK = 0.3  # seconds that a bot's answer may need beyond its thinking time
TICK = 1.0  # a slower bot is awaited in whole ticks
TICKS = 5
BRIEF = 0.3  # seconds before a bot has built its deck or army, or picked a card
LONE_PASS = (1.2, 3.2)
RETRY = 2.0  # seconds before a line that could not be stored is tried again


class Clock:
    """The server's clock, which a test can replace.

    It takes the time of day once, at the start, and then counts monotonically: setting the machine's clock changes no
    clock at a table.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return self._ahead + time.monotonic()

    def set(self, now: float) -> None:
        """Go on from that time."""
        self._ahead = now - time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Pace:
    """Draws the delays.

    With ``scale`` 1 bots move like people; with 0 they wait for nothing but their thinking.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._random = SystemRandom()

    def bot(self, manner: Manner = "human", thinking: int = 0, tempo: Tempo = "even") -> float:
        """The delay before a bot's move, given its thinking time in milliseconds."""
        low, high = MANNERS[manner]
        first, last = PART[tempo]
        least = thinking / 1000 + SLACK if thinking and self.scale else 0.0
        return max(self.drawn((low + first * (high - low), low + last * (high - low))), least)

    def lone_pass(self) -> float:
        return self.drawn(LONE_PASS)

    def drawn(self, span: tuple[float, float]) -> float:
        return self._random.uniform(*span) * self.scale

    async def in_time(
        self,
        thought: asyncio.Task[Any],
        clock: Clock,
        *,
        unseen: bool = False,
        brief: bool = False,
        manner: Manner = "human",
        thinking: int = 0,
        tempo: Tempo = "even",
    ) -> bool:
        """Wait for a bot's move for the drawn delay, then in ticks.

        Whether it came in time.

        With ``unseen``, nobody can know that the bot moves again, so there is no delay: it would reveal how often the
        bot moves. With ``brief``, the delay is short and always the same.
        """
        if not unseen:
            await clock.sleep(BRIEF * self.scale if brief else self.bot(manner, thinking, tempo))
        if unseen or not self.scale:
            await asyncio.wait([thought], timeout=TICK * TICKS)
        for _ in range(TICKS):
            if thought.done():
                break
            await clock.sleep(TICK)
        return thought.done()
