# native
"""The outcome of a fight if both sides strike sensibly.

Bots use it, and so do previews of blocks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.bots.values import soldier_worth
from regalia.kernel.vecs import vec

# Soldiers in a fight are given by their skills, strongest first; -1 has fallen. DOOM is added to one that was struck at
# the current level and is still to fall.
DOOM: Final[i64] = 100


def strike_best(enemies: vec[i64], count: i64, level: i64, strikes: i64) -> None:
    """Doom the strongest that have not struck yet, then the strongest of the others."""
    for _ in range(strikes):
        best: i64 = -1
        for i in range(count):
            its = enemies[i]
            if 0 <= its < DOOM and (best < 0 or (its < level <= enemies[best])):
                best = i
        if best < 0:
            return
        enemies[best] += DOOM


def strikers(soldiers: vec[i64], count: i64, level: i64) -> i64:
    found: i64 = 0
    for i in range(count):
        if soldiers[i] == level or soldiers[i] == level + DOOM:
            found += 1
    return found


def bury(soldiers: vec[i64], count: i64) -> i64:
    """Remove the doomed and return how many are left."""
    left: i64 = 0
    for i in range(count):
        if soldiers[i] >= DOOM:
            soldiers[i] = -1
        elif soldiers[i] >= 0:
            left += 1
    return left


def fight_out(attackers: vec[i64], a: i64, blockers: vec[i64], b: i64) -> None:
    """Fight by section 5.3 with sensible choices. A fallen soldier becomes -1."""
    level: i64 = 13
    while level >= 0:
        strikes = strikers(attackers, a, level)
        answers = strikers(blockers, b, level)
        if strikes or answers:
            strike_best(blockers, b, level, strikes)
            strike_best(attackers, a, level, answers)
            if bury(attackers, a) == 0 or bury(blockers, b) == 0:
                bury(blockers, b)
                return
        level -= 1


def balance(attackers: vec[i64], a: i64, blockers: vec[i64], b: i64) -> float:
    """The value that the blockers lose minus the value that the attackers lose."""
    if a == 0 or b == 0:
        return 0.0
    left = attackers[:]
    right = blockers[:]
    fight_out(left, a, right, b)
    gained = 0.0
    for i in range(b):
        if right[i] < 0:
            gained += soldier_worth(blockers[i])
    for i in range(a):
        if left[i] < 0:
            gained -= soldier_worth(attackers[i])
    return gained


def fallen_to_one(attackers: vec[i64], a: i64, blocker: i64) -> i64:
    """The attacker that a single blocker destroys; -1 if a stronger one strikes first."""
    if attackers[0] > blocker:
        return -1
    if attackers[0] == blocker:
        for i in range(1, a):
            if attackers[i] < blocker:
                return i
    return 0


def outlives(blocker: i64, attackers: vec[i64], a: i64) -> bool:
    """Whether a single blocker survives: only against one weaker attacker."""
    return a == 1 and attackers[0] < blocker


def balance_with_one(attackers: vec[i64], a: i64, blocker: i64) -> float:
    """The balance of a fight with a single blocker, without fighting it out."""
    gained = 0.0 if outlives(blocker, attackers, a) else soldier_worth(blocker)
    fallen = fallen_to_one(attackers, a, blocker)
    return gained if fallen < 0 else gained - soldier_worth(attackers[fallen])


def outcome(attackers: list[int], blockers: list[int]) -> tuple[list[bool], list[bool]]:
    """Which soldiers of each side survive the fight; skills come strongest first.

    For callers outside compiled code.
    """
    left = vec[i64](attackers[:])
    right = vec[i64](blockers[:])
    a = i64(len(attackers))
    b = i64(len(blockers))
    if a and b:
        fight_out(left, a, right, b)
    return [left[i] >= 0 for i in range(a)], [right[i] >= 0 for i in range(b)]
