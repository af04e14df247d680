"""What is played for a seat that does not answer in time: the least that binds it."""

from __future__ import annotations

from regalia.games.royal_ascension import fields, terms
from regalia.games.royal_ascension.rules import AscensionRules
from regalia.games.royal_ascension.seen import moves_seen
from regalia.kernel.rules import Rules
from regalia.kernel.state import View

DEFAULTS = {  # taken where they can be
    terms.ANSWERING: int(fields.ALLY),  # a card is spent, no territory is lost
    terms.DARING: fields.make_allin(fields.NO),
    terms.BUYING: int(fields.DONE),
}
# In all other decisions the last move: done; the strongest territory to pick or to send; the dearest diamond.


def default(view: View, rules: Rules) -> int:
    assert isinstance(rules, AscensionRules)
    moves = moves_seen(view, rules)
    wanted = DEFAULTS.get(getattr(view.table, "step", -1), -1)
    return wanted if wanted in moves else moves[-1]
