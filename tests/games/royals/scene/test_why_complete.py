"""Whatever well-written line is refused has a reason of its own, found in the rules for players."""

from __future__ import annotations

import random

from regalia.games import rules_text
from regalia.games.royals import GAME
from regalia.games.royals.options import OPTIONS
from regalia.games.royals.rules import model
from regalia.games.royals.scene import sentences
from regalia.games.royals.scene.reasons import why
from regalia.kernel.game import Reason
from regalia.kernel.state import SPECTATOR
from tests.games.royals.board import Board
from tests.games.royals.face import games
from tests.games.words import check_reason, paragraphs

GAMES = 10
MOVES_A_DECISION = 25


def any_move(rng: random.Random) -> int:
    """A well-written move, legal or not."""
    verb = rng.choice([verb for verb in GAME.codec.verbs if not verb.chance])
    card = [rng.choice(["A", "2", "9", "T", "J", "Q", "K"]) + rng.choice("cdhs") for _ in range(5)]
    card = [rng.choice([one, one, one, one, "Xx", "??"]) for one in card]
    ref = rng.choice("JQK") + rng.choice("cdhs") + rng.choice("123")
    target = rng.choice(["direct", "wipe", ref])
    words = {
        model.DISCARD: card[: rng.randint(1, 5)],
        model.RECRUIT: card[:1],
        model.REVEAL: card[:1],
        model.BURY: [ref],
        model.REVIVE: [ref, card[0]],
        model.ARROW: [target, *card[: rng.randint(1, 4)]],
        model.ATTACK: [ref, card[0], target],
        model.JOKER_ATTACK: [card[0], target],
        model.BLOCK: card[:1],
        model.COUNTER: card[:1],
        model.JACKRIFICE: [ref],
    }.get(verb.number, [])
    return GAME.codec.parse(" ".join([verb.name, *words]))


def test_every_refused_line_has_its_reason() -> None:
    rng = random.Random(5)
    refused = 0
    for match in games(GAMES):
        if match.over:
            continue
        legal = set(match.moves())
        view = match.view(match.turn)
        for _ in range(MOVES_A_DECISION):
            move = any_move(rng)
            if move in legal:
                continue
            check_reason(GAME, why(view, match.rules, move), move)
            refused += 1
    assert refused > 5000


def test_a_legal_line_in_another_spelling_is_told_how_it_is_written() -> None:
    board = Board("H0 9c, H1 3s")
    reason = why(board.match.view(0), board.match.rules, GAME.codec.parse("end"))
    assert reason.text == "This can be played, written as 'end'."


def test_who_is_not_asked_is_told_so() -> None:
    board = Board("H0 9c, H1 3s")
    for viewer in (1, SPECTATOR):
        assert why(board.match.view(viewer), board.match.rules, 0).text == "It is not your turn to choose."


def test_all_sentences_cite_a_paragraph_of_the_rules() -> None:
    known = paragraphs(GAME)
    found = [value for value in vars(sentences).values() if isinstance(value, Reason)]
    for group in (sentences.AT_MAIN, sentences.AT_BLOCKING, sentences.AT_COUNTERING, sentences.AT_JACKRIFICING):
        found += group.values()
    assert len(found) > 30
    assert {reason.rule for reason in found} <= known


def test_the_default_of_a_decision() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^")
    assert GAME.codec.text(GAME.default(board.match.view(0), board.match.rules)) == "end"
    board.play("0 attack Kc1 9c direct")
    assert GAME.codec.text(GAME.default(board.match.view(1), board.match.rules)) == "pass"


def test_the_default_is_always_legal() -> None:
    for match in games(GAMES):
        if not match.over:
            assert GAME.default(match.view(match.turn), match.rules) in match.moves()


def test_the_rules_for_players_name_every_option() -> None:
    text = rules_text(GAME)
    for option in OPTIONS:
        assert f"| `{option.name}` |" in text
        for value in option.values:
            assert f"`{value}`" in text
