# native: pictures
"""The acts of a player in the past tense, for the recap of a turn."""

from __future__ import annotations

from regalia.games.battle.rules import army, cards, fields
from regalia.games.battle.rules.fields import (
    attacked_side,
    chosen_name,
    chosen_seat,
    fighter_name,
    played_card,
    use_opponent,
)
from regalia.games.battle.rules.model import soldier_card
from regalia.games.battle.scene.sight import DRAWN, Sight
from regalia.kernel.state import VERB_MASK

USED = {cards.ACE: "used an ace", cards.TWO: "used a two", cards.THREE: "used a three"}


def past(was: Sight, seat: int, move: int) -> str:
    """The act without its subject; empty for what only goes on with an act or ends a step."""
    verb = move & VERB_MASK
    if verb == fields.PLAY:
        return f"played {DRAWN[played_card(move)]}"
    if verb == fields.USE:
        return _used(was, move)
    if verb in (fields.STRIKE, fields.DESTROY, fields.TAKE):
        return _chosen(was, seat, move)
    if verb not in (fields.ATTACK, fields.BLOCK):
        return ""
    card = DRAWN[soldier_card(army.read(was.options, seat, fighter_name(move)))]
    if verb == fields.BLOCK:
        return f"blocked with {card}"
    side = attacked_side(move)
    return f"attacked {'you' if side == was.seat else was.called(side)} with {card}"


def _used(was: Sight, move: int) -> str:
    rank = played_card(move) // 4
    what = USED.get(rank, "used a joker")
    if rank in (cards.ACE, cards.THREE):
        return what
    opponent = use_opponent(move)
    return f"{what} on {'you' if opponent == was.seat else f'{{{opponent}}}'}"


def _chosen(was: Sight, seat: int, move: int) -> str:
    owner = chosen_seat(move)
    card = DRAWN[soldier_card(army.read(was.options, owner, chosen_name(move)))]
    verb = move & VERB_MASK
    if owner == seat:
        return f"handed over {card}" if verb == fields.TAKE else f"gave up {card}"
    done = {fields.TAKE: "took", fields.DESTROY: "destroyed"}.get(verb, "struck")
    whose = "your" if owner == was.seat else f"{{{owner}}}'s"
    return f"{done} {whose} {card}"
