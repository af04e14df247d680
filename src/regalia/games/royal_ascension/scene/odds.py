# native: pictures
"""Chances to win a battle from what a viewer knows.

An opponent is taken to send the best territory, the best two hearts and all weapons. Unknown hearts are any of those
that the viewer has not seen: their best two have an exact distribution, over which the chance is averaged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.chances import chance_against_all, chance_of
from regalia.games.royal_ascension.scene.sight import Sight

MOST_HEARTS = int(terms.MOST_HEARTS)


def armed(sight: Sight, seat: int) -> int:
    """The value of a seat's weapons, less its plague."""
    return sight.worth(sight.weapons(seat)) - int(terms.PLAGUE_COST) * sight.row(m.MARKERS, seat)


def best_land(sight: Sight, seat: int) -> int:
    return max((int(terms.POINTS[land]) for land in sight.lands(seat)), default=0)


def own_best(sight: Sight) -> int:
    """The greatest strength that the viewer can bring to a battle."""
    hearts = (sight.hearts(sight.seat) or [])[:MOST_HEARTS]
    return best_land(sight, sight.seat) + sight.worth(hearts) + armed(sight, sight.seat)


def span(sight: Sight, seat: int) -> tuple[int, int]:
    """The least and the greatest strength of a seat that uses all it may."""
    lands = [int(terms.POINTS[land]) for land in sight.lands(seat)]
    values = [int(value) for value in sight.options.values]
    known = [sight.value(face) for face in sight.known(seat)]
    unknown = min(MOST_HEARTS, sight.row(m.HEARTS_HELD, seat) - len(known))
    low, high = (sum(sorted(known + [one] * unknown)[-MOST_HEARTS:]) for one in (min(values), max(values)))
    return min(lands) + low + armed(sight, seat), max(lands) + high + armed(sight, seat)


def unseen_hearts(sight: Sight) -> Counter[int]:
    """The values of hearts that the viewer has not seen, with their counts."""
    left = Counter({int(sight.options.values[rank]): 2 for rank in range(terms.RANKS)})
    for face in sight.discards(terms.HEARTS):
        left[sight.value(face)] -= 1
    for seat in range(sight.seats):
        for face in sight.hearts(seat) or sight.known(seat):
            left[sight.value(face)] -= 1
    return left


def best_two(left: Counter[int], count: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every possible best pair among ``count`` cards drawn from these, with its chance."""
    size = sum(left.values())
    count = min(count, size)
    if count == 0:
        yield (), 1.0
        return
    ways = comb(size, count)
    values = sorted(value for value in left if left[value])
    below = {value: sum(left[low] for low in values if low < value) for value in values}
    for high in values:
        if count == 1:
            yield (high,), left[high] / size
            continue
        both = sum(comb(left[high], k) * comb(below[high], count - k) for k in range(2, left[high] + 1) if k <= count)
        if both:
            yield (high, high), both / ways
        for low in values:
            if low < high:
                with_low = comb(below[low] + left[low], count - 1) - comb(below[low], count - 1)
                if with_low:
                    yield (high, low), left[high] * with_low / ways


def strengths(sight: Sight, seat: int) -> list[tuple[int, float]]:
    """The possible strengths of an opponent that uses all it may, with their chances."""
    known = [sight.value(face) for face in sight.known(seat)]
    unknown = sight.row(m.HEARTS_HELD, seat) - len(known)
    fixed = best_land(sight, seat) + armed(sight, seat)
    return [
        (fixed + sum(sorted([*known, *pair])[-MOST_HEARTS:]), chance)
        for pair, chance in best_two(unseen_hearts(sight), unknown)
    ]


def duel(sight: Sight, strength: int, opponent: int) -> float:
    """The chance of a strength against an opponent, averaged over its unknown hearts."""
    dice = int(sight.options.battle_dice)
    return sum([chance * chance_of(strength - theirs, dice) for theirs, chance in strengths(sight, opponent)], 0.0)


def melee(sight: Sight, strength: int, opponents: list[int]) -> float:
    """The approximate chance against several opponents, by their mean strengths."""
    leads: list[float] = []
    for seat in opponents:
        mean = sum([theirs * chance for theirs, chance in strengths(sight, seat)], 0.0)
        leads.append(strength - mean)
    return chance_against_all(leads, sight.options.battle_dice)


def battle(sight: Sight, strength: int) -> float:
    """The viewer's chance in the battle that is due."""
    others = [seat for seat in sight.fighters() if seat != sight.seat]
    return duel(sight, strength, others[0]) if len(others) == 1 else melee(sight, strength, others)


def open_battle(sight: Sight, seat: int) -> float:
    """A fighter's chance after the reveal, before the dice."""
    others = [sight.strength(other) for other in sight.fighters() if other != seat]
    mine = sight.strength(seat)
    if len(others) == 1:
        return chance_of(mine - others[0], sight.options.battle_dice)
    return chance_against_all([float(mine - other) for other in others], sight.options.battle_dice)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
