"""Steps that several browser tests share: accounts, invitations, whole games, and what a page was sent."""

from __future__ import annotations

import random
import re

import msgspec
from playwright.sync_api import expect

from regalia.kernel import record as records
from regalia.kernel.match import Match
from regalia.kernel.scene import Scene
from regalia.server.wire.messages import ServerMessage, Snapshot, Update
from tests.browser.page import Chooser, Player


def enter(player: Player, form: str, name: str, password: str) -> None:
    """Fill one of the forms of the account page and send it."""
    player.page.goto(f"{player.url}/account")
    part = player.page.get_by_role("form", name=form)
    part.get_by_label("Name").fill(name)
    part.get_by_label("Password").fill(password)
    part.locator("button[type=submit]").click()


def open_account(player: Player, name: str, password: str) -> list[str]:
    """Open an account and keep its recovery codes, which are returned."""
    enter(player, "Open an account", name, password)
    codes = player.page.get_by_role("region", name="Recovery codes").get_by_role("listitem")
    expect(codes).to_have_count(10)
    kept = codes.all_inner_texts()
    player.page.get_by_role("button", name="I have kept them").click()
    player.page.wait_for_url(f"{player.url}/")
    return kept


def sit_by_link(host: Player, guest: Player) -> None:
    """The guest opens the host's invitation link and sits down."""
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()


TRY = """async ([record, at, seat]) => {
    const made = async (path, body) => {
        const answer = await fetch(path, {method: 'POST', body})
        const found = await answer.json()
        if (!answer.ok) throw new Error(found.error)
        return found.id
    }
    await fetch('/api/me')
    const replay = await made('/api/replays', record)
    return await made(`/api/replays/${replay}/trial`, JSON.stringify({at, seat}))
}"""


def sit_in_the_middle(player: Player, match: Match, seat: int) -> None:
    """Go on with a game where it stands, and where this seat is asked."""
    open_in_the_middle(player, match, seat)
    assert player.asked_or_over()


def open_in_the_middle(player: Player, match: Match, seat: int) -> None:
    """A fixed position at a table of its own, with a bot in the other seats."""
    if player.page.url == "about:blank":
        player.page.goto(f"{player.url}/api/me")
    player.scene, player.seq = None, 0
    at = len(match.lines)
    id = player.page.evaluate(TRY, [records.write(match.record()).decode(), at, seat])
    player.page.goto(f"{player.url}/t/{id}")


def coach_says(text: str) -> re.Pattern[str]:
    """The coach's words as the page shows them: up to the first card, with any names in the players' places."""
    return re.compile(re.sub(r"\\{\d\\}", ".+", re.escape(text.partition(" [")[0])))


def play_together(players: tuple[Player, ...], choose: Chooser) -> None:
    """Everybody plays when asked, until the game is over for all."""
    while waiting := [player for player in players if player.scene is None or player.scene.prompt.mode != "over"]:
        for player in waiting:
            player.page.wait_for_timeout(20)
            if player.scene is not None and player.scene.choices:
                player.play_on(choose, most=1)
    for player in players:
        player.shown(player.seq)
        expect(player.page.get_by_role("region", name="Result")).to_be_visible()


def play_by_keys(player: Player, rng: random.Random) -> int:
    """Press digits and Enter until the game is over; the number of moves."""
    moves = 0
    while player.asked_or_over():
        press_until_moved(player, rng, player.seq)
        moves += 1
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    return moves


def press_until_moved(player: Player, rng: random.Random, before: int) -> None:
    """Press the digits of the list at random, and Enter for the main button, until a move is played."""
    while player.seq == before:
        keys = player.page.locator(".options [data-key]").evaluate_all(
            "rows => rows.map(row => row.dataset.key).filter(key => key && key !== '0')"
        )
        asks = player.page.locator(".prompt .acts [data-choice]").count() > 0
        if not keys or (asks and rng.random() < 0.5):
            player.page.keyboard.press("Enter")
        else:
            player.page.keyboard.press(rng.choice(keys))
        player.page.wait_for_timeout(30)


def scenes(player: Player) -> list[Scene]:
    """Every scene that the page was sent."""
    messages = [msgspec.json.decode(frame, type=ServerMessage) for frame in player.sent]
    return [message.scene for message in messages if isinstance(message, Snapshot | Update)]


def hidden_from(player: Player, owner: int) -> bool:
    """Whether nothing the page was sent shows a card in that hand."""
    hands = [zone for scene in scenes(player) for zone in scene.zones if zone.kind == "fan" and zone.owner == owner]
    return bool(hands) and all(token.kind == "back" and not token.face for hand in hands for token in hand.tokens)
