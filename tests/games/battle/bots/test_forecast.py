"""The forecast for a single blocker equals the fight of section 5.3."""

from __future__ import annotations

from itertools import combinations_with_replacement

from mypy_extensions import i64

from regalia.games.battle.bots.forecast import balance_with_one, fallen_to_one, outcome, outlives
from regalia.games.battle.bots.values import soldier_worth
from regalia.kernel.vecs import vec

SKILLS = range(13, 0, -1)


def test_5_3_a_single_blocker_fares_as_if_the_fight_were_fought_out() -> None:
    for size in (1, 2, 3):
        for attackers in combinations_with_replacement(SKILLS, size):
            group = vec[i64](list(attackers))
            for blocker in SKILLS:
                stand, (outlived,) = outcome(list(attackers), [blocker])
                fallen = [skill for skill, stands in zip(attackers, stand, strict=True) if not stands]
                which = fallen_to_one(group, size, blocker)
                assert ([] if which < 0 else [attackers[which]]) == fallen, (attackers, blocker)
                assert outlives(blocker, group, size) == outlived, (attackers, blocker)
                worth = (0.0 if outlived else soldier_worth(blocker)) - sum(map(soldier_worth, fallen))
                assert balance_with_one(group, size, blocker) == worth, (attackers, blocker)
