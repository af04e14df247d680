# native
"""Chances to win a battle between known strengths, with equally many dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def sums(dice: int) -> list[float]:
    """The probability of each sum of this number of dice."""
    odds = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(odds) + 6)
        for total in range(len(odds)):
            for pips in range(1, 7):
                more[total + pips] += odds[total] / 6.0
        odds = more
    return odds


def wins_by_lead(dice: int) -> list[float]:
    """Chances to win by lead, from 0; the last entry covers all higher leads."""
    odds = sums(dice)
    chances: list[float] = []
    for lead in range(5 * dice + 1):
        win = 0.0
        tie = 0.0
        for mine in range(len(odds)):
            for theirs in range(len(odds)):
                both = odds[mine] * odds[theirs]
                if mine + lead > theirs:
                    win += both
                elif mine + lead == theirs:
                    tie += both
        chances.append(win / (1.0 - tie))
    return chances


SUMS: Final[list[list[float]]] = [[], [], sums(2), [], sums(4), [], sums(6)]
WINS: Final[list[list[float]]] = [[], [], wins_by_lead(2), [], wins_by_lead(4), [], wins_by_lead(6)]


def chance_of(lead: i64, dice: i64) -> float:
    """The chance to win a duel with this lead in strength, which may be negative."""
    wins = WINS[dice]
    last = i64(len(wins)) - 1
    if lead < 0:
        return 1.0 - wins[last if -lead > last else -lead]
    return wins[last if lead > last else lead]


def chance_between(lowest: i64, highest: i64, dice: i64) -> float:
    """The mean chance over all leads in a range, each equally likely."""
    total = 0.0
    for lead in range(lowest, highest + 1):
        total += chance_of(lead, dice)
    return total / float(highest - lowest + 1)


def chance_against_all(leads: list[float], dice: i64) -> float:
    """The approximate chance to beat several opponents at once, with these leads over them."""
    odds = SUMS[dice]
    chance = 0.0
    for mine in range(len(odds)):
        beaten = odds[mine]
        for lead in leads:
            below = 0.0
            for theirs in range(len(odds)):
                gap = float(mine) + lead - float(theirs)
                if gap > 0.5:
                    below += odds[theirs]
                elif gap > -0.5:
                    below += odds[theirs] / 2.0
            beaten *= below
        chance += beaten
    return chance
