"""From the workshop to the first moves by keyboard alone: a unit, a scenario with armies by points, a battle."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page import Player
from tests.browser.steps import press_until_moved

pytestmark = pytest.mark.release

FARTHEST = 120  # stops of the Tab key
MOVES = 6

FOCUSED = """([selector, label]) => {
    const one = document.activeElement
    if (!one || one === document.body || !one.matches(selector)) return false
    const words = [one.getAttribute('aria-label'), one.labels?.[0]?.textContent, one.textContent]
    return label === '' || words.some(word => word?.trim().toLowerCase().startsWith(label.toLowerCase()))
}"""
"""Whether the focus is on such an element, named like that."""

SHOWN = """() => {
    const one = document.activeElement
    const look = () => [one, one.parentElement, one.parentElement?.parentElement].filter(Boolean).map(each => {
        const style = getComputedStyle(each)
        const outline = style.outlineStyle === 'none' ? '' : style.outline
        return [outline, style.boxShadow, style.borderColor, getComputedStyle(each, '::before').boxShadow].join()
    }).join()
    const box = one.getBoundingClientRect()
    const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    const focused = look()
    one.blur()
    const differs = look() !== focused
    one.focus()
    return [seen, differs]
}"""
"""Whether the focused element is on the screen, and whether it looks different with the focus."""


def tab_to(page: Page, selector: str, label: str = "") -> None:
    """Press Tab until the focus is there; it must be in sight and shown."""
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, [selector, label]):
            assert page.evaluate(SHOWN) == [True, True], f"the focus on {selector} {label} is not shown"
            return
    raise AssertionError(f"Tab does not reach {selector} {label}")


def typed(page: Page, text: str) -> None:
    """Replace what stands in the field."""
    page.keyboard.press("Control+a")
    page.keyboard.type(text)


def test_from_the_workshop_to_the_first_moves_by_keyboard(mira: Player) -> None:
    page = mira.page
    make_a_unit(page, mira.url)
    make_a_scenario(page, mira.url)
    page.wait_for_url("**/t/*")
    build_an_army(mira)
    rng = random.Random(5)
    for _ in range(MOVES):
        assert mira.asked_or_over()
        press_until_moved(mira, rng, mira.seq)


def make_a_unit(page: Page, url: str) -> None:
    page.goto(f"{url}/workshop")
    expect(page.locator(".ws-coin")).to_be_visible()
    tab_to(page, ".ws-who input", "Name")
    typed(page, "Warden")
    tab_to(page, ".ws-who input", "Letter")
    typed(page, "W")
    tab_to(page, "input[type=radio]", "Melee")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Ranged", exact=True)).to_be_checked()
    page.keyboard.press("ArrowLeft")
    tab_to(page, "[role=spinbutton]", "")
    page.keyboard.press("End")
    expect(page.get_by_role("spinbutton", name="Life", exact=True)).to_have_text("14")
    page.keyboard.press("ArrowDown")
    tab_to(page, "[data-act=save]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="The Warden is saved")).to_be_visible()


def make_a_scenario(page: Page, url: str) -> None:
    page.goto(f"{url}/scenarios")
    expect(page.get_by_text("This scenario can be played.")).to_be_visible()
    tab_to(page, ".sc-form input", "Title")
    typed(page, "The Wardens")
    tab_to(page, ".sc-form select", "Who fights")
    tab_to(page, ".sc-form input", "Points of an army")
    typed(page, "420")
    for side in (0, 1):
        units = page.locator(f".sc-side[data-seat='{side}'] .sc-man")
        if units.count():
            tab_to(page, f".sc-side[data-seat='{side}'] .sc-man")
        for left in range(units.count() - 1, -1, -1):
            page.keyboard.press("Enter")
            expect(units).to_have_count(left)
            page.wait_for_function("() => document.activeElement !== document.body")
            assert page.evaluate(SHOWN) == [True, True]  # the focus is not lost with the unit
    expect(page.get_by_text("this side chooses its units")).to_have_count(2)
    tab_to(page, ".sc-aside [data-act=play]")
    page.keyboard.press("Enter")


def build_an_army(player: Player) -> None:
    page = player.page
    assert player.asked_or_over()
    warden = page.get_by_role("button", name="Add a Warden")
    expect(warden).to_be_visible()
    tab_to(page, "button", "Add a Warden")
    page.keyboard.press("Enter")
    places = page.locator(".rb-camp .rb-place:not(.free)")
    expect(places).to_have_count(1)
    tab_to(page, ".rb-camp button", "Remove the Warden")
    page.keyboard.press("Enter")
    expect(places).to_have_count(0)
    page.wait_for_function("() => document.activeElement !== document.body")  # the focus is not lost with the unit
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(places).to_have_count(2)
    tab_to(page, ".prompt .btn", "Ready")
    page.keyboard.press("Enter")
    expect(page.locator(".rb-board")).to_be_visible()
    assert re.fullmatch(r".*/t/\w+", page.url)
