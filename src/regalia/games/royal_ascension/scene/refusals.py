# native: pictures
"""Refusals: things that look possible and are not, each with its reason."""

from __future__ import annotations

from regalia.games.royal_ascension.notation import NAMED
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.scene.names import LANDS
from regalia.games.royal_ascension.scene.reasons import REASONS
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.games.royal_ascension.scene.tokens import Tokens
from regalia.kernel.scene import Choice, Refusal
from regalia.kernel.scene.toolkit import Attempt, refused, touched


def refusals(sight: Sight, tokens: Tokens, choices: tuple[Choice, ...]) -> tuple[Refusal, ...]:
    """What a player might touch in vain, each with its reason."""
    return tuple(refused(sight, _attempts(sight, tokens), touched(choices), REASONS.why))


def _attempts(sight: Sight, tokens: Tokens) -> list[Attempt]:
    """What a player might touch in this step."""
    step = sight.step
    if step == terms.MOVING:
        return [Attempt(f"space{i}", fields.make_move(i)) for i in range(len(sight.options.spaces))]
    if step == terms.PICKING:
        return [Attempt(terms.SLUGS[land], fields.make_pick(land)) for land in range(terms.TERRITORIES)]
    if step == terms.CHALLENGING:
        seats = [seat for seat in range(sight.seats) if seat != sight.seat]
        return [Attempt(f"plate{seat}", fields.make_attack(seat), f"Attack {{{seat}}}") for seat in seats]
    if step == terms.COMMITTING:
        cards = [Attempt(tokens.touch[face], fields.make_use(NAMED[face])) for face in tokens.touch]
        lands = [Attempt(terms.SLUGS[land], fields.make_field(land)) for land in range(len(LANDS))]
        return cards + lands
    if step in (terms.BUYING, terms.PAYING):
        buy, pay = fields.make_buy, fields.make_pay
        makers = {"c": buy, "d": pay, "h": pay if step == terms.PAYING else buy}
        return [
            Attempt(id, makers[face[1]](NAMED[face]), f"Buy [{face}]" if face[1] == "c" else "")
            for face, id in tokens.touch.items()
        ]
    return []
