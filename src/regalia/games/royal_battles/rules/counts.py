# native
"""How many armies there are: of a given beginning, within limits and points (sections 4.1, 15.3 and 16.2).

A random army comes unit by unit, a boss first and the others in the order of kinds; each next unit is weighted by the number of
armies that it leads to, so that all armies have the same probability.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.terms import Options

NO_BOSS: Final[i64] = -1
NO_KIND: Final[i64] = 100000  # points: no kind can be added


def room(options: Options, kind: i64, boss: i64) -> i64:
    """How often an army may have the kind beside a boss of the kind ``boss``."""
    limit = options.limits[kind]
    return limit - 1 if kind == boss and limit < options.slots else limit


def armies(options: Options, boss: i64, kind: i64, left: i64, points: i64, least: i64) -> i64:
    """The number of ways to complete an army with units of this and later kinds.

    At most ``left`` units and ``points`` are left. ``least`` is the lowest price among the earlier kinds of which the army may
    have more: with points an army is full when nothing can be added (rule 67).
    """
    if kind == options.kinds:
        if left == 0:
            return 1
        return i64(len(options.budgets) > 0 and points < least)
    key = (
        ((boss + 1 if boss >= 0 and options.limits[boss] < options.slots else i64(0)) * 32 + kind) * 8 + left
    ) * 16384
    key += points
    key = key * 131072 + least
    known = options.counted.get(key)
    if known is not None:
        return known
    price = options.prices[kind]
    most = room(options, kind, boss)
    ways: i64 = 0
    of_it: i64 = 0
    while of_it <= left and of_it <= most and of_it * price <= points:
        rest = least if of_it == most or least < price else price
        ways += armies(options, boss, kind + 1, left - of_it, points - of_it * price, rest)
        of_it += 1
    options.counted[key] = ways
    return ways


def armies_after(options: Options, seat: i64, boss: i64, held: list[int], kind: i64) -> i64:
    """The number of armies that begin with these units in the order of kinds, and this kind next."""
    points = options.budgets[seat] if len(options.budgets) else i64(0)
    if boss != NO_BOSS:
        points -= 2 * options.prices[boss]
    left = options.most[seat] - i64(boss != NO_BOSS) - i64(len(held)) - 1
    least = NO_KIND
    used: i64 = 1
    for other in held:
        points -= options.prices[other]
        if other == kind:
            used += 1
    points -= options.prices[kind]
    if points < 0 or used > room(options, kind, boss):
        return 0
    for other in range(kind):
        if i64(held.count(other)) < room(options, other, boss) and options.prices[other] < least:
            least = options.prices[other]
    price = options.prices[kind]
    ways: i64 = 0
    of_it: i64 = 0  # more units of this kind
    while of_it <= left and used + of_it <= room(options, kind, boss) and of_it * price <= points:
        rest = least if used + of_it == room(options, kind, boss) or least < price else price
        ways += armies(options, boss, kind + 1, left - of_it, points - of_it * price, rest)
        of_it += 1
    return ways


def armies_of_boss(options: Options, seat: i64, boss: i64) -> i64:
    """The number of armies with this kind as their boss."""
    points: i64 = 0
    if len(options.budgets):
        points = options.budgets[seat] - 2 * options.prices[boss]
    if points < 0 or options.limits[boss] == 0:
        return 0
    return armies(options, boss, 0, options.most[seat] - 1, points, NO_KIND)
