"""The unit workshop and the scenarios of Royal Battles in the browser: made, tried, kept, shared and played."""

from __future__ import annotations

import importlib.resources
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import SCREENS, scrolls_sideways, serious
from tests.browser.page import Player
from tests.games.royal_battles.falconer import FALCONER_FILE
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}


def opened(player: Player, unit: dict[str, Any] | None = None) -> None:
    """The workshop with a unit of a file, priced."""
    player.page.goto(f"{player.url}/workshop")
    expect(player.page.locator(".ws-coin")).to_be_visible()
    if unit is not None:
        content = json.dumps(unit).encode()
        file = player.page.locator("[data-file=unit]")
        file.set_input_files({"name": "unit.json", "mimeType": "application/json", "buffer": content})


def number(player: Player, name: str) -> Locator:
    return player.page.get_by_role("spinbutton", name=name, exact=True)


def price(player: Player) -> int:
    return int(player.page.locator(".ws-coin").inner_text().split()[0])


def test_every_step_is_priced_and_undone_and_the_draft_survives_a_reload(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    expect(number(mira, "Life")).to_have_text("9")
    total = page.locator(".ws-total")
    before = total.inner_text()
    number(mira, "Armour").press("ArrowUp")
    expect(number(mira, "Armour")).to_have_text("3")
    expect(total).to_contain_text("Armour 2 → 3: +")
    raised = price(mira)
    page.reload()
    expect(number(mira, "Armour")).to_have_text("3")
    expect(page.locator(".ws-coin")).to_contain_text(str(raised))
    number(mira, "Life").press("End")
    expect(number(mira, "Life")).to_have_text("14")
    number(mira, "Life").press("ArrowUp")
    expect(page.get_by_text("Life is 4 to 14.")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(number(mira, "Life")).to_have_text("9")
    expect(page.locator(".ws-coin")).to_contain_text(str(raised))
    assert raised > int(before.split()[0])
    page.keyboard.press("Control+Shift+z")
    expect(number(mira, "Life")).to_have_text("14")
    page.get_by_role("button", name="Undo").click()
    expect(number(mira, "Life")).to_have_text("9")
    page.get_by_role("button", name="Redo").click()
    expect(number(mira, "Life")).to_have_text("14")
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()


def test_no_label_of_the_advantage_is_cut_on_a_desktop(mira: Player) -> None:
    """Once "Position" read "Positi": the words to choose from lay over it."""
    page = mira.page
    opened(mira, FALCONER_FILE)
    page.get_by_role("button", name="more, all off").click()
    cut = page.locator(".ws-param > span:first-child").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []


def test_a_saved_unit_is_taken_into_an_army_by_points(mira: Player) -> None:
    """The form for a new table offers what the visitor keeps; before, only a file could bring a unit to the table."""
    page = mira.page
    opened(mira, FALCONER_FILE)
    page.locator("[data-act=save]").click()
    expect(page.get_by_text("Saved on this device and on the server")).to_be_visible()
    page.goto(f"{mira.url}/new/royal-battles")
    page.get_by_text("Armies by points").first.click()
    page.get_by_role("button", name="House rules").click()
    mine = page.get_by_role("group", name="Your units").get_by_label("Falconer")
    mine.check()
    expect(page.locator("#option-units")).to_have_text("Falconer")
    mine.uncheck()
    expect(page.locator("#option-units")).to_have_text("none")
    mine.check()
    expect(page.locator("#option-units")).to_have_text("Falconer")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    mira.press("kind.falconer")
    expect(page.locator(".rb-place .name").first).to_have_text("Falconer", ignore_case=True)


def test_raising_easy_lifts_the_others_and_says_so(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(number(mira, "Easy")).to_have_text("3")
    for value in ("4", "5", "6"):
        number(mira, "Easy").press("ArrowUp")
        expect(number(mira, "Easy")).to_have_text(value)
    expect(number(mira, "Optimal")).to_have_text("6")
    expect(page.get_by_text("Optimal is 6 now too")).to_be_visible()
    page.get_by_label("Letter").fill("K")
    expect(page.get_by_text("The letter K is the king's. Free: A C D")).to_be_visible()
    expect(page.locator("[data-act=save]")).to_be_disabled()


def test_files_that_are_not_units_are_refused_with_the_field(mira: Player) -> None:
    page = mira.page
    opened(mira, {name: value for name, value in FALCONER_FILE.items() if name != "armour"})
    expect(page.get_by_text("This file is not a unit: armour is missing.")).to_be_visible()
    expect(page.locator(".ws-card h2")).to_have_text("Recruit")
    opened(mira, FALCONER_FILE | {"aura": 3})
    expect(page.get_by_text("This file is from a newer Regalia: field 'aura' is unknown.")).to_be_visible()
    opened(mira, FALCONER_FILE | {"life": 17})
    expect(page.get_by_text("This unit cannot be opened. Life 17: Life is 4 to 14.")).to_be_visible()
    opened(mira, FALCONER_FILE | {"damage": [6, 5, 7]})
    expect(page.get_by_text("cannot be opened. Easy 6: Easy may not be above Optimal, which is 5.")).to_be_visible()
    opened(mira, FALCONER_FILE | {"advantage": FALCONER_FILE["advantage"] | {"heal_per_trump": 2}})
    expect(page.get_by_text("A unit that heals must have its own side as target.")).to_be_visible()
    expect(page.get_by_text("is unknown")).to_have_count(0)  # what was said about the file before is gone
    opened(mira, FALCONER_FILE | {"name": 3})
    expect(page.get_by_text("This unit cannot be opened. Name 3: A name is 1 to 10 letters a to z")).to_be_visible()
    opened(mira, FALCONER_FILE | {"aura": 3, "advantage": FALCONER_FILE["advantage"] | {"glow": 1}})
    expect(page.get_by_text("fields 'advantage.glow' and 'aura' are unknown.")).to_be_visible()
    page.get_by_role("button", name="Open it without?").click()
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    expect(page.locator("[data-act=try]")).to_be_enabled()


def test_the_same_file_is_read_again_once_it_is_corrected(mira: Player, tmp_path: Path) -> None:
    page, path = mira.page, tmp_path / "falconer.json"
    opened(mira)
    path.write_text(json.dumps(FALCONER_FILE | {"life": 17}))
    page.locator("[data-file=unit]").set_input_files(path)
    expect(page.get_by_text("This unit cannot be opened. Life 17: Life is 4 to 14.")).to_be_visible()
    path.write_text(json.dumps(FALCONER_FILE))
    page.locator("[data-file=unit]").set_input_files(path)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")


def test_the_shipped_units_are_opened_one_by_one(mira: Player) -> None:
    page = mira.page
    opened(mira)
    shipped = importlib.resources.files("regalia.games.royal_battles") / "data" / "units.toml"
    page.locator("[data-file=unit]").set_input_files(
        {"name": "units.toml", "mimeType": "application/toml", "buffer": shipped.read_bytes()}
    )
    expect(page.get_by_text("This file holds 6 units.")).to_be_visible()
    page.get_by_role("button", name="Bishop", exact=True).click()
    expect(number(mira, "Life")).to_have_text("10")
    expect(number(mira, "Life back per Trump")).to_have_text("3")
    expect(page.locator("[data-act=save]")).to_be_enabled()  # a copy with a name and letter of its own


def test_a_unit_that_was_changed_or_deleted_elsewhere_is_kept_all_the_same(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    page.locator("[data-act=save]").click()
    expect(page.get_by_text("Saved on this device and on the server")).to_be_visible()
    [work] = page.evaluate("fetch('/api/works').then(answer => answer.json())")
    newer = {"game": "royal-battles", "kind": "unit", "name": "Falconer", "content": FALCONER_FILE | {"life": 11}}
    change = "([id, work]) => fetch(`/api/works/${id}`, {method: 'PUT', body: JSON.stringify(work)})"
    page.evaluate(change, [work["id"], newer])
    page.reload()
    expect(number(mira, "Life")).to_have_text("11")
    expect(page.get_by_role("button", name="The Falconer is saved")).to_be_visible()
    page.evaluate("id => fetch(`/api/works/${id}`, {method: 'DELETE'})", work["id"])
    number(mira, "Life").press("ArrowDown")
    page.get_by_role("button", name="Save the Falconer").click()
    expect(page.get_by_text("Saved on this device and on the server")).to_be_visible()
    expect(page.get_by_text("Saved on this device only")).to_have_count(0)
    [again] = page.evaluate("fetch('/api/works').then(answer => answer.json())")
    assert again["id"] != work["id"]


def test_an_advantage_without_effect_is_told_in_the_words_of_the_form(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    page.get_by_role("radio", name="own", exact=True).check()
    page.get_by_text("more, all off").click()
    for name in ("Life back per Trump", "Cards on a hit", "Squares pushed"):
        number(mira, name).press("Home")
    expect(page.get_by_role("alert").filter(has_text="This Advantage does nothing")).to_have_text(
        "This Advantage does nothing: give it one of Life back per Trump, Cards on a hit, Squares pushed."
    )


def test_a_kept_draft_of_a_newer_version_is_shown_and_not_played(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    change = (
        "{ const kept = JSON.parse(localStorage['regalia.unit']); kept.unit.aura = 3; return JSON.stringify(kept) }"
    )
    newer = page.evaluate(f"(() => {change})()")
    page.goto(f"{mira.url}/gallery")
    page.evaluate("kept => localStorage.setItem('regalia.unit', kept)", newer)
    page.goto(f"{mira.url}/workshop")
    expect(page.get_by_text("No bot can play this yet: update the server.")).to_be_visible()
    expect(page.locator("[data-act=try]")).to_be_disabled()
    assert "first. Then you can save" not in page.locator(".ws-keep").inner_text()  # nothing here can be corrected


def test_a_unit_is_saved_shared_and_opened_as_a_copy(mira: Player, browser: Browser, server: ServerProcess) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    page.locator("[data-act=save]").click()
    expect(page.get_by_role("button", name="The Falconer is saved")).to_be_disabled()
    expect(page.get_by_text("Saved on this device and on the server")).to_be_visible()
    works = page.evaluate("fetch('/api/works').then(answer => answer.json())")
    assert [(work["kind"], work["name"]) for work in works] == [("unit", "Falconer")]
    with page.expect_download() as saved:
        page.locator("[data-act=file]").click()
    assert json.loads(Path(saved.value.path()).read_text())["letter"] == "F"
    other = Player(browser, server.url)
    other.page.goto(f"{server.url}/w/{works[0]['id']}")
    expect(other.page.locator(".ws-card h2")).to_have_text("Falconer")
    expect(other.page.get_by_role("button", name="Save the Falconer")).to_be_enabled()
    other.leave()
    page.reload()
    expect(page.get_by_role("navigation", name="Your units").get_by_role("button", name="Falconer")).to_be_visible()
    page.locator("[data-act=delete]").click()
    expect(page.get_by_role("button", name="Save the Falconer")).to_be_enabled()
    assert page.evaluate("fetch('/api/works').then(answer => answer.json())") == []


def test_a_link_does_not_cost_the_draft_that_it_replaces(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    page.goto(f"{mira.url}/gallery")
    page.locator("[data-exhibit=King]").get_by_role("button", name="Start from a copy").click()
    expect(page.locator(".ws-card h2")).to_have_text("Recruit")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")


def test_a_trial_that_the_server_has_lost_is_told_and_can_begin_anew(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    gone = json.dumps({"error": "This trial is over and its results are gone. Start a new one."})
    page.route("**/api/trials/*", lambda route: route.fulfill(status=404, body=gone))
    page.locator("[data-act=try]").click()
    expect(page.get_by_text("its results are gone")).to_be_visible()
    expect(page.locator("[data-act=try]")).to_have_text("Try it")
    expect(page.locator("[data-act=try]")).to_be_enabled()


def test_bots_try_a_unit_until_a_change_clears_the_result(mira: Player) -> None:
    page = mira.page
    opened(mira, FALCONER_FILE)
    expect(page.locator(".ws-card h2")).to_have_text("Falconer")
    page.get_by_text("quick bots").click()
    page.locator("[data-act=try]").click()
    expect(page.locator(".ws-share")).to_contain_text("won by armies with a Falconer")
    stop, more = page.get_by_role("button", name="Stop"), page.get_by_role("button", name="400 more")
    expect(stop.or_(more)).to_be_visible()
    if stop.is_visible():  # a slow machine has not played them all yet
        stop.click()
    expect(more).to_be_enabled()
    assert int(page.locator(".ws-try").get_attribute("data-games") or 0) >= 50
    number(mira, "Life").press("ArrowUp")
    expect(page.locator(".ws-try[data-trial='']")).to_be_visible()
    expect(page.locator(".ws-share")).to_have_count(0)
    expect(page.locator(".ws-try")).to_contain_text("for an older version")


def test_the_gallery_shows_units_and_scenarios_to_start_from(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/gallery")
    units = page.get_by_role("region", name="Units of Royal Battles").locator("[data-exhibit]")
    expect(units).to_have_count(8)  # the six, and the two that shipped scenarios bring
    expect(page.get_by_role("region", name="Scenarios of Royal Battles").locator("[data-exhibit]")).to_have_count(7)
    expect(page.locator(".gallery .btn.primary")).to_have_count(0)
    page.locator("[data-exhibit=King]").get_by_role("button", name="Start from a copy").click()
    page.wait_for_url("**/workshop")
    expect(number(mira, "Life")).to_have_text("10")
    expect(page.locator("[data-act=save]")).to_be_enabled()  # under a free name and letter
    page.goto(f"{mira.url}/gallery")
    page.locator("[data-exhibit='Wolf Winter']").get_by_role("button", name="Start from a copy").click()
    page.wait_for_url("**/scenarios")
    expect(page.get_by_label("Title")).to_have_value("Wolf Winter")
    expect(page.get_by_label("Title")).to_be_in_viewport()


def test_a_unit_fights_at_a_table(mira: Player) -> None:
    opened(mira, FALCONER_FILE)
    expect(mira.page.locator(".ws-card h2")).to_have_text("Falconer")
    mira.page.locator("[data-act=play]").click()
    mira.page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    assert mira.scene is not None
    assert any("recruit falconer" in choice.line for choice in mira.scene.choices)


def test_units_whose_names_begin_alike_show_their_letters_at_the_table(mira: Player) -> None:
    falconer = {name: value for name, value in FALCONER_FILE.items() if name not in ("format", "game")}
    mira.set_up(("me", "squire"), game="royal-battles", units=[falconer, falconer | {"name": "fencer", "letter": "E"}])
    assert mira.asked_or_over()
    mira.press("kind.fencer")
    for part in (".rb-kind", ".rb-place"):
        expect(mira.page.locator(part, has_text="Fencer").locator(".crest")).to_have_text("E")


def test_a_scenario_is_copied_changed_kept_and_played(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/scenarios")
    page.locator("[data-copy=hundred-years-war]").click()
    expect(page.get_by_label("Title")).to_have_value("The Hundred Years War, again")
    expect(page.get_by_text("This scenario can be played.")).to_be_visible()
    first = page.locator("[data-seat='0']")
    first.get_by_role("button", name="Remove the Knight").first.click()
    expect(page.get_by_text("The Knights: 3 units; an army has 4 units in a duel")).to_be_visible()
    expect(page.locator(".sc-aside [data-act=play]")).to_be_disabled()
    first.get_by_role("button", name="Add a King").click()
    expect(page.get_by_text("This scenario can be played.")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Kept")).to_be_visible()
    page.reload()
    mine = page.locator("li[data-work]")
    expect(mine).to_contain_text("The Hundred Years War, again")
    expect(page.get_by_text("This scenario can be played.")).to_be_visible()
    page.locator(".sc-aside [data-act=play]").click()
    page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    assert mira.scene is not None
    assert any("place king" in choice.line for choice in mira.scene.choices)


def test_a_file_whose_fault_the_form_cannot_show_changes_nothing(mira: Player) -> None:
    """Once a scenario whose units were a word stopped the page."""
    page = mira.page
    page.goto(f"{mira.url}/scenarios")
    page.locator("[data-copy=hundred-years-war]").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    shipped = json.loads(Path(saved.value.path()).read_text())
    for wrong, said in (
        ({"units": "x"}, "units: "),
        ({"aura": 3}, "aura: "),
        ({"options": {"mode": "flying"}}, "options.mode: "),
    ):
        content = json.dumps(shipped | wrong | {"title": "Another War"}).encode()
        page.locator("[data-file=scenario]").set_input_files(
            {"name": "war.json", "mimeType": "application/json", "buffer": content}
        )
        expect(page.get_by_text("This file was not opened")).to_contain_text(said)
        expect(page.get_by_label("Title")).to_have_value("The Hundred Years War, again")


@pytest.mark.parametrize("screen", [*SCREENS, LANDSCAPE], ids=lambda screen: str(screen.get("viewport")))
@pytest.mark.parametrize("path", ["/workshop", "/scenarios"])
def test_the_pages_are_accessible_and_fit(
    browser: Browser, server: ServerProcess, path: str, screen: dict[str, Any]
) -> None:
    player = Player(browser, server.url, **screen)
    player.page.goto(f"{server.url}{path}")
    expect(player.page.locator("h1")).to_be_visible()
    expect(player.page.locator(".ws-coin, .sc-editor").first).to_be_visible()
    assert not scrolls_sideways(player)
    assert serious(player) == []
    player.leave()
