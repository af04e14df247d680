"""The end of a game: the result at the table, its chart, its moments, and sharing it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import scrolls_sideways
from tests.browser.games.battle import send, under_attack
from tests.browser.page import Player, fighting
from tests.browser.steps import open_account, sit_in_the_middle
from tests.server.servers.process import ServerProcess

PORTRAIT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DECIDED = re.compile(
    r"Turn \d+ decided it: (you|greedy) [^.]+\.\s*(Your|Even so, your) winning chance (rose|fell) from \d+ to \d+\s%"
)

pytestmark = pytest.mark.release
LANDSCAPE = {**PORTRAIT, "viewport": {"width": 844, "height": 390}}


def result_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Result")


def finish(
    player: Player, seed: int = 1, game: str = "royals", bots: tuple[str, ...] = ("greedy",), **more: str
) -> None:
    """Play a whole game and wait for its result."""
    player.set_up(("me", *bots), game=game, **more)
    player.play_on(fighting(random.Random(seed)))
    expect(result_of(player)).to_be_visible()


def test_the_result_stands_in_the_prompts_place_with_the_board_in_sight(mira: Player) -> None:
    finish(mira, turn_limit="8")
    result, page = result_of(mira), mira.page
    expect(page.locator("dialog[open], [role=dialog]")).to_have_count(0)
    board, box = page.locator(".board").bounding_box(), result.bounding_box()
    assert board is not None
    assert box is not None
    assert box["y"] >= board["y"] + board["height"] - 1  # the board is not covered
    expect(result.get_by_role("heading")).to_be_focused()
    expect(result.get_by_role("heading")).to_have_text(re.compile(r"^(You win|greedy wins|A draw)$"))
    expect(result.get_by_role("status").last).to_have_text(re.compile(r"points"))
    expect(page.locator(".btn.primary:visible")).to_have_count(1)
    expect(page.locator(".btn.primary:visible")).to_have_text("Rematch")
    expect(page.locator(".bar .fact.on")).to_have_text(["over", "over"])  # wide and narrow
    expect(page.locator(".bar .brief .fact").last).to_have_text(re.compile(r"^\d+ turns?$"))
    assert mira.scene is not None
    assert mira.scene.result is not None
    best = mira.scene.result.index(max(mira.scene.result))
    points = next(gauge.value for gauge in mira.scene.gauges if gauge.id == f"points{best}")
    first = page.get_by_role("region", name="Final standings").get_by_role("listitem").first
    expect(first).to_contain_text(f"{points} point")


def test_the_chart_arrives_and_a_moment_leads_to_its_step_of_the_replay(mira: Player) -> None:
    finish(mira, seed=3, turn_limit="14")
    decided = mira.page.get_by_role("region", name="What decided it")
    expect(decided).to_have_attribute("aria-busy", "false")
    expect(decided.get_by_role("img")).to_have_attribute(
        "aria-label", re.compile(r"winning chance by turn: \d+\s% at first")
    )
    expect(result_of(mira)).to_contain_text(DECIDED)
    apart = """row => {
        const turn = row.querySelector('.num')
        turn.className = 'num'
        turn.textContent = 'setup'  // the longest name of a turn
        return row.querySelector('.told').getBoundingClientRect().left - turn.getBoundingClientRect().left - turn.scrollWidth
    }"""
    assert mira.page.locator("[data-moment]").last.evaluate(apart) >= 0
    moment = mira.page.locator("[data-moment]").first
    step = moment.get_attribute("data-moment")
    moment.click()
    mira.page.wait_for_url(f"**/r/*#at={step}")
    expect(mira.page.get_by_role("slider", name="Step")).to_have_value(step or "")


def test_a_battle_tells_hits_with_their_unit_and_the_winner_first(mira: Player) -> None:
    finish(mira, game="battle", bots=("squire",))
    result = result_of(mira)
    expect(result).to_contain_text(re.compile(r"\d+ hits taken, out"))
    standings = mira.page.get_by_role("region", name="Final standings").get_by_role("listitem")
    expect(standings.first).to_contain_text(re.compile(r"\d+ hits? taken$"))
    expect(standings.last).to_contain_text(re.compile(r"\d+ hits taken, out$"))
    assert not re.search(r"([6-9]) of 5", mira.page.locator(".table").inner_text())


def test_more_hits_than_stones_are_not_counted_as_a_part(mira: Player) -> None:
    """A castle that falls at the first hit and takes three says so: "3 hits", never "3 of 1"."""
    sit_in_the_middle(mira, under_attack(groups=3, soldiers=1, hits_to_lose=1), 1)
    send(mira)  # no soldier blocks
    assert not mira.asked_or_over()
    expect(result_of(mira)).to_contain_text(re.compile(r"\b3 hits taken, out"))
    said = mira.page.locator(".table").evaluate(
        "table => [table.innerText, ...[...table.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)].join('\\n')"
    )
    counts = re.findall(r"(\d+) of (\d+)", said)
    assert [pair for pair in counts if int(pair[0]) > int(pair[1])] == []


def test_the_result_is_shared_as_a_link_and_as_a_picture(mira: Player) -> None:
    mira.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finish(mira, turn_limit="6")
    table = mira.page.url.rpartition("/")[2]
    result_of(mira).get_by_role("button", name="Share").click()
    result_of(mira).get_by_role("button", name="Copy the link").click()
    expect(result_of(mira)).to_contain_text("The link is copied.")
    assert mira.page.evaluate("navigator.clipboard.readText()") == f"{mira.url}/r/{table}"
    with mira.page.expect_download() as download:
        result_of(mira).get_by_role("button", name="Save a picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000


def test_a_spectator_is_told_who_won_and_offered_no_rematch(mira: Player) -> None:
    mira.set_up(("greedy", "random"), turn_limit="6")
    result = result_of(mira)
    expect(result.get_by_role("heading")).to_have_text(re.compile(r"wins$|^A draw$"))
    expect(result.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(result.get_by_role("link", name="Review")).to_be_visible()


def test_the_result_fits_a_phone_upright_and_on_its_side(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PORTRAIT)
    finish(player, seed=3, turn_limit="8")
    expect(player.page.locator(".decided")).to_have_attribute("aria-busy", "false")
    fourth = "review => review.insertAdjacentHTML('beforebegin', '<button class=\"btn quiet\">Next: Seraphine, Monarch</button>')"
    result_of(player).locator(".acts > *", has_text="Review").evaluate(fourth)  # as after a win against a character
    for kind in (PORTRAIT, LANDSCAPE):
        size = kind["viewport"]
        assert isinstance(size, dict)
        player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for name in ("Rematch", "Review", "Share"):
            box = result_of(player).locator(".acts > *", has_text=name).bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert box["y"] + box["height"] <= size["height"]
            assert box["x"] + box["width"] <= size["width"]
        assert not scrolls_sideways(player)
    player.page.set_viewport_size({"width": 390, "height": 700})  # a short phone: the board stays off the player's name
    uncovered = """name => {
        const box = name.getBoundingClientRect()
        return name.contains(document.elementFromPoint(box.left + box.width / 3, box.top + box.height / 2))
    }"""
    assert player.page.locator(".mine .plate .name").evaluate(uncovered)
    player.page.get_by_role("button", name="Details").click()
    expect(player.page.get_by_role("region", name="Final standings")).to_be_visible()
    inside = """rail => {
        const last = [...rail.querySelectorAll('section, a, button')].filter(one => one.checkVisibility()).at(-1)
        last.scrollIntoView()
        const low = last.getBoundingClientRect().bottom
        return low <= rail.getBoundingClientRect().bottom + 1 && low <= innerHeight
    }"""
    assert player.page.locator(".rail").evaluate(inside)  # all of it can be scrolled to, inside its sheet
    player.leave()


def test_with_the_keyboard_alone_the_first_stop_after_the_result_is_the_rematch(mira: Player) -> None:
    finish(mira, turn_limit="6")
    first = mira.page.url
    mira.page.keyboard.press("Shift")
    heading = result_of(mira).get_by_role("heading")
    assert heading.evaluate("one => getComputedStyle(one).outlineStyle") == "none"  # a ring would cut the score below
    mira.page.keyboard.press("Tab")
    expect(result_of(mira).get_by_role("button", name="Rematch")).to_be_focused()
    mira.page.keyboard.press("Enter")
    mira.page.wait_for_url(lambda url: "/t/" in url and url != first)


def test_a_rated_game_shows_how_it_changed_the_rating(mira: Player) -> None:
    open_account(mira, "Mira Rated", "a long password")
    expect(mira.page.locator("button.visitor")).to_contain_text("Mira Rated")
    mira.set_up(("me", "greedy"))  # by the standard rules: with house rules no game is rated
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_role("button", name="Resign").click()
    mira.page.get_by_role("button", name="Yes, I resign").click()
    rating = mira.page.get_by_role("region", name="Rating in Royals")
    expect(rating).to_contain_text(re.compile(r"1500 → \d{4}.*[+−]\d+"))
