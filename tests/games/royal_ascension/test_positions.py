"""Positions and views as text: every step of every kind of table survives, and what cannot be is refused."""

from __future__ import annotations

import random

import pytest

from regalia.games.royal_ascension import GAME
from regalia.kernel.errors import NotationError
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, listed_moves, view
from regalia.testing.trial import encoded
from tests.games.deals import deals
from tests.games.royal_ascension.board import DUEL, SPADES, Board
from tests.games.royal_ascension.mixes import mix

POSITIONS = GAME.positions()
DUEL_TEXT = (
    "turn 0, lands0 jiggy bulben mewtopia, lands1 dragon teal char, lands2 vapor lucio venom, lands3 flare snore pika, "
    "at0 8, H0 Qh 2h 7d 6d, H1 8h 6h 5d 4d, display Kc 7c 6c 5c"
)


def survives(rules: Rules, state: State) -> None:
    text = POSITIONS.write(rules, state)
    assert encoded(POSITIONS.read(rules, text)) == encoded(state), text
    for seat in range(SPECTATOR, rules.seats):
        seen = view(state, seat)
        told = POSITIONS.write_view(rules, seen)
        again = POSITIONS.read_view(rules, told)
        assert (again.seat, again.listed()) == (seen.seat, seen.listed()), told


@pytest.mark.parametrize("number", deals(16))
def test_every_step_of_random_games_survives(number: int) -> None:
    """Order rolls, draft, single cards and dice of chance, shops, commitments, reveals and the end."""
    chance = FastRng(number)
    seats, options = mix(random.Random(number))
    rules, _ = GAME.set_up(options | {"max_rounds": 6}, seats)
    state = rules.start()
    while True:
        survives(rules, state)
        if state.turn() == OVER:
            break
        if state.turn() == REVEAL:
            state.reveal()
        elif state.turn() == CHANCE:
            state.play(state.deal(chance))
        else:
            moves = listed_moves(state, rules.most_moves)
            state.play(moves[chance.below(len(moves))])


def test_what_is_usual_is_not_written() -> None:
    board = Board.from_text(DUEL_TEXT)
    assert board.due == "roll 0"
    assert board.lands == [3, 3, 3, 3]
    assert board.pile("h") == 22
    assert set(board.position().split(", ")) == set(DUEL_TEXT.split(", ")) - {"turn 0"}


def test_clauses_come_in_any_order() -> None:
    rules = Board().match.rules
    shuffled = ", ".join(reversed(DUEL_TEXT.split(", ")))
    assert encoded(POSITIONS.read(rules, shuffled)) == encoded(POSITIONS.read(rules, DUEL_TEXT))


def test_a_battle_can_be_told_from_its_middle() -> None:
    board = Board.from_text(f"{DUEL_TEXT}, action 7, event 1, step challenge")
    assert board.legal() == {"attack 1", "attack 2", "attack 3"}
    board.play("0 attack 1", "0 field bulben", "0 use Qh")
    assert {"step commit", "fighters 0 1", "commit0 bulben Qh"} <= set(board.position().split(", "))
    assert board.legal() == {"use 2h", "done"}


def test_a_view_tells_nothing_hidden() -> None:
    board = Board.opened().play(DUEL.rpartition("|")[0])
    told = {seat: POSITIONS.write_view(board.match.rules, board.match.view(seat)) for seat in (SPECTATOR, 0, 1)}
    assert told[0].startswith("view 0, ")
    assert "commit0 bulben Qh 2h" in told[0]
    assert "H0 Qh 2h 7d 6d" in told[0]
    for seat, hidden in ((0, "8h 6h 5d 4d teal"), (1, "Qh 2h 7d 6d bulben"), (SPECTATOR, "8h Qh 2h 5d 7d")):
        secret = told[seat].replace("lands0 jiggy bulben mewtopia", "").replace("lands1 dragon teal char", "")
        assert not set(hidden.split()) & set(secret.replace(",", "").split())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("H0 9h 9h 9h", "H0: 9h is named more than twice"),
        ("H0 9h 9h, H1 9h", "9h is named more often than there are such cards"),
        ("W0 9c 9c, display 9c", "9c is named more often"),
        ("H0 9c", "H0: '9c' is not a card that belongs here; cards are written like Kh or Kd"),
        ("lands0 atlantis", "lands0: 'atlantis' is not a territory"),
        ("lands0 jiggy, lands1 jiggy", "jiggy has two owners"),
        ("step dance", "step: 'dance' is not among order, pick"),
        ("fighters 0 7", "fighters: '7' is not among"),
        ("dice0 7", "dice0: takes at most six dice of 1 to 6"),
        ("blocks c0:2c:1", "blocks: 'c0:2c:1' is not a block"),
        ("doubts Kh.1", "doubts: 'Kh.1' is not a doubt"),
        ("shares0 Kh", "shares0: takes a share of each of 2 blocks, not 1"),
        ("H4 9h", "There is no clause 'H4'"),
        ("view 0", "This text tells a view"),
    ],
)
def test_what_cannot_be_is_refused_in_plain_words(text: str, words: str) -> None:
    with pytest.raises(NotationError) as refused:
        POSITIONS.read(Board().match.rules, text)
    assert words in str(refused.value)


def test_a_hand_that_the_viewer_does_not_see_cannot_be_told() -> None:
    with pytest.raises(NotationError, match="'H1' tells something that this viewer does not see"):
        POSITIONS.read_view(Board().match.rules, "view 0, H1 9h")


def test_what_was_set_can_be_played_on() -> None:
    board = Board.opened().given(hands={0: "Jd Jd"}, discards="9h").play(SPADES)
    assert board.discards("h") == "9h"
    assert board.hand(0) == "Qh 2h Jd Jd"
