"""Time at the table: how long bots and the pass switch let people wait.

Every delay is drawn without a look at the game, so that nothing about a hand can be read from it.
"""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom
from typing import Any, Literal

Manner = Literal["quick", "human", "slow"]
MANNERS: dict[Manner, tuple[float, float]] = {  # seconds from being asked to the move, whatever is asked
    "quick": (0.15, 0.4),
    "human": (0.7, 1.5),
    "slow": (2.0, 3.5),
}
BOT = MANNERS["human"]
SLACK = 0.3  # seconds beyond its thinking time that a bot's answer needs to arrive
TICK = 1.0  # a bot that needs longer is waited for in whole ticks
TICKS = 5
LONE_PASS = (1.2, 3.2)
RETRY = 2.0  # after a line that could not be stored


class Clock:
    """The seam for tests, which want to know what was waited for and not wait. The time of day when the server started, and
    from then on what has gone by: setting the machine's clock moves no clock at a table."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return self._ahead + time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Pace:
    """Draws the delays. ``scale`` 1 is like people; 0 does not wait longer than the thinking takes."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._random = SystemRandom()

    def bot(self, manner: Manner = "human", thinking: int = 0) -> float:
        """How long a bot lets people wait that thinks for so many milliseconds, whatever it is asked."""
        least = thinking / 1000 + SLACK if thinking and self.scale else 0.0
        return max(self.drawn(MANNERS[manner]), least)

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
        manner: Manner = "human",
        thinking: int = 0,
    ) -> bool:
        """Wait for a bot as long as was drawn, whether or not it is ready; after that in ticks. Whether it came in time.

        With ``unseen`` nobody knows that it moves again, and is not let wait for it: time would tell how often it does.
        """
        if not unseen:
            await clock.sleep(self.bot(manner, thinking))
        if unseen or not self.scale:
            await asyncio.wait([thought], timeout=TICK * TICKS)
        for _ in range(TICKS):
            if thought.done():
                break
            await clock.sleep(TICK)
        return thought.done()
