"""Every refused line has a reason of its own, with its rule, and names no seat."""

from __future__ import annotations

import random
import re

from regalia.games import rules_text
from regalia.games.battle import GAME
from regalia.games.battle.options import OPTIONS
from regalia.games.battle.scene import sentences
from regalia.games.battle.scene.reasons import why
from regalia.kernel.game import Reason
from tests.games.battle.board import Board
from tests.games.battle.face import games
from tests.games.words import check_reason, paragraphs

MOVES_A_DECISION = 12
SEAT_NUMBER = re.compile(r"(seat|side|player) \d|\{\d\}|/\d")


def any_move(rng: random.Random) -> int:
    """A well-written move, legal or not."""
    verb = rng.choice([verb for verb in GAME.codec.verbs if not verb.chance])
    words = [verb.name]
    for field in verb.fields:
        card = rng.choice("KQJT98765432A") + rng.choice("shdc")
        card = rng.choice([card, card, card, card, "Xx", "??"])
        owner = rng.choice(["", "", "", "/0", "/3"])
        if field.noun != "opponent" or rng.random() < 0.7:
            words.append({"card": card, "soldier": card + owner}.get(field.noun, str(rng.randrange(1, 8))))
    return GAME.codec.parse(" ".join(words))


def test_every_refused_line_has_its_reason() -> None:
    rng = random.Random(5)
    refused = 0
    for match in games():
        if match.over:
            continue
        legal = set(match.moves())
        view = match.view(match.turn)
        for _ in range(MOVES_A_DECISION):
            move = any_move(rng)
            if move in legal:
                continue
            reason = why(view, match.rules, move)
            check_reason(GAME, reason, move)
            assert not SEAT_NUMBER.search(reason.text), reason.text
            refused += 1
    assert refused > 5000


def test_a_legal_line_in_another_spelling_is_told_how_it_is_written() -> None:
    board = Board.at("army0 Kh, hand0 9c", main=True)
    reason = why(board.match.view(0), board.match.rules, GAME.codec.parse("end"))
    assert reason.text == "This can be played, written as 'end'."


def test_all_sentences_cite_a_paragraph_of_the_rules() -> None:
    found = [value for value in vars(sentences).values() if isinstance(value, Reason)]
    found += [*sentences.NOW.values(), *sentences.AIMED_ELSEWHERE.values()]
    assert len(found) > 25
    assert {reason.rule for reason in found} <= paragraphs(GAME)


def test_the_rules_for_players_name_every_option() -> None:
    text = rules_text(GAME)
    for option in OPTIONS:
        assert f"| `{option.name}` |" in text
        for value in option.values:
            assert f"`{value}`" in text
