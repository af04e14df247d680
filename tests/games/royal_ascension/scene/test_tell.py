"""The log: what was done and what followed, without anything hidden."""

from __future__ import annotations

from regalia.games.royal_ascension import GAME
from regalia.kernel.match import Match
from regalia.kernel.state import SPECTATOR
from tests.games.face import told
from tests.games.royal_ascension.board import ALL_IN, DECREE, DUEL, SPADES, Board
from tests.games.royal_ascension.face import games


def test_setup_is_told() -> None:
    board = Board(3).play("~ order 0 6 5", "~ order 1 5 5")
    assert told(board, "~ order 2 4 5") == ["2 rolls 4 and 5 for the order", "The order of picks: {0}, {1} and {2}."]
    picks = ["mewtopia", "char", "lucio", "snore", "bulben", "teal", "venom", "pika", "jiggy", "dragon"]
    board.play(*(f"{i % 3} pick {slug}" for i, slug in enumerate(picks)))
    assert told(board, "1 pick vapor") == ["1 takes Vapor Vale, 13 points", "2 Flare Lands is left"]
    assert told(board, "~ deal 0 7d 6d Qh 2h", 0) == ["0 is dealt [7d] [6d] [Qh] [2h]"]
    assert told(board, "~ deal 1 5d 4d 8h 6h", 0) == ["1 is dealt 2 diamonds and 2 hearts"]


def test_a_walk_and_a_draw() -> None:
    board = Board.opened()
    assert told(board, "~ roll 0 1") == ["0 rolls 1"]
    assert told(board, "0 move 0") == ["0 walks to 0, hearts"]
    assert told(board, "~ draw 0 9h") == ["0 draws a heart"]


def test_a_battle_is_told_in_full_once_it_is_shown() -> None:
    board = Board.opened().play(DUEL.split("| 1 use 8h")[0])
    assert told(board, "1 use 8h", 0) == []
    assert told(board, "1 use 6h", 1) == ["1 adds [6h], in secret"]
    assert told(board, "1 done") == [
        "1 has committed",
        "= All is shown",
        "0 Bulben Crest, [Qh] [2h]: 15 + 12 + 2 = 29",
        "1 Teal Shore, [8h] [6h]: 15 + 8 + 6 = 29",
    ]
    assert told(board, "~ battle 0 1 2 3 4") == ["0 rolls 1 2 3 4: 29 + 10 = 39"]
    assert told(board, "~ battle 1 4 3 2 1") == ["1 rolls 4 3 2 1: 29 + 10 = 39", "A tie: {0} and {1} roll again."]
    board.play("~ battle 0 6 5 4 3")
    assert told(board, "~ battle 1 1 2 3 4")[1:] == [
        "0 wins Teal Shore from {1}, 47 to 39",
        "0 holds 4 of 7 territories",
    ]
    assert told(board, "~ lose 0 Qh") == ["0 loses [Qh]", "1 is protected until the next battle"]


def test_the_recap_tells_the_outcome_of_a_battle_to_the_loser() -> None:
    board = Board.opened().play(DUEL, "~ battle 0 6 5 4 3")
    before = [board.match.view(seat) for seat in (1, 2)]
    board.play("~ battle 1 1 2 3 4")
    after = [board.match.view(seat) for seat in (1, 2)]
    told = [
        GAME.tell(was, "~ battle 1 1 2 3 4", now, board.match.rules) for was, now in zip(before, after, strict=True)
    ]
    pasts = [[sentence.past for sentence in sentences if sentence.past] for sentences in told]
    assert pasts == [["won Teal Shore from you, 47 to 39"], ["won Teal Shore from {1}, 47 to 39"]]


def test_cards_of_an_event_and_a_decree() -> None:
    board = Board.opened().play(SPADES)
    assert told(board, "~ action 0 9s") == ["0 turns up [9s], Event: a die of 5 or 6 brings cards"]
    assert told(board, "~ event 0 2") == ["0 rolls 2 for the event: nothing"]
    decree = Board.opened().play(SPADES)
    assert told(decree, "~ action 0 Ks") == ["0 turns up [Ks], Royal Decree: all fight at once"]


def test_elimination_and_the_throne() -> None:
    board = Board.opened().play(ALL_IN, "~ battle 0 3 3 3 3", "~ battle 1 3 3 3 3")
    assert told(board, "~ lose 0 2h") == ["0 loses [2h]", "1 is out, fourth of four: 4 cards discarded"]
    three = Board.opened(3).play(ALL_IN, "~ battle 0 3 3 3 3")
    assert told(three, "~ battle 1 3 3 3 3")[-1] == "= Game over: {0} won. The throne is taken."


def test_a_tie_of_some_in_a_decree() -> None:
    board = Board.opened().play(DECREE, "~ battle 0 1 1 1 1", "~ battle 1 2 2 1 1", "~ battle 2 1 1 1 1")
    assert told(board, "~ battle 3 1 1 1 1")[-1] == "A tie: {0} and {1} roll again."


def test_every_line_is_told_to_everybody_who_sees_something_of_it() -> None:
    for match in games(4):
        if not match.over:
            continue
        again = Match(GAME, match.options, match.seats)
        for line in match.lines:
            before = {viewer: again.view(viewer) for viewer in range(SPECTATOR, match.seats)}
            entry = again.play(line)
            for viewer, seen in before.items():
                shown = entry.seen(viewer)
                sentences = GAME.tell(seen, shown or "", again.view(viewer), match.rules)
                assert bool(sentences) or shown is None
