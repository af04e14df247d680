"""Hidden cards have no face, in no scene, in no text (section 8)."""

from __future__ import annotations

import re

import msgspec

from regalia.cards import JOKER, token
from regalia.games.royals import GAME
from regalia.games.royals.rules.model import CARDS, SIDE
from regalia.games.royals.rules.position import WIDTH
from regalia.games.royals.rules.rules import Royals
from regalia.kernel.match import Match
from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from tests.games.royals.face import games

GAMES = 15


def hidden_from(match: Match, viewer: int) -> set[str]:
    """Cards in the hands that the viewer does not see; jokers are many, so they prove nothing."""
    state = match.state()
    assert isinstance(state, Royals)
    cards: set[int] = set()
    for seat in (0, 1):
        if seat != viewer:
            first = seat * WIDTH
            cards |= {state.hands[first + i] for i in range(state.table.sides[seat * SIDE + CARDS])}
    return {token(card) for card in cards if card != JOKER}


def words(drawn: Scene) -> set[str]:
    """Every card that is named anywhere in a scene, by its token."""
    return set(re.findall(r"\b[A23456789TJQK][cdhs]\b", msgspec.json.encode(drawn).decode()))


def test_no_hidden_token_has_a_face() -> None:
    for match in games(GAMES):
        for viewer in (SPECTATOR, 0, 1):
            drawn = GAME.scene(match.view(viewer), match.rules)
            for zone in drawn.zones:
                if zone.id in ("hand0", "hand1") and zone.owner != viewer:
                    assert {(one.face, one.kind) for one in zone.tokens} <= {("", "back")}
                    assert [one.id for one in zone.tokens] == [f"{zone.id}.{i}" for i in range(zone.count)]


def test_no_hidden_card_is_named_anywhere() -> None:
    """With one deck a card that is held is nowhere else."""
    compared = 0
    for match in games(GAMES):
        if match.options.get("decks", 1) == 2:
            continue
        for viewer in (SPECTATOR, 0, 1):
            drawn = GAME.scene(match.view(viewer), match.rules)
            assert not words(drawn) & hidden_from(match, viewer)
            compared += 1
    assert compared > 500
