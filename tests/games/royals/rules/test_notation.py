"""Section 10: lines as text, both ways, and what a viewer is shown of them."""

from __future__ import annotations

import pytest

from regalia.games.royals import GAME
from regalia.kernel.errors import NotationError, Refused
from regalia.kernel.state import SPECTATOR
from tests.games.royals.board import Board


@pytest.mark.parametrize(
    "text",
    [
        "end",
        "discard 2c 7h Kd",
        "discard Ac 2c 7h Kd Xx",
        "recruit Kh",
        "reveal Xx",
        "bury Jd3",
        "revive Qd1 Kd",
        "arrow Qs2 7c 7h",
        "arrow direct 2c 3c 9c",
        "attack Kh1 9c Qs2",
        "attack Kh1 9c direct",
        "joker 9c Qs2",
        "joker 9c direct",
        "joker 9c wipe",
        "block Ah",
        "counter As",
        "jackrifice Jd2",
        "call",
        "pass",
    ],
)
def test_a_line_is_a_number_and_a_text(text: str) -> None:
    move = GAME.codec.parse(text)
    assert GAME.codec.text(move) == text
    assert 0 <= move < 1 << 62


@pytest.mark.parametrize("text", ["first 1", "draw 0 Kh", "draw 1 ??"])
def test_chance_too(text: str) -> None:
    assert GAME.codec.text(GAME.codec.parse(text, chance=True)) == text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("atack Kh1 9c direct", "did you mean 'attack'"),
        ("attack Kh 9c direct", "'Kh' is not a royal on a field"),
        ("attack Kh4 9c direct", "'Kh4' is not a royal on a field"),
        ("attack Kh1 9c", "target is missing"),
        ("attack Kh1 9c player", "'player' is not a target"),
        ("joker 9c Qs", "'Qs' is not a royal on a field"),
        ("discard", "A card is missing"),
        ("discard 2c 3c 4c 5c 6c 7c", "At most 5 cards"),
        ("arrow direct 2c 3c 4c 5c 6c", "At most 4 cards"),
        ("block 1h", "'1h' is not a card"),
        ("end now", "'now' is too much"),
        ("recruit  Kh", "'' is not a card"),
    ],
)
def test_what_is_no_line_is_said(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        GAME.codec.parse(text)


@pytest.mark.parametrize(
    "line",
    [
        "0 discard 7h 2c",  # not in card order
        "0 attack Kh2 9c direct",  # another slot
        "0 end ",
        "1 end",
        "2 end",
        "00 end",
        "~ draw 0 3c",
        "end",
        "",
    ],
)
def test_a_refused_line_changes_nothing(line: str) -> None:
    board = Board("H0 9c 2c 7h, H1 3s, F0 Kh^")
    before = board.match.view(0).listed()
    with pytest.raises(Refused):
        board.match.play(line)
    assert board.match.view(0).listed() == before
    assert board.match.lines == []


def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    board = Board.new(first_player="seat0")
    entry = board.match.play("~ draw 0 Kh 7c 2c 3c Xx")
    assert entry.seen(0) == "~ draw 0 Kh 7c 2c 3c Xx"
    assert entry.seen(1) == entry.seen(SPECTATOR) == "~ draw 0 ?? ?? ?? ?? ??"


def test_everything_else_is_shown_to_all() -> None:
    board = Board("H0 9c 2c 7h, H1 Ac 3s, F0 Kh^")
    for line in ("0 discard 2c 7h", "0 attack Kh1 9c direct", "1 block Ac"):
        assert set(board.match.play(line).shown) == {line}


def test_any_order_of_a_draw_gives_the_same_state() -> None:
    one = Board.new(first_player="seat0").play("~ draw 0 Kh 7c 2c 3c Xx")
    other = Board.new(first_player="seat0").play("~ draw 0 Xx 3c 7c Kh 2c")
    for seat in (0, 1):
        assert one.match.view(seat).listed() == other.match.view(seat).listed()
    assert one.deck == other.deck
