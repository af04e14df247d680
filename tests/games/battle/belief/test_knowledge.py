"""What each viewer sees (section 8), and guesses that agree with what play has shown."""

from __future__ import annotations

import random

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.checks.miniatures import MINIATURES
from regalia.games.battle.notation import CARD, token
from regalia.games.battle.rules.model import HAND, Hand
from regalia.games.battle.rules.state import Battle
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, buffer, encode_view, view
from regalia.testing import miniature
from regalia.testing.trial import Trial
from regalia.testing.twin_worlds import Twins
from tests.games.battle.board import Board
from tests.games.battle.mixes import mix
from tests.games.deals import deals


def shown(board: Board, seat: int, at: int = -1) -> str | None:
    return board.match.entries[at].seen(seat)


def guess(board: Board, seat: int, seed: int) -> Battle:
    world = board.match.rules.guess(board.match.view(seat), FastRng(seed))
    assert isinstance(world, Battle)
    return world


def hand_of(world: Battle, seat: int) -> str:
    first = seat * world.options.width
    return " ".join(token(world.hands[first + i]) for i in range(world.table.row[HAND + seat]))


# ---- lines


def test_drawn_cards_are_the_drawers_affair() -> None:
    board = Board(2, first_player=0, hand_size=2).play("~ draw 0 Kh 7c")
    assert [shown(board, seat) for seat in (0, 1, SPECTATOR)] == ["~ draw 0 Kh 7c", "~ draw 0 ?? ??", "~ draw 0 ?? ??"]


@pytest.mark.parametrize("open_hands", [False, True])
def test_open_hands_show_draws_to_team_mates(open_hands: bool) -> None:
    board = Board(4, first_player=0, hand_size=1, teams="alliance", team_hands_open=open_hands).play("~ draw 0 Kh")
    assert shown(board, 2) == ("~ draw 0 Kh" if open_hands else "~ draw 0 ??")
    assert shown(board, 1) == "~ draw 0 ??"


def test_packs_and_pools_are_told_once_picks_and_cuts_not_at_all() -> None:
    draft = Board(2, format="draft")
    draft.match.deal(FastRng(1))
    draft.match.deal(FastRng(2))
    assert shown(draft, 1, 0) == "~ pack 0 ??"
    assert shown(draft, 0, 0) == draft.match.lines[0]
    draft.match.play(draft.match.legal()[0])
    assert shown(draft, 1) == "0 pick ??"
    assert shown(draft, 0) == draft.match.lines[-1]
    sealed = Board(2, format="sealed")
    sealed.match.deal(FastRng(1))
    assert shown(sealed, 1) == shown(sealed, SPECTATOR) == "~ pool 0 ??"
    cut = Board(2, format="constructed").play("0 cut Ks")
    assert (shown(cut, 0), shown(cut, 1)) == ("0 cut Ks", "0 cut ??")
    split = Board(2, format="split").play("0 pick 3s")
    assert shown(split, 1) == "0 pick 3s"


def test_section_10_cards_of_a_pack_stand_in_order() -> None:
    board = Board(2, format="draft")
    cards = "Ks Kh Kd Kc Qs Qh Qd Qc Js Jh Jd Jc Ts Th"
    assert board.refuses(f"~ pack 0 {cards}")
    assert board.refuses(f"~ pack 0 Td {cards}")
    assert board.refuses(f"~ pack 0 {cards} Td Tc")
    board.play(f"~ pack 0 {cards} Td")


# ---- views


def test_the_hand_of_the_fallen_is_open_to_all() -> None:
    board = Board.at("army0 9d, hand0 4d, hand1 Kh 3h, hits1 4", 3)
    assert board.match.view(2).hands[1] is None
    board.play("0 attack 9d 1")
    assert board.discard() == "Kh 3h"
    assert board.match.entries[-1].line == "0 attack 9d 1", "no line tells it: the view does"


def test_a_team_mate_sees_the_hand_and_nothing_of_the_deck() -> None:
    rng = FastRng(4)
    board = Board(4, first_player=0, teams="as_one", team_hands_open=True, format="sealed", deck_size=30)
    while board.step in ("build", "deal"):
        if board.to_act == "~":
            board.match.deal(rng)
            continue
        assert board.match.view(0).hands[2] is None, "nobody looks over a shoulder while decks are built"
        board.match.play(board.match.legal()[0])
    own, mate = board.match.view(0).hands[0], board.match.view(0).hands[2]
    assert isinstance(own, Hand)
    assert isinstance(mate, Hand)
    assert (len(own.cards), len(mate.cards), len(own.pile), len(mate.pile), len(mate.cuts)) == (7, 7, 53, 0, 0)
    assert [token(card) for card in mate.cards] == board.hand(2).split()


# ---- memory


def test_after_a_reshuffle_the_other_hand_is_known() -> None:
    """The draw pile was empty: all cards that seat 0 does not see were in seat 1's hand, and stay there."""
    others = [card for card in CARD if card not in ("9d", "5h", "4d", "6h", "7h", "Xx", "??")]
    board = Board.at(f"army0 9d, army1 5h, hand0 4d, hand1 6h 7h, discard0 {' '.join(others)}", main=True)
    board.play("0 end", "~ draw 1 Kc")
    hands = {hand_of(guess(board, 0, seed), 1) for seed in range(60)}
    assert all({"6h", "7h"} < set(hand.split()) for hand in hands)
    assert len(hands) > 20, "and the third card is any of the pile"
    board.play("1 done", "1 play 6h")
    assert all("7h" in hand_of(guess(board, 0, seed), 1) for seed in range(20))
    spectator = {hand_of(guess(board, SPECTATOR, seed), 0) for seed in range(60)}
    assert spectator == {"4d", "7h"}, "who watches knows two cards, not whose they are"


def test_a_pack_that_comes_back_tells_what_the_neighbour_took() -> None:
    rng = FastRng(11)
    board = Board(2, format="draft")
    board.match.deal(rng)
    board.match.deal(rng)
    held = [line.split()[3:] for line in board.match.lines]
    board.play(f"0 pick {held[0][0]}", f"1 pick {held[1][7]}", f"0 pick {held[1][0]}", f"1 pick {held[0][9]}")
    first_picks = set()
    for seed in range(20):
        world = guess(board, 0, seed)
        pool = [card for card in range(53) for _ in range(world.piles[53 + card])]
        pool.remove(CARD[held[0][9]])
        first_picks |= {*pool}
    assert len(first_picks) > 5, "what seat 1 took from its own pack nobody else has seen"


def test_cut_cards_are_guessed_in_card_order() -> None:
    board = Board(2, format="constructed").play("0 cut 5c", "0 cut 4s", "0 cut 4h")
    for seed in range(30):
        world = guess(board, 1, seed)
        cuts = [card for card in range(53) if world.cuts[card]]
        rest = [card for card in range(53) if world.piles[card] and card > cuts[-1]]
        assert len(cuts) == 3
        assert len(rest) >= 9, "nine more cuts must be possible"


# ---- guesses in every phase


LONG = 1_000  # steps: more of the same tells nothing new


def worlds(number: int, every: int) -> tuple[int, int]:
    """Guess for every viewer through a game and compare; the number of guesses and pairs."""
    rng = FastRng(number)
    seats, options = mix(random.Random(number))
    rules, _ = GAME.set_up(options, seats)
    out = buffer(rules.most_moves)
    twins = Twins(rules)
    state = rules.start()
    census = rules.census(state)
    guesses = step = 0
    while state.turn() != OVER and step < LONG:
        step += 1
        if step % every == number % every:
            for seat in range(SPECTATOR, seats):
                world = rules.guess(view(state, seat), rng)
                assert encoding(world, seat) == encoding(state, seat), (number, step, seat)
                assert rules.census(world) == census, (number, step, seat)
                assert state.turn() == REVEAL or not twins.differ(state, world, seat), (number, step, seat)
                guesses += 1
        advance(state, rng, out)
    return guesses, int(twins.compared)


def advance(state: State, rng: FastRng, out: object) -> None:
    if state.turn() == CHANCE:
        state.play(state.deal(rng))
    elif state.turn() == REVEAL:
        state.reveal()
    else:
        count = state.moves(out)  # type: ignore[arg-type]
        state.play(out[rng.below(count)])  # type: ignore[index]


def encoding(state: State, seat: int) -> list[int]:
    row = Encoding()
    encode_view(state, seat, row)
    return row.listed()


@pytest.mark.parametrize("number", deals(16))
def test_laws_5_7_and_8_under_mixed_options(number: int) -> None:
    guesses, pairs = worlds(number, 31)
    assert guesses > 0
    assert pairs > 0


@pytest.mark.parametrize("number", range(len(MINIATURES)))
def test_law_19_worlds_guessed_are_the_worlds_possible(number: int) -> None:
    rules = MINIATURES[number].rules()
    start = rules.start()
    trial = Trial(GAME, games=0)
    beliefs = [miniature.Belief(rules, viewer, start) for viewer in range(SPECTATOR, rules.seats)]
    assert all(miniature.sees_all(rules, start, belief.viewer) for belief in beliefs)
    assert sum(miniature.follow_line(trial, start, beliefs, FastRng(number))) > 0
