"""A player at a browser: reads the screen and the page's messages, and touches things."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, Page, Position, WebSocket

from regalia.kernel.scene import Choice, Scene
from regalia.server.wire.messages import ServerMessage, Snapshot, Update
from regalia.server.wire.table import TableInfo

PATIENCE = 60_000  # milliseconds; a limit for hanging tests, not a measure of speed

_frames = msgspec.json.Decoder(ServerMessage)

OPEN = """async table => {
    await fetch('/api/me')
    const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(table)})
    const opened = await answer.json()
    if (!answer.ok) throw new Error(opened.error)
    return opened.id
}"""

Chooser = Callable[[tuple[Choice, ...]], Choice]


def fighting(rng: random.Random) -> Chooser:
    """Chooses quickly: strikes and recruits where possible, discards little, ends the turn."""
    liked = ("attack", "joker", "arrow", "recruit", "reveal", "block", "revive", "pass", "end", "call", "discard")

    def choose(choices: tuple[Choice, ...]) -> Choice:
        verbs = {choice.line.split(" ")[1] for choice in choices}
        verb = next((word for word in liked if word in verbs and rng.random() < 0.8), None)
        return rng.choice([choice for choice in choices if verb is None or choice.line.split(" ")[1] == verb])

    return choose


def read(value: Any) -> Any:
    """An option's value; a number may be written as text."""
    return int(value) if isinstance(value, str) and value.isdigit() else value


class Player:
    """One visitor with a separate browser context. ``scene`` is the last scene that the page received."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        options = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **context}
        self.url = url
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.sent: list[bytes] = []
        self.scene: Scene | None = None
        self.seq = 0
        self.wrong: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.wrong.append(error.stack or str(error)))

    def leave(self) -> None:
        self.context.close()
        assert not self.wrong, f"errors on the page: {'; '.join(self.wrong)}"

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        data = frame.encode() if isinstance(frame, str) else frame
        self.sent.append(data)
        message = _frames.decode(data)
        if isinstance(message, Snapshot | Update):
            self.scene, self.seq = message.scene, message.seq

    # ---- waiting for the screen

    def shown(self, seq: int) -> None:
        """Wait until the screen shows at least that step; go on where the table waits for the reader."""
        self.page.wait_for_function(
            """seq => {
                document.querySelector('[data-act="go-on"]')?.click()
                return Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) >= seq
            }""",
            arg=seq,
        )

    def asked_or_over(self) -> bool:
        """Wait until this player must choose (True) or the game is over (False)."""
        for _ in self.waiting("nobody asked this player"):
            self.page.wait_for_function("() => document.querySelector('[data-seq]') !== null")
            scene = self.scene
            if scene is not None:
                self.shown(self.seq)
                if scene.prompt.mode == "over":
                    return False
                if scene.choices and scene is self.scene:
                    return True
        raise AssertionError

    def moved_on(self, seq: int) -> None:
        for _ in self.waiting(f"the game did not move on from step {seq}"):
            if self.seq > seq:
                return

    def waiting(self, otherwise: str) -> Iterator[None]:
        """Yield every 20 ms until the caller stops; fail with this message after ``PATIENCE``."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            yield
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{otherwise}; the prompt is '{self.page.locator('.prompt').inner_text()}'")

    def at_table(self, id: str) -> TableInfo:
        """Wait until the last snapshot is of that table; return its table information."""
        for _ in self.waiting(f"no snapshot of table {id} arrived"):
            for frame in reversed(self.sent):
                message = _frames.decode(frame)
                if isinstance(message, Snapshot):
                    if message.table.id == id:
                        return message.table
                    break
        raise AssertionError

    # ---- hands

    def thing(self, id: str) -> Locator:
        """The element that a touch path names: a token, a plate or a button."""
        return self.page.locator(f'[data-token="{id}"], [data-act="{id}"]').first

    def seen_at(self, id: str) -> Position | None:
        """A visible point of the element, its middle if possible; None if all of it is covered."""
        thing = self.thing(id)
        thing.scroll_into_view_if_needed()
        seen: Position | None = thing.evaluate(
            """thing => {
                const box = thing.getBoundingClientRect()
                const parts = [0.5, 0.1, 0.3, 0.7, 0.9, 0.04]
                for (const y of parts) for (const x of parts) {
                    const at = {x: box.width * x, y: box.height * y}
                    if (thing.contains(document.elementFromPoint(box.x + at.x, box.y + at.y))) return at
                }
                return null
            }"""
        )
        return seen

    def press(self, id: str) -> None:
        """Click on a visible point of it; the focus brings what lies outside a map's window into sight."""
        seen = self.seen_at(id)
        if seen is None:
            self.thing(id).focus()
            seen = self.seen_at(id)
        assert seen is not None, f"{id} is covered"
        self.thing(id).click(position=seen)

    def touch(self, choice: Choice) -> None:
        """Play a choice by clicking its path; answer a question with yes."""
        before = self.seq
        for id in choice.touch:
            self.press(id)
        settle = self.page.locator("[data-act=settle]")
        if settle.count():  # the last touch has only picked a style
            settle.click()
        if choice.confirm:
            self.page.locator(f'.prompt [data-choice="{choice.line}"]').click()
        self.moved_on(before)

    def play_on(self, choose: Chooser, most: int = 1_000) -> int:
        """Play until the game is over or ``most`` moves were played; return the number of moves."""
        for played in range(most):
            if not self.asked_or_over():
                return played
            assert self.scene is not None
            self.touch(choose(self.scene.choices))
        return most

    # ---- ways through the pages

    def open_lobby(self) -> None:
        self.page.goto(self.url)

    def set_up(self, seats: tuple[str, ...], game: str = "royals", clock: Any = None, **options: Any) -> None:
        """Open a table by a request of the page, with any bots, and go there. Numbers among the options are read."""
        if self.page.url == "about:blank":
            self.page.goto(f"{self.url}/api/me")  # gets the cookie, and no page asks for another one meanwhile
        self.scene, self.seq = None, 0  # those of the table before
        table = {
            "game": game,
            "seats": list(seats),
            "clock": clock,
            "options": {name: read(value) for name, value in options.items()},
        }
        id = self.page.evaluate(OPEN, table)
        self.page.goto(f"{self.url}/t/{id}")
