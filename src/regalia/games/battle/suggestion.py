# native: pictures
"""Which cards a seat might cut, by the house bots' own judgement and from what the seat sees alone."""

from __future__ import annotations

from regalia.games.battle.bot_decks import suggested
from regalia.games.battle.survey import Survey, unbagged


def suggested_cuts(survey: Survey) -> list[int]:
    """As many cards as the viewer still has to cut, in card order."""
    assert survey.own is not None
    return unbagged(suggested(list(survey.own.pile), survey.options.deck_size, last_cut(survey)), 0)


def last_cut(survey: Survey) -> int:
    """The card that the viewer cut last: none before it in card order can follow (section 4, choosing k of a list)."""
    cuts = survey.cuts()
    return cuts[-1] if cuts else 0
