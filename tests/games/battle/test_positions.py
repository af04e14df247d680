"""Positions and views of Battle as text read back equal, at every step of every table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.checks.tables import TABLES
from regalia.games.battle.notation import CARD
from regalia.games.battle.positions import POSITIONS
from regalia.kernel.encoding import Encoding
from regalia.kernel.errors import NotationError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, SPECTATOR, State, encode_state
from tests.games.battle.board import Board
from tests.games.battle.mixes import by_verb, mix

MIXED = [mix(random.Random(seed)) for seed in range(6)]
MOST_STEPS = 150


def encoded(state: State) -> list[int]:
    encoding = Encoding()
    encode_state(state, encoding)
    return encoding.listed()


@pytest.mark.parametrize(("seats", "options"), [*TABLES, *MIXED])
def test_every_position_and_view_reads_back_equal(seats: int, options: dict[str, Any]) -> None:
    match, rng, chance = Match(GAME, options, seats), FastRng(3), random.Random(3)
    for step in range(MOST_STEPS):
        state = match.state()
        text = POSITIONS.write(match.rules, state)
        assert encoded(POSITIONS.read(match.rules, text)) == encoded(state), text
        viewer = step % (seats + 1) - 1
        assert SPECTATOR == -1
        view = match.view(viewer)
        seen = POSITIONS.write_view(match.rules, view)
        assert POSITIONS.read_view(match.rules, seen).listed() == view.listed(), seen
        if match.over:
            return
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            match.play(by_verb(match.legal(), chance))


def test_a_position_is_told_by_what_is_not_usual() -> None:
    board = Board.from_text("step main, army0 Kh 9c, hand0 3h Ac, army1 Td, hits1 3")
    assert board.position() == "step main, army0 Kh 9c, army1 Td, hits1 3, hand0 3h Ac"
    assert board.legal() == {"0 play 3h", "0 use 3h", "0 play Ac", "0 use Ac", "0 end"}
    assert board.draw() == 52 - 5


def test_an_attack_is_told_by_groups_and_duties() -> None:
    board = Board.from_text("army0 Kh 9c, army1 Td 9d, hand0 3h")
    board.play("0 attack Kh 1", "0 join 9c 1", "1 block Td 1")
    assert board.said("army0") == "Kh@1 9c@1"
    assert board.said("army1") == "Td@1 9d"
    assert board.said("groups") == "1x2b"
    assert Board.from_text(board.position()).legal() == board.legal()


def test_a_team_mates_hand_is_read_without_its_deck() -> None:
    options = {"format": "constructed", "teams": "as_one", "team_hands_open": True}
    board = Board.from_text("hand0 Kh, hand2 Qh, pile0 2c, pile2 3c, army0 5h", 4, **options)
    text = POSITIONS.write_view(board.match.rules, board.match.view(0))
    assert "open2" in text.split(", ")
    assert "pile2" not in text
    assert "pile0 2c" in text


@pytest.mark.parametrize(("form", "size"), [("constructed", 40), ("sealed", 30)])
def test_a_view_is_told_under_options_that_hide_the_other_decks(form: str, size: int) -> None:
    """A seat's options hide the decks of others: its views read back, and tell nothing of a hidden deck."""
    full = list(CARD)[:52]
    texts = []
    for others in (full[-size:], full[:size]):
        options: dict[str, Any] = {"format": form, "decks": [full[6 : 6 + size], others], "first_player": 0}
        match, rng, chance = Match(GAME, options, 2), FastRng(3), random.Random(3)
        for step in range(60):
            for viewer in (SPECTATOR, 0, 1):
                rules, _ = GAME.set_up(GAME.public_options(options, viewer), 2)
                view = match.view(viewer)
                text = POSITIONS.write_view(rules, view)
                assert POSITIONS.read_view(rules, text).listed() == view.listed(), text
                if step == 0 and viewer != 1:
                    texts.append(text)
            if match.turn == CHANCE:
                match.deal(rng)
            elif not match.over:
                match.play(by_verb(match.legal(), chance))
    assert texts[:2] == texts[2:]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("army0 Kh Kh", "Kh is named more often"),
        ("army0 5c/1", "not a soldier here"),
        ("army0 5c!", "names no group"),
        ("groups 3", "not a group"),
        ("hand0 5c.2", "no pile was reshuffled"),
        ("batches 0.1:2", "not a batch"),
        ("doubts 0.Kh", "not a doubt"),
        ("pile0 Kh", "There is no clause 'pile0'"),
        ("step dance", "not among"),
    ],
)
def test_what_makes_no_position_is_refused_in_words(text: str, reason: str) -> None:
    rules, _ = GAME.set_up({}, 2)
    with pytest.raises(NotationError, match=reason):
        POSITIONS.read(rules, text)
