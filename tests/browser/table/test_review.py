"""The review of a finished game: every move by turn, the costly ones by loss, and another try from a position."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import PHONE, scrolls_sideways
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

VERDICTS = ("best", "about as good", "only move", "")
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}


def review_of(player: Player, seed: int, turns: int = 4) -> Locator:
    """Play a short game and open its review."""
    player.set_up(("me", "random"), turn_limit=str(turns), first_player="seat0")
    player.play_on(fighting(random.Random(seed)))
    player.page.get_by_role("region", name="Result").get_by_role("link", name="Review").click()
    review = player.page.get_by_role("region", name="Review")
    expect(review.locator("[data-step]").first).to_be_visible()
    return review


def test_every_move_stands_in_its_turn_with_what_was_better(mira: Player) -> None:
    review = review_of(mira, 7)
    expect(review.get_by_role("img", name="Your winning chance")).to_be_visible()
    expect(review.get_by_text("costly move").or_(review.get_by_text("No mistake"))).to_be_visible()
    turns = review.locator("p.when").all_inner_texts()
    assert [int(re.findall(r"Turn (\d+),", turn)[0]) for turn in turns] == [1, 2, 3, 4]
    steps = [int(row.get_attribute("data-step") or -1) for row in review.locator("[data-step]").all()]
    assert steps == sorted(steps)
    verdicts = review.locator(".verdict-word").all_inner_texts()
    assert set(verdicts) <= set(VERDICTS)
    assert {"best", "about as good"} & set(verdicts)  # good moves are listed too
    for costly in review.locator(".costly").all():
        expect(costly).to_contain_text("Best was ")
        expect(costly).to_contain_text("winning chance")


def test_another_player_s_move_is_judged_by_what_that_player_saw(mira: Player) -> None:
    """The table shows the position with that player's eyes, where the better move can be found."""
    review = review_of(mira, 7)
    theirs = review.locator("ol.by-turn > li", has=mira.page.locator("p.when", has_text="random"))
    judged = theirs.locator("[data-step]", has=mira.page.locator(".lost, .verdict-word:not(:empty)"))
    row = judged.filter(has_not=mira.page.locator(".played .mark")).first  # the mark is of a player who answers
    expect(row).to_be_visible()
    row.click()
    expect(mira.page.get_by_label("Seen by")).to_have_value("1")
    expect(row).to_have_class(re.compile("here"))
    told = mira.page.get_by_role("status").filter(has_text="before it was played")
    expect(told).to_contain_text(re.compile("was the best move|about as good as the best move|cost"))


def test_a_touch_shows_the_position_before_the_move(mira: Player) -> None:
    review = review_of(mira, 7)
    row = review.locator("[data-step]", has=mira.page.locator(".verdict-word", has_text=re.compile("best|good"))).first
    row.click()
    expect(mira.page.get_by_role("slider")).to_have_value(row.get_attribute("data-step") or "")
    expect(mira.page.get_by_label("Seen by")).to_have_value("0")
    told = mira.page.get_by_role("status").filter(has_text="before it was played")
    expect(told).to_contain_text(re.compile("was the best move|about as good as the best move|cost"))
    expect(row).to_have_class(re.compile("here"))


def test_the_costly_moves_by_loss(mira: Player) -> None:
    review = next(found for seed in range(6) if (found := review_of(mira, seed, 8)).locator(".costly").count() > 1)
    review.get_by_role("button", name="By loss").click()
    losses = [int(re.findall(r"−(\d+)", text)[0]) for text in review.locator(".lost").all_inner_texts()]
    assert len(losses) > 1
    assert losses == sorted(losses, reverse=True)
    mira.page.get_by_role("button", name="Close the review").click()
    expect(review).to_be_hidden()


@pytest.mark.parametrize("context", [{}, PHONE, LANDSCAPE], ids=["desktop", "phone", "sideways"])
def test_a_position_is_tried_again_at_a_fresh_table(
    browser: Browser, server: ServerProcess, context: dict[str, object]
) -> None:
    """The same hand, the same question and the same bot; the visitor plays on, and the game is not rated."""
    player = Player(browser, server.url, **context)
    review = review_of(player, 7)
    old = player.page.url.partition("#")[0].rpartition("/")[2]
    row = review.locator(
        "[data-step]", has=player.page.locator(".verdict-word", has_text=re.compile("best|good"))
    ).first
    row.click()
    step = int(row.get_attribute("data-step") or 0)
    expect(player.page.get_by_role("slider")).to_have_value(str(step))
    player.page.get_by_role("button", name="Close the review").click()
    expect(player.page.locator(".zone.hand [data-token]").first).to_be_visible()
    hand = player.page.locator(".zone.hand [data-token]").evaluate_all("all => all.map(one => one.ariaLabel)")
    button = player.page.get_by_role("button", name="Try it from here")
    expect(button).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(player)
    player.scene, player.seq = None, 0
    button.click()
    player.page.wait_for_url("**/t/*")
    id = player.page.url.rpartition("/")[2]
    assert id != old
    table = player.at_table(id)
    assert "goes on from a finished game" in table.unrated
    assert [seat.name for seat in table.players][1].lower() == "random"
    assert player.asked_or_over()
    assert player.seq >= step > 0
    now = player.page.locator(".zone.hand [data-token]").evaluate_all("all => all.map(one => one.ariaLabel)")
    names = [[str(label).split(",")[0] for label in cards] for cards in (hand, now)]
    assert names[0] == names[1]
    player.play_on(fighting(random.Random(1)))
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    player.leave()


def test_nothing_is_tried_where_the_game_is_over(mira: Player) -> None:
    review_of(mira, 7)
    mira.page.get_by_role("button", name="Close the review").click()
    mira.page.get_by_role("button", name="To the end").click()
    expect(mira.page.get_by_role("button", name="Try it from here")).to_have_count(0)
