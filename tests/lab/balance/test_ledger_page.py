"""The ambiguity ledger as a page: what clearly matters comes first, and what was not tested is named."""

from __future__ import annotations

from regalia.lab.balance.ledger import Entry, Ledger
from regalia.lab.balance.ledger_page import page
from regalia.lab.balance.model import Value


def value(middle: float, reach: float, wide: float) -> Value:
    return Value(middle, middle - reach, middle + reach, middle - wide, middle + wide)


SKIP = Entry(
    "first_draw_skip",
    "First draw skip: never",
    "with two players",
    "ruling 4",
    "2 seats",
    8000,
    0.9,
    starter=value(11.0, 1.0, 1.7),
    second_starter=value(16.5, 2.0, 3.4),
    rounds=value(0.05, 0.06, 0.1),
    second_rounds=value(-0.3, 0.1, 0.2),
    ties=value(0.0, 0.1, 0.2),
    skill=value(-0.6, 1.0, 1.7),
)
DOUBTFUL = Entry(
    "jokers",
    "Jokers: 1",
    "0",
    "ruling 3",
    "4 seats and “Teams: alliance”",
    500,
    0.5,
    starter=value(2.0, 1.5, 2.6),
)
IDLE = Entry("stall_limit", "Stall limit: 2", "3", "ruling 59", "", 0, 0.0)
BOARD = Entry("board", "Board", "standard", "ruling 9", "", 0, 0.0, own_data=True)
BUILD = Entry(
    "build_only", "Build only: yes", "no", "ours", "2 seats", 100, 1.0, no_turn=True, ties=value(100.0, 0.1, 0.2)
)
LEDGER = Ledger("battle", "Battle", 1, (SKIP, DOUBTFUL, IDLE, BOARD, BUILD))


def test_what_clearly_matters_comes_first() -> None:
    text = page([LEDGER], "regalia ledger battle", "1 January 2030")
    head, _, tables = text.partition("## Battle")
    assert "2 of 5 readings changed some games of the bots, and 1 of these clearly change" in head
    said = (
        "the starter wins 11.0 points more (Greedy); the starter wins 16.5 points more (Page); "
        "games are 0.30 rounds shorter (Page)"
    )
    assert f"| Battle | First draw skip: never | {said} |" in head
    assert "Jokers" not in head
    assert (
        "**+11.0 ± 1.0** / **+16.5 ± 2.0** | +0.05 ± 0.06 / **−0.30 ± 0.10** | 0.0 ± 0.1 | −0.6 ± 1.0 | 8,000 |"
        in tables
    )
    assert "| Jokers: 1 (default: 0), at 4 seats and “Teams: alliance” | ruling 3 | +2.0 ± 1.5 |" in tables


def test_what_was_not_tested_is_named_with_the_reason() -> None:
    text = " ".join(page([LEDGER], "regalia ledger battle", "1 January 2030").split())
    assert (
        "every game of these bots went the same way at all tables that were tried: Stall limit: 2 (ruling 59)." in text
    )
    assert "Not varied, because it takes data of your own: Board (ruling 9)." in text
    assert "Not compared, because the game then ends before its first turn: Build only: yes (ours)." in text


def test_a_game_in_which_nothing_is_clear_says_so() -> None:
    text = page([Ledger("battle", "Battle", 1, (DOUBTFUL,))], "regalia ledger battle", "1 January 2030")
    assert "| Battle | none: no reading clearly changes anything that was measured | |" in text
    assert "No reading clearly changes the starter’s share" in text
