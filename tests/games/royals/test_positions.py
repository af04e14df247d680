"""Positions as text (section 11), both ways."""

from __future__ import annotations

import random

import pytest

from regalia.games.royals import GAME
from regalia.kernel.errors import NotationError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, SPECTATOR, State, view
from regalia.testing.trial import encoded
from tests.games.deals import deals
from tests.games.royals.board import Board
from tests.games.royals.mixes import by_verb, mix

POSITIONS = GAME.positions()


def rules(**options: object) -> Rules:
    found, _ = GAME.set_up(options)
    return found


def test_what_is_not_said() -> None:
    board = Board("")
    assert (board.turn, board.turns, board.quiet) == (0, 10, 0)
    assert not board.cold_war()
    assert len(board.deck.split()) == 54
    assert board.score == (0, 0)


def test_with_a_deck_the_other_cards_are_tributes() -> None:
    board = Board("H0 9c, J0 rr, deck 2c 2d, discard Kd")
    assert board.deck == "2c 2d"
    assert len(board.pile("tributes", 1).split()) == 52 - 4
    assert board.score == (0, 48)


def test_every_part_is_written() -> None:
    text = (
        "active 1, turn 7, had 0, quiet 2, reshuffles 1, final 1, games 2, wins 1-0, "
        "H0 2c 9c, known0 9c, F0 Kh^ - Qs_+7h, J0 rw, arrows0 3c 3d, tributes0 Kd, buried0 Jd+4c+5c, "
        "H1 3s, F1 Qd/, used1 8h, discard Js"
    )
    made = rules(jokers_per_deck=3)
    state = POSITIONS.read(made, text + ", deck Ts")
    written = POSITIONS.write(made, state)
    assert set(text.split(", ")) <= set(written.split(", "))
    assert encoded(POSITIONS.read(made, written)) == encoded(state)


def test_clauses_come_in_any_order() -> None:
    text = "H0 9c 2c, F0 Kh^ - Qs_+7h, J0 rw, buried1 Jd+5c, tributes1 3c, discard Js"
    shuffled = ", ".join(reversed(text.split(", ")))
    assert encoded(POSITIONS.read(rules(), shuffled)) == encoded(POSITIONS.read(rules(), text))


def survives(made: Rules, state: State) -> None:
    text = POSITIONS.write(made, state)
    assert encoded(POSITIONS.read(made, text)) == encoded(state), text
    for seat in (SPECTATOR, 0, 1):
        seen = view(state, seat)
        told = POSITIONS.write_view(made, seen)
        again = POSITIONS.read_view(made, told)
        assert (again.seat, again.listed()) == (seen.seat, seen.listed()), told


@pytest.mark.parametrize("number", deals(16))
def test_every_step_of_random_games_survives(number: int) -> None:
    """Choices, single cards of a draw, and the end, with one deck and two."""
    rng = random.Random(number)
    dice = FastRng(number)
    match = Match(GAME, mix(rng) | {"match_games": 1 + 2 * (number % 2)})
    state = match.state()
    for _ in range(400):
        survives(match.rules, state)
        if state.turn() == OVER:
            break
        if state.turn() == CHANCE:
            state.play(state.deal(dice))
            continue
        line = by_verb(Match.at(GAME, state.clone(), match.options).legal(), rng)
        state.play(GAME.codec.parse(line.split(" ", 1)[1]))


def test_an_attack_that_is_being_answered() -> None:
    board = Board("H0 9c 4h, H1 Ah 3s, F0 Kc^").play("0 attack Kc1 9c direct")
    assert board.position() == ("busy, decision block, declared attack Kc1 9c direct, H0 4h, H1 Ah 3s, F0 Kc^")
    survives(board.match.rules, board.state)


def test_copies_that_went_out_of_play_in_another_order() -> None:
    """Two decks: the copy that was buried first lies under a tribute."""
    options = {"decks": 2, "jokers_per_deck": 0}
    board = Board("F1 Jd_+5c, H0 2c, H1 3c, deck empty, discard Jd 7h 5c", **options)
    made = board.match.rules
    state = POSITIONS.read(made, board.position().replace(", used", ", swapped 5c, used"))
    survives(made, state)
    survives(made, POSITIONS.read(made, "tributes0 Jd, buried1 Jd+5c, arrows0 5c, swapped 5c Jd"))


def test_a_view_tells_no_hidden_card() -> None:
    board = Board("H0 9c 4h, H1 Ah 3s, F0 Kc^, deck 2c, J0 rr")
    mine = POSITIONS.write_view(board.match.rules, board.match.view(0))
    assert mine.startswith("view 0, H0 4h 9c, size1 2, ")
    assert not {"Ah", "3s", "2c"} & set(mine.replace(",", "").split())
    watching = POSITIONS.write_view(board.match.rules, board.match.view(SPECTATOR))
    assert watching.startswith("view spectator, size0 2, size1 2, ")
    assert not {"9c", "4h", "Ah", "3s", "2c"} & set(watching.replace(",", "").split())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("H0 9c 9c", "9c is named more often"),
        ("H0 9c, discard 9c", "9c is named more often"),
        ("H0 1c", "H0: '1c' is not a card"),
        ("H0 ??", "H0: '\\?\\?' is not a card"),
        ("H0 2c 3c 4c 5c 6c 7c", "H0: holds at most 5"),
        ("H0 2c, H0 3c", "'H0' is said twice"),
        ("H2 2c", "There is no clause 'H2'; there are games"),
        ("F0 Kh", "F0: 'Kh' is not a royal on a field"),
        ("F0 9h^", "'9h\\^' is not a royal on a field"),
        ("F0 Kh^ Kd^ Ks^ Kc^", "a field has 3 slots"),
        ("F0 Kh^+Qd", "F0: 'Qd' is not a number card"),
        ("buried0 Kh", "'Kh' is not a buried royal"),
        ("arrows0 Kh", "arrows0: 'Kh' is not a card that belongs here"),
        ("tributes0 Xx", "tributes0: 'Xx' is not a card that belongs here"),
        ("J0 x", "J0: takes at most two letters"),
        ("J0 rr, J1 r", "Xx is named more often"),
        ("deck 2c", "every joker must be named"),
        ("known0 9c", "known0: 9c is not in H0"),
        ("turn x", "turn: 'x' is not a number"),
        ("had 2", "had: '2' is not among none, 0, 1, 01"),
        ("wins 1", "wins: a tally has two numbers"),
    ],
)
def test_what_is_wrong_is_told_with_its_clause(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        POSITIONS.read(rules(), text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("H0 9c", "begins with its viewer"),
        ("view 2, H0 9c", "view: there is no seat '2'; there are 0, 1 and spectator"),
        ("view 0 looks 1", "hands are named after 'sees'"),
        ("view 0, H1 9c", "'H1' tells something that this viewer does not see"),
        ("view spectator, deck 9c", "'deck' tells something"),
    ],
)
def test_what_is_wrong_in_a_view(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        POSITIONS.read_view(rules(), text)


def test_a_view_is_not_a_position() -> None:
    with pytest.raises(NotationError, match="This text tells a view"):
        POSITIONS.read(rules(), "view 0, H0 9c")
