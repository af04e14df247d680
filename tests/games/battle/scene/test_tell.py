"""The log of Battle: what was done, and what came of it."""

from __future__ import annotations

from regalia.games.battle import GAME
from regalia.games.battle.scene.sight import Sight
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.match import Match
from regalia.kernel.state import SPECTATOR
from tests.games.battle.board import Board
from tests.games.battle.face import games
from tests.games.face import told


def test_hits_are_told_with_their_number() -> None:
    board = Board.at("army0 Kh 7c, army1 9d, hand0 2c, hand1 4h, hits1 1")
    assert told(board, "0 attack Kh 1") == ["0 attacks {1} with [Kh]"]
    assert told(board, "0 join 7c 1") == ["0 adds [7c] to [Kh]"]
    assert told(board, "1 pass 1") == ["1 lets [Kh] [7c] through", "1 takes 2 hits: 3 of 5"]


def test_equal_skills_strike_together() -> None:
    board = Board.at("army0 7c, army1 7d 4s, hand0 2c").play("0 attack 7c 1")
    assert told(board, "1 block 7d 1") == ["1 blocks [7c] with [7d]"]
    assert told(board, "1 pass 1") == ["1 has blocked [7c]", "[7c] [7d] strike together: [7c] [7d] fall"]


def test_fights_are_told_blow_by_blow_in_the_order_of_groups_and_skills() -> None:
    board = Board.at("army0 Kh 9c 5c, army1 Td 7s 4s, hand0 2c")
    board.play("0 attack Kh 1", "0 attack 9c 1", "0 join 5c 2", "1 block 7s 1", "1 pass 1")
    assert told(board, "1 block 4s 2") == [
        "1 blocks [9c] [5c] with [4s]",
        "0 [Kh] strikes first and fells [7s]",
        "0 [9c] strikes first and fells [4s]",
    ]


def test_a_strike_tells_its_skill() -> None:
    board = Board.at("army0 9c 5c, army1 Td, hand0 2c").play("0 attack 9c 1", "0 join 5c 1", "1 block Td 1")
    assert told(board, "1 strike 0 5c") == [
        "1 strikes {0}'s [5c] with skill 10",
        "1 [Td] strikes and fells [5c]",
        "0 [9c] strikes and fells [Td]",
    ]


def test_every_blow_of_every_fight_is_told_and_nothing_else_is_lost() -> None:
    """Whatever leaves play after a block, a pass or a strike fell to a blow, or with its side."""
    seen = 0
    for match in games("random"):
        line = match.entries[-1].line if match.entries else ""
        if line.split(" ")[1:2] not in (["block"], ["pass"], ["strike"]):
            continue
        before = Match.fold(GAME, match.record())
        shorter = Match(GAME, before.options, before.seats)
        for entry in before.entries[:-1]:
            shorter.play(entry.line)
        sentences = GAME.tell(shorter.view(SPECTATOR), line, match.view(SPECTATOR), match.rules)
        was, now = (Sight(one.view(SPECTATOR), match.rules) for one in (shorter, match))
        assert not any(sentence.text.startswith("loses") for sentence in sentences)
        fallen = [id for sentence in sentences for id in sentence.to]
        assert len(fallen) == len(set(fallen))
        standing = [seat for seat in range(match.seats) if not now.out(seat)]
        gone = sum(len(was.armies[seat]) - len(now.armies[seat]) for seat in standing)
        places = Tokens(was).places
        assert gone == sum(places[id].seat in standing for id in fallen)
        seen += len(fallen)
    assert seen > 20


def test_cards_drawn_are_told_to_their_seat_only() -> None:
    lines = ["0 end"]
    mine, theirs = (Board.at("army0 5c, hand0 2c, hand1 4h", main=True).play(*lines) for _ in range(2))
    assert told(mine, "~ draw 1 Kh", 1)[0] == "1 draws [Kh]"
    assert told(theirs, "~ draw 1 Kh", 0)[0] == "1 draws 1 card"


def test_a_new_turn_has_a_heading() -> None:
    board = Board.at("army0 5c, hand0 2c, hand1 4h", main=True)
    assert told(board, "0 end") == ["0 ends the turn", "= Turn 4, {1}"]
    assert told(board, "~ draw 1 Kh") == ["1 draws 1 card", "No soldiers: the attack step is skipped."]


def test_abilities() -> None:
    board = Board.at("army0 5c, army1 9d 4d 4s, hand0 2c 9s 9h", main=True)
    assert told(board, "0 use 2c 1") == ["0 uses [2c] on {1}, who loses 2 soldiers"]
    assert told(board, "1 destroy 1 4s") == ["1 gives up [4s]", "1 loses [4d]"]
    board = Board.at("army0 5c, army1 9d 4d, hand0 3c 9s", main=True)
    assert told(board, "0 use 3c") == ["0 uses [3c] to destroy a soldier"]
    assert told(board, "0 destroy 1 9d") == ["0 destroys {1}'s [9d]"]


def test_a_joker_takes_the_only_soldier() -> None:
    board = Board.at("army0 5c, army1 9d, hand0 Xx 9s", main=True, jokers=1)
    assert told(board, "0 use Xx 1") == ["0 uses a joker on {1} to take over a soldier", "0 now controls [9d]"]


def test_the_end_names_the_winner() -> None:
    board = Board.at("army0 7c, army1 9d, hand0 2c, hand1 4h, hits1 4").play("0 attack 7c 1")
    assert told(board, "1 pass 1") == [
        "1 lets [7c] through",
        "1 takes 1 hit: 5 in all",
        "1 is out: 1 soldier and 1 card are discarded",
        "= Game over: {0} won. Every other castle has fallen.",
    ]


def test_every_line_of_every_format_is_told_to_everybody() -> None:
    for match in games():
        entry = match.entries[-1] if match.entries else None
        for viewer in range(SPECTATOR, match.seats):
            shown = entry.seen(viewer) if entry is not None else None
            if shown and not shown.endswith(" cut ??"):
                view = match.view(viewer)
                assert GAME.tell(view, shown, view, match.rules)


def test_the_secret_cuts_of_a_deck_are_told_in_one_sentence() -> None:
    match = Match(GAME, {"format": "constructed", "deck_size": 50})
    told = []
    for _ in range(2):
        before = match.view(1)
        entry = match.play(match.legal()[0])
        shown = entry.seen(1)
        assert shown == "0 cut ??"
        told.append([sentence.text for sentence in GAME.tell(before, shown, match.view(1), match.rules)])
    assert told == [[], ["builds a deck of 50 cards"]]


def test_an_act_is_also_told_in_the_past_tense_with_the_same_cards() -> None:
    board = Board.at("army0 Kh 7c, army1 9d, hand0 2c, hand1 4h, hits1 1")
    told_past = []
    for line in ("0 attack Kh 1", "0 join 7c 1", "1 block 9d 1"):
        before = board.match.view(1)
        board.play(line)
        told_past.append([one.past for one in GAME.tell(before, line, board.match.view(1), board.match.rules)][:1])
    assert told_past == [["attacked you with [Kh]"], [""], ["blocked with [9d]"]]
