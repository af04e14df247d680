"""Battle's table in the browser: attacks and blocks planned as a whole, by mouse, by touch and by keyboard, on every screen."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from regalia.server.wire.messages import Considered, ServerMessage
from tests.browser.accessibility import SCREENS, scrolls_sideways, serious
from tests.browser.games.battle import FOUR, SHORT, TWO, draw_up, drawn, planning, play_out, send, settle, until
from tests.browser.page import Player
from tests.browser.steps import press_until_moved
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release


def answers(player: Player) -> list[Considered]:
    messages = [msgspec.json.decode(frame, type=ServerMessage) for frame in player.sent]
    return [message for message in messages if isinstance(message, Considered)]


def own_words(log: str) -> str:
    """What a log tells of the guest who reads it: bots attack each other meanwhile."""
    return "".join(re.findall(r"^Guest \d+:$(.*?)(?=^[^\n]+:$|\Z)", log, re.MULTILINE | re.DOTALL))


# ---- whole games


def test_a_game_of_two_against_a_bot_by_mouse(mira: Player) -> None:
    mira.set_up(TWO, game="battle")
    assert play_out(mira, random.Random(1)) > 0
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
    told = mira.page.locator(".log").inner_text()
    assert "Game over" in told
    assert " hit" in told


@pytest.mark.parametrize("teams", ["alliance", "as_one"])
def test_a_team_game_of_four_with_bots(mira: Player, teams: str) -> None:
    mira.set_up(("me", "random", "greedy", "random"), game="battle", teams=teams, **SHORT)
    assert mira.asked_or_over()
    expect(mira.page.get_by_text("your team", exact=True)).to_have_count(1)
    assert play_out(mira, random.Random(2)) > 0
    result = drawn(mira).result
    assert result is not None
    assert result[0] == result[2]
    assert result[1] == result[3]
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


def test_jokers_and_own_decks(mira: Player) -> None:
    mira.set_up(("me", "random"), game="battle", format="split", jokers="2", **SHORT)
    while mira.asked_or_over() and drawn(mira).phase != "Main":
        if drawn(mira).planning is not None:
            send(mira)
        else:
            mira.touch(drawn(mira).choices[0])
    for pile in ("deck0", "discard0", "deck1", "discard1"):
        expect(mira.page.locator(f'[data-zone="{pile}"]')).to_be_visible()
    play_out(mira, random.Random(3))
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(mira: Player) -> None:
    rng = random.Random(4)
    keys = mira.page.keyboard
    mira.page.goto(f"{mira.url}/new/battle")
    mira.page.locator("input[name=preset]").first.focus()
    keys.press("Enter")  # submits the form
    mira.page.wait_for_url("**/t/*")
    attacked = 0
    while mira.asked_or_over():
        before, scene = mira.seq, drawn(mira)
        if scene.planning is not None:
            mira.page.locator(".plan [data-key='0']").wait_for()
            for digit in range(1, min(9, len(scene.planning.pieces)) + 1):
                keys.press(str(digit))  # picks the soldier up and brings the arrows to it
                for _ in range(1 if digit == 1 else rng.randint(0, 3)):  # the first one goes out
                    keys.press("ArrowRight")
                if mira.page.locator("[aria-pressed=true][data-piece]").count():
                    keys.press("Escape")
            attacked += scene.phase == "Attack" and mira.page.locator(".bt-army.own .bt-pennant").count() > 0
            keys.press("0")
            while mira.seq == before:
                mira.page.wait_for_timeout(20)
                if mira.page.locator(".prompt .acts [data-choice]").count():
                    mira.page.locator(".prompt").focus()
                    keys.press("Enter")
            settle(mira, before)
            continue
        press_until_moved(mira, rng, before)
    assert attacked > 0
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


@pytest.mark.parametrize(("size", "seats"), [((390, 844), FOUR), ((844, 390), TWO)], ids=["upright", "sideways"])
def test_a_whole_game_on_a_phone_by_touch(
    browser: Browser, server: ServerProcess, size: tuple[int, int], seats: tuple[str, ...]
) -> None:
    held = {"width": size[0], "height": size[1]}
    phone = {"viewport": held, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    player = Player(browser, server.url, **phone)
    player.set_up(seats, game="battle", **SHORT)
    play_out(player, random.Random(5))
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    assert not scrolls_sideways(player)
    player.leave()


# ---- the plan


def test_a_plan_is_shown_changed_and_sent_in_order(mira: Player) -> None:
    mira.set_up(("me", "random", "random"), game="battle", hits_to_lose="20")
    until(mira, "Attack", 4, random.Random(6))
    before = mira.seq
    weakest, *_, second, first = reversed(planning(mira).pieces[:4])
    plates = [aim.ids[0] for aim in planning(mira).aims]
    page = mira.page
    mira.press(weakest)
    expect(page.locator(".prompt .say")).to_contain_text("touch")
    mira.press(plates[0])
    mira.press(first)
    mira.press(second)
    mira.press(plates[1])
    pennants = page.locator(".bt-army.own .bt-pennant")
    expect(pennants).to_have_count(2)
    expect(page.locator(".bt-arrows g")).to_have_count(2)
    expect(page.get_by_role("region", name="Preview")).to_contain_text("If nobody blocks")
    expect(page.locator('.prompt [data-act="send"]')).to_have_text("Attack with 2 groups")
    expect(page.locator(".bt-pane.aimed")).to_have_count(2)

    page.keyboard.press("Escape")  # takes the last order back
    expect(pennants).to_have_count(1)
    mira.press(first)
    mira.press(plates[1])
    mira.press(second)
    mira.press(first)  # joins it
    expect(page.locator('.prompt [data-act="send"]')).to_have_text("Attack with 2 groups")
    assert mira.seq == before, "nothing is sent before it is sent"

    for _ in mira.waiting("the server did not answer the whole plan"):
        verbs = [line.split(" ")[1] for line in answers(mira)[-1].outlook.lines]
        if verbs[:3] in (["attack", "join", "attack"], ["attack", "attack", "join"]):
            break
    send(mira)
    told = own_words(page.locator(".log").inner_text())
    assert told.count("attacks random") == 2
    assert "adds" in told


def test_soldiers_are_drawn_onto_players_and_onto_each_other(mira: Player) -> None:
    mira.set_up(("me", "random", "random"), game="battle", hits_to_lose="20")
    until(mira, "Attack", 3, random.Random(7))
    first, second, third = planning(mira).pieces[:3]
    page = mira.page

    def drag(piece: str, onto: str) -> None:
        start, end = mira.thing(piece).bounding_box(), page.locator(onto).first.bounding_box()
        assert start is not None
        assert end is not None
        page.mouse.move(start["x"] + 10, start["y"] + 12)
        page.mouse.down()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        page.mouse.up()

    drag(first, '[data-pane="plate1"]')
    expect(page.locator(".bt-army.own .bt-soldier.sent")).to_have_count(1)
    drag(second, f'.card[data-at="{first}"]')
    expect(page.locator(".bt-army.own .bt-soldier.sent")).to_have_count(2)
    expect(page.locator(".bt-army.own .bt-pennant")).to_have_count(1)
    drag(third, '[data-pane="plate2"]')
    expect(page.locator(".bt-army.own .bt-pennant")).to_have_count(2)
    drag(third, ".prompt .say")  # anywhere else: held back
    expect(page.locator(".bt-army.own .bt-pennant")).to_have_count(1)
    page.locator('[data-act="clear"]').click()
    expect(page.locator(".bt-army.own .bt-soldier.sent")).to_have_count(0)


def test_what_cannot_be_done_says_why(mira: Player) -> None:
    mira.set_up(("me", "random"), game="battle", hits_to_lose="20")
    until(mira, "Attack", 2, random.Random(8))
    before = mira.seq
    mira.press("plate1")  # no soldier is picked up
    expect(mira.page.locator(".tip")).to_contain_text("first")
    hand = next(zone for zone in drawn(mira).zones if zone.id == "hand0")
    if hand.tokens:
        mira.thing(hand.tokens[0].id).click(force=True)
        expect(mira.page.locator(".tip")).to_contain_text("main step")
    assert mira.seq == before


def test_blows_are_staged_and_not_at_all_in_calm(browser: Browser, server: ServerProcess) -> None:
    """Soldiers that fall are marked in a moment of their own; with reduced motion there is no such moment."""
    watch = """
        window.falls = 0
        const count = () => { if (document.querySelector('.beat-mark.falls')) window.falls += 1 }
        new MutationObserver(count).observe(document, {subtree: true, childList: true})
    """
    for motion in ("no-preference", "reduce"):
        player = Player(browser, server.url, reduced_motion=motion)
        player.page.add_init_script(watch)

        def shown(page: Page = player.page) -> bool:
            return bool(page.evaluate("window.falls > 0"))

        moving = motion == "no-preference"
        for _ in range(6 if moving else 1):  # in a single game no soldier may fall
            player.set_up(("me", "random"), game="battle", **SHORT)
            play_out(player, random.Random(9), enough=shown)
            if shown():
                break
        assert shown() == moving
        player.leave()


# ---- the screen


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_everything_has_its_place_without_scrolling(browser: Browser, server: ServerProcess, seats: int) -> None:
    player = Player(browser, server.url)
    player.set_up(("me", *["random"] * (seats - 1)), game="battle", hits_to_lose="20")
    until(player, "Attack", 3, random.Random(10))
    draw_up(player, random.Random(10))
    for width, height in ((1280, 800), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert_in_place(player, seats, width, height)
    player.leave()


def test_twenty_stones_leave_the_prompt_in_sight_on_a_small_phone(browser: Browser, server: ServerProcess) -> None:
    """A castle of twenty hits once stood in one column and pushed the buttons off a phone on its side."""
    player = Player(browser, server.url, viewport={"width": 568, "height": 320}, has_touch=True, is_mobile=True)
    player.set_up(("me", "random"), game="battle", hits_to_lose="20")
    until(player, "Attack", 3, random.Random(10))
    send = player.page.locator(".prompt [data-act=send]")
    expect(send).to_be_in_viewport(ratio=1)
    box = send.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    said = player.page.locator(".prompt .say").bounding_box()
    assert said is not None
    assert said["y"] + said["height"] <= box["y"] + 1, "the button covers the end of the sentence"
    player.leave()


def assert_in_place(player: Player, seats: int, width: int, height: int) -> None:
    """Every part of the table is on the screen, and no two lie over each other."""
    page = player.page
    scrolls = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    assert page.evaluate(scrolls) == [0, 0]
    boxes = page.locator(".bt-pane, .bt-army.own, .prompt, .zone.hand").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
    )
    assert len(boxes) == seats + 2
    for left, top, right, bottom in boxes:
        assert -1 <= left < right <= width + 1
        assert -1 <= top < bottom <= height + 1
    panes = [box for box in boxes if box[3] <= boxes[-1][1]]
    for i, one in enumerate(panes):
        for other in panes[i + 1 :]:
            apart = one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1
            assert apart, "two parts of the table lie over each other"


@pytest.mark.parametrize("device", SCREENS, ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, server: ServerProcess, device: dict[str, Any]) -> None:
    player = Player(browser, server.url, bypass_csp=True, **device)
    player.set_up(("me", *["random"] * 3), game="battle", teams="alliance", hits_to_lose="20")
    rng = random.Random(11)
    assert player.asked_or_over()
    found = serious(player)
    until(player, "Attack", 3, rng)
    draw_up(player, rng)
    player.page.wait_for_timeout(200)
    found += serious(player)
    player.press(planning(player).pieces[0])
    found += serious(player)
    player.page.keyboard.press("Escape")
    send(player)
    until(player, "Block", 1, rng)
    found += serious(player)
    player.leave()
    assert found == []
