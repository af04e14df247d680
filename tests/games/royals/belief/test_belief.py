"""What viewers know about hidden cards: section 8, and what reshuffles prove."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regalia.cards import CARD
from regalia.games.royals import GAME
from regalia.games.royals.rules.model import Hand
from regalia.games.royals.rules.position import KNOWN, WIDTH
from regalia.games.royals.rules.rules import Royals
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, SPECTATOR, buffer, view
from tests.games.royals.board import Board, cards_text, hand_cards
from tests.games.royals.mixes import by_verb

World = tuple[tuple[int, ...], tuple[int, ...]]  # both hands; the deck is what is left


def hands(state: Royals) -> World:
    return tuple(hand_cards(state, 0)), tuple(hand_cards(state, 1))


def guessed(board: Board, seat: int, times: int, seed: int = 1) -> Counter[World]:
    rng = FastRng(seed)
    found: Counter[World] = Counter()
    for _ in range(times):
        world = board.match.rules.guess(board.match.view(seat), rng)
        assert isinstance(world, Royals)
        found[hands(world)] += 1
    return found


def test_any_unseen_card_is_equally_likely() -> None:
    board = Board("H0 9c, H1 3s, J0 rr, deck 2c 2d 2h")
    found = Counter(cards_text(list(world[1])) for world in guessed(board, 0, 4000).elements())
    assert set(found) == {"2c", "2d", "2h", "3s"}
    assert all(900 < count < 1100 for count in found.values())


def test_copies_weigh_double() -> None:
    board = Board("H0 9c, H1 3s, J0 rr, J1 rr, deck 2c 2c", decks=2)
    found = Counter(cards_text(list(world[1])) for world in guessed(board, 0, 3000).elements())
    assert set(found) == {"2c", "3s"}
    assert 1900 < found["2c"] < 2100


def test_the_empty_deck_tells_the_other_hand() -> None:
    board = Board("H0 9c 4h, H1 3s 5s, J0 rr, deck empty")
    assert set(guessed(board, 0, 50)) == {hands(board.state)}
    assert len(guessed(board, SPECTATOR, 500)) == 6, "two of four cards"


def reshuffled() -> Board:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c 2d, discard Kd Kh Ks Qc")
    return board.play("0 discard 4h", "0 end", "~ draw 0 2c 2d", "0 pass", "1 pass", "~ draw 0 4h Kd")


def test_a_reshuffle_tells_the_players_what_each_held() -> None:
    board = reshuffled()
    assert board.hand(0) == "2c 2d 4h 9c Kd"
    assert board.known(0) == "2c 2d 9c", "what was held before the new deck"
    assert board.known(1) == "3s 5s 6s 7s 8s"
    seen = board.match.view(1).hands[1]
    assert isinstance(seen, Hand)
    assert cards_text(list(seen.theirs)) == "2c 2d 9c"


def test_known_cards_are_in_every_guess_until_they_are_played() -> None:
    board = reshuffled()
    for world in guessed(board, 1, 200):
        assert set(world[0]) >= set(hands(board.state)[0]) - {CARD["4h"], CARD["Kd"]}
    assert len(guessed(board, 1, 500)) == 10, "two of five cards of the new deck"
    board.play("1 discard 3s", "1 end", "~ draw 1 Kh", "0 discard 2c 4h", "0 end")
    assert board.known(0) == "2d 9c"


def test_of_equal_cards_the_known_one_is_played_first() -> None:
    board = Board("H0 Xx 9c 9d 9h 2s, known0 Xx, H1 3s 5s 6s 7s 8s, deck Xx, discard Kd Kh")
    board.play("0 discard 2s", "0 end", "~ draw 0 Xx", "0 pass", "1 pass")
    assert board.hand(0) == "9c 9d 9h Xx Xx"
    assert board.known(0) == "9c 9d 9h Xx Xx"
    board = Board("H0 Xx Xx 9c, known0 Xx, H1 3s").play("0 reveal Xx")
    assert board.known(0) == ""


def test_a_new_game_knows_nothing() -> None:
    board = Board("H0 9c, known0 9c, H1 3s", match_games=2, turn_limit=10).play("0 end")
    assert [board.state.hands[seat * WIDTH + KNOWN] for seat in (0, 1)] == [0, 0]
    assert board.state.table.held_count == 0


def test_a_spectator_forgets_what_a_copy_makes_unclear() -> None:
    """A joker was held at the reshuffle, another one is in the new deck: who plays one may have drawn it."""
    board = Board("H0 9c 4h 4d 4s, H1 Xx 3s 5s 6s 7s, deck 2c, discard Xx Kh Ks")
    board.play("0 discard 4s", "0 end", "~ draw 0 2c", "0 pass", "1 pass", "~ draw 0 Xx")
    assert board.state.table.held_count == 9
    board.play("1 discard Xx")
    assert board.state.table.held_count == 8, "seat 1 has drawn nothing: it was the old joker"
    board = Board("H0 9c 4h 4d 4s, H1 Xx 3s 5s 6s 7s, deck 2c, discard Xx Kh Ks")
    board.play("0 discard 4s", "0 end", "~ draw 0 2c", "0 pass", "1 pass", "~ draw 0 Xx", "1 end", "0 discard Xx")
    assert board.state.table.held_count == 0, "nobody else can tell"
    assert board.known(1) == "3s 5s 6s 7s Xx", "but seat 0 can"


# ---- worlds followed one and all, for the players and the spectator


START = "H0 9c 4h Kd, H1 3s 5s, F0 Kc^, F1 Qh/, deck 2c 7d, discard Ac 8h Jd"


def all_worlds(board: Board, seat: int) -> dict[World, Royals]:
    """Every way to deal the unseen cards of a position that the viewer knows nothing more about."""
    worlds: dict[World, Royals] = {}
    rng = FastRng(7)
    for _ in range(4000):
        world = board.match.rules.guess(board.match.view(seat), rng)
        assert isinstance(world, Royals)
        worlds.setdefault(hands(world), world)
    return worlds


def follow(worlds: dict[World, Royals], seat: int, shown: int) -> dict[World, Royals]:
    """The worlds after a move that was shown to the viewer like this."""
    after: dict[World, Royals] = {}
    out, weights = buffer(200), buffer(200)
    for world in worlds.values():
        count = world.odds(out, weights) if world.turn() == CHANCE else world.moves(out)
        for i in range(count):
            if world.shown(out[i], seat) == shown:
                later = world.clone()
                later.play(out[i])
                after.setdefault(hands(later), later)
    return after


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("number", range(6))
def test_guesses_are_exactly_the_possible_worlds(seat: int, number: int) -> None:
    """From a small deck through several reshuffles: the lines shown allow a world if and only if it is guessed."""
    rng = random.Random(number)
    dice = FastRng(number)
    board = Board(START, jokers_per_deck=0, reshuffle_limit=None)
    state = board.state
    worlds = all_worlds(board, seat)
    compared = 0
    for _ in range(60):
        if state.turn() == OVER:
            break
        if state.turn() == CHANCE:
            move = state.deal(dice)
        else:
            here = Match.at(GAME, state.clone(), board.match.options)
            lines = [line for line in here.legal() if not line.endswith(" call")]
            move = board.match.game.codec.parse(by_verb(lines, rng).split(" ", 1)[1])
        shown = state.shown(move, seat)
        state.play(move)
        worlds = follow(worlds, seat, shown)
        if state.turn() == OVER or len(worlds) > 800:
            break
        seen = view(state, seat)
        support = set()
        for _ in range(60 * len(worlds)):
            world = board.match.rules.guess(seen, dice)
            assert isinstance(world, Royals)
            support.add(hands(world))
            if len(support) == len(worlds):
                break
        assert support == set(worlds)
        compared += 1
    assert compared > 5
