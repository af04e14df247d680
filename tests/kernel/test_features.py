"""Rows of features: only what was put is there, whatever stood in the row before."""

from __future__ import annotations

import pytest

from regalia.games import catalogue
from regalia.kernel.features import Block, Layout, Row
from regalia.kernel.game import Game
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, buffer, listed_moves, shared_view, view
from regalia.testing.mixes import table
from regalia.testing.trial import encoded

TABLES = [(game, number) for game in catalogue().values() for number in range(4)]
names = [f"{game.key} {number}" for game, number in TABLES]


def declared() -> tuple[Layout, Block, Block, Block]:
    layout = Layout()
    counts = layout.block("counts", "cards, in halves", [4], 6, unit=2)
    ground = layout.block("ground", "whether it is land", [3])
    owed = layout.block("owed", "debts", [2], 5, low=-5)
    layout.fix(ground, 1)
    return layout, counts, ground, owed


def test_a_row_holds_what_was_put_and_what_is_fixed() -> None:
    layout, counts, _, owed = declared()
    row = Row(layout)
    row.put(counts, 1, 3)
    row.put(owed, 0, -2)
    row.mark(owed, 1)
    assert row.listed() == [0, 1.5, 0, 0, 0, 1, 0, -2, 1]
    row.put(counts, 1, 0)
    row.put(counts, 1, 4)
    assert row.listed() == [0, 2, 0, 0, 0, 1, 0, -2, 1]


def test_a_row_that_begins_again_keeps_nothing_and_leaves_the_others() -> None:
    layout, counts, _, owed = declared()
    row = Row(layout, 2)
    for number in (0, 1):
        row.begin(number)
        row.put_bits(counts, 0, 0b1011 + number, 4)
        row.put(owed, 1, number - 4)
    row.begin(0)
    assert row.listed() == [0, 0, 0, 0, 0, 1, 0, 0, 0]
    row.put(counts, 3, 1)
    row.put(counts, 3, 2)
    row.begin(1)
    row.begin(0)
    assert row.listed() == [0, 0, 0, 0, 0, 1, 0, 0, 0]
    row.begin(1)
    assert row.listed() == [0, 0, 0, 0, 0, 1, 0, 0, 0]


def test_long_words_are_put_bit_by_bit() -> None:
    layout = Layout()
    cards = layout.block("cards", "by card", [62])
    row = Row(layout)
    row.put_bits(cards, 0, 1 << 61 | 1 << 40 | 1 << 31 | 1, 62)
    assert [i for i, n in enumerate(row.listed()) if n] == [0, 31, 40, 61]
    row.begin(0)
    row.put_bits(cards, 2, -1, 53)
    assert [i for i, n in enumerate(row.listed()) if n] == [*range(2, 55)]
    with pytest.raises(IndexError, match="'cards' has 62 numbers"):
        row.put_bits(cards, 0, 1, 63)


def test_numbers_are_counted_up_to_their_bound() -> None:
    layout, counts, _, owed = declared()
    row = Row(layout)
    for _ in range(3):
        row.add(counts, 2)
    assert row.listed() == [0, 0, 1.5, 0, 0, 1, 0, 0, 0]
    assert row.clipped == ""
    for _ in range(9):
        row.add(counts, 2)
    assert row.listed()[2] == 3
    assert row.clipped == "counts"
    with pytest.raises(IndexError, match="'owed' has 2 numbers; 0 is not one that counts from 0"):
        row.add(owed, 0)


def test_no_number_stands_in_another_block() -> None:
    layout, counts, ground, _ = declared()
    row = Row(layout)
    for i in (-1, 4):
        for write in (row.mark, row.add):
            with pytest.raises(IndexError, match="'counts' has 4 numbers"):
                write(counts, i)
        with pytest.raises(IndexError, match="'counts' has 4 numbers"):
            row.put(counts, i, 1)
    with pytest.raises(IndexError, match="'counts' has 4 numbers"):
        row.put_bits(counts, 1, 1, 4)
    with pytest.raises(IndexError, match="'counts' has 4 numbers"):
        row.put_all(counts, 1, buffer(4), 0, 4)
    with pytest.raises(IndexError, match="'ground' has 3 numbers"):
        layout.fix(ground, 3)
    assert row.listed() == [0, 0, 0, 0, 0, 1, 0, 0, 0]


def positions(game: Game, number: int) -> list[tuple[Rules, State]]:
    """Some positions of a random game."""
    seats, options = table(game, number, FastRng(3, number))
    rules, _ = game.set_up(options, seats)
    state, rng = rules.start(), FastRng(number)
    found: list[tuple[Rules, State]] = []
    while settle(state, rng) >= 0 and len(found) < 60:
        found.append((rules, state.clone()))
        moves = listed_moves(state, rules.most_moves)
        state.play(moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize(("game", "number"), TABLES, ids=names)
def test_a_shared_view_tells_what_a_copied_one_tells_and_is_not_changed(game: Game, number: int) -> None:
    """Batches write rows from parts that the state still uses: the row must be the same, and the state untouched."""
    for rules, state in positions(game, number):
        before = encoded(state)
        for seat in range(-1, rules.seats):
            shared = shared_view(state, seat)
            assert shared.listed() == view(state, seat).listed()
            assert rules.learning.features(shared) == rules.learning.features(view(state, seat))
            assert [hand is None for hand in shared.hands] == [hand is None for hand in view(state, seat).hands]
        assert encoded(state) == before


@pytest.mark.parametrize(("game", "number"), TABLES, ids=names)
def test_a_row_written_from_a_state_tells_what_the_view_tells(game: Game, number: int) -> None:
    """Batches make no views: what they write must be the row of the view, number for number, for every viewer."""
    for rules, state in positions(game, number):
        before = encoded(state)
        row = Row(rules.learning.layout)
        for seat in range(-1, rules.seats):
            row.begin(0)
            rules.learning.write_row(state, seat, row)
            assert row.listed() == rules.learning.features(view(state, seat))
        assert encoded(state) == before


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.key)
def test_a_row_written_from_a_state_tells_nothing_hidden(game: Game) -> None:
    """Worlds that a seat cannot tell apart give that seat equal rows."""
    for rules, state in positions(game, 0):
        one, two = Row(rules.learning.layout), Row(rules.learning.layout)
        for seat in range(rules.seats):
            world = rules.guess(view(state, seat), FastRng(5, seat))
            one.begin(0)
            two.begin(0)
            rules.learning.write_row(state, seat, one)
            rules.learning.write_row(world, seat, two)
            assert one.listed() == two.listed()
