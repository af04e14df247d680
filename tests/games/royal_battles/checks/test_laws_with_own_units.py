"""Custom units keep the laws too; the battery mixes options but invents no units."""

from __future__ import annotations

from regalia.games.royal_battles import GAME
from regalia.testing.battery import check
from regalia.testing.trial import Trial
from tests.games.royal_battles.mixes import CUSTOM

LAWS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)


def test_custom_units_keep_the_laws() -> None:
    trial = Trial(GAME, games=2, seed=5, options={"units": CUSTOM, "army_white": "AHGD", "army_choice": "random"})
    verdicts = list(check(trial, LAWS))
    assert [(verdict.law, verdict.text) for verdict in verdicts if verdict.outcome != "ok"] == []
    assert {verdict.law for verdict in verdicts} == set(LAWS)
