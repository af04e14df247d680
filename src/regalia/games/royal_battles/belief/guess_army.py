# native
"""A possible army of secret recruits: their number is known, and that they fit limits and points (rules 53 and 65)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.armies import completions
from regalia.games.royal_battles.rules.model import RECRUITS, SLOTS, with_pick
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMING, SECRET, Options
from regalia.kernel.rng import Rng
from regalia.kernel.vecs import vec


def guess_picks(position: Position, seat: i64, rng: Rng) -> i64:
    """Possible secret recruits; without points each group of units has the same probability."""
    options = position.options
    count = position.table.row[RECRUITS + seat]
    if options.army_choice != SECRET or options.armies[seat * SLOTS] >= 0 or position.table.step > ARMING:
        return 0
    if len(options.budgets) or seat == options.master:
        return affordable_picks(options, seat, count, rng)
    picks: i64 = 0
    last: i64 = -1
    used: i64 = 0
    for n in range(count):
        kind = next_kind(options, last, used, count - n, rng)
        used = used + 1 if kind == last else 1
        last = kind
        picks = with_pick(picks, kind)
    return picks


def next_kind(options: Options, last: i64, used: i64, left: i64, rng: Rng) -> i64:
    total: i64 = 0
    first = last if last >= 0 else i64(0)
    for kind in range(first, options.kinds):
        total += completions(options, last, used, kind, left)
    chosen = rng.below(total)
    for kind in range(first, options.kinds):
        chosen -= completions(options, last, used, kind, left)
        if chosen < 0:
            return kind
    return -1


def affordable_picks(options: Options, seat: i64, count: i64, rng: Rng) -> i64:
    """Units within the seat's points; the master's first one is the boss and costs double."""
    left = vec[i64]([0] * options.kinds)  # how many of each kind the army may still have
    for kind in range(options.kinds):
        left[kind] = options.limits[kind]
    points = options.budgets[seat] if len(options.budgets) else i64(0)
    picks: i64 = 0
    first: i64 = 0
    for n in range(count):
        boss = seat == options.master and n == 0
        kind = affordable(options, left, first, points, count - n, boss, rng)
        left[kind] -= 1
        points -= 2 * options.prices[kind] if boss else options.prices[kind]
        picks = with_pick(picks, kind + options.kinds if boss else kind)
        first = 0 if boss else kind
    return picks


def affordable(options: Options, left: vec[i64], first: i64, points: i64, count: i64, boss: bool, rng: Rng) -> i64:
    """A random kind after which ``count`` - 1 more units can be paid.

    None of these is of an earlier kind.
    """
    found = vec[i64]([0] * options.kinds)
    number: i64 = 0
    for kind in range(first, options.kinds):
        if left[kind] == 0:
            continue
        left[kind] -= 1
        price = 2 * options.prices[kind] if boss else options.prices[kind]
        if price + cheapest(options, left, 0 if boss else kind, count - 1) <= points:
            found[number] = kind
            number += 1
        left[kind] += 1
    return found[rng.below(number)]


def cheapest(options: Options, left: vec[i64], first: i64, count: i64) -> i64:
    """The lowest price of ``count`` units of this and later kinds; very high if there are too few."""
    used = vec[i64]([0] * options.kinds)
    total: i64 = 0
    for _ in range(count):
        best: i64 = -1
        for kind in range(first, options.kinds):
            if used[kind] < left[kind] and (best < 0 or options.prices[kind] < options.prices[best]):
                best = kind
        if best < 0:
            return 1000000
        used[best] += 1
        total += options.prices[best]
    return total
