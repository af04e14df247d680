"""The front page: one button for a stranger, games that wait, opponents by name, tables to watch, and codes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from regalia.agents.characters import CHARACTERS
from regalia.games import catalogue
from regalia.lessons.shelf import lessons
from tests.browser.accessibility import PHONE
from tests.browser.page import OPEN, Player
from tests.server.servers.process import ServerProcess


def test_a_stranger_sees_what_it_is_and_one_button_to_the_first_game(mira: Player) -> None:
    mira.open_lobby()
    page = mira.page
    expect(page.locator(".btn.primary")).to_have_count(1)
    titles = [game.title for game in catalogue().values()]
    expect(page.locator(".tile h2")).to_have_text(titles)
    assert titles == ["Royals", "Battle", "Royal Battles", "Battle Royal", "The Royal Ascension"]
    page.get_by_role("link", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    first = next(iter(catalogue().values()))
    expect(page.get_by_text(next(iter(lessons(first).values())).beats[0].title).first).to_be_visible()


def test_play_is_against_the_chosen_character_who_keeps_the_name_at_the_table(mira: Player) -> None:
    mira.open_lobby()
    page = mira.page
    expect(page.locator(".tile select").first.locator("option")).to_have_count(len(CHARACTERS))
    page.get_by_label("Opponent in Royals").select_option("hugo")
    page.get_by_role("button", name="Play Royals against Hugo").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".plate .name", has_text="Hugo")).to_contain_text("Knight")
    table = mira.at_table(page.url.rpartition("/")[2])
    assert [player.name for player in table.players][1:] == ["Hugo"]
    mira.open_lobby()
    expect(page.get_by_label("Opponent in Royals")).to_have_value("hugo")


def test_a_game_that_waits_comes_first_with_the_only_filled_button(mira: Player) -> None:
    mira.set_up(("me", "dario"), first_player="seat0")
    assert mira.asked_or_over()
    mira.set_up(("me", "open"))
    mira.open_lobby()
    page = mira.page
    expect(page.get_by_role("heading", name="Your turn against Dario")).to_be_visible()
    expect(page.locator(".btn.primary")).to_have_count(1)
    expect(page.get_by_role("list", name="Your games")).to_contain_text("One seat is free")
    expect(page.locator(".hero .mini-board iframe")).to_have_count(1)  # the position, drawn by the game's own layout
    page.get_by_role("link", name="Continue").click()
    assert mira.asked_or_over()


def test_others_watch_and_sit_down_from_the_front_page(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "dario"), game="battle")
    assert mira.asked_or_over()
    mira.set_up(("me", "open"))
    oskar.open_lobby()
    running = oskar.page.locator(".now-row", has_text="Dario").first
    expect(running).to_contain_text("Battle")
    expect(running.get_by_role("link", name="Watch")).to_be_visible()
    oskar.page.get_by_role("button", name="Sit down at Royals").first.click()
    oskar.page.wait_for_url("**/t/*")
    oskar.page.goto(f"{oskar.url}/watch")
    expect(oskar.page.get_by_role("heading", name="Games in progress")).to_be_visible()
    expect(oskar.page.locator(".watch-card", has_text="Dario").first).to_be_visible()


def test_todays_puzzle_has_its_board_and_leads_to_it(mira: Player) -> None:
    mira.open_lobby()
    expect(mira.page.locator(".daily-puzzle .picture iframe")).to_have_count(1)
    mira.page.get_by_role("link", name="Solve it").click()
    mira.page.wait_for_url("**/puzzles/*/*")


def test_no_page_is_wider_than_a_phone_and_all_have_the_same_bar(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    for path in ("/", "/puzzles", "/watch", "/events", "/rules", "/account", "/new/battle", "/new/royal-ascension"):
        player.page.goto(f"{player.url}{path}")
        ways = player.page.get_by_role("navigation", name="Pages").get_by_role("link")
        expect(ways).to_have_text(["Play", "Puzzles", "Watch", "Workshop", "Events", "Rules"])
        player.page.locator("main").wait_for()
        assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, path
    player.leave()


def test_pages_begin_at_the_same_edge(mira: Player) -> None:
    mira.page.set_viewport_size({"width": 1600, "height": 900})
    edges: dict[int, list[str]] = {}
    for path in ("/puzzles", "/watch", "/events", "/rules", "/account", "/new/battle", "/records"):
        mira.page.goto(f"{mira.url}{path}")
        left = mira.page.locator("main > *").first.evaluate("part => Math.round(part.getBoundingClientRect().left)")
        edges.setdefault(left, []).append(path)
    assert len(edges) == 1, edges


def test_a_code_leads_to_a_private_table_where_words_are_text(mira: Player, oskar: Player) -> None:
    mira.page.goto(f"{mira.url}/new/royals")
    mira.page.get_by_text("A friend").click()
    mira.page.get_by_role("button", name="Open the table").click()
    code = mira.page.locator(".code-line b").inner_text()
    oskar.open_lobby()
    oskar.page.get_by_label("Were you given a code?").fill(code)
    oskar.page.get_by_role("button", name="To the table").click()
    expect(oskar.page.get_by_text("Standard rules.")).to_be_visible()
    oskar.page.get_by_role("button", name="Sit down").click()
    oskar.page.wait_for_selector("[data-seq]")
    mira.page.get_by_role("button", name="Say something").click()
    mira.page.get_by_label("In your own words").fill("<i>hello</i>")
    mira.page.get_by_role("button", name="Say", exact=True).click()
    expect(oskar.page.locator(".heard")).to_contain_text("<i>hello</i>")
    oskar.page.get_by_role("button", name="Say something").click()
    oskar.page.get_by_role("switch").check()
    expect(oskar.page.get_by_text("Nothing yet.")).to_be_visible()


def test_bots_take_the_seats_that_stay_empty_each_with_a_name(mira: Player) -> None:
    mira.open_lobby()
    mira.page.locator(".tile").first.wait_for()
    table = {"game": "royal-ascension", "seats": ["me", "open", "open", "open"]}
    mira.page.goto(f"{mira.url}/t/{mira.page.evaluate(OPEN, table)}")
    mira.page.get_by_role("button", name="Let bots take the free seats").click()
    mira.asked_or_over()
    for name in ("Dario", "Edda", "Falk"):
        expect(mira.page.get_by_text(name).first).to_be_visible()


def test_where_nobody_plays_bots_can_be_watched(browser: Browser, tmp_path: Path) -> None:
    alone = ServerProcess(tmp_path, 0, "--pace", "0")
    visitor = Player(browser, alone.url)
    try:
        visitor.page.goto(f"{visitor.url}/watch")
        bots = visitor.page.get_by_role("region", name="Watch bots")
        bots.get_by_role("button", name="Royals", exact=True).click()
        visitor.page.wait_for_url("**/t/*")
        table = visitor.at_table(visitor.page.url.rpartition("/")[2])
        assert [player.kind for player in table.players] == ["bot", "bot"]
        assert {player.level for player in table.players} == {"Knight"}
        assert table.you is None
        for _ in visitor.waiting("the bots do not play"):
            if visitor.seq > 4:
                break
    finally:
        visitor.leave()
        alone.kill()
