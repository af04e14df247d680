"""Swiss: entrants with equal scores meet; repeated meetings are avoided where possible."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.events.chance import Chance
from regalia.events.entries import RoundMade
from regalia.events.event import Event
from regalia.events.matching import pairs
from regalia.events.seating import around, meetings, seated
from regalia.events.standings import points
from regalia.events.tables import sizes


def rounds(event: Event) -> int:
    """The number of rounds: as planned, or else as in a knockout.

    That leaves at most one entrant unbeaten.
    """
    return event.plan.rounds or max(1, (len(event.entrants) - 1).bit_length())


def advancing(event: Event) -> list[int]:
    """The entrants of the next round; empty when all are played."""
    left = event.remaining
    return left if len(event.rounds) < rounds(event) and len(left) > 1 else []


def next_round(event: Event) -> RoundMade | None:
    """The next round; None when all are played."""
    left = advancing(event)
    if not left:
        return None
    number = len(event.rounds) + 1
    chance = Chance(event.seed, "round", number)
    scored = points(event)
    order = sorted(chance.shuffled(left), key=lambda entrant: -scored[entrant])
    met = meetings(event)
    if event.plan.table_size > 2:
        groups = _groups(order, event.plan.table_size, met)
        return RoundMade(round=number, tables=tuple(around(event, group, chance) for group in groups))
    byes: tuple[int, ...] = ()
    if len(order) % 2:
        byes = (_bye(event, order, met),)
        order.remove(byes[0])
    tables = tuple(seated(event, one, other, chance) for one, other in _pairs(order, met))
    return RoundMade(round=number, byes=byes, tables=tables)


def _bye(event: Event, order: Sequence[int], met: Sequence[Sequence[int]]) -> int:
    """The lowest of those with the fewest byes whose bye leaves the most new pairs."""
    fewest = min(event.byes(entrant) for entrant in order)
    candidates = [entrant for entrant in reversed(order) if event.byes(entrant) == fewest]
    most = len(order) // 2
    left = {entrant: _new_pairs([other for other in order if other != entrant], met) for entrant in candidates[:1]}
    if left[candidates[0]] < most:
        for entrant in candidates[1:]:
            left[entrant] = _new_pairs([other for other in order if other != entrant], met)
    return max(left, key=lambda entrant: left[entrant])


def _pairs(order: Sequence[int], met: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Pairs from the top, each with the next below.

    The rest must still allow as few repeats as possible.
    """
    rest = list(order)
    left = _new_pairs(rest, met)
    made: list[tuple[int, int]] = []
    while rest:
        one = rest.pop(0)
        for other in sorted(rest, key=lambda other: met[one][other]):
            others = [entrant for entrant in rest if entrant != other]
            new = met[one][other] == 0
            if _new_pairs(others, met) + new == left:
                made.append((one, other))
                rest, left = others, left - new
                break
    return made


def _new_pairs(entrants: Sequence[int], met: Sequence[Sequence[int]]) -> int:
    """The most pairs of entrants who have not met."""
    return pairs(
        [[b for b, other in enumerate(entrants) if a != b and met[one][other] == 0] for a, one in enumerate(entrants)]
    )


def _groups(order: Sequence[int], most: int, met: Sequence[Sequence[int]]) -> list[list[int]]:
    """Tables of three or four from the top.

    Each is filled with the next entrant who has met the others least.
    """
    rest = list(order)
    tables: list[list[int]] = []
    for size in sizes(len(rest), most):
        table = [rest.pop(0)]
        while len(table) < size:
            following = min(rest, key=lambda entrant: sum(met[entrant][other] for other in table))
            rest.remove(following)
            table.append(following)
        tables.append(table)
    return tables
