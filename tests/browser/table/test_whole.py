"""Nothing is cut off, covered or moved away: faults that were found by looking at whole games."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import PHONE
from tests.browser.games.battle import settle, until
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

GAMES = ("royals", "battle", "royal-battles", "battle-royal", "royal-ascension")
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}
CUT = """() => {
    const bar = document.querySelector('.bar')
    const narrow = getComputedStyle(bar.querySelector('.brief')).display !== 'none'
    const home = bar.querySelector(narrow ? '.brief' : '.facts').getBoundingClientRect()
    const parts = [...bar.querySelectorAll(narrow ? '.brief > .fact' : '.facts > .fact')]
    const seen = parts.filter(part => part.getBoundingClientRect().top < home.bottom - 3)
    const over = part => part.getBoundingClientRect().right > home.right + 2 || part.scrollWidth > part.clientWidth + 1
    const cut = seen.filter(over)
    return { seen: seen.length, cut: cut.map(part => part.textContent) }
}"""


@pytest.mark.parametrize("context", [PHONE, LANDSCAPE], ids=["upright", "sideways"])
def test_a_fact_of_the_bar_is_whole_or_left_out(
    browser: Browser, server: ServerProcess, context: dict[str, object]
) -> None:
    player = Player(browser, server.url, **context)
    for game in GAMES:
        player.set_up(("me", "random", "random") if game == "royal-ascension" else ("me", "random"), game=game)
        assert player.asked_or_over()
        found = player.page.evaluate(CUT)
        assert found["cut"] == [], game
        assert found["seen"] > 0 or game in ("royal-battles", "royal-ascension")  # long titles, and long facts
    player.leave()


def test_a_preview_in_battle_is_as_high_as_the_last_turn(mira: Player) -> None:
    """The rows stay where they are, however many acts the panel above them has told."""
    mira.page.set_viewport_size({"width": 1440, "height": 900})
    mira.set_up(("me", "greedy"), game="battle")
    slot = mira.page.locator(".preview-slot")
    heights = set()
    choose = fighting(random.Random(1))
    for _ in range(14):
        if not mira.asked_or_over():
            break
        assert mira.scene is not None
        heights.add(slot.evaluate("slot => slot.offsetHeight"))
        rows = mira.page.locator(".options:not(.plan) .option[data-choice]")
        if rows.count():
            rows.first.hover()
            heights.add(slot.evaluate("slot => slot.offsetHeight"))
        if mira.scene.planning is not None:
            mira.page.locator('.prompt [data-act="send"]').click()
            mira.moved_on(mira.seq - 1)
            mira.page.wait_for_timeout(50)
            continue
        mira.touch(choose(mira.scene.choices))
    assert len(heights) == 1


def test_no_word_under_the_soldiers_is_half_covered(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    player.set_up(("me", "greedy"), game="battle", hits_to_lose="20")
    until(player, "Attack", 2, random.Random(3))
    covered = player.page.locator(".bt-pane .bt-note").evaluate_all(
        """notes => notes.filter(note => {
            const box = note.getBoundingClientRect()
            if (box.width === 0) return false
            const at = x => document.elementFromPoint(x, box.top + box.height / 2)
            return ![box.left + 2, box.left + box.width / 2, box.right - 2].every(x => note.closest('.bt-foot').contains(at(x)))
        }).map(note => note.textContent)"""
    )
    assert covered == []
    player.leave()


def test_a_preview_on_the_map_of_a_phone_leaves_the_prompt_in_sight(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    player.set_up(("me", "greedy"), game="battle-royal")
    for _ in player.waiting("the others' turn was not told"):
        assert player.asked_or_over()
        assert player.scene is not None
        goal = next((choice for choice in player.scene.choices if choice.line.split(" ")[1] == "place"), None)
        if goal is not None and player.page.locator(".recap-strip").count():
            break
        player.touch(next(choice for choice in player.scene.choices if choice.line.endswith("done")))
    player.thing(goal.touch[0]).hover() if goal else None
    line = player.page.locator(".preview-line").bounding_box()
    prompt = player.page.locator(".prompt").bounding_box()
    assert line is not None
    assert prompt is not None
    assert line["y"] + line["height"] <= prompt["y"] + 1
    for button in player.page.locator(".br-tools .btn").all():  # "Thin places" too
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1")
    player.leave()


def test_the_sentence_of_a_touched_royal_is_whole_on_a_phone_held_sideways(
    browser: Browser, server: ServerProcess
) -> None:
    player = Player(browser, server.url, **LANDSCAPE)
    player.set_up(("me", "random"), first_player="seat0")
    choose = fighting(random.Random(2))
    for _ in range(60):
        assert player.asked_or_over()
        assert player.scene is not None
        recruit = next((one for one in player.scene.choices if one.line.split(" ")[1] == "recruit"), None)
        if recruit is not None:
            break
        player.touch(choose(player.scene.choices))
    assert recruit is not None
    player.press(recruit.touch[0])
    expect(player.page.locator(".prompt .acts")).to_be_visible()
    area = player.page.locator(".prompt-area")
    assert area.evaluate("one => one.scrollTop === 0 && one.scrollHeight <= one.clientHeight + 1")
    player.page.locator(".prompt .say").evaluate("say => say.append(' and so on'.repeat(40))")  # the longest sentence
    covered = player.page.locator(".prompt .acts .btn").evaluate_all(
        """all => all.filter(one => {
            const box = one.getBoundingClientRect()
            const seen = y => one.contains(document.elementFromPoint(box.x + box.width / 2, y))
            return !(seen(box.top + 3) && seen(box.bottom - 3))
        }).length"""
    )
    assert covered == 0
    begins = "area => area.querySelector('.say').getBoundingClientRect().top >= area.getBoundingClientRect().top"
    assert area.evaluate(begins)
    player.leave()


def test_pointing_at_a_button_moves_nothing_on_a_phone_held_sideways(browser: Browser, server: ServerProcess) -> None:
    """The last turn stays above the question: were it to go, the button would leave the pointer, and come back."""
    player = Player(browser, server.url, **LANDSCAPE)
    buttons = player.page.locator(".prompt .acts .btn:visible")

    def asked_after_another() -> bool:
        """Whether a new game comes to a question with a button below the last turn of another."""
        player.set_up(("me", "random", "random"), game="royal-ascension")
        while player.asked_or_over():
            assert player.scene is not None
            if buttons.count() and player.page.locator(".recap-strip:visible").count():
                return True
            player.touch(player.scene.choices[-1])
        return False

    assert any(asked_after_another() for _ in range(5))
    buttons.first.hover(trial=True)  # waits until the button stands still
    before = buttons.first.bounding_box()
    buttons.first.hover()
    expect(player.page.locator(".preview-line")).to_be_attached()
    assert buttons.first.bounding_box() == before
    player.leave()


@pytest.mark.parametrize("context", [PHONE, LANDSCAPE], ids=["upright", "sideways"])
def test_marks_of_the_last_turn_leave_the_ranks_free(
    browser: Browser, server: ServerProcess, context: dict[str, object]
) -> None:
    player = Player(browser, server.url, **context)
    player.set_up(("me", "greedy"), game="royal-battles", army_white="PNQK", army_black="PRBK")
    for _ in range(12):
        assert player.asked_or_over()
        assert player.scene is not None
        if player.page.locator(".trace-mark").count():
            break
        player.touch(player.scene.choices[0])
    hidden = player.page.evaluate(
        """() => {
            const marks = [...document.querySelectorAll('.trace-mark')].map(mark => mark.getBoundingClientRect())
            return [...document.querySelectorAll('.rb-cell .card:not(.rb-unit)')].filter(card => {
                const box = card.getBoundingClientRect()
                const [right, bottom] = [box.left + box.width * 0.42, box.top + box.height * 0.38]  // of the rank
                const over = mark => mark.left < right && mark.right > box.left && mark.top < bottom && mark.bottom > box.top
                return marks.some(over)
            }).length
        }"""
    )
    assert player.page.locator(".trace-mark").count() > 0
    assert hidden == 0
    player.leave()


def test_what_spaces_bring_covers_nothing_on_a_phone_held_sideways(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **LANDSCAPE)
    player.set_up(("me", "random", "random"), game="royal-ascension")
    for _ in range(40):
        assert player.asked_or_over()
        assert player.scene is not None
        if player.page.locator(".ra-space.reach").count():
            break
        player.touch(player.scene.choices[0])
    expect(player.page.locator(".ra-space .badge").filter(visible=True)).to_have_count(0)
    expect(player.page.locator(".prompt .say")).to_contain_text(re.compile(r"walk to \d+"))
    player.leave()


PLURAL = re.compile(
    r"(?<!Round )(?<!Turn )(?<![\d.,:=+−÷×-] )(?<![\d.])"
    r"\b1 (points|hits|cards|units|territories|pawns|turns|rounds|soldiers|moves(?! the)|squares)\b"
)


@pytest.mark.parametrize("game", GAMES)
def test_one_of_a_thing_is_not_told_in_the_plural(mira: Player, game: str) -> None:
    """Neither on the table nor in anything that the page was sent: prompts, previews, labels, log."""
    seats = ("me", "greedy", "random") if game == "royal-ascension" else ("me", "greedy")
    mira.set_up(seats, game=game, **({"army_choice": "random"} if game == "royal-battles" else {}))
    rng = random.Random(4)
    seen = ""
    for _ in range(16):
        if not mira.asked_or_over():
            break
        seen += mira.page.locator(".table").inner_text()
        assert mira.scene is not None
        if mira.scene.planning is not None:
            before = mira.seq
            mira.page.locator('.prompt [data-act="send"]').click()
            settle(mira, before)
        else:
            mira.touch(rng.choice(mira.scene.choices))
    sent = "\n".join(frame.decode() for frame in mira.sent)
    assert PLURAL.findall(seen.replace("\n", " ")) == []
    assert PLURAL.findall(sent) == []
