"""What everybody sees, line by line (section 8), and guesses that remember what play has shown."""

from __future__ import annotations

import random

import pytest

from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.checks.miniatures import MINIATURES
from regalia.games.royal_ascension.rules import knowledge
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules.commitment import begin_duel
from regalia.games.royal_ascension.rules.piles import draw_card
from regalia.games.royal_ascension.rules.rules import Ascension
from regalia.games.royal_ascension.rules.terms import HEARTS
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, view
from regalia.testing import miniature
from regalia.testing.sent import due
from regalia.testing.trial import Trial
from regalia.testing.twin_worlds import Twins
from tests.games.royal_ascension.board import DUEL, SPADES, Board, held, tokens
from tests.games.royal_ascension.mixes import by_verb, mix

WORLDS = 60


def guesses(board: Board, seat: int) -> list[Ascension]:
    found = []
    for seed in range(WORLDS):
        world = board.match.rules.guess(board.match.view(seat), FastRng(seed))
        assert isinstance(world, Ascension)
        found.append(world)
    return found


def in_hand(world: Ascension, seat: int, suit: str) -> str:
    return tokens(held(world, seat, suit), suit)


def test_cards_are_dealt_and_drawn_in_secret() -> None:
    board = Board.opened()
    deal = next(entry for entry in board.match.entries if entry.line.startswith("~ deal 0"))
    assert deal.shown[0] == "~ deal 0 7d 6d Qh 2h"
    assert set(deal.shown[1:]) == {"~ deal 0 ?d ?d ?h ?h"}


def test_no_line_of_a_commitment_is_shown_to_others() -> None:
    """``field``, ``use`` and ``done``: only the fighter is shown them, as long as nothing lies open."""
    entries = Board.opened().play(DUEL).match.entries
    secret = [entry for entry in entries if entry.line.split(" ")[1] in ("field", "use", "done")]
    assert [entry.line for entry in secret if entry.line.endswith("done")] == ["0 done", "1 done"]
    for entry in secret:
        fighter = int(entry.line[0])
        assert [seat for seat in range(SPECTATOR, 4) if entry.seen(seat) is not None] == [fighter]


def test_a_guess_gives_others_any_cards_and_the_own_hand_as_it_is() -> None:
    worlds = guesses(Board.opened(), 0)
    assert {in_hand(world, 0, "h") for world in worlds} == {"Qh 2h"}
    assert len({in_hand(world, 1, "h") for world in worlds}) > 20
    assert all(len(in_hand(world, 1, "h").split()) == 2 for world in worlds)


def test_shown_hearts_stay_in_every_guess_until_they_are_lost() -> None:
    board = Board.opened().play(DUEL, "~ battle 0 6 6 6 6", "~ battle 1 1 1 1 1", "~ lose 0 2h")
    for world in guesses(board, 3):
        assert in_hand(world, 1, "h") == "8h 6h"
        assert in_hand(world, 0, "h") == "Qh"


def test_when_a_pile_has_run_out_two_players_know_each_other() -> None:
    board = Board(2, start_hearts=2).play("~ order 0 6 6 | ~ order 1 1 1")
    while board.match.turn >= 0:
        board.play(board.match.legal()[0])
    board.play("~ deal 0 7d 6d Qh 2h", "~ deal 1 5d 4d 8h 6h", "~ stock 7c 5c 6c Kc")
    discards = " ".join(f"{rank}h" for rank in "A3459TJK" for _ in range(2)) + " 2h 6h 7h 7h"
    board.given(hands={0: "Qh 2h 8h"}, discards=discards, rest_to={"h": 1})
    before = {in_hand(world, 1, "h") for world in guesses(board, 0)}
    board.play("~ roll 0 1", "0 move 0")  # the discards become the pile
    assert before == {in_hand(world, 1, "h") for world in guesses(board, 0)} == {board.hearts(1)}
    assert len({in_hand(world, 1, "h") for world in guesses(board, SPECTATOR)}) > 1
    card = sorted(board.outcomes)[0].split()[-1]
    board.play(f"~ draw 0 {card}")
    assert {in_hand(world, 1, "h") for world in guesses(board, 0)} == {board.hearts(1)}
    assert all(card not in in_hand(world, 1, "h") for world in guesses(board, 0))


def test_a_basket_proves_a_purse() -> None:
    board = Board.opened().given(hands={0: "Kd Kd", 3: "9d"})
    board.play("~ roll 0 4", "0 move 3", "0 buy Kc", "0 buy 7c", "0 buy 6c")
    for world in guesses(board, 1):
        assert in_hand(world, 0, "d") == "Kd Kd"  # 26 gold with two cards
    board = Board.opened().given(hands={0: "Jd Jd 5d 3d"})
    board.play("~ roll 0 4", "0 move 3", "0 buy Kc", "0 buy 6c", "0 done", "0 pay Jd")
    values = board.state.options.values
    for world in guesses(board, 1):
        gold = in_hand(world, 0, "d").split()
        assert sum(values["A23456789TJQK".index(card[0])] for card in gold if card[0] not in "QK") >= 8


def test_a_commitment_is_guessed_in_all_its_stages() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1", "0 field bulben")
    fielded = {world.hands[m.FIELDED] for world in guesses(board, 2)}
    assert len(fielded) == 4  # none yet, or any of three
    assert {world.hands[m.FIELDED] for world in guesses(board, 0)} == {board.state.hands[m.FIELDED]}
    board.play("0 done")
    assert len({world.hands[m.FIELDED] for world in guesses(board, 2)}) == 3
    assert len({world.hands[m.HEARTS_OUT] for world in guesses(board, 2)}) > 10


def test_doubts_come_up_in_the_miniatures() -> None:
    """A card shown that may be of several blocks; otherwise law 19 would not have looked at them."""
    found = 0
    for number, mini in enumerate(MINIATURES[:3]):
        rules = mini.rules()
        rng = FastRng(8, number)
        state = mini.first(rules)
        for _ in range(400):
            if state.turn() == OVER:
                state = mini.first(rules)
            elif state.turn() == REVEAL:
                state.reveal()
            elif state.turn() == CHANCE:
                state.play(state.deal(rng))
            else:
                moves = due(rules, state)
                state.play(moves[rng.below(len(moves))])
            found += len(state.table.doubts) // knowledge.DOUBT
    assert found > 50


def test_who_is_not_told_of_a_choice_cannot_count_it() -> None:
    """Law 19's worlds while a fighter chooses: nothing yet, a territory, or cards too."""
    rules = MINIATURES[0].rules()
    state = MINIATURES[0].first(rules)
    state.table.active = 0
    for rank in (1, 12):
        draw_card(state, 0, HEARTS, rank)
    begin_duel(state, 1)
    field = due(rules, state)[0]
    after = state.clone()
    after.play(field)
    belief = miniature.Belief(rules, 1, state)
    belief.follow(state, field, after, "0 field jiggy")
    fielded = {world.hands[m.FIELDED] for world in belief.worlds.values() if isinstance(world, Ascension)}
    assert fielded == {-1, 0, 1}


def test_worlds_guessed_are_those_that_the_lines_allow() -> None:
    """Law 19, one line of play for each miniature."""
    assert "7 miniatures" in miniature.guesses_are_the_worlds(Trial(GAME, games=1, seed=2))


@pytest.mark.parametrize("number", range(6))
def test_only_chance_and_reveals_bring_news(number: int) -> None:
    """Law 7 in games with mixed options, at every step for every viewer."""
    rng = random.Random(number)
    dice = FastRng(number)
    seats, options = mix(rng)
    match = Match(GAME, options | {"max_rounds": 6}, seats)
    twins = Twins(match.rules)
    while not match.over:
        state = match.state()
        for viewer in range(SPECTATOR, seats):
            world = match.rules.guess(view(state, viewer), dice)
            assert not twins.differ(state, world, viewer), (match.lines, viewer)
        if match.turn == CHANCE:
            match.deal(dice)
        else:
            match.play(by_verb(match.legal(), rng))
