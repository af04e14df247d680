"""The log of whole games, for both players and a spectator, under all mixes of options."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from regalia import agents
from regalia.games.royals import GAME
from regalia.games.royals.rules.model import Table
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Sentence
from regalia.kernel.state import CHANCE, SPECTATOR, View
from tests.games.royals.face import MIXES

VIEWERS = (SPECTATOR, 0, 1)
TURN = re.compile(r"Turn (\d+), \{[01]\}")


def logs(number: int) -> Iterator[tuple[int, Match, View, str, list[Sentence]]]:
    """A game line by line: for each viewer what was seen before, the line as shown, and what the log says."""
    rng = FastRng(77, number)
    match = Match(GAME, MIXES[number % len(MIXES)])
    bots = [agents.find("verb"), agents.find("greedy" if number % 2 else "verb")]
    while not match.over:
        before = {viewer: match.view(viewer) for viewer in VIEWERS}
        if match.turn == CHANCE:
            entry = match.deal(rng)
        else:
            entry = match.play_move(bots[match.turn].choose(match.view(match.turn), match.rules, rng))
        for viewer in VIEWERS:
            line = entry.seen(viewer)
            assert line is not None
            yield viewer, match, before[viewer], line, GAME.tell(before[viewer], line, match.view(viewer), match.rules)


@pytest.mark.parametrize("number", range(10))
def test_every_line_is_told(number: int) -> None:
    for _, _, _, line, sentences in logs(number):
        assert sentences
        assert all(sentence.text for sentence in sentences)
        words = line.split()
        assert sentences[0].seat == int(words[2] if words[0] == "~" else words[0])


@pytest.mark.parametrize("number", range(10))
def test_every_turn_has_its_heading_once(number: int) -> None:
    """Also turns that begin and end within one line; counted again in each game of a match."""
    turns = 0
    for viewer, match, _, _, sentences in logs(number):
        if viewer != SPECTATOR:
            continue
        for sentence in sentences:
            found = TURN.match(sentence.text)
            if found:
                turns += 1
                assert (sentence.heading, int(found[1])) == (True, turns)
            elif sentence.text.startswith("Game over") and not match.over:
                turns = 0
    table = match.view(SPECTATOR).table
    assert isinstance(table, Table)
    assert turns == table.turns > 0


@pytest.mark.parametrize("number", range(10))
def test_the_log_names_no_card_that_the_viewer_was_not_shown(number: int) -> None:
    """A card named in the log was in the line, in the viewer's view before it, or both."""
    for viewer, match, before, line, sentences in logs(number):
        if match.options.get("decks", 1) == 2:
            continue
        named = {card for sentence in sentences for card in re.findall(r"\[(\w\w)\]", sentence.text)} - {"Xx"}
        drawn = GAME.scene(before, match.rules)
        seen = {token.face for zone in drawn.zones for token in zone.tokens}
        seen |= {face for zone in drawn.zones for token in zone.tokens for face in token.under}
        shown = set(re.findall(r"\b([A23456789TJQK][cdhs])[123]?\b", line))
        assert named <= seen | shown, (viewer, line)
