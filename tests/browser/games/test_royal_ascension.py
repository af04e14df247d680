"""The Royal Ascension in the browser: whole games by mouse and by keyboard, two players and a bot, a custom ring."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, expect

from regalia.games.royal_ascension.board import standard
from regalia.kernel.scene import Choice
from tests.browser.accessibility import PHONE, SCREENS, scrolls_sideways, serious
from tests.browser.page import Chooser, Player
from tests.browser.steps import hidden_from, play_by_keys, play_together, scenes, sit_by_link
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

GAME = "royal-ascension"
WARLIKE = ["spades", "spades", "spades", "hearts", "spades", "diamonds", "spades", "shop"] * 2  # many battles
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}


def verb(choice: Choice) -> str:
    return choice.line.split(" ")[1]


def bold(rng: random.Random) -> Chooser:
    """Walks to battles and shops, uses and buys what it can; otherwise chooses at random."""

    def choose(choices: tuple[Choice, ...]) -> Choice:
        acts = [choice for choice in choices if verb(choice) in ("use", "buy", "attack", "fight")]
        walks = [choice for choice in choices if choice.outcome.startswith(("spades: battle", "shop"))]
        return rng.choice(acts or walks or list(choices))

    return choose


def until(player: Player, wanted: str, choose: Chooser, seats: tuple[str, ...]) -> Choice:
    """Play until a line with that verb is possible and return it; start another game if this one ends before."""
    for _ in range(5):
        while player.asked_or_over():
            assert player.scene is not None
            found = [choice for choice in player.scene.choices if verb(choice) == wanted]
            if found:
                return found[0]
            player.touch(choose(player.scene.choices))
        player.set_up(seats, GAME)
    pytest.fail(f"five games were over before anybody could {wanted}")


def test_a_three_player_game_with_two_bots_by_mouse(mira: Player) -> None:
    mira.set_up(("me", "greedy", "random"), GAME, max_rounds="8")
    assert mira.play_on(bold(random.Random(1))) >= 3  # the draft at least; chance may end the rest early
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
    steps = {zone.id for scene in scenes(mira) for zone in scene.zones}
    assert {"ring", "pieces", "unclaimed", "turn", "display"} <= steps


def test_a_four_player_game_by_keyboard_alone(mira: Player) -> None:
    mira.set_up(("me", "greedy", "random", "random"), GAME, max_rounds="4")
    assert play_by_keys(mira, random.Random(2)) >= 2  # the draft at least


def test_two_people_and_a_bot_see_only_their_own_hearts_and_gold(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open", "greedy"), GAME, max_rounds="3")
    sit_by_link(mira, oskar)
    play_together((mira, oskar), bold(random.Random(3)))
    for seat, player in enumerate((mira, oskar)):
        assert not hidden_from(player, seat)
        assert all(hidden_from(player, other) for other in range(3) if other != seat)


def test_a_roll_lights_the_spaces_it_reaches_with_what_they_hold(mira: Player) -> None:
    seats = ("me", "random", "random")
    mira.set_up(seats, GAME)
    until(mira, "move", bold(random.Random(4)), seats)
    assert mira.scene is not None
    expect(mira.page.locator(".ra-space")).to_have_count(35)
    expect(mira.page.locator(".ra-space.touch")).to_have_count(len(mira.scene.choices))
    for choice in mira.scene.choices:
        space = mira.thing(choice.touch[0])
        assert choice.badge is not None
        expect(space.locator(".badge")).to_have_text(choice.badge.text)
        space.hover()
        expect(mira.page.locator(".preview header")).to_have_text(f"If you walk to {choice.touch[0][5:]}")


def test_the_chance_to_win_is_known_before_anything_is_sent(mira: Player) -> None:
    """In a battle the other's plaque lies face down; each own territory shows its strength and chance."""
    seats = ("me", "greedy", "greedy")
    mira.set_up(seats, GAME)
    sent = until(mira, "field", bold(random.Random(5)), seats)
    secret = mira.page.locator(".ra-plaque.secret")
    expect(secret.first).to_be_visible()
    if secret.count() > 1:
        return  # a decree came first: all fight, and only the territory pointed at shows its chance
    expect(mira.page.locator(".ra-odds .num")).to_contain_text("%")
    mira.thing(sent.touch[0]).hover()
    expect(mira.page.locator(".preview .verdict")).to_contain_text("%")
    mira.touch(sent)
    assert mira.asked_or_over()
    expect(mira.page.locator(".ra-plaque.sent:not(.secret)")).to_have_count(1)
    expect(mira.page.locator(".ra-sum")).to_have_count(1)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_outcome_of_an_own_battle_stays_until_go_on(browser: Browser, server: ServerProcess, motion: str) -> None:
    """The server has gone on to the next question or roll; the table still shows the totals and says who takes what."""
    player = Player(browser, server.url, reduced_motion=motion)
    player.page.add_init_script("localStorage.setItem('regalia.pace', 'brisk')")
    seats = ("me", "greedy", "greedy")
    player.set_up(seats, GAME)
    page, go_on = player.page, player.page.locator('[data-act="go-on"]')
    to_the_outcome(player, bold(random.Random(8)), seats)
    for _ in player.waiting("no step arrived after the outcome"):
        assert player.scene is not None
        if player.seq > shown_seq(player) + 1 or player.scene.prompt.mode == "over":
            break
    expect(go_on).to_have_text("Go on")
    expect(page.locator(".ra-outcome h2")).to_have_text(
        re.compile(r"^-?\d+ to -?\d+.*: .*(is|are) yours$|: .+ takes .+$")
    )
    expect(page.locator(".ra-outcome p")).to_contain_text(re.compile("territories"))
    expect(page.locator(".prompt .say")).to_contain_text(page.locator(".ra-outcome h2").inner_text())
    expect(page.locator(".ra-sum")).to_have_count(page.locator(".ra-side").count())
    go_on.click()
    player.shown(player.seq)
    expect(go_on).to_have_count(0)
    player.leave()


def shown_seq(player: Player) -> int:
    return int(player.page.evaluate("Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"))


def to_the_outcome(player: Player, choose: Chooser, seats: tuple[str, ...]) -> None:
    """Play until the table waits with the outcome of a battle; start another game if this one ends before."""
    for _ in player.waiting("no battle was decided"):
        if player.page.locator('[data-act="go-on"]').count():
            return
        scene = player.scene
        if scene is not None and scene.choices and shown_seq(player) >= player.seq:
            player.touch(choose(scene.choices))
        elif scene is not None and scene.prompt.mode == "over" and shown_seq(player) >= player.seq:
            player.set_up(seats, GAME)


def set_up_on(player: Player, types: list[str], seats: tuple[str, ...], **options: str) -> None:
    """Open a table with a board of these spaces."""
    board = {**standard(), "spaces": [{"type": one} for one in types], "gates": [0, 8]}
    player.set_up(seats, GAME, board=board, **options)


def test_a_custom_ring(mira: Player) -> None:
    """A board of sixteen spaces and two gates is drawn and played."""
    types = ["hearts", "spades", "diamonds", "shop"] * 4
    set_up_on(mira, types, ("me", "random", "random"), max_rounds="2")
    while mira.asked_or_over() and not mira.page.locator(".ra-ring").count():
        mira.play_on(bold(random.Random(6)), most=1)
    expect(mira.page.locator(".ra-space")).to_have_count(16)
    expect(mira.page.locator(".ra-gold .gate")).to_have_count(2)
    mira.play_on(bold(random.Random(6)))
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


def reckless(choices: tuple[Choice, ...]) -> Choice:
    """Walks to battles and fights them without a card."""
    battles = [choice for choice in choices if choice.outcome.startswith("spades: battle")]
    done = [choice for choice in choices if verb(choice) in ("done", "fight")]
    return (done or battles or list(choices))[-1]


def peaceful(choices: tuple[Choice, ...]) -> Choice:
    """Walks round battles and uses every card in those that come."""
    quiet = [choice for choice in choices if verb(choice) == "move" and not choice.outcome.startswith("spades")]
    return (quiet or list(choices))[0]


def test_an_eliminated_player_is_told_so_and_may_watch_or_leave(mira: Player, oskar: Player) -> None:
    """Plate, prompt and log say that Mira is out; she may watch or leave while the others play on."""
    seats = ("me", "open", "greedy", "greedy")
    for _ in range(12):
        set_up_on(mira, WARLIKE, seats, max_rounds="40", win_territories="12")
        oskar.page.goto("about:blank")  # away from the table before, whose steps would count
        oskar.scene, oskar.seq = None, 0
        sit_by_link(mira, oskar)
        if play_until_out(mira, oskar):
            break
    page = mira.page
    farewell = page.get_by_role("alertdialog", name="You are out")
    expect(farewell.get_by_role("heading")).to_have_text(re.compile(r"^You are out, \w+ of four$"))
    expect(farewell).to_contain_text(re.compile(r" took (.+, your last territory|all your territories)\."))
    expect(farewell.get_by_role("list", name="The totals of the").get_by_role("listitem").nth(1)).to_contain_text(
        re.compile(r"\d+$")
    )
    expect(farewell).to_contain_text(re.compile(r"(Two|Three) players are left\.|One player is left\."))
    expect(page.locator(".prompt .say")).to_contain_text("You are out")
    if page.locator("[data-pane]").count():  # not while the others' battle has the board
        expect(page.locator("[data-pane=plate0]")).to_contain_text(re.compile(r"out, \w+ of four"))
    expect(page.locator(".log")).to_contain_text(re.compile(r"is out, \w+ of four"))
    expect(farewell.get_by_role("link", name="Leave the table")).to_have_attribute("href", "/")
    see_the_game_again(mira)
    farewell.get_by_role("button", name="Watch to the end").click()
    expect(farewell).to_have_count(0)
    assert impossible_counts(mira) == []


def see_the_game_again(player: Player) -> None:
    """The review begins with the draft of the territories, can be stepped through, and leads back to the farewell."""
    page = player.page
    page.get_by_role("button", name="Review from the start").click()
    expect(page.locator(".prompt.beat")).to_contain_text("What you have seen of this game.")
    expect(page.locator(".farewell")).to_have_count(0)
    page.locator("[data-act=next]").click()
    expect(page.locator(".prompt.beat")).not_to_contain_text("What you have seen of this game.")
    page.locator("[data-act=skip]").click()
    expect(page.get_by_role("alertdialog", name="You are out")).to_be_visible()


def play_until_out(mira: Player, oskar: Player) -> bool:
    """Mira fights without cards, Oskar collects them; True once Mira is out and Oskar must choose."""
    for _ in range(3_000):
        mira.page.wait_for_timeout(20)
        seen = mira.scene
        if seen is None or oskar.scene is None:
            continue
        if seen.prompt.mode == "over":
            return False
        out = seen.plates[0].badge is not None and seen.plates[0].badge.text == "out"
        for player, choose in ((mira, reckless), (oskar, peaceful)):
            player.shown(player.seq)
            scene = player.scene
            if scene is not None and scene.choices and out:
                return True
            if scene is not None and scene.choices:
                player.touch(choose(scene.choices))
    return False


def impossible_counts(player: Player) -> list[str]:
    """Counts like "8 of 7" in what the page shows or says."""
    said = player.page.locator(".table").evaluate(
        "table => [table.innerText, ...[...table.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)].join('\\n')"
    )
    return [f"{held} of {needed}" for held, needed in re.findall(r"(\d+) of (\d+)", said) if int(held) > int(needed)]


def boxes(player: Player, selector: str) -> list[tuple[float, float, float, float]]:
    """The left, top, right and bottom edges of elements."""
    found = player.page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.right, box.bottom])"
    )
    return [(box[0], box[1], box[2], box[3]) for box in found]


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE], ids=["portrait", "landscape"])
@pytest.mark.parametrize("others", [1, 2, 3])
def test_names_can_be_read_on_a_phone(
    browser: Browser, server: ServerProcess, others: int, screen: dict[str, object]
) -> None:
    """The panes lie apart from each other and from the board, and none clips a player's name."""
    player = Player(browser, server.url, **screen)
    player.set_up(("me", *["squire"] * others), GAME)
    assert player.asked_or_over()
    panes = boxes(player, ".ra-pane, .ra-gallery")
    assert len(panes) == others + 2
    for one, other in combinations(panes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    clipped = player.page.locator(".ra-pane .name .called").evaluate_all(  # a level may drop out, a name may not
        "names => names.filter(name => { const [own, line] = [name, name.parentElement].map(one => one.getBoundingClientRect());"
        " return own.right > line.right + 6 || own.bottom > line.bottom + 1 || name.scrollWidth > name.clientWidth })"
        ".map(name => name.textContent)"
    )
    assert clipped == []
    for name, figure in zip(
        boxes(player, ".ra-pane .name"), boxes(player, ".ra-head > .ra-figure svg.arms"), strict=True
    ):
        assert figure[2] <= name[0] or figure[3] <= name[1]
    player.leave()


def test_the_stocks_lie_inside_the_ring_of_a_lying_phone(browser: Browser, server: ServerProcess) -> None:
    """What the cards of each suit are and were stays within the middle of the board, off the spaces."""
    player = Player(browser, server.url, viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    player.set_up(("me", "random", "random"), GAME)
    for _ in range(40):
        assert player.asked_or_over()
        assert player.scene is not None
        if player.page.locator(".ra-space.reach").count():
            break
        player.touch(player.scene.choices[0])
    with_discards = "all => all.forEach(one => one.insertAdjacentHTML('beforeend', '<button>−12</button>'))"
    player.page.locator(".ra-stock:not(:has(button))").evaluate_all(with_discards)  # as late in the game
    stocks, spaces = boxes(player, ".ra-stock"), boxes(player, ".ra-space")
    assert stocks
    assert spaces
    over = [
        (one, other)
        for one in stocks
        for other in spaces
        if one[0] < other[2] - 3 and other[0] < one[2] - 3 and one[1] < other[3] - 3 and other[1] < one[3] - 3
    ]
    assert over == []
    player.leave()


@pytest.mark.timeout(900)  # the card that is wanted may be long in coming
def test_a_lying_phone_shows_every_button_of_the_prompt(browser: Browser, server: ServerProcess) -> None:
    """A Secret Alliance can be used: its button is whole, also under the sentence about the others' turns."""
    player = Player(browser, server.url, **LANDSCAPE)
    seats = ("me", "greedy", "greedy")
    for _ in range(60):
        set_up_on(player, WARLIKE, seats)
        if offered(player, "ally"):
            break
    for button in player.page.locator(".prompt .acts .btn, .recap-strip .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth + 1")
    assert player.scene is not None
    player.touch(next(choice for choice in player.scene.choices if verb(choice) == "ally"))
    player.leave()


def offered(player: Player, wanted: str) -> bool:
    """Play on until a line with that verb is possible; False if the game ends before."""
    choose = bold(random.Random(9))
    while player.asked_or_over():
        assert player.scene is not None
        if any(verb(choice) == wanted for choice in player.scene.choices):
            return True
        player.touch(choose(player.scene.choices))
    return False


def test_spaces_show_the_numbers_that_prompt_and_log_use(mira: Player) -> None:
    seats = ("me", "random", "random")
    mira.set_up(seats, GAME)
    walk = until(mira, "move", bold(random.Random(4)), seats)
    numbers = mira.page.locator(".ra-nth")
    expect(numbers).to_have_count(35)
    assert numbers.all_inner_texts() == [str(space) for space in range(35)]
    for box in boxes(mira, ".ra-nth"):
        assert box[3] - box[1] >= 10
    space = walk.touch[0].removeprefix("space")
    expect(mira.page.locator(".prompt .say")).to_contain_text(space)
    expect(mira.page.locator(".ra-nth.reach").get_by_text(space, exact=True)).to_have_count(1)
    mira.touch(walk)
    expect(mira.page.locator(".log")).to_contain_text(f"walks to {space}")


@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
def test_nothing_serious_for_axe(screen: dict[str, object], browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **screen)
    seats = ("me", "greedy", "greedy", "greedy")
    player.set_up(seats, GAME)
    choose = bold(random.Random(7))
    for wanted in ("pick", "move", "field"):
        until(player, wanted, choose, seats)
        assert serious(player) == []
        assert not scrolls_sideways(player)
        assert (
            player.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight") <= 0
        )
    player.leave()
