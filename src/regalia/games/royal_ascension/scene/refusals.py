# native: pictures
"""Refusals: things that look possible and are not, each with its reason."""

from __future__ import annotations

from regalia.games.royal_ascension.notation import NAMED
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.scene import reasons
from regalia.games.royal_ascension.scene.names import LANDS
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.games.royal_ascension.scene.tokens import Tokens
from regalia.kernel.scene import Choice, Refusal
from regalia.kernel.scene.toolkit import refusal, touched


def refusals(sight: Sight, tokens: Tokens, choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """What a player might touch in vain, each with its reason."""
    taken = touched(choices)
    found = []
    for id, move, label in _meant(sight, tokens):
        if id not in taken:
            found.append(refusal(id, reasons.why(sight.view, sight.rules, move), label))
    return tuple(found)


def _meant(sight: Sight, tokens: Tokens) -> list[tuple[str, int, str]]:
    """Ids, the move that touching each means, and the label of a locked row."""
    step = sight.step
    if step == terms.MOVING:
        return [(f"space{i}", fields.make_move(i), "") for i in range(len(sight.options.spaces))]
    if step == terms.PICKING:
        return [(terms.SLUGS[land], fields.make_pick(land), "") for land in range(terms.TERRITORIES)]
    if step == terms.CHALLENGING:
        seats = [seat for seat in range(sight.seats) if seat != sight.seat]
        return [(f"plate{seat}", fields.make_attack(seat), f"Attack {{{seat}}}") for seat in seats]
    if step == terms.COMMITTING:
        cards = [(tokens.touch[face], fields.make_use(NAMED[face]), "") for face in tokens.touch]
        lands = [(terms.SLUGS[land], fields.make_field(land), "") for land in range(len(LANDS))]
        return cards + lands
    if step in (terms.BUYING, terms.PAYING):
        buy, pay = fields.make_buy, fields.make_pay
        makers = {"c": buy, "d": pay, "h": pay if step == terms.PAYING else buy}
        return [
            (id, makers[face[1]](NAMED[face]), f"Buy [{face}]" if face[1] == "c" else "")
            for face, id in tokens.touch.items()
        ]
    return []
