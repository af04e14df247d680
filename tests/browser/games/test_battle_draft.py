"""Battle's draft and deck building in the browser: a whole draft with its game, decks cut and put back, on every screen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regalia.kernel.scene import Scene, Zone
from tests.browser.accessibility import PHONE, SCREENS, scrolls_sideways, serious
from tests.browser.page import Player
from tests.browser.steps import scenes
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

FOUR = ("me", "greedy", "greedy", "greedy")
SHORT = {"hits_to_lose": "2", "turn_limit": "6"}


def drawn(player: Player) -> Scene:
    assert player.scene is not None
    return player.scene


def zone(player: Player, id: str) -> Zone:
    return next(zone for zone in drawn(player).zones if zone.id == id)


def faces(zone: Zone) -> list[str]:
    return [token.face for token in zone.tokens]


def settled(player: Player, seq: int) -> None:
    """Wait until everything that was sent at that step has been answered."""
    player.moved_on(seq)
    expect(player.page.locator(".prompt .on-its-way")).to_have_count(0)
    player.shown(player.seq)


# ---- hands


def pick(player: Player, way: int, rng: random.Random) -> None:
    """Take a card: by mouse, by its number in the list, or from card to button with Enter."""
    before = player.seq
    choice = rng.choice(drawn(player).choices)
    if way == 0:
        player.touch(choice)
    elif way == 1:
        player.page.keyboard.press(str(rng.randint(1, min(9, len(drawn(player).choices)))))
    else:
        player.thing(choice.touch[0]).focus()
        player.page.keyboard.press("Enter")
        expect(player.thing(choice.touch[0])).to_have_attribute("aria-pressed", "true")
        player.thing("act:take").focus()
        player.page.keyboard.press("Enter")
    settled(player, before)


def send_deck(player: Player) -> None:
    before = player.seq
    player.page.locator('[data-act="send"]').click()
    settled(player, before)


def fight(player: Player, rng: random.Random) -> None:
    """Play one decision: a plan takes one or two touches, everything else a touch path."""
    before = player.seq
    planning = drawn(player).planning
    if planning is None:
        choices = drawn(player).choices
        plays = [choice for choice in choices if choice.line.split(" ")[1] == "play"]
        player.touch(rng.choice(plays or choices))
        return
    if planning.aims and rng.random() < 0.8:
        player.press(planning.pieces[0])
        player.press(rng.choice(planning.aims).ids[0])
    player.page.locator('.prompt [data-act="send"]').click()
    question = player.page.locator(".prompt .acts [data-choice]")
    for _ in player.waiting("the plan was not played"):  # it may raise a question first
        if player.seq > before:
            break
        if question.count():
            question.click()
    settled(player, before)


# ---- the draft


def test_a_whole_draft_with_three_bots_and_its_game(mira: Player) -> None:
    rng = random.Random(21)
    mira.set_up(FOUR, "battle", format="draft", **SHORT)
    picks = 0
    while mira.asked_or_over() and drawn(mira).phase == "Draft":
        pick(mira, picks % 3, rng)
        picks += 1
    assert picks == 3 * 14  # the last card of a pack comes by itself
    assert drawn(mira).phase == "Building"
    assert zone(mira, "pool0").count == 45

    mira.page.get_by_role("button", name="Suggest").click()
    expect(mira.page.get_by_role("region", name="Your deck")).to_contain_text("30 of 30")
    send_deck(mira)
    while mira.asked_or_over():
        fight(mira, rng)
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
    secret = [
        zone
        for scene in scenes(mira)
        for zone in scene.zones
        if zone.id.startswith(("pack", "pool", "cuts")) and zone.owner != 0
    ]
    assert secret
    assert not any(token.face for zone in secret for token in zone.tokens)


def test_the_whole_pack_is_in_sight_on_a_desktop(mira: Player) -> None:
    mira.set_up(FOUR, "battle", format="draft")
    assert mira.asked_or_over()
    boxes = [card.bounding_box() for card in mira.page.locator(".b-pack .card").all()]
    assert len(boxes) == 15
    prompt = mira.page.locator(".prompt").bounding_box()
    assert prompt is not None
    for box in boxes:
        assert box is not None
        assert box["width"] >= 90
        assert box["y"] >= 0
        assert box["y"] + box["height"] < prompt["y"]


def test_the_preview_and_the_curve_follow_the_card_pointed_at(mira: Player) -> None:
    mira.set_up(FOUR, "battle", format="draft")
    assert mira.asked_or_over()
    card = zone(mira, "pack0").tokens[0]
    mira.press(card.id)
    expect(mira.page.get_by_role("region", name="Preview")).to_contain_text("If you take")
    expect(mira.page.locator(".b-curve .add")).to_have_count(1)
    mira.page.keyboard.press("Escape")
    expect(mira.thing(card.id)).to_have_attribute("aria-pressed", "false")


def test_who_sits_later_sees_who_has_picked(mira: Player) -> None:
    mira.set_up(("greedy", "greedy", "me", "greedy"), "battle", format="draft")
    assert mira.asked_or_over()
    seats = mira.page.get_by_role("list", name="The way packs go").get_by_role("listitem")
    expect(seats).to_have_count(4)
    expect(seats.nth(0)).to_contain_text("ready")
    expect(seats.nth(1)).to_contain_text("you are choosing")
    expect(seats.nth(2)).to_contain_text("gets the rest")
    expect(seats.nth(2)).not_to_contain_text("ready")


# ---- building


def test_a_sealed_deck_is_cut_put_back_suggested_and_sent(mira: Player) -> None:
    mira.set_up(("me", "greedy"), "battle", format="sealed")
    assert mira.asked_or_over()
    pool = zone(mira, "pool0").tokens
    deck = mira.page.get_by_role("region", name="Your deck")
    expect(deck).to_contain_text("52 of 30")

    mira.press(pool[0].id)
    expect(mira.thing(pool[0].id)).to_have_attribute("aria-pressed", "true")
    mira.thing(pool[5].id).focus()
    mira.page.keyboard.press(" ")
    expect(deck).to_contain_text("50 of 30")
    before = mira.seq
    mira.page.locator('[data-act="send"]').click(force=True)  # refused, and says why
    expect(mira.page.locator(".why")).to_contain_text("20 more to cut first.")
    assert mira.seq == before

    mira.page.get_by_role("group", name="Cards to be cut").get_by_role("button").first.click()
    expect(mira.thing(pool[0].id)).to_have_attribute("aria-pressed", "false")
    mira.press(pool[5].id)
    expect(deck).to_contain_text("52 of 30")

    mira.page.get_by_role("button", name="Suggest").click()
    expect(deck).to_contain_text("30 of 30")
    kept = next(token for token in pool if "advised" not in token.marks)
    spared = next(token for token in pool if "advised" in token.marks)
    mira.press(kept.id)
    mira.press(spared.id)
    expect(deck).to_contain_text("30 of 30")
    send_deck(mira)

    wanted = [token.face for token in pool if "advised" not in token.marks and token.id != kept.id] + [spared.face]
    decks = [faces(zone) for scene in scenes(mira) for zone in scene.zones if zone.id == "pool0" and zone.count == 30]
    assert decks
    assert sorted(decks[0]) == sorted(wanted)
    assert mira.asked_or_over()  # the game has begun
    assert drawn(mira).phase != "Building"


# ---- every screen


@pytest.mark.parametrize("device", SCREENS, ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, server: ServerProcess, device: dict[str, Any]) -> None:
    player = Player(browser, server.url, bypass_csp=True, **device)
    rng = random.Random(22)
    found: list[str] = []
    player.set_up(FOUR, "battle", format="draft")
    for _ in range(3):
        assert player.asked_or_over()
        pick(player, 0, rng)
    assert player.asked_or_over()
    found += serious(player)
    player.press(drawn(player).choices[-1].touch[0])
    found += serious(player)
    player.set_up(("me", "greedy"), "battle", format="split")
    assert player.asked_or_over()
    found += serious(player)
    player.set_up(("me", "greedy"), "battle", format="constructed", jokers="1")
    assert player.asked_or_over()
    player.page.get_by_role("button", name="Suggest").click()
    found += serious(player)
    player.leave()
    assert found == []


def test_cards_on_a_phone_are_large_enough_to_touch(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    for format in ("draft", "constructed"):
        player.set_up(("me", "greedy"), "battle", format=format)
        assert player.asked_or_over()
        cards = player.page.locator(".b-pack .card, .b-rows .card")
        assert all((card.bounding_box() or {"width": 0})["width"] >= 44 for card in cards.all())
        assert not scrolls_sideways(player), f"the page of {format} scrolls sideways"
    player.leave()
